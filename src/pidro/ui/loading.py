"""Loading Qt in little time: the window must be there at once."""

import builtins
import gc
import re
from functools import partial

_USES = ("findall", "finditer", "fullmatch", "match", "search", "split", "sub", "subn")
_compile = re.compile


class _LatePattern:
    """A regular expression that is compiled when it is first used."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self._wanted = pattern, flags

    def __getattr__(self, name: str) -> object:
        # Whoever takes a method, as Qt for Python does, may still never call it.
        return partial(self._use, name) if name in _USES else getattr(_compile(*self._wanted), name)

    def _use(self, name: str, *given: object, **named: object) -> object:
        return getattr(_compile(*self._wanted), name)(*given, **named)


def load_qt() -> None:
    """Import Qt, and make the imports after it cheaper until the first picture.

    Nothing becomes garbage while modules are loaded, so it isn't looked for; `Program` looks again later.
    Qt for Python compiles patterns that it needs only to explain wrong calls; they wait until then. And it
    has every import look into the module's source for its `__feature__` switch, which nobody here uses; the
    import that it has put aside is Python's own.
    """
    gc.disable()
    vars(re)["compile"] = _LatePattern
    try:
        import PySide6.QtWidgets  # noqa: F401
    finally:
        vars(re)["compile"] = _compile
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
