"""Where roads may go, and how long they are (GC-8.10, GC-8.11, GC-10.1–10.3)."""

from collections.abc import Iterable, Iterator

from ...kernel import Denial
from ..state import NOBODY, State


def open_paths(s: State, seat: int) -> list[int]:
    """All paths on which this seat could lay a road now, leaving its cards and pieces aside."""
    return list(dict.fromkeys(_open_paths(s, seat)))


def may_go_on(s: State, seat: int) -> bool:
    """Whether there is any such path."""
    return next(_open_paths(s, seat), None) is not None


def _open_paths(s: State, seat: int) -> Iterator[int]:
    edges_at, road = s.ground.edges_at, s.road
    for place in reached(s, seat):
        for path in edges_at[place]:
            if road[path] == NOBODY:
                yield path


def reached(s: State, seat: int) -> Iterable[int]:
    """Intersections from which this seat's roads may go on: not through a foreign building (GC-8.11, GC-27.3)."""
    player, owner, ends = s.players[seat], s.owner, s.ground.ends
    found = dict.fromkeys(player.settlements + player.keeps)
    for path in player.roads:
        for end in ends[path]:
            if owner[end] == NOBODY or owner[end] == seat:
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
    player.road_length = max(player.road_length, length_through(s, seat, path))


def take_up_road(s: State, seat: int, path: int) -> None:
    player = s.players[seat]
    player.roads = tuple(road for road in player.roads if road != path)
    s.road[path] = NOBODY


def move_road(s: State, seat: int, origin: int, path: int) -> None:
    take_up_road(s, seat, origin)
    measure(s, seat)
    lay_road(s, seat, path)


def measure(s: State, seat: int) -> None:
    """GC-10.1–10.3: the longest chain of own roads that uses none twice and passes through no foreign building."""
    player, ends = s.players[seat], s.ground.ends
    starts = [(path, end) for path in player.roads for end in ends[path]]
    chains = (chain for path, end in starts for chain in _chains(s, seat, end, 1 << path))
    player.road_length = max((chain.bit_count() for chain in chains), default=0)


def length_through(s: State, seat: int, path: int) -> int:
    """Of the longest chain that leads over this road, laid already or not."""
    start = 1 << path
    one_end, other_end = s.ground.ends[path]
    ones, others = _chains(s, seat, one_end, start), _chains(s, seat, other_end, start)
    one, other = max(ones, key=int.bit_count), max(others, key=int.bit_count)
    if one & other == start:
        return (one | other).bit_count()
    # These two use a road twice: the longest of those that don't.
    return max((one | other).bit_count() for one in ones for other in others if one & other == start)


def _chains(s: State, seat: int, place: int, chain: int) -> list[int]:
    """This chain, a bit for each of its roads, and all that it can become by going on from here."""
    owner, road, leading_from = s.owner, s.road, s.ground.leading_from
    found = [(place, chain)]
    for place, chain in found:  # which grows meanwhile
        if owner[place] == NOBODY or owner[place] == seat:
            for path, beyond in leading_from[place]:
                if road[path] == seat and not chain >> path & 1:
                    found.append((beyond, chain | 1 << path))
    return [chain for _, chain in found]
