"""The development cards (NG-12.34 to NG-12.63)."""

from ..data import CardId
from ..effect import Effect, Series
from ..land.build import Build
from ..land.explore import Explore
from ..land.move import Move
from ..land.recruit import Recruit
from ..state import Bonus
from .basic import AnyBasic
from .boons import Collect, Conqueror, Negotiation
from .building_cards import Rebuilding
from .draw import Draw
from .far_moves import Bribery, HiddenWays
from .hand_attacks import AncestralCurse, AttackHand
from .musters import Muster
from .removals import PlaceOne, RemoveEnemy
from .row import FutureSight

_DRAW_ONE = Draw(1, if_any=True)  # NG-12.43

# Enemy Secrets and Legendary Heroes copy cards, so they are in cards.py; Defensive Strategy is a reaction.
_EARLY: dict[CardId, Effect] = {
    "DE_NEGOTIATION": Negotiation(),
    "DE_SCOUTS": Explore(),
    "DE_TOWN_HALL": Recruit(1),
    "DE_MERCHANT": Draw(3, discard=2),
    "DE_MILITIA": Move(2),
    "DE_IMPROVED_TOOLS": Build(),
    "DE_RECRUITMENT": Recruit(2, same=True),
    "DE_MARKET_PLACE": Draw(2),
    "DE_MERCENARY": Recruit(1, "own_or_neutral"),
    "DE_INTIMIDATE": Move(2, Bonus(push=True)),
    "DE_FEAST": AnyBasic(),
    "DE_SCOUT_CAMP": Explore(redraw=True),
    "DE_SHIELDBEARERS": Move(2, Bonus(ignored_casualties=1)),
    "DE_BODYGUARD": Move(1, Bonus(points=1)),
    "DE_SIMPLE_LIVING": Build(discount=1),
    "DE_FUTURE_SIGHT": FutureSight(),
}

_LATE: dict[CardId, Effect] = {
    "DL_SPY": Series((AttackHand("search"), _DRAW_ONE)),
    "DL_FISHING": Collect((3, 0, 0)),
    "DL_AXE_THROWERS": Move(2, Bonus(axe=True)),
    "DL_LORE_MASTERY": Collect((0, 0, 2)),
    "DL_INDUSTRIOUS_VILLAGERS": Series((Build(), Rebuilding())),
    "DL_HUNTERS": Muster("food"),
    "DL_OUTPOST": Recruit(2, "own_or_neutral", same=True),
    "DL_HIDDEN_WAYS": HiddenWays(),
    "DL_CARPENTRY_MASTERY": Build(another=True),
    "DL_CONQUEROR": Conqueror(),
    "DL_HUGINN_MUNINN": Explore(anywhere=True),
    "DL_UPGRADED_MARKET_PLACE": Draw(2),
    "DL_GRIZZLED_WARRIORS": Move(2, Bonus(points=2)),
    "DL_UPGRADED_TRADING_POST": Draw(3, discard=1),
    "DL_ANCESTRAL_CURSE": Series((AncestralCurse(), _DRAW_ONE)),
    "DL_RANGERS": Series((Explore(), AnyBasic(among=("explore",), optional=True))),
    "DL_UPGRADED_SCOUT_CAMP": Explore(draw=2),
    "DL_GREATER_TRADE_ROUTES": Draw(3, top=1),
    "DL_WOODCUTTERS": Muster("wood"),
    "DL_INFILTRATION": Move(3, through=True),
    "DL_UPGRADED_TOWN_HALL": Recruit(2),
    "DL_AMENITIES": Build(slotless=True),
    "DL_WOOD_MONOPOLY": Collect((0, 3, 0)),
    "DL_BRIBERY": Bribery(),
    "DL_INCURSION": Move(4),
    "DL_HEROIC_CHARGE": Move(3, Bonus(points=1)),
    "DL_TRADING_POST": Draw(3, discard=1, top=1),
    "DL_ALLIES_FROM_THE_WILD": Recruit(3, "neutral"),
    "DL_LOREMASTERS": Muster("lore"),
    "DL_WARRIORS": Move(2, Bonus(points=1)),
    "DL_CUNNING_MERCHANT": Draw(3, top=2),
    "DL_CAPTURE": Series((RemoveEnemy(), PlaceOne())),
    "DL_VEILED_THREATS": AttackHand("random", or_draw=True),
}

DEVELOPMENT_EFFECTS: dict[CardId, Effect] = _EARLY | _LATE
