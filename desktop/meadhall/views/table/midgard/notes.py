"""What stands below the players: blame, what one has reserved, what the colours of the houses mean."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.models.session import Session
from meadhall.rules.midgard.data import LIMITS, UNSEEN
from meadhall.rules.midgard.forecast import next_blame
from meadhall.rules.midgard.questions import NameBlamed
from meadhall.rules.midgard.state import ASHORE, State, enemy_at
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.table.dialogs.browse import Browse
from meadhall.views.table.game import Note, Swatch
from meadhall.views.table.midgard import faces
from meadhall.views.table.midgard.fighting.voyage import check_list
from meadhall.views.table.midgard.points import counting
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.words import capitalised


def notes(session: Session, speech: MidgardSpeech) -> Sequence[Note]:
    s: State = session.view
    if session.result is not None:
        return ()
    found: list[Note] = []
    if s.round:
        found.append(_blame(session, speech))
    if session.viewer is not None and s.bands_of(session.viewer):
        found.append(_reserved(s, speech, session.viewer))
    known = _known(s, speech)
    if known is not None:
        found.append(known)
    if not s.round:
        found.append(Note(speech.words("table.heading.goal"), speech.voice(s).say("page.note.goal", n=LIMITS.rounds)))
    found.append(_colours(s, speech))
    return found


def _blame(session: Session, speech: MidgardSpeech) -> Note:
    """What happens if nobody slays the troll, and what that would cost."""
    s: State = session.view
    voice = speech.voice(s)
    if s.troll is None:
        slain = voice.say("page.note.troll_slain")
        if isinstance(session.decision, NameBlamed):
            slain = voice.say("page.note.troll_blames", who=voice.who(session.decision.seat))
        return Note(voice.say("page.note.blame"), slain, icon="check", opens=lambda desk: counting(desk, speech))
    lines = [voice.say("page.note.troll", enemy=voice.card(s.troll))]
    band = s.band_at("troll")
    if band is not None:
        lines.append(voice.say("page.note.troll_fought", who=voice.who(band.seat)))
    if session.viewer is not None:
        cost = next_blame(s.players[session.viewer])
        if cost:
            lines.append(voice.say("page.note.next_blame", n=cost))
    return Note(voice.say("page.note.blame"), "\n".join(lines), icon="blame", opens=lambda desk: counting(desk, speech))


def _reserved(s: State, speech: MidgardSpeech, seat: int) -> Note:
    """The shores by the names that stand on the board."""
    voice = speech.voice(s)
    lines: list[str] = []
    for band in s.bands_of(seat):
        enemy = enemy_at(s, band)
        against = faces.name(voice, enemy) if enemy else voice.say("page.note.gone")
        if band.shore == ASHORE:
            where = "" if enemy else f"{capitalised(str(voice.target(band.place, ASHORE)))}: "
            lines.append(f"[crossed] {where}{against}")
        else:
            lines.append(f"[ship] {voice.shore(band.shore).form('short')}: {against}")
    return Note(
        voice.say("page.note.reserved"),
        "\n".join(lines),
        opens=lambda desk: check_list(desk, speech),
    )


def _known(s: State, speech: MidgardSpeech) -> Note | None:
    """Face-down journeys at which the viewer has looked."""
    voice = speech.voice(s)
    cards = {
        shore: coast.journey
        for shore, coast in enumerate(s.coasts)
        if coast.journey is not None and coast.journey != UNSEEN and not coast.revealed
    }
    if not cards:
        return None
    heading = voice.say("page.note.journeys")
    lines = [
        f"[eye] {voice.shore(shore).form('short')}: **{voice.card(card).form('short')}**"
        for shore, card in cards.items()
    ]
    held = [
        faces.held(
            faces.journey(voice, card), f"journey:{shore}", full=f"{voice.shore(shore)}: {voice.card_text(card)}"
        )
        for shore, card in cards.items()
    ]
    return Note(heading, "\n".join(lines), opens=lambda desk: Browse(desk, heading, [("", held)]))


def _colours(s: State, speech: MidgardSpeech) -> Note:
    voice = speech.voice(s)
    swatches = tuple(
        Swatch(colour, voice.say(f"page.note.{name}"))
        for name, colour in (("brown", HARBOUR.brown), ("blue", HARBOUR.blue), ("red", HARBOUR.red))
    )
    return Note(voice.say("page.note.colours"), swatches=swatches)
