"""Cards that attack a hand, and Unrest, which shields (NG-12.25, NG-12.26, NG-12.40 to NG-12.43, NG-15.12)."""

from random import Random

import pytest

from kit import rule
from meadhall.rules.kernel import options
from meadhall.rules.kernel.event import as_seen
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.buying import Spend
from meadhall.rules.northgard.cards.hand_attacks import (
    ChooseDiscard,
    ChooseVictim,
    Discard,
    DrawInstead,
    GiveUpCard,
    LooksAtHand,
    PickVictim,
    PointAt,
    Ransom,
    SearchHand,
    Shield,
    TakeBlow,
    UseShield,
)
from meadhall.rules.northgard.data import CARDS, UNREST, UNSEEN, CardId
from meadhall.rules.northgard.events import CardDemanded, CardDiscarded, HandAttacked, HandSeen, Ransomed, Shielded
from meadhall.rules.northgard.turn import NextCard, PlayCard
from rules.northgard.scene import BLUE, PURPLE, RED, YELLOW, Scene, northgard

ATTACKS = ("DL_SPY", "DL_VEILED_THREATS", "DL_ANCESTRAL_CURSE", "CL_SNAKE_1")


def attack(card: CardId, *purple: CardId, yellow: tuple[CardId, ...] = ("ST_BUILD", "ST_MOVE")) -> Scene:
    """Red attacks the hands of Purple and Yellow, and draws ST_EXPLORE if anything."""
    scene = northgard(3, clans=("snake", "boar", "raven")).put(RED, "TS.n", 1).put(PURPLE, "TS.s", 1)
    scene.hand(RED, card, "DL_FISHING").deck(RED, "ST_EXPLORE").hand(PURPLE, *purple).hand(YELLOW, *yellow)
    scene.do(PlayCard(card))
    return scene.do(STOP) if card == "CL_SNAKE_1" else scene  # the token stays where it is


def zones(scene: Scene, seat: int) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    player = scene.s.players[seat]
    return player.hand, player.discard


@rule("NG-15.12", "NG-12.1")
def test_which_cards_attack_a_hand():
    assert {card.id for card in CARDS.values() if card.attacks_hand} == set(ATTACKS)


# Whose hand


@rule("NG-12.2", "NG-24.16", "NG-12.25", "NG-12.40", "NG-12.41")
@pytest.mark.parametrize("card", ["DL_SPY", "DL_VEILED_THREATS", "CL_SNAKE_1"])
def test_an_opponent_with_cards_in_hand_is_chosen(card: CardId):
    scene = attack(card, "ST_MOVE")
    assert isinstance(scene.asks(), ChooseVictim)
    assert scene.options(PickVictim) == [PickVictim(PURPLE), PickVictim(YELLOW)]
    assert scene.denied(PickVictim(RED)) == ("not_an_opponent", "NG-12.2")
    assert scene.denied(PickVictim(7)) == ("not_an_opponent", "NG-12.2")
    rule_id = {"DL_SPY": "NG-12.40", "DL_VEILED_THREATS": "NG-12.41", "CL_SNAKE_1": "NG-12.25"}[card]
    assert attack("DL_VEILED_THREATS").denied(PickVictim(PURPLE)) == ("no_cards_in_hand", "NG-12.41")
    nobody = northgard(2, clans=("snake", "boar")).put(RED, "TS.n", 1).hand(RED, card).deck(RED)
    assert nobody.denied(PlayCard(card))[1] in (rule_id, "NG-11.6")


@rule("NG-12.2", "NG-20.7")
@pytest.mark.parametrize("card", ATTACKS)
def test_never_the_partner(card: CardId):
    scene = (
        northgard(4, clans=("snake", "boar", "raven", "stag"), teams=True)
        .hand(RED, card, "DL_FISHING")
        .put(RED, "TS.n", 1)
    )
    scene.hand(YELLOW, "ST_MOVE", "ST_BUILD").deck(RED)
    assert scene.denied(PlayCard(card))[0] == "no_cards_in_hand"
    scene.hand(PURPLE, "ST_MOVE", "ST_BUILD").hand(BLUE, "ST_MOVE", "ST_BUILD").do(PlayCard(card))
    while isinstance(scene.asks(), ChooseVictim | ChooseDiscard) or scene.asks().seat != RED:
        assert PickVictim(YELLOW) not in scene.options()
        assert scene.asks().seat != YELLOW
        scene.do(scene.options()[-1])
        if scene.asks() == NextCard(RED) or isinstance(scene.asks(), LooksAtHand):
            break
    assert zones(scene, YELLOW) == (("ST_MOVE", "ST_BUILD"), ())


