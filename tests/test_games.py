"""The game test kit, run for every game in each of its variants. A new game needs nothing here."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kit import CASES, Case, every_case, law, rule, secrets, selfplay, tables, twins, wholeness
from kit.bots import QUICK
from kit.selfplay import recorded, sample
from meadhall.rules import GAMES
from meadhall.rules.kernel import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_variants_touch_every_option_and_every_number_of_players(game: Game[Any]) -> None:
    played = {(name, getattr(options, name)) for options, _ in game.variants for name in game.allowed()}
    assert {(name, value) for name, values in game.allowed().items() for value in values} == played
    assert {count for options, _ in game.variants for count in game.seats(options)} == {
        players for _, players in game.variants
    }


@every_case()
def test_random_play_comes_to_an_end(case: Case) -> None:
    s = case.new(1)
    selfplay.play_out(case, s, Random(1), selfplay.plainly)
    wholeness.the_end_is_well_formed(case, s)


@every_case()
def test_the_points_of_a_finished_game_have_sources(case: Case) -> None:
    wholeness.the_points_have_sources(case)


@every_case()
def test_nothing_appears_or_vanishes(case: Case) -> None:
    wholeness.nothing_appears_or_vanishes(case)


@every_case()
def test_turns_and_rounds_count_up(case: Case) -> None:
    wholeness.turns_and_rounds_count_up(case)


@every_case()
def test_options_are_what_the_law_allows(case: Case) -> None:
    for moment in recorded(case):
        law.options_are_what_the_law_allows(moment.position)


@every_case()
def test_every_option_can_be_played(case: Case) -> None:
    for s in sample(case):
        law.every_option_can_be_played(case, s)


@every_case()
def test_nobody_else_is_asked(case: Case) -> None:
    for s in sample(case):
        law.nobody_else_is_asked(case, s)


@every_case()
def test_refusals_change_nothing(case: Case) -> None:
    for s in sample(case):
        law.refusals_change_nothing(case, s, s.agenda[-1].actions(s))


@every_case()
def test_borrowed_and_absurd_actions_never_crash(case: Case) -> None:
    rng = Random(2)
    for s in sample(case):
        strange = law.borrowed(case, rng)
        strange += [twisted for action in strange for twisted in law.absurd(case, action)]
        law.strange_actions_never_crash(case, s, strange)


@every_case()
def test_copies_are_independent(case: Case) -> None:
    rng = Random(3)
    for s in sample(case):
        twins.copies_are_independent(case, s, rng)


@every_case()
def test_positions_and_actions_survive_a_file(case: Case) -> None:
    for moment in recorded(case):
        twins.survives_a_file(case, moment.position)


@every_case()
def test_a_replay_is_the_same_game(case: Case) -> None:
    twins.replay_is_the_same_game(case)


@every_case()
def test_outcomes_decide_alone(case: Case) -> None:
    for moment in recorded(case):
        twins.outcomes_decide_alone(case, moment)


@every_case()
def test_asking_is_like_applying(case: Case) -> None:
    for moment in recorded(case)[::7]:
        twins.asking_is_like_applying(case, moment)


@every_case()
def test_the_view_answers_as_the_position(case: Case) -> None:
    for s in sample(case):
        secrets.the_view_answers_as_the_position(case, s)


@every_case()
def test_views_change_nothing(case: Case) -> None:
    for s in sample(case):
        secrets.views_change_nothing(case, s)


@every_case()
def test_imagined_worlds_look_the_same(case: Case, count: Callable[[int, int], int]) -> None:
    rng = Random(4)
    for s in sample(case)[:: count(3, 1)]:
        secrets.imagined_worlds_look_the_same(case, s, rng)
    secrets.imagined_worlds_differ(case, sample(case), rng)


@every_case()
def test_hidden_outcomes_do_not_show(case: Case) -> None:
    for moment in recorded(case):
        if moment.outcomes:
            secrets.hidden_outcomes_do_not_show(case, moment)


@every_case()
def test_hidden_choices_do_not_show(case: Case) -> None:
    for s in sample(case):
        secrets.hidden_choices_do_not_show(case, s)


@rule("CM-19.3", "VW-20.2", "VW-20.4", "NG-23.3", "GC-26.2")
@every_case()
def test_what_can_be_taken_back_taught_nothing(case: Case) -> None:
    rng = Random(9)
    for moment in recorded(case):
        secrets.what_can_be_taken_back_taught_nothing(case, moment, rng)


@every_case()
def test_nobody_learns_what_is_not_told(case: Case, count: Callable[[int, int], int]) -> None:
    """Where there is less time, questions about hidden things alone are looked at closely (`test_hidden.py`)."""
    rng = Random(10)
    for moment in recorded(case)[:: count(4, 1)]:
        secrets.nobody_learns_what_is_not_told(case, moment.position, moment.deed, rng)


@every_case()
def test_an_imagined_world_plays_on(case: Case) -> None:
    rng = Random(5)
    for s in rng.sample(sample(case), 2):
        secrets.an_imagined_world_plays_on(case, s, rng)


@every_case()
def test_positions_of_play_have_no_flaws(case: Case) -> None:
    for moment in recorded(case):
        assert not case.game.flaws(moment.position)


@every_case()
def test_broken_positions_have_flaws(case: Case) -> None:
    for s in sample(case)[::9]:
        for name, broken in wholeness.broken_positions(case, s).items():
            assert case.game.flaws(broken), name


@every_case()
def test_spoilt_positions_are_known_or_harmless(case: Case, count: Callable[[int, int], int]) -> None:
    rng = Random(6)
    for s in sample(case)[:: count(40, 5)]:
        for what, broken in [*wholeness.spoilt(case, s, rng), *wholeness.shifted(case, s, rng)]:
            try:
                wholeness.known_or_harmless(case, broken, rng)
            except Exception as crash:
                crash.add_note(what)
                raise


@every_case()
def test_saves_open_at_every_decision(case: Case) -> None:
    tables.saves_open_at_every_decision(case)


@every_case()
def test_undo_leads_to_the_start(case: Case) -> None:
    tables.undo_leads_to_the_start(case)


@every_case()
def test_a_story_is_that_of_play(case: Case, count: Callable[[int, int], int]) -> None:
    """Of two hundred whole games, where there is time for it."""
    for seed in range(count(1, -(-200 // len(CASES)))):
        tables.the_story_is_that_of_play(case, seed, count(120, 100_000))


@every_case()
def test_bots_answer_by_what_they_see(case: Case) -> None:
    rng = Random(8)
    for s in sample(case)[::2]:
        for level in QUICK:
            secrets.a_bot_answers_by_what_it_sees(case, level, s, rng)
