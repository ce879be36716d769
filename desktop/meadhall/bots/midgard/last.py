"""Runes at the very end, and the button after a battle."""

from ...rules.kernel import UNHEARD, Action
from ...rules.midgard.cards.runes import UseSuccess
from ...rules.midgard.fights.victory import AfterFight, GoOn
from ...rules.midgard.scoring import LastRunes, score
from ...rules.midgard.view import imagine
from ..foresight import Options
from .mind import Mind

WORLDS = 8  # in which the piles of the others are guessed


def last_runes(m: Mind, decision: LastRunes, options: Options) -> Action:
    """Whatever makes the most of the final count, if anything does: Success after the others, for it counts what they
    bring. Enemies in hidden piles lie in no deck, so what the others have is guessed by that."""
    worlds = [imagine(m.view, m.seat, m.rng) for _ in range(WORLDS)]

    def total(option: Action) -> int:
        found = 0
        for world in worlds:
            s = world.copy()
            decision.resolve(s, option, UNHEARD)
            found += score(s, m.seat).total
        return found

    totals = {option: total(option) for option in options}
    useful = [option for option in options if totals[option] > totals[GoOn()]]
    return max(useful, key=lambda option: (not isinstance(option, UseSuccess), totals[option]), default=GoOn())


def after_fight(m: Mind, _: AfterFight, options: Options) -> Action:
    """Success waits for the end."""
    return GoOn()
