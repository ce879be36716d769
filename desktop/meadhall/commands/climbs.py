"""Games of the ladder that are over, noted one by one: a row takes hours, and whatever ends it early loses one game."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from . import Failed


class Rung(NamedTuple):
    """One of this level against steady players."""

    game: str
    level: str
    mode: str
    players: int
    seed: int


class Climb(msgspec.Struct, frozen=True):
    """One game."""

    rung: Rung
    number: int
    won: float  # a share of the win
    times: list[float]  # of its decisions, in seconds


class Climbs:
    """Without a file they are kept for as long as the command runs."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._over = {(climb.rung, climb.number): climb for climb in _noted(file)} if file is not None else {}

    def of(self, rung: Rung, games: int) -> list[Climb]:
        return [self._over[rung, number] for number in range(games) if (rung, number) in self._over]

    def missing(self, rung: Rung, games: int) -> list[int]:
        return [number for number in range(games) if (rung, number) not in self._over]

    def note(self, climb: Climb) -> None:
        self._over[climb.rung, climb.number] = climb
        if self._file is None:
            return
        try:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(climb) + b"\n")
        except OSError as error:
            raise Failed(f"cannot write {self._file}: {error}") from error


def _noted(file: Path) -> list[Climb]:
    """The last line may have been cut off: it goes."""
    try:
        text = file.read_bytes() if file.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        climbs = [msgspec.json.decode(line, type=Climb) for line in whole.splitlines()]
        if whole != text:
            file.write_bytes(whole)
    except OSError as error:
        raise Failed(f"cannot read {file}: {error}") from error
    except msgspec.MsgspecError as error:
        raise Failed(f"{file} holds something else than games of the ladder: {error}") from error
    return climbs
