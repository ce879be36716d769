"""Of the Watch."""

from ...rules.watch.data import CARDS, HEROES, LIMITS, NORTH, PIECES

FIGURES: dict[str, int | str] = {
    "roads": PIECES.pieces["road"],
    "settlements": PIECES.pieces["settlement"],
    "keeps": PIECES.pieces["keep"],
    "guards": PIECES.pieces["guard"],
    "keep_ore": PIECES.costs["keep"]["ore"],
    "keep_grain": PIECES.costs["keep"]["grain"],
    "resource_cards": LIMITS.cards_of_each_resource,
    "points_to_win": LIMITS.winning_points,
    "safe_hand": LIMITS.safe_hand,
    "longest_road": LIMITS.longest_road,
    "largest_patrol": LIMITS.largest_patrol,
    "rate_base": LIMITS.supply_rate["base"],
    "rate_brotherhood": LIMITS.supply_rate["brotherhood"],
    "special_base": LIMITS.special_points["base"],
    "special_brotherhood": LIMITS.special_points["brotherhood"],
    "few_guards": LIMITS.guard_points[0],
    "many_guards": LIMITS.guard_points[1],
    "sections": LIMITS.sections,
    "posts": LIMITS.posts,
    "camps": LIMITS.camps,
    "invasions": LIMITS.invasions,
    "gift_holds": LIMITS.gift_holds,
    "development_cards": sum(card.count for card in CARDS.values()),
    "patrol_cards": CARDS["ranger_patrol"].count,
    "die_faces": NORTH.die.faces,
    "warriors": NORTH.figures["warrior"],
    "climbers": NORTH.figures["climber"],
    "giants": NORTH.figures["giant"],
}

THINGS = (
    *(f"card:{card}" for card in CARDS),
    *(f"hero:{hero}" for hero in HEROES),
    *(f"piece:{piece}" for piece in PIECES.pieces),
    *(f"resource:{resource}" for resource in PIECES.resources),
    *(f"terrain:{terrain}" for terrain in dict.fromkeys(PIECES.terrain["base"])),
    *(f"wildling:{kind}" for kind in NORTH.figures),
    *(f"clan:{clan.id}" for clan in NORTH.clan),
    "tormund",
)
