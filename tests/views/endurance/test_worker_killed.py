"""The process in which bots think is killed while they play in the window."""

from __future__ import annotations

import pytest
from rooms import begun, sit_down, until_lines

from kit import processes
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Dialog
from onlooker import Onlooker


@pytest.mark.parametrize("game", ["watch", "midgard", "wild"])
def test_the_game_goes_on(qtbot: Onlooker, window: Window, game: str) -> None:
    session = sit_down(window, begun(4, game_id=game))
    until_lines(qtbot, session, 5)
    for _ in range(3):
        dead = kill_worker(qtbot, window)
        until_lines(qtbot, session, 10)
        assert not processes.is_alive(dead)
    assert window.findChildren(Dialog) == []


def test_a_person_plays_on_while_it_starts_again(qtbot: Onlooker, window: Window) -> None:
    session = sit_down(window, begun(5, bots=(None, "steady", "steady")))
    qtbot.waitUntil(lambda: session.viewer == session.asked_seat)
    kill_worker(qtbot, window)
    assert session.act(session.options()[0]) is None
    qtbot.waitUntil(lambda: session.viewer == session.asked_seat)


def kill_worker(qtbot: Onlooker, window: Window) -> int:
    qtbot.waitUntil(lambda: window.worker.pid > 0)  # by its own id, never by 0, which is everybody's
    pid = window.worker.pid
    processes.end(pid)
    return pid
