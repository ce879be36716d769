"""The actions of a turn: one of six (chapter 6)."""

import pytest

from kit import rule
from meadhall.rules.kernel.event import as_seen
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP, SetAsking
from meadhall.rules.northgard.cards.row import Pick, PickFromRow
from meadhall.rules.northgard.data import UNREST, UNSEEN, CardId
from meadhall.rules.northgard.events import CardPlayed, CardsDrawn, FirstPlayerChosen, PhaseBegan
from meadhall.rules.northgard.flow import BeginYear
from meadhall.rules.northgard.land.move import Moving
from meadhall.rules.northgard.land.recruit import Recruiting
from meadhall.rules.northgard.state import EVERYBODY
from meadhall.rules.northgard.turn import EndTurn, NextCard, Pass, PlayCard, Remove, Replace, Turn, Upgrade, Wait
from rules.northgard.scene import BLUE, PURPLE, RED, YELLOW, Scene, northgard

BOARD = "TS@(0,0)r0 T24@(1,0)r0"
ALL_SIX = [PlayCard("DL_FISHING"), Wait("DL_FISHING"), Replace("DL_FISHING"), Remove("DL_FISHING"), Pass()]


def at_turn(*cards: CardId, lore: int = 0, players: int = 3) -> Scene:
    """Red with these cards and a warrior; the others hold one card each."""
    scene = northgard(players, BOARD).put(RED, "T24.e", 1).hand(RED, *cards).goods(RED, lore=lore)
    for seat, place in zip(range(1, players), ("TS.n", "TS.s", "TS.w"), strict=False):
        scene.hand(seat, "ST_MOVE").put(seat, place, 1)
    return scene


def hand_of(scene: Scene, seat: int = RED) -> tuple[CardId, ...]:
    return scene.s.players[seat].hand


def kinds(scene: Scene) -> set[type]:
    return {type(action) for action in scene.options()}


# One of six


@rule("NG-6.1", "NG-24.4")
def test_six_actions():
    assert kinds(at_turn("DL_FISHING", lore=3)) == {PlayCard, Wait, Replace, Remove, Upgrade, Pass, SetAsking}


@rule("NG-6.1", "NG-6.27")
def test_the_turn_goes_round_past_those_who_have_passed_until_nobody_is_left():
    scene = at_turn("ST_MOVE", "ST_BUILD", "ST_FEAST")
    scene.do(Wait("ST_MOVE"))
    assert scene.asks() == Turn(PURPLE)
    scene.do(Pass()).do(Pick(scene.s.row[0]))
    assert scene.asks() == Turn(YELLOW)
    scene.do(Wait("ST_MOVE"))
    assert scene.asks() == Turn(RED)
    scene.do(Wait("ST_BUILD"))  # Yellow has no card left and passes (NG-6.3)
    assert scene.asks() == PickFromRow(YELLOW)
    scene.do(Pick(scene.s.row[0]))
    assert scene.asks() == Turn(RED)
    assert not scene.told(PhaseBegan)
    scene.do(Pass())
    assert [event.phase for event in scene.told(PhaseBegan)][:3] == ["harvest", "winter", "year_end"]


@rule("NG-6.2", "NG-23.2")
def test_only_the_active_player_sees_the_hand_and_chooses_from_it():
    scene = at_turn("ST_MOVE", "DL_SPY")
    assert NORTHGARD.visible(scene.s, PURPLE).players[RED].hand == (UNSEEN, UNSEEN)
    for action in (PlayCard("ST_BUILD"), Wait("ST_BUILD"), Replace("ST_BUILD"), Remove("ST_BUILD")):
        assert scene.denied(action) == ("not_in_hand", "NG-6.2")


@rule("NG-6.3", "NG-6.27")
def test_with_no_card_in_hand_one_passes():
    scene = at_turn("ST_MOVE", "ST_BUILD").hand(PURPLE).do(Wait("ST_MOVE"))
    assert scene.s.players[PURPLE].passed
    assert scene.asks() == PickFromRow(PURPLE)


# Playing cards


@rule("NG-6.4")
def test_a_played_card_lies_in_the_active_zone_before_its_effect():
    scene = at_turn("ST_RECRUIT", "ST_MOVE").do(PlayCard("ST_RECRUIT"))
    assert isinstance(scene.asks(), Recruiting)
    assert scene.s.players[RED].active == ("ST_RECRUIT",)
    assert hand_of(scene) == ("ST_MOVE",)
    assert scene.told(CardPlayed) == [CardPlayed(RED, "ST_RECRUIT")]


