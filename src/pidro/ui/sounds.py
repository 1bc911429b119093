"""Soft sounds of the table.

The sound library is loaded, in a thread of its own, when the first sound is played, and never before.
"""

import logging
import sys
import wave
from array import array
from collections.abc import Generator
from enum import Enum
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING

from pidro.engine.events import (
    BidMade,
    CardPlayed,
    DealScored,
    Dealt,
    Event,
    GameWon,
    Passed,
    TrickWon,
    TrumpNamed,
)

if TYPE_CHECKING:
    from miniaudio import Backend

_LOG = logging.getLogger(__name__)
_RATE_HZ = 22_050
_CLOSING_S = 1.0
_TAIL_S = 0.5
"""How long the device goes on after the last sample was handed to it."""


class Sound(Enum):
    """The sounds, by the names of their files."""

    CARD = "card"
    TRICK = "trick"
    BID = "bid"
    MADE = "made"
    SET = "set"
    WIN = "win"


def sound_of(event: Event) -> Sound | None:
    """What is heard of an event; None for most."""
    match event:
        case Dealt() | CardPlayed():
            return Sound.CARD
        case Passed() | BidMade() | TrumpNamed():
            return Sound.BID
        case TrickWon():
            return Sound.TRICK
        case DealScored():
            return Sound.MADE if event.is_made else Sound.SET
        case GameWon():
            return Sound.WIN
        case _:
            return None


class Mixer:
    """Adds up the sounds that are under way."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._playing: list[tuple[array[int], int]] = []

    @property
    def is_silent(self) -> bool:
        """Whether everything has been handed out."""
        return not self._playing

    def add(self, samples: "array[int]") -> None:
        """Begin a sound now."""
        with self._lock:
            self._playing.append((samples, 0))

    def next_samples(self, count: int) -> bytes:
        """The next samples of all sounds together; silence where there are none."""
        mixed = [0] * count
        with self._lock:
            going_on = []
            for samples, place in self._playing:
                part = samples[place : place + count]
                for step, sample in enumerate(part):
                    mixed[step] += sample
                if place + count < len(samples):
                    going_on.append((samples, place + count))
            self._playing = going_on
        return array("h", [max(-32_768, min(32_767, sample)) for sample in mixed]).tobytes()

    def stream(self) -> Generator[bytes, int, None]:
        """What a playback device asks: a number of samples in, their bytes out."""
        count = yield b""
        while True:
            count = yield self.next_samples(count)


class Sounds:
    """Plays sounds without making anybody wait; a machine without a device stays silent."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._wishes: SimpleQueue[Sound | None] | None = None
        self._thread: Thread | None = None

    def play(self, sound: Sound) -> None:
        """Let this sound be heard soon."""
        if self._wishes is None:
            self._wishes = SimpleQueue()
            self._thread = Thread(target=_serve, args=(self._folder, self._wishes), daemon=True)
            self._thread.start()
        self._wishes.put(sound)

    def close(self) -> None:
        """End the thread and give the device back; `play` may begin anew."""
        if self._wishes is not None and self._thread is not None:
            self._wishes.put(None)
            self._thread.join(_CLOSING_S)
            self._wishes = self._thread = None


def _serve(folder: Path, wishes: "SimpleQueue[Sound | None]") -> None:
    try:
        _serve_device(folder, wishes)
    except Exception as fault:
        # The library has no one class for its faults, and silence is always right.
        _LOG.info("no sound: %s", fault)
        while wishes.get() is not None:
            pass


def _serve_device(folder: Path, wishes: "SimpleQueue[Sound | None]") -> None:
    import miniaudio

    mixer, known = Mixer(), {}
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=_RATE_HZ,
        buffersize_msec=80,
        backends=_quiet_backends(),
    )
    try:
        while True:
            try:
                sound = wishes.get(timeout=_TAIL_S if device.running else None)
            except Empty:
                # An idle device would go on asking for silence.
                if mixer.is_silent:
                    device.stop()
                continue
            if sound is None:
                return
            if sound not in known:
                known[sound] = read_samples(folder / f"{sound.value}.wav")
            mixer.add(known[sound])
            if not device.running:
                stream = mixer.stream()
                next(stream)
                device.start(stream)
    finally:
        device.close()


def _quiet_backends() -> "list[Backend] | None":
    """The ways to a device; on Linux without a sound card none that would complain on the console."""
    from miniaudio import Backend

    if sys.platform != "linux" or any(Path("/dev/snd").glob("pcm*p")):
        return None
    return [Backend.PULSEAUDIO, Backend.NULL]


def read_samples(file: Path) -> "array[int]":
    """The samples of one of our own WAV files."""
    with wave.open(str(file), "rb") as stream:
        samples = array("h")
        samples.frombytes(stream.readframes(stream.getnframes()))
    return samples
