"""Decisions judged by what could be known: right, wrong, right and lost, wrong and won; and another try."""

import pickle
from functools import lru_cache
from random import Random

import pytest
from attrs import evolve

from pidro.engine.actions import Action, Bid, IllegalAction, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import Card, Seat, Suit
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.notation import parse_card
from pidro.engine.play import options_of
from pidro.engine.rules import KOKKOLA
from pidro.players.expert import ExpertPlayer
from pidro.players.reasons import Code, Reason
from pidro.players.rule_player import RulePlayer
from pidro.table.estimates import Valuer
from pidro.table.game_record import DealRecord
from pidro.table.judgement import (
    Decision,
    Judgement,
    Verdict,
    Worth,
    choices,
    decision_in_game,
    decision_of,
    judge,
    judge_in_game,
    kind_of,
)
from pidro.table.losses import Kind, Losses
from pidro.table.replay import states_of
from pidro.table.retry import Answer, Retry, retry_of
from tests.players.redeal import redealt
from tests.strategies import deal_from, played
from tests.table.reviewed_deals import NO_SCORES, by_rule, questions

VALUER = Valuer.of(KOKKOLA)
RULE = RulePlayer()
MISTAKES = 35
"""A deal in which South decides badly."""
KILLED = 1716
"""A deal in which South kills."""
ACE, KING, TWO = map(parse_card, ("AC", "KC", "2C"))


@lru_cache(maxsize=64)
def judged(number: int, seat: Seat = Seat.SOUTH, chance: float = 0.3) -> Judgement:
    return judge(KOKKOLA, by_rule(number, chance).deals[0], seat, NO_SCORES, RULE, VALUER)


def decision(
    chosen: Card, better: Card, *, loss: float = 0.0, lay: tuple[int, int, int] = (0, 0, 0)
) -> Decision:
    known = {chosen: 5.0, better: 5.0 + loss}
    worths = tuple(
        Worth(PlayCard(card), known.get(card, 4.0), float(worth))
        for card, worth in zip((ACE, KING, TWO), lay, strict=True)
    )
    reason = Reason(Code.LEAD_LOW)
    return Decision(9, Kind.LEAD, Seat.SOUTH, PlayCard(chosen), PlayCard(better), reason, worths, loss)


STRONG = deal_from("C", dealer=Seat.EAST, south="AC KC TC 5C 4C 3C 2C")
WEAK = deal_from("C", dealer=Seat.EAST, south="3C 6C 7S 8S 4D 6D 9D 3H 8H")
QUESTIONS: dict[Kind, tuple[Deal, Action, Action]] = {
    Kind.BID: (WEAK, Pass(), Bid(14)),
    Kind.TRUMP: (
        played(STRONG, "9 pass pass pass"),
        NameTrump(Suit.CLUBS),
        NameTrump(Suit.HEARTS),
    ),
    Kind.KILL: (
        played(STRONG, "9 pass pass pass C"),
        Kill(frozenset({parse_card("3C")})),
        Kill(frozenset({parse_card("KC")})),
    ),
    Kind.LEAD: (played(STRONG, "9 pass pass pass C -3C"), PlayCard(ACE), PlayCard(parse_card("5C"))),
    Kind.FOLLOW: (
        states_of(KOKKOLA, by_rule(MISTAKES, 0.9).deals[0])[15],
        PlayCard(parse_card("AD")),
        PlayCard(parse_card("5D")),
    ),
}
"""For each kind a question, what is right, and what is wrong on what can be known."""


def judged_alone(state: Deal, action: Action) -> Decision:
    """One decision at the open question of this deal."""
    return decision_of(state, 0, action, NO_SCORES, RULE, VALUER)


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize(
    ("judged", "verdict"),
    [
        (decision(ACE, ACE, lay=(3, 3, 1)), Verdict.RIGHT),
        (decision(ACE, ACE, lay=(3, 4, 1)), Verdict.RIGHT_AND_LOST),
        (decision(ACE, KING, loss=1.0, lay=(3, 4, 3)), Verdict.WRONG),
        (decision(ACE, KING, loss=1.0, lay=(3, 3, 3)), Verdict.WRONG_AND_WON),
        (decision(ACE, KING, loss=1.0, lay=(4, 3, 9)), Verdict.WRONG_AND_WON),
    ],
)
def test_a_verdict_keeps_knowledge_and_luck_apart(judged: Decision, verdict: Verdict, kind: Kind) -> None:
    judged = evolve(judged, kind=kind)
    assert judged.verdict is verdict
    assert judged.is_right is (verdict in (Verdict.RIGHT, Verdict.RIGHT_AND_LOST))


