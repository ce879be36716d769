"""Wildlings, the guards against them, and Tormund, who robs."""
