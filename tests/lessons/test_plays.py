"""Plays that are won by what their lesson teaches, and not by what comes to mind first."""

from __future__ import annotations

import pytest

from kit.lessons import LESSONS, begun, name_of
from meadhall.lessons import Run, Verdict
from meadhall.rules import kernel
from meadhall.rules.watch.actions import BuildKeep, HireGuard

LEVEL = 2  # the section at which a warrior stands before one guard


@pytest.mark.parametrize("tries", range(3))
def test_the_last_watch_is_won_by_a_guard_where_it_is_level_and_then_a_keep(tries: int) -> None:
    """With any luck: the wildlings that the keep wakes come before its point."""
    assert _keep_first(_finale(tries)) is Verdict.LOST
    for section in range(4):
        run = _finale(tries)
        assert run.act(HireGuard(section)) is Verdict.HARMLESS
        assert _keep_first(run) is (Verdict.REACHED if section == LEVEL else Verdict.LOST)


def _finale(tries: int) -> Run:
    run = begun(next(lesson for lesson in LESSONS if name_of(lesson) == "watch-8-order"))
    run.go_to(len(run.lesson.beat) - 1)
    for _ in range(tries):
        run.again()
    return run


def _keep_first(run: Run) -> Verdict:
    return run.act(next(one for one in kernel.options(run.table.state) if isinstance(one, BuildKeep)))
