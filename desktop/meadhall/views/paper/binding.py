"""Binds the sheets that Qt has painted: adds what its writer cannot (links within the book, an outline for the reader's
margin, the language), and takes out the clock, so that the same book is the same file.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

_XREF = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*$")
_ENTRY = re.compile(rb"(\d{10}) \d{5} n")
_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*)\nendobj\s*$", re.DOTALL)
_REFERENCE = re.compile(rb"(\d+) 0 R")
_RANGE = re.compile(rb"<(\w+)> <(\w+)> (\[.*?\]|<\w+>)", re.DOTALL)
_RANGES = re.compile(rb"(?<=endcodespacerange\n).*(?=endcmap)", re.DOTALL)
_MOST = 100  # in one list
_TAB, _SPACE, _NARROW_YI = b"0009", b"0020", b"0457"
_TAG = re.compile(rb"(?<=/FontName /)[A-Z]{6}\+")  # by the order in which fonts were written
_CLOCK = re.compile(rb"/(?:CreationDate|ModDate) \(.*?\)\n")


class Spot(NamedTuple):
    """A height on a page, in points from its lower edge."""

    page: int
    y: float


class Link(NamedTuple):
    """An area of a page, in points from its lower left corner, that leads to a spot."""

    page: int
    area: tuple[float, float, float, float]
    to: Spot


class Mark(NamedTuple):
    """A line of the outline; deeper ones belong to the shallower one before."""

    title: str
    spot: Spot
    depth: int = 0


def bound(painted: bytes, language: str, links: Sequence[Link] = (), marks: Sequence[Mark] = ()) -> bytes:
    objects = _objects(painted)
    catalog = _find(objects, rb"/Type /Catalog")
    info = _find(objects, rb"/CreationDate")
    objects[info] = _CLOCK.sub(b"", objects[info])
    objects |= {number: _named(body) for number, body in objects.items() if b"begincmap" in body}
    objects = {number: _TAG.sub(b"MEADHA+", body) for number, body in objects.items()}
    pages = _pages(objects)
    _tie(objects, pages, links)
    more = f"/Lang ({language})\n/ViewerPreferences << /DisplayDocTitle true >>\n".encode()
    if marks:
        more += b"/PageMode /UseOutlines\n/Outlines %d 0 R\n" % _outline(objects, pages, marks)
    objects[catalog] = objects[catalog].replace(b"/Type /Catalog\n", b"/Type /Catalog\n" + more, 1)
    return _written(*_renumbered(objects, (catalog, info)))


def _objects(painted: bytes) -> dict[int, bytes]:
    """What stands between `obj` and `endobj`, by number."""
    found = _XREF.search(painted)
    if found is None:
        raise ValueError("no PDF as Qt writes it")
    table = int(found[1])
    starts = sorted(int(entry[1]) for entry in _ENTRY.finditer(painted, table))
    objects: dict[int, bytes] = {}
    for start, end in pairwise([*starts, table]):
        read = _OBJECT.match(painted, start, end)
        if read is None:
            raise ValueError(f"no object at {start}")
        objects[int(read[1])] = read[2]
    return objects


def _named(body: bytes) -> bytes:
    """What the glyphs of a font are called, for those who search or copy. Qt takes a space for a tab, and has no name
    for one glyph of ours: the narrow ї after і."""
    names: dict[int, bytes] = {}
    for first, last, row in _RANGE.findall(body):
        said = re.findall(rb"<(\w+)>", row)
        codes = range(int(first, 16), int(last, 16) + 1)
        names |= zip(codes, said if row.startswith(b"[") else said * len(codes), strict=True)
    rows = [
        b"<%04X> <%s>\n" % (code, _SPACE if names.get(code) == _TAB else names.get(code, _NARROW_YI))
        for code in range(1, max(names) + 2)
    ]
    lists = [rows[at : at + _MOST] for at in range(0, len(rows), _MOST)]
    told = b"".join(b"%d beginbfchar\n%sendbfchar\n" % (len(one), b"".join(one)) for one in lists)
    stream = _RANGES.sub(lambda _: told, body[body.index(b"/CIDInit") :].removesuffix(b"\nendstream"))
    return b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream)


def _renumbered(objects: dict[int, bytes], roots: tuple[int, int]) -> tuple[list[bytes], list[int]]:
    """As they are come to from the roots: Qt writes its fonts in any order."""
    order: list[int] = []
    ahead = list(reversed(roots))
    while ahead:
        number = ahead.pop()
        if number not in order:
            order.append(number)
            ahead += [int(one) for one in reversed(_REFERENCE.findall(_said(objects[number])))]
    place = {number: at for at, number in enumerate(order, start=1)}

    def renamed(body: bytes) -> bytes:
        said = _said(body)
        return _REFERENCE.sub(lambda found: b"%d 0 R" % place[int(found[1])], said) + body[len(said) :]

    return [renamed(objects[number]) for number in order], [place[root] for root in roots]


def _said(body: bytes) -> bytes:
    """An object without its stream, which may hold anything."""
    return body.partition(b"stream\n")[0]


def _find(objects: dict[int, bytes], words: bytes) -> int:
    return next(number for number, body in objects.items() if words in body)


def _pages(objects: dict[int, bytes]) -> list[int]:
    kids = re.search(rb"/Kids\s*\[(.*?)\]", objects[_find(objects, rb"/Type /Pages")], re.DOTALL)
    return [int(number) for number in re.findall(rb"(\d+) 0 R", kids[1])] if kids else []


def _tie(objects: dict[int, bytes], pages: Sequence[int], links: Sequence[Link]) -> None:
    for number, page in enumerate(pages):
        ties = [_link(pages, link) for link in links if link.page == number]
        array = re.search(rb"/Annots (\d+) 0 R", objects[page])
        if array is not None:
            objects[int(array[1])] = b"[\n" + b"\n".join(ties) + b"\n]"


def _link(pages: Sequence[int], link: Link) -> bytes:
    area = " ".join(f"{side:.2f}" for side in link.area).encode()
    return b"<< /Type /Annot /Subtype /Link /Rect [%s] /Border [0 0 0] /Dest %s >>" % (area, _at(pages, link.to))


def _at(pages: Sequence[int], spot: Spot) -> bytes:
    return b"[%d 0 R /XYZ null %d null]" % (pages[spot.page], round(spot.y))


def _outline(objects: dict[int, bytes], pages: Sequence[int], marks: Sequence[Mark]) -> int:
    """The number of its root. Marks get the numbers after it."""
    root = max(objects) + 1
    above = [_above(marks, at) for at in range(len(marks))]
    for at, mark in enumerate(marks):
        family = [other for other in range(len(marks)) if above[other] == above[at]]
        place = family.index(at)
        said = [("Parent", above[at])]
        said += [("Prev", family[place - 1])] if place else []
        said += [("Next", family[place + 1])] if place + 1 < len(family) else []
        body = b"<< /Title <%s> /Dest %s %s %s >>" % (
            ("\ufeff" + mark.title).encode("utf-16-be").hex().encode(),
            _at(pages, mark.spot),
            b" ".join(b"/%s %d 0 R" % (word.encode(), root + 1 + other) for word, other in said),
            _children(root, [other for other in range(len(marks)) if above[other] == at], is_open=False),
        )
        objects[root + 1 + at] = body
    first = [at for at in range(len(marks)) if above[at] < 0]
    objects[root] = b"<< /Type /Outlines %s >>" % _children(root, first, is_open=True)
    return root


def _above(marks: Sequence[Mark], at: int) -> int:
    """The mark that this one belongs to; -1, the root."""
    return next((other for other in range(at - 1, -1, -1) if marks[other].depth < marks[at].depth), -1)


def _children(root: int, children: Sequence[int], *, is_open: bool) -> bytes:
    if not children:
        return b""
    count = len(children) if is_open else -len(children)
    return b"/First %d 0 R /Last %d 0 R /Count %d" % (root + 1 + children[0], root + 1 + children[-1], count)


def _written(objects: Sequence[bytes], roots: Sequence[int]) -> bytes:
    parts = [b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"]
    parts += [b"%d 0 obj\n%s\nendobj\n" % (number, body) for number, body in enumerate(objects, start=1)]
    whole = b"".join(parts)
    ident = hashlib.md5(whole, usedforsecurity=False).hexdigest().encode()
    places = accumulate(len(part) for part in parts[:-1])
    table = b"xref\n0 %d\n0000000000 65535 f \n" % len(parts) + b"".join(b"%010d 00000 n \n" % at for at in places)
    trailer = b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R /ID [<%s> <%s>] >>\nstartxref\n%d\n%%%%EOF\n"
    return whole + table + trailer % (len(parts), *roots, ident, ident, len(whole))
