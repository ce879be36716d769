"""The tray of a player of the Uncharted Lands: deck, hand, what is in play; or what is being laid or built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Denial
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.questions import Building, Exploring, NextCard, SettleNewLand, SetupTile, Turn
from meadhall.rules.northgard.state import State
from meadhall.views.deeds.northgard import DEEDS
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Deed, Heap, Held, Part, Pile, Shelf
from meadhall.views.table.northgard import browse
from meadhall.views.table.northgard.faces import back_of, card_face, held_card
from meadhall.views.table.northgard.inhand import buildings, tiles
from meadhall.views.table.northgard.picking import upgrade
from meadhall.views.text import Line
from meadhall.views.text.northgard import NorthgardSpeech


def parts(desk: Desk, speech: NorthgardSpeech) -> Sequence[Part]:
    """What is in play has its place from the first year on."""
    session = desk.session
    seat = session.viewer
    if seat is None:
        return ()
    mine = session.asked_seat == seat
    if mine and isinstance(session.decision, Exploring | SetupTile | SettleNewLand):
        middle: Part = tiles(desk, speech)
    elif mine and isinstance(session.decision, Building):
        middle = buildings(desk, speech)
    else:
        middle = _hand(session, speech, seat)
    shelf = (_shelf(desk, speech, seat),) if session.view.year else ()
    return (_deck(desk, speech, seat), middle, *shelf)


def _deck(desk: Desk, speech: NorthgardSpeech, seat: int) -> Heap:
    s: State = desk.session.view
    name = speech.voice(s).say("board.deck")
    back = back_of(desk.player(seat))
    return Heap("deck", name, len(s.players[seat].deck), back, opens=lambda at: browse.own_cards(at, speech, seat))


def _hand(session: Session, speech: NorthgardSpeech, seat: int) -> Pile:
    s: State = session.view
    hand = s.players[seat].hand
    used = uses(session)
    cards = [
        held_card(speech, card, s, key, *used.get(key, NO_USE), count=hand.count(card))
        for key, card in ((f"hand:{card}", card) for card in dict.fromkeys(hand))
    ]
    return Pile(tuple(cards), large=True)


Use = tuple[tuple[Action, ...], Denial | None]
NO_USE: Use = ((), None)


def uses(session: Session) -> Mapping[str, Use]:
    """By the keys of cards: what a click on one does, or why it does nothing; neither while it is not one's turn."""
    found: dict[str, Use] = {}
    if session.decision is None or session.asked_seat != session.viewer:
        return found
    for action in session.options():
        found.setdefault(DEEDS.of(action).tray(action), ((action,), None))
    for action in session.decision.actions(session.view):
        key = DEEDS.of(action).tray(action)
        if key and key not in found:
            found[key] = (), session.why_not(action)
    return found


def _shelf(desk: Desk, speech: NorthgardSpeech, seat: int) -> Shelf:
    s: State = desk.session.view
    player, voice = s.players[seat], speech.voice(s)
    top = card_face(speech, player.discard[-1], s) if player.discard else None
    discard = Heap(
        "discard",
        voice.say("board.discard"),
        len(player.discard),
        top=top,
        opens=lambda at: browse.own_cards(at, speech, seat),
    )
    cards = tuple(held_card(speech, card, s, f"active:{place}") for place, card in enumerate(player.active))
    return Shelf(
        voice.say("board.in_play"),
        cards,
        discard,
        voice.say("board.cards", n=len(cards)),
        opens=lambda at: browse.in_play(at, speech, seat),
    )


def menu(session: Session, speech: NorthgardSpeech, held: Held) -> Sequence[Deed]:
    """What one can do with a card of the hand in one's own turn."""
    decision = session.decision
    if not held.key.startswith("hand:") or session.asked_seat != session.viewer:
        return ()
    if not isinstance(decision, Turn | NextCard):
        return ()
    return [deed for kind in decision.kinds if (deed := _deed(session, speech, kind, held.tag)) is not None]


def _deed(session: Session, speech: NorthgardSpeech, kind: type[Any], card: CardId) -> Deed | None:
    s: State = session.view
    line, upgrades = speech.kind(kind, s), s.players[session.viewer or 0].upgrades
    match DEEDS[kind].dialog:
        case "card":
            action = kind(card)
            line = Line(line.title, speech.action(action, s).detail, line.icon)
            return Deed(line, action, denial=session.why_not(action))
        case "upgrade" if upgrades:
            denial = session.why_not(kind(card, upgrades[0], False))
            return Deed(line, opens=lambda at: upgrade(at, speech, card), denial=denial)
        case _:
            return None
