"""Pidro, the Finnish game of bids and trumps, against three robots."""

__version__ = "0.1.0"
