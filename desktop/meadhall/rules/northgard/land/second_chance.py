"""Who has lost everybody on the map may begin again (NG-16.2 to NG-16.6)."""

from collections.abc import Iterator, Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..data import LAIR_OF, NONE
from ..events import TileLaid
from ..fights.creatures import Appear
from ..state import State, aggressive_in, has_figures, neutral
from .explore import LayTile, draw_tiles, tiles_under_pile
from .placement import leaves_neutral, place_group
from .territory import lay, no_fit


class SecondChances(Step[State], frozen=True):
    """In turn order."""

    def run(self, s: State, out: EventSink) -> None:
        then(s, *(SecondChance(seat) for seat in s.turn_order))


class SecondChance(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if has_figures(s, self.seat):
            return
        if havens(s):
            ask(s, StartAgain(self.seat), out)
        else:
            then(s, DrawNewLand(self.seat, len(s.pile)))


def havens(s: State) -> list[int]:
    """Neutral territories, but not a Valkyrie's (NG-21.18)."""
    return [region for region in neutral(s) if not aggressive_in(s, region)]


class BeginAt(Action, frozen=True):
    """Three warriors together."""

    region: int


class StartAgain(Decision[State], frozen=True):
    """NG-24.33."""

    def actions(self, s: State) -> Sequence[Action]:
        return [STOP, *(BeginAt(region) for region in s.land.regions)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, BeginAt):
            return NOT_NOW
        if action.region not in s.land.regions:
            return Denial("no_such_territory", "NG-2.5")
        if action.region in havens(s):
            return None
        if aggressive_in(s, action.region):
            return Denial("valkyrie_here", "NG-21.18")
        return Denial("not_neutral", "NG-16.2", {"seat": s.owner[action.region]})

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, BeginAt):
            place_group(s, self.seat, action.region, kaija=False, source="second_chance", out=out)


class DrawNewLand(Step[State], frozen=True):
    """NG-16.3: tile after tile, until one leaves room for the group; each is tried once (NG-16.4)."""

    seat: int
    untried: int

    def run(self, s: State, out: EventSink) -> None:
        if not self.untried:
            return
        draw_tiles(s, self.seat, 1, out)
        settling = SettleNewLand(self.seat)
        if next(settling.placements(s), None) is not None:
            s.agenda.append(settling)
        else:
            tiles_under_pile(s, self.seat, s.looked, out)
            then(s, DrawNewLand(self.seat, self.untried - 1))


class SettleNewLand(Decision[State], frozen=True):
    """The tile may be laid anywhere; or the chance is declined (NG-27.12)."""

    def actions(self, s: State) -> Sequence[Action]:
        cells = s.land.facing
        return [STOP, *(LayTile(s.looked[0], cell, turns) for cell in cells for turns in range(4))]

    def placements(self, s: State) -> Iterator[Action]:
        return (action for action in self.actions(s)[1:] if self.why_not(s, action) is None)

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, LayTile) or action.tile != s.looked[0]:
            return NOT_NOW
        denial = no_fit(s, action.tile, action.cell, action.turns)
        if denial is None and not leaves_neutral(s, action):
            return Denial("no_neutral_territory", "NG-16.3")
        return denial

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        """Not an Explore: no fame, no clan ability; but creatures come, and act (NG-16.5)."""
        if not isinstance(action, LayTile):
            tiles_under_pile(s, self.seat, s.looked, out)
            return
        s.looked = ()
        change = lay(s, action.tile, action.cell, action.turns)
        out.append(TileLaid(self.seat, action.tile, action.cell, action.turns, change.closed))
        lair = LAIR_OF[action.tile]
        appearing = [Appear(self.seat, lair, acts=True)] if s.options.creatures and lair != NONE else []
        then(s, *appearing, OfferStart(self.seat))


class OfferStart(Step[State], frozen=True):
    """A Valkyrie may have come to the only place that was left."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if havens(s):
            ask(s, StartAgain(self.seat), out)
