"""What saved games, tests and reports need to know of a position."""
