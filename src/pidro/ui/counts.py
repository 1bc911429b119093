"""Sentences with a count: only `self.tr` of a QObject finds the plural that a language needs."""

from PySide6.QtCore import QObject


class Counts(QObject):
    """Sentences with a count; each finds the plural that its language needs."""

    def trick(self, name: str, points: int) -> str:
        """Who won a trick, and how many points his team took with it."""
        return self.tr("{name} wins the trick: %n point(s).", "", points).format(name=name)

    def our_rest(self, points: int) -> str:
        """What is left is ours."""
        return self.tr("Both of them are cold, the rest is ours: %n point(s).", "", points)

    def their_rest(self, points: int) -> str:
        """What is left is theirs."""
        return self.tr("Both of us are cold, the rest is theirs: %n point(s).", "", points)

    def discarded(self, name: str, trumps: int) -> str:
        """How many trumps a seat shows before it buys."""
        return self.tr("{name} holds %n trump(s) before the buy.", "", trumps).format(name=name)

    def had(self, name: str, trumps: int) -> str:
        """How many trumps a seat showed, once all have bought."""
        return self.tr("{name} held %n trump(s) before the buy.", "", trumps).format(name=name)

    def bought(self, name: str, cards: int) -> str:
        """How many cards a seat drew."""
        return self.tr("{name} buys %n card(s).", "", cards).format(name=name)

    def pack_taken(self, name: str, cards: int) -> str:
        """How many cards the dealer found in the stock."""
        return self.tr("{name} robs the pack: %n card(s).", "", cards).format(name=name)

    def kill_prompt(self, cards: int) -> str:
        """What South must give up."""
        return self.tr("You hold more than six trumps: choose %n to kill.", "", cards)

    def cards(self, cards: int) -> str:
        """So many cards."""
        return self.tr("%n card(s)", "", cards)

    def trumps(self, trumps: int) -> str:
        """So many trumps."""
        return self.tr("%n trump(s)", "", trumps)

    def points(self, points: int) -> str:
        """So many points."""
        return self.tr("%n point(s)", "", points)

    def files(self, files: int) -> str:
        """So many files."""
        return self.tr("%n file(s)", "", files)

    def taken(self, files: str, new: int, known: int) -> str:
        """Games that came from files into the history, and those that were there already."""
        if not new:
            return self.tr("{files}: %n game(s), in the history already.", "", known).format(files=files)
        if not known:
            return self.tr(
                "{files}: %n game(s) taken into the history; imported games do not count.", "", new
            ).format(files=files)
        there = self.tr("%n was there already", "", known)
        return self.tr(
            "{files}: %n game(s) taken into the history, {there}; imported games do not count.", "", new
        ).format(files=files, there=there)

    def better(self, number: int, points: int) -> str:
        """A deal that brought more than at the other table."""
        return self.tr(
            "Deal {number}: %n point(s) better than robots did with these cards.", "", points
        ).format(number=number)

    def worse(self, number: int, points: int) -> str:
        """A deal that brought less than at the other table."""
        return self.tr(
            "Deal {number}: %n point(s) worse than robots did with these cards.", "", points
        ).format(number=number)

    def unjudged(self, deals: int) -> str:
        """Deals that wait for the judge."""
        return self.tr("%n deal(s) still to be judged.", "", deals)

    def deals(self, deals: int) -> str:
        """So many deals."""
        return self.tr("%n deal(s)", "", deals)

    def games(self, games: int) -> str:
        """So many games."""
        return self.tr("%n game(s)", "", games)
