"""Robots that know a seat's view and nothing else."""
