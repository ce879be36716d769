"""What the table says, and what only the Watch has, has words in every language. All else: `test_speech.py`."""

from typing import Any, get_args, get_type_hints

import pytest

from kit.wording import (
    NAMES,
    PACKAGE,
    assert_plain,
    calls,
    every_language,
    first_word,
)
from meadhall.bots import LEVELS
from meadhall.rules.watch import WATCH, trade
from meadhall.rules.watch.bundles import one
from meadhall.rules.watch.data import CARDS, HEROES
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import Offer
from meadhall.table.bad_save import Code, SaveFailed
from meadhall.views.text import Words, facts
from meadhall.views.text.watch import WatchSpeech
from views.text.watch_sample import BUNDLE, CODES, all_refusals, position


def speech(language: str) -> WatchSpeech:
    return WatchSpeech(Words(language), NAMES)


# By the source: every code of a refusal


@every_language
def test_every_piece_that_can_run_out_has_its_own_words(language: str) -> None:
    pieces = [figures["piece"] for code, figures in all_refusals() if code == "no_piece_left"]
    assert sorted(map(str, pieces)) == ["guard", "keep", "road", "settlement"]


# What the table can tell


@every_language
def test_saves_and_their_troubles_have_words(language: str) -> None:
    words = Words(language)
    figures: dict[str, Any] = {"game": "x", "why": "x", "line": 3, "lines": 5, "n": 2}
    for code in get_args(Code):
        assert_plain(words(f"shell.bad_save.{code}", **figures), language, *CODES)
    failures = {first_word(call) for call in calls("SaveFailed", "table")} - {None}
    for code in failures | set(get_args(get_type_hints(SaveFailed.__init__)["code"])):
        assert_plain(words(f"shell.save_failed.{code}"), language, *CODES)
    notices = {first_word(call) for call in calls("Notice", "table")}
    assert notices
    for code in notices:
        assert_plain(words(f"shell.notice.{code}", **figures), language, *CODES)


@every_language
def test_computer_players_have_names(language: str) -> None:
    words = Words(language)
    for level in LEVELS:
        assert words(f"shell.setup.level_{level}")
        assert words(f"shell.setup.level_{level}_hint")


@every_language
def test_boxes_have_words(language: str) -> None:
    for game in ("watch", "northgard", "midgard", "wild"):
        found = facts(game, Words(language))
        assert all(found)
        assert found.players in found.facts


@every_language
def test_components_have_words(language: str) -> None:
    tell = speech(language)
    for card in CARDS:
        for brotherhood in (True, False):
            assert all(tell.card(card, brotherhood)), card
    assert tell.card("?").name
    assert not tell.card("?").text
    for hero in HEROES:
        assert all(tell.hero(hero)), hero
    assert all(tell.wildling("giant")[:2])


def test_endings_are_those_of_the_rules() -> None:
    source = (PACKAGE / "rules/watch/scoring.py").read_text(encoding="utf-8")
    for ending in ("true_victory", "base_victory", "tragic_victory", "all_lose"):
        assert f'"{ending}"' in source


# Offers with an open side


@every_language
def test_open_offers_are_put_into_words(language: str) -> None:
    tell, s = speech(language), position()
    for offer in (Offer(BUNDLE, None, (1,)), Offer(None, BUNDLE, (1,)), Offer(BUNDLE, one(3), (1,))):
        prompt = tell.prompt(trade.AnswerOffer(1, 0, offer, (), ()), s)
        assert_plain(prompt.sentence, language, *CODES)
        assert_plain(tell.action(trade.OfferTrade(offer), s).title, language, *CODES)


STANDARD = [(Options(mode="base"), 4), (Options(), 3), (Options(), 4), (Options(layout="random"), 4)]


@pytest.mark.parametrize(("agreed", "players"), STANDARD)
def test_no_two_places_have_the_same_name(agreed: Options, players: int) -> None:
    """Whoever hears the list of actions can tell them apart."""
    s = WATCH.new(agreed, players, seed=3)
    voice = speech("en").voice(s)
    for names in (
        [voice.path(path) for path in s.ground.edges],
        [voice.intersection(place) for place in s.ground.vertices],
        [str(voice.hex(hex)) for hex in s.ground.hexes],
    ):
        assert [name for name in names if names.count(name) > 1] == []
