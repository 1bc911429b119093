<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) still to be judged.</source>
        <translation>
            <numerusform>%n deal still to be judged.</numerusform>
            <numerusform>%n deals still to be judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n trump</numerusform>
            <numerusform>%n trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was there already</source>
        <translation>
            <numerusform>%n was there already</numerusform>
            <numerusform>%n were there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of them are cold, the rest is ours: %n point(s).</source>
        <translation>
            <numerusform>Both of them are cold, the rest is ours: %n point.</numerusform>
            <numerusform>Both of them are cold, the rest is ours: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both of us are cold, the rest is theirs: %n point(s).</source>
        <translation>
            <numerusform>Both of us are cold, the rest is theirs: %n point.</numerusform>
            <numerusform>Both of us are cold, the rest is theirs: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) better than robots did with these cards.</source>
        <translation>
            <numerusform>Deal {number}: %n point better than robots did with these cards.</numerusform>
            <numerusform>Deal {number}: %n points better than robots did with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}: %n point(s) worse than robots did with these cards.</source>
        <translation>
            <numerusform>Deal {number}: %n point worse than robots did with these cards.</numerusform>
            <numerusform>Deal {number}: %n points worse than robots did with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold more than six trumps: choose %n to kill.</source>
        <translation>
            <numerusform>You hold more than six trumps: choose %n to kill.</numerusform>
            <numerusform>You hold more than six trumps: choose %n to kill.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history, {there}; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n game taken into the history, {there}; imported games do not count.</numerusform>
            <numerusform>{files}: %n games taken into the history, {there}; imported games do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s) taken into the history; imported games do not count.</source>
        <translation>
            <numerusform>{files}: %n game taken into the history; imported games do not count.</numerusform>
            <numerusform>{files}: %n games taken into the history; imported games do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{files}: %n game(s), in the history already.</source>
        <translation>
            <numerusform>{files}: %n game, in the history already.</numerusform>
            <numerusform>{files}: %n games, all in the history already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys %n card(s).</source>
        <translation>
            <numerusform>{name} buys %n card.</numerusform>
            <numerusform>{name} buys %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} held %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} held %n trump before the buy.</numerusform>
            <numerusform>{name} held %n trumps before the buy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n trump(s) before the buy.</source>
        <translation>
            <numerusform>{name} holds %n trump before the buy.</numerusform>
            <numerusform>{name} holds %n trumps before the buy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the pack: %n card(s).</source>
        <translation>
            <numerusform>{name} robs the pack: %n card.</numerusform>
            <numerusform>{name} robs the pack: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} wins the trick: %n point.</numerusform>
            <numerusform>{name} wins the trick: %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