@rule("NG-6.5", "NG-6.9", "NG-24.5")
def test_one_main_card_with_flash_cards_before_and_after():
    scene = at_turn("DL_FISHING", "DL_WOOD_MONOPOLY", "ST_RECRUIT", "ST_MOVE").do(PlayCard("DL_FISHING"))
    assert isinstance(scene.asks(), NextCard)
    assert scene.options() == [EndTurn(), PlayCard("DL_WOOD_MONOPOLY"), PlayCard("ST_RECRUIT"), PlayCard("ST_MOVE")]
    scene.do(PlayCard("ST_RECRUIT")).recruit("T24.e")
    assert scene.options() == [EndTurn(), PlayCard("DL_WOOD_MONOPOLY")]
    assert scene.denied(PlayCard("ST_MOVE")) == ("main_card_played", "NG-6.5")
    scene.do(PlayCard("DL_WOOD_MONOPOLY"))
    assert scene.options() == [EndTurn()]
    assert scene.has(RED) == {"food": 3, "wood": 3}


@rule("NG-6.6")
def test_flash_cards_alone_make_a_turn():
    scene = at_turn("DL_FISHING", "ST_RECRUIT").do(PlayCard("DL_FISHING")).do(EndTurn())
    assert scene.asks() == Turn(PURPLE)
    assert hand_of(scene) == ("ST_RECRUIT",)


@rule("NG-6.5", "NG-6.9")
def test_after_a_card_nothing_but_cards_and_the_end_of_the_turn():
    scene = at_turn("DL_FISHING", "ST_RECRUIT", lore=3).do(PlayCard("DL_FISHING"))
    for action in (Wait("ST_RECRUIT"), Replace("ST_RECRUIT"), Remove("ST_RECRUIT"), Pass()):
        assert scene.denied(action) == ("not_now", "")
    assert at_turn("DL_FISHING").denied(EndTurn()) == ("not_now", "")


@rule("NG-6.7")
def test_a_card_is_finished_before_the_next():
    scene = at_turn("DE_MILITIA", "DL_FISHING").do(PlayCard("DE_MILITIA"))
    assert isinstance(scene.asks(), Moving)
    assert scene.denied(PlayCard("DL_FISHING")) == ("not_now", "")
    assert scene.do(STOP).allows(PlayCard("DL_FISHING"))


@rule("NG-6.8")
def test_a_card_drawn_in_the_turn_may_be_played_in_it():
    scene = at_turn("DL_UPGRADED_MARKET_PLACE").deck(RED, "ST_RECRUIT", "DL_FISHING", "ST_BUILD")
    scene.do(PlayCard("DL_UPGRADED_MARKET_PLACE"))
    assert scene.options(PlayCard) == [PlayCard("ST_RECRUIT"), PlayCard("DL_FISHING")]
    main = at_turn("DE_MARKET_PLACE").deck(RED, "ST_RECRUIT", "DL_FISHING").do(PlayCard("DE_MARKET_PLACE"))
    assert main.options(PlayCard) == [PlayCard("DL_FISHING")]


NOTHING_TO_DO = {
    "ST_RECRUIT": "nowhere_to_recruit",
    "ST_BUILD": "nothing_to_build",
    "ST_MOVE": "nowhere_to_move",
    "ST_EXPLORE": "no_open_territory",
    "DL_UPGRADED_TOWN_HALL": "nowhere_to_recruit",
}


@rule("NG-6.10", "NG-28.12", "NG-7.7", "NG-8.14", "NG-9.15", "NG-10.12")
@pytest.mark.parametrize("card", NOTHING_TO_DO)
def test_a_card_that_can_do_nothing_cannot_be_played(card: CardId):
    """Kaija holds the only territory, and a brown bear is there; or nobody is on the map at all."""
    scene = northgard(3, BOARD, creatures=True).put(RED, "T24.e", 1).beast("brown_bear_beige", "T24.e")
    scene.hand(RED, card).goods(RED, wood=5)
    if card == "ST_MOVE":
        scene = northgard(3, BOARD).hand(RED, card)
    assert scene.denied(PlayCard(card))[0] == NOTHING_TO_DO[card]
    assert scene.allows(Wait(card))


@rule("NG-6.10")
def test_one_possible_part_is_enough():
    scene = at_turn("DL_INDUSTRIOUS_VILLAGERS").build("T24.e", "food_silo")
    assert scene.allows(PlayCard("DL_INDUSTRIOUS_VILLAGERS"))  # nothing can be paid, but a building replaced
    assert at_turn("DL_INDUSTRIOUS_VILLAGERS").denied(PlayCard("DL_INDUSTRIOUS_VILLAGERS"))[0] == "nothing_to_build"


