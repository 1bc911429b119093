"""Sounds are short, soft, made by our script, and no machine is too silent for them."""

import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from pidro.engine.cards import DECK, Seat, Team
from pidro.engine.events import BidMade, CardPlayed, DealScored, Event, GameWon, Passed, TrickWon, WentCold
from pidro.ui.resources import sounds_folder
from pidro.ui.sounds import Mixer, Sound, Sounds, read_samples, sound_of

ROOT = Path(__file__).resolve().parents[2]


def test_the_sounds_are_those_of_the_script(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "scripts" / "draw_sounds"), str(tmp_path)], check=True)
    for sound in Sound:
        made, kept = (read_samples(folder / f"{sound.value}.wav") for folder in (tmp_path, sounds_folder()))
        assert len(made) == len(kept)
        # The last bit of a sine may differ between machines.
        assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_short_and_soft(sound: Sound) -> None:
    samples = read_samples(sounds_folder() / f"{sound.value}.wav")
    assert 0.05 <= len(samples) / 22_050 <= 2.0
    assert 1_000 <= max(map(abs, samples)) <= 0.35 * 32_767
    assert max(abs(samples[0]), abs(samples[-1])) <= 100, "a click at an end"


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (CardPlayed(Seat.WEST, DECK[0]), Sound.CARD),
        (Passed(Seat.WEST), Sound.BID),
        (BidMade(Seat.WEST, 6), Sound.BID),
        (TrickWon(Seat.WEST, (0, 1)), Sound.TRICK),
        (DealScored(Seat.WEST, 6, (8, 6), (8, 6)), Sound.MADE),
        (DealScored(Seat.WEST, 7, (8, 6), (8, -7)), Sound.SET),
        (GameWon(Team.NS, (62, 0)), Sound.WIN),
        (WentCold(Seat.WEST, ()), None),
    ],
)
def test_events_are_heard(event: Event, sound: Sound | None) -> None:
    assert sound_of(event) is sound


def test_sounds_are_added_up_and_end() -> None:
    mixer = Mixer()
    assert [mixer.is_silent] == [True]
    mixer.add(array("h", [1, 2, 3]))
    mixer.add(array("h", [30_000, 30_000]))
    mixer.add(array("h", [30_000, -5]))
    assert array("h", mixer.next_samples(2)).tolist() == [32_767, 29_997]
    assert [mixer.is_silent] == [False]
    stream = mixer.stream()
    next(stream)
    assert array("h", stream.send(3)).tolist() == [3, 0, 0]
    assert [mixer.is_silent] == [True]


def test_no_device_and_no_file_make_no_error(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path)
    for sound in Sound:
        sounds.play(sound)
    sounds.close()
    sounds.play(Sound.CARD)
    sounds.close()


def test_the_library_is_not_loaded_before_a_sound() -> None:
    code = (
        "import sys, pathlib; from pidro.ui.sounds import Sounds; "
        "Sounds(pathlib.Path()).close(); print('miniaudio' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT / "src",
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == "False"
