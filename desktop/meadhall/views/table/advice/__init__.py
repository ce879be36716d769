"""Hints at the table, and what else the raven says."""
