"""What pays: the pool, tokens and the cards of the hand together (chapter 5), and what the forecast says of it."""

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from itertools import product
from random import Random
from typing import Any

import pytest

from kit import rule
from meadhall.rules.kernel import Action, asked, options, why_not
from meadhall.rules.wild import events as e
from meadhall.rules.wild import forecast
from meadhall.rules.wild.actions import Build, BuyCard, Exchange, Play, PlayAll, TakeFrom, TakeNothing, UpgradeHall
from meadhall.rules.wild.data import CARDS, NOTHING, NUMBERS, RESOURCES, Amount
from meadhall.rules.wild.forecast import Means
from meadhall.rules.wild.payment import why_not_pay
from meadhall.rules.wild.questions import StealToken, TakeTurn
from meadhall.rules.wild.state import State
from rules.wild.positions import done, purchases, seen, told, where
from rules.wild.scene import A, B, wild


def paying(s: State, *actions: Action) -> tuple[tuple[str, ...], Amount]:
    """Cards that are played for it, and tokens that go."""
    after, events = done(s, *actions)
    tokens = s.players[s.active].tokens.less(after.players[s.active].tokens)
    return tuple(event.card for event in told(events, e.CardPlayed)), tokens


# Over many positions


def every_way(s: State) -> set[Amount]:
    """All that pool, tokens and cards of the hand could bring together, worked out card by card."""
    player = s.players[s.active]
    ways: list[tuple[Amount, ...]] = [(forecast.at_hand(s, s.active),)]
    cards = [*player.hand, *(one.card for one in s.acting.opened if {"gain", "choose"} & {*one.parts})]
    for card in cards:
        spec = CARDS[card]
        if "gain" in spec.parts:
            ways.append((forecast.gain_of(s, s.active, spec),))
        elif spec.choose:
            ways.append((Amount(beer=spec.choose), Amount(gold=spec.choose)))
    return {sum_of(way) for way in product(*ways)}


def sum_of(amounts: Iterable[Amount]) -> Amount:
    return reduce(Amount.and_, amounts, NOTHING)


def total(s: State) -> int:
    """Of either kind: what a card may be is not settled yet."""
    means = forecast.means(s, s.active)
    return means.sure.beer + means.sure.gold + means.either


@rule("VW-3.1", "VW-5.7", "VW-5.5", "VW-8.1")
def test_whatever_pool_tokens_and_hand_can_pay_is_offered():
    count, legal = Counter[bool](), Counter[str]()
    for s in where(TakeTurn):
        ways, offered = every_way(s), options(s)
        for ware in purchases(s):
            cost = forecast.cost_of(s, s.active, ware)
            can = any(way.beer >= cost.beer and way.gold >= cost.gold for way in ways)
            denial = why_not(s, ware)
            if denial is None or denial.code == "cannot_pay":
                assert (ware in offered) == can, (ware, cost, ways)
                assert (why_not_pay(seen(s), s.active, cost) is None) == can
                count[can] += 1
                legal["by cards"] += can and bool(paying(s, ware)[0])
    assert min(count.values()) > 500
    assert legal["by cards"] > 500, legal


@rule("VW-5.1", "VW-5.7", "VW-5.9")
def test_resources_are_conserved_and_none_is_spent_needlessly():
    count, rng = Counter[str](), Random(5)
    for s in where(TakeTurn):
        wares = [ware for ware in purchases(s) if why_not(s, ware) is None]
        for ware in rng.sample(wares, min(3, len(wares))):
            seat, cost = s.active, forecast.cost_of(s, s.active, ware)
            before, (after, events) = total(s), done(s, ware)
            cards, tokens = paying(s, ware)
            brought = sum_of(event.gain for event in told(events, e.PoolGained))
            assert total_less_growth(after, events) == before - cost.beer - cost.gold, ware
            assert s.acting.pool.and_(brought).and_(tokens) == after.acting.pool.and_(cost)
            payers = forecast.payers_of(seen(s), seat, ware)
            assert (payers.cards, payers.tokens, payers.left) == (cards, tokens, after.acting.pool)
            for card in cards:  # none is superfluous
                assert short_without(s, card, cards, tokens, cost), (ware, cards)
            count["cards" if cards else "tokens" if tokens != NOTHING else "pool"] += 1
    assert min(count.values()) > 20, count


def total_less_growth(s: State, events: Any) -> int:
    """Without what a new building lets other cards bring, and without stolen tokens."""
    built = [event.building for event in told(events, e.Built)]
    grown = sum(CARDS[card].gain_per_building in built for card in s.players[s.active].hand)
    return total(s) - grown - len(told(events, e.TokenGained, seat=s.active))


