"""Computer players of Northgard: Uncharted Lands."""

from functools import partial

from ...rules.northgard.actions import SetAsking
from ..levels import Minds
from ..random_player import RandomPlayer, leaving_alone
from ..search import Effort
from ..slips import Slips
from .insight import INSIGHT
from .steady import Steady
from .tempers import LEANINGS

MINDS = Minds(
    random=partial(RandomPlayer, manners=leaving_alone(SetAsking)),
    steady=Steady,
    insight=INSIGHT,
    slips=Slips(often=0.72, loss=7.0),
    keen=Effort(worlds=4, answers=2, rounds=2, doubt=2),
    master=Effort(worlds=20, answers=4, rounds=2, doubt=0.7),
    hint=Effort(worlds=3, answers=3, rounds=2, everywhere=True),
    leanings=LEANINGS,
)
