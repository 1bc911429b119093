"""The two programs that are compared, and what the system knows of a running one: memory, processor time."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parents[2]
GAMES = "/usr/games"
TICKS = os.sysconf("SC_CLK_TCK")
NO_KPAT = "KPatience is not installed, so there is nothing to compare with: apt-get install kpat"


def kpat() -> str | None:
    """KPatience, where it is installed."""
    return which("kpat", path=f"{os.environ.get('PATH', '')}:{GAMES}")


def environment(display: str, home: Path) -> dict[str, str]:
    """What both programs are told: a screen, a home of their own, no settings of whoever measures."""
    kept = ("PATH", "DBUS_SESSION_BUS_ADDRESS", "LD_LIBRARY_PATH")
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        "DISPLAY": display,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "PIDRO_DATA": str(home / "pidro"),
        "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'scripts'}",
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
    }


def sitting(*arguments: str) -> list[str]:
    """The command for the game with somebody at it, who tells what there is to measure."""
    return [sys.executable, "-m", "measuring.sitting", *arguments]


def family(process: int) -> Iterator[int]:
    """The process and those it has started, by their numbers."""
    yield process
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from family(int(child))


def shared_memory_mb(process: int) -> float:
    """PSS of the process and its children in MB: what is shared with others counts by its part."""
    return sum(_lines(each, "smaps_rollup").get("Pss", 0) for each in family(process)) / 1024


def resident_memory_mb(process: int) -> float:
    """RSS of the process and its children in MB: what is shared counts in full."""
    return sum(_lines(each, "status").get("VmRSS", 0) for each in family(process)) / 1024


def processor_s(process: int) -> float:
    """Processor time that the process and its children have used."""
    total = 0
    for each in family(process):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def sleeps(process: int) -> dict[str, int]:
    """How often each thread of the process has gone to sleep by itself, by its number."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return {task.name: _lines_of(task / "status").get("voluntary_ctxt_switches", 0) for task in tasks}


def until(program: subprocess.Popen[str], word: str) -> str:
    """The program's next line that begins with this word, without it."""
    assert program.stdout is not None
    for line in program.stdout:
        if line.startswith(word):
            return line.removeprefix(word).strip()
    raise RuntimeError(f"the game ended before it said {word!r}")


def _lines(process: int, name: str) -> dict[str, int]:
    return _lines_of(Path(f"/proc/{process}/{name}"))


def _lines_of(file: Path) -> dict[str, int]:
    """The lines of such a file that begin with a number after their name."""
    pairs = (line.partition(":") for line in file.read_text().splitlines())
    words = ((name, value.split()) for name, _, value in pairs)
    return {name: int(found[0]) for name, found in words if found and found[0].isdigit()}
