"""Which spots of the board an action touches, and of which an event speaks. Pure: no painting, no rules.

Ids: `land:17` (a territory by its number), `slot:44` (of an area), `cell:5051` (free, beside the map),
`beast:wolf_brown` (a creature by its card), `kaija`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules.kernel import Action, Event
from meadhall.rules.northgard import actions
from meadhall.rules.northgard import events as told
from meadhall.rules.northgard.data import AREAS, NONE
from meadhall.rules.northgard.forecast import harms
from meadhall.rules.northgard.state import State

from ..kit.offers import Way
from ..kit.spots_of import SpotsOf

# --- actions


def _region(action: Any, view: State) -> list[Way]:
    return [(f"land:{action.region}",)]


def _construct(action: actions.Construct, view: State) -> list[Way]:
    return [(f"land:{action.area}" if action.slotless else f"slot:{action.area}",)]


def _exchange(action: actions.Exchange, view: State) -> list[Way]:
    in_slot = view.built[action.area] != NONE
    return [(f"slot:{action.area}" if in_slot else land_of(action.area, view),)]


_WAYS: dict[type[Action], Callable[[Any, State], list[Way]]] = {
    actions.LayTile: lambda action, view: [(f"cell:{action.cell}",)],
    actions.PlaceGroup: _region,
    actions.BeginAt: _region,
    actions.RecruitAt: _region,
    actions.LevyAt: _region,
    actions.PlaceAt: _region,
    actions.RemoveFrom: _region,
    actions.Construct: _construct,
    actions.Exchange: _exchange,
    actions.CollectFirst: _region,
    actions.March: lambda action, view: [(f"land:{action.source}", f"land:{action.target}")],
    actions.ComeOutAt: _region,
    actions.Fight: _region,
    actions.PushTo: _region,
    actions.RetreatTo: _region,
    actions.Challenge: lambda action, view: [(f"beast:{action.card}",)],
    actions.LeadTo: _region,
    actions.PutCreature: lambda action, view: [(land_of(action.area, view),)],
    actions.Scorch: _region,
}

# What is chosen with cards, dice and buttons, not on the board.
OFF_BOARD: frozenset[type[Action]] = frozenset(
    (
        actions.EndTurn,
        actions.Pass,
        actions.PlayCard,
        actions.Remove,
        actions.Replace,
        actions.Upgrade,
        actions.Wait,
        actions.Stop,
        actions.TakeBasic,
        actions.DrawOne,
        actions.TakeBack,
        actions.BuildFirst,
        actions.Spend,
        actions.CopyCard,
        actions.SpendFood,
        actions.TakeCasualty,
        actions.TakePoint,
        actions.Call,
        actions.Assign,
        actions.PutBack,
        actions.TakeTile,
        actions.Discard,
        actions.DrawInstead,
        actions.GiveUpCard,
        actions.PickVictim,
        actions.PointAt,
        actions.TakeBlow,
        actions.UseShield,
        actions.Agree,
        actions.Refuse,
        actions.Steal,
        actions.Swap,
        actions.Trade,
        actions.Lose,
        actions.TakeClan,
        actions.SetAsking,
        actions.Cancel,
        actions.LetHappen,
        actions.TakeKind,
        actions.Pick,
    )
)

# How many go is asked where it matters.
BUNDLES: frozenset[type[Action]] = frozenset((actions.March, actions.RetreatTo))

# The ways to say an action on the board; none for what is said elsewhere.
spots_of = SpotsOf(_WAYS, OFF_BOARD)


def threatens(spot: str, action: Action, view: State) -> bool:
    """Whether a fight follows there, or somebody is harmed."""
    match action:
        case actions.March(target=target) if spot != f"land:{target}":
            return False
        case _:
            return harms(view, action)


# --- events


def land_of(area: int, view: State) -> str:
    """The territory of an area; it may have been joined to another since."""
    region = view.land.region_of[area]
    return f"land:{region}" if region != NONE else ""


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
