"""Finds entries as one types: in titles, sentences and bodies, forgiving about endings and one slip of a finger."""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .stems import one_slip_apart, stem, words_of

# How much a word tells, by where it stands.
TITLE, ASKED, SHORT, BODY = 4.0, 3.0, 1.8, 1.0
# How well a word fits: itself, another form of it, the beginning of it, or one slip beside it.
SAME, FORM, BEGUN, SLIP = 1.0, 0.9, 0.7, 0.55
LONG_ENOUGH_FOR_A_SLIP = 4
MOST = 20


class Page(NamedTuple):
    """An entry's words in one language, without marks."""

    id: str
    title: str
    asked: str  # other ways to ask for it
    short: str
    body: str


class Hit(NamedTuple):
    id: str
    score: float
    words: frozenset[str]  # as they stand in the text, to be marked


class Index:
    def __init__(self, pages: Iterable[Page]) -> None:
        self._weights: dict[str, dict[str, float]] = defaultdict(dict)  # by word, by entry
        self._count = 0
        for page in pages:
            self._count += 1
            for text, weight in zip(page[1:], (TITLE, ASKED, SHORT, BODY), strict=True):
                for word in words_of(text):
                    row = self._weights[word]
                    row[page.id] = max(row.get(page.id, 0.0), weight)
        self._stems: dict[str, list[str]] = defaultdict(list)
        for word in self._weights:
            self._stems[stem(word)].append(word)

    def find(self, query: str, most: int = MOST) -> list[Hit]:
        asked = words_of(query)
        if not asked:
            return []
        score: dict[str, float] = defaultdict(float)
        marked: dict[str, set[str]] = defaultdict(set)
        for place, word in enumerate(asked):
            for ident, (worth, found) in self._best(word, begun=place == len(asked) - 1).items():
                score[ident] += worth
                marked[ident].add(found)
        ranked = sorted(score, key=lambda ident: (-score[ident], ident))[:most]
        return [Hit(ident, score[ident], frozenset(marked[ident])) for ident in ranked]

    def _best(self, asked: str, begun: bool) -> dict[str, tuple[float, str]]:
        """For each entry, what the word that fits best is worth there."""
        fitting = self._fitting(asked, begun)
        spread = len({ident for word in fitting for ident in self._weights[word]})
        rare = math.log(1 + self._count / (1 + spread))
        best: dict[str, tuple[float, str]] = {}
        for word, fit in fitting.items():
            for ident, weight in self._weights[word].items():
                worth = rare * fit * weight
                if worth > best.get(ident, (0.0, ""))[0]:
                    best[ident] = (worth, word)
        return best

    def _fitting(self, asked: str, begun: bool) -> Mapping[str, float]:
        """The words that may be meant; slips are thought of only where nothing else fits."""
        root = stem(asked)
        fitting = dict.fromkeys(self._stems.get(root, ()), FORM)
        if begun:
            fitting |= {word: BEGUN for word in self._weights if word.startswith(asked) and word not in fitting}
        if asked in self._weights:
            fitting[asked] = SAME
        if not fitting and len(root) >= LONG_ENOUGH_FOR_A_SLIP:
            near = [other for other in self._stems if one_slip_apart(root, other)]
            fitting = {word: SLIP for other in near for word in self._stems[other]}
        return fitting
