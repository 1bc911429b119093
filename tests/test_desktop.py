"""What tells a desktop about the game: its entry in the menu and its page in a software centre."""

import configparser
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import pidro

ROOT = Path(__file__).resolve().parent.parent
ENTRY = ROOT / "assets/desktop/org.pidro.Pidro.desktop"
METAINFO = ROOT / "assets/desktop/org.pidro.Pidro.metainfo.xml"


def _validate(*command: str) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed (Debian: desktop-file-utils, appstream)")
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_menu_entry_is_valid() -> None:
    _validate("desktop-file-validate", str(ENTRY))


def test_metainfo_is_valid() -> None:
    _validate("appstreamcli", "validate", "--no-net", str(METAINFO))


def test_menu_entry_starts_the_installed_command() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ENTRY, "utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert entry["Desktop Entry"]["Exec"] in project["scripts"]


def test_metainfo_and_menu_entry_belong_together() -> None:
    component = ET.parse(METAINFO).getroot()
    assert component.findtext("launchable") == ENTRY.name
    assert component.findtext("id") == ENTRY.stem


def test_metainfo_knows_this_version() -> None:
    newest = ET.parse(METAINFO).getroot().find("releases/release")
    assert newest is not None
    assert newest.get("version") == pidro.__version__


def test_a_wheel_carries_entry_metainfo_and_icon() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    shared = build["targets"]["wheel"]["shared-data"]
    assert {Path(goal).name for goal in shared.values()} == {ENTRY.name, METAINFO.name, f"{ENTRY.stem}.svg"}
    assert [source for source in shared if not (ROOT / source).is_file()] == []
