"""Of which spots of the board an event speaks. Pure: no painting, no rules.

Ids: `place:forge` (a place for workers by its id), `ship:ship_karvi` (a private longship), `rune:0`, `rune:deck`,
`monster:0`, `journey:0`, `shore:0` (of the shores, counted from 0), `deck:troll`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as told
from meadhall.rules.midgard.data import KRAKEN, LOCATIONS, STALL_SPACES, CardId
from meadhall.rules.midgard.state import ASHORE, LAND_PLACES, State
from meadhall.views.boards.kit.choosing.spots_of import SpotsOf

from .geometry import BERTHS, PIERS


def is_at_sea(spot: str) -> bool:
    """The ships, and what they meet: on both sides of the water."""
    kind, _, which = spot.partition(":")
    return kind in ("journey", "monster", "ship") or which in (*PIERS, "shipwright")


def place_spot(place: str, view: State) -> str:
    """Of an enemy's place as events name it."""
    if place in LAND_PLACES:
        return f"place:{place}"
    return f"monster:{int(place.removeprefix('shore_')) - 1}"


def enemy_of(spot: str, view: State) -> CardId | None:
    """Who is met there."""
    kind, _, which = spot.partition(":")
    if kind == "monster":
        return view.coasts[int(which)].monster
    here: dict[str, CardId | None] = dict(zip(LAND_PLACES, (view.troll, *view.draugr), strict=True))
    return here.get(which)


def enemy_spots(enemy: str, view: State) -> list[str]:
    """Where it is, if it still lives; the kraken is met on a journey."""
    if enemy == KRAKEN.id:
        return [f"journey:{shore}" for shore, coast in enumerate(view.coasts) if coast.journey == "journey_kraken"]
    found = [
        f"place:{place}" for place, card in zip(LAND_PLACES, (view.troll, *view.draugr), strict=True) if card == enemy
    ]
    return [*found, *(f"monster:{shore}" for shore, coast in enumerate(view.coasts) if coast.monster == enemy)]


def source_spots(source: str, view: State) -> list[str]:
    """Where goods come from or go to: a place, or a stall by what it is."""
    if source in STALL_SPACES or source in LOCATIONS:
        return [f"place:{source}"] if source != "own_ship" else []
    if source in view.stalls:
        return [f"place:{STALL_SPACES[view.stalls.index(source)]}"]  # pyright: ignore[reportArgumentType]
    if source in BERTHS:
        return [f"place:{BERTHS[source]}"]  # pyright: ignore[reportArgumentType]
    return enemy_spots(source, view)


def _worker(event: told.WorkerPlaced, view: State) -> list[str]:
    ship = view.players[event.seat].ship
    if event.location == "own_ship":
        return [f"ship:{ship}"] if ship else []
    return [f"place:{event.location}"]


def _assigned(event: told.VikingsAssigned, view: State) -> list[str]:
    return [f"place:{band.place}" if band.shore == ASHORE else f"shore:{band.shore}" for band in event.bands]


def _shore(kind: str) -> Callable[[Any, State], list[str]]:
    return lambda event, view: [f"{kind}:{event.shore}"]


_SPOKEN_OF: dict[type[Event], Callable[[Any, State], list[str]]] = {
    told.EnemyShown: lambda event, view: [place_spot(event.place, view)],
    told.EnemyLeft: lambda event, view: [place_spot(event.place, view)],
    told.JourneyLaid: _shore("journey"),
    told.JourneySeen: _shore("journey"),
    told.JourneyRevealed: _shore("journey"),
    told.JourneyReplaced: _shore("journey"),
    told.JourneyDiscarded: _shore("journey"),
    told.BountyLaid: _shore("monster"),
    told.RuneShown: lambda event, view: [f"rune:{event.slot}"],
    told.MerchantArrived: lambda event, view: ["place:merchant"],
    told.TraysFilled: lambda event, view: [f"place:{place}" for place in ("armoury", "foundry", "forge", "smokehouse")],
    told.Gained: lambda event, view: source_spots(event.source, view),
    told.Paid: lambda event, view: source_spots(event.purpose, view),
    told.DiceGained: lambda event, view: source_spots(event.source, view),
    told.WorkerPlaced: _worker,
    told.WorkerHired: lambda event, view: ["place:huts"],
    told.DestiniesDrawn: lambda event, view: ["deck:destiny"],
    told.RuneTaken: lambda event, view: ["rune:deck"] if event.from_deck else ["place:rune_reader"],
    told.ShipBought: lambda event, view: [f"ship:{event.ship}"],
    told.ShipSent: _shore("shore"),
    told.VikingsAssigned: _assigned,
    told.HuntBegan: lambda event, view: ["place:hunting"],
    told.BattleBegan: lambda event, view: enemy_spots(event.enemy, view),
    told.BattleLost: lambda event, view: enemy_spots(event.enemy, view),
}

# Of glory, dice, cards in hand and turns the board shows nothing.
NOT_SHOWN: frozenset[type[Event]] = frozenset(
    (
        told.AskingSet,
        told.BlameShed,
        told.BlameTaken,
        told.CameHome,
        told.DestinyKept,
        told.DestinyShown,
        told.DiceLost,
        told.DiceRerolled,
        told.DiceRolled,
        told.DiceWasted,
        told.EnemyDefeated,
        told.FavourSpent,
        told.Fed,
        told.FirstPlayerChosen,
        told.FoodLost,
        told.GameEnded,
        told.HitsCounted,
        told.JourneysShuffled,
        told.LeaderChosen,
        told.LossesHealed,
        told.PhaseBegan,
        told.RoundBegan,
        told.RuneUsed,
        told.Scored,
        told.SecretlyAssigned,
        told.StallsDealt,
        told.WorkersBack,
    )
)

# What a line of the saga shows on the board.
spots_of_event = SpotsOf(_SPOKEN_OF, NOT_SHOWN)
