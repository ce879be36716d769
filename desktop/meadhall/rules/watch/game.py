"""The Brotherhood of the Watch as the rest of the house sees it."""

from ..kernel import Codec, Game
from . import options as house
from . import scoring, setup, view
from .data import PIECES, data_files
from .options import Options
from .records import checks
from .records.sources import WAYS, sources
from .records.summary import summary
from .state import State
from .variants import MODES, VARIANTS

WATCH = Game[State](
    id="watch",
    version=4,  # the ready starts are fair: more of them
    options=Options,
    codec=Codec(State, __package__ or ""),
    seats=lambda options: PIECES.seats[options.mode],
    check_options=house.check,
    variants=VARIANTS,
    modes=MODES,
    set_up=setup.new,
    agreed=lambda s: (s.options, len(s.players)),
    round_of=lambda s: (s.turn + len(s.players) - 1) // len(s.players),
    turn_of=lambda s: s.turn,
    points=scoring.points,
    sources=sources,
    ways=WAYS,
    summary=summary,
    visible=view.visible,
    imagine=view.imagine,
    census=checks.census,
    flaws=checks.flaws,
    data=data_files,
)
