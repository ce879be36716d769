"""What Gone Wild can say, for the tests of its words."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from kit import speaking
from kit.cases import Case
from kit.wording import Refusal, refusals
from meadhall.rules.kernel import Result
from meadhall.rules.wild import WILD
from meadhall.rules.wild import events as e
from meadhall.rules.wild.data import (
    ACHIEVEMENTS,
    BUILDINGS,
    CARDS,
    CHIEFS,
    MISSIONS,
    PARTS,
    PLOTS,
    RESOURCES,
    UNSEEN,
    Amount,
)
from meadhall.rules.wild.options import Options
from meadhall.rules.wild.state import Fighter, State, Stock
from meadhall.views.deeds.wild import DEEDS
from views.text.samples import Sample

CODES = (*CARDS, *BUILDINGS, *MISSIONS, *ACHIEVEMENTS)


@cache
def position() -> State:
    """At the first turn of the first round."""
    return WILD.new(Options(chiefs="dealt"), 4, seed=3)


# Figures for events that a random game may not bring.
SOME = Amount(2, 1)
BAND = (Fighter("elf_archer", 2), Fighter("elf_archer", 2), Fighter("thor", 7))
SILENT = (e.TurnBegan, e.AskingSet, e.TableCleared, e.GameEnded)
SOURCES = ("attacks", "repelled", "full_defence", "storage", "undead", "town_hall", "damage", "grendel", "worker")
VARIANTS: dict[type, dict[str, tuple[Any, ...]]] = {
    e.PhaseBegan: {"phase": ("storage", "end")},
    e.Produced: {"plots": (("brewery_1",), ("brewery_1", "brewery_2", "smelter_1"))},
    e.CardPlayed: {"card": ("beer_specialist", "crystal")},
    e.PoolGained: {"source": ("beer_specialist", "crystal")},
    e.PoolLost: {"seat": (0, 1, 2)},
    e.Paid: {"tokens": ((), (e.Spent("brewery_1", Amount(1)), e.Spent("town_hall", Amount(0, 2))))},
    e.PathMoved: {"card": ("sword", None)},
    e.CardsRecovered: {"cards": ((), ("elf_archer",), ("beer", "beer"))},
    e.CardPutBack: {"card": ("sword", UNSEEN)},
    e.HandSeen: {"cards": ((), ("sword", "beer"), (UNSEEN, UNSEEN))},
    e.HandDiscarded: {"cards": (("sword", "beer", "beer"),), "kept": (0, 1, 2, 5)},
    e.Defended: {
        "cards": ((), ("assassin", "hero_trap")),
        "units": ((), ("elf_archer",)),
        "hero": (None, "thor"),
    },
    e.TurnEnded: {"seat": (0, 1, 2)},
    e.DragonBeaten: {"seat": (0, 1, 2)},
    e.PathLeft: {"card": ("sword", "scroll", "crystal")},
    e.PointsGained: {"source": SOURCES},
    e.TieChecked: {"contenders": ((0, 1),)},
    e.GameEnded: {"points": ((4, 5),), "winners": ((1,),)},
}
USUAL: dict[str, tuple[Any, ...]] = {
    "chief": CHIEFS,
    "achievement": tuple(ACHIEVEMENTS),
    "achievements": (tuple(ACHIEVEMENTS)[:4],),
    "mission": tuple(MISSIONS),
    "card": ("elf_archer", "odins_boost"),
    "cards": (("sword",), ("beer", "beer", "sword"), (UNSEEN,), (UNSEEN, UNSEEN)),
    "count": (1, 3, 7),
    "part": PARTS,
    "from_hand": (True, False),
    "gain": (Amount(0, 1), SOME),
    "lost": (Amount(1), SOME),
    "given": RESOURCES,
    "pool": (SOME,),
    "tokens": ((),),
    "purpose": ("sword", "brewery", "town_hall", "swap"),
    "slot": (-1, 0),
    "resource": RESOURCES,
    "plot": ("town_hall", *PLOTS),
    "source": ("dragon",),
    "building": tuple(BUILDINGS),
    "forts": (("tower",),),
    "victim": (2,),
    "target": ("town_hall", *PLOTS),
    "fighters": (BAND, BAND[:1]),
    "boosters": ((), ("sword",)),
    "manner": ("never",),
    "shielded": (True, False),
    "stocks": ((), (Stock("beer_storage_1", 4), Stock("gold_storage_2", 2))),
    "counts": ((3, 3, 1, 0),),
    "winners": ((), (0,), (0, 1)),
}


def examples(event: type) -> Iterator[Any]:
    return speaking.examples(event, VARIANTS.get(event, {}), USUAL)


HIDDEN = tuple(
    (event, "Sword")
    for event in (
        e.CardsDrawn(0, ("sword",)),
        e.HandSeen(0, 1, ("sword",)),
        e.CardPutBack(0, "sword"),
    )
)

FIGURES: dict[str, tuple[int | str, ...]] = {
    "card": ("elf_archer", "tavern"),
    "plot": ("town_hall", "brewery_2"),
    "building": ("drakkar",),
    "resource": RESOURCES,
    "mission": ("worker",),
}


def all_refusals() -> Iterator[Refusal]:
    """With ids where the figures are ids."""
    for (code, figures), _ in refusals("wild"):
        for number in range(2):
            spelled = {name: FIGURES[name][-number] if name in FIGURES else value for name, value in figures.items()}
            yield Refusal(code, spelled)
    yield from (Refusal("recover_so_many", {"least": least, "most": 1}) for least in (0, 1))


def ends() -> list[tuple[State, Result]]:
    endings = (("most_points", (1,)), ("tie_break", (1,)), ("shared", (0, 1)))
    return [(position(), Result(ending, winners, (40, 40, 4, 5))) for ending, winners in endings]


TWO = Case(WILD, Options(first_game=True), 2)
FOUR = Case(WILD, Options(chiefs="dealt"), 4)

WILD_SAMPLE = Sample(
    game=WILD,
    position=position,
    codes=CODES,
    icons={kind: row.icon for kind, row in DEEDS.items()},
    parts=frozenset({"card"}),
    examples=examples,
    silent=SILENT,
    hidden=HIDDEN,
    refusals=all_refusals,
    ends=ends,
    cases=(TWO, FOUR),
    told_apart=(TWO, FOUR),
)
