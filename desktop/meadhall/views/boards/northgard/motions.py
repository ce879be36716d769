"""From events to motion: each event is one beat, told from the position as the events before it have left it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as told
from meadhall.rules.northgard.data import NONE, RESOURCES
from meadhall.rules.northgard.state import NOBODY, Beast, State, guests_in, harvest_of
from meadhall.rules.northgard.territory import add_kaija, add_warriors, lay, shift, take_kaija, take_warriors

from ..kit import marks
from ..kit.motions import Appear, Flash, Put, Reveal, Shake, Trace, Travel, Vanish, Wait, travel_ms
from ..kit.pieces import Piece
from ..kit.telling import LONGEST, READ, STAGGER, Point, Redrawing, Timed
from . import pieces
from .realms import Realms
from .spots import land_of, spots_of_event


class Telling(Redrawing):
    def __init__(self, realms: Realms, colours: Sequence[int], before: State, seat_at: Callable[[int], Point]) -> None:
        super().__init__()
        self._realms = realms
        self._colours = tuple(colours)
        self._s = before.copy()
        self._seat_at = seat_at
        self._marched = 0
        self.draw()

    def lying(self) -> Iterable[Piece]:
        self._lie = pieces.Lie(self._s.land, self._realms.of(self._s.land), self._colours)
        return pieces.pieces_on(self._lie, self._s)

    def _home(self, region: int) -> Point:
        return self._lie.realms[region].home

    def _now(self, region: int) -> int:
        """Territories may have been joined since an event named one."""
        return self._s.land.region_of[region]

    # The land

    def tile_laid(self, event: told.TileLaid) -> Iterator[Timed]:
        cell = f"cell:{event.cell}"
        yield 0.0, Reveal([cell], 260)
        lay(self._s, event.tile, event.cell, event.turns)
        changed, gone = self.draw()
        name = f"tile:{event.tile}"
        tile = next(piece for piece in changed if piece.id == name)
        yield 200.0, Appear(Piece(name, tile.key, tile.x, tile.y, pieces.HELD_TILE))
        yield 300.0, Put(changed, gone)
        yield 360.0, Trace([cell], self._colours[event.seat])
        for number, region in enumerate(event.closed):
            if self._s.owner[region] == event.seat:
                home, seat = self._home(region), self._seat_at(event.seat)
                for point in range(self._s.land.regions[region].size):
                    yield 420 + number * 120 + point * STAGGER, self.flight(("yield", "glory"), home, seat)
        yield 0.0, Wait(420 + READ)

    def built(self, event: told.Built) -> Iterator[Timed]:
        if event.slotless:
            self._s.slotless += ((event.area, event.building),)
        else:
            self._s.built[event.area] = event.building
        yield from self._appear(event, event.seat)

    def replaced(self, event: told.BuildingReplaced) -> Iterator[Timed]:
        self._s.built[event.area] = event.new
        yield from self._appear(event, event.seat)

    def _appear(self, event: Event, seat: int) -> Iterator[Timed]:
        """What is new is set down."""
        changed, gone = self.draw()
        for piece in changed:
            if not piece.id.startswith(("tile:", "coast:")):
                yield 0.0, Appear(piece)
        yield 160.0, Put(changed, gone)
        yield 0.0, Trace(spots_of_event(event, self._s), self._colours[seat])
        yield 0.0, Wait(160 + READ)

    # Figures

    def recruited(self, event: told.WarriorsRecruited) -> Iterator[Timed]:
        add_warriors(self._s, event.seat, self._now(event.region), event.warriors)
        yield from self._appear(event, event.seat)

    def kaija_recruited(self, event: told.KaijaRecruited) -> Iterator[Timed]:
        add_kaija(self._s, self._now(event.region))
        yield from self._appear(event, event.seat)

    def moved(self, event: told.FiguresMoved) -> Iterator[Timed]:
        source, target = self._now(event.source), self._now(event.target)
        start, stop = self._home(source), self._home(target)
        group = self._group(event, start)
        shift(self._s, event.seat, source, target, event.warriors, event.kaija)
        self._settled(target)
        changed, gone = self.draw()
        if guests_in(self._s, target) is not None:
            beside = next((piece for piece in changed if piece.id == f"guests:{target}"), None)
            stop = (beside.x, beside.y) if beside is not None else stop
        ms = travel_ms(start, stop) * 1.4
        yield 0.0, Put([*group, *(p for p in changed if self._is_of(p, source))], self._left(gone, source, event.kaija))
        for piece in group:
            march = Travel(piece.id, [(stop[0] + piece.x - start[0], stop[1] + piece.y - start[1])], hop=10)
            march.ms = ms
            yield 0.0, march
        yield ms, Put(changed, [*gone, *(piece.id for piece in group)])
        yield ms, Trace([f"land:{target}"], self._colours[event.seat])
        yield 0.0, Wait(ms + READ)

    def _group(self, event: told.FiguresMoved, at: Point) -> list[Piece]:
        """Those on the way."""
        self._marched += 1
        colour = self._colours[event.seat]
        found: list[Piece] = []
        if event.warriors:
            key = ("warriors", colour, event.warriors)
            found.append(Piece(f"march:{self._marched}", key, *at, pieces.FIGURE + 20))
        if event.kaija:
            x = at[0] - (26 if event.warriors else 0)
            found.append(Piece(f"kaija:{self._marched}", ("kaija", colour), x, at[1], pieces.FIGURE + 19))
        return found

    @staticmethod
    def _is_of(piece: Piece, region: int) -> bool:
        return piece.id in (f"warriors:{region}", f"guests:{region}")

    @staticmethod
    def _left(gone: list[str], region: int, kaija: bool) -> list[str]:
        own = [name for name in gone if name in (f"warriors:{region}", f"guests:{region}")]
        return [*own, "kaija"] if kaija else own

    def _settled(self, region: int) -> None:
        """Guests in a territory that nobody holds any more control it."""
        s, guests = self._s, guests_in(self._s, region)
        if guests is not None and s.owner[region] == NOBODY:
            s.guests = tuple(other for other in s.guests if other is not guests)
            s.owner[region], s.warriors[region] = guests.seat, guests.warriors

    def lost(self, event: told.FiguresLost) -> Iterator[Timed]:
        region = self._now(event.region)
        owns = self._s.owner[region] == event.seat
        name = f"warriors:{region}" if owns else f"guests:{region}"
        yield 0.0, Flash([f"land:{region}"], marks.ATTACKED, 420)
        if event.warriors:
            yield 0.0, Shake(name)
        self._take(event, region, owns)
        changed, gone = self.draw()
        for lost in gone:
            yield 140.0, Vanish(lost, falls=True)
        yield 380.0, Put(changed, gone)
        yield 0.0, Wait(380 + READ)

    def _take(self, event: told.FiguresLost, region: int, owns: bool) -> None:
        s = self._s
        if owns:
            if event.kaija:
                take_kaija(s)
            if event.warriors:
                take_warriors(s, region, event.warriors)
        else:
            guests = guests_in(s, region)
            if guests is not None:
                left = guests.warriors - event.warriors
                rest = tuple(other for other in s.guests if other is not guests)
                kaija = guests.kaija and not event.kaija
                changed = type(guests)(region, guests.seat, left, kaija)
                s.guests = (*rest, changed) if left or kaija else rest
            if event.kaija:
                s.kaija = NONE
        self._settled(region)

    # Battle, creatures, tokens

    def battle_began(self, event: told.BattleBegan) -> Iterator[Timed]:
        spots = spots_of_event(event, self._s)
        yield 0.0, Reveal(spots)
        yield 0.0, Flash(spots, marks.ATTACKED, 800)

    def battle_ended(self, event: told.BattleEnded) -> Iterator[Timed]:
        self._settled(self._now(event.battle.region))
        yield self.settle(0.0)
        yield 0.0, Wait(READ)

    def scorched(self, event: told.ScorchedPlaced) -> Iterator[Timed]:
        self._s.scorched = event.area
        yield from self._appear(event, event.seat)

    def effect_chosen(self, event: told.EffectChosen) -> Iterator[Timed]:
        if event.region != NONE:
            yield 0.0, Flash(spots_of_event(event, self._s), marks.POINTED)

    def creature_appeared(self, event: told.CreatureAppeared) -> Iterator[Timed]:
        self._s.beasts += (Beast(event.card, event.area),)
        yield 0.0, Reveal([land_of(event.area, self._s)])
        yield from self._appear(event, event.seat)

    def creature_moved(self, event: told.CreatureMoved) -> Iterator[Timed]:
        name = f"beast:{event.card}"
        before = self.shown.get(name)
        beasts = (Beast(b.card, event.target) if b.card == event.card else b for b in self._s.beasts)
        self._s.beasts = tuple(beasts)
        changed, gone = self.draw()
        after = self.shown.get(name)
        if before is not None and after is not None:
            walk = Travel(name, [(after.x, after.y)], hop=8)
            walk.ms = travel_ms((before.x, before.y), (after.x, after.y)) * 1.6
            yield 0.0, walk
            yield walk.ms, Put(changed, gone)
            yield 0.0, Wait(walk.ms + READ)

    def creature_acted(self, event: told.CreatureActed) -> Iterator[Timed]:
        yield 0.0, Shake(f"beast:{event.card}")
        yield 0.0, Flash([land_of(event.region, self._s)], marks.ATTACKED, 500)

    def creature_beaten(self, event: told.CreatureBeaten) -> Iterator[Timed]:
        self._s.beasts = tuple(beast for beast in self._s.beasts if beast.card != event.card)
        yield 0.0, Shake(f"beast:{event.card}")
        yield 140.0, Vanish(f"beast:{event.card}", falls=True)
        yield self.settle(380.0)
        yield 0.0, Wait(380 + READ)

    # Harvest

    def harvested(self, event: told.Harvested) -> Iterator[Timed]:
        flights: list[tuple[str, Point]] = []
        for number in event.regions:
            region = self._now(number)
            for kind, count in zip(RESOURCES, harvest_of(self._s, region), strict=True):
                flights += [(kind, self._home(region))] * count
        yield 0.0, Flash([land_of(region, self._s) for region in event.regions], marks.POINTED)
        step = min(STAGGER, LONGEST / max(len(flights), 1))
        for number, (kind, start) in enumerate(flights):
            yield 150 + number * step, self.flight(("yield", kind), start, self._seat_at(event.seat))
        yield 0.0, Wait(150 + len(flights) * step + READ)


Telling.told = {
    told.TileLaid: Telling.tile_laid,
    told.Built: Telling.built,
    told.BuildingReplaced: Telling.replaced,
    told.WarriorsRecruited: Telling.recruited,
    told.KaijaRecruited: Telling.kaija_recruited,
    told.FiguresMoved: Telling.moved,
    told.FiguresLost: Telling.lost,
    told.BattleBegan: Telling.battle_began,
    told.BattleEnded: Telling.battle_ended,
    told.ScorchedPlaced: Telling.scorched,
    told.EffectChosen: Telling.effect_chosen,
    told.CreatureAppeared: Telling.creature_appeared,
    told.CreatureMoved: Telling.creature_moved,
    told.CreatureActed: Telling.creature_acted,
    told.CreatureBeaten: Telling.creature_beaten,
    told.Harvested: Telling.harvested,
}