@rule("NG-6.11")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_number_may_be_used_in_part(used: int):
    scene = at_turn("DL_UPGRADED_TOWN_HALL", "DL_FISHING").do(PlayCard("DL_UPGRADED_TOWN_HALL"))
    for _ in range(used):
        scene.recruit("T24.e")
    if used < 2:
        scene.do(STOP)
    assert isinstance(scene.asks(), NextCard)
    assert scene.at("T24.e") == (RED, 1 + used)


@rule("NG-6.11")
def test_move_points_may_be_left_over():
    scene = at_turn("DL_INCURSION", "DL_FISHING").do(PlayCard("DL_INCURSION")).march("T24.e", "T24.n", 1).do(STOP)
    assert isinstance(scene.asks(), NextCard)
    assert scene.at("T24.n") == (RED, 1)


# Wait, Replace, Remove, Upgrade


@rule("NG-6.12", "NG-6.20")
def test_waiting_puts_a_card_aside():
    scene = at_turn("ST_RECRUIT", "ST_MOVE").do(Wait("ST_RECRUIT"))
    assert scene.s.players[RED].active == ("ST_RECRUIT",)
    assert scene.at("T24.e") == (RED, 1)
    assert scene.asks() == Turn(PURPLE)


@rule("NG-6.13", "NG-6.20")
def test_replacing_a_card():
    scene = at_turn("ST_RECRUIT", lore=2).deck(RED, "DL_SPY", "ST_FEAST").do(Replace("ST_RECRUIT"))
    assert hand_of(scene) == ("DL_SPY",)
    assert scene.s.players[RED].active == ("ST_RECRUIT",)
    assert scene.has(RED) == {"lore": 1}
    assert scene.asks() == Turn(PURPLE)
    assert scene.told(CardsDrawn)
    assert [event.cards for event in as_seen(scene.events, PURPLE) if isinstance(event, CardsDrawn)] == [(UNSEEN,)]


@rule("NG-6.14", "NG-6.20")
def test_removing_a_card():
    scene = at_turn("ST_RECRUIT", lore=2).deck(RED, "DL_SPY", "ST_FEAST", "ST_MOVE").do(Remove("ST_RECRUIT"))
    assert hand_of(scene) == ("DL_SPY", "ST_FEAST")
    assert "ST_RECRUIT" not in scene.s.players[RED].owned
    assert scene.s.box[-1] == "ST_RECRUIT"
    assert scene.has(RED) == {}
    assert scene.asks() == Turn(PURPLE)


@rule("NG-6.16", "NG-6.20")
@pytest.mark.parametrize("box", [False, True])
def test_upgrading_the_clan(box: bool):
    scene = at_turn("ST_RECRUIT", lore=3).do(Upgrade("ST_RECRUIT", "CL_GOAT_2", box))
    player = scene.s.players[RED]
    assert player.hand == ("CL_GOAT_2",)
    assert player.upgrades == ("CL_GOAT_1",)
    assert "CL_GOAT_2" in player.owned
    assert player.active == (() if box else ("ST_RECRUIT",))
    assert ("ST_RECRUIT" in scene.s.box) == ("ST_RECRUIT" not in player.owned) == box
    assert scene.has(RED) == {}
    assert scene.asks() == Turn(PURPLE)


@rule("NG-6.13", "NG-6.14", "NG-6.16", "NG-6.21", "NG-28.1")
@pytest.mark.parametrize(
    ("action", "cost", "rule_id"),
    [
        (Replace("ST_RECRUIT"), 1, "NG-6.13"),
        (Remove("ST_RECRUIT"), 2, "NG-6.14"),
        (Upgrade("ST_RECRUIT", "CL_GOAT_1", box=False), 3, "NG-6.16"),
    ],
)
def test_lore_must_be_at_hand(action: Replace | Remove | Upgrade, cost: int, rule_id: str):
    scene = at_turn("ST_RECRUIT", lore=cost - 1)
    assert scene.denied(action) == ("not_enough_lore", rule_id)
    assert scene.refused(action).figures == {"needed": cost, "held": cost - 1}
    assert at_turn("ST_RECRUIT", lore=cost).allows(action)


