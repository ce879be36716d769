"""When each hero may act, and whether he can (GC-19.1–19.9, GC-19.43, GC-19.44).

What the heroes do stands in heroes_trade.py, heroes_build.py and heroes_north.py; Samwell, who acts in others' turns,
has samwell.py.
"""

from collections.abc import Callable, Sequence

from ...kernel import Denial, EventSink, Move, Step, then
from ..data import HEROES, HeroId
from ..state import State
from ..trade import TRADE_IS_OVER, begin_building
from .heroes import is_rested, use_hero
from .heroes_build import BuyWithVision, HireWithSubstitute, MoveOneRoad, no_cheap_guard, no_loose_road, no_vision
from .heroes_north import (
    SendHomeFromGift,
    SendHomeFromNorth,
    no_patrol,
    nobody_in_gift,
    nobody_north,
    send_patrol,
    send_tormund_home,
    tormund_is_home,
)
from .heroes_trade import BarterOne, ChooseLeader, DemandResource, nobody_ahead, nothing_to_barter


class UseHero(Move[State], frozen=True):
    """GC-19.2: always optional; in his window, and only where his effect is possible (GC-19.43)."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["UseHero"]:
        return _USE if s.players[seat].hero else ()

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["UseHero"]:
        if s.players[seat].hero is None or not is_rested(s, seat):
            return ()
        return [move for move in _USE if move.why_not(s, seat) is None]

    def why_not(self, s: State, seat: int) -> Denial | None:
        hero = s.players[seat].hero
        if hero is None:
            return Denial("no_hero", "GC-19.10" if s.brotherhood else "GC-3.3")
        if not is_rested(s, seat):
            return Denial("hero_rests", "GC-19.6")
        return _outside_window(s, hero) or _IMPOSSIBLE[hero](s, seat)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        hero = s.players[seat].hero
        assert hero is not None
        if HEROES[hero].window == "build":
            begin_building(s)
        use_hero(s, seat, out)
        then(s, *_EFFECTS[hero](s, seat, out))


_USE = (UseHero(),)


def _outside_window(s: State, hero: HeroId) -> Denial | None:
    window = HEROES[hero].window
    if window == "any_time":
        return None
    if window == "after_any_production":
        return Denial("only_after_production", "GC-19.30")
    if not s.rolled:
        return Denial("only_after_the_roll", "GC-19.44")
    if window == "trade" and s.trade_is_over:
        return TRADE_IS_OVER
    if window == "after_roll" and s.building:
        return Denial("before_the_first_build", "GC-19.39")
    return None


def _always(s: State, seat: int) -> Denial | None:
    return None


def _ask(decision: Callable[[int], Step[State]]) -> "Effect":
    def effect(s: State, seat: int, out: EventSink) -> list[Step[State]]:
        return [decision(seat)]

    return effect


Effect = Callable[[State, int, EventSink], list[Step[State]]]

_EFFECTS: dict[HeroId, Effect] = {
    "jeor_mormont": _ask(DemandResource),
    "bowen_marsh": _ask(BarterOne),
    "othell_yarwyck": _ask(MoveOneRoad),
    "alliser_thorne": _ask(HireWithSubstitute),
    "melisandre": _ask(BuyWithVision),
    "mance_rayder": _ask(ChooseLeader),
    "benjen_stark": _ask(SendHomeFromNorth),
    "ygritte": _ask(SendHomeFromGift),
    "yoren": send_patrol,
    "qhorin_halfhand": send_tormund_home,
}

_IMPOSSIBLE: dict[HeroId, Callable[[State, int], Denial | None]] = {
    "jeor_mormont": _always,
    "bowen_marsh": nothing_to_barter,
    "othell_yarwyck": no_loose_road,
    "alliser_thorne": no_cheap_guard,
    "melisandre": no_vision,
    "mance_rayder": nobody_ahead,
    "benjen_stark": nobody_north,
    "ygritte": nobody_in_gift,
    "yoren": no_patrol,
    "qhorin_halfhand": tormund_is_home,
}
