"""A game that was played, as lists show it and statistics read it: no position, no action."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..rules.kernel import Event
from ..table import Table
from .deeds import done
from .games.parts import part_of

Kind = Literal["finished", "waiting", "saved"]
Dice = dict[str, dict[str, int]]  # by kind and face: how often


class Sat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat in a seat, and what became of them."""

    name: str
    colour: int
    bot: str | None = None  # none for a person
    points: int | None = None  # none while they are a secret
    place: int = 0  # from 1; several may share it; 0 while nobody knows
    won: bool = False
    figures: tuple[str, ...] = ()
    dice: Dice = {}
    deeds: tuple[str, ...] = ()

    @property
    def who(self) -> str:
        """The same in all games: people go by their names, characters by what they are, whatever they are called."""
        return f"bot:{self.bot}" if self.bot else self.name.strip().casefold()


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    path: str  # below the library's folder
    kind: Kind
    game: str
    created: int  # seconds since 1970
    saved: int
    seats: tuple[Sat, ...]
    title: str = ""  # that a player gave it
    seconds: int = 0  # that it was played; none in old files
    round: int = 0
    turn: int = 0
    asked: int | None = None
    ending: str = ""
    sides: int = 0  # how many could win

    @property
    def due(self) -> float:
        """The share of wins of a seat if all are alike."""
        return 1 / (self.sides or len(self.seats))


def places(points: tuple[int, ...], winners: tuple[int, ...]) -> list[int]:
    """Who has won comes before the others, whatever the points."""
    ranks = [(seat in winners, each) for seat, each in enumerate(points)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def seated(seats: tuple[Sat, ...], points: tuple[int, ...], winners: tuple[int, ...]) -> tuple[Sat, ...]:
    """With what became of them; nothing where it isn't known."""
    if len(points) != len(seats):
        return seats
    change = msgspec.structs.replace
    found = zip(seats, points, places(points, winners), strict=True)
    return tuple(
        change(sat, points=each, place=place, won=seat in winners) for seat, (sat, each, place) in enumerate(found)
    )


def counted(past: Past, table: Table) -> Past:
    """With all that the game itself tells once it is over."""
    s, game, result = table.state, table.game, table.state.result
    if result is None:
        return past
    change, part = msgspec.structs.replace, part_of(game.id)
    events: list[Event] = [*table.opening, *(event for entry in table.entries for event in entry.events)]
    seats = seated(past.seats, result.points, result.winners)
    dice: list[Dice] = [{} for _ in seats]
    for seat, kind, face in part.thrown(events):
        faces = dice[seat].setdefault(kind, {})
        faces[face] = faces.get(face, 0) + 1
    deeds: list[list[str]] = [[] for _ in seats]
    for one in done(table):
        deeds[one.seat].append(one.deed)
    found = zip(seats, part.figures(s, events), dice, deeds, strict=True)
    return change(
        past,
        kind="finished" if past.kind == "saved" else past.kind,
        seats=tuple(
            change(sat, figures=tuple(figures), dice=thrown, deeds=tuple(does)) for sat, figures, thrown, does in found
        ),
        ending=result.ending,
        round=game.round_of(s),
        turn=game.turn_of(s),
        asked=None,
        sides=part.sides(table.terms.options, len(seats)),
    )