# Spy


@rule("NG-12.40", "NG-23.6")
def test_the_spy_looks_discards_and_draws():
    scene = attack("DL_SPY", "ST_MOVE", "DL_WOOD_MONOPOLY").do(PickVictim(PURPLE))
    assert scene.told(HandAttacked) == [HandAttacked(RED, PURPLE)]
    assert scene.asks() == SearchHand(RED, PURPLE)
    assert scene.options() == [PointAt("ST_MOVE"), PointAt("DL_WOOD_MONOPOLY")]
    assert scene.denied(PointAt("ST_BUILD")) == ("not_in_hand", "NG-24.16")
    assert scene.denied(STOP) == ("not_now", "")
    scene.do(PointAt("DL_WOOD_MONOPOLY"))
    assert zones(scene, PURPLE) == (("ST_MOVE",), ("DL_WOOD_MONOPOLY",))
    assert scene.told(CardDiscarded) == [CardDiscarded(PURPLE, "DL_WOOD_MONOPOLY", RED)]
    assert scene.s.players[RED].hand == ("DL_FISHING", "ST_EXPLORE")


@rule("NG-12.40", "NG-12.43")
def test_without_a_card_to_draw_the_spy_still_looks():
    scene = northgard(2).hand(RED, "DL_SPY", "DL_FISHING").deck(RED).hand(PURPLE, "ST_MOVE")
    scene.do(PlayCard("DL_SPY"))
    assert zones(scene, PURPLE) == ((), ("ST_MOVE",))
    assert scene.asks() == NextCard(RED)
    assert scene.s.players[RED].hand == ("DL_FISHING",)


@rule("NG-12.43", "NG-6.10")
def test_without_a_hand_to_look_at_the_spy_draws():
    scene = northgard(2).hand(RED, "DL_SPY", "DL_FISHING").deck(RED, "ST_MOVE").do(PlayCard("DL_SPY"))
    assert scene.s.players[RED].hand == ("DL_FISHING", "ST_MOVE")
    assert northgard(2).hand(RED, "DL_SPY").deck(RED).denied(PlayCard("DL_SPY")) == ("no_cards_in_hand", "NG-12.40")


@rule("NG-23.6", "NG-12.25", "NG-12.40")
@pytest.mark.parametrize("card", ["DL_SPY", "CL_SNAKE_1"])
def test_only_who_looks_sees_the_hand_and_only_while_looking(card: CardId):
    scene = attack(card, "ST_MOVE", "ST_BUILD").do(PickVictim(PURPLE))
    seen = HandSeen(RED, PURPLE, ("ST_MOVE", "ST_BUILD"))
    hidden = HandSeen(RED, PURPLE, (UNSEEN, UNSEEN))
    for seat, event in ((RED, seen), (PURPLE, seen), (YELLOW, hidden)):
        assert [each for each in as_seen(scene.events, seat) if isinstance(each, HandSeen)] == [event]
    view = NORTHGARD.visible(scene.s, RED)
    assert view.players[PURPLE].hand == ("ST_MOVE", "ST_BUILD")
    assert options(view) == scene.options()
    assert NORTHGARD.visible(scene.s, YELLOW).players[PURPLE].hand == (UNSEEN, UNSEEN)
    scene.do(PointAt("ST_MOVE"))
    assert set(NORTHGARD.visible(scene.s, RED).players[PURPLE].hand) == {UNSEEN}


# Veiled Threats


