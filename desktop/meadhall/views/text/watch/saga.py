"""One line of the saga for each thing that happens in the Watch. What a reader may not know is told without it."""

from collections.abc import Callable, Sequence
from typing import Any

from ....rules.kernel import Event
from ....rules.watch import events as e
from ....rules.watch.data import CLAN_OF_TRAIL, LIMITS, UNKNOWN
from ....rules.watch.state import TORMUNDS_CAMP
from .. import house
from ..naming import key
from ..speech import Said
from ..words import Argument
from .voice import Voice

Tale = Callable[[Voice, Any], str]
FIGHTS = frozenset((e.InvasionBegan,))


def said(voice: Voice, event: Event) -> Said | None:
    told = house.said(voice, event, _TALES, _SPELLING, FIGHTS)
    return told and told._replace(seat=_whose(event))


def _whose(event: Event) -> int | None:
    match event:
        case e.Demanded(victim=seat) | e.CardStolen(thief=seat):
            return seat
        case _:
            return getattr(event, "seat", None)


def _say(voice: Voice, name: str, **arguments: Argument) -> str:
    return voice.say(f"event.{name}", **arguments)


# Names of seats, and what two dice are together; the other fields stay what they are.
_SPELLING: house.Spelling = {
    "dice": lambda voice, dice: ("total", sum(dice)),
    "seat": lambda voice, seat: ("who", voice.who(seat)),
    "victim": lambda voice, seat: ("victim", voice.who(seat)),
    "partner": lambda voice, seat: ("partner", voice.who(seat)),
    "proposer": lambda voice, seat: ("proposer", voice.who(seat)),
    "to": lambda voice, seat: ("to", voice.who(seat)),
}


# Production


def _dice_rolled(voice: Voice, event: e.DiceRolled) -> str:
    who, total = voice.who(event.seat), sum(event.dice)
    if not event.wildling:
        return _say(voice, "dice_rolled_base", who=who, sum=total)
    return _say(voice, "dice_rolled", who=who, sum=total, wildling=event.wildling)


def _produced(voice: Voice, event: e.Produced) -> str:
    gains = [
        _say(voice, "produced_one", who=voice.who(seat), cards=voice.cards(cards))
        for seat, cards in enumerate(event.gains)
        if any(cards)
    ]
    sentences = ["; ".join(gains) + "."] if gains else [_say(voice, "produced_nothing", roll=event.roll)]
    sentences += [_say(voice, "produced_short", what=voice.resource(kind)) for kind in event.short]
    if event.blocked:
        sentences.append(_say(voice, "produced_blocked", hexes=", ".join(str(voice.hex(hex)) for hex in event.blocked)))
    return " ".join(sentences)


def _starting_income(voice: Voice, event: e.StartingIncome) -> str:
    who = voice.who(event.seat)
    if not any(event.gain):
        return _say(voice, "starting_income_nothing", who=who)
    return _say(voice, "starting_income", who=who, cards=voice.cards(event.gain))


def _discarded(voice: Voice, event: e.Discarded) -> str:
    who = voice.who(event.seat)
    if event.cards is None:
        return _say(voice, "discarded_hidden", who=who, n=event.count)
    return _say(voice, "discarded", who=who, cards=voice.cards(event.cards))


def _tormund_moved(voice: Voice, event: e.TormundMoved) -> str:
    who = voice.who(event.seat)
    if event.hex == TORMUNDS_CAMP:
        return _say(voice, "tormund_home", who=who)
    return _say(voice, "tormund_moved", who=who, hex=voice.hex(event.hex))


def _card_stolen(voice: Voice, event: e.CardStolen) -> str:
    return _taken(voice, "card_stolen", event.thief, event.victim, event.kind)


def _taken(voice: Voice, name: str, seat: int, victim: int, kind: int) -> str:
    who, robbed = voice.who(seat), voice.who(victim)
    if kind == UNKNOWN:
        return _say(voice, f"{name}_hidden", who=who, victim=robbed)
    return _say(voice, name, who=who, victim=robbed, cards=voice.card_of(kind))


