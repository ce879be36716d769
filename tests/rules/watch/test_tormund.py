"""Chapter 6: a roll of 7, Tormund and robbery."""

import pytest

from kit import rule
from meadhall.rules.kernel import BadOutcome, Denial
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.samwell import Console
from meadhall.rules.watch.data import UNKNOWN
from meadhall.rules.watch.events import Advanced, CardStolen, Discarded, Produced, TormundMoved
from meadhall.rules.watch.fights.tormund import Discard, DiscardCards, DriveTormund, MoveTormund, Rob, StealFrom
from meadhall.rules.watch.flow import Turn
from rules.watch.scene import BLACK, BLUE, GRAIN, ORE, RED, WOOL, YELLOW, Scene, base, bundle, watch

SEATS = (BLUE, YELLOW, BLACK, RED)


def seven(scene: Scene) -> Scene:
    """A 7 is rolled and nobody has too many cards: Tormund is to be moved."""
    scene.roll(3, 4)
    assert isinstance(scene.asks(), MoveTormund)
    return scene


@rule("GC-6.1")
@pytest.mark.parametrize("dice", [(1, 6), (2, 5), (3, 4), (4, 3)])
def test_nobody_collects_on_a_seven(dice):
    scene = base().roll(*dice)
    assert not scene.told(Produced)
    assert [scene.holding(seat) for seat in SEATS] == [bundle()] * 4
    assert isinstance(scene.asks(), MoveTormund)


@rule("GC-6.1")
def test_samwell_does_not_help_on_a_seven():
    scene = watch().bare().roll(3, 4)
    assert isinstance(scene.asks(), MoveTormund)
    assert isinstance(watch().bare().roll(3, 5).asks(), Console)


@rule("GC-6.2")
@pytest.mark.parametrize(("cards", "half"), [(8, 4), (9, 4), (10, 5), (13, 6)])
def test_big_hands_are_halved(cards, half):
    scene = base().hand(YELLOW, wool=cards - 1, ore=1).roll(3, 4)
    assert scene.asks() == Discard(YELLOW, (), ())
    for wrong in (half - 1, half + 1):
        denial = Denial("wrong_number_of_cards", "GC-6.2", {"count": half, "chosen": wrong})
        assert scene.refused(DiscardCards(bundle(wool=wrong))) == denial
    for not_held in (bundle(grain=half), bundle(ore=2, wool=half - 2), (0, 0, half + 1, 0, -1)):
        assert scene.refused(DiscardCards(not_held)) == Denial("cards_not_held", "GC-6.2")
    assert set(scene.options()) == {DiscardCards(bundle(wool=half)), DiscardCards(bundle(wool=half - 1, ore=1))}
    scene.do(DiscardCards(bundle(wool=half - 1, ore=1)))
    assert scene.holding(YELLOW) == bundle(wool=cards - half)
    assert (scene.s.bank[WOOL], scene.s.bank[ORE]) == (19 - cards + half, 19)


@rule("GC-6.2")
def test_seven_cards_are_kept():
    scene = seven(base().hand(YELLOW, wool=7).hand(BLUE, ore=7))
    assert scene.holding(YELLOW) == bundle(wool=7)
    assert scene.holding(BLUE) == bundle(ore=7)


@rule("GC-6.3")
def test_only_resource_cards_count():
    scene = watch().hand(BLUE, wool=7).cards(BLUE, "road_building", "vp_library", fresh=["vp_tower"]).patrols(BLUE, 2)
    seven(scene.hero(BLUE, "ygritte"))
    assert scene.holding(BLUE) == bundle(wool=7)


@rule("GC-6.3")
def test_only_resource_cards_are_discarded():
    scene = base().hand(BLUE, wool=8).cards(BLUE, "ranger_patrol", "vp_tower").roll(3, 4)
    scene.do(DiscardCards(bundle(wool=4)))
    assert scene.s.players[BLUE].cards == ("ranger_patrol", "vp_tower")


@rule("GC-6.4")
def test_all_choose_clockwise_and_discard_together():
    scene = base().before_roll(BLACK)
    for seat in SEATS:
        scene.hand(seat, wool=4, ore=4 + (seat == RED))
        if seat == YELLOW:
            scene.hand(seat, wool=7)
    scene.hand(BLUE, lumber=8).roll(3, 4)
    asked: list[int] = []
    while isinstance(scene.asks(), Discard):
        assert not scene.told(Discarded)
        assert [sum(scene.holding(seat)) for seat in SEATS] == [8, 7, 8, 9]  # nothing is laid down yet
        asked.append(scene.asks().seat)
        scene.do(scene.options()[0])
    assert asked == [BLACK, RED, BLUE]
    assert [(event.seat, event.count) for event in scene.told(Discarded)] == [(BLACK, 4), (RED, 4), (BLUE, 4)]
    assert [sum(scene.holding(seat)) for seat in SEATS] == [4, 7, 4, 5]


@rule("GC-6.2", "GC-6.4")
def test_a_choice_is_hidden_until_it_is_revealed_as_a_count():
    scene = base().hand(BLUE, wool=8).hand(RED, ore=8).roll(3, 4).do(DiscardCards(bundle(wool=4)))
    assert WATCH.visible(scene.s, RED).agenda[-1].chosen == ()
    assert WATCH.visible(scene.s, BLUE).agenda[-1].chosen == ((BLUE, bundle(wool=4)),)
    scene.do(DiscardCards(bundle(ore=4)))
    of_blue = scene.told(Discarded)[0]
    assert of_blue.seen_by(BLUE).cards == bundle(wool=4)
    assert of_blue.seen_by(RED) == Discarded(BLUE, 4, None)


