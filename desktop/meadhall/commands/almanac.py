"""What the almanac of a game says, without a window."""

from ..views.text.almanac import Almanac
from ..views.text.markup import spoken
from ..views.text.words import Words

FIRST = 10


def search(game: str, language: str, wanted: str) -> int:
    """The first hits, each with its title and its path; 1 where nothing is found."""
    words = Words(language)
    almanac = Almanac(words, game)
    hits = almanac.index.find(wanted, FIRST)
    for hit in hits:
        entry = almanac.book[hit.id]
        print(f"{spoken(almanac.title(entry), words)}\t{spoken(almanac.way(entry), words)}")
    return 0 if hits else 1
