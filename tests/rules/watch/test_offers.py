"""Chapter 7a: how offers between players are made, answered, countered and confirmed."""

from collections.abc import Callable

import pytest

from kit import rule
from meadhall.rules.kernel import Action
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import PlayCard, TakeCards
from meadhall.rules.watch.data import Bundle
from meadhall.rules.watch.events import OfferAnswered, OfferFailed, OfferMade, TradeCancelled, Traded
from meadhall.rules.watch.fights.wall import HireGuard
from meadhall.rules.watch.flow import EndTurn, Turn
from meadhall.rules.watch.land.building import BuyCard
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.state import Offer, Proposal
from meadhall.rules.watch.trade import (
    Accept,
    AnswerOffer,
    ConfirmOffer,
    Counter,
    Deal,
    Decline,
    DeclineProposal,
    OfferTrade,
    Propose,
    RefuseOffers,
    SupplyTrade,
    TakeProposal,
    Withdraw,
)
from rules.watch.scene import BLACK, BLUE, GRAIN, ORE, RED, W1, WOOL, YELLOW, Scene, base, bundle, watch

ALL = (YELLOW, BLACK, RED)
SEATS = range(4)
ONE_WOOL, ONE_ORE, ONE_GRAIN = bundle(wool=1), bundle(ore=1), bundle(grain=1)
WOOL_FOR_ORE = Offer(ONE_WOOL, ONE_ORE, ALL)
ORE_FOR_WOOL = Propose(ONE_ORE, ONE_WOOL)
GRAIN_FOR_WOOL = Counter(ONE_GRAIN, ONE_WOOL)


def market(**options: bool) -> Scene:
    """Blue has two wool in the trade step; yellow and black have an ore, red only grain."""
    scene = base(**options).hand(BLUE, wool=2).hand(RED, grain=1)
    return scene.hand(YELLOW, ore=1).hand(BLACK, ore=1).turn(BLUE)


def hands(scene: Scene) -> list[tuple[int, ...]]:
    return [scene.holding(seat) for seat in SEATS]


def seen(scene: Scene, seat: int) -> object:
    return WATCH.codec.pack(WATCH.visible(scene.s, seat))


def own_turn_goes_on(scene: Scene) -> bool:
    return isinstance(scene.asks(), Turn) and scene.asks().seat == BLUE


# Offers


@rule("GC-7.20")
def test_one_offers_only_what_one_holds():
    scene = market()
    assert scene.allows(OfferTrade(Offer(bundle(wool=2), ONE_ORE, ALL)))
    for give in (bundle(wool=3), bundle(wool=1, grain=1)):
        assert scene.denied(OfferTrade(Offer(give, ONE_ORE, ALL))) == ("cards_not_held", "GC-7.20")


@rule("GC-7.20")
def test_one_may_want_what_nobody_holds():
    scene = market().do(OfferTrade(Offer(ONE_WOOL, bundle(brick=5, lumber=9), ALL)))
    assert isinstance(scene.asks(), AnswerOffer)


@rule("GC-7.20")
def test_only_those_addressed_are_asked():
    scene = market().do(OfferTrade(Offer(ONE_WOOL, ONE_ORE, (BLACK, YELLOW))))
    asked: list[int] = []
    while isinstance(scene.asks(), AnswerOffer):
        asked.append(scene.asks().seat)
        scene.do(Accept())
    assert asked == [BLACK, YELLOW]


@rule("GC-7.21")
@pytest.mark.parametrize("offer", [Offer(ONE_WOOL, None, ALL), Offer(None, ONE_ORE, ALL)])
def test_an_open_offer_is_answered_by_counter_offers(offer: Offer):
    scene = market().do(OfferTrade(offer))
    assert scene.denied(Accept()) == ("open_offer", "GC-7.21")
    assert Accept() not in scene.options()
    scene.do(Counter(ONE_ORE, ONE_WOOL)).do(Decline()).do(Decline()).do(Deal(YELLOW))
    assert hands(scene)[:2] == [bundle(wool=1, ore=1), ONE_WOOL]


