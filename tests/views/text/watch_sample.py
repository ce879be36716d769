"""What the Brotherhood of the Watch can say, for the tests of its words."""

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any, get_type_hints

from kit import speaking
from kit.cases import CASES
from kit.wording import (
    Refusal,
    refusals,
)
from meadhall.rules.kernel import Result
from meadhall.rules.watch import WATCH
from meadhall.rules.watch import events as e
from meadhall.rules.watch.bundles import one
from meadhall.rules.watch.data import CARDS, CLANS, HEROES, RESOURCES, YIELDS
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import Offer, State
from meadhall.views.deeds.watch import DEEDS
from views.text.samples import Sample

CODES = (*RESOURCES, *CLANS, *YIELDS)


@cache
def position() -> State:
    return WATCH.new(Options(placement="ready"), 4, seed=3)


# Figures for events that a random game may not bring.
BUNDLE = (1, 0, 2, 0, 0)
VARIANTS: dict[type, dict[str, tuple[Any, ...]]] = {
    e.FirstPlayerRolled: {"dice": ((2, 5),)},
    e.DiceRolled: {"dice": ((2, 5),), "wildling": (0, 9)},
    e.DemandMade: {"of": ((1,), (1, 3)), "kind": (0, 4)},
    e.Produced: {
        "gains": (((0,) * 5,) * 4, (BUNDLE, (0,) * 5, BUNDLE, (0,) * 5)),
        "short": ((), (0, 4)),
        "blocked": ((), (1, 2)),
    },
    e.StartingIncome: {"gain": ((0,) * 5, BUNDLE)},
    e.Discarded: {"cards": (None, BUNDLE), "count": (1, 4, 5)},
    e.TormundMoved: {"hex": (0, 7)},
    e.CardStolen: {"kind": (0, 5)},
    e.CardTakenFromHand: {"kind": (4, 5)},
    e.OfferMade: {
        "offer": (
            Offer(BUNDLE, one(4), (1, 2, 3)),
            Offer(None, one(4), (1,)),
            Offer(BUNDLE, None, (1, 2)),
        )
    },
    e.OfferAnswered: {"answer": ("accept", "decline"), "give": (None,), "want": (None,)},
    e.Traded: {"give": (BUNDLE,), "get": (one(3),)},
    e.Proposed: {"give": (BUNDLE,), "want": (one(3),)},
    e.CardBought: {"card": ("?", *CARDS)},
    e.CardPlayed: {"card": tuple(CARDS)},
    e.CardsTaken: {"cards": (BUNDLE,)},
    e.TokensRevealed: {"tokens": (("cave_giant",), ("river_warrior", "hornfoot_climber"))},
    e.WildlingRemoved: {"place": ("gift", "camp", "clearing"), "number": (1, 2)},
    e.HandSeen: {"hand": (None, BUNDLE)},
    e.TopCardsSeen: {"cards": (("?",), ("?",) * 3, ("new_recruits", "vp_tower"))},
    e.PointsRevealed: {"cards": (("vp_tower",), ("vp_library", "vp_obsidian"))},
    e.TragicEnd: {"guards": ((1, 4, 2, 5),), "winners": ((), (1,), (3,))},
    e.GuardPointsChanged: {"points": (0, 1, 2)},
    e.NoAdvance: {"number": (1, 12)},
}
USUAL: dict[str, tuple[Any, ...]] = {
    "kind": ("warrior", "climber", "giant"),
    "hero": tuple(HEROES),
    "handed_over": (True, False),
    "withdrawn": (True, False),
    "refusing": (True, False),
    "by_invasions": (True, False),
}


def examples(event: type) -> Iterator[Any]:
    by_number = get_type_hints(event).get("kind") is int  # a resource, not a wildling
    usual = {**USUAL, "kind": (0, 4)} if by_number else USUAL
    return speaking.examples(event, VARIANTS.get(event, {}), usual)


HIDDEN = (
    (e.Discarded(0, 2, BUNDLE), "[wool]"),
    (e.CardStolen(0, 1, 2), "[wool]"),
    (e.HandSeen(0, 1, BUNDLE), "[wool]"),
    (e.CardBought(0, "vp_tower"), "Tower"),
)


def all_refusals() -> list[Refusal]:
    found: list[Refusal] = []
    for refusal, call in refusals("watch"):
        assert refusal.code, f"a refusal whose code cannot be read: {ast.dump(call)}"
        counted = len(call.args) > 2 and not refusal.figures  # the missing cards, by kind
        found.append(Refusal(refusal.code, {"0": 1, "4": 2}) if counted else refusal)
    return found


def ends() -> list[tuple[State, Result]]:
    endings = (("true_victory", (1,)), ("base_victory", (1,)), ("tragic_victory", (1,)), ("all_lose", ()))
    return [(position(), Result(ending, winners, (3, 10, 4, 5))) for ending, winners in endings]


BASE = next(case for case in CASES if case.game is WATCH and case.options.mode == "base" and case.players == 4)
NORTH = next(
    case for case in CASES if case.game is WATCH and case.options.tragedy_of_heroes and case.options.confirm_victory
)

PARTS = frozenset(
    (
        "card",
        "offer_accepted",
        "offer_countered",
        "offer_declined",
        "offer_withdrawn",
        "offers_heard",
        "token",
        "tormund_home",
    )
)
WATCH_SAMPLE = Sample(
    game=WATCH,
    position=position,
    codes=CODES,
    icons={kind: row.icon for kind, row in DEEDS.items()},
    parts=PARTS,
    examples=examples,
    silent=(e.TurnEnded,),
    hidden=HIDDEN,
    refusals=all_refusals,
    ends=ends,
    cases=(BASE, NORTH),
    told_apart=(BASE,),
)
