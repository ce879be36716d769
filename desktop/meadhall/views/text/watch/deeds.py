"""What a player of the Watch can do: a heading for each kind of action, a line for each action, a verb for buttons."""

from collections.abc import Callable
from typing import Any

from ....rules.kernel import Action
from ....rules.watch import actions, forecast
from ....rules.watch.data import Bundle, HeroId
from ....rules.watch.questions import ConfirmOffer
from ....rules.watch.state import ANY
from ..house import Deeds, Told
from .voice import Voice

ICONS: dict[type[Action], str] = {
    actions.Settle: "house",
    actions.LayFirstRoad: "road",
    actions.RollDice: "dice",
    actions.EndTurn: "check",
    actions.BuildRoad: "road",
    actions.FoundSettlement: "house",
    actions.BuildKeep: "keep",
    actions.BuyCard: "scroll",
    actions.HireGuard: "guard",
    actions.SupplyTrade: "swap",
    actions.OfferTrade: "swap",
    actions.TakeProposal: "check",
    actions.DeclineProposal: "cross",
    actions.Propose: "swap",
    actions.RefuseOffers: "cross",
    actions.PlayCard: "scroll",
    actions.UseHero: "person",
    actions.ClaimVictory: "trophy",
    actions.DiscardCards: "trash",
    actions.DriveTormund: "move",
    actions.Rob: "fist",
    actions.Accept: "check",
    actions.Decline: "cross",
    actions.Counter: "swap",
    actions.Deal: "check",
    actions.Withdraw: "cross",
    actions.GoAfterTormund: "move",
    actions.DriveOut: "axe",
    actions.LayRoad: "road",
    actions.StopRoads: "flag",
    actions.TakeCards: "cards",
    actions.PostGuard: "guard",
    actions.KeepHero: "check",
    actions.TakeHero: "person",
    actions.ReturnHero: "undo",
    actions.Demand: "fist",
    actions.Give: "cards",
    actions.Barter: "swap",
    actions.LookAt: "eye",
    actions.Take: "cards",
    actions.MoveRoad: "road",
    actions.HireCheaply: "guard",
    actions.BuyVision: "scroll",
    actions.PickCard: "scroll",
    actions.SendHomeFromCamp: "tent",
    actions.SendHomeFromClearing: "tree",
    actions.SendHome: "move",
    actions.TakeCard: "cards",
    actions.LetPass: "skip",
    actions.LoseHero: "skull",
}


def _at_intersection(voice: Voice, action: Any) -> Told:
    return "", voice.intersection(action.place)


def _at_path(voice: Voice, action: Any) -> Told:
    return "", voice.path(action.path)


def _at_hex(voice: Voice, action: Any) -> Told:
    return "", str(voice.hex(action.hex))


def _at_section(voice: Voice, action: Any) -> Told:
    post = forecast.section(voice.s, action.section).post
    return "", voice.say("place.post", section=action.section + 1, post=post)


def _price(voice: Voice, action: Action) -> Bundle:
    price = forecast.price_of(voice.s, voice.s.active, action)
    assert price is not None
    return price


def _supply_trade(voice: Voice, action: actions.SupplyTrade) -> Told:
    give, get = voice.cards(_price(voice, action)), voice.card_of(action.get)
    return voice.say("deed.supply_trade.named", give=give, get=get), ""


def _offer_trade(voice: Voice, action: actions.OfferTrade) -> Told:
    offer = action.offer
    give, want = _side(voice, offer.give, ""), _side(voice, offer.want, "acc")
    title = voice.say("deed.offer_trade.named", give=give, want=want)
    return title, voice.say("deed.offer_trade.to", names=voice.all_of(offer.to))


def _side(voice: Voice, cards: Bundle | None, form: str) -> str:
    return voice.resource(ANY).form(form) if cards is None else voice.cards(cards)


def _propose(voice: Voice, action: actions.Propose) -> Told:
    give, want = voice.cards(action.give), voice.cards(action.want)
    return voice.say("deed.propose.named", give=give, want=want), voice.say("deed.propose.detail")


