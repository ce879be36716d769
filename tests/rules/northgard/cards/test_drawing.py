"""Where cards lie and how they are drawn (chapters 4 and 11)."""

import pytest

from kit import rule
from meadhall.rules.kernel.event import as_seen
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.boons import DrawOne, TakeBack
from meadhall.rules.northgard.cards.draw import Assign, Assigning
from meadhall.rules.northgard.data import UNSEEN, CardId
from meadhall.rules.northgard.events import CardsAssigned, CardsDrawn, DeckShuffled
from meadhall.rules.northgard.flow import DrawForYear
from meadhall.rules.northgard.state import EVERYBODY, THE_OWNER
from meadhall.rules.northgard.turn import Pass, PlayCard, Remove, Replace, Turn, Wait
from rules.northgard.scene import PURPLE, RED, Scene, northgard

FIVE = ("ST_MOVE", "ST_BUILD", "ST_EXPLORE", "ST_RECRUIT", "ST_FEAST")
THREE = FIVE[:3]


def drawing(card: CardId, deck: tuple[CardId, ...] = FIVE, discard: tuple[CardId, ...] = ()) -> Scene:
    """Red is to play this card from a hand that holds one more of the same turn."""
    return northgard().hand(RED, card, "DL_FISHING").discard(RED, *discard).deck(RED, *deck)


def cards_of(scene: Scene, seat: int = RED) -> tuple[tuple[CardId, ...], ...]:
    player = scene.s.players[seat]
    return player.deck, player.hand, player.active, player.discard


# Zones


@rule("NG-4.1", "NG-27.28")
def test_deck_and_hand_are_face_down_the_rest_face_up():
    scene = northgard().hand(RED, "ST_MOVE").active(RED, "ST_BUILD").discard(RED, "ST_FEAST")
    deck, hand, active, discard = cards_of(scene)
    seen = NORTHGARD.visible(scene.s, PURPLE).players[RED]
    assert (seen.deck, seen.hand) == ((UNSEEN,) * len(deck), (UNSEEN,))
    assert (seen.active, seen.discard) == (active, discard) == (("ST_BUILD",), ("ST_FEAST",))
    assert NORTHGARD.visible(scene.s, RED).players[RED].hand == hand == ("ST_MOVE",)


@rule("NG-4.2", "NG-6.23")
def test_the_way_of_a_card():
    scene = northgard(2, clans=("goat", "boar")).deck(RED, *FIVE[:4])
    scene.run(DrawForYear())
    assert cards_of(scene)[:2] == ((), FIVE[:4])
    scene.turn(RED).do(Wait("ST_MOVE"))
    assert cards_of(scene)[1:] == (FIVE[1:4], ("ST_MOVE",), ())
    scene.turn(RED).do(Pass())
    assert cards_of(scene)[1:] == ((), (), (*FIVE[1:4], "ST_MOVE"))
    scene.do(scene.options()[0])
    picked = cards_of(scene)[0]
    assert len(picked) == 1
    scene.run(DrawForYear(), chance=[(3, 2, 1, 0)])
    assert cards_of(scene)[1] == (*picked, "ST_MOVE", "ST_RECRUIT", "ST_EXPLORE")


@rule("NG-4.3", "NG-4.5", "NG-11.1", "NG-11.9", "NG-EX-20")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_missing():
    """One card in the deck, five discarded, two in the active zone."""
    scene = northgard().hand(RED, "DL_UPGRADED_MARKET_PLACE").active(RED, "DL_LORE_MASTERY")
    scene.discard(RED, *FIVE).deck(RED, "CL_GOAT_0").do(PlayCard("DL_UPGRADED_MARKET_PLACE"), (4, 3, 2, 1, 0))
    deck, hand, active, discard = cards_of(scene)
    assert hand == ("CL_GOAT_0", "ST_FEAST")
    assert deck == ("ST_RECRUIT", "ST_EXPLORE", "ST_BUILD", "ST_MOVE")
    assert active == ("DL_LORE_MASTERY", "DL_UPGRADED_MARKET_PLACE")
    assert discard == ()
    assert scene.told(DeckShuffled) == [DeckShuffled(RED, 5)]


