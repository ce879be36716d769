"""What stands in the panels of the Watch's players, and below them."""

from __future__ import annotations

from meadhall.models.session import Session
from meadhall.rules.watch.data import LIMITS, PIECES
from meadhall.rules.watch.forecast import if_it_ended_now, must_discard
from meadhall.rules.watch.questions import AnswerOffer, ConfirmOffer
from meadhall.rules.watch.state import NOBODY, State, guards_of
from meadhall.views.deeds.watch import DEEDS
from meadhall.views.table.game import Answer, Detail, Figure, Note, SeatFacts
from meadhall.views.table.watch.answers import said
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.words import capitalised


def seat_facts(session: Session, speech: WatchSpeech, seat: int) -> SeatFacts:
    s: State = session.view
    player = s.players[seat]
    unseen = len(player.cards) + len(player.fresh)
    open_ = session.result is not None or seat == session.viewer
    hero = player.hero
    return SeatFacts(
        points=session.game.points(s, seat),  # others' point cards have no face here
        hidden=bool(unseen) and not open_,
        private=bool(unseen) and open_ and session.result is None,
        about=str(speech.words.term(f"watch.hero.{hero}.name")) if hero else "",
        figures=_figures(s, speech, seat),
        ribbon=_ribbon(s, speech, seat),
        answer=_answer(session, speech, seat),
        details=_details(s, speech, seat),
        topic=(f"hero:{hero}",) if hero else ("entry:turn",),
    )


def _figures(s: State, speech: WatchSpeech, seat: int) -> tuple[Figure, ...]:
    words, player = speech.words, s.players[seat]
    cards = len(player.cards) + len(player.fresh)
    heavy = must_discard(s, seat) > 0
    roads = s.pieces_left(seat, "road")
    found = [
        Figure("cards", str(player.hand_size), words("watch.panel.hand", n=player.hand_size), heavy),
        Figure("road", str(roads), words("watch.panel.roads_left", n=roads)),
    ]
    if s.brotherhood:
        guards, most = guards_of(s, seat), PIECES.pieces["guard"]
        found.append(Figure("guard", f"{guards}/{most}", words("watch.panel.guards", n=guards, most=most)))
    found.append(Figure("scroll", str(cards), words("watch.panel.cards", n=cards)))
    return tuple(found)


def _ribbon(s: State, speech: WatchSpeech, seat: int) -> tuple[Figure, ...]:
    """What the two special cards go by."""
    words, player = speech.words, s.players[seat]
    longest, largest = s.road_holder == seat, s.patrol_holder == seat
    road = words(f"watch.panel.{'road_longest' if longest else 'road'}", n=player.road_length)
    found = [Figure("roads", str(player.road_length), road, leads=longest)]
    if player.patrols:
        patrol = words(f"watch.panel.{'patrol_largest' if largest else 'patrol'}", n=player.patrols)
        found.append(Figure("explore", str(player.patrols), patrol, leads=largest))
    return tuple(found)


def _details(s: State, speech: WatchSpeech, seat: int) -> tuple[Detail, ...]:
    words, player = speech.words, s.players[seat]
    hints = [figure.hint for figure in _figures(s, speech, seat)]
    if must_discard(s, seat):
        hints[0] += f" — {words('table.seat.heavy', most=LIMITS.safe_hand)}"
    found = [Detail(figure.icon, hint) for figure, hint in zip(_figures(s, speech, seat), hints, strict=True)]
    found += [Detail(figure.icon, figure.hint) for figure in _ribbon(s, speech, seat)]
    for icon, piece in (("house", "settlement"), ("keep", "keep")):
        found.append(Detail(icon, words(f"watch.panel.{piece}s_left", n=s.pieces_left(seat, piece))))
    if player.hero:
        side = words(f"watch.hero_side.{'b' if player.flipped else 'a'}")
        hero = words("watch.panel.hero", hero=str(words.term(f"watch.hero.{player.hero}.name")))
        found.append(Detail("person", f"{hero}, {side}. {speech.hero(player.hero).text}"))
    return tuple(Detail(detail.icon, capitalised(detail.text)) for detail in found)


def _answer(session: Session, speech: WatchSpeech, seat: int) -> Answer | None:
    """What this seat says to the offer on the table."""
    s: State = session.view
    words, decision = speech.words, session.decision
    if isinstance(decision, ConfirmOffer):
        answer = dict(decision.answers).get(seat)
        if answer is not None:
            return Answer(DEEDS.of(answer).icon, said(speech, answer))
    if isinstance(decision, AnswerOffer) and seat in (decision.seat, *decision.waiting):
        return Answer("hourglass", words("table.trade.asked" if seat != decision.seat else "table.trade.waiting"))
    if s.proposal_of(seat) is not None:
        return Answer("swap", words("table.trade.proposes"))
    return Answer("sound-off", words("table.trade.refuses")) if seat in s.refusing else None


def notes(session: Session, speech: WatchSpeech) -> list[Note]:
    s: State = session.view
    words = speech.words
    goal = words(f"watch.board.{'goal' if s.brotherhood else 'goal_base'}", points=LIMITS.winning_points)
    left = [Figure("scroll", str(len(s.deck)), words("watch.board.deck"))]
    if s.brotherhood:
        goal = f"{goal} {_if_it_ended_now(s, speech)}"
        left.append(Figure("tent", str(len(s.reserve)), words("watch.board.reserve")))
        left.append(Figure("skull", str(len(s.used)), words("watch.board.used")))
    return [
        Note(words("table.heading.goal"), goal),
        Note(words("table.heading.left"), figures=tuple(left)),
    ]


def _if_it_ended_now(s: State, speech: WatchSpeech) -> str:
    words, end = speech.words, if_it_ended_now(s)
    if end.winner == NOBODY:
        said = words("watch.forecast.ends_now_nobody")
    else:
        guards = words("watch.forecast.guards_now", n=end.guards)
        said = words("watch.forecast.ends_now", who=speech.voice(s).who(end.winner), guards=guards)
    return f"{said}." if end.sure else f"{said} {words('watch.forecast.ends_now_unsure')}."