@rule("GC-7.21")
def test_one_side_must_be_named():
    scene = market()
    assert scene.denied(OfferTrade(Offer(None, None, ALL))) == ("nothing_offered", "GC-7.20")
    assert scene.denied(OfferTrade(Offer(bundle(), None, ALL))) == ("no_gifts", "GC-7.4")


# Answers


@rule("GC-7.22")
def test_only_who_holds_the_cards_can_accept():
    scene = market().do(OfferTrade(WOOL_FOR_ORE))
    assert scene.options()[:2] == [Decline(), Accept()]
    scene.do(Accept()).do(Accept())
    assert scene.asks().seat == RED
    assert scene.denied(Accept()) == ("cards_not_held", "GC-7.22")
    assert Accept() not in scene.options()
    assert scene.allows(Decline())


@rule("GC-7.22")
def test_a_counter_offer_needs_its_cards_too():
    scene = market().do(OfferTrade(WOOL_FOR_ORE))
    assert scene.allows(Counter(ONE_ORE, bundle(wool=2)))
    assert scene.denied(GRAIN_FOR_WOOL) == ("cards_not_held", "GC-7.22")


@rule("GC-7.22")
def test_declining_tells_nothing_of_the_hand():
    """Whether he could not or would not: the answer has no reason, and the others see the same."""
    could_not, would_not = market().hand(YELLOW, grain=1), market().hand(YELLOW, ore=1)
    for scene in (could_not, would_not):
        scene.supply(grain=10, ore=10).do(OfferTrade(WOOL_FOR_ORE)).do(Decline()).do(Accept()).do(Decline())
    assert could_not.events == would_not.events
    assert could_not.events[0] == OfferAnswered(YELLOW, "decline")
    for seat in (BLUE, BLACK, RED):
        assert seen(could_not, seat) == seen(would_not, seat)


@rule("GC-7.22", "GC-7.23")
@pytest.mark.parametrize("answer", [Decline(), Counter(ONE_ORE, bundle(wool=2))])
def test_an_answer_is_private_until_all_have_answered(answer: Action):
    """The pure layer keeps the answers from every other view; the curtain between players is the window's."""
    scene, other = market().do(OfferTrade(WOOL_FOR_ORE)), market().do(OfferTrade(WOOL_FOR_ORE))
    scene.do(Accept()).do(Accept())
    other.do(answer).do(Accept())
    assert scene.events == other.events == []
    for seat in (BLUE, BLACK, RED):
        assert seen(scene, seat) == seen(other, seat)
    assert seen(scene, YELLOW) != seen(other, YELLOW)


@rule("GC-7.23")
def test_all_answers_become_public_together():
    scene = market().do(OfferTrade(WOOL_FOR_ORE))
    assert scene.events == [OfferMade(BLUE, WOOL_FOR_ORE)]
    assert scene.do(Decline()).events == []
    assert scene.do(Accept()).events == []
    scene.do(GRAIN_FOR_WOOL)
    answers = [
        OfferAnswered(YELLOW, "decline"),
        OfferAnswered(BLACK, "accept"),
        OfferAnswered(RED, "counter", ONE_GRAIN, ONE_WOOL),
    ]
    assert scene.events == answers
    for seat in SEATS:
        assert [answer.seen_by(seat) for answer in answers] == answers


# The end of an offer


@rule("GC-7.24")
def test_the_active_player_chooses_one_answer_or_none():
    scene = market().do(OfferTrade(WOOL_FOR_ORE)).do(Decline()).do(Accept()).do(GRAIN_FOR_WOOL)
    assert isinstance(scene.asks(), ConfirmOffer)
    assert scene.asks().seat == BLUE
    assert scene.options() == [Deal(BLACK), Deal(RED), Withdraw()]
    assert scene.denied(Deal(YELLOW)) == ("did_not_accept", "GC-7.24")