@rule("GC-6.5")
def test_the_roller_moves_tormund_elsewhere():
    scene = seven(base().tormund("H10").before_roll(YELLOW))
    assert scene.asks() == MoveTormund(YELLOW)
    assert scene.refused(DriveTormund(10)) == Denial("tormund_must_move", "GC-6.5")
    scene.do(DriveTormund(20))
    assert scene.s.tormund == 20
    assert scene.told(TormundMoved) == [TormundMoved(YELLOW, 10, 20)]


@rule("GC-6.6")
def test_tormund_goes_where_a_number_is():
    scene = seven(base().tormund("H10"))
    assert scene.refused(DriveTormund(12)) == Denial("no_number_there", "GC-6.6")
    assert set(scene.options()) == {DriveTormund(hex) for hex in range(1, 22) if hex not in (10, 12)}
    assert seven(watch().tormund("H10").hero(BLUE, "ygritte")).refused(DriveTormund(0)).rule == "GC-2.1"  # his camp


@rule("GC-6.7")
@pytest.mark.parametrize("stolen", [WOOL, ORE])
@pytest.mark.parametrize("pieces", [("V51", ""), ("", "V51")], ids=["settlement", "keep"])
def test_a_single_opponent_there_loses_a_random_card(pieces, stolen):
    scene = base().bare().buildings(RED, *pieces).hand(RED, wool=2, ore=1).hand(YELLOW, grain=1)
    seven(scene).do(DriveTormund(18), stolen)
    assert scene.told(CardStolen) == [CardStolen(BLUE, RED, stolen)]
    assert sum(scene.holding(BLUE)) == scene.holding(BLUE)[stolen] == 1
    assert sum(scene.holding(RED)) == 2
    assert scene.holding(YELLOW) == bundle(grain=1)


@rule("GC-6.7")
def test_only_cards_that_he_holds_can_be_drawn():
    scene = seven(base().bare().buildings(RED, "V51").hand(RED, wool=2))
    with pytest.raises(BadOutcome):
        scene.do(DriveTormund(18), ORE)


def three_at_h18() -> Scene:
    """Blue, red and yellow have buildings at H18; black has one elsewhere."""
    scene = base().bare().buildings(BLUE, "V43").buildings(RED, "V51").buildings(YELLOW, "", "V57")
    scene.buildings(BLACK, "V10").hand(BLACK, wool=3).hand(BLUE, wool=3)
    return scene


@rule("GC-6.7", "GC-6.10")
def test_with_several_opponents_the_roller_chooses_one():
    scene = seven(three_at_h18().hand(RED, ore=1).hand(YELLOW, grain=1)).do(DriveTormund(18))
    assert scene.asks() == StealFrom(BLUE)
    assert scene.options() == [Rob(YELLOW), Rob(RED)]
    for nothing in (Rob(BLACK), Rob(BLUE)):  # not there; oneself
        assert scene.refused(nothing).code == "nothing_to_rob"
    scene.do(Rob(YELLOW), GRAIN)
    assert scene.holding(BLUE) == bundle(wool=3, grain=1)
    assert scene.holding(RED) == bundle(ore=1)


@rule("GC-6.8")
def test_the_drawn_card_is_known_to_two():
    scene = seven(three_at_h18().hand(RED, ore=1)).do(DriveTormund(18), ORE)
    [stolen] = scene.told(CardStolen)
    assert [stolen.seen_by(seat).kind for seat in SEATS] == [ORE, UNKNOWN, UNKNOWN, ORE]
    for seat in (YELLOW, BLACK):
        assert WATCH.visible(scene.s, seat).players[BLUE].hand == [0, 0, 0, 0, 0, 4]


@rule("GC-6.9")
def test_opponents_without_cards_are_not_offered():
    scene = seven(three_at_h18().hand(RED, ore=1)).do(DriveTormund(18), ORE)  # yellow has none: red at once
    assert scene.asks() == Turn(BLUE)
    scene = seven(three_at_h18().buildings(BLACK, "V36").hand(RED, ore=1)).do(DriveTormund(18))
    assert scene.options() == [Rob(BLACK), Rob(RED)]
    assert scene.refused(Rob(YELLOW)) == Denial("nothing_to_rob", "GC-6.9")


@rule("GC-6.9", "GC-6.10")
def test_where_nobody_has_a_card_the_step_is_skipped():
    scene = seven(three_at_h18()).do(DriveTormund(18))
    assert scene.asks() == Turn(BLUE)
    assert not scene.told(CardStolen)
    assert scene.holding(BLUE) == bundle(wool=3)  # his own card stays


@rule("GC-6.11")
def test_tormund_may_go_where_nobody_lives():
    scene = three_at_h18().hand(RED, ore=1).hand(YELLOW, grain=1)
    seven(scene).do(DriveTormund(21))
    assert scene.s.tormund == 21
    assert not scene.told(CardStolen)
    assert scene.asks() == Turn(BLUE)


@rule("GC-6.12")
def test_then_comes_trade():
    scene = seven(base()).do(DriveTormund(21))
    assert scene.asks() == Turn(BLUE)
    assert not scene.s.building


@rule("GC-6.12")
def test_in_brotherhood_the_wildlings_move_first():
    scene = watch().hand(RED, ore=8).camps(cave="W").wall(2, RED).roll(3, 4, 4)
    scene.do(scene.options()[0])
    assert isinstance(scene.asks(), MoveTormund)
    assert scene.camp("cave") == "W"
    scene.do(DriveTormund(21))
    assert [type(event) for event in scene.events] == [TormundMoved, Advanced]
    assert scene.clearing(2) == "W"
    assert scene.asks() == Turn(BLUE)
