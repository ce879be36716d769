"""Rounds that are only watched: played on the real rules to their end, and what the raven says is what happens."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from kit.lessons import numbers
from meadhall.languages import languages
from meadhall.lessons import Run, Watch, watched_round
from meadhall.rules import GAMES, kernel
from meadhall.table import Seat
from meadhall.views.lessons.round import reading_time
from meadhall.views.text import Words
from meadhall.views.text.lesson import LessonWords

LONGEST = {"en": 40, "ru": 48, "uk": 48}
WORD = re.compile(r"\w+")


def run_of(game: str) -> Run:
    lesson = watched_round(game)
    return Run(
        lesson, tuple(Seat(lesson.bot(seat) or "", seat, lesson.bot(seat)) for seat in range(1 + len(lesson.others)))
    )


def steps(game: str) -> Iterator[tuple[Run, set[str], set[int]]]:
    """After each beat: the figures of all that happened in it, and who acted."""
    run = run_of(game)
    while True:
        begun = len(run.table.entries)
        assert isinstance(run.beat, Watch)
        assert len(run.beat.step) == 1
        before = begun - len(run.beat.before)
        run.watch()
        entries = run.table.entries[before:]
        told = [msgspec.to_builtins([*entry.events, entry.action]) for entry in entries]
        yield run, set(numbers([told, [list(entry.outcomes) for entry in entries]])), {entry.seat for entry in entries}
        if run.is_last:
            return
        run.next()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_round_in_which_everybody_acts(game: str) -> None:
    acted: set[int] = set()
    run = run_of(game)
    turn, round_ = GAMES[game].turn_of(run.table.state), GAMES[game].round_of(run.table.state)
    for now, _, seats in steps(game):
        acted |= seats
        run = now
    players = len(run.table.terms.seats)
    assert acted == set(range(players))
    assert all(seat.bot for seat in run.table.terms.seats)
    s = run.table.state
    assert GAMES[game].round_of(s) > round_ or GAMES[game].turn_of(s) >= turn + players


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_captions_tell_what_happens(game: str, language: str) -> None:
    """Every number in one is a figure of its step; none is too long; all of it is read in two to four minutes."""
    says = LessonWords(Words(language), watched_round(game))
    names = {bot: Words(language)(f"people.{bot}.called") for bot in ("yrsa", "bjarki", "eirik")}
    seconds = 0.0
    for run, figures, seats in steps(game):
        caption = says.of(run.beat, "step_1")
        assert caption, f"{game}: {run.beat.id} has no caption"
        words = WORD.findall(caption)
        assert len(words) <= LONGEST[language], f"{game}, {run.beat.id}: {len(words)} words"
        told = set(re.findall(r"\d+", caption))
        assert told <= figures, f"{game}, {run.beat.id} ({language}): {told - figures} did not happen"
        bots = [seat.bot for seat in run.table.terms.seats]
        told_of = {bots.index(bot) for bot, name in names.items() if name in caption}
        now = {*seats, kernel.asked(run.table.state).seat}
        assert not told_of or told_of & now, f"{game}, {run.beat.id}: it tells of others than those who act"
        seconds += reading_time(caption) / 1000 + 2  # and the motion
    assert 110 <= seconds <= 240, f"{game} takes {seconds:.0f} s"
