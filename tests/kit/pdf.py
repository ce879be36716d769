"""What a PDF says: its pages as text, where its links lead, and its outline. As much of the format as ours need."""

from __future__ import annotations

import re
import zlib


class Pdf:
    def __init__(self, data: bytes) -> None:
        table = int(re.findall(rb"startxref\n(\d+)\n", data)[0])
        places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n", data[table:])]
        self.objects = {
            number: data[place : data.index(b"\nendobj\n", place)].partition(b" obj\n")[2]
            for number, place in enumerate(places, start=1)
        }
        assert all(data[place:].startswith(b"%d 0 obj" % number) for number, place in enumerate(places, start=1))
        (tree,) = (body for body in self.objects.values() if b"/Type /Pages" in body)
        kids = re.search(rb"/Kids\s*\[(.*?)\]", tree, re.DOTALL)
        self.numbers = _references(kids[1]) if kids else []
        self.pages = [self._text(number) for number in self.numbers]
        self.links = [self._links(number) for number in self.numbers]  # of each page: the objects that they lead to

    def _text(self, number: int) -> str:
        """With spaces for all that parts words, for lines break anywhere."""
        page = self.objects[number]
        resources = self.objects[_reference(page, b"Resources")]
        listed = re.search(rb"/Font <<(.*?)>>", resources, re.DOTALL)
        named = dict(re.findall(rb"/(F\d+) (\d+) 0 R", listed[1] if listed else b""))
        fonts = {name: self._letters(int(font)) for name, font in named.items()}
        said: list[str] = []
        letters: dict[bytes, str] = {}
        painted = self.stream(_reference(page, b"Contents"))
        for font, code, ended in re.findall(rb"/(F\d+) [\d.]+ Tf|<(\w{4})> Tj|(ET)", painted):
            letters = fonts[font] if font else letters
            said.append(letters.get(code, "") if code else " " if ended else "")
        return re.sub(r"\s+", " ", "".join(said))

    def _links(self, number: int) -> list[int]:
        ties = self.objects[_reference(self.objects[number], b"Annots")]
        return [int(page) for page in re.findall(rb"/Subtype /Link .*?/Dest \[(\d+) 0 R", ties)]

    @property
    def outline(self) -> list[str]:
        """All its lines, as deep as they may be."""
        marks = [body for body in self.objects.values() if body.startswith(b"<< /Title <")]
        return [bytes.fromhex(body[11 : body.index(b">")].decode()).decode("utf-16") for body in marks]

    def _letters(self, font: int) -> dict[bytes, str]:
        names = self.stream(_reference(self.objects[font], b"ToUnicode"))
        return {code: chr(int(letter, 16)) for code, letter in re.findall(rb"<(\w{4})> <(\w{4})>\n", names)}

    def stream(self, number: int) -> bytes:
        head, _, rest = self.objects[number].partition(b"stream\n")
        data = rest.removesuffix(b"\nendstream")
        return zlib.decompress(data) if b"FlateDecode" in head else data


def _references(text: bytes) -> list[int]:
    return [int(number) for number in re.findall(rb"(\d+) 0 R", text)]


def _reference(body: bytes, name: bytes) -> int:
    found = re.search(rb"/%s (\d+) 0 R" % name, body)
    assert found is not None
    return int(found[1])
