"""The number of each warning, by playing out what it warns of.

That of a bold attack in Northgard is the chance of the clash, which `tests/rules/northgard/test_forecast.py` plays out.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

from kit import CASES
from kit.selfplay import sample
from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.actions import AcceptRoll, AssignVikings, SailTo
from meadhall.rules.midgard.events import BattleLost, EnemyDefeated, Fed
from meadhall.rules.midgard.questions import Assign
from meadhall.rules.midgard.state import ASHORE
from meadhall.rules.northgard import forecast
from meadhall.rules.northgard.actions import March, Pass
from meadhall.rules.northgard.events import WinterPaid
from meadhall.rules.northgard.questions import Trading
from meadhall.rules.watch.actions import BuildKeep, EndTurn, FoundSettlement, RollDice
from meadhall.rules.watch.events import Discarded, TokensRevealed
from meadhall.rules.watch.questions import Discard
from meadhall.rules.wild import actions as wild
from meadhall.rules.wild.events import AttackSucceeded
from meadhall.rules.wild.forecast import chance_of_raid, defence_of
from meadhall.rules.wild.questions import Defend, TakeTurn
from meadhall.views.table.coach.coaching import WATCHING
from meadhall.views.table.coach.warned import Warned
from meadhall.views.text.chances import percent


def warned_of(game: str, what: str, *kinds: type[Action]) -> Iterator[tuple[Any, Action, Warned]]:
    """In random games: the position, what would be done in it, and the warning."""
    for case in [case for case in CASES if case.game.id == game][::-1]:
        for s in sample(case):
            for action in (action for action in kernel.options(s) if isinstance(action, kinds)):
                found = WATCHING[game].warns(s, kernel.asked(s).seat, action)
                yield from ((s, action, warned) for warned in found if warned.what == what)


def first_of(s: Any, kind: type[Action]) -> Action | None:
    return next((action for action in kernel.options(s) if isinstance(action, kind)), None)


def test_a_hand_of_eight_gives_half_of_it_to_a_seven() -> None:
    s, action, warned = next(warned_of("watch", "large_hand", EndTurn))
    seat = kernel.asked(s).seat
    assert s.players[seat].hand_size == warned.figures["held"] > 7
    after = s.copy()
    kernel.play(after, action)
    while (roll := first_of(after, RollDice)) is None:
        kernel.play(after, kernel.options(after)[0])
    after.chance.laid = [3, 4, 9] if after.brotherhood else [3, 4]
    told: list[Any] = []
    kernel.play(after, roll, told)
    while isinstance(kernel.asked(after), Discard):
        kernel.play(after, kernel.options(after)[0], told)
    assert [event.count for event in told if isinstance(event, Discarded) and event.seat == seat] == [
        warned.figures["n"]
    ]
    no_seven = (30 / 36) ** len(s.players)  # everybody throws once
    assert warned.number == f"{percent(1 - no_seven)} %"


def test_what_is_built_wakes_as_many_as_warned() -> None:
    numbers: set[str] = set()
    for case in [case for case in CASES if case.game.id == "watch"][::-1]:
        for s in (s.copy() for s in sample(case) if s.brotherhood):
            s.camps = (("warrior",) * 4, *s.camps[1:])  # one less than rushes
            for kind in (BuildKeep, FoundSettlement):
                numbers |= told_true(s, first_of(s, kind))
    assert numbers >= {"1", "2"}


def told_true(s: Any, action: Action | None) -> set[str]:
    if action is None:
        return set()
    (warned,) = WATCHING["watch"].warns(s, kernel.asked(s).seat, action)
    told: list[Any] = []
    kernel.play(s.copy(), action, told)
    tokens = sum(len(event.tokens) for event in told if isinstance(event, TokensRevealed))
    assert warned.number == str(tokens)
    return {warned.number}


def test_who_is_hungry_in_winter_lacks_as_much() -> None:
    """All pass, and trade nothing."""
    for s, action, warned in warned_of("northgard", "hungry_winter", Pass):
        seat, told, after = kernel.asked(s).seat, list[Any](), s.copy()
        due = forecast.year_end(s, seat).winter
        kernel.play(after, action, told)
        while after.result is None and not any(isinstance(event, WinterPaid) and event.seat == seat for event in told):
            kernel.play(after, passing(after), told)
        paid = next(event for event in told if isinstance(event, WinterPaid) and event.seat == seat)
        assert not paid.in_full
        assert warned.figures["n"] == sum(due) - sum(paid.resources)
        assert warned.number == str(warned.figures["n"])
        return
    raise AssertionError("nobody is hungry")


def passing(s: Any) -> Action:
    stops = kernel.options(s)[0] if isinstance(kernel.asked(s), Trading) else None
    return stops or first_of(s, Pass) or kernel.options(s)[0]


def test_a_bold_attack_has_the_chance_of_its_clash() -> None:
    s, action, warned = next(warned_of("northgard", "bold_attack", March))
    clash = forecast.clash_of(s, action)
    assert clash is not None
    chance = forecast.chance_of(s, clash).plain
    assert warned.number == f"{percent(chance)} %"
    assert chance < 0.25


WORLDS = 150


def test_a_bold_fight_is_won_as_seldom_as_warned() -> None:
    """By one Viking, who has nothing to choose."""
    s, action, warned = next(found for found in warned_of("midgard", "bold_fight", AssignVikings) if of_one(*found[:2]))
    seat, rng = kernel.asked(s).seat, Random(5)
    view = MIDGARD.visible(s, seat)
    won = sum(is_won(MIDGARD.imagine(view, seat, rng), seat, action) for _ in range(WORLDS)) / WORLDS
    foretold = int(warned.number.split()[0]) / 100
    assert warned.figures["n"] == 1
    assert abs(won - foretold) < 4 * sqrt(0.2 * 0.8 / WORLDS)


def of_one(s: Any, action: Any) -> bool:
    sent = [load for load in action.loads if any(load.dice)]
    return len(sent) == 1 and sum(sent[0].dice) == 1 and s.band_at(sent[0].place).shore == ASHORE


def is_won(world: Any, seat: int, action: Action) -> bool:
    told: list[Any] = []
    kernel.play(world, action, told)
    while True:
        ends = [event for event in told if isinstance(event, EnemyDefeated | BattleLost) and event.seat == seat]
        if ends:
            return isinstance(ends[0], EnemyDefeated)
        kernel.play(world, first_of(world, AcceptRoll) or kernel.options(world)[0], told)


def test_without_food_nobody_is_fed_on_the_voyage() -> None:
    for s, action, warned in warned_of("midgard", "no_food", SailTo):
        assert warned.number == str(s.players[kernel.asked(s).seat].food) == "0"
        seat, told, after = kernel.asked(s).seat, list[Any](), s.copy()
        kernel.play(after, action, told)
        while after.round == s.round and not any(isinstance(event, Fed) and event.seat == seat for event in told):
            kernel.play(after, sending_all(after, seat), told)
        fed = [event.vikings for event in told if isinstance(event, Fed) and event.seat == seat]
        assert not any(fed)
        if fed:
            return
    raise AssertionError("nobody has sailed")


def sending_all(s: Any, seat: int) -> Action:
    """As many as can go, and no food is fetched before."""
    if isinstance(kernel.asked(s), Assign) and kernel.asked(s).seat == seat:
        ways = [action for action in kernel.options(s) if isinstance(action, AssignVikings)]
        return max(ways, key=lambda way: sum(sum(load.dice) for load in way.loads))
    return kernel.options(s)[0]


def test_without_a_fortification_so_strong_an_attack_succeeds_and_no_weaker_one() -> None:
    """By as many Vikings, of strength 1, in the next player's turn; also where something weaker is in scaffolds."""
    for s, action, warned in warned_of("wild", "no_fortification", wild.EndTurn):
        seat, strength = kernel.asked(s).seat, warned.figures["n"]
        succeeds = attacked_by(s, action, seat, strength)
        if succeeds is None:
            continue
        assert warned.number == str(strength)
        assert succeeds
        assert not attacked_by(s, action, seat, strength - 1)
        if any(defence_of(s, seat, building) < strength for building in s.players[seat].town):
            return
    raise AssertionError("nothing weaker was in scaffolds")


