"""Fonts and folders are found."""

from pytestqt.qtbot import QtBot

from pidro.ui.resources import assets_folder, load_fonts


def test_the_project_brings_its_typeface(qtbot: QtBot) -> None:
    assert load_fonts() == "Lato"


def test_the_pictures_are_found() -> None:
    assert (assets_folder() / "cards" / "AS.svg").is_file()