# Trade


def _offer_made(voice: Voice, event: e.OfferMade) -> str:
    offer, who = event.offer, voice.who(event.seat)
    if offer.want is None:
        text = _say(voice, "offer_made_open_want", who=who, give=voice.cards(offer.give or ()))
    elif offer.give is None:
        text = _say(voice, "offer_made_open_give", who=who, want=voice.cards(offer.want))
    else:
        text = _say(voice, "offer_made", who=who, give=voice.cards(offer.give), want=voice.cards(offer.want))
    if len(offer.to) == len(voice.s.players) - 1:
        return text
    return f"{text} {_say(voice, 'offer_made_to', names=voice.all_of(offer.to))}"


def _offer_answered(voice: Voice, event: e.OfferAnswered) -> str:
    who = voice.who(event.seat)
    if event.give is not None and event.want is not None:
        return _say(voice, "offer_countered", who=who, give=voice.cards(event.give), want=voice.cards(event.want))
    return _say(voice, "offer_accepted" if event.answer == "accept" else "offer_declined", who=who)


def _offer_failed(voice: Voice, event: e.OfferFailed) -> str:
    return _say(voice, "offer_withdrawn" if event.withdrawn else "offer_failed", who=voice.who(event.seat))


def _traded(voice: Voice, event: e.Traded) -> str:
    give, get = voice.cards(event.give), voice.cards(event.get)
    return _say(voice, "traded", who=voice.who(event.seat), partner=voice.who(event.partner), give=give, get=get)


def _supply_traded(voice: Voice, event: e.SupplyTraded) -> str:
    give, get = voice.card_of(event.give, event.rate), voice.card_of(event.get)
    return _say(voice, "supply_traded", who=voice.who(event.seat), give=give, get=get)


def _pile_counted(voice: Voice, event: e.PileCounted) -> str:
    return _say(voice, "pile_counted", cards=voice.card_of(event.kind, event.left))


def _proposed(voice: Voice, event: e.Proposed) -> str:
    give, want = voice.cards(event.give), voice.cards(event.want)
    return _say(voice, "proposed", who=voice.who(event.seat), give=give, want=want)


def _offers_refused(voice: Voice, event: e.OffersRefused) -> str:
    return _say(voice, "offers_refused" if event.refusing else "offers_heard", who=voice.who(event.seat))


# Building and cards


def _road_built(voice: Voice, event: e.RoadBuilt) -> str:
    return _say(voice, "road_built", who=voice.who(event.seat), path=voice.path(event.path))


def _road_moved(voice: Voice, event: e.RoadMoved) -> str:
    origin, path = voice.path(event.origin), voice.path(event.path)
    return _say(voice, "road_moved", who=voice.who(event.seat), origin=origin, path=path)


def _built_there(voice: Voice, event: e.SettlementFounded | e.KeepBuilt) -> str:
    return _say(voice, key(type(event)), who=voice.who(event.seat), place=voice.intersection(event.place))


def _card_bought(voice: Voice, event: e.CardBought) -> str:
    who = voice.who(event.seat)
    if event.card == "?":
        return _say(voice, "card_bought_hidden", who=who)
    return _say(voice, "card_bought", who=who, card=voice.development_card(event.card))


def _guard_posted(voice: Voice, event: e.GuardPosted) -> str:
    return _say(voice, "guard_posted", who=voice.who(event.seat), section=event.section + 1, post=event.post)


def _guard_points_changed(voice: Voice, event: e.GuardPointsChanged) -> str:
    return _say(voice, "guard_points_changed", who=voice.who(event.seat), n=event.points)


def _card_played(voice: Voice, event: e.CardPlayed) -> str:
    return _say(voice, "card_played", who=voice.who(event.seat), card=voice.development_card(event.card))


