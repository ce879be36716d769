"""Each forecast is what then happens: made from what a seat may see, compared with playing it out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kit import rule
from meadhall.rules.kernel import Action, Event, asked, is_over, options, play, why_not
from meadhall.rules.wild import WILD, forecast
from meadhall.rules.wild import events as e
from meadhall.rules.wild.actions import (
    AttackDragon,
    AttackRival,
    AttackUndead,
    CompleteMission,
    Defence,
    EndTurn,
    Exchange,
    KeepCards,
    Play,
    Store,
    UpgradeHall,
)
from meadhall.rules.wild.data import CARDS, MARKS, MISSIONS, NOTHING, RESOURCES, UNSEEN, Amount, CardId
from meadhall.rules.wild.points import gain_points
from meadhall.rules.wild.questions import ArrangeTokens, Defend, Keep, PlaceToken, TakeTurn
from meadhall.rules.wild.scoring import CountUp
from meadhall.rules.wild.state import NOBODY, State, Stock
from rules.wild.positions import positions, seen, where
from rules.wild.scene import HALL, A, B, wild

DEFENCES = [card for card in sorted(CARDS) if CARDS[card].defends for _ in range(CARDS[card].count)]
FIGHTS = (AttackRival, AttackUndead, AttackDragon)


def done(s: State, *actions: Action) -> tuple[State, list[Event]]:
    """The position after these, with the first answer to whatever is asked about them, and all that happened."""
    twin, events = s.copy(), list[Event]()
    for action in actions:
        play(twin, action, events)
        while not is_over(twin) and not isinstance(asked(twin), TakeTurn | ArrangeTokens | Defend | Keep):
            play(twin, options(twin)[0], events)
    return twin, events


def of_the_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Before the next phase begins."""
    phases = [place for place, event in enumerate(events) if isinstance(event, e.PhaseBegan)]
    return events[: phases[0]] if phases else events


def told(events: Sequence[Event], kind: type[Event], **fields: Any) -> list[Any]:
    return [
        event
        for event in events
        if isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
    ]


def points(events: Sequence[Event], seat: int, *sources: str) -> int:
    return sum(event.points for event in told(events, e.PointsGained, seat=seat) if event.source in sources)


def plain(s: State) -> State:
    """Far from any mark of the track, so that all Asgard cards come from what is foretold."""
    twin = s.copy()
    for player in twin.players:
        player.points = 0
    return twin


def test_there_are_positions_enough():
    assert len(positions()) > 1000
    assert {type(asked(s)) for s in positions()} >= {TakeTurn, Defend, ArrangeTokens, Keep, PlaceToken}


# Attacks before they are declared


def attacks() -> Iterator[tuple[State, Any]]:
    rng = Random(4)
    for s in where(TakeTurn):
        fights = [action for action in options(s) if isinstance(action, FIGHTS)]
        for action in rng.sample(fights, min(3, len(fights))):
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
            assert band is not None
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


# Prices


def purchases(s: State) -> list[Any]:
    actions = asked(s).actions(s)
    wares = [action for action in actions if isinstance(action, forecast.Purchase)]
    level = s.players[s.active].level
    return [ware for ware in wares if level < 3 or not isinstance(ware, UpgradeHall)]


def any_exchanges(s: State, ware: Action, deep: int = 4) -> bool:
    """Whether it can be bought after some exchanges or none."""
    if why_not(s, ware) is None:
        return True
    ways = [Exchange(kind) for kind in RESOURCES if why_not(s, Exchange(kind)) is None]
    return deep > 0 and any(any_exchanges(done(s, way)[0], ware, deep - 1) for way in ways)


