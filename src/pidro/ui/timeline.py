"""Motions over time: one animation for the life of the window, motions as values, the table of durations."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from pidro.ui.layout import Spot
from pidro.ui.picture import Key

DEAL_PACKET_MS = 110
FLIGHT_MS = 230
BID_MS = 350
TRUMP_MS = 500
DISCARD_MS = 260
BUY_MS = 220
TRICK_STAYS_MS = 900
SETTLE_MS = 180
POINTS_MS = 500
RECAP_MS = 900
"""Durations at pace normal."""


@frozen
class Motion:
    """The way of one card."""

    key: Key
    start: Spot
    end: Spot
    begin_ms: float
    end_ms: float

    def at(self, time_ms: float, ease: QEasingCurve) -> Spot:
        """Where the card is at this time."""
        if time_ms >= self.end_ms:
            return self.end
        if time_ms <= self.begin_ms:
            return self.start
        part = ease.valueForProgress((time_ms - self.begin_ms) / (self.end_ms - self.begin_ms))
        start, end = self.start, self.end
        return Spot(
            start.x + (end.x - start.x) * part,
            start.y + (end.y - start.y) * part,
            start.width + (end.width - start.width) * part,
            start.angle + (end.angle - start.angle) * part,
            max(start.z, end.z) + 200.0,
            start.opacity + (end.opacity - start.opacity) * part,
        )


class Timeline(QObject):
    """Runs one set of motions at a time; `finished` tells when all stand at their end."""

    finished = Signal()

    def __init__(self, move: Callable[[Key, Spot], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._move = move
        self._motions: tuple[Motion, ...] = ()
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether motions are under way."""
        return self._animation.state() is QVariantAnimation.State.Running

    @property
    def is_moving(self) -> bool:
        """Whether cards are on their way, rather than a pause."""
        return self.is_running and bool(self._motions)

    def run(self, motions: tuple[Motion, ...], span_ms: float, factor: float) -> None:
        """Run these motions over the span times the factor; at factor 0 they end within this call."""
        self._motions = motions
        duration = round(span_ms * factor)
        if duration <= 0:
            self._end()
            return
        self._animation.setDuration(duration)
        self._animation.setEndValue(float(span_ms))
        self._animation.start()

    def finish_now(self) -> None:
        """Put everything at its end at once."""
        if self.is_running:
            self._animation.stop()
            self._end()

    def hold_still(self) -> None:
        """Move nothing any more; the time goes on, and its end is announced."""
        self._motions = ()

    def drop(self) -> None:
        """Forget the motions; nothing is moved and nothing announced."""
        self._motions = ()
        self._animation.stop()

    def _advance(self, time_ms: object) -> None:
        if isinstance(time_ms, float):
            for motion in self._motions:
                self._move(motion.key, motion.at(time_ms, self._ease))

    def _end(self) -> None:
        motions, self._motions = self._motions, ()
        for motion in motions:
            self._move(motion.key, motion.end)
        self.finished.emit()
