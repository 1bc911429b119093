<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pidro</source>
        <translation>Informazioni su Pidro</translation>
    </message>
    <message>
        <source>Forget all of it</source>
        <translation>Dimentica tutto</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Pidro {version}</source>
        <translation>Pidro {version}</translation>
    </message>
    <message>
        <source>Reset the career</source>
        <translation>Azzerare la carriera</translation>
    </message>
    <message>
        <source>Reset the career…</source>
        <translation>Azzera la carriera…</translation>
    </message>
    <message>
        <source>The card game of the Ostrobothnian coast, for one person and three robots that say why they play as they do.

Free software under the MIT licence. Cards, figures and sounds are the project&apos;s own; the typeface is Lato, under the Open Font License.</source>
        <translation>Il gioco di carte della costa dell&apos;Ostrobotnia, per una persona e tre robot che spiegano perché giocano così.

Software libero con licenza MIT. Carte, figure e suoni sono del progetto; il carattere è Lato, con licenza Open Font License.</translation>
    </message>
    <message>
        <source>This forgets {won} won and {lost} lost games and all statistics, and can&apos;t be undone. The history and the game that is running stay.</source>
        <translation>Così si dimenticano le partite vinte ({won}) e perse ({lost}) e tutte le statistiche, senza ritorno. Restano la cronologia e la partita in corso.</translation>
    </message>
    <message>
        <source>Your career: {won} won, {lost} lost.</source>
        <translation>La tua carriera: vinte {won}, perse {lost}.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) still to be judged.</source>
        <translation>
            <numerusform>%n smazzata ancora da valutare.</numerusform>
            <numerusform>%n smazzate ancora da valutare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n briscola</numerusform>
            <numerusform>%n briscole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was there already</source>
        <translation>
            <numerusform>%n era già lì</numerusform>
            <numerusform>%n erano già lì</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of them are cold, the rest is ours: %n point(s).</source>
        <translation>
            <numerusform>Loro sono entrambi a secco, il resto è nostro: %n punto.</numerusform>
            <numerusform>Loro sono entrambi a secco, il resto è nostro: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of us are cold, the rest is theirs: %n point(s).</source>
        <translation>
            <numerusform>Noi siamo entrambi a secco, il resto è loro: %n punto.</numerusform>
            <numerusform>Noi siamo entrambi a secco, il resto è loro: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) better than robots did with these cards.</source>
        <translation>
            <numerusform>Smazzata {number}: %n punto in più dei robot con queste carte.</numerusform>
            <numerusform>Smazzata {number}: %n punti in più dei robot con queste carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) worse than robots did with these cards.</source>
        <translation>
            <numerusform>Smazzata {number}: %n punto in meno dei robot con queste carte.</numerusform>
            <numerusform>Smazzata {number}: %n punti in meno dei robot con queste carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold more than six trumps: choose %n to kill.</source>
        <translation>
            <numerusform>Hai più di sei briscole: scegline %n da eliminare.</numerusform>
            <numerusform>Hai più di sei briscole: scegline %n da eliminare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history, {there}; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n partita aggiunta alla cronologia, {there}; le partite importate non contano.</numerusform>
            <numerusform>{files}: %n partite aggiunte alla cronologia, {there}; le partite importate non contano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n partita aggiunta alla cronologia; le partite importate non contano.</numerusform>
            <numerusform>{files}: %n partite aggiunte alla cronologia; le partite importate non contano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s), in the history already.</source>
        <translation>
            <numerusform>{files}: %n partita, già nella cronologia.</numerusform>
            <numerusform>{files}: %n partite, tutte già nella cronologia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys %n card(s).</source>
        <translation>
            <numerusform>{name} pesca %n carta.</numerusform>
            <numerusform>{name} pesca %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} held %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} aveva %n briscola prima di pescare.</numerusform>
            <numerusform>{name} aveva %n briscole prima di pescare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} ha %n briscola prima di pescare.</numerusform>
            <numerusform>{name} ha %n briscole prima di pescare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the pack: %n card(s).</source>
        <translation>
            <numerusform>{name} prende il tallone: %n carta.</numerusform>
            <numerusform>{name} prende il tallone: %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} fa la presa: %n punto.</numerusform>
            <numerusform>{name} fa la presa: %n punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>&amp;Numero della smazzata:</translation>
    </message>
    <message>
        <source>Play a numbered deal</source>
        <translation>Gioca una smazzata numerata</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>The number of a deal is 0 to {last}, in digits.</source>
        <translation>Il numero di una smazzata va da 0 a {last}, in cifre.</translation>
    </message>
    <message>
        <source>The same number is the same cards and the same dealer on every machine. The deal is for practice: it counts for nothing, and the game on the table waits.</source>
        <translation>Allo stesso numero corrispondono le stesse carte e lo stesso mazziere su ogni computer. La smazzata serve per esercizio: non conta, e la partita sul tavolo aspetta.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copia come testo</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Guarda</translation>
    </message>
    <message>
        <source>&amp;Replay it</source>
        <translation>&amp;Rigioca</translation>
    </message>
    <message>
        <source>Deals of the chosen game</source>
        <translation>Smazzate della partita scelta</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Nessuna partita è ancora stata portata a termine.</translation>
    </message>
    <message>
        <source>The game is written to {file}.</source>
        <translation>La partita è stata scritta in {file}.</translation>
    </message>
