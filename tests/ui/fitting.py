"""Everything that is cut off or covered anywhere: the table, its panels, the lesson, all windows and dialogs.

Run by itself it says so of one language, at the scale of its process: `python -m tests.ui.fitting fi` with
QT_SCALE_FACTOR=2, in a window of 900 × 600 or of the size that is given: `… fi 906x476`. The language "long"
is English with texts that are 60 % longer.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QWidget,
)

from pidro.engine.rules import KOKKOLA
from pidro.table.judgement import judge_in_game
from pidro.table.losses import Kind
from pidro.table.shuffle import random_numbers
from pidro.table.statistics import Figures, Statistics
from pidro.table.store import Career
from pidro.ui import dialogs
from pidro.ui.history_dialog import HistoryDialog
from pidro.ui.kind_deals_dialog import KindDealsDialog
from pidro.ui.languages import install
from pidro.ui.main_window import FIRST_SIZE_PX, MainWindow
from pidro.ui.resources import load_fonts
from pidro.ui.reviewing import Reviewing, Subject
from pidro.ui.rules_pages import RulesWindow
from pidro.ui.settings import DEFAULTS
from pidro.ui.settings_dialog import SettingsDialog
from pidro.ui.states import Asking, Resting
from pidro.ui.statistics_dialog import StatisticsDialog
from pidro.ui.story import Rest
from tests.table.reviewed_deals import by_rule
from tests.ui.geometry import faults
from tests.ui.long_texts import long_texts
from tests.ui.moments import Moment, at
from tests.ui.person import AT_ONCE, Clock, Person, open_window
from tests.ui.skill import FakeDeals, skill_of
from tests.ui.test_history_dialog import FakeArchive

SMALL_PX = (900, 600)
LONG = "long"
MISTAKES = 35
"""A deal in which South's bid, lead and card to a trick were wrong, and the suit was right and lost."""

WINDOWS: Mapping[str, Callable[[MainWindow], QWidget]] = {
    "settings": lambda window: SettingsDialog(DEFAULTS, window),
    "about": lambda window: dialogs.AboutDialog(Career(1234, 1234), window),
    "number": lambda window: dialogs.DealNumberDialog(4711, window),
    "new game": lambda window: dialogs.ask_new_game(window, lambda: None),
    "replay": lambda window: dialogs.ask_replay(window, lambda: None),
    "lesson": lambda window: dialogs.offer_lesson(window, lambda: None),
    "statistics": lambda window: StatisticsDialog(
        Statistics(Figures(), Figures(), ()), skill_of(150), FakeDeals(), window
    ),
    "history": lambda window: HistoryDialog(FakeArchive([]), window),
    "deals": lambda window: KindDealsDialog(Kind.FOLLOW, FakeDeals(), window),
    "rules": lambda window: RulesWindow(window._canvas(), KOKKOLA, window),
}


def everywhere(app: QApplication, size_px: tuple[int, int] = SMALL_PX) -> list[str]:
    """All faults in a window of this size and in all that opens over it, in the language of now."""
    window = open_window(AT_ONCE, random_numbers(5), Clock(), None)
    window.setMinimumSize(1, 1)
    window.resize(*size_px)
    window.show()
    person = Person(window, Clock())
    found = [f"{name}: {fault}" for name, fault in _all(app, person, size_px)]
    window.close()
    window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return found


def _all(app: QApplication, person: Person, size_px: tuple[int, int]) -> Iterator[tuple[str, str]]:
    for name in _scenes(person):
        for _ in range(3):
            app.processEvents()
        for fault in (*faults(person.window), *cut_off(person.window._side_column)):
            yield name, fault
    for name, opened in WINDOWS.items():
        window = opened(person.window)
        window.show()
        for page in pages(window):
            app.processEvents()
            for fault in cut_off(window):
                yield f"{name} {page}", fault
        if window.width() > size_px[0] or window.height() > size_px[1]:
            yield name, f"it is too large: {window.width()} × {window.height()}"
        window.close()


