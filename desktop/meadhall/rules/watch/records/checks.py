"""What never changes however a game goes, and what a position from a file may not contain."""

from collections import Counter
from collections.abc import Iterator

from ...kernel import first_flaws
from ..data import CARDS, CLANS, HEROES, KINDS, LIMITS, NORTH, RESOURCES, UNKNOWN, Kind, Mode
from ..state import NOBODY, Player, State
from ..trade import bad_terms
from .agenda import flaws_of_agenda, terms_on_the_table


def census(s: State) -> Counter[str]:
    """How many there are of each thing, wherever it lies."""
    count: Counter[str] = Counter()
    for kind, name in enumerate(RESOURCES):
        count[name] = s.bank[kind] + sum(player.hand[kind] for player in s.players)
    count.update(s.deck + s.box)
    for player in s.players:
        count.update(player.cards + player.fresh)
        count["ranger_patrol"] += player.patrols
    if s.brotherhood:
        _count_north(s, count)
    return count


def _count_north(s: State, count: Counter[str]) -> None:
    count.update(s.frostfangs)
    for figures in (*s.camps, *s.clearings, s.gift):
        count.update(figure for figure in figures if figure is not None)
    count.update(s.reserve + s.used)
    count.update(s.display + s.lost_heroes)
    for player in s.players:
        count.update(player.tile)
        for pair in player.keep_tile:
            count.update(pair)
        if player.hero:
            count[player.hero] += 1


def expected_census(mode: Mode) -> Counter[str]:
    count = Counter[str](dict.fromkeys(RESOURCES, LIMITS.cards_of_each_resource))
    count.update({card.id: card.count for card in CARDS.values() if card.only_in in (None, mode)})
    if mode == "brotherhood":
        count.update(NORTH.figures)
        count.update({f"{clan}_{kind}": number for clan in CLANS for kind, number in NORTH.tokens.items()})
        count.update(dict.fromkeys(HEROES, 1))
    return count


def flaws(s: State) -> list[str]:
    """Shapes first: nothing else can be looked at while they are wrong."""
    return first_flaws(s, _flaws_of_shape, _flaws_of_things, flaws_of_agenda)


def _flaws_of_shape(s: State) -> Iterator[str]:
    if not 2 <= len(s.players) <= 4:
        yield "number of players"
    elif not _lists_have_their_length(s):
        yield "length of a list"


def _flaws_of_things(s: State) -> Iterator[str]:
    yield from _flaws_in_counts(s)
    yield from _flaws_in_seats(s)
    yield from _flaws_on_map(s)
    yield from _flaws_in_the_north(s)


def _flaws_in_counts(s: State) -> Iterator[str]:
    hands = [count for player in s.players for count in (*player.hand, player.patrols)]
    if min(*s.bank, *hands, *s.frostfangs.values(), s.invasions) < 0:
        yield "a negative count"
    if any(player.hand[UNKNOWN] for player in s.players):
        yield "unknown cards"
    if census(s) != expected_census(s.options.mode):
        yield "missing or surplus pieces"


def _flaws_in_seats(s: State) -> Iterator[str]:
    seats = range(len(s.players))
    if any(seat not in seats for section in s.wall for seat in section):
        yield "a guard of nobody"
    if s.active not in seats or s.first not in seats:
        yield "a player who isn't there"
    if not {s.road_holder, s.patrol_holder} <= {NOBODY, *seats}:
        yield "a token held by nobody"
    if not {*s.owner, *s.road} <= {NOBODY, *seats}:
        yield "a piece of nobody"
    if any(offer.seat not in seats for offer in s.proposals) or any(
        bad_terms(*terms) for terms in terms_on_the_table(s)
    ):
        yield "an impossible offer"
    if s.result and not (set(s.result.winners) <= {*seats} and len(s.result.points) == len(s.players)):
        yield "an end of another game"


