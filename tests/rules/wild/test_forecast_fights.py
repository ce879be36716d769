"""What is foretold of attacks and of answers to them is what then happens."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from kit import rule
from meadhall.rules.kernel import Action, Event, asked, options, why_not
from meadhall.rules.wild import WILD, forecast
from meadhall.rules.wild import events as e
from meadhall.rules.wild.actions import (
    AttackDragon,
    AttackRival,
    AttackUndead,
    Defence,
    EndTurn,
)
from meadhall.rules.wild.data import CARDS, UNSEEN, CardId
from meadhall.rules.wild.questions import Defend, TakeTurn
from meadhall.rules.wild.state import State
from rules.wild.positions import done, plain, points, positions, seen, told, where
from rules.wild.scene import A, B, wild

DEFENCES = [card for card in sorted(CARDS) if CARDS[card].defends for _ in range(CARDS[card].count)]
FIGHTS = (AttackRival, AttackUndead, AttackDragon)


# Attacks before they are declared


def attacks() -> Iterator[tuple[State, Any]]:
    rng = Random(4)
    for s in where(TakeTurn):
        fights = [action for action in options(s) if isinstance(action, FIGHTS)]
        for action in rng.sample(fights, min(12, len(fights))):
            yield plain(s), action


def undefended(s: State, *actions: Action) -> tuple[State, list[Event]]:
    twin, events = done(s, *actions)
    if isinstance(asked(twin), Defend):
        return done(twin, Defence())[0], [*events, *done(twin, Defence())[1]]
    return twin, events


def test_what_a_hit_brings():
    count = Counter[str]()
    for s, action in attacks():
        raid = forecast.raid_on(seen(s), action)
        after, events = undefended(s, action)
        seat = s.active
        for declared in told(events, e.AttackDeclared):
            assert (declared.strength, declared.defence) == (raid.strength, raid.defence)
        hit = told(events, e.AttackSucceeded) or told(events, e.UndeadBeaten) or told(events, e.DragonBeaten)
        assert bool(hit) == (raid.strength >= raid.defence)
        if not hit:
            continue
        assert points(events, seat, "damage", "grendel", "undead") == raid.reward.points
        assert bool(told(events, e.AsgardTurned)) == raid.reward.asgard
        tokens = [event.resource for event in told(events, e.TokenGained, seat=seat)]
        assert set(tokens) <= set(raid.reward.token)
        assert bool(tokens) == bool(raid.reward.token)
        count.update([type(action).__name__, f"token {bool(tokens)}", f"asgard {raid.reward.asgard}"])
        if isinstance(action, AttackRival):
            assert raid.hits == hit[0].successes
            assert points(done(after, EndTurn())[1], seat, "attacks") == raid.after
            assert points(done(s, EndTurn())[1], seat, "attacks") == raid.before
    assert min(count.values()) > 2, count


def test_what_is_thrown_back_brings_the_defender():
    """With Cannon Towers in the hand, as many as it takes."""
    full = Counter[int]()
    for s, action in attacks():
        if not isinstance(action, AttackRival):
            continue
        raid = forecast.raid_on(seen(s), action)
        towers = ("tower",) * 12
        victim = s.players[action.victim]
        victim.hand, victim.owned = towers, tuple(sorted((*victim.owned, *towers)))
        after, events = done(s, action, Defence(towers))
        assert told(events, e.AttackRepelled)
        assert points(events, action.victim, "repelled") == raid.repelled
        assert points(done(after, EndTurn())[1], action.victim, "full_defence") == raid.full_defence
        full[raid.full_defence] += 1
    assert full[0] > 5
    assert full[1] > 50


@rule("VW-18.13")
def test_a_shockwave_tower_counts_the_units_that_would_attack():
    scene = wild().hand(A, "viking_warrior", "elf_archer", "bone_crusher", "thor").town(B, "brewery_1")
    scene.forts(B, "brewery_1", "shockwave_tower")
    target = forecast.Target(B, "brewery_1")
    against = {("thor",): 3, ("bone_crusher",): 4, ("bone_crusher", "elf_archer", "viking_warrior"): 6}
    for attackers, defence in against.items():
        raid = forecast.raid_on(scene.s, target.attack(attackers))
        assert (raid.defence, raid.growth) == (defence, 1)
    band = forecast.lean_band(scene.s, target)
    assert band is not None
    assert set(band.attackers) == {"bone_crusher", "elf_archer"}  # 5 against 5: one of them alone, 3 against 4
    assert all(
        forecast.raid_on(scene.s, attack).strength >= forecast.raid_on(scene.s, attack).defence
        for attack in scene.options(AttackRival)
        if attack.target == "brewery_1"
    )


@rule("VW-11.10")
def test_boosters_stay_at_home_without_a_unit():
    scene = wild().hand(A, "thor", "sword")
    assert forecast.everybody(scene.s) == (("thor",), ())
    assert forecast.everybody(scene.hand(A, "thor", "sword", "viking_warrior").s)[1] == ("sword",)


def subsets(s: State) -> Iterator[tuple[tuple[CardId, ...], tuple[CardId, ...]]]:
    """All warbands there are."""
    ready = sorted(forecast.ready(s, s.active).items())
    for counts in product(*(range(count + 1) for _, count in ready)):
        cards = [card for (card, _), count in zip(ready, counts, strict=True) for _ in range(count)]
        attackers = tuple(card for card in cards if CARDS[card].fights)
        boosters = tuple(card for card in cards if CARDS[card].boost)
        if attackers and (not boosters or any(CARDS[card].kind == "unit" for card in attackers)):
            yield attackers, boosters


def test_the_leanest_band_is_the_weakest_that_is_enough():
    count = 0
    for s in where(TakeTurn)[::3]:
        bands = list(subsets(s))[:400]
        targets = {forecast.target_of(action) for action in options(s) if isinstance(action, FIGHTS)}
        for target in targets:
            raids = [forecast.raid_on(seen(s), target.attack(*band)) for band in bands]
            enough = [raid.strength for raid in raids if raid.strength >= raid.defence]
            band = forecast.lean_band(seen(s), target)
            assert (band is None) is not bool(enough)
            if band is None:
                continue  # hopeless
            assert band.strength == min(enough)
            assert why_not(s, target.attack(band.attackers, band.boosters)) is None
            strongest = forecast.raid_on(s, target.attack(*forecast.everybody(seen(s)))).strength
            assert strongest == max(raid.strength for raid in raids)
            count += 1
    assert count > 200


# What a hand may hold


def swing(s: State, answer: Defence) -> int:
    """By how much it turns the comparison."""
    before, after = forecast.answered(s), forecast.answered(s, answer)
    return (after.defence - before.defence) + (before.strength - after.strength)


def best_answers(s: State) -> tuple[int, int, int]:
    """Cards, swing, points: the most that any answer to this attack makes of each."""
    if not isinstance(asked(s), Defend):
        return 0, 0, 0
    legal = [answer for answer in options(s) if isinstance(answer, Defence)]
    known = forecast.answered(s).points
    return (
        max(len(answer.cards) for answer in legal),
        max(swing(s, answer) for answer in legal),
        max(forecast.answered(s, answer).points for answer in legal) - known,
    )


def armed(s: State, rng: Random) -> Iterator[tuple[State, AttackRival]]:
    """Attacks on somebody who owns a few of all that defends, some of it in the hand."""
    for action in options(s):
        if isinstance(action, AttackRival) and rng.random() < 0.15:
            twin, victim = plain(s), action.victim
            player = twin.players[victim]
            cards = rng.sample(DEFENCES, rng.randint(0, 3))
            held = rng.randint(0, len(cards))
            player.owned = tuple(sorted((*player.owned, *cards)))
            player.hand, player.deck = (*cards[:held], *player.hand[held:4]), (*cards[held:], *player.hand[:held])
            yield twin, action


def worlds(view: State, victim: int) -> Iterator[State]:
    """Each hand of the defender that this view leaves possible, as far as it matters."""
    hidden = sorted(forecast.defences_of(view.players[victim]).hidden.elements())
    places = [place for place, card in enumerate(view.players[victim].hand) if card == UNSEEN]
    for size in range(min(len(places), len(hidden)) + 1):
        for cards in set(combinations(hidden, size)):
            world = view.copy()
            hand = list(world.players[victim].hand)
            for place, card in zip(places, (*cards, *["beer"] * len(places)), strict=False):
                hand[place] = card
            world.players[victim].hand = tuple(hand)
            yield world


@rule("VW-20.5", "VW-12.5")
def test_what_may_come_out_of_a_hand_is_the_most_of_all_that_can_lie_behind_the_view():
    rng, found = Random(2), Counter[str]()
    for s in where(TakeTurn):
        for twin, action in armed(s, rng):
            view = WILD.visible(twin, twin.active)
            target = view.players[action.victim].at(action.target)
            assert target is not None
            held = forecast.held_against(view, action.victim, target, action.attackers)
            possible = [best_answers(done(world, action)[0]) for world in worlds(view, action.victim)]
            assert (held.cards, held.swing, held.points) == tuple(map(max, *possible, (0, 0, 0))), (action, view)
            imagined = done(WILD.imagine(view, twin.active, rng), action)[0]
            if imagined.attack is not None:
                cards, most, more = best_answers(imagined)
                assert cards <= held.cards
                assert most <= held.swing
                assert more <= held.points
            found.update(forecast.defences_of(view.players[action.victim]).hidden)
            found["attacks"] += 1
    assert found["attacks"] > 300
    assert all(found[card] > 50 for card in ("assassin", "hero_trap", "shockwave_tower", "sheep_cannon")), found


@rule("VW-20.5", "VW-20.1")
def test_what_does_not_lie_open_is_in_the_hand_or_in_the_deck():
    for s in positions():
        for player, shown in zip(s.players, seen(s).players, strict=True):
            assert shown.concealed == Counter((*player.hand, *player.deck))


# The answer to an attack


@rule("VW-12.8", "VW-12.9", "VW-13.3")
def test_what_an_answer_does():
    count = Counter[bool]()
    for s in where(Defend):
        attack = s.attack
        assert attack is not None
        for answer in options(s):
            assert isinstance(answer, Defence)
            foretold = forecast.answered(seen(s), answer)
            after, events = done(plain(s), answer)
            (outcome,) = told(events, e.AttackRepelled) or told(events, e.AttackSucceeded)
            assert (outcome.strength, outcome.defence) == (foretold.strength, foretold.defence)
            assert isinstance(outcome, e.AttackRepelled) == foretold.repels
            count[foretold.repels] += 1
            if foretold.repels:
                assert points(events, attack.victim, "repelled") == foretold.points
                assert points(done(after, EndTurn())[1], attack.victim, "full_defence") == foretold.full_defence
    assert min(count[True], count[False]) >= 15
