"""Shipwright and longships (CM-5.10 to CM-5.14)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import SHIPS, ShipId
from ..events import ShipBought, ShipSent
from ..goods import cannot_pay, pay
from ..state import Band, State
from .visit import Visit

# The Shipwright (CM-5.10)


def _no_ship_to_buy(s: State, seat: int) -> Denial | None:
    if s.players[seat].ship:
        return Denial("one_ship_per_game", "CM-5.10")
    denials = [cannot_pay(s, seat, SHIPS[ship].cost, "CM-5.10") for ship in s.yard]
    if not denials:
        return Denial("no_ships_left", "CM-5.10")
    return None if None in denials else denials[0]


def _visit_shipwright(s: State, seat: int, out: EventSink) -> None:
    ask(s, BuyShip(seat), out)


SHIPYARD = Visit(_no_ship_to_buy, _visit_shipwright)


class TakeShip(Action, frozen=True):
    ship: ShipId


class BuyShip(Decision[State], frozen=True):
    """D-08."""

    def actions(self, s: State) -> Sequence[TakeShip]:
        return [TakeShip(ship) for ship in s.yard]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeShip):
            return NOT_NOW
        if action.ship not in s.yard:
            return Denial("ship_not_there", "CM-5.10")
        return cannot_pay(s, self.seat, SHIPS[action.ship].cost, "CM-5.10")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeShip)
        pay(s, self.seat, SHIPS[action.ship].cost, "shipyard", out)
        s.yard = tuple(ship for ship in s.yard if ship != action.ship)
        s.players[self.seat].ship = action.ship
        out.append(ShipBought(self.seat, action.ship))


# Longships


def _no_free_shore(s: State) -> Denial | None:
    """CM-5.14."""
    free = any(s.band_on(shore) is None for shore in range(len(s.coasts)))
    return None if free else Denial("no_free_shore", "CM-5.14")


def berth(ship: ShipId) -> Visit:
    """A public longship; the large one costs a coin each time (CM-5.11, CM-5.12)."""

    def why_not(s: State, seat: int) -> Denial | None:
        return _no_free_shore(s) or cannot_pay(s, seat, SHIPS[ship].cost, "CM-5.12")

    def send(s: State, seat: int, out: EventSink) -> None:
        pay(s, seat, SHIPS[ship].cost, ship, out)
        ask(s, ChooseShore(seat, ship), out)

    return Visit(why_not, send)


def _no_own_ship(s: State, seat: int) -> Denial | None:
    if s.players[seat].ship is None:
        return Denial("no_ship", "CM-5.13")
    return _no_free_shore(s)


def _send_own(s: State, seat: int, out: EventSink) -> None:
    ship = s.players[seat].ship
    assert ship is not None
    ask(s, ChooseShore(seat, ship), out)


OWN_SHIP = Visit(_no_own_ship, _send_own)


class SailTo(Action, frozen=True):
    shore: int


class ChooseShore(Decision[State], frozen=True):
    """D-09."""

    ship: ShipId

    def actions(self, s: State) -> Sequence[SailTo]:
        return [SailTo(shore) for shore in range(len(s.coasts))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, SailTo):
            return NOT_NOW
        if action.shore not in range(len(s.coasts)):
            return Denial("no_such_shore", "CM-2.5")
        return Denial("shore_taken", "CM-5.14") if s.band_on(action.shore) else None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, SailTo)
        s.bands += (Band(self.ship, self.seat, action.shore),)
        out.append(ShipSent(self.seat, self.ship, action.shore))
