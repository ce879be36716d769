"""Search forgives: endings, letters that people swap, one slip of a finger, and the end that is not typed yet."""

from statistics import quantiles
from time import process_time

import pytest

from meadhall.almanac import Index, Page
from meadhall.almanac.stems import one_slip_apart
from meadhall.rules import GAMES
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.words import Words

PAGES = [
    Page("keep", "Keep", "castle, city", "A keep takes the place of a settlement.", "Pay ore and grain."),
    Page("settlement", "Settlement", "", "A settlement is worth a point.", "Keep your distance from neighbours."),
    Page("retreat", "Відступ", "", "Відступити можна лише через звичайні кордони.", "Через річку не відступають."),
    Page("dragon", "Дракон", "", "За дракона дают очки.", "Он ещё жив."),
    Page("ship", "Драккар", "", "Корабль викингов.", "На нём плывут."),
]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("keep", "keep"),
        ("castles", "keep"),
        ("settl", "settlement"),
        ("setlement", "settlement"),
        ("distnace", "settlement"),
        ("чи можна відступати через річку", "retreat"),
        ("сколько очков за драконов", "dragon"),
        ("еще", "dragon"),
        ("драккаре", "ship"),
    ],
)
def test_the_right_entry_comes_first(query: str, found: str) -> None:
    assert Index(PAGES).find(query)[0].id == found


def test_nothing_is_found_for_nothing() -> None:
    assert Index(PAGES).find("  ?! ") == []
    assert Index(PAGES).find("xylophone") == []


def test_what_was_found_is_told_as_it_stands_in_the_text() -> None:
    assert Index(PAGES).find("драконом")[0].words == {"дракон", "дракона"}


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("road", "roads", True),
        ("road", "raod", True),
        ("road", "rood", True),
        ("road", "reads", False),
        ("a", "a", True),
    ],
)
def test_a_slip_is_one_letter_or_two_that_changed_places(one: str, other: str, near: bool) -> None:
    assert one_slip_apart(one, other) is near


ASKED = {
    "en": ("can I build next to him", "how many points", "setlement", "retreat over a river", "who goes first", "k"),
    "ru": ("сколько очков за дракона", "можно ли отступить", "кто ходит первым", "пострйка", "зима", "к"),
    "uk": ("чи можна відступити через річку", "скільки очок", "хто ходить першим", "будівниицтво", "зима", "к"),
}


@pytest.mark.parametrize("language", ASKED)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_book_is_searched_at_once(game: str, language: str) -> None:
    """As one types, in time of the processor: 30 ms at most for 95 of 100."""
    index, taken = Almanac(Words(language), game).index, list[float]()
    for query in ASKED[language]:
        for letters in range(1, len(query) + 1):
            start = process_time()
            index.find(query[:letters])
            taken.append(process_time() - start)
    assert quantiles(taken, n=20)[-1] < 0.03
