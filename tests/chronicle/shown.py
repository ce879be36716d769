"""Deeds as positions show them: read from what lay on the board from step to step, and not from what was told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meadhall.rules.kernel import Event
from meadhall.rules.midgard.cards.destinies import destiny_glory
from meadhall.rules.midgard.data import ENEMIES
from meadhall.rules.northgard.data import BUILDINGS
from meadhall.rules.northgard.events import Harvested, ResourceStolen, WinterPaid
from meadhall.rules.northgard.fights import battle as battles
from meadhall.rules.northgard.fights import creature_fights
from meadhall.rules.northgard.state import Battle, controlled, harvest_of, warriors_on_map
from meadhall.rules.northgard.winter import upkeep
from meadhall.rules.watch.actions import DiscardCards, RollDice
from meadhall.rules.watch.data import LIMITS
from meadhall.rules.wild.actions import AttackDragon, AttackUndead
from meadhall.rules.wild.data import CARDS, TOP_LEVEL
from meadhall.rules.wild.scoring import counts_of, leaders
from meadhall.table import Entry, Table
from meadhall.table.entry import again, story

ALTAR = next(number for number, building in enumerate(BUILDINGS) if building.id == "altar_of_kings")


class Pair(NamedTuple):
    """Two positions between which one thing has happened."""

    entry: Entry
    before: Any
    after: Any
    event: Event | None = None  # only to know which thing: how much of it was done, the positions say


class Walk(NamedTuple):
    table: Table
    pairs: Sequence[Pair]

    @property
    def end(self) -> Any:
        return self.table.state

    def wins(self, seat: int) -> bool:
        result = self.table.state.result
        return result is not None and seat in result.winners

    def grown(self, count: Callable[[Any], int]) -> Iterator[tuple[Pair, int]]:
        for pair in self.pairs:
            by = count(pair.after) - count(pair.before)
            if by > 0:
                yield pair, by

    def most_in_one(self, part: Callable[[Any], int], found: Iterator[tuple[Pair, int]]) -> int:
        """In one round, year or turn."""
        sums: dict[int, int] = {}
        for pair, by in found:
            sums[part(pair.before)] = sums.get(part(pair.before), 0) + by
        return max(sums.values(), default=0)


def walk(table: Table) -> Walk:
    pairs: list[Pair] = []
    position = last = table.position_at(0)
    for entry in table.entries:
        for event, then in story(position, [entry]):
            pairs.append(Pair(entry, last, then, event))
            last = then
        position = again(position, entry)
        pairs.append(Pair(entry, last, position))
        last = position
    return Walk(table, pairs)


def _behind(game: Walk, seat: int) -> bool:
    table = game.table
    half = table.position_at(len(table.entries) // 2)
    points = [table.game.points(half, each) for each in range(len(table.terms.seats))]
    return game.wins(seat) and all(points[seat] < each for other, each in enumerate(points) if other != seat)


# Midgard


class Hunt(NamedTuple):
    """A fight that was won."""

    enemy: str
    round: int  # of the game
    rolls: int
    began: int  # Vikings
    left: int


def _hunts(game: Walk, seat: int) -> Iterator[Hunt]:
    began = 0
    for pair in game.pairs:
        battle, fought = pair.after.battle, pair.before.battle
        if battle is not None and battle.enemy and battle.seat == seat and (fought is None or not fought.enemy):
            began = _there(pair.after, battle)
        for enemy in _slain(pair, seat):
            assert fought is not None
            yield Hunt(enemy, pair.after.round, fought.round, began, _there(pair.after, fought))


def _slain(pair: Pair, seat: int) -> Sequence[str]:
    """Cards that have come onto the pile; the kraken has none, and has had enough when its defence is reached."""
    fought, battle = pair.before.battle, pair.after.battle
    if fought is not None and fought.enemy == "kraken" and fought.seat == seat and battle is None:
        return ("kraken",) if fought.damage >= fought.foe.defence else ()
    return pair.after.players[seat].kills[len(pair.before.players[seat].kills) :]


def _there(s: Any, battle: Any) -> int:
    return sum(sum(band.dice) for band in s.bands if (band.place, band.seat) == (battle.place, battle.seat))


def _monsters(game: Walk, seat: int) -> list[Hunt]:
    return [hunt for hunt in _hunts(game, seat) if ENEMIES[hunt.enemy].kind == "monster"]


def _most_in_a_round(hunts: Sequence[Hunt]) -> int:
    rounds = [hunt.round for hunt in hunts]
    return max(map(rounds.count, rounds), default=0)


def _at_sea(s: Any, seat: int) -> bool:
    return any(band.shore >= 0 and band.seat == seat for band in s.bands)


MIDGARD: Mapping[str, Callable[[Walk, int], bool]] = {
    "last_man": lambda game, seat: any(hunt.left == 1 for hunt in _monsters(game, seat)),
    "first_blow": lambda game, seat: any(hunt.rolls == 1 for hunt in _monsters(game, seat)),
    "unharmed": lambda game, seat: any(hunt.left == hunt.began for hunt in _monsters(game, seat)),
    "outnumbered": lambda game, seat: any(hunt.began <= 2 for hunt in _monsters(game, seat)),
    "no_blame": lambda game, seat: game.wins(seat) and not any(game.grown(lambda s: s.players[seat].blame)),
    "three_slain": lambda game, seat: _most_in_a_round(list(_hunts(game, seat))) >= 3,
    "both_shores": lambda game, seat: _most_in_a_round(_monsters(game, seat)) >= 2,
    "kraken": lambda game, seat: any(hunt.enemy == "kraken" for hunt in _hunts(game, seat)),
    "four_runes": lambda game, seat: len(game.end.players[seat].used_runes) >= 4,
    "three_destinies": lambda game, seat: (
        sum(
            destiny_glory(game.end, seat, card) > 0
            for card in (*game.end.players[seat].shown, *game.end.players[seat].destinies)
        )
        >= 3
    ),
    "landlubber": lambda game, seat: game.wins(seat) and not any(_at_sea(pair.after, seat) for pair in game.pairs),
    "behind": _behind,
}

# Gone Wild


def _raids(game: Walk) -> Iterator[tuple[Pair, bool]]:
    """Each with whether it came through."""
    for pair in game.pairs:
        if pair.before.attack is not None and pair.after.attack is None:
            yield pair, pair.after.acting.successes > pair.before.acting.successes


def _held(game: Walk, seat: int) -> Iterator[tuple[Pair, int]]:
    return ((pair, 1) for pair, through in _raids(game) if pair.before.attack.victim == seat and not through)


def _beaten(game: Walk, seat: int) -> int:
    """Undead that lay on the path and do no more when this seat's attack is over."""
    return sum(
        pair.entry.seat == seat
        and isinstance(pair.entry.action, AttackUndead)
        and len(pair.after.path_discard) == len(pair.before.path_discard) + 1
        and CARDS[pair.after.path_discard[-1]].kind == "undead"
        for pair in game.pairs
    )


