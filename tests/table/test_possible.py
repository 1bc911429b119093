"""Deals that a view allows: the seat would have seen the very same."""

from collections import Counter
from collections.abc import Iterator

import pytest

from pidro.engine.actions import KillOptions, PlayOptions
from pidro.engine.cards import DECK, Card, Seat
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import options_of
from pidro.engine.rules import KOKKOLA, PRESETS
from pidro.table.possible import possible_deals
from tests.strategies import deal_from, played, trace_of_seed


@pytest.mark.parametrize("preset", PRESETS)
def test_the_seat_would_have_seen_the_same(preset: str) -> None:
    kills = others = 0
    for seed in range(120):
        for state in trace_of_seed(seed, PRESETS[preset]).states:
            options = options_of(state)
            if options is None or isinstance(options, PlayOptions):
                break
            view = view_of(state, options.seat, (3, 4))
            kills += isinstance(options, KillOptions)
            for deal in possible_deals(view, 2):
                assert view_of(deal, options.seat, (3, 4)) == view
                others += deal != state
                assert sorted(all_cards(deal)) == list(DECK)
    assert kills > 20
    assert others > 500


def all_cards(deal: Deal) -> Iterator[Card]:
    exchange = deal.exchange
    for cards in (*deal.dealt, *exchange.bought, exchange.taken or (), deal.stock):
        yield from (card for card in cards if card is not None)


def test_the_same_view_gives_the_same_deals() -> None:
    view = view_of(trace_of_seed(4).start, Seat.WEST, (0, 0))
    assert tuple(possible_deals(view, 5)) == tuple(possible_deals(view, 5))
    assert len(set(possible_deals(view, 5))) == 5


def test_an_unseen_trump_lies_with_every_seat_as_often_as_its_cards_allow() -> None:
    # South kills one of seven; West showed two trumps, North none, and of East, the dealer, nothing is known.
    deal = deal_from(
        "C", dealer=Seat.EAST, south="AC KC QC JC 9C 8C 7C", west="TC 5C", east="6C", rules=KOKKOLA
    )
    deal = played(deal, "6 pass pass pass C")
    assert deal.phase is Phase.EXCHANGE
    view = view_of(deal, Seat.SOUTH, (0, 0))
    counts: Counter[Seat] = Counter()
    for possible in possible_deals(view, 1000):
        counts.update([seat for seat in Seat if "5C" in map(repr, possible.dealt[seat])])
    # Two of the seven unseen trumps are West's; the rest lies in East's nine or in the sixteen of the stock.
    assert counts[Seat.NORTH] == counts[Seat.SOUTH] == 0
    assert abs(counts[Seat.WEST] - 1000 * 2 / 7) < 60
    assert abs(counts[Seat.EAST] - 1000 * 5 / 7 * 9 / 25) < 60
