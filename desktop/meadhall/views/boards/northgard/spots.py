"""Which spots of the board an event speaks of. Pure: no painting, no rules.

Ids: `land:17` (a territory by its number), `slot:44` (of an area), `cell:5051` (free, beside the map),
`beast:wolf_brown` (a creature by its card), `kaija`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as told
from meadhall.rules.northgard.data import AREAS, NONE
from meadhall.rules.northgard.state import State
from meadhall.views.boards.kit.choosing.spots_of import SpotsOf
from meadhall.views.deeds.northgard.ways import land_of


def _lands(view: State, *areas: int) -> list[str]:
    return [land for area in areas if (land := land_of(area, view))]


def _at_region(event: Any, view: State) -> list[str]:
    return _lands(view, event.region)


def _at_area(event: Any, view: State) -> list[str]:
    return _lands(view, event.area)


def _from_to(event: Any, view: State) -> list[str]:
    return _lands(view, event.source, event.target)


def _in_battle(event: Any, view: State) -> list[str]:
    return _lands(view, event.battle.region)


def _tile_laid(event: told.TileLaid, view: State) -> list[str]:
    areas = [area.number for area in AREAS if area.tile == event.tile]
    return list(dict.fromkeys(_lands(view, *areas)))


_SPOKEN_OF: dict[type[Event], Callable[[Any, State], list[str]]] = {
    told.TileLaid: _tile_laid,
    told.WarriorsRecruited: _at_region,
    told.KaijaRecruited: _at_region,
    told.Built: _at_area,
    told.BuildingReplaced: _at_area,
    told.FiguresMoved: _from_to,
    told.FiguresLost: _at_region,
    told.ScorchedPlaced: _at_area,
    told.EffectChosen: lambda event, view: _lands(view, event.region) if event.region != NONE else [],
    told.BattleBegan: _in_battle,
    told.BattleEnded: _in_battle,
    told.CreatureAppeared: _at_area,
    told.CreatureMoved: _from_to,
    told.CreatureActed: _at_region,
    told.CreatureBeaten: lambda event, view: [],  # it is no longer there
    told.Harvested: lambda event, view: _lands(view, *event.regions),
}


# Of cards, goods, dice and turns the board shows nothing.
NOT_SHOWN: frozenset[type[Event]] = frozenset(
    (
        told.BattleDieRolled,
        told.AskingSet,
        told.CardCancelled,
        told.CardCopied,
        told.CardDemanded,
        told.CardDiscarded,
        told.CardPicked,
        told.CardPlayed,
        told.CardRemoved,
        told.CardReplaced,
        told.CardTaken,
        told.CardsAssigned,
        told.CardsDrawn,
        told.ClanChosen,
        told.ClanUpgraded,
        told.CreatureCalled,
        told.CreatureDeckShuffled,
        told.DeckShuffled,
        told.ExploreFailed,
        told.FaceChosen,
        told.FameGained,
        told.FameLost,
        told.FirstPlayerChosen,
        told.FirstPlayerRolled,
        told.FoodSpent,
        told.GameEnded,
        told.HandAttacked,
        told.HandSeen,
        told.PartnersTraded,
        told.Passed,
        told.PhaseBegan,
        told.Ransomed,
        told.ResourceStolen,
        told.ResourcesGained,
        told.ResourcesPaid,
        told.RowRevealed,
        told.SetupTilesDrawn,
        told.SetupTilesReturned,
        told.Shielded,
        told.SwapOffered,
        told.SwapRefused,
        told.TilesDrawn,
        told.TilesUnderPile,
        told.TopCardDiscarded,
        told.Traded,
        told.TurnBegan,
        told.UnrestTaken,
        told.Waited,
        told.WinterPaid,
        told.YearBegan,
    )
)

# What a line of the saga shows on the board.
spots_of_event = SpotsOf(_SPOKEN_OF, NOT_SHOWN)
