"""Maps of Northgard in the middle of a game, made by hand: as crowded as a test wants them."""

from __future__ import annotations

from random import Random

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Decision
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.data import AREAS, BUILDINGS, CREATURE_CARDS, NONE, SLOTS_OF, column_and_row
from meadhall.rules.northgard.land.build import Build
from meadhall.rules.northgard.land.explore import Explore
from meadhall.rules.northgard.land.move import Move
from meadhall.rules.northgard.land.territory import add_kaija, add_warriors, lay, no_fit
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.questions import Building, Exploring, Moving, Recruiting
from meadhall.rules.northgard.state import NOBODY, Beast, State
from meadhall.views.boards.kit import preview
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.boards.northgard.board import NorthgardBoard


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
    return preview.board_view(lambda words: NorthgardBoard(s, range(len(s.players)), words), s, room, size, language)


def offered(s: State, what: str) -> tuple[list[Action], list[Action]]:
    decision = question(s, what)
    s.agenda.append(decision)
    legal = list(kernel.options(s))
    return legal, [action for action in decision.actions(s) if action not in legal]
