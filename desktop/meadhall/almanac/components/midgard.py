"""Of the Harbour of Champions."""

from ...rules.midgard.data import (
    BLAME,
    DESTINIES,
    DIE_NAMES,
    ENEMIES,
    JOURNEY_CARDS,
    JOURNEYS,
    LEADERS,
    LIMITS,
    LOCATIONS,
    MERCHANTS,
    RUNES,
    SHIPS,
    STALL_SPACES,
    STALLS,
)

FIGURES: dict[str, int | str] = {
    "rounds": LIMITS.rounds,
    "dice": LIMITS.dice,
    "hunted_food": LIMITS.hunted_food,
    "set_glory": LIMITS.set_glory,
    "favour_glory": LIMITS.favour_glory,
    "coins_for_a_glory": LIMITS.coins_for_a_glory,
    "asmundr_glory": LIMITS.asmundr_glory,
    "journey_cards": len(JOURNEY_CARDS),
    **{f"blame_{tokens}": glory for tokens, glory in enumerate(BLAME)},
}

THINGS = (
    *(f"place:{location}" for location in LOCATIONS if location not in STALL_SPACES),
    *(f"stall:{stall}" for stall in STALLS),
    *(f"leader:{leader}" for leader in LEADERS),
    *(f"rune:{rune}" for rune in RUNES),
    *(f"destiny:{destiny}" for destiny in DESTINIES),
    *(f"journey:{journey}" for journey in JOURNEYS),
    *(f"ship:{ship}" for ship in SHIPS),
    *(f"merchant:{merchant}" for merchant in MERCHANTS),
    *(f"card:{enemy}" for enemy in ENEMIES),
    *(f"die:{die}" for die in DIE_NAMES),
)
