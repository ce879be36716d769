"""What stands on the cards, and what kind of thing each of them is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....rules.northgard.data import CARDS, UNSEEN, CardId
from ..house import CardWords

if TYPE_CHECKING:
    from .voice import Voice

_BY_KIND = {
    "recruit": (
        "ST_RECRUIT CL_BEAR_1 CL_BOAR_1 CL_RAVEN_2 CL_STAG_0 CL_WOLF_2 DE_TOWN_HALL DE_RECRUITMENT DE_MERCENARY"
        " DL_HUNTERS DL_OUTPOST DL_WOODCUTTERS DL_UPGRADED_TOWN_HALL DL_ALLIES_FROM_THE_WILD DL_LOREMASTERS"
    ),
    "explore": (
        "ST_EXPLORE CL_BOAR_2 CL_RAVEN_0 DE_SCOUTS DE_SCOUT_CAMP DL_HUGINN_MUNINN DL_RANGERS DL_UPGRADED_SCOUT_CAMP"
    ),
    "move": (
        "ST_MOVE CL_BEAR_0 CL_SNAKE_0 CL_STAG_2 CL_WOLF_0 DE_MILITIA DE_INTIMIDATE DE_SHIELDBEARERS DE_BODYGUARD"
        " DL_AXE_THROWERS DL_HIDDEN_WAYS DL_GRIZZLED_WARRIORS DL_INFILTRATION DL_INCURSION DL_HEROIC_CHARGE DL_WARRIORS"
    ),
    "build": (
        "ST_BUILD CL_BOAR_0 CL_GOAT_0 CL_STAG_1 DE_IMPROVED_TOOLS DE_SIMPLE_LIVING DL_INDUSTRIOUS_VILLAGERS"
        " DL_CARPENTRY_MASTERY DL_AMENITIES"
    ),
    "draw": (
        "CL_BEAR_2 CL_GOAT_2 DE_NEGOTIATION DE_MERCHANT DE_MARKET_PLACE DL_UPGRADED_MARKET_PLACE"
        " DL_UPGRADED_TRADING_POST DL_GREATER_TRADE_ROUTES DL_TRADING_POST DL_CUNNING_MERCHANT"
    ),
    "wild": "ST_FEAST DE_FEAST CL_GOAT_1",
    "resource": "DL_FISHING DL_LORE_MASTERY DL_WOOD_MONOPOLY",
    "reaction": "DL_DEFENSIVE_STRATEGY",
    "unrest": "UNREST",
}
_KINDS = {card: kind for kind, cards in _BY_KIND.items() for card in cards.split()}
CARD_ICONS = {
    "recruit": "horn",
    "explore": "explore",
    "move": "boot",
    "build": "build",
    "draw": "cards",
    "wild": "beer",
    "resource": "chest",
    "special": "rune",
    "reaction": "shield",
    "achievement": "trophy",
    "unrest": "burst",
}


def kind_of(card: CardId) -> str:
    """What the picture and the icon of a card go by."""
    usual = "achievement" if card != UNSEEN and CARDS[card].group == "achievement" else "special"
    return _KINDS.get(card, usual)


def icon_of(card: CardId) -> str:
    return CARD_ICONS[kind_of(card)]


def card_words(voice: Voice, card: CardId) -> CardWords:
    name = str(voice.card(card))
    if card == UNSEEN:
        return CardWords(name, "", "", "", "")
    return CardWords(
        name=name,
        type=voice.say(f"card_type.{kind_of(card)}"),
        group=voice.say(f"card_group.{_group(card)}"),
        text=voice.card_text(card),
        full=voice.say(f"card.{card.lower()}.full"),
    )


def _group(card: CardId) -> str:
    return "upgrade" if CARDS[card].tier else CARDS[card].group
