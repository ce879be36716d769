"""What cards are good for, compared to the worst of the basic ones, and what a deck is worth."""

from collections.abc import Mapping
from types import MappingProxyType

from ....rules.northgard.data import CARDS, LIMITS, UNREST, UNSEEN, CardId
from .. import weights as w
from ..season import Season

# How much better than the worst basic card each is whenever it comes into the hand.
_QUALITY: dict[CardId, float] = {
    "ST_RECRUIT": 0.1,
    "ST_EXPLORE": 0.2,
    "ST_MOVE": 0.0,
    "ST_BUILD": 0.0,
    "ST_FEAST": 0.3,
    "CL_BEAR_0": 0.3,
    "CL_BEAR_1": 1.2,
    "CL_BEAR_2": 0.8,
    "CL_BOAR_0": 0.4,
    "CL_BOAR_1": 1.0,
    "CL_BOAR_2": 1.5,
    "CL_GOAT_0": 0.4,
    "CL_GOAT_1": 1.2,
    "CL_GOAT_2": 1.1,
    "CL_RAVEN_0": 0.9,
    "CL_RAVEN_1": 0.9,
    "CL_RAVEN_2": 1.1,
    "CL_SNAKE_0": 0.4,
    "CL_SNAKE_1": 0.8,
    "CL_SNAKE_2": 0.6,
    "CL_STAG_0": 0.6,
    "CL_STAG_1": 0.9,
    "CL_STAG_2": 1.2,
    "CL_WOLF_0": 0.5,
    "CL_WOLF_1": 1.0,
    "CL_WOLF_2": 1.0,
    "DE_NEGOTIATION": 0.4,
    "DE_SCOUTS": 0.9,
    "DE_TOWN_HALL": 0.7,
    "DE_MERCHANT": 0.4,
    "DE_MILITIA": 0.6,
    "DE_IMPROVED_TOOLS": 0.4,
    "DE_RECRUITMENT": 0.6,
    "DE_MARKET_PLACE": 1.0,
    "DE_MERCENARY": 0.6,
    "DE_INTIMIDATE": 0.4,
    "DE_FEAST": 0.4,
    "DE_SCOUT_CAMP": 0.6,
    "DE_SHIELDBEARERS": 0.3,
    "DE_BODYGUARD": 0.5,
    "DE_SIMPLE_LIVING": 0.3,
    "DE_FUTURE_SIGHT": 0.0,
    "DL_SPY": 0.6,
    "DL_FISHING": 1.1,
    "DL_AXE_THROWERS": 0.4,
    "DL_LORE_MASTERY": 1.0,
    "DL_INDUSTRIOUS_VILLAGERS": 0.3,
    "DL_DEFENSIVE_STRATEGY": 0.1,
    "DL_ENEMY_SECRETS": 0.4,
    "DL_HUNTERS": 1.0,
    "DL_OUTPOST": 1.0,
    "DL_HIDDEN_WAYS": 0.6,
    "DL_CARPENTRY_MASTERY": 0.4,
    "DL_CONQUEROR": 0.1,
    "DL_HUGINN_MUNINN": 0.4,
    "DL_UPGRADED_MARKET_PLACE": 1.3,
    "DL_GRIZZLED_WARRIORS": 0.7,
    "DL_UPGRADED_TRADING_POST": 1.1,
    "DL_ANCESTRAL_CURSE": 0.6,
    "DL_RANGERS": 1.2,
    "DL_UPGRADED_SCOUT_CAMP": 0.9,
    "DL_GREATER_TRADE_ROUTES": 1.1,
    "DL_WOODCUTTERS": 0.9,
    "DL_INFILTRATION": 0.6,
    "DL_UPGRADED_TOWN_HALL": 1.2,
    "DL_AMENITIES": 0.3,
    "DL_WOOD_MONOPOLY": 1.1,
    "DL_BRIBERY": 0.6,
    "DL_INCURSION": 0.7,
    "DL_HEROIC_CHARGE": 0.7,
    "DL_TRADING_POST": 0.8,
    "DL_LEGENDARY_HEROES": 0.9,
    "DL_ALLIES_FROM_THE_WILD": 1.0,
    "DL_LOREMASTERS": 0.9,
    "DL_WARRIORS": 0.5,
    "DL_CUNNING_MERCHANT": 0.7,
    "DL_CAPTURE": 0.9,
    "DL_VEILED_THREATS": 0.4,
    UNREST: -w.UNREST_LATER,
}
QUALITY: Mapping[CardId, float] = MappingProxyType(_QUALITY)

FLEXIBLE = frozenset(("ST_FEAST", "DE_FEAST", "CL_GOAT_1"))


def use(card: CardId) -> float:
    """Of a card in the hand; achievements and unknown ones have none."""
    return QUALITY.get(card, 0.0)


def deck_worth(owned: tuple[CardId, ...], season: Season) -> float:
    """To own these cards until the end: their fame, and what they will do in the years to come."""
    if not owned:
        return 0.0
    years = season.harvests - season.harvest  # this year's hand is counted apart
    quality = sum(map(use, owned)) / len(owned)
    return sum(map(_fame, owned)) + w.DRAWN_A_YEAR * years * quality


def _fame(card: CardId) -> int:
    if card == UNREST:
        return -LIMITS.unrest_fame
    return CARDS[card].fame if card != UNSEEN else 0
