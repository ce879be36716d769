"""The answer to an attack: it is stopped where that is possible, with as little as it takes."""

from ...rules.kernel import UNHEARD, Action
from ...rules.wild.defence import Defence, Defend, attack_on, defence_of
from ...rules.wild.outcome import points_for_repelling, units_in
from ...rules.wild.state import State
from . import weights as w
from .card_worth import defence_worth
from .mind import Mind, Options


def defend(m: Mind, decision: Defend, options: Options) -> Action:
    return max(options, key=lambda option: _gain(m, decision, option))


def _gain(m: Mind, decision: Defend, option: Action) -> float:
    assert isinstance(option, Defence)
    spent = sum(w.LAID + defence_worth(card) * w.LAID_LATER for card in option.cards)
    s = m.view.copy()
    decision.resolve(s, option, UNHEARD)
    return _if_repelled(s, m.seat) - spent


def _if_repelled(s: State, seat: int) -> float:
    """Points for the attackers, and those that the other does not get."""
    attack = attack_on(s)
    building = s.players[seat].at(attack.target)
    assert building is not None
    if attack.strength >= defence_of(s, seat, building, units_in(attack)):
        return 0.0
    return points_for_repelling(len(attack.fighters), building.forts) + w.SUCCESS_OF_A_RIVAL