@pytest.mark.parametrize("kind", Kind)
def test_luck_of_every_kind_is_told_from_skill(kind: Kind) -> None:
    """The worst that one can do and the best, each with the cards lying for it and against it."""
    state, good, bad = QUESTIONS[kind]
    for action, is_right in ((good, True), (bad, False)):
        found = judged_alone(state, action)
        assert (found.kind, found.is_right, found.better) == (kind, is_right, good)
        others = [worth for worth in found.worths if worth.action != action]
        for lay, won in ((20.0, True), (-20.0, False)):
            worths = (
                Worth(action, found.worth(action).known, lay),
                *(evolve(one, lay=0.0) for one in others),
            )
            verdict = evolve(found, worths=worths).verdict
            lucky = Verdict.WRONG_AND_WON if won else Verdict.WRONG
            fair = Verdict.RIGHT if won else Verdict.RIGHT_AND_LOST
            assert verdict is (fair if is_right else lucky)


def test_only_what_mattered_worst_first() -> None:
    right, unlucky = decision(ACE, ACE, lay=(3, 3, 1)), decision(ACE, ACE, lay=(3, 9, 1))
    wrong, worse = decision(ACE, KING, loss=1.0), decision(ACE, KING, loss=2.0)
    whole = Judgement(Seat.SOUTH, (unlucky, wrong, right, worse))
    assert whole.that_mattered == (worse, wrong, unlucky)
    assert whole.losses == Losses(lead=3.0)
    assert whole.losses.total == 3.0


def test_losses_by_kind() -> None:
    losses = Losses(bid=1.0, trump=2.0, kill=3.0, lead=4.0, follow=5.0)
    assert [losses.of(kind) for kind in Kind] == [1.0, 2.0, 3.0, 4.0, 5.0]
    assert losses.total == 15.0


@pytest.mark.parametrize("seat", Seat)
def test_every_choice_of_the_seat_is_judged_once(seat: Seat) -> None:
    for number in range(2):
        deal = by_rule(number).deals[0]
        states = states_of(KOKKOLA, deal)
        found = judged(number, seat)
        assert [decision.place for decision in found.decisions] == questions(states, seat)
        for decision in found.decisions:
            options = options_of(states[decision.place])
            assert options is not None
            assert decision.seat is seat is options.seat
            assert decision.action == deal.actions[decision.place]
            assert decision.kind is kind_of(options, is_lead=not states[decision.place].play.plays)
            assert {worth.action for worth in decision.worths} == set(options)


def test_what_the_adviser_does_is_never_wrong() -> None:
    for number in range(5):
        found = judged(number, chance=0.0)
        assert all(decision.is_right and decision.better == decision.action for decision in found.decisions)
        assert found.losses == Losses()


def test_cards_by_chance_are_often_wrong_and_the_better_one_is_the_advisers() -> None:
    wrong = 0
    for number in range(8):
        deal = by_rule(number, 0.9).deals[0]
        states = states_of(KOKKOLA, deal)
        for decision in judged(number, chance=0.9).that_mattered:
            if decision.is_right:
                assert decision.lay_loss > 0
                continue
            wrong += 1
            advice = RULE.advise(view_of(states[decision.place], Seat.SOUTH, NO_SCORES))
            assert (decision.better, decision.reason) == (advice.action, advice.reason)
            assert decision.loss >= 0.5
            gain = decision.worth(decision.better).known - decision.worth(decision.action).known
            assert decision.loss == pytest.approx(gain)
    assert wrong > 1


def known_part(state: Deal, place: int, action: Action) -> tuple[object, ...]:
    found = decision_of(state, place, action, NO_SCORES, RULE, VALUER)
    known = tuple((worth.action, worth.known) for worth in found.worths)
    return found.kind, found.action, found.better, found.reason, found.loss, known


def lay_part(state: Deal) -> dict[Action, float]:
    return VALUER.as_the_cards_lay(state, NO_SCORES)


def test_what_could_be_known_does_not_change_with_the_hidden_cards() -> None:
    chance, others, other_luck = Random(4), 0, 0
    for number in range(6):
        deal = by_rule(number).deals[0]
        states = states_of(KOKKOLA, deal)
        for place in questions(states, Seat.SOUTH):
            state, action = states[place], deal.actions[place]
            dealt_again = redealt(states[0], deal.actions[:place], Seat.SOUTH, chance)
            if dealt_again is None:
                continue
            assert known_part(dealt_again, place, action) == known_part(state, place, action)
            others += dealt_again != state
            other_luck += lay_part(dealt_again) != lay_part(state)
    assert others > 10
    assert other_luck > 5


def test_a_kill_is_judged_by_what_could_be_known() -> None:
    deal, chance, luck = by_rule(KILLED).deals[0], Random(4), set()
    states = states_of(KOKKOLA, deal)
    (place,) = [place for place, action in enumerate(deal.actions) if isinstance(action, Kill)]
    found = known_part(states[place], place, deal.actions[place])
    fresh = Valuer.of(KOKKOLA).estimate(view_of(states[place], Seat.SOUTH, NO_SCORES))
    assert tuple((action, fresh.average(action)) for action in fresh.actions) == found[-1]
    for _ in range(5):
        dealt_again = redealt(states[0], deal.actions[:place], Seat.SOUTH, chance)
        assert dealt_again is not None
        assert known_part(dealt_again, place, deal.actions[place]) == found
        luck.add(tuple(lay_part(dealt_again).items()))
    assert len(luck) > 1


