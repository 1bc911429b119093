"""Pictures of the statistics: results over time, and bids by their height."""

from collections.abc import Iterable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pidro.table.statistics import Ended, Figures
from pidro.ui.sheet_art import draw_fitted, gain_text, text_font
from pidro.ui.theme import chart_colours
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_NARROWEST_BAR_PX = 5.0


@frozen
class Bar:
    """Some games in a row as one bar."""

    margin: float
    """Our score minus theirs, on average."""
    games: int
    wins: int
    is_assisted: bool
    """Whether more than half of them were."""


def bars_of(results: Sequence[Ended], most: int) -> tuple[Bar, ...]:
    """The games in their order, as many to a bar as it takes to have no more than `most` bars."""
    size = max(1, -(-len(results) // max(1, most)))
    groups = [results[start : start + size] for start in range(0, len(results), size)]
    return tuple(
        Bar(
            margin=sum(game.scores[0] - game.scores[1] for game in group) / len(group),
            games=len(group),
            wins=sum(game.is_won for game in group),
            is_assisted=2 * sum(game.is_assisted for game in group) > len(group),
        )
        for group in groups
    )


class Chart(QWidget):
    """A picture that is also said in words."""

    def __init__(self, name: str, words: str, lines_high: int) -> None:
        super().__init__()
        self._lines_high = lines_high
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(400, self.fontMetrics().height() * self._lines_high)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def started(self) -> QPainter:
        """A painter on the picture's ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        return painter

    def draw_text(self, painter: QPainter, box: QRectF, align: Qt.AlignmentFlag, text: str) -> None:
        """Small text in one line of this box."""
        painter.setPen(self.palette().text().color())
        draw_fitted(painter, box, align, text, text_font(self.fontMetrics().height() * 0.72))

    def draw_scale(self, painter: QPainter, box: QRectF, marks: Iterable[tuple[int, float]]) -> None:
        """Numbers at the left of the box, each with its sign and at its height."""
        line = self.fontMetrics().height()
        for number, y in marks:
            left = QRectF(0, y - line / 2, box.left() - line * 0.4, line)
            self.draw_text(painter, left, Qt.AlignmentFlag.AlignRight, gain_text(number))


class ResultsChart(Chart):
    """By how much our score was above theirs, or below; games with help are hollow."""

    def __init__(self, results: Sequence[Ended]) -> None:
        won = sum(game.is_won for game in results)
        text = QT_TRANSLATE_NOOP("phrases", "{won} of {games} games won, the oldest on the left")
        super().__init__(
            say(QT_TRANSLATE_NOOP("phrases", "Results over time")), say(text, won=won, games=len(results)), 9
        )
        self._results = tuple(results)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, line = self.started(), self.fontMetrics().height()
        box = QRectF(self.rect()).adjusted(line * 2.6, line * 0.6, -line * 0.6, -line * 0.6)
        if not self._results:
            nothing = say(QT_TRANSLATE_NOOP("phrases", "No game has been played to its end yet."))
            self.draw_text(painter, QRectF(self.rect()), Qt.AlignmentFlag.AlignHCenter, nothing)
        else:
            self._draw_bars(painter, box, bars_of(self._results, int(box.width() / _NARROWEST_BAR_PX)))
        painter.end()

    def _draw_bars(self, painter: QPainter, box: QRectF, bars: Sequence[Bar]) -> None:
        highest = max(10.0, *(abs(bar.margin) for bar in bars))
        middle, scale = box.center().y(), box.height() / 2 / highest
        colours = chart_colours(self.palette())
        step = min(box.width() / len(bars), 26.0)
        for place, bar in enumerate(bars):
            high = max(1.5, abs(bar.margin) * scale)
            top = middle - high if bar.margin >= 0 else middle
            shape = QRectF(box.left() + (place + 0.15) * step, top, step * 0.7, high)
            colour = colours.good if bar.margin >= 0 else colours.bad
            painter.setPen(QPen(colour, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush if bar.is_assisted else QBrush(colour))
            painter.drawRoundedRect(shape, 1.5, 1.5)
        painter.setPen(QPen(self.palette().text().color(), 1))
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
        end = round(highest)
        self.draw_scale(painter, box, ((end, box.top()), (0, middle), (-end, box.bottom())))


class BidsChart(Chart):
    """For each height of bid, how often it was made (full) and set (hatched)."""

    def __init__(self, figures: Figures, lowest: int, highest: int) -> None:
        made, sets = dict(figures.made), dict(figures.sets)
        self._bids = [(bid, made.get(bid, 0), sets.get(bid, 0)) for bid in range(lowest, highest + 1)]
        text = QT_TRANSLATE_NOOP("phrases", "{bid}: made {made}, set {sets}")
        words = "; ".join(say(text, bid=bid, made=m, sets=s) for bid, m, s in self._bids if m or s)
        super().__init__(say(QT_TRANSLATE_NOOP("phrases", "Our bids by their height")), words, 9)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, line = self.started(), self.fontMetrics().height()
        box = QRectF(self.rect()).adjusted(line * 0.6, line * 1.5, -line * 0.6, -line * 1.5)
        most = max(1, *(made + sets for _, made, sets in self._bids))
        step = box.width() / len(self._bids)
        for place, (bid, made, sets) in enumerate(self._bids):
            column = QRectF(box.left() + place * step, box.top(), step, box.height())
            self._draw_bid(painter, column, (bid, made, sets), most)
        painter.setPen(QPen(self.palette().text().color(), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.end()

    def _draw_bid(self, painter: QPainter, box: QRectF, bid: tuple[int, int, int], most: int) -> None:
        amount, made, sets = bid
        colours, line = chart_colours(self.palette()), self.fontMetrics().height()
        wide = min(box.width() * 0.62, line * 2.2)
        bottom = box.bottom()
        for count, colour, pattern in (
            (made, colours.good, Qt.BrushStyle.SolidPattern),
            (sets, colours.bad, Qt.BrushStyle.BDiagPattern),
        ):
            high = box.height() * count / most
            shape = QRectF(box.center().x() - wide / 2, bottom - high, wide, high)
            if count:
                painter.setPen(QPen(QColor(colour), 1.2))
                painter.setBrush(QBrush(colour, pattern))
                painter.drawRect(shape)
            bottom -= high
        centre = Qt.AlignmentFlag.AlignHCenter
        foot = QRectF(box.left(), box.bottom() + line * 0.2, box.width(), line)
        self.draw_text(painter, foot, centre, str(amount))
        if made or sets:
            head = QRectF(box.left() - 2, bottom - line * 1.1, box.width() + 4, line)
            self.draw_text(painter, head, centre, f"{made}/{made + sets}")
