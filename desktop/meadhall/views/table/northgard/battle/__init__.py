"""A battle as one reads and decides it."""
