"""Colours of the table, the paper and the widgets, all in one place."""

from collections.abc import Mapping

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from pidro.engine.cards import Team
from pidro.ui.settings import TableColour


@frozen
class Cloth:
    """One table's cloth, lit from above."""

    light: QColor
    edge: QColor
    side: QColor
    """What the score sheet lies on."""


CLOTHS: Mapping[TableColour, Cloth] = {
    TableColour.FELT: Cloth(QColor("#2F6F52"), QColor("#163A2B"), QColor("#10291F")),
    TableColour.BLUE: Cloth(QColor("#2C4F74"), QColor("#152739"), QColor("#0F1C2A")),
    TableColour.PLUM: Cloth(QColor("#55365B"), QColor("#281A2B"), QColor("#1D131F")),
    TableColour.SLATE: Cloth(QColor("#3B4148"), QColor("#1B1E22"), QColor("#141619")),
}

ON_CLOTH = QColor("#F4F1E6")
"""Text on any cloth."""
QUIET_ON_CLOTH = QColor("#DEE5DC")
"""Lesser text on any cloth."""
OURS = QColor("#8FD07F")
THEIRS = QColor("#F2953F")
TEAM_ON_CLOTH: Mapping[Team, QColor] = {Team.NS: OURS, Team.EW: THEIRS}
TEAM_ON_PAPER: Mapping[Team, QColor] = {Team.NS: QColor("#2C6B2A"), Team.EW: QColor("#A1480B")}
"""The team colours as ink: dark enough to be read on paper."""
PLATE = QColor("#F3EFE4")
PLATE_INK = QColor("#15201A")
"""Text on a plate in a team's colour."""
CAREER = QColor("#9CD3F5")
FOCUS = QColor("#FFFFFF")
FOCUS_LINE = QColor("#101418")
"""The dark line inside the focus mark, so that it is seen on white too."""
HINT = QColor("#FFD166")
BUTTON = QColor("#F6F1E3")
BUTTON_HOVERED = QColor("#FFFFFF")
BUTTON_HINTED = QColor("#FFF3C9")
"""The face of a button on the felt, under the pointer, and when the hint is to press it."""
BUTTON_INK = QColor("#16211B")
BUTTON_QUIET_INK = QColor("#565C52")
"""The label of a button and its key in small print."""
BUTTON_OFF = QColor("#A9ABA0")
"""The dull face of a button that can't be pressed now."""
VEIL = QColor(8, 18, 14, 170)
"""What lies under text on the felt."""
DEEP_VEIL = QColor(8, 18, 14, 205)
"""The same where cards may lie below it."""
STRIP = QColor("#08120E")
GONE = QColor("#8F9893")
"""The strip of what is left, and a trump on it that is gone."""
GOLD = QColor("#E2B13C")

PAPER = QColor("#FCFAF4")
PAPER_EDGE = QColor("#D8D2C4")
PAPER_RULE = QColor("#C9D6DE")
"""The ruling of the score sheet."""
INK = QColor("#22303C")
QUIET_INK = QColor("#5A6672")
PENCIL_RED = QColor("#B3142A")


@frozen
class _Chrome:
    window: str
    base: str
    alternate: str
    text: str
    quiet: str
    button: str
    accent: str
    on_accent: str
    link: str


_LIGHT = _Chrome(
    "#F3F1EA", "#FFFFFF", "#F7F5EE", "#1F2A33", "#5C6670", "#E9E5DA", "#2C6E4E", "#FFFFFF", "#1D5E8C"
)
_DARK = _Chrome(
    "#1E2326", "#394147", "#323A3F", "#ECEAE3", "#B4BCC1", "#353D42", "#7CC49B", "#10201A", "#9CD3F5"
)


def chrome_palette(scheme: Qt.ColorScheme) -> QPalette:
    """The colours of menus and dialogs for a light or dark system; light where it does not say."""
    chrome = _DARK if scheme is Qt.ColorScheme.Dark else _LIGHT
    role = QPalette.ColorRole
    palette = QPalette(QColor(chrome.button), QColor(chrome.window))
    for which, colour in (
        (role.Window, chrome.window),
        (role.WindowText, chrome.text),
        (role.Base, chrome.base),
        (role.AlternateBase, chrome.alternate),
        (role.Text, chrome.text),
        (role.Button, chrome.button),
        (role.ButtonText, chrome.text),
        (role.BrightText, chrome.on_accent),
        (role.Highlight, chrome.accent),
        (role.HighlightedText, chrome.on_accent),
        (role.Accent, chrome.accent),
        (role.Link, chrome.link),
        (role.LinkVisited, chrome.link),
        (role.PlaceholderText, chrome.quiet),
        (role.ToolTipBase, chrome.base),
        (role.ToolTipText, chrome.text),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(chrome.quiet))
    return palette


def text_style(ink: QColor, veil: QColor) -> str:
    """The style sheet of a label with this ink on this veil."""
    red, green, blue, alpha = veil.red(), veil.green(), veil.blue(), veil.alpha()
    return f"color: {ink.name()}; background: rgba({red}, {green}, {blue}, {alpha});"


@frozen
class ChartColours:
    """Fills of the pictures in a dialog."""

    good: QColor
    bad: QColor


_CHART_ON_LIGHT = ChartColours(QColor("#2C7A4F"), QColor("#A1480B"))
_CHART_ON_DARK = ChartColours(OURS, THEIRS)


def chart_colours(palette: QPalette) -> ChartColours:
    """Fills that can be seen on this palette's base."""
    return _CHART_ON_LIGHT if palette.base().color().lightness() > 128 else _CHART_ON_DARK
