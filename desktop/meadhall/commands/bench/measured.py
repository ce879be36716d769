"""One figure that `meadhall bench` prints, beside what was promised."""

from collections.abc import Callable, Iterable

import msgspec


class Measured(msgspec.Struct, frozen=True):
    what: str
    value: float | None  # none where it could not be measured
    target: str
    passed: bool | None
    details: str


def report(measures: Iterable[Callable[[], list[Measured]]], as_json: bool) -> int:
    """Each line is printed as soon as it is known; JSON only when all is."""
    found: list[Measured] = []
    for measure in measures:
        new = measure()
        found += new
        if not as_json:
            print("\n".join(as_line(one) for one in new), flush=True)
    if as_json:
        print(msgspec.json.encode({"measures": found}).decode())
    return 0


def as_line(one: Measured) -> str:
    missed = "UNDER" if one.target.startswith("at least") else "OVER"
    unjudged = "not measured" if one.value is None else "no target"
    verdict = {True: "PASS", False: missed, None: unjudged}[one.passed]
    value = "" if one.value is None else f" {one.value:.3g}"
    return f"{one.what}:{value} (target {one.target}): {verdict}; {one.details}"
