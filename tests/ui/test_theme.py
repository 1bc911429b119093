"""Every text can be read on what it stands on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from pidro.ui import theme
from pidro.ui.settings import TableColour
from tests.ui.contrast import contrast

READABLE = 4.5


@pytest.mark.parametrize("table", TableColour)
@pytest.mark.parametrize("text", [theme.ON_CLOTH, theme.QUIET_ON_CLOTH])
def test_text_on_cloth(table: TableColour, text: QColor) -> None:
    cloth = theme.CLOTHS[table]
    assert min(contrast(text, ground) for ground in (cloth.light, cloth.edge, cloth.side)) >= READABLE


@pytest.mark.parametrize("table", TableColour)
@pytest.mark.parametrize("text", [theme.OURS, theme.THEIRS, theme.CAREER])
def test_colours_beside_the_sheet(table: TableColour, text: QColor) -> None:
    assert contrast(text, theme.CLOTHS[table].side) >= READABLE


def test_plates_and_paper() -> None:
    inks = [theme.INK, theme.QUIET_INK, theme.PENCIL_RED, *theme.TEAM_ON_PAPER.values()]
    assert min(contrast(ink, theme.PAPER) for ink in inks) >= READABLE
    assert min(contrast(theme.PLATE_INK, plate) for plate in (theme.OURS, theme.THEIRS)) >= READABLE


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
