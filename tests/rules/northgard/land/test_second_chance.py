"""Who has nobody left on the map may begin again (chapter 16)."""

from collections.abc import Sequence
from typing import Any

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.data import TILE_NUMBERS, ClanId
from meadhall.rules.northgard.events import CreatureAppeared, FameGained, TileLaid, TilesDrawn, WarriorsRecruited
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.rules.northgard.land.second_chance import BeginAt, SecondChances, SettleNewLand, StartAgain
from rules.northgard.scene import PURPLE, RED, YELLOW, Scene, northgard

ALL = ("TS.n", "TS.e", "TS.s", "TS.w")


def alone(**options: Any) -> Scene:
    """Only Yellow stands on the map."""
    return northgard(**options).put(YELLOW, "TS.n", 1)


def crowded(*tiles: str, clans: Sequence[ClanId] = ("goat", "boar", "raven"), **options: Any) -> Scene:
    """Purple and Yellow hold all; Red has nobody, and these tiles lie on top of the pile."""
    scene = northgard(clans=clans, **options).pile(*tiles)
    for place in ALL:
        scene.put(PURPLE if place == "TS.n" else YELLOW, place, 1)
    return scene


@rule("NG-16.2", "NG-24.33")
def test_three_warriors_in_a_neutral_territory():
    scene = alone().goods(RED, 1, 1, 1, fame=4).hand(RED, "ST_MOVE").run(SecondChances())
    assert isinstance(scene.asks(), StartAgain)
    place = scene.region("TS.s")
    assert scene.options() == [STOP, *(BeginAt(scene.region(name)) for name in ALL if name != "TS.n")]
    scene.do(BeginAt(place))
    assert scene.told(WarriorsRecruited) == [WarriorsRecruited(RED, place, 3, "second_chance")]
    assert scene.at("TS.s") == (RED, 3)
    assert (scene.has(RED), scene.fame(RED), scene.s.players[RED].hand) == (
        {"food": 1, "wood": 1, "lore": 1},
        4,
        ("ST_MOVE",),
    )


@rule("NG-16.2")
def test_in_turn_order_and_only_who_has_nobody():
    scene = alone()
    scene.s.first = PURPLE
    scene.run(SecondChances())
    assert scene.asks().seat == PURPLE
    scene.do(BeginAt(scene.region("TS.s")))
    assert scene.asks().seat == RED
    assert scene.denied(BeginAt(scene.region("TS.s"))) == ("not_neutral", "NG-16.2")
    scene.do(STOP)
    assert not isinstance(scene.asks(), StartAgain)


@rule("NG-16.6", "NG-18.3")
def test_kaija_alone_is_somebody():
    scene = northgard(clans=("bear", "boar", "raven")).put(RED, "TS.n", 0, kaija=True)
    scene.put(PURPLE, "TS.s", 1).put(YELLOW, "TS.e", 1).run(SecondChances())
    assert not isinstance(scene.asks(), StartAgain)


@rule("NG-21.18")
def test_not_where_a_valkyrie_is():
    scene = alone(creatures=True).beast("fallen_valkyrie_brown", "TS.s").run(SecondChances())
    assert scene.denied(BeginAt(scene.region("TS.s"))) == ("valkyrie_here", "NG-21.18")
    assert scene.allows(BeginAt(scene.region("TS.e")))


@rule("NG-16.3", "NG-16.5", "NG-3.17")
def test_new_land_where_nothing_is_neutral():
    scene = crowded("T05").run(SecondChances())
    assert isinstance(scene.asks(), SettleNewLand)
    laying = next(action for action in scene.options(LayTile))
    scene.do(laying)
    assert scene.told(TileLaid)
    assert not scene.told(FameGained)
    assert isinstance(scene.asks(), StartAgain)
    places = scene.options(BeginAt)
    assert places
    tile = TILE_NUMBERS["T05"]
    assert all(tile in scene.s.land.regions[action.region].tiles for action in places)


@rule("NG-16.5", "NG-10.8")
def test_no_fame_and_no_clan_for_it():
    scene = crowded("T05", clans=("boar", "goat", "raven")).run(SecondChances())
    scene.do(next(action for action in scene.options(LayTile)))
    assert scene.has(RED) == {}


@rule("NG-27.12")
def test_the_chance_may_be_declined():
    scene = crowded("T05").run(SecondChances()).do(STOP)
    assert scene.s.looked == ()
    assert scene.s.pile[-1] == TILE_NUMBERS["T05"]
    assert len(scene.s.land.laid) == 1


@rule("NG-16.4", "NG-16.3")
def test_an_unsuitable_tile_goes_under_the_pile():
    """T13 is one area: wherever it lies it becomes part of somebody's land."""
    scene = crowded("T13", "T05").run(SecondChances())
    assert scene.s.looked == (TILE_NUMBERS["T05"],)
    assert scene.s.pile[-1] == TILE_NUMBERS["T13"]
    scene = crowded()
    scene.s.pile = (TILE_NUMBERS["T13"],)
    scene.run(SecondChances())
    assert not isinstance(scene.asks(), SettleNewLand)
    assert scene.s.pile == (TILE_NUMBERS["T13"],)


@rule("NG-16.3", "NG-3.17")
def test_the_tile_must_leave_room():
    """On one side of the start tile all of T05 may join what is held; it is not to be laid so."""
    scene = crowded("T05").run(SecondChances())
    asked = scene.asks()
    refused = {asked.why_not(scene.s, action) for action in asked.actions(scene.s)} - {None}
    assert {denial.rule for denial in refused} <= {"NG-2.19", "NG-16.3"}
    assert scene.denied(LayTile(TILE_NUMBERS["T13"], 0, 0))[0] == "not_now"


@rule("NG-16.5")
def test_a_lair_brings_a_creature():
    scene = crowded("T04", creatures=True)
    scene.s.creature_deck = ("wolf_brown", *(card for card in scene.s.creature_deck if card != "wolf_brown"))
    scene.run(SecondChances())
    scene.do(next(action for action in scene.options(LayTile)))
    assert [event.card for event in scene.told(CreatureAppeared)] == ["wolf_brown"]


@rule("NG-23.5")
def test_the_tile_is_public():
    scene = crowded("T05").run(SecondChances())
    (drawn,) = scene.told(TilesDrawn)
    assert drawn.seen_by(YELLOW) == drawn
