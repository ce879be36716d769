"""One line of the saga for each thing that happens. What a reader may not know is told without it."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from ....rules.kernel import Event
from ....rules.wild import events as e
from ....rules.wild.data import BUILDINGS, CARDS, HALL, MISSIONS, NOTHING, PLOTS, UNSEEN, Amount
from .. import house
from ..naming import key
from ..speech import Said
from ..words import Argument
from .fields import SPELLING
from .voice import Voice, stored_in

HEADINGS = ("storage", "end")  # the other phases are told by what comes next


FIGHTS = frozenset((e.AttackDeclared, e.AttackSucceeded, e.AttackRepelled, e.DragonBeaten, e.UndeadBeaten))


def said(voice: Voice, event: Event) -> Said | None:
    return house.said(voice, event, _TALES, SPELLING, FIGHTS, _PRICES)


def _plainly(voice: Voice, event: Any) -> str:
    return _as(voice, event, key(type(event)))


def _as(voice: Voice, event: Any, name: str, **more: Argument) -> str:
    """In the sentence of this name, with the event's fields and more."""
    return house.told_as(voice, event, name, SPELLING, **more)


def _varied(voice: Voice, event: Any, number: int, names: Sequence[str], **more: Argument) -> str:
    """A joke that is heard every round wears off: the event itself says which of these it is, now and ever after."""
    return _as(voice, event, names[number % len(names)], **more)


def _phase_began(voice: Voice, event: e.PhaseBegan) -> str:
    return _plainly(voice, event) if event.phase in HEADINGS else ""


def _turn_ended(voice: Voice, event: e.TurnEnded) -> str:
    names = ("turn_ended_content", "turn_ended_innocent", "turn_ended_thirsty")
    return _varied(voice, event, event.seat + event.round, names)


def _produced(voice: Voice, event: e.Produced) -> str:
    kinds = [BUILDINGS[PLOTS[plot]].produces for plot in event.plots]
    made = Amount(kinds.count("beer"), kinds.count("gold"))
    return _as(voice, event, "produced", tokens=voice.tokens(made)) if made != NOTHING else ""


# Cards and resources


def _cards_drawn(voice: Voice, event: e.CardsDrawn) -> str:
    return _as(voice, event, "cards_drawn_hidden" if UNSEEN in event.cards else "cards_drawn", n=len(event.cards))


def _card_played(voice: Voice, event: e.CardPlayed) -> str:
    if event.part == "gain" and _is_printed(event.card):
        return _as(voice, event, "card_played_gain", goods=voice.goods(CARDS[event.card].gain))
    return _as(voice, event, "card_played" if event.from_hand else "card_played_on")


def _is_printed(card: str) -> bool:
    """What it brings is the same at any time, and told as it is played."""
    return card in CARDS and not (CARDS[card].gain_per_building or CARDS[card].gain_per_rival)


def _pool_gained(voice: Voice, event: e.PoolGained) -> str:
    told = event.source == "exchange" or (_is_printed(event.source) and CARDS[event.source].gain != NOTHING)
    return "" if told else _plainly(voice, event)


def _pool_lost(voice: Voice, event: e.PoolLost) -> str:
    number = event.seat + event.lost.beer + event.lost.gold
    return _varied(voice, event, number, ("pool_lost_table", "pool_lost_thief", "pool_lost_dogs"))


def _exchanged(voice: Voice, event: e.Exchanged) -> str:
    get = "gold" if event.given == "beer" else "beer"
    return _as(voice, event, "exchanged", give=voice.counted(2, event.given), get=voice.counted(1, get))


def _paid(voice: Voice, event: e.Paid) -> str:
    price = _price(voice, event)
    return _as(voice, event, "paid", goods=price) if price and event.purpose != "exchange" else ""


def _price(voice: Voice, event: e.Paid) -> str:
    paid = reduce(Amount.and_, (spent.tokens for spent in event.tokens), event.pool)
    return voice.goods(paid) if paid != NOTHING else ""


_PRICES: house.Telling = {e.Paid: _price}


def _card_bought(voice: Voice, event: e.CardBought) -> str:
    return _as(voice, event, "card_bought" if event.slot < 0 else "card_bought_path")


def _path_moved(voice: Voice, event: e.PathMoved) -> str:
    return _plainly(voice, event) if event.card else voice.say("event.path_moved_empty")


def _path_left(voice: Voice, event: e.PathLeft) -> str:
    names = ("path_left_unwanted", "path_left_waiting", "path_left_hurt")
    return _varied(voice, event, len(event.card), names)


def _token_gained(voice: Voice, event: e.TokenGained) -> str:
    return _as(voice, event, "token_gained_hall" if event.plot == HALL else "token_gained")


