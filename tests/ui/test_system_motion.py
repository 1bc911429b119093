"""Cards fade where the system asks for less motion."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtDBus import QDBusVariant
from pytestqt.qtbot import QtBot

from pidro.ui.settings import Motion, Pace
from pidro.ui.system_motion import SystemMotion
from tests.ui.conftest import Sit
from tests.ui.person import AT_ONCE

PORTAL = Path(__file__).with_name("fake_portal.py")
SOURCES = Path(__file__).resolve().parents[2] / "src"
PYTHON = "/usr/bin/python3"
LISTENER = """
import sys
from PySide6.QtCore import QCoreApplication
from pidro.ui.system_motion import SystemMotion
app = QCoreApplication([])
motion = SystemMotion()
told = []
def tell():
    told.append(motion.is_reduced)
    if len(told) == 2:
        print(told)
        app.quit()
motion.changed.connect(tell)
app.exec()
"""


@pytest.fixture
def motion(monkeypatch: pytest.MonkeyPatch) -> SystemMotion:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    return SystemMotion()


@pytest.mark.parametrize(
    ("space", "name", "less", "as_always"),
    [
        ("org.freedesktop.appearance", "reduced-motion", 1, 0),
        ("org.gnome.desktop.interface", "enable-animations", False, True),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0", "1.0"),
    ],
)
def test_each_desktop_is_understood(
    motion: SystemMotion, qtbot: QtBot, space: str, name: str, less: object, as_always: object
) -> None:
    answers = [motion.is_reduced]
    for value in (QDBusVariant(less), as_always):
        with qtbot.waitSignal(motion.changed):
            motion.take((space, name), value)
        answers.append(motion.is_reduced)
    assert answers == [False, True, False]


def test_other_settings_change_nothing(motion: SystemMotion, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(motion.changed):
        motion.take(("org.freedesktop.appearance", "color-scheme"), 1)
    assert not motion.is_reduced


@pytest.mark.parametrize(
    ("wish", "system", "fades"),
    [
        (Motion.SYSTEM, False, False),
        (Motion.SYSTEM, True, True),
        (Motion.FULL, True, False),
        (Motion.REDUCED, False, True),
    ],
)
def test_cards_fade_when_the_person_or_the_system_wants_it(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, wish: Motion, *, system: bool, fades: bool
) -> None:
    person = sit(settings=evolve(AT_ONCE, pace=Pace.NONE, reduced_motion=wish), begin=False)
    asked: list[bool] = []
    scene = person.window.scene
    present = scene.present

    def watched(*event_and_view: object, fades: bool) -> object:
        asked.append(fades)
        return present(*event_and_view, fades=fades)  # type: ignore[arg-type]

    monkeypatch.setattr(scene, "present", watched)
    person.window.set_system_motion(reduced=system)
    person.window.games.new_game()
    assert set(asked) == {fades}


@pytest.mark.desktop
def test_a_desktop_that_changes_its_mind_is_heard() -> None:
    for tool in ("dbus-run-session", PYTHON):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed (Debian: dbus python3-gi)")
    if subprocess.run([PYTHON, "-c", "import gi"], capture_output=True, check=False).returncode:
        pytest.skip("this system's Python has no gi (Debian: python3-gi)")
    command = ["dbus-run-session", "--", PYTHON, str(PORTAL), sys.executable, "-c", LISTENER]
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30, check=False)
    assert run.stdout.strip() == "[True, False]", run.stderr
