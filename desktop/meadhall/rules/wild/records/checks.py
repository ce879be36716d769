"""What never changes however a game goes, and what a position from a file may not contain."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator

from ...kernel import first_flaws
from ..data import (
    ACHIEVEMENTS,
    ASGARD,
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    CHIEFS,
    FIRST_GAME,
    HALL,
    HALLS,
    MISSION_CARDS,
    MISSIONS,
    NOTHING,
    NUMBERS,
    PATH,
    PLOTS,
    RESOURCES,
    STACKS,
    STARTERS,
    CardId,
)
from ..options import SEATS
from ..state import NOBODY, Building, Player, State
from .agenda import flaws_of_agenda

# How many there are. Tokens are not counted: there are as many as one needs (VW-1.20).


def census(s: State) -> Counter[str]:
    """How many there are of each thing, wherever it lies."""
    count = Counter[str](dict(zip(STACKS, s.stacks, strict=True)))
    count.update(dict(zip(BUILDING_IDS, s.lots, strict=True)))
    for pile in (s.path_deck, s.path_discard, s.asgard_deck, s.asgard_row, s.asgard_box):
        count.update(pile)
    count.update(card for card in s.path if card is not None)
    count.update((*s.mission_deck, *s.swapped_missions))
    for player in s.players:
        count.update(cards_of(player))
        count.update(building.kind for building in player.town if building.kind)
        count.update(mission for mission in player.missions if mission is not None)
        count.update(player.done)
    return count


def cards_of(player: Player) -> tuple[CardId, ...]:
    """Wherever they are."""
    forts = tuple(fort for building in player.town for fort in building.forts)
    return (*player.deck, *player.hand, *player.discard, *player.area, *forts)


def expected_census(players: int) -> Counter[str]:
    count = Counter[str]((*PATH, *ASGARD, *MISSION_CARDS, *(STARTERS * players)))
    count.update({card: CARDS[card].count for card in STACKS})
    count.update({building.id: building.count for building in BUILDINGS.values()})
    return count


# What a file may not contain

MOST_TOKENS = 250  # more than anybody could ever gather


def flaws(s: State) -> list[str]:
    """Shapes first: nothing else can be looked at while they are wrong."""
    return first_flaws(s, _flaws_of_shape, _flaws_of_things, flaws_of_agenda)


def _flaws_of_shape(s: State) -> Iterator[str]:
    if len(s.players) not in SEATS:
        yield "number of players"
    elif not _has_its_shape(s) or not _names_what_there_is(s):
        yield "a number of nothing"


def _flaws_of_things(s: State) -> Iterator[str]:
    yield from _flaws_in_counts(s)
    yield from _flaws_of_piles(s)
    yield from _flaws_of_turn(s)
    for player in s.players:
        yield from _flaws_of_cards(player)
        yield from _flaws_of_town(player)


def _has_its_shape(s: State) -> bool:
    return (
        len(s.stacks) == len(STACKS)
        and len(s.lots) == len(BUILDING_IDS)
        and len(s.path) == NUMBERS.path_slots
        and all(len(player.missions) == NUMBERS.missions for player in s.players)
        and all(player.town and player.level in HALLS for player in s.players)
    )


def _names_what_there_is(s: State) -> bool:
    seats = range(len(s.players))
    named = [s.first, s.active, *((s.attack.seat, s.attack.victim) if s.attack else ())]
    fighters = [fighter.card for fighter in s.attack.fighters] if s.attack else []
    return (
        all(seat in seats for seat in named)
        and all(seat in (NOBODY, *seats) and seat != s.active for seat in (s.acting.rival, s.acting.peeked))
        and _are([card for player in s.players for card in (*cards_of(player), *player.owned)], CARDS)
        and _are([*fighters, *(s.attack.boosters if s.attack else ())], CARDS)
        and _are([opened.card for opened in s.acting.opened], CARDS)
        and _are((*s.path, *s.path_deck, *s.path_discard), PATH)
        and _are((*s.asgard_deck, *s.asgard_row, *s.asgard_box), ASGARD)
        and _are([mission for player in s.players for mission in (*player.missions, *player.done)], MISSIONS)
        and _are((*s.mission_deck, *s.swapped_missions), MISSIONS)
        and _are([player.chief for player in s.players], CHIEFS)
        and _are([building.plot for player in s.players for building in player.town], {HALL, *PLOTS})
    )


def _are(cards: Iterable[str | None], these: Container[str]) -> bool:
    return all(card is None or card in these for card in cards)


def _flaws_in_counts(s: State) -> Iterator[str]:
    acting = s.acting
    deeds = (acting.built, acting.bought_path, acting.bought_unit, acting.bought_fortification)
    paid = (acting.paid_beer, acting.paid_gold, acting.unit_bonus, acting.strongest_success)
    counts = [s.round, s.turn, *s.stacks, *s.lots, *deeds, *paid, acting.successes, acting.halls_damaged]
    counts += [acting.pool.beer, acting.pool.gold, *(player.points for player in s.players)]
    if min(counts) < 0:
        yield "a negative count"
    if max(acting.pool.beer, acting.pool.gold) > MOST_TOKENS:
        yield "more in the pool than there can be"
    if census(s) != expected_census(len(s.players)):
        yield "missing or surplus pieces"


def _flaws_of_piles(s: State) -> Iterator[str]:
    if len(s.asgard_box) != len(ASGARD) - NUMBERS.asgard_each * len(s.players) or any(
        CARDS[card].min_players > len(s.players) for card in (*s.asgard_deck, *s.asgard_row)
    ):
        yield "Asgard cards of another table"
    values = [min(MISSIONS[mission].vp, 2) for mission in s.mission_deck]
    if values != sorted(values):
        yield "missions in an order that nobody laid"
    if len({*s.achievements}) != NUMBERS.achievements or not _are(s.achievements, ACHIEVEMENTS):
        yield "no such achievements"
    if s.options.first_game and s.achievements != FIRST_GAME:
        yield "achievements of another game"
    chiefs = [player.chief for player in s.players if player.chief is not None]
    if len(set(chiefs)) < len(chiefs):
        yield "one chief twice"
    if s.result and not (set(s.result.winners) <= {*range(len(s.players))} and len(s.result.points) == len(s.players)):
        yield "an end of another game"


def _flaws_of_turn(s: State) -> Iterator[str]:
    acting = s.acting
    if s.last_round != any(player.points >= s.target for player in s.players):
        yield "a last round that nobody brought about"
    if acting.rival != NOBODY and not s.players[acting.rival].attacked:
        yield "an attack on nobody"
    harmed = s.players[acting.rival].town if acting.rival != NOBODY else ()
    if acting.successes > sum(building.damaged for building in harmed) or acting.halls_damaged > acting.successes:
        yield "damage that nobody suffered"
    lying = Counter(s.players[s.active].area)
    lying.subtract(opened.card for opened in acting.opened)
    if min(lying.values(), default=0) < 0:
        yield "an open card that does not lie there"
    for opened in acting.opened:
        card = CARDS[opened.card]
        if not set(opened.parts) <= set(card.parts) or len(set(opened.parts)) < len(opened.parts):
            yield "a part that its card has not"
        if (opened.fights and not card.fights) or not (opened.fights or opened.parts):
            yield "an open card of no use"


def _flaws_of_cards(player: Player) -> Iterator[str]:
    cards = cards_of(player)
    if player.owned != tuple(sorted(cards)):
        yield "cards of somebody else"
    if any(cards.count(card) != STARTERS.count(card) for card in STARTERS):
        yield "starter cards of somebody else"
    if any(CARDS[card].kind == "undead" for card in cards):
        yield "the dead belong to nobody"
    if not 0 <= player.known_top <= len(player.deck):
        yield "cards known that are not there"


def _flaws_of_town(player: Player) -> Iterator[str]:
    hall, *buildings = player.town
    plots = [building.plot for building in player.town]
    limit = HALLS[player.level].limit
    if hall.plot != HALL or len(set(plots)) < len(plots) or (limit is not None and len(buildings) > limit):
        yield "a settlement that cannot be"
    if hall.new and player.level == min(HALLS):
        yield "a hall that was never raised"
    if not 0 <= min(hall.held.beer, hall.held.gold) <= max(hall.held.beer, hall.held.gold) <= MOST_TOKENS:
        yield "tokens that nobody has"
    for building in buildings:
        if building.new and building != Building(building.plot, new=True):
            yield "something on a building under construction"
        if not _holds_what_it_can(building):
            yield "tokens where they cannot lie"
    if any(CARDS[fort].kind != "fortification" for building in player.town for fort in building.forts):
        yield "no fortification"
    if any(building.damaged for building in player.town) and not player.attacked:
        yield "damage without an attack"


def _holds_what_it_can(building: Building) -> bool:
    kind = BUILDINGS[building.kind] if building.kind else None
    most = dict.fromkeys(RESOURCES, 0)
    if kind and kind.produces:
        most[kind.produces] = 1
    if kind and kind.stores:
        most[kind.stores] = NUMBERS.storage
    return building.held == NOTHING or all(0 <= building.held.of(res) <= most[res] for res in RESOURCES)
