"""Gone Wild on the table page, and each of its dialogs, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.wild.data import CARDS, NOTHING
from meadhall.rules.wild.forecast import Attack, Target, exchanges_before, target_of
from meadhall.rules.wild.questions import (
    ArrangeTokens,
    ChoosePutBack,
    ChooseResource,
    Defend,
    Keep,
    PeekAtHand,
    PickAsgard,
    PickChief,
    PlaceToken,
    RecoverCards,
    StealToken,
    TakeTurn,
)
from meadhall.rules.wild.state import NOBODY, State
from meadhall.views.deeds.wild import DEEDS
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.scene import Scene, ask_why, asked, walk
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.wild.notes import standings
from meadhall.views.table.wild.tidings import round_sheet
from meadhall.views.table.wild.tray import own_cards


def _in_round(number: int, *kinds: type) -> Callable[[State], bool]:
    return lambda s: s.round >= number and asked(*kinds)(s)


Fits = Callable[[Action], bool]


def _by(dialog: str) -> Fits:
    """What is put together there."""
    return lambda action: DEEDS.of(action).dialog == dialog


def _on_rival(action: Action) -> bool:
    return isinstance(action, Attack) and target_of(action).seat != NOBODY


def _on_undead(action: Action) -> bool:
    return isinstance(action, Attack) and target_of(action).slot >= 0


def _on_dragon(action: Action) -> bool:
    return isinstance(action, Attack) and target_of(action) == Target()


def _can(fits: Fits) -> Callable[[State], bool]:
    return lambda s: _in_round(3, TakeTurn)(s) and any(map(fits, kernel.options(s)))


def _first(page: TablePage, fits: Fits) -> Action:
    return next(action for action in page.session.options() if fits(action))


def _opens(fits: Fits) -> Callable[[TablePage], object]:
    return lambda page: page.doing.open_kind(type(_first(page, fits)))


_TURN = _in_round(3, TakeTurn)
_FRESH = _in_round(4, TakeTurn)


def _armed(s: State) -> bool:
    """With cards in hand, and somebody to hit."""
    return _can(_on_rival)(s) and len(s.players[0].hand) > 3


def _rich(s: State) -> bool:
    """Some wares one can pay, some after an exchange."""
    if not _FRESH(s) or not any(map(_by("market"), kernel.options(s))):
        return False
    decision = kernel.asked(s)
    return any(exchanges_before(s, 0, action) for action in decision.actions(s))


def _answering(s: State) -> bool:
    """With something to answer."""
    return asked(Defend)(s) and any(CARDS[card].defends for card in s.players[0].hand)


def _with_nothing(s: State) -> bool:
    return asked(Defend)(s) and not any(CARDS[card].defends for card in s.players[0].hand)


def _stocked(s: State) -> bool:
    held = s.players[0].tokens
    return asked(ArrangeTokens)(s) and held.beer + held.gold > 3


def _leaving(s: State) -> bool:
    return _can(_on_dragon)(s) and s.acting.pool != NOTHING


def _sheet(make: Callable[..., Any], *more: object) -> Callable[[TablePage], object]:
    return lambda page: page.show_sheet(lambda desk: make(desk, desk.speech, *more))


def _aim(page: TablePage) -> None:
    """As if a rival's building had been clicked on the board."""
    page.doing.compose([_first(page, _on_rival)])


def _exchange(page: TablePage) -> None:
    s: State = page.session.view
    decision = page.session.decision
    assert decision is not None
    page.doing.compose([next(action for action in decision.actions(s) if exchanges_before(s, 0, action))])


def _use_fighter(page: TablePage) -> None:
    """The last card of the hand with which one can do something: those for money come first."""
    hand = [card.held for card in page.findChildren(CardButton) if card.held.key.startswith(("hand:", "open:"))]
    page.use_card(max(place for place, held in enumerate(hand) if held.actions))


def _take_the_seat(page: TablePage) -> None:
    """Where several persons sit at one screen."""
    curtain = page.findChild(Curtain)
    assert curtain is not None
    curtain.button.click()


def _ask_together(page: TablePage) -> None:
    _take_the_seat(page)
    _opens(_by("asking"))(page)


def _chooses(s: State) -> bool:
    """Whoever it is: in twenty games nobody plays that card from the first seat."""
    return not kernel.is_over(s) and isinstance(kernel.asked(s), ChooseResource)


SCENES: dict[str, Scene] = {
    "wild": Scene(_armed),
    "wild-late": Scene(_in_round(8, TakeTurn)),
    "wild-last": Scene(lambda s: s.last_round and asked(TakeTurn)(s)),
    "wild-chief": Scene(asked(PickChief)),
    "wild-place": Scene(_armed, walk),
    "wild-why-not": Scene(_TURN, ask_why),
    "wild-drawer": Scene(_TURN, lambda page: page.open_drawer()),
    "wild-raid": Scene(_armed, _aim),
    "wild-raid-where": Scene(_armed, _opens(_on_rival)),
    "wild-undead": Scene(_can(_on_undead), _opens(_on_undead)),
    "wild-dragon": Scene(_can(_on_dragon), _opens(_on_dragon)),
    "wild-defend": Scene(_answering),
    "wild-defend-nothing": Scene(_with_nothing),
    "wild-shop": Scene(_rich, _opens(_by("market"))),
    "wild-exchange": Scene(_rich, _exchange),
    "wild-cards": Scene(_armed, _use_fighter),
    "wild-play": Scene(_can(_by("play")), _opens(_by("play"))),
    "wild-demolish": Scene(_can(_by("demolish")), _opens(_by("demolish"))),
    "wild-asking": Scene(_TURN, _opens(_by("asking"))),
    "wild-asking-together": Scene(_TURN, _ask_together, alone=False),
    "wild-end-turn": Scene(_leaving, lambda page: page.press_golden()),
    "wild-asgard": Scene(asked(PickAsgard)),
    "wild-token": Scene(asked(PlaceToken)),
    "wild-store": Scene(_stocked),
    "wild-keep": Scene(asked(Keep)),
    "wild-own-cards": Scene(_FRESH, _sheet(own_cards, 0)),
    "wild-standings": Scene(_FRESH, _sheet(standings)),
    "wild-round": Scene(_FRESH, _sheet(round_sheet)),
    "wild-seat": Scene(_FRESH, lambda page: page.open_seat(1)),
    "wild-curtain": Scene(lambda s: s.round > 1 and not kernel.is_over(s), alone=False),
    "wild-end": Scene(kernel.is_over),
    # Rare ones: a picture of them may take several games.
    "wild-resource": Scene(_chooses, _take_the_seat, alone=False),
    "wild-put-back": Scene(asked(ChoosePutBack)),
    "wild-recover": Scene(asked(RecoverCards)),
    "wild-peek": Scene(asked(PeekAtHand)),
    "wild-steal": Scene(asked(StealToken), walk),
}
