"""How a game ended."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    ending: str  # a code such as "true_victory"
    winners: tuple[int, ...]  # empty where everybody loses
    points: tuple[int, ...]  # final points by seat
