"""Explore: a tile from the pile onto the map (chapter 10)."""

from collections.abc import Iterable, Sequence
from itertools import permutations

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..cards.clans import AfterExplore
from ..data import LAIR_OF, NONE, TILES
from ..effect import Effect
from ..events import ExploreFailed, TileLaid, TilesDrawn, TilesUnderPile
from ..fights.creatures import Appear
from ..goods import gain, gain_fame
from ..state import NOBODY, State, controlled, has_creature
from .territory import lay, no_fit


class Explore(Effect, frozen=True):
    draw: int = 1
    anywhere: bool = False  # at any open territory of the map (NG-12.55)
    redraw: bool = False  # the tile may be put back once (NG-12.35)
    collect: bool = False  # what is printed on the tile (NG-12.18)

    def why_not(self, s: State, seat: int) -> Denial | None:
        """NG-10.12."""
        if not s.pile:
            return Denial("no_tiles_left", "NG-10.6")
        if sources(s, seat, self.anywhere):
            return None
        return Denial("no_open_territory", "NG-10.2")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (BeginExploring(seat, self),)


def sources(s: State, seat: int, anywhere: bool = False) -> list[int]:
    """Open territories from which this seat can explore; not where a brown bear is (NG-21.23)."""
    regions = s.land.regions
    near = regions if anywhere else controlled(s, seat)
    found = [region for region in near if regions[region].open_edges]
    return [region for region in found if not has_creature(s, region, "brown_bear")] if s.beasts else found


class BeginExploring(Step[State], frozen=True):
    seat: int
    effect: Explore

    def run(self, s: State, out: EventSink) -> None:
        if self.effect.why_not(s, self.seat) is None:
            DrawTiles(self.seat, self.effect, self.effect.draw, len(s.pile)).run(s, out)


class DrawTiles(Step[State], frozen=True):
    """NG-10.4: if none of them fits they go under the pile, and one other is drawn; each is tried once at most."""

    seat: int
    effect: Explore
    count: int
    untried: int
    must_lay: bool = False  # the one put back was the only one that could be (NG-12.35)

    def run(self, s: State, out: EventSink) -> None:
        if not self.untried:
            out.append(ExploreFailed(self.seat))
            return
        count = min(self.count, self.untried)
        draw_tiles(s, self.seat, count, out)
        exploring = Exploring(self.seat, self.effect, self.untried - count, self.must_lay)
        fitting = [tile for tile in s.looked if exploring.fits(s, tile)]
        if not fitting:
            tiles_under_pile(s, self.seat, s.looked, out)
            then(s, DrawTiles(self.seat, self.effect, 1, exploring.untried, self.must_lay))
        elif count == 1:
            ask(s, exploring, out)
        else:  # also if only one of them fits, which nobody else may know
            s.agenda.append(ChooseTile(self.seat, exploring))


def draw_tiles(s: State, seat: int, count: int, out: EventSink) -> None:
    """From the pile, to be looked at."""
    s.looked, s.pile = s.pile[:count], s.pile[count:]
    s.under = s.under[max(len(s.under) - len(s.pile), 0) :]
    out.append(TilesDrawn(seat, s.looked))


def tiles_under_pile(s: State, seat: int, tiles: tuple[int, ...], out: EventSink) -> None:
    """The first of them is the first to come up again. A single drawn tile was seen by all (NG-23.5)."""
    s.pile += tiles
    s.under += (seat if len(s.looked) > 1 else NOBODY,) * len(tiles)
    s.looked = tuple(tile for tile in s.looked if tile not in tiles)
    if tiles:
        out.append(TilesUnderPile(seat, len(tiles)))


class TakeTile(Action, frozen=True):
    """Of several drawn tiles, this one is laid; the others go under the pile in this order."""

    tile: int
    under: tuple[int, ...]


class LayTile(Action, frozen=True):
    tile: int
    cell: int
    turns: int


class PutBack(Action, frozen=True):
    """The tile goes under the pile for another one (Scout Camp)."""


