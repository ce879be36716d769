"""How fast Midgard's odds are: exact ones, beside the same battles thrown again and again."""

import random
from collections.abc import Callable, Iterator
from statistics import quantiles
from time import process_time

from ..rules.midgard.data import ENEMIES, FACES, LIMITS, Dice, kinds_in
from ..rules.midgard.odds import band_left, forget, odds
from .bench_measured import Measured

MILLISECONDS = 5.0  # the target
FAVOUR = 2
THROWN = 2000  # battles: enough to be right to a hundredth
QUESTIONS_THROWN = 12  # of all the questions; throwing takes long


def odds_beside_throws(rounds: int) -> Measured:
    """Every band of eight against every sort of enemy, with favour for rerolls, and nothing worked out before."""
    questions = list(_questions())
    exact = _for_95_of_100([_asked(*question) for question in questions * rounds])
    chance = random.Random(1)
    thrown = _for_95_of_100([_thrown(*question, chance) for question in chance.sample(questions, QUESTIONS_THROWN)])
    what = f"odds of {LIMITS.dice} dice with {FAVOUR} favour, milliseconds for 95 of 100"
    details = f"{len(questions)} questions, exact; {THROWN} throws of a battle take {thrown:.0f}"
    return Measured(what, exact, f"at most {MILLISECONDS:g}", exact <= MILLISECONDS, details)


Question = tuple[Dice, int, int]


def _questions() -> Iterator[Question]:
    for attack, defence in sorted({(enemy.attack, enemy.defence) for enemy in ENEMIES.values()}):
        for swords in range(LIMITS.dice + 1):
            for spears in range(LIMITS.dice + 1 - swords):
                yield (swords, spears, LIMITS.dice - swords - spears), attack, defence


def _for_95_of_100(milliseconds: list[float]) -> float:
    return quantiles(milliseconds, n=20)[-1]


def _asked(dice: Dice, attack: int, defence: int) -> float:
    forget()
    return _milliseconds(lambda: odds(dice, attack, defence, favour=FAVOUR))


def _thrown(dice: Dice, attack: int, defence: int, chance: random.Random) -> float:
    return _milliseconds(lambda: sum(_is_won(dice, attack, defence, chance) for _ in range(THROWN)))


def _milliseconds(act: Callable[[], object]) -> float:
    start = process_time()
    act()
    return (process_time() - start) * 1000


def _is_won(dice: Dice, attack: int, defence: int, chance: random.Random) -> bool:
    """The plain way: dice are thrown until one side has fallen."""
    favour = FAVOUR
    while any(dice):
        kinds = kinds_in(dice)
        shown = [chance.choice(FACES[kind]) for kind in kinds]
        if favour and "blank" in shown:
            favour -= 1
            again = [chance.choice(FACES[kind]) for kind in kinds]
            shown = [new if old == "blank" else old for old, new in zip(shown, again, strict=True)]
        defence -= shown.count("hit1") + 2 * shown.count("hit2")
        losses = min(max(attack - shown.count("shield"), 0), len(kinds))
        dice = band_left(dice, len(kinds) - losses)
        if defence <= 0:
            return True
    return False
