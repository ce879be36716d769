"""Finds entries as one types: in titles, sentences and bodies, forgiving about endings and one slip of a finger."""

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .stems import IDLE, one_slip_apart, relatives, stem, words_of

# How much a word tells, by where it stands; of a heading, the more the fewer words it has.
TITLE, ASKED, SHORT, BODY = 4.0, 3.0, 1.2, 1.0
# How well a word fits: another form of the same, the beginning of it, one of its family, or one slip beside it.
FORM, BEGUN, KIN, SLIP = 1.0, 0.7, 0.6, 0.55
LONG_ENOUGH = 4  # letters of a root, to have a family or a slip
# Words that only put the question are worth little, and their length in a heading is little.
IDLE_WORTH, IDLE_LENGTH = 0.05, 0.3
ASIDE_WORTH = 0.4
MOST = 20


class Page(NamedTuple):
    """An entry's words in one language, without marks."""

    id: str
    title: str
    asked: str  # other ways to ask for it, with commas between them
    short: str
    body: str
    aside: bool = False  # such as an example: it comes after what it is an example of


class Hit(NamedTuple):
    id: str
    score: float
    words: frozenset[str]  # in all their forms, to be marked where they stand


class Index:
    def __init__(self, pages: Iterable[Page]) -> None:
        self._weights: dict[str, dict[str, float]] = defaultdict(dict)  # by root, by entry
        self._forms: dict[str, set[str]] = defaultdict(set)  # the words of a root
        self._worth: dict[str, float] = {}
        for page in pages:
            self._worth[page.id] = ASIDE_WORTH if page.aside else 1.0
            for root, weight in _weights(page).items():
                self._weights[root][page.id] = weight
            for word in words_of(" ".join(page[1:5])):
                self._forms[stem(word)].add(word)
        self._roots = sorted(self._weights)

    def find(self, query: str, most: int = MOST) -> list[Hit]:
        words = words_of(query)
        telling = {word for word in words if word not in IDLE} or set(words)
        score: dict[str, float] = defaultdict(float)
        covered: dict[str, float] = defaultdict(float)
        marked: dict[str, set[str]] = defaultdict(set)
        whole = 0.0
        for word in dict.fromkeys(words):
            fits = self._fits(word, begun=word == words[-1]) if word in telling else {stem(word): IDLE_WORTH}
            best = self._best(fits)
            rare = math.log(1 + len(self._worth) / (1 + len(best)))
            whole += rare * (word in telling)
            for ident, (worth, root) in best.items():
                score[ident] += worth * rare
                covered[ident] += rare * (word in telling)
                marked[ident] |= self._forms[root]
        for ident in score:
            score[ident] *= self._worth[ident] * math.sqrt(covered[ident] / whole)
        found = [ident for ident in score if covered[ident]]
        ranked = sorted(found, key=lambda ident: (-score[ident], ident))[:most]
        return [Hit(ident, score[ident], frozenset(marked[ident])) for ident in ranked]

    def _best(self, fits: dict[str, float]) -> dict[str, tuple[float, str]]:
        """For each entry, what the root that fits best is worth there."""
        best: dict[str, tuple[float, str]] = {}
        for root, fit in fits.items():
            for ident, weight in self._weights.get(root, {}).items():
                best[ident] = max(best.get(ident, (0.0, "")), (fit * weight, root))
        return best

    def _fits(self, asked: str, begun: bool) -> dict[str, float]:
        """The roots that may be meant; slips are thought of only where nothing else fits."""
        root = stem(asked)
        fits: dict[str, float] = {}
        if len(root) >= LONG_ENOUGH:
            fits |= dict.fromkeys(_starting(self._roots, root), KIN)
            fits |= dict.fromkeys((root[:end] for end in range(LONG_ENOUGH, len(root))), KIN)
        fits |= dict.fromkeys(relatives(root), KIN)
        if begun:
            fits |= dict.fromkeys(_starting(self._roots, asked), BEGUN)
        fits[root] = FORM
        fits = {root: fit for root, fit in fits.items() if root in self._weights}
        if root not in fits and len(root) >= LONG_ENOUGH:
            near = (other for other in _starting(self._roots, root[0]) if one_slip_apart(root, other))
            fits = dict.fromkeys(near, SLIP) | fits
        return fits


def _weights(page: Page) -> dict[str, float]:
    """By the roots of a page."""
    headings: dict[str, float] = {}
    for text, weight in ((page.title, TITLE), *((text, ASKED) for text in page.asked.split(","))):
        words = words_of(text)
        size = sum(IDLE_LENGTH if word in IDLE else 1.0 for word in words)
        for root in {*map(stem, words)}:
            headings[root] = max(headings.get(root, 0.0), weight * (1 + 1 / size))
    short, body = ({*map(stem, words_of(text))} for text in (page.short, page.body))
    return {
        root: headings.get(root, 0.0) + SHORT * (root in short) + BODY * (root in body)
        for root in {*headings, *short, *body}
    }


def _starting(ordered: list[str], beginning: str) -> Iterator[str]:
    for at in range(bisect_left(ordered, beginning), len(ordered)):
        if not ordered[at].startswith(beginning):
            return
        yield ordered[at]
