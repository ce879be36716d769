"""Placing workers (chapters 4 and 5): whose turn it is, and where one may go."""

from collections.abc import Sequence

from ...kernel import Denial, EventSink, Menu, Move, Step, then
from ..asking import SetAsking, ask
from ..cards import sage
from ..cards.runes import UseGifts, UseKnowledge, UseSuccess, UseWealth
from ..data import LOCATIONS, STALL_SPACES, LocationId
from ..events import WorkerPlaced
from ..state import LAND_PLACES, Band, State, Worker
from . import ships, stalls, town
from .visit import Visit


class NextWorker(Step[State], frozen=True):
    """The next player clockwise who still has workers in hand; nobody has: the phase is over (CM-4.1, CM-4.2)."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        for seat in (self.seat, *s.others(self.seat)):
            if s.players[seat].workers:
                s.active = seat
                s.turn += 1
                then(s, NextWorker(s.left_of(seat)))
                ask(s, PlaceWorker(seat), out)
                return


VISITS: dict[LocationId, Visit] = {
    "forge": town.FORGE,
    "foundry": town.FOUNDRY,
    "armoury": town.ARMOURY,
    "smokehouse": town.SMOKEHOUSE,
    "market": town.MARKET,
    **{space: stalls.stall(space) for space in STALL_SPACES},
    "longhouse": town.LONGHOUSE,
    "sage": sage.SAGE,
    "rune_reader": sage.RUNE_READER,
    "church": town.CHURCH_VISIT,
    "huts": town.HUTS_VISIT,
    "shipyard": ships.SHIPYARD,
    "berth_small": ships.berth("ship_small"),
    "berth_large": ships.berth("ship_large"),
    "merchant": town.MERCHANT,
    "hunting": Visit(),
    "troll": Visit(),
    "draugr_left": Visit(),
    "draugr_right": Visit(),
    "own_ship": ships.OWN_SHIP,
    "beg": town.BEG,
}
# Where there is a space for each player (CM-5.13, CM-5.18); huts and begging are never full (CM-4.4).
ONE_EACH: tuple[LocationId, ...] = ("hunting", "own_ship")
ENDLESS: tuple[LocationId, ...] = ("huts", "beg")


def _is_full(worker: Worker, seat: int) -> bool:
    """Where this worker stands, for this seat."""
    location = worker.location
    return location not in ENDLESS and (worker.seat == seat or location not in ONE_EACH)


class Place(Move[State], frozen=True):
    """D-02: a worker to a location. What else is to be chosen there is asked next."""

    closes = True
    location: LocationId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["Place"]:
        return _PLACES

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["Place"]:
        """Most places are out of the question because somebody stands there."""
        taken = {worker.location for worker in s.placed if _is_full(worker, seat)}
        open_to_all = [place for place in _PLACES if place.location not in taken]
        return [place for place in open_to_all if VISITS[place.location].why_not(s, seat) is None]

    def why_not(self, s: State, seat: int) -> Denial | None:
        """CM-4.6: open, free, payable, and its precondition holds."""
        location = self.location
        if location in ONE_EACH:
            if Worker(location, seat) in s.placed:
                return Denial("once_per_round", "CM-4.4")
        elif location not in ENDLESS and location in [worker.location for worker in s.placed]:
            return Denial("location_taken", "CM-4.4")
        return VISITS[location].why_not(s, seat)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        s.players[seat].workers -= 1
        s.placed += (Worker(self.location, seat),)
        if self.location in LAND_PLACES:  # only who has reserved the battle may fight it in this round (CM-5.16)
            s.bands += (Band(self.location, seat),)
        out.append(WorkerPlaced(seat, self.location))
        VISITS[self.location].make(s, seat, out)


_PLACES = tuple(Place(location) for location in LOCATIONS)


class PlaceWorker(Menu[State], frozen=True):
    """Window W1 and D-02: runes first, if any, then a worker."""

    kinds = (Place, UseGifts, UseWealth, UseKnowledge, UseSuccess, SetAsking)
