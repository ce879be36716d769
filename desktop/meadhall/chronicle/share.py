"""How often somebody has won, and between which shares the truth lies."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

SURE_OF_95, SURE_OF_90 = 1.96, 1.645  # standard errors to each side


def wilson(wins: float, games: int, z: float = SURE_OF_95) -> tuple[float, float]:
    """The interval of a share: sound for few games too, and for none won or all."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(slots=True)
class Share:
    wins: int = 0
    games: int = 0
    due: float = 0.0  # wins that would have come if all at each table were alike

    def add(self, won: bool, due: float) -> None:
        self.wins += won
        self.games += 1
        self.due += due

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def par(self) -> float:
        """The share that all alike would have."""
        return self.due / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """In which the true share lies in nine cases of ten."""
        return wilson(self.wins, self.games, SURE_OF_90)
