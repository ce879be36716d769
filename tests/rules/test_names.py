"""Whoever shows a game finds all that can be said, and all that can be asked, in one place each."""

import importlib

import pytest

from meadhall.rules.kernel import Action, Decision


def _kinds(base: type) -> set[type]:
    below: list[type] = type.__subclasses__(base)
    return {base} if not below else set().union(*map(_kinds, below))


@pytest.mark.parametrize("game", ["midgard", "northgard", "watch", "wild"])
@pytest.mark.parametrize(("base", "place"), [(Action, "actions"), (Decision, "questions")])
def test_each_is_named_in_one_place(game: str, base: type, place: str):
    named = importlib.import_module(f"meadhall.rules.{game}.{place}")
    ours = {kind.__name__ for kind in _kinds(base) if kind.__module__.startswith(f"meadhall.rules.{game}.")}
    assert ours
    assert ours <= set(named.__all__)
