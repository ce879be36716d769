"""Worked examples of the ledger: heroes and the ends of the game."""

import pytest

from kit import rule
from meadhall.rules.kernel import Result
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.heroes import KeepHero, TakeHero
from meadhall.rules.watch.cards.heroes_north import SendHome, SendHomeFromCamp
from meadhall.rules.watch.cards.heroes_trade import Demand, Give
from meadhall.rules.watch.cards.samwell import Console, LetPass, TakeCard
from meadhall.rules.watch.cards.tragedy import LoseDisplayedHero, LoseHero
from meadhall.rules.watch.events import (
    Advanced,
    Demanded,
    DiceRolled,
    HeroLostForGood,
    HeroUsed,
    LargestPatrolLaidAside,
    LargestPatrolTaken,
    Produced,
    TokensRevealed,
)
from meadhall.rules.watch.fights.tormund import DriveTormund
from meadhall.rules.watch.fights.wall import PostGuard
from meadhall.rules.watch.flow import EndTurn
from rules.watch.scene import BLACK, BLUE, RED, WOOL, YELLOW, bundle, watch


@rule("GC-EX-33")
@pytest.mark.parametrize(
    ("red_points", "red_cards", "blue_cards", "winners"),
    [(7, 5, 3, (RED,)), (7, 5, 5, ()), (6, 5, 3, (BLUE,))],
)
def test_a_tragic_tie(red_points: int, red_cards: int, blue_cards: int, winners: tuple[int, ...]):
    scene = watch().bare().hero(YELLOW, "alliser_thorne")
    scene.wall(1, RED, RED, RED, RED, BLACK).wall(2, BLUE, BLUE, BLUE, BLUE).wall(3, YELLOW, YELLOW, YELLOW)
    scene.buildings(RED, "V04", "V01 V02").buildings(BLUE, "V03", "V36 V38").cards(BLUE, "vp_tower")
    if red_points == 7:
        scene.cards(RED, "vp_library")
    scene.hand(RED, ore=red_cards).hand(BLUE, wool=blue_cards)
    # The eighth wildling is a climber, so that no guard falls.
    scene.gift(H05="W", H07="W", H09="W", H11="W", H13="W", H15="W", H17="W").camps(river="C")
    scene.before_roll(BLACK).roll(1, 1, wildling=1)
    assert scene.s.result == Result("tragic_victory" if winners else "all_lose", winners, (7, 1, 0, red_points))


@rule("GC-EX-39")
def test_the_way_of_a_hero():
    scene = watch().hero(YELLOW, "alliser_thorne").hero(BLUE, "ygritte").gift(H05="W", H06="W")
    scene.s.turn = 17  # Blue's fifth
    assert WATCH.round_of(scene.s) == 5
    scene.do(UseHero()).do(SendHome(5)).do(KeepHero())
    assert scene.s.players[BLUE].flipped
    for _ in range(4):
        scene.roll(1, 4).do(EndTurn())
    assert WATCH.round_of(scene.s) == 6
    scene.do(UseHero()).do(SendHome(6))
    assert scene.denied(KeepHero()) == ("side_b_is_up", "GC-19.3")
    assert set(scene.options()) == {TakeHero(hero) for hero in scene.s.display}
    assert scene.denied(TakeHero("ygritte")) == ("just_returned", "GC-19.5")
    scene.do(TakeHero("benjen_stark")).camps(cave="W")
    assert scene.s.players[BLUE].hero == "benjen_stark"
    assert not scene.s.players[BLUE].flipped
    assert scene.denied(UseHero()) == ("hero_rests", "GC-19.6")


@rule("GC-EX-40")
def test_mormont_names_wool():
    scene = watch().hero(RED, "jeor_mormont").hand(RED, ore=1).hand(BLUE, wool=2).hand(BLACK, grain=1)
    scene.turn(RED).do(UseHero()).do(Demand(WOOL, (BLUE, BLACK)))
    assert scene.told(Demanded) == [Demanded(RED, BLUE, WOOL, True)]
    scene.do(Give(4))
    assert scene.told(Demanded) == [Demanded(RED, BLACK, WOOL, False)]
    assert scene.holding(BLUE) == bundle(wool=1, ore=1)
    assert scene.holding(RED) == bundle(wool=1)
    assert scene.holding(BLACK) == bundle(grain=1)
    assert scene.do(KeepHero()).denied(UseHero()) == ("hero_rests", "GC-19.6")


@rule("GC-EX-41")
@pytest.mark.parametrize("kind", range(5))
def test_samwell_consoles_yellow(kind: int):
    scene = watch().hero(YELLOW, "samwell_tarly").roll(1, 4)
    assert scene.holding(YELLOW) == bundle()
    assert scene.asks() == Console(YELLOW)
    assert LetPass() in scene.options()
    scene.do(TakeCard(kind))
    assert scene.holding(YELLOW)[kind] == 1
    assert scene.told(HeroUsed) == [HeroUsed(YELLOW, "samwell_tarly")]


@rule("GC-EX-41")
def test_but_not_on_a_seven():
    scene = watch().hero(YELLOW, "samwell_tarly").roll(3, 4).do(DriveTormund(7))
    assert scene.asks().seat == BLUE
    assert scene.denied(TakeCard(0)) == ("not_now", "")


@rule("GC-EX-42")
def test_a_triple():
    scene = watch(tragedy_of_heroes=True).hero(YELLOW, "alliser_thorne").camps(cave="W").wall(2, RED)
    scene.roll(4, 4, 4)
    assert scene.asks() == LoseDisplayedHero(BLUE)
    assert [type(event) for event in scene.events] == [DiceRolled]
    scene.do(LoseHero("mance_rayder"))
    lost, produced, advanced = scene.events[:3]
    assert lost == HeroLostForGood(BLUE, "mance_rayder")
    assert isinstance(produced, Produced)
    assert produced.roll == 8
    # H14 is a forest: Blue's V46 and Black's V25 stand there.
    assert produced.gains == (bundle(lumber=1), bundle(), bundle(lumber=1), bundle())
    assert advanced == Advanced(1, "warrior", 4, 1)
    assert scene.clearing(2) == "W"
    assert "mance_rayder" not in scene.s.display


@rule("GC-EX-45")
@pytest.mark.parametrize("blues", [2, 3])
def test_yoren_and_the_largest_patrol(blues: int):
    scene = watch().hero(RED, "yoren").patrols(RED, 3).patrols(BLUE, blues).holds(patrol=RED).reserve("cave_giant")
    scene.before_roll(RED).do(UseHero()).do(PostGuard(0))
    assert scene.s.players[RED].patrols == 2
    assert scene.guards_on(1) == (RED,)
    if blues == 2:
        assert scene.s.patrol_holder == -1
        assert scene.told(LargestPatrolLaidAside) == [LargestPatrolLaidAside()]
        assert scene.told(TokensRevealed) == []
    else:
        assert scene.s.patrol_holder == BLUE
        assert scene.told(LargestPatrolTaken) == [LargestPatrolTaken(BLUE, 3)]
        assert scene.told(TokensRevealed) == [TokensRevealed(BLUE, ("cave_giant",))]
        assert scene.camp("cave") == "G"


@rule("GC-EX-46")
def test_benjen_in_the_cave():
    scene = watch().hero(BLUE, "benjen_stark").camps(cave="GWC").reserve("cave_warrior").do(UseHero())
    giants = scene.s.frostfangs["giant"]
    scene.do(SendHomeFromCamp(1, 1))
    assert scene.camp("cave") == "WCW"
    assert scene.s.frostfangs["giant"] == giants + 1
