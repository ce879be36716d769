"""The almanac is whole: every rule, question, event, deed and component has its entry, and no entry lacks its words."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from meadhall.almanac import Entry, book
from meadhall.almanac.components import components
from meadhall.rules import GAMES
from meadhall.rules.kernel import Action, Decision, Event
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.markup import spoken
from meadhall.views.text.words import Words

TESTS = Path(__file__).parent.parent
PREFIX = {"watch": "GC", "northgard": "NG", "midgard": "CM", "wild": "VW"}
RULE = re.compile(r"\b(?:GC|NG|CM|VW)-[A-Z0-9]+(?:[.-][0-9A-Za-z]+)*\b")
QUOTED = re.compile(rf'"({RULE.pattern})"')
KINDS = {"decision": ("questions", Decision), "action": ("actions", Action), "event": ("events", Event)}
SHORT, BODY = 30, 220  # words

games = pytest.mark.parametrize("game", GAMES)


@cache
def ledger() -> frozenset[str]:
    """Every rule of the ledgers is named by a test of the rules; so these tests are the list of them."""
    return frozenset(
        rule for file in (TESTS / "rules").rglob("*.py") for rule in RULE.findall(file.read_text(encoding="utf-8"))
    )


@games
def test_every_rule_is_told_by_one_entry(game: str) -> None:
    told = {rule for entry in book(game) for rule in entry.tells}  # that none is told twice, the book itself holds
    wanted = {rule for rule in ledger() if rule.startswith(PREFIX[game])}
    assert sorted(wanted - told) == [], "not told"
    assert sorted(told - wanted) == [], "told, but no rule"


def can_be_asked_about(game: str) -> set[str]:
    found = set(components(game).things)
    for kind, (module, base) in KINDS.items():
        named = vars(import_module(f"meadhall.rules.{game}.{module}")).values()
        found |= {f"{kind}:{one.__name__}" for one in named if isinstance(one, type) and issubclass(one, base)}
    return found - {f"{kind}:{base.__name__}" for kind, (_, base) in KINDS.items()}


@games
def test_everything_that_one_can_point_at_opens_an_entry(game: str) -> None:
    opened = {thing for entry in book(game) for thing in entry.opens}
    pointed_at = can_be_asked_about(game)
    assert sorted(pointed_at - opened) == [], "opens nothing"
    assert sorted(opened - pointed_at) == [], "nothing that one can point at"


@games
def test_a_denial_names_a_rule_that_is_told(game: str) -> None:
    rules = Path(import_module(f"meadhall.rules.{game}").__file__ or "").parent
    named = {rule for file in rules.rglob("*.py") for rule in QUOTED.findall(file.read_text("utf-8"))}
    assert [rule for rule in sorted(named) if book(game).telling(rule) is None] == []


@games
def test_entries_lead_on_to_entries(game: str) -> None:
    assert [f"{entry.id} -> {other}" for entry in book(game) for other in entry.see if other not in book(game)] == []


@games
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_entry_has_its_words_and_not_too_many(game: str, language: str) -> None:
    almanac = Almanac(Words(language), game)
    wrong = [fault for entry in book(game) for fault in faults(almanac, entry)]
    assert wrong == []


def faults(almanac: Almanac, entry: Entry) -> list[str]:
    spare = 1.2 if almanac.words.language != "en" else 1.0  # the other languages say the same in more words or fewer
    short = len(spoken(almanac.short(entry), almanac.words).split())
    body = sum(len(line.split()) for block in almanac.body(entry) for line in block.lines)
    found = [] if almanac.title(entry) else [f"{entry.id} has no title"]
    own = not (entry.words or entry.card)  # what stands on a card is the game's to say
    found += [f"{entry.id}: {short} words in short"] if own and not 0 < short <= SHORT * spare else []
    found += [f"{entry.id}: {body} words"] if short + body > BODY * spare else []
    ragged = [block for block in almanac.body(entry) if block.kind == "table" and len({*map(len, block.rows)}) > 1]
    return found + [f"{entry.id} has a ragged table" for _ in ragged]