@rule("VW-5.7", "VW-5.11")
def test_what_something_costs_and_whether_it_can_be_paid():
    count, rng = Counter[str](), Random(3)
    for s in where(TakeTurn):
        wares, seat = purchases(s), s.active
        for ware in rng.sample(wares, min(4, len(wares))):
            denial = why_not(s, ware)
            if denial is not None and denial.code != "cannot_pay":
                assert not forecast.exchanges_before(seen(s), seat, ware)
                continue
            price = forecast.price_of(seen(s), seat, ware)
            held = forecast.at_hand(seen(s), seat)
            if price.missing == NOTHING:
                after, events = done(s, *price.exchanges, ware)
                (paid,) = (event for event in told(events, e.Paid) if event.purpose != "exchange")
                tokens = [spent.tokens for spent in paid.tokens]
                assert sum((each.beer for each in tokens), paid.pool.beer) == price.cost.beer
                assert sum((each.gold for each in tokens), paid.pool.gold) == price.cost.gold
                assert forecast.at_hand(after, seat) == forecast.left_after(held, price.cost)
                count["exchange" if price.exchanges else "paid"] += 1
            else:
                assert not any_exchanges(s, ware)
                count["missing"] += 1
            assert forecast.exchanges_before(seen(s), seat, ware) == price.exchanges
    assert min(count.values()) > 30, count


@pytest.mark.parametrize(
    ("held", "cost", "exchanges", "missing"),
    [
        (Amount(3, 1), Amount(3, 1), 0, NOTHING),
        (Amount(4, 0), Amount(2, 1), 1, NOTHING),
        (Amount(0, 5), Amount(2, 1), 2, NOTHING),
        (Amount(3, 0), Amount(2, 1), 0, Amount(0, 1)),
        (Amount(0, 0), Amount(2, 1), 0, Amount(2, 1)),
    ],
)
def test_three_shades(held: Amount, cost: Amount, exchanges: int, missing: Amount):
    price = forecast.priced(held, cost)
    assert (len(price.exchanges), price.missing) == (exchanges, missing)
    assert (forecast.left_after(held, cost) is None) == (missing != NOTHING)


@rule("VW-5.8", "VW-5.16")
def test_the_tokens_that_are_named_pay_first():
    count = 0
    for s in where(TakeTurn):
        for plot in forecast.payers(seen(s), s.active):
            for ware in purchases(s):
                first = forecast.paid_first(seen(s), s.active, ware, plot)
                if first != ware and why_not(s, ware) is None:
                    (paid,) = told(done(s, first)[1], e.Paid)
                    building = s.players[s.active].at(plot)
                    assert building is not None
                    cost = forecast.cost_of(s, s.active, ware)
                    most = Amount(min(building.held.beer, cost.beer), min(building.held.gold, cost.gold))
                    assert sum(spent.tokens.beer for spent in paid.tokens if spent.plot == plot) == most.beer
                    assert sum(spent.tokens.gold for spent in paid.tokens if spent.plot == plot) == most.gold
                    count += 1
    assert count > 50
    scene = wild().town(A, level=2).mark(A, HALL, new=True).tokens(A, HALL, beer=1).pool(beer=1)
    assert forecast.payers(scene.s, A) == [HALL]


# The ends of turns and rounds


@rule("VW-13.1", "VW-13.3", "VW-5.3")
def test_what_the_end_of_a_turn_brings():
    for s in where(TakeTurn):
        end, events = forecast.ending(seen(s)), done(plain(s), EndTurn())[1]
        assert points(events, s.active, "attacks") == end.points
        assert points(events, s.acting.rival, "full_defence") == end.full_defence
        assert [event.lost for event in told(events, e.PoolLost)] == [end.lost] * (end.lost != NOTHING)
        began = told(of_the_turn(events), e.TurnBegan) or [e.TurnBegan(NOBODY)]
        assert began[0].seat == end.next
        further = s.copy()
        further.acting = replace(s.acting, successes=s.acting.successes + 1)
        assert forecast.ending(further).points == end.points + forecast.success_points(s)


@rule("VW-15.4", "VW-14.7")
def test_what_would_be_missed_with_the_turn():
    for s in where(TakeTurn):
        undone = forecast.undone(seen(s))
        slots = [action.slot for action in options(s) if isinstance(action, CompleteMission)]
        assert undone.missions == tuple(s.players[s.active].missions[slot] for slot in slots)
        assert undone.dragon == any(isinstance(action, AttackDragon) for action in options(s))