@rule("NG-12.41", "NG-28.14")
@pytest.mark.parametrize(("place", "lost"), [(1, "ST_MOVE"), (2, "ST_BUILD"), (3, "ST_FEAST")])
def test_threats_make_one_discard_at_random(place: int, lost: CardId):
    scene = attack("DL_VEILED_THREATS", "ST_MOVE", "ST_BUILD", "ST_FEAST").do(PickVictim(PURPLE), place)
    assert zones(scene, PURPLE)[1] == (lost,)
    assert scene.s.players[RED].hand == ("DL_FISHING",)
    assert not scene.told(HandSeen)
    assert not CARDS["DL_VEILED_THREATS"].flash


@rule("NG-12.41", "NG-24.8")
def test_threats_may_draw_instead():
    scene = attack("DL_VEILED_THREATS", "ST_MOVE").do(DrawInstead())
    assert scene.s.players[RED].hand == ("DL_FISHING", "ST_EXPLORE")
    assert zones(scene, PURPLE) == (("ST_MOVE",), ())
    assert attack("DL_SPY", "ST_MOVE").denied(DrawInstead()) == ("not_now", "")
    empty = northgard(2).hand(RED, "DL_VEILED_THREATS", "DL_FISHING").deck(RED).hand(PURPLE, "ST_MOVE", "ST_BUILD")
    empty.do(PlayCard("DL_VEILED_THREATS"), 2)  # nothing can be drawn, so there was no choice
    assert zones(empty, PURPLE)[1] == ("ST_BUILD",)


# Ancestral Curse


@rule("NG-12.42", "NG-24.18")
def test_the_curse_makes_each_opponent_discard_in_turn_order():
    scene = attack("DL_ANCESTRAL_CURSE", "ST_MOVE", "ST_FEAST")
    assert scene.asks() == ChooseDiscard(PURPLE, RED)
    assert scene.options() == [Discard("ST_MOVE"), Discard("ST_FEAST")]
    assert scene.denied(Discard("ST_BUILD")) == ("not_in_hand", "NG-24.18")
    scene.do(Discard("ST_FEAST"))
    assert scene.asks() == ChooseDiscard(YELLOW, RED)
    assert scene.s.players[RED].hand == ("DL_FISHING",)  # the card is drawn when all have discarded
    scene.do(Discard("ST_BUILD"))
    assert zones(scene, PURPLE) == (("ST_MOVE",), ("ST_FEAST",))
    assert zones(scene, YELLOW) == (("ST_MOVE",), ("ST_BUILD",))
    assert scene.s.players[RED].hand == ("DL_FISHING", "ST_EXPLORE")


@rule("NG-12.42", "NG-0.3", "NG-12.43")
def test_the_curse_skips_empty_hands_and_does_not_ask_about_an_only_card():
    scene = attack("DL_ANCESTRAL_CURSE", yellow=("ST_BUILD",))
    assert scene.asks() == NextCard(RED)
    assert zones(scene, YELLOW) == ((), ("ST_BUILD",))
    assert scene.s.players[RED].hand == ("DL_FISHING", "ST_EXPLORE")


# Rapacious Exploitation


@rule("NG-12.25", "NG-24.17", "NG-12.6")
def test_the_owner_discards_or_gives_two_resources():
    scene = attack("CL_SNAKE_1", "ST_MOVE", "ST_FEAST").goods(PURPLE, food=1, wood=2).do(PickVictim(PURPLE))
    scene.do(PointAt("ST_FEAST"))
    assert scene.asks() == Ransom(PURPLE, RED, "ST_FEAST")
    assert scene.options() == [GiveUpCard(), Spend((0, 2, 0)), Spend((1, 1, 0))]
    assert scene.denied(Spend((2, 0, 0))) == ("not_enough_resources", "NG-12.6")
    assert scene.denied(Spend((0, 1, 0))) == ("not_so_many", "NG-12.6")
    scene.do(Spend((1, 1, 0)))
    assert (scene.has(PURPLE), scene.has(RED)) == ({"wood": 1}, {"food": 1, "wood": 1})
    assert zones(scene, PURPLE) == (("ST_MOVE", "ST_FEAST"), ())
    assert scene.told(Ransomed) == [Ransomed(PURPLE, RED, (1, 1, 0))]


