"""What a window plays with; another window can take it over."""

from collections.abc import Callable, Iterator

from attrs import frozen

from pidro.table.store import Store


@frozen
class House:
    """All that is not the window's own."""

    numbers: Iterator[int]
    """Numbers of the deals to come."""
    store: Store | None
    """None where nothing can be kept."""
    clock_ms: Callable[[], float]
    """Tells presses of one burst from others."""
