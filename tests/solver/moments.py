"""Random moments of the play, for the solver's tests."""

from random import Random

from attrs import frozen

from pidro.solver.position import Position


@frozen
class Moment:
    """A moment as the referee reads it: sets of cards, the seat to speak, and who has shown itself cold."""

    hands: tuple[frozenset[int], ...]
    turn: int
    trick: tuple[tuple[int, int], ...]
    cold: frozenset[int]

    @property
    def position(self) -> Position:
        """The same moment for the solver."""
        south, west, north, east = (sum(1 << card for card in hand) for hand in self.hands)
        return Position((south, west, north, east), self.trick[0][0] if self.trick else self.turn, self.trick)


def random_moment(random: Random, cards: int, trumps: int = 14) -> Moment:
    """A seat that holds a trump is to play, with up to three cards in the trick, of `cards` live cards."""
    while True:
        moment = _random_moment(random, cards, trumps)
        if moment.hands[moment.turn]:
            return moment


def _random_moment(random: Random, cards: int, trumps: int) -> Moment:
    weights = [random.random() ** 2 + 0.02 for _ in range(4)]
    hands: list[set[int]] = [set(), set(), set(), set()]
    for card in random.sample(range(trumps), cards):
        hands[random.choices(range(4), weights)[0]].add(card)
    turn = random.randrange(4)
    trick: list[tuple[int, int]] = []
    cold: set[int] = set()
    for _ in range(random.randrange(4)):
        if hands[turn]:
            card = random.choice(sorted(hands[turn]))
            hands[turn].remove(card)
            trick.append((turn, card))
        elif any(hands):
            cold.add(turn)
        turn = (turn + 1) % 4
    return Moment(tuple(frozenset(hand) for hand in hands), turn, tuple(trick), frozenset(cold))


def random_deal(random: Random) -> Position:
    """A whole deal before its first lead: fourteen trumps, at most six in a hand."""
    places = [seat for seat in range(4) for _ in range(6)]
    random.shuffle(places)
    south, west, north, east = (
        sum(1 << card for card in range(14) if places[card] == seat) for seat in range(4)
    )
    return Position((south, west, north, east), random.randrange(4))
