"""Short texts of the score sheet."""

from pidro.ui.sheet_art import gain_text


def test_gains_carry_their_sign() -> None:
    assert [gain_text(gain) for gain in (3, -3, 0, None)] == ["+3", "−3", "0", "…"]
