"""One line for each action, so that it can be told from all others of its kind."""

from collections.abc import Callable
from typing import Any

from ....rules.kernel import Action
from ....rules.northgard import actions
from ....rules.northgard.data import NONE, CardId
from ....rules.northgard.state import beast_of, harvest_of
from ..house import Told
from ..naming import key
from .cards import card_text, icon_of
from .voice import BETWEEN, Voice

BASIC_ICONS = {"recruit": "horn", "explore": "explore", "move": "boot", "build": "build"}


def _a_card(voice: Voice, card: CardId) -> Told:
    return str(voice.card(card)), card_text(voice, card), icon_of(card)


def _with_card(voice: Voice, action: Any) -> Told:
    return _a_card(voice, action.card)


def _spending(voice: Voice, action: Any) -> Told:
    base = f"deed.{key(type(action))}"
    return voice.say(f"{base}.named", card=voice.card(action.card)), voice.say(f"{base}.detail")


def _upgrade(voice: Voice, action: actions.Upgrade) -> Told:
    base = "deed.upgrade"
    card = voice.quoted(action.card)
    detail = voice.say(f"{base}.boxed", card=card) if action.box else voice.say(f"{base}.aside", card=card)
    return str(voice.card(action.upgrade)), detail


def _take_clan(voice: Voice, action: actions.TakeClan) -> Told:
    return str(voice.clan(action.clan)), voice.say(f"clan.{action.clan}.text")


def _with_kaija(voice: Voice, action: Any) -> Told:
    title = voice.say(f"deed.{key(type(action))}.kaija") if action.kaija else ""
    return title, str(voice.region(action.region))


def _set_asking(voice: Voice, action: actions.SetAsking) -> Told:
    base = f"deed.set_asking.{action.manner}"
    return voice.say(base), voice.say(f"{base}_detail")


def _take_basic(voice: Voice, action: actions.TakeBasic) -> Told:
    return voice.say(f"deed.take_basic.{action.effect}"), "", BASIC_ICONS[action.effect]


def _construct(voice: Voice, action: actions.Construct) -> Told:
    place = str(voice.region_at(action.area)) if action.slotless else voice.part(action.area)
    return voice.say("deed.construct.named", building=voice.building(action.building)), place


def _march(voice: Voice, action: actions.March) -> Told:
    source, target = voice.region(action.source), voice.region(action.target)
    named = voice.say("deed.march.named", figures=voice.figures(action.warriors, action.kaija))
    return named, voice.say("deed.march.from_to", source=source, target=target)


def _lay_tile(voice: Voice, action: actions.LayTile) -> Told:
    where = f"{voice.cell(action.cell)}{BETWEEN}{voice.turned(action.turns)}"
    return "", f"{voice.tile(action.tile)}{BETWEEN}{where}"


def _take_tile(voice: Voice, action: actions.TakeTile) -> Told:
    shows = voice.tile_shows(action.tile)
    if len(action.under) > 1:
        shows = voice.say("deed.take_tile.under", what=shows, tiles=voice.tiles(action.under))
    return voice.say("deed.take_tile.named", tile=voice.tile(action.tile)), shows


def _assign(voice: Voice, action: actions.Assign) -> Told:
    parts = [
        voice.say(f"deed.assign.{what}", cards=", ".join(str(voice.card(card)) for card in cards))
        for what, cards in (("keep", action.keep), ("discard", action.discard), ("top", action.top))
        if cards
    ]
    return "", BETWEEN.join(parts)


def _at_region(voice: Voice, action: Any) -> Told:
    return "", str(voice.region(action.region))


def _steal(voice: Voice, action: actions.Steal) -> Told:
    return voice.say("deed.steal.named", cards=voice.one(action.kind)), ""


def _trade(voice: Voice, action: actions.Trade) -> Told:
    return voice.say("deed.trade.named", give=voice.goods(action.give), get=voice.one(action.kind)), ""


def _swap(voice: Voice, action: actions.Swap) -> Told:
    named = voice.say("deed.swap.named", give=voice.one(action.give), get=voice.one(action.want))
    return named, voice.say("deed.swap.detail")


def _victim(voice: Voice, action: actions.PickVictim) -> Told:
    held = len(voice.s.players[action.victim].hand)
    return voice.who(action.victim), voice.say("deed.pick_victim.held", n=held)


