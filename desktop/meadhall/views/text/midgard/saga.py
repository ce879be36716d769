"""One line of the saga for each thing that happens. What a reader may not know is told without it.

The table itself forgets the kills of earlier rounds where piles are hidden (CM-18.1): here all is told as it happens.
"""

from collections.abc import Callable
from typing import Any

from ....rules.kernel import Event
from ....rules.midgard import events as e
from ....rules.midgard.data import ENEMIES, UNSEEN, Bundle
from .. import house
from ..speech import Said
from ..words import Argument
from .fields import SPELLING
from .voice import BETWEEN, Voice

FIGHTS = frozenset((e.BattleBegan, e.EnemyDefeated, e.BattleLost))


def said(voice: Voice, event: Event) -> Said | None:
    return house.said(voice, event, _TALES, SPELLING, FIGHTS, _PRICES)


def _as(voice: Voice, event: Any, name: str, **more: Argument) -> str:
    """In the sentence of this name, with the event's fields and more."""
    return house.told_as(voice, event, name, SPELLING, **more)


# Set-up and preparation


def _stalls_dealt(voice: Voice, event: e.StallsDealt) -> str:
    names = [str(voice.term(f"place.{stall}")) for stall in event.stalls if stall]
    return voice.say("event.stalls_dealt", names=voice.words.listed([f"**{name}**" for name in names]))


def _enemy_shown(voice: Voice, event: e.EnemyShown) -> str:
    enemy = voice.card(event.card)
    name = "monster_shown" if ENEMIES[event.card].kind == "monster" else "enemy_shown"
    return voice.say(f"event.{name}", place=voice.term(f"place.{event.place}"), enemy=enemy)


def _merchant_arrived(voice: Voice, event: e.MerchantArrived) -> str:
    return voice.say("event.merchant_arrived", town=voice.card(event.card), goods=voice.card_text(event.card))


def _trays_filled(voice: Voice, event: e.TraysFilled) -> str:
    return voice.say("event.trays_filled", goods=voice.aboard(event.dice, event.food))


# Goods


def _gained(voice: Voice, event: e.Gained) -> str:
    """The reward of a victory is told with it; where it comes from only where that is not plain."""
    if event.source in ENEMIES:
        return ""
    special = event.source in ("start", "hunting", "asmundr", "ullr", "rune_glory", "rune_success", "market")
    return _as(voice, event, f"gained_{event.source}" if special else "gained")


def _paid(voice: Voice, event: e.Paid) -> str:
    return _as(voice, event, "paid_market" if event.purpose == "market" else "paid")


def _price(voice: Voice, event: e.Paid) -> str:
    """At the market one gives and gets, and that is a deed of its own."""
    return "" if event.purpose == "market" else voice.bundle(event.price)


_PRICES: house.Telling = {e.Paid: _price}


def _dice_gained(voice: Voice, event: e.DiceGained) -> str:
    return _as(voice, event, "dice_gained_start" if event.source == "start" else "dice_gained")


def _dice_lost(voice: Voice, event: e.DiceLost) -> str:
    return _as(voice, event, f"dice_lost_{event.reason}")


def _food_lost(voice: Voice, event: e.FoodLost) -> str:
    return _as(voice, event, "food_lost", goods=voice.bundle(Bundle(food=event.food)))


def _blame_taken(voice: Voice, event: e.BlameTaken) -> str:
    return _as(voice, event, f"blame_taken_{event.source}")


# Placement


def _worker_placed(voice: Voice, event: e.WorkerPlaced) -> str:
    special = event.location in ("troll", "draugr_left", "draugr_right", "hunting", "beg")
    name = "worker_placed" if not special else f"worker_placed_{event.location.partition('_')[0]}"
    return _as(voice, event, name)


def _journey_seen(voice: Voice, event: e.JourneySeen) -> str:
    return _as(voice, event, "journey_seen_hidden" if event.card == UNSEEN else "journey_seen")


def _destinies_drawn(voice: Voice, event: e.DestiniesDrawn) -> str:
    hidden = UNSEEN in event.cards
    return _as(voice, event, "destinies_drawn_hidden" if hidden else "destinies_drawn", n=len(event.cards))


