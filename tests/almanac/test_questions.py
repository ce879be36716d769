"""Everyday questions find their entry among the first three, and soon enough while one types."""

import sys
import time
import tomllib
from functools import cache
from pathlib import Path
from statistics import quantiles

import pytest

from meadhall.almanac import Index
from meadhall.rules import GAMES
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.words import Words

QUESTIONS = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))
FIRST, ENOUGH, ALL = 3, 54, 60
P95 = 0.030  # seconds

languages = pytest.mark.parametrize("language", ["en", "ru", "uk"])


@cache
def index(game: str, language: str) -> Index:
    return Almanac(Words(language), game).index


@languages
def test_everyday_questions_find_their_entry(language: str) -> None:
    asked = [(game, *one) for game in GAMES for one in QUESTIONS[game][language].items()]
    missed: list[str] = []
    for game, question, right in asked:
        found = [hit.id for hit in index(game, language).find(question)[:FIRST]]
        if not set(found) & set(right):
            missed.append(f"{game}: {question} -> {found}, not {right}")
    sys.stdout.write("\n".join([f"{language}: {ALL - len(missed)} of {ALL}", *missed, ""]))
    assert len(asked) == ALL
    assert ALL - len(missed) >= ENOUGH, "\n".join(missed)


@languages
def test_what_is_typed_is_found_at_once(language: str) -> None:
    spent = [took(index(game, language), question) for game in GAMES for question in QUESTIONS[game][language]]
    p95 = quantiles(spent, n=20)[-1]
    sys.stdout.write(f"{language}: p95 {p95 * 1000:.1f} ms\n")
    assert p95 < P95


def took(index: Index, question: str) -> float:
    """The best of three, for others use this computer, too."""
    spent: list[float] = []
    for _ in range(3):
        begun = time.process_time()
        index.find(question)
        spent.append(time.process_time() - begun)
    return min(spent)
