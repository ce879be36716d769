"""A game that was played, seen again: the table as it was at any moment, and a deck to go through it."""
