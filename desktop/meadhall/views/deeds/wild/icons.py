"""The sign of each card and of each building, wherever it is spoken of."""

from meadhall.rules.wild.data import CARDS, HALL, PLOTS, CardId, PlotId

_BY_KIND = {
    "resource": "chest",
    "upgrade": "scroll",
    "unit": "viking",
    "hero": "bolt",
    "fortification": "keep",
    "undead": "skull",
}
_OF_ITS_OWN = {
    "beer": "beer",
    "beer_mugs": "beer",
    "gold": "gold",
    "gold_bars": "gold",
    "elf_archer": "elf",
    "pigator": "pig",
    "sword": "sword",
    "assassin": "wound",
    "recipe_theft": "fist",
    "money_theft": "fist",
    "lokis_lens": "eye",
}
BUILDING_ICONS: dict[str, str] = {
    HALL: "trophy",
    "brewery": "beer",
    "smelter": "anvil",
    "beer_storage": "barrel",
    "gold_storage": "chest",
    "tavern": "cards",
    "drakkar": "ship",
}


def icon_of(card: CardId) -> str:
    return _OF_ITS_OWN.get(card) or _BY_KIND[CARDS[card].kind]


def place_icon(plot: PlotId) -> str:
    return BUILDING_ICONS[HALL if plot == HALL else PLOTS[plot]]
