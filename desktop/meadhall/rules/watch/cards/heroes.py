"""The life of a hero card: used, kept on its other side, returned, replaced (GC-19.1–19.11)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ..data import HEROES, HeroId
from ..events import HeroKept, HeroReturned, HeroTaken, HeroUsed
from ..scoring import CHECK_VICTORY
from ..state import State


def is_rested(s: State, seat: int) -> bool:
    """GC-19.6: not in the turn in which he was taken or used."""
    return s.turn > s.players[seat].hero_rested


def use_hero(s: State, seat: int, out: EventSink) -> None:
    """The advantage is used; when its effect is over the owner keeps or replaces the card, unless he has won by it
    (GC-21.1)."""
    player = s.players[seat]
    assert player.hero is not None
    player.hero_rested = s.turn
    out.append(HeroUsed(seat, player.hero))
    then(s, AfterHero(seat))
    if seat == s.active:
        then(s, CHECK_VICTORY[seat])


class KeepHero(Action, frozen=True):
    """Turn side B up."""


class TakeHero(Action, frozen=True):
    hero: HeroId


class ReturnHero(Action, frozen=True):
    """Give the card back although no other is there."""


class AfterHero(Decision[State], frozen=True):
    """GC-19.3: keep (only from side A), or replace by another hero of the display."""

    def actions(self, s: State) -> Sequence[Action]:
        return [_KEEP, *_TAKE.values(), _RETURN]

    def options(self, s: State) -> Sequence[Action]:
        found: list[Action] = [] if s.players[self.seat].flipped else [_KEEP]
        if not s.display:
            return [*found, _RETURN]
        returned = s.players[self.seat].hero
        return [*found, *(take for hero, take in _TAKE.items() if hero in s.display and hero != returned)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        player = s.players[self.seat]
        match action:
            case KeepHero():
                return Denial("side_b_is_up", "GC-19.3") if player.flipped else None
            case TakeHero(hero):
                return cannot_take_hero(s, hero, returned=player.hero)
            case ReturnHero():
                return Denial("others_on_display", "GC-19.10") if s.display else None
            case _:
                return Denial("not_now", "GC-25.18")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        player = s.players[self.seat]
        assert player.hero is not None
        match action:
            case KeepHero():
                player.flipped = True
                out.append(HeroKept(self.seat, player.hero))
            case TakeHero(hero):
                return_hero(s, self.seat, out)
                take_hero(s, self.seat, hero, out)
            case _:
                return_hero(s, self.seat, out)


_KEEP, _TAKE, _RETURN = KeepHero(), {hero: TakeHero(hero) for hero in HEROES}, ReturnHero()


def cannot_take_hero(s: State, hero: HeroId, returned: HeroId | None) -> Denial | None:
    if hero == returned:
        return Denial("just_returned", "GC-19.5")
    return None if hero in s.display else Denial("hero_not_on_display", "GC-19.5")


def return_hero(s: State, seat: int, out: EventSink) -> None:
    """To the display, side A up."""
    player = s.players[seat]
    hero = player.hero
    assert hero is not None
    s.display += (hero,)
    player.hero_gone = hero
    player.hero = None
    player.flipped = False
    out.append(HeroReturned(seat, hero))


def take_hero(s: State, seat: int, hero: HeroId, out: EventSink) -> None:
    player = s.players[seat]
    s.display = tuple(other for other in s.display if other != hero)
    player.hero = hero
    player.hero_gone = None
    player.hero_rested = s.turn
    out.append(HeroTaken(seat, hero))


class FillMissingHero(Step[State], frozen=True):
    """GC-19.10: at the start of his turn a player without a hero takes one, if another than the last is there."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        player = s.players[self.seat]
        if player.hero is None and any(hero != player.hero_gone for hero in s.display):
            then(s, ChooseHero(self.seat))


class ChooseHero(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[TakeHero]:
        return list(_TAKE.values())

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeHero):
            return Denial("not_now", "GC-25.18")
        return cannot_take_hero(s, action.hero, returned=s.players[self.seat].hero_gone)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeHero)
        take_hero(s, self.seat, action.hero, out)
