"""The player aid in one language: what each of its parts is called, and what it says."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from meadhall.almanac import Block, Entry, blocks
from meadhall.almanac.aid import Part, aid
from meadhall.almanac.components import components

from .almanac import Almanac
from .shelf import facts
from .words import capitalised

TITLE, BODY = "title", "body"  # names of the fields that parts have in the catalogue
# Which blocks of an entry a form shows.
SHOWN = {"strip": "steps", "boxes": "list", "checks": "list", "picture": "paragraph", "note": "note", "rows": "list"}
NAMED = re.compile(r"\*\*(.+?)[.:]?\*\*[.:]?\s*(?:[—–-]\s*)?(.*)", re.DOTALL)


class Line(NamedTuple):
    icon: str
    name: str
    text: str


class Told(NamedTuple):
    """One part, ready to be laid out."""

    ident: str
    part: Part
    title: str
    blocks: tuple[Block, ...]
    lines: tuple[Line, ...]  # of forms that name what they list


@dataclass(frozen=True)
class AidWords:
    almanac: Almanac

    @property
    def title(self) -> str:
        return facts(self.almanac.game_id, self.almanac.words).title

    @property
    def about(self) -> str:
        words = self.almanac.words
        known = facts(self.almanac.game_id, words)
        return words("almanac.aid.about", game=known.full, players=known.players)

    def footer(self, page: int, pages: int) -> str:
        return self.almanac.words("almanac.aid.footer", page=page, pages=pages)

    def told(self, ident: str) -> Told:
        part = aid(self.almanac.game_id).part[ident]
        said = tuple(self._blocks(ident, part))
        lines = tuple(self._lines(part, said))
        return Told(ident, part, self._title(ident, part), said, lines)

    def _title(self, ident: str, part: Part) -> str:
        return self._own(ident, TITLE) or (self.almanac.title(self._entry(part)) if part.entry else "")

    def _blocks(self, ident: str, part: Part) -> Iterator[Block]:
        own = blocks(self._own(ident, BODY))
        yield from own
        if part.entry and not own:
            kind = SHOWN.get(part.form, part.form)
            yield next(block for block in self.almanac.body(self._entry(part)) if block.kind == kind)

    def _lines(self, part: Part, said: tuple[Block, ...]) -> Iterator[Line]:
        for ident in part.entries:
            entry = self.almanac.book[ident]
            yield Line(entry.icon, self.almanac.title(entry), self.almanac.brief(entry))
        if part.form in ("strip", "boxes", "rows"):
            named = [_named(line) for block in said for line in block.lines]
            icons = part.icons or ("",) * len(named)
            for icon, (name, text) in zip(icons, named, strict=True):
                yield Line(icon, name, text)

    def _entry(self, part: Part) -> Entry:
        return self.almanac.book[part.entry]

    def _own(self, ident: str, field: str) -> str:
        message = f"aid_{self.almanac.game_id}.{ident}.{field}"
        words = self.almanac.words
        return words(message, **components(self.almanac.game_id).figures) if words.has(message) else ""


def _named(line: str) -> tuple[str, str]:
    """A line that begins with a name in bold, such as: **Roll.** Everybody collects."""
    found = NAMED.fullmatch(line)
    return (found[1], capitalised(found[2].lstrip(", "))) if found else ("", line)
