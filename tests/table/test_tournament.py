"""The tournament's sanity gates: equal players draw, sides are exact negatives, processes change nothing."""

from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest
from joblib.externals.loky import get_reusable_executor

from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA
from pidro.table.contest import Bench, Contest, Standing, play_pairs
from pidro.table.record import read
from pidro.table.shuffle import dealer_of, deck_of
from pidro.table.tournament import PLAYERS, contestant, main, mean_and_width, report, spread

PAIRS = 12


def contest(first: str, second: str, bench: Bench = Bench.WHOLE, *, one_seat: bool = False) -> Contest:
    return Contest(
        contestant(first), contestant(second), contestant("tips"), KOKKOLA, bench, 100, one_seat=one_seat
    )


def gains(standing: Standing) -> list[float]:
    return [pair.gain for pair in sorted(standing.pairs, key=lambda pair: pair.number)]


@pytest.mark.parametrize("bench", Bench)
@pytest.mark.parametrize("name", ["random", "tips", "beginner", "rule"])
def test_a_player_against_itself_is_exactly_even(name: str, bench: Bench) -> None:
    assert gains(spread(contest(name, name, bench), PAIRS)) == [0.0] * PAIRS


def test_the_expert_against_itself_is_exactly_even() -> None:
    assert gains(spread(contest("expert", "expert"), 2)) == [0.0] * 2


def test_the_expert_and_the_rules_swapped_are_exact_negatives() -> None:
    there, back = spread(contest("expert", "rule"), 2), spread(contest("rule", "expert"), 2)
    assert gains(there) == [-gain for gain in gains(back)]
    assert any(gains(there))


def test_one_seat_against_itself_is_exactly_even() -> None:
    assert gains(spread(contest("rule", "rule", one_seat=True), PAIRS)) == [0.0] * PAIRS


@pytest.mark.parametrize("bench", Bench)
def test_sides_swapped_are_exact_negatives(bench: Bench) -> None:
    there, back = (
        spread(contest("tips", "random", bench), PAIRS),
        spread(contest("random", "tips", bench), PAIRS),
    )
    assert gains(there) == [-gain for gain in gains(back)]
    assert any(gains(there))


def test_the_benches_leave_the_rest_to_the_frozen_player() -> None:
    bidding = spread(contest("random", "tips", Bench.BIDDING), PAIRS)
    play = spread(contest("random", "tips", Bench.PLAY), PAIRS)
    assert max(play.tallies[0].heights) <= 10, "the frozen player bids"
    assert len(bidding.tallies[0].nanoseconds) < len(play.tallies[0].nanoseconds)


def test_parts_and_processes_change_nothing() -> None:
    whole = spread(contest("rule", "random"), PAIRS)
    parts = Standing()
    for number in reversed(range(100, 100 + PAIRS)):
        parts.add(play_pairs(contest("rule", "random"), [number]))
    assert parts.digest() == whole.digest()
    two = spread(contest("rule", "random"), PAIRS, jobs=2)
    # They would wait for more work, and be taken for processes that a window has left.
    get_reusable_executor().shutdown(wait=True)
    assert two.digest() == whole.digest()
    assert gains(two) == gains(whole)
    assert spread(contest("rule", "tips"), PAIRS).digest() != whole.digest()


def test_a_seat_alone_sits_in_every_seat_in_turn() -> None:
    standing = spread(contest("tips", "random", one_seat=True), 4)
    assert len(standing.tallies[1].nanoseconds) > 2 * len(standing.tallies[0].nanoseconds)


def test_only_the_ceiling_sees_other_hands() -> None:
    deal, _ = start_deal(KOKKOLA, dealer_of(3), deck_of(3))
    options = options_of(deal)
    assert options is not None
    for name in PLAYERS:
        view = contestant(name).view(deal, options.seat, (0, 0))
        assert (view == view_of(deal, options.seat, (0, 0))) is (name != "all")
    deal, _ = act(deal, next(iter(options)))
    assert None not in contestant("all").view(deal, options.seat, (0, 0)).hands[options.seat.next]


def test_games_are_played_to_the_target(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "random", "--games", "--pairs", "2", "--seed", "5"]) == 0
    text = capsys.readouterr().out
    assert "100.0%" in text.splitlines()[2]
    assert "2 pairs of games from number 5" in text


def test_the_report_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tips", "rule", "--pairs", "6"]) == 0
    text = capsys.readouterr().out
    for figure in ("result", "share", "high bids, mean", "taken", "set", "made", "median", "worst", "digest"):
        assert figure in text


def test_mean_and_width() -> None:
    assert mean_and_width([]) == (0.0, 0.0)
    assert mean_and_width([3.0]) == (3.0, 0.0)
    mean, width = mean_and_width([1.0, 3.0] * 50)
    assert mean == 2.0
    assert width == pytest.approx(0.197, abs=0.001)


def test_records_are_written_and_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["tips", "random", "--pairs", "2", "--seed", "5", "--records", str(file)]) == 0
    assert "tips – random" in capsys.readouterr().out
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 4
    assert all(read(line).deals[0].points is not None for line in lines)


@pytest.mark.parametrize(
    "wrong",
    [
        "--pairs 0",
        "--pairs -3",
        "--jobs 0",
        "--jobs x",
        "--backend none",
        "--seed -1",
        "--seed 1000000000",
    ],
)
def test_wrong_arguments_are_explained(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rule", "tips", *wrong.split()])
    assert ended.value.code == 2
    assert f"error: argument {wrong.split(maxsplit=1)[0]}: " in capsys.readouterr().err


def test_records_that_cannot_be_written_stop_it_before_it_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "missing" / "games"
    assert main(["expert", "rule", "--pairs", "1000000", "--records", str(file)]) == 2
    assert capsys.readouterr() == ("", f"tournament: {file} can't be used: No such file or directory\n")


def test_a_backend_that_is_not_there_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name.partition(".")[0])

    monkeypatch.setattr("pidro.table.tournament.import_module", missing)
    assert main(["rule", "tips", "--pairs", "2", "--backend", "ray"]) == 2
    assert capsys.readouterr().err == "tournament: the backend ray needs the package ray\n"


@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_other_backends_are_made_ready_and_left(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work itself stays in this process: what is tried is how a backend is reached."""
    done: list[str] = []

    class Reached:
        def __init__(self, **_wanted: int) -> None:
            done.append("client")

        def close(self) -> None:
            done.append("closed")

    reached = SimpleNamespace(Client=Reached, register_ray=lambda: done.append("ray"))
    monkeypatch.setattr("pidro.table.tournament.import_module", lambda _name: reached)
    monkeypatch.setattr("joblib.parallel_config", lambda **_wanted: nullcontext())
    standing = spread(contest("tips", "random"), 2, jobs=2, backend=backend)
    assert standing.digest() == spread(contest("tips", "random"), 2).digest()
    assert done == (["client", "closed"] if backend == "dask" else ["ray"])


def test_a_player_that_did_nothing_has_no_lines() -> None:
    asked = contest("tips", "random")
    lines = list(report(asked, Standing()))
    assert [line.split()[0] for line in lines] == ["tips", "result", "share", "digest"]
