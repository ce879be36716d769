"""What a steady player of the Watch believes of the others' hands, and what it does with that."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from meadhall.bots import Question, make
from meadhall.bots.watch.mind import Mind
from meadhall.rules.kernel import play
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.actions import Demand
from meadhall.rules.watch.cards.heroes_trade import DemandResource
from meadhall.rules.watch.data import KINDS
from meadhall.rules.watch.flow import Turn
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import State
from rules.watch.scene import BLACK, BLUE, ORE, RED, YELLOW, Scene, watch


def own_turns(options: Options, players: int, seed: int) -> Iterator[tuple[State, Mind]]:
    """Each time that somebody is asked what to do in his turn: how things are, and what he has in mind."""
    s = WATCH.new(options, players, seed)
    bots = [make("steady", WATCH, seed + seat) for seat in range(players)]
    while s.result is None:
        question = Question(WATCH, s)
        if question.kind is Turn:
            yield s, Mind(question.view, question.seat, Random(seed))
        play(s, bots[question.seat].choose(question))


def test_of_one_opponent_nothing_has_to_be_guessed():
    for s, mind in own_turns(Options(mode="base"), 2, 1):
        (other,) = s.others(mind.seat)
        assert mind.hands[other] == pytest.approx(s.players[other].hand[:5])


@pytest.mark.parametrize(("hide_supply", "off"), [(False, 0.15), (True, 0.25)])
def test_chances_are_borne_out(hide_supply: bool, off: float):
    """Of those who are said to have a card with such a chance, about so many have it, and none of those without one."""
    held: dict[int, list[bool]] = {tenth: [] for tenth in range(11)}
    for seed in range(4):
        for s, mind in own_turns(Options(mode="base", hide_supply=hide_supply), 4, seed):
            for seat in s.others(mind.seat):
                for kind in KINDS:
                    chance = mind.chance_to_hold(seat, kind)
                    held[round(10 * chance)].append(s.players[seat].hand[kind] > 0)
                    assert chance or not s.players[seat].hand[kind]
    for tenth, cases in held.items():
        assert len(cases) < 100 or sum(cases) / len(cases) == pytest.approx(tenth / 10, abs=off)


# Jeor Mormont


def test_nobody_is_asked_for_what_lies_in_the_supply():
    """All ore lies there; what blue would most like to have is ore."""
    scene = watch().bare().buildings(BLUE, settlements="V10 V26", keeps="V44").turn(BLUE).hand(BLUE, ore=2, grain=3)
    scene.buildings(YELLOW, keeps="V01 V12").buildings(BLACK, settlements="V40").buildings(RED, settlements="V33")
    scene.hand(YELLOW, lumber=4).hand(BLACK, wool=2).hand(RED, grain=3)
    scene.s.agenda.append(DemandResource(BLUE))
    choice = make("steady", WATCH, 1).choose(Question(WATCH, scene.s))
    assert isinstance(choice, Demand)
    assert choice.kind != ORE


def test_one_who_surely_has_it_is_asked_alone():
    """A second ore would be of no use, and was given back at once."""
    choice = make("steady", WATCH, 1).choose(Question(WATCH, short_of_one_ore().hand(RED, ore=2).s))
    assert choice == Demand(ORE, (YELLOW,))


def test_nobody_is_asked_whose_hand_is_empty():
    choice = make("steady", WATCH, 1).choose(Question(WATCH, short_of_one_ore().hand(YELLOW, ore=1, wool=6).s))
    assert choice == Demand(ORE, (YELLOW,))


def short_of_one_ore() -> Scene:
    """Of a keep; with yellow, who has most cards, lies most of what is in no supply."""
    scene = watch().bare().buildings(BLUE, settlements="V10 V26", keeps="V44").turn(BLUE)
    scene.buildings(YELLOW, keeps="V01 V12").buildings(BLACK, settlements="V40").buildings(RED, settlements="V33")
    scene.hand(BLUE, ore=2, grain=2, wool=1).hand(YELLOW, ore=6)
    scene.s.agenda.append(DemandResource(BLUE))
    return scene


def test_most_demands_get_something():
    found: Counter[bool] = Counter()
    for seed in range(16):
        s = WATCH.new(Options(), 4, seed)
        bots = [make("steady", WATCH, seed + seat) for seat in range(4)]
        while s.result is None:
            question = Question(WATCH, s)
            choice = bots[question.seat].choose(question)
            if isinstance(choice, Demand):
                found[any(s.players[seat].hand[choice.kind] for seat in choice.of)] += 1
            play(s, choice)
    assert sum(found.values()) > 40
    assert found[False] < 0.15 * sum(found.values())
