"""The history in words: a line for each game, and for each deal of one game."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from attrs import evolve
from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from pidro.engine.cards import Team
from pidro.table.archive import Origin
from pidro.table.game_record import GameRecord, Outcome, outcomes
from pidro.table.store import Past
from pidro.ui.phrases import signed
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()

Listed: TypeAlias = Past | GameRecord
"""A game that is over; or the scored deals of the one that is under way."""


class LinesModel(QAbstractTableModel):
    """Lines of text under heads; a line is made when it is first looked at."""

    def __init__(self, heads: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._heads = tuple(heads)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.lines()

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        return self.line(index.row())[index.column()] if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        shown = role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal
        return self._heads[section] if shown else None

    def lines(self) -> int:
        """How many lines there are."""
        raise NotImplementedError

    def line(self, row: int) -> tuple[str, ...]:
        """One text for each head."""
        raise NotImplementedError


def scored_deals(record: GameRecord) -> GameRecord | None:
    """A game under way without the deal in progress; None if that leaves nothing, or if the game is over."""
    deals = tuple(deal for deal in record.deals if deal.score is not None)
    return evolve(record, deals=deals) if deals and record.winner is None else None


class GamesModel(LinesModel):
    """The game that is under way, if it is shown, and those that are over, the latest first."""

    def __init__(self, games: Sequence[Listed], parent: QWidget) -> None:
        super().__init__(
            (
                say(QT_TRANSLATE_NOOP("phrases", "Ended")),
                say(QT_TRANSLATE_NOOP("phrases", "Result")),
                say(QT_TRANSLATE_NOOP("phrases", "Deals")),
                say(QT_TRANSLATE_NOOP("phrases", "Remark")),
            ),
            parent,
        )
        self._games = tuple(games)

    def show_games(self, games: Sequence[Listed]) -> None:
        """Put other games in their place."""
        self.beginResetModel()
        self._games = tuple(games)
        self.endResetModel()

    def game(self, row: int) -> Listed:
        """The game on this line."""
        return self._games[row]

    def lines(self) -> int:
        return len(self._games)

    def line(self, row: int) -> tuple[str, ...]:
        match self._games[row]:
            case GameRecord() as record:
                score = record.deals[-1].score
                assert score is not None
                ended, result = say(QT_TRANSLATE_NOOP("phrases", "under way")), _pair(score)
                return (ended, result, str(len(record.deals)), _help_text(record.is_assisted))
            case Past() as game:
                return (date_text(game.ended), _result_text(game), str(game.deals), _remark(game))


class DealsModel(LinesModel):
    """The deals of one game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(
            (
                say(QT_TRANSLATE_NOOP("phrases", "Deal")),
                say(QT_TRANSLATE_NOOP("phrases", "Bid")),
                say(QT_TRANSLATE_NOOP("phrases", "Points")),
                say(QT_TRANSLATE_NOOP("phrases", "Score")),
            ),
            parent,
        )
        self._record: GameRecord | None = None
        self._outcomes: tuple[Outcome, ...] = ()

    def show_record(self, record: GameRecord | None) -> None:
        """Put this game's deals in their place."""
        self.beginResetModel()
        self._record = record
        self._outcomes = () if record is None else outcomes(record)
        self.endResetModel()

    def lines(self) -> int:
        return 0 if self._record is None else len(self._record.deals)

    def line(self, row: int) -> tuple[str, ...]:
        assert self._record is not None
        deal = self._record.deals[row]
        number = str(row + 1) if deal.number is None else f"{row + 1} · {deal.number}"
        if row >= len(self._outcomes) or deal.score is None:
            return (number, say(QT_TRANSLATE_NOOP("phrases", "unfinished")), "", "")
        outcome = self._outcomes[row]
        name = self._record.names[outcome.bidder]
        return (number, _bid_text(name, outcome), _pair(outcome.points), _pair(deal.score))


def date_text(iso: str) -> str:
    """The moment as the person's language and zone write it."""
    moment = QDateTime.fromString(iso, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else iso


def _result_text(game: Past) -> str:
    match game.winner:
        case Team.NS:
            text = QT_TRANSLATE_NOOP("phrases", "won {ours} : {theirs}")
        case Team.EW:
            text = QT_TRANSLATE_NOOP("phrases", "lost {ours} : {theirs}")
        case None:
            text = QT_TRANSLATE_NOOP("phrases", "unfinished {ours} : {theirs}")
        case _:
            assert_never(game.winner)
    return say(text, ours=signed(game.scores[0]), theirs=signed(game.scores[1]))


def _remark(game: Past) -> str:
    remarks = []
    match game.origin:
        case Origin.ABANDONED:
            remarks.append(say(QT_TRANSLATE_NOOP("phrases", "given up")))
        case Origin.IMPORTED:
            remarks.append(say(QT_TRANSLATE_NOOP("phrases", "imported")))
        case Origin.PLAYED:
            pass
        case _:
            assert_never(game.origin)
    remarks.append(_help_text(game.is_assisted))
    return ", ".join(filter(None, remarks))


def _help_text(is_assisted: bool) -> str:
    return say(QT_TRANSLATE_NOOP("phrases", "with help")) if is_assisted else ""


def _bid_text(name: str, outcome: Outcome) -> str:
    if outcome.is_made:
        text = QT_TRANSLATE_NOOP("phrases", "{name} {bid}, made")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "{name} {bid}, set")
    return say(text, name=name, bid=outcome.bid)


def _pair(pair: tuple[int, int]) -> str:
    return f"{signed(pair[0])} : {signed(pair[1])}"
