"""Phase 4: upkeep and Unrest (chapter 15)."""

from ..kernel import EventSink, Step, then
from .data import LIMITS, NO_RESOURCES, PIECES, UNREST, Resources
from .events import FameLost, TopCardDiscarded, UnrestTaken, WinterPaid
from .hand import acquire, flip_top, put_on_top
from .state import EVERYBODY, State, warriors_on_map


class Winter(Step[State], frozen=True):
    """Each player in turn order (NG-15.1)."""

    def run(self, s: State, out: EventSink) -> None:
        then(s, *(PayUpkeep(seat) for seat in s.turn_order))


def upkeep(warriors: int) -> Resources:
    """NG-15.1, NG-15.2."""
    due = NO_RESOURCES
    for each in PIECES.winter:
        if warriors >= each.warriors:
            due = each.food, each.wood, 0
    return due


class PayUpkeep(Step[State], frozen=True):
    """NG-15.3, NG-15.4: in full, or as much as there is and one Unrest."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        due = upkeep(warriors_on_map(s, self.seat))
        if not any(due):
            return
        held = s.players[self.seat].resources
        food, wood = min(due[0], held[0]), min(due[1], held[1])
        held[0] -= food
        held[1] -= wood
        in_full = (food, wood, 0) == due
        out.append(WinterPaid(self.seat, (food, wood, 0), in_full))
        if not in_full:
            take_unrest(s, self.seat, out)


def take_unrest(s: State, seat: int, out: EventSink) -> None:
    """On top of the deck (NG-15.5); where there is none left it costs fame and a card (NG-15.8)."""
    player = s.players[seat]
    if s.unrest:
        s.unrest -= 1
        acquire(player, UNREST)
        put_on_top(player, (UNREST,), EVERYBODY)
        out.append(UnrestTaken(seat, from_pile=True))
        return
    out.append(UnrestTaken(seat, from_pile=False))
    lost = min(LIMITS.unrest_fame, max(player.fame, 0))  # NG-15.9
    if lost:
        player.fame -= lost
        out.append(FameLost(seat, lost))
    card = flip_top(s, seat, out)
    if card is not None:
        out.append(TopCardDiscarded(seat, card))
