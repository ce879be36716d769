"""Everything that the games can ask, do, tell and refuse has words in every language."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kit.cases import Case
from kit.selfplay import recorded
from kit.speaking import assert_told_apart, speak_moment
from kit.wording import NAMES, assert_plain, every_language, ids, leaves
from meadhall import art
from meadhall.rules.kernel import Action, Decision, Denial, Event
from meadhall.views.text import Words
from meadhall.views.text.naming import key
from views.text.midgard_sample import MIDGARD_SAMPLE
from views.text.northgard_sample import NORTHGARD_SAMPLE
from views.text.samples import Sample
from views.text.watch_sample import WATCH_SAMPLE
from views.text.wild_sample import WILD_SAMPLE

SAMPLES = (MIDGARD_SAMPLE, NORTHGARD_SAMPLE, WATCH_SAMPLE, WILD_SAMPLE)
every_game = pytest.mark.parametrize("sample", SAMPLES, ids=str)

Mark = Callable[[Any], Any]


def every_kind(base: type) -> Mark:
    """Of decision, action or event, in all games."""
    kinds = [(sample, kind) for sample in SAMPLES for kind in leaves(base, sample.game.id)]
    names = [f"{sample}-{kind.__name__}" for sample, kind in kinds]
    return pytest.mark.parametrize(("sample", "kind"), kinds, ids=names)


def every_case(cases_of: Callable[[Sample], Sequence[Case]]) -> Mark:
    found = [(sample, case) for sample in SAMPLES for case in cases_of(sample)]
    return pytest.mark.parametrize(("sample", "case"), found, ids=[str(case) for _, case in found])


# By the classes


@every_kind(Decision)
@every_language
def test_every_question_has_words_for_both_sides(language: str, sample: Sample, kind: type[Decision[Any]]) -> None:
    words = Words(language)
    base = f"{sample}.prompt.{key(kind)}"
    assert words.has(f"{base}.you")
    assert ids(f"{base}.then") or kind in sample.brief
    assert "**Helga**" in words(f"{base}.they", who="Helga")


@every_kind(Action)
@every_language
def test_every_kind_of_action_has_a_heading(language: str, sample: Sample, kind: type[Action]) -> None:
    line = sample.speech(language).kind(kind, sample.position())
    assert_plain(line.title, language, *sample.codes)
    assert art.path("icons", f"{line.icon}.svg").is_file()


@every_game
def test_there_are_no_words_for_what_is_not_there(sample: Sample) -> None:
    game = sample.game.id
    actions, decisions = leaves(Action, game), leaves(Decision, game)
    assert set(sample.icons) == set(actions)
    assert named(f"{game}.prompt.") == {key(decision) for decision in decisions}
    assert named(f"{game}.deed.") == {key(action) for action in actions}
    events = tuple(key(event) for event in leaves(Event, game))
    assert [name for name in named(f"{game}.event.") - sample.parts if not name.startswith(events)] == []


def named(beginning: str) -> set[str]:
    return {ident.split(".")[2] for ident in ids(beginning)}


@every_kind(Event)
@every_language
def test_every_event_is_told(language: str, sample: Sample, kind: type[Event]) -> None:
    tell, s = sample.speech(language), sample.position()
    for example in sample.examples(kind):
        said = tell.event(example, s)
        if kind in sample.silent:
            assert said is None
        else:
            assert said is not None
            assert_plain(said.text, language, *sample.codes)


@every_game
def test_hidden_things_are_told_without_what_is_hidden(sample: Sample) -> None:
    tell, s = sample.speech("en"), sample.position()
    for event, secret in sample.hidden:
        seen = event.seen_by(3)
        assert seen
        open_line, veiled_line = tell.event(event, s), tell.event(seen, s)
        assert open_line
        assert secret in open_line.text
        assert veiled_line
        assert secret not in veiled_line.text


# By the source: every code of a refusal


@every_game
@every_language
def test_every_refusal_has_words(language: str, sample: Sample) -> None:
    tell, s, unknown = sample.speech(language), sample.position(), Words(language)("table.denial.unknown")
    found = list(sample.refusals())
    assert len({code for code, _ in found}) > 40
    untold = {code for code, figures in found if tell.denial(Denial(code, "", figures), s) == unknown}
    assert untold == set()
    for code, figures in found:
        assert_plain(tell.denial(Denial(code, "GC-1.1", figures), s), language, *sample.codes)


@every_game
@every_language
def test_an_unknown_refusal_is_still_a_sentence(language: str, sample: Sample) -> None:
    text = sample.speech(language).denial(Denial("no_such_code", ""), sample.position())
    assert text == Words(language)("table.denial.unknown")


# The set-up and the end


@every_game
@every_language
def test_every_option_has_words(language: str, sample: Sample) -> None:
    tell = sample.speech(language)
    for name, values in sample.game.allowed().items():
        assert all(tell.option(name)[:2]), name
        spelled = [tell.option_value(name, value) for value in values]
        assert all(spelled), name
        assert len(set(spelled)) == len(spelled), name
    assert tell.option_value("first_player", "3") == "Helga"


@every_game
@every_language
def test_every_end_has_words(language: str, sample: Sample) -> None:
    tell = sample.speech(language)
    for s, result in sample.ends():
        title, story = tell.result(result, s)
        for text in (title, story):
            assert_plain(text, language, *sample.codes)
        assert {seat for seat, name in enumerate(NAMES) if name in story} == set(result.winners)


# Whole games, line by line


@every_case(lambda sample: sample.cases)
@every_language
def test_a_whole_game_is_spoken(language: str, sample: Sample, case: Case) -> None:
    tell = sample.speech(language)
    for moment in recorded(case):
        speak_moment(tell, case, moment, language, sample.codes)


@every_case(lambda sample: sample.told_apart)
def test_no_two_actions_of_a_question_sound_alike(sample: Sample, case: Case) -> None:
    assert_told_apart(sample.speech("en"), case)
