"""A small map for battles: Red stands in T01.e and goes for T01.n next to it.

The middle touches everything; only the border between T01.e and T01.s is rough.
"""

from meadhall.rules.kernel import Outcome
from meadhall.rules.northgard.data import CardId, ClanId
from meadhall.rules.northgard.events import BattleBegan, BattleEnded
from meadhall.rules.northgard.state import Battle
from rules.northgard.scene import PURPLE, RED, Scene, northgard

BOARD = "TS@(0,0)r0 T01@(1,0)r0"
MIDDLE = "T01.w+TS.e"


def field(red: int = 3, purple: int = 3, clans: tuple[ClanId, ...] = ("goat", "boar", "raven")) -> Scene:
    """So many warriors of Red, who attacks, and of Purple, who defends."""
    scene = northgard(players=len(clans), board=BOARD, clans=clans)
    return scene.put(RED, "T01.e", red).put(PURPLE, "T01.n", purple)


def clash(scene: Scene, *faces: Outcome, card: CardId = "ST_MOVE") -> Scene:
    """All of Red's warriors attack. Without food and choices it is over at once."""
    return scene.play(card).march("T01.e", "T01.n", scene.at("T01.e")[1], chance=faces)


def begun(scene: Scene) -> Battle:
    """The battle as it began in what happened last."""
    [event] = scene.told(BattleBegan)
    return event.battle


def winner(scene: Scene) -> int:
    [event] = scene.told(BattleEnded)
    return event.winner


def ended(scene: Scene) -> Battle:
    [event] = scene.told(BattleEnded)
    return event.battle