def _hand_seen(voice: Voice, event: e.HandSeen) -> str:
    if not event.cards:
        return _as(voice, event, "hand_seen_empty")
    return _as(voice, event, "hand_seen_hidden" if UNSEEN in event.cards else "hand_seen")


def _cards_recovered(voice: Voice, event: e.CardsRecovered) -> str:
    return _as(voice, event, "cards_recovered" if event.cards else "cards_recovered_none")


def _card_put_back(voice: Voice, event: e.CardPutBack) -> str:
    return _as(voice, event, "card_put_back_hidden" if event.card == UNSEEN else "card_put_back")


def _demolished(voice: Voice, event: e.Demolished) -> str:
    return _as(voice, event, "demolished", building=voice.place(event.plot))


# Attack and defence


def _with_band(voice: Voice, event: e.AttackDeclared | e.UndeadBeaten | e.UndeadStood) -> str:
    return _as(voice, event, key(type(event)), cards=voice.band(event.fighters, event.boosters))


def _dragon_beaten(voice: Voice, event: e.DragonBeaten) -> str:
    names = ("dragon_beaten_used", "dragon_beaten_dinner", "dragon_beaten_hoard")
    cards = voice.band(event.fighters, event.boosters)
    return _varied(voice, event, event.seat + event.round, names, cards=cards)


def _defended(voice: Voice, event: e.Defended) -> str:
    if not event.cards:
        return _as(voice, event, "defended_not")
    named = [*event.units, event.hero] if event.hero else event.units
    return _as(voice, event, "defended_disarmed" if named else "defended", disarmed=voice.cards(named))


def _full_defence(voice: Voice, event: e.FullDefence) -> str:
    return _as(voice, event, "full_defence_shielded" if event.shielded else "full_defence")


def _points_gained(voice: Voice, event: e.PointsGained) -> str:
    return _as(voice, event, f"points_gained_{'mission' if event.source in MISSIONS else event.source}")


# The end of the round and of the game


def _tokens_stored(voice: Voice, event: e.TokensStored) -> str:
    stored = NOTHING
    for stock in event.stocks:
        stored = stored.plus(stored_in(stock.plot), stock.count)
    if stored == event.lost == NOTHING:
        return ""
    told = {"tokens": voice.tokens(stored), "lost": voice.tokens(event.lost)}
    if event.lost == NOTHING:
        return _as(voice, event, "tokens_stored", **told)
    return _as(voice, event, "tokens_stored_only_lost" if stored == NOTHING else "tokens_stored_lost", **told)


def _hand_discarded(voice: Voice, event: e.HandDiscarded) -> str:
    if not event.cards:
        return _as(voice, event, "hand_discarded_only_kept") if event.kept else ""
    return _as(voice, event, "hand_discarded_kept" if event.kept else "hand_discarded")


def _achievement_scored(voice: Voice, event: e.AchievementScored) -> str:
    if not event.winners:
        return _as(voice, event, "achievement_scored_nobody")
    return _as(voice, event, "achievement_scored" if len(event.winners) == 1 else "achievement_scored_each")


def _tie_checked(voice: Voice, event: e.TieChecked) -> str:
    return _as(voice, event, "tie_checked_nothing" if event.winners == event.contenders else "tie_checked")


_TALES: dict[type[Event], Callable[[Voice, Any], str]] = {
    e.PhaseBegan: _phase_began,
    e.Produced: _produced,
    e.CardsDrawn: _cards_drawn,
    e.TurnBegan: house.silently,
    e.TurnEnded: _turn_ended,
    e.CardPlayed: _card_played,
    e.PoolGained: _pool_gained,
    e.PoolLost: _pool_lost,
    e.Exchanged: _exchanged,
    e.Paid: _paid,
    e.CardBought: _card_bought,
    e.PathMoved: _path_moved,
    e.TokenGained: _token_gained,
    e.HandSeen: _hand_seen,
    e.CardsRecovered: _cards_recovered,
    e.CardPutBack: _card_put_back,
    e.Demolished: _demolished,
    e.AttackDeclared: _with_band,
    e.Defended: _defended,
    e.FullDefence: _full_defence,
    e.UndeadBeaten: _with_band,
    e.UndeadStood: _with_band,
    e.DragonBeaten: _dragon_beaten,
    e.AskingSet: house.silently,
    e.PointsGained: _points_gained,
    e.TokensStored: _tokens_stored,
    e.TableCleared: house.silently,
    e.PathLeft: _path_left,
    e.HandDiscarded: _hand_discarded,
    e.AchievementScored: _achievement_scored,
    e.TieChecked: _tie_checked,
    e.GameEnded: house.silently,
}
