"""The tray of a player of the Watch: resources, development cards, the hero, what things cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Denial
from meadhall.rules.watch import forecast
from meadhall.rules.watch.data import CARDS, KINDS
from meadhall.rules.watch.state import CardSeen, Player, State
from meadhall.views.deeds.watch import DEEDS
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Held, Part, Pile, Price, PriceCard, Prices
from meadhall.views.table.watch.faces import (
    card_face,
    card_in_full,
    hero_face,
    hero_in_full,
    resource_colour,
    resource_face,
)
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS


class Use(NamedTuple):
    """What a click on a card does, or why not; neither while nothing is asked that it could answer."""

    actions: tuple[Action, ...] = ()
    denial: Denial | None = None


_NONE = Use()


def parts(desk: Desk, speech: WatchSpeech) -> list[Part]:
    session = desk.session
    if session.viewer is None:
        return []
    s: State = session.view
    player, uses = s.players[session.viewer], _uses(session)
    piles = _resources(speech, player, uses), _cards(speech, s, player, uses), _hero(speech, player, uses)
    return [*piles, _prices(speech, s, session.viewer)]


def _uses(session: Session) -> Mapping[str, Use]:
    """By the keys that the deeds give to cards of the tray."""
    found: dict[str, Use] = {}
    for group in session.choices.groups:
        key_of = DEEDS[group.kind].tray
        found |= {key_of(locked.action): Use((), locked.denial) for locked in group.locked}
        found |= {key_of(action): Use((action,)) for action in group.legal}
    return found


def _resources(speech: WatchSpeech, player: Player, uses: Mapping[str, Use]) -> Pile:
    cards = tuple(
        Held(
            f"resource:{kind}",
            resource_face(speech, kind),
            tag=RESOURCE_ICONS[kind],
            count=player.hand[kind],
            actions=uses.get(f"resource:{kind}", _NONE).actions,
        )
        for kind in KINDS
        if player.hand[kind]
    )
    return Pile(cards, speech.words("watch.panel.hand", n=player.hand_size), stacked=True)


def _prices(speech: WatchSpeech, s: State, seat: int) -> Prices:
    """All that can be bought, and which cards for it are missing."""
    return Prices(
        speech.words("watch.panel.prices"),
        tuple(_price(speech, s, purchase) for purchase in forecast.purchases(s, seat)),
    )


def _price(speech: WatchSpeech, s: State, purchase: forecast.Purchase) -> Price:
    voice, line = speech.voice(s), speech.kind(purchase.action, s)
    cards = [
        PriceCard(RESOURCE_ICONS[kind], number >= purchase.price[kind] - purchase.missing[kind], resource_colour(kind))
        for kind in KINDS
        for number in range(purchase.price[kind])
    ]
    told = voice.say("panel.price", what=line.title, cards=voice.cards(purchase.price))
    if any(purchase.missing):
        told = voice.say("panel.price_missing", price=told, cards=voice.cards(purchase.missing))
    return Price(DEEDS[purchase.action].icon, line.title, tuple(cards), told, f"action:{purchase.action.__name__}")


def _cards(speech: WatchSpeech, s: State, player: Player, uses: Mapping[str, Use]) -> Pile:
    found: list[Held] = []
    for new, cards in ((False, player.cards), (True, player.fresh)):
        for card in dict.fromkeys(cards):
            if card == "?":
                continue
            use = _NONE if CARDS[card].kind == "point" else uses.get(f"card:{card}", _NONE)
            found.append(
                Held(
                    f"card:{card}:{new}",
                    card_face(speech, card, s.brotherhood),
                    card_in_full(speech, card, s.brotherhood),
                    tag=card,
                    count=cards.count(card),
                    actions=use.actions,
                    denial=use.denial,
                    new=new,
                )
            )
    count = len(player.cards) + len(player.fresh)
    return Pile(tuple(found), speech.words("watch.panel.development", n=count))


def _hero(speech: WatchSpeech, player: Player, uses: Mapping[str, Use]) -> Pile:
    if player.hero is None:
        return Pile(())
    side = "b" if player.flipped else "a"
    use = uses.get("hero", _NONE)
    held = Held(
        "hero",
        hero_face(speech, player.hero, side),
        hero_in_full(speech, player.hero),
        actions=use.actions,
        denial=use.denial,
    )
    side_words = speech.words(f"watch.hero_side.{side}")
    return Pile((held,), speech.words("watch.panel.your_hero", side=side_words))


def held_card(speech: WatchSpeech, card: CardSeen, brotherhood: bool, key: str, action: Action | None) -> Held:
    """A development card in a dialog."""
    full = "" if card == "?" else card_in_full(speech, card, brotherhood)
    return Held(key, card_face(speech, card, brotherhood), full, actions=(action,) if action else ())
