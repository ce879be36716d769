"""What nobody says stands in no catalogue.

A message counts as said where a string of the program is its id, or an f-string fits it: each gap then stands for
words that the program knows, as strings or as the names of classes. In the files of one game, and in what all games
share, the beginning of an id may be left unsaid: the voices put it there.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import meadhall
from meadhall.views.table.registry import _GAMES
from meadhall.views.text.catalogue import sources

PACKAGE = Path(meadhall.__file__).parent
SPEAKING = ("views", "models", "commands")
GAMES = tuple(_GAMES)  # in the folders called so, files speak of one game only
SHARED = ("house.py", "asking.py", "deed.py")
COMMON = ("shell", "table", "game", "icon", "people")  # words of a game that has no table page yet wait for it
ROOTS = tuple({re.escape(f"{ident.partition('.')[0]}.") for ident in sources()})


def trees() -> Iterator[tuple[Path, ast.AST]]:
    for path in PACKAGE.rglob("*.py"):
        yield path.relative_to(PACKAGE), ast.parse(path.read_text(encoding="utf-8"))


def known_words() -> set[str]:
    """Strings without a space in them, names of fields, names of classes as ids spell them, and all of the data."""
    found: set[str] = set()
    for data in PACKAGE.glob("rules/*/data/*.toml"):
        found.update(re.findall(r"\w+", data.read_text(encoding="utf-8").lower()))
    for _, tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if not re.search(r"\s", text):
                    found.update(re.findall(r"\w+", text))
                case ast.AnnAssign(target=ast.Name(id=name)):
                    found.add(name)
                case ast.ClassDef(name=name):
                    found.add(re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower())
                case _:
                    pass
    return found


def fitting(node: ast.AST) -> str:
    """The expression that fits what a string or an f-string can become; empty for anything that is no part of an id."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    found = ""
    for part in parts:
        match part:
            case ast.Constant(value=str(text)) if re.fullmatch(r"[\w.]+", text):
                found += re.escape(text)
            case ast.FormattedValue(value=ast.IfExp(body=ast.Constant(value=one), orelse=ast.Constant(value=other))):
                found += f"(?:{one}|{other})"
            case ast.FormattedValue():
                found += r"(\w*)" if found else r"([\w.]+)"
            case _:
                return ""
    return found if re.search(r"[a-z]{2}", found) else ""


def said() -> Iterator[re.Pattern[str]]:
    """What fits the ids that the program speaks of."""
    for path, tree in trees():
        if path.parts[0] not in SPEAKING:
            continue
        houses = GAMES if path.name in SHARED else [part for part in path.parts[1:-1] if part in GAMES]
        for fits in filter(None, map(fitting, ast.walk(tree))):
            if fits.startswith(ROOTS):
                yield re.compile(fits)
            elif houses:
                yield re.compile(rf"(?:{'|'.join(houses)})\.(?:\w+\.)*{fits}")


def test_every_message_is_said_somewhere() -> None:
    words, patterns = known_words(), list(said())

    def is_said(ident: str) -> bool:
        fits = (match for pattern in patterns if (match := pattern.fullmatch(ident)))
        return any(
            all(word in words for gap in match.groups() for word in re.findall(r"[a-z]\w*", gap)) for match in fits
        )

    found = [ident for ident in sources() if ident.partition(".")[0] in COMMON + GAMES]
    assert [ident for ident in found if not is_said(ident)] == []
