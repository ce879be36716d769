"""Of which spots of the board an event speaks. Pure: no painting. Ids: see places.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules.kernel import Event
from meadhall.rules.wild import events as told
from meadhall.rules.wild.data import HALL, NUMBERS
from meadhall.rules.wild.state import State
from meadhall.views.boards.kit.choosing.spots_of import SpotsOf


def plot_of(seat: int, plot: str, view: State) -> list[str]:
    """A building, if it still stands."""
    return [f"plot:{seat}:{plot}"] if view.players[seat].at(plot) is not None else []


def _target(event: Any, view: State) -> list[str]:
    return plot_of(event.victim, event.target, view)


def _tab(event: Any, view: State) -> list[str]:
    return [f"tab:{event.seat}"]


def _bought(event: told.CardBought, view: State) -> list[str]:
    return [f"stack:{event.card}"] if event.slot == told.FROM_STACK else []


def _path(event: told.PathMoved, view: State) -> list[str]:
    """The card has moved on since, or is gone."""
    return [f"path:{slot}" for slot, card in enumerate(view.path) if card is not None and card == event.card][:1]


def _row(event: told.AsgardTurned, view: State) -> list[str]:
    return [f"asgard:{number}" for number, card in enumerate(view.asgard_row) if card == event.card]


def _asgard_shown(event: told.AsgardShown, view: State) -> list[str]:
    return [f"asgard:{number}" for number in range(min(len(view.asgard_row), NUMBERS.asgard_on_show))]


def _path_laid(event: told.PathLaid, view: State) -> list[str]:
    return [f"path:{slot}" for slot, card in enumerate(view.path) if card is not None]


def _stored(event: told.TokensStored, view: State) -> list[str]:
    return [spot for stock in event.stocks for spot in plot_of(event.seat, stock.plot, view)]


_SPOKEN_OF: dict[type[Event], Callable[[Any, State], list[str]]] = {
    told.AchievementsShown: lambda event, view: [f"feat:{achievement}" for achievement in event.achievements],
    told.AchievementScored: lambda event, view: [f"feat:{event.achievement}"],
    told.AsgardShown: _asgard_shown,
    told.AsgardTurned: _row,
    told.AsgardTaken: _tab,
    told.PathLaid: _path_laid,
    told.PathMoved: _path,
    told.CardBought: _bought,
    told.Produced: lambda event, view: [spot for plot in event.plots for spot in plot_of(event.seat, plot, view)],
    told.TokenGained: lambda event, view: plot_of(event.seat, event.plot, view),
    told.TokenStolen: lambda event, view: plot_of(event.victim, event.plot, view),
    told.TokensStored: _stored,
    told.Built: lambda event, view: plot_of(event.seat, event.plot, view),
    told.Demolished: _tab,
    told.HallUpgraded: lambda event, view: plot_of(event.seat, HALL, view),
    told.AttackDeclared: _target,
    told.Defended: lambda event, view: plot_of(event.seat, event.target, view),
    told.AttackSucceeded: _target,
    told.AttackRepelled: _target,
    told.FullDefence: lambda event, view: plot_of(event.seat, HALL, view),
    told.DragonBeaten: lambda event, view: ["dragon"],
    told.TurnBegan: _tab,
    told.PointsGained: _tab,
    told.HammerPassed: _tab,
    told.LastRound: _tab,
    told.FirstPlayerChosen: _tab,
}

# Of hands, pools and missions the board shows nothing, and of what is no longer there.
NOT_SHOWN: frozenset[type[Event]] = frozenset(
    (
        told.AsgardMissed,
        told.AskingSet,
        told.CardPlayed,
        told.CardPutBack,
        told.CardShown,
        told.CardsChosen,
        told.CardsDrawn,
        told.CardsRecovered,
        told.ChiefTaken,
        told.DeckShuffled,
        told.Exchanged,
        told.GameEnded,
        told.HandDiscarded,
        told.HandSeen,
        told.MissionCompleted,
        told.MissionSwapped,
        told.MissionTaken,
        told.Paid,
        told.PathLeft,
        told.PathShuffled,
        told.PhaseBegan,
        told.PoolGained,
        told.PoolLost,
        told.RoundBegan,
        told.TableCleared,
        told.TieChecked,
        told.TokensCleared,
        told.TurnEnded,
        told.UndeadBeaten,
        told.UndeadStood,
        told.UnitsStrengthened,
    )
)

# What a line of the saga shows on the board.
spots_of_event = SpotsOf(_SPOKEN_OF, NOT_SHOWN)