def _shielded(game: Walk, seat: int) -> bool:
    """Whole until the end of a turn in which others attacked here and nobody came through."""
    return any(
        pair.after.players[seat].town[0].damaged
        and not pair.before.players[seat].town[0].damaged
        and pair.after.acting.rival == seat
        and not pair.after.acting.harmed
        for pair in game.pairs
    )


def _gifts(game: Walk, seat: int) -> int:
    """Cards that lay on show and are this seat's now."""
    return sum(
        card not in pair.after.asgard_row
        and pair.after.players[seat].owned.count(card) > pair.before.players[seat].owned.count(card)
        for pair in game.pairs
        for card in pair.before.asgard_row
    )


def _famous(game: Walk, seat: int) -> bool:
    last = game.pairs[-1].entry
    seats = range(len(game.end.players))
    assert last is game.table.entries[-1]
    alone = [leaders(counts_of(game.end, which), seats) == (seat,) for which in game.end.achievements]
    return sum(alone) >= 3


def _reaches(pair: Pair, seat: int) -> bool:
    """With these points the last round begins."""
    begins = pair.after.last_round and not pair.before.last_round
    return begins and pair.after.players[seat].points >= pair.after.target


WILD: Mapping[str, Callable[[Walk, int], bool]] = {
    "never_raided": lambda game, seat: (
        game.wins(seat) and not any(pair.before.attack.victim == seat and through for pair, through in _raids(game))
    ),
    "peaceful": lambda game, seat: (
        game.wins(seat) and not any(pair.before.attack.seat == seat for pair, _ in _raids(game))
    ),
    "three_raids": lambda game, seat: any(
        pair.before.attack.seat == seat and pair.after.acting.successes >= 3 for pair, _ in _raids(game)
    ),
    "held_twice": lambda game, seat: game.most_in_one(lambda s: s.round, _held(game, seat)) >= 2,
    "full_defence": _shielded,
    "missions": lambda game, seat: len(game.end.players[seat].done) >= 4,
    "great_hall": lambda game, seat: game.end.players[seat].level == TOP_LEVEL,
    "undead": lambda game, seat: _beaten(game, seat) >= 3,
    "tamer": lambda game, seat: any(
        isinstance(entry.action, AttackDragon) and entry.seat == seat and game.table.position_at(line).round == 1
        for line, entry in enumerate(game.table.entries)
    ),
    "famous": _famous,
    "gifts": lambda game, seat: _gifts(game, seat) >= 4,
    "bell": lambda game, seat: game.wins(seat) and any(_reaches(pair, seat) for pair in game.pairs),
}

