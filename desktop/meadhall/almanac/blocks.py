"""How the body of an entry is written, and what it is made of.

Paragraphs are parted by an empty line. Lines that begin with "- " are a list, with "1. " and so on a list of steps,
with "| " a table whose first row is its head, with "# " a small heading, and with "> " a note on where the books differ
or the ruling is ours.
"""

import re
from typing import Literal, NamedTuple

Kind = Literal["paragraph", "heading", "list", "steps", "table", "note"]
SIGN = re.compile(r"(#|-|\||>|\d+\.) +")
KINDS: dict[str, Kind] = {"#": "heading", "-": "list", "|": "table", ">": "note"}
ROWS = ("list", "steps", "table")  # blocks that have a line for each row


class Block(NamedTuple):
    kind: Kind
    lines: tuple[str, ...]  # of a list or a table its rows, else one

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The cells of a table."""
        return tuple(tuple(cell.strip() for cell in line[1:].removesuffix("|").split("|")) for line in self.lines)


def blocks(body: str) -> tuple[Block, ...]:
    found: list[Block] = []
    joins = False  # whether a line goes on with the sentence before it
    for line in map(str.strip, body.strip().splitlines()):
        if not line:
            joins = False
            continue
        kind, text = _read(line)
        last = found[-1] if found and found[-1].kind == kind else None
        if last and kind in ROWS:
            found[-1] = Block(kind, (*last.lines, text))
        elif last and joins:
            found[-1] = Block(kind, (f"{last.lines[0]} {text}",))
        else:
            found.append(Block(kind, (text,)))
        joins = kind in ("paragraph", "note")
    return tuple(found)


def _read(line: str) -> tuple[Kind, str]:
    """What kind of line it is, and what it says without its sign; a table keeps the lines between its cells."""
    sign = SIGN.match(line)
    if sign is None:
        return "paragraph", line
    kind = KINDS.get(sign[1], "steps")
    return kind, line if kind == "table" else line[sign.end() :]
