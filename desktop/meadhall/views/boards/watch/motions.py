"""From events to motion: each event is one beat, told from the position as the events before it have left it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from meadhall.rules.watch import events as told
from meadhall.rules.watch import forecast
from meadhall.rules.watch.data import KINDS, Kind
from meadhall.rules.watch.state import State, parse_token, producing

from ..kit import marks
from ..kit import telling as kit_telling
from ..kit.motions import Appear, Change, Flash, Motion, Roll, Shake, Trace, Travel, Vanish, Wait, travel_ms
from ..kit.pieces import Piece
from ..kit.telling import LONGEST, READ, STAGGER, Point, Timed
from . import pieces
from .geometry import Geometry

_FACES = 7


class Telling(kit_telling.Telling):
    """Follows the wildlings, guards and counters from event to event."""

    def __init__(
        self, geometry: Geometry, colours: Sequence[int], before: State, seat_at: Callable[[int], Point]
    ) -> None:
        super().__init__()
        self._geometry = geometry
        self._colours = colours
        self._view = before
        self._seat_at = seat_at
        self._owner = before.owner[:]
        self._keeps = {place for player in before.players for place in player.keeps}
        self._camps = [list(camp) for camp in before.camps]
        self._clearings = [list(clearing) for clearing in before.clearings]
        self._wall = [list(section) for section in before.wall]
        self._gift: dict[int, Kind] = {hex: kind for hex, kind in enumerate(before.gift) if kind is not None}
        self._frostfangs = dict(before.frostfangs)
        self._tormund = before.tormund
        self._chance = Random(before.turn)  # for the faces that a rolling die shows on its way

    # Dice and land

    def dice_rolled(self, event: told.DiceRolled) -> Iterator[Timed]:
        shown = (*event.dice, event.wildling)
        yield 0.0, Vanish("rolled")
        for die in range(3 if event.wildling else 2):
            most = 12 if die == 2 else 6
            faces = [self._chance.randint(1, most) for _ in range(_FACES - 1)] + [shown[die]]
            yield die * 60.0, Roll(f"die:{die}", [pieces.die_key(die, face) for face in faces])
        yield 860.0, Appear(pieces.rolled_piece(self._geometry, shown))
        yield 0.0, Wait(960 + READ)

    def produced(self, event: told.Produced) -> Iterator[Timed]:
        lands = producing(self._view.layout)[event.roll]
        working = [land for land in lands if land.hex not in event.blocked]
        if working:
            yield 0.0, Flash([f"hex:{land.hex}" for land in working], marks.POINTED)
        if event.blocked:
            yield 0.0, Flash([f"hex:{hex}" for hex in event.blocked], marks.ATTACKED)
        flights = [
            (land.hex, land.resource, self._owner[corner])
            for land in working
            for corner in land.corners
            if self._owner[corner] >= 0 and event.gains[self._owner[corner]][land.resource]
            for _ in range(2 if corner in self._keeps else 1)
        ]
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
        colour = self._colours[event.seat]
        yield 0.0, Appear(pieces.road_piece(self._geometry, event.path, colour))
        yield 0.0, Trace([f"path:{event.path}"], colour)
        yield 0.0, Wait(READ)

    def road_moved(self, event: told.RoadMoved) -> Iterator[Timed]:
        colour = self._colours[event.seat]
        yield 0.0, Vanish(f"path:{event.origin}")
        yield 160.0, Appear(pieces.road_piece(self._geometry, event.path, colour))
        yield 0.0, Trace([f"path:{event.path}"], colour)

    def settlement_founded(self, event: told.SettlementFounded) -> Iterator[Timed]:
        self._owner[event.place] = event.seat
        yield from self._building("settlement", event.place, event.seat)

    def keep_built(self, event: told.KeepBuilt) -> Iterator[Timed]:
        self._keeps.add(event.place)
        yield from self._building("keep", event.place, event.seat)

    def _building(self, kind: str, place: int, seat: int) -> Iterator[Timed]:
        colour = self._colours[seat]
        yield 0.0, Appear(pieces.building_piece(self._geometry, kind, place, colour))
        yield 0.0, Trace([f"vertex:{place}"], colour)
        yield 0.0, Wait(READ)

    def guard_posted(self, event: told.GuardPosted) -> Iterator[Timed]:
        self._wall[event.section].append(event.seat)
        colour = self._colours[event.seat]
        yield 0.0, Appear(pieces.guard_piece(self._geometry, event.section, event.post, colour))
        yield 120.0, self._badge(event.section)
        yield 0.0, Wait(READ)

    # Tormund

    def tormund_moved(self, event: told.TormundMoved) -> Iterator[Timed]:
        stop = self._geometry.tormund(event.hex)
        yield 0.0, _slow(Travel("tormund", [stop], hop=14), self._geometry.tormund(self._tormund), stop)
        if self._tormund and self._tormund not in self._gift:
            yield from self._unblock(self._tormund)
        self._tormund = event.hex
        if event.hex and event.hex not in self._gift:
            yield from self._block(event.hex, 380.0)

    def _block(self, hex: int, after: float) -> Iterator[Timed]:
        for piece in pieces.blocked_pieces(self._geometry, hex):
            yield after, Appear(piece)

    def _unblock(self, hex: int) -> Iterator[Timed]:
        for piece in pieces.blocked_pieces(self._geometry, hex):
            yield 0.0, Vanish(piece.id)

    # The north

    def tokens_revealed(self, event: told.TokensRevealed) -> Iterator[Timed]:
        clans = {parse_token(token)[0] for token in event.tokens if token != "?"}
        yield 0.0, Flash([f"clan:{clan}" for clan in clans], marks.POINTED)

    def mustered(self, event: told.Mustered) -> Iterator[Timed]:
        self._camps[event.clan].append(event.kind)
        self._frostfangs[event.kind] -= 1
        geometry = self._geometry
        camp = pieces.camp_piece(geometry, event.clan, event.camp, event.kind)
        reserve = pieces.reserve_piece(geometry, event.kind, self._frostfangs[event.kind])
        yield 0.0, Change(reserve.id, reserve.key)
        yield 0.0, Appear(Piece(camp.id, camp.key, reserve.x, reserve.y, camp.z))
        yield 160.0, _slow(Travel(camp.id, [(camp.x, camp.y)]), (reserve.x, reserve.y), (camp.x, camp.y))
        yield 0.0, Wait(620 + READ)

    def rush_began(self, event: told.RushBegan) -> Iterator[Timed]:
        yield 0.0, Flash([f"clan:{event.clan}"], marks.ATTACKED, 700)

    def no_advance(self, event: told.NoAdvance) -> Iterator[Timed]:
        yield 0.0, Wait(READ)

    def advanced(self, event: told.Advanced) -> Iterator[Timed]:
        geometry, clan, clearing = self._geometry, event.clan, event.clearing
        trail = geometry.trail(event.trail)
        self._camps[clan].pop(0)
        self._clearings[clearing].append(event.kind)
        there = self._clearings[clearing]
        name = f"clearing:{clearing}:{len(there) - 1}"
        yield 0.0, Flash([f"trail:{event.trail}"], marks.POINTED, 700)
        down = [trail.at(step / 8) for step in range(9)]
        way = [*down, geometry.at_clearing(clearing, len(there) - 1, len(there))]
        march = Travel(f"camp:{clan}:1", way, name, hop=0)
        march.ms = 700.0
        yield 0.0, march
        yield 0.0, Vanish(f"clearing:{clearing}:empty")
        yield from self._close_camps(clan, 420.0)
        for place in range(len(there) - 1):
            yield 420.0, Travel(f"clearing:{clearing}:{place}", [geometry.at_clearing(clearing, place, len(there))])
        if event.kind == "warrior":
            yield 720.0, self._badge(clearing)
        yield 0.0, Wait(760 + READ)

    def _close_camps(self, clan: int, after: float) -> Iterator[Timed]:
        """Those behind move one camp forward."""
        for camp in range(1, len(self._camps[clan]) + 1):
            yield (
                after + camp * 40,
                Travel(f"camp:{clan}:{camp + 1}", [self._geometry.camp(clan, camp)], f"camp:{clan}:{camp}"),
            )

    def crossed(self, event: told.Crossed) -> Iterator[Timed]:
        """Over the Wall, first up and then down, to the hex."""
        geometry = self._geometry
        section = (event.arrow - 1) // 2
        there = self._clearings[section]
        from_place = there.index(event.kind) if event.kind in there else 0
        # An invading row leaves from the left; a climber has just come, on the right.
        if event.kind == "climber":
            from_place = len(there) - 1 - there[::-1].index("climber") if "climber" in there else 0
        if there:
            there.pop(from_place)
        wildling = pieces.gift_piece(geometry, event.hex, event.kind)
        x, _ = geometry.clearing(section)
        crest = (x + (wildling.x - x) * 0.3, geometry.section(section).y - 6)
        climb = Travel(f"clearing:{section}:{from_place}", [crest, (wildling.x, wildling.y)], wildling.id, hop=0)
        climb.ms = 900.0
        yield 0.0, climb
        for place in range(from_place, len(there)):
            yield (
                200.0,
                Travel(
                    f"clearing:{section}:{place + 1}",
                    [geometry.at_clearing(section, place, len(there))],
                    f"clearing:{section}:{place}",
                ),
            )
        newly = event.hex not in self._gift and event.hex != self._tormund
        self._gift[event.hex] = event.kind
        if newly and self._view.layout.rolls[event.hex]:
            yield from self._block(event.hex, 900.0)
        yield 900.0, self._badge(section)
        yield from self._count_gift(900.0)
        yield 0.0, Wait(1060 + READ)

    def guard_lost(self, event: told.GuardLost) -> Iterator[Timed]:
        """Post 1 falls, the others close up to the left."""
        section, geometry = event.section, self._geometry
        guards = self._wall[section]
        guards.pop(0)
        yield 0.0, Flash([f"section:{section}"], marks.ATTACKED, 500)
        yield 0.0, Shake(f"guard:{section}:1")
        yield 140.0, Vanish(f"guard:{section}:1", falls=True)
        for post in range(1, len(guards) + 1):
            yield (
                400.0 + post * 30,
                Travel(f"guard:{section}:{post + 1}", [geometry.post(section, post)], f"guard:{section}:{post}", hop=3),
            )
        yield 400.0, self._badge(section)
        yield 0.0, Wait(640 + READ)

    def giant_left(self, event: told.GiantLeft) -> Iterator[Timed]:
        there = self._clearings[event.clearing]
        place = there.index("giant")
        there.pop(place)
        yield from self._goes_home(f"clearing:{event.clearing}:{place}", "giant")

    def invasion_began(self, event: told.InvasionBegan) -> Iterator[Timed]:
        yield 0.0, Flash([f"section:{event.section}", f"clearing:{event.section}"], marks.ATTACKED, 900)

    def invasion_marked(self, event: told.InvasionMarked) -> Iterator[Timed]:
        piece = pieces.invasion_piece(self._geometry, event.invasions)
        yield 0.0, Travel("invasions", [(piece.x, piece.y)], hop=0)
        yield 450.0, Change("invasions", piece.key)
        yield 0.0, Wait(450 + READ)

    def removed(self, event: told.WildlingRemoved) -> Iterator[Timed]:
        match event.place:
            case "gift":
                self._gift.pop(event.number, None)
                yield from self._goes_home(f"wildling:{event.number}", event.kind)
                if event.number != self._tormund:
                    yield from self._unblock(event.number)
                yield from self._count_gift(300.0)
            case "camp":
                clan, camp = event.number, event.camp
                self._camps[clan].pop(camp - 1)
                yield from self._goes_home(f"camp:{clan}:{camp}", event.kind)
                for place in range(camp, len(self._camps[clan]) + 1):
                    target = self._geometry.camp(clan, place)
                    yield 260.0, Travel(f"camp:{clan}:{place + 1}", [target], f"camp:{clan}:{place}")
            case _:
                self._clearings[event.number].pop(0)
                yield from self._goes_home(f"clearing:{event.number}:0", event.kind)
                yield 400.0, self._badge(event.number)
        yield 0.0, Wait(640 + READ)

    def _goes_home(self, name: str, kind: Kind) -> Iterator[Timed]:
        """Back to the Frostfangs."""
        self._frostfangs[kind] += 1
        reserve = pieces.reserve_piece(self._geometry, kind, self._frostfangs[kind])
        home = Travel(name, [(reserve.x, reserve.y)], f"home:{name}", hop=20)
        home.ms = 600.0
        yield 0.0, home
        yield 600.0, Change(reserve.id, reserve.key)
        yield 600.0, Vanish(f"home:{name}")

    def _badge(self, section: int) -> Motion:
        there = forecast.Section(len(self._wall[section]), len(self._clearings[section]))
        piece = pieces.badge_piece(self._geometry, section, there)
        return Change(piece.id, piece.key)

    def _count_gift(self, after: float) -> Iterator[Timed]:
        kinds: list[Kind] = [self._gift[hex] for hex in sorted(self._gift)]
        for piece in pieces.counted_gift(self._geometry, kinds):
            yield after, Appear(piece)


def _slow(travel: Travel, start: Point, stop: Point) -> Travel:
    travel.ms = travel_ms(start, stop)
    return travel


Telling.told = {
    told.DiceRolled: Telling.dice_rolled,
    told.Produced: Telling.produced,
    told.StartingIncome: Telling.starting_income,
    told.CardsTaken: Telling.cards_taken,
    told.SupplyTraded: Telling.supply_traded,
    told.Discarded: Telling.discarded,
    told.CardStolen: Telling.stolen,
    told.CardBought: Telling.card_bought,
    told.RoadBuilt: Telling.road_built,
    told.RoadMoved: Telling.road_moved,
    told.SettlementFounded: Telling.settlement_founded,
    told.KeepBuilt: Telling.keep_built,
    told.GuardPosted: Telling.guard_posted,
    told.TormundMoved: Telling.tormund_moved,
    told.TokensRevealed: Telling.tokens_revealed,
    told.Mustered: Telling.mustered,
    told.RushBegan: Telling.rush_began,
    told.NoAdvance: Telling.no_advance,
    told.Advanced: Telling.advanced,
    told.Crossed: Telling.crossed,
    told.GuardLost: Telling.guard_lost,
    told.GiantLeft: Telling.giant_left,
    told.InvasionBegan: Telling.invasion_began,
    told.InvasionMarked: Telling.invasion_marked,
    told.WildlingRemoved: Telling.removed,
}