@rule("NG-12.25")
def test_the_owner_may_discard_the_card():
    scene = attack("CL_SNAKE_1", "ST_MOVE", "ST_FEAST").goods(PURPLE, food=2).do(PickVictim(PURPLE))
    scene.do(PointAt("ST_FEAST")).do(GiveUpCard())
    assert zones(scene, PURPLE) == (("ST_MOVE",), ("ST_FEAST",))
    assert scene.has(PURPLE) == {"food": 2}


@rule("NG-12.25")
def test_with_less_than_two_resources_one_must_discard():
    scene = (
        attack("CL_SNAKE_1", "ST_MOVE", "ST_FEAST").goods(PURPLE, lore=1).do(PickVictim(PURPLE)).do(PointAt("ST_MOVE"))
    )
    assert zones(scene, PURPLE) == (("ST_FEAST",), ("ST_MOVE",))
    assert scene.asks() == NextCard(RED)
    assert scene.s.players[RED].hand == ("DL_FISHING",)  # nothing is drawn


@rule("NG-12.26")
def test_demanded_unrest_may_be_discarded():
    scene = attack("CL_SNAKE_1", "ST_MOVE", UNREST).goods(PURPLE, food=2).do(PickVictim(PURPLE)).do(TakeBlow())
    scene.do(PointAt(UNREST)).do(GiveUpCard())
    assert zones(scene, PURPLE) == (("ST_MOVE",), (UNREST,))


@rule("NG-23.6", "NG-12.25")
def test_a_third_player_does_not_learn_which_card_is_demanded():
    scene = (
        attack("CL_SNAKE_1", "ST_MOVE", "ST_FEAST").goods(PURPLE, food=2).do(PickVictim(PURPLE)).do(PointAt("ST_FEAST"))
    )
    told = [[each for each in as_seen(scene.events, seat) if isinstance(each, CardDemanded)] for seat in range(3)]
    assert [event.card for [event] in told] == ["ST_FEAST", "ST_FEAST", UNSEEN]
    cards = [NORTHGARD.visible(scene.s, seat).agenda[-1].card for seat in range(3)]
    assert cards == ["ST_FEAST", "ST_FEAST", UNSEEN]


# The shield


@rule("NG-15.12", "NG-24.7", "NG-28.6", "NG-15.7", "NG-EX-33", "NG-27.10")
@pytest.mark.parametrize("card", ["DL_SPY", "DL_VEILED_THREATS", "CL_SNAKE_1"])
def test_unrest_shields_a_hand(card: CardId):
    scene = attack(card, "ST_MOVE", UNREST, "ST_FEAST").do(PickVictim(PURPLE))
    assert isinstance(scene.asks(), Shield)
    assert scene.asks().seat == PURPLE
    assert scene.options() == [TakeBlow(), UseShield()]
    assert scene.denied(STOP) == ("not_now", "")
    scene.do(UseShield())
    assert zones(scene, PURPLE) == (("ST_MOVE", "ST_FEAST"), (UNREST,))
    assert scene.told(Shielded) == [Shielded(PURPLE, RED)]
    assert not scene.told(HandSeen)
    assert scene.asks() == NextCard(RED)
    assert ("ST_EXPLORE" in scene.s.players[RED].hand) == (card == "DL_SPY")  # the rest of the card happens


@rule("NG-15.12")
@pytest.mark.parametrize("card", ["DL_SPY", "CL_SNAKE_1"])
def test_the_shield_may_be_kept(card: CardId):
    scene = attack(card, "ST_MOVE", UNREST).do(PickVictim(PURPLE)).do(TakeBlow())
    assert isinstance(scene.asks(), LooksAtHand)
    assert scene.told(HandSeen) == [HandSeen(RED, PURPLE, ("ST_MOVE", UNREST))]


@rule("NG-15.12")
def test_a_kept_shield_may_be_what_chance_takes():
    scene = attack("DL_VEILED_THREATS", "ST_MOVE", UNREST).do(PickVictim(PURPLE)).do(TakeBlow(), 2)
    assert zones(scene, PURPLE) == (("ST_MOVE",), (UNREST,))


