"""Each deed is found where it was done, and not where one thing was missing; bots do none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kit.finished import begun, finished, play_on
from meadhall.chronicle.deeds import DEEDS, done
from meadhall.chronicle.deeds.northgard import ALTAR
from meadhall.chronicle.deeds.tale import Deed, Seen, Tale, tale_of
from meadhall.rules import GAMES
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as m
from meadhall.rules.midgard.data import MONSTERS
from meadhall.rules.northgard import events as n
from meadhall.rules.northgard.state import CREATURE, Battle, Side
from meadhall.rules.watch import events as w
from meadhall.rules.wild import events as v
from meadhall.table import Seat, Table, Terms

SEAT, SEATS = 0, 3
MONSTER = MONSTERS[0]


class Case:
    """Events that are the deed; and others, or another winner, that are not."""

    def __init__(self, *events: Event, wins: bool = False, but: Sequence[Event] = (), spoilt: Sequence[Event] = ()):
        """`but` is nearly the deed; `spoilt` comes to the events and takes it away."""
        self.events, self.wins, self.but, self.spoilt = events, wins, but, spoilt


def of(cls: type[Event], **given: Any) -> Event:
    """With nothing in the fields that do not matter."""
    for field in msgspec.structs.fields(cls):
        given.setdefault(field.name, SEAT if field.name == "seat" else None)
    return cls(**given)


def fight(region: int, figures: int, creature: str | None = "wolf_red", attacker: int = SEAT) -> Battle:
    return Battle(region, Side(attacker, figures), Side(CREATURE if creature else 1, 2), creature=creature)


def battle(dice: tuple[int, int, int], *then: Event) -> list[Event]:
    return [of(m.BattleBegan, place="x", enemy=MONSTER, dice=dice), *then, of(m.EnemyDefeated, enemy=MONSTER)]


ROLL, YEAR, ROUND = of(m.DiceRolled), n.YearBegan(2), v.RoundBegan(2)
RAID = of(v.AttackSucceeded, seat=1, victim=SEAT, successes=1)
CASES: Mapping[str, Mapping[str, Case]] = {
    "watch": {
        "whole_wall": Case(
            *(of(w.GuardPosted, section=section) for section in range(4)),
            but=[of(w.GuardPosted, section=1) for _ in range(4)],
        ),
        "alone": Case(wins=True, spoilt=[of(w.Traded, seat=1, partner=SEAT)]),
        "fair": Case(of(w.Traded, partner=1), of(w.Traded, partner=2), but=[of(w.Traded, partner=1)] * 2),
        "four_keeps": Case(*[of(w.KeepBuilt)] * 4, but=[of(w.KeepBuilt)] * 3),
        "no_keep": Case(wins=True, spoilt=[of(w.KeepBuilt)]),
        "both_titles": Case(of(w.LongestRoadTaken), of(w.LargestPatrolTaken), but=[of(w.LongestRoadTaken)]),
        "great_harvest": Case(
            of(w.Produced, gains=((4, 4, 0, 0, 0), (0,) * 5, (0,) * 5)),
            but=[of(w.Produced, gains=((4, 3, 0, 0, 0), (9, 0, 0, 0, 0), (0,) * 5))],
        ),
        "robbed_all": Case(
            of(w.CardStolen, thief=SEAT, victim=1),
            of(w.CardStolen, thief=SEAT, victim=2),
            but=[of(w.CardStolen, thief=SEAT, victim=1), of(w.CardStolen, thief=1, victim=2)],
        ),
        "stripped": Case(of(w.Discarded, count=7), wins=True, but=[of(w.Discarded, count=6)]),
        "last_light": Case(of(w.TragicEnd, winners=(SEAT,)), but=[of(w.TragicEnd, winners=(1,))]),
    },
    "northgard": {
        "three_closed": Case(
            of(n.TileLaid, closed=(1, 2)),
            of(n.TileLaid, closed=(3,)),
            but=[of(n.TileLaid, closed=(1, 2)), YEAR, of(n.TileLaid, closed=(3,))],
        ),
        "lone_hunter": Case(
            n.BattleEnded(fight(1, 1), SEAT), but=[n.BattleEnded(fight(1, 2), SEAT), n.BattleEnded(fight(1, 1), -2)]
        ),
        "no_blood": Case(wins=True, spoilt=[n.BattleBegan(fight(1, 2))]),
        "hungry_winter": Case(of(n.WinterPaid, in_full=False), wins=True, but=[of(n.WinterPaid, in_full=True)]),
        "three_altars": Case(
            *[of(n.Built, building=ALTAR)] * 3, but=[*[of(n.Built, building=ALTAR)] * 2, of(n.Built, building=0)]
        ),
        "sudden": Case(of(n.GameEnded, ending="sudden_victory"), wins=True, but=[of(n.GameEnded, ending="most_fame")]),
        "edge_of_the_world": Case(
            of(n.TileLaid, seat=1, closed=()),
            of(n.TileLaid, closed=()),
            but=[of(n.TileLaid, closed=()), of(n.TileLaid, seat=1, closed=())],
        ),
        "full_larder": Case(
            of(n.Harvested, resources=(4, 3, 3)),
            but=[of(n.Harvested, resources=(4, 3, 2)), YEAR, of(n.Harvested, resources=(1, 0, 0))],
        ),
        "warpath": Case(*[n.BattleEnded(fight(1, 2), SEAT)] * 3, but=[*[n.BattleEnded(fight(1, 2), SEAT)] * 2, YEAR]),
        "whole_clan": Case(*[of(n.ClanUpgraded)] * 2, but=[of(n.ClanUpgraded)]),
        "none_lost": Case(n.BattleBegan(fight(1, 2)), wins=True, spoilt=[of(n.FiguresLost)]),
    },
    "midgard": {
        "last_man": Case(
            *battle((2, 0, 0), ROLL, of(m.DiceLost, dice=(1, 0, 0), reason="battle")),
            but=battle((2, 0, 0), ROLL),
        ),
        "first_blow": Case(*battle((3, 0, 0), ROLL), but=battle((3, 0, 0), ROLL, ROLL)),
        "unharmed": Case(
            *battle((3, 0, 0), ROLL), but=battle((3, 0, 0), of(m.DiceLost, dice=(1, 0, 0), reason="battle"))
        ),
        "outnumbered": Case(*battle((1, 0, 1)), but=battle((2, 0, 1))),
        "no_blame": Case(wins=True, spoilt=[of(m.BlameTaken)]),
        "three_slain": Case(
            *[of(m.EnemyDefeated, enemy="x")] * 3,
            but=[*[of(m.EnemyDefeated, enemy="x")] * 2, m.RoundBegan(2), of(m.EnemyDefeated, enemy="x")],
        ),
        "both_shores": Case(
            *[of(m.EnemyDefeated, enemy=MONSTER)] * 2, but=[of(m.EnemyDefeated, enemy=MONSTER), m.RoundBegan(2)]
        ),
        "kraken": Case(of(m.EnemyDefeated, enemy="kraken"), but=[of(m.EnemyDefeated, enemy=MONSTER)]),
        "four_runes": Case(*[of(m.RuneUsed)] * 4, but=[of(m.RuneUsed)] * 3),
        "three_destinies": Case(
            of(m.Scored, destinies=(("a", 3), ("b", 1), ("c", 2))),
            but=[of(m.Scored, destinies=(("a", 3), ("b", 1), ("c", 0)))],
        ),
        "landlubber": Case(wins=True, spoilt=[of(m.ShipSent)]),
    },
    "wild": {
        "never_raided": Case(wins=True, spoilt=[RAID]),
        "peaceful": Case(RAID, wins=True, spoilt=[of(v.AttackDeclared, victim=1)]),
        "three_raids": Case(of(v.AttackSucceeded, successes=3), but=[of(v.AttackSucceeded, successes=2), RAID]),
        "held_twice": Case(
            *[of(v.AttackRepelled, seat=1, victim=SEAT)] * 2,
            but=[of(v.AttackRepelled, seat=1, victim=SEAT), ROUND, of(v.AttackRepelled, seat=1, victim=SEAT)],
        ),
        "full_defence": Case(of(v.FullDefence, shielded=True), but=[of(v.FullDefence, shielded=False)]),
        "missions": Case(*[of(v.MissionCompleted)] * 4, but=[of(v.MissionCompleted)] * 3),
        "great_hall": Case(of(v.HallUpgraded, level=3), but=[of(v.HallUpgraded, level=2)]),
        "undead": Case(*[of(v.UndeadBeaten)] * 3, but=[of(v.UndeadBeaten)] * 2),
        "tamer": Case(v.RoundBegan(1), of(v.DragonBeaten), but=[v.RoundBegan(1), ROUND, of(v.DragonBeaten)]),
        "famous": Case(
            *[of(v.AchievementScored, winners=(SEAT,))] * 3, but=[of(v.AchievementScored, winners=(SEAT, 1))] * 3
        ),
        "gifts": Case(*[of(v.AsgardTaken)] * 4, but=[of(v.AsgardTaken)] * 3),
        "bell": Case(of(v.LastRound), wins=True, but=[of(v.LastRound, seat=1)]),
    },
}
SEEN = ("behind", "bare_wall")  # positions tell of them: see test_deeds_played.py for the second
OWN = [(game, deed) for game, deeds in DEEDS.items() for deed in deeds if deed.id not in SEEN]


def tale(*events: Event, winner: int = SEAT, half: Sequence[int] = (3, 3, 3)) -> Tale:
    end = SimpleNamespace(brotherhood=True, pile=())
    return Tale([Seen(1, event) for event in events], end, (winner,), half)


@pytest.mark.parametrize(("game", "deed"), OWN, ids=lambda one: one if isinstance(one, str) else one.id)
def test_what_was_done_is_found_and_what_was_not_is_not(game: str, deed: Deed) -> None:
    case = CASES[game][deed.id]
    assert deed.by(tale(*case.events), SEAT)
    assert not deed.by(tale(*case.events), 2)  # somebody else, who has not won
    if case.wins:
        assert not deed.by(tale(*case.events, winner=1), SEAT)
    if case.but:
        assert not deed.by(tale(*case.but), SEAT)
    if case.spoilt:
        assert not deed.by(tale(*case.events, *case.spoilt), SEAT)
    assert case.wins or case.but


def test_who_was_behind_halfway_and_wins_has_come_from_behind() -> None:
    behind = DEEDS["watch"][-1]
    assert behind.id == "behind"
    assert behind.by(tale(half=(2, 3, 4)), SEAT)
    assert not behind.by(tale(half=(3, 3, 4)), SEAT)
    assert not behind.by(tale(half=(2, 3, 4), winner=1), SEAT)


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_twelve_in_each_game_and_in_real_games_they_are_read_without_a_slip(game_id: str) -> None:
    deeds = DEEDS[game_id]
    assert len({deed.id for deed in deeds}) == len(deeds) == 12
    table = finished(game_id)
    found = done(table)
    read = tale_of(table)
    assert {(one.deed, one.seat) for one in found} == {
        (deed.id, seat) for deed in deeds for seat in range(2) if deed.by(read, seat)
    }


def test_computer_players_do_no_deeds_and_neither_does_a_game_that_goes_on() -> None:
    people = finished("watch")
    assert done(people)
    seats = tuple(Seat(who.name, who.colour, "steady") for who in people.terms.seats)
    bots = Table.start(people.game, Terms(people.terms.options, seats, people.terms.seed))
    assert not done(bots)
    assert not done(play_on(bots))
    assert not done(begun("watch", 2))
