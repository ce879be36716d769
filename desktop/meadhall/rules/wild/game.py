"""Vikings Gone Wild as the rest of the house sees it."""

from ..kernel import Codec, Game
from . import options as house
from . import setup, view
from .data import data_files
from .fights import defence
from .options import Options
from .records import checks
from .records.measures import MEASURES, measured
from .records.sources import WAYS, sources
from .records.summary import summary
from .state import State
from .variants import MODES, VARIANTS

WILD = Game[State](
    id="wild",
    version=2,  # cards of the hand pay by themselves; hopeless attacks may be declared
    options=Options,
    codec=Codec(State, __package__ or ""),
    seats=lambda options: house.SEATS,
    check_options=house.check,
    variants=VARIANTS,
    modes=MODES,
    set_up=setup.new,
    agreed=lambda s: (s.options, len(s.players)),
    round_of=lambda s: s.round,
    turn_of=lambda s: s.turn,
    points=lambda s, seat: s.players[seat].points,
    sources=sources,
    ways=WAYS,
    measures=MEASURES,
    measured=measured,
    summary=summary,
    visible=view.visible,
    standing_answer=defence.standing_answer,
    imagine=view.imagine,
    census=checks.census,
    flaws=checks.flaws,
    data=data_files,
)
