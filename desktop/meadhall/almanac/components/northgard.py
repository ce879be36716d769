"""Of the Uncharted Lands."""

from ...rules.northgard.data import (
    BUILDINGS,
    CALENDARS,
    CARDS,
    CLANS,
    CREATURES,
    LIMITS,
    LORE_COSTS,
    RESOURCES,
    TILES,
    WOOD_COST,
)

FIGURES: dict[str, int | str] = {
    "warriors": LIMITS.warriors,
    "tiles": len(TILES),
    "tokens_of_each_building": LIMITS.tokens_of_each_building,
    "unrest": LIMITS.unrest,
    "unrest_fame": LIMITS.unrest_fame,
    "cards_a_year": LIMITS.cards_a_year,
    "warriors_in_a_group": LIMITS.warriors_in_a_group,
    "resources_for_a_fame": LIMITS.resources_for_a_fame,
    "trade_rate": LIMITS.trade_rate,
    "sudden_victory": LIMITS.sudden_victory,
    "team_sudden_victory": LIMITS.team_sudden_victory,
    "creature_points_large": LIMITS.creature_points_large,
    "lore_replace": LORE_COSTS.replace,
    "lore_remove": LORE_COSTS.remove,
    "lore_upgrade": LORE_COSTS.upgrade,
    "years": len(CALENDARS["7"]),
    "wood_small": min(WOOD_COST),
    "wood_large": max(WOOD_COST),
}

THINGS = (
    *(f"card:{card}" for card in CARDS),
    *(f"clan:{clan}" for clan in CLANS),
    *(f"building:{building.id}" for building in BUILDINGS),
    *(f"creature:{creature}" for creature in CREATURES),
    *(f"resource:{resource}" for resource in RESOURCES),
    "kaija",
    "scorched",
)
