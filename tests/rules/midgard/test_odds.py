"""The chances of a battle, against the ledger's figures (CM-EX-45, CM-22) and against dice."""

from random import Random
from time import process_time

import pytest

from kit import rule
from meadhall.rules.midgard import odds as module
from meadhall.rules.midgard.data import ENEMIES, FACES, Dice, Enemy
from meadhall.rules.midgard.odds import after_roll, band_left, odds
from rules.midgard.scene import GREEN, bundle, faces, midgard

EXACT = [
    ("S", 1, 2, 0.2, False),
    ("SS", 1, 2, 3781 / 4805, False),
    ("PP", 1, 3, 4301 / 5488, False),
    ("AA", 2, 3, 4 / 9, False),
    ("SSS", 2, 3, 0.6525, False),
    ("PPPP", 3, 4, 0.7577, False),
    ("AAAAA", 4, 6, 0.8144, False),
    ("SSPPA", 3, 6, 0.7959, False),
    ("SSPPAA", 5, 7, 0.6416, False),
    ("SPA", 2, 4, 0.6944, False),
    ("SS", 1, 2, 147 / 155, True),
    ("SSS", 2, 4, 0.8071, True),
    ("SSS", 2, 4, 0.3999, False),
]


@rule("CM-EX-45", "CM-21", "CM-21.1")
@pytest.mark.parametrize(("dice", "attack", "defence", "win", "swordmaiden"), EXACT)
def test_worked_out_by_hand(dice: str, attack: int, defence: int, win: float, swordmaiden: bool):
    found = odds(bundle(dice), attack, defence, swordmaiden)
    assert found.win == pytest.approx(win, abs=6e-5)
    assert sum(found.survivors) == pytest.approx(found.win)


TABLE = {
    (1, 2): (20, 89, 100, 100, 100, 100, 100, 100),
    (2, 3): (0, 22, 89, 99, 100, 100, 100, 100),
    (2, 4): (0, 4, 69, 95, 100, 100, 100, 100),
    (2, 8): (0, 0, 1, 35, 90, 100, 100, 100),
    (3, 5): (0, 0, 12, 58, 91, 100, 100, 100),
    (4, 6): (0, 0, 1, 13, 55, 91, 98, 100),
    (4, 8): (0, 0, 0, 0, 16, 64, 90, 99),
    (5, 4): (0, 3, 21, 44, 80, 98, 100, 100),
    (5, 7): (0, 0, 0, 1, 15, 64, 87, 97),
}


@rule("CM-22", "CM-22.1", "CM-22.2", "CM-22.3", "CM-21.2")
@pytest.mark.parametrize("enemy", TABLE)
def test_the_table_of_odds(enemy: tuple[int, int]):
    mixed = [odds(bundle("SPASPASP"[:count]), *enemy).win for count in range(1, 9)]
    assert [round(100 * win) for win in mixed] == list(TABLE[enemy])


@rule("CM-EX-45")
@pytest.mark.parametrize(("dice", "attack", "defence"), [("SSPPA", 3, 6), ("PPA", 2, 4), ("SPAA", 4, 5)])
def test_thrown_dice_agree(dice: str, attack: int, defence: int):
    rng = Random(11)
    games = 3000
    ends = [_thrown(bundle(dice), attack, defence, rng) for _ in range(games)]
    expected = odds(bundle(dice), attack, defence)
    assert sum(end is not None for end in ends) / games == pytest.approx(expected.win, abs=0.03)
    for left, chance in enumerate(expected.survivors):
        assert ends.count(left) / games == pytest.approx(chance, abs=0.03)


def _thrown(dice: Dice, attack: int, defence: int, rng: Random, favour: int = 0) -> int | None:
    """How many survive a victory; `None` for a defeat."""
    while sum(dice):
        kinds = [kind for kind in range(3) for _ in range(dice[kind])]
        shown = [rng.choice(FACES[kind]) for kind in kinds]
        if favour and "blank" in shown:
            favour -= 1
            shown = [
                rng.choice(FACES[kind]) if face == "blank" else face for kind, face in zip(kinds, shown, strict=True)
            ]
        defence -= shown.count("hit1") + 2 * shown.count("hit2")
        losses = min(max(attack - shown.count("shield"), 0), sum(dice))
        dice = band_left(dice, sum(dice) - losses)
        if defence <= 0:
            return sum(dice)
    return None


@rule("CM-EX-45")
def test_while_dice_lie_on_the_tray():
    scene = midgard().goods(GREEN, favour=1).enemy("draugr_left", "draugr_red_2")
    scene.fight("draugr_left", "SA", faces("S-", "A1"))
    as_it_lies = after_roll(scene.s)
    assert as_it_lies == pytest.approx(odds((0, 0, 1), 1, 2).win)
    # the sword again: two hits win at once (1/6); one leaves an axe against 1, a blank or a shield against 2
    one, blank, shield = odds((0, 0, 1), 1, 1).win, odds((0, 0, 1), 1, 2).win, odds((1, 0, 1), 1, 2).win
    assert after_roll(scene.s, again=(0,)) == pytest.approx(1 / 6 + one / 3 + blank / 3 + shield / 6)
    assert after_roll(scene.s, again=(0,)) > as_it_lies


@rule("CM-22")
def test_a_question_is_answered_quickly():
    """Eight dice and some favour against any enemy, nothing worked out before: at most 5 ms for 95 of 100."""
    times: list[float] = []
    for attack in range(1, 6):
        for defence in range(2, 9):
            for dice in ((8, 0, 0), (3, 3, 2), (2, 2, 4), (0, 4, 4)):
                module.forget()
                begun = process_time()
                odds(dice, attack, defence, favour=2)
                times.append(process_time() - begun)
    assert sorted(times)[int(len(times) * 0.95)] < 0.005


# Favour: one in each round in which there are blank dice, for all of them


@rule("CM-22.1")
def test_one_favour_saves_half_a_viking():
    """Dice of a mixed band for 70 %, on average: 3.5, 4.5, 5.4 and 4 without favour."""

    def needed(enemy: Enemy, favour: int) -> int:
        bands = [bundle("SPASPASP"[:count]) for count in range(1, 9)]
        foe = enemy.attack, enemy.defence
        return next(sum(band) for band in bands if odds(band, *foe, favour=favour).win >= 0.7)

    for favour, table in ((0, (3.5, 4.5, 5.4, 4)), (1, (3.0, 3.9, 4.8, 3))):
        for kind, expected in zip(("draugr", "troll", "monster", "kraken"), table, strict=True):
            counts = [needed(enemy, favour) for enemy in ENEMIES.values() if enemy.kind == kind]
            assert sum(counts) / len(counts) == pytest.approx(expected, abs=0.08), (kind, favour)


@rule("CM-10.4.2")
@pytest.mark.parametrize(
    ("dice", "attack", "defence", "favour"), [("SSP", 2, 4, 1), ("SPA", 3, 6, 2), ("SSSA", 4, 7, 3)]
)
def test_thrown_dice_agree_when_favour_is_spent(dice: str, attack: int, defence: int, favour: int):
    rng = Random(12)
    games = 3000
    wins = sum(_thrown(bundle(dice), attack, defence, rng, favour) is not None for _ in range(games))
    assert wins / games == pytest.approx(odds(bundle(dice), attack, defence, favour=favour).win, abs=0.03)
    assert odds(bundle(dice), attack, defence, favour=favour).win > odds(bundle(dice), attack, defence).win
