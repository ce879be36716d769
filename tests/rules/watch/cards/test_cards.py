"""Chapter 9: development cards."""

from collections.abc import Callable

import pytest

from kit import rule
from meadhall.rules.kernel import Action, Result
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import (
    ClaimVictory,
    DriveOut,
    FreeRoad,
    GoAfterTormund,
    LayRoad,
    PlayCard,
    RangerChoice,
    StopRoads,
    TakeCards,
)
from meadhall.rules.watch.data import CardId
from meadhall.rules.watch.events import CardsTaken, Discarded, GameWon, GuardPosted, PointsRevealed
from meadhall.rules.watch.fights.tormund import DriveTormund, MoveTormund
from meadhall.rules.watch.fights.wall import PostFreeGuard, PostGuard
from meadhall.rules.watch.flow import EndTurn, PreRoll, Turn
from meadhall.rules.watch.land.building import BuildRoad, BuyCard
from meadhall.rules.watch.state import Offer
from meadhall.rules.watch.trade import Accept, OfferTrade
from rules.watch.scene import BLACK, BLUE, GRAIN, ORE, RED, W1, W2, YELLOW, Scene, base, bundle, chain, path, watch

RANGER, WINTER, ROADS, RECRUITS = "ranger_patrol", "winter_is_coming", "road_building", "new_recruits"
TWO_ORE = TakeCards(bundle(ore=2))
VPS: tuple[CardId, ...] = ("vp_warhorse", "vp_library", "vp_rookery", "vp_tower", "vp_obsidian")


def lay(place: str) -> LayRoad:
    return LayRoad(path(place))


# When


@rule("GC-9.1")
@pytest.mark.parametrize("moment", ["before the roll", "trade", "building"])
def test_one_card_at_any_moment_of_the_own_turn(moment: str):
    scene = base().cards(BLUE, WINTER, RANGER).cards(YELLOW, WINTER)
    scene = scene.before_roll(BLUE) if moment == "before the roll" else scene.turn(BLUE, building=moment == "building")
    asked = scene.asks()
    assert scene.options(PlayCard) == [PlayCard(WINTER), PlayCard(RANGER)]
    assert scene.denied(PlayCard(WINTER), by=YELLOW) == ("not_now", "")
    scene.do(PlayCard(WINTER)).do(TWO_ORE)
    assert scene.asks() == asked
    assert scene.denied(PlayCard(RANGER)) == ("one_card_a_turn", "GC-9.1")
    assert scene.options(PlayCard) == []


@rule("GC-9.1")
def test_one_card_in_a_turn_whatever_step_it_was_played_in():
    scene = base(2).cards(BLUE, WINTER, RANGER).before_roll(BLUE).do(PlayCard(WINTER)).do(TWO_ORE).roll(1, 1)
    assert scene.denied(PlayCard(RANGER)) == ("one_card_a_turn", "GC-9.1")
    scene.do(EndTurn()).roll(1, 1).do(EndTurn())
    assert scene.allows(PlayCard(RANGER))


@rule("GC-9.1")
def test_one_plays_what_one_holds():
    assert base().cards(YELLOW, WINTER).denied(PlayCard(WINTER)) == ("card_not_held", "GC-9.1")


@rule("GC-9.2")
@pytest.mark.parametrize("card", [RANGER, WINTER, ROADS])
def test_a_card_waits_for_the_turn_after_it_was_bought(card: CardId):
    scene = base(2).deck(card).hand(BLUE, ore=1, wool=1, grain=1).turn(BLUE).do(BuyCard())
    assert scene.denied(PlayCard(card)) == ("bought_this_turn", "GC-9.2")
    assert scene.options(PlayCard) == []
    scene.do(EndTurn()).roll(1, 1).do(EndTurn())
    assert scene.asks() == PreRoll(BLUE)
    assert scene.options(PlayCard) == [PlayCard(card)]


