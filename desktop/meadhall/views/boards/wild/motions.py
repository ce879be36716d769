"""From events to motion, for Gone Wild: the path slides on, cards fly to whoever bought them, blows land."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from meadhall.rules.wild import events as told
from meadhall.rules.wild.data import (
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    HALL,
    NOTHING,
    NUMBERS,
    PLOTS,
    STACKS,
    UNSEEN,
    CardId,
    PlotId,
)
from meadhall.rules.wild.state import NOBODY, Attack, Building, State, without

from ..kit import marks
from ..kit.boxes import Box
from ..kit.motions import Appear, Flash, Motion, Put, Shake, Trace, Travel, Vanish, Wait, travel_ms
from ..kit.pieces import Piece
from ..kit.telling import FLYING, READ, STAGGER, Point, Redrawing, Timed
from . import pieces

_BURST = 520.0  # how long one sees that a blow has landed
_POP = 260.0


class Telling(Redrawing):
    """`looked_at` is the village that one looks at, or nobody's: then whichever matters."""

    def __init__(self, lie: pieces.Lie, before: State, looked_at: int, seat_at: Callable[[int], Point]) -> None:
        super().__init__()
        self._geometry, self._colours = lie.geometry, lie.colours
        self._s = before.copy()
        self._seat_at = seat_at
        self._open = self._began_at = lie.open
        self.looked_at = looked_at
        self._origin: Point | None = None  # where the next token comes from
        self.draw()

    def lying(self) -> Iterable[Piece]:
        self._lie = pieces.Lie(self._geometry, self._colours, self._open)
        return pieces.pieces_on(self._lie, self._s)

    def _look_at(self, seat: int, *, stay: bool) -> None:
        """Another village lies open; whether it does so when all is at rest."""
        self._open = seat
        self.looked_at = seat if stay else NOBODY

    # Helpers

    def _change(self, seat: int, plot: PlotId, **how: Any) -> None:
        building = self._s.players[seat].at(plot)
        if building is not None:
            self._s.players[seat].put(replace(building, **how))

    def _place(self, seat: int, plot: PlotId) -> Box:
        return self._lie.place(self._s, seat, plot)

    def _trace(self, seat: int, plot: PlotId) -> Iterator[Motion]:
        """Spots are still where they were: where another village lies open now, there is no telling."""
        if self._open == self._began_at:
            yield Trace([f"plot:{seat}:{plot}"], self._colours[seat])

    def _ring(self, seat: int, plots: Iterable[PlotId], ms: float) -> Iterator[Timed]:
        """Buildings light up, wherever they are shown now."""
        for plot in plots:
            place, name = self._place(seat, plot), f"ring:{seat}:{plot}"
            yield 0.0, Put([Piece(name, ("ring", *place.size), *place.middle, pieces.COUNT)])
            yield ms, Vanish(name)

    def _name(self, seat: int, plot: PlotId) -> str:
        """Of the piece that one sees of a building."""
        return f"{'house' if seat == self._open else 'mini'}:{seat}:{plot}"

    def _pop_up(self, seat: int, plot: PlotId, after: float) -> Iterator[Timed]:
        """What is new is set down."""
        changed, gone = self.draw()
        for piece in changed:
            if piece.id.endswith(f":{seat}:{plot}"):
                yield after, Appear(piece)
        yield after + 160, Put(changed, gone)
        for trace in self._trace(seat, plot):
            yield after + 160, trace
        yield 0.0, Wait(after + 160 + READ)

    def _burst(self, what: str, place: Box) -> Iterator[Timed]:
        wide = max(place.width * 1.1, 96.0)
        burst = Piece("burst", ("hit", what, wide), *place.middle, pieces.BURST)
        yield 0.0, Appear(burst)
        yield _BURST, Vanish("burst")
        yield 0.0, Wait(_BURST + 220)

    # The round

    def turn_began(self, event: told.TurnBegan) -> Iterator[Timed]:
        self._s.active = event.seat
        self._look_at(event.seat, stay=False)
        yield self.settle(0.0)

    def produced(self, event: told.Produced) -> Iterator[Timed]:
        for plot in event.plots:
            building = self._s.players[event.seat].at(plot)
            product = BUILDINGS[PLOTS[plot]].produces
            if building is not None and product is not None:
                self._change(event.seat, plot, held=building.held.plus(product, 1))
        yield from self._ring(event.seat, event.plots, 320)
        yield self.settle(120.0)
        yield 0.0, Wait(320)

    def hammer_passed(self, event: told.HammerPassed) -> Iterator[Timed]:
        self._s.first = event.seat
        yield self.settle(0.0)

    def tokens_cleared(self, event: told.TokensCleared) -> Iterator[Timed]:
        for player in self._s.players:
            player.town = tuple(replace(building, new=False, damaged=False) for building in player.town)
            player.attacked = player.dragon_done = False
        yield self.settle(0.0)
        yield 0.0, Wait(READ)

    def table_cleared(self, event: told.TableCleared) -> Iterator[Timed]:
        player = self._s.players[event.seat]
        player.town = tuple(replace(building, forts=()) for building in player.town)
        yield self.settle(0.0)

    def tokens_stored(self, event: told.TokensStored) -> Iterator[Timed]:
        counts = {stock.plot: stock.count for stock in event.stocks}
        self._look_at(event.seat, stay=False)
        for building in self._s.players[event.seat].town:
            stores = BUILDINGS[building.kind].stores if building.kind else None
            held = NOTHING.plus(stores, counts[building.plot]) if stores and building.plot in counts else NOTHING
            self._change(event.seat, building.plot, held=held)
        yield self.settle(0.0)
        yield from self._ring(event.seat, counts, 420)
        yield 0.0, Wait(420)

    # The path and the market

    def path_laid(self, event: told.PathLaid) -> Iterator[Timed]:
        self._s.path = event.cards
        changed, gone = self.draw()
        for number, piece in enumerate(changed):
            yield number * 60.0, Appear(piece)
        yield 400.0, Put(changed, gone)

    def bought(self, event: told.CardBought) -> Iterator[Timed]:
        s, geometry = self._s, self._geometry
        if event.slot == told.FROM_STACK:
            place, number = geometry.stack(event.card), STACKS.index(event.card)
            s.stacks = (*s.stacks[:number], s.stacks[number] - 1, *s.stacks[number + 1 :])
        else:
            place = geometry.slot(event.slot)
            self._empty(event.slot)
        self._receive(event.seat, event.card)
        yield self.settle(0.0)
        yield 0.0, self.flight(("card", event.card, *place.size), place.middle, self._seat_at(event.seat))
        yield 0.0, Wait(380 + READ)

    def _receive(self, seat: int, card: CardId) -> None:
        """Some achievements count what one owns."""
        player = self._s.players[seat]
        player.owned = tuple(sorted((*player.owned, card)))

    def _empty(self, slot: int) -> None:
        path = self._s.path
        self._s.path = (*path[:slot], None, *path[slot + 1 :])

    def path_moved(self, event: told.PathMoved) -> Iterator[Timed]:
        """Each card one slot on, those in front first; a new one comes from the deck."""
        s, geometry = self._s, self._geometry
        moving = [slot for slot in range(event.slot) if s.path[slot] is not None]
        s.path = (event.card, *s.path[: event.slot], *s.path[event.slot + 1 :])
        s.path_deck = s.path_deck[1:]
        changed, gone = self.draw()
        start, first = geometry.path_deck, geometry.slot(0)
        ms = travel_ms(start.middle, first.middle) * 1.2
        for slot in reversed(moving):
            step = Travel(f"path:{slot}", [geometry.slot(slot + 1).middle], f"path:{slot + 1}", hop=0)
            step.ms = ms
            yield 0.0, step
        if event.card is not None:
            yield (
                0.0,
                Put([Piece("fresh", ("card", event.card, *first.size), *start.middle, FLYING)]),
            )
            fresh = Travel("fresh", [first.middle], "path:0", hop=18)
            fresh.ms = ms
            yield 0.0, fresh
        yield ms, Put(changed, [name for name in gone if name.startswith("path:")])
        yield 0.0, Wait(ms + 120)

    def path_shuffled(self, event: told.PathShuffled) -> Iterator[Timed]:
        self._s.path_deck = (UNSEEN,) * event.count
        yield self.settle(0.0)

    def path_left(self, event: told.PathLeft) -> Iterator[Timed]:
        last = NUMBERS.path_slots - 1
        self._empty(last)
        self.draw()
        away = Travel(f"path:{last}", [self._geometry.path_end], hop=0)
        away.ms = 240.0
        yield 0.0, away
        yield 120.0, Vanish(f"path:{last}")
        yield 0.0, Wait(360)

    def asgard_shown(self, event: told.AsgardShown) -> Iterator[Timed]:
        self._s.asgard_row = event.cards
        yield self.settle(0.0)

    def asgard_turned(self, event: told.AsgardTurned) -> Iterator[Timed]:
        self._s.asgard_row += (event.card,)
        self._s.asgard_deck = self._s.asgard_deck[1:]
        changed, gone = self.draw()
        for piece in changed:
            if piece.id.startswith("asgard:"):
                yield 0.0, Appear(piece)
        yield 160.0, Put(changed, gone)
        yield 0.0, Flash([f"asgard:{len(self._s.asgard_row) - 1}"], marks.POINTED)
        yield 0.0, Wait(160 + READ)

    def asgard_taken(self, event: told.AsgardTaken) -> Iterator[Timed]:
        row = self._s.asgard_row
        place = self._geometry.asgard(row.index(event.card)) if event.card in row else self._geometry.asgard_deck
        self._s.asgard_row = without(row, (event.card,)) if event.card in row else row
        self._receive(event.seat, event.card)
        yield self.settle(0.0)
        yield 0.0, self.flight(("card", event.card, *place.size), place.middle, self._seat_at(event.seat))
        yield 0.0, Wait(380 + READ)

    # Tokens

    def paid(self, event: told.Paid) -> Iterator[Timed]:
        flights: list[Timed] = []
        for spent in event.tokens:
            building = self._s.players[event.seat].at(spent.plot)
            if building is not None:
                at = self._place(event.seat, spent.plot).middle
                for kind, count in (("beer", spent.tokens.beer), ("gold", spent.tokens.gold)):
                    held = replace(building.held, **{kind: building.held.of(kind) - count})  # pyright: ignore[reportArgumentType]
                    building = replace(building, held=held)
                    self._change(event.seat, spent.plot, held=held)
                    for _ in range(count):
                        up = (at[0], at[1] - 90)
                        flights.append((len(flights) * STAGGER, self.flight(("token", kind), at, up)))
        yield self.settle(0.0)
        yield from flights

    def token_gained(self, event: told.TokenGained) -> Iterator[Timed]:
        start, self._origin = self._origin or self._seat_at(event.seat), None
        if event.source == "dragon":
            start = self._geometry.dragon.middle
        stop = self._place(event.seat, event.plot).middle
        building = self._s.players[event.seat].at(event.plot)
        if building is not None:
            self._change(event.seat, event.plot, held=building.held.plus(event.resource, 1))
        yield 0.0, self.flight(("token", event.resource), start, stop)
        yield self.settle(380.0)
        yield 0.0, Wait(380 + READ)

    def token_stolen(self, event: told.TokenStolen) -> Iterator[Timed]:
        self._origin = self._place(event.victim, event.plot).middle
        building = self._s.players[event.victim].at(event.plot)
        if building is not None:
            self._change(event.victim, event.plot, held=building.held.plus(event.resource, -1))
        yield 0.0, Shake(self._name(event.victim, event.plot))
        yield self.settle(120.0)

    # Building

    def built(self, event: told.Built) -> Iterator[Timed]:
        s, place = self._s, self._geometry.lot(event.building)
        self._look_at(event.seat, stay=False)
        s.players[event.seat].town += (Building(event.plot, new=True),)
        number = BUILDING_IDS.index(event.building)
        s.lots = (*s.lots[:number], s.lots[number] - 1, *s.lots[number + 1 :])
        stop = self._place(event.seat, event.plot).middle
        yield 0.0, self.flight(("stack", event.building, 1, *place.size), place.middle, stop)
        yield from self._pop_up(event.seat, event.plot, 330.0)

    def demolished(self, event: told.Demolished) -> Iterator[Timed]:
        s, player, name = self._s, self._s.players[event.seat], self._name(event.seat, event.plot)
        number = BUILDING_IDS.index(PLOTS[event.plot])
        s.lots = (*s.lots[:number], s.lots[number] + 1, *s.lots[number + 1 :])
        player.town = tuple(building for building in player.town if building.plot != event.plot)
        yield 0.0, Shake(name)
        yield 120.0, Vanish(name, falls=True)
        yield self.settle(340.0)
        yield 0.0, Wait(340 + READ)

    def upgraded(self, event: told.HallUpgraded) -> Iterator[Timed]:
        self._look_at(event.seat, stay=False)
        self._s.players[event.seat].level = event.level
        self._change(event.seat, HALL, new=True)
        yield from self._pop_up(event.seat, HALL, 0.0)

    # Fights

    def declared(self, event: told.AttackDeclared) -> Iterator[Timed]:
        self._look_at(event.victim, stay=True)
        self._s.players[event.victim].attacked = True
        boost = event.strength - sum(fighter.strength for fighter in event.fighters)
        about = event.seat, event.victim, event.target
        self._s.attack = Attack(*about, event.fighters, event.boosters, boost)
        yield self.settle(0.0)
        start, stop = self._seat_at(event.seat), self._place(event.victim, event.target).middle
        for number, fighter in enumerate(event.fighters):
            card = ("card", fighter.card, 70.0, 94.0)
            yield number * 90.0, self.flight(card, start, stop)
        yield 0.0, Wait(800)

    def defended(self, event: told.Defended) -> Iterator[Timed]:
        building = self._s.players[event.seat].at(event.target)
        forts = tuple(card for card in event.cards if CARDS[card].kind == "fortification")
        if building is None or not event.cards:
            return
        stop = self._place(event.seat, event.target).middle
        for number, card in enumerate(event.cards):
            yield number * 120.0, self.flight(("card", card, 70.0, 94.0), self._seat_at(event.seat), stop)
        self._change(event.seat, event.target, forts=building.forts + forts)
        yield self.settle(380.0)
        yield 0.0, Wait(380 + READ)

    def succeeded(self, event: told.AttackSucceeded) -> Iterator[Timed]:
        self._s.attack = None
        self._change(event.victim, event.target, damaged=True)
        yield 0.0, Shake(self._name(event.victim, event.target))
        yield from self._burst("hit", self._place(event.victim, event.target))
        yield self.settle(120.0)

    def repelled(self, event: told.AttackRepelled) -> Iterator[Timed]:
        self._s.attack = None
        yield from self._burst("blocked", self._place(event.victim, event.target))
        yield self.settle(120.0)

    def full_defence(self, event: told.FullDefence) -> Iterator[Timed]:
        self._change(event.seat, HALL, damaged=True)
        yield self.settle(0.0)
        yield from self._ring(event.seat, [HALL], 420)
        yield 0.0, Wait(READ)

    def undead_beaten(self, event: told.UndeadBeaten) -> Iterator[Timed]:
        place = self._geometry.slot(event.slot)
        self._origin = place.middle
        self._empty(event.slot)
        self.draw()
        yield 0.0, Shake(f"path:{event.slot}")
        yield 200.0, Vanish(f"path:{event.slot}", falls=True)
        yield from self._burst("hit", place)

    def dragon_beaten(self, event: told.DragonBeaten) -> Iterator[Timed]:
        self._s.players[event.seat].dragon_done = True
        yield 0.0, Shake("dragon")
        yield from self._burst("hit", self._geometry.dragon)
        yield self.settle(_POP)

    # Points

    def mission_completed(self, event: told.MissionCompleted) -> Iterator[Timed]:
        self._s.players[event.seat].done += (event.mission,)
        yield self.settle(0.0)

    def points_gained(self, event: told.PointsGained) -> Iterator[Timed]:
        yield from self._score(event.seat, event.total, event.points)

    def _score(self, seat: int, total: int, points: int) -> Iterator[Timed]:
        self._s.players[seat].points = total
        changed, gone = self.draw()
        stop = self._lie.marker(self._s, seat)
        yield 0.0, self.flight(("points", points), self._seat_at(seat), stop)
        step = Travel(f"marker:{seat}", [stop], hop=22)
        yield 240.0, step
        yield 240.0 + step.ms, Put(changed, gone)
        yield 0.0, Wait(240 + step.ms + READ / 2)

    def last_round(self, event: told.LastRound) -> Iterator[Timed]:
        self._s.last_round = True
        changed, gone = self.draw()
        for piece in changed:
            if piece.id == "bell":
                yield 0.0, Appear(piece)
        yield 160.0, Put(changed, gone)
        yield 0.0, Wait(600)

    def achievement_scored(self, event: told.AchievementScored) -> Iterator[Timed]:
        yield 0.0, Flash([f"feat:{event.achievement}"], marks.POINTED, 900)
        for seat in event.winners:
            yield from self._score(seat, self._s.players[seat].points + event.points, event.points)
        yield 0.0, Wait(900)