def _take_proposal(voice: Voice, action: actions.TakeProposal) -> Told:
    title = voice.say("deed.take_proposal.named", who=voice.who(action.proposer))
    proposal = voice.s.proposal_of(action.proposer)
    if proposal is None:
        return title, ""
    give, get = voice.cards(proposal.want), voice.cards(proposal.give)
    return title, voice.say("deed.take_proposal.terms", give=give, get=get)


def _decline_proposal(voice: Voice, action: actions.DeclineProposal) -> Told:
    return voice.say("deed.decline_proposal.named", who=voice.who(action.proposer)), ""


def _refuse_offers(voice: Voice, action: actions.RefuseOffers) -> Told:
    return voice.say(f"deed.refuse_offers.{'named' if action.refuse else 'again'}"), voice.say(
        "deed.refuse_offers.detail"
    )


def _counter(voice: Voice, action: actions.Counter) -> Told:
    return voice.say("deed.counter.named", give=voice.cards(action.give), want=voice.cards(action.want)), ""


def _deal(voice: Voice, action: actions.Deal) -> Told:
    title = voice.say("deed.deal.named", who=voice.who(action.seat))
    decision = voice.s.agenda[-1] if voice.s.agenda else None
    if not isinstance(decision, ConfirmOffer):
        return title, ""
    terms = decision.terms(dict(decision.answers).get(action.seat))
    if terms is None:
        return title, ""
    give, get = terms
    return title, voice.say("deed.deal.terms", give=voice.cards(give), get=voice.cards(get))


def _play_card(voice: Voice, action: actions.PlayCard) -> Told:
    variant = "_base" if action.card == "ranger_patrol" and not voice.s.brotherhood else ""
    where = action.card if voice.words.has(f"watch.card.{action.card}.text") else "point"
    return str(voice.development_card(action.card)), voice.say(f"card.{where}.text{variant}")


def _use_hero(voice: Voice, action: actions.UseHero) -> Told:
    hero = voice.s.players[voice.s.active].hero
    return _hero(voice, hero) if hero else ("", "")


def _hero(voice: Voice, hero: HeroId) -> Told:
    return str(voice.hero(hero)), voice.say(f"hero.{hero}.text")


def _named_hero(voice: Voice, action: Any) -> Told:
    return _hero(voice, action.hero)


def _handful(voice: Voice, action: Any) -> Told:
    return "", voice.cards(action.cards)


def _one_card(voice: Voice, action: Any) -> Told:
    return "", voice.card_of(action.kind)


def _rob(voice: Voice, action: actions.Rob) -> Told:
    held = voice.say("deed.rob.held", n=voice.s.players[action.seat].hand_size)
    return voice.say("deed.rob.named", who=voice.who(action.seat)), held


def _look_at(voice: Voice, action: actions.LookAt) -> Told:
    held = voice.say("deed.rob.held", n=voice.s.players[action.seat].hand_size)
    return voice.say("deed.look_at.named", who=voice.who(action.seat)), held


def _demand(voice: Voice, action: actions.Demand) -> Told:
    title = voice.say("deed.demand.named", what=voice.resource(action.kind))
    return title, voice.say("deed.demand.of", names=voice.all_of(action.of))


def _barter(voice: Voice, action: actions.Barter) -> Told:
    give, get = voice.card_of(action.give), voice.card_of(action.get)
    return voice.say("deed.barter.named", give=give, get=get), ""


def _move_road(voice: Voice, action: actions.MoveRoad) -> Told:
    origin, path = voice.path(action.origin), voice.path(action.path)
    return "", voice.say("deed.move_road.from_to", origin=origin, path=path)


def _hire_cheaply(voice: Voice, action: actions.HireCheaply) -> Told:
    price = voice.price(_price(voice, action))
    return voice.say("deed.hire_cheaply.named", section=action.section + 1, price=price), ""


def _buy_vision(voice: Voice, action: actions.BuyVision) -> Told:
    usual = action.instead_of == action.paid
    price = voice.price(_price(voice, action))
    return "", voice.say("deed.buy_vision.usual", price=price) if usual else price