</context>
<context>
    <name>KindDealsDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Guarda</translation>
    </message>
    <message>
        <source>Deals that lost points</source>
        <translation>Smazzate con punti persi</translation>
    </message>
    <message>
        <source>The deals that lost the most, first; choose one to look at it.</source>
        <translation>Prima le smazzate con più punti persi; scegline una per guardarla.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Pidro</source>
        <translation>In&amp;formazioni su Pidro</translation>
    </message>
    <message>
        <source>&amp;Copy this deal</source>
        <translation>&amp;Copia questa smazzata</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Contin&amp;ua</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Cron&amp;ologia</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>Im&amp;porta partite…</translation>
    </message>
    <message>
        <source>&amp;Learn Pidro</source>
        <translation>&amp;Impara il Pidro</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Play a numbered deal…</source>
        <translation>Gioca una smazzata nu&amp;merata…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Replay with open cards</source>
        <translation>&amp;Rigioca a carte scoperte</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;What is left</source>
        <translation>Che cosa &amp;resta</translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analisi</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiche</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Le &amp;regole</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Every decision of yours was right.</source>
        <translation>Tutte le tue decisioni erano giuste.</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Lascia l&apos;analisi</translation>
    </message>
    <message>
        <source>Our points after each card; the arrow keys go through the deal.</source>
        <translation>I nostri punti dopo ogni carta; scorri la smazzata con i tasti freccia.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Points of the bidder&apos;s team with open cards and best play by all.</source>
        <translation>Punti della coppia del dichiarante a carte scoperte e col miglior gioco di tutti.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>The way of the value</source>
        <translation>L&apos;andamento del valore</translation>
    </message>
    <message>
        <source>What could have been bid</source>
        <translation>Che cosa si poteva dichiarare</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message>
        <source>Your decisions are being looked at…</source>
        <translation>Le tue decisioni sono in esame…</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of Pidro</source>
        <translation>Le regole del Pidro</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>A change of players holds from the next deal.</source>
        <translation>Il cambio dei giocatori vale dalla prossima smazzata.</translation>
    </message>
    <message>
        <source>A deck of four colours</source>
        <translation>Un mazzo a quattro colori</translation>
    </message>
    <message>
        <source>A finished trick waits for a click</source>
        <translation>Una presa finita attende un clic</translation>
    </message>
    <message>
        <source>A game that shows them counts as assisted.</source>
        <translation>Una partita che le mostra conta come giocata con aiuto.</translation>
    </message>
    <message>
        <source>A second click confirms the card</source>
        <translation>Un secondo clic conferma la carta</translation>
    </message>
    <message>
        <source>A single legal card plays itself</source>
        <translation>Un&apos;unica carta giocabile si gioca da sé</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Compare each deal with the other table</source>
        <translation>Confronta ogni smazzata con l&apos;altro tavolo</translation>
    </message>
    <message>
        <source>Gold dots on trumps that carry points</source>
        <translation>Punti dorati sulle briscole che valgono punti</translation>
    </message>
    <message>
        <source>Hints come from</source>
        <translation>I suggerimenti vengono da</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Looks and sound</source>
        <translation>Aspetto e suono</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>On the left, in the west</source>
        <translation>A sinistra, a ovest</translation>
    </message>
    <message>
        <source>On the right, in the east</source>
        <translation>A destra, a est</translation>
    </message>
    <message>
        <source>Opponents play as</source>
        <translation>Gli avversari giocano da</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Show which trumps are still out</source>
        <translation>Mostra le briscole ancora in giro</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>Lingua del sistema</translation>
    </message>
    <message>
        <source>The table shows {name}: a name has at most {count} visible characters.</source>
        <translation>Il tavolo mostra {name}: un nome ha al massimo {count} caratteri visibili.</translation>
    </message>
    <message>
        <source>There robots play the same cards, an expert in your seat; the score sheet shows it.</source>
        <translation>Là i robot giocano le stesse carte, con un esperto al tuo posto; il segnapunti lo mostra.</translation>
    </message>
    <message>
        <source>You, in the south</source>
        <translation>Tu, a sud</translation>
    </message>
    <message>
        <source>Your partner plays as</source>
        <translation>Il tuo compagno gioca da</translation>
    </message>
    <message>
        <source>Your partner, in the north</source>
        <translation>Il tuo compagno, a nord</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>At the other table robots play the same cards, with an expert in your seat; so the luck of the cards is taken out. Deals with help are left out.</source>
        <translation>All&apos;altro tavolo i robot giocano le stesse carte, con un esperto al tuo posto; così si toglie la fortuna delle carte. Le smazzate con aiuto sono escluse.</translation>
    </message>
    <message>
        <source>By how much the expert&apos;s choice is better than yours, judged only on what you could know. Choose a kind to see its deals.</source>
        <translation>Di quanto la scelta dell&apos;esperto è migliore della tua, solo in base a ciò che potevi sapere. Scegli un tipo per vederne le smazzate.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Deals compared since the career began.</source>
        <translation>Smazzate confrontate dall&apos;inizio della carriera.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Guadagno</translation>
    </message>
    <message>
        <source>Gained a deal</source>
        <translation>Guadagno per smazzata</translation>
    </message>
    <message>
        <source>Last 100</source>
        <translation>Ultime 100</translation>
    </message>
    <message>
        <source>Last 20</source>
        <translation>Ultime 20</translation>
    </message>
    <message>
        <source>Our score minus theirs, compared with the same at the other table, summed up.</source>
        <translation>I nostri punti meno i loro, confrontati con quelli dell&apos;altro tavolo e sommati.</translation>
    </message>
    <message>
        <source>Points lost a deal by all your decisions.</source>
        <translation>Punti persi per smazzata con tutte le tue decisioni.</translation>
    </message>
    <message>
        <source>Points lost by your decisions</source>
        <translation>Punti persi con le tue decisioni</translation>
    </message>
    <message>
        <source>The other table</source>
        <translation>L&apos;altro tavolo</translation>
    </message>
    <message>
        <source>The same for each deal, on average.</source>
        <translation>Lo stesso per ogni smazzata, in media.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>In tutto</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Bids made</source>
        <translation>Dichiarazioni riuscite</translation>
    </message>
    <message>
        <source>Deals with our bid in which our team took at least the bid, of all deals with our bid.</source>
        <translation>Smazzate dichiarate da noi in cui la nostra coppia ha preso almeno quanto dichiarato, su tutte quelle dichiarate da noi.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games played to their end since the career began.</source>
        <translation>Partite portate a termine dall&apos;inizio della carriera.</translation>
    </message>
    <message>
        <source>Our bids by their height</source>
        <translation>Le nostre dichiarazioni per altezza</translation>
    </message>
    <message>
        <source>Our score minus theirs at the end of each game since the career began, the oldest on the left: upwards where ours was higher. Hollow bars are games with help. Many games share a bar.</source>
        <translation>I nostri punti meno i loro alla fine di ogni partita dall&apos;inizio della carriera, la più vecchia a sinistra: verso l&apos;alto dove i nostri erano di più. Le barre vuote sono partite con aiuto. Più partite possono condividere una barra.</translation>
    </message>
    <message>
        <source>Our score per deal where our team held the high bid; a set counts with its minus.</source>
        <translation>I nostri punti per smazzata quando la dichiarazione era nostra; se si va sotto, conta il meno.</translation>
    </message>
    <message>
        <source>Our score per deal where the other team held the high bid.</source>
        <translation>I nostri punti per smazzata quando la dichiarazione era dell&apos;altra coppia.</translation>
    </message>
    <message>
        <source>Over each bid: made / all of this height; the full part was made, the hatched part set.</source>
        <translation>Sopra ogni dichiarazione: riuscite / tutte di questa altezza; la parte piena è riuscita, quella tratteggiata è andata sotto.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Nel tempo</translation>
    </message>
    <message>
        <source>Points as bidders</source>
        <translation>Punti da dichiaranti</translation>
    </message>
    <message>
        <source>Points as defenders</source>
        <translation>Punti da difensori</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Risultati nel tempo</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Bravura</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Those of them that our team won.</source>
        <translation>Quelle vinte dalla nostra coppia.</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Percentuale di vittorie</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuto</translation>
    </message>
    <message>
        <source>With help is a game in which a hint was shown, a deal was replayed with open hands before it was over, or the trumps still out were shown.</source>
        <translation>Con aiuto è una partita in cui è stato mostrato un suggerimento, una smazzata è stata rigiocata a carte scoperte prima che finisse, o sono state mostrate le briscole ancora in giro.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won games of all games.</source>
        <translation>Partite vinte su tutte.</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>A card with points can&apos;t be killed.</source>
        <translation>Una carta che vale punti non si può eliminare.</translation>
    </message>
    <message>
        <source>A deal can be replayed from its first lead on.</source>
        <translation>Una smazzata si può rigiocare dalla prima uscita in poi.</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is scored.</source>
        <translation>Una smazzata si può analizzare quando i punti sono contati.</translation>
    </message>
    <message>
        <source>A first deal can explain the game as it goes; it counts for nothing.</source>
        <translation>Una prima smazzata può spiegare il gioco strada facendo; non conta.</translation>
    </message>
    <message>
        <source>A game that was under way can&apos;t be read any more; it is kept aside, and a new one begins.</source>
        <translation>Una partita in corso non si può più leggere: viene messa da parte e ne comincia una nuova.</translation>
    </message>
    <message>
        <source>A game was under way: deal {number}, {ours} for us and {theirs} for them. It goes on here.</source>
        <translation>Una partita era in corso: smazzata {number}, {ours} per noi e {theirs} per loro. Continua da qui.</translation>
    </message>
    <message>
        <source>A newer Pidro has written {path}: it is left alone, and nothing is kept.</source>
        <translation>Un Pidro più recente ha scritto {path}: il file non viene toccato e non si conserva nulla.</translation>
    </message>
    <message>
        <source>A pidro lies there, and the {card} has the best chance of it.</source>
        <translation>C&apos;è un pidro in palio, e la carta migliore per prenderlo è {card}.</translation>
    </message>
    <message>
        <source>About Pidro</source>
        <translation>Informazioni su Pidro</translation>
    </message>
    <message>
        <source>All but the dealer have laid away what is not trump. What is left are trumps: see how many each of these three holds, and remember it. Then go on.</source>
        <translation>Tutti tranne il mazziere hanno scartato ciò che non è briscola. Restano solo briscole: guarda quante ne ha ognuno dei tre e tienilo a mente. Poi continua.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>All the others passed: the dealer must bid {amount}.</source>
        <translation>Tutti gli altri sono passati: il mazziere deve dichiarare {amount}.</translation>
    </message>
    <message>
        <source>All the others passed: the dealer must bid {number}.</source>
        <translation>Tutti gli altri sono passati: il mazziere deve dichiarare {number}.</translation>
    </message>
    <message>
        <source>Another Pidro is open: its game goes on there, and here another one. Both count.</source>
        <translation>Un altro Pidro è aperto: la sua partita continua lì e qui se ne gioca un&apos;altra. Valgono entrambe.</translation>
    </message>
    <message>
        <source>Another program holds {path}: this could not be kept.</source>
        <translation>Un altro programma sta usando {path}: questo non si è potuto conservare.</translation>
    </message>
    <message>
        <source>As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: made.</source>
        <translation>Come dichiarato ({name} {bid}, {suit}), il miglior gioco dà {ours} a noi e {theirs} a loro: riesce.</translation>
    </message>
    <message>
        <source>As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: set.</source>
        <translation>Come dichiarato ({name} {bid}, {suit}), il miglior gioco dà {ours} a noi e {theirs} a loro: si va sotto.</translation>
    </message>
    <message>
        <source>As the cards lay: nothing would have brought more.</source>
        <translation>Per come stavano le carte: niente avrebbe reso di più.</translation>
    </message>
    <message>
        <source>As the cards lay: the best would have brought {loss} points more.</source>
        <translation>Per come stavano le carte: il meglio avrebbe reso {loss} punti in più.</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Come dice il sistema</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Dichiara {amount}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Both opponents are cold: any order takes the rest.</source>
        <translation>I due avversari sono a secco: il resto si prende in qualunque ordine.</translation>
    </message>
    <message>
        <source>Both players of a team are cold: all points that are left go to the other team.</source>
        <translation>Entrambi i giocatori di una coppia sono a secco: tutti i punti che restano vanno all&apos;altra coppia.</translation>
    </message>
    <message>
        <source>Buy, play and score</source>
        <translation>Pesca, gioco e punti</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Card to a trick</source>
        <translation>Carta in una presa</translation>
    </message>
    <message>
        <source>Cards and bids</source>
        <translation>Carte e dichiarazioni</translation>
    </message>
    <message>
        <source>Cards are played when trump is named and bought.</source>
        <translation>Le carte si giocano quando la briscola è scelta e si è pescato.</translation>
    </message>
    <message>
        <source>Cards fade, nothing flies</source>
        <translation>Le carte sfumano, niente vola</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Le carte volano</translation>
    </message>
    <message>
        <source>Career: {won} won, {lost} lost</source>
        <translation>Carriera: vinte {won}, perse {lost}</translation>
    </message>
    <message>
        <source>Click or press Space to go on.</source>
        <translation>Fai clic o premi la barra spaziatrice per continuare.</translation>
    </message>
    <message>
        <source>Click the card once more to play it.</source>
        <translation>Fai di nuovo clic sulla carta per giocarla.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>Deal {number}: the other table still plays these cards.</source>
        <translation>Smazzata {number}: l&apos;altro tavolo sta ancora giocando queste carte.</translation>
    </message>
    <message>
        <source>Deal {number}: the same as robots got from these cards.</source>
        <translation>Smazzata {number}: lo stesso che i robot hanno ottenuto con queste carte.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} bid {bid}, the team took only {taken}: set; {others} to the others.</source>
        <translation>Smazzata {number}: {name} ha dichiarato {bid}, la coppia ha preso solo {taken} e va sotto; agli altri {others}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} bid {bid}, the team took {taken} and keeps it; {others} to the others.</source>
        <translation>Smazzata {number}: {name} ha dichiarato {bid}, la coppia ha preso {taken} e li tiene; agli altri {others}.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation>Smazzate di questa partita</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Termina la lezione</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Evening blue</source>
        <translation>Blu sera</translation>
    </message>
    <message>
        <source>Every card carries points, the {card} no more than any other.</source>
        <translation>Ogni carta vale punti, e {card} non più delle altre.</translation>
    </message>
    <message>
        <source>Everyone is dealt {dealt} cards, {packet} at a time; the {stock} that are left are the pack. Then, clockwise from the dealer&apos;s left, everyone speaks once: pass, or the number of points that the team will take, from {lowest} to {highest}. A bid must be higher than all before it; only {highest} may be bid over {highest}. If all the others pass, the dealer must bid {lowest}.</source>
        <translation>Ognuno riceve {dealt} carte, {packet} alla volta; le {stock} che restano sono il tallone. Poi, in senso orario dalla sinistra del mazziere, ognuno parla una volta: passo, oppure il numero di punti che la coppia prenderà, da {lowest} a {highest}. Una dichiarazione deve superare tutte le precedenti; solo {highest} si può dichiarare sopra {highest}. Se tutti gli altri passano, il mazziere deve dichiarare {lowest}.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>Find a better bid, or pass: choose it on the table.</source>
        <translation>Trova una dichiarazione migliore, o passa: scegli sul tavolo.</translation>
    </message>
    <message>
        <source>Find a better card to lead: click it.</source>
        <translation>Trova una carta migliore con cui aprire: fai clic su di essa.</translation>
    </message>
    <message>
        <source>Find a better card: click it.</source>
        <translation>Trova una carta migliore: fai clic su di essa.</translation>
    </message>
    <message>
        <source>Find a better suit: choose it on the table.</source>
        <translation>Trova una briscola migliore: scegli sul tavolo.</translation>
    </message>
    <message>
        <source>Find better cards to kill: mark them on the table and confirm.</source>
        <translation>Trova carte migliori da eliminare: segnale sul tavolo e conferma.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>From 0 to {last}; lowest {lowest}, highest {highest}</source>
        <translation>Da 0 a {last}; minimo {lowest}, massimo {highest}</translation>
    </message>
    <message>
        <source>From the pack you have bought up to {kept} cards. The bright ones are new.</source>
        <translation>Dal tallone hai pescato fino ad avere {kept} carte. Quelle più chiare sono nuove.</translation>
    </message>
    <message>
        <source>Gained over the other table, summed up</source>
        <translation>Guadagno sull&apos;altro tavolo, sommato</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Good player</source>
        <translation>Buon giocatore</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Hint is off</source>
        <translation>Suggerimento disattivato</translation>
    </message>
    <message>
        <source>Hint is on</source>
        <translation>Suggerimento attivato</translation>
    </message>
    <message>
        <source>Hint: {reason}</source>
        <translation>Suggerimento: {reason}</translation>
    </message>
    <message>
        <source>If the team that holds the bid takes at least as many points as it bid, it scores what it took. If it takes fewer, it is set and loses as many points as it bid. The other team scores what it took in any case. If both teams reach {target} in the same deal, the team that held the bid wins.</source>
        <translation>Se la coppia dichiarante prende almeno i punti dichiarati, segna quelli che ha preso. Se ne prende meno, va sotto e perde tanti punti quanti ne ha dichiarati. L&apos;altra coppia segna comunque ciò che ha preso. Se entrambe arrivano a {target} nella stessa smazzata, vince la coppia dichiarante.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gioca e basta</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Carte eliminate</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Learn Pidro</source>
        <translation>Impara il Pidro</translation>
    </message>
    <message>
        <source>Least use among those that may be killed: {cards}.</source>
        <translation>Le meno utili fra quelle che si possono eliminare: {cards}.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Look at the discards: they show how many trumps each of the three holds.</source>
        <translation>Guarda gli scarti: mostrano quante briscole ha ognuno dei tre.</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>Si esamina {file}…</translation>
    </message>
    <message>
        <source>Lucky: something else was better.</source>
        <translation>Fortuna: c&apos;era di meglio.</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <translation>Scelta della briscola</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Altra mano</translation>
    </message>
    <message>
        <source>No deal has been compared yet.</source>
        <translation>Nessuna smazzata è ancora stata confrontata.</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Nessuna partita è ancora stata portata a termine.</translation>
    </message>
    <message>
        <source>No idea behind it: chance.</source>
        <translation>Nessuna idea dietro: è il caso.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card} in this trick any more: it comes home.</source>
        <translation>Nessuno può più battere {card} in questa presa: i punti arrivano a casa.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}, and nothing low is left to lead.</source>
        <translation>Nessuno batte {card}, e non resta nulla di basso con cui aprire.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}: with this trick the bid of {number} is made.</source>
        <translation>Nessuno può battere {card}: con questa presa la dichiarazione di {number} riesce.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card}: with this trick their bid of {number} is set.</source>
        <translation>Nessuno può battere {card}: con questa presa la loro dichiarazione di {number} va sotto.</translation>
    </message>
    <message>
        <source>Nobody has bid more: you name trump. Choose {suit}: then all your marked cards are trumps, the {card} too, though it is of another suit.</source>
        <translation>Nessuno ha dichiarato di più: scegli tu la briscola. Scegli {suit}: allora tutte le tue carte segnate sono briscole, anche il {card}, benché sia di un altro seme.</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Your bid?</source>
        <translation>Nessuno ha ancora dichiarato. La tua dichiarazione?</translation>
    </message>
    <message>
        <source>Nobody keeps more than {kept} trumps. Those above are killed: they are shown to all and are out of the deal. A card with points can&apos;t be killed.</source>
        <translation>Nessuno tiene più di {kept} briscole. Quelle in più si eliminano: si mostrano a tutti e sono fuori dalla smazzata. Una carta che vale punti non si può eliminare.</translation>
    </message>
    <message>
        <source>Nobody may keep more than {kept} trumps. Choose among the marked cards what you give up; it is shown to all. Cards with points stay.</source>
        <translation>Nessuno può tenere più di {kept} briscole. Scegli fra le carte segnate quelle da eliminare: si mostrano a tutti. Le carte che valgono punti restano.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Nothing else may be done now.</source>
        <translation>Ora non si può fare altro.</translation>
    </message>
    <message>
        <source>Nothing is kept in this game.</source>
        <translation>Di questa partita non si conserva nulla.</translation>
    </message>
    <message>
        <source>Nothing low is left: the {card} takes the trick for certain.</source>
        <translation>Non resta nulla di basso: {card} fa la presa di sicuro.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: deal {deal} of the game breaks the rules.</source>
        <translation>Da {file} non è stato preso nulla: la smazzata {deal} della partita viola le regole.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: it holds no right game.</source>
        <translation>Da {file} non è stato preso nulla: non contiene una partita valida.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: line {line} is no right game.</source>
        <translation>Da {file} non è stato preso nulla: la riga {line} non è una partita valida.</translation>
    </message>
    <message>
        <source>Nothing was taken from {file}: more than {most} games at once.</source>
        <translation>Da {file} non è stato preso nulla: più di {most} partite in una volta.</translation>
    </message>
    <message>
        <source>Now everyone says once how many points the team will take, from {lowest} to {highest}, or passes. The highest bid names trump. Your marked cards go well together: {number} is a good bid for them.</source>
        <translation>Ora ognuno dice una volta quanti punti prenderà la coppia, da {lowest} a {highest}, oppure passa. Chi dichiara di più sceglie la briscola. Le tue carte segnate stanno bene insieme: {number} è una buona dichiarazione.</translation>
    </message>
    <message>
        <source>Now only trumps are played, and you may play any of yours. The highest takes the trick with the points in it, and leads the next.</source>
        <translation>Ora si giocano solo briscole, e puoi giocare una qualunque delle tue. La più alta fa la presa con i punti che contiene e apre la successiva.</translation>
    </message>
    <message>
        <source>On what you could know: {did} loses {loss} points on average; better {better}. {reason}</source>
        <translation>Per quanto potevi sapere, con «{did}» si perdono in media {loss} punti; meglio «{better}». {reason}</translation>
    </message>
    <message>
        <source>On what you could know: {did} was right.</source>
        <translation>Per quanto potevi sapere, «{did}» era giusto.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>One more game waits: a start after the end of this one brings it.</source>
        <translation>C&apos;è ancora una partita in attesa: tornerà a un avvio dopo la fine di questa.</translation>
    </message>
    <message>
        <source>One suit will be trump, and only trumps count. A deal has {total} points: {few} for each of ace, jack, ten and two of trump, and {many} for each of the two fives, the pidros.</source>
        <translation>Un seme sarà briscola, e contano solo le briscole. In una smazzata ci sono {total} punti: {few} per asso, fante, dieci e due di briscola, e {many} per ciascuno dei due cinque, i pidro.</translation>
    </message>
    <message>
        <source>Only trumps are killed, and this is none.</source>
        <translation>Si eliminano solo briscole, e questa non lo è.</translation>
    </message>
    <message>
        <source>Only trumps are played, and this is none.</source>
        <translation>Si giocano solo briscole, e questa non lo è.</translation>
    </message>
    <message>
        <source>Other table</source>
        <translation>Altro tavolo</translation>
    </message>
    <message>
        <source>Our bids by their height</source>
        <translation>Le nostre dichiarazioni per altezza</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Pidro games (*.{suffix})</source>
        <translation>Partite di Pidro (*.{suffix})</translation>
    </message>
    <message>
        <source>Pidro made a mistake with {path}: this could not be kept.</source>
        <translation>Pidro ha sbagliato con {path}: questo non si è potuto conservare.</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prugna</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punti persi</translation>
    </message>
    <message>
        <source>Points lost a deal by a bid or a pass.</source>
        <translation>Punti persi per smazzata con una dichiarazione o un passo.</translation>
    </message>
    <message>
        <source>Points lost a deal by a later card of a trick.</source>
        <translation>Punti persi per smazzata con una carta successiva della presa.</translation>
    </message>
    <message>
        <source>Points lost a deal by the cards that you killed.</source>
        <translation>Punti persi per smazzata con le carte eliminate.</translation>
    </message>
    <message>
        <source>Points lost a deal by the first card of a trick.</source>
        <translation>Punti persi per smazzata con la prima carta della presa.</translation>
    </message>
    <message>
        <source>Points lost a deal by the suit that you named.</source>
        <translation>Punti persi per smazzata con la briscola scelta.</translation>
    </message>
    <message>
        <source>Practice: this deal counts for nothing.</source>
        <translation>Esercizio: questa smazzata non conta.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Rather the {card} than a card with points.</source>
        <translation>Meglio {card} che una carta con punti.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Replay with open cards: not counted</source>
        <translation>Rigiocata a carte scoperte: non conta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Risultati nel tempo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Right, though the cards lay badly for it.</source>
        <translation>Giusto, anche se le carte stavano male.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Score: {ours} for us, {theirs} for them; {target} wins.</source>
        <translation>Punteggio: {ours} per noi, {theirs} per loro; si vince a {target}.</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostra tutte le mani</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>So say the old tips.</source>
        <translation>Così dicono i vecchi consigli.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Comincia una nuova partita</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>That is Pidro. F1 shows the rules, and H gives you a hint at every turn. Have fun!</source>
        <translation>Questo è il Pidro. F1 mostra le regole, e H dà un suggerimento a ogni turno. Buon divertimento!</translation>
    </message>
    <message>
        <source>That is better than what you did, but not the best yet.</source>
        <translation>È meglio di ciò che hai fatto, ma non ancora il meglio.</translation>
    </message>
    <message>
        <source>That is no better than what you did. Try again.</source>
        <translation>Non è meglio di ciò che hai fatto. Riprova.</translation>
    </message>
    <message>
        <source>That is what you did. Something else is better.</source>
        <translation>È proprio ciò che hai fatto. C&apos;è di meglio.</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>La dichiarazione</translation>
    </message>
    <message>
        <source>The bid is yours at {amount}: name trump.</source>
        <translation>La dichiarazione è tua a {amount}: scegli la briscola.</translation>
    </message>
    <message>
        <source>The buy</source>
        <translation>La pesca</translation>
    </message>
    <message>
        <source>The course over all deals, the oldest on the left</source>
        <translation>L&apos;andamento di tutte le smazzate, la più vecchia a sinistra</translation>
    </message>
    <message>
        <source>The deal is on the clipboard as text.</source>
        <translation>La smazzata è negli appunti come testo.</translation>
    </message>
    <message>
        <source>The disk failed at {path}: this could not be kept.</source>
        <translation>Errore del disco in {path}: questo non si è potuto conservare.</translation>
    </message>
    <message>
        <source>The disk is full: what is played now is not kept ({path}).</source>
        <translation>Il disco è pieno: ciò che si gioca ora non viene conservato ({path}).</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The game that is running ends here: it counts as neither won nor lost.</source>
        <translation>La partita in corso finisce qui: non conta né come vinta né come persa.</translation>
    </message>
    <message>
        <source>The highest bidder leads. Clockwise, everyone plays a trump, whichever it may be. The highest one takes the trick with the points in it, and its player leads the next. Whoever has no trump left when the turn comes is cold: the hand is shown, and its player is out for this deal. When both players of a team are cold, the other team gets all points that are left.</source>
        <translation>Apre il dichiarante. In senso orario ognuno gioca una briscola, una qualunque. La più alta fa la presa con i punti che contiene, e chi l&apos;ha giocata apre la successiva. Chi al proprio turno non ha più briscole è a secco: mostra la mano ed è fuori dalla smazzata. Quando entrambi i giocatori di una coppia sono a secco, l&apos;altra coppia prende tutti i punti che restano.</translation>
    </message>
    <message>
        <source>The highest bidder names a suit as trump. From then on {count} cards are trumps, and no others are played: the whole suit and, as one more, the five of the other suit of the same colour. The two fives are the pidros: the five of trump is the right one, the other five the left one. If hearts are trump, these are the trumps from high to low:</source>
        <translation>Il dichiarante sceglie un seme come briscola. Da quel momento {count} carte sono briscole, e non se ne giocano altre: tutto il seme e, in più, il cinque dell&apos;altro seme dello stesso colore. I due cinque sono i pidro: quello di briscola è il pidro giusto, l&apos;altro il pidro falso. Se la briscola è cuori, ecco le briscole dalla più alta alla più bassa:</translation>
    </message>
    <message>
        <source>The kept games in {path} are damaged: this could not be read or kept.</source>
        <translation>Le partite conservate in {path} sono danneggiate: questo non si è potuto leggere o conservare.</translation>
    </message>
    <message>
        <source>The kept games in {path} were gone: the file was empty.</source>
        <translation>Le partite conservate in {path} non c&apos;erano più: il file era vuoto.</translation>
    </message>
    <message>
        <source>The kept games were damaged; they are put aside in {path}, and a new file is begun.</source>
        <translation>Le partite conservate erano danneggiate; sono state messe da parte in {path} e si comincia un nuovo file.</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Il gioco della carta</translation>
    </message>
    <message>
        <source>The point of the two always stays with the team that played the two. In this trick {winner} plays the highest card and takes {taken} for the team; {other} keeps {kept} for the other team:</source>
        <translation>Il punto del due resta sempre alla coppia che lo ha giocato. In questa presa {winner} gioca la carta più alta e porta {taken} alla coppia; {other} conserva {kept} per l&apos;altra coppia:</translation>
    </message>
    <message>
        <source>The point of the two stays with those who played it.</source>
        <translation>Il punto del due resta a chi lo ha giocato.</translation>
    </message>
    <message>
        <source>The replay shows all four hands before this deal is over: the game then counts as assisted.</source>
        <translation>La rigiocata mostra tutte e quattro le mani prima della fine di questa smazzata: la partita conta allora come giocata con aiuto.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept: {folder} can&apos;t be written.</source>
        <translation>Le impostazioni non si possono conservare: in {folder} non si può scrivere.</translation>
    </message>
    <message>
        <source>The settings in {file} can&apos;t be read.</source>
        <translation>Le impostazioni in {file} non si possono leggere.</translation>
    </message>
    <message>
        <source>The settings were damaged and put aside in {folder}.</source>
        <translation>Le impostazioni erano danneggiate e sono state messe da parte in {folder}.</translation>
    </message>
    <message>
        <source>The trick is not to be had: away goes the {card}.</source>
        <translation>La presa non si può fare: via {card}.</translation>
    </message>
    <message>
        <source>The turn is with {name}.</source>
        <translation>Il turno è di {name}.</translation>
    </message>
    <message>
        <source>The two</source>
        <translation>Il due</translation>
    </message>
    <message>
        <source>The {card} can&apos;t be beaten, and short hands must give up a pidro.</source>
        <translation>Nessuno batte {card}, e chi ha poche briscole deve cedere un pidro.</translation>
    </message>
    <message>
        <source>The {card} does best: on average {number} of the points still out.</source>
        <translation>La scelta migliore è {card}: in media {number} dei punti ancora in gioco.</translation>
    </message>
    <message>
        <source>The {card} draws out a higher card; the {other} gains by it.</source>
        <translation>Con {card} si fa uscire una carta più alta: ci guadagna {other}.</translation>
    </message>
    <message>
        <source>The {card} gives nothing away: better cards wait.</source>
        <translation>Con {card} non si regala nulla: le carte migliori aspettano.</translation>
    </message>
    <message>
        <source>The {card} gives nothing away: points are not led into higher cards.</source>
        <translation>Con {card} non si regala nulla: non si apre di punti contro carte più alte.</translation>
    </message>
    <message>
        <source>The {card} goes above the {other}, and is worth nothing if it is beaten.</source>
        <translation>Con {card} si supera {other}, e se viene battuta non si perde nulla.</translation>
    </message>
    <message>
        <source>The {card} goes above the {other}, and {name} may still help.</source>
        <translation>Con {card} si supera {other}, e {name} può ancora aiutare.</translation>
    </message>
    <message>
        <source>The {card} goes above, so that {name} can&apos;t win with a pidro.</source>
        <translation>Con {card} si passa sopra, così {name} non può vincere con un pidro.</translation>
    </message>
    <message>
        <source>The {card} goes: the {other} next to it keeps its worth.</source>
        <translation>Si gioca {card}: {other}, la carta accanto, conserva il suo valore.</translation>
    </message>
    <message>
        <source>The {card} is above what lies there, and {name} may still help.</source>
        <translation>Finora la più alta è {card}, e {name} può ancora aiutare.</translation>
    </message>
    <message>
        <source>The {card} is the highest in the hand.</source>
        <translation>La più alta in mano è {card}.</translation>
    </message>
    <message>
        <source>The {card} is the lowest in the hand.</source>
        <translation>La più bassa in mano è {card}.</translation>
    </message>
    <message>
        <source>The {card} is worth nothing, and no pidro can win over it.</source>
        <translation>Nessun pidro supera {card}, che non vale nulla.</translation>
    </message>
    <message>
        <source>The {card} keeps its point, whoever takes the trick.</source>
        <translation>Chiunque faccia la presa, {card} conserva il suo punto.</translation>
    </message>
    <message>
        <source>The {card} makes the bid of {number} in {share} % of the possible layouts.</source>
        <translation>Con {card} la dichiarazione di {number} riesce: probabilità {share}%.</translation>
    </message>
    <message>
        <source>The {card} sets their bid of {number} in {share} % of the possible layouts.</source>
        <translation>Con {card} la loro dichiarazione di {number} va sotto: probabilità {share}%.</translation>
    </message>
    <message>
        <source>The {card} takes the lead, and nobody can beat the {other} either.</source>
        <translation>Con {card} si va in testa, e nessuno può battere neppure {other}.</translation>
    </message>
    <message>
        <source>The {card} takes the pidro, and nobody can go above it.</source>
        <translation>Con {card} si prende il pidro, e nessuno può passare sopra.</translation>
    </message>
    <message>
        <source>The {card} takes the points in this trick for certain.</source>
        <translation>Con {card} si prendono di sicuro i punti di questa presa.</translation>
    </message>
    <message>
        <source>The {card} wins now; later a higher card may fall on it.</source>
        <translation>Ora {card} vince; più tardi potrebbe cadervi sopra una carta più alta.</translation>
    </message>
    <message>
        <source>The {other} is worth more later than the {card} is now.</source>
        <translation>Più tardi {other} varrà più di quanto valga ora {card}.</translation>
    </message>
    <message>
        <source>The {other} stays back to catch a pidro: the {card} leads.</source>
        <translation>In mano resta {other} per catturare un pidro: si apre con {card}.</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>There are {total} points in every deal, and these cards carry them; the others carry none:</source>
        <translation>In ogni smazzata ci sono {total} punti, e li portano queste carte; le altre non ne portano:</translation>
    </message>
    <message>
        <source>There is no way to {path}: the game can be played, but nothing is kept.</source>
        <translation>{path} non è raggiungibile: si può giocare, ma non si conserva nulla.</translation>
    </message>
    <message>
        <source>There was something better.</source>
        <translation>C&apos;era di meglio.</translation>
    </message>
    <message>
        <source>They win the game, {theirs} to {ours}.</source>
        <translation>Loro vincono la partita, {theirs} a {ours}.</translation>
    </message>
    <message>
        <source>This deal was left before its first lead.</source>
        <translation>Questa smazzata è stata lasciata prima della prima apertura.</translation>
    </message>
    <message>
        <source>This deal: {name} bid {bid}.</source>
        <translation>In questa smazzata {name} ha dichiarato {bid}.</translation>
    </message>
    <message>
        <source>This five is the left pidro. It has the colour of trump but not its suit, and yet it is a trump now: one step below the five of trump, and worth {number} points like it.</source>
        <translation>Questo cinque è il pidro falso. Ha il colore della briscola ma non il seme, eppure ora è una briscola: un gradino sotto il cinque di briscola, e come quello vale {number} punti.</translation>
    </message>
    <message>
        <source>This game can&apos;t be read any more: it is damaged in the file.</source>
        <translation>Questa partita non si può più leggere: è danneggiata nel file.</translation>
    </message>
    <message>
        <source>This team lacks only {number}: that may come without a bid.</source>
        <translation>Alla coppia manca poco ({number}): può arrivare anche senza dichiarare.</translation>
    </message>
    <message>
        <source>To the game</source>
        <translation>Alla partita</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>Top down, while nobody holds a higher one: {cards}.</source>
        <translation>Dall&apos;alto in basso, finché nessuno ne ha una più alta: {cards}.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Le briscole</translation>
    </message>
    <message>
        <source>Trumps still out: {cards}.</source>
        <translation>Briscole ancora in giro: {cards}.</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>We win the game, {ours} to {theirs}.</source>
        <translation>Noi vinciamo la partita, {ours} a {theirs}.</translation>
    </message>
    <message>
        <source>Welcome to Pidro</source>
        <translation>Benvenuti in Pidro</translation>
    </message>
    <message>
        <source>When trump is named, all but the dealer lay what is not trump face up in the middle. Everyone sees now how many trumps these three hold. Clockwise from the dealer&apos;s left, they buy from the pack until each holds {kept} cards. Then the dealer robs the pack: takes all that is left of it, keeps {kept} cards, every trump among them, and shows nothing.</source>
        <translation>Scelta la briscola, tutti tranne il mazziere mettono scoperto al centro ciò che non è briscola. Ora si vede quante briscole hanno questi tre. In senso orario dalla sinistra del mazziere pescano dal tallone fino ad avere {kept} carte ciascuno. Poi il mazziere prende il tallone: tutto ciò che ne resta, tiene {kept} carte, comprese tutte le briscole, e non mostra nulla.</translation>
    </message>
    <message>
        <source>With open cards: {ours} for us and {theirs} for them.</source>
        <translation>A carte scoperte: {ours} per noi e {theirs} per loro.</translation>
    </message>
    <message>
        <source>Without motion or pauses</source>
        <translation>Senza movimenti né pause</translation>
    </message>
    <message>
        <source>Yes: nothing is better, on what you could know.</source>
        <translation>Sì: niente è meglio, per quanto potevi sapere.</translation>
    </message>
    <message>
        <source>You are {south}, down here. {north} across the table is your partner; {west} and {east} play against you. The first team with {target} points wins.</source>
        <translation>Tu sei {south}, quaggiù. {north}, di fronte, gioca con te; {west} e {east} giocano contro di voi. Vince la coppia che arriva per prima a {target} punti.</translation>
    </message>
    <message>
        <source>You kill: {cards}.</source>
        <translation>Elimini: {cards}.</translation>
    </message>
    <message>
        <source>You lead: play a trump.</source>
        <translation>Apri tu: gioca una briscola.</translation>
    </message>
    <message>
        <source>Your turn: play a trump.</source>
        <translation>Tocca a te: gioca una briscola.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <translation>dichiara {amount}</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>a secco</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>smazzata {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importata</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>kill {cards}</source>
        <translation>elimina {cards}</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>left 5</source>
        <translation>5 falso</translation>
    </message>
    <message>
        <source>left pidro</source>
        <translation>il pidro falso</translation>
    </message>
    <message>
        <source>lost {ours} : {theirs}</source>
        <translation>persa {ours} : {theirs}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>right pidro</source>
        <translation>il pidro giusto</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>still going on</source>
        <translation>ancora in corso</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>incompiuta</translation>
    </message>
    <message>
        <source>unfinished {ours} : {theirs}</source>
        <translation>incompiuta {ours} : {theirs}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>won {ours} : {theirs}</source>
        <translation>vinta {ours} : {theirs}</translation>
    </message>
    <message>
        <source>{amount} · {name}</source>
        <translation>{amount} · {name}</translation>
    </message>
    <message>
        <source>{bid}: made {made}, set {sets}</source>
        <translation>{bid}: riuscite {made}, andate sotto {sets}</translation>
    </message>
    <message>
        <source>{card}, the left pidro</source>
        <translation>{card}, il pidro falso</translation>
    </message>
    <message>
        <source>{card}, the right pidro</source>
        <translation>{card}, il pidro giusto</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>{file} non si può leggere.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written there.</source>
        <translation>{file} non si può scrivere lì.</translation>
    </message>
    <message>
        <source>{kind}
right, and lost</source>
        <translation>{kind}
giusto, ma è andata male</translation>
    </message>
    <message>
        <source>{kind}
{loss} points lost</source>
        <translation>{kind}
punti persi: {loss}</translation>
    </message>
    <message>
        <source>{name} bid {bid} and made it: {ours} for us, {theirs} for them.</source>
        <translation>{name} {bid}, riuscito: noi {ours}, loro {theirs}.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and the team took {points}: the bid is made, and it scores them all. The others score what they took.</source>
        <translation>{name} ha dichiarato {bid} e la coppia ha preso {points}: la dichiarazione è riuscita, e la coppia li segna tutti. Gli altri segnano ciò che hanno preso.</translation>
    </message>
    <message>
        <source>{name} bid {bid} and was set: {ours} for us, {theirs} for them.</source>
        <translation>{name} {bid}, sotto: noi {ours}, loro {theirs}.</translation>
    </message>
    <message>
        <source>{name} bid {bid}, but the team took {points}: it is set and loses as many points as it bid. The others score what they took.</source>
        <translation>{name} ha dichiarato {bid}, ma la coppia ha preso {points}: va sotto e perde tanti punti quanti ne ha dichiarati. Gli altri segnano ciò che hanno preso.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} dichiara {amount}.</translation>
    </message>
    <message>
        <source>{name} could take this with a pidro: the {card} prevents it.</source>
        <translation>{name} potrebbe prendere con un pidro: {card} lo impedisce.</translation>
    </message>
    <message>
        <source>{name} deals and has robbed the pack: of all that was left, the best {kept} cards stay, every trump among them. Nobody saw how many trumps those are.</source>
        <translation>{name} fa il mazziere e ha preso il tallone: di tutto ciò che restava tiene le {kept} carte migliori, comprese tutte le briscole. Quante siano, non l&apos;ha visto nessuno.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} dà le carte.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}, and nothing goes above it.</source>
        <translation>{name} ha dichiarato {amount}, e niente va oltre.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}. Your bid?</source>
        <translation>{name} ha dichiarato {amount}. La tua dichiarazione?</translation>
    </message>
    <message>
        <source>{name} has no trump left and is cold: the rest of the hand is shown, and it is out for this deal.</source>
        <translation>{name} non ha più briscole ed è a secco: il resto della mano si mostra ed è fuori dalla smazzata.</translation>
    </message>
    <message>
        <source>{name} has played the two. Its point can&apos;t be taken: it always goes to the team that played it, whoever wins the trick.</source>
        <translation>{name} ha giocato il due. Il suo punto non si può prendere: va sempre alla coppia che lo ha giocato, chiunque faccia la presa.</translation>
    </message>
    <message>
        <source>{name} has played the {other}: only the {card} goes above it.</source>
        <translation>{name} ha giocato {other}: solo {card} lo supera.</translation>
    </message>
    <message>
        <source>{name} holds the bid for this team, and {number} is enough.</source>
        <translation>{name} ha già la dichiarazione per la coppia, e {number} può bastare.</translation>
    </message>
    <message>
        <source>{name} holds the highest bid and has named trump.</source>
        <translation>{name} ha la dichiarazione più alta e ha scelto la briscola.</translation>
    </message>
    <message>
        <source>{name} is cold and can&apos;t help: rather the {card} than a low card.</source>
        <translation>{name} è a secco e non può aiutare: meglio {card} che una carta bassa.</translation>
    </message>
    <message>
        <source>{name} is cold.</source>
        <translation>{name} è a secco.</translation>
    </message>
    <message>
        <source>{name} is hardly in danger with the {other}: the {card} goes there.</source>
        <translation>{name} con {other} corre poco pericolo: lì va {card}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick with the {other}: the {card} is enough.</source>
        <translation>{name} sta facendo la presa con {other}: basta {card}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick: it gets the {card}.</source>
        <translation>{name} sta facendo la presa: lì va {card}.</translation>
    </message>
    <message>
        <source>{name} kills: {cards}.</source>
        <translation>{name} elimina: {cards}.</translation>
    </message>
    <message>
        <source>{name} may beat the {other}, and a short hand can&apos;t keep the {card}.</source>
        <translation>{name} può battere {other}, e una mano corta non può tenere {card}.</translation>
    </message>
    <message>
        <source>{name} names clubs.</source>
        <translation>{name} sceglie fiori.</translation>
    </message>
    <message>
        <source>{name} names diamonds.</source>
        <translation>{name} sceglie quadri.</translation>
    </message>
    <message>
        <source>{name} names hearts.</source>
        <translation>{name} sceglie cuori.</translation>
    </message>
    <message>
        <source>{name} names spades.</source>
        <translation>{name} sceglie picche.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>{name} played the {other}, and nothing here beats it: the {card} goes.</source>
        <translation>{name} ha giocato {other}, e nulla in mano lo supera: via {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} gioca {card}.</translation>
    </message>
    <message>
        <source>{name} takes this for certain with the {other}: the {card} goes there.</source>
        <translation>{name} prende di sicuro con {other}: lì va {card}.</translation>
    </message>
    <message>
        <source>{name} takes this for certain with the {other}: the {card} is safe there.</source>
        <translation>{name} prende di sicuro con {other}: lì {card} non corre pericoli.</translation>
    </message>
    <message>
        <source>{name} was winning the trick: the {card} goes above.</source>
        <translation>{name} stava facendo la presa: {card} passa sopra.</translation>
    </message>
    <message>
        <source>{name} would win the game with this bid: better to try {number}.</source>
        <translation>{name} vincerebbe la partita con questa dichiarazione: meglio provare {number}.</translation>
    </message>
    <message>
        <source>{name} {bid}, made</source>
        <translation>{name} {bid}, riuscita</translation>
    </message>
    <message>
        <source>{name} {bid}, set</source>
        <translation>{name} {bid}, sotto</translation>
    </message>
    <message>
        <source>{name}, opponent on the left</source>
        <translation>{name}, avversario a sinistra</translation>
    </message>
    <message>
        <source>{name}, opponent on the right</source>
        <translation>{name}, avversario a destra</translation>
    </message>
    <message>
        <source>{name}, your own seat</source>
        <translation>{name}, il tuo posto</translation>
    </message>
    <message>
        <source>{name}, your partner</source>
        <translation>{name}, in coppia con te</translation>
    </message>
    <message>
        <source>{name}: cold</source>
        <translation>{name}: a secco</translation>
    </message>
    <message>
        <source>{name}: dealer, showed nothing</source>
        <translation>{name}: mazziere, non ha mostrato nulla</translation>
    </message>
    <message>
        <source>{name}: {card}. It cost {points}: now worth {ours} to {theirs}.</source>
        <translation>{name}: {card}. È costato {points}: ora vale {ours} a {theirs}.</translation>
    </message>
    <message>
        <source>{name}: {card}. Worth {ours} to {theirs}, as before.</source>
        <translation>{name}: {card}. Vale {ours} a {theirs}, come prima.</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>{path} belongs to another program and is left alone: nothing is kept.</source>
        <translation>{path} appartiene a un altro programma e non viene toccato: non si conserva nulla.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written: the game can be played, but nothing is kept.</source>
        <translation>{path} non si può scrivere: si può giocare, ma non si conserva nulla.</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>{rank} di fiori</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>{rank} di quadri</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>{rank} di cuori</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>{rank} di picche</translation>
    </message>
    <message>
        <source>{south} and {north} play together against {west} and {east}. The teams bid for the right to name trump, and win points by taking tricks. The first team with {target} points wins the game.</source>
        <translation>{south} e {north} giocano insieme contro {west} e {east}. Le coppie dichiarano per il diritto di scegliere la briscola e fanno punti con le prese. Vince la partita la coppia che arriva per prima a {target} punti.</translation>
    </message>
    <message>
        <source>{suit} takes {number} in {share} % of the possible layouts; nothing brings more.</source>
        <translation>{suit} prende {number} punti con probabilità {share}%: niente rende di più.</translation>
    </message>
    <message>
        <source>{suit} takes {number} or more in {share} % of the possible layouts.</source>
        <translation>{suit} prende {number} punti o più con probabilità {share}%.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: good, but not for {number}.</source>
        <translation>{suit} con {cards}: bene, ma non per {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: more than {name} promises.</source>
        <translation>{suit} con {cards}: più di quanto {name} promette.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: the last word beats {name}.</source>
        <translation>{suit} con {cards}: l&apos;ultima parola toglie la dichiarazione a {name}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: too good to leave to {name}.</source>
        <translation>{suit} con {cards}: troppo per lasciare la dichiarazione a {name}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: too weak for a bid of {number}.</source>
        <translation>{suit} con {cards}: troppo poco per dichiarare {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: worth a bid of {number}.</source>
        <translation>{suit} con {cards}: vale una dichiarazione di {number}.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: {number} at once is hard to go above.</source>
        <translation>{suit} con {cards}: {number} subito è difficile da superare.</translation>
    </message>
    <message>
        <source>{suit} with {cards}: {number} points win the game.</source>
        <translation>{suit} con {cards}: {number} punti vincono la partita.</translation>
    </message>
    <message>
        <source>{suit} would take {number} in {share} % of the possible layouts: not enough.</source>
        <translation>{suit} prenderebbe {number} punti con probabilità {share}%: non basta.</translation>
    </message>
    <message>
        <source>{suit}, the longest suit: {cards}.</source>
        <translation>{suit} è il seme più lungo: {cards}.</translation>
    </message>
    <message>
        <source>{suit}, the strongest suit: {cards}.</source>
        <translation>{suit} è il seme più forte: {cards}.</translation>
    </message>
    <message>
        <source>{suit}: {number} cards in the hand, and they count.</source>
        <translation>{suit}: {number} carte in mano, e sono quelle che contano.</translation>
    </message>
    <message>
        <source>{suit}: {number} cards, and no suit has more.</source>
        <translation>{suit}: {number} carte, e nessun seme ne ha di più.</translation>
    </message>
    <message>
        <source>{team}: {points} in this deal, {score} in all</source>
        <translation>{team}: {points} in questa smazzata, {score} in tutto</translation>
    </message>
    <message>
        <source>{won} of {games} games won, the oldest on the left</source>
        <translation>vinte {won} partite su {games}, la più vecchia a sinistra</translation>
    </message>
</context>
</TS>