@rule("VW-18.6", "VW-18.18")
def test_what_a_card_brings():
    count = 0
    for s in where(TakeTurn):
        for action in options(s):
            if isinstance(action, Play) and action.part == "gain":
                gained = [event.gain for event in told(done(s, action)[1], e.PoolGained)]
                gain = forecast.gain_of(seen(s), s.active, CARDS[action.card])
                assert gained == [gain] * (gain != NOTHING)
                count += 1
    assert count > 300


def with_(action: Store, plot: str, count: int) -> Store:
    """With so many in this one."""
    return Store(tuple(Stock(plot, count) if stock.plot == plot else stock for stock in action.stocks))


@rule("VW-16.3", "VW-16.4", "VW-16.5")
def test_what_a_night_brings():
    for s in where(ArrangeTokens):
        seat, brought = asked(s).seat, list[int]()
        for action in options(s):
            assert isinstance(action, Store)
            night, events = forecast.stored(seen(s), seat, action.stocks), done(plain(s), action)[1]
            (told_of,) = told(events, e.TokensStored, seat=seat)[:1]
            assert told_of.lost == night.lost
            assert points(events, seat, "storage") == night.points
            brought.append(night.points)
            for stock in action.stocks:
                most = forecast.most_in(seen(s), seat, action.stocks, stock.plot)
                assert most >= stock.count
                assert why_not(s, with_(action, stock.plot, most + 1)) is not None
                assert most == stock.count or why_not(s, with_(action, stock.plot, most)) is None
        best = forecast.default_stocks(seen(s), seat)
        assert forecast.stored(s, seat, best).points == max(brought)
        assert [stock.plot for stock in best] == [building.plot for building in forecast.usable(s, seat)]


@rule("VW-15.2", "VW-15.3")
def test_how_far_a_mission_has_come():
    for s in where(TakeTurn):
        for seat, player in enumerate(s.players):
            for slot, mission in enumerate(player.missions):
                if mission is None:
                    continue
                met = forecast.progress(seen(s), seat, mission) >= MISSIONS[mission].at_least
                if seat == s.active and not player.mission_done:
                    assert (why_not(s, CompleteMission(slot)) is None) == met
                elif seat != s.active and MISSIONS[mission].measure.startswith(("paid", "bought", "successes")):
                    assert not met


@rule("VW-17.2", "VW-17.4")
def test_the_next_gift():
    for s in where(TakeTurn)[::5]:
        reached = s.players[s.active].points
        mark = forecast.next_gift(seen(s), reached)
        for more in range(1, max(MARKS) + 2):
            twin, events = s.copy(), list[Event]()
            gain_points(twin, s.active, more, "undead", events)
            gifts = sum(type(step).__name__ == "GainAsgard" for step in twin.agenda) if s.asgard_deck else 0
            assert bool(gifts) == (mark is not None and reached + more >= mark)


@rule("VW-17.6", "VW-17.7")
def test_who_would_get_what_for_an_achievement():
    for s in where(TakeTurn)[::3]:
        twin, events = s.copy(), list[Event]()
        CountUp().run(twin, events)
        for scored in told(events, e.AchievementScored):
            now = forecast.standing(seen(s), scored.achievement)
            assert (now.counts, now.leaders, now.share) == (scored.counts, scored.winners, scored.points)


@rule("VW-16.7")
def test_how_many_cards_can_be_kept():
    for s in where(Keep):
        seat = asked(s).seat
        most = max(len(action.cards) for action in options(s) if isinstance(action, KeepCards))
        assert most == min(forecast.berths(seen(s), seat), len(s.players[seat].hand))


def test_who_can_be_attacked():
    for s in where(TakeTurn):
        for rival in s.rivals(s.active):
            denial = forecast.why_not_rival(seen(s), s.active, rival)
            attack = AttackRival(rival, HALL, ("viking_warrior",))
            if denial is not None:
                assert why_not(s, attack) == denial