def _destiny_kept(voice: Voice, event: e.DestinyKept) -> str:
    """Nothing to tell where there was nothing to choose."""
    if not event.tucked:
        return ""
    name = "destiny_kept_hidden" if event.card == UNSEEN else "destiny_kept"
    return _as(voice, event, name, n=len(event.tucked))


def _rune_taken(voice: Voice, event: e.RuneTaken) -> str:
    return _as(voice, event, "rune_taken_deck" if event.from_deck else "rune_taken")


def _vikings_assigned(voice: Voice, event: e.VikingsAssigned) -> str:
    sent = [
        f"{voice.target(band.place, band.shore)}: {voice.aboard(band.dice, band.food)}"
        for band in event.bands
        if any(band.dice) or band.food
    ]
    if not sent:
        return _as(voice, event, "vikings_assigned_nobody")
    return _as(voice, event, "vikings_assigned", bands=BETWEEN.join(sent))


# Battles


def _dice_rolled(voice: Voice, event: e.DiceRolled) -> str:
    return _as(voice, event, "dice_rolled_again" if event.round > 1 else "dice_rolled")


def _dice_rerolled(voice: Voice, event: e.DiceRerolled) -> str:
    fresh = [event.rolled[place] for place in event.dice]
    return voice.say("event.dice_rerolled", who=voice.who(event.seat), rolled=voice.rolled(fresh))


def _hits_counted(voice: Voice, event: e.HitsCounted) -> str:
    losses = voice.say("event.losses_counted", n=event.losses) if event.losses else voice.say("event.losses_none")
    return _as(voice, event, "hits_counted", n=event.hits, losses=losses)


def _losses_healed(voice: Voice, event: e.LossesHealed) -> str:
    return _as(voice, event, "losses_healed", n=event.losses)


def _fed(voice: Voice, event: e.Fed) -> str:
    if not event.food:
        return _as(voice, event, "fed_nothing")
    name = "fed" if event.vikings else "fed_nobody"
    return _as(voice, event, name, n=event.vikings, goods=voice.bundle(Bundle(food=event.food)))


def _enemy_left(voice: Voice, event: e.EnemyLeft) -> str:
    return voice.say("event.enemy_left", enemy=voice.card(event.card))


# The end


def _scored(voice: Voice, event: e.Scored) -> str:
    """What is nothing is left out; blame counts below nothing."""
    destinies = sum(glory for _, glory in event.destinies)
    parts = (
        ("track", event.track),
        ("destinies", destinies),
        ("sets", event.sets),
        ("runes", event.runes),
        ("ship", event.ship),
        ("favour", event.favour),
        ("coins", event.coins),
        ("blame", -event.blame),
    )
    total = sum(glory for _, glory in parts)
    told = [voice.say(f"score.{name}") + f" {_signed(glory)}" for name, glory in parts if glory]
    return voice.say("event.scored", who=voice.who(event.seat), total=_signed(total), parts=", ".join(told))


def _signed(glory: int) -> str:
    return str(glory).replace("-", "−")  # a minus, not a hyphen


_TALES: dict[type[Event], Callable[[Voice, Any], str]] = {
    e.StallsDealt: _stalls_dealt,
    e.EnemyShown: _enemy_shown,
    e.JourneyLaid: house.silently,
    e.MerchantArrived: _merchant_arrived,
    e.TraysFilled: _trays_filled,
    e.Gained: _gained,
    e.Paid: _paid,
    e.DiceGained: _dice_gained,
    e.DiceLost: _dice_lost,
    e.FoodLost: _food_lost,
    e.BlameTaken: _blame_taken,
    e.WorkerPlaced: _worker_placed,
    e.JourneySeen: _journey_seen,
    e.DestiniesDrawn: _destinies_drawn,
    e.DestinyKept: _destiny_kept,
    e.RuneTaken: _rune_taken,
    e.AskingSet: house.silently,
    e.VikingsAssigned: _vikings_assigned,
    e.DiceRolled: _dice_rolled,
    e.DiceRerolled: _dice_rerolled,
    e.HitsCounted: _hits_counted,
    e.LossesHealed: _losses_healed,
    e.Fed: _fed,
    e.WorkersBack: house.silently,
    e.EnemyLeft: _enemy_left,
    e.JourneyDiscarded: house.silently,
    e.Scored: _scored,
    e.GameEnded: house.silently,
}