@rule("GC-9.2", "GC-9.13")
def test_victory_points_count_in_the_turn_in_which_they_are_bought():
    scene = base().bare().buildings(BLUE, "V01", keeps="V03 V10 V12 V14").turn(BLUE)
    scene.deck("vp_tower").hand(BLUE, ore=1, wool=1, grain=1).do(BuyCard())
    assert scene.s.result == Result("base_victory", (BLUE,), (10, 0, 0, 0))
    assert scene.told(PointsRevealed) == [PointsRevealed(BLUE, ("vp_tower",))]


def _discarding() -> Scene:
    return base().hand(BLUE, wool=8).before_roll(BLUE).cards(BLUE, WINTER).roll(3, 4)


def _driving_tormund() -> Scene:
    return base().before_roll(BLUE).cards(BLUE, WINTER).roll(3, 4)


def _offering() -> Scene:
    scene = base().hand(BLUE, wool=1).hand(YELLOW, ore=1).cards(BLUE, WINTER).turn(BLUE)
    return scene.do(OfferTrade(Offer(bundle(wool=1), bundle(ore=1), (YELLOW,))))


def _confirming() -> Scene:
    return _offering().do(Accept())


def _using_a_hero() -> Scene:
    return watch().gift(H05="W").hero(BLUE, "ygritte").turn(BLUE).cards(BLUE, WINTER).do(UseHero())


def _playing_another() -> Scene:
    return base().turn(BLUE).cards(BLUE, ROADS, WINTER).do(PlayCard(ROADS))


@rule("GC-9.3")
@pytest.mark.parametrize(
    "inside", [_discarding, _driving_tormund, _offering, _confirming, _using_a_hero, _playing_another]
)
def test_no_card_is_played_inside_another_effect(inside: Callable[[], Scene]):
    scene = inside()
    assert WINTER in scene.s.players[BLUE].cards
    assert scene.refused(PlayCard(WINTER), by=BLUE).code == "not_now"
    assert scene.options(PlayCard) == []


# Ranger Patrol


def ranger(scene: Scene) -> Scene:
    return scene.turn(BLUE).cards(BLUE, RANGER).do(PlayCard(RANGER))


@rule("GC-9.4")
def test_a_patrol_moves_tormund_and_robs_but_nobody_discards():
    """H01 borders blue's own V10 and black's V11."""
    scene = base().hand(BLUE, wool=9).hand(YELLOW, brick=9).hand(BLACK, ore=9)
    ranger(scene)
    assert scene.asks() == MoveTormund(BLUE)
    assert scene.denied(DriveTormund(12)) == ("no_number_there", "GC-6.6")
    scene.do(DriveTormund(1), ORE)
    assert scene.s.tormund == 1
    assert [scene.holding(seat) for seat in (BLUE, YELLOW, BLACK)] == [
        bundle(wool=9, ore=1),
        bundle(brick=9),
        bundle(ore=8),
    ]
    assert scene.told(Discarded) == []
    assert scene.asks() == Turn(BLUE)


def watched(**gift: str) -> Scene:
    return ranger(watch().gift(**gift))


@rule("GC-9.5")
def test_in_brotherhood_a_patrol_goes_after_tormund_or_a_wildling():
    scene = watched(H07="C", H05="W")
    assert scene.asks() == RangerChoice(BLUE)
    assert scene.options() == [GoAfterTormund(), DriveOut(5), DriveOut(7)]


@rule("GC-9.5")
def test_option_a_is_as_in_base():
    scene = watched(H07="C").do(GoAfterTormund())
    assert scene.asks() == MoveTormund(BLUE)
    scene.do(DriveTormund(4))
    assert (scene.s.tormund, scene.in_gift(), scene.holding(BLUE)) == (4, {"H07": "C"}, bundle())


