"""What a lesson is: a position, and beats, one after the other. Its words are with all others, by the ids of the beats.

How it is written stands in CONTRIBUTING.md.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from ..stage.laid import Act, Laid
from .listing import FOLDER, file_names, lesson_id

# Where a ring lies that is on no place of the board; each may be followed by which one, such as panel:1.
OFF_BOARD = ("panel", "hand", "deed", "prompt", "market", "notes")


class Goal(Act, frozen=True, forbid_unknown_fields=True):
    """Reached by an action of this kind with at least these fields (a list: any of them), or without a kind by any; if
    afterwards all this is so: `holds` by its figures, `least` so much or more, `says` a condition of the game's own."""

    holds: dict[str, Any] = {}
    least: dict[str, int] = {}
    says: str = ""


class Deed(Act, frozen=True, forbid_unknown_fields=True):
    """By the seat that is asked, or else `by` another one."""

    by: int | None = None


class Beat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """`scene` sets up another position than the last beat has left, `before` happens as it begins. `ring` is what is
    pointed at; the first is where the callout's tail ends. `holds` is what is true then, for the numbers of its words.
    """

    id: str
    scene: Laid | None = None
    before: tuple[Deed, ...] = ()
    ring: tuple[str, ...] = ()
    holds: dict[str, Any] = {}


class Tell(Beat, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="tell"):
    pass


class Do(Beat, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="do"):
    """Any of the goals; what `allow` names is harmless; of the rest some is `wrong` for reasons of its own. `way` is
    how the lesson itself reaches the goal, where that is not by the first action that fits the first one."""

    goal: tuple[Goal, ...]
    allow: tuple[Goal, ...] = ()
    wrong: dict[str, Goal] = {}
    way: tuple[Deed, ...] = ()


class Ask(Beat, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask"):
    """Either all of some `spots`, `among` those that may be clicked, which are all of their sort unless they are named,
    or `right` among `choices`. `wrong` names spots that are likely to be taken for right."""

    spots: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    wrong: dict[str, tuple[str, ...]] = {}
    choices: tuple[str, ...] = ()
    right: str = ""


class Watch(Beat, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="watch"):
    step: tuple[Deed, ...]


class Play(Beat, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="play"):
    """Free play against the others until a goal, or until it is `lost`."""

    goal: tuple[Goal, ...]
    lost: tuple[Goal, ...] = ()


AnyBeat = Tell | Do | Ask | Watch | Play


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    icon: str
    minutes: int
    teaches: tuple[str, ...]  # rules of the ledger
    entries: tuple[str, ...]  # of the almanac
    scene: Laid
    beat: tuple[AnyBeat, ...]
    others: tuple[str, ...]  # characters, in the order of the other seats
    seat: int = 0  # the learner's
    game_id: str = ""
    number: int = 0  # from 1
    id: str = ""
    host: str = ""  # a character on the learner's own seat, where a round is only watched

    def bot(self, seat: int) -> str | None:
        """The character there; none on the learner's own seat."""
        return self.host or None if seat == self.seat else self.others[seat - (seat > self.seat)]


class BadLesson(ValueError):
    """Of a file that is no lesson; the message names it."""


@cache
def course(game_id: str) -> tuple[Lesson, ...]:
    """All lessons of a game in their order, which is that of the files' names; none where nobody has written any."""
    return tuple(_read(game_id, number, name) for number, name in enumerate(file_names(game_id), 1))


def teaching(game_id: str, entry: str) -> Lesson | None:
    """The first one that teaches what an entry of the almanac tells."""
    return next((lesson for lesson in course(game_id) if entry in lesson.entries), None)


@cache
def watched_round(game_id: str) -> Lesson:
    """One round of a game, played by characters: all its beats are watched."""
    return replace(_decoded(f"rounds/{game_id}.toml"), game_id=game_id, id="round")


def _read(game_id: str, number: int, name: str) -> Lesson:
    return replace(_decoded(f"{game_id}/{name}"), game_id=game_id, number=number, id=lesson_id(name))


def _decoded(name: str) -> Lesson:
    text = (FOLDER / name).read_text(encoding="utf-8")
    try:
        return msgspec.toml.decode(text, type=Lesson)
    except msgspec.MsgspecError as error:
        raise BadLesson(f"{name}: {error}") from error
