"""From events to motion: what flies, walks, sails, falls and turns up in the harbour town."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from meadhall.rules.midgard import events as told
from meadhall.rules.midgard.data import DIE_NAMES, NO_DICE, Bundle, Dice
from meadhall.rules.midgard.state import ASHORE, Band, State
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

from ..kit import marks
from ..kit.pieces import Piece
from . import drama, pieces
from .geometry import Geometry
from .places import spots_on
from .spots import source_spots, spots_of_event
from .wares import GOODS

_A_STRIP = 40.0  # milliseconds from one strip of light to the next
_MOST = 8  # things that fly for one event


class Telling(Showing[State]):
    def __init__(
        self, geometry: Geometry, colours: Sequence[int], before: State, seat_at: Callable[[int], Point]
    ) -> None:
        self._geometry = geometry
        self._colours = tuple(colours)
        self._seat_at = seat_at
        super().__init__(lambda view: pieces.pieces_on(geometry, view, self._colours), before)

    def _point(self, spot: str) -> Point:
        found = spots_on(self._geometry, self.after).get(spot)
        if found is None:
            wide, high = self._geometry.size
            return wide / 2, high / 2
        middle = found.box.center()
        return middle.x(), middle.y()

    def _spots(self, event: Any) -> Sequence[str]:
        return spots_of_event(event, self.after)

    # The day

    def round_began(self, event: told.RoundBegan) -> Iterator[Timed]:
        """The light wanders from the east to the west, strip by strip."""
        if (last := drama.last_round(self.after)) is not None:
            yield 0.0, last
        light = sorted((piece for piece in self.new() if piece.id.startswith("hour:")), key=lambda piece: -piece.x)
        for number, piece in enumerate(light):
            yield number * _A_STRIP, Change(piece.id, piece.key)

    # What flies by

    def _flights(self, wares: Sequence[str], start: Point, stop: Point) -> Iterator[Timed]:
        """One thing after the other; of very many, some."""
        flying = wares[:_MOST]
        step = min(STAGGER, LONGEST / max(len(flying), 1))
        for number, ware in enumerate(flying):
            yield number * step, self.flight(("ware", ware), start, stop)
        if flying:
            yield 0.0, Wait(len(flying) * step + READ)

    # Goods

    def gained(self, event: told.Gained) -> Iterator[Timed]:
        yield from self._got(event.seat, _wares(event.gain), event.source)

    def dice_gained(self, event: told.DiceGained) -> Iterator[Timed]:
        yield from self._got(event.seat, _dice(event.dice), event.source)

    def _got(self, seat: int, wares: Sequence[str], source: str) -> Iterator[Timed]:
        yield self.settle(0.0)
        for spot in source_spots(source, self.before)[:1]:
            yield from self._flights(wares, self._point(spot), self._seat_at(seat))

    def paid(self, event: told.Paid) -> Iterator[Timed]:
        for spot in source_spots(event.purpose, self.after)[:1]:
            yield from self._flights(_wares(event.price), self._seat_at(event.seat), self._point(spot))

    def blamed(self, event: told.BlameTaken) -> Iterator[Timed]:
        place = "beg" if event.source == "beg" else "troll"
        if event.source != "distrust":
            yield from self._flights(["blame"], self._point(f"place:{place}"), self._seat_at(event.seat))

    def came_home(self, event: told.CameHome) -> Iterator[Timed]:
        yield self.settle(0.0)
        band = self._back_from(event)
        if band is not None:
            spot = f"place:{band.place}" if band.shore == ASHORE else f"shore:{band.shore}"
            yield from self._flights(_dice(event.dice), self._point(spot), self._seat_at(event.seat))

    def _back_from(self, event: told.CameHome) -> Band | None:
        """The band that is empty now."""
        empty = {band.place for band in self.after.bands_of(event.seat) if band.dice == NO_DICE}
        found = (band for band in self.before.bands_of(event.seat) if band.place in empty and band.dice == event.dice)
        return next(found, None)

    # Workers and ships

    def worker_placed(self, event: told.WorkerPlaced) -> Iterator[Timed]:
        start = self._seat_at(event.seat)
        for walker in self.new():
            if walker.id.startswith(f"worker:{event.location}:"):
                stop = (walker.x, walker.y)
                walk = Travel(walker.id, [stop], hop=16)
                walk.ms = travel_ms(start, stop) * 1.3
                yield 0.0, Put([Piece(walker.id, walker.key, *start, walker.z)])
                yield 0.0, walk
                yield self.settle(walk.ms)
                yield walk.ms, Trace(self._spots(event), self._colours[event.seat])
                yield 0.0, Wait(walk.ms + READ)

    def hired(self, event: told.WorkerHired) -> Iterator[Timed]:
        start, stop = self._geometry.spare(event.seat), self._seat_at(event.seat)
        yield self.settle(0.0)
        yield 0.0, self.flight(("worker", self._colours[event.seat]), start, stop)
        yield 0.0, Wait(380 + READ)

    def ship_sent(self, event: told.ShipSent) -> Iterator[Timed]:
        name = f"ship:{event.ship}"
        here, there = self.was.get(name), self.now[name]
        yield 0.0, Reveal(self._spots(event))
        if here is not None:
            start, stop = (here.x, here.y), (there.x, there.y)
            sail = Travel(name, [((start[0] + stop[0]) / 2, start[1]), stop], hop=0)
            sail.ms = travel_ms(start, stop) * 2.2
            yield 0.0, Put([Piece(name, there.key, *start, there.z)])
            yield 0.0, sail
            yield self.settle(sail.ms)
            yield sail.ms, Trace(self._spots(event), self._colours[event.seat])
            yield 0.0, Wait(sail.ms + READ)

    def assigned(self, event: told.VikingsAssigned) -> Iterator[Timed]:
        start, after = self._seat_at(event.seat), 0.0
        for band, spot in zip(event.bands, self._spots(event), strict=True):
            for timed in self._flights([*_dice(band.dice), *["food"] * band.food], start, self._point(spot)):
                yield timed
                after = max(after, timed[0] + 380)
        yield self.settle(after)
        yield 0.0, Wait(after + READ)

    # Fights

    def hunt_began(self, event: told.HuntBegan) -> Iterator[Timed]:
        yield 0.0, Flash(self._spots(event), marks.POINTED, 500)

    def battle_began(self, event: told.BattleBegan) -> Iterator[Timed]:
        yield self.settle(0.0)
        yield 0.0, Reveal(self._spots(event))
        yield 0.0, Flash(self._spots(event), marks.ATTACKED, 800)

    def hits(self, event: told.HitsCounted) -> Iterator[Timed]:
        battle = self.after.battle
        if battle is not None and event.hits:
            for name in self._cards_of(battle.enemy):
                yield 0.0, Shake(name)
        yield self.settle(60.0)
        yield 0.0, Wait(READ)

    def _cards_of(self, enemy: str | None) -> list[str]:
        """Where it lay; the kraken has no card."""
        keys = {name: cast(tuple[Any, ...], piece.key) for name, piece in self.was.items()}
        return [name for name, key in keys.items() if key[:2] == ("enemy", enemy)]

    def defeated(self, event: told.EnemyDefeated) -> Iterator[Timed]:
        fight = drama.fight(event.seat, event.enemy, self._colours, won=True)
        yield 0.0, fight
        for name in self._cards_of(event.enemy):
            yield fight.decides, Shake(name)
            yield fight.decides + 140, Vanish(name, falls=True)
        yield self.settle(fight.decides + 380)

    def battle_lost(self, event: told.BattleLost) -> Iterator[Timed]:
        yield 0.0, drama.fight(event.seat, event.enemy, self._colours, won=False)

    def dice_rolled(self, event: told.DiceRolled) -> Iterator[Timed]:
        yield 0.0, drama.throw(event.rolled, len(self.was))

    def dice_rerolled(self, event: told.DiceRerolled) -> Iterator[Timed]:
        """Only those that leave the tray again."""
        yield 0.0, drama.throw([event.rolled[place] for place in event.dice], len(self.was) + len(event.dice))

    def game_ended(self, event: told.GameEnded) -> Iterator[Timed]:
        yield 0.0, victory(event.winners, self._colours)

    def lost(self, event: told.DiceLost | told.FoodLost) -> Iterator[Timed]:
        for name in [*self.gone(), *(piece.id for piece in self.new())]:
            if name.startswith("load:") and name in self.was:
                yield 0.0, Shake(name)
        yield self.settle(140.0)
        yield 0.0, Wait(140 + READ)

    # Cards

    def appeared(self, event: Any) -> Iterator[Timed]:
        """A card or goods that come onto the board."""
        yield 0.0, Put((), self.gone())
        for piece in self.new():
            yield 0.0, Appear(piece)
        yield 0.0, Wait(160)

    def journey_revealed(self, event: told.JourneyRevealed) -> Iterator[Timed]:
        spots = self._spots(event)
        yield 0.0, Reveal([*spots, f"shore:{event.shore}"])
        yield from self.appeared(event)
        yield 160.0, Flash(spots, marks.POINTED, 600)
        yield 0.0, Wait(760)

    def journey_seen(self, event: told.JourneySeen) -> Iterator[Timed]:
        yield from self.appeared(event)
        yield 0.0, Flash(self._spots(event), marks.POINTED, 500)

    def journey_laid(self, event: told.JourneyLaid) -> Iterator[Timed]:
        start, stop = self._point("deck:journey"), self._point(f"journey:{event.shore}")
        yield 0.0, self.flight(("flying", "journey"), start, stop)
        yield self.settle(380.0)

    def journey_discarded(self, event: told.JourneyDiscarded) -> Iterator[Timed]:
        yield 0.0, Vanish(f"journey:{event.shore}")

    def destinies_drawn(self, event: told.DestiniesDrawn) -> Iterator[Timed]:
        yield self.settle(0.0)
        for number in range(len(event.cards)):
            start, stop = self._point("deck:destiny"), self._seat_at(event.seat)
            yield number * 90.0, self.flight(("flying", "destiny"), start, stop)
        yield 0.0, Wait(380 + 90.0 * len(event.cards))

    def rune_taken(self, event: told.RuneTaken) -> Iterator[Timed]:
        slot = "deck" if event.from_deck else str(self.before.rune_row.index(event.rune))
        yield self.settle(0.0)
        yield 0.0, self.flight(("flying", "rune"), self._point(f"rune:{slot}"), self._seat_at(event.seat))
        yield 0.0, Wait(380 + READ)

    # The end of a round

    def workers_back(self, event: told.WorkersBack) -> Iterator[Timed]:
        """And ships."""
        count: dict[str, int] = {}
        for worker in self.before.placed:
            number = count.get(worker.location, 0)
            count[worker.location] = number + 1
            yield 0.0, Travel(f"worker:{worker.location}:{number}", [self._seat_at(worker.seat)], hop=8)
        for piece in self.new():
            if piece.id.startswith("ship:"):
                yield 0.0, Travel(piece.id, [(piece.x, piece.y)], hop=0)
        yield 0.0, Put((), [name for name in self.gone() if not name.startswith("worker:")])
        yield self.settle(450.0)
        yield 0.0, Wait(450 + READ)

    def enemy_left(self, event: told.EnemyLeft) -> Iterator[Timed]:
        yield 0.0, Vanish(f"enemy:{event.place}")


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
    told.BattleLost: Telling.battle_lost,
    told.DiceRolled: Telling.dice_rolled,
    told.DiceRerolled: Telling.dice_rerolled,
    told.GameEnded: Telling.game_ended,
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
    told.RoundBegan: Telling.round_began,
    told.DestiniesDrawn: Telling.destinies_drawn,
    told.RuneTaken: Telling.rune_taken,
    told.WorkersBack: Telling.workers_back,
    told.EnemyLeft: Telling.enemy_left,
    told.JourneyDiscarded: Telling.journey_discarded,
}
