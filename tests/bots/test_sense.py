"""Single moments in which the steady player must do the sensible thing."""

from kit import bots
from meadhall.bots import Question, make
from meadhall.bots.watch.steady import ANSWERS
from meadhall.rules.kernel import Action
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.bundles import one
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import ClaimVictory, PlayCard
from meadhall.rules.watch.cards.heroes_trade import LookAt, Take
from meadhall.rules.watch.data import CLANS
from meadhall.rules.watch.fights.tormund import MoveTormund, StealFrom
from meadhall.rules.watch.fights.wall import HireGuard
from meadhall.rules.watch.flow import EndTurn
from meadhall.rules.watch.land.building import BuildKeep, FoundSettlement
from meadhall.rules.watch.state import Offer
from meadhall.rules.watch.trade import (
    Accept,
    AnswerOffer,
    Counter,
    Decline,
    DeclineProposal,
    OfferTrade,
    Propose,
    SupplyTrade,
    TakeProposal,
)
from rules.watch.scene import BLACK, BLUE, BRICK, GRAIN, LUMBER, ORE, RED, WOOL, YELLOW, Scene, base, watch


def choice(scene: Scene, seed: int = 1) -> Action:
    return make("steady", WATCH, seed).choose(Question(WATCH, scene.s))


def choices(scene: Scene, most: int = 12) -> list[Action]:
    """What the player does one after the other, as long as it is asked in its turn."""
    done: list[Action] = []
    seat = scene.asks().seat
    while len(done) < most and not scene.is_over() and scene.asks().seat == seat and scene.s.active == seat:
        done.append(choice(scene))
        if isinstance(done[-1], EndTurn | OfferTrade):
            break
        scene.do(done[-1])
    return done


# Building


def test_it_takes_the_winning_keep():
    scene = base().bare().buildings(BLUE, settlements="V10 V12 V26", keeps="V44 V46 V40").turn(BLUE)
    scene.hand(BLUE, ore=3, grain=2, brick=1, lumber=1, wool=1)
    assert scene.points(BLUE) == 9
    assert isinstance(choice(scene), BuildKeep)


def test_it_trades_with_the_supply_for_the_winning_keep():
    scene = base().bare().buildings(BLUE, settlements="V10 V12 V26", keeps="V44 V46 V40").turn(BLUE)
    scene.hand(BLUE, ore=2, grain=2, wool=4)
    for seat in (YELLOW, BLACK, RED):
        scene.hand(seat)
    assert SupplyTrade(WOOL, ORE) in choices(scene)
    assert scene.is_over()


def test_it_claims_its_victory():
    scene = base(confirm_victory=True).bare().buildings(BLUE, keeps="V10 V12 V26 V44", settlements="V46 V40")
    assert choice(scene.turn(BLUE)) == ClaimVictory()


def test_it_ends_its_turn_when_the_end_of_the_turn_wins():
    scene = watch(victory_at_end_of_turn=True).bare().buildings(BLUE, keeps="V10 V12 V26 V44", settlements="V46 V40")
    scene.turn(BLUE).hand(BLUE, ore=3, grain=2, brick=2, lumber=2, wool=2)
    assert choice(scene) == EndTurn()


# The Wall


def test_it_posts_the_guard_that_is_a_point():
    scene = watch().wall(1, BLUE, RED).wall(2, BLUE, RED).wall(3, RED, YELLOW).wall(4, YELLOW, BLACK).turn(BLUE)
    scene.hero(BLUE, "ygritte")
    assert isinstance(choice(scene.hand(BLUE, brick=1, wool=1, lumber=1)), HireGuard)


def test_it_posts_where_the_wall_is_about_to_break():
    """Who leads in points and has no guards fears the third invasion; it is W3 that can break next."""
    scene = watch().wall(1, RED, RED).wall(2, YELLOW, YELLOW).wall(4, BLACK, RED).wall(3, YELLOW).invasions(2)
    scene.clearings("", "", "W", "").camps(cave="WW", hornfoot="WW").turn(BLUE).hero(BLUE, "yoren")
    scene.bare().buildings(BLUE, keeps="V10 V26 V44", settlements="V12")
    assert choice(scene.hand(BLUE, brick=1, wool=1, lumber=1)) == HireGuard(2)


