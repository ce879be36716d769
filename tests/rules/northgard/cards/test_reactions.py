"""Defensive Strategy, played in another's turn (NG-12.47 to NG-12.50)."""

import pytest

from kit import rule
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP, SetAsking
from meadhall.rules.northgard.cards.reactions import Cancel, LetHappen, React
from meadhall.rules.northgard.cards.snake import PlaceScorched
from meadhall.rules.northgard.data import DEFENSIVE_STRATEGY, CardId
from meadhall.rules.northgard.events import AskingSet, CardCancelled, CardPlayed
from meadhall.rules.northgard.hand import acquire
from meadhall.rules.northgard.land.recruit import Recruiting
from meadhall.rules.northgard.state import EVERYBODY
from meadhall.rules.northgard.turn import EndTurn, NextCard, Pass, PlayCard, Remove, Replace, Turn, Upgrade, Wait
from rules.northgard.scene import BLUE, PURPLE, RED, YELLOW, Scene, northgard

BOARD = "TS@(0,0)r0 T24@(1,0)r0"


def watched(*cards: CardId, holder: int = PURPLE, lore: int = 0, **options: bool) -> Scene:
    """Red with these cards, and somebody with Defensive Strategy and one more card."""
    clans = ("snake", "boar", "raven", "stag")
    scene = northgard(4, BOARD, clans=clans, **options).put(RED, "T24.e", 1).hand(RED, *cards).goods(RED, lore=lore)
    for seat in (PURPLE, YELLOW, BLUE):
        scene.hand(seat, "ST_MOVE")
    return scene.hand(holder, "ST_MOVE", DEFENSIVE_STRATEGY)


@rule("NG-12.48", "NG-24.6")
def test_a_card_is_shown_and_cancelled_before_any_of_its_effect():
    scene = watched("DL_FISHING", "ST_RECRUIT").do(PlayCard("DL_FISHING"))
    assert scene.asks() == React(PURPLE, RED, "DL_FISHING")
    assert scene.told(CardPlayed) == [CardPlayed(RED, "DL_FISHING")]
    assert scene.has(RED) == {}
    assert scene.options() == [LetHappen(), Cancel()]
    assert scene.denied(STOP) == ("not_now", "")
    scene.do(Cancel())
    assert scene.has(RED) == {}
    assert (scene.s.players[RED].active, scene.s.players[RED].discard) == ((), ("DL_FISHING",))
    assert scene.s.players[PURPLE].active == (DEFENSIVE_STRATEGY,)
    assert scene.s.players[PURPLE].hand == ("ST_MOVE",)
    assert scene.told(CardCancelled) == [CardCancelled(RED, "DL_FISHING", PURPLE)]


@rule("NG-12.48")
def test_a_card_may_be_let_happen():
    scene = watched("DL_FISHING", "ST_RECRUIT").do(PlayCard("DL_FISHING")).do(LetHappen())
    assert scene.has(RED) == {"food": 3}
    assert scene.s.players[PURPLE].hand == ("ST_MOVE", DEFENSIVE_STRATEGY)
    assert isinstance(scene.asks(), NextCard)


@rule("NG-12.48", "NG-6.27")
def test_who_has_passed_cannot_react():
    scene = watched("DL_FISHING", "ST_RECRUIT")
    scene.s.players[PURPLE].passed = True
    assert scene.do(PlayCard("DL_FISHING")).has(RED) == {"food": 3}


@rule("NG-12.48")
def test_holders_are_asked_in_turn_order():
    """There is one such card; two holders are possible only in a thought experiment."""
    scene = watched("DL_FISHING", "ST_RECRUIT", holder=YELLOW)
    for player in (scene.s.players[PURPLE], scene.s.players[BLUE]):
        player.hand += (DEFENSIVE_STRATEGY,)
        acquire(player, DEFENSIVE_STRATEGY)
    scene.do(PlayCard("DL_FISHING"))
    for seat in (PURPLE, YELLOW, BLUE):
        assert scene.asks() == React(seat, RED, "DL_FISHING")
        scene.do(LetHappen())
    assert scene.has(RED) == {"food": 3}


