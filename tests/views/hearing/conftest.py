"""Ears that note what they are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest


class Noted:
    """In place of the sounds of a window."""

    why = ""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.bed: Mapping[str, float] = {}
        self.hushed = 0
        self.closed = False

    def play(self, name: str) -> None:
        self.played.append(name)

    def surround(self, layers: Mapping[str, float]) -> None:
        self.bed = layers

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def noted() -> Any:
    return Noted()
