"""What those need of Gone Wild who look ahead."""

from functools import partial
from types import MappingProxyType

from ...rules import kernel
from ...rules.kernel import Action, Decision
from ...rules.wild.cards.asgard import PickAsgard, TakeAsgard
from ...rules.wild.cards.effects import ChooseResource, StealToken
from ...rules.wild.closing import Keep, KeepCards
from ...rules.wild.data import CARDS, RESOURCES
from ...rules.wild.fights.defence import Defend
from ...rules.wild.land.tokens import PlaceToken
from ...rules.wild.payment import Exchange
from ...rules.wild.state import State
from ...rules.wild.turn import EndTurn, TakeTurn
from ..foresight import Options
from ..insight import Choice, Insight, as_listed
from .features import FEATURES, measure, progress
from .fitted import FITTED
from .mind import Mind
from .raids import best_raid, raids_by_first
from .steady import ANSWERS


def in_the_turn(m: Mind, _: TakeTurn, options: Options) -> list[Choice]:
    """What one could attack and buy, or no more of it: by the best turn that begins so."""
    raid, basket, idle = best_raid(m.worth).worth, m.basket.worth, m.shop.idle
    fights = [Choice(begun.worth + basket - idle, begun.fights[0].action) for begun in raids_by_first(m.worth)]
    wares = [
        Choice(raid + m.shop.basket_with(ware).worth - idle, ware.action) for ware in dict.fromkeys(m.shop.on_offer())
    ]
    found = sorted([*fights, *wares], key=lambda choice: -choice.gain)
    legal = [choice for choice in found if kernel.why_not(m.view, choice.action) is None]
    return [*legal, Choice(0.0, EndTurn())]


def anyway(m: Mind, decision: Decision[State]) -> list[Action]:
    """Whom it fights, what it buys, and what it exchanges for that, in whatever order."""
    if not isinstance(decision, TakeTurn):
        return []
    fights, wares = best_raid(m.worth).fights, m.basket.wares
    return [*(fight.action for fight in fights), *(ware.action for ware in wares), *map(Exchange, RESOURCES)]


def asgard(m: Mind, _: PickAsgard, options: Options) -> list[Choice]:
    cards = [option for option in options if isinstance(option, TakeAsgard)]
    return [Choice(m.worth.card(CARDS[option.card]), option) for option in cards]


def full_ships(m: Mind, _: Keep, options: Options) -> list[Choice]:
    """No berth stays empty: what is kept is one card more in the next hand."""
    kept = [option for option in options if isinstance(option, KeepCards)]
    most = max(len(option.cards) for option in kept)
    return [Choice(0.0, option) for option in kept if len(option.cards) == most]


INSIGHT = Insight(
    mind=partial(Mind, answers=ANSWERS),
    main=MappingProxyType({TakeTurn: in_the_turn}),
    others=MappingProxyType(
        {
            PickAsgard: asgard,
            Defend: as_listed,
            PlaceToken: as_listed,
            StealToken: as_listed,
            ChooseResource: as_listed,
            Keep: full_ships,
        }
    ),
    features=FEATURES,
    measure=measure,
    progress=progress,
    fitted=FITTED,
    means=(Exchange,),
    anyway=anyway,
)