def _pick_card(voice: Voice, action: actions.PickCard) -> Told:
    card = voice.s.deck[action.place] if action.place < len(voice.s.deck) else "?"
    if card == "?":
        return "", str(voice.development_card(card))
    return _play_card(voice, actions.PlayCard(card))


def _drive_out(voice: Voice, action: actions.DriveOut) -> Told:
    return _send_home_from_hex(voice, action.hex, "drive_out")


def _send_home(voice: Voice, action: actions.SendHome) -> Told:
    return _send_home_from_hex(voice, action.hex, "send_home")


def _send_home_from_hex(voice: Voice, hex: int, deed: str) -> Told:
    kind = voice.s.gift[hex]
    title = voice.say(f"deed.{deed}.named", kind=voice.wildling(kind)) if kind else ""
    return title, str(voice.hex(hex))


def _send_home_from_camp(voice: Voice, action: actions.SendHomeFromCamp) -> Told:
    figures = voice.s.camps[action.clan]
    kind = figures[action.camp - 1] if action.camp <= len(figures) else None
    title = voice.say("deed.send_home_from_camp.named", kind=voice.wildling(kind)) if kind else ""
    return title, voice.camp(action.clan, action.camp)


def _send_home_from_clearing(voice: Voice, action: actions.SendHomeFromClearing) -> Told:
    figures = voice.s.clearings[action.clearing]
    title = voice.say("deed.send_home_from_clearing.named", kind=voice.wildling(figures[0])) if figures else ""
    return title, voice.clearing(action.clearing)


_LINES: dict[type[Action], Callable[[Voice, Any], Told]] = {
    actions.Settle: _at_intersection,
    actions.LayFirstRoad: _at_path,
    actions.BuildRoad: _at_path,
    actions.FoundSettlement: _at_intersection,
    actions.BuildKeep: _at_intersection,
    actions.HireGuard: _at_section,
    actions.PostGuard: _at_section,
    actions.SupplyTrade: _supply_trade,
    actions.OfferTrade: _offer_trade,
    actions.Propose: _propose,
    actions.TakeProposal: _take_proposal,
    actions.DeclineProposal: _decline_proposal,
    actions.RefuseOffers: _refuse_offers,
    actions.Counter: _counter,
    actions.Deal: _deal,
    actions.PlayCard: _play_card,
    actions.UseHero: _use_hero,
    actions.DiscardCards: _handful,
    actions.DriveTormund: _at_hex,
    actions.Rob: _rob,
    actions.DriveOut: _drive_out,
    actions.LayRoad: _at_path,
    actions.TakeCards: _handful,
    actions.TakeHero: _named_hero,
    actions.Demand: _demand,
    actions.Give: _one_card,
    actions.Barter: _barter,
    actions.LookAt: _look_at,
    actions.Take: _one_card,
    actions.MoveRoad: _move_road,
    actions.HireCheaply: _hire_cheaply,
    actions.BuyVision: _buy_vision,
    actions.PickCard: _pick_card,
    actions.SendHomeFromCamp: _send_home_from_camp,
    actions.SendHomeFromClearing: _send_home_from_clearing,
    actions.SendHome: _send_home,
    actions.TakeCard: _one_card,
    actions.LoseHero: _named_hero,
}


def _hero_used(voice: Voice) -> str:
    hero = voice.s.players[voice.s.active].hero
    return str(voice.hero(hero)) if hero else ""


def _turn_ended(voice: Voice) -> str:
    return voice.say("deed.end_turn.detail", who=voice.who(voice.s.others(voice.s.active)[0]))


def _priced(price: Bundle) -> Callable[[Voice], str]:
    return lambda voice: voice.price(price)


_DETAILS = {
    actions.EndTurn: _turn_ended,
    actions.UseHero: _hero_used,
    **{kind: _priced(price) for kind, price in forecast.USUAL_PRICES.items()},
}
DEEDS = Deeds(ICONS, _LINES, _DETAILS)


def button(voice: Voice, action: Action) -> str:
    if action == actions.RefuseOffers(False):
        return voice.say("deed.refuse_offers.button_again")
    return DEEDS.button(voice, action)
