"""Where pictures, sounds, translations and fonts lie, in a checkout and in an installed wheel."""

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

_FACES = ("Lato-Regular", "Lato-Bold", "Lato-Italic")


def assets_folder() -> Path:
    """The folder of everything that is drawn, heard or translated."""
    package = Path(__file__).resolve().parent.parent
    beside = package / "assets"
    return beside if beside.is_dir() else package.parent.parent / "assets"


def translations_folder() -> Path:
    """The folder of the compiled translations."""
    return assets_folder() / "translations"


def sounds_folder() -> Path:
    """The folder of the sounds."""
    return assets_folder() / "sounds"


def load_fonts() -> str:
    """The family of the project's one typeface, ready for use; the system's own where it is missing.

    Needs a QGuiApplication.
    """
    try:
        import font_lato
    except ImportError:
        return QFont().family()
    files = Path(font_lato.font_directory)
    families: list[str] = []
    for face in _FACES:
        number = QFontDatabase.addApplicationFont(str(files / f"{face}.ttf"))
        families += QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return families[0] if families else QFont().family()
