"""Meadhall: a desktop room with four board games in it."""

__version__ = "0.1.0"  # its one place: pyproject.toml and packaging/ read it here
