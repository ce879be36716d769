"""What is asked in the set-up: clans, then two rounds of tiles and groups of warriors (NG-3.8, NG-3.12 to NG-3.19)."""

from collections.abc import Iterator, Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..data import CLAN_CARDS, CLANS, LAIR_OF, LIMITS, NONE, STEPS, TILES, ClanId
from ..events import ClanChosen, KaijaRecruited, SetupTilesDrawn, SetupTilesReturned, TileLaid, WarriorsRecruited
from ..fights.creatures import Appear
from ..hand import acquire
from ..state import NOBODY, State, aggressive_in
from .explore import LayTile
from .recruit import kaija_waits
from .territory import add_kaija, add_warriors, lay, no_fit


class TakeClan(Action, frozen=True):
    clan: ClanId


class ChooseClan(Decision[State], frozen=True):
    """NG-24.1."""

    def actions(self, s: State) -> Sequence[TakeClan]:
        return [TakeClan(clan) for clan in CLANS]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeClan):
            return NOT_NOW
        for seat, player in enumerate(s.players):
            if player.clan == action.clan:
                return Denial("clan_taken", "NG-3.8", {"seat": seat})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeClan)
        take_clan(s, self.seat, action.clan, out)


def take_clan(s: State, seat: int, clan: ClanId, out: EventSink) -> None:
    """The base card joins the deck, the upgrades lie beside the player. Two clans have a token of their own."""
    player = s.players[seat]
    player.clan = clan
    base, *upgrades = CLAN_CARDS[clan]
    player.deck += (base,)
    acquire(player, base)
    player.upgrades = tuple(upgrades)
    if clan == "bear":
        s.bear = seat
    elif clan == "snake":
        s.snake = seat
    out.append(ClanChosen(seat, clan))


class DrawSetupTiles(Step[State], frozen=True):
    seat: int
    count: int

    def run(self, s: State, out: EventSink) -> None:
        tiles, s.pile = s.pile[: self.count], s.pile[self.count :]
        s.players[self.seat].tiles += tiles
        out.append(SetupTilesDrawn(self.seat, tiles))


class BeginSetupTurn(Step[State], frozen=True):
    """NG-3.17: who cannot place any tile gets others."""

    seat: int
    first_round: bool

    def run(self, s: State, out: EventSink) -> None:
        s.active = self.seat
        decision = SetupTile(self.seat, self.first_round)
        if next(decision.legal(s), None) is not None:
            then(s, decision)
            return
        count = len(s.players[self.seat].tiles)
        _return_tiles(s, self.seat, out)
        s.pile = tuple(s.chance.shuffle(s.pile))
        then(s, DrawSetupTiles(self.seat, count), self)


def _return_tiles(s: State, seat: int, out: EventSink) -> None:
    player = s.players[seat]
    tiles, player.tiles = player.tiles, ()
    s.pile += tiles
    out.append(SetupTilesReturned(seat, len(tiles)))


class SetupTile(Decision[State], frozen=True):
    """NG-24.2: the first tile beside a start tile, the second beside any tile."""

    first_round: bool

    def actions(self, s: State) -> Sequence[LayTile]:
        tiles, cells = s.players[self.seat].tiles, s.land.facing
        return [LayTile(tile, cell, turns) for tile in tiles for cell in cells for turns in range(4)]

    def options(self, s: State) -> Sequence[LayTile]:
        return list(self.legal(s))

    def legal(self, s: State) -> Iterator[LayTile]:
        return (action for action in self.actions(s) if self.why_not(s, action) is None)

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, LayTile):
            return NOT_NOW
        if action.tile not in s.players[self.seat].tiles:
            return Denial("not_your_tile", "NG-3.12")
        denial = no_fit(s, action.tile, action.cell, action.turns)
        if denial is None and self.first_round and not _beside_start(s, action.cell):
            return Denial("not_at_the_start_tile", "NG-3.13")
        if denial is None and not leaves_neutral(s, action):
            return Denial("no_neutral_territory", "NG-3.17")
        return denial

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        """No fame and no clan ability (NG-3.19); creatures only appear (NG-21.2)."""
        assert isinstance(action, LayTile)
        player = s.players[self.seat]
        player.tiles = tuple(tile for tile in player.tiles if tile != action.tile)
        change = lay(s, action.tile, action.cell, action.turns)
        out.append(TileLaid(self.seat, action.tile, action.cell, action.turns, change.closed))
        lair = LAIR_OF[action.tile]
        appearing = [Appear(self.seat, lair, acts=False)] if s.options.creatures and lair != NONE else []
        then(s, *appearing, SetupGroup(self.seat, action.tile))


def _beside_start(s: State, cell: int) -> bool:
    starts = [laid.cell for laid in s.land.laid[: 2 if len(s.players) == 5 else 1]]
    return any(cell - start in STEPS for start in starts)


def leaves_neutral(s: State, action: LayTile) -> bool:
    """Whether some area of the tile would be of a neutral territory."""
    held = [
        joint.areas
        for joint in s.land.joints(action.tile, action.cell, action.turns)
        if any(s.owner[region] != NOBODY for region in joint.regions)
    ]
    return sum(len(areas) for areas in held) < len(TILES[action.tile].areas)


class PlaceGroup(Action, frozen=True):
    """Three figures together; one of them may be Kaija (NG-18.4)."""

    region: int
    kaija: bool = False


class SetupGroup(Decision[State], frozen=True):
    """NG-24.3: a neutral territory of the tile just laid (NG-3.14, NG-3.16)."""

    tile: int

    def actions(self, s: State) -> Sequence[PlaceGroup]:
        regions = dict.fromkeys(s.land.region_of[area] for area in TILES[self.tile].areas)
        return [PlaceGroup(region, kaija) for region in regions for kaija in (False, True)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PlaceGroup):
            return NOT_NOW
        here = {s.land.region_of[area] for area in TILES[self.tile].areas}
        if action.region not in here:
            return Denial("not_on_the_tile", "NG-3.14")
        if s.owner[action.region] != NOBODY:
            return Denial("not_neutral", "NG-3.16", {"seat": s.owner[action.region]})
        if action.kaija and not kaija_waits(s, self.seat):
            return Denial("kaija_not_waiting", "NG-18.4")
        if aggressive_in(s, action.region) and any(
            s.owner[region] == NOBODY and not aggressive_in(s, region) for region in here
        ):
            return Denial("valkyrie_here", "NG-21.4")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PlaceGroup)
        place_group(s, self.seat, action.region, action.kaija, "setup", out)


def place_group(s: State, seat: int, region: int, kaija: bool, source: str, out: EventSink) -> None:
    """Also for a second chance (NG-16.2)."""
    count = LIMITS.warriors_in_a_group - kaija
    add_warriors(s, seat, region, count)
    out.append(WarriorsRecruited(seat, region, count, source))
    if kaija:
        add_kaija(s, region)
        out.append(KaijaRecruited(seat, region))


class TilesBack(Step[State], frozen=True):
    """NG-3.18."""

    def run(self, s: State, out: EventSink) -> None:
        for seat in s.turn_order:
            _return_tiles(s, seat, out)
        s.pile = tuple(s.chance.shuffle(s.pile))
