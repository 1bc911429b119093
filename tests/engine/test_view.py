"""What a seat may know and what it may not [RULES 4]."""

from random import Random

import pytest
from attrs import evolve
from hypothesis import given

from pidro.engine.cards import DECK, Card, Hand, Seat, SeenHand
from pidro.engine.deal import Deal
from pidro.engine.events import Bought, Dealt, Discarded, Event, Killed, PackTaken, WentCold
from pidro.engine.game import view_of
from pidro.engine.notation import parse_cards
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of
from pidro.engine.rules import KOKKOLA, PRESETS, Rules, Trumps
from pidro.engine.view import SeatView, seen_by
from tests.strategies import Trace, deal_from, played, seats, seeds, told, traces

S, W, N, E = Seat
SOU = PRESETS["sou"]


def _deal(words: str = "pass pass 9 pass H", preset: str = "kokkola") -> Deal:
    """West deals; North has one trump, East two, South eight, of which it must kill two."""
    deal = deal_from(
        "H", dealer=W, south="AH KH QH 9H 8H 4H 3H 2H", north="7H", east="5H 5D", rules=PRESETS[preset]
    )
    return played(deal, words)


def _all_done(preset: str = "kokkola") -> Deal:
    return _deal("pass pass 9 pass H -3H-4H", preset)


def _view(deal: Deal, seat: Seat = S) -> SeatView:
    return view_of(deal, seat, (12, -7))


def _cards_in(value: object) -> set[Card]:
    """Every card that this value speaks of."""
    match value:
        case Card():
            return {value}
        case Rules() | Trumps():
            # A table of trumps names cards without telling where they are.
            return set()
        case tuple() | frozenset():
            return {card for part in value for card in _cards_in(part)}
        case _:
            names = [field.name for field in getattr(type(value), "__attrs_attrs__", ())]
            return {card for name in names for card in _cards_in(getattr(value, name))}


# -- What it may know


@pytest.mark.parametrize("seat", Seat)
def test_its_own_cards_at_every_stage(seat: Seat) -> None:
    for deal in (_deal(""), _deal("pass pass 9"), _deal(), _all_done(), played(_all_done(), "2H JH")):
        assert _view(deal, seat).hand == deal.hands[seat] == _view(deal, seat).hands[seat]
        assert _view(deal, seat).dealt[seat] == deal.dealt[seat]


def test_what_it_has_itself_discarded_killed_and_drawn() -> None:
    deal = _all_done()
    for seat in (N, E, S):
        exchange = _view(deal, seat).exchange
        assert exchange.discards[seat] == deal.exchange.discards[seat]
        assert exchange.bought[seat] == deal.exchange.bought[seat]
        assert exchange.killed == deal.exchange.killed


def test_as_dealer_what_it_found_in_the_stock_and_laid_away() -> None:
    deal = _all_done()
    assert deal.exchange.taken
    exchange = _view(deal, W).exchange
    assert exchange.taken == deal.exchange.taken
    assert exchange.laid_away == deal.exchange.laid_away


@pytest.mark.parametrize("seat", Seat)
def test_the_dealer_all_bids_trump_the_score_the_rules_in_force(seat: Seat) -> None:
    deal = _all_done()
    view = _view(deal, seat)
    assert view.dealer is W
    assert view.auction == deal.auction
    assert view.high == deal.high
    assert view.named is deal.named
    assert view.scores == (12, -7)
    assert view.rules is KOKKOLA
    assert view.phase is Phase.PLAY


@pytest.mark.parametrize("seat", Seat)
def test_the_cards_that_the_three_others_discarded_face_up(seat: Seat) -> None:
    deal = _all_done()
    assert _view(deal, seat).exchange.discards == deal.exchange.discards
    assert [_view(deal, seat).trumps_before_buy(other) for other in (N, E, S, W)] == [1, 2, 8, None]


@pytest.mark.parametrize("seat", Seat)
def test_all_killed_cards(seat: Seat) -> None:
    assert _view(_all_done(), seat).exchange.killed == (parse_cards("4H 3H"), (), (), ())


