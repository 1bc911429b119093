<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pidro</source>
        <translation>Tietoja Pidrosta</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>Unohda kaikki</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Säilytä</translation>
    </message>
    <message>
        <source>Pidro {version}</source>
        <translation>Pidro {version}</translation>
    </message>
    <message>
        <source>Reset the career</source>
        <translation>Nollaa ura</translation>
    </message>
    <message>
        <source>Reset the career…</source>
        <translation>Nollaa ura…</translation>
    </message>
    <message>
        <source>The card game of the Ostrobothnian coast, for one person and three robots that say why they play as they do.

Free software under the MIT licence. Cards, figures and sounds are the project&apos;s own; the typeface is Lato, under the Open Font License.</source>
        <translation>Pohjanmaan rannikon korttipeli yhdelle ihmiselle ja kolmelle robotille, jotka kertovat, miksi pelaavat niin kuin pelaavat.

Vapaa ohjelma MIT-lisenssillä. Kortit, hahmot ja äänet ovat projektin omia; kirjasin on Lato, lisenssinä Open Font License.</translation>
    </message>
    <message>
        <source>This forgets {won} won and {lost} lost games and all statistics, and can&apos;t be undone. The history and the game that is running stay.</source>
        <translation>Tämä unohtaa voitot ({won}), tappiot ({lost}) ja kaikki tilastot, eikä sitä voi perua. Historia ja käynnissä oleva peli säilyvät.</translation>
    </message>
    <message>
        <source>Your career: {won} won, {lost} lost.</source>
        <translation>Urasi: voittoja {won}, tappioita {lost}.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kortti</numerusform>
            <numerusform>%n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n jako</numerusform>
            <numerusform>%n jakoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) still to be judged.</source>
        <translation>
            <numerusform>%n jako on vielä arvioimatta.</numerusform>
            <numerusform>%n jakoa on vielä arvioimatta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n tiedosto</numerusform>
            <numerusform>%n tiedostoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n piste</numerusform>
            <numerusform>%n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n valtti</numerusform>
            <numerusform>%n valttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was there already</source>
        <translation>
            <numerusform>%n oli siellä jo</numerusform>
            <numerusform>%n oli siellä jo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of them are cold, the rest is ours: %n point(s).</source>
        <translation>
            <numerusform>He ovat molemmat kylmiä, loput ovat meidän: %n piste.</numerusform>
            <numerusform>He ovat molemmat kylmiä, loput ovat meidän: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of us are cold, the rest is theirs: %n point(s).</source>
        <translation>
            <numerusform>Me olemme molemmat kylmiä, loput ovat heidän: %n piste.</numerusform>
            <numerusform>Me olemme molemmat kylmiä, loput ovat heidän: %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) better than robots did with these cards.</source>
        <translation>
            <numerusform>Jako {number}: %n piste enemmän kuin roboteilla näillä korteilla.</numerusform>
            <numerusform>Jako {number}: %n pistettä enemmän kuin roboteilla näillä korteilla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) worse than robots did with these cards.</source>
        <translation>
            <numerusform>Jako {number}: %n piste vähemmän kuin roboteilla näillä korteilla.</numerusform>
            <numerusform>Jako {number}: %n pistettä vähemmän kuin roboteilla näillä korteilla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold more than six trumps: choose %n to kill.</source>
        <translation>
            <numerusform>Sinulla on yli kuusi valttia: valitse %n tapettavaksi.</numerusform>
            <numerusform>Sinulla on yli kuusi valttia: valitse %n tapettavaksi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history, {there}; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n peli on otettu historiaan, {there}; tuotuja pelejä ei lasketa.</numerusform>
            <numerusform>{files}: %n peliä on otettu historiaan, {there}; tuotuja pelejä ei lasketa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n peli on otettu historiaan; tuotuja pelejä ei lasketa.</numerusform>
            <numerusform>{files}: %n peliä on otettu historiaan; tuotuja pelejä ei lasketa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s), in the history already.</source>
        <translation>
            <numerusform>{files}: %n peli, joka on jo historiassa.</numerusform>
            <numerusform>{files}: %n peliä, jotka kaikki ovat jo historiassa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys %n card(s).</source>
        <translation>
            <numerusform>{name} ostaa %n kortin.</numerusform>
            <numerusform>{name} ostaa %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} held %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} näytti ennen ostoa: %n valtti.</numerusform>
            <numerusform>{name} näytti ennen ostoa: %n valttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} näyttää ennen ostoa: %n valtti.</numerusform>
            <numerusform>{name} näyttää ennen ostoa: %n valttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the pack: %n card(s).</source>
        <translation>
            <numerusform>{name} ottaa pakan: %n kortti.</numerusform>
            <numerusform>{name} ottaa pakan: %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} vie tikin: %n piste.</numerusform>
            <numerusform>{name} vie tikin: %n pistettä.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>Jaon &amp;numero:</translation>
    </message>
    <message>
        <source>Play a numbered deal</source>
        <translation>Pelaa numeroitu jako</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Pelaa se</translation>
    </message>
    <message>
        <source>The number of a deal is 0 to {last}, in digits.</source>
        <translation>Jaon numero on väliltä 0–{last}, pelkin numeroin.</translation>
    </message>
    <message>
        <source>The same number is the same cards and the same dealer on every machine. The deal is for practice: it counts for nothing, and the game on the table waits.</source>
        <translation>Sama numero on samat kortit ja sama jakaja joka koneella. Jako on harjoittelua varten: sitä ei lasketa, ja pöydällä oleva peli odottaa.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopioi tekstinä</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Tuo…</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>K&amp;atsele</translation>
    </message>
    <message>
        <source>&amp;Replay it</source>
        <translation>&amp;Pelaa uudelleen</translation>
    </message>
    <message>
        <source>Deals of the chosen game</source>
        <translation>Valitun pelin jaot</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Yhtään peliä ei ole vielä pelattu loppuun.</translation>
    </message>
    <message>
        <source>The game is written to {file}.</source>
        <translation>Peli on kirjoitettu tiedostoon {file}.</translation>
    </message>