@rule("NG-15.12")
@pytest.mark.parametrize("card", ["DL_SPY", "DL_VEILED_THREATS", "CL_SNAKE_1"])
def test_without_unrest_nobody_is_asked_for_a_shield(card: CardId):
    chance = (1,) if card == "DL_VEILED_THREATS" else ()
    scene = attack(card, "ST_MOVE", "ST_FEAST").do(PickVictim(PURPLE), *chance)
    assert scene.asks().seat == RED


@rule("NG-15.12", "NG-12.42")
def test_under_the_curse_to_discard_unrest_is_the_shield():
    scene = attack("DL_ANCESTRAL_CURSE", "ST_MOVE", UNREST)
    assert scene.options() == [Discard("ST_MOVE"), Discard(UNREST)]
    scene.do(Discard(UNREST))
    assert zones(scene, PURPLE) == (("ST_MOVE",), (UNREST,))
    assert scene.told(Shielded) == [Shielded(PURPLE, RED)]
    assert scene.asks() == ChooseDiscard(YELLOW, RED)  # it shields no other hand


@rule("NG-24.7", "NG-23.3")
def test_who_may_hold_unrest_is_asked_whether_or_not_he_does():
    scene = attack("DL_SPY", "ST_MOVE", "ST_FEAST")
    player = scene.s.players[PURPLE]
    player.deck, player.owned = (UNREST, *player.deck), tuple(sorted((*player.owned, UNREST)))
    scene.do(PickVictim(PURPLE))
    assert isinstance(scene.asks(), Shield)
    assert scene.options() == [TakeBlow()]
    assert scene.denied(UseShield()) == ("not_in_hand", "NG-15.12")
    view = NORTHGARD.visible(scene.s, PURPLE)
    assert NORTHGARD.standing_answer(view, PURPLE) is None
    view.players[PURPLE].asking = "held"
    assert NORTHGARD.standing_answer(view, PURPLE) == TakeBlow()
    scene.do(TakeBlow())
    assert isinstance(scene.asks(), SearchHand)


@rule("NG-24.16", "NG-24.18", "NG-23.3")
def test_a_hand_of_equal_cards_is_asked_about_like_any_other():
    searching = attack("DL_SPY", "ST_MOVE", "ST_MOVE").do(PickVictim(PURPLE))
    assert searching.options() == [PointAt("ST_MOVE")]
    cursed = attack("DL_ANCESTRAL_CURSE", "ST_MOVE", "ST_MOVE")
    assert cursed.asks() == ChooseDiscard(PURPLE, RED)
    assert cursed.options() == [Discard("ST_MOVE")]
    alone = attack("DL_SPY", "ST_MOVE").do(PickVictim(PURPLE))
    assert alone.s.players[PURPLE].hand == ()  # one card: there is nothing to learn


@rule("NG-23.6", "NG-24.7", "NG-24.17")
def test_what_a_question_gives_away_is_kept_by_who_imagines():
    """Whoever is asked for a shield may hold Unrest or not; whoever is asked for a ransom holds the demanded card."""
    shielding = attack("DL_SPY", "ST_MOVE", UNREST, "ST_FEAST").do(PickVictim(PURPLE))
    ransom = attack("CL_SNAKE_1", "ST_MOVE", "ST_FEAST").goods(PURPLE, food=2).do(PickVictim(PURPLE))
    ransom.do(PointAt("ST_FEAST"))
    shields = set[bool]()
    for seat in (RED, YELLOW):
        for seed in range(5):
            worlds = [
                NORTHGARD.imagine(NORTHGARD.visible(s, seat), seat, Random(seed)) for s in (shielding.s, ransom.s)
            ]
            shields.add(UNREST in worlds[0].players[PURPLE].hand)
            demanded = worlds[1].agenda[-1].card
            assert demanded in worlds[1].players[PURPLE].hand
            assert demanded == "ST_FEAST" or seat == YELLOW
    assert shields == {True, False}
