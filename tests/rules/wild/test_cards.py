"""What cards do when they are played (chapters 7 and 18)."""

import pytest

from kit import rule
from meadhall.rules.wild import WILD
from meadhall.rules.wild.buying import BuyCard
from meadhall.rules.wild.cards.drawing import draw
from meadhall.rules.wild.cards.effects import (
    ChoosePutBack,
    ChooseResource,
    LookAt,
    PeekAtHand,
    Play,
    PutOnTop,
    Recover,
    RecoverCards,
    StealToken,
    TakeFrom,
    TakeNothing,
    TakeResource,
)
from meadhall.rules.wild.data import CARDS, HALL, Amount, Part
from meadhall.rules.wild.events import (
    AttackSucceeded,
    CardPlayed,
    CardPutBack,
    CardShown,
    CardsRecovered,
    HandSeen,
    PoolGained,
    TokenGained,
    TokenStolen,
)
from meadhall.rules.wild.fights.beasts import AttackDragon
from meadhall.rules.wild.land.building import Build
from meadhall.rules.wild.state import Opened
from meadhall.rules.wild.turn import TakeTurn
from rules.wild.scene import A, B, C, Scene, wild


def gained(scene: Scene, card: str) -> tuple[int, int]:
    """Temporary resources by playing this card."""
    scene.hand(A, card).do(Play(card, "gain"))
    return scene.pooled()


# Playing cards (chapter 7)


@rule("VW-7.4", "VW-7.5", "VW-18.1", "VW-5.2")
def test_a_card_goes_to_the_play_area():
    scene = wild().hand(A, "beer", "gold").do(Play("beer", "gain"))
    assert (scene.player().hand, scene.player().area) == (("gold",), ("beer",))
    assert scene.told(CardPlayed) == [CardPlayed(A, "beer", "gain", True)]
    assert scene.told(PoolGained) == [PoolGained(A, Amount(1, 0), "beer")]
    assert scene.denied(Play("beer", "gain")) == ("in_play_area", "VW-7.9")
    scene.do(Play("gold", "gain"))
    assert scene.pooled() == (1, 1)
    assert scene.denied(Play("pigator", "gain")) == ("not_in_hand", "VW-7.4")


@rule("VW-7.8")
@pytest.mark.parametrize("card", ["tower", "hero_trap"])
def test_fortifications_cannot_be_played_in_the_own_turn(card: str):
    scene = wild().hand(A, card)
    assert scene.denied(Play(card, "gain")) == ("only_in_defence", "VW-7.8")
    assert not scene.options(Play)


@rule("VW-7.5", "VW-7.6")
def test_parts_in_any_order_and_each_once():
    orders: tuple[tuple[Part, Part], ...] = (("draw", "unit_bonus"), ("unit_bonus", "draw"))
    for first, second in orders:
        scene = wild().hand(A, "odins_boost").do(Play("odins_boost", first))
        assert scene.denied(Play("odins_boost", first)) == ("in_play_area", "VW-7.9")
        scene.pool(0, 2).do(Build("brewery")).do(Play("odins_boost", second))
        assert scene.told(CardPlayed) == [CardPlayed(A, "odins_boost", second, False)]
        assert (len(scene.player().hand), scene.s.acting.unit_bonus) == (1, 1)
        assert scene.s.acting.opened == ()
    assert wild().hand(A, "elf_archer").denied(Play("elf_archer", "draw")) == ("no_such_part", "VW-7.5")


@rule("VW-7.5", "VW-7.7")
def test_parts_end_with_the_turn():
    scene = wild().hand(A, "crystal").do(Play("crystal", "draw"))
    assert scene.s.acting.opened == (Opened("crystal", ("choose",)),)
    scene.end_turn()
    assert scene.s.acting.opened == ()
    assert scene.player().area == ("crystal",)


@rule("VW-EX-9", "VW-7.6", "VW-18.15", "VW-11.9", "VW-7.3")
def test_alviss():
    scene = wild().hand(A, "alviss").top(A, "elf_archer", "beer").town(B).do(Play("alviss", "draw"))
    assert scene.player().hand == ("elf_archer", "beer")
    scene.pool(0, 2).do(BuyCard("tower"))
    scene.attack(B, HALL, "alviss", "elf_archer")
    assert scene.told(type(scene.events[0]))[0].strength == 4
    other = wild().hand(A, "alviss").top(A, "elf_archer", "beer").do(AttackDragon(("alviss",)))
    other.do(other.options()[0]).do(Play("alviss", "draw"))
    assert other.player().hand == ("elf_archer", "beer")
    assert other.player().area == ("alviss",)
    assert other.denied(other.attacking(B, HALL, "alviss", "elf_archer")) == ("in_play_area", "VW-11.9")


