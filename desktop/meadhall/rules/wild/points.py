"""Victory points on the track, and what they set off at once (VW-17.1, VW-17.2, VW-17.5)."""

from ..kernel import EventSink, then
from .cards.asgard import GainAsgard
from .data import MARKS
from .events import LastRound, PointsGained
from .state import State


def gain_points(s: State, seat: int, points: int, source: str, out: EventSink) -> None:
    """The last act of whoever calls it: an Asgard card is picked before anything else goes on."""
    if points == 0:
        return
    player = s.players[seat]
    before, player.points = player.points, player.points + points
    out.append(PointsGained(seat, points, source, player.points))
    if player.points >= s.target and not s.last_round:
        s.last_round = True
        out.append(LastRound(seat))
    then(s, *(GainAsgard(seat) for mark in MARKS if before < mark <= player.points))
