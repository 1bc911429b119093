"""Pidro, the Finnish game of bids and trumps, against three robots."""

__version__ = "1.0.0"
