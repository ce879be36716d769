"""Motion shows what happened, in time, and ends where the rules say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from meadhall.bots import Question, make
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.views.boards.kit.moving.motion import Player
from meadhall.views.boards.kit.moving.motions import Beat, Motion, Wait
from meadhall.views.boards.watch.motions import WatchShowing
from meadhall.views.boards.watch.spots import spots_of_event
from meadhall.views.look.style import Motion as Pace
from views.boards.board_table import BoardTable

Sit = Callable[..., BoardTable]


class Noted(Motion):
    def __init__(self, log: list[str], name: str, ms: float) -> None:
        self.log, self.name, self.ms = log, name, ms

    def begin(self, stage: Any) -> None:
        self.log.append(f"{self.name} begins")

    def go(self, stage: Any, share: float) -> None:
        self.log.append(f"{self.name} {share:.2f}")

    def fade(self, stage: Any, share: float) -> None:
        self.log.append(f"{self.name} fades {share:.2f}")

    def end(self, stage: Any) -> None:
        self.log.append(f"{self.name} ends")


def player(pace: Pace, parent: QObject) -> Player:
    return Player(None, pace, parent)  # pyright: ignore[reportArgumentType] # these motions need no stage


def test_beats_follow_each_other_and_the_batch_comes_to_rest(qapp: QApplication) -> None:
    log: list[str] = []
    plays = player(Pace(1.0), qapp)
    plays.play(
        [Beat(None, ((0.0, Noted(log, "a", 100)),)), Beat(None, ((50.0, Noted(log, "b", 100)),))],
        lambda: log.append("rest"),
    )
    assert log == ["a begins", "a 0.00"]
    plays.advance(150)  # the 50 left over belong to the next beat, whose motion begins at 50
    assert log[2:] == ["a ends", "b begins", "b 0.00"]
    plays.advance(50)
    plays.advance(60)
    assert log[5:] == ["b 0.50", "b ends", "rest"]
    assert not plays.busy


def test_twice_the_speed_takes_half_the_time(qapp: QApplication) -> None:
    log: list[str] = []
    plays = player(Pace(2.0), qapp)
    plays.play([Beat(None, ((0.0, Noted(log, "a", 100)),))], lambda: None)
    plays.advance(25)
    assert log[-1] == "a 0.50"
    plays.finish()


def test_speed_nought_shows_the_end_at_once(qapp: QApplication) -> None:
    log: list[str] = []
    plays = player(Pace(0.0), qapp)
    plays.play([Beat(None, ((0.0, Wait(1000)),))], lambda: log.append("rest"))
    assert log == ["rest"]
    assert not plays.busy


def test_reduced_motion_fades_in_120_milliseconds(qapp: QApplication) -> None:
    log: list[str] = []
    plays = player(Pace(1.0, reduced=True), qapp)
    plays.play([Beat(None, ((300.0, Noted(log, "a", 900)),))], lambda: None)
    plays.advance(60)
    assert log[-1] == "a fades 0.50"
    plays.advance(61)
    assert log[-1] == "a ends"


def test_finishing_ends_what_runs_and_skips_the_rest(qapp: QApplication) -> None:
    log: list[str] = []
    plays = player(Pace(1.0), qapp)
    plays.play(
        [Beat(None, ((0.0, Noted(log, "a", 100)),)), Beat(None, ((0.0, Noted(log, "b", 100)),))],
        lambda: log.append("one"),
    )
    plays.play([], lambda: log.append("two"))
    plays.finish()
    assert log == ["a begins", "a 0.00", "a ends", "one", "two"]


def test_every_event_the_board_shows_has_its_motion_or_needs_none() -> None:
    quiet = {"TopCardsSeen", "LongestRoadTaken", "NoneLeftToMuster", "PileCounted"}
    silent = {kind.__name__ for kind in spots_of_event.table if kind not in WatchShowing.told}
    assert silent == quiet


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("options", "players"), [(Options(), 4), (Options(), 3), (Options(mode="base"), 4)])
def test_motion_ends_exactly_where_the_position_is(
    sit_down: Sit, options: Options, players: int, reduced: bool
) -> None:
    table = sit_down(options, players=players, seed=6, motion=Pace(1.0, reduced))
    table.hold_motion_to(dict)
    bot = make("random", WATCH, 11)
    table.play_through(lambda s: bot.choose(Question(WATCH, s)), 350)
