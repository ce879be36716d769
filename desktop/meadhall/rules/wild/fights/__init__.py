"""Attacks on rivals and beasts, and the answers to them."""
