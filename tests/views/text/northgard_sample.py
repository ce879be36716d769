"""What the Uncharted Lands can say, for the tests of its words."""

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any

from kit import speaking
from kit.cases import Case
from kit.wording import Refusal, refusals
from meadhall.rules.kernel import Result
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.cards.basic import BASICS
from meadhall.rules.northgard.data import (
    BUILDINGS,
    CARDS,
    CLANS,
    CREATURE_CARDS,
    CREATURES,
    FACES,
    RESOURCES,
    UNSEEN,
    UNSEEN_TILE,
)
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import CREATURE, NOBODY, Battle, Side, State
from meadhall.views.deeds.northgard import DEEDS
from views.text.samples import Sample

CODES = (*CLANS, *CREATURES, *CARDS)


@cache
def position() -> State:
    return NORTHGARD.new(Options(creatures=True), 5, seed=3)


# Figures for events that a random game may not bring.
GOODS = (2, 0, 1)
NOTHING = (0, 0, 0)
PEOPLE = Battle(3, Side(0, 4, 5), Side(1, 2, 6))
HUNT = Battle(3, Side(0, 4, 5), Side(CREATURE, 1, 6), creature="wolf_beige")
SLAIN = Battle(3, Side(0, 2, 6), Side(1, 2, 1, 2))
DEVOURED = Battle(3, Side(CREATURE, 1, 3, 2), Side(2, 2, 5), creature="draugr_brown")
PREY = Battle(3, Side(CREATURE, 1, 6), Side(2, 4, 5), creature="draugr_brown")
SILENT = (e.TurnBegan, e.AskingSet, e.GameEnded)
VARIANTS: dict[type, dict[str, tuple[Any, ...]]] = {
    e.FirstPlayerRolled: {"faces": ((1, 5),)},
    e.CardsAssigned: {"discarded": ((), ("ST_MOVE", "UNREST")), "kept": (0, 2), "returned": (1, 2)},
    e.CardCopied: {"of": (1, 3)},
    e.ResourcesGained: {"source": ("start", "card")},
    e.ResourcesPaid: {"purpose": ("build", "card")},
    e.FameGained: {"source": ("closing", "harvest", "altar", "clan")},
    e.TileLaid: {"closed": ((), (3,), (3, 8))},
    e.WarriorsRecruited: {"source": ("setup", "recruit", "camp", "card", "second_chance")},
    e.FiguresMoved: {"manner": ("move", "retreat", "push", "card"), "source": (4,)},
    e.FiguresLost: {"reason": ("battle", "no_retreat", "draugr", "card")},
    e.BattleBegan: {"battle": (PEOPLE, HUNT, PREY)},
    e.BattleDieRolled: {"seat": (1, CREATURE), "face": tuple(range(1, len(FACES) + 1))},
    e.CreatureAppeared: {"card": tuple(CREATURE_CARDS)},
    e.CreatureCalled: {"card": tuple(CREATURE_CARDS)},
    e.CreatureMoved: {"card": tuple(CREATURE_CARDS), "source": (4,)},
    e.CreatureActed: {"card": tuple(CREATURE_CARDS)},
    e.CreatureBeaten: {"card": tuple(CREATURE_CARDS)},
    e.GameEnded: {"points": ((4, 5),), "winners": ((1,),)},
}
USUAL: dict[str, tuple[Any, ...]] = {
    "clan": CLANS,
    "card": ("ST_MOVE", "UNREST"),
    "upgrade": ("CL_BEAR_1",),
    "cards": (("ST_MOVE", "DL_SPY"), (UNSEEN,), (UNSEEN, UNSEEN)),
    "tiles": ((4,), (4, 17), (UNSEEN_TILE, UNSEEN_TILE)),
    "resources": (GOODS, NOTHING),
    "give": (GOODS,),
    "phase": ("creatures", "harvest", "winter"),
    "building": tuple(range(len(BUILDINGS))),
    "old": (1,),
    "new": tuple(range(len(BUILDINGS))),
    "warriors": (1, 2, 5),
    "kaija": (True, False),
    "count": (1, 2, 5),
    "food": (0, 2),
    "regions": ((3, 8),),
    "boxed": (True, False),
    "casualty": (True, False),
    "in_full": (True, False),
    "from_pile": (True, False),
    "slotless": (True, False),
}


def examples(event: type) -> Iterator[Any]:
    """Events of this kind that touch every one of its sentences."""
    if event is e.EffectChosen:
        yield from (e.EffectChosen(1, effect) for effect in (*BASICS, "build_first"))
        yield from (e.EffectChosen(1, effect, 3) for effect in ("collect_first", "hidden_ways"))
        return
    if event is e.BattleEnded:
        ends = ((PEOPLE, 0), (PEOPLE, 1), (PEOPLE, NOBODY), (HUNT, 0), (HUNT, CREATURE), (PREY, 2), (PREY, CREATURE))
        ends += ((SLAIN, 1), (DEVOURED, CREATURE))
        yield from (e.BattleEnded(battle, winner) for battle, winner in ends)
        return
    usual = {} if event in (e.SwapOffered, e.SwapRefused) else USUAL  # where `give` is a kind
    yield from speaking.examples(event, VARIANTS.get(event, {}), usual)


HIDDEN = (
    (e.CardsDrawn(0, ("DL_SPY",)), "Spy"),
    (e.HandSeen(0, 1, ("DL_SPY",)), "Spy"),
    (e.TilesDrawn(0, (4, 17)), "17"),
    (e.SetupTilesDrawn(0, (4, 17, 21)), "17"),
)

# Figures that are worked out, by code.
WORKED_OUT: dict[str, tuple[dict[str, int | str], ...]] = {
    "border_would_stop": ({"region0": 1, "region1": 2},),
    "would_join_players": ({"seat0": 0, "seat1": 3},),
    "would_join_valkyrie": ({"region0": 1, "region1": 2},),
    "wrong_slot": ({"slot": "small"}, {"slot": "rune"}, {"slot": "large"}),
}


def all_refusals() -> Iterator[Refusal]:
    for (code, figures), call in refusals("northgard"):
        if code:
            yield from (Refusal(code, worked_out) for worked_out in WORKED_OUT.get(code, (figures,)))
        else:
            assert ast.unparse(call.args[0]) == "f'not_enough_{RESOURCES[kind]}'"
            yield from (Refusal(f"not_enough_{kind}", {"needed": 3, "held": 1}) for kind in RESOURCES)


def ends() -> list[tuple[State, Result]]:
    team = position().copy()
    team.options = Options(teams=True)
    won = ((position(), (1,)), (position(), (1, 3)), (team, (0, 2)), (team, (0, 1, 2, 3)))
    endings = ("sudden_victory", "most_fame")
    return [(s, Result(ending, winners, (3, 10, 4, 5, 1))) for ending in endings for s, winners in won]


BEASTS = Case(NORTHGARD, Options(creatures=True, more_creatures=True, clans="dealt"), 5)
TEAMS = Case(NORTHGARD, Options(years="10", creatures=True, teams=True), 4)

NORTHGARD_SAMPLE = Sample(
    game=NORTHGARD,
    position=position,
    codes=CODES,
    icons={kind: row.icon for kind, row in DEEDS.items()},
    parts=frozenset({"cards_kept", "cards_thrown", "cards_returned", "card"}),
    examples=examples,
    silent=SILENT,
    hidden=HIDDEN,
    refusals=all_refusals,
    ends=ends,
    cases=(BEASTS, TEAMS),
    told_apart=(BEASTS, TEAMS),
)