@rule("NG-4.3")
def test_an_empty_deck_is_left_empty_until_a_card_is_missing():
    scene = drawing("DL_UPGRADED_MARKET_PLACE", deck=FIVE[:2], discard=("ST_FEAST",))
    scene.do(PlayCard("DL_UPGRADED_MARKET_PLACE"))
    assert cards_of(scene)[0] == ()
    assert cards_of(scene)[3] == ("ST_FEAST",)
    assert not scene.told(DeckShuffled)


@rule("NG-4.3")
def test_the_discard_pile_becomes_the_deck_in_any_phase():
    scene = (
        northgard(2, clans=("goat", "boar")).discard(RED, *FIVE[:4]).deck(RED).run(DrawForYear(), chance=[(0, 1, 2, 3)])
    )
    assert cards_of(scene)[1] == FIVE[:4]


@rule("NG-4.4", "NG-6.22")
@pytest.mark.parametrize(("action", "cost"), [(Replace("ST_MOVE"), 1), (Remove("ST_MOVE"), 2)])
def test_with_no_card_left_anywhere_drawing_stops(action: Replace | Remove, cost: int):
    scene = northgard().hand(RED, "ST_MOVE").hand(PURPLE, "ST_MOVE").deck(RED).goods(RED, lore=cost).do(action)
    assert cards_of(scene)[1] == ()
    assert scene.s.active == PURPLE


@rule("NG-6.22")
def test_remove_draws_the_one_card_that_is_there():
    scene = northgard().hand(RED, "ST_MOVE").hand(PURPLE, "ST_MOVE").deck(RED, "ST_FEAST").goods(RED, lore=2)
    assert cards_of(scene.do(Remove("ST_MOVE")))[1] == ("ST_FEAST",)


@rule("NG-4.6", "NG-6.14")
def test_a_removed_card_is_out_of_the_game():
    scene = northgard().hand(RED, "DL_FISHING", "ST_MOVE").hand(PURPLE, "ST_MOVE").goods(RED, lore=2)
    scene.do(Remove("DL_FISHING"))
    assert "DL_FISHING" not in scene.s.players[RED].owned
    assert "DL_FISHING" in scene.s.box
    assert NORTHGARD.census(scene.s)


@rule("NG-4.7")
def test_ones_cards_are_those_of_all_four_zones_and_no_unused_upgrade():
    scene = northgard().hand(RED, "ST_MOVE").active(RED, "ST_BUILD").discard(RED, "ST_FEAST")
    player = scene.s.players[RED]
    assert sorted(sum(cards_of(scene), ())) == list(player.owned)
    assert player.upgrades == ("CL_GOAT_1", "CL_GOAT_2")
    assert not {*player.upgrades} & {*player.owned}


@rule("NG-4.8")
def test_a_hand_has_no_limit():
    many = (*FIVE, "DL_FISHING", "DL_LORE_MASTERY", "DL_WOOD_MONOPOLY", "DL_SPY")
    scene = northgard().hand(RED, *many, "DE_MARKET_PLACE").deck(RED, "ST_FEAST", "CL_GOAT_0").play("DE_MARKET_PLACE")
    assert len(cards_of(scene)[1]) == len(many) + 2


# Drawing


@rule("NG-11.6", "NG-EX-21")
@pytest.mark.parametrize(("discard", "allowed"), [((), False), (("ST_MOVE",), False), (("ST_MOVE", "ST_BUILD"), True)])
def test_a_card_that_draws_needs_enough_cards(discard: tuple[CardId, ...], allowed: bool):
    scene = northgard().hand(RED, "DE_MARKET_PLACE").hand(PURPLE, "ST_MOVE").discard(RED, *discard).deck(RED)
    if allowed:
        assert scene.allows(PlayCard("DE_MARKET_PLACE"))
    else:
        assert scene.denied(PlayCard("DE_MARKET_PLACE")) == ("too_few_cards", "NG-11.6")
        assert scene.refused(PlayCard("DE_MARKET_PLACE")).figures == {"needed": 2, "held": len(discard)}
    assert cards_of(scene.do(Wait("DE_MARKET_PLACE")))[2] == ("DE_MARKET_PLACE",)


