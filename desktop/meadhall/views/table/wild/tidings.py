"""What one is to read when it has happened: a hand one alone has seen, and how a round went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.wild import events as e
from meadhall.rules.wild.state import State
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.browse import Browse
from meadhall.views.table.dialogs.ledger import Head, Ledger
from meadhall.views.table.game import OpenDialog
from meadhall.views.table.saga.history import last_round
from meadhall.views.table.wild import faces
from meadhall.views.text.wild import WildSpeech

_COLUMNS = ("raids", "defence", "missions", "others", "bought", "lost")
_SHARES = {"bought": 9, "lost": 3}
_WAYS = ("raids", "defence", "missions")


def reports(session: Session, speech: WildSpeech, events: Sequence[Event]) -> Iterator[OpenDialog]:
    """At the end of the game its page tells all."""
    viewer = session.viewer
    if viewer is None or session.result is not None:
        return
    for event in events:
        if isinstance(event, e.HandSeen) and event.seat == viewer:
            yield lambda desk, event=event: _hand(desk, speech, event)
    if any(isinstance(event, e.RoundBegan) for event in events) and last_round(session, e.RoundBegan):
        yield lambda desk: round_sheet(desk, speech)


def _hand(desk: Desk, speech: WildSpeech, event: e.HandSeen) -> Browse:
    voice = speech.voice(desk.session.view)
    title = voice.say("page.note.seen", who=desk.session.seats[event.victim].name)
    groups = [("", faces.counted(speech, event.cards, "seen:"))]
    empty = voice.say("page.note.seen_nothing")
    return Browse(
        desk, title, groups, voice.say("page.seen.note"), empty=empty, done=desk.style.words("table.recap.go_on")
    )


def round_sheet(desk: Desk, speech: WildSpeech) -> Ledger:
    """Of the round that has just ended: where points came from, what was bought, what went stale."""
    s: State = desk.session.view
    voice = speech.voice(s)
    events = last_round(desk.session, e.RoundBegan)
    heads = [Head(voice.say(f"page.round.{name}"), _SHARES.get(name, 2)) for name in _COLUMNS]
    sources = desk.session.game.sources(s, events)
    ways = desk.session.game.ways
    points = [Counter[str]() for _ in s.players]
    for source, by_seat in sources.items():
        for seat, got in enumerate(by_seat):
            points[seat][ways[source]] += got
    rows = [list(_figures(speech, s, events, seat, points[seat])) for seat in range(len(s.players))]
    return Ledger(desk, voice.say("page.round.title", n=s.round - 1), heads, rows)


def _figures(speech: WildSpeech, s: State, events: Sequence[Event], seat: int, by_way: Counter[str]) -> Iterator[str]:
    voice = speech.voice(s)
    for way in _WAYS:
        yield _points(by_way[way])
    yield _points(by_way.total() - sum(by_way[way] for way in _WAYS))
    bought = [event.card for event in events if isinstance(event, e.CardBought) and event.seat == seat]
    built = [event.building for event in events if isinstance(event, e.Built) and event.seat == seat]
    names = [voice.tally(bought), ", ".join(voice.title(voice.term(f"building.{kind}.name")) for kind in built)]
    yield ", ".join(filter(None, names)) or "—"
    lost = [event.lost for event in events if isinstance(event, e.TokensStored) and event.seat == seat]
    yield ", ".join(filter(None, (voice.tokens(each) for each in lost))) or "—"


def _points(points: int) -> str:
    return f"**+{points}**" if points else "—"
