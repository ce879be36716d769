"""Computer players of the Brotherhood of the Watch."""

from functools import partial

from ..levels import Minds
from ..random_player import RandomPlayer
from ..search import Effort
from ..slips import Slips
from .insight import INSIGHT
from .steady import steady
from .tempers import LEANINGS
from .trade.manners import is_polite

MINDS = Minds(
    random=partial(RandomPlayer, manners=is_polite),
    steady=steady,
    insight=INSIGHT,
    slips=Slips(often=0.8, loss=2.0, seen=24),
    keen=Effort(worlds=4, answers=2, doubt=8),
    master=Effort(worlds=12, answers=5, doubt=0.5, everywhere=True, steadfast=True),
    hint=Effort(worlds=32, answers=5, doubt=0.7, everywhere=True),
    leanings=LEANINGS,
    in_duel={
        "keen": Effort(worlds=4, answers=2, doubt=16, everywhere=True),  # offers decide much between two
        "master": Effort(worlds=40, answers=8, doubt=0.5, everywhere=True, steadfast=True),
    },
)
