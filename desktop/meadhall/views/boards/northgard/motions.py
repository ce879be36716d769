"""How the map shows what happens: motion, event by event, from the position before to the position after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from meadhall.rules.northgard import events as told
from meadhall.rules.northgard.data import NONE, RESOURCES
from meadhall.rules.northgard.state import State, harvest_of
from meadhall.views.boards.kit.moving.beginning import Beginning
from meadhall.views.boards.kit.moving.drama import victory
from meadhall.views.boards.kit.moving.motions import (
    Appear,
    Change,
    Flash,
    Put,
    Reveal,
    Shake,
    Trace,
    Travel,
    Vanish,
    Wait,
    travel_ms,
)
from meadhall.views.boards.kit.moving.telling import LONGEST, READ, STAGGER, Point, Showing, Timed
from meadhall.views.deeds.northgard.ways import land_of

from ..kit import marks
from ..kit.pieces import Piece
from . import drama
from .pieces import FIGURE, HELD_TILE, Lie, count_of, group, pieces_on
from .spots import spots_of_event

_SWEEP, _A_TILE = 620.0, 17.0  # milliseconds: over the whole land at least, and from one tile to the next


class Motions(Showing[State]):
    def __init__(
        self,
        lie_of: Callable[[State], Lie],
        colours: Sequence[int],
        before: State,
        seat_at: Callable[[int], Point],
    ) -> None:
        super().__init__(lambda view: pieces_on(lie_of(view), view), before)
        self._lie_of = lie_of
        self._colours = tuple(colours)
        self._seat_at = seat_at
        self._marched = 0
        self._closed: list[int] = []  # by the tile laid last
        self._beginning = Beginning(drama.SIDES, self._colours)

    def _home(self, region: int) -> Point:
        return self._lie_of(self.after).realms[region].home

    # Who begins

    def rolled_to_begin(self, event: told.FirstPlayerRolled) -> Iterator[Timed]:
        return self._beginning.rolled(event.seat, event.faces)

    def first_chosen(self, event: told.FirstPlayerChosen) -> Iterator[Timed]:
        """By dice before the game; later the marker goes to whoever has passed."""
        return self._beginning.chosen(event.seat, len(self.was))

    # The land

    def tile_laid(self, event: told.TileLaid) -> Iterator[Timed]:
        self._closed = [region for region in event.closed if self.after.owner[region] == event.seat]
        cell = f"cell:{event.cell}"
        tile = self.lay(self.after)[f"tile:{event.tile}"]
        yield 0.0, Reveal([cell], 260)
        yield 200.0, Appear(Piece(tile.id, tile.key, tile.x, tile.y, HELD_TILE))
        yield self.settle(300.0)
        yield 360.0, Trace([cell], self._colours[event.seat])
        yield 0.0, Wait(360 + READ)

    def fame_gained(self, event: told.FameGained) -> Iterator[Timed]:
        """For each territory that a tile has closed; other fame comes from nowhere on the map."""
        if event.source == "closing" and self._closed:
            seal = drama.closed(self._colours[event.seat], event.fame)
            yield 0.0, seal
            home, seat = self._home(self._closed.pop(0)), self._seat_at(event.seat)
            for point in range(event.fame):
                yield seal.ms / 2 + point * STAGGER, self.flight(("yield", "glory"), home, seat)

    def set_down(self, event: Any) -> Iterator[Timed]:
        """What is new appears where it stands from now on."""
        for piece in self.new():
            if not piece.id.startswith(("tile:", "coast:")):
                yield 0.0, Appear(piece)
        yield self.settle(160.0)
        yield 0.0, Trace(spots_of_event(event, self.after), self._colours[event.seat])
        yield 0.0, Wait(160 + READ)

    # The year

    def year_began(self, event: told.YearBegan) -> Iterator[Timed]:
        if (last := drama.last_year(self.after)) is not None:
            yield 0.0, last
        yield from self.phase_began(event)

    def phase_began(self, event: told.YearBegan | told.PhaseBegan) -> Iterator[Timed]:
        """The new light goes over the land from north to south, tile by tile; none of its frames has many to paint."""
        new = [piece for piece in self.new() if piece.id.startswith(("tile:", "house:"))]
        north = min((piece.y for piece in new), default=0.0)
        south = max((piece.y for piece in new), default=0.0)
        delay = 0.0
        for piece in sorted(new, key=lambda piece: (piece.y, piece.x)):
            along = (piece.y - north) / max(south - north, 1.0)
            delay = max(along * _SWEEP, delay + _A_TILE)
            yield delay, Change(piece.id, piece.key)

    # Figures

    def moved(self, event: told.FiguresMoved) -> Iterator[Timed]:
        """They leave as a group of their own, and join those who are there."""
        now = self.lay(self.after)
        start, stop = self._home(event.source), self._home(event.target)
        beside = now.get(f"guests:{event.target}")
        if beside is not None:
            stop = beside.x, beside.y
        group = self._group(event, start)
        groups = (f"warriors:{event.source}", f"guests:{event.source}")
        names = (*groups, *map(count_of, groups))
        left = [now[name] for name in names if name in now]
        gone = [name for name in (*names, *["kaija"] * event.kaija) if name not in now or name == "kaija"]
        ms = travel_ms(start, stop) * 1.4
        yield 0.0, Put([*group, *left], gone)
        for piece in group:
            march = Travel(piece.id, [(stop[0] + piece.x - start[0], stop[1] + piece.y - start[1])], hop=10)
            march.ms = ms
            yield 0.0, march
        yield self.settle(ms)
        yield ms, Trace([f"land:{event.target}"], self._colours[event.seat])
        yield 0.0, Wait(ms + READ)

    def _group(self, event: told.FiguresMoved, at: Point) -> list[Piece]:
        """Those on the way."""
        self._marched += 1
        colour = self._colours[event.seat]
        found: list[Piece] = []
        if event.warriors:
            found += group(f"march:{self._marched}", colour, event.warriors, at, FIGURE + 20)
        if event.kaija:
            x = at[0] - (26 if event.warriors else 0)
            found.append(Piece(f"kaija:{self._marched}", ("kaija", colour), x, at[1], FIGURE + 19))
        return found

    def lost(self, event: told.FiguresLost) -> Iterator[Timed]:
        yield 0.0, Flash([f"land:{event.region}"], marks.ATTACKED, 420)
        if event.warriors:
            held = self.before.owner[event.region] == event.seat
            yield 0.0, Shake(f"{'warriors' if held else 'guests'}:{event.region}")
        for lost in self.gone():
            yield 140.0, Vanish(lost, falls=True)
        yield self.settle(380.0)
        yield 0.0, Wait(380 + READ)

    # Battle, creatures, tokens

    def battle_began(self, event: told.BattleBegan) -> Iterator[Timed]:
        spots = spots_of_event(event, self.after)
        yield 0.0, Reveal(spots)
        yield 0.0, Flash(spots, marks.ATTACKED, 800)

    def die_rolled(self, event: told.BattleDieRolled) -> Iterator[Timed]:
        yield 0.0, drama.throw(event, self._colours, event.seat + len(self.was))

    def battle_ended(self, event: told.BattleEnded) -> Iterator[Timed]:
        yield 0.0, drama.battle(event, self._colours)

    def effect_chosen(self, event: told.EffectChosen) -> Iterator[Timed]:
        if event.region != NONE:
            yield 0.0, Flash(spots_of_event(event, self.after), marks.POINTED)

    def creature_appeared(self, event: told.CreatureAppeared) -> Iterator[Timed]:
        yield 0.0, Reveal([land_of(event.area, self.after)])
        yield from self.set_down(event)

    def creature_moved(self, event: told.CreatureMoved) -> Iterator[Timed]:
        name = f"beast:{event.card}"
        start, stop = self.lay(self.before)[name], self.lay(self.after)[name]
        walk = Travel(name, [(stop.x, stop.y)], hop=8)
        walk.ms = travel_ms((start.x, start.y), (stop.x, stop.y)) * 1.6
        yield 0.0, walk
        yield 0.0, Wait(walk.ms + READ)

    def creature_acted(self, event: told.CreatureActed) -> Iterator[Timed]:
        yield 0.0, Shake(f"beast:{event.card}")
        yield 0.0, Flash([land_of(event.region, self.after)], marks.ATTACKED, 500)

    def creature_beaten(self, event: told.CreatureBeaten) -> Iterator[Timed]:
        yield 0.0, Shake(f"beast:{event.card}")
        yield 140.0, Vanish(f"beast:{event.card}", falls=True)
        yield 0.0, Wait(380 + READ)

    # Harvest

    def harvested(self, event: told.Harvested) -> Iterator[Timed]:
        flights: list[tuple[str, Point]] = []
        for region in event.regions:
            for kind, count in zip(RESOURCES, harvest_of(self.after, region), strict=True):
                flights += [(kind, self._home(region))] * count
        yield 0.0, Flash([land_of(region, self.after) for region in event.regions], marks.POINTED)
        step = min(STAGGER, LONGEST / max(len(flights), 1))
        for number, (kind, start) in enumerate(flights):
            yield 150 + number * step, self.flight(("yield", kind), start, self._seat_at(event.seat))
        yield 0.0, Wait(150 + len(flights) * step + READ)

    def game_ended(self, event: told.GameEnded) -> Iterator[Timed]:
        yield 0.0, victory(event.winners, self._colours)


Motions.told = {
    told.FirstPlayerRolled: Motions.rolled_to_begin,
    told.FirstPlayerChosen: Motions.first_chosen,
    told.YearBegan: Motions.year_began,
    told.PhaseBegan: Motions.phase_began,
    told.TileLaid: Motions.tile_laid,
    told.FameGained: Motions.fame_gained,
    told.Built: Motions.set_down,
    told.BuildingReplaced: Motions.set_down,
    told.WarriorsRecruited: Motions.set_down,
    told.KaijaRecruited: Motions.set_down,
    told.FiguresMoved: Motions.moved,
    told.FiguresLost: Motions.lost,
    told.BattleBegan: Motions.battle_began,
    told.BattleDieRolled: Motions.die_rolled,
    told.BattleEnded: Motions.battle_ended,
    told.ScorchedPlaced: Motions.set_down,
    told.EffectChosen: Motions.effect_chosen,
    told.CreatureAppeared: Motions.creature_appeared,
    told.CreatureMoved: Motions.creature_moved,
    told.CreatureActed: Motions.creature_acted,
    told.CreatureBeaten: Motions.creature_beaten,
    told.Harvested: Motions.harvested,
    told.GameEnded: Motions.game_ended,
}