def _flaws_on_map(s: State) -> Iterator[str]:
    if s.tormund not in (0, *s.ground.hexes):
        yield "Tormund off the map"
    for seat, player in enumerate(s.players):
        yield from _flaws_of_pieces(s, seat, player)


def _flaws_in_the_north(s: State) -> Iterator[str]:
    if not s.brotherhood:
        yield from _flaws_of_the_north_in_base(s)
        return
    if s.frostfangs.keys() != NORTH.figures.keys():
        yield "no place for some wildlings"
    if any(len(section) > LIMITS.posts for section in s.wall) or any(len(camp) >= LIMITS.camps for camp in s.camps):
        yield "more figures than a place holds"
    if any(kind and hex not in s.ground.hexes for hex, kind in enumerate(s.gift)):
        yield "a wildling off the map"
    over = s.result is not None
    if s.invasions >= LIMITS.invasions + over or s.in_the_gift > LIMITS.gift_holds + over:  # GC-21.4, GC-21.5
        yield "a game that should be over"
    if not over and any(map(_should_have_crossed, s.clearings, s.wall)):
        yield "wildlings that should have crossed"


def _should_have_crossed(clearing: tuple[Kind, ...], guards: tuple[int, ...]) -> bool:
    """GC-15.3–15.7: only warriors wait, and no more of them than guards."""
    return len(clearing) > len(guards) or any(kind != "warrior" for kind in clearing)


def _flaws_of_the_north_in_base(s: State) -> Iterator[str]:
    """GC-3.3: base knows neither wildlings nor guards nor heroes."""
    places = (*s.camps, *s.clearings, *s.wall, s.reserve, s.used, s.display, s.lost_heroes, s.frostfangs)
    if s.invasions or any(places) or any(s.gift):
        yield "something north of the Wall in base"
    if any(player.hero or player.hero_gone or player.tile or player.keep_tile for player in s.players):
        yield "heroes or tokens in base"


def _lists_have_their_length(s: State) -> bool:
    layout = s.layout
    return (
        len(s.owner) == len(s.ground.hexes_at)
        and len(s.road) == len(s.ground.ends)
        and len(s.gift) == len(layout.terrain) == len(layout.rolls) == len(s.ground.corners)
        and len(s.bank) == len(RESOURCES)
        and len(s.camps) == len(CLANS)
        and len(s.clearings) == len(s.wall) == LIMITS.sections
        and all(len(player.hand) == len(RESOURCES) + 1 for player in s.players)
        and all(roll in range(2, 13) for rolls in layout.rolls for roll in rolls)
        and all(route.path in s.ground.edges and route.resource in (-1, *KINDS) for route in layout.routes)
    )


def _flaws_of_pieces(s: State, seat: int, player: Player) -> Iterator[str]:
    buildings = player.settlements + player.keeps
    if sorted(buildings) != [place for place in range(len(s.owner)) if s.owner[place] == seat]:
        yield "buildings that are not on the map"
    if sorted(player.roads) != [path for path in range(len(s.road)) if s.road[path] == seat]:
        yield "roads that are not on the map"
    if not set(buildings) <= set(s.ground.vertices) or not set(player.roads) <= set(s.ground.edges):
        yield "pieces off the map"
    left = [s.pieces_left(seat, piece) for piece in ("road", "settlement", "keep", "guard")]
    if min(left) < 0:
        yield "more pieces than there are"
    if s.brotherhood and not _tokens_fit(s, seat, player):
        yield "tokens without their pieces"


def _tokens_fit(s: State, seat: int, player: Player) -> bool:
    """A tragic end in the middle of a keep's tokens comes before the tile is filled up again (GC-18.3)."""
    settlements, keeps = s.pieces_left(seat, "settlement"), s.pieces_left(seat, "keep")
    missing = settlements - len(player.tile)
    return len(player.keep_tile) == keeps and (missing == 0 or (missing == 1 and s.result is not None))
