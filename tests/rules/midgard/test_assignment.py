"""Sending Vikings (chapter 7)."""

import pytest

from kit import rule
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.cards.runes import UseGifts, UseKnowledge, UseSuccess, UseWealth
from meadhall.rules.midgard.events import SecretlyAssigned, VikingsAssigned
from meadhall.rules.midgard.fights.assignment import Assign, AssignVikings
from rules.midgard.scene import GREEN, ORANGE, PURPLE, Scene, load, midgard


def sent(*loads) -> AssignVikings:
    return AssignVikings(loads)


def reserved(**options) -> Scene:
    """Green has the troll and a ship, Purple a draugr; Orange nothing."""
    scene = midgard(**options).dice(GREEN, "SSPA").goods(GREEN, food=3).dice(PURPLE, "PA").enemy("troll", "troll_01")
    return scene.band(GREEN, "troll").band(GREEN, "ship_small", shore=0).band(PURPLE, "draugr_left").assign()


@rule("CM-7.1", "CM-7", "CM-7.2", "CM-7.3", "CM-7.4", "CM-7.9", "CM-7.10", "CM-7.11", "CM-21.17")
def test_assignment_in_turn_order():
    scene = reserved()
    assert scene.asks() == Assign(GREEN, (PURPLE,))
    scene.do(sent(load("troll", "A"), load("ship_small", "SP", 2)))
    assert (scene.home(), scene.has()) == ("S", {"food": 1})
    assert [sum(band.dice) for band in scene.s.bands] == [1, 2, 0]
    assert isinstance(scene.told(VikingsAssigned)[0], VikingsAssigned)
    assert scene.asks().seat == PURPLE
    scene.do(sent(load("draugr_left")))
    assert scene.home(PURPLE) == "PA"


@rule("CM-7.9", "CM-5.4.1")
def test_the_first_player_assigns_first():
    scene = midgard().band(GREEN, "troll").band(ORANGE, "draugr_left")
    scene.dice(GREEN, "S").dice(ORANGE, "S").s.first = ORANGE
    assert scene.assign().asks() == Assign(ORANGE, (GREEN,))


@rule("CM-7.2", "CM-7.4", "CM-EX-27")
@pytest.mark.parametrize(
    ("loads", "code"),
    [
        ((load("troll", "AA"), load("ship_small")), "not_enough_vikings"),
        ((load("troll", "A", 1), load("ship_small")), "food_only_on_ships"),
        ((load("troll"), load("ship_small", "SSPA", 2)), "ship_too_small"),
        ((load("troll"), load("ship_small", "", 4)), "not_enough_food"),
        ((load("troll"),), "not_reserved"),
        ((load("ship_small"), load("troll")), "not_reserved"),
        ((load("troll"), load("ship_small", "", -1)), "less_than_nothing"),
    ],
)
def test_what_cannot_be_sent(loads, code):
    assert reserved().denied(sent(*loads))[0] == code


@rule("CM-EX-27")
def test_a_small_ship_carries_five():
    assert not reserved().asks().why_not(reserved().s, sent(load("troll"), load("ship_small", "SSP", 2)))


@rule("CM-EX-32", "CM-7.6")
def test_a_forbidden_weapon_on_land():
    scene = midgard().enemy("troll", "troll_05").dice(GREEN, "SP").band(GREEN, "troll").assign()
    assert scene.denied(sent(load("troll", "S"))) == ("forbidden_weapon", "CM-7.6")
    scene.do(sent(load("troll", "P")))
    assert scene.home() == "S"


@rule("CM-7.7")
def test_a_forbidden_weapon_may_sail():
    scene = midgard().enemy("shore_1", "monster_blue_06").dice(GREEN, "S").band(GREEN, "ship_small", shore=0).assign()
    assert sent(load("ship_small", "S")) in scene.options()


@rule("CM-7.8", "CM-7.9")
def test_secret_assignment_is_told_when_all_have_chosen():
    scene = reserved(assignment="secret").do(sent(load("troll", "A"), load("ship_small", "SP", 2)))
    assert scene.told(SecretlyAssigned) == [SecretlyAssigned(GREEN)]
    assert scene.home() == "SSPA"
    seen = MIDGARD.visible(scene.s, PURPLE).agenda[-1]
    assert seen.chosen[0].loads is None
    assert MIDGARD.visible(scene.s, GREEN).agenda[-1].chosen[0].loads is not None
    scene.do(sent(load("draugr_left")))
    assert [told.seat for told in scene.told(VikingsAssigned)] == [GREEN, PURPLE]
    assert scene.told(SecretlyAssigned)[-1].reveals  # who chose last has seen the others' and may not choose anew


@rule("CM-4.10", "CM-15.4")
def test_runes_before_the_assignment():
    scene = midgard().dice(GREEN, "S").runes(GREEN, "rune_gifts").band(GREEN, "ship_small", shore=0).assign()
    scene.do(UseGifts(4, 0, 0))
    assert scene.asks() == Assign(GREEN, ())
    assert sent(load("ship_small", "S", 4)) in scene.options()


@rule("CM-15.5", "CM-15.6", "CM-15.7")
def test_wealth_knowledge_and_success_before_the_assignment():
    scene = midgard().dice(GREEN, "S").goods(GREEN, coins=1).destinies(GREEN, "destiny_coins")
    scene.runes(GREEN, "rune_wealth", "rune_knowledge", "rune_success").band(GREEN, "ship_small", shore=0).assign()
    scene.do(UseWealth()).do(UseKnowledge()).do(UseSuccess("destiny_coins"))
    assert scene.has() == {"coins": 2, "glory": 5}
    assert scene.player().used_runes == ("rune_wealth", "rune_knowledge", "rune_success")
    assert scene.asks() == Assign(GREEN, ())


@rule("CM-7.11", "CM-7.5")
def test_who_has_reserved_nothing_is_not_asked():
    scene = midgard().dice(GREEN, "S").dice(ORANGE, "S").assign()
    assert not isinstance(scene.asks(), Assign)
    assert scene.home() == "S"
