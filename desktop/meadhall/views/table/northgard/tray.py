"""The tray of a player of the Uncharted Lands: deck, hand, what is in play; or what is being laid or built."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Denial
from meadhall.rules.northgard.actions import Discard, PlayCard, Remove, Replace, Upgrade, Wait
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.questions import Building, Exploring, NextCard, SettleNewLand, SetupTile, Turn
from meadhall.rules.northgard.state import State
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Deed, Heap, Held, Part, Pile, Shelf
from meadhall.views.table.northgard import browse
from meadhall.views.table.northgard.faces import back_of, card_face, held_card
from meadhall.views.table.northgard.inhand import buildings, tiles
from meadhall.views.table.northgard.picking import upgrade
from meadhall.views.text import Line
from meadhall.views.text.northgard import NorthgardSpeech


def parts(desk: Desk, speech: NorthgardSpeech) -> Sequence[Part]:
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
    return (_deck(desk, speech, seat), middle, _shelf(desk, speech, seat))


def _deck(desk: Desk, speech: NorthgardSpeech, seat: int) -> Heap:
    s: State = desk.session.view
    name = speech.voice(s).say("board.deck")
    back = back_of(desk.player(seat))
    return Heap("deck", name, len(s.players[seat].deck), back, opens=lambda at: browse.own_cards(at, speech, seat))


def _hand(session: Session, speech: NorthgardSpeech, seat: int) -> Pile:
    s: State = session.view
    hand = s.players[seat].hand
    cards = [
        held_card(speech, card, s, f"hand:{card}", *_use(session, card), count=hand.count(card))
        for card in dict.fromkeys(hand)
    ]
    return Pile(tuple(cards), large=True)


def _use(session: Session, card: CardId) -> tuple[tuple[Action, ...], Denial | None]:
    """What a click on a card of the hand does, or why it cannot be played; neither while it is not one's turn."""
    if session.asked_seat != session.viewer:
        return (), None
    if Discard(card) in session.options():
        return (Discard(card),), None
    if not isinstance(session.decision, Turn | NextCard):
        return (), None
    denial = session.why_not(PlayCard(card))
    return ((PlayCard(card),), None) if denial is None else ((), denial)


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
    """The six things one can do with a card of the hand in one's own turn."""
    if not held.key.startswith("hand:") or session.asked_seat != session.viewer:
        return ()
    if not isinstance(session.decision, Turn | NextCard):
        return ()
    s: State = session.view
    card = held.tag
    kinds = (PlayCard, Wait, Replace, Remove) if isinstance(session.decision, Turn) else (PlayCard,)
    found: list[Deed] = []
    for kind in kinds:
        line = speech.kind(kind, s)
        detail = speech.card(card, s).text if kind is PlayCard else line.detail
        found.append(Deed(Line(line.title, detail, line.icon), kind(card), denial=session.why_not(kind(card))))
    if isinstance(session.decision, Turn) and s.players[session.viewer or 0].upgrades:
        action = Upgrade(card, s.players[session.viewer or 0].upgrades[0], False)
        line, denial = speech.kind(Upgrade, s), session.why_not(action)
        found.append(Deed(line, opens=lambda at: upgrade(at, speech, card), denial=denial))
    return found
