"""What is lost with a turn, and what of it could still be had: before one ends it."""

from kit import rule
from meadhall.rules.kernel import options, play
from meadhall.rules.wild import WILD, forecast
from meadhall.rules.wild import events as e
from meadhall.rules.wild.actions import AttackRival, AttackUndead
from meadhall.rules.wild.data import Amount
from meadhall.rules.wild.questions import Defend
from meadhall.rules.wild.state import State
from rules.wild.scene import HALL, A, B, Scene, wild


def undone(scene: Scene) -> forecast.Undone:
    return forecast.undone(WILD.visible(scene.s, A))


@rule("VW-5.3")
def test_a_pool_that_still_buys_something_is_missed_and_one_that_does_not_is_not():
    assert undone(wild().pool(beer=3)).buys
    assert not undone(wild().pool(beer=1)).buys
    assert forecast.ending(wild().pool(beer=1).s).lost == Amount(1, 0)


@rule("VW-16.4")
def test_tokens_without_a_storage_are_lost_with_the_round_and_those_with_one_are_not():
    loose = wild(2).tokens(A, HALL, beer=3)
    assert forecast.ending(loose.s).fading == Amount(3, 0)
    assert undone(loose).buys
    lost = loose.end_turn().end_turn().told(e.TokensStored)
    assert [event.lost for event in lost if event.seat == A] == [Amount(3, 0)]
    stored = wild(2).town(A, "beer_storage_1").tokens(A, HALL, beer=3)
    assert not undone(stored).buys
    assert forecast.ending(stored.s).fading == Amount()


@rule("VW-16.6", "VW-16.7")
def test_cards_that_bring_goods_are_missed_but_for_those_that_a_drakkar_keeps():
    def holding() -> Scene:
        return wild().hand(A, "beer", "beer", "beer")

    assert undone(holding()).buys
    assert not undone(holding().town(A, "drakkar_1")).buys
    last = holding().town(A, "drakkar_1")
    last.s.last_round = True
    assert undone(last).buys


def answers(s: State, attack: AttackRival) -> list[State]:
    """All that may come of it, whatever the rival answers."""
    after = s.copy()
    play(after, attack)
    if not isinstance(after.agenda[-1], Defend):
        return [after]
    found = []
    for answer in options(after):
        end = after.copy()
        play(end, answer)
        found.append(end)
    return found


@rule("VW-12.10")
def test_an_attack_is_told_that_no_hand_of_the_rival_can_stop():
    scene = wild(2).hand(A, "viking_warrior", "viking_warrior").town(B, "smelter_1")
    sure = undone(scene).raid
    assert sure is not None
    assert isinstance(sure.attack, AttackRival)
    for after in answers(scene.s, sure.attack):
        assert after.acting.successes == 1


@rule("VW-12.5")
def test_an_attack_is_not_told_that_a_hand_may_stop():
    scene = wild(2).hand(A, "viking_warrior").hand(B, "tower", "tower", "tower")
    assert undone(scene).raid is None


@rule("VW-14.1")
def test_an_undead_that_would_fall_is_told():
    scene = wild(2).hand(A, "viking_warrior", "viking_warrior", "viking_warrior").hand(B, *["tower"] * 4)
    assert undone(scene).raid is None
    scene.path("undead_beer", "sword", "crystal", "shaman", "bear_rider")
    sure = undone(scene).raid
    assert sure is not None
    assert isinstance(sure.attack, AttackUndead)
