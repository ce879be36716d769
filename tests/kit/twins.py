"""Copies, files and replays: the same position again, by whatever way."""

from random import Random
from typing import Any

from meadhall.rules.kernel import Chance, State, is_over, options, play

from .cases import Case
from .plain import through_json
from .selfplay import SEED, Moment, next_deed, recorded


def copies_are_independent(case: Case, s: State, rng: Random) -> None:
    """Play on the copy and the original stays; play on the original and the copy stays."""
    original, twin = s.copy(), s.copy()
    before = case.print_of(s)
    assert case.print_of(twin) == before
    _play_some(case, twin, rng)
    assert case.print_of(original) == before
    after = case.print_of(twin)
    _play_some(case, original, rng)
    assert case.print_of(twin) == after
    assert case.print_of(s) == before


def _play_some(case: Case, s: State, rng: Random) -> None:
    for _ in range(12):
        if not is_over(s):
            deed = next_deed(case, s, rng)
            play(s, deed.action, by=deed.by)


def survives_a_file(case: Case, s: State) -> None:
    """Through JSON and back, the position is the same, and so is every action that is legal in it."""
    codec = case.game.codec
    again = codec.unpack(through_json(codec.pack(s)))
    assert again == s
    assert codec.fingerprint(again) == codec.fingerprint(s)
    for action in options(s):
        assert codec.unpack_action(through_json(codec.pack_action(action))) == action


def replay_is_the_same_game(case: Case) -> None:
    """The recorded outcomes laid ready give the same position after each action, and each of them is used."""
    s = case.new(SEED)
    for moment in recorded(case):
        events: list[Any] = []
        s.chance.laid = list(moment.outcomes)
        assert play(s, moment.deed.action, events, moment.deed.by) == moment.outcomes
        assert not s.chance.laid, f"{moment.deed.action} did not ask for all of {moment.outcomes}"
        assert case.print_of(s) == moment.after, moment.deed.action
        assert events == moment.events
    assert is_over(s)


def outcomes_decide_alone(case: Case, moment: Moment) -> None:
    """With the recorded outcomes laid ready, another generator leads to the same position and the same events."""
    s = moment.position.copy()
    s.chance = Chance(s.chance.seed ^ 0x5DEECE66D, list(moment.outcomes))
    true = moment.position.copy()
    events: list[Any] = []
    play(s, moment.deed.action, events, moment.deed.by)
    play(true, moment.deed.action, by=moment.deed.by)
    true.chance = s.chance
    assert s == true, moment.deed.action
    assert events == moment.events


def asking_is_like_applying(case: Case, moment: Moment) -> None:
    """Who tries an action on a copy sees just what then happens, and thinking changes nothing of it."""
    tried, applied = moment.position.copy(), moment.position.copy()
    asked_for = play(tried, moment.deed.action, by=moment.deed.by)
    options(applied)
    for seat in range(case.players):
        case.game.imagine(case.game.visible(applied, seat), seat, Random(seat))
    assert play(applied, moment.deed.action, by=moment.deed.by) == asked_for == moment.outcomes
    assert case.print_of(tried) == case.print_of(applied) == moment.after