@rule("GC-9.5")
@pytest.mark.parametrize(("hex", "pays"), [(7, "grain"), (5, "ore"), (2, "wool"), (3, "brick"), (9, "lumber")])
def test_option_b_removes_a_wildling_and_takes_a_card_of_its_land(hex: int, pays: str):
    scene = watched(**{f"H{hex:02d}": "C", "H21": "W"})
    before, bank = scene.s.frostfangs["climber"], sum(scene.s.bank)
    scene.do(DriveOut(hex))
    assert scene.in_gift() == {"H21": "W"}
    assert scene.s.frostfangs["climber"] == before + 1
    assert (scene.holding(BLUE), sum(scene.s.bank)) == (bundle(**{pays: 1}), bank - 1)
    assert scene.told(CardsTaken) == [CardsTaken(BLUE, bundle(**{pays: 1}))]
    assert (scene.s.tormund, scene.asks()) == (0, Turn(BLUE))


@rule("GC-9.6")
def test_option_b_needs_a_wildling():
    scene = watched(H07="W")
    assert scene.denied(DriveOut(8)) == ("no_wildling_there", "GC-9.6")
    assert watched().asks() == MoveTormund(BLUE)


@rule("GC-9.6")
def test_option_b_with_an_empty_deck_removes_the_wildling_for_nothing():
    scene = watched(H07="W").supply(grain=0).do(DriveOut(7))
    assert (scene.in_gift(), scene.holding(BLUE), scene.s.bank[GRAIN]) == ({}, bundle(), 0)
    assert scene.told(CardsTaken) == []


@rule("GC-9.7")
def test_option_b_pays_under_tormund():
    scene = watched(H07="W").tormund("H07").do(DriveOut(7))
    assert (scene.in_gift(), scene.holding(BLUE), scene.s.tormund) == ({}, bundle(grain=1), 7)


@rule("GC-9.8")
def test_played_patrols_stay_before_the_player():
    scene = ranger(base().patrols(BLUE, 2)).do(DriveTormund(2))
    assert scene.s.players[BLUE].cards == ()
    assert scene.s.box == ()
    assert scene.s.patrol_holder == BLUE
    for seat in range(4):
        assert WATCH.visible(scene.s, seat).players[BLUE].patrols == 3


# Progress cards


@rule("GC-9.9")
@pytest.mark.parametrize(
    ("card", "choices"),
    [(ROADS, [lay("V23-V29"), StopRoads()]), (WINTER, [TWO_ORE]), (RECRUITS, [PostGuard(W1)])],
)
def test_progress_cards_leave_the_game(card: CardId, choices: list[Action]):
    scene = watch().turn(BLUE).cards(BLUE, card)
    deck = scene.s.deck
    scene.do(PlayCard(card))
    for choice in choices:
        scene.do(choice)
    assert scene.asks() == Turn(BLUE)
    assert (scene.s.players[BLUE].cards, scene.s.deck, scene.s.box) == ((), deck, (card,))


def free_roads() -> Scene:
    """Blue's only piece is a settlement on V45."""
    return base().bare().buildings(BLUE, "V45").turn(BLUE).cards(BLUE, ROADS)


@rule("GC-9.10")
def test_two_free_roads_one_after_the_other():
    scene = free_roads().do(PlayCard(ROADS))
    bank = scene.s.bank[:]
    assert scene.denied(lay("V52-V59")) == ("road_not_connected", "GC-8.11")
    assert scene.denied(StopRoads()) == ("lay_one_first", "GC-9.10")
    scene.do(lay("V45-V52"))
    assert scene.denied(lay("V45-V52")) == ("path_taken", "GC-8.10")
    scene.do(lay("V52-V59"))
    assert scene.s.players[BLUE].roads == (path("V45-V52"), path("V52-V59"))
    assert (scene.s.bank, scene.asks()) == (bank, Turn(BLUE))


@rule("GC-9.10")
def test_one_may_stop_after_the_first_road():
    scene = free_roads().do(PlayCard(ROADS)).do(lay("V45-V52")).do(StopRoads())
    assert scene.s.players[BLUE].roads == (path("V45-V52"),)
    assert scene.asks() == Turn(BLUE)


