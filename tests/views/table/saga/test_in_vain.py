"""Of a card one may do nothing: the saga says so, as soon as the next thing begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from meadhall.models.session import Session
from meadhall.rules import GAMES
from meadhall.rules.kernel import Action
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.land.recruit import RecruitAt
from meadhall.rules.northgard.turn import EndTurn, PlayCard
from meadhall.stage.northgard import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.render.games import Nobody
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from onlooker import breathe

RECRUIT = PlayCard("ST_RECRUIT")


def told(window: Window, actions: Callable[[Scene], Sequence[Action]], *hand: str) -> list[str]:
    """What the saga says in the end."""
    scene = Scene.northgard(2).put(0, "TS.n", 1).put(1, "TS.s", 1).hand(0, *hand).hand(1, "ST_MOVE")
    seats = tuple(Seat(name, at, bot) for at, (name, bot) in enumerate((("Ann", None), ("Bo", "steady"))))
    table = Table(GAMES["northgard"], Terms(scene.s.options, seats, 1), scene.s, resumed=True)
    for action in actions(scene):
        table.play(action)
    window.sit_down(Session(table, Nobody(window)))
    breathe()
    assert isinstance(window.page, TablePage)
    return [line.text for line in window.page.saga.lines.lines]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_card_of_which_nothing_comes_is_told_as_such(at_home: Callable[..., Window], language: str) -> None:
    window = at_home(language=language)
    lines = told(window, lambda scene: [RECRUIT, STOP, EndTurn()], "ST_RECRUIT", "ST_MOVE")
    assert lines[1:] == [window.look.words("table.saga.in_vain")]


def test_a_card_of_which_something_comes_is_not(at_home: Callable[..., Window]) -> None:
    window = at_home()
    lines = told(window, lambda scene: [RECRUIT, RecruitAt(scene.number("TS.n")), EndTurn()], "ST_RECRUIT", "ST_MOVE")
    assert len(lines) == 2
    assert window.look.words("table.saga.in_vain") not in lines


def test_while_it_may_still_come_nothing_is_said(at_home: Callable[..., Window]) -> None:
    assert len(told(at_home(), lambda scene: [RECRUIT], "ST_RECRUIT", "ST_MOVE")) == 1


def test_what_lasts_all_year_is_not_in_vain(at_home: Callable[..., Window]) -> None:
    conqueror = PlayCard("DL_CONQUEROR")
    assert len(told(at_home(), lambda scene: [conqueror, EndTurn()], "DL_CONQUEROR", "ST_MOVE")) == 1
