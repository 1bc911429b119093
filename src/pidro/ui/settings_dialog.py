"""The settings: every change takes effect at once and is told by `changed`."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from attrs import evolve
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QRadialGradient, QWheelEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from pidro.engine.cards import Seat
from pidro.ui.dialogs import largest
from pidro.ui.resources import assets_folder
from pidro.ui.settings import (
    DEFAULTS,
    NAME_LENGTH,
    STRONG_LEVELS,
    CardBack,
    Level,
    Motion,
    Pace,
    Settings,
    TableColour,
    clean_name,
)
from pidro.ui.theme import CLOTHS, PAPER_EDGE
from pidro.ui.translation import QT_TRANSLATE_NOOP, say
from pidro.ui.widgets import quiet, scrolled

_Value = TypeVar("_Value")

_LANGUAGES: Mapping[str, str] = {"en": "English", "sv": "Svenska", "fi": "Suomi", "it": "Italiano"}
"""Each by its own name, in every language."""
_PACES: Mapping[Pace, str] = {
    Pace.CALM: QT_TRANSLATE_NOOP("phrases", "Calm"),
    Pace.NORMAL: QT_TRANSLATE_NOOP("phrases", "Normal"),
    Pace.QUICK: QT_TRANSLATE_NOOP("phrases", "Quick"),
    Pace.NONE: QT_TRANSLATE_NOOP("phrases", "Without motion or pauses"),
}
_LEVELS: Mapping[Level, str] = {
    Level.BEGINNER: QT_TRANSLATE_NOOP("phrases", "Beginner"),
    Level.RULE: QT_TRANSLATE_NOOP("phrases", "Good player"),
    Level.EXPERT: QT_TRANSLATE_NOOP("phrases", "Expert"),
}
_MOTIONS: Mapping[Motion, str] = {
    Motion.SYSTEM: QT_TRANSLATE_NOOP("phrases", "As the system says"),
    Motion.FULL: QT_TRANSLATE_NOOP("phrases", "Cards fly"),
    Motion.REDUCED: QT_TRANSLATE_NOOP("phrases", "Cards fade, nothing flies"),
}
_BACKS: Mapping[CardBack, str] = {
    CardBack.RED: QT_TRANSLATE_NOOP("phrases", "Red"),
    CardBack.BLUE: QT_TRANSLATE_NOOP("phrases", "Blue"),
    CardBack.GREEN: QT_TRANSLATE_NOOP("phrases", "Green"),
}
_CLOTHS: Mapping[TableColour, str] = {
    TableColour.FELT: QT_TRANSLATE_NOOP("phrases", "Green felt"),
    TableColour.BLUE: QT_TRANSLATE_NOOP("phrases", "Evening blue"),
    TableColour.PLUM: QT_TRANSLATE_NOOP("phrases", "Plum"),
    TableColour.SLATE: QT_TRANSLATE_NOOP("phrases", "Slate"),
}


class Choice(QComboBox, Generic[_Value]):
    """One of some values; the wheel changes it only while it has the focus."""

    chosen = Signal(object)

    def __init__(self, current: _Value, labels: Mapping[_Value, str], icons: Mapping[_Value, QIcon]) -> None:
        super().__init__()
        self._values = tuple(labels)
        for value, label in labels.items():
            self.addItem(icons.get(value, QIcon()), label)
        self.setCurrentIndex(self._values.index(current))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(lambda index: self.chosen.emit(self._values[index]))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SettingsDialog(QDialog):
    """All settings on three pages."""

    changed = Signal(object)
    """The new `Settings`, after every single change."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(self.tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pages = QTabWidget()
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.RestoreDefaults | QDialogButtonBox.StandardButton.Close
        )
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        self._buttons.rejected.connect(self.reject)
        defaults = self._buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        # Enter in a field is never meant for it.
        defaults.setAutoDefault(False)
        defaults.clicked.connect(self._restore)
        layout = QVBoxLayout(self)
        layout.addWidget(self._pages)
        layout.addWidget(self._buttons)
        self._fill()
        self._fit()

    @property
    def settings(self) -> Settings:
        """The settings as they are shown."""
        return self._settings

    def show_language(self) -> None:
        """Turn to the choice of the language."""
        self._pages.setCurrentIndex(_LANGUAGE_PAGE)
        self._language.setFocus()

    def _fill(self) -> None:
        for title, page in (
            (self.tr("Players"), self._players_page()),
            (self.tr("Play"), self._play_page()),
            (self.tr("Looks and sound"), self._looks_page()),
        ):
            area = scrolled(page)
            # Every field can be reached, and the page follows to it: a stop at the page itself shows nothing.
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._pages.addTab(area, title)
        # Tab goes in the order in which widgets are made; these are older than the pages.
        for button in (
            QDialogButtonBox.StandardButton.RestoreDefaults,
            QDialogButtonBox.StandardButton.Close,
        ):
            QWidget.setTabOrder(self.previousInFocusChain() or self, self._buttons.button(button))

    def _restore(self) -> None:
        shown = self._pages.currentIndex()
        # The language stays: nobody who asks for default colours means to lose the words.
        self._change(evolve(DEFAULTS, language=self._settings.language))
        while self._pages.count():
            page = self._pages.widget(0)
            self._pages.removeTab(0)
            if page is not None:
                page.deleteLater()
        self._fill()
        self._pages.setCurrentIndex(shown)

    def _change(self, settings: Settings) -> None:
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)

    def _players_page(self) -> QWidget:
        page, self._players = _page()
        form = self._players
        labels = (
            self.tr("You, in the south"),
            self.tr("On the left, in the west"),
            self.tr("Your partner, in the north"),
            self.tr("On the right, in the east"),
        )
        for seat, label in zip(Seat, labels, strict=True):
            form.addRow(label, self._name_field(seat))
        self._name_note = quiet("")
        form.addRow(self._name_note)
        form.setRowVisible(self._name_note, False)
        s = self._settings
        levels = _said(_LEVELS)
        strong = {level: levels[level] for level in STRONG_LEVELS}
        form.addRow(
            self.tr("Opponents play as"),
            self._choice(s.opponents, levels, lambda level: evolve(self._settings, opponents=level)),
        )
        form.addRow(
            self.tr("Your partner plays as"),
            self._choice(s.partner, strong, lambda level: evolve(self._settings, partner=level)),
        )
        form.addRow(
            self.tr("Hints come from"),
            self._choice(s.hint_by, strong, lambda level: evolve(self._settings, hint_by=level)),
        )
        form.addRow(quiet(self.tr("A change of players holds from the next deal.")))
        return page

    def _play_page(self) -> QWidget:
        page, form = _page()
        s = self._settings
        form.addRow(
            self.tr("Pace"),
            self._choice(s.pace, _said(_PACES), lambda pace: evolve(self._settings, pace=pace)),
        )
        for text, is_on, setter in (
            (
                self.tr("A finished trick waits for a click"),
                s.wait_after_trick,
                lambda on: evolve(self._settings, wait_after_trick=on),
            ),
            (
                self.tr("A single legal card plays itself"),
                s.single_card_plays_itself,
                lambda on: evolve(self._settings, single_card_plays_itself=on),
            ),
            (
                self.tr("A second click confirms the card"),
                s.confirm_by_second_click,
                lambda on: evolve(self._settings, confirm_by_second_click=on),
            ),
            (
                self.tr("Show which trumps are still out"),
                s.whats_left,
                lambda on: evolve(self._settings, whats_left=on),
            ),
        ):
            form.addRow(self._switch(text, is_on, setter))
        form.addRow(quiet(self.tr("A game that shows them counts as assisted.")))
        text = self.tr("Compare each deal with the other table")
        compare = self._switch(text, s.other_table, lambda on: evolve(self._settings, other_table=on))
        form.addRow(compare)
        note = self.tr("There robots play the same cards, an expert in your seat; the score sheet shows it.")
        form.addRow(quiet(note))
        languages = {"": self.tr("The system's language"), **_LANGUAGES}
        self._language = self._choice(
            s.language, languages, lambda code: evolve(self._settings, language=code)
        )
        form.addRow(self.tr("Language"), self._language)
        return page

    def _looks_page(self) -> QWidget:
        page, form = _page()
        s = self._settings
        ratio = self.devicePixelRatioF()
        backs = self._choice(
            s.card_back,
            _said(_BACKS),
            lambda back: evolve(self._settings, card_back=back),
            _back_icons(ratio),
        )
        cloths = self._choice(
            s.table_colour,
            _said(_CLOTHS),
            lambda colour: evolve(self._settings, table_colour=colour),
            _cloth_icons(ratio),
        )
        form.addRow(self.tr("Table"), cloths)
        form.addRow(self.tr("Backs of the cards"), backs)
        for text, is_on, setter in (
            (
                self.tr("A deck of four colours"),
                s.four_colours,
                lambda on: evolve(self._settings, four_colours=on),
            ),
            (
                self.tr("Gold dots on trumps that carry points"),
                s.point_dots,
                lambda on: evolve(self._settings, point_dots=on),
            ),
            (self.tr("Sound"), s.sound, lambda on: evolve(self._settings, sound=on)),
        ):
            form.addRow(self._switch(text, is_on, setter))
        form.addRow(
            self.tr("Motion"),
            self._choice(
                s.reduced_motion,
                _said(_MOTIONS),
                lambda motion: evolve(self._settings, reduced_motion=motion),
            ),
        )
        return page

    def _name_field(self, seat: Seat) -> QLineEdit:
        field = QLineEdit(self._settings.names[seat])
        field.setPlaceholderText(DEFAULTS.names[seat])

        def renamed(text: str) -> None:
            names = list(self._settings.names)
            names[seat] = clean_name(text, DEFAULTS.names[seat])
            self._say_name(" ".join(text.split()), names[seat])
            south, west, north, east = names
            self._change(evolve(self._settings, names=(south, west, north, east)))

        field.textEdited.connect(renamed)
        return field

    def _say_name(self, typed: str, name: str) -> None:
        """Say so where the table shows another name than was typed."""
        text = self.tr("The table shows {name}: a name has at most {count} visible characters.")
        is_other = bool(typed) and typed != name
        self._name_note.setText(text.format(name=name, count=NAME_LENGTH) if is_other else "")
        self._players.setRowVisible(self._name_note, is_other)

    def _switch(self, text: str, is_on: bool, setter: Callable[[bool], Settings]) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(is_on)
        box.toggled.connect(lambda on: self._change(setter(on)))
        return box

    def _choice(
        self,
        current: _Value,
        labels: Mapping[_Value, str],
        setter: Callable[[_Value], Settings],
        icons: Mapping[_Value, QIcon] | None = None,
    ) -> Choice[_Value]:
        choice = Choice(current, labels, icons or {})
        if icons:
            choice.setIconSize(_ICON_SIZE)
        choice.chosen.connect(lambda value: self._change(setter(value)))
        return choice

    def _fit(self) -> None:
        hints = [page.sizeHint() for area in self.findChildren(QScrollArea) if (page := area.widget())]
        wide, high = max(hint.width() for hint in hints), max(hint.height() for hint in hints)
        line = self.fontMetrics().height()
        self.resize(QSize(wide + 80, high + 60 + 5 * line).boundedTo(largest(self)))


