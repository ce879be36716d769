"""Whatever lies in a hand, a deck or under the pile: the others see, are told, are offered and wait for the same.

Each question about hidden things is put twice, in two worlds that differ in the hidden part only.
"""

from typing import NamedTuple

import pytest

from kit import rule
from meadhall.rules.kernel import Action, asides
from meadhall.rules.kernel.event import as_seen
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.draw import Assign, Assigning, Draw
from meadhall.rules.northgard.cards.hand_attacks import (
    AncestralCurse,
    ChooseDiscard,
    DemandCard,
    PickVictim,
    PointAt,
    Ransom,
    SearchHand,
    Shield,
    TakeBlow,
)
from meadhall.rules.northgard.cards.reactions import LetHappen, React
from meadhall.rules.northgard.data import DEFENSIVE_STRATEGY, UNREST, CardId
from meadhall.rules.northgard.hand import acquire
from meadhall.rules.northgard.land.explore import ChooseTile, Explore, TakeTile, tiles_under_pile
from meadhall.rules.northgard.state import MANNERS, NOBODY, Manner
from meadhall.rules.northgard.turn import PlayCard
from rules.northgard.scene import GAP, PURPLE, RED, VALLEY, YELLOW, Scene, northgard

CLANS = ("snake", "boar", "raven")


def table(*purple: CardId, owned: tuple[CardId, ...] = ()) -> Scene:
    """Red has every card that asks; Purple owns these and holds those."""
    scene = northgard(3, clans=CLANS).put(RED, "TS.n", 1).put(PURPLE, "TS.s", 1).goods(PURPLE, food=2)
    scene.hand(RED, "DL_SPY", "CL_SNAKE_1", "DL_VEILED_THREATS", "DL_ANCESTRAL_CURSE", "DL_FISHING", "ST_MOVE")
    scene.hand(YELLOW, "ST_MOVE", "ST_BUILD")
    player = scene.s.players[PURPLE]
    for card in owned:
        if card == UNREST:
            scene.s.unrest -= 1
        acquire(player, card)
        player.deck += (card,)
    return scene.hand(PURPLE, *purple)


class Pair(NamedTuple):
    """What Purple holds in the one world and in the other, what Red then does, and what is asked in both."""

    owned: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    deeds: tuple[Action, ...]
    asks: type
    seat: int = PURPLE
    unseen_by: tuple[int, ...] = (RED, YELLOW)


EQUAL, MIXED = ("ST_FEAST", "ST_FEAST"), ("ST_FEAST", "ST_MOVE")
REACTION, SHIELD = (DEFENSIVE_STRATEGY,), (UNREST,)
WITH_REACTION, WITH_SHIELD = ("ST_FEAST", DEFENSIVE_STRATEGY), ("ST_FEAST", UNREST)
PAIRS = {
    "reaction": Pair(REACTION, (MIXED, WITH_REACTION), (PlayCard("DL_FISHING"),), React),
    "reaction to an attack": Pair(REACTION, (EQUAL, WITH_REACTION), (PlayCard("DL_SPY"),), React),
    "shield against Spy": Pair(SHIELD, (MIXED, WITH_SHIELD), (PlayCard("DL_SPY"), PickVictim(PURPLE)), Shield),
    "shield against threats": Pair(
        SHIELD, (MIXED, WITH_SHIELD), (PlayCard("DL_VEILED_THREATS"), PickVictim(PURPLE)), Shield
    ),
    "shield against exploitation": Pair(
        SHIELD, (EQUAL, WITH_SHIELD), (PlayCard("CL_SNAKE_1"), STOP, PickVictim(PURPLE)), Shield
    ),
    "curse, equal cards": Pair((), (EQUAL, MIXED), (PlayCard("DL_ANCESTRAL_CURSE"),), ChooseDiscard),
    "curse, only Unrest": Pair(
        (UNREST, UNREST), ((UNREST, UNREST), MIXED), (PlayCard("DL_ANCESTRAL_CURSE"),), ChooseDiscard
    ),
    "Spy among equal cards": Pair(
        (), (EQUAL, MIXED), (PlayCard("DL_SPY"), PickVictim(PURPLE)), SearchHand, RED, (YELLOW,)
    ),
    "exploitation of equal cards": Pair(
        (), (EQUAL, MIXED), (PlayCard("CL_SNAKE_1"), STOP, PickVictim(PURPLE)), DemandCard, RED, (YELLOW,)
    ),
    "ransom": Pair(
        (),
        (EQUAL, MIXED),
        (PlayCard("CL_SNAKE_1"), STOP, PickVictim(PURPLE), PointAt("ST_FEAST")),
        Ransom,
        unseen_by=(YELLOW,),
    ),
}


def the_same_to(seat: int, one: Scene, other: Scene) -> None:
    """What lies open, what was told, whether it bars an undo, who is asked and what may be done by the way."""
    views = [NORTHGARD.visible(scene.s, seat) for scene in (one, other)]
    for view in views:
        view.chance = views[0].chance
    assert views[0] == views[1]
    assert as_seen(one.events, seat) == as_seen(other.events, seat)
    assert [event.reveals for event in one.events] == [event.reveals for event in other.events]
    assert list(asides(views[0], seat)) == list(asides(views[1], seat))