@rule("NG-12.48", "NG-12.2")
def test_a_partner_does_not_react():
    scene = watched("DL_FISHING", "ST_RECRUIT", holder=YELLOW, teams=True).do(PlayCard("DL_FISHING"))
    assert scene.has(RED) == {"food": 3}


@rule("NG-12.49")
def test_after_a_cancelled_card_the_turn_is_as_before():
    scene = watched("ST_RECRUIT", "DL_FISHING", lore=3).do(PlayCard("ST_RECRUIT")).do(Cancel())
    assert scene.asks() == Turn(RED)
    kinds = {type(action) for action in scene.options()}
    assert kinds == {PlayCard, Wait, Replace, Remove, Upgrade, Pass, SetAsking}


@rule("NG-12.49")
def test_another_main_card_may_be_played_instead():
    scene = watched("ST_RECRUIT", "ST_MOVE", "DL_FISHING").do(PlayCard("DL_FISHING")).do(LetHappen())
    scene.do(PlayCard("ST_RECRUIT")).do(Cancel())
    assert isinstance(scene.asks(), NextCard)  # one card was resolved, so the turn goes on with cards
    assert scene.options() == [EndTurn(), PlayCard("ST_MOVE")]


@rule("NG-12.49")
def test_a_cancelled_flash_card_leaves_the_main_card_played():
    scene = watched("ST_RECRUIT", "ST_MOVE", "DL_FISHING").do(PlayCard("ST_RECRUIT")).do(LetHappen()).recruit("T24.e")
    scene.do(PlayCard("DL_FISHING")).do(Cancel())
    assert scene.options() == [EndTurn()]
    assert scene.s.players[RED].hand == ("ST_MOVE",)


@rule("NG-12.49", "NG-6.3")
def test_who_has_lost_the_last_card_passes():
    scene = watched("ST_RECRUIT").do(PlayCard("ST_RECRUIT")).do(Cancel())
    assert scene.s.players[RED].passed


@rule("NG-12.47")
def test_on_the_own_turn_it_is_good_for_other_actions_only():
    scene = watched(DEFENSIVE_STRATEGY, "ST_MOVE", holder=RED, lore=3).hand(RED, DEFENSIVE_STRATEGY, "ST_MOVE")
    assert scene.denied(PlayCard(DEFENSIVE_STRATEGY)) == ("only_a_reaction", "NG-12.47")
    box = Upgrade(DEFENSIVE_STRATEGY, "CL_SNAKE_1", box=True)
    for action in (Wait(DEFENSIVE_STRATEGY), Replace(DEFENSIVE_STRATEGY), Remove(DEFENSIVE_STRATEGY), box):
        assert scene.allows(action)


@rule("NG-12.50")
@pytest.mark.parametrize(
    "action",
    [Wait("ST_RECRUIT"), Replace("ST_RECRUIT"), Remove("ST_RECRUIT"), Upgrade("ST_RECRUIT", "CL_SNAKE_1", box=False)],
)
def test_nothing_but_a_played_card_is_cancelled(action: Wait | Replace | Remove | Upgrade):
    scene = watched("ST_RECRUIT", "ST_MOVE", lore=3).do(action)
    assert scene.asks() == Turn(PURPLE)


@rule("NG-12.50")
def test_a_copied_effect_is_not_cancelled():
    scene = watched("DL_ENEMY_SECRETS", "ST_MOVE").put(PURPLE, "T24.s", 1).active(PURPLE, "ST_RECRUIT")
    scene.do(PlayCard("DL_ENEMY_SECRETS")).do(LetHappen())
    assert isinstance(scene.asks(), Recruiting)


@rule("NG-12.50")
def test_a_reaction_is_not_cancelled():
    scene = watched("DL_FISHING", "ST_RECRUIT")
    scene.s.players[YELLOW].hand += (DEFENSIVE_STRATEGY,)
    scene.do(PlayCard("DL_FISHING")).do(Cancel())
    assert scene.asks() == Turn(RED)


@rule("NG-12.61", "NG-12.48")
def test_a_cancelled_card_was_not_played():
    scene = watched("DL_FISHING", "DL_LEGENDARY_HEROES", "ST_MOVE").do(PlayCard("DL_FISHING")).do(Cancel())
    assert scene.denied(PlayCard("DL_LEGENDARY_HEROES")) == ("nothing_to_copy", "NG-12.10")


