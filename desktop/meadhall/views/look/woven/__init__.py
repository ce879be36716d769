"""Woven pictures: a border in the colours of players, and small scenes of what happens in all four games."""
