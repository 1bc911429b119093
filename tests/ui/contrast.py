"""How well a text can be told from its ground."""

from PySide6.QtGui import QColor


def contrast(text: QColor, ground: QColor) -> float:
    """From 1, not at all, to 21; 4.5 and more is well."""
    one, other = _luminance(text), _luminance(ground)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def seen_through(veil: QColor, ground: QColor) -> QColor:
    """The colour of a ground under a veil."""
    part = veil.alphaF()
    return QColor.fromRgbF(
        veil.redF() * part + ground.redF() * (1 - part),
        veil.greenF() * part + ground.greenF() * (1 - part),
        veil.blueF() * part + ground.blueF() * (1 - part),
    )


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
