"""What a visit to a place would cost a seat and bring it now."""

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from ..data import (
    AXE,
    LIMITS,
    MERCHANTS,
    RUNE_PRICE,
    SHIPS,
    SPEAR,
    STALL_SPACES,
    SWORD,
    UNSEEN,
    Bundle,
    Dice,
    LocationId,
)
from ..land.town import hut_price, merchant_price
from ..state import State, room, stall_at
from .dice import ONE

NOTHING = Bundle()


class Visit(msgspec.Struct, frozen=True):
    """What has to be chosen there is not in it."""

    price: Bundle = NOTHING
    gain: Bundle = NOTHING  # as far as the supply goes
    fits: int = LIMITS.dice  # so many of the dice have room

    @property
    def wasted(self) -> int:
        return max(sum(self.gain.dice) - self.fits, 0)


def visit(s: State, seat: int, location: LocationId, uses: int = 1) -> Visit:
    """`uses`: of a stall that helps several times."""
    price, gain = NOTHING, NOTHING
    if location in STALL_SPACES:
        stall = stall_at(s, location)
        if stall is not None:
            price, gain = stall.cost.times(uses), stall.gain.times(uses)
    elif location in _VISITS:
        price, gain = _VISITS[location](s, seat)
    there = s.supply if location not in _SMITHIES else gain.dice
    return Visit(price, _limited(gain, there), room(s, seat))


def _limited(gain: Bundle, there: Dice) -> Bundle:
    """CM-1.8."""
    swords, spears, axes = map(min, gain.dice, there)
    return msgspec.structs.replace(gain, swords=swords, spears=spears, axes=axes)


_SMITHIES: Mapping[LocationId, int] = {"armoury": SWORD, "foundry": SPEAR, "forge": AXE}
_Brings = Callable[[State, int], tuple[Bundle, Bundle]]


def _smithy(kind: int) -> _Brings:
    def brings(s: State, seat: int) -> tuple[Bundle, Bundle]:
        swords, spears, axes = (count * one for count, one in zip(s.trays, ONE[kind], strict=True))
        return NOTHING, Bundle(swords=swords, spears=spears, axes=axes)

    return brings


def _merchant(s: State, seat: int) -> tuple[Bundle, Bundle]:
    cargo = s.merchants[-1] if s.merchants else UNSEEN
    return merchant_price(s, seat), NOTHING if cargo == UNSEEN else MERCHANTS[cargo].gain


def _huts(s: State, seat: int) -> tuple[Bundle, Bundle]:
    """Nothing is left to be had when every player has hired."""
    return hut_price(s) if any(player.spare for player in s.players) else NOTHING, NOTHING


_VISITS: Mapping[LocationId, _Brings] = {
    **{place: _smithy(kind) for place, kind in _SMITHIES.items()},
    "smokehouse": lambda s, seat: (NOTHING, Bundle(food=s.smokehouse)),
    "longhouse": lambda s, seat: (NOTHING, Bundle(swords=1)),
    "rune_reader": lambda s, seat: (RUNE_PRICE, NOTHING),
    "huts": _huts,
    "berth_small": lambda s, seat: (SHIPS["ship_small"].cost, NOTHING),
    "berth_large": lambda s, seat: (SHIPS["ship_large"].cost, NOTHING),
    "merchant": _merchant,
    "beg": lambda s, seat: (NOTHING, Bundle(food=1)),
}


def in_vain(s: State, seat: int, location: LocationId) -> Literal["full", "nothing", ""]:
    """Why a visit would bring nothing to speak of (CM-4.7)."""
    here, player = visit(s, seat, location), s.players[seat]
    if sum(here.gain.dice) and here.gain == Bundle(0, 0, 0, 0, 0, *here.gain.dice) and not here.fits:
        return "full"
    return "nothing" if location == "market" and not player.food + player.wood + player.coins else ""
