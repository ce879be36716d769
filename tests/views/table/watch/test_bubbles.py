"""What a bubble says is what then comes about."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from kit.wording import loose
from meadhall.rules.kernel import Action, why_not
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.actions import BuildKeep, BuildRoad, FoundSettlement, HireGuard
from meadhall.rules.watch.events import LongestRoadTaken, RushBegan, TokensRevealed
from meadhall.views.table.watch.bubbles import Bubbles
from meadhall.views.text import Words
from meadhall.views.text.watch import WatchSpeech
from rules.watch.scene import BLUE, RED, YELLOW, Scene, base, chain, path, watch

NAMES = ("Ann", "Bran", "Cat", "Dag")


def bubble(scene: Scene, spot: str, *legal: Action, barred: tuple[Action, ...] = ()) -> str:
    view = WATCH.visible(scene.s, BLUE)
    session = SimpleNamespace(view=view, viewer=BLUE, why_not=lambda action: why_not(view, action, BLUE))
    return loose(Bubbles(cast(Any, session), WatchSpeech(Words("en"), NAMES)).say(spot, legal, barred))


@pytest.mark.parametrize(
    ("camps", "said"),
    [("WWWW", "One more token, and the clan rushes."), ("WW", "**3** more tokens, and the clan rushes.")],
)
def test_a_clan_says_how_many_tokens_it_is_from_a_rush(camps: str, said: str) -> None:
    scene = watch().camps(cave=camps)
    assert said in bubble(scene, "clan:1")
    for _ in range(5 - len(camps)):
        assert not scene.told(RushBegan)
        scene.reveal("cave_warrior")
    assert scene.told(RushBegan)


def test_a_settlement_that_makes_a_clan_rush_says_so() -> None:
    scene = watch().bare().roads(BLUE, "V17-V23").camps(cave="WWWW").turn(BLUE).tile(BLUE, "cave_warrior")
    scene.hand(BLUE, lumber=1, brick=1, wool=1, grain=1)
    told = bubble(scene, "vertex:17", FoundSettlement(17))
    assert "Reveals 1 wildling token." in told
    assert "One token short of a rush: Cave dwellers." in told
    scene.do(FoundSettlement(17))
    assert len(scene.told(RushBegan)) == len(scene.told(TokensRevealed)) == 1


def test_a_road_that_takes_the_longest_says_so() -> None:
    scene = watch().bare().roads(BLUE, *chain("V41 V34 V42 V35 V43")).turn(BLUE).hand(BLUE, lumber=1, brick=1)
    road = BuildRoad(path("V43-V36"))
    told = bubble(scene, f"path:{road.path}", road)
    assert "Longest Road goes to Ann." in told
    assert "Reveals 1 wildling token." in told
    scene.do(road)
    assert len(scene.told(LongestRoadTaken)) == len(scene.told(TokensRevealed)) == 1


def test_a_keep_turns_up_two_and_a_guard_stands_on_the_next_post() -> None:
    scene = watch().bare().buildings(BLUE, "V17").wall(2, RED, YELLOW).turn(BLUE)
    scene.hand(BLUE, lumber=1, brick=1, wool=1, ore=3, grain=2)
    assert "Reveals 2 wildling tokens." in bubble(scene, "vertex:17", BuildKeep(17))
    guard = bubble(scene, "post:1", HireGuard(1))
    assert guard.startswith("**Section 2, post 3.** 0 warriors in the clearing; 3 guards then.\n**Guard**")
    assert guard.count("Section 2") == 1


def test_a_section_says_when_it_falls() -> None:
    assert "**3** more warriors, and the section falls." in bubble(watch().wall(2, RED, YELLOW), "section:1")


def test_what_may_not_be_counted_is_not_said() -> None:
    assert "19" in bubble(base().bare(), "supply:0")
    assert "**lumber**: 2+" in bubble(base(hide_supply=True).bare(), "supply:0")


def test_what_cannot_be_done_is_said_with_the_rule() -> None:
    scene = watch().bare().turn(BLUE)
    told = bubble(scene, "vertex:17", barred=(FoundSettlement(17),))
    assert told.endswith("**Settlement:** None of your roads leads here. (Rules › Building › Settlement)")
