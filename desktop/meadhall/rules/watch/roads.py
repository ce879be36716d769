"""Where roads may go, and how long they are (GC-8.10, GC-8.11, GC-10.1–10.3)."""

from collections.abc import Iterable

from ..kernel import Denial
from .state import NOBODY, State


def open_paths(s: State, seat: int) -> list[int]:
    """All paths on which this seat could lay a road now, leaving its cards and pieces aside."""
    ground, road = s.ground, s.road
    found: dict[int, None] = {}
    for place in reached(s, seat):
        for path in ground.edges_at[place]:
            if road[path] == NOBODY:
                found[path] = None
    return list(found)


def reached(s: State, seat: int) -> Iterable[int]:
    """Intersections from which this seat's roads may go on: not through a foreign building (GC-8.11, GC-27.3)."""
    player, owner, ends = s.players[seat], s.owner, s.ground.ends
    found = dict.fromkeys(player.settlements + player.keeps)
    for path in player.roads:
        for end in ends[path]:
            if owner[end] in (NOBODY, seat):
                found[end] = None
    return found


def no_road(s: State, seat: int, path: int) -> Denial | None:
    """Why no road of this seat can lie here."""
    ground = s.ground
    if not 0 < path < len(ground.ends) or not ground.ends[path]:
        return Denial("no_such_path", "GC-2.2")
    if s.road[path] != NOBODY:
        return Denial("path_taken", "GC-8.10", {"by": s.road[path]})
    if s.pieces_left(seat, "road") <= 0:
        return Denial("no_piece_left", "GC-1.5", {"piece": "road"})
    if not any(_goes_on(s, seat, end) for end in ground.ends[path]):
        return Denial("road_not_connected", "GC-8.11")
    return None


def _goes_on(s: State, seat: int, place: int) -> bool:
    if s.owner[place] != NOBODY:
        return s.owner[place] == seat
    return any(s.road[path] == seat for path in s.ground.edges_at[place])


def lay_road(s: State, seat: int, path: int) -> None:
    player = s.players[seat]
    player.roads += (path,)
    s.road[path] = seat
    measure(s, seat)


def take_up_road(s: State, seat: int, path: int) -> None:
    player = s.players[seat]
    player.roads = tuple(road for road in player.roads if road != path)
    s.road[path] = NOBODY


def measure(s: State, seat: int) -> None:
    s.players[seat].road_length = length_of_road(s, seat)


def length_of_road(s: State, seat: int) -> int:
    """GC-10.1–10.3: the longest chain of own roads that uses none twice and passes through no foreign building."""
    ends = s.ground.ends
    ways: dict[int, list[tuple[int, int]]] = {}  # intersection -> (bit of the path, other end)
    for place, path in enumerate(s.players[seat].roads):
        a, b = ends[path]
        ways.setdefault(a, []).append((1 << place, b))
        ways.setdefault(b, []).append((1 << place, a))
    shut = {place for place in ways if s.owner[place] not in (NOBODY, seat)}

    def farther(place: int, gone: int) -> int:
        best = 0
        for bit, other in ways[place]:
            if not gone & bit:
                rest = 0 if other in shut else farther(other, gone | bit)
                if rest >= best:
                    best = rest + 1
        return best

    return max((farther(place, 0) for place in ways), default=0)
