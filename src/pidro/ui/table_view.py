"""The view of the felt: scene, question, message line, corner buttons; mouse and keys become wishes."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QHBoxLayout, QLabel, QWidget

from pidro.engine.cards import Card
from pidro.ui import labels, phrases
from pidro.ui.controls import ACTIVATING, CardButton, Command, PromptPanel, smallest_button_px
from pidro.ui.corner import ARROWS, ExtraBar, RoundButton
from pidro.ui.items import rect_of
from pidro.ui.layout import Layout
from pidro.ui.questions import NO_QUESTION, Extra, Place, Question
from pidro.ui.scene import Lights, Scene
from pidro.ui.theme import FOCUS, HINT, ON_CLOTH, QUIET_ON_CLOTH, VEIL, text_style

SMALLEST_SIZE_PX = (560, 430)
MESSAGE_PADDING_PX, SMALLEST_TEXT_PX = 26, 10


class TableView(QGraphicsView):
    """The table in the window; it holds no game state, only what is asked at the moment."""

    pressed = Signal(object)
    """A press on a card, or on none (None)."""
    wished = Signal(object)
    """An action or a command."""
    key_pressed = Signal(Qt.Key)
    """A key that no button of the question takes."""
    resized = Signal()

    def __init__(self, scene: Scene, family: str, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene, self._family = scene, family
        self._question: Question = NO_QUESTION
        self._hovered: Card | None = None
        self._card_buttons: list[CardButton] = []
        self._set_up_view()
        self._panel = PromptPanel(family, self.viewport())
        self._panel.chosen.connect(self.wished)
        self._message = self._label(Qt.AlignmentFlag.AlignCenter)
        self._number = self._label(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._corner = QWidget(self.viewport())
        row = QHBoxLayout(self._corner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self._round = [self._round_button(sign, name, wish) for sign, name, wish in _corner_entries()]
        for button in self._round:
            row.addWidget(button)
        self._hint = self._round[0]
        self._hint.setCheckable(True)
        self._bar = ExtraBar(family, self.viewport())
        self._bar.wished.connect(self.wished)
        self._note = self._label(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._note.hide()
        self._focus_mark = QFrame(self.viewport())
        self._focus_mark.setStyleSheet(f"border: 3px solid {FOCUS.name()};")
        self._focus_mark.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._focus_mark.hide()

    @property
    def panel(self) -> PromptPanel:
        """The buttons of the question."""
        return self._panel

    @property
    def message(self) -> str:
        """The line along the bottom."""
        return self._message.text()

    def show_question(self, question: Question) -> None:
        """Ask this and nothing else."""
        before, self._question = self._question, question
        had_focus = self._is_at(self._controls())
        if question.cards != before.cards:
            self._hovered = None
            self._make_card_buttons()
        self._place_panel()
        self._order_controls()
        if had_focus and not self._is_at(self._controls()):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say(question.message)
        self._relight()
        news = [text for text in dict.fromkeys(question.said) if text and text not in before.said]
        if news:
            self.announce(" ".join(news))

    def show_message(self, text: str) -> None:
        """Say this along the bottom until the next question."""
        self._say(text)
        self.announce(text)

    def _say(self, text: str) -> None:
        """Put this into the line along the bottom, in smaller letters where it would not fit."""
        font = QFont(self._family)
        size_px = max(13, round(16 * self._scene.table_layout.unit))
        font.setPixelSize(size_px)
        wide, room = QFontMetrics(font).horizontalAdvance(text), self._message.width() - MESSAGE_PADDING_PX
        if wide > room > 0:
            font.setPixelSize(max(SMALLEST_TEXT_PX, size_px * room // wide))
        self._message.setFont(font)
        self._message.setText(text)
        self._message.setVisible(bool(text))

    def describe(self, text: str) -> None:
        """Let a screen reader find this where the table is."""
        self.setAccessibleDescription(text)

    def show_number(self, text: str) -> None:
        """The deal's number, small in the corner."""
        self._number.setText(text)

    def show_hint_button(self, *, on: bool) -> None:
        """Let the button show whether the hint is on."""
        self._hint.setChecked(on)
        self._hint.say(labels.hint_name(on=on))

    def show_extra(self, extra: Extra) -> None:
        """What stands at the round buttons while the table shows something that does not count."""
        self._hold_focus(self._bar.going(extra.choices))
        self._bar.show_choices(extra.choices)
        self._note.setText(extra.note)
        self._note.setVisible(bool(extra.note))
        self._move_bar()

    def announce(self, text: str) -> None:
        """Let a screen reader say this."""
        if text:
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def focus_choice(self, step: int) -> None:
        """Move the focus to the next or the previous card that may be chosen, or button of the question."""
        choices: Sequence[QWidget] = self._card_buttons
        choices = choices or [button for button in self._panel.buttons if button.isEnabled()]
        focused = [index for index, choice in enumerate(choices) if choice.hasFocus()]
        if choices:
            index = (focused[0] + step) % len(choices) if focused else (0 if step > 0 else -1)
            choices[index].setFocus(Qt.FocusReason.OtherFocusReason)

    def focused_card(self) -> Card | None:
        """The card that the keyboard has chosen."""
        return next((button.card for button in self._card_buttons if button.hasFocus()), None)

    def _set_up_view(self) -> None:
        # What is dropped on the felt is the window's.
        self.setAcceptDrops(False)
        # One that Qt made would have to be told from every kind of widget, for some 10 ms of the start.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(labels.table_name())
        self.setMinimumSize(*SMALLEST_SIZE_PX)

    def _round_button(self, sign: str, name: str, wish: Command) -> RoundButton:
        button = RoundButton(sign, name, self._family, self._corner)
        button.clicked.connect(lambda _checked=False: self.wished.emit(wish))
        return button

    def _label(self, alignment: Qt.AlignmentFlag) -> QLabel:
        label = QLabel(self.viewport())
        label.setAlignment(alignment)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label

    def _make_card_buttons(self) -> None:
        for button in self._card_buttons:
            button.focus_changed.disconnect()
            button.hide()
            button.deleteLater()
        trumps = self._question.trumps
        self._card_buttons = [
            CardButton(card, phrases.card_name(card, trumps), self.viewport())
            for card in self._question.cards
        ]
        for button in self._card_buttons:
            button.focus_changed.connect(self._relight)
            button.clicked.connect(lambda _checked=False, card=button.card: self.pressed.emit(card))
            button.show()
        self._place_card_buttons()

    def _controls(self) -> tuple[QWidget, ...]:
        """What belongs to the question and takes the focus."""
        return (*self._card_buttons, *self._panel.buttons)

    def _hold_focus(self, going: Sequence[QWidget]) -> None:
        """Take the focus from what is about to go; Qt would give it to whatever comes next."""
        if self._is_at(going):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_at(self, controls: Sequence[QWidget]) -> bool:
        """Whether the focus of the window is on one of these, also while another window is in front."""
        return self.window().focusWidget() in controls

    def _order_controls(self) -> None:
        """Tab goes from the table to the question, and then on to the rest of the window."""
        before: QWidget = self
        for control in self._controls():
            QWidget.setTabOrder(before, control)
            before = control

    def _place_card_buttons(self) -> None:
        for button in self._card_buttons:
            rect = self._scene.spot_of(button.card)
            if rect is not None:
                button.setGeometry(rect.toAlignedRect())

    def _place_panel(self) -> None:
        layout = self._scene.table_layout
        question = self._question
        room = QRectF(4, 4, layout.width - 8, layout.height - 8)
        if question.place is Place.WAYS_ON:
            room = rect_of(layout.ways_on_room)
        boxes = {
            Place.STRIP: layout.buttons,
            Place.GO_ON: layout.go_on,
            Place.RESUMED: layout.resumed,
            Place.WAYS_ON: layout.ways_on,
        }
        box = rect_of(boxes[question.place])
        if question.place is Place.RESUMED:
            # Cards lie above it, and the emblem below.
            room = QRectF(room.left(), box.top(), room.width(), box.height())
        self._panel.ask(question.caption, question.choices, box.center(), room, layout.unit)

    def _relight(self) -> None:
        lights = self._question.lights
        for button in self._card_buttons:
            note = self._question.message if button.card in lights.hinted else ""
            button.show_marked(marked=button.card in lights.marked, note=note)
        hovered = self._hovered if self._hovered in self._question.cards else None
        offered = frozenset(self._question.cards)
        self._scene.light(Lights(lights.hinted, lights.marked, hovered, self.focused_card(), offered))

    def _hover(self, position: QPointF) -> None:
        item = self._scene.card_at(position) if self._question.cards else None
        card = None if item is None else item.look.face
        hovered = card if card in self._question.cards else None
        if hovered is not self._hovered:
            self._hovered = hovered
            self.viewport().setCursor(
                Qt.CursorShape.PointingHandCursor if hovered is not None else Qt.CursorShape.ArrowCursor
            )
            self._relight()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        layout = Layout(float(self.viewport().width()), float(self.viewport().height()))
        self.resetCachedContent()
        self._scene.resize(layout)
        unit = layout.unit
        self._message.setStyleSheet(f"{text_style(ON_CLOTH, VEIL)} padding: 2px 12px;")
        self._message.setGeometry(rect_of(layout.message).toAlignedRect())
        self._say(self._message.text())
        small = QFont(self._family)
        small.setPixelSize(max(10, round(12 * unit)))
        self._number.setFont(small)
        self._number.setStyleSheet(f"color: {QUIET_ON_CLOTH.name()};")
        self._number.setGeometry(rect_of(layout.number).toAlignedRect())
        for button in self._round:
            button.set_size(max(smallest_button_px(unit), round(46 * unit)))
        self._corner.adjustSize()
        # Lower down East sits.
        edge = min(8, max(4, round(16 * unit) - 8))
        self._corner.move(round(layout.width - self._corner.width() - edge), edge)
        self._hold_focus((*self._panel.buttons, *self._bar.buttons))
        self._panel.clear()
        self._place_card_buttons()
        self._place_bar(unit)
        self._focus_mark.setGeometry(self.viewport().rect())
        self.resized.emit()
        # Whoever asks has done so anew, with pictures of the new size; else the question stays as it was.
        self._place_panel()

    def _place_bar(self, unit: float) -> None:
        """The bar of the replay under the round buttons, and beside these what it is."""
        self._bar.set_unit(unit)
        font = QFont(self._family)
        font.setPixelSize(max(11, round(14 * unit)))
        self._note.setFont(font)
        self._note.setStyleSheet(f"{text_style(HINT, VEIL)} padding: 0 6px;")
        self._move_bar()

    def _move_bar(self) -> None:
        corner = self._corner.geometry()
        self._bar.move(corner.right() - self._bar.width(), corner.bottom() + 3)
        width = round(170 * self._scene.table_layout.unit)
        height = max(corner.height(), self._note.heightForWidth(width))
        top = max(0, min(corner.top(), corner.bottom() + 3 - height))
        self._note.setGeometry(corner.left() - 8 - width, top, width, height)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._focus_mark.setVisible(by_tab)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focus_mark.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # No call of the base class: the scene's items take no mouse, and a focused card keeps the focus.
        event.accept()
        focus = QApplication.focusWidget()
        if focus is None or not (focus is self or self.isAncestorOf(focus)):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is Qt.MouseButton.LeftButton:
            item = self._scene.card_at(event.position())
            self.pressed.emit(None if item is None else item.look.face)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is no press."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        # With Shift too: a French keyboard has no other way to a digit.
        ignored = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        if event.modifiers() & ~ignored or (event.isAutoRepeat() and key not in ARROWS):
            event.ignore()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._controls():
            self.focus_choice(1 if key is Qt.Key.Key_Right else -1)
        elif key in ACTIVATING and (card := self.focused_card()) is not None and not self._confirms(key):
            self.pressed.emit(card)
        elif not self._panel.press(key):
            self.key_pressed.emit(key)

    def _confirms(self, key: Qt.Key) -> bool:
        """Whether Enter confirms what is marked, rather than marking the focused card once more."""
        ready = any(choice.is_primary and choice.is_enabled for choice in self._panel.choices)
        return key is not Qt.Key.Key_Space and ready


def _corner_entries() -> Iterator[tuple[str, str, Command]]:
    yield "?", labels.hint_name(on=False), Command.HINT
    yield "!", labels.about_name(), Command.ABOUT
    yield "X", labels.quit_name(), Command.QUIT
