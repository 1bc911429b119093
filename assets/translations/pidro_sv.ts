<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pidro</source>
        <translation>Om Pidro</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>Glöm alltihop</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behåll det</translation>
    </message>
    <message>
        <source>Pidro {version}</source>
        <translation>Pidro {version}</translation>
    </message>
    <message>
        <source>Reset the career</source>
        <translation>Nollställ karriären</translation>
    </message>
    <message>
        <source>Reset the career…</source>
        <translation>Nollställ karriären…</translation>
    </message>
    <message>
        <source>The card game of the Ostrobothnian coast, for one person and three robots that say why they play as they do.

Free software under the MIT licence. Cards, figures and sounds are the project&apos;s own; the typeface is Lato, under the Open Font License.</source>
        <translation>Den österbottniska kustens kortspel, för en människa och tre robotar som berättar varför de spelar som de gör.

Fri programvara under MIT-licensen. Kort, figurer och ljud är projektets egna; typsnittet är Lato, under Open Font License.</translation>
    </message>
    <message>
        <source>This forgets {won} won and {lost} lost games and all statistics, and can&apos;t be undone. The history and the game that is running stay.</source>
        <translation>Då glöms {won} vunna och {lost} förlorade partier och all statistik. Det kan inte ångras. Historiken och partiet som pågår blir kvar.</translation>
    </message>
    <message>
        <source>Your career: {won} won, {lost} lost.</source>
        <translation>Din karriär: {won} vunna, {lost} förlorade.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) still to be judged.</source>
        <translation>
            <numerusform>%n giv att bedöma ännu.</numerusform>
            <numerusform>%n givar att bedöma ännu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fil</numerusform>
            <numerusform>%n filer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n färgkort</numerusform>
            <numerusform>%n färgkort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was there already</source>
        <translation>
            <numerusform>%n fanns där redan</numerusform>
            <numerusform>%n fanns där redan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of them are cold, the rest is ours: %n point(s).</source>
        <translation>
            <numerusform>Båda motståndarna är kalla, resten är vår: %n poäng.</numerusform>
            <numerusform>Båda motståndarna är kalla, resten är vår: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of us are cold, the rest is theirs: %n point(s).</source>
        <translation>
            <numerusform>Vi är båda kalla, resten är deras: %n poäng.</numerusform>
            <numerusform>Vi är båda kalla, resten är deras: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) better than robots did with these cards.</source>
        <translation>
            <numerusform>Giv {number}: %n poäng bättre än robotarna med de här korten.</numerusform>
            <numerusform>Giv {number}: %n poäng bättre än robotarna med de här korten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) worse than robots did with these cards.</source>
        <translation>
            <numerusform>Giv {number}: %n poäng sämre än robotarna med de här korten.</numerusform>
            <numerusform>Giv {number}: %n poäng sämre än robotarna med de här korten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold more than six trumps: choose %n to kill.</source>
        <translation>
            <numerusform>Du har fler än sex färgkort: välj %n att döda.</numerusform>
            <numerusform>Du har fler än sex färgkort: välj %n att döda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history, {there}; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n parti har tagits in i historiken, {there}; importerade partier räknas inte.</numerusform>
            <numerusform>{files}: %n partier har tagits in i historiken, {there}; importerade partier räknas inte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n parti har tagits in i historiken; importerade partier räknas inte.</numerusform>
            <numerusform>{files}: %n partier har tagits in i historiken; importerade partier räknas inte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s), in the history already.</source>
        <translation>
            <numerusform>{files}: %n parti, som redan finns i historiken.</numerusform>
            <numerusform>{files}: %n partier, som alla redan finns i historiken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys %n card(s).</source>
        <translation>
            <numerusform>{name} köper %n kort.</numerusform>
            <numerusform>{name} köper %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} held %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} hade %n färgkort före köpet.</numerusform>
            <numerusform>{name} hade %n färgkort före köpet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} har %n färgkort före köpet.</numerusform>
            <numerusform>{name} har %n färgkort före köpet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the pack: %n card(s).</source>
        <translation>
            <numerusform>{name} tar packen: %n kort.</numerusform>
            <numerusform>{name} tar packen: %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} tar varvet: %n poäng.</numerusform>
            <numerusform>{name} tar varvet: %n poäng.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>Givens &amp;nummer:</translation>
    </message>
    <message>
        <source>Play a numbered deal</source>
        <translation>Spela en numrerad giv</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spela den</translation>
    </message>
    <message>
        <source>The number of a deal is 0 to {last}, in digits.</source>
        <translation>En giv har ett nummer från 0 till {last}, skrivet med siffror.</translation>
    </message>
    <message>
        <source>The same number is the same cards and the same dealer on every machine. The deal is for practice: it counts for nothing, and the game on the table waits.</source>
        <translation>Samma nummer betyder samma kort och samma spelare som ger, på varje dator. Given är till för övning: den räknas inte, och partiet på bordet väntar.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopiera som text</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportera…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importera…</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Titta på den</translation>
    </message>
    <message>
        <source>&amp;Replay it</source>
        <translation>&amp;Spela om den</translation>
    </message>
    <message>
        <source>Deals of the chosen game</source>
        <translation>Det valda partiets givar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Inget parti har spelats till slut ännu.</translation>
    </message>
    <message>
        <source>The game is written to {file}.</source>
        <translation>Partiet har skrivits till {file}.</translation>
    </message>
