"""A client of AT-SPI plays a deal: it hears every bid and card, the hint and the result, and plays cards."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TypeAlias

import pytest
from attrs import evolve

from pidro.engine.actions import Bid, NameTrump, Pass, PlayCard
from pidro.engine.cards import Seat
from pidro.table.game_record import DealRecord, GameRecord, Names
from pidro.table.store import open_store
from pidro.ui import phrases
from pidro.ui.settings import DEFAULTS, Pace, SettingsStore

CLIENT = Path(__file__).with_name("reader_client.py")
SOURCES = Path(__file__).resolve().parents[2] / "src"
PYTHON = Path("/usr/bin/python3")
Line: TypeAlias = list[str]
TOOLS = "Debian: dbus at-spi2-core gir1.2-atspi-2.0 python3-gi xvfb xauth"

pytestmark = pytest.mark.desktop


def _missing() -> str:
    """What this machine lacks; empty if nothing."""
    for tool in ("dbus-run-session", "xvfb-run", str(PYTHON)):
        if shutil.which(tool) is None:
            return f"{tool} is not installed ({TOOLS})"
    needed = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if subprocess.run([PYTHON, "-c", needed], capture_output=True, check=False).returncode:
        return f"this system's Python has no AT-SPI ({TOOLS})"
    import PySide6

    plugin = Path(PySide6.__file__).parent / "Qt/plugins/platforms/libqxcb.so"
    libraries = subprocess.run(["ldd", plugin], capture_output=True, text=True, check=False).stdout
    return "libraries for a window are missing: scripts/play names them" if "not found" in libraries else ""


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Line], GameRecord]:
    """What the client printed, and the record of the game that it played."""
    lack = _missing()
    if lack:
        pytest.skip(lack)
    folder = tmp_path_factory.mktemp("reader")
    SettingsStore(folder).write(evolve(DEFAULTS, pace=Pace.NONE))
    environment = os.environ | {
        "PIDRO_DATA": str(folder),
        "PYTHONPATH": str(SOURCES),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LC_ALL": "C.UTF-8",
    }
    game = [sys.executable, "-m", "pidro", "--seed", "31"]
    client = ["dbus-run-session", "--", "xvfb-run", "-a", str(PYTHON), str(CLIENT), *game]
    run = subprocess.run(client, env=environment, capture_output=True, text=True, timeout=120, check=False)
    # The bus and the registry print there too.
    lines: list[Line] = [json.loads(line) for line in run.stdout.splitlines() if line.startswith('["')]
    assert lines, run.stderr
    opened = open_store(folder)
    assert opened.store is not None
    record = opened.store.waiting()[-1].record
    opened.store.close()
    assert isinstance(record, GameRecord)
    return lines, record


def _texts(lines: list[Line], kind: str) -> list[str]:
    return [line[1] for line in lines if line[0] == kind]


def _expected(deal: DealRecord, names: Names) -> list[str]:
    """How each bid, the trump and each card begins to be said."""
    texts = []
    for move in deal.moves:
        name = names[move.seat]
        match move.action:
            case Pass():
                texts.append(f"{name} passes.")
            case Bid(amount):
                texts.append(f"{name} bids {amount}.")
            case NameTrump(suit):
                texts.append(f"{name} names {phrases.suit_name(suit).lower()}.")
            case PlayCard(card):
                texts.append(f"{name} plays the {phrases.card_name(card)}")
            case _:
                pass
    return texts


def test_every_bid_and_card_is_heard_in_its_order(heard: tuple[list[Line], GameRecord]) -> None:
    lines, record = heard
    said = iter(_texts(lines, "heard"))
    expected = _expected(record.deals[0], record.names)
    assert len(expected) > 8
    for text in expected:
        assert any(line.startswith(text) for line in said), text


def test_whose_turn_it_is_is_heard_and_read(heard: tuple[list[Line], GameRecord]) -> None:
    lines, record = heard
    said = _texts(lines, "heard")
    assert any("Your bid?" in text for text in said)
    assert any("play a trump." in text for text in said)
    assert any(f"The turn is with {record.names[0]}." in text for text in _texts(lines, "table"))


def test_the_hint_is_heard_with_what_it_is_for_and_why(heard: tuple[list[Line], GameRecord]) -> None:
    lines, _ = heard
    hints = [text for text in _texts(lines, "heard") if "Hint: " in text]
    pressed = [line for line in lines if line[0] == "pressed" and line[2].startswith("Hint: ")]
    assert len(pressed) > 4
    for _, name, reason in pressed:
        assert any(f"Hint: {name}." in text and reason in text for text in hints), (name, reason)


def test_cards_are_played_by_their_action(heard: tuple[list[Line], GameRecord]) -> None:
    lines, record = heard
    pressed = [line[1] for line in lines if line[0] == "pressed"]
    own = [move.action for move in record.deals[0].moves if move.seat is Seat.SOUTH]
    played = [phrases.card_name(action.card) for action in own if isinstance(action, PlayCard)]
    assert played
    for card in played:
        assert any(name.startswith(card) for name in pressed), card


def test_the_hand_and_the_result_are_heard(heard: tuple[list[Line], GameRecord]) -> None:
    lines, _ = heard
    said = _texts(lines, "heard")
    assert any("your own seat, " in text and ": " in text for text in said)
    assert any("and made it:" in text or "and was set:" in text for text in said)
