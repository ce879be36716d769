"""What an answer is weighed by in Gone Wild: the best turn that begins with it, not what it brings by itself."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from meadhall.bots import Question, make
from meadhall.bots.advice import advise
from meadhall.bots.wild.insight import INSIGHT
from meadhall.bots.wild.mind import Mind
from meadhall.bots.wild.raids import best_raid, raids_by_first
from meadhall.bots.wild.shopping import TOGETHER, Shop, Ware
from meadhall.bots.wild.steady import ANSWERS
from meadhall.rules import kernel
from meadhall.rules.wild import WILD
from meadhall.rules.wild.buying import BuyCard, BuyPath
from meadhall.rules.wild.forecast import left_after
from meadhall.rules.wild.turn import EndTurn, TakeTurn
from rules.wild.scene import A, wild

ALMOST = 1e-9


def turns(most: int) -> Iterator[Question]:
    """Of a game between steady players."""
    s = WILD.new(WILD.modes["standard"], 3, 11)
    bots = [make("steady", WILD, seat) for seat in range(3)]
    found = 0
    while found < most and s.result is None:
        question = Question(WILD, s)
        if question.kind is TakeTurn:
            found += 1
            yield question
        kernel.play(s, bots[question.seat].choose(question))


def minds(most: int) -> Iterator[Mind]:
    for question in turns(most):
        yield Mind(question.view, question.seat, Random(1), ANSWERS)


def brings(shop: Shop, wares: tuple[Ware, ...]) -> float | None:
    """All of them together, with what is left over: None if they cannot be paid."""
    left, steps = shop.purse, shop.promises.no_steps
    for ware in wares:
        paid = left_after(left, ware.cost)
        if paid is None:
            return None
        left, steps = paid, tuple(map(int.__add__, steps, ware.steps))
    if sum(ware.is_built for ware in wares) > shop.room:
        return None
    return sum(ware.worth for ware in wares) + shop._stash(left) + shop.promises.after(steps)  # pyright: ignore[reportPrivateUsage]


def test_no_basket_that_holds_a_ware_is_better_than_the_one_found() -> None:
    """Beside every set that could be bought with it."""
    compared = 0
    for mind in minds(30):
        shop = mind.shop
        if len(shop.on_offer()) > 12:
            continue
        for ware in dict.fromkeys(shop.on_offer()):
            others = shop.worth_comparing()
            others.remove(ware)
            sets = (more for number in range(TOGETHER) for more in combinations(others, number))
            best = max(found for more in sets if (found := brings(shop, (ware, *more))) is not None)
            basket = shop.basket_with(ware)
            assert abs(basket.worth - best) < ALMOST
            assert ware in basket.wares
            compared += 1
    assert compared > 20


def test_the_best_of_all_baskets_is_that_of_its_wares() -> None:
    for mind in minds(40):
        wares = mind.basket.wares
        assert all(abs(mind.shop.basket_with(ware).worth - mind.basket.worth) < ALMOST for ware in wares)
        if not wares:
            assert abs(mind.shop.idle - mind.basket.worth) < ALMOST


def test_a_raid_that_begins_otherwise_is_no_better_than_the_best() -> None:
    begun = 0
    for mind in minds(60):
        for raid in raids_by_first(mind.worth):
            assert raid.worth <= best_raid(mind.worth).worth + ALMOST
            begun += 1
    assert begun > 20


def test_a_dear_ware_is_weighed_with_what_is_not_bought_for_it() -> None:
    """By itself it looks best of all; others bring more together."""
    found = 0
    for mind in minds(60):
        offers, wares = mind.shop.on_offer(), mind.basket.wares
        choices = INSIGHT.weighed(Question(WILD, mind.view), Random(1), everywhere=False)
        gains = {choice.action: choice.gain for choice in choices}
        dear = offers[0] if offers and offers[0] not in wares and offers[0].action in gains else None
        bought = next((ware.action for ware in wares if ware.action in gains), None)
        if dear and bought and all(dear.worth > ware.worth for ware in wares):
            assert gains[dear.action] < gains[bought] - ALMOST
            found += 1
    assert found


def test_a_hint_does_not_compare_a_turn_with_itself() -> None:
    """The same purchases in another order are no other advice."""
    compared = 0
    for question in turns(40):
        bought = {ware.action for ware in Mind(question.view, question.seat, Random(1), ANSWERS).basket.wares}
        weighed = INSIGHT.weighed(question, Random(1), everywhere=False)
        if len(bought & {choice.action for choice in weighed}) > 1 and compared < 2:
            found = {one.action for one in advise(question, 1)}
            assert len(found & bought) <= 1
            compared += len(found) > 1
    assert compared == 2


def test_to_end_the_turn_brings_nothing() -> None:
    question = Question(WILD, wild().hand(A, "beer", "beer", "gold").s)
    choices = INSIGHT.weighed(question, Random(1), everywhere=False)
    assert choices[-1] == (0.0, EndTurn())
    assert all(choice.gain > 0 for choice in choices[:-1] if isinstance(choice.action, BuyCard | BuyPath))