def test_the_guard_stands_before_the_settlement_turns_up_its_token():
    scene = watch().wall(1, BLUE, BLUE).wall(2, RED, RED).wall(3, YELLOW, YELLOW).wall(4, BLACK, BLACK).turn(BLUE)
    scene.bare().buildings(BLUE, settlements="V45 V10").roads(BLUE, "V45-V52", "V52-V59").hero(BLUE, "ygritte")
    scene.hand(BLUE, brick=2, lumber=2, wool=2, grain=1)
    assert [type(move) for move in choices(scene)] == [HireGuard, FoundSettlement, EndTurn]


def last_keep(scene: Scene) -> Scene:
    """Blue could build a keep that makes nine points. Every clan is one short of a rush, and the Wall is bare."""
    camps = dict.fromkeys(CLANS, "WWWW")
    scene.bare().buildings(BLUE, settlements="V10 V12 V26 V28", keeps="V44 V46").invasions(2).camps(**camps)
    return scene.turn(BLUE, building=True).hand(BLUE, ore=3, grain=2)


def test_it_does_not_trigger_a_tragic_end_that_it_would_lose():
    assert choice(last_keep(watch().wall(1, RED))) == EndTurn()


def test_it_triggers_a_tragic_end_that_it_would_win():
    assert isinstance(choice(last_keep(watch().wall(1, BLUE, BLUE))), BuildKeep)


# Trade


def asked_for_grain(offerer_points: str, **hand: int) -> Scene:
    """Yellow offers the ore that blue misses for a grain."""
    scene = base().bare().buildings(BLUE, settlements="V10 V26", keeps="V44").buildings(YELLOW, keeps=offerer_points)
    scene.turn(YELLOW).hand(YELLOW, ore=1).hand(BLUE, **hand)
    return scene.do(OfferTrade(Offer(one(ORE), one(GRAIN), (BLUE,))))


def test_it_accepts_what_completes_its_plan():
    scene = asked_for_grain("V12 V28", ore=2, grain=4)
    assert choice(scene) == Accept()


def test_it_does_not_help_one_who_is_about_to_win():
    scene = asked_for_grain("V12 V28 V40 V46", ore=2, grain=4)
    assert isinstance(scene.asks(), AnswerOffer)
    assert choice(scene) == Decline()


def test_it_does_not_give_away_what_it_needs():
    scene = asked_for_grain("V12 V28", ore=3, grain=2)
    assert not isinstance(choice(scene), Accept | Counter)


def test_it_offers_what_it_does_not_need_for_what_it_misses():
    scene = base().bare().buildings(BLUE, settlements="V10 V26", keeps="V44").buildings(YELLOW, keeps="V28")
    scene.turn(BLUE).hand(BLUE, ore=2, grain=2, wool=2).hand(YELLOW, ore=4)
    move = choice(scene)
    assert isinstance(move, OfferTrade)
    assert (move.offer.want, move.offer.give) == (one(ORE), one(WOOL))


def test_it_offers_to_those_with_whom_it_would_deal():
    """Yellow is so far ahead that the ore is not worth helping him; red is not."""
    scene = base().bare().buildings(BLUE, settlements="V10 V26").buildings(RED, settlements="V45").turn(BLUE)
    scene.buildings(YELLOW, settlements="V24", keeps="V28 V14 V12").hand(YELLOW, ore=3, grain=3, wool=2)
    scene.hand(RED, ore=2, grain=2, wool=2, brick=2).hand(BLUE, lumber=1, brick=2, grain=1, ore=2)
    move = choice(scene)
    assert isinstance(move, OfferTrade)
    assert move.offer.to == (RED,)


def test_it_answers_a_proposal():
    """Takes the good one and declines the other, so that none stays on the table."""
    scene = base().bare().buildings(BLUE, settlements="V10 V26", keeps="V44").turn(BLUE).hand(BLUE, ore=2, grain=4)
    scene.hand(YELLOW, ore=1, lumber=1)
    scene.do(Propose(one(ORE), one(GRAIN)), by=YELLOW)
    assert choice(scene) == TakeProposal(YELLOW)
    scene.hand(BLUE, ore=3, grain=2).do(Propose(one(LUMBER), one(ORE)), by=YELLOW)
    assert choice(scene) == DeclineProposal(YELLOW)


