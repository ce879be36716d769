"""The Uncharted Lands on the table page, and each of their dialogs, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.northgard import actions
from meadhall.rules.northgard.data import FOOD
from meadhall.rules.northgard.questions import (
    Assigning,
    Building,
    BuyCard,
    ChooseBasic,
    ChooseClan,
    ChooseDiscard,
    ChooseFace,
    ChooseTile,
    ChooseVictim,
    CommitFood,
    Copying,
    Exploring,
    Moving,
    Negotiating,
    NextCard,
    PickFromRow,
    Ransom,
    React,
    Recruiting,
    Retreating,
    SearchHand,
    SetupTile,
    Shield,
    Trading,
    Turn,
)
from meadhall.rules.northgard.state import State
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.table.desk import Desk
from meadhall.views.table.northgard import browse
from meadhall.views.table.northgard.yearend import year_sheet
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.scene import Scene, ask_why, asked, opens, walk
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.widgets import Overlay

_WILD = (("creatures", True),)


def _in_year(year: int, *kinds: type) -> Callable[[State], bool]:
    return lambda s: s.year >= year and asked(*kinds)(s)


def _can(kind: type[Action], *kinds: type) -> Callable[[State], bool]:
    return lambda s: asked(*kinds)(s) and any(isinstance(action, kind) for action in kernel.options(s))


def _many(s: State) -> bool:
    """A crowd that can march."""
    return asked(Moving)(s) and any(
        isinstance(action, actions.March) and action.warriors > 2 for action in kernel.options(s)
    )


def _decisive(s: State) -> bool:
    """Nobody but the first seat has anything to decide before the dice."""
    if not asked(CommitFood)(s) or s.battle is None:
        return False
    other = s.battle.defender.seat if s.battle.attacker.seat == 0 else s.battle.attacker.seat
    return other >= 0 and s.players[other].resources[FOOD] == 0


def _much_played(s: State) -> bool:
    """Something lies before most players."""
    return _in_year(3, Turn)(s) and sum(bool(player.active) for player in s.players) > len(s.players) / 2


def _spend_nothing(page: TablePage) -> None:
    page.act(actions.SpendFood(0))


def _march(page: TablePage) -> None:
    """As if a crowd had been pointed at, and where it goes."""
    options = [action for action in page.session.options() if isinstance(action, actions.March)]
    most = max(options, key=lambda action: action.warriors)
    page.doing.compose([action for action in options if (action.source, action.target) == (most.source, most.target)])


def _sheet(make: Callable[[Desk, NorthgardSpeech], Overlay]) -> Callable[[TablePage], object]:
    return lambda page: page.show_sheet(lambda desk: make(desk, cast(NorthgardSpeech, desk.speech)))


def _hover_land(page: TablePage) -> None:
    """The bubble of a region."""
    board = page.findChild(BoardView)
    assert board is not None
    board.setFocus()
    board.focusNextPrevChild(True)


_YEAR_TWO = _in_year(2, Turn)

SCENES: dict[str, Scene] = {
    "northgard": Scene(_in_year(3, Turn)),
    "northgard-late": Scene(_in_year(6, Turn), options=_WILD),
    "northgard-clan": Scene(asked(ChooseClan)),
    "northgard-setup": Scene(asked(SetupTile)),
    "northgard-next": Scene(asked(NextCard)),
    "northgard-card": Scene(_YEAR_TWO, lambda page: page.use_card(0)),
    "northgard-why-not": Scene(_YEAR_TWO, ask_why),
    "northgard-drawer": Scene(_YEAR_TWO, lambda page: page.open_drawer()),
    "northgard-explore": Scene(_in_year(2, Exploring), _hover_land),
    "northgard-tiles": Scene(asked(ChooseTile)),
    "northgard-move": Scene(_in_year(2, Moving), walk),
    "northgard-march": Scene(_many, _march),
    "northgard-recruit": Scene(_in_year(2, Recruiting), _hover_land),
    "northgard-build": Scene(_in_year(2, Building), _hover_land),
    "northgard-basic": Scene(asked(ChooseBasic)),
    "northgard-assign": Scene(asked(Assigning)),
    "northgard-pick": Scene(asked(PickFromRow)),
    "northgard-play": Scene(_YEAR_TWO, opens(actions.PlayCard)),
    "northgard-upgrade": Scene(_can(actions.Upgrade, Turn), opens(actions.Upgrade)),
    "northgard-pass": Scene(_YEAR_TWO, lambda page: page.act(actions.Pass())),
    "northgard-battle": Scene(asked(CommitFood)),
    "northgard-face": Scene(asked(ChooseFace)),
    "northgard-outcome": Scene(_decisive, _spend_nothing),
    "northgard-retreat": Scene(asked(Retreating)),
    "northgard-trade": Scene(asked(Trading)),
    "northgard-year": Scene(_in_year(3, Turn), _sheet(year_sheet)),
    "northgard-own-cards": Scene(_in_year(3, Turn), _sheet(lambda desk, speech: browse.own_cards(desk, speech, 0))),
    "northgard-in-play": Scene(_much_played, _sheet(lambda desk, speech: browse.in_play(desk, speech, 0))),
    "northgard-buildings": Scene(_YEAR_TWO, _sheet(browse.buildings)),
    "northgard-creatures": Scene(lambda s: _YEAR_TWO(s) and bool(s.beasts), _sheet(browse.creatures), options=_WILD),
    "northgard-seat": Scene(_in_year(3, Turn), lambda page: page.open_seat(1)),
    "northgard-curtain": Scene(lambda s: s.year > 1 and not kernel.is_over(s), alone=False),
    "northgard-end": Scene(kernel.is_over),
    # Rare ones: a picture of them may take several games.
    "northgard-victim": Scene(asked(ChooseVictim)),
    "northgard-hand": Scene(asked(SearchHand)),
    "northgard-discard": Scene(asked(ChooseDiscard)),
    "northgard-shield": Scene(asked(Shield), bot="random"),
    "northgard-ransom": Scene(asked(Ransom)),
    "northgard-react": Scene(asked(React)),
    "northgard-copy": Scene(asked(Copying)),
    "northgard-back": Scene(asked(Negotiating)),
    "northgard-buy": Scene(asked(BuyCard)),
}