def _scenes(person: Person) -> Iterator[str]:
    """Puts one scene after the other on the table; the names are for the report."""
    window = person.window
    for moment in Moment:
        at(person, moment)
        yield moment.value
        window.set_hint(on=True)
        yield f"{moment.value}, hint"
        window.set_hint(on=False)
    window.games.play_again()
    yield "replay"
    window.games.leave()
    record = by_rule(MISTAKES, 0.9)
    window.review.open(record, 0)
    yield "review, not judged yet"
    window.review.go_on(Subject(record, 0, judgement=judge_in_game(record, 0)))
    reviewing = window.table.findChildren(Reviewing)[-1]
    yield "review"
    for index in range(len(reviewing.decisions)):
        reviewing._take_again(index)
        yield f"review, try {index}"
        reviewing._give_up()
        yield f"review, solution {index}"
    reviewing.left.emit()
    yield from _lesson(person)


def _lesson(person: Person) -> Iterator[str]:
    window = person.window
    window.teacher.learn()
    for step in range(60):
        yield f"lesson {step}"
        lesson = window.teacher.lesson
        if lesson is None or (isinstance(person.state, Resting) and person.state.rest is Rest.NUMBERED_DONE):
            break
        person.clock.wait()
        if lesson.panel.next_button.isVisible():
            lesson.panel.next_button.click()
        elif isinstance(person.state, Asking):
            window.controller.answer(person.wish(), person.state.turn)
        else:
            window.controller.leave_rest()


def pages(window: QWidget) -> Iterator[int]:
    """Turns to each page in turn; windows without pages have one."""
    tabs = window.findChildren(QTabWidget)
    for page in range(tabs[0].count() if tabs else 1):
        if tabs:
            tabs[0].setCurrentIndex(page)
        yield page


def cut_off(window: QWidget) -> list[str]:
    """What is cut off or covered among the widgets of a window or a panel."""
    seen = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    found = [f"{_named(widget)} is cut off" for widget in seen if not _fits(widget)]
    for widget in (window, *seen):
        found += _met(widget)
    return found


def _fits(widget: QWidget) -> bool:
    match widget:
        case QLabel() if widget.wordWrap():
            return widget.heightForWidth(widget.width()) <= widget.height()
        case QLabel() if widget.pixmap().isNull():
            return widget.sizeHint().width() <= widget.width() + 1
        case QPushButton() | QComboBox():
            return widget.minimumSizeHint().width() <= widget.width()
        case QAbstractButton():
            return widget.sizeHint().width() <= widget.width()
        case QTabBar():
            parent = widget.parentWidget()
            return parent is None or widget.sizeHint().width() <= parent.width()
        case QScrollArea():
            return widget.horizontalScrollBar().maximum() == 0
        case _:
            return True


def _met(parent: QWidget) -> Iterator[str]:
    """Neighbours in a layout that lie over each other."""
    layout = parent.layout()
    if layout is None:
        return
    items = [layout.itemAt(index) for index in range(layout.count())]
    widgets = [item.widget() for item in items if item is not None]
    shown = [widget for widget in widgets if widget is not None and widget.isVisible()]
    for one, other in combinations(shown, 2):
        if one.geometry().intersects(other.geometry()):
            yield f"{_named(one)} meets {_named(other)}"
    for widget in shown:
        if not QRect(0, 0, parent.width(), parent.height()).contains(widget.geometry()):
            yield f"{_named(widget)} is beyond {_named(parent)}"


def _named(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    return f"{type(widget).__name__} {text!r}"


def main() -> int:
    """Says what is wrong in one language; the status is 1 if anything is."""
    app = QApplication([])
    app.setStyle("fusion")
    app.setFont(QFont(load_fonts(), 10))
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    language, *sizes = sys.argv[1:]
    install(app, language)
    if language == LONG:
        with long_texts():
            found = everywhere(app, FIRST_SIZE_PX)
    else:
        wide, high = map(int, sizes[0].split("x")) if sizes else SMALL_PX
        found = everywhere(app, (wide, high))
    print(f"at scale {app.devicePixelRatio():.1f}", *found, sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
