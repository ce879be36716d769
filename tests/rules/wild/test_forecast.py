"""Each forecast is what then happens: made from what a seat may see, compared with playing it out.

Those of fights: `test_forecast_fights.py`.
"""

from msgspec.structs import replace

from kit import rule
from meadhall.rules.kernel import Event, asked, options, why_not
from meadhall.rules.wild import events as e
from meadhall.rules.wild import forecast
from meadhall.rules.wild.actions import (
    AttackDragon,
    AttackRival,
    AttackUndead,
    CompleteMission,
    EndTurn,
    KeepCards,
    Play,
    Store,
)
from meadhall.rules.wild.data import CARDS, MARKS, MISSIONS, NOTHING, Amount
from meadhall.rules.wild.points import gain_points
from meadhall.rules.wild.questions import ArrangeTokens, Defend, Keep, PlaceToken, TakeTurn
from meadhall.rules.wild.scoring import CountUp
from meadhall.rules.wild.state import NOBODY, Stock
from rules.wild.positions import done, of_the_turn, plain, points, positions, purchases, seen, told, where
from rules.wild.scene import HALL, A, wild

FIGHTS = (AttackRival, AttackUndead, AttackDragon)


def test_there_are_positions_enough():
    assert len(positions()) > 1000
    assert {type(asked(s)) for s in positions()} >= {TakeTurn, Defend, ArrangeTokens, Keep, PlaceToken}


# Which tokens pay


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
        if undone.raid is not None:
            assert undone.raid.attack in options(s) or why_not(s, undone.raid.attack) is None


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
                done, needed = forecast.deeds_done(seen(s), seat, mission)
                assert (done >= needed) == met
                if seat == s.active and not player.mission_done:
                    assert (why_not(s, CompleteMission(slot)) is None) == met
                elif seat != s.active and MISSIONS[mission].measure.startswith(("paid", "bought", "successes")):
                    assert not met


@rule("VW-15.2")
def test_one_strong_blow_is_one_deed_however_strong_it_has_to_be():
    scene = wild(2).turn(0)
    for strongest, once in ((0, 0), (3, 0), (4, 1), (7, 1)):
        scene.s.acting = replace(scene.s.acting, strongest_success=strongest)
        assert forecast.deeds_done(scene.s, 0, "warfare") == (once, 1)


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