class Exploring(Decision[State], frozen=True):
    """NG-24.14: the cell and the rotation of the drawn tile."""

    effect: Explore
    untried: int
    must_lay: bool = False

    def actions(self, s: State) -> Sequence[Action]:
        tile = s.looked[0]
        return [PutBack(), *(LayTile(tile, cell, turns) for cell in s.land.facing for turns in range(4))]

    def options(self, s: State) -> Sequence[Action]:
        found: list[Action] = [PutBack()] if self._no_putting_back() is None else []
        return [*found, *self.placements(s, s.looked[0])]

    def placements(self, s: State, tile: int) -> Iterable[LayTile]:
        for cell in self._cells(s):
            for turns in range(4):
                if no_fit(s, tile, cell, turns) is None:
                    yield LayTile(tile, cell, turns)

    def fits(self, s: State, tile: int) -> bool:
        return next(iter(self.placements(s, tile)), None) is not None

    def _cells(self, s: State) -> list[int]:
        return [cell for cell in s.land.facing if self._out_of_reach(s, cell) is None]

    def _out_of_reach(self, s: State, cell: int) -> Denial | None:
        """NG-10.1: the tile touches an open territory of the explorer, or of anybody (NG-12.55)."""
        blocked = False
        for facing in s.land.facing[cell]:
            if facing != NONE:
                region = s.land.region_of[facing]
                if self.effect.anywhere or s.owner[region] == self.seat:
                    if not s.beasts or not has_creature(s, region, "brown_bear"):
                        return None
                    blocked = True
        return Denial("brown_bear_here", "NG-21.20") if blocked else Denial("not_at_your_territory", "NG-10.1")

    def _no_putting_back(self) -> Denial | None:
        if not self.effect.redraw or self.must_lay:
            return Denial("must_be_laid", "NG-10.3")
        return None if self.untried else Denial("no_tiles_left", "NG-10.6")

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, PutBack):
            return self._no_putting_back()
        if not isinstance(action, LayTile) or action.tile != s.looked[0]:
            return NOT_NOW
        denial = no_fit(s, action.tile, action.cell, action.turns)
        return denial or self._out_of_reach(s, action.cell)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, PutBack):
            tiles_under_pile(s, self.seat, s.looked, out)
            then(s, DrawTiles(self.seat, self.effect, 1, self.untried, must_lay=True))
            return
        assert isinstance(action, LayTile)
        if self.effect.collect:  # NG-12.18
            gain(s, self.seat, TILES[action.tile].icons, "tile", out)
        s.looked = ()
        lay_explored(s, self.seat, action, out)


def lay_explored(s: State, seat: int, action: LayTile, out: EventSink) -> None:
    """In the order of NG-10.10."""
    change = lay(s, action.tile, action.cell, action.turns)
    out.append(TileLaid(seat, action.tile, action.cell, action.turns, change.closed))
    steps: list[Step[State]] = [ClosingFame(seat, change.closed), AfterExplore(seat, change.closed)]
    if s.options.creatures and LAIR_OF[action.tile] != NONE:
        steps.append(Appear(seat, LAIR_OF[action.tile], acts=True))
    then(s, *steps)


class ClosingFame(Step[State], frozen=True):
    """NG-10.8, NG-10.9."""

    seat: int
    closed: tuple[int, ...]

    def run(self, s: State, out: EventSink) -> None:
        for region in self.closed:
            if s.owner[region] == self.seat:
                gain_fame(s, self.seat, s.land.regions[region].size, "closing", out)


class ChooseTile(Decision[State], frozen=True):
    """NG-24.13. Only the tile that is laid is shown to the others (NG-23.5)."""

    exploring: Exploring

    def actions(self, s: State) -> Sequence[TakeTile]:
        return [TakeTile(order[0], order[1:]) for order in permutations(s.looked)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeTile):
            return NOT_NOW
        if sorted((action.tile, *action.under)) != sorted(s.looked):
            return Denial("not_these_tiles", "NG-10.3")
        if not self.exploring.fits(s, action.tile):
            return Denial("does_not_fit", "NG-10.5")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeTile)
        tiles_under_pile(s, self.seat, action.under, out)
        ask(s, self.exploring, out)