def short_without(s: State, card: str, cards: tuple[str, ...], tokens: Amount, cost: Amount) -> bool:
    """Whether the others and the tokens that went would not have been enough, whichever way a card was used."""
    others = list(cards)
    others.remove(card)
    gains = [forecast.gain_of(s, s.active, CARDS[each]) for each in others]
    either = sum(CARDS[each].choose for each in others)
    means = Means(sum_of([*gains, tokens, s.acting.pool]), either)
    return means.short_of(cost) != NOTHING


def any_exchanges(s: State, ware: Action, deep: int = 4) -> bool:
    """Whether it can be bought after some exchanges or none."""
    if why_not(s, ware) is None:
        return True
    ways = [Exchange(kind) for kind in RESOURCES if why_not(s, Exchange(kind)) is None]
    return deep > 0 and any(any_exchanges(done(s, way)[0], ware, deep - 1) for way in ways)


@rule("VW-5.7", "VW-5.11")
def test_an_exchange_is_named_only_for_what_no_card_can_pay():
    count, rng = Counter[str](), Random(3)
    for s in where(TakeTurn):
        wares, seat = purchases(s), s.active
        for ware in rng.sample(wares, min(4, len(wares))):
            denial, exchanges = why_not(s, ware), forecast.exchanges_before(seen(s), seat, ware)
            if denial is not None and denial.code != "cannot_pay":
                assert not exchanges
                continue
            price = forecast.price_of(seen(s), seat, ware)
            assert price.exchanges == exchanges
            if price.missing != NOTHING:
                assert not any_exchanges(s, ware)
                count["missing"] += 1
                continue
            assert bool(exchanges) == (denial is not None)
            after, events = done(s, *exchanges, ware)
            paid = told(events, e.Paid)[-1]
            assert sum_of([paid.pool, *(spent.tokens for spent in paid.tokens)]) == price.cost
            payers = forecast.payers_of(seen(s), seat, ware)
            assert (payers.cards, payers.tokens) == paying(s, *exchanges, ware)
            assert payers.left == after.acting.pool
            if exchanges:
                assert not any_exchanges(s, ware, len(exchanges) - 1)
            count["exchange" if exchanges else "paid"] += 1
    assert min(count.values()) > 30, count


# One by one


@rule("VW-5.9", "VW-5.8")
@pytest.mark.parametrize(
    ("hand", "cost", "played"),
    [
        (("beer", "beer", "beer", "gold"), BuyCard("elf_archer"), ("beer",) * 3),
        (("beer", "beer", "beer", "beer_mugs"), BuyCard("elf_archer"), ("beer",) * 3),  # the mugs could be kept
        (("beer", "beer_mugs"), BuyCard("elf_archer"), ("beer_mugs",)),
        (("beer", "beer_mugs"), BuyCard("bone_crusher"), ("beer", "beer_mugs")),
        (("gold", "gold_bars"), Build("brewery"), ("gold_bars",)),
        (("gold", "crystal"), Build("brewery"), ("gold", "crystal")),
        (("gold", "gold", "crystal"), Build("brewery"), ("gold", "gold")),  # a card that asks is the last to pay
        (("crystal", "crystal", "beer", "gold"), Build("drakkar"), ("beer", "gold", "crystal")),
    ],
)
def test_the_thrifty_choice(hand: tuple[str, ...], cost: Action, played: tuple[str, ...]):
    scene = wild().hand(A, *hand)
    assert paying(scene.s, cost) == (played, NOTHING)


@rule("VW-5.8", "VW-16.1", "VW-16.3")
def test_tokens_that_could_be_stored_are_spared():
    """Those that would be lost with the round are not."""
    scene = wild().hand(A, "beer", "beer", "beer").town(A, "brewery_1", "brewery_2", "beer_storage_1")
    scene.tokens(A, "brewery_1", beer=1).tokens(A, "brewery_2", beer=1).tokens(A, "beer_storage_1", beer=3)
    assert paying(scene.s, BuyCard("elf_archer")) == (("beer", "beer"), Amount(1, 0))
    scene.mark(A, "beer_storage_1", new=True).tokens(A, "beer_storage_1")
    assert paying(scene.s, BuyCard("elf_archer")) == (("beer",), Amount(2, 0))


