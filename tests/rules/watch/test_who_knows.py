"""Chapter 24: who knows what."""

from operator import attrgetter
from typing import Any

import pytest

from kit import rule
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.heroes_build import BuyVision, ChooseVision, PickCard
from meadhall.rules.watch.cards.heroes_trade import LookAt, Take, TakeFromHand
from meadhall.rules.watch.data import UNKNOWN
from meadhall.rules.watch.events import CardBought, CardStolen, CardTakenFromHand, DiceRolled, HandSeen, TopCardsSeen
from meadhall.rules.watch.fights.tormund import DiscardCards
from meadhall.rules.watch.state import Offer
from meadhall.rules.watch.trade import Accept, AnswerOffer, OfferTrade
from rules.watch.scene import BLACK, BLUE, ORE, RED, WOOL, YELLOW, Scene, bundle, watch

SEATS = (BLUE, YELLOW, BLACK, RED)


def busy() -> Scene:
    """A position with something of everything in it."""
    scene = watch().hand(BLUE, wool=3).hand(YELLOW, ore=2, brick=1).hand(RED, lumber=2)
    scene.cards(YELLOW, "ranger_patrol", "vp_tower", fresh=["road_building"]).cards(BLUE, "new_recruits")
    scene.patrols(RED, 3).holds(patrol=RED).wall(1, RED, BLUE, RED, RED).tormund("H07").invasions(1)
    scene.camps(river="WC", hornfoot="G").clearings("WW", "", "", "").gift(H03="W", H12="C")
    scene.hero(YELLOW, "yoren", "B").reveal("river_warrior")
    return scene.turn(BLUE)


def seen(scene: Scene, seat: int) -> Any:
    return WATCH.visible(scene.s, seat)


OPEN = (
    "owner",
    "road",
    "wall",
    "camps",
    "clearings",
    "gift",
    "frostfangs",
    "tormund",
    "invasions",
    "display",
    "used",
    "box",
    "road_holder",
    "patrol_holder",
    "rolled",
    "active",
    "layout",
    "options",
)
OPEN_OF_EACH = ("settlements", "keeps", "roads", "patrols", "hero", "flipped", "hand_size")


@rule("GC-24.1")
@pytest.mark.parametrize("seat", SEATS)
def test_what_lies_on_the_table_is_open_to_all(seat):
    scene = busy()
    view = seen(scene, seat)
    for name in OPEN:
        assert attrgetter(name)(view) == attrgetter(name)(scene.s), name
    for player, of_player in zip(scene.s.players, view.players, strict=True):
        for name in OPEN_OF_EACH:
            assert attrgetter(name)(of_player) == attrgetter(name)(player), name
        assert len(of_player.cards + of_player.fresh) == len(player.cards + player.fresh)
    assert len(view.deck) == len(scene.s.deck)


@rule("GC-24.1")
def test_dice_are_open_to_all():
    [rolled] = watch().roll(1, 2, 9).told(DiceRolled)
    for seat in SEATS:
        assert rolled.seen_by(seat) == DiceRolled(BLUE, (1, 2), 9)


@rule("GC-24.2")
def test_the_supply_is_open_unless_the_table_hides_it():
    for seat in SEATS:
        assert seen(busy().supply(ore=0), seat).bank == [17, 18, 16, 19, 0]
        hidden = watch(hide_supply=True).supply(lumber=0, brick=1, wool=2, grain=3, ore=19)
        assert seen(hidden, seat).bank == [0, 1, 2, 2, 2]  # whether there is one, or more, shows


@rule("GC-24.3")
def test_hands_and_cards_are_known_to_their_owner():
    scene = busy()
    owner = seen(scene, YELLOW).players[YELLOW]
    assert owner.hand == [0, 1, 0, 0, 2, 0]
    assert (owner.cards, owner.fresh) == (("ranger_patrol", "vp_tower"), ("road_building",))
    assert WATCH.points(seen(scene, YELLOW), YELLOW) == 3
    for seat in (BLUE, BLACK, RED):
        other = seen(scene, seat).players[YELLOW]
        assert other.hand == [0, 0, 0, 0, 0, 3]
        assert (other.cards, other.fresh) == (("?", "?"), ("?",))
        assert WATCH.points(seen(scene, seat), YELLOW) == 2


