"""A stretch of a game as one would hear it, in a file: to listen to what has changed, without a window."""

from __future__ import annotations

import wave
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import app, display
from ..bots import Question, make
from ..rules import GAMES, kernel
from ..rules.kernel import Game, Moment, Witness
from . import Failed

if TYPE_CHECKING:
    from ..views.boards.kit.moving.motions import Beat

_PAUSE = 900.0  # ms between two things that players do
_BOT = "steady"


class Heard(NamedTuple):
    at: float  # seconds since the beginning
    sound: str  # none: the players rest
    position: Any  # as everybody may see it


def sound(game_id: str, out: Path, seconds: int, seed: int, after: int) -> int:
    display.do_without()
    app.make_application()
    try:
        frames = rendered(game_id, seconds, seed, after)
    except ImportError as error:
        raise Failed(f"nothing can be heard without {error.name}") from error
    from ..sound.mixer import CHANNELS
    from ..sound.shelf import index

    with wave.open(str(out), "wb") as file:
        file.setnchannels(CHANNELS)
        file.setsampwidth(2)
        file.setframerate(index().rate)
        file.writeframes(frames)
    return 0


def rendered(game_id: str, seconds: int, seed: int, after: int) -> bytes:
    """Two channels of 16 bits, through the very mixer of the program."""
    from ..models.settings import Choices
    from ..sound.band import Band
    from ..sound.shelf import Shelf, index
    from ..views.hearing.cues import heard_in

    band, heard, made = Band(Shelf(), seed), heard_in(game_id), bytearray()
    usual = Choices()
    band.set_volumes(usual.effects, usual.ambience)
    rate, done = index().rate, 0
    for moment in _timed(GAMES[game_id], seed, after):
        frame = min(round(moment.at * rate), seconds * rate)
        made += band.frames(frame - done).tobytes()
        done = frame
        if done == seconds * rate:
            break
        if moment.sound:
            band.strike(moment.sound, moment.at)
        else:
            band.surround(heard.bed(moment.position))
    made += band.frames(seconds * rate - done).tobytes()
    return bytes(made)


def _timed(game: Game[Any], seed: int, after: int) -> Iterator[Heard]:
    """When each event is told: as long after the one before as that one's motion lasts."""
    at, tell = 0.0, _teller(game)
    for number, (before, story) in enumerate(_played(game, seed)):
        if number < after:
            continue
        yield Heard(at, "", before)
        for beat in tell(before, story):
            yield from (Heard(at + ms / 1000, sound, before) for ms, sound in sorted(_sounds(game.id, beat)))
            at += max((delay + motion.ms for delay, motion in beat.motions), default=0.0) / 1000
        at += _PAUSE / 1000


def _played(game: Game[Any], seed: int) -> Iterator[tuple[Any, list[Moment]]]:
    """Action after action, as everybody may see it: the position before, and what happened."""
    from ..models.privacy import NOBODY

    options = game.parse_options({})
    players = max(game.seats(options))
    s = game.new(options, players, seed, [])
    bots = [make(_BOT, game, seed * 10 + seat) for seat in range(players)]
    while s.result is None:
        question, before, witness = Question(game, s), game.visible(s, NOBODY), Witness(s)
        kernel.play(s, bots[question.seat].choose(question), witness)
        yield before, [Moment(one.event, game.visible(one.position, NOBODY)) for one in witness.moments]


def _sounds(game_id: str, beat: Beat) -> Iterator[tuple[float, str]]:
    """When in the beat what is heard, as `Hearing` hears it."""
    from ..views.boards.kit.moving.drama import Drama
    from ..views.hearing.cues import heard_in, sound_of

    heard = heard_in(game_id)
    if beat.event is not None and (name := sound_of(heard, beat.event, None)):
        seen = max((delay + motion.decides for delay, motion in beat.motions), default=0.0)
        yield seen if type(beat.event) in heard.outcomes else 0.0, name
    for delay, motion in beat.motions:
        if isinstance(motion, Drama):
            yield from ((delay + knock.share * motion.ms, knock.sound) for knock in motion.act.knocks)


def _teller(game: Game[Any]) -> Callable[[Any, list[Moment]], Iterable[Beat]]:
    """How the board shows a story."""
    from ..views.almanac.games import shelf
    from ..views.text import Words

    known = shelf(game.id)
    words = Words("en")
    board = None

    def tell(before: Any, story: list[Moment]) -> Iterable[Beat]:
        nonlocal board
        if board is None:
            board = known.board(before, range(len(before.players)), words)
        return board.beats(story, before, lambda seat: (0.0, 0.0))

    return tell
