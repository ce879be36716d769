"""Smaller questions: tokens, cards out of the discard pile, Asgard cards, and what the Drakkars keep."""

from typing import Any

from ...rules.kernel import Action
from ...rules.wild.cards.asgard import TakeAsgard
from ...rules.wild.cards.effects import LookAt, PutOnTop, Recover, TakeFrom
from ...rules.wild.closing import KeepCards
from ...rules.wild.data import CARDS, NUMBERS, CardId
from ...rules.wild.land.tokens import PutToken
from . import weights as w
from .mind import Mind, Options


def pick_chief(m: Mind, _: Any, options: Options) -> Action:
    """They differ in looks only."""
    return m.rng.choice(options)


def first_offered(m: Mind, _: Any, options: Options) -> Action:
    """Every token that fits, and as many full storages as possible."""
    return options[0]


def place_token(m: Mind, decision: Any, options: Options) -> Action:
    """By what could be bought with it, wherever it lies; and into the fullest storage, for a full one is worth a
    point."""
    one_of_each = {option.resource: option for option in options if isinstance(option, PutToken)}
    worth = dict.fromkeys(one_of_each, 0.0)
    if len(worth) > 1:
        worth = {kind: m.value(m.after(decision, option)) for kind, option in one_of_each.items()}

    def gain(option: Action) -> tuple[float, int]:
        assert isinstance(option, PutToken)
        building = m.player.at(option.plot)
        return worth[option.resource], building.held.of(option.resource) if building else 0

    return max(options, key=gain)


def steal(m: Mind, decision: Any, options: Options) -> Action:
    """Out of a full storage, and from whoever is ahead."""

    def harm(option: Action) -> tuple[int, int]:
        if not isinstance(option, TakeFrom):
            return -1, 0
        victim = m.view.players[option.victim]
        building = victim.at(option.plot)
        assert building is not None
        return int(building.held.of(decision.resource) == NUMBERS.storage), victim.points

    return max(options, key=harm)


def _in_hand(m: Mind, card: CardId) -> float:
    return m.worth.in_hand(CARDS[card])


def put_back(m: Mind, _: Any, options: Options) -> Action:
    """What is of the least use in this turn, and comes again in the next one."""

    def use(option: Action) -> float:
        assert isinstance(option, PutOnTop)
        card = CARDS[option.card]
        return 0.0 if card.kind == "fortification" else m.worth.in_hand(card)

    return min(options, key=use)


def recover(m: Mind, _: Any, options: Options) -> Action:
    """For this turn, so no Fortifications where there is anything else."""

    def use(option: Action) -> float:
        assert isinstance(option, Recover)
        return sum(_in_hand(m, card) for card in option.cards)

    return max(options, key=use)


def look(m: Mind, _: Any, options: Options) -> Action:
    """At whom one could attack best; where nobody can be attacked, at whoever is ahead."""

    def interest(option: Action) -> tuple[bool, int]:
        assert isinstance(option, LookAt)
        other = m.view.players[option.victim]
        return not other.attacked, other.buildings

    return max(options, key=interest)


def pick_asgard(m: Mind, _: Any, options: Options) -> Action:
    def worth(option: Action) -> float:
        assert isinstance(option, TakeAsgard)
        return m.worth.card(CARDS[option.card])

    return max(options, key=worth)


def keep(m: Mind, _: Any, options: Options) -> Action:
    """Another card in the next hand: the more the better, and the best."""

    def use(option: Action) -> float:
        assert isinstance(option, KeepCards)
        return sum(w.KEPT + _in_hand(m, card) for card in option.cards)

    return max(options, key=use)
