"""Who sees what, as far as the position itself tells it (chapter 23)."""

from random import Random

import pytest

from kit import rule
from meadhall.rules.kernel import Event, play
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.cards.reactions import Cancel, LetHappen, React
from meadhall.rules.northgard.data import DEFENSIVE_STRATEGY, UNREST, UNSEEN, UNSEEN_TILE
from meadhall.rules.northgard.events import CardsAssigned, CardsDrawn, CreatureAppeared, TilesDrawn
from meadhall.rules.northgard.hand import draw
from meadhall.rules.northgard.land.explore import ChooseTile, Explore
from meadhall.rules.northgard.state import EVERYBODY, THE_OWNER, UNKNOWN_FAME, State
from meadhall.rules.northgard.winter import take_unrest
from rules.northgard.scene import PURPLE, RED, YELLOW, Scene, northgard


def seen(scene: Scene, seat: int) -> State:
    return NORTHGARD.visible(scene.s, seat)


@rule("NG-23.1", "NG-4.1", "NG-14.8")
def test_what_lies_open():
    scene = northgard(creatures=True).goods(RED, 1, 2, 3).put(RED, "TS.n", 2).beast("wolf_brown", "TS.s")
    scene.active(RED, "ST_MOVE").discard(RED, "ST_BUILD").hand(RED, "ST_FEAST", "ST_EXPLORE")
    view, s = seen(scene, PURPLE), scene.s
    mine, theirs = s.players[RED], view.players[RED]
    for name in ("resources", "active", "discard", "upgrades", "owned", "reserve", "clan", "passed", "played"):
        assert getattr(theirs, name) == getattr(mine, name)
    for name in (
        "land",
        "owner",
        "warriors",
        "built",
        "stock",
        "row",
        "achievements",
        "box",
        "beasts",
        "year",
        "first",
    ):
        assert getattr(view, name) == getattr(s, name)
    sizes = [(len(player.hand), len(player.deck)) for player in s.players]
    assert [(len(player.hand), len(player.deck)) for player in view.players] == sizes
    assert len(view.pile) == len(s.pile)


@rule("NG-23.2", "NG-6.2")
def test_a_hand_is_its_owners():
    scene = northgard().hand(RED, "ST_MOVE", "ST_FEAST")
    assert seen(scene, RED).players[RED].hand == ("ST_MOVE", "ST_FEAST")
    assert seen(scene, PURPLE).players[RED].hand == (UNSEEN, UNSEEN)


@rule("NG-23.2", "NG-14.8")
def test_fame_is_its_owners():
    scene = northgard().goods(RED, fame=7)
    assert seen(scene, RED).players[RED].fame == 7
    assert seen(scene, PURPLE).players[RED].fame == UNKNOWN_FAME


@rule("NG-23.3", "NG-20.2")
def test_partners_know_each_others_fame_but_not_their_hands():
    scene = northgard(4, teams=True).goods(RED, fame=7).hand(RED, "ST_MOVE")
    assert seen(scene, YELLOW).players[RED].fame == 7
    assert seen(scene, YELLOW).players[RED].hand == (UNSEEN,)
    assert seen(scene, PURPLE).players[RED].fame == UNKNOWN_FAME


@rule("NG-23.7")
def test_fame_may_be_played_openly():
    assert seen(northgard(open_fame=True).goods(RED, fame=7), PURPLE).players[RED].fame == 7


@rule("NG-23.4", "NG-4.1")
def test_piles_are_nobodys():
    scene = northgard(creatures=True)
    for seat in (RED, PURPLE):
        view = seen(scene, seat)
        assert {*view.players[RED].deck, *view.development, *view.unseen, *view.creature_deck} == {UNSEEN}
        assert set(view.pile) == {UNSEEN_TILE}


@rule("NG-23.2", "NG-11.8")
def test_a_card_put_back_is_known_to_its_owner():
    scene = northgard().deck(RED, "ST_MOVE", "ST_BUILD")
    scene.s.players[RED].known = (THE_OWNER,)
    assert seen(scene, RED).players[RED].deck == ("ST_MOVE", UNSEEN)
    assert seen(scene, PURPLE).players[RED].deck == (UNSEEN, UNSEEN)