def test_the_same_deal_is_judged_the_same() -> None:
    for number in range(2):
        fresh = judge(
            KOKKOLA, by_rule(number).deals[0], Seat.SOUTH, NO_SCORES, RulePlayer(), Valuer.of(KOKKOLA)
        )
        assert fresh == judged(number) == pickle.loads(pickle.dumps(fresh))  # noqa: S301


def test_a_deal_of_a_game_is_judged_with_its_score_and_the_expert() -> None:
    expert, valuer = ExpertPlayer(), Valuer.of(KOKKOLA)
    first, second = by_rule(1).deals[0], by_rule(3)
    assert judge_in_game(second, 0) == judge(KOKKOLA, second.deals[0], Seat.SOUTH, NO_SCORES, expert, valuer)
    game = evolve(second, deals=(evolve(first, score=(50, 59)), second.deals[0]))
    assert judge_in_game(game, 1, Seat.WEST) == judge(
        KOKKOLA, second.deals[0], Seat.WEST, (50, 59), expert, valuer
    )


def test_a_decision_by_itself_is_judged_the_same() -> None:
    game = by_rule(MISTAKES, 0.9)
    (deal,) = game.deals
    places = choices(states_of(KOKKOLA, deal), deal.actions)
    assert places == tuple(questions(states_of(KOKKOLA, deal), Seat.SOUTH))
    alone = tuple(decision_in_game(game, 0, place) for place in places)
    assert alone == judge_in_game(game, 0).decisions


def test_an_unfinished_deal_is_judged_as_far_as_it_went() -> None:
    whole = by_rule(2).deals[0]
    half = DealRecord(whole.dealer, whole.deck, whole.moves[: len(whole.moves) // 2])
    found = judge(KOKKOLA, half, Seat.SOUTH, NO_SCORES, RULE, VALUER).decisions
    assert found == judged(2).decisions[: len(found)]


def test_kinds() -> None:
    start = deal_from("C", dealer=Seat.EAST, south="AC KC QC 9C 8C 7C 6C")
    kinds: list[Kind] = []
    for words in ("", "9 pass pass pass", "9 pass pass pass C"):
        options = options_of(played(start, words))
        assert options is not None
        kinds.append(kind_of(options, is_lead=False))
    lead = options_of(played(start, "9 pass pass pass C -6C"))
    assert lead is not None
    assert kinds == [Kind.BID, Kind.TRUMP, Kind.KILL]
    assert (kind_of(lead, is_lead=True), kind_of(lead, is_lead=False)) == (Kind.LEAD, Kind.FOLLOW)


def find_again(chosen: Card, better: Card, loss: float = 1.0) -> Retry:
    state = played(deal_from("C", dealer=Seat.EAST, south="AC KC 2C"), "6 pass pass pass C")
    return retry_of(evolve(decision(chosen, better, loss=loss), place=0), (state,), NO_SCORES)


def test_another_try_gives_nothing_away() -> None:
    retry = find_again(ACE, KING)
    assert retry.solution is None
    assert retry.answer is None
    assert "KC" not in repr(retry.kind) + repr(retry.tried)
    assert "decision" not in repr(retry)
    assert retry.view.hands[1] == (None,) * 6
    retry = retry.attempt(PlayCard(ACE))
    assert (retry.answer, retry.is_over, retry.solution) == (Answer.SAME, False, None)
    retry = retry.attempt(PlayCard(TWO))
    assert (retry.answer, retry.is_over) == (Answer.NO_BETTER, False)
    retry = retry.attempt(PlayCard(KING))
    assert (retry.answer, retry.is_over) == (Answer.FOUND, True)
    assert retry.tried == (PlayCard(ACE), PlayCard(TWO), PlayCard(KING))
    assert retry.solution is not None
    assert retry.solution.better == PlayCard(KING)


def test_a_card_between_is_better_but_not_all() -> None:
    retry = find_again(TWO, KING, loss=3.0)
    worths = (Worth(PlayCard(ACE), 6.0, 0), Worth(PlayCard(KING), 8.0, 0), Worth(PlayCard(TWO), 5.0, 0))
    retry = evolve(retry, decision=evolve(decision(TWO, KING, loss=3.0), worths=worths))
    assert retry.attempt(PlayCard(ACE)).answer is Answer.BETTER


def test_a_try_that_loses_nothing_that_counts_is_found() -> None:
    worths = (Worth(PlayCard(ACE), 7.6, 0), Worth(PlayCard(KING), 8.0, 0), Worth(PlayCard(TWO), 5.0, 0))
    retry = evolve(find_again(TWO, KING), decision=evolve(decision(TWO, KING, loss=3.0), worths=worths))
    assert retry.attempt(PlayCard(ACE)).answer is Answer.FOUND


def test_giving_up_shows_the_decision() -> None:
    retry = find_again(ACE, KING).give_up()
    assert retry.is_over
    assert retry.solution is not None


def test_only_legal_tries() -> None:
    with pytest.raises(IllegalAction, match="legal"):
        find_again(ACE, KING).attempt(Pass())