def _cards_taken(voice: Voice, event: e.CardsTaken) -> str:
    return _say(voice, "cards_taken", who=voice.who(event.seat), cards=voice.cards(event.cards))


# North of the Wall


def _tokens_revealed(voice: Voice, event: e.TokensRevealed) -> str:
    tokens = ", ".join(voice.token(token) for token in event.tokens)
    return _say(voice, "tokens_revealed", who=voice.who(event.seat), tokens=tokens)


def _reserve_shuffled(voice: Voice, event: e.ReserveShuffled) -> str:
    return _say(voice, "reserve_shuffled", n=event.tokens)


def _mustered(voice: Voice, event: e.Mustered) -> str:
    return _say(voice, "mustered", kind=voice.wildling(event.kind), clan=voice.of_clan(event.clan), camp=event.camp)


def _none_left_to_muster(voice: Voice, event: e.NoneLeftToMuster) -> str:
    return _say(voice, "none_left_to_muster", kind=voice.wildling(event.kind), clan=voice.of_clan(event.clan))


def _rush_began(voice: Voice, event: e.RushBegan) -> str:
    return _say(voice, "rush_began", clan=voice.clan(event.clan))


def _no_advance(voice: Voice, event: e.NoAdvance) -> str:
    name = "no_advance" if event.number in CLAN_OF_TRAIL else "no_advance_quiet"
    return _say(voice, name, number=event.number)


def _advanced(voice: Voice, event: e.Advanced) -> str:
    kind, clan = voice.wildling(event.kind), voice.of_clan(event.clan)
    return _say(voice, "advanced", kind=kind, clan=clan, trail=event.trail)


def _crossed(voice: Voice, event: e.Crossed) -> str:
    return _say(voice, "crossed", kind=voice.wildling(event.kind), hex=voice.hex(event.hex))


def _guard_lost(voice: Voice, event: e.GuardLost) -> str:
    return _say(voice, "guard_lost", who=voice.who(event.seat), section=event.section + 1)


def _giant_left(voice: Voice, event: e.GiantLeft) -> str:
    return _say(voice, "giant_left")


def _invasion_began(voice: Voice, event: e.InvasionBegan) -> str:
    return _say(voice, "invasion_began", section=event.section + 1)


def _invasion_marked(voice: Voice, event: e.InvasionMarked) -> str:
    return _say(voice, "invasion_marked", n=event.invasions, most=LIMITS.invasions)


def _wildling_removed(voice: Voice, event: e.WildlingRemoved) -> str:
    kind, name = voice.wildling(event.kind), f"wildling_removed_{event.place}"
    if event.place == "gift":
        return _say(voice, name, kind=kind, hex=voice.hex(event.number))
    if event.place == "camp":
        return _say(voice, name, kind=kind, camp=event.camp, clan=voice.of_clan(event.number))
    return _say(voice, name, kind=kind, trails=voice.trails(event.number))


# Heroes


def _about_hero(voice: Voice, event: Any) -> str:
    return _say(voice, key(type(event)), who=voice.who(event.seat), hero=voice.hero(event.hero))


def _demand_made(voice: Voice, event: e.DemandMade) -> str:
    what, names = voice.resource(event.kind), voice.all_of(event.of)
    return _say(voice, "demand_made", who=voice.who(event.seat), what=what, names=names, n=len(event.of))


def _demanded(voice: Voice, event: e.Demanded) -> str:
    victim = voice.who(event.victim)
    if event.handed_over:
        return _say(voice, "demanded", victim=victim, cards=voice.card_of(event.kind))
    return _say(voice, "demanded_in_vain", victim=victim, what=voice.resource(event.kind))


def _given_back(voice: Voice, event: e.GivenBack) -> str:
    return _say(voice, "given_back", who=voice.who(event.seat), to=voice.who(event.to), cards=voice.card_of(event.kind))


