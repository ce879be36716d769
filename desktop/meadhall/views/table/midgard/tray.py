"""The tray of a player: leader, warband and goods, runes, destinies with how one stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from meadhall.models.session import Session
from meadhall.rules.kernel import Action
from meadhall.rules.midgard.data import DIE_NAMES, KINDS, LIMITS, kinds_in
from meadhall.rules.midgard.forecast import blame_costs
from meadhall.rules.midgard.state import Player, State, owned
from meadhall.views.boards.midgard.dice import viking
from meadhall.views.deeds.midgard import DEEDS
from meadhall.views.look.cards import CardFace
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Deed, Figure, Held, Part, Pile, Rack
from meadhall.views.table.midgard import faces
from meadhall.views.table.midgard.dialogs import DIALOGS
from meadhall.views.table.midgard.fighting.dice import faces_of
from meadhall.views.table.midgard.seats import GOODS
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.text.words import capitalised


def parts(desk: Desk, speech: MidgardSpeech) -> Sequence[Part]:
    session = desk.session
    seat = session.viewer
    if seat is None:
        return ()
    s: State = session.view
    voice = speech.voice(s)
    player = s.players[seat]
    cards: list[Held] = []
    if player.leader is not None:
        face = faces.leader(voice, player.leader)
        cards.append(faces.held(_typed(voice, player.leader, face), "leader"))
    cards += [*_runes(session, speech, player), *_destinies(speech, s, seat), *_used(speech, s, player)]
    return (_rack(speech, s, seat), Pile(tuple(cards), large=True))


def _rack(speech: MidgardSpeech, s: State, seat: int) -> Rack:
    """The band, wherever it is just now, and the goods."""
    voice, player = speech.voice(s), s.players[seat]
    dice = owned(s, seat)
    figures = [
        Figure(icon, str(getattr(player, what)), capitalised(str(voice.term(f"goods.{what}")))) for what, icon in GOODS
    ]
    blame = capitalised(str(voice.term("goods.blame")))
    figures.append(Figure("blame", str(player.blame), blame, warns=blame_costs(player) > 0))
    kinds = kinds_in(dice)
    return Rack(
        voice.say("page.tray.band", n=sum(dice), most=LIMITS.dice),
        LIMITS.dice,
        tuple(DIE_NAMES[kind] for kind in kinds),
        tuple(str(voice.term(f"die.{DIE_NAMES[kind]}")) for kind in kinds),
        tuple(figures),
        "\n".join(faces_of(voice, kind) for kind in KINDS),
        _paint_die,
    )


def _paint_die(painter: QPainter, centre: QPointF, size: float, name: str) -> None:
    viking(painter, DIE_NAMES.index(name), centre, size)  # pyright: ignore[reportArgumentType]


def _runes(session: Session, speech: MidgardSpeech, player: Player) -> list[Held]:
    voice = speech.voice(session.view)
    return [
        faces.held(_typed(voice, rune, faces.rune(voice, rune)), f"rune:{rune}", _uses(session, f"rune:{rune}"))
        for rune in player.runes
    ]


def _used(speech: MidgardSpeech, s: State, player: Player) -> list[Held]:
    """Turned over, they still bring their glory."""
    voice = speech.voice(s)
    return [
        faces.held(_typed(voice, rune, faces.rune(voice, rune, used=True)), f"used:{rune}", full=voice.card_text(rune))
        for rune in player.used_runes
    ]


def _typed(voice: Voice, card: str, face: CardFace) -> CardFace:
    return replace(face, type_line=voice.card_type(card))


def _uses(session: Session, key: str) -> tuple[Action, ...]:
    """What a click on it does, where it may be used just now."""
    return tuple(action for action in session.options() if DEEDS.of(action).tray(action) == key)[:1]


def _destinies(speech: MidgardSpeech, s: State, seat: int) -> list[Held]:
    """Those that nobody else may see, and those that all have seen."""
    voice, player = speech.voice(s), s.players[seat]
    found: list[Held] = []
    for card in (*player.destinies, *player.shown):
        stands = faces.stands(voice, seat, card)
        secret = voice.say("page.tray.shown" if card in player.shown else "page.tray.secret")
        full = f"{voice.card_text(card)}\n{stands}\n{secret}"
        found.append(faces.held(_typed(voice, card, faces.destiny(voice, card, stands)), f"destiny:{card}", full=full))
    return found


def menu(session: Session, speech: MidgardSpeech, held: Held) -> Sequence[Deed]:
    """Of a rune that is put to use with a dialog."""
    if not held.key.startswith("rune:") or not held.actions:
        return ()
    action = held.actions[0]
    line, dialog = speech.kind(type(action), session.view), DEEDS.of(action).dialog
    if not dialog:
        return (Deed(line, action),)
    return (Deed(line, opens=lambda desk: DIALOGS[dialog](desk, speech, type(action))),)
