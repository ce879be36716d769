"""Chapter 14: tokens, camps and rushes."""

from typing import Any

import pytest

from kit import rule
from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.heroes_north import SendHomeFromCamp, SendHomeFromNorth
from meadhall.rules.watch.data import CLANS, NORTH
from meadhall.rules.watch.events import (
    Advanced,
    Crossed,
    DiceRolled,
    GiantLeft,
    InvasionBegan,
    InvasionMarked,
    Mustered,
    NoneLeftToMuster,
    ReserveShuffled,
    RushBegan,
    TokensRevealed,
    WildlingRemoved,
)
from meadhall.rules.watch.fights.wildlings import RevealFromReserve
from meadhall.rules.watch.state import State
from rules.watch.scene import BLUE, RED, W2, YELLOW, Scene, watch


class Tale:
    """Where the wildlings stand, as far as the four ways of moving tell."""

    def __init__(self, s: State) -> None:
        self.camps = [list[str](camp) for camp in s.camps]
        self.clearings = [list[str](clearing) for clearing in s.clearings]
        self.gift: dict[int, str] = {}

    def hear(self, event: Event) -> None:
        match event:
            case Mustered(clan, camp, kind):
                self.camps[clan].append(kind)
                assert camp == len(self.camps[clan])
            case Advanced(clan, kind, _, clearing):
                assert self.camps[clan].pop(0) == kind
                self.clearings[clearing].append(kind)
            case Crossed(kind, arrow, hex):
                self.clearings[(arrow - 1) // 2].remove(kind)
                assert hex not in self.gift
                self.gift[hex] = kind
            case GiantLeft(clearing):
                self.clearings[clearing].remove("giant")
            case WildlingRemoved(kind, "gift", hex):
                assert self.gift.pop(hex) == kind
            case WildlingRemoved(kind, "clearing", clearing):
                self.clearings[clearing].remove(kind)
            case WildlingRemoved(kind, "camp", clan, camp):
                assert self.camps[clan].pop(camp - 1) == kind
            case _:
                assert not isinstance(event, WildlingRemoved)

    def is_true(self, s: State) -> bool:
        home = {kind: count - self._abroad(kind) for kind, count in NORTH.figures.items()}
        return (
            self.camps == [list(camp) for camp in s.camps]
            and self.clearings == [list(clearing) for clearing in s.clearings]
            and self.gift == {hex: kind for hex, kind in enumerate(s.gift) if kind}
            and home == s.frostfangs
        )

    def _abroad(self, kind: str) -> int:
        return sum(place.count(kind) for place in (*self.camps, *self.clearings, list(self.gift.values())))


@rule("GC-14.1")
def test_wildlings_move_only_in_the_four_ways():
    """Turns played at random: what tokens, advances, crossings and removals tell accounts for every figure."""
    heard = set[type[Event]]()
    for seed in range(20):
        scene = watch().camps("WC", "WG", "WW").wall(1, RED, BLUE).wall(4, BLUE)
        scene.display("ygritte", "yoren", "benjen_stark")
        for seat in range(4):
            scene.hand(seat, lumber=4, brick=4, wool=4, grain=4, ore=4)
        tale = Tale(scene.s)
        for step in scene.wander(200, seed):
            for event in step.events:
                tale.hear(event)
                heard.add(type(event))
            assert tale.is_true(step.s)
    assert {Mustered, Advanced, Crossed, GiantLeft, WildlingRemoved} <= heard


@rule("GC-14.2")
@pytest.mark.parametrize("clan", CLANS)
@pytest.mark.parametrize(("kind", "letter"), [("warrior", "W"), ("climber", "C"), ("giant", "G")])
def test_a_token_musters_its_figure_in_the_lowest_free_camp(clan: str, kind: str, letter: str):
    scene = watch().camps("CG", "CG", "CG")
    waiting = scene.s.frostfangs[kind]  # pyright: ignore[reportArgumentType]
    scene.reveal(f"{clan}_{kind}")
    assert {each: scene.camp(each) for each in CLANS} == {
        each: f"CG{letter}" if each == clan else "CG" for each in CLANS
    }
    assert scene.s.frostfangs[kind] == waiting - 1  # pyright: ignore[reportArgumentType]
    assert scene.told(Mustered)[0].camp == 3


@rule("GC-14.3")
def test_an_advance_leaves_no_gap():
    scene = watch().camps(cave="WCGW").roll(1, 2, wildling=4)
    assert scene.camp("cave") == "CGW"


@rule("GC-14.3")
@pytest.mark.parametrize(("camp", "left"), [(1, "CGW"), (2, "WGW"), (4, "WCG")])
def test_those_behind_a_removed_figure_move_forward(camp: int, left: str):
    scene = watch().camps(cave="WCGW").reserve("river_warrior")
    scene.s.agenda.append(SendHomeFromNorth(BLUE))
    assert scene.do(SendHomeFromCamp(1, camp)).camp("cave") == left


@rule("GC-14.4")
def test_a_token_without_a_figure_has_no_effect():
    scene = watch().camps(river="GGGG", cave="GGGG").reveal("hornfoot_giant")
    assert scene.told(NoneLeftToMuster) == [NoneLeftToMuster(2, "giant")]
    assert [scene.camp(clan) for clan in CLANS] == ["GGGG", "GGGG", ""]
    assert scene.s.used == ("hornfoot_giant",)
    scene.camps(river="GGGG", cave="GGG").reveal("hornfoot_giant")
    assert scene.camp("hornfoot") == "G"


@rule("GC-14.4")
def test_nor_does_it_start_a_rush():
    scene = watch().camps(river="GGGG", cave="GGGG").reveal("river_giant")
    assert (scene.camp("river"), scene.told(RushBegan)) == ("GGGG", [])


@rule("GC-14.5")
def test_used_tokens_lie_open():
    scene = watch().reveal("cave_climber").reveal("river_giant")
    assert scene.s.used == ("cave_climber", "river_giant")
    for seat in range(4):
        assert WATCH.visible(scene.s, seat).used == scene.s.used
        assert [event.seen_by(seat) for event in scene.told(TokensRevealed)] == scene.told(TokensRevealed)


@rule("GC-14.5")
def test_an_empty_reserve_is_made_anew():
    scene = watch()
    s, count = scene.s, len(scene.s.reserve)
    s.used, s.reserve = s.reserve, ()
    spent = s.used
    s.chance.laid = [tuple(reversed(range(count)))]
    s.agenda.append(RevealFromReserve(BLUE))
    kernel.settle(s, scene.events)
    assert scene.told(ReserveShuffled) == [ReserveShuffled(count)]
    assert s.used == spent[-1:]
    assert s.reserve == spent[-2::-1]


@rule("GC-14.5")
def test_the_last_token_is_drawn_before_the_used_ones_are_shuffled():
    scene = watch()
    *used, last = scene.s.reserve
    scene.s.used, scene.s.reserve = tuple(used), (last,)
    scene.reveal(last)
    assert scene.told(ReserveShuffled) == []
    assert (scene.s.reserve, scene.s.used) == ((), (*used, last))


def both_stay() -> Scene:
    """Two guards before each clearing, so that a warrior stays in it."""
    return watch().wall(1, RED, RED).wall(2, BLUE, BLUE).wall(3, RED, RED).wall(4, BLUE, BLUE)


@rule("GC-14.6", "GC-14.7")
@pytest.mark.parametrize(
    ("clan", "low", "high"),
    [("river", 1, 2), ("cave", 2, 3), ("hornfoot", 3, 4)],
)
def test_the_fifth_wildling_sets_two_going(clan: str, low: int, high: int):
    scene = both_stay().camps(**{clan: "WWG"}).reveal(f"{clan}_climber")
    assert (scene.camp(clan), scene.told(RushBegan)) == ("WWGC", [])
    scene.reveal(f"{clan}_giant")
    assert scene.told(RushBegan) == [RushBegan(CLANS.index(clan))]  # pyright: ignore[reportArgumentType]
    assert {section: scene.clearing(section) for section in (low, high)} == {low: "W", high: "W"}
    assert scene.camp(clan) == "GCG"


@rule("GC-14.6")
def test_camp_one_goes_low_and_camp_two_high():
    scene = both_stay().camps(cave="CGWW").reveal("cave_warrior")
    assert [(event.kind, event.trail) for event in scene.told(Advanced)] == [("climber", 4), ("giant", 5)]


@rule("GC-14.8")
def test_the_first_is_resolved_before_the_second_moves():
    scene = watch().camps(cave="WWWW").reveal("cave_warrior")
    steps = (Advanced, Crossed, InvasionMarked)
    assert [type(event) for event in scene.events if isinstance(event, steps)] == [*steps, *steps]


@rule("GC-14.8")
def test_the_second_stays_when_the_first_ends_the_game():
    scene = watch().invasions(2).camps(cave="WCWW").reveal("cave_warrior")
    assert scene.is_over()
    assert (scene.camp("cave"), scene.in_gift()) == ("CWWW", {"H02": "W"})


@rule("GC-14.9")
@pytest.mark.parametrize(("clan", "arrows"), [("river", [1, 3]), ("cave", [4, 5]), ("hornfoot", [6, 7])])
def test_a_rush_takes_the_lower_number_of_its_trails(clan: str, arrows: list[int]):
    scene = watch().camps(**{clan: "WWWW"}).reveal(f"{clan}_warrior")
    assert [event.trail for event in scene.told(Advanced)] == arrows
    assert [event.arrow for event in scene.told(InvasionBegan)] == arrows
    assert [event.arrow for event in scene.told(Crossed)] == arrows


@rule("GC-14.10")
@pytest.mark.parametrize(
    ("figure", "clearing", "guards", "gift"),
    [("W", "W", (BLUE,), {}), ("C", "", (BLUE,), {"H02": "C"}), ("G", "", (), {})],
)
def test_in_a_rush_each_kind_does_what_it_always_does(figure: str, clearing: str, guards: Any, gift: dict[str, str]):
    """Camp 2's warrior only waits before W3."""
    scene = watch().wall(2, BLUE).wall(3, YELLOW).camps(cave=f"{figure}WWW").reveal("cave_warrior")
    assert (scene.clearing(2), scene.s.wall[W2], scene.in_gift()) == (clearing, guards, gift)
    assert (scene.clearing(3), scene.s.invasions) == ("W", 0)


@rule("GC-14.10")
def test_a_rush_is_no_roll():
    scene = watch().camps(cave="WWWW")
    hands = [scene.holding(seat) for seat in range(4)]
    scene.reveal("cave_warrior")
    assert (scene.told(DiceRolled), scene.s.chance.drawn) == ([], [])
    assert [scene.holding(seat) for seat in range(4)] == hands