@rule("GC-7.24")
@pytest.mark.parametrize(
    ("choice", "after"),
    [
        (Deal(BLACK), [bundle(wool=1, ore=1), ONE_ORE, ONE_WOOL, ONE_GRAIN]),
        (Deal(RED), [bundle(wool=1, grain=1), ONE_ORE, ONE_ORE, ONE_WOOL]),
        (Withdraw(), [bundle(wool=2), ONE_ORE, ONE_ORE, ONE_GRAIN]),
    ],
)
def test_the_choice_is_carried_out_at_once(choice: Action, after: list[Bundle]):
    scene = market().do(OfferTrade(WOOL_FOR_ORE)).do(Decline()).do(Accept()).do(GRAIN_FOR_WOOL)
    scene.do(choice)
    assert hands(scene) == after
    assert own_turn_goes_on(scene)


@rule("GC-7.24")
def test_nothing_is_confirmed_where_all_decline():
    scene = market().do(OfferTrade(WOOL_FOR_ORE)).do(Decline()).do(Decline()).do(Decline())
    assert scene.told(OfferFailed) == [OfferFailed(BLUE, withdrawn=False)]
    assert own_turn_goes_on(scene)


@rule("GC-7.25")
def test_a_counter_offer_binds_only_the_two():
    """What black asks is for blue alone: red, who offered grain, and yellow, who accepted, are left out."""
    scene = market().do(OfferTrade(WOOL_FOR_ORE)).do(Accept()).do(Counter(ONE_ORE, bundle(wool=2))).do(GRAIN_FOR_WOOL)
    scene.do(Deal(BLACK))
    assert hands(scene) == [ONE_ORE, ONE_ORE, bundle(wool=2), ONE_GRAIN]


@rule("GC-7.25")
def test_a_counter_offer_may_be_answered_by_a_new_offer():
    scene = market().do(OfferTrade(WOOL_FOR_ORE)).do(Decline()).do(Decline()).do(Counter(ONE_GRAIN, bundle(wool=2)))
    scene.do(Withdraw()).do(OfferTrade(Offer(ONE_WOOL, ONE_GRAIN, (RED,)))).do(Accept()).do(Deal(RED))
    assert hands(scene)[RED] == ONE_WOOL


@rule("GC-7.25")
def test_nobody_can_take_a_counter_offer_that_he_cannot_pay():
    scene = market().do(OfferTrade(Offer(ONE_WOOL, ONE_ORE, (YELLOW,)))).do(Counter(ONE_ORE, bundle(wool=3)))
    assert scene.denied(Deal(YELLOW)) == ("cards_not_held", "GC-7.28")
    assert scene.options() == [Withdraw()]


# Proposals


@rule("GC-7.26")
def test_a_proposal_lies_open_until_it_is_taken():
    scene = market().hand(BLUE, wool=6).do(ORE_FOR_WOOL, by=YELLOW)
    assert own_turn_goes_on(scene)
    scene.do(SupplyTrade(WOOL, GRAIN))
    for seat in SEATS:
        assert WATCH.visible(scene.s, seat).proposals == (Proposal(YELLOW, ONE_ORE, ONE_WOOL),)
    scene.do(TakeProposal(YELLOW))
    assert hands(scene)[:2] == [bundle(wool=1, grain=1, ore=1), ONE_WOOL]
    assert scene.denied(TakeProposal(YELLOW)) == ("no_such_proposal", "GC-7.26")


@rule("GC-7.26")
@pytest.mark.parametrize("combined", [False, True])
def test_a_proposal_goes_with_the_trade_step(combined: bool):
    scene = market(combined_trade_build=combined).hand(BLUE, wool=2, grain=1, ore=1).do(ORE_FOR_WOOL, by=YELLOW)
    scene.do(BuyCard())
    assert len(scene.s.proposals) == (1 if combined else 0)
    assert scene.allows(TakeProposal(YELLOW)) == combined
    assert scene.allows(Propose(ONE_ORE, ONE_WOOL), by=BLACK) == combined


@rule("GC-7.26")
@pytest.mark.parametrize("build", [HireGuard(W1), UseHero()])
def test_guards_and_builder_heroes_end_the_trade_step_too(build: Action):
    scene = watch().hero(BLUE, "alliser_thorne").turn(BLUE).hand(BLUE, brick=1, wool=1, lumber=2).hand(YELLOW, ore=1)
    scene.do(ORE_FOR_WOOL, by=YELLOW).do(build)
    assert scene.s.proposals == ()


