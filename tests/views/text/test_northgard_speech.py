"""Everything that the Uncharted Lands can ask, do, tell and refuse has words in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from kit.cases import Case
from kit.selfplay import Moment, recorded
from kit.wording import NAMES, Refusal, assert_plain, every_language, ids, leaves, refusals
from meadhall import art
from meadhall.rules.kernel import Action, Decision, Denial, Event, Result, asked, options, play
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.basic import BASICS
from meadhall.rules.northgard.data import (
    AREAS,
    BUILDINGS,
    CARDS,
    CLANS,
    CREATURE_CARDS,
    CREATURES,
    FACES,
    RESOURCES,
    TILES,
    UNSEEN,
    UNSEEN_TILE,
)
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import CREATURE, NOBODY, Battle, Beast, Side, State
from meadhall.views.text import Words, speech_for
from meadhall.views.text.naming import key
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.northgard.cards import CARD_ICONS, icon_of, kind_of
from meadhall.views.text.northgard.deeds import ICONS

DECISIONS = leaves(Decision, "northgard")
ACTIONS = leaves(Action, "northgard")
EVENTS = leaves(Event, "northgard")
CODES = (*CLANS, *CREATURES, *CARDS)


def speech(language: str) -> NorthgardSpeech:
    return NorthgardSpeech(Words(language), NAMES)


@cache
def position() -> State:
    return NORTHGARD.new(Options(creatures=True), 5, seed=3)


# By the classes


@pytest.mark.parametrize("decision", DECISIONS)
@every_language
def test_every_question_has_words_for_both_sides(language: str, decision: type[Decision[Any]]) -> None:
    words = Words(language)
    base = f"northgard.prompt.{key(decision)}"
    assert words.has(f"{base}.you")
    assert ids(f"{base}.then")
    assert "**Helga**" in words(f"{base}.they", who="Helga")


@pytest.mark.parametrize("action", ACTIONS)
@every_language
def test_every_kind_of_action_has_a_heading(language: str, action: type[Action]) -> None:
    line = speech(language).kind(action, position())
    assert_plain(line.title, language, *CODES)
    assert art.path("icons", f"{line.icon}.svg").is_file()


def test_there_are_no_words_for_what_is_not_there() -> None:
    assert set(ICONS) == set(ACTIONS)
    assert {ident.split(".")[2] for ident in ids("northgard.prompt.")} == {key(decision) for decision in DECISIONS}
    assert {ident.split(".")[2] for ident in ids("northgard.deed.")} == {key(action) for action in ACTIONS}
    parts = {"cards_kept", "cards_thrown", "cards_returned", "card"}
    told = {ident.split(".")[2] for ident in ids("northgard.event.")} - parts
    assert [name for name in told if not any(name.startswith(key(event)) for event in EVENTS)] == []


# Figures for events that a random game may not bring.
GOODS = (2, 0, 1)
NOTHING = (0, 0, 0)
PEOPLE = Battle(3, Side(0, 4, 5), Side(1, 2, 6))
HUNT = Battle(3, Side(0, 4, 5), Side(CREATURE, 1, 6), creature="wolf_beige")
PREY = Battle(3, Side(CREATURE, 1, 6), Side(2, 4, 5), creature="draugr_brown")
SILENT = (e.TurnBegan, e.GameEnded)
VARIANTS: dict[type, dict[str, tuple[Any, ...]]] = {
    e.FirstPlayerRolled: {"faces": ((1, 5),)},
    e.CardsAssigned: {"discarded": ((), ("ST_MOVE", "UNREST")), "kept": (0, 2), "returned": (1, 2)},
    e.CardCopied: {"of": (1, 3)},
    e.ResourcesGained: {"source": ("start", "card")},
    e.ResourcesPaid: {"purpose": ("build", "card")},
    e.FameGained: {"source": ("closing", "harvest", "altar", "clan")},
    e.TileLaid: {"closed": ((), (3,), (3, 8))},
    e.WarriorsRecruited: {"source": ("setup", "recruit", "camp", "card", "second_chance")},
    e.FiguresMoved: {"manner": ("move", "retreat", "push", "card"), "source": (4,)},
    e.FiguresLost: {"reason": ("battle", "no_retreat", "draugr", "card")},
    e.BattleBegan: {"battle": (PEOPLE, HUNT, PREY)},
    e.BattleDieRolled: {"seat": (1, CREATURE), "face": tuple(range(1, len(FACES) + 1))},
    e.CreatureAppeared: {"card": tuple(CREATURE_CARDS)},
    e.CreatureCalled: {"card": tuple(CREATURE_CARDS)},
    e.CreatureMoved: {"card": tuple(CREATURE_CARDS), "source": (4,)},
    e.CreatureActed: {"card": tuple(CREATURE_CARDS)},
    e.CreatureBeaten: {"card": tuple(CREATURE_CARDS)},
    e.GameEnded: {"points": ((4, 5),), "winners": ((1,),)},
}
USUAL: dict[str, tuple[Any, ...]] = {
    "clan": CLANS,
    "card": ("ST_MOVE", "UNREST"),
    "upgrade": ("CL_BEAR_1",),
    "cards": (("ST_MOVE", "DL_SPY"), (UNSEEN,), (UNSEEN, UNSEEN)),
    "tiles": ((4,), (4, 17), (UNSEEN_TILE, UNSEEN_TILE)),
    "resources": (GOODS, NOTHING),
    "give": (GOODS,),
    "phase": ("creatures", "harvest", "winter"),
    "building": tuple(range(len(BUILDINGS))),
    "old": (1,),
    "new": tuple(range(len(BUILDINGS))),
    "warriors": (1, 2, 5),
    "kaija": (True, False),
    "count": (1, 2, 5),
    "food": (0, 2),
    "regions": ((3, 8),),
    "boxed": (True, False),
    "casualty": (True, False),
    "in_full": (True, False),
    "from_pile": (True, False),
    "slotless": (True, False),
}


def examples(event: type) -> Iterator[Any]:
    """Events of this kind that touch every one of its sentences."""
    if event is e.EffectChosen:
        yield from (e.EffectChosen(1, effect) for effect in (*BASICS, "build_first"))
        yield from (e.EffectChosen(1, effect, 3) for effect in ("collect_first", "hidden_ways"))
        return
    if event is e.BattleEnded:
        ends = ((PEOPLE, 0), (PEOPLE, 1), (PEOPLE, NOBODY), (HUNT, 0), (HUNT, CREATURE), (PREY, 2), (PREY, CREATURE))
        yield from (e.BattleEnded(battle, winner) for battle, winner in ends)
        return
    special = VARIANTS.get(event, {})
    fields: tuple[str, ...] = event.__struct_fields__  # type: ignore[attr-defined]
    usual = {} if event in (e.SwapOffered, e.SwapRefused) else USUAL  # where `give` is a kind
    for chosen in product(*(special.get(name, usual.get(name, (1,))) for name in fields)):
        yield event(*chosen)


@pytest.mark.parametrize("event", EVENTS)
@every_language
def test_every_event_is_told(language: str, event: type[Event]) -> None:
    tell = speech(language)
    for example in examples(event):
        said = tell.event(example, position())
        if event in SILENT:
            assert said is None
        else:
            assert said is not None
            assert_plain(said.text, language, *CODES)


def test_hidden_things_are_told_without_what_is_hidden() -> None:
    tell, s = speech("en"), position()
    for event, secret in (
        (e.CardsDrawn(0, ("DL_SPY",)), "Spy"),
        (e.HandSeen(0, 1, ("DL_SPY",)), "Spy"),
        (e.TilesDrawn(0, (4, 17)), "17"),
        (e.SetupTilesDrawn(0, (4, 17, 21)), "17"),
    ):
        open_line, veiled_line = tell.event(event, s), tell.event(event.seen_by(3), s)
        assert open_line
        assert secret in open_line.text
        assert veiled_line
        assert secret not in veiled_line.text


@every_language
def test_two_creatures_of_a_kind_are_told_apart(language: str) -> None:
    tell, s = speech(language), position().copy()
    s.beasts = (Beast("wolf_beige", 3), Beast("wolf_brown", 8))
    names = {str(tell.voice(s).creature(beast.card)) for beast in s.beasts}
    assert len(names) == 2


# By the source: every code of a refusal

# Figures that are worked out, by code.
WORKED_OUT: dict[str, tuple[dict[str, int | str], ...]] = {
    "border_would_stop": ({"region0": 1, "region1": 2},),
    "would_join_players": ({"seat0": 0, "seat1": 3},),
    "would_join_valkyrie": ({"region0": 1, "region1": 2},),
    "wrong_slot": ({"slot": "small"}, {"slot": "rune"}, {"slot": "large"}),
}


def all_refusals() -> Iterator[Refusal]:
    for (code, figures), call in refusals("northgard"):
        if code:
            yield from (Refusal(code, worked_out) for worked_out in WORKED_OUT.get(code, (figures,)))
        else:
            assert ast.unparse(call.args[0]) == "f'not_enough_{RESOURCES[kind]}'"
            yield from (Refusal(f"not_enough_{kind}", {"needed": 3, "held": 1}) for kind in RESOURCES)


@every_language
def test_every_refusal_has_words(language: str) -> None:
    tell, unknown = speech(language), Words(language)("table.denial.unknown")
    found = list(all_refusals())
    assert len(found) > 60
    untold = {code for code, figures in found if tell.denial(Denial(code, "", figures), position()) == unknown}
    assert untold == set()
    for code, figures in found:
        assert_plain(tell.denial(Denial(code, "NG-1.1", figures), position()), language, *CODES)


# Components


@every_language
def test_every_card_has_words_and_an_icon(language: str) -> None:
    tell, s = speech(language), position()
    for card in CARDS:
        assert all(tell.card(card, s)), card
        assert art.path("icons", f"{icon_of(card)}.svg").is_file()
    assert tell.card(UNSEEN, s).name
    assert {kind_of(card) for card in CARDS} == set(CARD_ICONS)


@every_language
def test_clans_buildings_and_creatures_have_words(language: str) -> None:
    tell = speech(language)
    lines = [tell.clan(clan) for clan in CLANS]
    lines += [tell.building(building) for building in range(len(BUILDINGS))]
    lines += [tell.creature(kind) for kind in CREATURES]
    for line in lines:
        assert line.title
        assert_plain(line.detail, language, *CODES)


@every_language
def test_every_region_has_a_name_of_its_own(language: str) -> None:
    names = [Words(language).term(f"northgard.land.{area.number}") for area in AREAS]
    assert len({str(name) for name in names}) == len(AREAS) == len(ids("northgard.land."))
    if language != "en":
        for name in names:
            assert {"gen", "acc", "loc"} < set(name.forms)
            assert all(form[0].isupper() for form in name.forms.values())


@every_language
def test_every_tile_is_described(language: str) -> None:
    voice = speech(language).voice(position())
    for tile in TILES:
        assert_plain(voice.tile_shows(tile.number), language, *CODES)


# The set-up and the end


@every_language
def test_every_option_has_words(language: str) -> None:
    speak = speech_for("northgard", Words(language), ())
    for name, values in NORTHGARD.allowed().items():
        assert all(speak.option(name)[:2]), name
        spelled = [speak.option_value(name, value) for value in values]
        assert len(set(spelled)) == len(spelled), name
    assert speech(language).option_value("first_player", "3") == "Helga"


@pytest.mark.parametrize("ending", ["sudden_victory", "most_fame"])
@every_language
def test_every_end_has_words(language: str, ending: str) -> None:
    tell = speech(language)
    team = position().copy()
    team.options = Options(teams=True)
    for s, winners in ((position(), (1,)), (position(), (1, 3)), (team, (0, 2)), (team, (0, 1, 2, 3))):
        found = tell.result(Result(ending, winners, (3, 10, 4, 5, 1)), s)
        for text in found:
            assert_plain(text, language, *CODES)
            assert all(NAMES[seat] in text for seat in winners)


@every_language
def test_the_phases_of_a_year(language: str) -> None:
    tell = speech(language)
    assert len(tell.phase(position()).titles) == 1  # the set-up
    s = NORTHGARD.new(Options(creatures=True, clans="dealt"), 2, seed=1)
    rng = Random(1)
    while s.year == 0:
        play(s, rng.choice(options(s)))
    phases = tell.phase(s)
    assert len(phases.titles) == len(set(phases.titles)) == 6
    assert phases.titles[phases.current] == Words(language)("northgard.phase.actions")


# Whole games, line by line

BEASTS = Case(NORTHGARD, Options(creatures=True, more_creatures=True, clans="dealt"), 5)
TEAMS = Case(NORTHGARD, Options(years="10", creatures=True, teams=True), 4)


@pytest.mark.parametrize("case", [BEASTS, TEAMS], ids=str)
@every_language
def test_a_whole_game_is_spoken(language: str, case: Case) -> None:
    tell = speech(language)
    for moment in recorded(case):
        speak_moment(tell, case, moment, language)


def speak_moment(tell: NorthgardSpeech, case: Case, moment: Moment, language: str) -> None:
    s = moment.position
    decision, rng = asked(s), Random(0)
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
    for action in rng.sample(legal := list(options(s)), min(8, len(legal))):
        line = tell.action(action, view)
        assert_plain(line.title, language, *CODES)
        assert tell.button(action, view)
        assert art.path("icons", f"{line.icon}.svg").is_file()


@pytest.mark.parametrize("case", [BEASTS, TEAMS], ids=str)
def test_no_two_actions_of_a_question_sound_alike(case: Case) -> None:
    """Whoever hears the list can tell them apart."""
    tell = speech("en")
    for moment in recorded(case)[::3]:
        view = case.game.visible(moment.position, asked(moment.position).seat)
        lines = [tell.action(action, view)[:2] for action in options(moment.position)]
        assert [line for line in lines if lines.count(line) > 1] == []