@rule("VW-5.8", "VW-5.9")
def test_one_can_pay_otherwise():
    """Cards that were played pay before all others, and so do the tokens that are named."""
    scene = wild().hand(A, "beer", "beer", "beer", "beer_mugs").town(A, "beer_storage_1")
    scene.tokens(A, "beer_storage_1", beer=3)
    assert paying(scene.s, BuyCard("elf_archer", ("beer_storage_1",))) == ((), Amount(3, 0))
    scene.do(Play("beer_mugs", "gain")).do(BuyCard("elf_archer"))
    assert scene.player().hand == ("beer", "beer", "beer")
    assert scene.held(A, "beer_storage_1") == (3, 0)
    assert forecast.payers(scene.s, A) == ["beer_storage_1"]


@rule("VW-5.11", "VW-EX-4")
def test_no_exchange_where_a_card_pays():
    scene = wild().hand(A, "beer", "beer", "beer").pool(gold=4)
    assert forecast.exchanges_before(scene.s, A, BuyCard("elf_archer")) == ()
    scene.do(BuyCard("elf_archer"))
    assert scene.pooled() == (0, 4)
    scene = wild().hand(A, *["beer"] * 6).pool(gold=2)
    assert forecast.exchanges_before(scene.s, A, BuyCard("pigator")) == (Exchange("beer"),)
    scene.do(Exchange("beer"))
    assert scene.player().hand == ("beer",) * 4
    assert paying(scene.s, BuyCard("pigator")) == (("beer",) * 4, NOTHING)


@rule("VW-18.7", "VW-18.8")
def test_a_theft_that_pays_asks_afterwards():
    scene = wild().hand(A, "money_theft", "money_theft", "gold").town(B, "gold_storage_1")
    scene.tokens(B, "gold_storage_1", gold=2).do(UpgradeHall())
    for left in (1, 0):
        assert isinstance(asked(scene.s), StealToken)
        assert {type(option) for option in options(scene.s)} == {TakeNothing, TakeFrom}
        scene.do(TakeFrom(B, "gold_storage_1"))
        assert scene.held(B, "gold_storage_1") == (0, left)
    assert scene.held(A) == (0, 2)
    assert isinstance(asked(scene.s), TakeTurn)


@rule("VW-18.7")
def test_a_second_theft_asks_nothing_when_nothing_is_left():
    scene = wild().hand(A, "money_theft", "money_theft").town(B, "gold_storage_1")
    scene.tokens(B, "gold_storage_1", gold=1).do(Build("brewery")).do(TakeFrom(B, "gold_storage_1"))
    assert isinstance(asked(scene.s), TakeTurn)


@rule("VW-5.11", "VW-18.7", "VW-18.8")
def test_an_exchange_takes_no_card_that_asks():
    scene = wild().hand(A, "crystal", "recipe_theft")
    assert scene.denied(Exchange("beer")) == ("too_little_to_exchange", "VW-5.11")
    assert forecast.price_of(scene.s, A, BuyCard("tower")).missing == Amount(gold=1)


@rule("VW-5.2", "VW-7.4")
def test_all_resources_are_played_at_once():
    scene = wild().hand(A, "beer", "gold", "beer", "crystal", "elf_archer", "beer_mugs")
    scene.do(PlayAll())
    assert scene.pooled() == (5, 1)
    assert scene.player().hand == ("crystal", "elf_archer")
    assert scene.denied(PlayAll()) == ("nothing_to_play_together", "VW-7.4")
    assert wild().hand(A, "beer").denied(PlayAll()) == ("nothing_to_play_together", "VW-7.4")


@rule("VW-7.5", "VW-18.8")
def test_a_card_that_pays_keeps_its_other_part():
    scene = wild().hand(A, "crystal", "gold").top(A, "viking_warrior").do(Build("brewery"))
    assert scene.player().area == ("gold", "crystal")
    scene.do(Play("crystal", "draw"))
    assert scene.player().hand == ("viking_warrior",)
    scene = wild().hand(A, "crystal", "gold").top(A, "viking_warrior").do(Play("crystal", "draw")).do(Build("brewery"))
    assert scene.pooled() == (0, 0)


@pytest.mark.parametrize(
    ("held", "cost", "exchanges", "missing"),
    [
        (Amount(3, 1), Amount(3, 1), 0, NOTHING),
        (Amount(4, 0), Amount(2, 1), 1, NOTHING),
        (Amount(0, 5), Amount(2, 1), 2, NOTHING),
        (Amount(3, 0), Amount(2, 1), 0, Amount(0, 1)),
        (Amount(0, 0), Amount(2, 1), 0, Amount(2, 1)),
    ],
)
def test_three_shades(held: Amount, cost: Amount, exchanges: int, missing: Amount):
    price = forecast.priced(Means(held), held, cost)
    assert (len(price.exchanges), price.missing) == (exchanges, missing)
    assert (forecast.left_after(held, cost) is None) == (missing != NOTHING)
    assert NUMBERS.exchange == 2
