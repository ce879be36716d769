"""What never changes however a game goes, and what a position from a file may not contain."""

from collections import Counter
from collections.abc import Iterator

from ...kernel import first_flaws
from ..cards.row import PickFromRow
from ..data import (
    AREAS,
    BUILDINGS,
    CALENDARS,
    CARDS,
    CLAN_CARDS,
    CLANS,
    CREATURE_CARDS,
    FIVE_PLAYER_TILE,
    LIMITS,
    NONE,
    RESOURCES,
    SLOTS_OF,
    STARTING_CARDS,
    TILES,
    UNREST,
    CardId,
    Group,
    cards_of,
)
from ..land.tiles import start
from ..options import SEATS, Options
from ..state import NOBODY, Player, State, kaija_holds
from .agenda import flaws_of_agenda

# How many there are


def census(s: State) -> Counter[str]:
    """How many there are of each thing, wherever it lies. Clans that nobody took wait in the box."""
    count = Counter[str](s.development + s.row + s.achievements + s.box + s.unseen)
    count[UNREST] += s.unrest
    taken = {player.clan for player in s.players}
    for clan in CLANS:
        if clan not in taken:
            count.update(CLAN_CARDS[clan])
    for seat, player in enumerate(s.players):
        count.update(_zones(player) + player.upgrades)
        count[f"warriors of {seat}"] = player.reserve + _on_map(s, seat)
    _count_map(s, count)
    return count


def _zones(player: Player) -> tuple[str, ...]:
    return player.deck + player.hand + player.drawn + player.active + player.discard


def _on_map(s: State, seat: int) -> int:
    garrisons = sum(warriors for warriors, owner in zip(s.warriors, s.owner, strict=True) if owner == seat)
    return garrisons + sum(guests.warriors for guests in s.guests if guests.seat == seat)


def _count_map(s: State, count: Counter[str]) -> None:
    tiles = [laid.tile for laid in s.land.laid] + [*s.pile, *s.looked]
    for player in s.players:
        tiles += player.tiles
    count.update(f"tile {tile}" for tile in tiles)
    for building, spec in enumerate(BUILDINGS):
        slotless = sum(each == building for _, each in s.slotless)
        count[spec.id] = s.stock[building] + s.built.count(building) + slotless
    count.update(s.creature_deck + s.creature_discard)
    count.update(beast.card for beast in s.beasts)
    if s.called is not None:
        count[s.called] += 1


def expected_census(given: Options, players: int) -> Counter[str]:
    count = Counter[str]()
    for group in ("early", "late", "achievement", "unrest", "clan"):
        count.update(cards_of(group))
    for card in STARTING_CARDS:
        count[card] += players
    for seat in range(players):
        count[f"warriors of {seat}"] = LIMITS.warriors
    boxed = FIVE_PLAYER_TILE if given.no_five_player_tile else NONE
    count.update(f"tile {tile.number}" for tile in TILES if tile.number != boxed)
    for spec in BUILDINGS:
        count[spec.id] = LIMITS.tokens_of_each_building
    if given.creatures:
        count.update(tuple(CREATURE_CARDS))
    return count


# What a file may not contain


def flaws(s: State) -> list[str]:
    """Shapes first: nothing else can be looked at while they are wrong."""
    return first_flaws(s, _flaws_of_shape, _flaws_in_time, _flaws_of_things, flaws_of_agenda)


def _flaws_of_shape(s: State) -> Iterator[str]:
    if len(s.players) not in SEATS:
        yield "number of players"
    elif not _lists_have_their_length(s) or not _numbers_are_numbers_of_something(s):
        yield "a number of nothing"


def _flaws_of_things(s: State) -> Iterator[str]:
    yield from _flaws_in_counts(s)
    yield from _flaws_of_players(s)
    yield from _flaws_on_map(s)
    yield from _flaws_of_piles(s)


def _lists_have_their_length(s: State) -> bool:
    return (
        len(s.owner) == len(s.warriors) == len(s.built) == len(AREAS)
        and len(s.stock) == len(BUILDINGS)
        and all(len(player.resources) == len(RESOURCES) for player in s.players)
        and all(len(player.known) <= len(player.deck) for player in s.players)
    )


def _numbers_are_numbers_of_something(s: State) -> bool:
    """Seats, areas, buildings, cards and tiles that exist."""
    seats, areas, kinds = range(len(s.players)), range(len(AREAS)), range(len(BUILDINGS))
    lying = [*(guests.region for guests in s.guests), *(beast.area for beast in s.beasts)]
    lying += [area for area, _ in s.slotless] + [area for area in (s.kaija, s.scorched) if area != NONE]
    buildings = [*s.built, *(building for _, building in s.slotless)]
    return (
        all(seat in seats for seat in (s.active, s.first, *(guests.seat for guests in s.guests)))
        and all(seat == NOBODY or seat in seats for seat in (*s.owner, s.bear, s.snake))
        and all(area in areas and s.land.region_of[area] != NONE for area in lying)
        and all(building == NONE or building in kinds for building in buildings)
        and all(beast.card in CREATURE_CARDS for beast in s.beasts)
        and all(card in CARDS for player in s.players for card in player.owned)
    )