@pytest.mark.parametrize("seat", Seat)
def test_every_card_played_who_is_cold_and_the_cards_shown(seat: Seat) -> None:
    deal = _all_done()
    while (options := options_of(deal)) is not None:
        assert _view(deal, seat).play == deal.play
        deal, _ = act(deal, next(iter(options)))
    assert _view(deal, seat).play == deal.play
    assert _view(deal, seat).result == deal.result


@pytest.mark.parametrize("seat", Seat)
def test_the_number_of_cards_left_in_each_hand_and_in_the_stock(seat: Seat) -> None:
    for deal in (_deal(""), _deal(), _all_done()):
        view = _view(deal, seat)
        assert [len(hand) for hand in view.hands] == [len(hand) for hand in deal.hands]
        assert view.stock == len(deal.stock)


def test_the_question_goes_to_the_seat_in_turn_only() -> None:
    deal = _deal("pass")
    assert [_view(deal, seat).options is not None for seat in Seat] == [False, False, False, True]
    assert _view(deal, E).options == options_of(deal)


def test_sou_the_number_of_discards_is_public_the_cards_are_not() -> None:
    deal = _all_done("sou")
    discards = _view(deal, S).exchange.discards
    assert discards[N] == (None,) * 8
    assert discards[E] == (None,) * 7
    assert discards[S] == deal.exchange.discards[S]
    assert [_view(deal, S).trumps_before_buy(other) for other in (N, E, S, W)] == [1, 2, 8, None]


# -- What it may not


@pytest.mark.parametrize("seat", Seat)
def test_never_another_hand(seat: Seat) -> None:
    for deal in (_deal(""), _deal(), _all_done()):
        view = _view(deal, seat)
        for other in Seat:
            if other is not seat:
                assert set(view.hands[other]) == set(view.dealt[other]) == {None}


@pytest.mark.parametrize("seat", [S, N, E])
def test_never_what_others_drew_found_or_laid_away(seat: Seat) -> None:
    view = _view(_all_done(), seat)
    for other in (N, E, S):
        assert other is seat or set(view.exchange.bought[other]) <= {None}
    assert set(view.exchange.taken or ()) <= {None}
    assert set(view.exchange.laid_away) <= {None}


@given(trace=traces, seat=seats)
def test_a_view_names_no_card_that_the_seat_has_not_seen(trace: Trace, seat: Seat) -> None:
    """What a seat has seen is worked out here from the events as it sees them."""
    seen: set[Card] = set()
    for event in trace.dealt:
        seen |= _cards_in(seen_by(event, seat, trace.start.rules))
    for step in trace.steps:
        assert _cards_in(_view(step.before, seat)) <= seen
        for event in step.events:
            seen |= _cards_in(seen_by(event, seat, trace.start.rules))


def _redealt(deal: Deal, seat: Seat, chance: Random) -> Deal:
    """The deal with the cards that this seat has not seen dealt anew, so that all went as it has gone.

    Once trump is named, trumps change places with trumps only: their numbers show in what happened.
    """
    unseen = sorted(set(DECK) - _cards_in(_view(deal, seat)))
    strength = deal.trumps.strength if deal.trumps else {}
    moved: dict[Card, Card] = {}
    for kind in ([card for card in unseen if (card in strength) == is_trump] for is_trump in (True, False)):
        moved |= dict(zip(kind, chance.sample(kind, len(kind)), strict=True))

    def each(hands: tuple[SeenHand, ...]) -> tuple[Hand, ...]:
        return tuple(after(hand) for hand in hands)

    def after(hand: SeenHand) -> Hand:
        return tuple(moved.get(card, card) for card in hand if card is not None)

    old = deal.exchange
    exchange = evolve(
        old,
        discards=tuple(None if cards is None else after(cards) for cards in old.discards),
        bought=each(old.bought),
        taken=None if old.taken is None else after(old.taken),
        laid_away=after(old.laid_away),
    )
    return evolve(
        deal, dealt=each(deal.dealt), hands=each(deal.hands), stock=after(deal.stock), exchange=exchange
    )


@given(trace=traces, seat=seats, seed=seeds)
def test_redealing_the_unseen_cards_does_not_change_the_view(trace: Trace, seat: Seat, seed: int) -> None:
    chance = Random(seed)
    changed = 0
    for step in trace.steps:
        other = _redealt(step.before, seat, chance)
        changed += other != step.before
        assert _view(other, seat) == _view(step.before, seat)
    assert changed