@rule("VW-7.11")
def test_ending_the_turn_is_always_legal():
    scene = wild().hand(A, "beer").end_turn()
    assert scene.asks() == TakeTurn(B)
    assert scene.player().hand == ("beer",)


@rule("VW-7.12", "VW-7.11")
def test_what_is_left_in_hand_stays_there():
    scene = wild().hand(A, "tower").turn(B).hand(B, "pigator").attack(A, HALL, "pigator").defend("tower")
    assert scene.at(A).forts == ("tower",)


# Temporary resources (chapter 18)


@rule("VW-18.1", "VW-18.5")
@pytest.mark.parametrize(
    ("card", "pool"),
    [("beer", (1, 0)), ("gold", (0, 1)), ("beer_mugs", (3, 0)), ("gold_bars", (0, 2)), ("treasure_chest", (2, 2))],
)
def test_resource_cards(card: str, pool: tuple[int, int]):
    assert gained(wild(), card) == pool


@rule("VW-18.6", "VW-19.12", "VW-9.4")
def test_specialists_count_buildings():
    scene = wild().town(A, "brewery_1", "brewery_2", "smelter_1").town(B, "brewery_1")
    scene.mark(A, "brewery_2", new=True).mark(A, "smelter_1", new=True)
    assert gained(scene, "beer_specialist") == (2, 0)
    assert gained(scene, "gold_miner") == (2, 1)
    assert gained(wild(), "gold_miner") == (0, 0)


@rule("VW-18.18")
def test_taxes_count_rivals():
    scene = wild(players=4).town(A, "brewery_1", "smelter_1").town(B, "brewery_1", "brewery_2").town(C, "brewery_1")
    scene.mark(C, "brewery_1", new=True)
    assert gained(scene, "beer_taxes") == (4, 0)
    assert gained(scene, "gold_taxes") == (4, 1)
    scene.town(C, "smelter_1")
    assert gained(wild(), "beer_taxes") == (2, 0)


@rule("VW-18.8")
def test_scroll_and_crystal():
    scene = wild().hand(A, "scroll", "crystal").top(A, "gold", "gold", "beer").do(Play("scroll", "draw"))
    assert scene.player().hand == ("crystal", "gold", "gold")
    scene.do(Play("crystal", "choose"))
    assert scene.asks() == ChooseResource(A, "crystal")
    assert scene.options() == [TakeResource("beer"), TakeResource("gold")]
    scene.do(TakeResource("gold")).do(Play("crystal", "draw"))
    assert scene.pooled() == (0, 1)
    assert scene.player().hand == ("gold", "gold", "beer")


# Tokens (chapter 18)


@rule("VW-18.7", "VW-5.14", "VW-7.7")
def test_a_theft_takes_a_token_out_of_a_storage():
    scene = wild().hand(A, "money_theft").town(A, "gold_storage_1")
    scene.town(B, "gold_storage_1", "gold_storage_2", "beer_storage_1", "smelter_1").town(C, "gold_storage_1")
    scene.tokens(B, "gold_storage_1", gold=2).tokens(B, "beer_storage_1", beer=2).tokens(B, "smelter_1", gold=1)
    scene.tokens(C, "gold_storage_1", gold=1).mark(C, "gold_storage_1", damaged=True)
    scene.do(Play("money_theft", "gain"))
    assert scene.pooled() == (0, 1)
    assert scene.asks() == StealToken(A, "gold", "money_theft")
    assert set(scene.options()) == {TakeNothing(), TakeFrom(B, "gold_storage_1"), TakeFrom(C, "gold_storage_1")}
    assert scene.denied(TakeFrom(B, "gold_storage_2")) == ("storage_empty", "VW-18.7")
    assert scene.denied(TakeFrom(B, "smelter_1")) == ("no_such_storage", "VW-18.7")
    assert scene.denied(TakeFrom(B, "beer_storage_1")) == ("no_such_storage", "VW-18.7")
    assert scene.denied(TakeFrom(A, "gold_storage_1")) == ("not_a_rival", "VW-18.7")
    scene.do(TakeFrom(B, "gold_storage_1"))
    assert scene.told(TokenStolen) == [TokenStolen(A, B, "gold_storage_1", "gold")]
    assert scene.told(TokenGained) == [TokenGained(A, "gold", "gold_storage_1", "money_theft")]
    assert (scene.held(B, "gold_storage_1"), scene.held(A, "gold_storage_1")) == ((0, 1), (0, 1))


