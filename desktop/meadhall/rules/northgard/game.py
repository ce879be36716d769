"""Northgard as the rest of the house sees it."""

from ..kernel import Codec, Game
from . import ending, orders, setup, view
from . import options as house
from .data import data_files
from .options import Options
from .records import checks
from .records.measures import MEASURES, measured
from .records.sources import WAYS, sources
from .records.summary import summary
from .state import State
from .variants import MODES, VARIANTS

NORTHGARD = Game[State](
    id="northgard",
    version=3,  # equal cards and the only fitting tile are asked about; tiles under the pile are remembered
    options=Options,
    codec=Codec(State, __package__ or ""),
    seats=house.seats,
    check_options=house.check,
    variants=VARIANTS,
    modes=MODES,
    set_up=setup.new,
    agreed=lambda s: (s.options, len(s.players)),
    round_of=lambda s: s.year,
    turn_of=lambda s: s.turn,
    points=ending.final_fame,
    sources=sources,
    ways=WAYS,
    measures=MEASURES,
    measured=measured,
    summary=summary,
    visible=view.visible,
    imagine=view.imagine,
    standing_answer=orders.standing_answer,
    census=checks.census,
    flaws=checks.flaws,
    data=data_files,
)
