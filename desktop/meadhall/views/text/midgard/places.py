"""What a location brings now: its goods, its price, its enemy."""

from collections.abc import Callable

from ....rules.midgard.data import (
    AXE,
    CHURCH,
    MERCHANTS,
    NO_DICE,
    SHIPS,
    SPEAR,
    STALL_SPACES,
    SWORD,
    UNSEEN,
    Bundle,
    LocationId,
    ShipId,
    Stall,
)
from ....rules.midgard.state import State, room, stall_at
from ....rules.midgard.town import hut_price, merchant_price
from .voice import ARROW, BETWEEN, Voice


def named(voice: Voice, location: LocationId) -> str:
    """An enemy’s space by who lies there."""
    enemy = enemy_at(voice.s, location)
    if enemy is None:
        return str(voice.place(location))
    return voice.say("words.enemy_at", place=voice.place(location), enemy=voice.card(enemy))


def enemy_at(s: State, location: LocationId) -> str | None:
    if location == "troll":
        return s.troll
    return s.draugr[location == "draugr_right"] if location in ("draugr_left", "draugr_right") else None


def now(voice: Voice, location: LocationId) -> str:
    """What a worker of the player whose turn it is would get there."""
    enemy = enemy_at(voice.s, location)
    if enemy is not None:
        return voice.enemy(enemy)
    if location in STALL_SPACES:
        here = stall_at(voice.s, location)
        return stall(voice, here) if here else voice.say("place_text.closed")
    special = _NOW.get(location)
    return special(voice) if special else voice.say(f"place_now.{location}")


def stall(voice: Voice, stall: Stall, times: int = 0) -> str:
    """So many times; else once, and how often one may."""
    price, gain = (
        Bundle(*(getattr(bundle, name) * max(times, 1) for name in Bundle.__struct_fields__))
        for bundle in (stall.cost, stall.gain)
    )
    told = _with_room(voice, voice.exchange(price, gain), gain)
    return voice.say("words.up_to", what=told, n=stall.uses) if stall.uses > 1 and not times else told


def _with_room(voice: Voice, told: str, gain: Bundle) -> str:
    """Warns where not all warriors would find room (CM-4.7)."""
    free, coming = room(voice.s, voice.s.active), sum(gain.dice)
    if coming <= free:
        return told
    warning = voice.say("words.room", n=free) if free else voice.say("words.no_room")
    return f"{told}{BETWEEN}{warning}"


def _smithy(kind: int) -> Callable[[Voice], str]:
    def told(voice: Voice) -> str:
        swords, spears, axes = (n if kind == each else 0 for each, n in enumerate(voice.s.trays))
        gain = Bundle(swords=swords, spears=spears, axes=axes)
        return _with_room(voice, voice.bundle(gain), gain) if gain.dice != NO_DICE else voice.say("words.nothing")

    return told


def _smokehouse(voice: Voice) -> str:
    return voice.bundle(Bundle(food=voice.s.smokehouse)) if voice.s.smokehouse else voice.say("words.nothing")


def _longhouse(voice: Voice) -> str:
    s, gain = voice.s, Bundle(swords=1)
    if s.first == s.active:
        token = voice.say("words.token_given", who=voice.who(s.left_of(s.first)))
    else:
        token = voice.say("words.token_taken")
    return f"{_with_room(voice, voice.bundle(gain), gain)}{BETWEEN}{token}"


def _church(voice: Voice) -> str:
    prices, favours = (" / ".join(map(str, numbers)) for numbers in (CHURCH, CHURCH.values()))
    return f"{prices} [coin]{ARROW}{favours} [favour]"


def _huts(voice: Voice) -> str:
    if all(not player.spare for player in voice.s.players):
        return voice.say("place_now.huts")
    return f"{voice.bundle(hut_price(voice.s))}{ARROW}{voice.say('words.one_worker')}"


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
    gain = MERCHANTS[voice.s.merchants[-1]].gain
    return _with_room(voice, voice.exchange(merchant_price(voice.s, voice.s.active), gain), gain)


_NOW: dict[LocationId, Callable[[Voice], str]] = {
    "armoury": _smithy(SWORD),
    "foundry": _smithy(SPEAR),
    "forge": _smithy(AXE),
    "smokehouse": _smokehouse,
    "longhouse": _longhouse,
    "church": _church,
    "huts": _huts,
    "shipyard": _shipyard,
    "berth_small": _berth("ship_small"),
    "berth_large": _berth("ship_large"),
    "own_ship": _own_ship,
    "merchant": _merchant,
}
