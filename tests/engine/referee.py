"""A second opinion: one deal and a game refereed slowly, written straight from RULES.md.

It shares nothing with the engine but letters: cards are texts (`"AC"`), seats letters, teams `"NS"` and
`"EW"`, an action is the words of a record. The deal is one function that reads like the rules: where a seat
must decide, it yields who and what is legal, and is sent the choice.
"""

from collections.abc import Generator
from itertools import combinations

Words = tuple[str | int, ...]
Question = tuple[str, set[Words]]
Outcome = dict[str, dict[str, int]]

ORDER = "SWNE"
PARTNERS = {"S": "NS", "N": "NS", "W": "EW", "E": "EW"}
OTHER_TEAM = {"NS": "EW", "EW": "NS"}
SAME_COLOUR = {"H": "D", "D": "H", "S": "C", "C": "S"}
MAY_BID_14_OVER_14 = {"kokkola": "everybody", "academic": "nobody", "sou": "dealer"}
CARDS_AT_MOST_AT_A_TIME = {"kokkola": 16, "academic": 3, "sou": 16}


def after(seat: str) -> str:
    """The next seat clockwise."""
    return ORDER[(ORDER.index(seat) + 1) % 4]


def round_from(seat: str) -> list[str]:
    """All four seats clockwise, from this one."""
    seats = [seat]
    while len(seats) < 4:
        seats.append(after(seats[-1]))
    return seats


def trump_order(suit: str) -> list[str]:
    """The fourteen trumps from the ace to the two."""
    high = [rank + suit for rank in "AKQJT9876"]
    return [*high, "5" + suit, "5" + SAME_COLOUR[suit], "4" + suit, "3" + suit, "2" + suit]


def worth(card: str) -> int:
    """The points of a trump."""
    return {"A": 1, "J": 1, "T": 1, "5": 5, "2": 1}.get(card[0], 0)


def deal_out(deck: list[str], dealer: str) -> tuple[dict[str, list[str]], list[str]]:
    """Nine cards to each, three at a time, clockwise from the dealer's left; sixteen remain."""
    pack = list(deck)
    hands: dict[str, list[str]] = {seat: [] for seat in ORDER}
    for _ in range(3):
        for seat in round_from(after(dealer)):
            for _ in range(3):
                hands[seat].append(pack.pop(0))
    return hands, pack


def bidding(dealer: str, way: str) -> Generator[Question, Words, tuple[str, int]]:
    """One round; the high bidder and his bid."""
    bidder, high = "", 0
    for seat in round_from(after(dealer)):
        if seat == dealer and not bidder:
            yield seat, {("bid", 6)}
            return seat, 6
        legal: set[Words] = {("pass",)}
        legal |= {("bid", amount) for amount in range(6, 15) if amount > high}
        may = MAY_BID_14_OVER_14[way]
        if high == 14 and (may == "everybody" or (may == "dealer" and seat == dealer)):
            legal.add(("bid", 14))
        choice = yield seat, legal
        if choice != ("pass",):
            bidder, high = seat, int(choice[1])
    return bidder, high


def kill_down(seat: str, hand: list[str]) -> Generator[Question, Words, None]:
    """Six stay; a point card can't be killed."""
    too_many = len(hand) - 6
    if too_many <= 0:
        return
    killable = [card for card in hand if worth(card) == 0]
    choice = yield seat, {kill_words(cards) for cards in combinations(killable, too_many)}
    for card in str(choice[1]).split():
        hand.remove(card)


def kill_words(cards: tuple[str, ...]) -> Words:
    """Killed cards stand in a record suit by suit, from the two to the ace."""
    return (
        "kill",
        " ".join(sorted(cards, key=lambda card: ("CDHS".index(card[1]), "23456789TJQKA".index(card[0])))),
    )


def buying(
    hands: dict[str, list[str]], pack: list[str], dealer: str, trumps: list[str], way: str
) -> Generator[Question, Words, None]:
    """Discard, buy, and the dealer robs the pack."""
    three = round_from(after(dealer))[:3]
    for seat in three:
        hands[seat] = [card for card in hands[seat] if card in trumps]
    for _ in range(3):
        for seat in three:
            yield from kill_down(seat, hands[seat])
            for _ in range(CARDS_AT_MOST_AT_A_TIME[way]):
                if len(hands[seat]) < 6 and pack:
                    hands[seat].append(pack.pop(0))
    found = hands[dealer] + pack
    pack.clear()
    kept = [card for card in found if card in trumps]
    filler = [card for card in found if card not in trumps]
    # Which worthless cards he keeps is of no account; the engine says it keeps the highest.
    filler.sort(key=lambda card: ("23456789TJQKA".index(card[0]), "CDHS".index(card[1])))
    while len(kept) < 6:
        kept.append(filler.pop())
    hands[dealer] = kept
    yield from kill_down(dealer, hands[dealer])


def both_cold(cold: set[str]) -> str | None:
    """The team whose two seats are both cold."""
    for team in ("NS", "EW"):
        if {seat for seat in ORDER if PARTNERS[seat] == team} <= cold:
            return team
    return None


def one_trick(
    hands: dict[str, list[str]], leader: str, trumps: list[str], cold: set[str]
) -> Generator[Question, Words, dict[str, str]]:
    """The cards of one trick by seat; none if nobody could lead, or one team may claim the rest."""
    trick: dict[str, str] = {}
    for seat in round_from(leader):
        if seat in cold:
            continue
        holds = [card for card in hands[seat] if card in trumps]
        if not holds:
            cold.add(seat)
            hands[seat] = []
            if not trick and both_cold(cold):
                break
            continue
        choice = yield seat, {("play", card) for card in holds}
        trick[seat] = str(choice[1])
        hands[seat].remove(trick[seat])
        if not any(card in trumps for hand in hands.values() for card in hand):
            break
    return trick


def playing(
    hands: dict[str, list[str]], leader: str, trumps: list[str]
) -> Generator[Question, Words, dict[str, int]]:
    """The play; what each team took."""
    took = {"NS": 0, "EW": 0}
    cold: set[str] = set()
    while any(card in trumps for hand in hands.values() for card in hand):
        trick = yield from one_trick(hands, leader, trumps, cold)
        if trick:
            leader = min(trick, key=lambda seat: trumps.index(trick[seat]))
            for seat, card in trick.items():
                took[PARTNERS[seat if card[0] == "2" else leader]] += worth(card)
        out = both_cold(cold)
        if out:
            took[OTHER_TEAM[out]] += 14 - sum(took.values())
            break
    return took


def referee(deck: list[str], dealer: str, way: str) -> Generator[Question, Words, Outcome]:
    """One deal; at its end what each team took and what it scores."""
    hands, pack = deal_out(deck, dealer)
    bidder, bid = yield from bidding(dealer, way)
    choice = yield bidder, {("trump", suit) for suit in "CDHS"}
    trumps = trump_order(str(choice[1]))
    yield from buying(hands, pack, dealer, trumps, way)
    took = yield from playing(hands, bidder, trumps)
    score = dict(took)
    if took[PARTNERS[bidder]] < bid:
        score[PARTNERS[bidder]] = -bid
    return {"took": took, "score": score, "bid": {PARTNERS[bidder]: bid}}


def winner(scores: dict[str, int], bidding_team: str) -> str | None:
    """Who has won after a deal, if anybody."""
    home = {team for team in scores if scores[team] >= 62}
    return bidding_team if bidding_team in home else min(home, default=None)
