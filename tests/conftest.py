"""What every test gets: an offscreen Qt, a data folder of its own, no patience with unexpected log."""

import logging
import os
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt: a test must never reach for the screen of whoever runs it.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("QT_SCALE_FACTOR", None)

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

_FOLDER_NUMBERS = count()


class _Collector(logging.Handler):
    """Keeps the records that reach it."""

    def __init__(self) -> None:
        super().__init__(level=logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Point PIDRO_DATA to a folder that no other test has; it isn't made until something is kept in it."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.getbasetemp() / f"pidro-data-{next(_FOLDER_NUMBERS)}"
        patch.setenv("PIDRO_DATA", str(folder))
        yield


@pytest.fixture(autouse=True)
def log_records(request: pytest.FixtureRequest) -> Iterator[list[logging.LogRecord]]:
    """The records from WARNING up; a test that doesn't ask for them by name fails when there is one."""
    collector = _Collector()
    logging.getLogger().addHandler(collector)
    yield collector.records
    logging.getLogger().removeHandler(collector)
    asked_for = "log_records" in request.node.function.__code__.co_varnames
    if collector.records and not asked_for:
        pytest.fail("unexpected log: " + "; ".join(record.getMessage() for record in collector.records))
