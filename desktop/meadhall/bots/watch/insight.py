"""What those need of the Watch who look ahead."""

from types import MappingProxyType

from ...rules.watch.cards.heroes import AfterHero, ChooseHero
from ...rules.watch.fights.tormund import DriveTormund, MoveTormund, StealFrom
from ...rules.watch.fights.wall import HireGuard, PostFreeGuard
from ...rules.watch.flow import EndTurn, Turn
from ...rules.watch.land.building import BuildKeep, BuyCard, FoundSettlement
from ...rules.watch.placement import Settle, SetupRoad, SetupSettlement
from ...rules.watch.trade import AnswerOffer, Deal, SupplyTrade, TakeProposal
from ..foresight import Options
from ..insight import Choice, Insight, as_listed
from . import weights as w
from .features import FEATURES, measure, progress
from .fitted import FITTED
from .mind import Mind
from .robbing import harm_at
from .settling import promise_of

OF_EACH = 2  # purchases of a kind that no goal names
BUILDING = (FoundSettlement, BuildKeep, HireGuard, BuyCard)


def in_the_turn(m: Mind, _: Turn, options: Options) -> list[Choice]:
    """What could be built, or no more of it."""
    legal = set(options)
    found = {goal.act: goal.worth for goal in m.goals if goal.act in legal}
    for kind in BUILDING:
        for act in [option for option in options if type(option) is kind][:OF_EACH]:
            found.setdefault(act, 0.0)
    choices = sorted([Choice(worth, act) for act, worth in found.items()], key=lambda choice: -choice.gain)
    return [*choices, Choice(0.0, EndTurn())] if EndTurn() in legal else choices


def settlements(m: Mind, _: SetupSettlement, options: Options) -> list[Choice]:
    places = [option for option in options if isinstance(option, Settle)]
    found = [Choice(w.PIP * promise_of(m.o, option.place), option) for option in places]
    return sorted(found, key=lambda choice: -choice.gain)


def hexes_for_tormund(m: Mind, _: MoveTormund, options: Options) -> list[Choice]:
    """Only those are tried out where he harms the others most: how much that is worth is for the trial to say."""
    hexes = [option for option in options if isinstance(option, DriveTormund)]
    return [Choice(0.0, option) for option in sorted(hexes, key=lambda option: -harm_at(m, option.hex))]


INSIGHT = Insight(
    mind=Mind,
    main=MappingProxyType({Turn: in_the_turn, SetupSettlement: settlements}),
    others=MappingProxyType(
        {
            SetupRoad: as_listed,
            MoveTormund: hexes_for_tormund,
            StealFrom: as_listed,
            AfterHero: as_listed,
            ChooseHero: as_listed,
            AnswerOffer: as_listed,
            PostFreeGuard: as_listed,
        }
    ),
    features=FEATURES,
    measure=measure,
    progress=progress,
    fitted=FITTED,
    means=(SupplyTrade, Deal, TakeProposal),
)
