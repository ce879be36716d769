"""What widgets and pages may ask to be heard. Only the program with its window answers; pictures are silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Sounds(Protocol):
    @property
    def why(self) -> str:
        """Nothing can be heard: a word of `shell.settings.silent_…`, or nothing."""
        ...

    def play(self, name: str) -> None:
        """Once, and only if there is sound at all."""
        ...

    def surround(self, layers: Mapping[str, float]) -> None:
        """What is heard below everything from now on: loops, and how loud each is."""
        ...

    def hush(self) -> None:
        """What was begun is not heard to its end."""
        ...

    def close(self) -> None:
        """Nothing is heard any more."""
        ...


class Silence:
    why = ""

    def play(self, name: str) -> None: ...

    def surround(self, layers: Mapping[str, float]) -> None: ...

    def hush(self) -> None: ...

    def close(self) -> None: ...


SILENCE = Silence()
