"""Drawing of cards, figures, suits and icon as SVG text, from constants."""
