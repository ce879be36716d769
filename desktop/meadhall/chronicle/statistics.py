"""What the finished games come to: for each player, and for the house. They are added up one by one, oldest first."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .past import Past, Sat
from .share import Share

DiceOf = dict[tuple[str, str], Counter[str]]  # by game and kind of die: faces
Feat = Literal["most_points", "widest", "narrowest", "longest", "shortest"]


@dataclass(slots=True)
class Score:
    """Points in the games of one kind."""

    games: int = 0
    total: int = 0
    best: int = 0

    def add(self, points: int) -> None:
        self.best = max(self.best, points) if self.games else points
        self.games += 1
        self.total += points

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0


@dataclass(slots=True)
class Versus:
    """How often somebody came out ahead of another one, behind, and level."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    def add(self, own: int, other: int) -> None:
        """Both have taken these places."""
        self.ahead += own < other
        self.behind += own > other
        self.level += own == other


class Record(NamedTuple):
    """The utmost of its kind so far, and the game in which it was reached."""

    value: int
    path: str
    game: str
    saved: int
    who: str  # the player's name, where it is one player's


class First(NamedTuple):
    """Who did a deed before anybody else, and when."""

    name: str
    colour: int
    saved: int


@dataclass
class Player:
    name: str
    bot: str | None
    colour: int  # of the last game
    first: int  # seconds since 1970
    last: int = 0
    total: Share = field(default_factory=Share)
    games: defaultdict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    scores: defaultdict[str, Score] = field(default_factory=lambda: defaultdict(Score))
    figures: defaultdict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    versus: defaultdict[str, Versus] = field(default_factory=lambda: defaultdict(Versus))
    dice: DiceOf = field(default_factory=lambda: defaultdict(Counter))
    seconds: int = 0
    timed: int = 0  # games whose length is known
    streak: int = 0  # games won one after the other, just now
    longest_streak: int = 0


@dataclass
class House:
    """All that was played here."""

    total: int = 0
    games: Counter[str] = field(default_factory=Counter[str])
    endings: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    chairs: defaultdict[tuple[str, int], Share] = field(default_factory=lambda: defaultdict(Share))  # by game and seat
    figures: defaultdict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    points: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    dice: DiceOf = field(default_factory=lambda: defaultdict(Counter))
    lengths: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))  # in seconds, where known
    records: dict[tuple[str, Feat], Record] = field(default_factory=dict[tuple[str, Feat], Record])
    players: dict[str, Player] = field(default_factory=dict[str, Player])
    deeds: defaultdict[str, dict[str, First]] = field(default_factory=lambda: defaultdict(dict))  # by game and deed

    def ranked(self) -> list[tuple[str, Player]]:
        """People before computer players, whoever has played most first, and of those whoever has won most."""

        def place(one: tuple[str, Player]) -> tuple[bool, int, int, str]:
            who, player = one
            return player.bot is not None, -player.total.games, -player.total.wins, who

        return sorted(self.players.items(), key=place)


def house_of(pasts: Iterable[Past]) -> House:
    """From the oldest to the newest."""
    house = House()
    for _ in adding(house, pasts):
        pass
    return house


def adding(house: House, pasts: Iterable[Past]) -> Iterator[None]:
    """Stops after each game: whoever has much else to do adds a few of them at a time."""
    for past in pasts:
        _add(house, past)
        yield


def _add(house: House, past: Past) -> None:
    house.total += 1
    house.games[past.game] += 1
    if past.ending:
        house.endings[past.game, past.ending] += 1
    if past.seconds:
        house.lengths[past.game].append(past.seconds)
    if any(not sat.place for sat in past.seats):
        return  # nobody knows yet what became of whom
    for chair, sat in enumerate(past.seats):
        _add_seat(house, past, chair, sat)
    _add_player_games(house, past)
    _add_records(house, past)


def _add_seat(house: House, past: Past, chair: int, sat: Sat) -> None:
    due = past.due
    house.chairs[past.game, chair].add(sat.won, due)
    house.points[past.game][sat.points or 0] += 1
    for figure in sat.figures:
        house.figures[past.game, figure].add(sat.won, due)
    for deed in sat.deeds:
        house.deeds[past.game].setdefault(deed, First(sat.name, sat.colour, past.saved))
    for kind, thrown in sat.dice.items():
        faces = house.dice[past.game, kind]
        for face, count in thrown.items():
            faces[face] += count


# Players


def _add_player_games(house: House, past: Past) -> None:
    """Whoever sits in several seats has played one game, with the best of them."""
    best: dict[str, int] = {}
    for chair, sat in enumerate(past.seats):
        if sat.who not in best or sat.place < past.seats[best[sat.who]].place:
            best[sat.who] = chair
    sides = past.sides or len(past.seats)
    for who, chair in best.items():
        sat = past.seats[chair]
        player = house.players.get(who)
        if player is None:
            player = house.players[who] = Player(sat.name, sat.bot, sat.colour, past.saved)
        _add_game(player, past, sat)
        for other, beside in best.items():
            if (chair - beside) % sides:  # not oneself, nor a partner, who sits opposite
                player.versus[other].add(sat.place, past.seats[beside].place)


def _add_game(player: Player, past: Past, sat: Sat) -> None:
    due = past.due
    player.name, player.colour, player.last = sat.name, sat.colour, past.saved
    player.total.add(sat.won, due)
    player.games[past.game].add(sat.won, due)
    player.scores[past.game].add(sat.points or 0)
    for figure in sat.figures:
        player.figures[past.game, figure].add(sat.won, due)
    for kind, thrown in sat.dice.items():
        faces = player.dice[past.game, kind]
        for face, count in thrown.items():
            faces[face] += count
    if past.seconds:
        player.seconds += past.seconds
        player.timed += 1
    player.streak = player.streak + 1 if sat.won else 0
    player.longest_streak = max(player.longest_streak, player.streak)


# Records


def _add_records(house: House, past: Past) -> None:
    points = sorted((sat.points or 0 for sat in past.seats), reverse=True)
    top = next(sat for sat in past.seats if (sat.points or 0) == points[0])
    _keep(house, past, "most_points", points[0], top.name)
    winners = [sat for sat in past.seats if sat.won]
    if winners and len(winners) < len(past.seats):
        lead = min(sat.points or 0 for sat in winners) - max(sat.points or 0 for sat in past.seats if not sat.won)
        if lead >= 0:  # some games are won by fewer points than others have
            _keep(house, past, "widest", lead, winners[0].name)
            _keep(house, past, "narrowest", -lead, winners[0].name)
    if past.seconds:
        _keep(house, past, "longest", past.seconds, "")
        _keep(house, past, "shortest", -past.seconds, "")


def _keep(house: House, past: Past, feat: Feat, value: int, who: str) -> None:
    """The first who reaches it keeps it. Where less is more, the value is negative here."""
    so_far = house.records.get((past.game, feat))
    if so_far is None or value > so_far.value:
        house.records[past.game, feat] = Record(value, past.path, past.game, past.saved, who)
