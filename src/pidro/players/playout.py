"""The rest of a deal played out by simple rules, on integers: what a layout is worth among people.

Trumps are numbered from the lowest, 0, and a hand is a bit set, as in the solver. Each seat chooses by its
own hand and the cards already played, not by where the others lie. It imitates the robot that plays by rules,
a hundred times as fast.
"""

from collections.abc import Sequence
from typing import Final

FIVES: Final = 0b11000
ONES: Final = 1 << 9 | 1 << 10
ACE: Final = 1 << 13
QUEEN: Final = 1 << 11
PLAIN: Final = (1 << 14) - 1 & ~(FIVES | ONES | ACE)
"""Trumps that give nothing away: those without points, and the two, whose point stays with its owner."""
LOW: Final = 1


def play_out(hands: list[int], turn: int, trick: Sequence[tuple[int, int]], bidders: int) -> int:
    """Points of the seats 0 and 2 from here on, those in the trick included; the hands are used up.

    `turn` speaks next, `trick` holds seat and bit of the cards on the table, `bidders` is the team, 0 or 1.
    """
    taken = [0, 0]
    best = winner = points = 0
    spoken = (turn - trick[0][0]) % 4 or 4 if trick else 0
    for seat, card in trick:
        points += _worth(card, seat, taken)
        if card > best:
            best, winner = card, seat
    live = hands[0] | hands[1] | hands[2] | hands[3]
    while True:
        while spoken < 4:
            hand = hands[turn]
            if hand:
                if best:
                    # Whether an opponent among the seats that are still to come holds a trump.
                    later = spoken < 3 and (hands[turn - 3] or (spoken == 1 and hands[turn - 1]))
                    by_partner = (winner ^ turn) & 1 == 0
                    card = follow_by_rules(hand, live & ~hand, best, by_partner, bool(later), points)
                else:
                    card = lead_by_rules(hand, live & ~hand, turn & 1 == bidders)
                hands[turn] = hand ^ card
                live ^= card
                if not card & PLAIN or card == LOW:
                    points += _worth(card, turn, taken)
                if card > best:
                    best, winner = card, turn
            spoken += 1
            turn = (turn + 1) & 3
        taken[winner & 1] += points
        if not live:
            return taken[0]
        turn = winner
        best = points = spoken = 0


def _worth(card: int, seat: int, taken: list[int]) -> int:
    """The points of the card that go with the trick; that of the two is counted at once."""
    if card == LOW:
        taken[seat & 1] += 1
        return 0
    return 0 if card & PLAIN else 5 if card & FIVES else 1


def lead_by_rules(hand: int, others: int, is_bidder: bool) -> int:
    """The boss card; else for the bidders a high one without points; else the lowest of least worth."""
    plain = hand & PLAIN
    if hand > others:
        return 1 << hand.bit_length() - 1
    if is_bidder and plain >= QUEEN:
        return 1 << plain.bit_length() - 1
    cards = plain or hand & ONES or hand
    return cards & -cards


def follow_by_rules(hand: int, others: int, best: int, by_partner: bool, later: bool, points: int) -> int:
    """The card to follow with; `later`: an opponent is still to play, `by_partner`: the partner wins."""
    if by_partner:
        if not later or others < best:
            gifts = hand & FIVES or hand & ONES
            return gifts & -gifts if gifts else _throw(hand)
        return 1 << hand.bit_length() - 1 if hand > others and points > 1 else _throw(hand)
    above = hand & -(best << 1)
    card = above and (_take(hand, above, others, points) if later else _take_last(above, points))
    return card or _throw(hand)


def _take_last(above: int, points: int) -> int:
    """The lowest card that wins, best one with points; 0 to leave the trick."""
    worth = above & ONES or above & FIVES
    if worth:
        return worth & -worth
    return above & -above if points or above & ~ACE else 0


def _take(hand: int, above: int, others: int, points: int) -> int:
    """A card that wins, or may win, what is worth it; 0 to leave the trick."""
    if hand > others:
        return 1 << hand.bit_length() - 1 if points or others & FIVES else 0
    plain = above & PLAIN
    return 1 << plain.bit_length() - 1 if points > 1 and plain else 0


def _throw(hand: int) -> int:
    """The lowest card that gives nothing away; the two is kept for a worse trick."""
    cards = hand & PLAIN & ~LOW or hand & PLAIN or hand & ONES or hand & ACE or hand
    return cards & -cards