def attacked_by(s: Any, ends: Action, seat: int, strength: int) -> bool | None:
    """Whether one of the buildings is damaged; None where none may be attacked."""
    after = s.copy()
    kernel.play(after, ends)
    asked = None if kernel.is_over(after) else kernel.asked(after)
    if not isinstance(asked, TakeTurn) or asked.seat == seat:
        return None
    after.players[asked.seat].hand = ("viking_warrior",) * strength
    found = [
        attack
        for attack in kernel.options(after)
        if isinstance(attack, wild.AttackRival) and attack.victim == seat and len(attack.attackers) == strength
    ]
    return any(is_success(after.copy(), attack) for attack in found) if found else None


def is_success(s: Any, attack: wild.AttackRival) -> bool:
    told: list[Any] = []
    kernel.play(s, attack, told)
    if isinstance(kernel.asked(s), Defend):
        kernel.play(s, wild.Defence(), told)
    return any(isinstance(event, AttackSucceeded) for event in told)


def test_a_bold_raid_has_the_chance_of_the_dialog_and_pays_the_defender_as_much_as_warned() -> None:
    """Whatever a card pays of its own comes on top."""
    for s, action, warned in warned_of("wild", "bold_attack", wild.AttackRival):
        assert isinstance(action, wild.AttackRival)
        chance = chance_of_raid(s, action)
        assert warned.number == f"{percent(chance)} %"
        assert chance < 0.25
        gained = gained_by_repelling(s, action)
        if gained:
            assert warned.figures["n"] == min(gained)
            return
    raise AssertionError("nobody can repel a bold attack")


def gained_by_repelling(s: Any, raid: Action) -> set[int]:
    """By the victim, with each answer that holds."""
    kernel.play(attacked := s.copy(), raid)
    if not isinstance(kernel.asked(attacked), Defend):
        return set()
    victim = kernel.asked(attacked).seat
    gains: set[int] = set()
    for answer in kernel.options(attacked):
        told: list[Any] = []
        kernel.play(after := attacked.copy(), answer, told)
        if not any(isinstance(event, AttackSucceeded) for event in told):
            gains.add(after.players[victim].points - s.players[victim].points)
    return gains