@rule("GC-9.10")
def test_with_one_piece_left_there_is_one_free_road():
    fourteen = chain("V48 V41 V34 V42 V35 V43 V36 V44 V37 V45 V38 V46 V39 V47 V40")
    scene = free_roads().roads(BLUE, *fourteen).do(PlayCard(ROADS)).do(lay("V45-V52"))
    assert scene.asks() == Turn(BLUE)


@rule("GC-9.10")
def test_with_one_legal_path_there_is_one_free_road():
    scene = free_roads().roads(RED, "V37-V45", "V38-V45").buildings(RED, "V52").do(PlayCard(ROADS))
    assert scene.options() == [lay("V45-V52")]
    assert scene.do(lay("V45-V52")).asks() == Turn(BLUE)


@rule("GC-9.10")
def test_without_a_path_or_a_piece_the_card_is_kept():
    fifteen = chain("V48 V41 V34 V42 V35 V43 V36 V44 V37 V45 V38 V46 V39 V47 V40 V33")
    no_piece = free_roads().roads(BLUE, *fifteen)
    no_path = free_roads().roads(RED, "V37-V45", "V38-V45", "V45-V52")
    for scene in (no_piece, no_path):
        assert scene.denied(PlayCard(ROADS)) == ("no_road_possible", "GC-9.10")
        assert scene.options(PlayCard) == []


def winter() -> Scene:
    return base().turn(BLUE).cards(BLUE, WINTER)


@rule("GC-9.11")
@pytest.mark.parametrize("cards", [{"ore": 2}, {"lumber": 1, "brick": 1}])
def test_winter_brings_two_cards(cards: dict[str, int]):
    scene = winter().do(PlayCard(WINTER))
    assert len(scene.options()) == 15  # five pairs of a kind and ten of two kinds
    scene.do(TakeCards(bundle(**cards)))
    assert scene.holding(BLUE) == bundle(**cards)
    assert sum(scene.s.bank) == 5 * 19 - 2


@rule("GC-9.11")
def test_winter_brings_just_two_cards_of_the_supply():
    scene = winter().supply(ore=1).do(PlayCard(WINTER))
    for number in (bundle(ore=1), bundle(wool=3), bundle()):
        assert scene.denied(TakeCards(number)) == ("wrong_number_of_cards", "GC-9.11")
    assert scene.denied(TWO_ORE) == ("supply_is_short", "GC-9.11")
    assert TWO_ORE not in scene.options()
    assert scene.allows(TakeCards(bundle(ore=1, wool=1)))


@rule("GC-9.11")
def test_cards_of_winter_are_spent_at_once():
    scene = winter().roads(BLUE).do(PlayCard(WINTER)).do(TakeCards(bundle(lumber=1, brick=1)))
    scene.do(BuildRoad(path("V45-V52")))
    assert scene.holding(BLUE) == bundle()


@rule("GC-9.11")
def test_winter_takes_what_a_bare_supply_still_holds():
    scene = winter().supply(lumber=0, brick=0, wool=0, grain=0, ore=1)
    scene.do(PlayCard(WINTER)).do(TakeCards(bundle(ore=1)))
    assert scene.holding(BLUE) == bundle(ore=1)
    assert winter().supply(lumber=0, brick=0, wool=0, grain=0, ore=0).denied(PlayCard(WINTER)) == (
        "supply_is_short",
        "GC-9.11",
    )


def recruits() -> Scene:
    return watch().turn(BLUE).cards(BLUE, RECRUITS)


@rule("GC-9.12")
def test_new_recruits_post_a_guard_for_nothing():
    scene = recruits().wall(1, *[RED] * 5).wall(2, RED, YELLOW).do(PlayCard(RECRUITS))
    assert scene.asks() == PostFreeGuard(BLUE)
    assert scene.denied(PostGuard(W1)) == ("section_full", "GC-17.3")
    bank = scene.s.bank[:]
    scene.do(PostGuard(W2))
    assert scene.guards_on(2) == (RED, YELLOW, BLUE)
    assert scene.told(GuardPosted) == [GuardPosted(BLUE, W2, 3)]
    assert (scene.s.bank, scene.holding(BLUE)) == (bank, bundle())


