"""From events to motion, for Gone Wild: the path slides on, cards fly to whoever bought them, blows land."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from meadhall.rules.wild import events as told
from meadhall.rules.wild.data import HALL, NUMBERS, RESOURCES, CardId, PlotId
from meadhall.rules.wild.state import State
from meadhall.views.boards.kit.moving.drama import victory
from meadhall.views.boards.kit.moving.motions import (
    Appear,
    Flash,
    Motion,
    Put,
    Shake,
    Trace,
    Travel,
    Vanish,
    Wait,
    travel_ms,
)
from meadhall.views.boards.kit.moving.telling import FLYING, READ, STAGGER, Point, Showing, Timed

from ..kit import marks
from ..kit.boxes import Box
from ..kit.pieces import Piece
from . import drama, pieces

_BURST = 520.0  # how long one sees that a blow has landed
_POP = 260.0
_FIGHTER = (70.0, 94.0)  # a card that flies into an attack


class Telling(Showing[State]):
    def __init__(self, lie_of: Callable[[State], pieces.Lie], before: State, seat_at: Callable[[int], Point]) -> None:
        super().__init__(lambda view: pieces.pieces_on(lie_of(view), view), before)
        self._lie_of = lie_of
        self._seat_at = seat_at
        self._began_at = lie_of(before).open
        self._geometry = lie_of(before).geometry
        self._origin: Point | None = None  # where the next token comes from

    @property
    def _lie(self) -> pieces.Lie:
        """After the event."""
        return self._lie_of(self.after)

    def _place(self, seat: int, plot: PlotId) -> Box:
        return self._lie.place(self.after, seat, plot)

    def _name(self, seat: int, plot: PlotId) -> str:
        """Of the piece that one sees of a building."""
        return f"{'house' if seat == self._lie.open else 'mini'}:{seat}:{plot}"

    def _trace(self, seat: int, plot: PlotId) -> Iterator[Motion]:
        """Spots are still where they were: where another village lies open now, there is no telling."""
        if self._lie.open == self._began_at:
            yield Trace([f"plot:{seat}:{plot}"], self._lie.colours[seat])

    def _ring(self, seat: int, plots: Iterable[PlotId], ms: float) -> Iterator[Timed]:
        """Buildings light up, wherever they are shown now."""
        for plot in plots:
            place, name = self._place(seat, plot), f"ring:{seat}:{plot}"
            yield 0.0, Put([Piece(name, ("ring", *place.size), *place.middle, pieces.COUNT)])
            yield ms, Vanish(name)

    def _pop_up(self, seat: int, plot: PlotId, after: float) -> Iterator[Timed]:
        """What is new is set down."""
        for piece in self.new():
            if piece.id.endswith(f":{seat}:{plot}"):
                yield after, Appear(piece)
        yield self.settle(after + 160)
        for trace in self._trace(seat, plot):
            yield after + 160, trace
        yield 0.0, Wait(after + 160 + READ)

    def _burst(self, what: str, place: Box, at: float = 0.0) -> Iterator[Timed]:
        wide = max(place.width * 1.1, 96.0)
        burst = Piece("burst", ("hit", what, wide), *place.middle, pieces.BURST)
        yield at, Appear(burst)
        yield at + _BURST, Vanish("burst")
        yield 0.0, Wait(at + _BURST + 220)

    def _card_to(self, seat: int, card: CardId, place: Box) -> Iterator[Timed]:
        """Out of the market, to whoever has it now."""
        yield self.settle(0.0)
        yield 0.0, self.flight(("card", card, *place.size), place.middle, self._seat_at(seat))
        yield 0.0, Wait(380 + READ)

    # The round

    def produced(self, event: told.Produced) -> Iterator[Timed]:
        """What a building has made comes out of its roof and lies down on it."""
        yield from self._ring(event.seat, event.plots, 320)
        made = {building.plot: building.held for building in self.after.players[event.seat].town}
        had = {building.plot: building.held for building in self.before.players[event.seat].town}
        for number, plot in enumerate(event.plots):
            x, y = self._place(event.seat, plot).middle
            for kind in RESOURCES:
                if made[plot].of(kind) > had[plot].of(kind):
                    yield number * STAGGER, self.flight(("token", kind), (x, y - 34), (x, y))
        yield self.settle(300.0)
        yield 0.0, Wait(320)

    def tokens_cleared(self, event: told.TokensCleared) -> Iterator[Timed]:
        yield self.settle(0.0)
        yield 0.0, Wait(READ)

    def tokens_stored(self, event: told.TokensStored) -> Iterator[Timed]:
        yield self.settle(0.0)
        yield from self._ring(event.seat, [stock.plot for stock in event.stocks], 420)
        yield 0.0, Wait(420)

    # The path and the market

    def bought(self, event: told.CardBought) -> Iterator[Timed]:
        geometry, off_stack = self._geometry, event.slot == told.FROM_STACK
        place = geometry.stack(event.card) if off_stack else geometry.slot(event.slot)
        yield from self._card_to(event.seat, event.card, place)

    def path_moved(self, event: told.PathMoved) -> Iterator[Timed]:
        """Each card one slot on, those in front first; a new one comes from the deck."""
        geometry = self._geometry
        start, first = geometry.path_deck, geometry.slot(0)
        ms = travel_ms(start.middle, first.middle) * 1.2
        for slot in reversed(range(event.slot)):
            if self.before.path[slot] is not None:
                step = Travel(f"path:{slot}", [geometry.slot(slot + 1).middle], f"path:{slot + 1}", hop=0)
                step.ms = ms
                yield 0.0, step
        if event.card is not None:
            yield 0.0, Put([Piece("fresh", ("card", event.card, *first.size), *start.middle, FLYING)])
            fresh = Travel("fresh", [first.middle], "path:0", hop=18)
            fresh.ms = ms
            yield 0.0, fresh
        yield 0.0, Wait(ms + 120)

    def path_left(self, event: told.PathLeft) -> Iterator[Timed]:
        last = f"path:{NUMBERS.path_slots - 1}"
        away = Travel(last, [self._geometry.path_end], hop=0)
        away.ms = 240.0
        yield 0.0, away
        yield 120.0, Vanish(last)
        yield 0.0, Wait(360)

    def asgard_turned(self, event: told.AsgardTurned) -> Iterator[Timed]:
        for piece in self.new():
            if piece.id.startswith("asgard:"):
                yield 0.0, Appear(piece)
        yield self.settle(160.0)
        yield 0.0, Flash([f"asgard:{len(self.before.asgard_row)}"], marks.POINTED)
        yield 0.0, Wait(160 + READ)

    def asgard_taken(self, event: told.AsgardTaken) -> Iterator[Timed]:
        place = self._geometry.asgard(self.before.asgard_row.index(event.card))
        yield from self._card_to(event.seat, event.card, place)

    # Tokens

    def paid(self, event: told.Paid) -> Iterator[Timed]:
        yield self.settle(0.0)
        begins = 0.0
        for spent in event.tokens:
            x, y = self._place(event.seat, spent.plot).middle
            for kind in RESOURCES:
                for _ in range(spent.tokens.of(kind)):
                    yield begins, self.flight(("token", kind), (x, y), (x, y - 90))
                    begins += STAGGER

    def token_gained(self, event: told.TokenGained) -> Iterator[Timed]:
        start, self._origin = self._origin or self._seat_at(event.seat), None
        if event.source == "dragon":
            start = self._geometry.dragon.middle
        yield 0.0, self.flight(("token", event.resource), start, self._place(event.seat, event.plot).middle)
        yield self.settle(380.0)
        yield 0.0, Wait(380 + READ)

    def token_stolen(self, event: told.TokenStolen) -> Iterator[Timed]:
        self._origin = self._place(event.victim, event.plot).middle
        yield 0.0, Shake(self._name(event.victim, event.plot))
        yield self.settle(120.0)

    # Building

    def built(self, event: told.Built) -> Iterator[Timed]:
        place, stop = self._geometry.lot(event.building), self._place(event.seat, event.plot).middle
        yield 0.0, self.flight(("stack", event.building, 1, *place.size), place.middle, stop)
        yield from self._pop_up(event.seat, event.plot, 330.0)

    def demolished(self, event: told.Demolished) -> Iterator[Timed]:
        name = self._name(event.seat, event.plot)
        yield 0.0, Shake(name)
        yield 120.0, Vanish(name, falls=True)
        yield self.settle(340.0)
        yield 0.0, Wait(340 + READ)

    def upgraded(self, event: told.HallUpgraded) -> Iterator[Timed]:
        yield from self._pop_up(event.seat, HALL, 0.0)

    # Fights

    def declared(self, event: told.AttackDeclared) -> Iterator[Timed]:
        yield self.settle(0.0)
        start, stop = self._seat_at(event.seat), self._place(event.victim, event.target).middle
        for number, fighter in enumerate(event.fighters):
            yield number * 90.0, self.flight(("card", fighter.card, *_FIGHTER), start, stop)
        yield 0.0, Wait(800)

    def defended(self, event: told.Defended) -> Iterator[Timed]:
        if not event.cards:
            return
        stop = self._place(event.seat, event.target).middle
        for number, card in enumerate(event.cards):
            yield number * 120.0, self.flight(("card", card, *_FIGHTER), self._seat_at(event.seat), stop)
        yield self.settle(380.0)
        yield 0.0, Wait(380 + READ)

    def succeeded(self, event: told.AttackSucceeded) -> Iterator[Timed]:
        raid = drama.raid(event, self._lie.colours)
        yield 0.0, raid
        yield raid.decides, Shake(self._name(event.victim, event.target))
        yield from self._burst("hit", self._place(event.victim, event.target), raid.decides)
        yield self.settle(raid.decides + 120)

    def repelled(self, event: told.AttackRepelled) -> Iterator[Timed]:
        raid = drama.raid(event, self._lie.colours)
        yield 0.0, raid
        yield from self._burst("blocked", self._place(event.victim, event.target), raid.decides)
        yield self.settle(raid.decides + 120)

    def full_defence(self, event: told.FullDefence) -> Iterator[Timed]:
        yield self.settle(0.0)
        yield from self._ring(event.seat, [HALL], 420)
        yield 0.0, Wait(READ)

    def undead_beaten(self, event: told.UndeadBeaten) -> Iterator[Timed]:
        place, name = self._geometry.slot(event.slot), f"path:{event.slot}"
        self._origin = place.middle
        yield 0.0, Shake(name)
        yield 200.0, Vanish(name, falls=True)
        yield from self._burst("hit", place)

    def undead_stood(self, event: told.UndeadStood) -> Iterator[Timed]:
        yield 0.0, Shake(f"path:{event.slot}")
        yield self.settle(_POP)

    def dragon_beaten(self, event: told.DragonBeaten) -> Iterator[Timed]:
        fight = drama.dragon(event, self._lie.colours)
        yield 0.0, fight
        yield fight.decides, Shake("dragon")
        yield from self._burst("hit", self._geometry.dragon, fight.decides)
        yield self.settle(fight.decides + _POP)

    # Points

    def points_gained(self, event: told.PointsGained) -> Iterator[Timed]:
        yield from self._score(event.seat, event.points)

    def _score(self, seat: int, points: int) -> Iterator[Timed]:
        stop = self._lie.marker(self.after, seat)
        yield 0.0, self.flight(("points", points), self._seat_at(seat), stop)
        step = Travel(f"marker:{seat}", [stop], hop=22)
        yield 240.0, step
        yield self.settle(240.0 + step.ms)
        yield 0.0, Wait(240 + step.ms + READ / 2)

    def last_round(self, event: told.LastRound) -> Iterator[Timed]:
        for piece in self.new():
            yield 0.0, Appear(piece)
        yield 0.0, drama.last_round(event, self._lie.colours)

    def game_ended(self, event: told.GameEnded) -> Iterator[Timed]:
        yield 0.0, victory(event.winners, self._lie.colours)

    def achievement_scored(self, event: told.AchievementScored) -> Iterator[Timed]:
        yield 0.0, Flash([f"feat:{event.achievement}"], marks.POINTED, 900)
        for seat in event.winners:
            yield from self._score(seat, event.points)
        yield 0.0, Wait(900)


Telling.told = {
    told.Produced: Telling.produced,
    told.TokensCleared: Telling.tokens_cleared,
    told.TokensStored: Telling.tokens_stored,
    told.PathMoved: Telling.path_moved,
    told.PathLeft: Telling.path_left,
    told.CardBought: Telling.bought,
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
    told.UndeadStood: Telling.undead_stood,
    told.DragonBeaten: Telling.dragon_beaten,
    told.PointsGained: Telling.points_gained,
    told.LastRound: Telling.last_round,
    told.AchievementScored: Telling.achievement_scored,
    told.GameEnded: Telling.game_ended,
}
