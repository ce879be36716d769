"""Which game is counted by what. Its rules are entered when one of its games is at hand."""

from __future__ import annotations

from importlib import import_module

from .part import Part


def part_of(game_id: str) -> Part:
    return import_module(f"{__package__}.{game_id}").PART
