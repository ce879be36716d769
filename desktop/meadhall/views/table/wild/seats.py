"""What stands in the panels of the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meadhall.models.session import Session
from meadhall.rules.wild import events as e
from meadhall.rules.wild.data import CARDS, NOTHING, RESOURCES
from meadhall.rules.wild.forecast import why_not_rival
from meadhall.rules.wild.questions import TakeTurn
from meadhall.rules.wild.state import State
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.browse import Browse
from meadhall.views.table.game import Answer, Detail, Figure, SeatFacts
from meadhall.views.table.saga.history import of_this_round
from meadhall.views.table.wild import faces
from meadhall.views.table.wild.knowing import attackers_of
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.wild.voice import Voice


def seat_facts(session: Session, speech: WildSpeech, seat: int) -> SeatFacts:
    s: State = session.view
    player, voice = s.players[seat], speech.voice(s)
    return SeatFacts(
        points=player.points,
        about=_about(session, voice, seat),
        figures=(
            Figure("cards", str(len(player.hand)), voice.say("page.panel.hand", n=len(player.hand))),
            Figure("deck", str(len(player.deck)), voice.say("page.panel.deck", n=len(player.deck))),
            *(_resource(s, voice, seat, kind) for kind in RESOURCES),
        ),
        pieces=tuple(_buildings(s, voice, seat)),
        answer=Answer("shield", voice.say("page.panel.defends")) if _defends(s, seat) else None,
        details=tuple(_details(session, speech, seat)),
        cards=lambda desk: open_cards(desk, speech, seat),
        topic=(f"hall:{player.level}",),
    )


def _buildings(s: State, voice: Voice, seat: int) -> Iterator[Figure]:
    """How many there are; each of them is to be seen in the village."""
    town = s.players[seat].town
    yield Figure("house", str(s.players[seat].buildings), _settlement(s, voice, seat))
    for icon, state, count in (
        ("build", "new", sum(building.new for building in town)),
        ("burst", "damaged", sum(building.damaged for building in town)),
    ):
        if count:
            yield Figure(icon, str(count), voice.say(f"page.panel.{state}", n=count))


def open_cards(desk: Desk, speech: WildSpeech, seat: int) -> Browse:
    """Of whomever: everybody may look through them at any time (VW-19.9)."""
    player, voice = desk.session.view.players[seat], speech.voice(desk.session.view)
    groups = [
        (voice.say("page.piles.discard"), faces.counted(speech, player.discard, "discard:")),
        (voice.say("page.piles.area"), faces.counted(speech, player.area, "area:")),
    ]
    title = voice.say("page.piles.open", who=voice.who(seat))
    return Browse(desk, title, groups, empty=voice.say("page.piles.empty"))


def _defends(s: State, seat: int) -> bool:
    return s.attack is not None and s.attack.victim == seat


def _about(session: Session, voice: Voice, seat: int) -> str:
    """What matters of it to somebody who looks for a target; else who leads."""
    s: State = session.view
    player = s.players[seat]
    if player.attacked:
        return _attacked(session, voice, seat)
    viewer = session.viewer
    on_turn = isinstance(session.decision, TakeTurn) and session.decision.seat == viewer
    if on_turn and viewer not in (None, seat) and why_not_rival(s, s.active, seat) is None:
        return voice.say("page.panel.open")
    return str(voice.term(f"chief.{player.chief}")) if player.chief else ""


def _attacked(session: Session, voice: Voice, seat: int) -> str:
    by = attackers_of(of_this_round(session, e.RoundBegan), seat)
    if by == (session.viewer,):
        return voice.say("page.panel.attacked_by_you")
    if not by:
        return voice.say("page.panel.attacked")
    names = [session.seats[each].name for each in by]
    return voice.say("page.panel.attacked_by", who=voice.words.listed(names))


def _resource(s: State, voice: Voice, seat: int, kind: str) -> Figure:
    """All there is of it: what fades, and what lies on buildings."""
    pool = s.acting.pool.of(kind) if s.active == seat else 0  # pyright: ignore[reportArgumentType]
    tokens = s.players[seat].tokens.of(kind)  # pyright: ignore[reportArgumentType]
    return Figure(kind, str(pool + tokens), voice.say(f"page.panel.{kind}", pool=pool, n=tokens))


# In full


def _details(session: Session, speech: WildSpeech, seat: int) -> Iterator[Detail]:
    s: State = session.view
    player, voice = s.players[seat], speech.voice(s)
    if s.first == seat:
        yield Detail("favour", voice.say("page.panel.hammer"))
    yield Detail("cards", voice.say("page.panel.hand", n=len(player.hand)))
    yield Detail("deck", voice.say("page.panel.deck", n=len(player.deck)))
    yield Detail("trash", voice.say("page.panel.discard", n=len(player.discard)))
    for kind in RESOURCES:
        yield Detail(kind, _resource(s, voice, seat, kind).hint)
    yield Detail("trophy", _settlement(s, voice, seat))
    stored = player.tokens
    if stored != NOTHING:
        yield Detail("barrel", voice.say("page.panel.tokens", tokens=voice.tokens(stored)))
    yield from _deeds(session, voice, seat)
    yield _hidden(voice, s, seat)
    yield Detail("cards", voice.say("page.panel.owned", cards=_by_kind(voice, s, seat)))
    yield Detail("gear", voice.say(f"page.panel.asking_{player.asking}"))


def _settlement(s: State, voice: Voice, seat: int) -> str:
    player = s.players[seat]
    limit = player.limit
    if limit is None:
        return voice.say("page.panel.hall_full", level=player.level, n=player.buildings)
    return voice.say("page.panel.hall", level=player.level, n=player.buildings, most=limit)


def _deeds(session: Session, voice: Voice, seat: int) -> Iterator[Detail]:
    s: State = session.view
    player = s.players[seat]
    if player.attacked:
        yield Detail("crossed", _attacked(session, voice, seat))
    now = [voice.mission(mission) for mission in player.missions if mission is not None]
    if now:
        yield Detail("flag", voice.say("page.panel.missions", missions=", ".join(now)))
    if player.done:
        done = [voice.mission(mission) for mission in player.done]
        yield Detail("check", voice.say("page.panel.done", missions=", ".join(done)))


def _hidden(voice: Voice, s: State, seat: int) -> Detail:
    """What of all that was bought can still come out of the hand."""
    unseen = [card for card in sorted(s.players[seat].concealed.elements()) if CARDS[card].defends]
    if not unseen:
        return Detail("shield", voice.say("page.panel.no_defences"))
    return Detail("shield", voice.say("page.panel.defences", cards=voice.tally(unseen)))


def _by_kind(voice: Voice, s: State, seat: int) -> str:
    kinds = Counter(CARDS[card].kind for card in s.players[seat].owned)
    return ", ".join(voice.say("words.times", what=voice.say(f"card_type.{kind}"), n=n) for kind, n in kinds.items())
