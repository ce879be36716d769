"""Computer players do not pester anybody with offers (GC-7.30)."""

from collections import Counter

import pytest

from kit import rule
from meadhall.bots import Question, make
from meadhall.bots.watch import weights
from meadhall.bots.watch.trade.manners import OFFERS_A_TURN
from meadhall.rules.kernel import Denial, Event, play, why_not
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.bundles import NOTHING, covers
from meadhall.rules.watch.events import OfferFailed
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import Offer, State
from meadhall.rules.watch.trade import OfferTrade

MODES = [(Options(), 4), (Options(combined_trade_build=True), 3), (Options(mode="base"), 4)]


def offers_of(level: str, options: Options, players: int, seed: int) -> Counter[int]:
    """How many offers each turn of a game saw; fails on one that had just been refused, or is not legal."""
    s = WATCH.new(options, players, seed)
    bots = [make(level, WATCH, seed + seat) for seat in range(players)]
    made: Counter[int] = Counter()
    while s.result is None:
        question = Question(WATCH, s)
        choice = bots[question.seat].choose(question)
        if isinstance(choice, OfferTrade):
            made[s.turn] += 1
            assert choice.offer not in s.refused
            assert not isinstance(why_not(s, choice), Denial)
        play(s, choice)
    return made


@rule("GC-7.30")
@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize(("level", "most"), [("random", OFFERS_A_TURN), ("steady", weights.OFFERS)])
def test_offers_are_few_and_never_repeated(level: str, most: int, mode: int):
    options, players = MODES[mode]
    a_turn = [count for seed in range(4) for count in offers_of(level, options, players, seed).values()]
    assert a_turn
    assert max(a_turn) <= most


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_a_steady_player_asks_for_what_the_others_may_have_and_give(mode: int):
    """Most of what it asks for is in somebody's hand, a good part of its offers is taken, and what was refused is not
    asked for again in the same turn for as many cards."""
    options, players = MODES[mode]
    found: Counter[str] = Counter()
    for seed in range(10):
        _count_offers(WATCH.new(options, players, seed), seed, found)
    assert found["made"] > 40
    assert found["held"] > 0.75 * found["made"]
    assert found["failed"] < 0.7 * found["made"]
    assert not found["again"]


def _count_offers(s: State, seed: int, found: Counter[str]) -> None:
    bots = [make("steady", WATCH, seed + seat) for seat in range(len(s.players))]
    turn, refused = s.turn, list[Offer]()
    while s.result is None:
        question = Question(WATCH, s)
        choice, events = bots[question.seat].choose(question), list[Event]()
        if isinstance(choice, OfferTrade):
            offer, turn, refused = choice.offer, s.turn, refused if turn == s.turn else []
            found["made"] += 1
            found["held"] += any(covers(s.players[seat].hand, offer.want or NOTHING) for seat in offer.to)
            found["again"] += any(_asks_no_better(offer, before) for before in refused)
            refused.append(offer)
        play(s, choice, events)
        found["failed"] += sum(isinstance(event, OfferFailed) for event in events)


def _asks_no_better(offer: Offer, before: Offer) -> bool:
    return offer.want == before.want and sum(offer.give or ()) <= sum(before.give or ())


def about_to_trade() -> State:
    """Somebody may make offers."""
    s = WATCH.new(Options(mode="base"), 4, 2)
    bot = make("random", WATCH, 1)
    while not any(isinstance(move, OfferTrade) for move in Question(WATCH, s).options):
        play(s, bot.choose(Question(WATCH, s)))
    return s


@rule("GC-7.30")
def test_a_random_player_who_has_made_four_offers_makes_no_more():
    s = about_to_trade()
    s.offers_made = OFFERS_A_TURN
    choices = {type(make("random", WATCH, seed).choose(Question(WATCH, s))) for seed in range(60)}
    assert OfferTrade not in choices


@rule("GC-7.30")
def test_a_random_player_does_not_repeat_an_offer():
    s = about_to_trade()
    offers = [move for move in Question(WATCH, s).options if isinstance(move, OfferTrade)]
    s.refused = tuple(move.offer for move in offers[1:])
    choices = {make("random", WATCH, seed).choose(Question(WATCH, s)) for seed in range(200)}
    assert choices.isdisjoint(offers[1:])
    assert offers[0] in choices
