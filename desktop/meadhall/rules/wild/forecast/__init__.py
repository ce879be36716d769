"""What would happen: figures for whoever thinks before acting, from no more than a seat may see (a view).

Nothing here changes anything or puts anything in words; the rules themselves do what is foretold here.
"""

from ..cards.bringing import all_to_play
from ..cards.effects import gain_of
from ..closing import berths
from ..fights.attack import why_not_rival
from ..fights.defence import defence_of
from ..fights.warband import ready, strength_of
from ..land.storage import default_stocks, usable
from ..payment import Means, exchangeable, means
from ..purse import at_hand
from ..turn import successes_for
from .answers import Answered, Held, answered, defences_of, held_against
from .chances import chance_of_raid
from .misses import Sure, Undone, perishing, undone
from .prices import (
    Payers,
    Price,
    Purchase,
    cost_of,
    exchanges_before,
    left_after,
    paid_first,
    payers,
    payers_of,
    price_of,
    priced,
)
from .raids import Attack, Raid, Reward, Target, everybody, lean_band, raid_on, reward_of, target_of
from .stores import Stored, has_room, most_in, stored
from .turns import (
    Ending,
    Standing,
    deeds_done,
    ending,
    next_gift,
    progress,
    standing,
    success_points,
)

__all__ = [
    "Answered",
    "Attack",
    "Ending",
    "Held",
    "Means",
    "Payers",
    "Price",
    "Purchase",
    "Raid",
    "Reward",
    "Standing",
    "Stored",
    "Sure",
    "Target",
    "Undone",
    "all_to_play",
    "answered",
    "at_hand",
    "berths",
    "chance_of_raid",
    "cost_of",
    "deeds_done",
    "default_stocks",
    "defence_of",
    "defences_of",
    "ending",
    "everybody",
    "exchangeable",
    "exchanges_before",
    "gain_of",
    "has_room",
    "held_against",
    "lean_band",
    "left_after",
    "means",
    "most_in",
    "next_gift",
    "paid_first",
    "payers",
    "payers_of",
    "perishing",
    "price_of",
    "priced",
    "progress",
    "raid_on",
    "ready",
    "reward_of",
    "standing",
    "stored",
    "strength_of",
    "success_points",
    "successes_for",
    "target_of",
    "undone",
    "usable",
    "why_not_rival",
]
