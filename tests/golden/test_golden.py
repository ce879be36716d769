"""Golden playthroughs: short whole games, written down. Nothing of them changes unless the rules are meant to."""

from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from kit import Case
from kit.golden import playthrough
from meadhall.rules.kernel import Action
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.options import Options as MidgardOptions
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.options import Options as NorthgardOptions
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.rules.wild import WILD
from meadhall.rules.wild.options import Options as WildOptions

HERE = Path(__file__).parent


class Golden(NamedTuple):
    name: str
    case: Case
    seed: int
    liking: dict[str, float]  # how much each kind of action is liked; 1 where nothing is said


_BUILDER = {"FoundSettlement": 30, "BuildKeep": 30, "HireGuard": 10, "BuyCard": 6, "BuildRoad": 3, "UseHero": 4}
_BUILDER |= {"PlayCard": 4, "OfferTrade": 0.3, "SupplyTrade": 4, "EndTurn": 2, "Withdraw": 0.5}
_SETTLER = {"PlayCard": 20, "EndTurn": 0.5, "Wait": 0.3, "Replace": 1, "Remove": 1, "Upgrade": 12, "Pass": 0.3}
_SETTLER |= {"Stop": 0.3, "March": 4, "Challenge": 3, "Call": 3, "Swap": 0.3, "Trade": 0.2}
_CHAMPION = {"SetAsking": 0.05, "AcceptRoll": 2, "UseGifts": 0.5, "UseWealth": 0.5, "UseKnowledge": 0.5}
_CHAMPION |= {"UseSuccess": 0.5, "KeepRune": 0.5, "GoOn": 0.5, "TakeTopRune": 0.5}
_RAIDER = {"Play": 12, "AttackRival": 12, "CompleteMission": 20, "Build": 6, "AttackUndead": 4, "UpgradeHall": 3}
_RAIDER |= {"BuyCard": 3, "BuyPath": 3, "AttackDragon": 2, "EndTurn": 0.25, "SwapMission": 0.3, "Exchange": 0.2}
_RAIDER |= {"Demolish": 0.05, "SetAsking": 0.02}
_SECRET = MidgardOptions(hall_of_fame=True, distrust=True, assignment="secret")
_CREATURES = NorthgardOptions(creatures=True, more_creatures=True)

GOLDEN = (
    Golden("watch-base", Case(WATCH, Options(mode="base"), 4), 44, _BUILDER),
    Golden("watch-brotherhood", Case(WATCH, Options(), 4), 14, _BUILDER),
    Golden("midgard", Case(MIDGARD, MidgardOptions(), 3), 36, _CHAMPION),
    Golden("midgard-secret", Case(MIDGARD, _SECRET, 2), 50, _CHAMPION),
    Golden("northgard", Case(NORTHGARD, NorthgardOptions(clans="dealt"), 3), 6, _SETTLER),
    Golden("northgard-creatures", Case(NORTHGARD, _CREATURES, 4), 9, _SETTLER),
    Golden("wild", Case(WILD, WildOptions(), 3), 8, _RAIDER),
    Golden("wild-first", Case(WILD, WildOptions(first_game=True, chiefs="dealt"), 2), 31, _RAIDER),
)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_game_goes_as_it_went(golden: Golden, request: pytest.FixtureRequest) -> None:
    def as_liked(rng: Random, legal: Sequence[Action]) -> Action:
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(type(action).__name__, []).append(action)
        (kind,) = rng.choices(list(kinds), [golden.liking.get(kind, 1) for kind in kinds])
        return rng.choice(kinds[kind])

    file = HERE / f"{golden.name}.txt"
    now = playthrough(golden.case, golden.seed, as_liked)
    if request.config.getoption("--renew-golden"):
        file.write_text(now, encoding="utf-8", newline="\n")
    then = file.read_text(encoding="utf-8")
    if now != then:
        changes = list(unified_diff(then.splitlines(), now.splitlines(), "as it went", "as it goes", lineterm="", n=2))
        shown = "\n".join(changes[:60])
        pytest.fail(f"{shown}\n… {len(changes)} lines of difference.\nIf the change is meant: pytest --renew-golden")
