"""A running game without a screen: live games, records, what is kept on disk."""
