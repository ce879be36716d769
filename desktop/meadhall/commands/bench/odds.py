"""How fast Midgard's odds are: exact ones, beside the same battles thrown again and again."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from statistics import quantiles
from time import process_time

from ...rules.midgard.data import ENEMIES, FACES, LIMITS, Dice, kinds_in
from ...rules.midgard.forecast import band_left, battle, forget, odds
from .measured import Measured

MILLISECONDS, WITH_FAVOUR = 5.0, 60.0  # the targets
BAND, FAVOUR = 5, 2  # dice and tokens of a battle that hangs in the balance
PRICE = 0.15  # of a token: two glory, where a victory over a monster brings thirteen
THROWN = 2000  # battles: enough to be right to a hundredth
QUESTIONS_THROWN = 12  # of all the questions; throwing takes long


def odds_beside_throws(rounds: int) -> Measured:
    """Every band of eight against every sort of enemy, and nothing worked out before."""
    questions = list(_questions(LIMITS.dice))
    exact = _for_95_of_100([_asked(partial(odds, *question)) for question in questions * rounds])
    chance = random.Random(1)
    thrown = _for_95_of_100([_thrown(*question, chance) for question in chance.sample(questions, QUESTIONS_THROWN)])
    what = f"odds of {LIMITS.dice} dice, milliseconds for 95 of 100"
    details = f"{len(questions)} questions, exact; {THROWN} throws of a battle take {thrown:.0f}"
    return Measured(what, exact, f"at most {MILLISECONDS:g}", exact <= MILLISECONDS, details)


def favour_at_its_best(rounds: int) -> Measured:
    """When to spend it and on which dice, thought through to the end of the battle."""
    questions = list(_questions(BAND))
    asked = [partial(battle, *question, favour=FAVOUR, price=PRICE) for question in questions]
    exact = _for_95_of_100([_asked(question) for question in asked * rounds])
    what = f"the best use of {FAVOUR} favour with {BAND} dice, milliseconds for 95 of 100"
    details = f"{len(questions)} questions, exact"
    return Measured(what, exact, f"at most {WITH_FAVOUR:g}", exact <= WITH_FAVOUR, details)


Question = tuple[Dice, int, int]


def _questions(size: int) -> Iterator[Question]:
    for attack, defence in sorted({(enemy.attack, enemy.defence) for enemy in ENEMIES.values()}):
        for swords in range(size + 1):
            for spears in range(size + 1 - swords):
                yield (swords, spears, size - swords - spears), attack, defence


def _for_95_of_100(milliseconds: list[float]) -> float:
    return quantiles(milliseconds, n=20)[-1]


def _asked(question: Callable[[], object]) -> float:
    forget()
    return _milliseconds(question)


def _thrown(dice: Dice, attack: int, defence: int, chance: random.Random) -> float:
    return _milliseconds(lambda: sum(_is_won(dice, attack, defence, chance) for _ in range(THROWN)))


def _milliseconds(act: Callable[[], object]) -> float:
    start = process_time()
    act()
    return (process_time() - start) * 1000


def _is_won(dice: Dice, attack: int, defence: int, chance: random.Random) -> bool:
    """The plain way: dice are thrown until one side has fallen."""
    while any(dice):
        kinds = kinds_in(dice)
        shown = [chance.choice(FACES[kind]) for kind in kinds]
        defence -= shown.count("hit1") + 2 * shown.count("hit2")
        losses = min(max(attack - shown.count("shield"), 0), len(kinds))
        dice = band_left(dice, len(kinds) - losses)
        if defence <= 0:
            return True
    return False
