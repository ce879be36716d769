"""What tells the actions of a kind apart, and the second line of a whole kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from meadhall.rules.watch import forecast
from meadhall.rules.watch.questions import ConfirmOffer
from meadhall.rules.watch.state import ANY
from meadhall.views.text.chances import percent
from meadhall.views.text.house import BETWEEN

if TYPE_CHECKING:
    from meadhall.rules.watch.data import Bundle, HeroId
    from meadhall.rules.watch.state import CardSeen
    from meadhall.views.text.watch.voice import Voice

    from ..deed import Told


def at_intersection(voice: Voice, action: Any) -> Told:
    return "", voice.intersection(action.place)


def at_path(voice: Voice, action: Any) -> Told:
    return "", voice.path(action.path)


def at_hex(voice: Voice, action: Any) -> Told:
    return "", str(voice.hex(action.hex))


def at_section(voice: Voice, action: Any) -> Told:
    post = forecast.section(voice.s, action.section).post
    return "", voice.say("place.post", section=action.section + 1, post=post)


def _price(voice: Voice, action: Any) -> Bundle:
    price = forecast.price_of(voice.s, voice.s.active, action)
    assert price is not None
    return price


def supply_trade(voice: Voice, action: Any) -> Told:
    give, get = voice.cards(_price(voice, action)), voice.card_of(action.get)
    return voice.say("deed.supply_trade.named", give=give, get=get), ""


def offer_trade(voice: Voice, action: Any) -> Told:
    offer = action.offer
    give, want = _side(voice, offer.give, ""), _side(voice, offer.want, "acc")
    title = voice.say("deed.offer_trade.named", give=give, want=want)
    return title, voice.say("deed.offer_trade.to", names=voice.all_of(offer.to))


def _side(voice: Voice, cards: Bundle | None, form: str) -> str:
    return voice.resource(ANY).form(form) if cards is None else voice.cards(cards)


def propose(voice: Voice, action: Any) -> Told:
    give, want = voice.cards(action.give), voice.cards(action.want)
    return voice.say("deed.propose.named", give=give, want=want), voice.say("deed.propose.detail")


def take_proposal(voice: Voice, action: Any) -> Told:
    title = voice.say("deed.take_proposal.named", who=voice.who(action.proposer))
    proposal = voice.s.proposal_of(action.proposer)
    if proposal is None:
        return title, ""
    give, get = voice.cards(proposal.want), voice.cards(proposal.give)
    return title, voice.say("deed.take_proposal.terms", give=give, get=get)


def decline_proposal(voice: Voice, action: Any) -> Told:
    return voice.say("deed.decline_proposal.named", who=voice.who(action.proposer)), ""


def refuse_offers(voice: Voice, action: Any) -> Told:
    title = voice.say(f"deed.refuse_offers.{'named' if action.refuse else 'again'}")
    return title, voice.say("deed.refuse_offers.detail")


def refuse_offers_button(voice: Voice, action: Any) -> str:
    return voice.say(f"deed.refuse_offers.{'button' if action.refuse else 'button_again'}")


def counter(voice: Voice, action: Any) -> Told:
    return voice.say("deed.counter.named", give=voice.cards(action.give), want=voice.cards(action.want)), ""


def deal(voice: Voice, action: Any) -> Told:
    title = voice.say("deed.deal.named", who=voice.who(action.seat))
    decision = voice.s.agenda[-1] if voice.s.agenda else None
    if not isinstance(decision, ConfirmOffer):
        return title, ""
    terms = decision.terms(dict(decision.answers).get(action.seat))
    if terms is None:
        return title, ""
    give, get = terms
    return title, voice.say("deed.deal.terms", give=voice.cards(give), get=voice.cards(get))


def play_card(voice: Voice, action: Any) -> Told:
    return _card(voice, action.card)


def _card(voice: Voice, card: CardSeen) -> Told:
    variant = "_base" if card == "ranger_patrol" and not voice.s.brotherhood else ""
    where = card if voice.has(f"card.{card}.text") else "point"
    return str(voice.development_card(card)), voice.say(f"card.{where}.text{variant}")


def use_hero(voice: Voice, action: Any) -> Told:
    hero = voice.s.players[voice.s.active].hero
    return _hero(voice, hero) if hero else ("", "")


def _hero(voice: Voice, hero: HeroId) -> Told:
    return str(voice.hero(hero)), voice.say(f"hero.{hero}.text")


def named_hero(voice: Voice, action: Any) -> Told:
    return _hero(voice, action.hero)


def handful(voice: Voice, action: Any) -> Told:
    return "", voice.cards(action.cards)


def one_card(voice: Voice, action: Any) -> Told:
    return "", voice.card_of(action.kind)


def victim(deed: str) -> Callable[[Voice, Any], Told]:
    """With the number of cards in hand."""

    def line(voice: Voice, action: Any) -> Told:
        held = voice.say("deed.rob.held", n=voice.s.players[action.seat].hand_size)
        return voice.say(f"deed.{deed}.named", who=voice.who(action.seat)), held

    return line


def demand(voice: Voice, action: Any) -> Told:
    title = voice.say("deed.demand.named", what=voice.resource(action.kind))
    return title, voice.say("deed.demand.of", names=voice.all_of(action.of))


def barter(voice: Voice, action: Any) -> Told:
    give, get = voice.card_of(action.give), voice.card_of(action.get)
    return voice.say("deed.barter.named", give=give, get=get), ""


def move_road(voice: Voice, action: Any) -> Told:
    origin, path = voice.path(action.origin), voice.path(action.path)
    return "", voice.say("deed.move_road.from_to", origin=origin, path=path)


def hire_cheaply(voice: Voice, action: Any) -> Told:
    price = voice.price(_price(voice, action))
    return voice.say("deed.hire_cheaply.named", section=action.section + 1, price=price), ""


def buy_vision(voice: Voice, action: Any) -> Told:
    usual = action.instead_of == action.paid
    price = voice.price(_price(voice, action))
    return "", voice.say("deed.buy_vision.usual", price=price) if usual else price


def pick_card(voice: Voice, action: Any) -> Told:
    card = voice.s.deck[action.place] if action.place < len(voice.s.deck) else "?"
    return ("", str(voice.development_card(card))) if card == "?" else _card(voice, card)


def from_hex(deed: str) -> Callable[[Voice, Any], Told]:
    """A wildling sent home."""

    def line(voice: Voice, action: Any) -> Told:
        kind = voice.s.gift[action.hex]
        title = voice.say(f"deed.{deed}.named", kind=voice.wildling(kind)) if kind else ""
        return title, str(voice.hex(action.hex))

    return line


def from_camp(voice: Voice, action: Any) -> Told:
    figures = voice.s.camps[action.clan]
    kind = figures[action.camp - 1] if action.camp <= len(figures) else None
    title = voice.say("deed.send_home_from_camp.named", kind=voice.wildling(kind)) if kind else ""
    return title, voice.camp(action.clan, action.camp)


def from_clearing(voice: Voice, action: Any) -> Told:
    figures = voice.s.clearings[action.clearing]
    title = voice.say("deed.send_home_from_clearing.named", kind=voice.wildling(figures[0])) if figures else ""
    return title, voice.clearing(action.clearing)


# Of a whole kind


def hero_used(voice: Voice) -> str:
    hero = voice.s.players[voice.s.active].hero
    return str(voice.hero(hero)) if hero else ""


def turn_ended(voice: Voice) -> str:
    """Who comes next, and what a hand that is too large puts at risk."""
    s = voice.s
    following, risk = voice.say("deed.end_turn.detail", who=voice.who(s.others(s.active)[0])), at_risk(voice, s.active)
    return f"{following}{BETWEEN}{risk}" if risk else following


def at_risk(voice: Voice, seat: int) -> str:
    risk = forecast.risk_of_seven(voice.s, seat)
    return voice.say("forecast.at_risk", n=risk.cards, chance=percent(risk.chance)) if risk.cards else ""


def priced(price: Bundle) -> Callable[[Voice], str]:
    return lambda voice: voice.price(price)