</context>
<context>
    <name>KindDealsDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>K&amp;atsele</translation>
    </message>
    <message>
        <source>Deals that lost points</source>
        <translation>Jaot, joissa menetettiin pisteitä</translation>
    </message>
    <message>
        <source>The deals that lost the most, first; choose one to look at it.</source>
        <translation>Jaot, joissa menetettiin eniten, ensin; valitse yksi katsottavaksi.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Pidro</source>
        <translation>&amp;Tietoja Pidrosta</translation>
    </message>
    <message>
        <source>&amp;Copy this deal</source>
        <translation>&amp;Kopioi tämä jako</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Koko näyttö</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>Tuo &amp;pelejä…</translation>
    </message>
    <message>
        <source>&amp;Learn Pidro</source>
        <translation>&amp;Opi pidroa</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Uusi peli</translation>
    </message>
    <message>
        <source>&amp;Play a numbered deal…</source>
        <translation>Pelaa nu&amp;meroitu jako…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>&amp;Replay with open cards</source>
        <translation>Uusinta &amp;avokortein</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>A&amp;setukset…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;What is left</source>
        <translation>Mitä on &amp;jäljellä</translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>A&amp;rvio</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Tilastot</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>&amp;Säännöt</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Every decision of yours was right.</source>
        <translation>Kaikki päätöksesi olivat oikeita.</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Poistu arviosta</translation>
    </message>
    <message>
        <source>Our points after each card; the arrow keys go through the deal.</source>
        <translation>Pisteemme kunkin kortin jälkeen; selaa jakoa nuolinäppäimillä.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Points of the bidder&apos;s team with open cards and best play by all.</source>
        <translation>Huutajan parin pisteet avokortein, kun kaikki pelaavat parhaalla tavalla.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Arvio</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>The way of the value</source>
        <translation>Arvon kulku</translation>
    </message>
    <message>
        <source>What could have been bid</source>
        <translation>Mitä olisi voitu huutaa</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Päätöksesi</translation>
    </message>
    <message>
        <source>Your decisions are being looked at…</source>
        <translation>Päätöksiäsi tutkitaan…</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of Pidro</source>
        <translation>Pidron säännöt</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>A change of players holds from the next deal.</source>
        <translation>Pelaajien muutos on voimassa seuraavasta jaosta alkaen.</translation>
    </message>
    <message>
        <source>A deck of four colours</source>
        <translation>Nelivärinen pakka</translation>
    </message>
    <message>
        <source>A finished trick waits for a click</source>
        <translation>Valmis tikki odottaa napsautusta</translation>
    </message>
    <message>
        <source>A game that shows them counts as assisted.</source>
        <translation>Peli, jossa ne näkyvät, lasketaan avun kanssa pelatuksi.</translation>
    </message>
    <message>
        <source>A second click confirms the card</source>
        <translation>Toinen napsautus vahvistaa kortin</translation>
    </message>
    <message>
        <source>A single legal card plays itself</source>
        <translation>Ainoa sallittu kortti pelataan itsestään</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Korttien selät</translation>
    </message>
    <message>
        <source>Compare each deal with the other table</source>
        <translation>Vertaa joka jakoa toiseen pöytään</translation>
    </message>
    <message>
        <source>Gold dots on trumps that carry points</source>
        <translation>Kultapisteet valteissa, joista saa pisteitä</translation>
    </message>
    <message>
        <source>Hints come from</source>
        <translation>Vihjeet antaa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Looks and sound</source>
        <translation>Ulkoasu ja ääni</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Liike</translation>
    </message>
    <message>
        <source>On the left, in the west</source>
        <translation>Vasemmalla, lännessä</translation>
    </message>
    <message>
        <source>On the right, in the east</source>
        <translation>Oikealla, idässä</translation>
    </message>
    <message>
        <source>Opponents play as</source>
        <translation>Vastustajien taso</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tahti</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Show which trumps are still out</source>
        <translation>Näytä, mitkä valtit ovat vielä ulkona</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ääni</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>Järjestelmän kieli</translation>
    </message>
    <message>
        <source>The table shows {name}: a name has at most {count} visible characters.</source>
        <translation>Pöydällä lukee {name}: nimessä on enintään {count} näkyvää merkkiä.</translation>
    </message>
    <message>
        <source>There robots play the same cards, an expert in your seat; the score sheet shows it.</source>
        <translation>Siellä robotit pelaavat samat kortit, mestari sinun paikallasi; pöytäkirja näyttää sen.</translation>
    </message>
    <message>
        <source>You, in the south</source>
        <translation>Sinä itse, etelässä</translation>
    </message>
    <message>
        <source>Your partner plays as</source>
        <translation>Parisi taso</translation>
    </message>
    <message>
        <source>Your partner, in the north</source>
        <translation>Parisi, pohjoisessa</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>At the other table robots play the same cards, with an expert in your seat; so the luck of the cards is taken out. Deals with help are left out.</source>
        <translation>Toisessa pöydässä robotit pelaavat samat kortit, mestari sinun paikallasi; näin korttionni jää pois laskuista. Avun kanssa pelatut jaot eivät ole mukana.</translation>
    </message>
    <message>
        <source>By how much the expert&apos;s choice is better than yours, judged only on what you could know. Choose a kind to see its deals.</source>
        <translation>Paljonko mestarin valinta on sinun valintaasi parempi, kun otetaan huomioon vain se, mitä saatoit tietää. Valitse laji, niin näet sen jaot.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Deals compared since the career began.</source>
        <translation>Uran alusta verratut jaot.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Voitettu</translation>
    </message>
    <message>
        <source>Gained a deal</source>
        <translation>Voitettu jakoa kohti</translation>
    </message>
    <message>
        <source>Last 100</source>
        <translation>Viimeiset 100</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Viimeiset 20</translation>
    </message>
    <message>
        <source>Our score minus theirs, compared with the same at the other table, summed up.</source>
        <translation>Pisteemme miinus heidän pisteensä verrattuna samaan toisessa pöydässä, laskettuna yhteen.</translation>
    </message>
    <message>
        <source>Points lost a deal by all your decisions.</source>
        <translation>Kaikkien päätöstesi menettämät pisteet jakoa kohti.</translation>
    </message>
    <message>
        <source>Points lost by your decisions</source>
        <translation>Päätöstesi menettämät pisteet</translation>
    </message>
    <message>
        <source>The other table</source>
        <translation>Toinen pöytä</translation>
    </message>
    <message>
        <source>The same for each deal, on average.</source>
        <translation>Sama jakoa kohti keskimäärin.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Yhteensä</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Bids made</source>
        <translation>Täytetyt huudot</translation>
    </message>
    <message>
        <source>Deals with our bid in which our team took at least the bid, of all deals with our bid.</source>
        <translation>Jaot, joissa huuto oli meidän ja parimme otti vähintään huudon verran, kaikista huutamistamme jaoista.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Games played to their end since the career began.</source>
        <translation>Uran alusta loppuun pelatut pelit.</translation>
    </message>
    <message>
        <source>Our bids by their height</source>
        <translation>Huutomme korkeuden mukaan</translation>
    </message>
    <message>
        <source>Our score minus theirs at the end of each game since the career began, the oldest on the left: upwards where ours was higher. Hollow bars are games with help. Many games share a bar.</source>
        <translation>Pisteemme vähennettynä heidän pisteillään kunkin pelin lopussa uran alusta alkaen, vanhin vasemmalla: ylöspäin, kun meillä oli enemmän. Ontot pylväät ovat pelejä avun kanssa. Useilla peleillä voi olla yhteinen pylväs.</translation>
    </message>
    <message>
        <source>Our score per deal where our team held the high bid; a set counts with its minus.</source>
        <translation>Pisteemme jakoa kohti, kun huuto oli parillamme; kaatunut huuto lasketaan miinuksena.</translation>
    </message>
    <message>
        <source>Our score per deal where the other team held the high bid.</source>
        <translation>Pisteemme jakoa kohti, kun huuto oli toisella parilla.</translation>
    </message>
    <message>
        <source>Over each bid: made / all of this height; the full part was made, the hatched part set.</source>
        <translation>Kunkin huudon yllä: täytetyt / kaikki tämänkorkuiset; täysi osa täyttyi, viivoitettu kaatui.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Ajan mittaan</translation>
    </message>
    <message>
        <source>Points as bidders</source>
        <translation>Pisteet huutajina</translation>
    </message>
    <message>
        <source>Points as defenders</source>
        <translation>Pisteet puolustajina</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Tulokset ajan mittaan</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Taito</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Those of them that our team won.</source>
        <translation>Niistä ne, jotka parimme voitti.</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Voitto-osuus</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avun kanssa</translation>
    </message>
    <message>
        <source>With help is a game in which a hint was shown, a deal was replayed with open hands before it was over, or the trumps still out were shown.</source>
        <translation>Avun kanssa pelattu on peli, jossa näytettiin vihje, jossa jako pelattiin uudelleen avokortein ennen jaon loppua tai jossa näytettiin ulkona olevat valtit.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ilman apua</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitetut</translation>
    </message>
    <message>
        <source>Won games of all games.</source>
        <translation>Voitetut pelit kaikista peleistä.</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>A card with points can&apos;t be killed.</source>
        <translation>Pistekorttia ei voi tappaa.</translation>
    </message>
    <message>
        <source>A deal can be replayed from its first lead on.</source>
        <translation>Jaon voi pelata uudelleen ensimmäisestä aloituksesta alkaen.</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is scored.</source>
        <translation>Jakoa voi arvioida, kun sen pisteet on laskettu.</translation>
    </message>
    <message>
        <source>A first deal can explain the game as it goes; it counts for nothing.</source>
        <translation>Ensimmäinen jako voi selittää pelin sitä mukaa kuin se etenee; sitä ei lasketa.</translation>
    </message>
    <message>
        <source>A game that was under way can&apos;t be read any more; it is kept aside, and a new one begins.</source>
        <translation>Keskeneräistä peliä ei voi enää lukea; se pannaan talteen sivuun, ja uusi alkaa.</translation>
    </message>
    <message>
        <source>A game was under way: deal {number}, {ours} for us and {theirs} for them. It goes on here.</source>
        <translation>Peli oli kesken: jako {number}, meillä {ours} ja heillä {theirs}. Se jatkuu tästä.</translation>
    </message>
    <message>
        <source>A newer Pidro has written {path}: it is left alone, and nothing is kept.</source>
        <translation>Uudempi Pidro on kirjoittanut tiedoston {path}: siihen ei kosketa, eikä mitään tallenneta.</translation>
    </message>
    <message>
        <source>A pidro lies there, and the {card} has the best chance of it.</source>
        <translation>Pöydässä on pidro, ja paras mahdollisuus siihen on {card}.</translation>
    </message>
    <message>
        <source>About Pidro</source>
        <translation>Tietoja Pidrosta</translation>
    </message>
    <message>
        <source>All but the dealer have laid away what is not trump. What is left are trumps: see how many each of these three holds, and remember it. Then go on.</source>
        <translation>Kaikki paitsi jakaja ovat panneet pois sen, mikä ei ole valttia. Jäljellä on vain valtteja: katso, montako kullakin näistä kolmesta on, ja paina se mieleesi. Jatka sitten.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>All the others passed: the dealer must bid {amount}.</source>
        <translation>Kaikki muut passasivat: pakkohuuto, jakajan on huudettava {amount}.</translation>
    </message>
    <message>
        <source>All the others passed: the dealer must bid {number}.</source>
        <translation>Kaikki muut passasivat: pakkohuuto, jakajan on huudettava {number}.</translation>
    </message>
    <message>
        <source>Another Pidro is open: its game goes on there, and here another one. Both count.</source>
        <translation>Toinen Pidro on auki: sen peli jatkuu siellä, ja tässä pelataan toista. Molemmat lasketaan.</translation>
    </message>
    <message>
        <source>Another program holds {path}: this could not be kept.</source>
        <translation>Toinen ohjelma käyttää tiedostoa {path}: tätä ei voitu tallentaa.</translation>
    </message>
    <message>
        <source>As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: made.</source>
        <translation>Näin huudettuna ({name} {bid}, {suit}) paras peli tuo meille {ours} ja heille {theirs}: huuto täyttyy.</translation>
    </message>
    <message>
        <source>As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: set.</source>
        <translation>Näin huudettuna ({name} {bid}, {suit}) paras peli tuo meille {ours} ja heille {theirs}: huuto kaatuu.</translation>
    </message>
    <message>
        <source>As the cards lay: nothing would have brought more.</source>
        <translation>Todellisilla korteilla: mikään ei olisi tuonut enempää.</translation>
    </message>
    <message>
        <source>As the cards lay: the best would have brought {loss} points more.</source>
        <translation>Todellisilla korteilla: paras olisi tuonut {loss} pistettä enemmän.</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Aloittelija</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Huuto</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Huuda {amount}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Huutaminen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Sininen</translation>
    </message>
    <message>
        <source>Both opponents are cold: any order takes the rest.</source>
        <translation>Molemmat vastustajat ovat kylmiä: loput saa missä järjestyksessä vain.</translation>
    </message>
    <message>
        <source>Both players of a team are cold: all points that are left go to the other team.</source>
        <translation>Parin molemmat pelaajat ovat kylmiä: kaikki jäljellä olevat pisteet menevät toiselle parille.</translation>
    </message>
    <message>
        <source>Buy, play and score</source>
        <translation>Osto, peli ja pisteet</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Rauhallinen</translation>
    </message>
    <message>
        <source>Card to a trick</source>
        <translation>Kortti tikkiin</translation>
    </message>
    <message>
        <source>Cards and bids</source>
        <translation>Kortit ja huudot</translation>
    </message>
    <message>
        <source>Cards are played when trump is named and bought.</source>
        <translation>Kortteja pelataan vasta, kun maa on valittu ja ostettu.</translation>
    </message>
    <message>
        <source>Cards fade, nothing flies</source>
        <translation>Kortit häivytetään, mikään ei lennä</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Kortit lentävät</translation>
    </message>
    <message>
        <source>Career: {won} won, {lost} lost</source>
        <translation>Ura: voittoja {won}, tappioita {lost}</translation>
    </message>
    <message>
        <source>Click or press Space to go on.</source>
        <translation>Jatka napsauttamalla tai välilyönnillä.</translation>
    </message>
    <message>
        <source>Click the card once more to play it.</source>
        <translation>Pelaa kortti napsauttamalla sitä vielä kerran.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Risti</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Deal {number}: the other table still plays these cards.</source>
        <translation>Jako {number}: toinen pöytä pelaa vielä näitä kortteja.</translation>
    </message>
    <message>
        <source>Deal {number}: the same as robots got from these cards.</source>
        <translation>Jako {number}: sama kuin robotit saivat näistä korteista.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} bid {bid}, the team took only {taken}: set; {others} to the others.</source>
        <translation>Jako {number}: {name} huusi {bid}, pari otti vain {taken}: huuto kaatui; muille {others}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} bid {bid}, the team took {taken} and keeps it; {others} to the others.</source>
        <translation>Jako {number}: {name} huusi {bid}, pari otti {taken} ja pitää ne; muille {others}.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation>Tämän pelin jaot</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruutu</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Lopeta opetus</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Päättyi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Evening blue</source>
        <translation>Illansininen</translation>
    </message>
    <message>
        <source>Every card carries points, the {card} no more than any other.</source>
        <translation>Jokaisessa kortissa on pisteitä, eikä missään vähemmän kuin tässä: {card}.</translation>
    </message>
    <message>
        <source>Everyone is dealt {dealt} cards, {packet} at a time; the {stock} that are left are the pack. Then, clockwise from the dealer&apos;s left, everyone speaks once: pass, or the number of points that the team will take, from {lowest} to {highest}. A bid must be higher than all before it; only {highest} may be bid over {highest}. If all the others pass, the dealer must bid {lowest}.</source>
        <translation>Jokaiselle jaetaan {dealt} korttia, {packet} kerrallaan; loput {stock} ovat pakka. Sitten jokainen puhuu kerran, myötäpäivään jakajan vasemmalta puolelta: passi tai se pistemäärä, jonka pari aikoo ottaa, {lowest}–{highest}. Huudon on oltava kaikkia edellisiä korkeampi; vain {highest} voidaan huutaa luvun {highest} päälle. Jos kaikki muut passaavat, jakajalla on pakkohuuto {lowest}.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Vie peli</translation>
    </message>
    <message>
        <source>Find a better bid, or pass: choose it on the table.</source>
        <translation>Etsi parempi huuto tai passaa: valitse pöydältä.</translation>
    </message>
    <message>
        <source>Find a better card to lead: click it.</source>
        <translation>Etsi parempi aloituskortti: napsauta sitä.</translation>
    </message>
    <message>
        <source>Find a better card: click it.</source>
        <translation>Etsi parempi kortti: napsauta sitä.</translation>
    </message>
    <message>
        <source>Find a better suit: choose it on the table.</source>
        <translation>Etsi parempi maa: valitse pöydältä.</translation>
    </message>
    <message>
        <source>Find better cards to kill: mark them on the table and confirm.</source>
        <translation>Etsi paremmat kortit tapettaviksi: merkitse ne pöydällä ja vahvista.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Eteenpäin</translation>
    </message>
    <message>
        <source>From 0 to {last}; lowest {lowest}, highest {highest}</source>
        <translation>Nollasta lukuun {last}; alin {lowest}, ylin {highest}</translation>
    </message>
    <message>
        <source>From the pack you have bought up to {kept} cards. The bright ones are new.</source>
        <translation>Olet ostanut pakasta niin, että sinulla on {kept} korttia. Kirkkaina näkyvät ovat uusia.</translation>
    </message>
    <message>
        <source>Gained over the other table, summed up</source>
        <translation>Voitettu toiseen pöytään nähden, yhteensä</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Jatka pelaamista</translation>
    </message>
    <message>
        <source>Good player</source>
        <translation>Hyvä pelaaja</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vihreä</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Vihreä verka</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hertta</translation>
    </message>
    <message>
        <source>Hint is off</source>
        <translation>Vihje on pois päältä</translation>
    </message>
    <message>
        <source>Hint is on</source>
        <translation>Vihje on päällä</translation>
    </message>
    <message>
        <source>Hint: {reason}</source>
        <translation>Vihje: {reason}</translation>
    </message>
    <message>
        <source>If the team that holds the bid takes at least as many points as it bid, it scores what it took. If it takes fewer, it is set and loses as many points as it bid. The other team scores what it took in any case. If both teams reach {target} in the same deal, the team that held the bid wins.</source>
        <translation>Jos huudon saanut pari ottaa vähintään huutamansa pisteet, se saa kaikki ottamansa. Jos se ottaa vähemmän, huuto kaatuu ja pari menettää niin monta pistettä kuin huusi. Toinen pari saa joka tapauksessa ottamansa pisteet. Jos molemmat pääsevät samassa jaossa lukuun {target}, voittaa pari, jolla huuto oli.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Tuo pelejä</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ei ole sinun vuorosi.</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Pelaa suoraan</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Tapa</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Korttien tappaminen</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Aloitus</translation>
    </message>
    <message>
        <source>Learn Pidro</source>
        <translation>Opi pidroa</translation>
    </message>
    <message>
        <source>Least use among those that may be killed: {cards}.</source>
        <translation>Vähiten hyötyä niistä, jotka saa tappaa: {cards}.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Poistu</translation>
    </message>
    <message>
        <source>Look at the discards: they show how many trumps each of the three holds.</source>
        <translation>Katso poispantuja kortteja: ne kertovat, montako valttia kullakin kolmesta on.</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>Käydään läpi tiedostoa {file}…</translation>
    </message>
    <message>
        <source>Lucky: something else was better.</source>
        <translation>Hyvä tuuri: jokin muu oli parempi.</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <translation>Maan valinta</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Uusi jako</translation>
    </message>
    <message>
        <source>No deal has been compared yet.</source>
        <translation>Yhtään jakoa ei ole vielä verrattu.</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Yhtään peliä ei ole vielä pelattu loppuun.</translation>
    </message>
    <message>
        <source>No idea behind it: chance.</source>
        <translation>Ei ajatusta takana: sattuma.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card} in this trick any more: it comes home.</source>
        <translation>Kukaan ei enää lyö tässä tikissä, kun pöytään tulee {card}: pisteet tulevat kotiin.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}, and nothing low is left to lead.</source>
        <translation>Kukaan ei lyö yli, kun aloitus on {card}, eikä pieniä ole enää kädessä.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}: with this trick the bid of {number} is made.</source>
        <translation>Kukaan ei lyö yli, kun pöytään tulee {card}: tällä tikillä huuto {number} täyttyy.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}: with this trick their bid of {number} is set.</source>
        <translation>Kukaan ei lyö yli, kun pöytään tulee {card}: tällä tikillä heidän huutonsa {number} kaatuu.</translation>
    </message>
    <message>
        <source>Nobody has bid more: you name trump. Choose {suit}: then all your marked cards are trumps, the {card} too, though it is of another suit.</source>
        <translation>Kukaan ei ole huutanut enempää: sinä valitset maan. Valitse {suit}: silloin kaikki merkityt korttisi ovat valttia, myös {card}, vaikka se on toista maata.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Your bid?</source>
        <translation>Kukaan ei ole vielä huutanut. Huutosi?</translation>
    </message>
    <message>
        <source>Nobody keeps more than {kept} trumps. Those above are killed: they are shown to all and are out of the deal. A card with points can&apos;t be killed.</source>
        <translation>Kukaan ei pidä enempää kuin {kept} valttia. Ylimääräiset tapetaan: ne näytetään kaikille ja ovat poissa jaosta. Pistekorttia ei voi tappaa.</translation>
    </message>
    <message>
        <source>Nobody may keep more than {kept} trumps. Choose among the marked cards what you give up; it is shown to all. Cards with points stay.</source>
        <translation>Kukaan ei saa pitää enempää kuin {kept} valttia. Valitse merkityistä korteista, mitkä tapat; ne näytetään kaikille. Pistekortit jäävät.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Nothing else may be done now.</source>
        <translation>Muuta ei nyt saa tehdä.</translation>
    </message>
    <message>
        <source>Nothing is kept in this game.</source>
        <translation>Tästä pelistä ei tallenneta mitään.</translation>
    </message>
    <message>
        <source>Nothing low is left: the {card} takes the trick for certain.</source>
        <translation>Pieniä ei ole enää: {card} vie tikin varmasti.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: deal {deal} of the game breaks the rules.</source>
        <translation>Tiedostosta {file} ei otettu mitään: pelin jako {deal} rikkoo sääntöjä.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: it holds no right game.</source>
        <translation>Tiedostosta {file} ei otettu mitään: siinä ei ole oikeaa peliä.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: line {line} is no right game.</source>
        <translation>Tiedostosta {file} ei otettu mitään: rivi {line} ei ole oikea peli.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: more than {most} games at once.</source>
        <translation>Tiedostosta {file} ei otettu mitään: kerralla yli {most} peliä.</translation>
    </message>
    <message>
        <source>Now everyone says once how many points the team will take, from {lowest} to {highest}, or passes. The highest bid names trump. Your marked cards go well together: {number} is a good bid for them.</source>
        <translation>Nyt jokainen sanoo kerran, montako pistettä pari ottaa, {lowest}–{highest}, tai passaa. Korkeimman huudon tehnyt valitsee maan. Merkityt korttisi sopivat hyvin yhteen: {number} on niille hyvä huuto.</translation>
    </message>
    <message>
        <source>Now only trumps are played, and you may play any of yours. The highest takes the trick with the points in it, and leads the next.</source>
        <translation>Nyt pelataan vain valtteja, ja saat pelata minkä tahansa omistasi. Korkein vie tikin pisteineen ja aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>On what you could know: {did} loses {loss} points on average; better {better}. {reason}</source>
        <translation>Sen perusteella, mitä saatoit tietää: {did} menettää keskimäärin {loss} pistettä; parempi olisi {better}. {reason}</translation>
    </message>
    <message>
        <source>On what you could know: {did} was right.</source>
        <translation>Sen perusteella, mitä saatoit tietää: {did} oli oikein.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Vielä kerran</translation>
    </message>
    <message>
        <source>One more game waits: a start after the end of this one brings it.</source>
        <translation>Vielä yksi peli odottaa: se tulee esiin käynnistyksessä, kun tämä on päättynyt.</translation>
    </message>
    <message>
        <source>One suit will be trump, and only trumps count. A deal has {total} points: {few} for each of ace, jack, ten and two of trump, and {many} for each of the two fives, the pidros.</source>
        <translation>Yksi maa valitaan valtiksi, ja vain valtit ratkaisevat. Jaossa on {total} pistettä: valttien ässästä, sotilaasta, kympistä ja kakkosesta kustakin {few} ja kummastakin vitosesta eli pidrosta {many}.</translation>
    </message>
    <message>
        <source>Only trumps are killed, and this is none.</source>
        <translation>Vain valtteja tapetaan, eikä tämä ole valtti.</translation>
    </message>
    <message>
        <source>Only trumps are played, and this is none.</source>
        <translation>Vain valtteja pelataan, eikä tämä ole valtti.</translation>
    </message>
    <message>
        <source>Other table</source>
        <translation>Toinen pöytä</translation>
    </message>
    <message>
        <source>Our bids by their height</source>
        <translation>Huutomme korkeuden mukaan</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Pidro games (*.{suffix})</source>
        <translation>Pidro-pelit (*.{suffix})</translation>
    </message>
    <message>
        <source>Pidro made a mistake with {path}: this could not be kept.</source>
        <translation>Pidro teki virheen tiedoston {path} kanssa: tätä ei voitu tallentaa.</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Luumu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Menetetyt pisteet</translation>
    </message>
    <message>
        <source>Points lost a deal by a bid or a pass.</source>
        <translation>Huudolla tai passilla menetetyt pisteet jakoa kohti.</translation>
    </message>
    <message>
        <source>Points lost a deal by a later card of a trick.</source>
        <translation>Tikin myöhemmällä kortilla menetetyt pisteet jakoa kohti.</translation>
    </message>
    <message>
        <source>Points lost a deal by the cards that you killed.</source>
        <translation>Tapetuilla korteilla menetetyt pisteet jakoa kohti.</translation>
    </message>
    <message>
        <source>Points lost a deal by the first card of a trick.</source>
        <translation>Tikin ensimmäisellä kortilla menetetyt pisteet jakoa kohti.</translation>
    </message>
    <message>
        <source>Points lost a deal by the suit that you named.</source>
        <translation>Valitulla maalla menetetyt pisteet jakoa kohti.</translation>
    </message>
    <message>
        <source>Practice: this deal counts for nothing.</source>
        <translation>Harjoitus: tätä jakoa ei lasketa.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>Rather the {card} than a card with points.</source>
        <translation>Mieluummin {card} kuin pistekortti.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Lue lisää</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Punainen</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Huomautus</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Uusinta</translation>
    </message>
    <message>
        <source>Replay with open cards: not counted</source>
        <translation>Uusinta avokortein: ei lasketa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Tulokset ajan mittaan</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Arvio</translation>
    </message>
    <message>
        <source>Right, though the cards lay badly for it.</source>
        <translation>Oikein, vaikka kortit jakautuivat huonosti.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Oikein.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>Score: {ours} for us, {theirs} for them; {target} wins.</source>
        <translation>Tilanne: meillä {ours}, heillä {theirs}; {target} voittaa.</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Näytä kaikki kädet</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Liuske</translation>
    </message>
    <message>
        <source>So say the old tips.</source>
        <translation>Niin sanovat vanhat neuvot.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Välilyönti</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pata</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Aloita uusi peli</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>That is Pidro. F1 shows the rules, and H gives you a hint at every turn. Have fun!</source>
        <translation>Tämä on pidro. F1 näyttää säännöt, ja H antaa vihjeen joka vuorolla. Hauskoja pelihetkiä!</translation>
    </message>
    <message>
        <source>That is better than what you did, but not the best yet.</source>
        <translation>Parempi kuin se, mitä teit, mutta ei vielä paras.</translation>
    </message>
    <message>
        <source>That is no better than what you did. Try again.</source>
        <translation>Tämä ei ole parempi kuin se, mitä teit. Yritä uudelleen.</translation>
    </message>
    <message>
        <source>That is what you did. Something else is better.</source>
        <translation>Niin teitkin. Jokin muu on parempi.</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Huuto</translation>
    </message>
    <message>
        <source>The bid is yours at {amount}: name trump.</source>
        <translation>Huuto on sinun, {amount}: valitse maa.</translation>
    </message>
    <message>
        <source>The buy</source>
        <translation>Osto</translation>
    </message>
    <message>
        <source>The course over all deals, the oldest on the left</source>
        <translation>Kulku kaikissa jaoissa, vanhin vasemmalla</translation>
    </message>
    <message>
        <source>The deal is on the clipboard as text.</source>
        <translation>Jako on tekstinä leikepöydällä.</translation>
    </message>
    <message>
        <source>The disk failed at {path}: this could not be kept.</source>
        <translation>Levyvirhe, {path}: tätä ei voitu tallentaa.</translation>
    </message>
    <message>
        <source>The disk is full: what is played now is not kept ({path}).</source>
        <translation>Levy on täynnä: sitä, mitä nyt pelataan, ei tallenneta ({path}).</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>The game that is running ends here: it counts as neither won nor lost.</source>
        <translation>Käynnissä oleva peli päättyy tähän: sitä ei lasketa voitoksi eikä tappioksi.</translation>
    </message>
    <message>
        <source>The highest bidder leads. Clockwise, everyone plays a trump, whichever it may be. The highest one takes the trick with the points in it, and its player leads the next. Whoever has no trump left when the turn comes is cold: the hand is shown, and its player is out for this deal. When both players of a team are cold, the other team gets all points that are left.</source>
        <translation>Korkeimman huudon tehnyt aloittaa. Myötäpäivään jokainen pelaa yhden valtin, minkä tahansa. Korkein vie tikin pisteineen, ja sen pelannut aloittaa seuraavan. Se, jolla ei vuorollaan ole enää valttia, on kylmä: käsi näytetään, ja pelaaja on poissa jaosta. Kun parin molemmat pelaajat ovat kylmiä, toinen pari saa kaikki jäljellä olevat pisteet.</translation>
    </message>
    <message>
        <source>The highest bidder names a suit as trump. From then on {count} cards are trumps, and no others are played: the whole suit and, as one more, the five of the other suit of the same colour. The two fives are the pidros: the five of trump is the right one, the other five the left one. If hearts are trump, these are the trumps from high to low:</source>
        <translation>Korkeimman huudon tehnyt valitsee maan. Siitä lähtien {count} korttia on valtteja, eikä muita pelata: koko maa ja lisäksi toisen samanvärisen maan vitonen. Vitoset ovat pidrot: valttimaan vitonen on oikea pidro, toinen vitonen väärä pidro. Jos maa on hertta, valtit ovat korkeimmasta matalimpaan nämä:</translation>
    </message>
    <message>
        <source>The kept games in {path} are damaged: this could not be read or kept.</source>
        <translation>Tallennetut pelit tiedostossa {path} ovat vioittuneet: tätä ei voitu lukea eikä tallentaa.</translation>
    </message>
    <message>
        <source>The kept games in {path} were gone: the file was empty.</source>
        <translation>Tallennetut pelit tiedostossa {path} olivat kadonneet: tiedosto oli tyhjä.</translation>
    </message>
    <message>
        <source>The kept games were damaged; they are put aside in {path}, and a new file is begun.</source>
        <translation>Tallennetut pelit olivat vioittuneet; ne on pantu sivuun tiedostoon {path}, ja uusi tiedosto on aloitettu.</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>The point of the two always stays with the team that played the two. In this trick {winner} plays the highest card and takes {taken} for the team; {other} keeps {kept} for the other team:</source>
        <translation>Kakkosen piste jää aina sille parille, joka pelasi sen. Tässä tikissä {winner} pelaa korkeimman kortin ja saa parilleen {taken}; {other} säilyttää toiselle parille {kept}:</translation>
    </message>
    <message>
        <source>The point of the two stays with those who played it.</source>
        <translation>Kakkosen piste jää sille parille, joka pelasi sen.</translation>
    </message>
    <message>
        <source>The replay shows all four hands before this deal is over: the game then counts as assisted.</source>
        <translation>Uusinta näyttää kaikki neljä kättä ennen kuin tämä jako on lopussa: peli lasketaan silloin avun kanssa pelatuksi.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Pisteiden lasku</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept: {folder} can&apos;t be written.</source>
        <translation>Asetuksia ei voi tallentaa: kansioon {folder} ei voi kirjoittaa.</translation>
    </message>
    <message>
        <source>The settings in {file} can&apos;t be read.</source>
        <translation>Asetuksia tiedostossa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>The settings were damaged and put aside in {folder}.</source>
        <translation>Asetukset olivat vioittuneet, ja ne on pantu sivuun kansioon {folder}.</translation>
    </message>
    <message>
        <source>The trick is not to be had: away goes the {card}.</source>
        <translation>Tikkiä ei saa: pois menee {card}.</translation>
    </message>
    <message>
        <source>The turn is with {name}.</source>
        <translation>Vuorossa on {name}.</translation>
    </message>
    <message>
        <source>The two</source>
        <translation>Kakkonen</translation>
    </message>
    <message>
        <source>The {card} can&apos;t be beaten, and short hands must give up a pidro.</source>
        <translation>Yli ei pääse kukaan, kun aloitus on {card}, ja lyhyestä kädestä irtoaa pidro.</translation>
    </message>
    <message>
        <source>The {card} does best: on average {number} of the points still out.</source>
        <translation>Paras on {card}: keskimäärin {number} jäljellä olevista pisteistä.</translation>
    </message>
    <message>
        <source>The {card} draws out a higher card; the {other} gains by it.</source>
        <translation>Nyt {card} houkuttelee esiin isomman kortin, ja siitä hyötyy {other}.</translation>
    </message>
    <message>
        <source>The {card} gives nothing away: better cards wait.</source>
        <translation>Kortilla {card} ei menetä mitään: paremmat odottavat.</translation>
    </message>
    <message>
        <source>The {card} gives nothing away: points are not led into higher cards.</source>
        <translation>Kortilla {card} ei menetä mitään: pisteillä ei aloiteta isompia vastaan.</translation>
    </message>
    <message>
        <source>The {card} goes above the {other}, and is worth nothing if it is beaten.</source>
        <translation>Alle jää {other}, kun menee {card}, eikä mitään menetetä, jos se lyödään.</translation>
    </message>
    <message>
        <source>The {card} goes above the {other}, and {name} may still help.</source>
        <translation>Alle jää {other}, kun menee {card}, ja {name} voi vielä auttaa.</translation>
    </message>
    <message>
        <source>The {card} goes above, so that {name} can&apos;t win with a pidro.</source>
        <translation>Nyt {card} menee yli, jottei {name} voita pidrolla.</translation>
    </message>
    <message>
        <source>The {card} goes: the {other} next to it keeps its worth.</source>
        <translation>Nyt menee {card}: viereinen {other} säilyttää arvonsa.</translation>
    </message>
    <message>
        <source>The {card} is above what lies there, and {name} may still help.</source>
        <translation>Korkein tähän asti on {card}, ja {name} voi vielä auttaa.</translation>
    </message>
    <message>
        <source>The {card} is the highest in the hand.</source>
        <translation>Käden korkein on {card}.</translation>
    </message>
    <message>
        <source>The {card} is the lowest in the hand.</source>
        <translation>Käden matalin on {card}.</translation>
    </message>
    <message>
        <source>The {card} is worth nothing, and no pidro can win over it.</source>
        <translation>Mikään pidro ei voita, kun pöytään tulee {card}, eikä siinä ole pisteitä.</translation>
    </message>
    <message>
        <source>The {card} keeps its point, whoever takes the trick.</source>
        <translation>Vei tikin kuka tahansa, pisteensä säilyttää {card}.</translation>
    </message>
    <message>
        <source>The {card} makes the bid of {number} in {share} % of the possible layouts.</source>
        <translation>Huuto {number} täyttyy {share} prosentissa mahdollisista jaoista, kun menee {card}.</translation>
    </message>
    <message>
        <source>The {card} sets their bid of {number} in {share} % of the possible layouts.</source>
        <translation>Heidän huutonsa {number} kaatuu {share} prosentissa mahdollisista jaoista, kun menee {card}.</translation>
    </message>
    <message>
        <source>The {card} takes the lead, and nobody can beat the {other} either.</source>
        <translation>Aloitusvuoron vie {card}, eikä kukaan lyö yli, kun sitten tulee {other}.</translation>
    </message>
    <message>
        <source>The {card} takes the pidro, and nobody can go above it.</source>
        <translation>Pidron vie {card}, eikä kukaan pääse yli.</translation>
    </message>
    <message>
        <source>The {card} takes the points in this trick for certain.</source>
        <translation>Tikin pisteet vie varmasti {card}.</translation>
    </message>
    <message>
        <source>The {card} wins now; later a higher card may fall on it.</source>
        <translation>Nyt {card} voittaa; myöhemmin päälle voi pudota isompi.</translation>
    </message>
    <message>
        <source>The {other} is worth more later than the {card} is now.</source>
        <translation>Myöhemmin {other} on arvokkaampi kuin {card} nyt.</translation>
    </message>
    <message>
        <source>The {other} stays back to catch a pidro: the {card} leads.</source>
        <translation>Käteen jää {other} pidroa pyydystämään: aloitus on {card}.</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>He</translation>
    </message>
    <message>
        <source>There are {total} points in every deal, and these cards carry them; the others carry none:</source>
        <translation>Joka jaossa on {total} pistettä, ja ne ovat näissä korteissa; muissa ei ole yhtään:</translation>
    </message>
    <message>
        <source>There is no way to {path}: the game can be played, but nothing is kept.</source>
        <translation>Tiedostoon {path} ei pääse: peliä voi pelata, mutta mitään ei tallenneta.</translation>
    </message>
    <message>
        <source>There was something better.</source>
        <translation>Parempi vaihtoehto oli olemassa.</translation>
    </message>
    <message>
        <source>They win the game, {theirs} to {ours}.</source>
        <translation>He voittavat pelin, {theirs} : {ours}.</translation>
    </message>
    <message>
        <source>This deal was left before its first lead.</source>
        <translation>Tämä jako jätettiin kesken ennen ensimmäistä aloitusta.</translation>
    </message>
    <message>
        <source>This deal: {name} bid {bid}.</source>
        <translation>Tässä jaossa {name} huusi {bid}.</translation>
    </message>
    <message>
        <source>This five is the left pidro. It has the colour of trump but not its suit, and yet it is a trump now: one step below the five of trump, and worth {number} points like it.</source>
        <translation>Tämä vitonen on väärä pidro. Se on valttien värinen mutta eri maata, ja silti se on nyt valtti: yhtä askelta valttivitosta alempana ja {number} pisteen arvoinen kuten sekin.</translation>
    </message>
    <message>
        <source>This game can&apos;t be read any more: it is damaged in the file.</source>
        <translation>Tätä peliä ei voi enää lukea: se on vioittunut tiedostossa.</translation>
    </message>
    <message>
        <source>This team lacks only {number}: that may come without a bid.</source>
        <translation>Parilta puuttuu enää {number}: se voi tulla ilman huutoakin.</translation>
    </message>
    <message>
        <source>To the game</source>
        <translation>Takaisin peliin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Alkuun</translation>
    </message>
    <message>
        <source>Top down, while nobody holds a higher one: {cards}.</source>
        <translation>Ylhäältä alas, kun kenelläkään ei ole isompaa: {cards}.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Valtit</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <translation>Valtteja vielä ulkona: {cards}.</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Me</translation>
    </message>
    <message>
        <source>We win the game, {ours} to {theirs}.</source>
        <translation>Me voitamme pelin, {ours} : {theirs}.</translation>
    </message>
    <message>
        <source>Welcome to Pidro</source>
        <translation>Tervetuloa pelaamaan pidroa</translation>
    </message>
    <message>
        <source>When trump is named, all but the dealer lay what is not trump face up in the middle. Everyone sees now how many trumps these three hold. Clockwise from the dealer&apos;s left, they buy from the pack until each holds {kept} cards. Then the dealer robs the pack: takes all that is left of it, keeps {kept} cards, every trump among them, and shows nothing.</source>
        <translation>Kun maa on valittu, kaikki paitsi jakaja panevat keskelle näkyviin sen, mikä ei ole valttia. Nyt kaikki näkevät, montako valttia näillä kolmella on. Myötäpäivään jakajan vasemmalta puolelta he ostavat pakasta, kunnes kullakin on {kept} korttia. Sitten jakaja ottaa pakan: kaiken, mitä siitä on jäljellä, pitää {kept} korttia, niiden joukossa kaikki valtit, eikä näytä mitään.</translation>
    </message>
    <message>
        <source>With open cards: {ours} for us and {theirs} for them.</source>
        <translation>Avokortein: meille {ours} ja heille {theirs}.</translation>
    </message>
    <message>
        <source>Without motion or pauses</source>
        <translation>Ilman liikettä ja taukoja</translation>
    </message>
    <message>
        <source>Yes: nothing is better, on what you could know.</source>
        <translation>Kyllä: mikään ei ole parempi sen perusteella, mitä saatoit tietää.</translation>
    </message>
    <message>
        <source>You are {south}, down here. {north} across the table is your partner; {west} and {east} play against you. The first team with {target} points wins.</source>
        <translation>Sinä olet {south}, täällä alhaalla. Vastapäätä istuva {north} on parisi; {west} ja {east} pelaavat teitä vastaan. Pari, jolla on ensin {target} pistettä, voittaa.</translation>
    </message>
    <message>
        <source>You kill: {cards}.</source>
        <translation>Tapat: {cards}.</translation>
    </message>
    <message>
        <source>You lead: play a trump.</source>
        <translation>Sinä aloitat: pelaa valtti.</translation>
    </message>
    <message>
        <source>Your turn: play a trump.</source>
        <translation>Sinun vuorosi: pelaa valtti.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ässä</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <translation>huuto {amount}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>kylmä</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>jako {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>keskeytetty</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>tuotu</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>sotilas</translation>
    </message>
    <message>
        <source>kill {cards}</source>
        <translation>tappaminen ({cards})</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>left 5</source>
        <translation>väärä 5</translation>
    </message>
    <message>
        <source>left pidro</source>
        <translation>väärä pidro</translation>
    </message>
    <message>
        <source>lost {ours} : {theirs}</source>
        <translation>tappio {ours} : {theirs}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>rouva</translation>
    </message>
    <message>
        <source>right pidro</source>
        <translation>oikea pidro</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pata</translation>
    </message>
    <message>
        <source>still going on</source>
        <translation>vielä kesken</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>kesken</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>keskeneräinen</translation>
    </message>
    <message>
        <source>unfinished {ours} : {theirs}</source>
        <translation>kesken {ours} : {theirs}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avun kanssa</translation>
    </message>
    <message>
        <source>won {ours} : {theirs}</source>
        <translation>voitto {ours} : {theirs}</translation>
    </message>
    <message>
        <source>{amount} · {name}</source>
        <translation>{amount} · {name}</translation>
    </message>
    <message>
        <source>{bid}: made {made}, set {sets}</source>
        <translation>{bid}: täytettyjä {made}, kaatuneita {sets}</translation>
    </message>
    <message>
        <source>{card}, the left pidro</source>
        <translation>{card}, väärä pidro</translation>
    </message>
    <message>
        <source>{card}, the right pidro</source>
        <translation>{card}, oikea pidro</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>Tiedostoa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written there.</source>
        <translation>Tiedostoa {file} ei voi kirjoittaa sinne.</translation>
    </message>
    <message>
        <source>{kind}
right, and lost</source>
        <translation>{kind}
oikein, mutta kävi huonosti</translation>
    </message>
    <message>
        <source>{kind}
{loss} points lost</source>
        <translation>{kind}
menetys: {loss} pistettä</translation>
    </message>
    <message>
        <source>{name} bid {bid} and made it: {ours} for us, {theirs} for them.</source>
        <translation>{name} {bid}, täyttyi: meille {ours}, heille {theirs}.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and the team took {points}: the bid is made, and it scores them all. The others score what they took.</source>
        <translation>{name} huusi {bid}, ja pari otti {points}: huuto täyttyi, ja pari saa ne kaikki. Muut saavat sen, minkä ottivat.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and was set: {ours} for us, {theirs} for them.</source>
        <translation>{name} {bid}, kaatui: meille {ours}, heille {theirs}.</translation>
    </message>
    <message>
        <source>{name} bid {bid}, but the team took {points}: it is set and loses as many points as it bid. The others score what they took.</source>
        <translation>{name} huusi {bid}, mutta pari otti {points}: huuto kaatui, ja pari menettää niin monta pistettä kuin huusi. Muut saavat sen, minkä ottivat.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} huutaa {amount}.</translation>
    </message>
    <message>
        <source>{name} could take this with a pidro: the {card} prevents it.</source>
        <translation>{name} voisi viedä tikin pidrolla: {card} estää sen.</translation>
    </message>
    <message>
        <source>{name} deals and has robbed the pack: of all that was left, the best {kept} cards stay, every trump among them. Nobody saw how many trumps those are.</source>
        <translation>{name} on jakaja ja on ottanut pakan: kaikesta jäljellä olleesta jää {kept} parasta korttia, niiden joukossa kaikki valtit. Kukaan ei nähnyt, montako valttia niissä on.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} jakaa.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}, and nothing goes above it.</source>
        <translation>{name} on huutanut {amount}, eikä mikään mene sen yli.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}. Your bid?</source>
        <translation>{name} on huutanut {amount}. Huutosi?</translation>
    </message>
    <message>
        <source>{name} has no trump left and is cold: the rest of the hand is shown, and it is out for this deal.</source>
        <translation>{name} on kylmä, sillä valtit loppuivat: loppu käsi näytetään, ja se on poissa tästä jaosta.</translation>
    </message>
    <message>
        <source>{name} has played the two. Its point can&apos;t be taken: it always goes to the team that played it, whoever wins the trick.</source>
        <translation>{name} on pelannut kakkosen. Sen pistettä ei voi viedä: se menee aina parille, joka pelasi sen, voittipa tikin kuka tahansa.</translation>
    </message>
    <message>
        <source>{name} has played the {other}: only the {card} goes above it.</source>
        <translation>{name} on pelannut kortin {other}: yli pääsee vain {card}.</translation>
    </message>
    <message>
        <source>{name} holds the bid for this team, and {number} is enough.</source>
        <translation>{name} pitää parin huutoa, ja {number} riittää.</translation>
    </message>
    <message>
        <source>{name} holds the highest bid and has named trump.</source>
        <translation>{name} teki korkeimman huudon ja valitsi maan.</translation>
    </message>
    <message>
        <source>{name} is cold and can&apos;t help: rather the {card} than a low card.</source>
        <translation>{name} on kylmä eikä voi auttaa: mieluummin {card} kuin pieni.</translation>
    </message>
    <message>
        <source>{name} is cold.</source>
        <translation>{name} on kylmä.</translation>
    </message>
    <message>
        <source>{name} is hardly in danger with the {other}: the {card} goes there.</source>
        <translation>{name} on tuskin vaarassa, kun pöydässä on {other}: sinne menee {card}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick with the {other}: the {card} is enough.</source>
        <translation>{name} on viemässä tikin, pöydässä on {other}: riittää, kun menee {card}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick: it gets the {card}.</source>
        <translation>{name} on viemässä tikin: siihen menee {card}.</translation>
    </message>
    <message>
        <source>{name} kills: {cards}.</source>
        <translation>{name} tappaa: {cards}.</translation>
    </message>
    <message>
        <source>{name} may beat the {other}, and a short hand can&apos;t keep the {card}.</source>
        <translation>{name} voi päästä yli, kun pöydässä on {other}, eikä lyhyeen käteen jää {card}.</translation>
    </message>
    <message>
        <source>{name} names clubs.</source>
        <translation>{name} valitsee maaksi ristin.</translation>
    </message>
    <message>
        <source>{name} names diamonds.</source>
        <translation>{name} valitsee maaksi ruudun.</translation>
    </message>
    <message>
        <source>{name} names hearts.</source>
        <translation>{name} valitsee maaksi hertan.</translation>
    </message>
    <message>
        <source>{name} names spades.</source>
        <translation>{name} valitsee maaksi padan.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passaa.</translation>
    </message>
    <message>
        <source>{name} played the {other}, and nothing here beats it: the {card} goes.</source>
        <translation>{name} on pelannut kortin {other}, eikä käsi pääse yli: pois menee {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} pelaa kortin {card}.</translation>
    </message>
    <message>
        <source>{name} takes this for certain with the {other}: the {card} goes there.</source>
        <translation>{name} vie tämän varmasti, pöydässä on {other}: sinne menee {card}.</translation>
    </message>
    <message>
        <source>{name} takes this for certain with the {other}: the {card} is safe there.</source>
        <translation>{name} vie tämän varmasti, pöydässä on {other}: siellä {card} on turvassa.</translation>
    </message>
    <message>
        <source>{name} was winning the trick: the {card} goes above.</source>
        <translation>{name} oli viemässä tikin: {card} menee yli.</translation>
    </message>
    <message>
        <source>{name} would win the game with this bid: better to try {number}.</source>
        <translation>{name} voittaisi pelin tällä huudolla: parempi huutaa {number}.</translation>
    </message>
    <message>
        <source>{name} {bid}, made</source>
        <translation>{name} {bid}, täyttyi</translation>
    </message>
    <message>
        <source>{name} {bid}, set</source>
        <translation>{name} {bid}, kaatui</translation>
    </message>
    <message>
        <source>{name}, opponent on the left</source>
        <translation>{name}, vastustaja vasemmalla</translation>
    </message>
    <message>
        <source>{name}, opponent on the right</source>
        <translation>{name}, vastustaja oikealla</translation>
    </message>
    <message>
        <source>{name}, your own seat</source>
        <translation>{name}, oma paikkasi</translation>
    </message>
    <message>
        <source>{name}, your partner</source>
        <translation>{name}, parisi</translation>
    </message>
    <message>
        <source>{name}: cold</source>
        <translation>{name}: kylmä</translation>
    </message>
    <message>
        <source>{name}: dealer, showed nothing</source>
        <translation>{name}: jakaja, ei näyttänyt mitään</translation>
    </message>
    <message>
        <source>{name}: {card}. It cost {points}: now worth {ours} to {theirs}.</source>
        <translation>{name}: {card}. Se maksoi {points}: nyt arvo on {ours}–{theirs}.</translation>
    </message>
    <message>
        <source>{name}: {card}. Worth {ours} to {theirs}, as before.</source>
        <translation>{name}: {card}. Arvo on {ours}–{theirs}, kuten ennenkin.</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>{path} belongs to another program and is left alone: nothing is kept.</source>
        <translation>{path} kuuluu toiselle ohjelmalle, eikä siihen kosketa: mitään ei tallenneta.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written: the game can be played, but nothing is kept.</source>
        <translation>Kohteeseen {path} ei voi kirjoittaa: peliä voi pelata, mutta mitään ei tallenneta.</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>ristin {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>ruudun {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>hertan {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>padan {rank}</translation>
    </message>
    <message>
        <source>{south} and {north} play together against {west} and {east}. The teams bid for the right to name trump, and win points by taking tricks. The first team with {target} points wins the game.</source>
        <translation>{south} ja {north} pelaavat yhdessä, vastassa ovat {west} ja {east}. Parit huutavat oikeudesta valita maa ja saavat pisteitä viemällä tikkejä. Pari, jolla on ensin {target} pistettä, voittaa pelin.</translation>
    </message>
    <message>
        <source>{suit} takes {number} in {share} % of the possible layouts; nothing brings more.</source>
        <translation>{suit} tuo {number} pistettä {share} prosentissa mahdollisista jaoista; mikään ei tuo enempää.</translation>
    </message>
    <message>
        <source>{suit} takes {number} or more in {share} % of the possible layouts.</source>
        <translation>{suit} tuo ainakin {number} pistettä {share} prosentissa mahdollisista jaoista.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: good, but not for {number}.</source>
        <translation>{suit}, jossa {cards}: hyvä, muttei huutoon {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: more than {name} promises.</source>
        <translation>{suit}, jossa {cards}: enemmän kuin {name} lupaa.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: the last word beats {name}.</source>
        <translation>{suit}, jossa {cards}: viimeinen sana, ja {name} menettää huudon.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: too good to leave to {name}.</source>
        <translation>{suit}, jossa {cards}: liian hyvä, jotta {name} saisi pitää huudon.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: too weak for a bid of {number}.</source>
        <translation>{suit}, jossa {cards}: liian heikko huutoon {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: worth a bid of {number}.</source>
        <translation>{suit}, jossa {cards}: huudon {number} arvoinen.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: {number} at once is hard to go above.</source>
        <translation>{suit}, jossa {cards}: heti {number}, ja sitä on vaikea ylittää.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: {number} points win the game.</source>
        <translation>{suit}, jossa {cards}: {number} pistettä voittaa pelin.</translation>
    </message>
    <message>
        <source>{suit} would take {number} in {share} % of the possible layouts: not enough.</source>
        <translation>{suit} toisi {number} pistettä {share} prosentissa mahdollisista jaoista: se ei riitä.</translation>
    </message>
    <message>
        <source>{suit}, the longest suit: {cards}.</source>
        <translation>{suit} on pisin maa: {cards}.</translation>
    </message>
    <message>
        <source>{suit}, the strongest suit: {cards}.</source>
        <translation>{suit} on vahvin maa: {cards}.</translation>
    </message>
    <message>
        <source>{suit}: {number} cards in the hand, and they count.</source>
        <translation>{suit}: {number} korttia kädessä, ja ne ratkaisevat.</translation>
    </message>
    <message>
        <source>{suit}: {number} cards, and no suit has more.</source>
        <translation>{suit}: {number} korttia, eikä missään maassa ole enempää.</translation>
    </message>
    <message>
        <source>{team}: {points} in this deal, {score} in all</source>
        <translation>{team}: tässä jaossa {points}, yhteensä {score}</translation>
    </message>
    <message>
        <source>{won} of {games} games won, the oldest on the left</source>
        <translation>voitettuja pelejä {won}, pelejä kaikkiaan {games}, vanhin vasemmalla</translation>
    </message>
</context>
</TS>
