"""What never changes however a game goes, and what a position from a file may not contain."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator

from ...kernel import first_flaws
from ..data import (
    DESTINIES,
    DICE,
    DRAUGR,
    ENEMIES,
    FACES,
    JOURNEY_CARDS,
    KINDS,
    LIMITS,
    MERCHANTS,
    MONSTERS,
    RUNES,
    SHIPS,
    STALLS,
    TABLES,
    TROLLS,
    CardId,
    LocationId,
)
from ..land.placement import ENDLESS
from ..state import ASHORE, LAND_PLACES, Band, Coast, State, Worker, capacity_of, owned, plus
from .agenda import flaws_of_agenda

# How many there are


def census(s: State) -> Counter[str]:
    """How many there are of each thing, wherever it lies."""
    count = Counter[str]()
    dice = plus(s.supply, s.trays)
    for seat, player in enumerate(s.players):
        dice = plus(dice, owned(s, seat))
        placed = sum(worker.seat == seat for worker in s.placed)
        count[f"workers of {seat}"] = player.workers + placed + player.spare
        count.update((*player.runes, *player.used_runes, *player.kills))
        count.update((*player.destinies, *player.drawn, *player.shown))
        count.update([player.ship] if player.ship else [])
    for die, number in zip(DICE, dice, strict=True):
        count[die.id] = number
    count.update(s.yard)
    _count_cards(s, count)
    return count


def _count_cards(s: State, count: Counter[str]) -> None:
    lying = [s.troll, *s.draugr, *s.rune_row]
    for coast in s.coasts:
        lying += [coast.monster, coast.journey]
    count.update(card for card in lying if card is not None)
    for pile in (
        s.troll_deck,
        s.draugr_deck,
        s.monster_deck,
        s.enemy_discard,
        s.journey_deck,
        s.journey_discard,
        s.merchant_deck,
        s.merchants,
        s.rune_deck,
        s.destiny_deck,
    ):
        count.update(pile)


def expected_census(s: State) -> Counter[str]:
    count = Counter[str]((*TROLLS, *DRAUGR, *MONSTERS, *JOURNEY_CARDS, *MERCHANTS, *RUNES, *DESTINIES))
    players = len(s.players)
    count.update(ship.id for ship in SHIPS.values() if ship.kind == "private" and ship.min_players <= players)
    for die in DICE:
        count[die.id] = die.count
    for seat in range(players):
        count[f"workers of {seat}"] = s.workers_each
    return count


# What a file may not contain

MOST_GOODS = 250  # more than anybody could ever gather


def flaws(s: State) -> list[str]:
    """Shapes first: nothing else can be looked at while they are wrong."""
    return first_flaws(s, _flaws_of_shape, _flaws_of_things, flaws_of_agenda)


def _flaws_of_shape(s: State) -> Iterator[str]:
    if len(s.players) not in TABLES:
        yield "number of players"
    elif not _has_its_shape(s) or not _numbers_are_numbers_of_something(s):
        yield "a number of nothing"


def _flaws_of_things(s: State) -> Iterator[str]:
    yield from _flaws_in_counts(s)
    yield from _flaws_of_piles(s)
    yield from _flaws_of_players(s)
    yield from _flaws_on_board(s)


def _has_its_shape(s: State) -> bool:
    return (
        len(s.coasts) == TABLES[len(s.players)].open_shores
        and len(s.draugr) == 2
        and len(s.rune_row) == LIMITS.runes_on_show
        and len(s.stalls) == 4
        and 0 <= s.round <= LIMITS.rounds
    )


def _numbers_are_numbers_of_something(s: State) -> bool:
    seats, shores = range(len(s.players)), range(ASHORE, len(s.coasts))
    named = [s.first, s.active, *(worker.seat for worker in s.placed), *(band.seat for band in s.bands)]
    named += [pile.seat for pile in s.tucked] + [seat for coast in s.coasts for seat in coast.seen_by]
    rolled = s.battle.rolled if s.battle else ()
    return (
        all(seat in seats for seat in named)
        and all(band.shore in shores for band in s.bands)
        and all(die.kind in KINDS and 1 <= die.face <= len(FACES[die.kind]) for die in rolled)
        and (s.battle is None or s.battle.enemy is None or s.battle.enemy in ENEMIES)
    )


def _flaws_in_counts(s: State) -> Iterator[str]:
    counts = [*s.supply, *s.trays, s.smokehouse, s.turn, *(coast.bounty for coast in s.coasts)]
    for player in s.players:
        goods = (player.food, player.wood, player.coins, player.favour)
        counts += [*goods, player.glory, player.blame, player.workers, *player.dice]
        if max(goods) > MOST_GOODS:
            yield "more goods than there can be"
    for band in s.bands:
        counts += [*band.dice, band.food]
    if min(counts) < 0:
        yield "a negative count"
    if s.smokehouse >= MOST_GOODS // 2 or any(coast.bounty > LIMITS.rounds for coast in s.coasts):
        yield "goods that nobody has laid out"
    if census(s) != expected_census(s):
        yield "missing or surplus pieces"


def _flaws_of_piles(s: State) -> Iterator[str]:
    if not (
        _are(s.troll_deck, TROLLS)
        and _are(s.draugr_deck, DRAUGR)
        and _are(s.monster_deck, MONSTERS)
        and _are(s.enemy_discard, {*TROLLS, *DRAUGR})
        and _are((*s.journey_deck, *s.journey_discard), JOURNEY_CARDS)
        and _are((*s.merchant_deck, *s.merchants), MERCHANTS)
        and _are((*s.rune_deck, *s.rune_row), RUNES)
        and _are(s.destiny_deck, DESTINIES)
        and _are((s.troll,), TROLLS)
        and _are(s.draugr, DRAUGR)
        and all(_are((coast.monster,), MONSTERS) and _are((coast.journey,), JOURNEY_CARDS) for coast in s.coasts)
    ):
        yield "cards in a pile of others"
    if (
        len(s.merchants) != s.round
        or len(s.troll_deck) != len(TROLLS) - s.round
        or len(s.draugr_deck) != len(DRAUGR) - 2 * s.round
        or len(s.monster_deck) < (LIMITS.rounds - s.round) * len(s.coasts)
    ):
        yield "a deck of another round"
    below = len(s.destiny_deck)
    for pile in reversed(s.tucked):
        below, end = below - len(pile.cards), below
        if below < 0 or not pile.cards or tuple(sorted(s.destiny_deck[below:end])) != pile.cards:
            yield "destinies that do not lie under the deck"


def _are(cards: Iterable[CardId | None], these: Container[str]) -> bool:
    return all(card is None or card in these for card in cards)


def _flaws_of_players(s: State) -> Iterator[str]:
    leaders = [player.leader for player in s.players if player.leader]
    if len(set(leaders)) < len(leaders):
        yield "one leader twice"
    for seat, player in enumerate(s.players):
        if sum(owned(s, seat)) > LIMITS.dice:
            yield "more Vikings than a longhouse holds"
        if player.ship and SHIPS[player.ship].kind != "private":
            yield "a ship that is nobody's"
        if not _are(player.kills, {*TROLLS, *DRAUGR, *MONSTERS}):
            yield "no enemy"
        if not _are((*player.destinies, *player.drawn, *player.shown), DESTINIES):
            yield "no destiny"
    if s.result and not (set(s.result.winners) <= {*range(len(s.players))} and len(s.result.points) == len(s.players)):
        yield "an end of another game"


def _flaws_on_board(s: State) -> Iterator[str]:
    for space, stall in enumerate(s.stalls):
        size = TABLES[len(s.players)]
        kind, count = ("military", size.military_stalls) if space < 2 else ("trade", size.trade_stalls)
        if (stall is not None) != (space % 2 < count) or (stall and STALLS[stall].kind != kind):
            yield "a stall where it cannot be"
    if len({*s.stalls} - {None}) != sum(stall is not None for stall in s.stalls):
        yield "one stall twice"
    single = [_space(worker) for worker in s.placed if worker.location not in ENDLESS]
    if len(set(single)) < len(single):
        yield "two workers at one place"
    if any(_is_impossible(coast) for coast in s.coasts):
        yield "a shore that cannot be"
    yield from _flaws_of_bands(s)


def _space(worker: Worker) -> object:
    """Whose, where each player has a space."""
    return worker if worker.location in ("hunting", "own_ship") else worker.location


def _is_impossible(coast: Coast) -> bool:
    return (
        list(coast.seen_by) != sorted({*coast.seen_by})
        or (coast.journey is None and (coast.revealed or bool(coast.seen_by)))
        or (coast.revealed and bool(coast.seen_by))
        or (coast.monster is None and coast.bounty > 0)
    )


def _flaws_of_bands(s: State) -> Iterator[str]:
    places = [band.place for band in s.bands]
    shores = [band.shore for band in s.bands if band.shore != ASHORE]
    if len(set(places)) < len(places) or len(set(shores)) < len(shores):
        yield "two bands at one place"
    for band in s.bands:
        if (band.place in LAND_PLACES) != (band.shore == ASHORE) or Worker(_location(band), band.seat) not in s.placed:
            yield "a band where nobody has a worker"
        elif band.shore != ASHORE and sum(band.dice) + band.food > capacity_of(band):
            yield "a ship that would sink"
        elif band.shore == ASHORE and band.food:
            yield "food at a battle on land"
        if _location(band) == "own_ship" and s.players[band.seat].ship != band.place:
            yield "a ship of another"


def _location(band: Band) -> LocationId:
    """Where its worker stands."""
    match band.place:
        case "troll" | "draugr_left" | "draugr_right":
            return band.place
        case "ship_small":
            return "berth_small"
        case "ship_large":
            return "berth_large"
        case _:
            return "own_ship"
