"""The language of the window: which one it is, its texts and those of Qt's own buttons, numbers and dates.

Widgets take their texts when they are made, so a window is made anew after a change of language.
"""

import logging
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from pidro.ui.resources import translations_folder
from pidro.ui.settings import LANGUAGES

ENGLISH = "en"
_HOMES: Mapping[str, QLocale.Country] = {
    "en": QLocale.Country.UnitedKingdom,
    "sv": QLocale.Country.Finland,
    "fi": QLocale.Country.Finland,
    "it": QLocale.Country.Italy,
}
"""Where numbers and dates are taken from, unless the system's own language is the one that is spoken."""
_OURS = "pidro"
"""Name of our translators among those of the application."""

log = logging.getLogger(__name__)


def spoken(wish: str, system: Sequence[str]) -> str:
    """The code of the language to speak: the wish, else the first of the system's that we have, else English.

    `system` are tags such as "sv-FI", the best first. An empty wish is none.
    """
    if wish in LANGUAGES:
        return wish
    codes = (tag.replace("_", "-").split("-")[0].lower() for tag in system)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def install(app: QCoreApplication, language: str) -> QLocale:
    """Let the application speak this language from now on, the system's where it is empty.

    The translators of an earlier call are gone. What comes back writes numbers and dates; it is also the
    default of every widget from now on.
    """
    for earlier in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(earlier)
        earlier.deleteLater()
    system = QLocale.system()
    code = spoken(language, system.uiLanguages())
    qt_texts = QTranslator(app)
    if qt_texts.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        _add(app, qt_texts)
    texts = QTranslator(app)
    if texts.load(f"pidro_{code}", str(translations_folder())):
        _add(app, texts)
    else:
        log.error("the texts of %s can't be read from %s", code, translations_folder())
    locale = _locale(code, system)
    QLocale.setDefault(locale)
    return locale


def _add(app: QCoreApplication, translator: QTranslator) -> None:
    translator.setObjectName(_OURS)
    app.installTranslator(translator)


def _locale(code: str, system: QLocale) -> QLocale:
    """The system's own way with numbers where it speaks this language; else that of the language's home."""
    if system.name().split("_")[0] == code:
        return QLocale(system.name())
    return QLocale(QLocale.codeToLanguage(code), _HOMES[code])
