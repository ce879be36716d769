"""What tells the actions of a kind apart, and the second line of a whole kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING, Any

from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import BUILDINGS, CARDS, HALL, HALLS, MISSIONS, NOTHING, NUMBERS, Amount
from meadhall.rules.wild.state import NOBODY
from meadhall.views.text.house import BETWEEN
from meadhall.views.text.words import capitalised

from .icons import BUILDING_ICONS, icon_of, place_icon
from .prices import taken

if TYPE_CHECKING:
    from meadhall.rules.wild.data import Card, CardId
    from meadhall.views.text.wild.voice import Voice

    from ..deed import Told


def set_asking(voice: Voice, action: Any) -> Told:
    base = f"deed.set_asking.{action.manner}"
    return voice.say(base), voice.say(f"{base}_detail")


# Cards


def _a_card(voice: Voice, card: CardId, detail: str) -> Told:
    return str(voice.card(card)), detail, icon_of(card)


def with_card(voice: Voice, action: Any) -> Told:
    return _a_card(voice, action.card, voice.card_text(action.card))


def play(voice: Voice, action: Any) -> Told:
    return _a_card(voice, action.card, _PARTS[action.part](voice, CARDS[action.card]))


def play_all(voice: Voice, action: Any) -> Told:
    played = forecast.all_to_play(voice.s, voice.s.active)
    brought = reduce(Amount.and_, (brought.gain for brought in played), NOTHING)
    cards = voice.tally(brought.card for brought in played)
    return "", voice.say("deed.play_all.brings", cards=cards, goods=voice.goods(brought))


def _gain(voice: Voice, card: Card) -> str:
    gain = forecast.gain_of(voice.s, voice.s.active, card)
    if gain == NOTHING:
        return voice.say("deed.play.gain_nothing")
    if card.steal:
        return voice.say("deed.play.gain_and_steal", goods=voice.goods(gain), token=voice.token(card.steal))
    return voice.say("deed.play.gain", goods=voice.goods(gain))


def _draw(voice: Voice, card: Card) -> str:
    return voice.say("deed.play.draw_and_put_back" if card.put_back else "deed.play.draw", n=card.draw)


def _show(voice: Voice, card: Card) -> str:
    assert card.token is not None
    return voice.say("deed.play.show", kind=voice.say(f"card_type.{card.show}"), token=voice.token(card.token))


def _recovered(voice: Voice, card: Card) -> str:
    return voice.say("deed.play.recover_unit" if card.recover_kind else "deed.play.recover", n=card.recover)


_PARTS: dict[str, Callable[[Voice, Card], str]] = {
    "gain": _gain,
    "choose": lambda voice, card: voice.say("deed.play.choose"),
    "unit_bonus": lambda voice, card: voice.say("deed.play.unit_bonus", n=card.unit_bonus),
    "draw": _draw,
    "show": _show,
    "recover": _recovered,
    "peek": lambda voice, card: voice.say("deed.play.peek"),
}


def recover(voice: Voice, action: Any) -> Told:
    return voice.tally(action.cards) if action.cards else voice.say("deed.recover.nothing"), ""


def take_resource(voice: Voice, action: Any) -> Told:
    return voice.say("deed.take_resource.named", goods=voice.counted(1, action.resource)), "", action.resource


def take_from(voice: Voice, action: Any) -> Told:
    store = voice.s.players[action.victim].at(action.plot)
    held = voice.tokens(store.held if store else NOTHING)
    where = voice.say("deed.take_from.held", place=voice.plot(action.victim, action.plot), tokens=held)
    return voice.say("deed.take_from.named", who=voice.who(action.victim)), where


def look_at(voice: Voice, action: Any) -> Told:
    return voice.who(action.victim), voice.say("deed.look_at.held", n=len(voice.s.players[action.victim].hand))


# Buying and building


def buy_card(voice: Voice, action: Any) -> Told:
    return _a_card(voice, action.card, _priced(voice, action, action.card))


def buy_path(voice: Voice, action: Any) -> Told:
    card = voice.s.path[action.slot]
    if card is None:
        return "", voice.say("words.slot", n=action.slot + 1)
    return _a_card(voice, card, f"{_priced(voice, action, card)}{BETWEEN}{voice.say('words.slot', n=action.slot + 1)}")


def _priced(voice: Voice, action: Any, card: CardId) -> str:
    return BETWEEN.join([voice.goods(CARDS[card].cost), *taken(voice, action), voice.card_text(card)])


def build(voice: Voice, action: Any) -> Told:
    kind = action.building
    told = [voice.goods(BUILDINGS[kind].cost), *taken(voice, action), voice.say(f"building.{kind}.text")]
    detail = BETWEEN.join(told)
    return voice.title(voice.term(f"building.{kind}.name")), detail, BUILDING_ICONS[kind]


def upgrade_hall(voice: Voice, action: Any) -> Told:
    return "", BETWEEN.join([next_hall(voice), *taken(voice, action)])


def next_hall(voice: Voice) -> str:
    level = voice.s.players[voice.s.active].level + 1
    if level not in HALLS:
        return voice.say("deed.upgrade_hall.highest")
    return voice.say(f"deed.upgrade_hall.to_{level}", price=voice.goods(HALLS[level].cost))


def demolish(voice: Voice, action: Any) -> Told:
    seat = voice.s.active
    place = voice.s.players[seat].at(action.plot)
    named = voice.say("deed.demolish.named", building=voice.plot(seat, action.plot))
    lost = place.held if place else NOTHING
    detail = voice.say("deed.demolish.losing", tokens=voice.tokens(lost)) if lost != NOTHING else ""
    return named, detail or voice.say("deed.demolish.detail")


def exchange(voice: Voice, action: Any) -> Told:
    get = "gold" if action.given == "beer" else "beer"
    give = voice.counted(NUMBERS.exchange, action.given)
    named = voice.say("deed.exchange.named", give=give, get=voice.counted(1, get))
    return named, voice.say("deed.exchange.detail")


def put_token(voice: Voice, action: Any) -> Told:
    named = voice.say("deed.put_token.named", token=voice.token(action.resource))
    if action.plot == HALL:
        return named, voice.say("deed.put_token.outside"), action.resource
    place = voice.plot(_seat_asked(voice), action.plot)
    return named, voice.say("deed.put_token.into", place=place), place_icon(action.plot)


def _seat_asked(voice: Voice) -> int:
    """Whoever has to decide now; an Asgard card or plunder can come to somebody else than the active player."""
    return getattr(voice.s.agenda[-1], "seat", voice.s.active) if voice.s.agenda else voice.s.active


# Missions, Asgard, the ends of rounds


def complete_mission(voice: Voice, action: Any) -> Told:
    mission = voice.s.players[voice.s.active].missions[action.slot]
    if mission is None:
        return "", ""
    goods, text = voice.points(MISSIONS[mission].vp), voice.say(f"mission.{mission}.text")
    brings = voice.say("deed.complete_mission.brings", goods=goods, text=text)
    return str(voice.term(f"mission.{mission}.name")), brings + _which(voice, action.slot)


def complete_button(voice: Voice, action: Any) -> str:
    """Of two that are met, which one."""
    mission = voice.s.players[voice.s.active].missions[action.slot]
    if mission is None or len(forecast.undone(voice.s).missions) < 2:
        return voice.say("deed.complete_mission.button")
    return str(voice.term(f"mission.{mission}.name"))


def _which(voice: Voice, slot: int) -> str:
    """Of two missions that are alike."""
    current = voice.s.players[voice.s.active].missions
    return BETWEEN + voice.say("words.mission", n=slot + 1) if current.count(current[slot]) > 1 else ""


def swap_mission(voice: Voice, action: Any) -> Told:
    mission = voice.s.players[voice.s.active].missions[action.slot]
    named = voice.say("deed.swap_mission.named", mission=voice.mission(mission)) if mission else ""
    return named, voice.say("deed.swap_mission.detail") + _which(voice, action.slot)


def take_chief(voice: Voice, action: Any) -> Told:
    return str(voice.term(f"chief.{action.chief}")), voice.say(f"chief_text.{action.chief}")


def store(voice: Voice, action: Any) -> Told:
    seat = _seat_asked(voice)
    stocks = [
        voice.say("deed.store.stock", place=voice.title(voice.plot(seat, stock.plot)), n=stock.count)
        for stock in action.stocks
        if stock.count
    ]
    brought = forecast.stored(voice.s, seat, action.stocks)
    told = [voice.say("deed.store.gains", goods=voice.points(brought.points))] if brought.points else []
    told += [voice.say("deed.store.loses", tokens=voice.tokens(brought.lost))] if brought.lost != NOTHING else []
    return ", ".join(stocks) or voice.say("deed.store.nothing"), BETWEEN.join(told)


def keep_cards(voice: Voice, action: Any) -> Told:
    return voice.tally(action.cards) if action.cards else voice.say("deed.keep_cards.nothing"), ""


def turn_ended(voice: Voice) -> str:
    """What the turn brings and what it loses as it ends, and who comes next."""
    end, base = forecast.ending(voice.s), "deed.end_turn"
    told = [voice.say(f"{base}.raid", goods=voice.points(end.points))] if end.points else []
    if end.full_defence:
        rival = voice.who(voice.s.acting.rival)
        told.append(voice.say(f"{base}.full_defence", who=rival, goods=voice.points(end.full_defence)))
    told += [voice.say(f"{base}.lost", goods=voice.goods(end.lost))] if end.lost != NOTHING else []
    told += [voice.say(f"{base}.fading", tokens=voice.tokens(end.fading))] if end.fading != NOTHING else []
    told.append(voice.say(f"{base}.next", who=voice.who(end.next)) if end.next != NOBODY else voice.say(f"{base}.last"))
    return capitalised(BETWEEN.join(told))
