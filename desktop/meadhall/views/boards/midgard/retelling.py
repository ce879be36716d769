"""What events change of what lies on the board: enough of a position to show the next picture of a story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as told
from meadhall.rules.midgard.data import KINDS, KRAKEN, UNSEEN, Dice
from meadhall.rules.midgard.state import LAND_PLACES, Band, Battle, Coast, State, Worker, minus, plus, within

_SMITHIES = ("armoury", "foundry", "forge")
_SHORE = "shore_"


def retell(s: State, event: Event) -> None:
    change = _CHANGES.get(type(event))
    if change is not None:
        change(s, event)


def _coast(s: State, shore: int, **changes: Any) -> None:
    s.put_coast(shore, msgspec.structs.replace(s.coasts[shore], **changes))


# Before and after the rounds


def _enemy(s: State, place: str, card: str | None) -> None:
    if place == "troll":
        s.troll = card
    elif place in LAND_PLACES:
        left, right = s.draugr or (None, None)
        s.draugr = (card, right) if place == "draugr_left" else (left, card)
    else:
        _coast(s, int(place.removeprefix(_SHORE)) - 1, monster=card)


def _enemy_shown(s: State, event: told.EnemyShown) -> None:
    _enemy(s, event.place, event.card)
    deck = f"{event.place.split('_')[0]}_deck" if event.place in LAND_PLACES else "monster_deck"
    setattr(s, deck, getattr(s, deck)[1:])


def _enemy_left(s: State, event: told.EnemyLeft) -> None:
    _enemy(s, event.place, None)


def _journey_laid(s: State, event: told.JourneyLaid) -> None:
    s.journey_deck = s.journey_deck[1:]
    _coast(s, event.shore, journey=UNSEEN, revealed=False, seen_by=())


def _journeys_shuffled(s: State, event: told.JourneysShuffled) -> None:
    s.journey_deck = (UNSEEN,) * event.count


def _rune_shown(s: State, event: told.RuneShown) -> None:
    s.rune_deck = s.rune_deck[1:]
    s.rune_row = tuple(event.rune if slot == event.slot else rune for slot, rune in enumerate(s.rune_row))


def _merchant(s: State, event: told.MerchantArrived) -> None:
    s.merchant_deck = s.merchant_deck[1:]
    s.merchants += (event.card,)


def _trays(s: State, event: told.TraysFilled) -> None:
    s.trays = plus(s.trays, event.dice)
    s.smokehouse += event.food


def _phase(s: State, event: told.PhaseBegan) -> None:
    """The clean-up tells of enemies and coins only; all else goes as a matter of course."""
    if event.phase == "cleanup":
        s.placed = s.bands = ()
        for shore, coast in enumerate(s.coasts):
            if coast.revealed:
                s.put_coast(shore, Coast(coast.monster, coast.bounty))


# Placement


def _worker(s: State, event: told.WorkerPlaced) -> None:
    s.placed += (Worker(event.location, event.seat),)
    if event.location in LAND_PLACES:
        s.bands += (Band(event.location, event.seat),)


def _hired(s: State, event: told.WorkerHired) -> None:
    s.players[event.seat].spare = False


def _gained(s: State, event: told.Gained) -> None:
    if event.source == "smokehouse":
        s.smokehouse = 0


def _dice_taken(s: State, event: told.DiceGained | told.DiceWasted) -> None:
    """Whoever comes to a smithy empties its tray, whether or not there is room at home."""
    visited = s.placed[-1].location if s.placed else ""
    if visited in _SMITHIES:
        kind = _SMITHIES.index(visited)
        swords, spears, axes = (0 if each == kind else s.trays[each] for each in KINDS)
        s.trays = swords, spears, axes


def _rune_taken(s: State, event: told.RuneTaken) -> None:
    if event.from_deck:
        s.rune_deck = s.rune_deck[1:]
    else:
        s.rune_row = tuple(None if rune == event.rune else rune for rune in s.rune_row)


def _destinies_drawn(s: State, event: told.DestiniesDrawn) -> None:
    s.destiny_deck = s.destiny_deck[len(event.cards) :]


def _destiny_kept(s: State, event: told.DestinyKept) -> None:
    s.destiny_deck += (UNSEEN,) * len(event.tucked)


def _journey_seen(s: State, event: told.JourneySeen) -> None:
    coast = s.coasts[event.shore]
    known = coast.journey if event.card == UNSEEN else event.card
    _coast(s, event.shore, journey=known, seen_by=tuple(sorted({*coast.seen_by, event.seat})))


def _bought(s: State, event: told.ShipBought) -> None:
    s.players[event.seat].ship = event.ship
    s.yard = tuple(ship for ship in s.yard if ship != event.ship)


def _sent(s: State, event: told.ShipSent) -> None:
    s.bands += (Band(event.ship, event.seat, event.shore),)


def _first(s: State, event: told.FirstPlayerChosen) -> None:
    s.first = event.seat


# Vikings under way


def _assigned(s: State, event: told.VikingsAssigned) -> None:
    for band in event.bands:
        s.put_band(band)


def _battle(s: State, event: told.BattleBegan) -> None:
    s.active = event.seat
    s.battle = Battle(event.seat, event.place, event.enemy)


def _hits(s: State, event: told.HitsCounted) -> None:
    if s.battle is not None:
        s.battle = msgspec.structs.replace(s.battle, damage=event.damage)


def _revealed(s: State, event: told.JourneyRevealed) -> None:
    s.battle = None  # of whoever fought before
    if s.coasts[event.shore].revealed:  # the rune of the journey has had it replaced
        s.journey_deck = s.journey_deck[1:]
    _coast(s, event.shore, journey=event.card, revealed=True, seen_by=())


def _under_way(s: State, seat: int, dice: Dice = (0, 0, 0)) -> Band | None:
    """Who of a player fights or sails just now: voyages go from the left shore to the right."""
    if s.battle is not None:
        return s.band_at(s.battle.place)
    sailing = [band for band in s.bands_of(seat) if band.shore >= 0 and s.coasts[band.shore].revealed]
    last = max(sailing, key=lambda band: band.shore, default=None)
    return last if last is not None and within(dice, last.dice) else None


def _dice_lost(s: State, event: told.DiceLost) -> None:
    band = _under_way(s, event.seat, event.dice)
    if band is not None and within(event.dice, band.dice):
        s.put_band(msgspec.structs.replace(band, dice=minus(band.dice, event.dice)))


def _food_lost(s: State, event: told.FoodLost) -> None:
    band = _under_way(s, event.seat)
    if band is not None:
        s.put_band(msgspec.structs.replace(band, food=max(0, band.food - event.food)))


def _fed(s: State, event: told.Fed) -> None:
    band = _under_way(s, event.seat)
    if band is not None:
        s.put_band(msgspec.structs.replace(band, food=0))


def _defeated(s: State, event: told.EnemyDefeated) -> None:
    _over(s)
    if event.enemy == s.troll:
        s.troll = None
    s.draugr = tuple(None if card == event.enemy else card for card in s.draugr)
    for shore, coast in enumerate(s.coasts):
        if coast.monster == event.enemy and event.enemy != KRAKEN.id:
            _coast(s, shore, monster=None, bounty=0)


def _lost(s: State, event: told.BattleLost) -> None:
    _over(s)


def _over(s: State) -> None:
    """Nobody fights any more, but one still knows whose band it was."""
    if s.battle is not None:
        s.battle = msgspec.structs.replace(s.battle, enemy=None)


def coming_home(s: State, event: told.CameHome) -> Band | None:
    band = _under_way(s, event.seat)
    if band is not None and band.dice == event.dice:
        return band
    return next((band for band in s.bands_of(event.seat) if band.dice == event.dice), None)


def _home(s: State, event: told.CameHome) -> None:
    band = coming_home(s, event)
    s.battle = None
    if band is not None:
        s.put_band(Band(band.place, band.seat, band.shore))


def _bounty(s: State, event: told.BountyLaid) -> None:
    _coast(s, event.shore, bounty=event.coins)


_CHANGES: dict[type[Event], Callable[[State, Any], None]] = {
    told.EnemyShown: _enemy_shown,
    told.EnemyLeft: _enemy_left,
    told.JourneyLaid: _journey_laid,
    told.JourneysShuffled: _journeys_shuffled,
    told.RuneShown: _rune_shown,
    told.MerchantArrived: _merchant,
    told.TraysFilled: _trays,
    told.PhaseBegan: _phase,
    told.WorkerPlaced: _worker,
    told.WorkerHired: _hired,
    told.Gained: _gained,
    told.DiceGained: _dice_taken,
    told.DiceWasted: _dice_taken,
    told.RuneTaken: _rune_taken,
    told.DestiniesDrawn: _destinies_drawn,
    told.DestinyKept: _destiny_kept,
    told.JourneySeen: _journey_seen,
    told.ShipBought: _bought,
    told.ShipSent: _sent,
    told.FirstPlayerChosen: _first,
    told.VikingsAssigned: _assigned,
    told.BattleBegan: _battle,
    told.HitsCounted: _hits,
    told.JourneyRevealed: _revealed,
    told.DiceLost: _dice_lost,
    told.FoodLost: _food_lost,
    told.Fed: _fed,
    told.EnemyDefeated: _defeated,
    told.BattleLost: _lost,
    told.CameHome: _home,
    told.BountyLaid: _bounty,
}
