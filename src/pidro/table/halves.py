"""Files that are written whole under another name before they take their own, so that no kill halves them."""

import os
import sys
from contextlib import suppress
from pathlib import Path

TAIL = ".part"


def half_of(file: Path) -> Path:
    """Where this program writes the file before it takes its name."""
    return file.with_name(f"{file.name}.{os.getpid()}{TAIL}")


def sweep_halves(file: Path) -> None:
    """Remove what programs that were killed have left half written of this file, if that can be done."""
    with suppress(OSError):
        for half in tuple(file.parent.iterdir()):
            writer = half.name.removeprefix(f"{file.name}.").removesuffix(TAIL)
            if half.name == f"{file.name}.{writer}{TAIL}" and writer.isdecimal() and not _runs(int(writer)):
                half.unlink()


def _runs(process: int) -> bool:
    """Whether there is a process of this number; it may be another program's since."""
    if sys.platform == "win32":
        # Asking would end the process there; and a half that is being written can't be removed.
        return False
    try:
        os.kill(process, 0)
    except PermissionError:
        return True
    except (ProcessLookupError, OverflowError):
        return False
    return True