@rule("NG-18.26", "NG-18.22")
def test_a_cancelled_snake_card_places_no_token():
    scene = watched("CL_SNAKE_0", "ST_MOVE").do(PlayCard("CL_SNAKE_0")).do(Cancel())
    assert scene.asks() == Turn(RED)
    assert isinstance(watched("CL_SNAKE_0", "ST_MOVE").do(PlayCard("CL_SNAKE_0")).do(LetHappen()).asks(), PlaceScorched)


# Nobody learns who holds it


def without_it(holder: int = PURPLE) -> Scene:
    """The same, but the card lies in the deck: nobody else can know."""
    scene = watched("DL_FISHING", "ST_RECRUIT", holder=holder)
    player = scene.s.players[holder]
    player.hand, player.deck = ("ST_MOVE", player.deck[0]), (DEFENSIVE_STRATEGY, *player.deck[1:])
    return scene


@rule("NG-24.6", "NG-23.3")
def test_who_may_hold_it_is_asked_whether_or_not_he_does():
    scene = without_it().do(PlayCard("DL_FISHING"))
    assert scene.asks() == React(PURPLE, RED, "DL_FISHING")
    assert scene.options() == [LetHappen()]
    assert scene.denied(Cancel()) == ("not_in_hand", "NG-12.47")
    assert scene.do(LetHappen()).has(RED) == {"food": 3}


@rule("NG-24.6", "NG-23.3")
@pytest.mark.parametrize("zone", ["active", "discard", "known"])
def test_who_can_be_seen_not_to_hold_it_is_not_asked(zone: str):
    scene = without_it()
    player = scene.s.players[PURPLE]
    if zone == "known":
        player.known = (EVERYBODY,)
    else:
        player.deck = player.deck[1:]
        setattr(player, zone, (DEFENSIVE_STRATEGY,))
    assert scene.do(PlayCard("DL_FISHING")).has(RED) == {"food": 3}


@rule("NG-24.6")
def test_a_standing_order_answers_without_a_word():
    for scene, held in ((watched("DL_FISHING", "ST_RECRUIT"), True), (without_it(), False)):
        scene.do(PlayCard("DL_FISHING"))
        view = NORTHGARD.visible(scene.s, PURPLE)
        assert NORTHGARD.standing_answer(view, PURPLE) is None
        assert NORTHGARD.standing_answer(view, RED) is None
        view.players[PURPLE].asking = "held"
        assert NORTHGARD.standing_answer(view, PURPLE) == (None if held else LetHappen())
        view.players[PURPLE].asking = "never"
        assert NORTHGARD.standing_answer(view, PURPLE) == LetHappen()


@rule("NG-24.6", "NG-24.7")
def test_the_order_is_given_in_the_own_turn():
    scene = watched("DL_FISHING", "ST_RECRUIT").do(SetAsking("held"))
    assert scene.asks() == Turn(RED)
    assert scene.told(AskingSet) == [AskingSet(RED, "held")]
    assert scene.s.players[RED].asking == "held"
    assert scene.denied(SetAsking("held")) == ("not_now", "")


@rule("NG-24.5", "NG-0.3")
def test_a_turn_with_nothing_left_to_play_ends_by_itself_without_telling():
    scene = watched("ST_RECRUIT", "ST_MOVE").do(PlayCard("ST_RECRUIT")).do(LetHappen()).recruit("T24.e")
    assert scene.asks() == NextCard(RED)
    assert NORTHGARD.standing_answer(NORTHGARD.visible(scene.s, RED), RED) == EndTurn()
    more = watched("ST_RECRUIT", "DL_FISHING").do(PlayCard("ST_RECRUIT")).do(LetHappen()).recruit("T24.e")
    assert more.asks() == NextCard(RED)
    assert NORTHGARD.standing_answer(NORTHGARD.visible(more.s, RED), RED) is None
    last = watched("ST_RECRUIT").do(PlayCard("ST_RECRUIT")).do(LetHappen()).recruit("T24.e")
    assert last.asks() == Turn(PURPLE)  # that the hand is empty all can see
