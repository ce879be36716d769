"""Draws a map in the middle of a game, for those who work on it.

python -m meadhall.views.boards.northgard.preview OUT.png --players 5 --tiles 30 --creatures --seed 3
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import argparse
from random import Random
from typing import cast

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Decision
from meadhall.rules.northgard.build import Build, Building
from meadhall.rules.northgard.data import AREAS, BUILDINGS, CREATURE_CARDS, SLOTS_OF
from meadhall.rules.northgard.explore import Explore, Exploring
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.rules.northgard.land import NONE, column_and_row
from meadhall.rules.northgard.move import Move, Moving
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.recruit import Recruiting
from meadhall.rules.northgard.state import NOBODY, Beast, State
from meadhall.rules.northgard.territory import add_kaija, add_warriors, lay, no_fit
from meadhall.views.look.palette import ROOMS
from meadhall.views.look.style import Motion, Says, Style, unit_for
from meadhall.views.text.words import Words

from ..kit.view import BoardView
from .board import NorthgardBoard

ASKED = ("explore", "move", "build", "recruit")


def crowded(players: int, tiles: int, seed: int, creatures: bool) -> State:
    """A position that play could lead to: so many tiles, laid by chance, and figures, buildings and creatures."""
    chance = Random(seed)
    s = NORTHGARD.new(Options(clans="dealt"), players, seed)
    _lay_tiles(s, tiles, chance)
    _settle(s, chance)
    _build(s, chance)
    if creatures:
        _let_loose(s, chance)
    return s


def _lay_tiles(s: State, tiles: int, chance: Random) -> None:
    pile = [*s.pile, *(tile for player in s.players for tile in player.tiles)]
    for player in s.players:
        player.tiles = ()
    while pile and len(s.land.laid) < tiles:
        tile = pile.pop(0)
        places = [(cell, turns) for cell in s.land.facing for turns in range(4) if no_fit(s, tile, cell, turns) is None]
        if places:
            lay(s, tile, *chance.choices(places, [_likely(s, cell) for cell, _ in places])[0])
    s.pile = tuple(pile)


def _likely(s: State, cell: int) -> float:
    """Players close what they can: cells with more neighbours come first, and those near the middle."""
    column, row = column_and_row(cell)
    return sum(area != NONE for area in s.land.facing[cell]) ** 2 / (4 + column**2 + row**2)


def _settle(s: State, chance: Random) -> None:
    free = list(s.land.regions)
    chance.shuffle(free)
    for seat, player in enumerate(s.players):
        for _ in range(min(7, 2 + len(s.land.laid) // 5)):
            count = min(player.reserve - 1, chance.choice((1, 1, 2, 2, 3, 4, 5)))
            if free and count > 0:
                add_warriors(s, seat, free.pop(), count)
    if s.bear != NOBODY:
        add_kaija(s, s.owner.index(s.bear))
    if s.snake != NOBODY:
        s.scorched = next(area for area in s.land.regions if s.owner[area] not in (NOBODY, s.snake))


def _build(s: State, chance: Random) -> None:
    for area in AREAS:
        if s.land.region_of[area.number] != NONE and area.slot is not None and chance.random() < 0.55:
            fitting = [kind for kind in range(len(BUILDINGS)) if area.slot in SLOTS_OF[kind] and s.stock[kind]]
            if fitting:
                s.built[area.number] = chance.choice(fitting)
                s.stock[s.built[area.number]] -= 1


def _let_loose(s: State, chance: Random) -> None:
    lairs = [area for region in s.land.regions.values() for area in region.lairs]
    cards = list(CREATURE_CARDS)
    chance.shuffle(cards)
    s.beasts = tuple(Beast(card, lair) for card, lair in zip(cards, lairs[:6], strict=False))


def question(s: State, what: str) -> Decision[State]:
    """As if the first seat were asked this."""
    match what:
        case "explore":
            s.looked, s.pile = s.pile[:1], s.pile[1:]
            return Exploring(0, Explore(), 0)
        case "move":
            return Moving(0, Move(3), 3, ())
        case "build":
            s.players[0].resources = [5, 5, 5]
            return Building(0, Build())
        case _:
            return Recruiting(0, 2, "own", same=False)


def board_view(s: State, room: str, size: tuple[int, int], language: str) -> BoardView:
    """`size` is the board's on screen; the scale of the rest follows from it."""
    words = Words(language)
    style = Style(ROOMS[room], unit_for(size[0] * 1.5, size[1] * 1.49), cast(Says, words), Motion(speed=0))
    board = NorthgardBoard(s, range(len(s.players)), words)
    view = BoardView(style, board, lambda spot, legal, barred: f"**{spot}**: {len(legal)}, {len(barred)}")
    view.resize(*size)
    view.show_position(s)
    return view


def offered(s: State, what: str) -> tuple[list[Action], list[Action]]:
    decision = question(s, what)
    s.agenda.append(decision)
    legal = list(kernel.options(s))
    return legal, [action for action in decision.actions(s) if action not in legal]


def _meant(view: BoardView, spot: str) -> str:
    return view.targets[len(view.targets) // 2] if spot == "any" else spot


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("out")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--tiles", type=int, default=24)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--creatures", action="store_true")
    asked.add_argument("--size", default="1280x724")
    asked.add_argument("--room", default="dark")
    asked.add_argument("--scale", type=float, default=1.0)
    asked.add_argument("--zoom", type=float, default=1.0)
    asked.add_argument("--lang", default="en")
    asked.add_argument("--ask", default="", choices=("", *ASKED))
    asked.add_argument("--choose", default="", help="spots chosen one after the other, such as land:3; or any")
    asked.add_argument("--hover", default="", help="a spot under the pointer")
    given = asked.parse_args()
    width, height = (int(part) for part in given.size.split("x"))
    os.environ["QT_SCALE_FACTOR"] = str(given.scale)
    _app = QApplication([])
    s = crowded(given.players, given.tiles, given.seed, given.creatures)
    legal, barred = offered(s, given.ask) if given.ask else ([], [])
    view = board_view(s, given.room, (width, height), given.lang)
    view.show()
    view.offer(legal, barred)
    view.zoom_by(given.zoom)
    for spot in given.choose.split():
        view.choose(_meant(view, spot))
    if given.hover:
        view.hover(_meant(view, given.hover))
        QTest.qWait(250)
    view.make_sharp()
    view.grab().save(given.out)
    view.close()


if __name__ == "__main__":
    main()
