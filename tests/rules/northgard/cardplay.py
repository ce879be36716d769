"""Red is to play a card, on a small map: Red stands in T01.e, and only the border between T01.e and T01.s is rough."""

from meadhall.rules.northgard.data import CardId, cell_at
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.rules.northgard.land.move import March
from rules.northgard.scene import RED, TILE_NUMBERS, Scene, northgard

BOARD = "TS@(0,0)r0 T01@(1,0)r0"


def on_turn(*cards: CardId, board: str = BOARD, place: str = "T01.e") -> Scene:
    """Red with these cards and 2 warriors; a flash card stays in hand, so that the turn goes on."""
    scene = northgard(3, board, clans=("goat", "boar", "stag")).put(RED, place, 2)
    return scene.hand(RED, *cards, "DL_FISHING")


def march(scene: Scene, source: str, target: str, warriors: int = 1, kaija: bool = False) -> March:
    return March(scene.region(source), scene.region(target), warriors, kaija)


def lay(tile: str, column: int, row: int, turns: int = 0) -> LayTile:
    return LayTile(TILE_NUMBERS[tile], cell_at(column, row), turns)
