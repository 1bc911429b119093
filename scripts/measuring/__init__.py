"""What `scripts/measure` consists of."""
