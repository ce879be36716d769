"""A game is set up: who sits down, and what is agreed."""