_ICON_SIZE = QSize(40, 28)
_LANGUAGE_PAGE = 1


def _said(labels: Mapping[_Value, str]) -> dict[_Value, str]:
    return {value: say(text) for value, text in labels.items()}


def _page() -> tuple[QWidget, QFormLayout]:
    page = QWidget()
    form = QFormLayout(page)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setHorizontalSpacing(18)
    form.setVerticalSpacing(10)
    form.setContentsMargins(16, 16, 16, 16)
    return page, form


def _blank(ratio: float) -> QPixmap:
    pixmap = QPixmap(_ICON_SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    return pixmap


def _cloth_icons(ratio: float) -> dict[TableColour, QIcon]:
    icons = {}
    for colour, cloth in CLOTHS.items():
        pixmap = _blank(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QRadialGradient(20, 10, 26)
        light.setColorAt(0, cloth.light)
        light.setColorAt(1, cloth.edge)
        painter.setBrush(light)
        painter.setPen(PAPER_EDGE)
        painter.drawRoundedRect(QRectF(0.5, 0.5, 39, 27), 4, 4)
        painter.end()
        icons[colour] = QIcon(pixmap)
    return icons


def _back_icons(ratio: float) -> dict[CardBack, QIcon]:
    icons = {}
    for back in CardBack:
        pixmap = _blank(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(assets_folder() / "cards" / f"back_{back.value}.svg")).render(
            painter, QRectF(10, 0, 20, 28)
        )
        painter.end()
        icons[back] = QIcon(pixmap)
    return icons