@rule("GC-7.26")
@pytest.mark.parametrize("end", [DeclineProposal(YELLOW), EndTurn()])
def test_a_proposal_is_declined_or_forgotten(end: Action):
    scene = market().do(ORE_FOR_WOOL, by=YELLOW).do(end)
    assert scene.s.proposals == ()
    assert hands(scene) == hands(market())


@rule("GC-7.26")
def test_each_opponent_has_one_proposal_on_the_table():
    scene = market().hand(YELLOW, ore=1, grain=1).do(ORE_FOR_WOOL, by=YELLOW).do(ORE_FOR_WOOL, by=BLACK)
    scene.do(Propose(ONE_GRAIN, ONE_WOOL), by=YELLOW)
    assert {proposal.seat: proposal.give for proposal in scene.s.proposals} == {YELLOW: ONE_GRAIN, BLACK: ONE_ORE}


@rule("GC-7.26")
def test_proposals_are_made_in_the_trade_step_with_cards_one_holds():
    scene = market()
    assert scene.denied(ORE_FOR_WOOL, by=RED) == ("cards_not_held", "GC-7.26")
    assert scene.denied(ORE_FOR_WOOL, by=BLUE) == ("not_now", "")
    assert scene.turn(BLUE, building=True).denied(ORE_FOR_WOOL, by=YELLOW) == ("trade_is_over", "GC-4.3")
    assert scene.before_roll(BLUE).denied(ORE_FOR_WOOL, by=YELLOW) == ("not_now", "")


# The swap


def _by_accepting(scene: Scene) -> Scene:
    return scene.do(OfferTrade(Offer(ONE_WOOL, ONE_ORE, (YELLOW,)))).do(Accept())


def _by_countering(scene: Scene) -> Scene:
    return scene.do(OfferTrade(Offer(ONE_WOOL, ONE_GRAIN, (YELLOW,)))).do(Counter(ONE_ORE, ONE_WOOL))


def _by_proposing(scene: Scene) -> Scene:
    return scene.do(ORE_FOR_WOOL, by=YELLOW)


# Three ways to the same terms: blue's wool for yellow's ore, with what is left for blue to say.
every_way = pytest.mark.parametrize(
    ("agree", "last_word"),
    [(_by_accepting, Deal(YELLOW)), (_by_countering, Deal(YELLOW)), (_by_proposing, TakeProposal(YELLOW))],
)
Agreement = Callable[[Scene], Scene]


@rule("GC-7.27")
@every_way
def test_the_terms_of_a_trade_are_public(agree: Agreement, last_word: Action):
    scene = agree(market()).do(last_word)
    swap = Traded(BLUE, YELLOW, ONE_WOOL, ONE_ORE)
    assert scene.events == [swap]
    for seat in SEATS:
        assert swap.seen_by(seat) == swap


@rule("GC-7.28")
@every_way
def test_a_trade_is_cancelled_where_the_partner_lacks_the_card(agree: Agreement, last_word: Action):
    """He still has a card, so that blue cannot know; nothing happens to anybody."""
    scene = agree(market()).hand(YELLOW, grain=1)
    before = hands(scene)
    scene.do(last_word)
    assert scene.events == [TradeCancelled(BLUE, YELLOW)]
    assert hands(scene) == before
    assert own_turn_goes_on(scene)
    assert scene.allows(OfferTrade(WOOL_FOR_ORE))


@rule("GC-7.28")
@every_way
def test_a_trade_that_all_can_see_to_be_impossible_is_refused(agree: Agreement, last_word: Action):
    scene = agree(market())
    assert scene.hand(YELLOW).denied(last_word) == ("partner_lacks_cards", "GC-7.28")
    assert scene.hand(YELLOW, ore=1).allows(last_word)
    assert scene.hand(BLUE, grain=1).denied(last_word) == ("cards_not_held", "GC-7.28")


