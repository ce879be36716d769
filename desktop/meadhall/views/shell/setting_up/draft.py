"""A game that is being set up: who sits where, and what was agreed. What goes together, only the rules say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any, Literal, NamedTuple

from meadhall.bots import USUAL
from meadhall.bots.characters import CHARACTERS, Character, character, rank
from meadhall.rules import GAMES
from meadhall.rules.kernel import BadOption, Game
from meadhall.table import Seat, Terms
from meadhall.table.seat import BadSeat, check_seats
from meadhall.table.table import SEEDS
from meadhall.views.look.palette import PLAYERS
from meadhall.views.text import Words, speech_for

_SEEDS_DRAWN = 1_000_000  # short enough to be read out over a table
_OFFERED = SystemRandom()
_FIRST_SEATS = 3
FEWEST = 2  # players
_FOR_BEGINNERS = "novice"


@dataclass
class Chair:
    """A seat that may still change. Without a name of its own it is called as the words call it."""

    colour: int
    bot: str | None = None  # a character, or a level
    name: str | None = None
    guest: int = 0  # which of the usual names it has


class Seated(NamedTuple):
    """Who has played which game, and what was agreed."""

    game_id: str
    seats: Sequence[Seat]
    agreed: Any


@dataclass
class Draft:
    game_id: str
    chairs: list[Chair]
    options: dict[str, Any] = field(default_factory=dict)  # only what differs from the usual
    seed: str = ""
    undo: Literal["strict", "free"] = "strict"
    hints: bool = True
    fixed: bool = False  # it goes on from a position, which has its chairs
    owned: bool = False  # and another one is still played from there: hands stay with whom they are

    @classmethod
    def usual(cls, game_id: str, undo: Literal["strict", "free"] = "strict", *, first: bool = False) -> Draft:
        """One person among computers, as many as like to play: it can start at once. A first game is for fewer, and
        easier ones: there is less to watch, and one's turn comes sooner."""
        draft = cls(game_id, [], undo=undo)
        draft.draw_seed()
        seats = draft.game.seats(draft.agreed())
        level = _FOR_BEGINNERS if first else USUAL
        draft.seat_people(1, _FIRST_SEATS if first and _FIRST_SEATS in seats else max(seats), level)
        return draft

    @classmethod
    def again(cls, words: Words, before: Seated, undo: Literal["strict", "free"] = "strict") -> Draft:
        """The same company once more, as agreed, with other luck."""
        draft = cls(before.game_id, [_chair_of(seat, at, words) for at, seat in enumerate(before.seats)], undo=undo)
        agreed = {name: getattr(before.agreed, name) for name in draft.game.allowed()}
        draft.options = {name: value for name, value in agreed.items() if value != draft.value(name)}
        draft.draw_seed()
        return draft

    @classmethod
    def going_on(cls, words: Words, before: Seated, undo: Literal["strict", "free"], *, owned: bool) -> Draft:
        """Whoever sits down where others have played so far."""
        draft = cls.again(words, before, undo)
        draft.fixed, draft.owned = True, owned
        return draft

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.game_id]

    # Who plays

    def seat_people(self, people: int, seats: int, level: str = USUAL) -> None:
        """So many persons, the rest computers of that level, or near it."""
        company = [one.id for one in self.company(level)]
        company += [level] * seats  # where there are not so many characters
        self.chairs = [Chair(at, None if at < people else company[at - people], guest=at) for at in range(seats)]

    def welcome(self, name: str, words: Words) -> None:
        """The first person bears this name, unless another one at the table does."""
        self.chairs[0].name = name
        if self.problem(words):
            self.chairs[0].name = None

    def company(self, level: str = "") -> list[Character]:
        """All characters that one may meet in this game; those of a level first, then those nearest to it."""
        present = list(CHARACTERS)
        return sorted(present, key=lambda one: abs(rank(one.level) - rank(level))) if level else present

    def place_of(self, bot: str) -> int | None:
        """The chair on which a character sits."""
        return next((at for at, chair in enumerate(self.chairs) if chair.bot == bot), None)

    @property
    def is_full(self) -> bool:
        """No further character can sit down: not even on the chair of a computer player without a face."""
        return len(self.chairs) >= self.most and self._faceless() is None

    def _faceless(self) -> int | None:
        unnamed = (at for at, chair in enumerate(self.chairs) if chair.bot and character(chair.bot) is None)
        return next(unnamed, None)

    def invite(self, guest: str) -> None:
        """A character sits down, where the table is not full."""
        at = self._faceless()
        if at is None:
            self.add()
            at = len(self.chairs) - 1
        self.seat(at, guest)

    def seat(self, at: int, bot: str | None) -> None:
        """Another one sits there: a character, a level, or a person. A name that was typed goes with whoever had it."""
        self.chairs[at].bot, self.chairs[at].name = bot, None

    def seat_computer(self, at: int) -> None:
        """Somebody sits there who is not at the table yet, about as strong as usual."""
        self.seat(at, next((one.id for one in self._free(USUAL)), USUAL))

    def seat_level(self, at: int, level: str) -> None:
        self.seat(at, self.next_of(level))

    def next_of(self, level: str) -> str:
        """A character of this level; where all of them sit already, a player without a face."""
        return next((one.id for one in self._free(level) if one.level == level), level)

    def _free(self, level: str) -> list[Character]:
        return [one for one in self.company(level) if self.place_of(one.id) is None]

    def draw_lots(self, level: str = "") -> None:
        """Other characters come in place of all computers: of a level, as long as there are any."""
        drawn = self.company()
        _OFFERED.shuffle(drawn)
        if level:
            drawn.sort(key=lambda one: abs(rank(one.level) - rank(level)))
        computers = [at for at, chair in enumerate(self.chairs) if chair.bot is not None]
        for at, one in zip(computers, drawn, strict=False):
            self.seat(at, one.id)

    @property
    def most(self) -> int:
        """How many chairs there may be, with whatever rules."""
        return min(len(PLAYERS), max(max(self.game.seats(options)) for options, _ in self.game.variants))

    def add(self) -> None:
        colours = {chair.colour for chair in self.chairs}
        guests = {chair.guest for chair in self.chairs}
        colour = next(colour for colour in range(len(PLAYERS)) if colour not in colours)
        guest = next(guest for guest in range(len(PLAYERS)) if guest not in guests)
        self.chairs.append(Chair(colour, guest=guest))
        self.seat_computer(len(self.chairs) - 1)

    def remove(self, at: int) -> None:
        del self.chairs[at]

    def move(self, at: int, to: int) -> None:
        self.chairs.insert(to, self.chairs.pop(at))

    def paint(self, at: int, colour: int) -> None:
        """Whoever has that colour takes the other one."""
        for chair in self.chairs:
            if chair.colour == colour:
                chair.colour = self.chairs[at].colour
        self.chairs[at].colour = colour

    def name(self, at: int, words: Words) -> str:
        chair = self.chairs[at]
        if chair.name is not None:
            return chair.name.strip()
        known = character(chair.bot)
        return words(f"people.{known.id}.called" if known else f"shell.setup.guest_{chair.guest + 1}")

    def seats(self, words: Words) -> tuple[Seat, ...]:
        return tuple(Seat(self.name(at, words), chair.colour, chair.bot) for at, chair in enumerate(self.chairs))

    # What was agreed

    def value(self, name: str) -> Any:
        return self.options.get(name, self.game.allowed()[name][0])

    def agreed(self, changed: Mapping[str, Any] | None = None) -> Any:
        return self.game.options(**{**self.options, **(changed or {})})

    def choose(self, name: str, value: Any) -> None:
        """What does not go with it any more falls back to the usual."""
        self.options[name] = value
        for other in [other for other in self.options if other != name]:
            if self._is_bad() and not self._is_bad({other: self.game.allowed()[other][0]}):
                del self.options[other]

    def can_choose(self, name: str, value: Any) -> bool:
        """Whether it goes with the other rules that are chosen, for any number of players."""
        return not self._is_bad({name: value})

    def _is_bad(self, changed: Mapping[str, Any] | None = None) -> bool:
        options = self.agreed(changed)
        return not any(_go_together(self.game, options, players) for players in self.game.seats(options))

    def play_with(self, seats: int) -> None:
        """Rules with which so many can play, where the present ones do not allow it."""
        if seats in self.game.seats(self.agreed()):
            return
        for name, values in self.game.allowed().items():
            for value in values:
                if seats in self.game.seats(self.agreed({name: value})):
                    self.choose(name, value)
                    return

    # Chance

    def draw_seed(self) -> None:
        self.seed = str(_OFFERED.randrange(_SEEDS_DRAWN))

    @property
    def seed_number(self) -> int | None:
        text = self.seed.strip()
        is_number = text.isascii() and text.isdigit() and len(text) <= 19
        return int(text) if is_number and int(text) in SEEDS else None

    # All together

    def problem(self, words: Words) -> str:
        """Why the game cannot start like this, in a sentence; empty where it can."""
        return self._problem_of_seats(words) or self._problem_of_rules(words) or self._problem_of_seed(words)

    def _problem_of_seats(self, words: Words) -> str:
        seats = self.seats(words)
        names = [seat.name for seat in seats]
        if not all(names):
            return words("shell.setup.empty_name")
        for name in names:
            if names.count(name) > 1:
                return words("shell.setup.same_name", name=name)
        try:
            check_seats(seats)
        except BadSeat:
            return words("shell.setup.bad_name")
        return ""

    def _problem_of_rules(self, words: Words) -> str:
        options, players = self.agreed(), len(self.chairs)
        if _go_together(self.game, options, players):
            return ""
        allowed = self.game.seats(options)
        if players not in allowed:
            span = f"{min(allowed)}–{max(allowed)}" if len(allowed) > 1 else f"{max(allowed)}"
            return words("shell.setup.bad_number", range=words("shell.setup.span", span=span, n=max(allowed)))
        culprits = [name for name in self.options if self._heals(name, players)]
        if not culprits:
            return words("shell.setup.bad_options")
        speech = speech_for(self.game_id, words)
        return words("shell.setup.bad_option", rule=speech.option(culprits[-1]).title)

    def _heals(self, name: str, players: int) -> bool:
        """Whether all would be well without this choice."""
        usual = {name: self.game.allowed()[name][0]}
        return _go_together(self.game, self.agreed(usual), players)

    def _problem_of_seed(self, words: Words) -> str:
        return "" if self.seed_number is not None else words("shell.setup.seed_bad", most=SEEDS[-1])

    def terms(self, words: Words, now: int) -> Terms:
        """For a draft without a problem."""
        seed = self.seed_number
        assert seed is not None
        return Terms(self.agreed(), self.seats(words), seed, now, self.undo, self.hints)


def _go_together(game: Game[Any], options: Any, players: int) -> bool:
    try:
        game.check_options(options, players)
    except BadOption:
        return False
    return True


def _chair_of(seat: Seat, at: int, words: Words) -> Chair:
    """Whoever had one of the usual names has it still, so that nobody who comes later is given the same."""
    usual = [words(f"shell.setup.guest_{guest + 1}") for guest in range(len(PLAYERS))]
    known = character(seat.bot)
    if known is not None and seat.name == words(f"people.{known.id}.called"):
        return Chair(seat.colour, seat.bot, guest=at)
    if seat.name in usual:
        return Chair(seat.colour, seat.bot, guest=usual.index(seat.name))
    return Chair(seat.colour, seat.bot, seat.name, guest=at)
