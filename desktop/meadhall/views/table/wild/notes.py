"""What stands below the players: the way to Asgard, the bell, what one may do once a round, achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.models.session import Session
from meadhall.rules.wild import events as e
from meadhall.rules.wild.data import MARKS, UNSEEN, AchievementId
from meadhall.rules.wild.forecast import Standing, next_gift, standing
from meadhall.rules.wild.state import NOBODY, State
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.browse import Browse
from meadhall.views.table.dialogs.ledger import LEADS, Head, Ledger
from meadhall.views.table.game import Note, Scale
from meadhall.views.table.saga.history import of_this_round
from meadhall.views.table.wild import faces
from meadhall.views.table.wild.knowing import rang_the_bell
from meadhall.views.text.markup import NBSP
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.wild.voice import Voice


def notes(session: Session, speech: WildSpeech) -> Sequence[Note]:
    return () if session.result is not None or not session.view.round else tuple(_notes(session, speech))


def _notes(session: Session, speech: WildSpeech) -> Iterator[Note]:
    s: State = session.view
    voice = speech.voice(s)
    if s.last_round:
        ringer = rang_the_bell(of_this_round(session, e.RoundBegan))
        who = voice.who(s.first if ringer is None else ringer)
        yield Note(voice.say("page.note.bell"), voice.say("page.note.bell_text", who=who), warns=True, icon="horn")
    yield _asgard(session, voice)
    if session.viewer is not None:
        yield _this_round(s, voice, session.viewer)
        if s.acting.peeked not in (NOBODY, session.viewer) and s.active == session.viewer:
            yield _seen(speech, s, s.acting.peeked)
    yield _achievements(session, speech)


def _asgard(session: Session, voice: Voice) -> Note:
    """How far the viewer has come, or whoever leads."""
    s: State = session.view
    points = max(player.points for player in s.players)
    if session.viewer is not None:
        points = s.players[session.viewer].points
    mark = next_gift(s, points)
    lines = [voice.say("page.note.points", n=points, most=s.target)]
    if mark is not None:
        lines.append(voice.say("page.note.next_gift", mark=mark))
    lines.append(voice.say("page.note.asgard_left", n=len(s.asgard_deck)))
    marks = (*MARKS, s.target)
    scale = Scale(points, marks, voice.say("page.note.scale", n=points, marks=", ".join(map(str, marks))))
    return Note(voice.say("page.note.asgard"), "\n".join(lines), scale=scale, icon="favour")


def _this_round(s: State, voice: Voice, seat: int) -> Note:
    """What one may do once only."""
    player = s.players[seat]
    lines: list[str] = []
    if player.mission_done:
        lines.append(f"[check] {voice.say('page.note.mission_done')}")
    elif any(player.missions):
        lines.append(_open(voice, "mission", "flag"))
    done = f"[check] {voice.say('page.note.dragon_done')}"
    lines.append(done if player.dragon_done else _open(voice, "dragon", "dragon"))
    if player.demolished:
        lines.append(f"[check] {voice.say('page.note.demolish_done')}")
    return Note(voice.say("page.note.round"), "\n".join(lines), icon="hourglass")


def _open(voice: Voice, deed: str, icon: str) -> str:
    return f"[{icon}] {voice.say(f'page.note.{deed}_open')}"


def _seen(speech: WildSpeech, s: State, seat: int) -> Note:
    """A hand that the viewer has looked at in this turn."""
    voice = speech.voice(s)
    heading = voice.say("page.note.seen", who=voice.who(seat))
    hand = [card for card in s.players[seat].hand if card != UNSEEN]
    cards = faces.counted(speech, hand, "seen:")
    return Note(
        heading,
        voice.tally(hand) or voice.say("page.note.seen_nothing"),
        icon="eye",
        opens=lambda desk: Browse(desk, heading, [("", cards)], empty=voice.say("page.note.seen_nothing")),
    )


# Achievements


def _achievements(session: Session, speech: WildSpeech) -> Note:
    s: State = session.view
    voice = speech.voice(s)
    lines = [_standing(session, speech, each) for each in s.achievements]
    return Note(
        voice.say("page.note.achievements"),
        "\n".join(lines),
        icon="trophy",
        opens=lambda desk: standings(desk, speech),
    )


def _standing(session: Session, speech: WildSpeech, achievement: AchievementId) -> str:
    """Who leads, and how one stands oneself."""
    s: State = session.view
    voice, now = speech.voice(s), standing(s, achievement)
    counts, first = now.counts, now.leaders
    name = speech.achievement(achievement).title
    if not first:
        return voice.say("page.note.nobody_leads", name=name)
    who = voice.words.listed([voice.who(seat) for seat in first])
    told = voice.say("page.note.leads", name=name, who=who, n=counts[first[0]])
    if session.viewer is None or session.viewer in first:
        return told
    own = voice.say("page.note.own", n=counts[session.viewer])
    return f"{told} {own.replace(' ', NBSP)}"  # on one line


def standings(desk: Desk, speech: WildSpeech) -> Ledger:
    """Of all players in what is counted at the end, leaders in bold."""
    s: State = desk.session.view
    voice, seats = speech.voice(s), range(len(s.players))
    now = [standing(s, each) for each in s.achievements]
    heads = [Head(speech.achievement(each).title) for each in s.achievements]
    rows = [[_figure(each, seat) for each in now] for seat in seats]
    return Ledger(desk, voice.say("page.note.standings"), heads, rows)


def _figure(now: Standing, seat: int) -> str:
    return f"**{now.counts[seat]}**{LEADS}" if seat in now.leaders else str(now.counts[seat])