@rule("VW-18.7", "VW-23.15", "VW-12.2")
def test_a_theft_is_no_attack():
    scene = (
        wild().hand(A, "recipe_theft").town(B, "beer_storage_1").tokens(B, "beer_storage_1", beer=1).hand(B, "tower")
    )
    scene.do(Play("recipe_theft", "gain")).do(TakeFrom(B, "beer_storage_1"))
    assert scene.pooled() == (2, 0)
    assert scene.held(A) == (1, 0)
    assert scene.asks() == TakeTurn(A)
    assert not scene.player(B).attacked
    assert scene.s.acting.rival == -1


@rule("VW-18.7")
def test_a_theft_can_be_left_undone():
    scene = (
        wild().hand(A, "recipe_theft").town(B, "beer_storage_1", "beer_storage_2").tokens(B, "beer_storage_1", beer=1)
    )
    scene.tokens(B, "beer_storage_2", beer=1).mark(B, "beer_storage_2", new=True).do(Play("recipe_theft", "gain"))
    assert scene.denied(TakeFrom(B, "beer_storage_2")) == ("under_construction", "VW-18.7")
    scene.do(TakeNothing())
    assert scene.held(B, "beer_storage_1") == (1, 0)
    nothing = wild().hand(A, "recipe_theft").do(Play("recipe_theft", "gain"))
    assert nothing.asks() == TakeTurn(A)


@rule("VW-18.9")
@pytest.mark.parametrize(
    ("gift", "card", "token"),
    [
        ("mystery_gift_resource", "beer", (1, 0)),
        ("mystery_gift_resource", "beer_mugs", (1, 0)),
        ("mystery_gift_resource", "scroll", (0, 0)),
        ("mystery_gift_unit", "elf_archer", (0, 1)),
        ("mystery_gift_unit", "thor", (0, 0)),
        ("mystery_gift_unit", "beer", (0, 0)),
    ],
)
def test_mystery_gifts(gift: str, card: str, token: tuple[int, int]):
    scene = wild().hand(A, gift).top(A, card).do(Play(gift, "show"))
    assert scene.told(CardShown) == [CardShown(A, card)]
    assert scene.told(CardShown)[0].seen_by(B) == CardShown(A, card)
    assert scene.player().hand == (card,)
    assert scene.held(A) == token


@rule("VW-18.9", "VW-7.7", "VW-6.4")
def test_a_gift_without_a_card():
    scene = wild().hand(A, "mystery_gift_unit").deck(A)
    scene.player().discard = ()
    scene.do(Play("mystery_gift_unit", "show"))
    assert not scene.told(CardShown)


# Drawing, looking, fetching back (chapter 18)


@rule("VW-18.12", "VW-18.11")
def test_shaman_and_odins_boost_draw():
    for card in ("shaman", "odins_boost"):
        scene = wild().hand(A, card).top(A, "gold").do(Play(card, "draw"))
        assert scene.player().hand == ("gold",)


@rule("VW-18.19", "VW-20.3")
def test_time_manipulation():
    scene = wild().hand(A, "time_manipulation", "elf_archer").top(A, "gold", "gold", "beer", "beer", "viking_warrior")
    scene.do(Play("time_manipulation", "draw"))
    assert scene.asks() == ChoosePutBack(A)
    assert scene.options() == [PutOnTop(card) for card in ("elf_archer", "gold", "beer")]
    assert scene.denied(PutOnTop("viking_warrior")) == ("not_in_hand", "VW-18.19")
    scene.do(PutOnTop("elf_archer"))
    assert scene.player().deck[:2] == ("elf_archer", "viking_warrior")
    assert scene.player().known_top == 1
    (told,) = scene.told(CardPutBack)
    assert (told.seen_by(A).card, told.seen_by(B).card) == ("elf_archer", "?")


