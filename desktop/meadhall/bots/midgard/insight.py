"""What those need of Midgard who look ahead."""

from functools import partial
from types import MappingProxyType

from ...rules import kernel
from ...rules.kernel import Action
from ...rules.midgard.cards.sage import ChooseRune, KeepDestiny, LookAtJourney
from ...rules.midgard.data import NO_DICE
from ...rules.midgard.fights.assignment import Assign, AssignVikings
from ...rules.midgard.fights.victory import NameBlamed
from ...rules.midgard.goods import TakeDice
from ...rules.midgard.land.placement import PlaceWorker
from ...rules.midgard.land.ships import BuyShip, ChooseShore
from ...rules.midgard.land.stalls import Uses, UseStall
from ...rules.midgard.land.town import GiveCoins, PayChurch, TradeAtMarket
from ...rules.midgard.state import State, Worker
from ..foresight import Options
from ..insight import Choice, Insight, as_listed, by_value
from .features import FEATURES, measure, progress
from .fitted import FITTED
from .mind import Mind
from .placing import sensible_places, worth_of_place
from .sending import Plan
from .steady import ANSWERS


def places(m: Mind, decision: PlaceWorker, options: Options) -> list[Choice]:
    found = [Choice(worth_of_place(m, decision, each) - m.now, each) for each in sensible_places(m, options)]
    return sorted(found, key=lambda choice: -choice.gain)


def loads(m: Mind, _: Assign, options: Options) -> list[Choice]:
    plan = Plan.of(m)
    found = [Choice(plan.worth(each.loads), each) for each in options if isinstance(each, AssignVikings)]
    return sorted(found, key=lambda choice: -choice.gain)


def wastes(view: State, action: Action, instead_of: Action) -> bool:
    """Vikings who sit at home though nobody hunts; food that nobody is there to eat; a prayer that is not said to the
    end."""
    match action, instead_of:
        case GiveCoins(fewer), GiveCoins(coins):
            return fewer < coins
        case Uses(fewer), Uses(times):
            return fewer < times
        case AssignVikings(), AssignVikings():
            hunts = Worker("hunting", kernel.asked(view).seat) in view.placed
            adrift = any(load.food and load.dice == NO_DICE for load in action.loads)
            return adrift or (not hunts and sent(action) < sent(instead_of))
        case _:
            return False


def sent(assignment: AssignVikings) -> int:
    return sum(sum(load.dice) for load in assignment.loads)


INSIGHT = Insight(
    mind=partial(Mind, answers=ANSWERS),
    main=MappingProxyType({PlaceWorker: places}),
    others=MappingProxyType(
        {
            Assign: loads,
            ChooseShore: as_listed,
            ChooseRune: as_listed,
            BuyShip: by_value,
            PayChurch: by_value,
            KeepDestiny: as_listed,
            UseStall: by_value,
            LookAtJourney: as_listed,
            TradeAtMarket: by_value,
            TakeDice: as_listed,
            NameBlamed: as_listed,
        }
    ),
    features=FEATURES,
    measure=measure,
    progress=progress,
    fitted=FITTED,
    wastes=wastes,
)