# The Watch


def _swaps(game: Walk, seat: int) -> Iterator[tuple[Pair, int]]:
    """With whom cards went both ways."""
    for pair in game.pairs:
        change = [
            [now - then for now, then in zip(after.hand, before.hand, strict=True)]
            for before, after in zip(pair.before.players, pair.after.players, strict=True)
        ]
        if min(change[seat]) < 0 < max(change[seat]):
            for other, each in enumerate(change):
                if other != seat and each == [-by for by in change[seat]]:
                    yield pair, other


def _fair(game: Walk, seat: int) -> bool:
    partners: dict[int, set[int]] = {}
    for pair, other in _swaps(game, seat):
        if pair.before.active == seat:
            partners.setdefault(pair.before.turn, set()).add(other)
    others = len(game.end.players) - 1
    return others > 1 and any(len(found) == others for found in partners.values())


def _robbed(game: Walk, seat: int) -> set[int]:
    """One card went from there to here, by chance."""
    found: set[int] = set()
    for pair in game.pairs:
        hands = [(sum(a.hand), sum(b.hand)) for a, b in zip(pair.before.players, pair.after.players, strict=True)]
        lost = [other for other, (before, after) in enumerate(hands) if after == before - 1]
        drawn = len(pair.after.chance.drawn) > len(pair.before.chance.drawn)
        if drawn and hands[seat][1] == hands[seat][0] + 1 and len(lost) == 1:
            found.add(lost[0])
    return found


def _guards(s: Any, seat: int, section: int) -> int:
    return s.wall[section].count(seat) if s.wall else 0


def _hand(game: Walk, seat: int, kind: type, by: int) -> bool:
    """So many cards more, or fewer, by one thing of this kind."""
    return any(
        isinstance(pair.entry.action, kind)
        and by * (sum(pair.after.players[seat].hand) - sum(pair.before.players[seat].hand)) >= by * by
        for pair in game.pairs
    )


WATCH: Mapping[str, Callable[[Walk, int], bool]] = {
    "bare_wall": lambda game, seat: (
        game.wins(seat)
        and game.end.brotherhood
        and not any(_guards(game.end, seat, section) for section in range(LIMITS.sections))
    ),
    "whole_wall": lambda game, seat: all(
        any(_guards(pair.after, seat, section) for pair in game.pairs) for section in range(LIMITS.sections)
    ),
    "alone": lambda game, seat: game.wins(seat) and not any(_swaps(game, seat)),
    "fair": _fair,
    "four_keeps": lambda game, seat: sum(by for _, by in game.grown(lambda s: len(s.players[seat].keeps))) >= 4,
    "no_keep": lambda game, seat: game.wins(seat) and not any(game.grown(lambda s: len(s.players[seat].keeps))),
    "both_titles": lambda game, seat: (
        any(pair.after.road_holder == seat for pair in game.pairs)
        and any(pair.after.patrol_holder == seat for pair in game.pairs)
    ),
    "great_harvest": lambda game, seat: _hand(game, seat, RollDice, 8),
    "robbed_all": lambda game, seat: _robbed(game, seat) >= {*range(len(game.end.players))} - {seat},
    "stripped": lambda game, seat: game.wins(seat) and _hand(game, seat, DiscardCards, -7),
    "last_light": lambda game, seat: game.wins(seat) and game.end.result.ending == "tragic_victory",
    "behind": _behind,
}