def _flaws_in_counts(s: State) -> Iterator[str]:
    counts = [count for player in s.players for count in (*player.resources, player.fame, player.reserve)]
    if min(*counts, *s.warriors, *s.stock, s.unrest, s.turn, s.resolved) < 0:
        yield "a negative count"
    if census(s) != expected_census(s.options, len(s.players)):
        yield "missing or surplus pieces"


def _flaws_of_players(s: State) -> Iterator[str]:
    for seat, player in enumerate(s.players):
        if tuple(sorted(_zones(player))) != player.owned:
            yield "cards that are not their player's"
        if (player.clan == "bear") != (seat == s.bear) or (player.clan == "snake") != (seat == s.snake):
            yield "a token of another clan"
        if not set(player.upgrades) <= {*(CLAN_CARDS[player.clan][1:] if player.clan else ())}:
            yield "upgrades of another clan"
        if player.passed and (player.hand or player.active):
            yield "cards of a player who has passed"
        if not set(player.played) <= set(CARDS):
            yield "a card that does not exist"
    clans = [player.clan for player in s.players if player.clan]
    if len(set(clans)) < len(clans):
        yield "one clan twice"
    if s.result and not (set(s.result.winners) <= {*range(len(s.players))} and len(s.result.points) == len(s.players)):
        yield "an end of another game"


def _flaws_on_map(s: State) -> Iterator[str]:
    for region, owner in enumerate(s.owner):
        lies = region in s.land.regions
        held = lies and (s.warriors[region] > 0 or (owner != NOBODY and kaija_holds(s, region)))
        if (owner != NOBODY) != held or (s.warriors[region] and not lies):
            yield "a territory without its owner"
    for area, building in enumerate(s.built):
        if building != NONE and (s.land.region_of[area] == NONE or AREAS[area].slot not in SLOTS_OF[building]):
            yield "a building without its slot"
    if (s.kaija != NONE or any(guests.kaija for guests in s.guests)) and s.bear == NOBODY:
        yield "Kaija without her clan"
    begun = start(five_players=len(s.players) == 5).laid
    if s.land.laid[: len(begun)] != begun:
        yield "a map that begins elsewhere"
    if s.scorched != NONE and s.snake == NOBODY:
        yield "Scorched Earth without its clan"
    if any(building == NONE for _, building in s.slotless):
        yield "a building of no kind"
    yield from _flaws_of_guests(s)


def _flaws_of_guests(s: State) -> Iterator[str]:
    """Figures among those of another player, at most one group in a territory, and only within an action."""
    regions = [guests.region for guests in s.guests]
    if len(set(regions)) < len(regions) or not set(regions) <= set(s.land.regions):
        yield "two groups in one territory"
    if any(s.owner[guests.region] == guests.seat or guests.warriors < 0 for guests in s.guests):
        yield "guests at home"
    if any(guests.kaija != (guests.seat == s.bear and s.kaija != NONE) for guests in s.guests if guests.kaija):
        yield "another's Kaija"


def _flaws_in_time(s: State) -> Iterator[str]:
    years = int(s.options.years)
    if not 0 <= s.year <= years:
        yield "a year that never comes"
    if s.options.creatures != bool(s.creature_deck or s.creature_discard or s.beasts):
        yield "creatures that do not take part"


def _flaws_of_piles(s: State) -> Iterator[str]:
    row = CALENDARS[s.options.years]
    offered = row[s.year - 1] if s.year else "early"
    if not (
        _are(s.row, offered)
        and _are(s.achievements, "achievement")
        and _are(s.development, "early", "late")
        and _are(s.unseen, "early", "late", "achievement")
        and {*s.creature_deck, *s.creature_discard} <= {*CREATURE_CARDS}
        and {*s.box} <= {*CARDS}
    ):
        yield "cards in a pile of others"
    if len(s.under) > len(s.pile) or not {*s.under} <= {NOBODY, *range(len(s.players))}:
        yield "tiles under the pile that nobody put there"
    kept = sum(group != "achievement" for group in row[s.year :])
    if len(s.development) != kept * len(s.players):
        yield "a development deck that is too long or too short"
    if len(s.achievements) != (0 if offered == "achievement" else len(s.players)):
        yield "too many or too few achievements"
    picking = sum(isinstance(step, PickFromRow) for step in s.agenda)
    owed = sum(not (player.passed or player.picked_early) for player in s.players) if s.year else 0
    if len(s.row) != owed + picking:
        yield "a row that is too long or too short"


def _are(cards: tuple[CardId, ...], *groups: Group) -> bool:
    """Sorted by these groups, in this order, and nothing else."""
    found = [CARDS[card].group if card in CARDS else "unrest" for card in cards]
    return set(found) <= {*groups} and found == sorted(found, key=groups.index)