</context>
<context>
    <name>KindDealsDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Titta på den</translation>
    </message>
    <message>
        <source>Deals that lost points</source>
        <translation>Givar som kostade poäng</translation>
    </message>
    <message>
        <source>The deals that lost the most, first; choose one to look at it.</source>
        <translation>De givar som kostade mest först; välj en för att titta på den.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Pidro</source>
        <translation>&amp;Om Pidro</translation>
    </message>
    <message>
        <source>&amp;Copy this deal</source>
        <translation>&amp;Kopiera den här given</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Vidare</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>His&amp;torik</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>Importera &amp;partier…</translation>
    </message>
    <message>
        <source>&amp;Learn Pidro</source>
        <translation>&amp;Lär dig Pidro</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nytt parti</translation>
    </message>
    <message>
        <source>&amp;Play a numbered deal…</source>
        <translation>Spela en nu&amp;mrerad giv…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Replay with open cards</source>
        <translation>&amp;Repris med öppna kort</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;What is left</source>
        <translation>Vad som är &amp;kvar</translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ana&amp;lys</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>&amp;Regler</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Every decision of yours was right.</source>
        <translation>Alla dina beslut var rätt.</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Lämna analysen</translation>
    </message>
    <message>
        <source>Our points after each card; the arrow keys go through the deal.</source>
        <translation>Våra poäng efter varje kort; bläddra i given med piltangenterna.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Points of the bidder&apos;s team with open cards and best play by all.</source>
        <translation>Poängen för budgivarens lag med öppna kort och bästa spel av alla.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analys</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>The way of the value</source>
        <translation>Värdets väg</translation>
    </message>
    <message>
        <source>What could have been bid</source>
        <translation>Vad som kunde ha bjudits</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Dina beslut</translation>
    </message>
    <message>
        <source>Your decisions are being looked at…</source>
        <translation>Dina beslut granskas…</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of Pidro</source>
        <translation>Reglerna i pidro</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>A change of players holds from the next deal.</source>
        <translation>Nya spelare gäller från nästa giv.</translation>
    </message>
    <message>
        <source>A deck of four colours</source>
        <translation>En kortlek i fyra färger</translation>
    </message>
    <message>
        <source>A finished trick waits for a click</source>
        <translation>Ett färdigt varv väntar på ett klick</translation>
    </message>
    <message>
        <source>A game that shows them counts as assisted.</source>
        <translation>Ett parti som visar dem räknas som spelat med hjälp.</translation>
    </message>
    <message>
        <source>A second click confirms the card</source>
        <translation>Ett andra klick bekräftar kortet</translation>
    </message>
    <message>
        <source>A single legal card plays itself</source>
        <translation>Ett ensamt tillåtet kort spelas av sig självt</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Kortens baksidor</translation>
    </message>
    <message>
        <source>Compare each deal with the other table</source>
        <translation>Jämför varje giv med det andra bordet</translation>
    </message>
    <message>
        <source>Gold dots on trumps that carry points</source>
        <translation>Guldprickar på färgkort med poäng</translation>
    </message>
    <message>
        <source>Hints come from</source>
        <translation>Tipsen ges av</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Looks and sound</source>
        <translation>Utseende och ljud</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Rörelse</translation>
    </message>
    <message>
        <source>On the left, in the west</source>
        <translation>Till vänster, i väst</translation>
    </message>
    <message>
        <source>On the right, in the east</source>
        <translation>Till höger, i öst</translation>
    </message>
    <message>
        <source>Opponents play as</source>
        <translation>Motståndarna spelar som</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Show which trumps are still out</source>
        <translation>Visa vilka färgkort som ännu är ute</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>Systemets språk</translation>
    </message>
    <message>
        <source>The table shows {name}: a name has at most {count} visible characters.</source>
        <translation>Bordet visar {name}: ett namn har högst {count} synliga tecken.</translation>
    </message>
    <message>
        <source>There robots play the same cards, an expert in your seat; the score sheet shows it.</source>
        <translation>Där spelar robotar samma kort, en expert på din plats; protokollet visar det.</translation>
    </message>
    <message>
        <source>You, in the south</source>
        <translation>Du själv, i söder</translation>
    </message>
    <message>
        <source>Your partner plays as</source>
        <translation>Din partner spelar som</translation>
    </message>
    <message>
        <source>Your partner, in the north</source>
        <translation>Din partner, i norr</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>All</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>At the other table robots play the same cards, with an expert in your seat; so the luck of the cards is taken out. Deals with help are left out.</source>
        <translation>Vid det andra bordet spelar robotar samma kort, med en expert på din plats; så räknas kortturen bort. Givar med hjälp är inte med.</translation>
    </message>
    <message>
        <source>By how much the expert&apos;s choice is better than yours, judged only on what you could know. Choose a kind to see its deals.</source>
        <translation>Hur mycket bättre expertens val är än ditt, bedömt bara utifrån vad du kunde veta. Välj ett slag för att se dess givar.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Deals compared since the career began.</source>
        <translation>Givar som jämförts sedan karriären började.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Gained a deal</source>
        <translation>Vunnet per giv</translation>
    </message>
    <message>
        <source>Last 100</source>
        <translation>Senaste 100</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Senaste 20</translation>
    </message>
    <message>
        <source>Our score minus theirs, compared with the same at the other table, summed up.</source>
        <translation>Vår poäng minus deras, jämförd med detsamma vid det andra bordet, summerad.</translation>
    </message>
    <message>
        <source>Points lost a deal by all your decisions.</source>
        <translation>Förlorade poäng per giv genom alla dina beslut.</translation>
    </message>
    <message>
        <source>Points lost by your decisions</source>
        <translation>Poäng som dina beslut kostade</translation>
    </message>
    <message>
        <source>The other table</source>
        <translation>Det andra bordet</translation>
    </message>
    <message>
        <source>The same for each deal, on average.</source>
        <translation>Detsamma per giv, i medeltal.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Tillsammans</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Bids made</source>
        <translation>Hemspelade bud</translation>
    </message>
    <message>
        <source>Deals with our bid in which our team took at least the bid, of all deals with our bid.</source>
        <translation>Givar med vårt bud där vårt lag tog minst budet, av alla givar med vårt bud.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Games played to their end since the career began.</source>
        <translation>Partier spelade till slut sedan karriären började.</translation>
    </message>
    <message>
        <source>Our bids by their height</source>
        <translation>Våra bud efter höjd</translation>
    </message>
    <message>
        <source>Our score minus theirs at the end of each game since the career began, the oldest on the left: upwards where ours was higher. Hollow bars are games with help. Many games share a bar.</source>
        <translation>Vår poäng minus deras i slutet av varje parti sedan karriären började, det äldsta till vänster: uppåt där vår var högre. Ihåliga staplar är partier med hjälp. Flera partier kan dela en stapel.</translation>
    </message>
    <message>
        <source>Our score per deal where our team held the high bid; a set counts with its minus.</source>
        <translation>Vår poäng per giv där vårt lag hade budet; en håla räknas med sitt minus.</translation>
    </message>
    <message>
        <source>Our score per deal where the other team held the high bid.</source>
        <translation>Vår poäng per giv där det andra laget hade budet.</translation>
    </message>
    <message>
        <source>Over each bid: made / all of this height; the full part was made, the hatched part set.</source>
        <translation>Över varje bud: hemspelade / alla av denna höjd; den fyllda delen gick hem, den streckade hålade.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Över tid</translation>
    </message>
    <message>
        <source>Points as bidders</source>
        <translation>Poäng med budet</translation>
    </message>
    <message>
        <source>Points as defenders</source>
        <translation>Poäng mot budet</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Resultat över tid</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Skicklighet</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Those of them that our team won.</source>
        <translation>De av dem som vårt lag vann.</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Vinstandel</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Med hjälp</translation>
    </message>
    <message>
        <source>With help is a game in which a hint was shown, a deal was replayed with open hands before it was over, or the trumps still out were shown.</source>
        <translation>Med hjälp är ett parti där ett tips visades, där en giv spelades om med öppna händer innan den var slut, eller där färgkorten som ännu är ute visades.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Utan hjälp</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Won games of all games.</source>
        <translation>Vunna partier av alla partier.</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>A card with points can&apos;t be killed.</source>
        <translation>Ett kort med poäng kan inte dödas.</translation>
    </message>
    <message>
        <source>A deal can be replayed from its first lead on.</source>
        <translation>En giv kan spelas om från och med första utspelet.</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is scored.</source>
        <translation>En giv kan analyseras när den är räknad.</translation>
    </message>
    <message>
        <source>A first deal can explain the game as it goes; it counts for nothing.</source>
        <translation>En första giv kan förklara spelet under gång; den räknas inte.</translation>
    </message>
    <message>
        <source>A game that was under way can&apos;t be read any more; it is kept aside, and a new one begins.</source>
        <translation>Ett parti som pågick kan inte längre läsas; det läggs åt sidan, och ett nytt börjar.</translation>
    </message>
    <message>
        <source>A game was under way: deal {number}, {ours} for us and {theirs} for them. It goes on here.</source>
        <translation>Ett parti pågick: giv {number}, {ours} för oss och {theirs} för dem. Det fortsätter här.</translation>
    </message>
    <message>
        <source>A newer Pidro has written {path}: it is left alone, and nothing is kept.</source>
        <translation>En nyare Pidro har skrivit {path}: filen lämnas orörd, och inget sparas.</translation>
    </message>
    <message>
        <source>A pidro lies there, and the {card} has the best chance of it.</source>
        <translation>Där ligger en pidro, och bäst chans på den har {card}.</translation>
    </message>
    <message>
        <source>About Pidro</source>
        <translation>Om Pidro</translation>
    </message>
    <message>
        <source>All but the dealer have laid away what is not trump. What is left are trumps: see how many each of these three holds, and remember it. Then go on.</source>
        <translation>Alla utom given har lagt bort det som inte är färg. Det som är kvar är färgkort: se hur många var och en av de tre har, och lägg det på minnet. Gå sedan vidare.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>All the others passed: the dealer must bid {amount}.</source>
        <translation>Alla andra passade: given måste bjuda {amount}.</translation>
    </message>
    <message>
        <source>All the others passed: the dealer must bid {number}.</source>
        <translation>Alla andra passade: given måste bjuda {number}.</translation>
    </message>
    <message>
        <source>Another Pidro is open: its game goes on there, and here another one. Both count.</source>
        <translation>En annan Pidro är öppen: dess parti fortsätter där, och här spelas ett annat. Båda räknas.</translation>
    </message>
    <message>
        <source>Another program holds {path}: this could not be kept.</source>
        <translation>Ett annat program använder {path}: det här kunde inte sparas.</translation>
    </message>
    <message>
        <source>As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: made.</source>
        <translation>Så som det bjöds ({name} {bid}, {suit}) ger bästa spel {ours} för oss och {theirs} för dem: det går hem.</translation>
    </message>
    <message>
        <source>As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: set.</source>
        <translation>Så som det bjöds ({name} {bid}, {suit}) ger bästa spel {ours} för oss och {theirs} för dem: det hålar.</translation>
    </message>
    <message>
        <source>As the cards lay: nothing would have brought more.</source>
        <translation>Som korten låg: inget hade gett mer.</translation>
    </message>
    <message>
        <source>As the cards lay: the best would have brought {loss} points more.</source>
        <translation>Som korten låg: det bästa hade gett {loss} poäng mer.</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Som systemet säger</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Bjud {amount}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Budgivning</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Both opponents are cold: any order takes the rest.</source>
        <translation>Båda motståndarna är kalla: resten tas hem i vilken ordning som helst.</translation>
    </message>
    <message>
        <source>Both players of a team are cold: all points that are left go to the other team.</source>
        <translation>Båda spelarna i ett lag är kalla: alla poäng som är kvar går till det andra laget.</translation>
    </message>
    <message>
        <source>Buy, play and score</source>
        <translation>Köp, spel och poäng</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Lugn</translation>
    </message>
    <message>
        <source>Card to a trick</source>
        <translation>Kort i ett varv</translation>
    </message>
    <message>
        <source>Cards and bids</source>
        <translation>Kort och bud</translation>
    </message>
    <message>
        <source>Cards are played when trump is named and bought.</source>
        <translation>Kort spelas först när färgen är vald och korten köpta.</translation>
    </message>
    <message>
        <source>Cards fade, nothing flies</source>
        <translation>Korten tonas in, inget flyger</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Korten flyger</translation>
    </message>
    <message>
        <source>Career: {won} won, {lost} lost</source>
        <translation>Karriär: {won} vunna, {lost} förlorade</translation>
    </message>
    <message>
        <source>Click or press Space to go on.</source>
        <translation>Klicka eller tryck på mellanslag för att gå vidare.</translation>
    </message>
    <message>
        <source>Click the card once more to play it.</source>
        <translation>Klicka en gång till på kortet för att spela det.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klöver</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Deal {number}: the other table still plays these cards.</source>
        <translation>Giv {number}: det andra bordet spelar ännu de här korten.</translation>
    </message>
    <message>
        <source>Deal {number}: the same as robots got from these cards.</source>
        <translation>Giv {number}: samma som robotarna fick av de här korten.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} bid {bid}, the team took only {taken}: set; {others} to the others.</source>
        <translation>Giv {number}: {name} bjöd {bid}, laget tog bara {taken} och hålar; {others} till de andra.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} bid {bid}, the team took {taken} and keeps it; {others} to the others.</source>
        <translation>Giv {number}: {name} bjöd {bid}, laget tog {taken} och får behålla dem; {others} till de andra.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation>Partiets givar</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruter</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Avsluta lektionen</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Slut</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Retur</translation>
    </message>
    <message>
        <source>Evening blue</source>
        <translation>Aftonblått</translation>
    </message>
    <message>
        <source>Every card carries points, the {card} no more than any other.</source>
        <translation>Varje kort bär poäng, och {card} inte mer än något annat.</translation>
    </message>
    <message>
        <source>Everyone is dealt {dealt} cards, {packet} at a time; the {stock} that are left are the pack. Then, clockwise from the dealer&apos;s left, everyone speaks once: pass, or the number of points that the team will take, from {lowest} to {highest}. A bid must be higher than all before it; only {highest} may be bid over {highest}. If all the others pass, the dealer must bid {lowest}.</source>
        <translation>Var och en får {dealt} kort, {packet} åt gången; de {stock} som blir över är packen. Sedan säger alla en gång sitt, medsols från spelaren till vänster om given: pass, eller hur många poäng laget ska ta, från {lowest} till {highest}. Ett bud måste vara högre än alla före det; bara {highest} får bjudas över {highest}. Om alla andra passar måste given bjuda {lowest}.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportera partiet</translation>
    </message>
    <message>
        <source>Find a better bid, or pass: choose it on the table.</source>
        <translation>Hitta ett bättre bud, eller passa: välj på bordet.</translation>
    </message>
    <message>
        <source>Find a better card to lead: click it.</source>
        <translation>Hitta ett bättre kort att spela ut: klicka på det.</translation>
    </message>
    <message>
        <source>Find a better card: click it.</source>
        <translation>Hitta ett bättre kort: klicka på det.</translation>
    </message>
    <message>
        <source>Find a better suit: choose it on the table.</source>
        <translation>Hitta en bättre färg: välj på bordet.</translation>
    </message>
    <message>
        <source>Find better cards to kill: mark them on the table and confirm.</source>
        <translation>Hitta bättre kort att döda: märk dem på bordet och bekräfta.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message>
        <source>From 0 to {last}; lowest {lowest}, highest {highest}</source>
        <translation>Från 0 till {last}; lägst {lowest}, högst {highest}</translation>
    </message>
    <message>
        <source>From the pack you have bought up to {kept} cards. The bright ones are new.</source>
        <translation>Ur packen har du köpt tills du har {kept} kort. De ljusa är nya.</translation>
    </message>
    <message>
        <source>Gained over the other table, summed up</source>
        <translation>Vunnet mot det andra bordet, summerat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Vidare</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Good player</source>
        <translation>God spelare</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grön</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grön filt</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hjärter</translation>
    </message>
    <message>
        <source>Hint is off</source>
        <translation>Tips är av</translation>
    </message>
    <message>
        <source>Hint is on</source>
        <translation>Tips är på</translation>
    </message>
    <message>
        <source>Hint: {reason}</source>
        <translation>Tips: {reason}</translation>
    </message>
    <message>
        <source>If the team that holds the bid takes at least as many points as it bid, it scores what it took. If it takes fewer, it is set and loses as many points as it bid. The other team scores what it took in any case. If both teams reach {target} in the same deal, the team that held the bid wins.</source>
        <translation>Om laget med budet tar minst så många poäng som det bjöd får det det som det tog. Tar det färre hålar det och förlorar så många poäng som det bjöd. Det andra laget får i varje fall det som det tog. Når båda lagen {target} i samma giv vinner laget som hade budet.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importera partier</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Spela bara</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Döda</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Döda kort</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Utspel</translation>
    </message>
    <message>
        <source>Learn Pidro</source>
        <translation>Lär dig Pidro</translation>
    </message>
    <message>
        <source>Least use among those that may be killed: {cards}.</source>
        <translation>Minst nytta av dem som får dödas: {cards}.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>Look at the discards: they show how many trumps each of the three holds.</source>
        <translation>Se på de bortlagda korten: de visar hur många färgkort var och en av de tre har.</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>Går igenom {file}…</translation>
    </message>
    <message>
        <source>Lucky: something else was better.</source>
        <translation>Tur: något annat var bättre.</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <translation>Val av färg</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>No deal has been compared yet.</source>
        <translation>Ingen giv har jämförts ännu.</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Inget parti har spelats till slut ännu.</translation>
    </message>
    <message>
        <source>No idea behind it: chance.</source>
        <translation>Ingen tanke bakom: slumpen.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card} in this trick any more: it comes home.</source>
        <translation>Ingen kan längre slå {card} i det här varvet: poängen kommer hem.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}, and nothing low is left to lead.</source>
        <translation>Ingen kan slå {card}, och inget lågt är kvar att spela ut.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}: with this trick the bid of {number} is made.</source>
        <translation>Ingen kan slå {card}: med det här varvet går budet {number} hem.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}: with this trick their bid of {number} is set.</source>
        <translation>Ingen kan slå {card}: med det här varvet hålar deras bud {number}.</translation>
    </message>
    <message>
        <source>Nobody has bid more: you name trump. Choose {suit}: then all your marked cards are trumps, the {card} too, though it is of another suit.</source>
        <translation>Ingen har bjudit mer: du väljer färg. Välj {suit}: då är alla dina märkta kort trumf, också {card}, fast den hör till en annan färg.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Your bid?</source>
        <translation>Ingen har bjudit ännu. Ditt bud?</translation>
    </message>
    <message>
        <source>Nobody keeps more than {kept} trumps. Those above are killed: they are shown to all and are out of the deal. A card with points can&apos;t be killed.</source>
        <translation>Ingen behåller fler än {kept} färgkort. De som är över dödas: de visas för alla och är ute ur given. Ett kort med poäng kan inte dödas.</translation>
    </message>
    <message>
        <source>Nobody may keep more than {kept} trumps. Choose among the marked cards what you give up; it is shown to all. Cards with points stay.</source>
        <translation>Ingen får behålla fler än {kept} färgkort. Välj bland de märkta korten vad du dödar; det visas för alla. Kort med poäng stannar.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing else may be done now.</source>
        <translation>Inget annat är tillåtet nu.</translation>
    </message>
    <message>
        <source>Nothing is kept in this game.</source>
        <translation>Inget sparas i det här partiet.</translation>
    </message>
    <message>
        <source>Nothing low is left: the {card} takes the trick for certain.</source>
        <translation>Inget lågt är kvar: {card} tar varvet säkert.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: deal {deal} of the game breaks the rules.</source>
        <translation>Inget togs ur {file}: partiets giv {deal} bryter mot reglerna.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: it holds no right game.</source>
        <translation>Inget togs ur {file}: där finns inget riktigt parti.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: line {line} is no right game.</source>
        <translation>Inget togs ur {file}: rad {line} är inget riktigt parti.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: more than {most} games at once.</source>
        <translation>Inget togs ur {file}: fler än {most} partier på en gång.</translation>
    </message>
    <message>
        <source>Now everyone says once how many points the team will take, from {lowest} to {highest}, or passes. The highest bid names trump. Your marked cards go well together: {number} is a good bid for them.</source>
        <translation>Nu säger var och en en gång hur många poäng laget ska ta, från {lowest} till {highest}, eller passar. Den som bjuder högst väljer färg. Dina märkta kort passar bra ihop: {number} är ett gott bud på dem.</translation>
    </message>
    <message>
        <source>Now only trumps are played, and you may play any of yours. The highest takes the trick with the points in it, and leads the next.</source>
        <translation>Nu spelas bara färgkort, och du får spela vilket som helst av dina. Det högsta tar varvet med poängen i det, och spelar ut nästa.</translation>
    </message>
    <message>
        <source>On what you could know: {did} loses {loss} points on average; better {better}. {reason}</source>
        <translation>Utifrån vad du kunde veta: {did} förlorar i medeltal {loss} poäng; bättre {better}. {reason}</translation>
    </message>
    <message>
        <source>On what you could know: {did} was right.</source>
        <translation>Utifrån vad du kunde veta: {did} var rätt.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>One more game waits: a start after the end of this one brings it.</source>
        <translation>Ett parti till väntar: det kommer vid en start efter att detta är slut.</translation>
    </message>
    <message>
        <source>One suit will be trump, and only trumps count. A deal has {total} points: {few} for each of ace, jack, ten and two of trump, and {many} for each of the two fives, the pidros.</source>
        <translation>En färg väljs, och bara dess kort räknas. I en giv finns {total} poäng: {few} för vart och ett av färgens ess, knekt, tia och tvåa, och {many} för var och en av de två femmorna, pidrona.</translation>
    </message>
    <message>
        <source>Only trumps are killed, and this is none.</source>
        <translation>Bara färgkort dödas, och det här är inget.</translation>
    </message>
    <message>
        <source>Only trumps are played, and this is none.</source>
        <translation>Bara färgkort spelas, och det här är inget.</translation>
    </message>
    <message>
        <source>Other table</source>
        <translation>Andra bordet</translation>
    </message>
    <message>
        <source>Our bids by their height</source>
        <translation>Våra bud efter höjd</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Pidro games (*.{suffix})</source>
        <translation>Pidropartier (*.{suffix})</translation>
    </message>
    <message>
        <source>Pidro made a mistake with {path}: this could not be kept.</source>
        <translation>Pidro gjorde ett fel med {path}: det här kunde inte sparas.</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Plommon</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Förlorade poäng</translation>
    </message>
    <message>
        <source>Points lost a deal by a bid or a pass.</source>
        <translation>Förlorade poäng per giv genom ett bud eller en pass.</translation>
    </message>
    <message>
        <source>Points lost a deal by a later card of a trick.</source>
        <translation>Förlorade poäng per giv genom ett senare kort i ett varv.</translation>
    </message>
    <message>
        <source>Points lost a deal by the cards that you killed.</source>
        <translation>Förlorade poäng per giv genom korten som du dödade.</translation>
    </message>
    <message>
        <source>Points lost a deal by the first card of a trick.</source>
        <translation>Förlorade poäng per giv genom första kortet i ett varv.</translation>
    </message>
    <message>
        <source>Points lost a deal by the suit that you named.</source>
        <translation>Förlorade poäng per giv genom färgen som du valde.</translation>
    </message>
    <message>
        <source>Practice: this deal counts for nothing.</source>
        <translation>Övning: den här given räknas inte.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Rather the {card} than a card with points.</source>
        <translation>Hellre {card} än ett kort med poäng.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Läs vidare</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Röd</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmärkning</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Replay with open cards: not counted</source>
        <translation>Repris med öppna kort: räknas inte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Resultat över tid</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analys</translation>
    </message>
    <message>
        <source>Right, though the cards lay badly for it.</source>
        <translation>Rätt, fast korten låg illa för det.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Rätt.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Score: {ours} for us, {theirs} for them; {target} wins.</source>
        <translation>Ställning: {ours} för oss, {theirs} för dem; {target} vinner.</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Visa alla händer</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skiffer</translation>
    </message>
    <message>
        <source>So say the old tips.</source>
        <translation>Så lyder de gamla råden.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spader</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Börja ett nytt parti</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>That is Pidro. F1 shows the rules, and H gives you a hint at every turn. Have fun!</source>
        <translation>Det här är Pidro. F1 visar reglerna, och H ger dig ett tips vid varje tur. Mycket nöje!</translation>
    </message>
    <message>
        <source>That is better than what you did, but not the best yet.</source>
        <translation>Det är bättre än det du gjorde, men ännu inte bäst.</translation>
    </message>
    <message>
        <source>That is no better than what you did. Try again.</source>
        <translation>Det är inte bättre än det du gjorde. Försök igen.</translation>
    </message>
    <message>
        <source>That is what you did. Something else is better.</source>
        <translation>Det var det du gjorde. Något annat är bättre.</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Budet</translation>
    </message>
    <message>
        <source>The bid is yours at {amount}: name trump.</source>
        <translation>Budet är ditt på {amount}: välj färg.</translation>
    </message>
    <message>
        <source>The buy</source>
        <translation>Köpet</translation>
    </message>
    <message>
        <source>The course over all deals, the oldest on the left</source>
        <translation>Förloppet över alla givar, den äldsta till vänster</translation>
    </message>
    <message>
        <source>The deal is on the clipboard as text.</source>
        <translation>Given finns som text i urklipp.</translation>
    </message>
    <message>
        <source>The disk failed at {path}: this could not be kept.</source>
        <translation>Diskfel vid {path}: det här kunde inte sparas.</translation>
    </message>
    <message>
        <source>The disk is full: what is played now is not kept ({path}).</source>
        <translation>Disken är full: det som spelas nu sparas inte ({path}).</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Spelet</translation>
    </message>
    <message>
        <source>The game that is running ends here: it counts as neither won nor lost.</source>
        <translation>Partiet som pågår slutar här: det räknas varken som vunnet eller förlorat.</translation>
    </message>
    <message>
        <source>The highest bidder leads. Clockwise, everyone plays a trump, whichever it may be. The highest one takes the trick with the points in it, and its player leads the next. Whoever has no trump left when the turn comes is cold: the hand is shown, and its player is out for this deal. When both players of a team are cold, the other team gets all points that are left.</source>
        <translation>Den högstbjudande spelar ut. Medsols spelar var och en ett färgkort, vilket som helst. Det högsta tar varvet med poängen i det, och den som spelade det spelar ut nästa. Den som vid sin tur inte har något färgkort kvar är kall: handen visas, och spelaren är ute ur given. När båda i ett lag är kalla får det andra laget alla poäng som är kvar.</translation>
    </message>
    <message>
        <source>The highest bidder names a suit as trump. From then on {count} cards are trumps, and no others are played: the whole suit and, as one more, the five of the other suit of the same colour. The two fives are the pidros: the five of trump is the right one, the other five the left one. If hearts are trump, these are the trumps from high to low:</source>
        <translation>Den högstbjudande väljer färg. Sedan är {count} kort färgkort, och inga andra spelas: hela färgen och dessutom femman i den andra färgen av samma kulör. De två femmorna är pidrona: färgens femma är rätt pidro, den andra femman är fel pidro. Är hjärter färg så är det här färgkorten från högst till lägst:</translation>
    </message>
    <message>
        <source>The kept games in {path} are damaged: this could not be read or kept.</source>
        <translation>De sparade partierna i {path} är skadade: det här kunde inte läsas eller sparas.</translation>
    </message>
    <message>
        <source>The kept games in {path} were gone: the file was empty.</source>
        <translation>De sparade partierna i {path} var borta: filen var tom.</translation>
    </message>
    <message>
        <source>The kept games were damaged; they are put aside in {path}, and a new file is begun.</source>
        <translation>De sparade partierna var skadade; de har lagts åt sidan i {path}, och en ny fil har börjats.</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Spelet om varven</translation>
    </message>
    <message>
        <source>The point of the two always stays with the team that played the two. In this trick {winner} plays the highest card and takes {taken} for the team; {other} keeps {kept} for the other team:</source>
        <translation>Lågåns poäng, tvåans, stannar alltid hos laget som spelade den. I det här varvet spelar {winner} det högsta kortet och tar {taken} till sitt lag; {other} behåller {kept} åt det andra laget:</translation>
    </message>
    <message>
        <source>The point of the two stays with those who played it.</source>
        <translation>Lågåns poäng stannar hos dem som spelade den.</translation>
    </message>
    <message>
        <source>The replay shows all four hands before this deal is over: the game then counts as assisted.</source>
        <translation>Reprisen visar alla fyra händerna innan den här given är slut: partiet räknas då som spelat med hjälp.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Poängräkningen</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept: {folder} can&apos;t be written.</source>
        <translation>Inställningarna kan inte sparas: det går inte att skriva i {folder}.</translation>
    </message>
    <message>
        <source>The settings in {file} can&apos;t be read.</source>
        <translation>Inställningarna i {file} kan inte läsas.</translation>
    </message>
    <message>
        <source>The settings were damaged and put aside in {folder}.</source>
        <translation>Inställningarna var skadade och har lagts åt sidan i {folder}.</translation>
    </message>
    <message>
        <source>The trick is not to be had: away goes the {card}.</source>
        <translation>Varvet går inte att ta: bort med {card}.</translation>
    </message>
    <message>
        <source>The turn is with {name}.</source>
        <translation>Turen är hos {name}.</translation>
    </message>
    <message>
        <source>The two</source>
        <translation>Lågån</translation>
    </message>
    <message>
        <source>The {card} can&apos;t be beaten, and short hands must give up a pidro.</source>
        <translation>Ingen kan slå {card}, och den som har få färgkort måste ge en pidro.</translation>
    </message>
    <message>
        <source>The {card} does best: on average {number} of the points still out.</source>
        <translation>Bäst är {card}: i medeltal {number} av poängen som är kvar.</translation>
    </message>
    <message>
        <source>The {card} draws out a higher card; the {other} gains by it.</source>
        <translation>Nu lockar {card} fram ett högre kort, och {other} vinner på det.</translation>
    </message>
    <message>
        <source>The {card} gives nothing away: better cards wait.</source>
        <translation>Inget ges bort med {card}: bättre kort får vänta.</translation>
    </message>
    <message>
        <source>The {card} gives nothing away: points are not led into higher cards.</source>
        <translation>Inget ges bort med {card}: poäng spelas inte ut mot högre kort.</translation>
    </message>
    <message>
        <source>The {card} goes above the {other}, and is worth nothing if it is beaten.</source>
        <translation>Här går {card} över {other}, och inget går förlorat om det blir slaget.</translation>
    </message>
    <message>
        <source>The {card} goes above the {other}, and {name} may still help.</source>
        <translation>Här går {card} över {other}, och {name} kan ännu hjälpa.</translation>
    </message>
    <message>
        <source>The {card} goes above, so that {name} can&apos;t win with a pidro.</source>
        <translation>Här går {card} över, så att {name} inte kan vinna med en pidro.</translation>
    </message>
    <message>
        <source>The {card} goes: the {other} next to it keeps its worth.</source>
        <translation>Nu går {card}: grannkortet {other} behåller sitt värde.</translation>
    </message>
    <message>
        <source>The {card} is above what lies there, and {name} may still help.</source>
        <translation>Högst hittills är {card}, och {name} kan ännu hjälpa.</translation>
    </message>
    <message>
        <source>The {card} is the highest in the hand.</source>
        <translation>Högst på handen är {card}.</translation>
    </message>
    <message>
        <source>The {card} is the lowest in the hand.</source>
        <translation>Lägst på handen är {card}.</translation>
    </message>
    <message>
        <source>The {card} is worth nothing, and no pidro can win over it.</source>
        <translation>Ingen pidro vinner över {card}, som inte är värt något.</translation>
    </message>
    <message>
        <source>The {card} keeps its point, whoever takes the trick.</source>
        <translation>Vem som än tar varvet behåller {card} sin poäng.</translation>
    </message>
    <message>
        <source>The {card} makes the bid of {number} in {share} % of the possible layouts.</source>
        <translation>Med {card} går budet {number} hem i {share}&#xa0;% av de tänkbara kortfördelningarna.</translation>
    </message>
    <message>
        <source>The {card} sets their bid of {number} in {share} % of the possible layouts.</source>
        <translation>Med {card} hålar deras bud {number} i {share}&#xa0;% av de tänkbara kortfördelningarna.</translation>
    </message>
    <message>
        <source>The {card} takes the lead, and nobody can beat the {other} either.</source>
        <translation>Utspelet tas över med {card}, och ingen kan slå {other} heller.</translation>
    </message>
    <message>
        <source>The {card} takes the pidro, and nobody can go above it.</source>
        <translation>Pidron tas med {card}, och ingen kan gå över.</translation>
    </message>
    <message>
        <source>The {card} takes the points in this trick for certain.</source>
        <translation>Poängen i varvet tas säkert med {card}.</translation>
    </message>
    <message>
        <source>The {card} wins now; later a higher card may fall on it.</source>
        <translation>Nu vinner {card}; senare kan ett högre kort falla på det.</translation>
    </message>
    <message>
        <source>The {other} is worth more later than the {card} is now.</source>
        <translation>Senare är {other} värt mer än {card} är nu.</translation>
    </message>
    <message>
        <source>The {other} stays back to catch a pidro: the {card} leads.</source>
        <translation>På handen stannar {other} för att fånga en pidro: {card} spelas ut.</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>De</translation>
    </message>
    <message>
        <source>There are {total} points in every deal, and these cards carry them; the others carry none:</source>
        <translation>I varje giv finns {total} poäng, och de här korten bär dem; de andra bär inga:</translation>
    </message>
    <message>
        <source>There is no way to {path}: the game can be played, but nothing is kept.</source>
        <translation>{path} går inte att nå: partiet kan spelas, men inget sparas.</translation>
    </message>
    <message>
        <source>There was something better.</source>
        <translation>Det fanns något bättre.</translation>
    </message>
    <message>
        <source>They win the game, {theirs} to {ours}.</source>
        <translation>De vinner partiet med {theirs} mot {ours}.</translation>
    </message>
    <message>
        <source>This deal was left before its first lead.</source>
        <translation>Den här given lämnades före första utspelet.</translation>
    </message>
    <message>
        <source>This deal: {name} bid {bid}.</source>
        <translation>Den här given: {name} bjöd {bid}.</translation>
    </message>
    <message>
        <source>This five is the left pidro. It has the colour of trump but not its suit, and yet it is a trump now: one step below the five of trump, and worth {number} points like it.</source>
        <translation>Den här femman är fel pidro. Den hör inte till färgen men har samma kulör, och därför är den nu ett färgkort: ett steg under färgens femma och värd {number} poäng som den.</translation>
    </message>
    <message>
        <source>This game can&apos;t be read any more: it is damaged in the file.</source>
        <translation>Det här partiet kan inte läsas längre: det är skadat i filen.</translation>
    </message>
    <message>
        <source>This team lacks only {number}: that may come without a bid.</source>
        <translation>Laget saknar bara {number}: det kan komma utan bud.</translation>
    </message>
    <message>
        <source>To the game</source>
        <translation>Till partiet</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Till början</translation>
    </message>
    <message>
        <source>Top down, while nobody holds a higher one: {cards}.</source>
        <translation>Uppifrån och ner, så länge ingen har ett högre: {cards}.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Varven</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Färgkorten</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <translation>Färgkort som ännu är ute: {cards}.</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Vi</translation>
    </message>
    <message>
        <source>We win the game, {ours} to {theirs}.</source>
        <translation>Vi vinner partiet med {ours} mot {theirs}.</translation>
    </message>
    <message>
        <source>Welcome to Pidro</source>
        <translation>Välkommen till Pidro</translation>
    </message>
    <message>
        <source>When trump is named, all but the dealer lay what is not trump face up in the middle. Everyone sees now how many trumps these three hold. Clockwise from the dealer&apos;s left, they buy from the pack until each holds {kept} cards. Then the dealer robs the pack: takes all that is left of it, keeps {kept} cards, every trump among them, and shows nothing.</source>
        <translation>När färgen är vald lägger alla utom given det som inte är färg öppet på mitten. Nu ser alla hur många färgkort de tre har. Medsols från givens vänstra sida köper de ur packen tills var och en har {kept} kort. Sedan tar given packen: allt som är kvar av den, behåller {kept} kort, alla färgkort bland dem, och visar ingenting.</translation>
    </message>
    <message>
        <source>With open cards: {ours} for us and {theirs} for them.</source>
        <translation>Med öppna kort: {ours} för oss och {theirs} för dem.</translation>
    </message>
    <message>
        <source>Without motion or pauses</source>
        <translation>Utan rörelser och pauser</translation>
    </message>
    <message>
        <source>Yes: nothing is better, on what you could know.</source>
        <translation>Ja: inget är bättre, utifrån vad du kunde veta.</translation>
    </message>
    <message>
        <source>You are {south}, down here. {north} across the table is your partner; {west} and {east} play against you. The first team with {target} points wins.</source>
        <translation>Du är {south}, här nere. {north} mittemot är din partner; {west} och {east} spelar mot er. Det lag som först har {target} poäng vinner.</translation>
    </message>
    <message>
        <source>You kill: {cards}.</source>
        <translation>Du dödar: {cards}.</translation>
    </message>
    <message>
        <source>You lead: play a trump.</source>
        <translation>Du spelar ut: lägg ett färgkort.</translation>
    </message>
    <message>
        <source>Your turn: play a trump.</source>
        <translation>Din tur: lägg ett färgkort.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <translation>bud {amount}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>kall</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>giv {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>given</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>avbrutet</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importerat</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>kill {cards}</source>
        <translation>att döda {cards}</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>left 5</source>
        <translation>fel 5</translation>
    </message>
    <message>
        <source>left pidro</source>
        <translation>fel pidro</translation>
    </message>
    <message>
        <source>lost {ours} : {theirs}</source>
        <translation>förlust {ours} : {theirs}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>right pidro</source>
        <translation>rätt pidro</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>still going on</source>
        <translation>pågår ännu</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>pågår</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>oavslutat</translation>
    </message>
    <message>
        <source>unfinished {ours} : {theirs}</source>
        <translation>oavslutat {ours} : {theirs}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>med hjälp</translation>
    </message>
    <message>
        <source>won {ours} : {theirs}</source>
        <translation>vinst {ours} : {theirs}</translation>
    </message>
    <message>
        <source>{amount} · {name}</source>
        <translation>{amount} · {name}</translation>
    </message>
    <message>
        <source>{bid}: made {made}, set {sets}</source>
        <translation>{bid}: {made} hem, {sets} hålade</translation>
    </message>
    <message>
        <source>{card}, the left pidro</source>
        <translation>{card}, fel pidro</translation>
    </message>
    <message>
        <source>{card}, the right pidro</source>
        <translation>{card}, rätt pidro</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>{file} kan inte läsas.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written there.</source>
        <translation>{file} kan inte skrivas där.</translation>
    </message>
    <message>
        <source>{kind}
right, and lost</source>
        <translation>{kind}
rätt, men det gick illa</translation>
    </message>
    <message>
        <source>{kind}
{loss} points lost</source>
        <translation>{kind}
förlust: {loss} poäng</translation>
    </message>
    <message>
        <source>{name} bid {bid} and made it: {ours} for us, {theirs} for them.</source>
        <translation>{name} bjöd {bid} och klarade det: vi {ours}, de {theirs}.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and the team took {points}: the bid is made, and it scores them all. The others score what they took.</source>
        <translation>{name} bjöd {bid} och laget tog {points}: budet gick hem, och laget får dem alla. De andra får det som de tog.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and was set: {ours} for us, {theirs} for them.</source>
        <translation>{name} bjöd {bid} och hålade: vi {ours}, de {theirs}.</translation>
    </message>
    <message>
        <source>{name} bid {bid}, but the team took {points}: it is set and loses as many points as it bid. The others score what they took.</source>
        <translation>{name} bjöd {bid}, men laget tog {points}: det hålar och förlorar så många poäng som det bjöd. De andra får det som de tog.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} bjuder {amount}.</translation>
    </message>
    <message>
        <source>{name} could take this with a pidro: the {card} prevents it.</source>
        <translation>{name} kunde ta varvet med en pidro: {card} hindrar det.</translation>
    </message>
    <message>
        <source>{name} deals and has robbed the pack: of all that was left, the best {kept} cards stay, every trump among them. Nobody saw how many trumps those are.</source>
        <translation>{name} är given och har tagit packen: av allt som fanns kvar stannar de {kept} bästa korten, alla färgkort bland dem. Hur många färgkort det är såg ingen.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} ger.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}, and nothing goes above it.</source>
        <translation>{name} har bjudit {amount}, och inget går över det.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}. Your bid?</source>
        <translation>{name} har bjudit {amount}. Ditt bud?</translation>
    </message>
    <message>
        <source>{name} has no trump left and is cold: the rest of the hand is shown, and it is out for this deal.</source>
        <translation>{name} har inget färgkort kvar och är kall: resten av handen visas och är ute ur given.</translation>
    </message>
    <message>
        <source>{name} has played the two. Its point can&apos;t be taken: it always goes to the team that played it, whoever wins the trick.</source>
        <translation>{name} har spelat lågån, tvåan. Dess poäng kan ingen ta: den går alltid till laget som spelade den, vem som än tar varvet.</translation>
    </message>
    <message>
        <source>{name} has played the {other}: only the {card} goes above it.</source>
        <translation>{name} har spelat {other}: bara {card} går över.</translation>
    </message>
    <message>
        <source>{name} holds the bid for this team, and {number} is enough.</source>
        <translation>{name} har budet för laget, och {number} räcker.</translation>
    </message>
    <message>
        <source>{name} holds the highest bid and has named trump.</source>
        <translation>{name} har det högsta budet och har valt färg.</translation>
    </message>
    <message>
        <source>{name} is cold and can&apos;t help: rather the {card} than a low card.</source>
        <translation>{name} är kall och kan inte hjälpa: hellre {card} än ett lågt kort.</translation>
    </message>
    <message>
        <source>{name} is cold.</source>
        <translation>{name} är kall.</translation>
    </message>
    <message>
        <source>{name} is hardly in danger with the {other}: the {card} goes there.</source>
        <translation>{name} är knappast i fara med {other}: dit läggs {card}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick with the {other}: the {card} is enough.</source>
        <translation>{name} är på väg att ta varvet med {other}: det räcker med {card}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick: it gets the {card}.</source>
        <translation>{name} är på väg att ta varvet: dit läggs {card}.</translation>
    </message>
    <message>
        <source>{name} kills: {cards}.</source>
        <translation>{name} dödar: {cards}.</translation>
    </message>
    <message>
        <source>{name} may beat the {other}, and a short hand can&apos;t keep the {card}.</source>
        <translation>{name} kan slå {other}, och en kort hand kan inte behålla {card}.</translation>
    </message>
    <message>
        <source>{name} names clubs.</source>
        <translation>{name} väljer klöver.</translation>
    </message>
    <message>
        <source>{name} names diamonds.</source>
        <translation>{name} väljer ruter.</translation>
    </message>
    <message>
        <source>{name} names hearts.</source>
        <translation>{name} väljer hjärter.</translation>
    </message>
    <message>
        <source>{name} names spades.</source>
        <translation>{name} väljer spader.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passar.</translation>
    </message>
    <message>
        <source>{name} played the {other}, and nothing here beats it: the {card} goes.</source>
        <translation>{name} har spelat {other}, och inget på handen slår det: bort med {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} spelar {card}.</translation>
    </message>
    <message>
        <source>{name} takes this for certain with the {other}: the {card} goes there.</source>
        <translation>{name} tar det här säkert med {other}: dit läggs {card}.</translation>
    </message>
    <message>
        <source>{name} takes this for certain with the {other}: the {card} is safe there.</source>
        <translation>{name} tar det här säkert med {other}: där är {card} i säkerhet.</translation>
    </message>
    <message>
        <source>{name} was winning the trick: the {card} goes above.</source>
        <translation>{name} var på väg att ta varvet: {card} går över.</translation>
    </message>
    <message>
        <source>{name} would win the game with this bid: better to try {number}.</source>
        <translation>{name} skulle vinna partiet med det här budet: hellre ett försök med {number}.</translation>
    </message>
    <message>
        <source>{name} {bid}, made</source>
        <translation>{name} {bid}, hem</translation>
    </message>
    <message>
        <source>{name} {bid}, set</source>
        <translation>{name} {bid}, hålade</translation>
    </message>
    <message>
        <source>{name}, opponent on the left</source>
        <translation>{name}, motståndare till vänster</translation>
    </message>
    <message>
        <source>{name}, opponent on the right</source>
        <translation>{name}, motståndare till höger</translation>
    </message>
    <message>
        <source>{name}, your own seat</source>
        <translation>{name}, din egen plats</translation>
    </message>
    <message>
        <source>{name}, your partner</source>
        <translation>{name}, din partner</translation>
    </message>
    <message>
        <source>{name}: cold</source>
        <translation>{name}: kall</translation>
    </message>
    <message>
        <source>{name}: dealer, showed nothing</source>
        <translation>{name}: given, visade inget</translation>
    </message>
    <message>
        <source>{name}: {card}. It cost {points}: now worth {ours} to {theirs}.</source>
        <translation>{name}: {card}. Det kostade {points}: nu värt {ours} mot {theirs}.</translation>
    </message>
    <message>
        <source>{name}: {card}. Worth {ours} to {theirs}, as before.</source>
        <translation>{name}: {card}. Värt {ours} mot {theirs}, som förut.</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>{path} belongs to another program and is left alone: nothing is kept.</source>
        <translation>{path} tillhör ett annat program och lämnas orörd: inget sparas.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written: the game can be played, but nothing is kept.</source>
        <translation>Det går inte att skriva till {path}: partiet kan spelas, men inget sparas.</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>klöver {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>ruter {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>hjärter {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>spader {rank}</translation>
    </message>
    <message>
        <source>{south} and {north} play together against {west} and {east}. The teams bid for the right to name trump, and win points by taking tricks. The first team with {target} points wins the game.</source>
        <translation>{south} och {north} spelar tillsammans mot {west} och {east}. Lagen bjuder om rätten att välja färg och får poäng genom att ta varv. Det lag som först har {target} poäng vinner partiet.</translation>
    </message>
    <message>
        <source>{suit} takes {number} in {share} % of the possible layouts; nothing brings more.</source>
        <translation>{suit} tar {number} i {share}&#xa0;% av de tänkbara kortfördelningarna; inget ger mer.</translation>
    </message>
    <message>
        <source>{suit} takes {number} or more in {share} % of the possible layouts.</source>
        <translation>{suit} tar {number} eller fler i {share}&#xa0;% av de tänkbara kortfördelningarna.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: good, but not for {number}.</source>
        <translation>{suit} med {cards}: bra, men inte för {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: more than {name} promises.</source>
        <translation>{suit} med {cards}: mer än {name} lovar.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: the last word beats {name}.</source>
        <translation>{suit} med {cards}: sista ordet tar budet av {name}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: too good to leave to {name}.</source>
        <translation>{suit} med {cards}: för bra för att {name} ska få behålla budet.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: too weak for a bid of {number}.</source>
        <translation>{suit} med {cards}: för svagt för budet {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: worth a bid of {number}.</source>
        <translation>{suit} med {cards}: värt budet {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: {number} at once is hard to go above.</source>
        <translation>{suit} med {cards}: {number} genast är svårt att gå över.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: {number} points win the game.</source>
        <translation>{suit} med {cards}: {number} poäng vinner partiet.</translation>
    </message>
    <message>
        <source>{suit} would take {number} in {share} % of the possible layouts: not enough.</source>
        <translation>{suit} skulle ge {number} i {share}&#xa0;% av de tänkbara kortfördelningarna: det räcker inte.</translation>
    </message>
    <message>
        <source>{suit}, the longest suit: {cards}.</source>
        <translation>{suit} är den längsta färgen: {cards}.</translation>
    </message>
    <message>
        <source>{suit}, the strongest suit: {cards}.</source>
        <translation>{suit} är den starkaste färgen: {cards}.</translation>
    </message>
    <message>
        <source>{suit}: {number} cards in the hand, and they count.</source>
        <translation>{suit}: {number} kort på handen, och de räknas.</translation>
    </message>
    <message>
        <source>{suit}: {number} cards, and no suit has more.</source>
        <translation>{suit}: {number} kort, och ingen färg har fler.</translation>
    </message>
    <message>
        <source>{team}: {points} in this deal, {score} in all</source>
        <translation>{team}: {points} i den här given, {score} totalt</translation>
    </message>
    <message>
        <source>{won} of {games} games won, the oldest on the left</source>
        <translation>{won} av {games} partier vunna, det äldsta till vänster</translation>
    </message>
</context>
</TS>
