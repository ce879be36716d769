"""A steady player: rules of thumb, and a look one step ahead, on nothing but what its seat may see."""

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Any

from ...rules.kernel import Action
from ...rules.watch.cards.advantages import UseHero
from ...rules.watch.cards.development import ClaimVictory, FreeRoad, RangerChoice, Winter
from ...rules.watch.cards.heroes import AfterHero, ChooseHero
from ...rules.watch.cards.heroes_build import BuyWithVision, ChooseVision, HireWithSubstitute, MoveOneRoad
from ...rules.watch.cards.heroes_north import SendHomeFromGift, SendHomeFromNorth
from ...rules.watch.cards.heroes_trade import (
    BarterOne,
    ChooseLeader,
    DemandResource,
    Give,
    GiveBack,
    Take,
    TakeFromHand,
)
from ...rules.watch.cards.samwell import Console, TakeCard
from ...rules.watch.cards.tragedy import LoseDisplayedHero
from ...rules.watch.data import HEROES, LIMITS
from ...rules.watch.fights.tormund import Discard, MoveTormund, StealFrom
from ...rules.watch.fights.wall import PostFreeGuard, PostGuard
from ...rules.watch.flow import EndTurn, PreRoll, Turn
from ...rules.watch.placement import SetupRoad, SetupSettlement
from ...rules.watch.production import RollDice
from ...rules.watch.trade import AnswerOffer, ConfirmOffer, SupplyTrade
from ..foresight import Answer, Answers, Options
from ..steady import SteadyPlayer
from . import building, cards, robbing, settling
from .heroes import at_work as work
from .heroes import choosing as heroes
from .mind import Mind
from .trade import trading

# One's own turn


def _before_the_roll(m: Mind, _: Any, options: Options) -> Action:
    return _claim(m, options) or _hero(m, options) or cards.play_card(m, options) or RollDice()


def _in_the_turn(m: Mind, _: Any, options: Options) -> Action:
    if m.s.options.victory_at_end_of_turn and m.o.points >= LIMITS.winning_points:
        return EndTurn()
    return (
        _claim(m, options)
        or _hero(m, options)
        or cards.play_card(m, options)
        or trading.proposal(m, options)
        or _trade(m, options)
        or _builder(m, options)
        or building.build(m)
        or EndTurn()
    )


def _claim(m: Mind, options: Options) -> Action | None:
    if not m.s.options.confirm_victory:
        return None
    return next((option for option in options if isinstance(option, ClaimVictory)), None)


def _hero(m: Mind, options: Options) -> Action | None:
    """Heroes who build wait: with them trade is over."""
    return None if _is_builder(m) else _useful_hero(m, options)


def _builder(m: Mind, options: Options) -> Action | None:
    return _useful_hero(m, options) if _is_builder(m) else None


def _is_builder(m: Mind) -> bool:
    hero = m.me.hero
    return hero is not None and HEROES[hero].window == "build"


def _useful_hero(m: Mind, options: Options) -> Action | None:
    return UseHero() if UseHero() in options and heroes.is_hero_useful(m) else None


def _trade(m: Mind, options: Options) -> Action | None:
    """First with the others, then with the supply."""
    if not m.can_trade:
        return None
    if offered := trading.offer(m):
        return offered
    swap = m.purse.with_supply(m.hand, m.s.bank).trade or _trade_down(m)
    if swap and (trade := SupplyTrade(*swap)) in options:
        return trade
    return None


def _trade_down(m: Mind) -> tuple[int, int] | None:
    """Rather than have a seven take them, spare cards go to the supply for one that is missing."""
    if sum(m.hand) <= LIMITS.safe_hand or building.build(m):
        return None
    return m.purse.swap_to_keep(m.hand, m.s.bank)


# Questions with one thing to weigh


def _post_guard(m: Mind, _: Any, options: Options) -> Action:
    best = m.north.best_section if m.north else None
    return PostGuard(best[0]) if best else options[0]


def _take_from_hand(m: Mind, _: Any, options: Options) -> Action:
    return Take(work.best_to_take(m, [option.kind for option in options if isinstance(option, Take)]))


def _give_back(m: Mind, _: Any, options: Options) -> Action:
    return Give(work.best_to_give(m, [option.kind for option in options if isinstance(option, Give)]))


def _console(m: Mind, _: Any, options: Options) -> Action:
    return TakeCard(work.best_to_take(m, [option.kind for option in options if isinstance(option, TakeCard)]))


def _hero_at_work(best: Callable[[Mind], work.Best]) -> Answer[Mind]:
    def answer(m: Mind, _: Any, options: Options) -> Action:
        return best(m)[1] or options[0]

    return answer


ANSWERS: Answers[Mind] = MappingProxyType(
    {
        SetupSettlement: lambda m, _, options: settling.first_place(m.o, options, m.rng),
        SetupRoad: lambda m, _, options: settling.first_road(m.o, options),
        PreRoll: _before_the_roll,
        Turn: _in_the_turn,
        # a seven
        Discard: lambda m, _, options: robbing.discard(m, options),
        MoveTormund: lambda m, _, options: robbing.drive_tormund(m, options),
        StealFrom: lambda m, _, options: robbing.rob(m, options),
        # offers
        AnswerOffer: trading.answer,
        ConfirmOffer: trading.confirm,
        # development cards
        RangerChoice: lambda m, _, options: cards.ranger_choice(m, options),
        FreeRoad: lambda m, _, options: cards.free_road(m, options),
        Winter: lambda m, _, options: cards.take_two(m, options),
        PostFreeGuard: _post_guard,
        # heroes
        AfterHero: lambda m, _, options: heroes.keep_or_take(m, options),
        ChooseHero: lambda m, _, options: heroes.keep_or_take(m, options),
        LoseDisplayedHero: lambda m, _, options: heroes.lose_displayed(m, options),
        Console: _console,
        DemandResource: _hero_at_work(work.best_demand),
        GiveBack: _give_back,
        BarterOne: _hero_at_work(work.best_barter),
        ChooseLeader: _hero_at_work(work.best_look),
        TakeFromHand: _take_from_hand,
        MoveOneRoad: _hero_at_work(work.best_road_move),
        HireWithSubstitute: _hero_at_work(work.best_cheap_guard),
        BuyWithVision: _hero_at_work(work.best_vision),
        ChooseVision: lambda m, _, options: cards.pick_card(m, options),
        SendHomeFromNorth: _hero_at_work(work.best_from_north),
        SendHomeFromGift: _hero_at_work(work.best_from_gift),
    }
)

steady = partial(SteadyPlayer[Mind], ANSWERS, Mind)
