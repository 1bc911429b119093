"""The drawn pictures: all there, fresh, drawn without fonts, and read by Qt."""

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
DRAWN_FOLDERS = ("cards", "cards4", "figures", "suits", "icon")
RANKS = "AKQJT98765432"
BACKS = ("back_red", "back_blue", "back_green")

CARDS = [f"cards/{rank}{suit}" for rank, suit in product(RANKS, "CDHS")]
FOUR_COLOUR_CARDS = [f"cards4/{rank}{suit}" for rank, suit in product(RANKS, "CD")]
CARD_SHAPED = [*CARDS, *FOUR_COLOUR_CARDS, *(f"cards/{back}" for back in BACKS)]
OTHERS = [
    *(
        f"figures/{name}_{mood}"
        for name, mood in product(("victor", "alice", "peggy", "carlos"), ("rest", "glad", "sorry"))
    ),
    *(f"suits/{suit}" for suit in "CDHS"),
    *(f"cards4/{suit}" for suit in "CD"),
    "icon/pidro",
]
LARGEST_COURT_BYTES = 25_000


def committed() -> dict[str, bytes]:
    """Every SVG file by its place below the assets."""
    paths = [path for folder in DRAWN_FOLDERS for path in (ASSETS / folder).rglob("*.svg")]
    return {path.relative_to(ASSETS).as_posix(): path.read_bytes() for path in paths}


def picture(name: str, width: int, height: int, turn: float = 0.0) -> QImage:
    """The file drawn on white, turned about its middle."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(width / 2, height / 2)
    painter.translate(middle)
    painter.rotate(turn)
    painter.translate(-middle)
    QSvgRenderer(str(ASSETS / f"{name}.svg")).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """Mean distance of the pixels' brightness, 0 to 255."""
    size = one.size()
    places = [(x, y) for y in range(size.height()) for x in range(size.width())]
    apart = [abs(one.pixelColor(*at).lightness() - other.pixelColor(*at).lightness()) for at in places]
    return sum(apart) / len(apart)


def test_every_file_is_there_and_no_other() -> None:
    assert sorted(committed()) == sorted(f"{name}.svg" for name in [*CARD_SHAPED, *OTHERS])


def test_drawing_again_gives_the_same_bytes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", str(ROOT / "scripts" / "draw_cards"), str(tmp_path)], check=True)
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    stale = [name for name, data in committed().items() if drawn.get(name) != data]
    assert stale == []
    assert drawn.keys() == committed().keys()


def test_nothing_needs_a_font_or_another_file() -> None:
    for name, data in committed().items():
        for forbidden in (b"<text", b"<image", b"font-family", b"<filter", b"<style", b'href="http'):
            assert forbidden not in data, name


def test_courts_stay_small() -> None:
    sizes = {name: len(data) for name, data in committed().items() if Path(name).stem[0] in "JQK"}
    assert max(sizes.values()) < LARGEST_COURT_BYTES


@pytest.mark.parametrize("name", CARD_SHAPED)
def test_cards_are_five_by_seven(name: str) -> None:
    renderer = QSvgRenderer(str(ASSETS / f"{name}.svg"))
    assert renderer.isValid()
    assert renderer.viewBoxF() == QRectF(0, 0, 250, 350)


@pytest.mark.parametrize("name", OTHERS)
def test_other_pictures_are_square(name: str) -> None:
    renderer = QSvgRenderer(str(ASSETS / f"{name}.svg"))
    assert renderer.isValid()
    assert renderer.viewBoxF().width() == renderer.viewBoxF().height() > 0


@pytest.mark.parametrize(
    "name", [*(f"cards/{back}" for back in BACKS), "cards/KS", "cards/QH", "cards/JD", "cards/TC"]
)
def test_turned_cards_look_the_same(name: str) -> None:
    assert difference(picture(name, 100, 140), picture(name, 100, 140, 180)) < 1.0


def test_no_two_cards_have_the_same_index() -> None:
    """What a fan shows of a card, 22 of 100 of its width, tells it from all others."""
    strips = {name: picture(name, 100, 140).copy(0, 0, 22, 56) for name in CARDS}
    seen = {bytes(strip.constBits()) for strip in strips.values()}
    assert len(seen) == len(CARDS)


def test_an_unknown_call_is_refused(tmp_path: Path) -> None:
    call = [sys.executable, "-B", str(ROOT / "scripts" / "draw_cards"), str(tmp_path), "more"]
    assert subprocess.run(call, check=False, capture_output=True).returncode == 2
    assert list(tmp_path.iterdir()) == []
