"""What every table agrees on: how many play, and who begins, who follows."""

from collections.abc import Collection
from functools import cache


class BadOption(ValueError):
    """An option or a number of players that the game does not have; the message says what is allowed."""


def check_number(game: str, seats: Collection[int], players: int) -> None:
    if players not in seats:
        raise BadOption(f"{game} is for {', '.join(map(str, seats))} players, not {players}")


def check_first(first_player: str, players: int) -> None:
    """One of those who play, unless it comes about in another way."""
    if first_player != "auto" and int(first_player) > players:
        raise BadOption(f"first_player must be a seat from 1 to {players}")


@cache
def clockwise_from(seat: int, players: int) -> tuple[int, ...]:
    """All seats, this one first."""
    return tuple((seat + step) % players for step in range(players))


@cache
def others(seat: int, players: int) -> tuple[int, ...]:
    """The other seats, clockwise."""
    return clockwise_from(seat, players)[1:]
