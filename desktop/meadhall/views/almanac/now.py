"""What is true at this table of what an entry tells: one line, from what the one who reads may see, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.almanac import Entry
from meadhall.rules.midgard.state import State as Harbour
from meadhall.rules.northgard.data import BUILDINGS
from meadhall.rules.northgard.state import State as Lands
from meadhall.rules.watch.data import LIMITS
from meadhall.rules.watch.state import NOBODY
from meadhall.rules.watch.state import State as Watch
from meadhall.rules.wild.state import State as Wild
from meadhall.views.table.desk import Desk


class Here(NamedTuple):
    desk: Desk
    s: Any  # as the one who reads may see it

    def say(self, ident: str, **given: Any) -> str:
        return self.desk.style.words(f"almanac.now.{ident}", **given)


Tell = Callable[[Here], str]


def told_now(desk: Desk, entry: Entry) -> str:
    tell = _GAMES[desk.session.game.id].get(entry.id)
    return tell(Here(desk, desk.session.view)) if tell is not None else ""


def _count(ident: str, count: Callable[[Any], int]) -> Tell:
    return lambda here: here.say(ident, n=count(here.s))


def _own(ident: str, count: Callable[[Any, int], int]) -> Tell:
    """Of whoever reads; nothing for those who only look on."""

    def tell(here: Here) -> str:
        seat = here.desk.session.viewer
        return here.say(ident, n=count(here.s, seat)) if seat is not None else ""

    return tell


# The Watch


def _holder(holder: Callable[[Watch], int], how_much: Callable[[Watch, int], int]) -> Tell:
    def tell(here: Here) -> str:
        seat = holder(here.s)
        if seat == NOBODY:
            return here.say("nobody")
        return here.say("held", who=here.desk.name(seat), n=how_much(here.s, seat))

    return tell


def _gift(here: Here) -> str:
    s: Watch = here.s
    if not s.brotherhood:
        return ""
    return here.say("gift", n=s.invasions, most=LIMITS.invasions, m=s.in_the_gift, holds=LIMITS.gift_holds)


_PIECES = ("road", "settlement", "keep", "guard")
_WATCH: dict[str, Tell] = {
    "longest_road": _holder(lambda s: s.road_holder, lambda s, seat: s.players[seat].road_length),
    "largest_patrol": _holder(lambda s: s.patrol_holder, lambda s, seat: s.players[seat].patrols),
    **{piece: _own("yours", lambda s, seat, piece=piece: s.pieces_left(seat, piece)) for piece in _PIECES},
    **dict.fromkeys(("buying_cards", "development_cards"), _count("cards", lambda s: len(s.deck))),
    **dict.fromkeys(("invasion", "wildlings_in_gift", "tragic_end"), _gift),
}

# The Uncharted Lands


def _stock(building: int) -> Callable[[Lands], int]:
    return lambda s: s.stock[building]


_NORTHGARD: dict[str, Tell] = {
    "exploring": _count("tiles", lambda s: len(s.pile)),
    "unrest": _count("left", lambda s: s.unrest),
    "warriors": _own("yours", lambda s, seat: s.players[seat].reserve),
    **{each.id: _count("left", _stock(number)) for number, each in enumerate(BUILDINGS)},
}

# The Harbour of Champions


def _waiting(s: Harbour) -> int:
    return sum(s.trays)


_MIDGARD: dict[str, Tell] = {
    "smithies": _count("waiting", _waiting),
    "smokehouse": _count("waiting", lambda s: s.smokehouse),
    "runes": _count("cards", lambda s: len(s.rune_deck)),
    "destinies": _count("cards", lambda s: len(s.destiny_deck)),
    "blame": _own("held_by_you", lambda s, seat: s.players[seat].blame),
    "favour": _own("held_by_you", lambda s, seat: s.players[seat].favour),
}

# Gone Wild


def _room(here: Here) -> str:
    s: Wild = here.s
    seat = here.desk.session.viewer
    if seat is None or (limit := s.players[seat].limit) is None:
        return ""
    return here.say("room", n=s.players[seat].buildings, most=limit)


_HOUSES = ("brewery", "smelter", "beer_storage", "gold_storage", "tavern", "drakkar")
_STACKED = ("elf_archer", "bone_crusher", "pigator", "tower", "chicken_tower", "sheep_cannon")
_WILD: dict[str, Tell] = {
    "building_rules": _room,
    "asgard": _count("cards", lambda s: len(s.asgard_deck)),
    **{house: _count("left", lambda s, house=house: s.in_lot(house)) for house in _HOUSES},
    **{card: _count("left", lambda s, card=card: s.in_stack(card)) for card in _STACKED},
}

_GAMES: dict[str, dict[str, Tell]] = {"watch": _WATCH, "northgard": _NORTHGARD, "midgard": _MIDGARD, "wild": _WILD}
