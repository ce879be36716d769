"""The map, how it is laid out, and what is built on it."""
