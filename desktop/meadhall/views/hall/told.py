"""A game of the past in words."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.chronicle.past import Past
from meadhall.chronicle.query import Word
from meadhall.rules import GAMES
from meadhall.rules.midgard.data import LEADERS
from meadhall.rules.northgard.data import CLANS
from meadhall.rules.watch.data import HEROES
from meadhall.rules.wild.data import CHIEFS
from meadhall.views.shell.when import when
from meadhall.views.text import Words, facts, moment

# Whom one plays as, and where their names stand.
FIGURES: dict[str, Sequence[str]] = {"midgard": LEADERS, "northgard": CLANS, "watch": tuple(HEROES), "wild": CHIEFS}
_NAMES = {
    "midgard": "midgard.card.{}",
    "northgard": "northgard.clan.{}.name",
    "watch": "watch.hero.{}.name",
    "wild": "wild.chief.{}",
}
_MEGABYTE = 1 << 20


def title(words: Words, past: Past) -> str:
    return past.title or facts(past.game, words).title


def game(words: Words, ident: str) -> str:
    return facts(ident, words).title


def dated(words: Words, past: Past) -> str:
    return when(words, past.saved)


def about(words: Words, past: Past) -> str:
    """Below the date: how long it took; or which game it was, where somebody has given it another name."""
    return game(words, past.game) if past.title else extent(words, past)


def extent(words: Words, past: Past) -> str:
    """How long it took, or how far it has come."""
    if past.kind == "finished":
        count = past.turn if past.game == "watch" else past.round
        parts = [words(f"hall.length.{past.game}", n=count)] if count else []
    else:
        parts = [moment(past.game, words, past.round, past.turn)] if past.turn else []
    if past.seconds >= 60:
        parts.append(lasted(words, past.seconds))
    return " · ".join(parts)


def lasted(words: Words, seconds: int) -> str:
    hours, minutes = divmod(max(1, round(seconds / 60)), 60)
    return words("hall.hours", h=hours, m=f"{minutes:02}") if hours else words("hall.minutes", m=minutes)


def outcome(words: Words, past: Past) -> str:
    """How it ended, or who is to act; and how long it took, where that does not stand elsewhere."""
    parts = [ended(words, past), extent(words, past) if past.title else ""]
    return " · ".join(filter(None, parts))


def ended(words: Words, past: Past) -> str:
    """How, or who is to act."""
    if past.ending:
        return words(f"hall.ending.{past.game}_{past.ending}")
    if past.asked is not None and past.asked < len(past.seats):
        return words("hall.moves", who=past.seats[past.asked].name)
    return "" if past.kind != "finished" or past.seats[0].place else words("hall.nobody_knows")


def figure(words: Words, game: str, ident: str) -> str:
    return str(words.term(_NAMES[game].format(ident)))


def aloud(words: Words, past: Past) -> str:
    seats = ", ".join(words("hall.seat_aloud", who=sat.name, points=_points(sat.points)) for sat in past.seats)
    return words(
        "hall.row_aloud", game=title(words, past), when=dated(words, past), seats=seats, ending=outcome(words, past)
    )


def _points(points: int | None) -> str:
    return "" if points is None else str(points)


def megabytes(words: Words, size: int) -> str:
    number = max(size / _MEGABYTE, 0.1) if size else 0
    return words("hall.megabytes", n=words.decimal(number) if number < 10 else str(round(number)))


# What somebody may mean who types


def understood(words: Words, text: str) -> tuple[Word, ...]:
    """Each word by itself."""
    return tuple(_word(words, typed.casefold()) for typed in text.split())


def _word(words: Words, typed: str) -> Word:
    games = tuple(game for game in GAMES if typed in facts(game, words).title.casefold())
    named = tuple(
        f"{game}:{ident}"
        for game, ids in FIGURES.items()
        for ident in ids
        if typed in figure(words, game, ident).casefold()
    )
    return Word(typed, games, named)