# The Uncharted Lands


def _closed(game: Walk, seat: int) -> Iterator[tuple[Pair, int]]:
    grown = game.grown(lambda s: sum(region is not None and region.closed for region in s.land.regions.values()))
    return ((pair, by) for pair, by in grown if pair.entry.seat == seat)


def _fights(game: Walk, seat: int) -> Iterator[tuple[Pair, Battle]]:
    """As they end, in which this seat has a side."""
    for pair in game.pairs:
        battle: Battle | None = pair.before.battle
        if battle is None or seat not in (battle.attacker.seat, battle.defender.seat):
            continue
        if pair.after.battle is None or _which(pair.after.battle) != _which(battle):
            yield pair, battle


def _which(battle: Battle) -> tuple[object, ...]:
    return battle.region, battle.creature, battle.attacker.seat, battle.defender.seat


def _has_won(battle: Battle, seat: int) -> bool:
    return (creature_fights if battle.creature else battles).winner_of(battle) == seat


def _last_tile(game: Walk, seat: int) -> bool:
    """The land grew for the last time, and there was nothing more to be laid, or nobody could."""
    laid = [pair.entry.seat for pair, _ in game.grown(lambda s: len(s.land.laid))]
    return laid[-1:] == [seat] and not game.end.pile


def _figures(battle: Battle, seat: int) -> int:
    return battle.attacker.figures if battle.attacker.seat == seat else battle.defender.figures


def _harvests(game: Walk, seat: int) -> list[int]:
    """What the land of this seat yielded, each time that it was reaped; one less where the snake had been."""
    stolen = [pair for pair in game.pairs if isinstance(pair.event, ResourceStolen) and pair.event.victim == seat]
    robbed = [pair.after.year for pair in stolen]
    return [
        sum(sum(harvest_of(pair.after, region)) for region in controlled(pair.after, seat))
        - (pair.after.year in robbed)
        for pair in game.pairs
        if isinstance(pair.event, Harvested) and pair.event.seat == seat
    ]


def _hungry(pair: Pair, seat: int) -> bool:
    """It had not all that its warriors needed."""
    held, due = pair.before.players[seat].resources, upkeep(warriors_on_map(pair.before, seat))
    is_winter = isinstance(pair.event, WinterPaid) and pair.event.seat == seat
    return is_winter and (held[0] < due[0] or held[1] < due[1])


def _won(game: Walk, seat: int) -> Iterator[tuple[Pair, int]]:
    return ((pair, 1) for pair, battle in _fights(game, seat) if _has_won(battle, seat))


def _lost(game: Walk, seat: int) -> bool:
    """Somebody went back to the supply."""
    return any(game.grown(lambda s: s.players[seat].reserve))


NORTHGARD: Mapping[str, Callable[[Walk, int], bool]] = {
    "three_closed": lambda game, seat: game.most_in_one(lambda s: s.year, _closed(game, seat)) >= 3,
    "no_blood": lambda game, seat: game.wins(seat) and not any(_fights(game, seat)),
    "lone_hunter": lambda game, seat: any(
        battle.creature and _has_won(battle, seat) and _figures(battle, seat) == 1 for _, battle in _fights(game, seat)
    ),
    "full_larder": lambda game, seat: max(_harvests(game, seat), default=0) >= 10,
    "hungry_winter": lambda game, seat: game.wins(seat) and any(_hungry(pair, seat) for pair in game.pairs),
    "edge_of_the_world": _last_tile,
    "warpath": lambda game, seat: game.most_in_one(lambda s: s.year, _won(game, seat)) >= 3,
    "none_lost": lambda game, seat: game.wins(seat) and any(_fights(game, seat)) and not _lost(game, seat),
    "whole_clan": lambda game, seat: (
        len(game.table.position_at(0).players[seat].upgrades or (1, 2)) - len(game.end.players[seat].upgrades) >= 2
    ),
    "three_altars": lambda game, seat: (
        sum(by for pair, by in game.grown(lambda s: s.built.count(ALTAR)) if pair.entry.seat == seat) >= 3
    ),
    "sudden": lambda game, seat: game.wins(seat) and game.end.result.ending == "sudden_victory",
    "behind": _behind,
}
SHOWN = {"midgard": MIDGARD, "northgard": NORTHGARD, "watch": WATCH, "wild": WILD}
