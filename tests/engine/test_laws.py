"""What holds in every deal, whatever is played: laws over whole deals drawn at random."""

from typing import assert_never

from hypothesis import given

from pidro.engine.actions import Action, BidOptions, KillOptions, Options, PlayOptions, TrumpOptions
from pidro.engine.cards import CLOCKWISE, DECK, Card, Team
from pidro.engine.deal import Deal, evolve
from pidro.engine.events import (
    BidMade,
    CardPlayed,
    DealScored,
    Killed,
    PackTaken,
    Passed,
    RestClaimed,
    TrickWon,
)
from pidro.engine.phases import Phase
from pidro.engine.play import next_step, start_deal
from tests.strategies import Trace, actions, deck_of, traces


def _everywhere(deal: Deal) -> list[Card | None]:
    """Every card of the deal, wherever it lies now."""
    exchange, play = deal.exchange, deal.play
    places = [
        *deal.hands,
        deal.stock,
        *(cards or () for cards in exchange.discards),
        *exchange.killed,
        exchange.laid_away,
        *(cards or () for cards in play.cold),
    ]
    plays = [*play.plays, *(played for trick in play.tricks for played in trick.plays)]
    return [card for place in places for card in place] + [played.card for played in plays]


@given(trace=traces)
def test_every_card_is_in_one_place_at_every_moment(trace: Trace) -> None:
    deal = Deal(trace.start.rules, trace.start.dealer)
    for event in trace.events:
        deal = evolve(deal, event)
        cards = _everywhere(deal)
        assert len(cards) == 52
        assert set(cards) == set(DECK)


@given(trace=traces)
def test_the_points_of_every_deal_add_up_to_fourteen(trace: Trace) -> None:
    result = trace.end.result
    assert result is not None
    assert sum(result.taken) == 14
    tricks = [event.points for event in trace.events if isinstance(event, TrickWon)]
    rest = [event for event in trace.events if isinstance(event, RestClaimed)]
    for team in Team:
        claimed = sum(event.points for event in rest if event.team is team)
        assert sum(points[team] for points in tricks) + claimed == result.taken[team]


@given(trace=traces)
def test_the_score_follows_from_the_points_and_the_bid(trace: Trace) -> None:
    result = trace.end.result
    assert result is not None
    team = trace.end.rules.teams[result.bidder]
    assert result.scored[team.other] == result.taken[team.other]
    made = result.taken[team] >= result.bid
    assert result.scored[team] == (result.taken[team] if made else -result.bid)
    assert result.is_made == made


@given(trace=traces)
def test_there_is_a_question_or_an_event_until_the_end(trace: Trace) -> None:
    deal = Deal(trace.start.rules, trace.start.dealer)
    questions = 0
    for event in trace.events:
        step = next_step(deal) if deal.dealt[0] else None
        if isinstance(step, BidOptions | TrumpOptions | KillOptions | PlayOptions):
            questions += 1
        elif deal.dealt[0]:
            assert step == event
        deal = evolve(deal, event)
    assert questions == len(trace.steps)
    assert next_step(deal) is None
    assert deal.phase is Phase.SCORED


@given(trace=traces)
def test_the_fold_of_the_events_is_the_state(trace: Trace) -> None:
    deal = Deal(trace.start.rules, trace.start.dealer)
    for event in trace.dealt:
        deal = evolve(deal, event)
    assert deal == trace.start
    for step in trace.steps:
        for event in step.events:
            deal = evolve(deal, event)
        assert deal == step.after
        assert hash(deal) == hash(step.after)


@given(trace=traces)
def test_dealing_again_and_acting_again_gives_the_same_deal(trace: Trace) -> None:
    deck = trace.start.stock
    start, dealt = start_deal(trace.start.rules, trace.start.dealer, _deck(trace))
    assert (start, dealt) == (trace.start, trace.dealt)
    assert start.stock == deck


def _deck(trace: Trace) -> tuple[Card, ...]:
    return deck_of(trace.start.dealt, trace.start.stock, trace.start.dealer, trace.start.rules)


@given(trace=traces)
def test_phases_only_go_forward_and_each_has_its_question(trace: Trace) -> None:
    phases = [state.phase for state in trace.states]
    assert phases == sorted(phases)
    for step in trace.steps:
        assert isinstance(step.options, _question_of(step.before.phase))


def _question_of(phase: Phase) -> type[Options]:
    match phase:
        case Phase.BIDDING:
            return BidOptions
        case Phase.NAMING:
            return TrumpOptions
        case Phase.EXCHANGE:
            return KillOptions
        case Phase.PLAY:
            return PlayOptions
        case Phase.SCORED:
            raise AssertionError
        case _:
            assert_never(phase)


@given(trace=traces)
def test_options_are_few_distinct_and_admitted(trace: Trace) -> None:
    for step in trace.steps:
        listed = list(step.options)
        assert listed
        assert len(set(listed)) == len(listed)
        assert all(action in step.options for action in listed)


@given(trace=traces, action=actions)
def test_what_the_options_admit_is_what_they_list(trace: Trace, action: Action) -> None:
    for step in trace.steps:
        assert (action in step.options) == (action in list(step.options))


@given(trace=traces)
def test_whoever_plays_holds_the_card_and_whoever_is_cold_holds_no_trump(trace: Trace) -> None:
    for step in trace.steps:
        deal = step.before
        if isinstance(step.options, PlayOptions):
            assert set(step.options.cards) <= set(deal.hands[step.options.seat])
            assert set(step.options.cards) <= set(deal.named.cards)
        for shown in deal.play.cold:
            assert not shown or not set(shown) & set(deal.named.cards)


@given(trace=traces)
def test_in_the_play_nobody_holds_more_than_six_and_the_count_of_trumps_is_right(trace: Trace) -> None:
    for state in trace.states:
        if state.phase is Phase.PLAY:
            assert max(map(len, state.hands)) <= 6
            held = sum(len(state.named.held(hand)) for hand in state.hands)
            assert held == state.play.trumps_held > 0


@given(trace=traces)
def test_no_point_card_is_killed_or_laid_away(trace: Trace) -> None:
    points = trace.end.named.points
    for event in trace.events:
        match event:
            case Killed(_, cards):
                assert all(points[card] == 0 for card in cards)
            case PackTaken(_, _, laid_away):
                assert not any(card in points for card in laid_away)
            case _:
                pass


@given(trace=traces)
def test_each_trick_is_won_by_its_highest_card_and_led_by_the_last_winner(trace: Trace) -> None:
    deal = trace.end
    leader = deal.high.seat
    for trick in deal.play.tricks:
        seats = [played.seat for played in trick.plays]
        assert len(set(seats)) == len(seats) <= 4
        assert seats == [seat for seat in CLOCKWISE[seats[0]] if seat in seats]
        assert seats[0] is leader or leader not in seats
        best = max(trick.plays, key=lambda played: deal.named.strength[played.card])
        assert best.seat is trick.winner
        leader = trick.winner


@given(trace=traces)
def test_every_event_of_a_seat_was_a_choice_or_forced(trace: Trace) -> None:
    """The first event of an action is what that seat did; the others nobody chose."""
    chosen = (Passed, BidMade, CardPlayed)
    for step in trace.steps:
        first, *others = step.events
        assert getattr(first, "seat", None) is step.options.seat
        assert not any(isinstance(event, chosen) for event in others)
    assert isinstance(trace.events[-1], DealScored)
