"""`pidro`: the game; with a subcommand, the same without a screen."""

import sys
from collections.abc import Sequence

from pidro.commands import run


def main(argv: Sequence[str] | None = None) -> int:
    """The exit status of `pidro` with these arguments; without any, those of the process."""
    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A packaged program starts its worker process through this same file.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
