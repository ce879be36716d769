"""What would happen: figures for whoever shows the game or thinks about it, from what a seat may see. Never words."""

from ..cards.runes import wealth
from ..cards.sage import MORE_BY_VISION, usual_draw
from ..fights.assignment import food_for
from ..fights.voyage import toll_of
from ..flow import PHASES, phase_of
from ..land.town import hut_price, traded
from ..scoring import Score, blame_costs
from .count import Standing, if_it_ended_now, next_blame, stake, standing, sure
from .dice import band_left, without
from .favour import Hope, battle, forget
from .loading import FOOD, HOME, Loading, fed
from .odds import Odds, odds
from .sending import Prospect, at_sea, chance, idle, on_land, prospect, ships_to_send, starving, suggestion
from .visits import Visit, in_vain, visit
from .voyage import Fate, Target, fate, target_at, target_of, to_lose, to_starve
from .window import Outlook, Tray, after_roll, best, best_reroll, favour_costs, hunted, outlook, to_fall, tray

__all__ = [
    "FOOD",
    "HOME",
    "MORE_BY_VISION",
    "PHASES",
    "Fate",
    "Hope",
    "Loading",
    "Odds",
    "Outlook",
    "Prospect",
    "Score",
    "Standing",
    "Target",
    "Tray",
    "Visit",
    "after_roll",
    "at_sea",
    "band_left",
    "battle",
    "best",
    "best_reroll",
    "blame_costs",
    "chance",
    "fate",
    "favour_costs",
    "fed",
    "food_for",
    "forget",
    "hunted",
    "hut_price",
    "idle",
    "if_it_ended_now",
    "in_vain",
    "next_blame",
    "odds",
    "on_land",
    "outlook",
    "phase_of",
    "prospect",
    "ships_to_send",
    "stake",
    "standing",
    "starving",
    "suggestion",
    "sure",
    "target_at",
    "target_of",
    "to_fall",
    "to_lose",
    "to_starve",
    "toll_of",
    "traded",
    "tray",
    "usual_draw",
    "visit",
    "wealth",
    "without",
]