@rule("NG-15.5", "NG-23.1")
def test_unrest_on_a_deck_is_known_to_all():
    scene = northgard().deck(RED, "ST_MOVE")
    events: list[Event] = []
    take_unrest(scene.s, RED, events)
    assert seen(scene, PURPLE).players[RED].deck == (UNREST, UNSEEN)
    assert scene.s.players[RED].known == (EVERYBODY,)


@rule("NG-23.2", "NG-11.3")
def test_drawn_cards_are_told_to_their_owner():
    scene = northgard().deck(RED, "ST_MOVE")
    events: list[Event] = []
    draw(scene.s, RED, 1, events)
    assert events == [CardsDrawn(RED, ("ST_MOVE",))]
    assert events[0].seen_by(PURPLE) == CardsDrawn(RED, (UNSEEN,))
    assigned = CardsAssigned(RED, 1, ("ST_BUILD",), 1)
    assert assigned.seen_by(PURPLE) == assigned  # discarded ones are shown, the others only counted


@rule("NG-23.5", "NG-24.13")
@pytest.mark.parametrize(("count", "public"), [(1, True), (2, False)])
def test_a_single_tile_is_public_several_are_not(count: int, public: bool):
    scene = northgard().put(RED, "TS.n", 1).pile("T05", "T11")
    scene.run(*Explore(draw=count).steps(RED))
    (drawn,) = scene.told(TilesDrawn)
    assert (drawn.seen_by(PURPLE) == drawn) is public
    assert (seen(scene, PURPLE).looked == scene.s.looked) is public
    assert seen(scene, RED).looked == scene.s.looked
    assert isinstance(scene.asks(), ChooseTile) is not public


@rule("NG-24.6", "NG-12.47")
def test_to_be_asked_for_a_reaction_tells_nothing():
    scene = northgard().put(RED, "TS.n", 1).hand(PURPLE, DEFENSIVE_STRATEGY).hand(YELLOW).play("ST_EXPLORE")
    assert isinstance(scene.asks(), React)
    worlds = [NORTHGARD.imagine(seen(scene, RED), RED, Random(seed)) for seed in range(30)]
    assert {DEFENSIVE_STRATEGY in world.players[PURPLE].hand for world in worlds} == {True, False}
    assert scene.options() == [LetHappen(), Cancel()]


@rule("NG-23.4")
def test_who_imagines_keeps_what_is_known():
    scene = northgard(creatures=True).put(RED, "TS.n", 1).hand(RED, "ST_MOVE").hand(PURPLE, "ST_BUILD", "ST_FEAST")
    view = seen(scene, RED)
    hands = set[tuple[str, ...]]()
    for seed in range(10):
        world = NORTHGARD.imagine(view, RED, Random(seed))
        assert NORTHGARD.visible(world, RED) == view
        assert NORTHGARD.census(world) == NORTHGARD.census(scene.s)
        hands.add(world.players[PURPLE].hand)
    assert len(hands) > 1


@rule("NG-23.1", "NG-21.6")
def test_creatures_come_before_everybodys_eyes():
    event = CreatureAppeared(RED, "wolf_brown", 0)
    assert event.seen_by(PURPLE) == event


@rule("NG-28.13")
def test_what_reveals_bars_undo():
    """Tiles, cards and dice are new information; a plain move is not."""
    scene = northgard(board="TS@(0,0)r0 T05@(1,0)r0").put(RED, "TS.n", 1).pile("T11").deck(RED, "ST_BUILD")
    events: list[Event] = []
    scene.hand(RED, "ST_MOVE").play("ST_MOVE")
    march = next(action for action in scene.options() if type(action).__name__ == "March")
    play(scene.s, march, events)
    assert not any(event.reveals for event in events)
    scene.run(*Explore().steps(RED))
    assert any(event.reveals for event in scene.events)
