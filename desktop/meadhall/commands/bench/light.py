"""How smoothly a living board changes its light: a new season, hour or sky, frame by frame at the usual pace."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Any, NamedTuple

from ...bots import USUAL, Bot, Question, make
from ...rules import GAMES, kernel
from ...rules.kernel import Game, Moment, Witness
from ...views.boards.kit.view import BoardView
from ...views.look.style import Motion
from ...views.shell.window import Window
from .board import until_sharp
from .table import LATE, PERSON, PLAYERS, Repaints, Times, round_of_events

CHANGES = 3
FRAME = 16.0  # milliseconds
_LIT = ("hour", "sky", "tile")  # pieces that look otherwise in another light


class NeverChanges(Exception):
    """The light stayed as it was to the end of the game."""


class Dawn(NamedTuple):
    before: Any  # the position, as the person sees it
    moment: Moment


def light_times(window: Window, game_id: str) -> Times:
    """What has to be done between two frames, while the light changes."""
    view = window.findChildren(BoardView)[0]
    view.set_pace(Motion(1.0))
    seconds: list[float] = []
    for dawn in _dawns(view, game_id):
        view.show_position(dawn.before)
        until_sharp(view)
        view.play_story(dawn.moment.position, [dawn.moment])
        seconds += _frames(window, view)
    if not seconds:
        raise NeverChanges(game_id)
    return Times("the light of the board changes", seconds)


def _frames(window: Window, view: BoardView) -> Iterator[float]:
    """The work from each step to its painted result, of those that paint anything."""
    repaints = Repaints(window)
    repaints.until_still()
    while view.is_moving:
        before, start = repaints.count, perf_counter()
        view.film(FRAME)
        round_of_events()
        if repaints.count != before:
            yield perf_counter() - start
    repaints.let_go()


def _dawns(view: BoardView, game_id: str) -> Iterable[Dawn]:
    """The last of a game by bots, when most lies on the board."""
    game = GAMES[game_id]
    s, bot = game.new(game.options(), PLAYERS, LATE[game_id].seed), make(USUAL, game, LATE[game_id].seed)
    return deque(_changes_of_light(view, game, s, bot), maxlen=CHANGES)


def _changes_of_light(view: BoardView, game: Game[Any], s: Any, bot: Bot) -> Iterator[Dawn]:
    while not kernel.is_over(s):
        before, witness = game.visible(s, PERSON), Witness(s)
        kernel.play(s, bot.choose(Question(game, game.visible(s, kernel.asked(s).seat))), witness)
        for event, position in witness.moments:
            after = game.visible(position, PERSON)
            if event.seen_by(PERSON) is not None and _is_otherwise_lit(view, before, after):
                yield Dawn(before, Moment(event, after))
            before = after


def _is_otherwise_lit(view: BoardView, before: Any, after: Any) -> bool:
    """Most of it; one tile that changes hands is no change of the light."""
    was, now = _lit(view, before), _lit(view, after)
    return 2 * sum(now.get(name, key) != key for name, key in was.items()) > len(was)


def _lit(view: BoardView, position: Any) -> dict[str, Any]:
    return {piece.id: piece.key for piece in view.stage.board.pieces(position) if piece.id.startswith(_LIT)}
