"""The odds that boards and bots are told are those of the game itself."""

from timeit import timeit

import pytest

from meadhall.rules.kernel import Action, Event, asked, options, play
from meadhall.rules.northgard.data import FACES, CardId
from meadhall.rules.northgard.events import BattleEnded
from meadhall.rules.northgard.fights.combat import fought
from meadhall.rules.northgard.forecast import odds as counted
from meadhall.rules.northgard.forecast.odds import Odds, odds, of_attack, of_hunt
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.state import NOBODY, Bonus, Side, State
from rules.northgard.battlefield import field
from rules.northgard.scene import CHOICE, PURPLE, RED, northgard

CARDS: dict[CardId, Bonus] = {
    "ST_MOVE": Bonus(),
    "DE_BODYGUARD": Bonus(points=1),
    "DE_SHIELDBEARERS": Bonus(ignored_casualties=1),
    "DL_AXE_THROWERS": Bonus(axe=True),
}


def played_out(s: State, action: Action, rolls: tuple[int, ...] = ()) -> Odds:
    """Play itself: every face of every die that is rolled, and the best answer to every question."""
    after, events = s.copy(), list[Event]()
    after.chance.laid = list(rolls)
    if len(play(after, action, events)) > len(rolls):
        return mean([played_out(s, action, (*rolls, face)) for face in range(1, len(FACES) + 1)])
    for event in events:
        if isinstance(event, BattleEnded):
            seats = (event.battle.attacker.seat, event.battle.defender.seat, NOBODY)
            return Odds(*(float(seat == event.winner) for seat in seats))
    assert after.battle is not None
    answers = [played_out(after, answer) for answer in options(after)]
    if asked(after).seat == after.battle.attacker.seat:
        return max(answers, key=lambda answer: (answer.attacker, answer.nobody))
    return max(answers, key=lambda answer: (answer.defender, answer.nobody))


def mean(parts: list[Odds]) -> Odds:
    return Odds(*(sum(each) / len(parts) for each in zip(*parts, strict=True)))


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize(
    ("red", "purple", "towers"), [(1, 1, 0), (2, 1, 0), (2, 2, 0), (3, 2, 1), (2, 2, 2), (1, 3, 0), (4, 4, 1)]
)
def test_odds_between_players(card: CardId, red: int, purple: int, towers: int):
    scene = field(red, purple).build("T01.n", *["defense_tower"] * towers)
    there = scene.region("T01.n")
    chances = of_attack(scene.s, RED, there, red, bonus=CARDS[card])
    scene.play(card)
    assert played_out(scene.s, March(scene.region("T01.e"), there, red)) == pytest.approx(chances)


@pytest.mark.parametrize(("card", "red"), [("ST_MOVE", 2), ("DL_AXE_THROWERS", 4), ("DE_SHIELDBEARERS", 1)])
def test_odds_against_a_creature(card: CardId, red: int):
    board = "TS@(0,0)r0 T01@(1,0)r0"
    scene = northgard(board=board, creatures=True).beast("fallen_valkyrie_beige", "T01.n").put(RED, "T01.e", red)
    there = scene.region("T01.n")
    chances = of_hunt(scene.s, RED, "fallen_valkyrie_beige", there, red, bonus=CARDS[card])
    scene.play(card)
    assert played_out(scene.s, March(scene.region("T01.e"), there, red)) == pytest.approx(chances)


@pytest.mark.parametrize(
    ("lead", "percent"), [(-3, 0), (-2, 3), (-1, 14), (0, 36), (1, 64), (2, 86), (3, 97), (4, 100)]
)
def test_odds_of_large_battles(lead: int, percent: int):
    chances = odds(Side(RED, 9, 9 + lead), Side(PURPLE, 9, 9))
    assert round(100 * chances.attacker) == percent
    assert sum(chances) == pytest.approx(1)


def test_odds_with_food():
    """All that there is is spent, since nothing else would be better in this battle."""
    scene = field(3, 2).goods(RED, food=1).goods(PURPLE, food=5)
    there = scene.region("T01.n")
    chances = of_attack(scene.s, RED, there, 3, food=(1, 2))
    scene.play("ST_MOVE")
    assert played_out(scene.s, March(scene.region("T01.e"), there, 3)) == pytest.approx(chances)
    assert chances.attacker < of_attack(scene.s, RED, there, 3, food=(1, 0)).attacker


def test_odds_in_the_middle_of_a_battle():
    """The attacker has rolled, and has still to choose."""
    scene = field(2, 2).play("ST_MOVE").march("T01.e", "T01.n", 2, chance=(CHOICE,))
    battle = fought(scene.s)
    answers = [played_out(scene.s, action) for action in scene.options()]
    assert odds(battle.attacker, battle.defender) == pytest.approx(max(answers))
    scene.do(scene.options()[0], CHOICE)
    battle = fought(scene.s)
    assert odds(battle.attacker, battle.defender) == Odds(0, 1, 0)


def test_odds_are_worked_out_at_once():
    def cold() -> None:
        counted._odds.cache_clear()  # pyright: ignore[reportPrivateUsage]
        odds(Side(RED, 5, 6), Side(PURPLE, 4, 7), Bonus(axe=True))

    assert min(timeit(cold, number=20) for _ in range(5)) / 20 < 0.001
