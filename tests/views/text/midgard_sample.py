"""What the Harbour of Champions can say, for the tests of its words."""

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any

from kit import speaking
from kit.cases import Case
from kit.wording import Refusal, refusals
from meadhall.rules.kernel import Result
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import (
    DESTINIES,
    ENEMIES,
    GOODS,
    JOURNEYS,
    LEADERS,
    LOCATIONS,
    MERCHANTS,
    RUNES,
    SHIPS,
    STALLS,
    UNSEEN,
    Bundle,
)
from meadhall.rules.midgard.fights.voyage import PayToll
from meadhall.rules.midgard.options import Options
from meadhall.rules.midgard.state import Band, Rolled, State
from meadhall.views.deeds.midgard import DEEDS
from views.text.samples import Sample

CARDS = (*LEADERS, *RUNES, *DESTINIES, *JOURNEYS, *SHIPS, *MERCHANTS, *ENEMIES)
CODES = (*CARDS, *STALLS, *LOCATIONS)


@cache
def position() -> State:
    """At the first worker of the first round."""
    return MIDGARD.new(Options(leaders="dealt"), 4, seed=3)


# Figures for events that a random game may not bring.
TRAY = (Rolled(0, 1), Rolled(0, 6), Rolled(1, 5), Rolled(2, 3), Rolled(2, 5), Rolled(2, 6))
BANDS = (Band("troll", 0), Band("draugr_left", 0, -1, (1, 0, 2)), Band("ship_karvi", 0, 2, (0, 1, 0), 3))
REWARD = Bundle(glory=13, favour=1, coins=2)
SILENT = (e.JourneyLaid, e.AskingSet, e.WorkersBack, e.JourneyDiscarded, e.GameEnded)
VARIANTS: dict[type, dict[str, tuple[Any, ...]]] = {
    e.StallsDealt: {"stalls": (("militia", None, "skald", "beggar"), ("raiders", "militia", "skald", None))},
    e.EnemyShown: {"place": ("troll", "draugr_right"), "card": ("troll_16", "draugr_red_3")},
    e.JourneySeen: {"card": ("journey_lost", UNSEEN)},
    e.JourneyRevealed: {"card": tuple(JOURNEYS)},
    e.JourneyReplaced: {"card": ("journey_lost",)},
    e.MerchantArrived: {"card": tuple(MERCHANTS)},
    e.Gained: {"source": ("start", "hunting", "asmundr", "ullr", "rune_glory", "rune_success", "market", "skald")},
    e.Paid: {"purpose": ("market", "huts", "ship_large")},
    e.DiceGained: {"source": ("start", "forge", "varangians")},
    e.DiceLost: {"reason": ("battle", "journey", "hunger", "forbidden")},
    e.BlameTaken: {"source": ("beg", "troll", "troll_alive", "distrust")},
    e.DestinyKept: {"card": ("destiny_ice", UNSEEN), "tucked": (("destiny_wood",), ("destiny_wood", "destiny_food"))},
    e.DestinyShown: {"card": ("destiny_trolls",), "glory": (0, 6)},
    e.DiceRolled: {"round": (1, 2)},
    e.DiceRerolled: {"dice": ((0,), (0, 2, 3, 5))},
    e.HitsCounted: {"losses": (0, 1, 2, 5)},
    e.EnemyLeft: {"place": ("troll",), "card": ("troll_05", "draugr_red_3")},
    e.AskingSet: {"manner": ("never",)},
    e.Scored: {
        "runes": (0, 4),
        "ship": (9,),
        "destinies": ((), (("destiny_ice", 6), ("destiny_food", 0))),
        "blame": (0, 21),
    },
    e.GameEnded: {"points": ((4, 5),), "winners": ((1,),)},
}
USUAL: dict[str, tuple[Any, ...]] = {
    "leader": LEADERS,
    "location": tuple(LOCATIONS),
    "phase": ("placement", "assignment", "combat", "cleanup"),
    "rune": tuple(RUNES),
    "card": ("destiny_ice",),
    "cards": (("destiny_ice",), ("destiny_ice", "destiny_wood"), (UNSEEN,), (UNSEEN, UNSEEN)),
    "dice": ((1, 0, 2),),
    "gain": (Bundle(food=1, coins=5), REWARD),
    "price": (Bundle(wood=1),),
    "reward": (REWARD,),
    "ship": tuple(SHIPS),
    "shore": tuple(range(4)),
    "bands": (BANDS, BANDS[:1]),
    "place": ("troll",),
    "enemy": tuple(ENEMIES),
    "rolled": (TRAY,),
    "from_deck": (True, False),
    "food": (0, 2),
    "vikings": (1, 2, 5),
    "hits": (0, 1, 3, 7),
    "count": (1, 3, 7),
    "coins": (1, 3),
}


def examples(event: type) -> Iterator[Any]:
    """Events of this kind that touch every one of its sentences."""
    if event is e.EnemyShown:
        yield from (e.EnemyShown(f"shore_{n}", "monster_red_05") for n in range(1, 5))
    yield from speaking.examples(event, VARIANTS.get(event, {}), USUAL)


HIDDEN = (
    (e.JourneySeen(0, 1, "journey_kraken"), "Kraken"),
    (e.DestiniesDrawn(0, ("destiny_wood",)), "Craftsman"),
    (e.DestinyKept(0, "destiny_wood", ("destiny_ice",)), "Craftsman"),
)

# Figures that are worked out, by code.
WORKED_OUT: dict[str, tuple[dict[str, int | str], ...]] = {
    "forbidden_weapon": ({"kind": 0}, {"kind": 1}, {"kind": 2}),
    "rune_used": ({"rune": "rune_gifts"},),
    "no_such_rune": ({"rune": "rune_gifts"},),
    "not_so_often": ({"count": 1}, {"count": 3}),
}


def all_refusals() -> Iterator[Refusal]:
    for (code, figures), call in refusals("midgard"):
        if code:
            yield from (Refusal(code, worked_out) for worked_out in WORKED_OUT.get(code, (figures,)))
        else:
            assert ast.unparse(call.args[0]) == "f'not_enough_{name}'"
            yield from (Refusal(f"not_enough_{name}", {"needed": 3, "held": 1}) for name in GOODS)


def ends() -> list[tuple[State, Result]]:
    endings = (("glory", (1,)), ("most_enemies", (1,)), ("shared", (0, 1)))
    return [(position(), Result(ending, winners, (70, 70, 4, -5))) for ending, winners in endings]


PLAIN = Case(MIDGARD, Options(), 2)
WHOLE = Case(MIDGARD, Options(distrust=True, assignment="secret", leaders="dealt"), 4)

MIDGARD_SAMPLE = Sample(
    game=MIDGARD,
    position=position,
    codes=CODES,
    icons={kind: row.icon for kind, row in DEEDS.items()},
    parts=frozenset({"losses_counted", "losses_none", "card", "monster_shown"}),
    examples=examples,
    silent=SILENT,
    hidden=HIDDEN,
    refusals=all_refusals,
    ends=ends,
    cases=(PLAIN, WHOLE),
    told_apart=(PLAIN, WHOLE),
    brief=frozenset({PayToll}),
)
