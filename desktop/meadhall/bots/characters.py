"""The people whom a lone player meets: the same in every game, two of each level."""

from typing import Literal, NamedTuple

Level = Literal["novice", "steady", "keen", "master"]
LEVELS: tuple[Level, ...] = ("novice", "steady", "keen", "master")  # the weakest first
Temper = Literal["explorer", "brawler", "builder", "hermit", "trader", "raider", "farseer", "planner"]


class Character(NamedTuple):
    id: str
    level: Level
    temper: Temper  # what it means in a game is for the minds of that game to say


CHARACTERS = (
    Character("eirik", "novice", "explorer"),
    Character("bjarki", "novice", "brawler"),
    Character("torvald", "steady", "builder"),
    Character("hakon", "steady", "hermit"),
    Character("yrsa", "keen", "trader"),
    Character("gunnar", "keen", "raider"),
    Character("asa", "master", "farseer"),
    Character("sigvald", "master", "planner"),
)
_BY_ID = {character.id: character for character in CHARACTERS}


def character(name: str | None) -> Character | None:
    """None for a person's seat, a level, and what no version of the program knows."""
    return None if name is None else _BY_ID.get(name)


def level_of(bot: str) -> str:
    """Of a computer player that is named by its level or as a character."""
    known = character(bot)
    return bot if known is None else known.level


def rank(level: str) -> int:
    """How strong a level is, from 1; 0 for what is none of the four."""
    return LEVELS.index(level) + 1 if level in LEVELS else 0