Telling.told = {
    told.TurnBegan: Telling.turn_began,
    told.Produced: Telling.produced,
    told.HammerPassed: Telling.hammer_passed,
    told.TokensCleared: Telling.tokens_cleared,
    told.TableCleared: Telling.table_cleared,
    told.TokensStored: Telling.tokens_stored,
    told.PathLaid: Telling.path_laid,
    told.PathMoved: Telling.path_moved,
    told.PathShuffled: Telling.path_shuffled,
    told.PathLeft: Telling.path_left,
    told.CardBought: Telling.bought,
    told.AsgardShown: Telling.asgard_shown,
    told.AsgardTurned: Telling.asgard_turned,
    told.AsgardTaken: Telling.asgard_taken,
    told.Paid: Telling.paid,
    told.TokenGained: Telling.token_gained,
    told.TokenStolen: Telling.token_stolen,
    told.Built: Telling.built,
    told.Demolished: Telling.demolished,
    told.HallUpgraded: Telling.upgraded,
    told.AttackDeclared: Telling.declared,
    told.Defended: Telling.defended,
    told.AttackSucceeded: Telling.succeeded,
    told.AttackRepelled: Telling.repelled,
    told.FullDefence: Telling.full_defence,
    told.UndeadBeaten: Telling.undead_beaten,
    told.DragonBeaten: Telling.dragon_beaten,
    told.MissionCompleted: Telling.mission_completed,
    told.PointsGained: Telling.points_gained,
    told.LastRound: Telling.last_round,
    told.AchievementScored: Telling.achievement_scored,
}
