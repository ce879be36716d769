"""How events of the Watch are shown: what goes where. What they have done is in the position after them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from meadhall.rules.watch import events as told
from meadhall.rules.watch.data import CLEARING_OF_TRAIL, KINDS, Kind
from meadhall.rules.watch.state import State, parse_token, producing
from meadhall.views.boards.kit.moving.beginning import Beginning
from meadhall.views.boards.kit.moving.drama import victory
from meadhall.views.boards.kit.moving.motions import (
    Appear,
    Change,
    Flash,
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


class WatchShowing(Showing[State]):
    def __init__(
        self,
        lying: Callable[[State], Iterable[Piece]],
        geometry: Geometry,
        colours: Sequence[int],
        before: State,
        seat_at: Callable[[int], Point],
    ) -> None:
        super().__init__(lying, before)
        self._geometry = geometry
        self._colours = colours
        self._seat_at = seat_at
        self._chance = Random(before.turn)  # for the faces that a rolling die shows on its way
        self._beginning = Beginning(drama.SIX, colours)

    # Who begins

    def rolled_to_begin(self, event: told.FirstPlayerRolled) -> Iterator[Timed]:
        return self._beginning.rolled(event.seat, event.dice)

    def first_chosen(self, event: told.FirstPlayerChosen) -> Iterator[Timed]:
        return self._beginning.chosen(event.seat, self._chance.getrandbits(32))

    # Dice and land

    def dice_rolled(self, event: told.DiceRolled) -> Iterator[Timed]:
        throw = drama.throw(event, self._chance.getrandbits(32))
        yield 0.0, throw
        for die in range(3 if event.wildling else 2):
            yield from self._turn(f"die:{die}", throw.ms - READ)
        yield from self._set_down("rolled", throw.ms - READ)

    def produced(self, event: told.Produced) -> Iterator[Timed]:
        """What each gets comes from the hexes that it touches, one card after the other."""
        lands = producing(self.after.layout)[event.roll]
        working = [land for land in lands if land.hex not in event.blocked]
        if working:
            yield 0.0, Flash([f"hex:{land.hex}" for land in working], marks.POINTED)
        if event.blocked:
            yield 0.0, Flash([f"hex:{hex}" for hex in event.blocked], marks.ATTACKED)
        flights: list[tuple[int, int, int]] = []
        for seat, cards in enumerate(event.gains):
            for kind in KINDS:
                own = [
                    land.hex
                    for land in working
                    if land.resource == kind and any(self.after.owner[corner] == seat for corner in land.corners)
                ]
                flights += [(own[card % len(own)], kind, seat) for card in range(cards[kind]) if own]
        step = min(STAGGER, LONGEST / max(len(flights), 1))
        for number, (hex, kind, seat) in enumerate(flights):
            yield 150 + number * step, self.flight(("resource", kind), self._geometry.hex(hex), self._seat_at(seat))

    def starting_income(self, event: told.StartingIncome) -> Iterator[Timed]:
        yield from self._from_supply(event.seat, event.gain)

    def cards_taken(self, event: told.CardsTaken) -> Iterator[Timed]:
        yield from self._from_supply(event.seat, event.cards)

    def supply_traded(self, event: told.SupplyTraded) -> Iterator[Timed]:
        seat = self._seat_at(event.seat)
        for number in range(event.rate):
            yield number * 60.0, self.flight(("resource", event.give), seat, self._geometry.supply(event.give))
        yield 260.0, self.flight(("resource", event.get), self._geometry.supply(event.get), seat)

    def discarded(self, event: told.Discarded) -> Iterator[Timed]:
        middle = self._geometry.supply_panel.middle
        for number in range(event.count):
            yield number * STAGGER, self.flight(("card",), self._seat_at(event.seat), middle)

    def stolen(self, event: told.CardStolen) -> Iterator[Timed]:
        yield 0.0, self.flight(("card",), self._seat_at(event.victim), self._seat_at(event.thief))

    def card_bought(self, event: told.CardBought) -> Iterator[Timed]:
        deck = self._geometry.supply(pieces.DECK)
        yield 0.0, self.flight(("card",), deck, self._seat_at(event.seat))

    def _from_supply(self, seat: int, cards: Sequence[int]) -> Iterator[Timed]:
        kinds = [kind for kind in KINDS for _ in range(cards[kind])]
        for number, kind in enumerate(kinds):
            start = self._geometry.supply(kind)
            yield number * STAGGER, self.flight(("resource", kind), start, self._seat_at(seat))

    # Building

    def road_built(self, event: told.RoadBuilt) -> Iterator[Timed]:
        yield from self._built(f"path:{event.path}", event.seat)

    def road_moved(self, event: told.RoadMoved) -> Iterator[Timed]:
        yield 0.0, Vanish(f"path:{event.origin}")
        yield from self._built(f"path:{event.path}", event.seat, 160.0)

    def building_built(self, event: told.SettlementFounded | told.KeepBuilt) -> Iterator[Timed]:
        yield from self._built(f"vertex:{event.place}", event.seat)

    def _built(self, name: str, seat: int, after: float = 0.0) -> Iterator[Timed]:
        yield from self._set_down(name, after)
        yield 0.0, Trace([name], self._colours[seat])
        yield 0.0, Wait(after + READ)

    def guard_posted(self, event: told.GuardPosted) -> Iterator[Timed]:
        yield from self._set_down(f"guard:{event.section}:{event.post}")
        yield from self._turn(f"badge:{event.section}", 120.0)
        yield 0.0, Wait(READ)

    # Tormund

    def tormund_moved(self, event: told.TormundMoved) -> Iterator[Timed]:
        stop = self._geometry.tormund(event.hex)
        yield 0.0, _slow(Travel("tormund", [stop], hop=14), self._geometry.tormund(event.origin), stop)
        yield from self._shades(380.0)

    def _shades(self, after: float) -> Iterator[Timed]:
        """Over hexes that pay no more they come down when they are barred; from others they are gone at once."""
        for name in self.gone():
            if name.startswith(_SHADE):
                yield 0.0, Vanish(name)
        for piece in self.new():
            if piece.id.startswith(_SHADE):
                yield after, Appear(piece)

    # The north

    def tokens_revealed(self, event: told.TokensRevealed) -> Iterator[Timed]:
        clans = {parse_token(token)[0] for token in event.tokens if token != "?"}
        yield 0.0, Flash([f"clan:{clan}" for clan in clans], marks.POINTED)

    def mustered(self, event: told.Mustered) -> Iterator[Timed]:
        reserve = pieces.reserve_name(event.kind)
        yield from self._turn(reserve)
        yield from self._walks_in(f"camp:{event.clan}:{event.camp}", self.now[reserve])
        yield 0.0, Wait(620 + READ)

    def _walks_in(self, name: str, start: Piece) -> Iterator[Timed]:
        if (piece := self.now.get(name)) is not None:
            yield 0.0, Appear(Piece(name, piece.key, start.x, start.y, piece.z))
            yield 160.0, _slow(Travel(name, [(piece.x, piece.y)]), (start.x, start.y), (piece.x, piece.y))

    def rush_began(self, event: told.RushBegan) -> Iterator[Timed]:
        yield 0.0, Flash([f"clan:{event.clan}"], marks.ATTACKED, 700)

    def no_advance(self, event: told.NoAdvance) -> Iterator[Timed]:
        yield 0.0, Wait(READ)

    def advanced(self, event: told.Advanced) -> Iterator[Timed]:
        clearing = event.clearing
        last = len(self.after.clearings[clearing]) - 1
        yield 0.0, Flash([f"trail:{event.trail}"], marks.POINTED, 700)
        trail = self._geometry.trail(event.trail)
        march = self._move(f"camp:{event.clan}:1", f"clearing:{clearing}:{last}", *map(trail.at, _EIGHTHS), hop=0)
        march.ms = 700.0
        yield 0.0, march
        yield 0.0, Vanish(f"clearing:{clearing}:empty")
        for camp in range(1, len(self.after.camps[event.clan]) + 1):
            yield 420.0 + camp * 40, self._move(f"camp:{event.clan}:{camp + 1}", f"camp:{event.clan}:{camp}")
        for place in range(last):
            yield 420.0, self._move(f"clearing:{clearing}:{place}", f"clearing:{clearing}:{place}")
        yield from self._turn(f"badge:{clearing}", 720.0)
        yield 0.0, Wait(760 + READ)

    def crossed(self, event: told.Crossed) -> Iterator[Timed]:
        """Over the Wall, first up and then down, to the hex."""
        section = CLEARING_OF_TRAIL[event.arrow]
        place = self._left_from(section)
        x, _ = self._geometry.clearing(section)
        stop = self._geometry.wildling(event.hex)
        crest = (x + (stop[0] - x) * 0.3, self._geometry.section(section).y - 6)
        climb = self._move(f"clearing:{section}:{place}", f"wildling:{event.hex}", crest, hop=0)
        climb.ms = 900.0
        yield 0.0, climb
        yield from self._close_row(section, place, 200.0)
        yield from self._shades(900.0)
        yield from self._turn(f"badge:{section}", 900.0)
        yield from self._count_gift(900.0)
        yield 0.0, Wait(1060 + READ)

    def guard_lost(self, event: told.GuardLost) -> Iterator[Timed]:
        """Post 1 falls, the others close up to the left."""
        section = event.section
        yield 0.0, Flash([f"section:{section}"], marks.ATTACKED, 500)
        yield 0.0, Shake(f"guard:{section}:1")
        yield 140.0, Vanish(f"guard:{section}:1", falls=True)
        for post in range(1, len(self.after.wall[section]) + 1):
            yield 400.0 + post * 30, self._move(f"guard:{section}:{post + 1}", f"guard:{section}:{post}", hop=3)
        yield from self._turn(f"badge:{section}", 400.0)
        yield 0.0, Wait(640 + READ)

    def giant_left(self, event: told.GiantLeft) -> Iterator[Timed]:
        yield from self._leaves_clearing(event.clearing, "giant")

    def invasion_began(self, event: told.InvasionBegan) -> Iterator[Timed]:
        yield 0.0, Flash([f"section:{event.section}", f"clearing:{event.section}"], marks.ATTACKED, 900)

    def invasion_marked(self, event: told.InvasionMarked) -> Iterator[Timed]:
        yield 0.0, self._move("invasions", "invasions", hop=0)
        yield from self._turn("invasions", 450.0)
        yield 0.0, drama.invasion(event)

    # The end

    def game_won(self, event: told.GameWon) -> Iterator[Timed]:
        yield 0.0, victory([event.seat], self._colours)

    def tragic_end(self, event: told.TragicEnd) -> Iterator[Timed]:
        yield 0.0, victory(event.winners, self._colours)

    def removed(self, event: told.WildlingRemoved) -> Iterator[Timed]:
        match event.place:
            case "gift":
                yield from self._goes_home(f"wildling:{event.number}", event.kind)
                yield from self._shades(0.0)
                yield from self._count_gift(300.0)
            case "camp":
                clan, camp = event.number, event.camp
                yield from self._goes_home(f"camp:{clan}:{camp}", event.kind)
                for place in range(camp, len(self.after.camps[clan]) + 1):
                    yield 260.0, self._move(f"camp:{clan}:{place + 1}", f"camp:{clan}:{place}")
            case _:
                yield from self._leaves_clearing(event.number, event.kind)
        yield 0.0, Wait(640 + READ)

    def _leaves_clearing(self, clearing: int, kind: Kind) -> Iterator[Timed]:
        place = self._left_from(clearing)
        yield from self._goes_home(f"clearing:{clearing}:{place}", kind)
        yield from self._close_row(clearing, place, 260.0)
        yield from self._turn(f"badge:{clearing}", 400.0)

    def _left_from(self, clearing: int) -> int:
        """The place of the row whose figure is no more there."""
        before, after = self.before.clearings[clearing], self.after.clearings[clearing]
        places = range(len(before))
        return next((place for place in places if before[:place] + before[place + 1 :] == after), len(before))

    def _close_row(self, clearing: int, left: int, after: float) -> Iterator[Timed]:
        """Who still waits there stands together again."""
        for place in range(len(self.after.clearings[clearing])):
            origin = place if place < left else place + 1
            yield after, self._move(f"clearing:{clearing}:{origin}", f"clearing:{clearing}:{place}")

    def _goes_home(self, name: str, kind: Kind) -> Iterator[Timed]:
        """Back to the Frostfangs."""
        reserve = self.now[pieces.reserve_name(kind)]
        home = Travel(name, [(reserve.x, reserve.y)], f"home:{name}", hop=20)
        home.ms = 600.0
        yield 0.0, home
        yield from self._turn(reserve.id, 600.0)
        yield 600.0, Vanish(f"home:{name}")

    def _count_gift(self, after: float) -> Iterator[Timed]:
        for piece in self.new():
            if piece.id.startswith("counted:") or piece.id == "gift_count":
                yield after, Appear(piece)

    # What is so after the event

    def _set_down(self, name: str, after: float = 0.0) -> Iterator[Timed]:
        if (piece := self.now.get(name)) is not None:
            yield after, Appear(piece)

    def _turn(self, name: str, after: float = 0.0) -> Iterator[Timed]:
        """It shows the face that it has now."""
        if (piece := self.now.get(name)) is not None:
            yield after, Change(name, piece.key)

    def _move(self, name: str, becomes: str, *way: Point, hop: float = 6) -> Travel:
        """To where it lies now, by the id that names the place."""
        piece = self.now.get(becomes)
        stop = [(piece.x, piece.y)] if piece is not None else []
        return Travel(name, [*way, *stop], becomes, hop)


_SHADE = ("shade:", "refusal:")
_EIGHTHS = tuple(step / 8 for step in range(9))


def _slow(travel: Travel, start: Point, stop: Point) -> Travel:
    travel.ms = travel_ms(start, stop)
    return travel


WatchShowing.told = {
    told.FirstPlayerRolled: WatchShowing.rolled_to_begin,
    told.FirstPlayerChosen: WatchShowing.first_chosen,
    told.DiceRolled: WatchShowing.dice_rolled,
    told.Produced: WatchShowing.produced,
    told.StartingIncome: WatchShowing.starting_income,
    told.CardsTaken: WatchShowing.cards_taken,
    told.SupplyTraded: WatchShowing.supply_traded,
    told.Discarded: WatchShowing.discarded,
    told.CardStolen: WatchShowing.stolen,
    told.CardBought: WatchShowing.card_bought,
    told.RoadBuilt: WatchShowing.road_built,
    told.RoadMoved: WatchShowing.road_moved,
    told.SettlementFounded: WatchShowing.building_built,
    told.KeepBuilt: WatchShowing.building_built,
    told.GuardPosted: WatchShowing.guard_posted,
    told.TormundMoved: WatchShowing.tormund_moved,
    told.TokensRevealed: WatchShowing.tokens_revealed,
    told.Mustered: WatchShowing.mustered,
    told.RushBegan: WatchShowing.rush_began,
    told.NoAdvance: WatchShowing.no_advance,
    told.Advanced: WatchShowing.advanced,
    told.Crossed: WatchShowing.crossed,
    told.GuardLost: WatchShowing.guard_lost,
    told.GiantLeft: WatchShowing.giant_left,
    told.InvasionBegan: WatchShowing.invasion_began,
    told.InvasionMarked: WatchShowing.invasion_marked,
    told.WildlingRemoved: WatchShowing.removed,
    told.GameWon: WatchShowing.game_won,
    told.TragicEnd: WatchShowing.tragic_end,
}