@rule("NG-11.7", "NG-25.5")
def test_the_played_card_is_not_drawn_by_itself():
    scene = northgard().hand(RED, "DE_MARKET_PLACE").hand(PURPLE, "ST_MOVE").discard(RED, "ST_MOVE").deck(RED)
    assert scene.denied(PlayCard("DE_MARKET_PLACE"))[0] == "too_few_cards"
    scene.discard(RED, "ST_MOVE", "ST_BUILD").deck(RED).do(PlayCard("DE_MARKET_PLACE"), (0, 1))
    assert cards_of(scene)[:3] == ((), ("ST_MOVE", "ST_BUILD"), ("DE_MARKET_PLACE",))


KEEP_DISCARD_TOP = {
    "DE_MERCHANT": (1, 2, 0),
    "DE_MARKET_PLACE": (2, 0, 0),
    "DL_UPGRADED_MARKET_PLACE": (2, 0, 0),
    "DL_UPGRADED_TRADING_POST": (2, 1, 0),
    "DL_GREATER_TRADE_ROUTES": (2, 0, 1),
    "DL_TRADING_POST": (1, 1, 1),
    "DL_CUNNING_MERCHANT": (1, 0, 2),
}


@rule("NG-11.1", "NG-11.2", "NG-24.15")
@pytest.mark.parametrize("card", KEEP_DISCARD_TOP)
def test_how_many_are_kept_discarded_and_put_back(card: CardId):
    keep, discard, top = KEEP_DISCARD_TOP[card]
    scene = drawing(card).do(PlayCard(card))
    if keep < (count := keep + discard + top):
        split = (FIVE[:keep], FIVE[keep : keep + discard], FIVE[keep + discard : count])
        wrong = Assign(FIVE[: keep + 1], *(split[1][1:], split[2]) if discard else (split[1], split[2][1:]))
        assert scene.denied(wrong) == ("not_so_many", "NG-11.2")
        scene.do(Assign(*split))
    deck, hand, _, discarded = cards_of(scene)
    assert hand == ("DL_FISHING", *FIVE[:keep])
    assert discarded == FIVE[keep : keep + discard]
    assert deck == FIVE[keep + discard :]


@rule("NG-11.6")
@pytest.mark.parametrize("card", KEEP_DISCARD_TOP)
def test_each_drawing_card_draws_all_or_is_not_played(card: CardId):
    short = sum(KEEP_DISCARD_TOP[card]) - 1
    assert drawing(card, FIVE[:short]).denied(PlayCard(card)) == ("too_few_cards", "NG-11.6")
    assert drawing(card, FIVE[: short + 1]).allows(PlayCard(card))


@rule("NG-11.4")
def test_only_drawn_cards_are_discarded_or_put_back():
    scene = drawing("DL_TRADING_POST").do(PlayCard("DL_TRADING_POST"))
    assert isinstance(scene.asks(), Assigning)
    assert scene.denied(Assign(("ST_MOVE",), ("DL_FISHING",), ("ST_BUILD",))) == ("not_these_cards", "NG-11.4")
    assert all("DL_FISHING" not in (*a.keep, *a.discard, *a.top) for a in scene.options())


@rule("NG-11.5")
@pytest.mark.parametrize(("card", "zone"), [("DL_CUNNING_MERCHANT", "deck"), ("DE_MERCHANT", "discard")])
@pytest.mark.parametrize("order", [("ST_BUILD", "ST_EXPLORE"), ("ST_EXPLORE", "ST_BUILD")])
def test_the_player_chooses_the_order(card: CardId, zone: str, order: tuple[CardId, ...]):
    scene = drawing(card, THREE).do(PlayCard(card))
    parts = ((), order) if zone == "deck" else (order, ())
    scene.do(Assign(("ST_MOVE",), *parts))
    assert getattr(scene.s.players[RED], zone) == order


