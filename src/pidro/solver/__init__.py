"""Exact results of the play with open cards: integers inside, engine values at the `door`."""
