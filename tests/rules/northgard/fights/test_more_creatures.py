"""The variant More creatures! (chapter 22)."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.events import CreatureAppeared, CreatureCalled, CreatureMoved
from meadhall.rules.northgard.fights.creatures import Call, CallCreature, OfferCall, PlaceCreature, PutCreature
from meadhall.rules.northgard.turn import Pass
from rules.northgard.battlefield import BOARD, MIDDLE
from rules.northgard.scene import PURPLE, RED, Scene, area, northgard

WOLF, BEAR, DRAUGR = "wolf_beige", "brown_bear_beige", "draugr_beige"
OTHERS = ("wolf_brown", "wolf_dark_brown", "brown_bear_brown", "draugr_brown")
TWO_LAIRS = f"{BOARD} T04@(-1,0)r0"


def passing(players: int = 3, board: str = TWO_LAIRS, *beasts: tuple[str, str], on_top: str = DRAUGR) -> Scene:
    """Red passes and picks a card."""
    scene = northgard(players=players, board=board, creatures=True, more_creatures=True)
    for card, place in beasts:
        scene.beast(card, place)
    scene.s.creature_deck = (on_top, *(card for card in scene.s.creature_deck if card != on_top))
    scene.do(Pass())
    return scene.do(scene.options()[0])


@rule("NG-EX-13", "NG-22.1", "NG-22.2", "NG-22.3", "NG-24.28", "NG-27.23")
def test_the_passing_player_calls_a_creature():
    scene = passing(3, TWO_LAIRS, (WOLF, "T01.w")).put(PURPLE, "T04.e+TS.w", 2)
    assert scene.asks() == CallCreature(RED)
    assert scene.options() == [STOP, Call()]
    scene.do(Call())
    assert scene.told(CreatureCalled) == [CreatureCalled(RED, DRAUGR)]
    assert [beast.card for beast in scene.s.beasts] == [WOLF, DRAUGR]
    assert scene.told(CreatureAppeared) == [CreatureAppeared(RED, DRAUGR, area("T04.e"))]
    assert scene.at("T04.e+TS.w") == (PURPLE, 1)  # it acts at once
    assert not scene.told(CreatureMoved)
    assert scene.s.called is None


@rule("NG-22.1")
def test_one_need_not_call():
    scene = passing().do(STOP)
    assert not scene.s.beasts


@rule("NG-22.1", "NG-EX-37", "NG-27.23")
@pytest.mark.parametrize(("players", "creatures", "asked"), [(4, 4, False), (4, 3, True), (2, 2, False), (5, 4, True)])
def test_only_while_there_are_fewer_creatures_than_players(players: int, creatures: int, asked: bool):
    beasts = [(card, "T01.w") for card in OTHERS[:creatures]]
    assert isinstance(passing(players, TWO_LAIRS, *beasts).asks(), CallCreature) == asked


@rule("NG-22.1")
def test_only_in_the_variant():
    scene = northgard(board=TWO_LAIRS, creatures=True).do(Pass())
    assert not isinstance(scene.do(scene.options()[0]).asks(), CallCreature)


@rule("NG-22.2")
def test_any_lair_whose_territory_has_no_creature():
    scene = passing().do(Call())
    assert isinstance(scene.asks(), PlaceCreature)
    assert scene.s.called == DRAUGR  # one sees it before
    assert set(scene.options()) == {PutCreature(area("T01.w")), PutCreature(area("T04.e"))}
    assert scene.denied(PutCreature(area("TS.n"))) == ("not_on_a_lair", "NG-22.2")
    assert scene.denied(PutCreature(-1)) == ("no_such_place", "NG-22.2")
    assert scene.denied(PutCreature(area("T33.s"))) == ("no_such_place", "NG-22.2")
    scene.do(PutCreature(area("T01.w")))
    assert [beast.area for beast in scene.s.beasts] == [area("T01.w")]


@rule("NG-22.2")
def test_with_all_lairs_taken_any_territory_without_a_creature():
    scene = passing(3, BOARD, (WOLF, "T01.w")).do(Call())
    assert {action.area for action in scene.options()} == set(scene.s.land.regions) - {scene.region(MIDDLE)}
    assert scene.denied(PutCreature(area("T01.w"))) == ("creature_there", "NG-22.2")


@rule("NG-22.4")
def test_one_may_call_without_having_taken_a_card():
    scene = northgard(board=TWO_LAIRS, creatures=True, more_creatures=True)
    scene.s.players[RED].picked_early = True
    scene.do(Pass())
    assert scene.asks() == CallCreature(RED)


@rule("NG-22.2", "NG-22.1")
def test_nothing_is_offered_where_no_place_is_left():
    scene = northgard(players=5, creatures=True, more_creatures=True)
    for card, place in zip((WOLF, BEAR, DRAUGR, *OTHERS[:1]), ("TS.n", "TS.e", "TS.s", "TS.w"), strict=True):
        scene.beast(card, place)
    assert not isinstance(scene.run(OfferCall(RED)).asks(), CallCreature)
