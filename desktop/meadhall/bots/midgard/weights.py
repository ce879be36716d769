"""What the steady player of Midgard believes: every weight of its rules of thumb. The currency is glory."""

from collections.abc import Mapping
from types import MappingProxyType

from ...rules.midgard.data import LeaderId, Metric, RuneId

# Goods: the first of a kind have the most uses, as long as there are rounds to come
FOOD = (0.0, 1.1, 2.2, 3.2, 4.2, 5.1, 5.8, 6.4, 6.9)
FOOD_ABOARD = 0.7  # each; what there is least use for is taken first
WOOD = (0.0, 1.3, 2.3, 3.0, 3.6, 3.9)
COINS = (0.0, 0.8, 1.5, 2.1, 2.6, 3.1, 3.5, 3.9, 4.3, 4.7)
ROUNDS_OF_USE = 2.0  # with fewer rounds to come the uses count less
LAST_USES = 0.25  # of a round, for each worker still in hand
COIN = 1 / 3
FAVOUR = 2.3  # with rerolls to come; in the end 2

# Vikings: swords, spears, axes
DICE = (2.1, 2.4, 3.1)
SWORDMAIDENS = 2.9  # her swords
CROWDED = 6  # more Vikings than these are worth less: there is room for eight
IN_A_CROWD = 0.55
LAST_FIGHTS = (0.0, 0.8)  # what still counts of a Viking after the last round, and after the one before
CHEAPEST_FALL = 0.65  # those who fall are worth less than the average

# Workers
WORKER = 3.0  # in hand
WORKER_A_ROUND = 2.6  # one more in each round to come
FIRST = 0.8  # the token
SHIP_A_ROUND = 0.1  # an own ship, for each item that it carries beyond the smallest useful load
SMALLEST_LOAD = 3

# Fights
STILL_FREE = (0.5, 0.3, 0.2)  # that places not yet reserved can be had by the next workers, the best place first
VIKINGS_TO_COME = 0.8  # that each worker in hand may bring before the fights begin
FOOD_TO_COME = 0.5
MATCH_FOR_A_KRAKEN = 0.75  # a likelier victory needs no rune
SET_STEP = (0.0, 1.4, 3.0)  # colours that are already there for the next set
DESTINY_STEP = 0.18  # a card that a destiny counts, of its glory

# Blame
BLAME_A_ROUND = 0.35  # that will be taken without one's doing
TROLL_STAYS = 0.5  # that nobody else would slay it
BLAME_FOR_ANOTHER = 0.6
RIVALRY = 12.0  # glory; who is so far behind is hardly to be feared

# Destinies
SPREAD = 0.7  # how sure a margin is in the end
SPREAD_A_ROUND = 0.7
RIVALS_A_ROUND: Mapping[Metric, float] = MappingProxyType(  # of hidden piles: what the best of the others has
    {
        "cards_blue": 0.35,
        "cards_yellow": 0.35,
        "cards_red": 0.35,
        "cards_troll": 0.3,
        "cards_draugr": 0.5,
        "cards_monster": 0.45,
    }
)
CHOICE_OF_DESTINIES = 0.8  # to draw one more and keep the best
LOOK = 0.4  # to know a journey
SAILING = 100.0  # to know it where the own ship lies, more than anywhere else

# Runes: what their use brings beside the glory
RUNE_USES: Mapping[RuneId, float] = MappingProxyType(
    {
        "rune_gifts": 2.6,
        "rune_glory": 4.0,
        "rune_healing": 2.6,
        "rune_journey": 0.8,
        "rune_knowledge": 0.6,
        "rune_potential": 1.8,
        "rune_reaction": 2.0,
        "rune_success": 3.5,
        "rune_true_vision": 0.8,
        "rune_wealth": 1.6,
    }
)
LAST_RUNES = 0.4  # how much of it can be used in the last round
TOP_RUNE = 3.9  # what the deck may bring
RUNE_KEPT = 0.5  # what Potential or Reaction must bring in a roll, as long as there are others to come
GLORY_RUNE = 5  # glory worth using it for; in the end anything
WEALTH = 4  # coins to be doubled
GIFTS_AT_LAST = 1  # rounds to come when gifts are opened

# Favour
PRICE_OF_FAVOUR = 2.2
MOST_FAVOUR = 2  # in one battle
LEAST_PRICE = 0.1  # of a token, in victories: for less there is no thinking it through
BEST_FACES_LIE = 0.3  # of the glory at stake, that survivors count beside the victory

LEADER_APPEAL: Mapping[LeaderId, float] = MappingProxyType(
    {"svanhildr": 1.0, "ullr": 0.7, "asmundr": 0.7, "gylfir": 0.5, "dagrun": 0.5}
)
WHIM = 0.6  # chance among leaders that are about as good
SHORTLIST = 4  # trades that are thought through
