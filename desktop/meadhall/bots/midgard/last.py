"""Runes at the very end, and the button after a battle."""

from ...rules.kernel import UNHEARD, Action
from ...rules.midgard.fights.victory import AfterFight, GoOn
from ...rules.midgard.scoring import LastRunes, score
from ..foresight import Options
from .mind import Mind


def last_runes(m: Mind, decision: LastRunes, options: Options) -> Action:
    """Whatever makes the most of the final count."""

    def total(option: Action) -> int:
        s = m.view.copy()
        decision.resolve(s, option, UNHEARD)
        return score(s, m.seat).total

    return max(options, key=total)


def after_fight(m: Mind, _: AfterFight, options: Options) -> Action:
    """Success waits for the end."""
    return GoOn()
