"""Every text on the table and beside it stands out from its ground by 4.5 : 1, whatever the cloth."""

import re
from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from pidro.engine.cards import Suit, Team
from pidro.ui import theme
from pidro.ui.phrases import suit_name, team_name
from pidro.ui.settings import TableColour
from pidro.ui.shapes import team_shape
from tests.ui.conftest import Sit
from tests.ui.contrast import contrast, seen_through
from tests.ui.person import AT_ONCE

READABLE = 4.5
CLOTHS = pytest.mark.parametrize("table", TableColour)
FACES = (theme.BUTTON, theme.BUTTON_HOVERED, theme.BUTTON_HINTED)
PRESSED = 112
"""How much darker a face is while it is pressed, in hundredths."""


def _grounds(table: TableColour) -> tuple[QColor, ...]:
    cloth = theme.CLOTHS[table]
    return cloth.light, cloth.edge


def _ink(sheet: str) -> QColor:
    found = re.search(r"(?<![\w-])color: (#\w+)", sheet)
    assert found is not None, sheet
    return QColor(found[1])


def _veil(sheet: str) -> QColor:
    found = re.search(r"background: rgba\((\d+), (\d+), (\d+), (\d+)\)", sheet)
    return QColor(*map(int, found.groups())) if found is not None else QColor(0, 0, 0, 0)


def _styled(window: QWidget) -> Iterator[QLabel]:
    yield from (label for label in window.findChildren(QLabel) if "color:" in label.styleSheet())


@CLOTHS
def test_every_label_with_a_style_of_its_own(sit: Sit, table: TableColour) -> None:
    person = sit(settings=evolve(AT_ONCE, table_colour=table))
    labels = list(_styled(person.window))
    assert len(labels) >= 4
    for label in labels:
        sheet = label.styleSheet()
        for ground in _grounds(table):
            found = contrast(_ink(sheet), seen_through(_veil(sheet), ground))
            assert found >= READABLE, (label.text(), sheet, ground.name(), found)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("ink", [theme.BUTTON_INK, theme.BUTTON_QUIET_INK])
def test_buttons(face: QColor, ink: QColor) -> None:
    assert contrast(ink, face) >= READABLE
    assert contrast(ink, face.darker(PRESSED)) >= READABLE


def test_buttons_that_are_off() -> None:
    assert contrast(theme.BUTTON_INK, theme.BUTTON_OFF) >= READABLE


@CLOTHS
@pytest.mark.parametrize("ink", [theme.OURS, theme.THEIRS, theme.ON_CLOTH])
def test_names_and_marks_of_seats(table: TableColour, ink: QColor) -> None:
    for ground in _grounds(table):
        assert contrast(ink, seen_through(theme.DEEP_VEIL, ground)) >= READABLE


@CLOTHS
@pytest.mark.parametrize("veil", [theme.VEIL, theme.DEEP_VEIL])
def test_round_buttons(table: TableColour, veil: QColor) -> None:
    for ground in _grounds(table):
        assert contrast(theme.ON_CLOTH, seen_through(veil, ground)) >= READABLE
    assert contrast(theme.BUTTON_INK, theme.HINT) >= READABLE


def test_plates_and_the_strip_of_what_is_left() -> None:
    for plate in (theme.PLATE, theme.OURS, theme.THEIRS):
        assert contrast(theme.PLATE_INK, plate) >= READABLE
    for ink in (theme.PAPER, theme.CAREER, theme.GONE, theme.ON_CLOTH):
        assert contrast(ink, theme.STRIP) >= READABLE


@CLOTHS
def test_text_on_the_cloth_and_beside_the_sheet(table: TableColour) -> None:
    for text in (theme.ON_CLOTH, theme.QUIET_ON_CLOTH):
        assert min(contrast(text, ground) for ground in _grounds(table)) >= READABLE
    for text in (theme.ON_CLOTH, theme.QUIET_ON_CLOTH, theme.OURS, theme.THEIRS, theme.CAREER):
        assert contrast(text, theme.CLOTHS[table].side) >= READABLE


def test_rows_of_the_score_sheet_chosen_or_not() -> None:
    marker = QColor(theme.HINT)
    marker.setAlpha(90)
    inks = (theme.INK, theme.QUIET_INK, theme.PENCIL_RED, *theme.TEAM_ON_PAPER.values())
    for ground in (theme.PAPER, seen_through(marker, theme.PAPER)):
        assert min(contrast(ink, ground) for ink in inks) >= READABLE


@CLOTHS
def test_the_focus_is_seen_on_felt_and_on_buttons(table: TableColour) -> None:
    for ground in _grounds(table):
        assert contrast(theme.FOCUS, ground) >= 3
    assert min(contrast(theme.FOCUS_LINE, face) for face in FACES) >= 3


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark, Qt.ColorScheme.Unknown])
def test_widgets(scheme: Qt.ColorScheme) -> None:
    palette, role = theme.chrome_palette(scheme), QPalette.ColorRole
    pairs = [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
        (role.PlaceholderText, role.Window),
        (role.Link, role.Window),
    ]
    groups = [QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled]
    for group in groups:
        for text, ground in pairs:
            found = contrast(palette.color(group, text), palette.color(group, ground))
            assert found >= READABLE, (group, text, ground, found)


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)


# -- Never by colour alone


def test_teams_differ_by_shape_and_by_name() -> None:
    box = QRectF(0, 0, 100, 100)
    ours, theirs = (team_shape(team, box) for team in Team)
    assert ours.elementCount() != theirs.elementCount()
    assert ours.simplified() != theirs.simplified()
    assert team_name(Team.NS) != team_name(Team.EW)


def test_trump_is_told_by_shape_and_by_word(sit: Sit) -> None:
    window = sit().window
    shapes = set()
    for suit in Suit:
        picture = window._emblem(suit).toImage()
        shapes.add(bytes(picture.convertToFormat(picture.Format.Format_Alpha8).bits()))
    assert len(shapes) == len({suit_name(suit) for suit in Suit}) == len(Suit)
