"""What tells the actions of a kind apart, and the second line of a whole kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.midgard import forecast
from meadhall.rules.midgard.data import CHURCH, UNSEEN, Bundle
from meadhall.rules.midgard.questions import UseStall
from meadhall.rules.midgard.state import ASHORE
from meadhall.views.text.house import BETWEEN

from . import places

if TYPE_CHECKING:
    from meadhall.rules.midgard.actions import Load
    from meadhall.rules.midgard.data import CardId
    from meadhall.views.text.midgard.voice import Voice

    from ..deed import Told


def _a_card(voice: Voice, card: CardId) -> Told:
    return str(voice.card(card)), voice.card_text(card)


def take_leader(voice: Voice, action: Any) -> Told:
    return _a_card(voice, action.leader)


def workers_left(voice: Voice) -> str:
    return voice.say("deed.place.left", n=voice.s.players[voice.s.active].workers)


def place(voice: Voice, action: Any) -> Told:
    return places.named(voice, action.location), places.now(voice, action.location)


# Runes


def gifts(voice: Voice, action: Any) -> Told:
    taken = voice.bundle(Bundle(food=action.food, wood=action.wood, coins=action.coins))
    return "", taken


def wealth(voice: Voice, action: Any) -> Told:
    return "", voice.bundle(forecast.wealth(voice.s.players[voice.s.active])) or voice.say("deed.use_wealth.nothing")


def success(voice: Voice, action: Any) -> Told:
    name = str(voice.card(action.card))
    return voice.say("deed.use_success.named", card=name), voice.card_text(action.card)


def set_asking(voice: Voice, action: Any) -> Told:
    return voice.say(f"deed.set_asking.{action.what}"), voice.say(f"deed.set_asking.{action.manner}")


def take_rune(voice: Voice, action: Any) -> Told:
    rune = voice.s.rune_row[action.slot] or UNSEEN
    return _a_card(voice, rune) if rune != UNSEEN else (voice.say("deed.take_rune.empty", n=action.slot + 1), "")


# Visits


def take(voice: Voice, action: Any) -> Told:
    return voice.say("deed.take.named", dice=voice.dice(action.dice)), ""


def trade(voice: Voice, action: Any) -> Told:
    """What is given and got, and what is held then."""
    given, got = forecast.traded(voice.s.players[voice.s.active], action)
    return voice.exchange(given, got) if given != got else voice.say("deed.trade.nothing"), ""


def give_coins(voice: Voice, action: Any) -> Told:
    return voice.exchange(Bundle(coins=action.coins), Bundle(favour=CHURCH.get(action.coins, 0))), ""


def uses(voice: Voice, action: Any) -> Told:
    asked = voice.s.agenda[-1] if voice.s.agenda else None
    title = voice.say("deed.uses.named", n=action.count)
    if not isinstance(asked, UseStall):
        return title, ""
    return title, places.stall(voice, asked.space, action.count)


def look(voice: Voice, action: Any) -> Told:
    return voice.say("deed.look.named", shore=voice.shore(action.shore)), ""


def with_card(voice: Voice, action: Any) -> Told:
    return _a_card(voice, action.card)


def take_ship(voice: Voice, action: Any) -> Told:
    return str(
        voice.card(action.ship)
    ), f"{places.ship_price(voice, action.ship)}{BETWEEN}{voice.ship_text(action.ship)}"


def sail_to(voice: Voice, action: Any) -> Told:
    coast = voice.s.coasts[action.shore] if action.shore < len(voice.s.coasts) else None
    monster = coast.monster if coast else None
    named = voice.say("deed.sail_to.named", shore=voice.shore(action.shore))
    return named, f"{voice.card(monster)}{BETWEEN}{voice.enemy(monster)}" if monster else ""


# Vikings


def assign(voice: Voice, action: Any) -> Told:
    sent = sum(sum(load.dice) for load in action.loads)
    told = [_load(voice, load) for load in action.loads if any(load.dice) or load.food]
    home = sum(voice.s.players[voice.s.active].dice) - sent
    stay = voice.say("deed.assign_vikings.stay", n=home)
    title = voice.say("deed.assign_vikings.named", n=sent) if sent else voice.say("deed.assign_vikings.nobody")
    return title, BETWEEN.join([*told, stay])


def _load(voice: Voice, load: Load) -> str:
    band = voice.s.band_at(load.place)
    place = voice.target(load.place, band.shore if band else ASHORE)
    return f"{place}: {voice.aboard(load.dice, load.food)}"


def accept(voice: Voice, action: Any) -> Told:
    name = "rest" if action.rest else "title"
    return voice.say(f"deed.accept_roll.{name}"), voice.say("deed.accept_roll.rest_detail") if action.rest else ""


def reroll(voice: Voice, action: Any) -> Told:
    fought = voice.s.battle
    rolled = fought.rolled if fought else ()
    chosen = [die for place, die in enumerate(rolled) if place in action.dice]
    title = voice.say("deed.reroll_with_favour.named", n=len(chosen))
    return title, voice.rolled(chosen)


def of_dice(voice: Voice, action: Any) -> Told:
    return voice.say("deed.fall.named", dice=voice.dice(action.dice)), ""


def lose(voice: Voice, action: Any) -> Told:
    return voice.say("deed.fall.named", dice=voice.aboard(action.dice, action.food)), ""


def blame(voice: Voice, action: Any) -> Told:
    held = voice.say("deed.blame.held", n=voice.s.players[action.other].blame)
    return voice.who(action.other), held
