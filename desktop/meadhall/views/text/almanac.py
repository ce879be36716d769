"""The almanac in one language: what an entry is called, what it says in short, and its body in blocks."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from meadhall.almanac import Block, Book, Entry, Index, Page, blocks, book, telling
from meadhall.almanac.components import components

from .markup import spoken
from .registry import speech_for
from .words import Words, capitalised

# Names of the fields that entries have in the catalogue, and those of a card whose words stand with the game's own.
TITLE, SHORT, ASKED, BODY = "title", "short", "asked", "body"
NAME, TEXT, FULL = "name", "text", "full"
BETWEEN = " › "


def reference(words: Words, rule: str) -> str:
    """Where a rule of the ledgers can be read, such as: Rules › Building › Keep. Nobody is shown its id."""
    told = telling(rule) if rule else None
    return Almanac(words, told[0].game_id).way(told[1]) if told is not None else ""


@dataclass(frozen=True)
class Almanac:
    words: Words
    game_id: str

    @property
    def book(self) -> Book:
        return book(self.game_id)

    def title(self, entry: Entry) -> str:
        return capitalised(self._own(entry, TITLE) or self._of_the_game(entry)[0])

    def short(self, entry: Entry) -> str:
        return self._own(entry, SHORT) or self._of_the_game(entry)[1]

    def brief(self, entry: Entry) -> str:
        """Where there is little room: what stands on the card itself, if it is one."""
        if entry.card:
            return self._card(entry).text
        brief = f"{entry.words}.{TEXT}"
        return self.words(brief) if entry.words and self.words.has(brief) else self.short(entry)

    def asked(self, entry: Entry) -> str:
        """Other words by which people look for it; never shown."""
        return self._own(entry, ASKED)

    def body(self, entry: Entry) -> tuple[Block, ...]:
        return blocks(self._own(entry, BODY))

    def caption(self, scene: str) -> str:
        """Under a picture, or before the first step of an example; a piece may do without."""
        ident = f"almanac_{self.game_id}.{scene}.picture"
        return self.words(ident, **components(self.game_id).figures) if self.words.has(ident) else ""

    def step(self, scene: str, n: int) -> str:
        """What has happened in a step of an example."""
        return self.words(f"almanac_{self.game_id}.{scene}.step_{n}", **components(self.game_id).figures)

    def path(self, entry: Entry) -> tuple[str, ...]:
        """Such as: Rules, Building, Keep."""
        head = self.book.chapter_of(entry).head
        way = [head] if entry is head else [head, entry]
        return (self.words("almanac.rules"), *map(self.title, way))

    def way(self, entry: Entry) -> str:
        """Its path on one line."""
        return BETWEEN.join(self.path(entry))

    def pages(self) -> Iterator[Page]:
        for entry in self.book:
            body = " ".join(line for block in self.body(entry) for line in block.lines)
            texts = (self.title(entry), self.asked(entry), self.short(entry), body)
            yield Page(entry.id, *(spoken(text, self.words) for text in texts), aside=entry.kind == "example")

    @cached_property
    def index(self) -> Index:
        return Index(self.pages())

    def _of_the_game(self, entry: Entry) -> tuple[str, str]:
        """The name and the sentence that the game's own words have for it."""
        if entry.card:
            card = self._card(entry)
            return card.name, getattr(card, FULL, card.text)
        return self.words(f"{entry.words}.{NAME}"), self.words(f"{entry.words}.{FULL}")

    def _card(self, entry: Entry) -> Any:
        speech: Any = speech_for(self.game_id, self.words)  # of a game that has cards
        return speech.card(entry.card, None)

    def _own(self, entry: Entry, field: str) -> str:
        """Nothing where the entry has no such words of its own."""
        ident = f"almanac_{self.game_id}.{entry.id}.{field}"
        return self.words(ident, **components(self.game_id).figures) if self.words.has(ident) else ""
