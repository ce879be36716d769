"""Fights with players and creatures: their odds, what they could bring, and how they are fought."""