@rule("NG-6.18")
def test_the_upgrade_is_played_in_a_later_turn():
    scene = at_turn("ST_RECRUIT", lore=3).goods(RED, lore=3, food=3).do(Upgrade("ST_RECRUIT", "CL_GOAT_1", box=False))
    assert scene.asks() == Turn(PURPLE)
    scene.do(Wait("ST_MOVE")).do(Wait("ST_MOVE"))
    assert scene.allows(PlayCard("CL_GOAT_1"))


@rule("NG-6.19")
def test_each_upgrade_is_taken_once():
    scene = at_turn("ST_RECRUIT", "ST_MOVE", lore=9).do(Upgrade("ST_RECRUIT", "CL_GOAT_1", box=False)).turn(RED)
    assert scene.denied(Upgrade("ST_MOVE", "CL_GOAT_1", box=False)) == ("no_such_upgrade", "NG-6.19")
    scene.do(Upgrade("ST_MOVE", "CL_GOAT_2", box=False)).turn(RED)
    assert scene.options(Upgrade) == []


# Unrest


@rule("NG-6.15", "NG-6.17", "NG-15.6", "NG-15.7")
def test_unrest_cannot_be_played_or_removed():
    scene = at_turn(UNREST, "ST_MOVE", lore=3)
    assert scene.denied(PlayCard(UNREST)) == ("has_no_effect", "NG-15.6")
    assert scene.denied(Remove(UNREST)) == ("unrest_stays", "NG-6.15")
    assert scene.denied(Upgrade(UNREST, "CL_GOAT_1", box=True)) == ("unrest_stays", "NG-6.17")


@rule("NG-6.17", "NG-15.7", "NG-27.10", "NG-0.2")
@pytest.mark.parametrize("action", [Wait(UNREST), Replace(UNREST), Upgrade(UNREST, "CL_GOAT_1", box=False)])
def test_what_unrest_is_good_for(action: Wait | Replace | Upgrade):
    scene = at_turn(UNREST, "ST_MOVE", lore=3).do(action)
    assert scene.s.players[RED].active == (UNREST,)
    assert UNREST in scene.s.players[RED].owned


@rule("NG-15.7", "NG-6.23")
def test_unrest_may_be_kept_until_passing():
    scene = at_turn(UNREST).do(Pass())
    assert UNREST in scene.s.players[RED].discard


# Passing


@rule("NG-6.23", "NG-6.24", "NG-6.25", "NG-6.28", "NG-24.27", "NG-27.6")
def test_passing():
    scene = at_turn("ST_RECRUIT", "ST_BUILD").active(RED, "DL_FISHING").do(Pass())
    player = scene.s.players[RED]
    assert (player.hand, player.active) == ((), ())
    assert player.discard == ("ST_RECRUIT", "ST_BUILD", "DL_FISHING")
    row, deck = scene.s.row, player.deck
    assert scene.options() == [Pick(card) for card in row]
    assert scene.denied(STOP) == ("not_now", "")
    assert scene.denied(Pick("DL_SPY")) == ("not_in_the_row", "NG-6.24")
    scene.do(Pick(row[1]))
    assert player.deck == (row[1], *deck)
    assert player.known == (EVERYBODY,)
    assert row[1] in player.owned
    assert scene.s.row == (row[0], row[2])
    assert scene.asks() == Turn(PURPLE)


@rule("NG-6.26", "NG-28.4", "NG-EX-34")
def test_the_first_to_pass_takes_the_marker_at_once():
    scene = at_turn("ST_RECRUIT", "ST_BUILD", players=4).do(Wait("ST_RECRUIT"))
    scene.turn(YELLOW).do(Pass())
    assert scene.s.first == YELLOW
    assert scene.told(FirstPlayerChosen) == [FirstPlayerChosen(YELLOW)]
    assert scene.s.turn_order == (YELLOW, BLUE, RED, PURPLE)
    scene.do(Pick(scene.s.row[0]))
    assert scene.asks() == Turn(BLUE)  # the running phase goes on in its order
    scene.do(Pass())
    assert scene.s.first == YELLOW
    assert not scene.told(FirstPlayerChosen)
    scene.do(Pick(scene.s.row[0])).do(Wait("ST_BUILD")).do(Pass()).do(Pick(scene.s.row[0]))
    assert scene.s.year == 2
    assert scene.asks() == Turn(YELLOW)


@rule("NG-6.27")
def test_who_has_passed_waits_for_the_next_year():
    scene = at_turn("ST_RECRUIT").do(Pass())
    scene.do(Pick(scene.s.row[0]))
    assert scene.s.players[RED].passed
    scene.run(BeginYear())
    assert not scene.s.players[RED].passed
