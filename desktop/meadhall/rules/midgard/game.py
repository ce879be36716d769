"""Champions of Midgard as the rest of the house sees it."""

from ..kernel import Codec, Game
from . import options as house
from . import scoring, setup, view
from .data import data_files
from .options import Options
from .records import checks
from .records.measures import MEASURES, measured
from .records.sources import WAYS, sources
from .records.summary import summary
from .state import State
from .variants import MODES, VARIANTS

MIDGARD = Game[State](
    id="midgard",
    version=2,  # Success is offered whatever it would bring; monsters are weaker, and worth more different glory
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
    points=lambda s, seat: scoring.score(s, seat).total,
    sources=sources,
    ways=WAYS,
    measures=MEASURES,
    measured=measured,
    summary=summary,
    visible=view.visible,
    imagine=view.imagine,
    census=checks.census,
    flaws=checks.flaws,
    data=data_files,
)
