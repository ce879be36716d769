"""What the program says exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import meadhall
from meadhall.rules import GAMES
from meadhall.views.text.catalogue import sources

PACKAGE = Path(meadhall.__file__).parent
IDENT = re.compile(rf"(shell|table|game|icon|{'|'.join(GAMES)})(\.\w+)+\.?")


def spoken_of() -> Iterator[tuple[Path, str]]:
    """Every string in views and models that looks like an id, or like the beginning of one."""
    for folder in ("views", "models"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and IDENT.fullmatch(node.value):
                    yield path, node.value


def test_every_id_in_the_program_exists() -> None:
    found = list(spoken_of())
    assert len(found) > 50
    missing = [(str(path), ident) for path, ident in found if not any(known.startswith(ident) for known in sources())]
    assert missing == []
