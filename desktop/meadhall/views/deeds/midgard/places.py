"""What a location brings now: its goods, its price, its enemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.rules.midgard.data import CHURCH, SHIPS, STALL_SPACES, UNSEEN, Bundle, LocationId, ShipId
from meadhall.rules.midgard.forecast import visit
from meadhall.rules.midgard.state import LAND_PLACES, Band, enemy_at, stall_at
from meadhall.views.text.house import ARROW, BETWEEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.rules.midgard.forecast import Visit
    from meadhall.views.text.midgard.voice import Voice


def named(voice: Voice, location: LocationId) -> str:
    """An enemy’s space by who lies there."""
    enemy = _enemy(voice, location)
    if enemy is None:
        return str(voice.place(location))
    return voice.say("words.enemy_at", place=voice.place(location), enemy=voice.card(enemy))


def _enemy(voice: Voice, location: LocationId) -> str | None:
    return enemy_at(voice.s, Band(location, voice.s.active)) if location in LAND_PLACES else None


def now(voice: Voice, location: LocationId) -> str:
    """What a worker of the player whose turn it is would get there."""
    enemy = _enemy(voice, location)
    if enemy is not None:
        return voice.enemy(enemy)
    if location in STALL_SPACES:
        return stall(voice, location)
    special = _NOW.get(location)
    return special(voice) if special else voice.say(f"place_now.{location}")


def stall(voice: Voice, space: LocationId, uses: int = 0) -> str:
    """So many times; else once, and how often one may."""
    here = stall_at(voice.s, space)
    if here is None:
        return voice.say("place_text.closed")
    told = _exchanged(voice, visit(voice.s, voice.s.active, space, max(uses, 1)))
    return voice.say("words.up_to", what=told, n=here.uses) if here.uses > 1 and not uses else told


def _exchanged(voice: Voice, visited: Visit) -> str:
    """Warns where not all warriors would find room (CM-4.7)."""
    told, free = voice.exchange(visited.price, visited.gain), visited.fits
    if not visited.wasted:
        return told
    warning = voice.say("words.room", n=free) if free else voice.say("words.no_room")
    return f"{told}{BETWEEN}{warning}"


def _got(location: LocationId) -> Callable[[Voice], str]:
    """Where goods pile up."""

    def told(voice: Voice) -> str:
        visited = visit(voice.s, voice.s.active, location)
        return _exchanged(voice, visited) if visited.gain != Bundle() else voice.say("words.nothing")

    return told


def _longhouse(voice: Voice) -> str:
    s = voice.s
    if s.first == s.active:
        token = voice.say("words.token_given", who=voice.who(s.left_of(s.first)))
    else:
        token = voice.say("words.token_taken")
    return f"{_exchanged(voice, visit(s, s.active, 'longhouse'))}{BETWEEN}{token}"


def _church(voice: Voice) -> str:
    prices, favours = (" / ".join(map(str, numbers)) for numbers in (CHURCH, CHURCH.values()))
    return f"{prices} [coin]{ARROW}{favours} [favour]"


def _huts(voice: Voice) -> str:
    price = visit(voice.s, voice.s.active, "huts").price
    if price == Bundle():
        return voice.say("place_now.huts")
    return f"{voice.bundle(price)}{ARROW}{voice.say('words.one_worker')}"


def _shipyard(voice: Voice) -> str:
    return BETWEEN.join(f"{voice.card(ship)} {ship_price(voice, ship)}" for ship in voice.s.yard) or voice.say(
        "place_now.shipyard"
    )


def ship_price(voice: Voice, ship: ShipId) -> str:
    return voice.bundle(SHIPS[ship].cost)


def _berth(ship: ShipId) -> Callable[[Voice], str]:
    def told(voice: Voice) -> str:
        price = ship_price(voice, ship)
        return f"{price}{BETWEEN}{voice.ship_text(ship)}" if price else voice.ship_text(ship)

    return told


def _own_ship(voice: Voice) -> str:
    ship = voice.s.players[voice.s.active].ship
    if ship is None:
        return voice.say("place_now.own_ship")
    return f"{voice.card(ship)}{BETWEEN}{voice.say('card_words.public_ship', capacity=SHIPS[ship].capacity)}"


def _merchant(voice: Voice) -> str:
    if not voice.s.merchants or voice.s.merchants[-1] == UNSEEN:
        return voice.say("place_now.merchant")
    return _exchanged(voice, visit(voice.s, voice.s.active, "merchant"))


_NOW: dict[LocationId, Callable[[Voice], str]] = {
    "armoury": _got("armoury"),
    "foundry": _got("foundry"),
    "forge": _got("forge"),
    "smokehouse": _got("smokehouse"),
    "longhouse": _longhouse,
    "church": _church,
    "huts": _huts,
    "shipyard": _shipyard,
    "berth_small": _berth("ship_small"),
    "berth_large": _berth("ship_large"),
    "own_ship": _own_ship,
    "merchant": _merchant,
}
