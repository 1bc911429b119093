"""What the review says: par, the way of the value, and the person's decisions."""

from collections.abc import Mapping
from typing import assert_never

from pidro.engine.actions import Action, Bid, Kill, NameTrump, Pass, PlayCard
from pidro.engine.rules import Trumps
from pidro.table.judgement import TELLING, Decision, Verdict
from pidro.table.losses import Kind
from pidro.table.retry import Answer
from pidro.table.review import Par, Step
from pidro.ui.kind_phrases import kind_name
from pidro.ui.phrases import Names, card_labels, card_name, suit_inside
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_VERDICTS: Mapping[Verdict, str] = {
    Verdict.RIGHT: QT_TRANSLATE_NOOP("phrases", "Right."),
    Verdict.RIGHT_AND_LOST: QT_TRANSLATE_NOOP("phrases", "Right, though the cards lay badly for it."),
    Verdict.WRONG: QT_TRANSLATE_NOOP("phrases", "There was something better."),
    Verdict.WRONG_AND_WON: QT_TRANSLATE_NOOP("phrases", "Lucky: something else was better."),
}
_ANSWERS: Mapping[Answer, str] = {
    Answer.SAME: QT_TRANSLATE_NOOP("phrases", "That is what you did. Something else is better."),
    Answer.NO_BETTER: QT_TRANSLATE_NOOP("phrases", "That is no better than what you did. Try again."),
    Answer.BETTER: QT_TRANSLATE_NOOP("phrases", "That is better than what you did, but not the best yet."),
    Answer.FOUND: QT_TRANSLATE_NOOP("phrases", "Yes: nothing is better, on what you could know."),
}
_TRIES: Mapping[Kind, str] = {
    Kind.BID: QT_TRANSLATE_NOOP("phrases", "Find a better bid, or pass: choose it on the table."),
    Kind.TRUMP: QT_TRANSLATE_NOOP("phrases", "Find a better suit: choose it on the table."),
    Kind.KILL: QT_TRANSLATE_NOOP("phrases", "Find better cards to kill: mark them on the table and confirm."),
    Kind.LEAD: QT_TRANSLATE_NOOP("phrases", "Find a better card to lead: click it."),
    Kind.FOLLOW: QT_TRANSLATE_NOOP("phrases", "Find a better card: click it."),
}


def try_text(kind: Kind) -> str:
    """What is to be done while a decision of this kind is tried again."""
    return say(_TRIES[kind])


def verdict_text(verdict: Verdict) -> str:
    """What is said of a decision."""
    return say(_VERDICTS[verdict])


def answer_text(answer: Answer) -> str:
    """What is said of a try."""
    return say(_ANSWERS[answer])


def action_text(action: Action, trumps: Trumps | None) -> str:
    """An action as short as can be, inside a sentence."""
    match action:
        case Pass():
            return say(QT_TRANSLATE_NOOP("phrases", "pass"))
        case Bid(amount):
            return say(QT_TRANSLATE_NOOP("phrases", "bid {amount}"), amount=amount)
        case NameTrump(suit):
            return suit_inside(suit)
        case Kill(cards):
            assert trumps is not None
            listed = card_labels(trumps.sorted(tuple(cards)), trumps)
            return say(QT_TRANSLATE_NOOP("phrases", "kill {cards}"), cards=listed)
        case PlayCard(card):
            return card_name(card, trumps)
        case _:
            assert_never(action)


def par_text(par: Par, names: Names) -> str:
    """What the deal was worth as it was bid."""
    if par.is_made:
        text = QT_TRANSLATE_NOOP(
            "phrases",
            "As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: made.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "phrases",
            "As bid ({name} {bid}, {suit}), best play gives {ours} for us and {theirs} for them: set.",
        )
    ours, theirs = par.points
    suit = suit_inside(par.suit)
    return say(text, name=names[par.bidder], bid=par.bid, suit=suit, ours=ours, theirs=theirs)


def step_text(step: Step, trumps: Trumps, total: int, names: Names) -> str:
    """What a card did to the value of the deal."""
    places = {
        "name": names[step.seat],
        "card": card_name(step.card, trumps),
        "points": step.cost,
        "ours": step.after,
        "theirs": total - step.after,
    }
    if not step.cost:
        text = QT_TRANSLATE_NOOP("phrases", "{name}: {card}. Worth {ours} to {theirs}, as before.")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "{name}: {card}. It cost {points}: now worth {ours} to {theirs}.")
    return say(text, **places)


def start_text(par: Par) -> str:
    """The value at the first lead."""
    ours, theirs = par.points
    text = QT_TRANSLATE_NOOP("phrases", "With open cards: {ours} for us and {theirs} for them.")
    return say(text, ours=ours, theirs=theirs)


def decision_line(decision: Decision, loss: str) -> str:
    """One decision in the list, before anything is given away."""
    if decision.loss:
        text = QT_TRANSLATE_NOOP("phrases", "{kind}\n{loss} points lost")
        return say(text, kind=kind_name(decision.kind), loss=loss)
    return say(QT_TRANSLATE_NOOP("phrases", "{kind}\nright, and lost"), kind=kind_name(decision.kind))


def known_text(decision: Decision, trumps: Trumps | None, loss: str, reason: str) -> str:
    """The judgement on what could be known."""
    did = action_text(decision.action, trumps)
    if decision.is_right:
        return say(QT_TRANSLATE_NOOP("phrases", "On what you could know: {did} was right."), did=did)
    text = QT_TRANSLATE_NOOP(
        "phrases", "On what you could know: {did} loses {loss} points on average; better {better}. {reason}"
    )
    return say(text, did=did, loss=loss, better=action_text(decision.better, trumps), reason=reason)


def lay_text(decision: Decision, loss: str) -> str:
    """The judgement as the cards lay."""
    if decision.lay_loss < TELLING:
        return say(QT_TRANSLATE_NOOP("phrases", "As the cards lay: nothing would have brought more."))
    text = QT_TRANSLATE_NOOP("phrases", "As the cards lay: the best would have brought {loss} points more.")
    return say(text, loss=loss)
