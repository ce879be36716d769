"""Computer players of Champions of Midgard."""

from ...rules.midgard.cards.sage import ChooseRune, KeepDestiny
from ...rules.midgard.land.ships import ChooseShore
from ..levels import Minds
from ..random_player import RandomPlayer
from ..search import Effort
from ..slips import Slips
from .insight import INSIGHT
from .steady import steady
from .tempers import LEANINGS

MINDS = Minds(
    random=RandomPlayer,
    steady=steady,
    insight=INSIGHT,
    slips=Slips(often=0.5, loss=5.5, whims=(ChooseRune, ChooseShore, KeepDestiny)),
    keen=Effort(worlds=4, answers=2, doubt=1.8),
    master=Effort(worlds=16, answers=6, doubt=0.5),
    hint=Effort(worlds=8, answers=4, everywhere=True),
    leanings=LEANINGS,
)
