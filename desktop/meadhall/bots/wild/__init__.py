"""Computer players of Vikings Gone Wild."""

from functools import partial

from ...rules.wild.actions import SetAsking
from ..levels import Minds
from ..random_player import RandomPlayer, leaving_alone
from ..search import Effort
from ..slips import Slips
from .insight import INSIGHT
from .steady import steady
from .tempers import LEANINGS

MINDS = Minds(
    random=partial(RandomPlayer, manners=leaving_alone(SetAsking)),
    steady=steady,
    insight=INSIGHT,
    slips=Slips(often=0.45, loss=1.2),
    keen=Effort(worlds=4, answers=3, steadfast=True),
    master=Effort(worlds=48, answers=10, rounds=2, doubt=0.5, everywhere=True, steadfast=True),
    hint=Effort(worlds=20, answers=10, doubt=0.5, everywhere=True),
    leanings=LEANINGS,
)
