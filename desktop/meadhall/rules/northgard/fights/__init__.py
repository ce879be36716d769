"""Battles between players, and creatures (chapters 13, 21 and 22)."""