@given(trace=traces, seat=seats, seed=seeds)
def test_in_the_play_trumps_too_may_lie_in_any_other_hand(trace: Trace, seat: Seat, seed: int) -> None:
    """All cards of the other hands dealt anew; the view tells only that the seat in turn has a trump."""
    chance = Random(seed)
    for step in trace.steps:
        deal = step.before
        if deal.phase is not Phase.PLAY:
            continue
        cards = [card for owner, hand in enumerate(deal.hands) if owner != seat for card in hand]
        chance.shuffle(cards)
        hands = list(deal.hands)
        for owner in set(Seat) - {seat}:
            size = len(hands[owner])
            hands[owner] = tuple(cards[:size])
            del cards[:size]
        if deal.named.held(hands[step.options.seat]):
            assert _view(evolve(deal, hands=tuple(hands)), seat) == _view(deal, seat)


# -- Open cards


def test_in_the_open_replay_all_hands_are_open_to_everyone() -> None:
    deal = _all_done("sou")
    for seat in Seat:
        view = view_of(deal, seat, (0, 0), all_hands=True)
        assert view.hands == deal.hands
        assert view.dealt == deal.dealt
        assert view.exchange == deal.exchange
        assert view.hand == deal.hands[seat]
        assert (view.options is not None) == (seat is deal.high.seat)


# -- Events as a seat sees them


def test_the_deal_shows_a_seat_its_own_cards() -> None:
    deal = _deal("")
    event = Dealt(W, deal.dealt, deal.stock)
    hidden = (None,) * 9
    assert seen_by(event, E, KOKKOLA) == Dealt(W, (hidden, hidden, hidden, deal.dealt[E]), (None,) * 16)


def test_exchange_events_show_what_lies_face_up_and_what_is_ones_own() -> None:
    cards = parse_cards("AH KH")
    unknown = (None, None)
    discarded, bought = Discarded(S, cards), Bought(S, cards)
    taken, killed = PackTaken(S, cards, cards), Killed(S, cards)
    for event in (discarded, bought, taken, killed):
        assert seen_by(event, S, SOU) == seen_by(event, S, KOKKOLA) == event
    assert seen_by(discarded, N, KOKKOLA) == discarded
    assert seen_by(discarded, N, SOU) == Discarded(S, unknown)
    assert seen_by(bought, N, KOKKOLA) == Bought(S, unknown)
    assert seen_by(taken, N, KOKKOLA) == PackTaken(S, unknown, unknown)
    assert seen_by(killed, N, SOU) == killed


@given(trace=traces, seat=seats)
def test_all_other_events_are_public_and_nothing_hidden_is_in_any(trace: Trace, seat: Seat) -> None:
    deal = trace.end
    own = set(deal.dealt[seat]) | {card for card in deal.exchange.bought[seat] if card}
    if seat is deal.dealer:
        own |= {card for card in deal.exchange.taken or () if card}
    shown: set[Card] = set()
    for event in trace.events:
        seen = seen_by(event, seat, deal.rules)
        if not isinstance(event, Dealt | Discarded | Bought | PackTaken):
            assert seen is event
        shown |= _shown_to_all(event, deal.rules.discards_shown)
        assert _cards_in(seen) <= own | shown


def _shown_to_all(event: Event, discards_shown: bool) -> set[Card]:
    match event:
        case Discarded(_, cards) if discards_shown:
            return _cards_in(cards)
        case Killed(_, cards) | WentCold(_, cards):
            return _cards_in(cards)
        case Dealt() | Discarded() | Bought() | PackTaken():
            return set()
        case _:
            return _cards_in(event)


def test_a_view_before_the_bidding_has_no_high_bid_and_no_trumps() -> None:
    view = _view(_deal(""))
    for missing in ("high", "named"):
        with pytest.raises(AssertionError):
            getattr(view, missing)
        with pytest.raises(AssertionError):
            getattr(_deal(""), missing)


def test_telling_is_the_same_for_all_that_is_public() -> None:
    _, events = told(_all_done(), "2H")
    assert all(seen_by(event, seat, KOKKOLA) is event for event in events for seat in Seat)