@rule("NG-23.3", "NG-24.6", "NG-24.7", "NG-24.16", "NG-24.17", "NG-24.18")
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_what_is_asked_about_a_hand_tells_nothing_of_it(pair: Pair, manner: Manner):
    worlds = [table(*hand, owned=pair.owned) for hand in pair.hands]
    for scene in worlds:
        scene.s.players[PURPLE].asking = manner
    for deed in pair.deeds:
        for scene in worlds:
            scene.do(deed)
        for seat in pair.unseen_by:
            the_same_to(seat, *worlds)
    for scene in worlds:
        assert isinstance(scene.asks(), pair.asks)
        assert scene.asks().seat == pair.seat


@rule("NG-23.3", "NG-24.6", "NG-24.7")
@pytest.mark.parametrize("case", ["reaction", "shield against Spy", "shield against exploitation"])
def test_who_wants_his_peace_answers_the_same_whatever_he_holds(case: str):
    pair = PAIRS[case]
    answers = list[Action | None]()
    for hand in pair.hands:
        scene = table(*hand, owned=pair.owned)
        scene.s.players[PURPLE].asking = "never"
        for deed in pair.deeds:
            scene.do(deed)
        answers.append(NORTHGARD.standing_answer(NORTHGARD.visible(scene.s, PURPLE), PURPLE))
    assert answers[0] == answers[1]
    assert answers[0] in (LetHappen(), TakeBlow())


@rule("NG-23.3", "NG-24.6")
def test_who_lets_a_card_happen_tells_nothing():
    """It stands in the record whether or not there was a choice, and bars undo alike."""
    worlds = [table(*hand, owned=REACTION) for hand in PAIRS["reaction"].hands]
    for scene in worlds:
        scene.do(PlayCard("DL_FISHING")).do(LetHappen())
    for seat in (RED, YELLOW):
        the_same_to(seat, *worlds)


@rule("NG-23.3", "NG-12.42")
def test_the_curse_steps_from_hand_to_hand():
    """The second victim is asked after the first one, by what all know."""
    worlds = [table(*MIXED).hand(YELLOW, *hand) for hand in (EQUAL, MIXED)]
    for scene in worlds:
        scene.run(*AncestralCurse().steps(RED))
        assert scene.asks() == ChooseDiscard(PURPLE, RED)
        scene.do(scene.options()[0])
        assert scene.asks() == ChooseDiscard(YELLOW, RED)
    for seat in (RED, PURPLE):
        the_same_to(seat, *worlds)


# What one draws


@rule("NG-23.2", "NG-24.15")
@pytest.mark.parametrize("effect", [Draw(2, top=1), Draw(2, discard=1)])
def test_equal_drawn_cards_are_asked_about_like_any_others(effect: Draw):
    worlds = [northgard(2).deck(RED, *cards) for cards in ((*EQUAL, "ST_MOVE"), (*MIXED, "ST_FEAST"))]
    for scene in worlds:
        scene.run(*effect.steps(RED))
        assert isinstance(scene.asks(), Assigning)
    the_same_to(PURPLE, *worlds)
    assert len(worlds[0].options(Assign)) == 1


# Tiles


def drawn(*tiles: str, draw: int = 2) -> Scene:
    """Only T20 fits."""
    return northgard(board=GAP).put(RED, VALLEY, 1).pile(*tiles).run(*Explore(draw=draw).steps(RED))


@rule("NG-23.5", "NG-24.13")
def test_that_only_one_of_several_tiles_fits_is_nobody_elses_to_know():
    scene = drawn("T20", "T11")
    assert isinstance(scene.asks(), ChooseTile)
    assert len(scene.options(TakeTile)) == 1
    the_same_to(PURPLE, scene, drawn("T11", "T20"))


@rule("NG-23.5", "NG-10.4")
def test_who_put_tiles_under_the_pile_remembers_them():
    scene = drawn("T20", "T11")
    scene.do(scene.options(TakeTile)[0])
    lowest = scene.s.pile[-1]
    assert NORTHGARD.visible(scene.s, RED).pile[-1] == lowest
    assert NORTHGARD.visible(scene.s, PURPLE).pile[-1] != lowest
    assert {*NORTHGARD.visible(scene.s, RED).pile[:-1]} == {*NORTHGARD.visible(scene.s, PURPLE).pile}


@rule("NG-23.5", "NG-10.4")
@pytest.mark.parametrize(("draw", "all_saw_it"), [(1, True), (2, False)])
def test_what_all_saw_go_under_the_pile_all_remember(draw: int, all_saw_it: bool):
    scene = drawn("T11", "T18", "T20", draw=draw)
    put = scene.s.under
    assert put == ((NOBODY, NOBODY) if all_saw_it else (RED, RED))
    for seat in (PURPLE, NOBODY):
        seen = NORTHGARD.visible(scene.s, seat).pile[-len(put) :]
        assert (seen == scene.s.pile[-len(put) :]) is all_saw_it


@rule("NG-10.4")
def test_tiles_that_come_up_again_are_no_longer_under_the_pile():
    scene = northgard().put(RED, "TS.n", 1)
    s = scene.s
    s.looked, s.pile = s.pile[:2], s.pile[2:4]
    tiles_under_pile(s, RED, s.looked, [])
    for left in (2, 1, 0):
        s.looked = ()
        s.pile = s.pile[-left - 1 :]
        scene.run(*Explore(draw=1).steps(RED))
        assert len(s.under) <= len(s.pile) == left
        s.agenda.pop()