@rule("GC-9.12")
def test_new_recruits_need_a_guard_and_a_post():
    no_guard = recruits().wall(1, *[BLUE] * 5).wall(2, BLUE, BLUE)
    no_post = recruits()
    for section, seat in enumerate((YELLOW, BLACK, RED, BLUE), start=1):
        no_post.wall(section, *[seat] * 5)
    for scene in (no_guard, no_post):
        assert scene.denied(PlayCard(RECRUITS)) == ("no_guard_possible", "GC-9.12")
        assert scene.options(PlayCard) == []
    assert no_post.wall(4, *[BLUE] * 4).allows(PlayCard(RECRUITS))


# Victory points


@rule("GC-9.13")
def test_victory_points_stay_hidden_below_ten():
    scene = base(confirm_victory=True).turn(BLUE).cards(BLUE, *VPS)
    assert (scene.points(BLUE), scene.visible_points(BLUE)) == (7, 2)
    assert scene.denied(ClaimVictory()) == ("too_few_points", "GC-9.13")
    for card in VPS:
        assert scene.denied(PlayCard(card)) == ("points_are_kept", "GC-9.13")
    assert scene.options(PlayCard) == scene.options(ClaimVictory) == []
    assert WATCH.visible(scene.s, YELLOW).players[BLUE].cards == ("?",) * 5


@rule("GC-9.13")
def test_victory_points_are_shown_in_the_own_turn_only():
    """Any number at once, whether from earlier turns or bought in this one."""
    scene = base(confirm_victory=True).bare().buildings(BLUE, "V01", keeps="V03 V10 V12")
    scene.cards(BLUE, *VPS[:2], fresh=VPS[2:3])
    scene.turn(YELLOW)
    assert scene.denied(ClaimVictory(), by=BLUE) == ("not_now", "")
    scene.turn(BLUE).do(ClaimVictory())
    assert scene.events == [PointsRevealed(BLUE, VPS[:3]), GameWon(BLUE, 10)]


@rule("GC-9.13")
def test_victory_points_are_shown_when_another_ends_the_game():
    scene = base().cards(YELLOW, *VPS[:2]).buildings(BLUE, keeps="V03 V10 V12 V14").patrols(BLUE, 2)
    ranger(scene)
    assert scene.told(PointsRevealed) == [PointsRevealed(YELLOW, VPS[:2])]


@rule("GC-9.14")
def test_a_patrol_that_reaches_ten_points_wins_before_the_roll():
    scene = base().bare().buildings(BLUE, keeps="V01 V03 V10 V12").patrols(BLUE, 2).cards(BLUE, RANGER)
    scene.before_roll(BLUE).do(PlayCard(RANGER))  # at once: Tormund stays where he is
    assert scene.s.result == Result("base_victory", (BLUE,), (10, 0, 0, 0))
    assert not scene.s.rolled


@rule("GC-9.14")
@pytest.mark.parametrize("guards", [2, 4])
def test_a_recruit_who_brings_the_tenth_point_wins_before_the_roll(guards: int):
    settlements = "V24" if guards == 2 else ""
    scene = watch().bare().buildings(BLUE, settlements, keeps="V01 V03 V10 V12").wall(1, *[BLUE] * guards)
    scene.before_roll(BLUE).cards(BLUE, RECRUITS)
    assert scene.points(BLUE) == 9
    scene.do(PlayCard(RECRUITS)).do(PostGuard(W1))
    assert scene.s.result == Result("true_victory", (BLUE,), (10, 0, 0, 0))


@rule("GC-9.14")
def test_a_free_road_that_brings_the_tenth_point_wins_before_the_second():
    scene = base().bare().buildings(BLUE, keeps="V01 V03 V10 V12").cards(BLUE, ROADS).before_roll(BLUE)
    scene.roads(BLUE, *chain("V41 V34 V42 V35 V43")).do(PlayCard(ROADS))
    assert isinstance(scene.asks(), FreeRoad)
    assert scene.do(lay("V36-V43")).is_over()
