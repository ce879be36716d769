"""How the body of an entry is written, and what it is made of.

Paragraphs are parted by an empty line. Lines that begin with "- " are a list, with "| " a table whose first row is its
head, with "# " a small heading, and with "> " a note on where the books differ or the ruling is ours.
"""

from typing import Literal, NamedTuple

Kind = Literal["paragraph", "heading", "list", "table", "note"]
SIGNS: dict[str, Kind] = {"# ": "heading", "- ": "list", "| ": "table", "> ": "note"}


class Block(NamedTuple):
    kind: Kind
    lines: tuple[str, ...]  # of a list, its items; of a table, its rows; else one

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The cells of a table."""
        return tuple(tuple(cell.strip() for cell in line.strip("| ").split("|")) for line in self.lines)


def blocks(body: str) -> tuple[Block, ...]:
    found: list[Block] = []
    open_paragraph = False
    for line in map(str.strip, body.strip().splitlines()):
        kind = SIGNS.get(line[:2], "paragraph")
        text = line if kind in ("paragraph", "table") else line[2:]
        goes_on = bool(found) and found[-1].kind == kind and (kind in ("list", "table") or open_paragraph)
        if not line:
            open_paragraph = False
            continue
        if not goes_on:
            found.append(Block(kind, (text,)))
        elif kind in ("list", "table"):
            found[-1] = Block(kind, (*found[-1].lines, text))
        else:
            found[-1] = Block(kind, (f"{found[-1].lines[0]} {text}",))
        open_paragraph = kind in ("paragraph", "note")
    return tuple(found)
