"""The saga tells what was paid with what it was paid for, and fights stand out in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import reduce
from pathlib import Path

import pytest
from PySide6.QtGui import QRegion

from meadhall.rules.midgard import events as midgard
from meadhall.rules.northgard import events as northgard
from meadhall.rules.watch import events as watch
from meadhall.rules.wild import events as wild
from meadhall.views.look.palette import PLAYERS
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.shell.window import Window
from meadhall.views.table.saga.line import SagaLine, with_prices
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.text import Words
from meadhall.views.text.markup import NBSP
from meadhall.views.text.midgard import saga as of_midgard
from meadhall.views.text.northgard import saga as of_northgard
from meadhall.views.text.watch import saga as of_watch
from meadhall.views.text.wild import saga as of_wild
from onlooker import Painted, breathe

EN = Words("en")


def line(text: str, seat: int | None = 0, price: str = "", opens: int | None = None) -> SagaLine:
    return SagaLine(text, seat, None, 7, opens=opens, price=price)


PAID = line("Ann pays 1 [wood].", price="1 [wood]", opens=0)


@pytest.mark.parametrize(
    ("told", "lines"),
    [
        ((PAID, line("Ann builds.")), ["Ann builds (−1 [wood])."]),
        ((line("Ann plays Beer."), PAID, line("Ann builds.")), ["Ann plays Beer.", "Ann builds (−1 [wood])."]),
        ((line("Ann sets sail."), PAID), ["Ann sets sail (−1 [wood])."]),
        ((PAID,), ["Ann pays 1 [wood]."]),
        ((PAID, line("Bo laughs.", 1)), ["Ann pays 1 [wood].", "Bo laughs."]),
        ((PAID, PAID, line("Ann builds!")), ["Ann pays 1 [wood].", "Ann builds! (−1 [wood])."]),
    ],
    ids=["before", "between", "after", "alone", "of another", "twice"],
)
def test_a_payment_goes_with_its_deed(told: tuple[SagaLine, ...], lines: list[str]) -> None:
    assert [one.text.replace(NBSP, " ") for one in with_prices(told, EN)] == lines


def test_the_rule_of_a_turn_stays_above_the_line_that_begins_it() -> None:
    (found,) = with_prices((PAID, line("Ann builds.")), EN)
    assert found.opens == 0
    assert found.line == 7


@contextmanager
def shown(subject: str, folder: Path) -> Iterator[tuple[Window, SagaList]]:
    """The saga of a table that has been played that far."""
    picture = Picture(subject)
    with open_window(picture, folder) as window:
        SUBJECTS[subject](window, picture)
        breathe()
        (saga,) = window.page.findChildren(SagaList)
        yield window, saga


FIGHTS: Mapping[frozenset[type], set[type]] = {
    of_watch.FIGHTS: {watch.InvasionBegan},
    of_northgard.FIGHTS: {northgard.BattleBegan, northgard.BattleEnded},
    of_midgard.FIGHTS: {midgard.BattleBegan, midgard.EnemyDefeated, midgard.BattleLost},
    of_wild.FIGHTS: {wild.AttackDeclared, wild.AttackSucceeded, wild.AttackRepelled, wild.DragonBeaten},
}


def test_fights_stand_out_in_every_game() -> None:
    for marked, wanted in FIGHTS.items():
        assert wanted <= marked


def test_what_one_player_does_stands_apart_under_a_rule(tmp_path: Path) -> None:
    with shown("midgard-late", tmp_path) as (window, saga):
        tall = window.look.scaled(14.5) * 1.34
        openers: list[int] = []
        for row, told in enumerate(saga.lines.lines):
            gap = saga.sizeHintForIndex(saga.lines.index(row)).height() % tall - window.look.px(7)
            assert (gap > window.look.px(6)) is (told.opens is not None) or told.fight
            openers += [row] if told.opens is not None else []
        place = saga.visualRect(saga.lines.index(openers[-1]))
        image, px = saga.viewport().grab().toImage(), window.look.px
        drawn = image.pixelColor(place.center().x(), place.top() + 4)
        words = range(place.left() + px(30), place.right() - px(30))
        below = {image.pixel(x, place.top() + y) for x in words for y in range(px(7), px(11))}
        assert len(below) == 1, "no letter comes near the rule"
        seat, session = saga.lines.lines[openers[-1]].opens, window.session
        assert session is not None
        assert seat is not None
        colour = session.seats[seat].colour
        cloth = PLAYERS[colour].light
        apart = abs(drawn.red() - cloth.red()), abs(drawn.green() - cloth.green()), abs(drawn.blue() - cloth.blue())
        assert sum(apart) < 160


def test_what_others_answer_in_a_turn_stands_under_no_rule_of_theirs(tmp_path: Path) -> None:
    with shown("answers", tmp_path) as (_, saga):
        lines = saga.lines.lines
        first = next(at for at, told in enumerate(lines) if isinstance(told.event, watch.TurnBegan))
        assert any(isinstance(told.event, watch.OfferAnswered) for told in lines[first:])
        assert {type(told.event) for told in lines[first:] if told.opens is not None} == {watch.TurnBegan}


def test_no_line_is_cut_through_by_the_upper_edge(tmp_path: Path) -> None:
    """Wherever one has scrolled to."""
    with shown("answers", tmp_path) as (window, saga):
        for fade in saga._fades:
            fade.hide()
        bar, seen = saga.verticalScrollBar(), saga.viewport()
        for value in range(bar.maximum() - 40, bar.maximum() + 1, 3):
            bar.setValue(value)
            breathe()
            image = seen.grab().toImage()
            edge = {image.pixel(x, 0) for x in range(window.look.px(30), seen.width() - 1)}
            assert len(edge) == 1, value


def test_scrolled_the_saga_is_painted_anew(tmp_path: Path) -> None:
    """Were it moved, the line that comes to lie half above the upper edge would stay."""
    with shown("answers", tmp_path) as (window, saga):
        saga.setParent(None)  # what lies over the page has Qt move nothing on it anyway
        for fade in saga._fades:
            fade.hide()
        saga.show()
        bar = saga.verticalScrollBar()
        breathe()
        bar.setValue(bar.maximum() - 40)
        breathe()
        painted = Painted(saga.viewport())
        bar.setValue(bar.maximum() - 30)
        breathe()
        head = QRegion(0, 0, saga.viewport().width(), window.look.px(40))
        assert head.subtracted(reduce(QRegion.united, painted.regions, QRegion())).isEmpty()
        saga.setParent(window.page)
