"""From events to motion: each event is one beat, told from the position as the events before it have left it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, cast

from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as told
from meadhall.rules.midgard.data import DIE_NAMES, Bundle, Dice
from meadhall.rules.midgard.state import ASHORE, State

from ..kit import marks
from ..kit.motions import Appear, Flash, Put, Reveal, Shake, Trace, Travel, Vanish, Wait, travel_ms
from ..kit.pieces import Piece
from ..kit.telling import LONGEST, READ, STAGGER, Point, Redrawing, Timed
from . import pieces
from .geometry import Geometry
from .places import spots_on
from .retelling import coming_home, retell
from .spots import source_spots, spots_of_event
from .wares import GOODS

_MOST = 8  # things that fly for one event


class Telling(Redrawing):
    """Of whatever has no motion of its own it shows what has come of it."""

    def __init__(
        self, geometry: Geometry, colours: Sequence[int], before: State, seat_at: Callable[[int], Point]
    ) -> None:
        super().__init__()
        self._geometry = geometry
        self._colours = tuple(colours)
        self._s = before.copy()
        self._seat_at = seat_at
        self.draw()

    def lying(self) -> Iterable[Piece]:
        return pieces.pieces_on(self._geometry, self._s, self._colours)

    def _motions(self, event: Event) -> Iterator[Timed]:
        if type(event) in self.told:
            yield from super()._motions(event)
        else:
            retell(self._s, event)
            yield self.settle(0.0)

    def _point(self, spot: str) -> Point:
        found = spots_on(self._geometry, self._s).get(spot)
        if found is None:
            wide, high = self._geometry.size
            return wide / 2, high / 2
        middle = found.box.center()
        return middle.x(), middle.y()

    # What flies by

    def _flights(self, wares: Sequence[str], start: Point, stop: Point, after: float = 0.0) -> Iterator[Timed]:
        """One thing after the other; of very many, some."""
        flying = wares[:_MOST]
        step = min(STAGGER, LONGEST / max(len(flying), 1))
        for number, ware in enumerate(flying):
            yield after + number * step, self.flight(("ware", ware), start, stop)
        if flying:
            yield 0.0, Wait(after + len(flying) * step + READ)

    # Goods

    def gained(self, event: told.Gained) -> Iterator[Timed]:
        yield from self._got(event, _wares(event.gain), event.source)

    def dice_gained(self, event: told.DiceGained) -> Iterator[Timed]:
        yield from self._got(event, _dice(event.dice), event.source)

    def _got(self, event: Any, wares: Sequence[str], source: str) -> Iterator[Timed]:
        spots = source_spots(source, self._s)
        retell(self._s, event)
        yield self.settle(0.0)
        if spots:
            yield from self._flights(wares, self._point(spots[0]), self._seat_at(event.seat))

    def paid(self, event: told.Paid) -> Iterator[Timed]:
        spots = source_spots(event.purpose, self._s)
        if spots:
            yield from self._flights(_wares(event.price), self._seat_at(event.seat), self._point(spots[0]))

    def blamed(self, event: told.BlameTaken) -> Iterator[Timed]:
        place = "beg" if event.source == "beg" else "troll"
        if event.source != "distrust":
            yield from self._flights(["blame"], self._point(f"place:{place}"), self._seat_at(event.seat))

    def came_home(self, event: told.CameHome) -> Iterator[Timed]:
        band = coming_home(self._s, event)
        retell(self._s, event)
        yield self.settle(0.0)
        if band is not None:
            spot = f"place:{band.place}" if band.shore == ASHORE else f"shore:{band.shore}"
            yield from self._flights(_dice(event.dice), self._point(spot), self._seat_at(event.seat))

    # Workers and ships

    def worker_placed(self, event: told.WorkerPlaced) -> Iterator[Timed]:
        retell(self._s, event)
        changed, gone = self.draw()
        start = self._seat_at(event.seat)
        walker = next((piece for piece in changed if piece.id.startswith(f"worker:{event.location}:")), None)
        rest = [piece for piece in changed if piece is not walker]
        if walker is not None:
            stop = (walker.x, walker.y)
            walk = Travel(walker.id, [stop], hop=16)
            walk.ms = travel_ms(start, stop) * 1.3
            yield 0.0, Put([Piece(walker.id, walker.key, *start, walker.z)])
            yield 0.0, walk
            yield walk.ms, Put([walker, *rest], gone)
            yield walk.ms, Trace(spots_of_event(event, self._s), self._colours[event.seat])
            yield 0.0, Wait(walk.ms + READ)

    def hired(self, event: told.WorkerHired) -> Iterator[Timed]:
        start = self._geometry.spare(event.seat)
        retell(self._s, event)
        yield self.settle(0.0)
        yield 0.0, self.flight(("worker", self._colours[event.seat]), start, self._seat_at(event.seat))
        yield 0.0, Wait(380 + READ)

    def ship_sent(self, event: told.ShipSent) -> Iterator[Timed]:
        name = f"ship:{event.ship}"
        before = self.shown.get(name)
        retell(self._s, event)
        changed, gone = self.draw()
        there = self.shown[name]
        yield 0.0, Reveal(spots_of_event(event, self._s))
        if before is not None:
            start, stop = (before.x, before.y), (there.x, there.y)
            sail = Travel(name, [((start[0] + stop[0]) / 2, start[1]), stop], hop=0)
            sail.ms = travel_ms(start, stop) * 2.2
            yield 0.0, Put([Piece(name, there.key, *start, there.z)])
            yield 0.0, sail
            yield sail.ms, Put(changed, gone)
            yield sail.ms, Trace(spots_of_event(event, self._s), self._colours[event.seat])
            yield 0.0, Wait(sail.ms + READ)
        else:
            yield 0.0, Put(changed, gone)

    def assigned(self, event: told.VikingsAssigned) -> Iterator[Timed]:
        start = self._seat_at(event.seat)
        retell(self._s, event)
        changed, gone = self.draw()
        after = 0.0
        for band, spot in zip(event.bands, spots_of_event(event, self._s), strict=True):
            for timed in self._flights([*_dice(band.dice), *["food"] * band.food], start, self._point(spot)):
                yield timed
                after = max(after, timed[0] + 380)
        yield after, Put(changed, gone)
        yield 0.0, Wait(after + READ)

    # Fights

    def hunt_began(self, event: told.HuntBegan) -> Iterator[Timed]:
        yield 0.0, Flash(spots_of_event(event, self._s), marks.POINTED, 500)

    def battle_began(self, event: told.BattleBegan) -> Iterator[Timed]:
        retell(self._s, event)
        spots = spots_of_event(event, self._s)
        yield self.settle(0.0)
        yield 0.0, Reveal(spots)
        yield 0.0, Flash(spots, marks.ATTACKED, 800)

    def hits(self, event: told.HitsCounted) -> Iterator[Timed]:
        retell(self._s, event)
        battle = self._s.battle
        if battle is not None and event.hits:
            for name in self._cards_of(battle.enemy):
                yield 0.0, Shake(name)
        yield self.settle(60.0)
        yield 0.0, Wait(READ)

    def _cards_of(self, enemy: str | None) -> list[str]:
        """Where it lies; the kraken has no card."""
        keys = {name: cast(tuple[Any, ...], piece.key) for name, piece in self.shown.items()}
        return [name for name, key in keys.items() if key[:2] == ("enemy", enemy)]

    def defeated(self, event: told.EnemyDefeated) -> Iterator[Timed]:
        names = self._cards_of(event.enemy)
        retell(self._s, event)
        changed, gone = self.draw()
        for name in names:
            yield 0.0, Shake(name)
            yield 140.0, Vanish(name, falls=True)
        yield 380.0, Put(changed, gone)
        yield 0.0, Wait(380 + READ)

    def lost(self, event: told.DiceLost | told.FoodLost) -> Iterator[Timed]:
        before = dict(self.shown)
        retell(self._s, event)
        changed, gone = self.draw()
        for name in [*gone, *(piece.id for piece in changed)]:
            if name.startswith("load:") and name in before:
                yield 0.0, Shake(name)
        yield 140.0, Put(changed, gone)
        yield 0.0, Wait(140 + READ)

    # Cards

    def appeared(self, event: Any) -> Iterator[Timed]:
        """A card or goods that come onto the board."""
        retell(self._s, event)
        changed, gone = self.draw()
        yield 0.0, Put((), gone)
        for piece in changed:
            yield 0.0, Appear(piece)
        yield 0.0, Wait(160)

    def journey_revealed(self, event: told.JourneyRevealed) -> Iterator[Timed]:
        spots = spots_of_event(event, self._s)
        yield 0.0, Reveal([*spots, f"shore:{event.shore}"])
        yield from self.appeared(event)
        yield 160.0, Flash(spots, marks.POINTED, 600)
        yield 0.0, Wait(760)

    def journey_seen(self, event: told.JourneySeen) -> Iterator[Timed]:
        yield from self.appeared(event)
        yield 0.0, Flash(spots_of_event(event, self._s), marks.POINTED, 500)

    def journey_laid(self, event: told.JourneyLaid) -> Iterator[Timed]:
        retell(self._s, event)
        start, stop = self._point("deck:journey"), self._point(f"journey:{event.shore}")
        yield 0.0, self.flight(("flying", "journey"), start, stop)
        yield self.settle(380.0)

    def destinies_drawn(self, event: told.DestiniesDrawn) -> Iterator[Timed]:
        retell(self._s, event)
        yield self.settle(0.0)
        for number in range(len(event.cards)):
            start, stop = self._point("deck:destiny"), self._seat_at(event.seat)
            yield number * 90.0, self.flight(("flying", "destiny"), start, stop)
        yield 0.0, Wait(380 + 90.0 * len(event.cards))

    def rune_taken(self, event: told.RuneTaken) -> Iterator[Timed]:
        slot = "deck" if event.from_deck else str(self._s.rune_row.index(event.rune))
        start = self._point(f"rune:{slot}")
        retell(self._s, event)
        yield self.settle(0.0)
        yield 0.0, self.flight(("flying", "rune"), start, self._seat_at(event.seat))
        yield 0.0, Wait(380 + READ)

    # The round

    def phase_began(self, event: told.PhaseBegan) -> Iterator[Timed]:
        """In the clean-up workers go back and ships come home."""
        if event.phase != "cleanup":
            return
        ways = self._ways_home()
        retell(self._s, event)
        changed, gone = self.draw()
        for name, stop in ways.items():
            yield 0.0, Travel(name, [stop], hop=8)
        home = {piece.id: piece for piece in changed}
        for name, piece in home.items():
            if name.startswith("ship:"):
                yield 0.0, Travel(name, [(piece.x, piece.y)], hop=0)
        yield 0.0, Put((), [name for name in gone if name not in ways])
        yield 450.0, Put(changed, gone)
        yield 0.0, Wait(450 + READ)

    def _ways_home(self) -> dict[str, Point]:
        found: dict[str, Point] = {}
        count: dict[str, int] = {}
        for worker in self._s.placed:
            number = count.get(worker.location, 0)
            count[worker.location] = number + 1
            found[f"worker:{worker.location}:{number}"] = self._seat_at(worker.seat)
        return found

    def enemy_left(self, event: told.EnemyLeft) -> Iterator[Timed]:
        retell(self._s, event)
        changed, gone = self.draw()
        yield 0.0, Vanish(f"enemy:{event.place}")
        yield 220.0, Put(changed, gone)


def _wares(goods: Bundle) -> list[str]:
    return [icon for name, icon in GOODS for _ in range(getattr(goods, name))]


def _dice(dice: Dice) -> list[str]:
    return [f"die-{name}" for name, count in zip(DIE_NAMES, dice, strict=True) for _ in range(count)]


Telling.told = {
    told.Gained: Telling.gained,
    told.DiceGained: Telling.dice_gained,
    told.Paid: Telling.paid,
    told.BlameTaken: Telling.blamed,
    told.CameHome: Telling.came_home,
    told.WorkerPlaced: Telling.worker_placed,
    told.WorkerHired: Telling.hired,
    told.ShipSent: Telling.ship_sent,
    told.VikingsAssigned: Telling.assigned,
    told.HuntBegan: Telling.hunt_began,
    told.BattleBegan: Telling.battle_began,
    told.HitsCounted: Telling.hits,
    told.EnemyDefeated: Telling.defeated,
    told.DiceLost: Telling.lost,
    told.FoodLost: Telling.lost,
    told.EnemyShown: Telling.appeared,
    told.RuneShown: Telling.appeared,
    told.MerchantArrived: Telling.appeared,
    told.TraysFilled: Telling.appeared,
    told.BountyLaid: Telling.appeared,
    told.ShipBought: Telling.appeared,
    told.FirstPlayerChosen: Telling.appeared,
    told.JourneyRevealed: Telling.journey_revealed,
    told.JourneySeen: Telling.journey_seen,
    told.JourneyLaid: Telling.journey_laid,
    told.DestiniesDrawn: Telling.destinies_drawn,
    told.RuneTaken: Telling.rune_taken,
    told.PhaseBegan: Telling.phase_began,
    told.EnemyLeft: Telling.enemy_left,
}
