"""Whoever shows the game finds all that can be said, and all that can be asked, in one place each."""

import pytest

from meadhall.rules import watch
from meadhall.rules.kernel import Action, Decision
from meadhall.rules.watch import actions, questions


def _kinds(base):
    below = base.__subclasses__()
    return {base} if not below else set().union(*map(_kinds, below))


@pytest.mark.parametrize(("base", "named"), [(Action, actions), (Decision, questions)])
def test_each_is_named_in_one_place(base, named):
    ours = {kind.__name__ for kind in _kinds(base) if kind.__module__.startswith(watch.__name__)}
    assert ours <= set(named.__all__)
