"""The languages that Meadhall speaks, and what a program has to know of each. No code names any of them but English.

`translations/update.py` writes the file for all languages that have a file in `translations`, from the data of CLDR.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("languages.json")
SOURCE = "en"  # all messages are written in it first, and it stands in for what others lack


class Language(NamedTuple):
    name: str  # as it calls itself
    locale: str  # with the country that speaks it most
    short: str  # two letters or so
    decimal: str  # what stands between whole and broken figures
    categories: tuple[str, ...]  # of counted messages, in the order of CLDR
    plurals: str  # for each number from 0 which of them it takes; the last hundred come round again

    def category(self, n: int) -> str:
        n = abs(n)
        known = len(self.plurals)
        return self.categories[int(self.plurals[n if n < known else known - 100 + n % 100])]


@cache
def languages() -> Mapping[str, Language]:
    """By code, such as uk or pt_BR; English is the first."""
    read = json.loads(FILE.read_text(encoding="utf-8"))
    return {code: Language(**{**facts, "categories": tuple(facts["categories"])}) for code, facts in read.items()}


def first_of(wanted: list[str]) -> str:
    """The first of these that we speak, as systems spell them, such as pt-BR; another dialect will do."""
    for code in (tag.replace("-", "_") for tag in wanted):
        if code in languages():
            return code
        alike = [known for known in languages() if _root(known) == _root(code)]
        if alike:
            return alike[0]
    return SOURCE


def _root(code: str) -> str:
    return code.partition("_")[0].lower()