def _hand_seen(voice: Voice, event: e.HandSeen) -> str:
    who, victim = voice.who(event.seat), voice.who(event.victim)
    if event.hand is None:
        return _say(voice, "hand_seen_hidden", who=who, victim=victim)
    return _say(voice, "hand_seen", who=who, victim=victim, cards=voice.cards(event.hand))


def _card_taken_from_hand(voice: Voice, event: e.CardTakenFromHand) -> str:
    return _taken(voice, "card_taken_from_hand", event.seat, event.victim, event.kind)


def _top_cards_seen(voice: Voice, event: e.TopCardsSeen) -> str:
    who = voice.who(event.seat)
    if "?" in event.cards:
        return _say(voice, "top_cards_seen_hidden", who=who, n=len(event.cards))
    return _say(voice, "top_cards_seen", who=who, cards=_card_names(voice, event.cards))


def _card_names(voice: Voice, cards: Sequence[Any]) -> str:
    return ", ".join(voice.say("event.card", card=voice.development_card(card)) for card in cards)


# The end


def _points_revealed(voice: Voice, event: e.PointsRevealed) -> str:
    return _say(voice, "points_revealed", who=voice.who(event.seat), cards=_card_names(voice, event.cards))


def _tragic_end(voice: Voice, event: e.TragicEnd) -> str:
    end = _say(voice, "tragic_end_invasions" if event.by_invasions else "tragic_end_gift")
    if not event.winners:
        return f"{end} {_say(voice, 'tragic_end_nobody')}"
    winner = event.winners[0]
    return f"{end} {_say(voice, 'tragic_end_winner', who=voice.who(winner), n=event.guards[winner])}"


_TALES: dict[type[Event], Tale] = {
    e.DiceRolled: _dice_rolled,
    e.Produced: _produced,
    e.StartingIncome: _starting_income,
    e.Discarded: _discarded,
    e.TormundMoved: _tormund_moved,
    e.CardStolen: _card_stolen,
    e.OfferMade: _offer_made,
    e.OfferAnswered: _offer_answered,
    e.OfferFailed: _offer_failed,
    e.Traded: _traded,
    e.SupplyTraded: _supply_traded,
    e.PileCounted: _pile_counted,
    e.Proposed: _proposed,
    e.OffersRefused: _offers_refused,
    e.RoadBuilt: _road_built,
    e.RoadMoved: _road_moved,
    e.SettlementFounded: _built_there,
    e.KeepBuilt: _built_there,
    e.CardBought: _card_bought,
    e.GuardPosted: _guard_posted,
    e.GuardPointsChanged: _guard_points_changed,
    e.CardPlayed: _card_played,
    e.CardsTaken: _cards_taken,
    e.TokensRevealed: _tokens_revealed,
    e.ReserveShuffled: _reserve_shuffled,
    e.Mustered: _mustered,
    e.NoneLeftToMuster: _none_left_to_muster,
    e.RushBegan: _rush_began,
    e.NoAdvance: _no_advance,
    e.Advanced: _advanced,
    e.Crossed: _crossed,
    e.GuardLost: _guard_lost,
    e.GiantLeft: _giant_left,
    e.InvasionBegan: _invasion_began,
    e.InvasionMarked: _invasion_marked,
    e.WildlingRemoved: _wildling_removed,
    e.HeroUsed: _about_hero,
    e.HeroKept: _about_hero,
    e.HeroTaken: _about_hero,
    e.HeroReturned: _about_hero,
    e.HeroLostForGood: _about_hero,
    e.DemandMade: _demand_made,
    e.Demanded: _demanded,
    e.GivenBack: _given_back,
    e.HandSeen: _hand_seen,
    e.CardTakenFromHand: _card_taken_from_hand,
    e.TopCardsSeen: _top_cards_seen,
    e.PointsRevealed: _points_revealed,
    e.TragicEnd: _tragic_end,
    e.TurnEnded: house.silently,  # the beginning of the next turn tells it
}
