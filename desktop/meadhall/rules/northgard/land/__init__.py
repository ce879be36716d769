"""The map, and what is done on it: tiles, territories, and the four basic effects (chapters 2, 7 to 10)."""
