"""One line for each action, so that it can be told from all others of its kind."""

from collections.abc import Callable
from typing import Any

from ....rules.kernel import Action
from ....rules.midgard import actions
from ....rules.midgard.data import CHURCH, UNSEEN, Bundle, CardId
from ....rules.midgard.forecast import traded, wealth
from ....rules.midgard.questions import UseStall
from ....rules.midgard.state import ASHORE
from ..house import Told
from . import places
from .voice import BETWEEN, Voice


def _a_card(voice: Voice, card: CardId) -> Told:
    return str(voice.card(card)), voice.card_text(card)


def _take_leader(voice: Voice, action: actions.TakeLeader) -> Told:
    return _a_card(voice, action.leader)


def _place(voice: Voice, action: actions.Place) -> Told:
    return places.named(voice, action.location), places.now(voice, action.location)


# Runes


def _gifts(voice: Voice, action: actions.UseGifts) -> Told:
    taken = voice.bundle(Bundle(food=action.food, wood=action.wood, coins=action.coins))
    return "", taken


def _wealth(voice: Voice, action: actions.UseWealth) -> Told:
    return "", voice.bundle(wealth(voice.s.players[voice.s.active])) or voice.say("deed.use_wealth.nothing")


def _success(voice: Voice, action: actions.UseSuccess) -> Told:
    name = str(voice.card(action.card))
    return voice.say("deed.use_success.named", card=name), voice.card_text(action.card)


def _set_asking(voice: Voice, action: actions.SetAsking) -> Told:
    return voice.say(f"deed.set_asking.{action.what}"), voice.say(f"deed.set_asking.{action.manner}")


def _take_rune(voice: Voice, action: actions.TakeRune) -> Told:
    rune = voice.s.rune_row[action.slot] or UNSEEN
    return _a_card(voice, rune) if rune != UNSEEN else (voice.say("deed.take_rune.empty", n=action.slot + 1), "")


# Visits


def _take(voice: Voice, action: actions.Take) -> Told:
    return voice.say("deed.take.named", dice=voice.dice(action.dice)), ""


def _trade(voice: Voice, action: actions.Trade) -> Told:
    """What is given and got, and what is held then."""
    given, got = traded(voice.s.players[voice.s.active], action)
    return voice.exchange(given, got) if given != got else voice.say("deed.trade.nothing"), ""


def _give_coins(voice: Voice, action: actions.GiveCoins) -> Told:
    return voice.exchange(Bundle(coins=action.coins), Bundle(favour=CHURCH.get(action.coins, 0))), ""


def _uses(voice: Voice, action: actions.Uses) -> Told:
    asked = voice.s.agenda[-1] if voice.s.agenda else None
    title = voice.say("deed.uses.named", n=action.count)
    if not isinstance(asked, UseStall):
        return title, ""
    return title, places.stall(voice, asked.space, action.count)


def _look(voice: Voice, action: actions.Look) -> Told:
    return voice.say("deed.look.named", shore=voice.shore(action.shore)), ""


def _keep(voice: Voice, action: actions.Keep) -> Told:
    return _a_card(voice, action.card)


def _take_ship(voice: Voice, action: actions.TakeShip) -> Told:
    return str(
        voice.card(action.ship)
    ), f"{places.ship_price(voice, action.ship)}{BETWEEN}{voice.ship_text(action.ship)}"


def _sail_to(voice: Voice, action: actions.SailTo) -> Told:
    coast = voice.s.coasts[action.shore] if action.shore < len(voice.s.coasts) else None
    monster = coast.monster if coast else None
    named = voice.say("deed.sail_to.named", shore=voice.shore(action.shore))
    return named, f"{voice.card(monster)}{BETWEEN}{voice.enemy(monster)}" if monster else ""


# Vikings


def _assign(voice: Voice, action: actions.AssignVikings) -> Told:
    sent = sum(sum(load.dice) for load in action.loads)
    told = [_load(voice, load) for load in action.loads if any(load.dice) or load.food]
    home = sum(voice.s.players[voice.s.active].dice) - sent
    stay = voice.say("deed.assign_vikings.stay", n=home)
    title = voice.say("deed.assign_vikings.named", n=sent) if sent else voice.say("deed.assign_vikings.nobody")
    return title, BETWEEN.join([*told, stay])


def _load(voice: Voice, load: actions.Load) -> str:
    band = voice.s.band_at(load.place)
    place = voice.target(load.place, band.shore if band else ASHORE)
    return f"{place}: {voice.aboard(load.dice, load.food)}"


def _accept(voice: Voice, action: actions.AcceptRoll) -> Told:
    name = "rest" if action.rest else "title"
    return voice.say(f"deed.accept_roll.{name}"), voice.say("deed.accept_roll.rest_detail") if action.rest else ""


def _reroll(voice: Voice, action: actions.RerollWithFavour | actions.UsePotential) -> Told:
    fought = voice.s.battle
    rolled = fought.rolled if fought else ()
    chosen = [rolled[place] for place in action.dice if place < len(rolled)]
    title = voice.say("deed.reroll_with_favour.named", n=len(chosen))
    return title, voice.rolled(chosen)


def _of_dice(voice: Voice, action: actions.Fall | actions.Starve) -> Told:
    return voice.say("deed.fall.named", dice=voice.dice(action.dice)), ""


def _lose(voice: Voice, action: actions.Lose) -> Told:
    return voice.say("deed.fall.named", dice=voice.aboard(action.dice, action.food)), ""


def _blame(voice: Voice, action: actions.Blame) -> Told:
    held = voice.say("deed.blame.held", n=voice.s.players[action.other].blame)
    return voice.who(action.other), held


LINES: dict[type[Action], Callable[[Voice, Any], Told]] = {
    actions.TakeLeader: _take_leader,
    actions.Place: _place,
    actions.UseGifts: _gifts,
    actions.UseWealth: _wealth,
    actions.UseSuccess: _success,
    actions.SetAsking: _set_asking,
    actions.TakeRune: _take_rune,
    actions.Take: _take,
    actions.Trade: _trade,
    actions.GiveCoins: _give_coins,
    actions.Uses: _uses,
    actions.Look: _look,
    actions.Keep: _keep,
    actions.TakeShip: _take_ship,
    actions.SailTo: _sail_to,
    actions.AssignVikings: _assign,
    actions.AcceptRoll: _accept,
    actions.RerollWithFavour: _reroll,
    actions.UsePotential: _reroll,
    actions.Fall: _of_dice,
    actions.Starve: _of_dice,
    actions.Lose: _lose,
    actions.Blame: _blame,
}
