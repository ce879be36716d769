"""Everything that the Watch can ask, do, tell and refuse has words in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from kit.cases import CASES, Case
from kit.selfplay import Moment, recorded
from kit.wording import (
    NAMES,
    PACKAGE,
    Refusal,
    assert_plain,
    calls,
    every_language,
    first_word,
    ids,
    leaves,
    refusals,
)
from meadhall import art
from meadhall.bots.registry import levels
from meadhall.rules import GAMES
from meadhall.rules.kernel import Action, Decision, Denial, Event, Result, asked, options
from meadhall.rules.watch import WATCH, trade
from meadhall.rules.watch import events as e
from meadhall.rules.watch.bundles import one
from meadhall.rules.watch.data import CARDS, CLANS, HEROES, RESOURCES, YIELDS
from meadhall.rules.watch.events import CardBought, CardStolen, Discarded, HandSeen
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import Offer, State
from meadhall.table.bad_save import Code, SaveFailed
from meadhall.views.text import Speech, Words, facts, speech_for
from meadhall.views.text.naming import key
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.deeds import ICONS


def speech(language: str) -> WatchSpeech:
    return WatchSpeech(Words(language), NAMES)


DECISIONS = leaves(Decision, "watch")
ACTIONS = leaves(Action, "watch")
EVENTS = leaves(Event, "watch")
CODES = (*RESOURCES, *CLANS, *YIELDS)


@cache
def position() -> State:
    return WATCH.new(Options(placement="ready"), 4, seed=3)


# By the classes


@pytest.mark.parametrize("decision", DECISIONS)
@every_language
def test_every_question_has_words_for_both_sides(language: str, decision: type[Decision[Any]]) -> None:
    words = Words(language)
    base = f"watch.prompt.{key(decision)}"
    assert words.has(f"{base}.you")
    assert ids(f"{base}.then")
    assert "**Helga**" in words(f"{base}.they", who="Helga")


@pytest.mark.parametrize("action", ACTIONS)
@every_language
def test_every_kind_of_action_has_a_heading(language: str, action: type[Action]) -> None:
    line = speech(language).kind(action, position())
    assert line.title
    assert art.path("icons", f"{line.icon}.svg").is_file()


def test_there_are_no_words_for_what_is_not_there() -> None:
    assert set(ICONS) == set(ACTIONS)
    sections = {ident.split(".")[2] for ident in ids("watch.prompt.")}
    assert sections == {key(decision) for decision in DECISIONS}
    sections = {ident.split(".")[2] for ident in ids("watch.deed.")}
    assert sections == {key(action) for action in ACTIONS}


# Figures for events that a random game may not bring.
BUNDLE = (1, 0, 2, 0, 0)
VARIANTS: dict[type, dict[str, tuple[Any, ...]]] = {
    e.DiceRolled: {"dice": ((2, 5),), "wildling": (0, 9)},
    e.DemandMade: {"of": ((1,), (1, 3)), "kind": (0, 4)},
    e.Produced: {
        "gains": (((0,) * 5,) * 4, (BUNDLE, (0,) * 5, BUNDLE, (0,) * 5)),
        "short": ((), (0, 4)),
        "blocked": ((), (1, 2)),
    },
    e.StartingIncome: {"gain": ((0,) * 5, BUNDLE)},
    e.Discarded: {"cards": (None, BUNDLE), "count": (1, 4, 5)},
    e.TormundMoved: {"hex": (0, 7)},
    e.CardStolen: {"kind": (0, 5)},
    e.CardTakenFromHand: {"kind": (4, 5)},
    e.OfferMade: {
        "offer": (
            Offer(BUNDLE, one(4), (1, 2, 3)),
            Offer(None, one(4), (1,)),
            Offer(BUNDLE, None, (1, 2)),
        )
    },
    e.OfferAnswered: {"answer": ("accept", "decline"), "give": (None,), "want": (None,)},
    e.Traded: {"give": (BUNDLE,), "get": (one(3),)},
    e.Proposed: {"give": (BUNDLE,), "want": (one(3),)},
    e.CardBought: {"card": ("?", *CARDS)},
    e.CardPlayed: {"card": tuple(CARDS)},
    e.CardsTaken: {"cards": (BUNDLE,)},
    e.TokensRevealed: {"tokens": (("cave_giant",), ("river_warrior", "hornfoot_climber"))},
    e.WildlingRemoved: {"place": ("gift", "camp", "clearing"), "number": (1, 2)},
    e.HandSeen: {"hand": (None, BUNDLE)},
    e.TopCardsSeen: {"cards": (("?",), ("?",) * 3, ("new_recruits", "vp_tower"))},
    e.PointsRevealed: {"cards": (("vp_tower",), ("vp_library", "vp_obsidian"))},
    e.TragicEnd: {"guards": ((1, 4, 2, 5),), "winners": ((), (1,), (3,))},
    e.GuardPointsChanged: {"points": (0, 1, 2)},
    e.NoAdvance: {"number": (1, 12)},
}
USUAL: dict[str, tuple[Any, ...]] = {
    "kind": ("warrior", "climber", "giant"),
    "hero": tuple(HEROES),
    "handed_over": (True, False),
    "withdrawn": (True, False),
    "refusing": (True, False),
    "by_invasions": (True, False),
}


def examples(event: type) -> Iterator[Any]:
    """Events of this kind that touch every one of its sentences."""
    special = VARIANTS.get(event, {})
    fields: tuple[str, ...] = event.__struct_fields__  # type: ignore[attr-defined]
    by_number = get_type_hints(event).get("kind") is int
    values = []
    for name in fields:
        numbers = (0, 4) if name == "kind" and by_number else USUAL.get(name, (1,))
        values.append(special.get(name, numbers))
    for chosen in product(*values):
        yield event(*chosen)


@pytest.mark.parametrize("event", EVENTS)
@every_language
def test_every_event_is_told(language: str, event: type[Event]) -> None:
    tell = speech(language)
    for example in examples(event):
        said = tell.event(example, position())
        if event is e.TurnEnded:
            assert said is None
        else:
            assert said is not None
            assert_plain(said.text, language, *CODES)


def test_hidden_things_are_told_without_what_is_hidden() -> None:
    tell, s = speech("en"), position()
    for event, secret in (
        (Discarded(0, 2, BUNDLE), "[wool]"),
        (CardStolen(0, 1, 2), "[wool]"),
        (HandSeen(0, 1, BUNDLE), "[wool]"),
        (CardBought(0, "vp_tower"), "Tower"),
    ):
        open_line, veiled_line = tell.event(event, s), tell.event(event.seen_by(3), s)
        assert open_line
        assert secret in open_line.text
        assert veiled_line
        assert secret not in veiled_line.text


# By the source: every code of a refusal


def all_refusals() -> list[Refusal]:
    found: list[Refusal] = []
    for refusal, call in refusals("watch"):
        assert refusal.code, f"a refusal whose code cannot be read: {ast.dump(call)}"
        counted = len(call.args) > 2 and not refusal.figures  # the missing cards, by kind
        found.append(Refusal(refusal.code, {"0": 1, "4": 2}) if counted else refusal)
    return found


@every_language
def test_every_refusal_has_words(language: str) -> None:
    tell, found = speech(language), all_refusals()
    assert len(found) > 100
    unknown = Words(language)("table.denial.unknown")
    for code, figures in found:
        text = tell.denial(Denial(code, "GC-1.1", figures), position())
        assert text != unknown, code
        assert_plain(text, language, *CODES)


@every_language
def test_an_unknown_refusal_is_still_a_sentence(language: str) -> None:
    text = speech(language).denial(Denial("no_such_code", ""), position())
    assert text == Words(language)("table.denial.unknown")


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
    assert len(notices) >= 4
    for code in notices:
        assert_plain(words(f"shell.notice.{code}", **figures), language, *CODES)


@every_language
def test_computer_players_have_names(language: str) -> None:
    words = Words(language)
    for game in GAMES:
        for level in levels(game):
            assert words(f"shell.setup.level_{level}")
            assert words(f"shell.setup.level_{level}_hint")


@every_language
def test_boxes_have_words(language: str) -> None:
    for game in ("watch", "northgard", "midgard", "wild"):
        found = facts(game, Words(language))
        assert all(found)
        assert found.players in found.facts


@every_language
def test_every_option_has_words(language: str) -> None:
    for game in GAMES.values():
        speak = speech_for(game.id, Words(language), ())
        for name, values in game.allowed().items():
            assert all(speak.option(name)[:2]), name
            spelled = [speak.option_value(name, value) for value in values]
            assert all(spelled), name
            assert len(set(spelled)) == len(spelled), name
    assert speech(language).option_value("first_player", "3") == "Helga"


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


@pytest.mark.parametrize("ending", ["true_victory", "base_victory", "tragic_victory", "all_lose"])
@every_language
def test_every_end_has_words(language: str, ending: str) -> None:
    winners = () if ending == "all_lose" else (1,)
    found = speech(language).result(Result(ending, winners, (3, 10, 4, 5)), position())
    assert all(found)
    assert (NAMES[1] in found.story) == bool(winners)


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


# Whole games, line by line

BASE = next(case for case in CASES if case.game is WATCH and case.options.mode == "base" and case.players == 4)
NORTH = next(
    case for case in CASES if case.game is WATCH and case.options.tragedy_of_heroes and case.options.confirm_victory
)


@pytest.mark.parametrize("case", [BASE, NORTH], ids=str)
@every_language
def test_a_whole_game_is_spoken(language: str, case: Case) -> None:
    tell = speech(language)
    for moment in recorded(case):
        speak_moment(tell, case, moment, language)


def speak_moment(tell: Speech, case: Case, moment: Moment, language: str) -> None:
    s = moment.position
    decision = asked(s)
    for seat in range(case.players):
        view = case.game.visible(s, seat)
        prompt = tell.prompt(decision.veiled(seat), view, onlooker=seat != decision.seat)
        assert_plain(prompt.sentence, language, *CODES)
        phases = tell.phase(view)
        assert phases.titles[phases.current]
        for event in moment.events:
            seen = event.seen_by(seat)
            said = tell.event(seen, view) if seen is not None else None
            assert said is None or said.text
    view = case.game.visible(s, decision.seat)
    for action in options(s)[:12]:
        line = tell.action(action, view)
        assert_plain(line.title, language, *CODES)
        assert tell.button(action, view)


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
