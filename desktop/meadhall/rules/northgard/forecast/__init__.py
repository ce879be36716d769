"""What would happen: figures for whoever shows the game or thinks about it, from what a seat may see. Never words.

Whatever the rules can be asked or let happen on a copy is not worked out a second time here.
"""

from ..ending import FinalFame, Party, fame_of, parties
from ..fights.combat import defending
from .fights import (
    Chance,
    Clash,
    Fed,
    IfRolled,
    Reason,
    chance_in,
    chance_of,
    clash_of,
    decided,
    fed,
    food_left,
    harms,
    if_rolled,
    reasons,
    wiped_out,
)
from .land import Building, Closing, Laying, building, laying
from .odds import Odds
from .passing import Foray, Leaving, leaving
from .years import (
    Dearer,
    Strongholds,
    YearEnd,
    Yield,
    achievement,
    dearer_winter,
    harvest_is_to_come,
    party_of,
    strongholds_of,
    winning,
    winter_is_to_come,
    year_end,
    yield_at,
)

__all__ = [
    "Building",
    "Chance",
    "Clash",
    "Closing",
    "Dearer",
    "Fed",
    "FinalFame",
    "Foray",
    "IfRolled",
    "Laying",
    "Leaving",
    "Odds",
    "Party",
    "Reason",
    "Strongholds",
    "YearEnd",
    "Yield",
    "achievement",
    "building",
    "chance_in",
    "chance_of",
    "clash_of",
    "dearer_winter",
    "decided",
    "defending",
    "fame_of",
    "fed",
    "food_left",
    "harms",
    "harvest_is_to_come",
    "if_rolled",
    "laying",
    "leaving",
    "parties",
    "party_of",
    "reasons",
    "strongholds_of",
    "winning",
    "winter_is_to_come",
    "wiped_out",
    "year_end",
    "yield_at",
]
