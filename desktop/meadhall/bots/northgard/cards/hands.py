"""Cards that are kept, given up, taken or looked at."""

from ....rules.kernel import Action
from ....rules.northgard.actions import (
    Assign,
    Cancel,
    Discard,
    DrawInstead,
    DrawOne,
    GiveUpCard,
    LetHappen,
    PickVictim,
    PointAt,
    Spend,
    TakeBack,
    UseShield,
)
from ....rules.northgard.data import CARDS, UNREST, CardId
from ....rules.northgard.questions import (
    Assigning,
    ChooseDiscard,
    ChooseVictim,
    DemandCard,
    Negotiating,
    Ransom,
    React,
    SearchHand,
    Shield,
)
from ....rules.northgard.state import State
from ...foresight import Options
from .. import weights as w
from ..mind import Mind
from .worth import use


def assign(m: Mind, _: Assigning, options: Options) -> Action:
    """The best stay in the hand, the next best on top of the deck, where they are drawn next."""

    def worth(option: Action) -> float:
        if not isinstance(option, Assign):
            return 0.0
        on_top = sum(use(card) / (2 + place) for place, card in enumerate(option.top))
        return sum(map(use, option.keep)) + on_top

    return max(options, key=worth)


def negotiate(m: Mind, _: Negotiating, options: Options) -> Action:
    """The best card of the discard pile, if it is better than what the deck may bring."""
    back = [option for option in options if isinstance(option, TakeBack)]
    best = max(back, key=lambda option: use(option.card), default=None)
    if best is not None and (use(best.card) > w.UNSEEN_CARD or DrawOne() not in options):
        return best
    return DrawOne()


# Attacks on hands


def choose_victim(m: Mind, _: ChooseVictim, options: Options) -> Action:
    """Who has the most cards, and of those who has the most land."""
    victims = [option for option in options if isinstance(option, PickVictim)]
    if not victims:
        return DrawInstead()
    return max(victims, key=lambda option: (len(m.view.players[option.victim].hand), strength(m.view, option.victim)))


def strength(s: State, seat: int) -> int:
    return s.owner.count(seat)


def point_at(m: Mind, _: SearchHand | DemandCard, options: Options) -> Action:
    """The best card of that hand."""
    return max(options, key=lambda option: _loss(option.card) if isinstance(option, PointAt) else 0.0)


def _loss(card: CardId) -> float:
    return -1.0 if card == UNREST else use(card)


def pay_ransom(m: Mind, decision: Ransom, options: Options) -> Action:
    """Two resources, and that they go to the other, are dearer than all but the best cards."""
    paying = [option for option in options if isinstance(option, Spend)]
    if not paying or use(decision.card) < w.WORTH_A_RANSOM:
        return GiveUpCard()
    return m.best(decision, paying)


def discard(m: Mind, _: ChooseDiscard, options: Options) -> Action:
    """Unrest first: it does nothing better."""
    return min(options, key=lambda option: _loss(option.card) if isinstance(option, Discard) else 0.0)


def shield(m: Mind, _: Shield, options: Options) -> Action:
    """Unrest has no better use."""
    return UseShield()


# Defensive Strategy


def react(m: Mind, decision: React, options: Options) -> Action:
    """Against an attack by somebody who stands next to one's land, or on the hand; and against the best cards."""
    attacks = CARDS[decision.card].attacks_hand or (decision.card in ATTACKS and _is_neighbour(m, decision.player))
    return Cancel() if attacks or use(decision.card) >= w.WORTH_A_REACTION else LetHappen()


# Cards that move figures against others or take them away.
ATTACKS = frozenset(
    (
        "DE_MILITIA",
        "DE_INTIMIDATE",
        "DE_SHIELDBEARERS",
        "DE_BODYGUARD",
        "DL_AXE_THROWERS",
        "DL_HIDDEN_WAYS",
        "DL_GRIZZLED_WARRIORS",
        "DL_INFILTRATION",
        "DL_BRIBERY",
        "DL_INCURSION",
        "DL_HEROIC_CHARGE",
        "DL_WARRIORS",
        "DL_CAPTURE",
        "CL_RAVEN_1",
        "CL_WOLF_0",
        "CL_WOLF_1",
        "CL_BEAR_1",
    )
)


def _is_neighbour(m: Mind, seat: int) -> bool:
    s = m.view
    return any(
        s.owner[near] == seat
        for region in s.land.regions.values()
        if s.owner[region.id] == m.seat
        for near in region.ways
    )