@rule("NG-11.3")
def test_drawn_cards_are_looked_at_privately():
    scene = drawing("DL_TRADING_POST").do(PlayCard("DL_TRADING_POST"))
    assert NORTHGARD.visible(scene.s, PURPLE).players[RED].drawn == (UNSEEN,) * 3
    assert NORTHGARD.visible(scene.s, RED).players[RED].drawn == THREE
    assert [event for event in as_seen(scene.events, PURPLE) if isinstance(event, CardsDrawn)] == [
        CardsDrawn(RED, (UNSEEN,) * 3)
    ]


@rule("NG-11.8", "NG-23.2")
def test_discarded_cards_are_shown_and_returned_ones_are_not():
    scene = drawing("DL_TRADING_POST").do(PlayCard("DL_TRADING_POST"))
    scene.do(Assign(("ST_MOVE",), ("ST_BUILD",), ("ST_EXPLORE",)))
    assert scene.told(CardsAssigned) == [CardsAssigned(RED, 1, ("ST_BUILD",), 1)]
    assert scene.s.players[RED].known == (THE_OWNER,)
    assert NORTHGARD.visible(scene.s, PURPLE).players[RED].deck[0] == UNSEEN
    assert NORTHGARD.visible(scene.s, RED).players[RED].deck[0] == "ST_EXPLORE"


@rule("NG-11.9")
def test_all_are_drawn_before_any_is_assigned():
    """The deck is made anew before the discarded card lies on its pile."""
    scene = drawing("DE_MERCHANT", deck=("ST_MOVE",), discard=("ST_BUILD", "ST_FEAST")).do(
        PlayCard("DE_MERCHANT"), (1, 0)
    )
    assert scene.s.players[RED].drawn == ("ST_MOVE", "ST_FEAST", "ST_BUILD")
    assert cards_of(scene)[0] == cards_of(scene)[3] == ()
    scene.do(Assign(("ST_MOVE",), ("ST_FEAST", "ST_BUILD"), ()))
    assert cards_of(scene)[3] == ("ST_FEAST", "ST_BUILD")


@rule("NG-11.1", "NG-6.24")
def test_known_cards_are_drawn_from_the_top():
    scene = northgard().hand(RED, "DE_FUTURE_SIGHT", "DL_UPGRADED_MARKET_PLACE")
    scene.do(PlayCard("DE_FUTURE_SIGHT"))
    taken = scene.options()[0].card
    scene.do(scene.options()[0])
    assert scene.s.players[RED].known == (EVERYBODY,)
    scene.do(PlayCard("DL_UPGRADED_MARKET_PLACE"))
    assert taken in cards_of(scene)[1]
    assert scene.s.players[RED].known == ()


# Negotiation


@rule("NG-12.34", "NG-24.8")
def test_negotiation_takes_a_card_back():
    scene = drawing("DE_NEGOTIATION", discard=("ST_FEAST", "DL_SPY")).do(PlayCard("DE_NEGOTIATION"))
    assert scene.denied(TakeBack("DL_FISHING")) == ("not_in_discard_pile", "NG-12.34")
    assert scene.denied(STOP) == ("not_now", "")
    scene.do(TakeBack("DL_SPY"))
    assert cards_of(scene)[1] == ("DL_FISHING", "DL_SPY")
    assert cards_of(scene)[3] == ("ST_FEAST",)


@rule("NG-12.34")
def test_negotiation_may_draw_instead():
    scene = drawing("DE_NEGOTIATION", discard=("DL_SPY",)).do(PlayCard("DE_NEGOTIATION")).do(DrawOne())
    assert cards_of(scene)[1] == ("DL_FISHING", "ST_MOVE")
    assert cards_of(scene)[3] == ("DL_SPY",)


@rule("NG-12.34", "NG-0.3")
def test_negotiation_without_a_discard_pile_draws_at_once():
    scene = drawing("DE_NEGOTIATION").do(PlayCard("DE_NEGOTIATION"))
    assert cards_of(scene)[1] == ("DL_FISHING", "ST_MOVE")
    assert drawing("DE_NEGOTIATION", deck=()).denied(PlayCard("DE_NEGOTIATION")) == ("too_few_cards", "NG-11.6")
    assert isinstance(northgard().asks(), Turn)
