"""The three cards of each clan (NG-12.13 to NG-12.33)."""

from ..data import CardId
from ..effect import Effect, Series
from ..land.build import Build
from ..land.explore import Explore
from ..land.move import Move
from ..land.recruit import Recruit
from ..state import Bonus
from .basic import AnyBasic
from .boons import KaijaAwakens, ProtectorOfTheLand
from .building_cards import GloryOfTheClan
from .buying import Mercenaries, ResourcefulPeople
from .draw import Draw
from .hand_attacks import AttackHand
from .musters import Muster, Osmosis, StagClan
from .removals import RemoveEnemy
from .snake import Scorching

# Stolen Lore copies a card, so it is in cards.py.
CLAN_EFFECTS: dict[CardId, Effect] = {
    "CL_BEAR_0": Move(1, gathers=True),
    "CL_BEAR_1": Series((Recruit(2), KaijaAwakens())),
    "CL_BEAR_2": ProtectorOfTheLand(),
    "CL_BOAR_0": Build(discount=1),
    "CL_BOAR_1": Osmosis(),
    "CL_BOAR_2": Explore(draw=3, collect=True),
    "CL_GOAT_0": Build(duplicate=True),
    "CL_GOAT_1": AnyBasic(2),
    "CL_GOAT_2": ResourcefulPeople(),
    "CL_RAVEN_0": Explore(draw=2),
    "CL_RAVEN_1": RemoveEnemy(anywhere=True, raid=True),
    "CL_RAVEN_2": Mercenaries(),
    "CL_SNAKE_0": Series((Move(1), Scorching())),
    "CL_SNAKE_1": AttackHand("demand"),
    "CL_STAG_0": StagClan(),
    "CL_STAG_1": GloryOfTheClan(),
    "CL_STAG_2": AnyBasic(2, among=("move", "explore")),
    "CL_WOLF_0": Move(1, Bonus(retreat_over_rough=True), over_rough=True),
    "CL_WOLF_1": Series((RemoveEnemy(), Draw(1, if_any=True))),
    "CL_WOLF_2": Muster("border"),
}
