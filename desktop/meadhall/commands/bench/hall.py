"""How quick the index of the hall is with 5,000 games in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from ...chronicle.index import Found, Index, Stamped
from ...chronicle.past import Past, Sat, seated
from ...chronicle.query import Query, Word
from ...chronicle.statistics import house_of
from ...models.keeping.library import Library
from .measured import Measured

GAMES, ROUNDS = 5000, 7
NAMES = ("Ann", "Bran", "Сам", "Їжак", "Eve", "Ulf", "Tove", "Helga")
KINDS = {"watch": ("yoren", "sum", 40), "northgard": ("raven", "battle", 60), "midgard": ("ullr", "axe", 80)}
SEARCH, STATISTICS = 0.5, 0.5  # seconds; the targets


def pasts(count: int) -> Iterator[Past]:
    """As many as somebody plays in a long life."""
    rng, kinds = Random(1), tuple(KINDS)
    for number in range(count):
        game = kinds[number % len(kinds)]
        figure, die, most = KINDS[game]
        sats = tuple(
            Sat(name, chair, figures=(figure,), dice={die: {str(face): rng.randint(1, 9) for face in range(1, 7)}})
            for chair, name in enumerate(rng.sample(NAMES, 4))
        )
        points = tuple(rng.randint(1, most) for _ in sats)
        seats = seated(sats, points, (points.index(max(points)),))
        when = 1_600_000_000 + number * 20_000
        yield Past(f"games/{number}.meadhall", "finished", game, when, when, seats, seconds=3000, ending="x", sides=4)


def filled(folder: Path, count: int = GAMES) -> Index:
    index = Index(Library(folder).index)
    index.put(Found(Stamped(past.path, "", 9000), past) for past in pasts(count))
    return index


def hall() -> list[Measured]:
    with TemporaryDirectory() as folder:
        index = filled(Path(folder))
        plain = _seconds(lambda: list(index.finished()))
        acts: list[tuple[str, Callable[[], object], float]] = [
            ("search", lambda: index.found(Query("finished", (Word("helga"), Word("2021", ("watch",))))), SEARCH),
            ("statistics", lambda: house_of(index.finished()), STATISTICS),
        ]
        found = [_measured(what, _seconds(act), most, plain) for what, act, most in acts]
        index.close()
    return found


def _measured(what: str, seconds: float, most: float, plain: float) -> Measured:
    details = f"median of {ROUNDS}, {seconds / plain:.2g} times reading them all"
    target = f"less than {most * 1000:g}"
    return Measured(f"hall of {GAMES} games: {what}, ms", seconds * 1000, target, seconds < most, details)


def _seconds(act: Callable[[], object]) -> float:
    times: list[float] = []
    for _ in range(ROUNDS):
        start = perf_counter()
        act()
        times.append(perf_counter() - start)
    return median(times)
