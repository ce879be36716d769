"""What tests of words share: all that the rules of a game can ask, do, tell and refuse, found by classes and source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import meadhall
from meadhall.languages import languages
from meadhall.views.text import Words, spoken
from meadhall.views.text.catalogue import sources
from meadhall.views.text.markup import NBSP

NAMES = ("Інґрід", "Б’єрн", "Helga", "Ульф", "Рагнар")
PACKAGE = Path(meadhall.__file__).parent
every_language = pytest.mark.parametrize("language", languages())


def leaves(base: type, house: str) -> list[type]:
    """The classes of one game that stand below this one, by name."""
    return sorted(set(_leaves(base, f"meadhall.rules.{house}")), key=lambda cls: cls.__name__)


def _leaves(base: type, module: str) -> Iterator[type]:
    below = base.__subclasses__()
    if not below and base.__module__.startswith(module):
        yield base
    for cls in below:
        yield from _leaves(cls, module)


def ids(beginning: str) -> list[str]:
    return [ident for ident in sources() if ident.startswith(beginning)]


def assert_plain(text: str, language: str, *codes: str) -> None:
    """A sentence with nothing left in it that only programs understand, such as these words of the data files."""
    assert text
    heard = spoken(text, Words(language))
    assert not re.search(r"[{}_\[]|\b(watch|northgard|midgard|wild|table|shell)\.\w", heard), text
    if language != "en":
        for name in codes:
            assert name not in heard, text


def loose(text: str) -> str:
    """With plain spaces, as tests spell it."""
    return text.replace(NBSP, " ")


def calls(name: str, *folders: str) -> Iterator[ast.Call]:
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    yield node


def first_word(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


class Refusal(NamedTuple):
    code: str
    figures: dict[str, int | str]


def refusals(house: str) -> Iterator[tuple[Refusal, ast.Call]]:
    """With figures of the right names, and of any values that will do; the code is empty where it cannot be read."""
    for call in calls("Denial", "rules/kernel", f"rules/{house}", "table"):
        figures: dict[str, int | str] = {}
        if len(call.args) > 2 and isinstance(call.args[2], ast.Dict):
            for name, value in zip(call.args[2].keys, call.args[2].values, strict=True):
                assert isinstance(name, ast.Constant)
                figures[str(name.value)] = value.value if isinstance(value, ast.Constant) else 2  # type: ignore[assignment]
        yield Refusal(first_word(call) or "", figures), call
