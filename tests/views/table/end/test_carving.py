"""The frieze at the foot of the bar is cut as far as the game has come, and bears the winners' signs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import cast

import pytest
from late import late_table, new_table, played
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from meadhall.rules import GAMES
from meadhall.rules.watch.data import LIMITS
from meadhall.rules.watch.scoring import visible_points
from meadhall.table import Seat, Table
from meadhall.views.look.carving import frieze, knots
from meadhall.views.look.carving.knots import KNOTS
from meadhall.views.look.palette import LIGHT
from meadhall.views.look.style import Says, Style, smooth
from meadhall.views.shell.window import Window
from meadhall.views.table.carving import Carving
from meadhall.views.table.end import end
from meadhall.views.table.page.page import TablePage
from meadhall.views.text import Words
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
WIDE, HIGH = 600, 12


def carving_of(window: Window) -> Carving:
    assert isinstance(window.page, TablePage)
    return window.page._bar.carving


def painted(game: str, share: float) -> QImage:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(LIGHT.bar)
    painter = QPainter(image)
    smooth(painter)
    frieze(painter, Style(LIGHT), game, QRectF(0, 0, WIDE, HIGH), share)
    painter.end()
    return image


def same_until(one: QImage, other: QImage) -> int:
    """Up to which column both are alike."""
    rows = range(HIGH)
    return next((x for x in range(WIDE) if any(one.pixel(x, y) != other.pixel(x, y) for y in rows)), WIDE)


@pytest.mark.parametrize("game", list(GAMES))
def test_knot_by_knot_from_the_left(game: str) -> None:
    whole, none = painted(game, 1.0), painted(game, 0.0)
    assert same_until(whole, none) < 3
    half = painted(game, 0.5)
    cut, of = knots(game, WIDE, HIGH, 0.5)
    assert 0 < cut < of
    edge = same_until(half, whole)
    assert abs(edge - WIDE * cut / of) <= 6
    assert knots(game, WIDE, HIGH, 0.0)[0] == 0
    assert knots(game, WIDE, HIGH, 0.001)[0] == 1
    assert knots(game, WIDE, HIGH, 1.0)[0] == of


def test_each_game_has_a_frieze_of_its_own() -> None:
    assert set(KNOTS) == set(GAMES)
    pictures = [painted(game, 1.0) for game in GAMES]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def come_so_far(table: Table) -> tuple[int, int]:
    s = table.state
    match table.game.id:
        case "northgard":
            return s.year, 7
        case "midgard":
            return s.round, 8
        case "wild":
            return max(player.points for player in s.players), s.target
        case _:
            return max(visible_points(s, seat) for seat in range(len(s.players))), LIMITS.winning_points


@pytest.mark.parametrize("game", list(GAMES))
def test_it_is_cut_as_far_as_the_game_has_come(game: str, sit: Open) -> None:
    begun = new_table(game)
    now, most = come_so_far(begun)
    assert carving_of(sit(table=begun)).shown == (now / most, ())
    late = sit(table=(table := late_table(game)))
    now, most = come_so_far(table)
    carving = carving_of(late)
    assert isinstance(late.page, TablePage)
    assert carving.shown == (now / most, ())
    assert carving.told == carving.accessibleName()
    assert f"{now} of {most}" in carving.told.replace("\xa0", " ")
    assert late.page._bar.rect().contains(carving.geometry())


def test_breaches_of_the_wall_count_where_they_are_nearer_the_end(sit: Open) -> None:
    table = late_table("watch", ripe=lambda s: s.turn >= 4, mode="brotherhood")
    table.state.invasions = LIMITS.invasions - 1
    window = sit(table=table)
    assert carving_of(window).told.replace("\xa0", " ") == "Carved: 2 of 3 invasions"


def test_at_the_end_it_bears_the_sign_of_the_winner(sit: Open) -> None:
    seats = [Seat("Ann", 3), Seat("Bran", 4)]
    table = played(new_table("midgard", seats), lambda table: False)
    assert table.state.result is not None
    won = table.state.result.winners
    window = sit(table=table)
    breathe()
    carving = carving_of(window)
    assert carving.shown == (1.0, tuple(seats[seat].colour for seat in won))
    assert all(seats[seat].name in carving.told for seat in won)


def test_at_the_end_the_beam_is_carved_whole_and_bears_the_winners_signs(qtbot: Onlooker) -> None:
    page = QWidget()
    qtbot.addWidget(page)

    def beam(game: str, *colours: int) -> QImage:
        widget = end._Beam(Style(LIGHT, 1.0, cast(Says, Words("en"))), "Ann", "", None, game, colours, page)
        widget.resize(900, widget.height())
        return widget.grab().toImage()

    pictures = [beam(game) for game in GAMES]
    assert all(one != other for one, other in combinations(pictures, 2))
    bare, signed = beam("watch"), beam("watch", 2)
    places = [(x, y) for x in range(900) for y in range(bare.height())]
    apart = [x for x, y in places if bare.pixel(x, y) != signed.pixel(x, y)]
    assert 430 < min(apart) < 450 < max(apart) < 470  # in the middle
    assert beam("watch", 0, 3) not in (bare, signed)
