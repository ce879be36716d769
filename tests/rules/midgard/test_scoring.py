"""The end of a round and of the game (chapters 12 and 13), variants (chapter 17)."""

import pytest

from kit import rule
from meadhall.rules.kernel import is_over
from meadhall.rules.midgard.cards.runes import UseGifts, UseSuccess, UseWealth
from meadhall.rules.midgard.cleanup import LayBounties, TakeBack
from meadhall.rules.midgard.data import BLAME
from meadhall.rules.midgard.events import BlameTaken, Scored
from meadhall.rules.midgard.fights.victory import GoOn
from meadhall.rules.midgard.flow import EndRound
from meadhall.rules.midgard.land.placement import Place
from meadhall.rules.midgard.scoring import LastRunes, Score, score
from rules.midgard.scene import GREEN, ORANGE, PURPLE, Scene, midgard


def end(scene: Scene) -> Scene:
    """The end of the eighth round."""
    scene.s.agenda.clear()
    scene.s.round = 8
    return scene.run(EndRound())


@rule("CM-12.1", "CM-12", "CM-5.17")
def test_workers_and_ships_come_back():
    scene = midgard().place("beg").band(PURPLE, "ship_small", shore=0)
    scene.run(TakeBack())
    assert [player.workers for player in scene.s.players] == [3, 3, 3]
    assert scene.s.placed == scene.s.bands == ()
    hired = midgard().goods(GREEN, coins=5).place("huts").run(TakeBack())
    assert hired.player().workers == 4  # also in all later rounds


@rule("CM-12.5", "CM-EX-33")
def test_bounties_pile_up():
    scene = midgard().run(LayBounties(), LayBounties())
    assert [coast.bounty for coast in scene.s.coasts] == [2, 2, 2]


@rule("CM-3.1", "CM-12.6", "CM-12.7")
def test_rounds_go_on_until_the_eighth():
    scene = midgard()
    row = scene.s.rune_row
    scene.s.agenda.clear()
    scene.s.troll_deck += (scene.s.troll or "",)
    scene.run(EndRound())
    assert scene.s.round == 2
    assert scene.s.rune_row == row
    assert not is_over(scene.s)
    scene.s.agenda.clear()
    scene.s.round = 7
    assert not is_over(scene.run(EndRound()).s)
    assert is_over(end(midgard()).s)


@rule("CM-12.6", "CM-21.16", "CM-11.4")
def test_blame_of_the_last_round_counts():
    scene = midgard(players=2)
    scene.s.round = 8
    while scene.options(Place):
        scene.place("beg")
    assert is_over(scene.s)
    assert all(score(scene.s, seat).blame >= BLAME[1] for seat in (GREEN, PURPLE))
    assert BlameTaken(GREEN, "troll_alive") in scene.told(BlameTaken)


@rule("CM-13.1", "CM-13.2", "CM-15.4", "CM-15.5")
def test_the_last_call():
    scene = end(midgard().runes(GREEN, "rune_gifts").runes(PURPLE, "rune_wealth").runes(ORANGE, "rune_success"))
    assert scene.asks() == LastRunes(GREEN)
    scene.do(UseGifts(0, 0, 4))  # Purple has no coins, and no destiny of Orange scores: nobody else is asked
    assert is_over(scene.s)
    assert scene.s.result is not None
    assert scene.s.result.points[GREEN] == 4 // 3 + 2


@rule("CM-13.1", "CM-15.5", "CM-15.7")
def test_the_last_call_is_one_pass():
    scene = midgard().runes(GREEN, "rune_wealth", "rune_success").goods(GREEN, coins=3)
    scene = end(scene.destinies(GREEN, "destiny_coins"))
    scene.do(UseWealth()).do(UseSuccess("destiny_coins"))
    assert is_over(scene.s)
    assert score(scene.s, GREEN).destinies == (("destiny_coins", 5),)  # and it scores again
    declined = end(midgard().runes(GREEN, "rune_gifts")).do(GoOn())
    assert is_over(declined.s)


@rule("CM-13.1")
def test_the_last_call_goes_round_from_the_first_player():
    scene = midgard().runes(GREEN, "rune_gifts").runes(PURPLE, "rune_wealth").goods(PURPLE, coins=2)
    scene.s.first = PURPLE
    assert end(scene).asks() == LastRunes(PURPLE)
    assert scene.do(GoOn()).asks() == LastRunes(GREEN)


@rule("CM-EX-40", "CM-13.4")
def test_sets_of_three_colours():
    scene = midgard().kills(GREEN, *(f"draugr_blue_{n}" for n in (1, 2, 3)), "monster_yellow_01", "draugr_yellow_1")
    scene.kills(GREEN, *(f"monster_red_0{n}" for n in (1, 2, 3, 4)), "troll_01")
    assert score(scene.s, GREEN).sets == 10


@rule("CM-EX-41", "CM-13.8", "CM-13.9", "CM-13.11")
@pytest.mark.parametrize(("blame", "loss"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21)])
def test_coins_and_blame(blame: int, loss: int):
    counted = score(midgard().goods(GREEN, coins=8, blame=blame).s, GREEN)
    assert (counted.coins, counted.blame, counted.total) == (2, loss, 2 - loss)


@rule("CM-2.13")
def test_the_track_wraps():
    assert midgard().stalls("militia", None, "skald", "beggar").goods(GREEN, glory=99).place("stall_trade_1").has() == {
        "glory": 101
    }


@rule("CM-13.10")
def test_food_wood_and_dice_score_nothing():
    assert score(midgard().goods(GREEN, food=9, wood=9).dice(GREEN, "SPA").s, GREEN).total == 0


@rule("CM-EX-42", "CM-13", "CM-13.3", "CM-13.5", "CM-13.6", "CM-13.7")
def test_a_full_count():
    scene = midgard().goods(GREEN, coins=5, favour=3, blame=2, glory=46).runes(GREEN, "rune_wealth", "rune_gifts")
    scene.player().ship = "ship_skeid"
    scene.s.yard = tuple(ship for ship in scene.s.yard if ship != "ship_skeid")
    scene.destinies(GREEN, "destiny_vikings", "destiny_trolls").dice(GREEN, "S")
    scene.kills(GREEN, "draugr_blue_1", "draugr_yellow_1", "draugr_red_1")
    expected = Score(46, (("destiny_vikings", 7), ("destiny_trolls", 0)), 5, 5, 6, 6, 1, 3)
    assert score(scene.s, GREEN) == expected
    assert score(scene.s, GREEN).total == 73


@rule("CM-EX-43", "CM-13.12")
def test_ties():
    trolls, draugr = [f"troll_0{n}" for n in (1, 2)], [f"draugr_red_{n}" for n in range(1, 8)]
    scene = midgard().goods(GREEN, glory=73).goods(PURPLE, glory=73)
    scene.kills(GREEN, *trolls, *draugr).kills(PURPLE, *(f"draugr_blue_{n}" for n in range(1, 8)), "troll_03")
    result = end(scene).s.result
    assert result is not None
    assert (result.ending, result.winners) == ("most_enemies", (GREEN,))
    even = midgard().kills(GREEN, *trolls).kills(PURPLE, "troll_03", "draugr_red_1")
    shared = end(even).s.result
    assert shared is not None
    assert (shared.ending, shared.winners) == ("shared", (GREEN, PURPLE))


@rule("CM-13.13")
def test_who_is_behind_is_counted_first():
    scene = end(midgard().goods(GREEN, glory=5).goods(PURPLE, glory=1).goods(ORANGE, glory=3))
    assert [told.seat for told in scene.told(Scored)] == [PURPLE, ORANGE, GREEN]
