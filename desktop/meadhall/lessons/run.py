"""One lesson under way, on a real table: at which beat one is, what counts there, and what the lesson does itself."""

from collections.abc import Sequence
from contextlib import suppress
from enum import Enum, auto
from typing import Any

import msgspec

from ..rules import GAMES, kernel
from ..rules.kernel import Action, BadOutcome, Illegal
from ..stage.laid import Laid, action_of, chance_of, set_up, spots
from ..stage.stage import Stage
from ..table import Seat, Table, Terms
from ..table.label import UNDECODABLE
from .lesson import Ask, Deed, Do, Goal, Lesson, Play, Watch
from .matching import first_fitting, fits, is_reached

LUCK = 7919  # between two tries


class Verdict(Enum):
    REACHED = auto()
    HARMLESS = auto()
    REFUSED = auto()
    LOST = auto()


class Answer(msgspec.Struct, frozen=True):
    right: bool
    because: str = ""  # what is wrong with it, where the beat knows


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that leads back to where one was: the beat, and what one has done in those before, by their ids."""

    lesson: str
    beat: int = 0
    made: dict[str, tuple[Any, ...]] = {}  # actions as the game's codec packs them


class Run:
    """`table` is another one after a beat that stands on a scene of its own, after going back and after a new try."""

    def __init__(self, lesson: Lesson, seats: Sequence[Seat], progress: Progress | None = None) -> None:
        self.lesson, self._seats = lesson, tuple(seats)
        self._made: dict[str, tuple[Action, ...]] = {}
        self._tries = 0
        if progress is not None:
            with suppress(*UNDECODABLE):
                self._made = self._unpacked(progress)
        self.go_to(progress.beat if progress is not None else 0)

    def _unpacked(self, progress: Progress) -> dict[str, tuple[Action, ...]]:
        unpack = self._game.codec.unpack_action
        return {beat: tuple(unpack(each) for each in made) for beat, made in progress.made.items()}

    @property
    def beat(self) -> Any:
        """The one that is on."""
        return self.lesson.beat[self.number]

    @property
    def is_last(self) -> bool:
        return self.number + 1 == len(self.lesson.beat)

    @property
    def progress(self) -> Progress:
        """If it ended now, it would go on at the beginning of this beat; what was reached is reached.

        What is watched is told anew: its last caption may not have been read.
        """
        ahead = self.reached and not self.is_last and not isinstance(self.beat, Watch)
        pack = self._game.codec.pack_action
        known = [beat.id for beat in self.lesson.beat[: self.number + ahead]]
        made = {beat: tuple(pack(each) for each in self._made[beat]) for beat in known if beat in self._made}
        return Progress(self.lesson.id, self.number + ahead, made)

    @property
    def ring(self) -> list[str]:
        """What is pointed at, as the board calls it."""
        return self.spots(self.beat.ring)

    def spots(self, names: Sequence[str]) -> list[str]:
        self.stage.s = self.table.state
        return spots(self.stage, names)

    @property
    def is_astray(self) -> bool:
        """Whether something harmless was done that Back would undo."""
        return not self.reached and isinstance(self.beat, Do | Play) and len(self.table.entries) > self._begun

    def seat(self, seats: Sequence[Seat]) -> None:
        """The same people, called otherwise."""
        self._seats = tuple(seats)
        self.table.terms = msgspec.structs.replace(self.table.terms, seats=self._seats)

    # From beat to beat

    def next(self) -> None:
        """Whatever this beat wanted is there. Not after the last one."""
        self._begin(self.number + 1)

    def skip(self) -> None:
        """The lesson does itself what this beat wanted. Not after the last one."""
        if not self.reached:
            if self.is_astray and isinstance(self.beat, Do):
                self.go_to(self.number)
            self._finish()
        self.next()

    def back(self) -> None:
        """To the beginning of this beat, if something was done in it, or to the one before.

        The first action of what is watched is the beginning itself.
        """
        stays = self.is_astray or self.reached or self.watched > 1 or self.found
        self.go_to(self.number if stays else max(0, self.number - 1))

    def again(self) -> None:
        """Another try, with other luck."""
        self._tries += 1
        self.go_to(self.number)

    def go_to(self, number: int) -> None:
        """All before it is made anew from where the position was last set up."""
        start = max(place for place in range(number + 1) if place == 0 or self.lesson.beat[place].scene)
        try:
            self._walk(start, number)
        except (Illegal, ValueError, BadOutcome):  # kept by another version, whose rules it followed
            self._made = {}
            self._walk(start, number)

    def _walk(self, start: int, number: int) -> None:
        self._set_up(self.lesson.beat[start].scene or self.lesson.scene)
        for place in range(start, number):
            self._begin(place, anew=True)
            self._finish()
        self._begin(number, anew=True)

    def _set_up(self, laid: Laid) -> None:
        self.stage: Stage[Any] = set_up(self.lesson.game_id, laid)
        position = self.stage.s.copy()
        position.chance.seed += LUCK * self._tries
        terms = Terms(position.options, self._seats, 0, undo="free")
        self.table = Table(self._game, terms, position, resumed=True)

    def _begin(self, number: int, anew: bool = False) -> None:
        self.number = number
        self.reached = False
        self.watched = 0
        self.found: tuple[str, ...] = ()
        if self.beat.scene and not anew:
            self._set_up(self.beat.scene)
        for deed in self.beat.before:
            self._play(deed)
        self._begun = len(self.table.entries)

    def _finish(self) -> None:
        beat = self.beat
        if isinstance(beat, Watch):
            while self.watched < len(beat.step):
                self.watch()
        elif isinstance(beat, Do):
            made = self._made.get(beat.id)
            if made:
                for action in made:
                    if self.act(action) is Verdict.REFUSED:
                        raise ValueError(f"{self}: no more the way")
            else:
                self.show_way()

    def show_way(self) -> None:
        """What the beat wants, done by the lesson."""
        for action, chance in self.way():
            self.table.play(action, laid=chance)
        self._made.pop(self.beat.id, None)
        self.reached = True

    def way(self) -> Sequence[tuple[Action, Sequence[Any]]]:
        """The actions that reach what is to be done, with what chance gives."""
        beat, stage = self.beat, self._staged()
        if beat.way:
            return [(action_of(stage, deed), chance_of(stage, deed)) for deed in beat.way]
        action = first_fitting(stage, beat.goal[0], self.table.state)
        if action is None:
            raise ValueError(f"{self}: nothing fits its first goal")
        return [(action, chance_of(stage, beat.goal[0]))]

    # Within a beat

    def watch(self) -> None:
        """The next action of what is to be watched."""
        self._play(self.beat.step[self.watched])
        self.watched += 1
        self.reached = self.watched == len(self.beat.step)

    def answer(self, given: str) -> Answer:
        """A spot of the board, or one of the choices."""
        beat: Ask = self.beat
        if beat.choices:
            self.reached = self.reached or given == beat.right
            return Answer(given == beat.right, "" if given == beat.right else given)
        wanted = self.spots(beat.spots)
        if given not in wanted:
            return Answer(False, next((name for name, some in beat.wrong.items() if given in self.spots(some)), ""))
        self.found = tuple(dict.fromkeys((*self.found, given)))
        self.reached = len(self.found) == len(wanted)
        return Answer(True)

    def act(self, action: Action, by: int | None = None) -> Verdict:
        """What the learner does, or in free play anybody. Raises `Illegal` as the table does."""
        denial = kernel.why_not(self.table.state, action, by)
        if denial is not None:
            raise Illegal(denial)
        if self.reached or not isinstance(self.beat, Do | Play):
            return Verdict.REFUSED
        return self._act_freely(action, by) if isinstance(self.beat, Play) else self._do(action, by)

    def why_refused(self, action: Action) -> str:
        """The name of the reason, where the beat has one for just this."""
        stage = self._staged()
        return next((name for name, wrong in self.beat.wrong.items() if fits(stage, wrong, action)), "")

    def _do(self, action: Action, by: int | None) -> Verdict:
        for goal in self._fitting(self.beat.goal, action):
            if self._tried(goal, action, by):
                self._made[self.beat.id] = tuple(entry.action for entry in self.table.entries[self._begun :])
                self.reached = True
                return Verdict.REACHED
        for harmless in self._fitting(self.beat.allow, action):
            if self._tried(harmless, action, by):
                return Verdict.HARMLESS
        return Verdict.REFUSED

    def _act_freely(self, action: Action, by: int | None) -> Verdict:
        events = self.table.play(action, by)
        stage, position = self._staged(), self.table.state
        if any(
            fits(stage, goal, action) and is_reached(stage, goal, position, events, self.lesson.seat)
            for goal in self.beat.goal
        ):
            self.reached = True
            return Verdict.REACHED
        lost = any(is_reached(stage, goal, position, events, self.lesson.seat) for goal in self.beat.lost)
        return Verdict.LOST if lost or kernel.is_over(position) else Verdict.HARMLESS

    def _fitting(self, goals: Sequence[Goal], action: Action) -> list[Goal]:
        stage = self._staged()
        return [goal for goal in goals if fits(stage, goal, action)]

    def _tried(self, goal: Goal, action: Action, by: int | None) -> bool:
        """It is done, and undone if it does not lead where it should."""
        line = len(self.table.entries)
        events = self.table.play(action, by, chance_of(self.stage, goal))
        if is_reached(self._staged(), goal, self.table.state, events, self.lesson.seat):
            return True
        self.table.undo_to(line, self.lesson.seat)
        self.table.branches = []
        return False

    def _play(self, deed: Deed) -> None:
        stage = self._staged()
        self.table.play(action_of(stage, deed), deed.by, chance_of(stage, deed))

    def _staged(self) -> Stage[Any]:
        """The stage names places as they lie now."""
        self.stage.s = self.table.state
        return self.stage

    @property
    def _game(self) -> Any:
        return GAMES[self.lesson.game_id]

    def __repr__(self) -> str:
        return f"{self.lesson.game_id}, lesson {self.lesson.number} ({self.lesson.id}), beat {self.beat.id}"
