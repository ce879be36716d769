"""The answer to an attack: it is stopped where that is possible, with as little as it takes."""

from ...rules.kernel import Action
from ...rules.wild.fights.defence import Defence, Defend
from ...rules.wild.forecast import answered
from . import weights as w
from .card_worth import defence_worth
from .mind import Mind, Options


def defend(m: Mind, decision: Defend, options: Options) -> Action:
    return max(options, key=lambda option: _gain(m, option))


def _gain(m: Mind, option: Action) -> float:
    """Points for the attackers if they are repelled, and those that the other does not get."""
    assert isinstance(option, Defence)
    spent = sum(w.LAID + defence_worth(card) * w.LAID_LATER for card in option.cards)
    outcome = answered(m.view, option)
    gained = outcome.points + w.SUCCESS_OF_A_RIVAL + w.FULL_DEFENCE * outcome.full_defence
    return (gained if outcome.repels else 0.0) - spent
