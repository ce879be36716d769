"""Cards that do what another card does (NG-12.7 to NG-12.10, NG-12.27, NG-12.51, NG-12.61), and the Snake."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.cards import CopyCard
from meadhall.rules.northgard.cards.hand_attacks import PickVictim
from meadhall.rules.northgard.cards.snake import PlaceScorched, Scorch
from meadhall.rules.northgard.data import DEFENSIVE_STRATEGY, UNREST, CardId
from meadhall.rules.northgard.events import CardCopied
from meadhall.rules.northgard.land.move import Moving
from meadhall.rules.northgard.land.recruit import RecruitAt, Recruiting
from meadhall.rules.northgard.state import NOBODY
from meadhall.rules.northgard.turn import NextCard, PlayCard
from rules.northgard.cardplay import BOARD, march, on_turn
from rules.northgard.scene import (
    PURPLE,
    RED,
    TWO_CASUALTIES,
    TWO_POINTS,
    YELLOW,
    Scene,
    northgard,
)

# Copying


def spying(*active: CardId, card: CardId = "DL_ENEMY_SECRETS", at: str = "T01.n") -> Scene:
    """Purple stands next to Red, with these cards in the active zone."""
    return on_turn(card).put(PURPLE, at, 1).active(PURPLE, *active)


@rule("NG-12.51", "NG-12.7", "NG-24.16")
def test_enemy_secrets_carry_out_a_neighbours_card():
    scene = spying("DL_WOOD_MONOPOLY", "ST_RECRUIT").put(YELLOW, "TS.w", 1).active(YELLOW, "DL_LORE_MASTERY")
    scene.play("DL_ENEMY_SECRETS")
    assert scene.options() == [CopyCard(PURPLE, "DL_WOOD_MONOPOLY"), CopyCard(PURPLE, "ST_RECRUIT")]
    assert scene.denied(CopyCard(YELLOW, "DL_LORE_MASTERY")) == ("may_not_be_copied", "NG-12.51")  # no neighbour
    assert scene.denied(CopyCard(PURPLE, "ST_MOVE")) == ("not_in_active_zone", "NG-12.51")
    assert scene.denied(CopyCard(-1, "ST_MOVE")) == ("not_in_active_zone", "NG-12.51")
    assert scene.denied(STOP) == ("not_now", "")
    scene.do(CopyCard(PURPLE, "DL_WOOD_MONOPOLY"))
    assert scene.has(RED) == {"wood": 3}
    assert scene.s.players[PURPLE].active == ("DL_WOOD_MONOPOLY", "ST_RECRUIT")
    assert scene.told(CardCopied) == [CardCopied(RED, "DL_WOOD_MONOPOLY", PURPLE)]
    assert scene.s.players[RED].played == ("DL_ENEMY_SECRETS",)


@rule("NG-12.7")
def test_the_flash_of_a_copied_card_is_irrelevant():
    scene = spying("ST_RECRUIT", card="DL_LEGENDARY_HEROES").hand(RED, "DL_ENEMY_SECRETS", "ST_MOVE", "DL_FISHING")
    scene.active(PURPLE, "DL_WOOD_MONOPOLY").play("DL_ENEMY_SECRETS")
    assert scene.s.main_played
    assert scene.denied(PlayCard("ST_MOVE")) == ("main_card_played", "NG-6.5")


@rule("NG-12.51", "NG-6.25", "NG-27.6")
def test_who_has_passed_has_no_secrets():
    scene = spying().discard(PURPLE, "DL_WOOD_MONOPOLY")
    assert scene.denied(PlayCard("DL_ENEMY_SECRETS")) == ("nothing_to_copy", "NG-12.10")


@rule("NG-12.8")
@pytest.mark.parametrize("card", ["DL_ENEMY_SECRETS", "CL_SNAKE_2", "DL_LEGENDARY_HEROES", DEFENSIVE_STRATEGY, UNREST])
def test_what_may_not_be_copied(card: CardId):
    copier = "DL_ENEMY_SECRETS" if card != "DL_ENEMY_SECRETS" else "CL_SNAKE_2"
    scene = spying(card, card=copier).scorch("T01.n")
    assert scene.denied(PlayCard(copier)) == ("nothing_to_copy", "NG-12.10")
    scene.active(PURPLE, card, "DL_WOOD_MONOPOLY", "DL_LORE_MASTERY").play(copier)
    assert scene.denied(CopyCard(PURPLE, card)) == ("may_not_be_copied", "NG-12.8")


@rule("NG-12.10")
def test_a_copied_card_must_be_playable():
    scene = spying("ST_BUILD")
    assert scene.denied(PlayCard("DL_ENEMY_SECRETS")) == ("nothing_to_copy", "NG-12.10")
    scene.active(PURPLE, "ST_BUILD", "DL_WOOD_MONOPOLY", "DL_LORE_MASTERY").play("DL_ENEMY_SECRETS")
    assert scene.denied(CopyCard(PURPLE, "ST_BUILD")) == ("nothing_to_build", "NG-8.14")


@rule("NG-12.9")
def test_what_needs_a_token_of_another_clan_is_ignored():
    scene = spying("CL_SNAKE_0", "CL_BEAR_1").play("DL_ENEMY_SECRETS").do(CopyCard(PURPLE, "CL_SNAKE_0"))
    assert isinstance(scene.asks(), Moving)
    scene.do(march(scene, "T01.e", "TS.e"))
    assert isinstance(scene.asks(), NextCard)
    assert scene.s.scorched == -1
    bear = spying("CL_BEAR_1").play("DL_ENEMY_SECRETS").recruit("T01.e").recruit("T01.e")
    assert not bear.s.players[RED].kaija_attacks


@rule("NG-12.2", "NG-20.7", "NG-12.51")
def test_a_partner_has_no_secrets():
    scene = (
        northgard(4, BOARD, clans=("goat", "boar", "raven", "stag"), teams=True)
        .put(RED, "T01.e", 1)
        .put(YELLOW, "T01.n", 1)
    )
    scene.active(YELLOW, "DL_WOOD_MONOPOLY").hand(RED, "DL_ENEMY_SECRETS")
    assert scene.denied(PlayCard("DL_ENEMY_SECRETS")) == ("nothing_to_copy", "NG-12.10")


@rule("NG-12.61", "NG-12.7")
def test_legendary_heroes_do_once_more_what_was_played():
    scene = on_turn("DL_WOOD_MONOPOLY", "DL_LEGENDARY_HEROES").active(RED, "DL_LORE_MASTERY").play("DL_WOOD_MONOPOLY")
    scene.play("DL_LEGENDARY_HEROES")  # Lore Mastery was used for something else, so there is one choice
    assert scene.has(RED) == {"wood": 6}
    assert scene.told(CardCopied) == [CardCopied(RED, "DL_WOOD_MONOPOLY", RED)]


@rule("NG-12.61")
def test_legendary_heroes_need_a_deed_of_this_year():
    scene = on_turn("DL_LEGENDARY_HEROES").active(RED, "DL_LORE_MASTERY")
    assert scene.denied(PlayCard("DL_LEGENDARY_HEROES")) == ("nothing_to_copy", "NG-12.10")


# Snake


def snake(*cards: CardId) -> Scene:
    scene = northgard(3, BOARD, clans=("snake", "boar", "raven")).put(RED, "T01.e", 2)
    return scene.hand(RED, *cards, "DL_FISHING")


@rule("NG-12.24", "NG-18.22", "NG-24.30")
def test_the_snake_scorches_before_and_after_its_move():
    scene = snake("CL_SNAKE_0").put(PURPLE, "T01.n", 1).play("CL_SNAKE_0")
    assert isinstance(scene.asks(), PlaceScorched)
    scene.do(Scorch(scene.region("T01.s")))
    assert scene.s.scorched == scene.region("T01.s")
    scene.do(march(scene, "T01.e", "T01.n", 2), TWO_CASUALTIES, TWO_POINTS)  # the battle comes first
    assert isinstance(scene.asks(), PlaceScorched)
    assert scene.denied(Scorch(scene.region("TS.w"))) == ("not_next_to_yours", "NG-18.22")
    scene.do(Scorch(scene.region("T01.e")))
    assert scene.s.scorched == scene.region("T01.e")
    assert isinstance(scene.asks(), NextCard)


@rule("NG-12.24", "NG-6.11")
def test_the_snake_need_not_scorch():
    scene = snake("CL_SNAKE_0").play("CL_SNAKE_0").do(STOP).do(march(snake(), "T01.e", "T01.n")).do(STOP)
    assert scene.s.scorched == -1
    assert isinstance(scene.asks(), NextCard)


@rule("NG-12.27", "NG-12.7")
def test_stolen_lore_comes_from_who_holds_the_scorched_territory():
    scene = snake("CL_SNAKE_2").put(PURPLE, "T01.n", 1).put(YELLOW, "TS.w", 1).scorch("TS.w")
    scene.active(PURPLE, "DL_WOOD_MONOPOLY").active(YELLOW, "DL_LORE_MASTERY", "ST_RECRUIT").play("CL_SNAKE_2").do(STOP)
    assert scene.options() == [CopyCard(YELLOW, "DL_LORE_MASTERY"), CopyCard(YELLOW, "ST_RECRUIT")]
    assert scene.denied(CopyCard(PURPLE, "DL_WOOD_MONOPOLY")) == ("may_not_be_copied", "NG-12.27")
    assert scene.do(CopyCard(YELLOW, "DL_LORE_MASTERY")).has(RED) == {"lore": 2}


@rule("NG-12.27", "NG-18.22")
def test_the_token_may_be_laid_just_before_lore_is_stolen():
    scene = snake("CL_SNAKE_2").put(PURPLE, "T01.n", 1).active(PURPLE, "DL_WOOD_MONOPOLY").play("CL_SNAKE_2")
    scene.do(Scorch(scene.region("T01.n")))
    assert scene.has(RED) == {"wood": 3}


@rule("NG-12.27", "NG-6.10")
@pytest.mark.parametrize("owner", [NOBODY, RED, PURPLE])
def test_no_lore_without_an_opponents_card(owner: int):
    """Neutral, own, or an opponent's without a card in the active zone."""
    scene = snake("CL_SNAKE_2").scorch("TS.w").active(RED, "DL_LORE_MASTERY")
    if owner != NOBODY:
        scene.put(owner, "TS.w", 1)
    assert scene.denied(PlayCard("CL_SNAKE_2")) == ("nothing_to_copy", "NG-12.10")


@rule("NG-12.7", "NG-12.61", "NG-18.22")
def test_a_snake_card_done_once_more_is_as_if_played():
    scene = (
        snake("CL_SNAKE_0", "DL_LEGENDARY_HEROES")
        .play("CL_SNAKE_0")
        .do(STOP)
        .do(march(snake(), "T01.e", "T01.n"))
        .do(STOP)
    )
    scene.play("DL_LEGENDARY_HEROES")
    assert isinstance(scene.asks(), PlaceScorched)
    assert isinstance(scene.do(STOP).asks(), Moving)


@rule("NG-12.10", "NG-12.40")
def test_a_copied_spy_needs_no_more_than_the_spy():
    scene = spying("DL_SPY").hand(PURPLE, "ST_MOVE", "ST_BUILD").play("DL_ENEMY_SECRETS")
    assert scene.asks().victim == PURPLE
    assert scene.denied(PickVictim(PURPLE)) == ("not_now", "")
    assert isinstance(spying("ST_RECRUIT").play("DL_ENEMY_SECRETS").asks(), Recruiting)
    assert RecruitAt(scene.region("T01.e")) in spying("ST_RECRUIT").play("DL_ENEMY_SECRETS").options()