def _spend(voice: Voice, action: actions.Spend) -> Told:
    return voice.say("deed.spend.named", goods=voice.goods(action.resources)), ""


def _spend_food(voice: Voice, action: actions.SpendFood) -> Told:
    if not action.food:
        return voice.say("deed.spend_food.none"), ""
    return voice.say("deed.spend_food.named", goods=voice.goods((action.food, 0, 0))), ""


def _lose(voice: Voice, action: actions.Lose) -> Told:
    return voice.say("deed.lose.named", figures=voice.figures(action.warriors, action.kaija)), ""


def _retreat_to(voice: Voice, action: actions.RetreatTo) -> Told:
    named = voice.say("deed.retreat_to.named", figures=voice.figures(action.warriors, action.kaija))
    return named, str(voice.region(action.region))


def _at_area(voice: Voice, action: Any) -> Told:
    return "", voice.part(action.area)


def _challenge(voice: Voice, action: actions.Challenge) -> Told:
    beast = beast_of(voice.s, action.card)
    named = voice.say("deed.challenge.named", creature=voice.creature(action.card))
    if beast is None:
        return named, ""
    strength = voice.say("creature_words.strength", n=beast.creature.strength)
    return named, f"{voice.region_at(beast.area)}{BETWEEN}{strength}"


def _copy_card(voice: Voice, action: actions.CopyCard) -> Told:
    name, text, icon = str(voice.card(action.card)), card_text(voice, action.card), icon_of(action.card)
    return name, text if action.of == voice.s.active else f"{voice.who(action.of)}{BETWEEN}{text}", icon


def _collect_first(voice: Voice, action: actions.CollectFirst) -> Told:
    place, goods = voice.region(action.region), harvest_of(voice.s, action.region)
    if not any(goods):
        return "", voice.say("deed.collect_first.gain_nothing", place=place)
    return "", voice.say("deed.collect_first.gain", place=place, goods=voice.goods(goods))


def _exchange(voice: Voice, action: actions.Exchange) -> Told:
    named = voice.say("deed.exchange.named", building=voice.building(action.building))
    old = voice.s.built[action.area]
    if old == NONE:
        return named, voice.part(action.area)
    return named, voice.say("deed.exchange.instead", old=voice.building(old), place=voice.part(action.area))


def _remove_from(voice: Voice, action: actions.RemoveFrom) -> Told:
    owner = voice.s.owner[action.region]
    return "", f"{voice.region(action.region)}{BETWEEN}{voice.who(owner)}" if owner >= 0 else ""


def _take_kind(voice: Voice, action: actions.TakeKind) -> Told:
    return voice.say("deed.take_kind.named", goods=voice.one(action.kind)), ""


LINES: dict[type[Action], Callable[[Voice, Any], Told]] = {
    actions.TakeClan: _take_clan,
    actions.PlaceGroup: _with_kaija,
    actions.SetAsking: _set_asking,
    actions.PlayCard: _with_card,
    actions.Wait: _spending,
    actions.Replace: _spending,
    actions.Remove: _spending,
    actions.Upgrade: _upgrade,
    actions.Pick: _with_card,
    actions.TakeBasic: _take_basic,
    actions.Construct: _construct,
    actions.RecruitAt: _with_kaija,
    actions.LevyAt: _with_kaija,
    actions.March: _march,
    actions.LayTile: _lay_tile,
    actions.TakeTile: _take_tile,
    actions.Assign: _assign,
    actions.Scorch: _at_region,
    actions.Steal: _steal,
    actions.Trade: _trade,
    actions.Swap: _swap,
    actions.BeginAt: _at_region,
    actions.PickVictim: _victim,
    actions.PointAt: _with_card,
    actions.Discard: _with_card,
    actions.Spend: _spend,
    actions.Fight: _at_region,
    actions.PushTo: _with_kaija,
    actions.SpendFood: _spend_food,
    actions.Lose: _lose,
    actions.RetreatTo: _retreat_to,
    actions.PutCreature: _at_area,
    actions.LeadTo: _at_region,
    actions.Challenge: _challenge,
    actions.CopyCard: _copy_card,
    actions.TakeBack: _with_card,
    actions.CollectFirst: _collect_first,
    actions.Exchange: _exchange,
    actions.ComeOutAt: _at_region,
    actions.RemoveFrom: _remove_from,
    actions.TakeKind: _take_kind,
    actions.PlaceAt: _at_region,
}
