"""Where sandboxes come from: one's own turn, a scene of a lesson, an example of the almanac."""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.lessons import Lesson
from meadhall.models.learning.lesson_session import seats_of
from meadhall.models.sandbox import laid_out, may_wonder, what_if
from meadhall.models.session import Session
from meadhall.rules import GAMES
from meadhall.stage.laid import set_up
from meadhall.table import Seat, Table
from meadhall.views.almanac.games import shelf
from meadhall.views.shell.guide import Guide
from meadhall.views.table.saga.history import history
from meadhall.views.text import Words


def wonder(guide: Guide, session: Session) -> None:
    """What if? From what the viewer knows; the game itself waits."""
    eyes = session.viewer
    if eyes is not None and may_wonder(session):
        past = history(session)
        guide.open_sandbox(what_if(session.game, session.view, eyes, session.seats, Random(), past), eyes)


def from_example(words: Words, game_id: str, position: Any) -> Table:
    """With the people of the almanac."""
    known, count = shelf(game_id), len(position.players)
    named = zip(known.people[:count], known.colours, strict=False)
    seats = tuple(Seat(words(f"table.sandbox.people.{name}"), colour) for name, colour in named)
    return laid_out(GAMES[game_id], position, seats, Random())


def from_lesson(words: Words, lesson: Lesson, learner: str, colour: int) -> Table:
    seats = seats_of(lesson, learner, colour, lambda bot: words(f"people.{bot}.called"))
    return laid_out(GAMES[lesson.game_id], set_up(lesson.game_id, lesson.scene).s, seats, Random())
