"""Small plates over the cards of the seat to move: what each would have led to with open cards."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from pidro.engine.cards import Card
from pidro.table.review import Step
from pidro.ui.scene import Scene
from pidro.ui.table_view import TableView
from pidro.ui.theme import GOLD, PLATE_INK


class ValueMarks(QWidget):
    """Lies over the table and takes no mouse."""

    def __init__(self, table: TableView, scene: Scene) -> None:
        super().__init__(table.viewport())
        self._table, self._scene = table, scene
        self._step: Step | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def show_step(self, step: Step | None) -> None:
        """Show what each card of this choice would have led to; nothing for None."""
        self._step = step
        self.setVisible(step is not None)
        self.setGeometry(self._table.viewport().rect())
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._step is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card, points in self._step.results:
            self._paint_mark(painter, card, points, is_best=card in self._step.best_cards)
        painter.end()

    def _plate(self, place: QRectF, size: float) -> QRectF:
        """Beside the card on its inner side, so that its index can be read."""
        layout = self._scene.table_layout
        middle = place.center()
        if middle.x() < layout.width * 0.15:
            return QRectF(place.right() + 2, place.top(), size * 1.15, size)
        if middle.x() > layout.width * 0.85:
            return QRectF(place.left() - 2 - size * 1.15, place.top(), size * 1.15, size)
        if middle.y() < layout.height * 0.2:
            return QRectF(place.left() + 1, place.bottom() + 2, size, size)
        return QRectF(place.left() + 1, place.top() - size * 0.7, size * 1.15, size)

    def _paint_mark(self, painter: QPainter, card: Card, points: int, *, is_best: bool) -> None:
        place = self._scene.spot_of(card)
        if place is None:
            return
        size = max(16.0, 24.0 * self._scene.table_layout.unit)
        plate = self._plate(place, size)
        painter.setPen(QPen(PLATE_INK, 1))
        painter.setBrush(GOLD if is_best else QColor("#E9E5DA"))
        painter.drawRoundedRect(plate, 5, 5)
        font = QFont(self.font())
        font.setPixelSize(round(size * 0.62))
        font.setBold(is_best)
        painter.setFont(font)
        painter.setPen(PLATE_INK)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(points))