# Sevens and cards


def test_it_keeps_what_completes_its_plan():
    scene = base().bare().buildings(BLUE, settlements="V10 V26", keeps="V44").hand(BLUE, ore=3, grain=2, wool=5)
    scene.before_roll(BLUE).roll(3, 4)
    kept = scene.do(choice(scene)).holding(BLUE)
    assert (kept[ORE], kept[GRAIN], kept[WOOL]) == (3, 2, 0)


def test_in_its_own_turn_it_keeps_what_it_can_spend_at_once():
    """Not what would promise more later: the settlement that it can found as soon as Tormund stands."""
    scene = base().bare().buildings(BLUE, settlements="V45 V10").roads(BLUE, "V45-V52", "V52-V59")
    scene.hand(BLUE, lumber=1, brick=1, wool=2, grain=2, ore=2).before_roll(BLUE).roll(3, 4)
    assert scene.do(choice(scene)).holding(BLUE) == (1, 1, 1, 1, 0)


def test_rather_than_lose_spare_cards_to_a_seven_it_trades_them():
    scene = base().bare().buildings(BLUE, settlements="V10 V26", keeps="V44").turn(BLUE)
    for seat in (YELLOW, BLACK, RED):
        scene.hand(seat)
    assert choice(scene.hand(BLUE, brick=4, wool=3)) == EndTurn()
    assert isinstance(choice(scene.hand(BLUE, brick=5, wool=4)), SupplyTrade)


def test_it_drives_tormund_to_the_leader():
    scene = base().bare().buildings(BLUE, settlements="V10").buildings(YELLOW, keeps="V26 V45")
    scene.buildings(RED, settlements="V28").hand(YELLOW, ore=2).hand(RED, ore=2).before_roll(BLUE).roll(3, 4)
    assert isinstance(scene.asks(), MoveTormund)
    scene.do(choice(scene))
    assert not isinstance(scene.asks(), StealFrom)
    assert scene.s.owner[26] == YELLOW
    assert any(scene.s.owner[corner] == YELLOW for corner in scene.s.ground.corners[scene.s.tormund])


def test_it_frees_its_land_from_tormund_before_the_roll():
    scene = base().bare().buildings(BLUE, keeps="V26").buildings(RED, settlements="V28").tormund("H15")
    scene.cards(BLUE, "ranger_patrol").hand(RED, brick=1).before_roll(BLUE)
    assert choice(scene) == PlayCard("ranger_patrol")


def test_it_takes_the_brick_and_lumber_that_found_a_settlement():
    scene = base().turn(BLUE).cards(BLUE, "winter_is_coming").bare()
    scene.buildings(BLUE, settlements="V45 V10").roads(BLUE, "V45-V52", "V52-V59").hand(BLUE, wool=1, grain=1)
    done = choices(scene)
    assert done[0] == PlayCard("winter_is_coming")
    assert scene.holding(BLUE)[BRICK] == 0
    assert 59 in scene.s.players[BLUE].settlements


def ahead_of_blue(**hand: int) -> Scene:
    """Yellow leads, but it is red whose land yields grain; blue has Mance Rayder."""
    scene = watch().bare().buildings(BLUE, settlements="V10").buildings(YELLOW, keeps="V11 V22")
    scene.buildings(RED, settlements="V14 V24").hero(BLUE, "mance_rayder").turn(BLUE)
    return scene.hand(BLUE, **hand)


def test_mance_looks_where_the_missing_card_may_be():
    scene = ahead_of_blue(ore=3, grain=1).hand(YELLOW, wool=2, brick=2, ore=1).hand(RED, grain=4)
    assert choices(scene, 3) == [UseHero(), LookAt(RED), Take(GRAIN)]


def test_mance_waits_while_nobody_ahead_has_anything_of_use():
    scene = ahead_of_blue(brick=1, wool=1, ore=1).hand(YELLOW, wool=1).hand(RED)
    assert choice(scene) == EndTurn()


def test_it_has_an_answer_to_every_question():
    assert bots.questions(WATCH) == set(ANSWERS)