@rule("VW-18.19", "VW-7.7")
def test_time_manipulation_with_few_cards():
    scene = wild().hand(A, "time_manipulation").deck(A, "gold")
    scene.player().discard = ()
    scene.do(Play("time_manipulation", "draw"))
    assert (scene.player().hand, scene.player().deck) == ((), ("gold",))
    bare = wild().hand(A, "time_manipulation").deck(A)
    bare.player().discard = ()
    bare.do(Play("time_manipulation", "draw"))
    assert bare.asks() == TakeTurn(A)


@rule("VW-20.3")
def test_what_was_put_back_is_forgotten_when_it_is_drawn():
    scene = wild().hand(A, "time_manipulation", "scroll").do(Play("time_manipulation", "draw"))
    scene.do(PutOnTop("scroll")).hand(A, "scroll")
    scene.player().known_top = 1
    scene.do(Play("scroll", "draw"))
    assert scene.player().known_top == 0


@rule("VW-20.3")
def test_what_lies_below_a_drawn_card_is_still_known():
    scene = wild()
    scene.player().known_top = 2
    draw(scene.s, A, 1, [])
    assert scene.player().known_top == 1


@rule("VW-18.20")
def test_resurrection():
    scene = wild().hand(A, "resurrection").area(A, "elf_archer").discard(A, "gold", "gold", "viking_warrior")
    scene.do(Play("resurrection", "recover"))
    assert scene.asks() == RecoverCards(A, 2, None)
    assert len(scene.options()) == 1 + 2 + 2
    assert scene.denied(Recover(("gold", "gold", "viking_warrior"))) == ("recover_so_many", "VW-18.20")
    assert scene.denied(Recover(("elf_archer",))) == ("not_in_discard", "VW-18.20")
    assert scene.denied(Recover(("viking_warrior", "viking_warrior"))) == ("not_in_discard", "VW-18.20")
    scene.do(Recover(("gold", "viking_warrior")))
    assert scene.player().hand == ("gold", "viking_warrior")
    assert scene.player().discard == ("gold",)
    assert scene.told(CardsRecovered) == [CardsRecovered(A, ("gold", "viking_warrior"))]
    empty = wild().hand(A, "resurrection").do(Play("resurrection", "recover"))
    assert empty.asks() == TakeTurn(A)


@rule("VW-18.16", "VW-18.20")
def test_valkyrie_fetches_a_unit():
    scene = wild().hand(A, "valkyrie").discard(A, "gold", "thor", "elf_archer", "viking_warrior")
    scene.do(Play("valkyrie", "recover"))
    assert scene.options() == [Recover(("elf_archer",)), Recover(("viking_warrior",))]
    assert scene.denied(Recover(())) == ("recover_so_many", "VW-18.20")
    assert scene.denied(Recover(("thor",))) == ("not_in_discard", "VW-18.20")
    scene.do(Recover(("elf_archer",)))
    assert scene.undefended(B, HALL, "elf_archer", "valkyrie").told(AttackSucceeded)[0].strength == 2 + 4
    assert wild().hand(A, "valkyrie").discard(A, "gold").do(Play("valkyrie", "recover")).asks() == TakeTurn(A)


@rule("VW-18.17", "VW-20.2")
def test_lokis_lens():
    scene = wild().hand(A, "lokis_lens").hand(B, "tower").hand(C, "elf_archer", "beer").do(Play("lokis_lens", "peek"))
    assert scene.asks() == PeekAtHand(A)
    assert scene.denied(LookAt(A)) == ("not_a_rival", "VW-18.17")
    scene.do(LookAt(C))
    (told,) = scene.told(HandSeen)
    assert told.seen_by(A).cards == told.seen_by(C).cards == ("elf_archer", "beer")
    assert told.seen_by(B).cards == ("?", "?")
    assert WILD.visible(scene.s, A).players[C].hand == ("elf_archer", "beer")
    assert WILD.visible(scene.s, A).players[B].hand == ("?",)
    assert WILD.visible(scene.s, B).players[C].hand == ("?", "?")
    scene.do(Play("lokis_lens", "draw"))
    assert len(scene.player().hand) == 2
    scene.end_turn()
    assert WILD.visible(scene.s, A).players[C].hand == ("?", "?")
    two = wild(players=2).hand(A, "lokis_lens").do(Play("lokis_lens", "peek"))
    assert two.asks() == TakeTurn(A)
    assert len(two.told(HandSeen)) == 1


@rule("VW-24.1")
def test_every_card_can_do_something():
    for card in CARDS.values():
        assert card.parts or card.fights or card.defends or card.boost or card.kind == "undead", card.id