@rule("GC-7.29")
def test_there_is_no_partial_acceptance():
    """One ore is not enough where two are wanted: yellow must decline or counter."""
    scene = market().do(OfferTrade(Offer(bundle(wool=2), bundle(ore=2), (YELLOW,))))
    assert scene.denied(Accept()) == ("cards_not_held", "GC-7.22")
    scene.do(Counter(ONE_ORE, ONE_WOOL)).do(Deal(YELLOW))
    assert hands(scene)[:2] == [bundle(wool=1, ore=1), ONE_WOOL]


@rule("GC-7.29")
def test_an_offer_finds_one_partner_at_most():
    scene = market().do(OfferTrade(WOOL_FOR_ORE)).do(Accept()).do(Accept()).do(Decline()).do(Deal(BLACK))
    assert hands(scene) == [bundle(wool=1, ore=1), ONE_ORE, ONE_WOOL, ONE_GRAIN]
    assert scene.denied(Deal(YELLOW)) == ("not_now", "")


# What computer players go by


def refused_by_all(scene: Scene) -> Scene:
    scene.do(OfferTrade(WOOL_FOR_ORE))
    return scene.do(Decline()).do(Decline()).do(Decline())


@rule("GC-7.30")
def test_offers_are_counted_for_a_turn():
    """The limits themselves are the computer players'; the position tells them how many offers they have made."""
    scene = market()
    for count in range(1, 4):
        assert refused_by_all(scene).s.offers_made == count
    scene.do(OfferTrade(WOOL_FOR_ORE)).do(Accept()).do(Decline()).do(Decline()).do(Deal(YELLOW))
    assert scene.s.offers_made == 4
    assert scene.do(EndTurn()).s.offers_made == 0


@rule("GC-7.30")
def test_refused_offers_are_remembered():
    scene = refused_by_all(market())
    assert scene.s.refused == (WOOL_FOR_ORE,)
    withdrawn = Offer(bundle(wool=2), ONE_ORE, (YELLOW,))
    scene.do(OfferTrade(withdrawn)).do(Accept()).do(Withdraw())
    assert scene.s.refused == (WOOL_FOR_ORE, withdrawn)
    assert scene.do(EndTurn()).s.refused == ()


@rule("GC-7.30")
@pytest.mark.parametrize(
    "actions",
    [
        [SupplyTrade(WOOL, ORE)],
        [OfferTrade(Offer(ONE_WOOL, ONE_ORE, (YELLOW,))), Accept(), Deal(YELLOW)],
        [BuyCard()],
        [PlayCard("winter_is_coming"), TakeCards(bundle(ore=2))],
    ],
)
def test_refused_offers_are_forgotten_when_a_hand_changes(actions: list[Action]):
    scene = refused_by_all(market().hand(BLUE, wool=4, grain=1, ore=1).cards(BLUE, "winter_is_coming"))
    for action in actions:
        assert scene.s.refused == (WOOL_FOR_ORE,)
        scene.do(action)
    assert scene.s.refused == ()


@rule("GC-7.31")
def test_one_may_refuse_all_offers_of_a_turn():
    scene = market().do(RefuseOffers(True), by=YELLOW)
    assert scene.denied(RefuseOffers(True), by=YELLOW) == ("so_already", "GC-7.31")
    assert scene.denied(OfferTrade(WOOL_FOR_ORE)) == ("refuses_all_offers", "GC-7.31")
    samples = [move.offer.to for move in scene.options(OfferTrade) if isinstance(move, OfferTrade)]
    assert set(samples) == {(BLACK, RED)}
    assert scene.allows(OfferTrade(Offer(ONE_WOOL, ONE_ORE, (BLACK, RED))))


@rule("GC-7.31")
def test_refusing_is_switched_off_by_hand_or_with_the_turn():
    scene = market().do(RefuseOffers(True), by=YELLOW).do(RefuseOffers(False), by=YELLOW)
    assert scene.allows(OfferTrade(WOOL_FOR_ORE))
    scene.do(RefuseOffers(True), by=RED).do(EndTurn()).do(RollDice(), 1, 1).hand(YELLOW, ore=1)
    assert scene.allows(OfferTrade(Offer(ONE_ORE, ONE_WOOL, (RED,))))
    assert scene.denied(RefuseOffers(True), by=YELLOW) == ("not_now", "")