@rule("GC-24.4")
@pytest.mark.parametrize("seat", SEATS)
def test_face_down_piles_are_known_to_nobody(seat):
    scene = busy()
    view = seen(scene, seat)
    assert view.deck == ("?",) * len(scene.s.deck)
    assert view.reserve == ("?",) * len(scene.s.reserve)
    for player in view.players:
        assert player.tile == ("?",) * 3
        assert player.keep_tile == (("?", "?"),) * 4
    assert view.chance.seed == 0  # nor what chance will bring


@rule("GC-24.5")
@pytest.mark.parametrize("event", [CardStolen(BLUE, RED, ORE), CardTakenFromHand(BLUE, RED, ORE)])
def test_a_card_taken_from_a_hand_is_known_to_two(event):
    assert [event.seen_by(seat).kind for seat in SEATS] == [ORE, UNKNOWN, UNKNOWN, ORE]


@rule("GC-24.5")
def test_the_hand_that_mance_looks_at():
    scene = watch().buildings(RED, "V42 V11", "V39").hand(RED, ore=1, wool=2).hero(BLUE, "mance_rayder").turn(BLUE)
    scene.do(UseHero()).do(LookAt(RED))
    assert isinstance(scene.asks(), TakeFromHand)
    [looked] = scene.told(HandSeen)
    assert [looked.seen_by(seat).hand for seat in (BLUE, RED)] == [bundle(ore=1, wool=2)] * 2
    assert [looked.seen_by(seat).hand for seat in (YELLOW, BLACK)] == [None, None]
    open_hand, hidden = [0, 0, 2, 0, 1, 0], [0, 0, 0, 0, 0, 3]
    assert [seen(scene, seat).players[RED].hand for seat in SEATS] == [open_hand, hidden, hidden, open_hand]
    scene.do(Take(WOOL))
    assert seen(scene, BLUE).players[RED].hand == [0, 0, 0, 0, 0, 2]  # he no longer looks


@rule("GC-24.5")
def test_the_three_cards_of_melisandre():
    three = ("vp_tower", "ranger_patrol", "road_building")
    scene = watch().hero(BLUE, "melisandre").hand(BLUE, ore=1, wool=1, grain=1).deck(*three).turn(BLUE)
    scene.do(UseHero()).do(BuyVision(ORE, ORE))
    assert isinstance(scene.asks(), ChooseVision)
    [looked] = scene.told(TopCardsSeen)
    assert [looked.seen_by(seat).cards for seat in SEATS] == [three, *[("?",) * 3] * 3]
    assert [seen(scene, seat).deck[:4] for seat in SEATS] == [(*three, "?"), *[("?",) * 4] * 3]
    scene.do(PickCard(0))
    [bought] = scene.told(CardBought)
    assert [bought.seen_by(seat).card for seat in SEATS] == ["vp_tower", "?", "?", "?"]
    assert set(seen(scene, BLUE).deck) == {"?"}


@rule("GC-24.6")
def test_visible_points_leave_out_point_cards():
    """The window writes "n + ?" for a seat whose view holds unplayed cards; both figures come from here."""
    scene = busy()
    assert (scene.visible_points(YELLOW), scene.points(YELLOW)) == (2, 3)
    assert scene.visible_points(RED) == scene.points(RED) == 2 + 1 + 1  # settlements, patrol, three guards
    scene.holds(road=YELLOW).buildings(YELLOW, "V44", "V28")
    assert (scene.visible_points(YELLOW), scene.points(YELLOW)) == (1 + 2 + 1, 5)
    for seat, unplayed in ((YELLOW, 3), (BLUE, 1), (RED, 0)):
        player = seen(scene, BLACK).players[seat]
        assert len(player.cards + player.fresh) == unplayed


@rule("GC-24.7")
def test_a_question_says_who_must_sit_at_the_screen():
    """The curtain is the window's; it follows the seat of the question, and shows that seat's view."""
    discard = watch().hand(RED, wool=8).roll(3, 4)
    offer = watch().hand(RED, wool=8).hand(BLUE, ore=1).turn(BLUE)
    offer.do(OfferTrade(Offer(bundle(ore=1), bundle(wool=1), (RED,))))
    for scene, answer in ((discard, DiscardCards(bundle(wool=4))), (offer, Accept())):
        assert scene.s.active == BLUE
        assert scene.asks().seat == RED
        assert seen(scene, BLUE).players[RED].hand == [0, 0, 0, 0, 0, 8]
        assert seen(scene, RED).players[RED].hand == [0, 0, 8, 0, 0, 0]
        assert scene.refused(answer, by=BLUE).code == "not_now"
        assert scene.allows(answer, by=RED)
    assert isinstance(offer.asks(), AnswerOffer)
