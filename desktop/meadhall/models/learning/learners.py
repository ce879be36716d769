"""Who learns here: a profile for each, with what they know. One can always play without."""

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, cast

from PySide6.QtCore import QObject, Signal

from ...table import files
from ...table.bad_save import BadSave, Notice, SaveFailed

Level = Literal["off", "new", "warnings"]
LEVELS: tuple[Level, ...] = ("off", "new", "warnings")  # of the coach: silent, new things, new things and warnings
FIRST_GAMES = 2  # of each kind, in which a learner who has not said otherwise is coached
MOST = 32
LONGEST = 60  # letters of a name
ASIDE = ".damaged"
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Learner(NamedTuple):
    name: str
    colour: int = 0
    language: str = "system"
    coach: Level | Literal["usual"] = "usual"  # usual: warnings in the first games of each kind, then nothing
    known: frozenset[str] = frozenset()  # what the coach has explained, by its own names
    silenced: frozenset[str] = frozenset()  # warnings that are not wanted again
    played: Mapping[str, int] = NOTHING  # games finished, by kind
    done: frozenset[str] = frozenset()  # lessons, such as watch.the_gift
    under_way: Mapping[str, Any] = NOTHING  # by lesson: where one is in it, as `Run.progress` tells it

    def coached(self, game_id: str) -> Level:
        """How much the coach says to this person in a game of this kind."""
        if self.coach != "usual":
            return self.coach
        return "warnings" if self.played.get(game_id, 0) < FIRST_GAMES else "off"

    def done_of(self, game_id: str) -> int:
        return sum(lesson.startswith(f"{game_id}.") for lesson in self.done)


class Learners(QObject):
    """Kept in one file, which is written at each change. What is damaged in it is set aside, and the rest goes on."""

    changed = Signal()  # another one sits here, or the one who does has learnt something
    noticed = Signal(str, object)  # code, figures

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.all: dict[str, Learner] = {}
        self._now = ""
        self.asked = False  # whether anybody was asked who sits here
        self.notices: tuple[Notice, ...] = ()
        self._read()

    @property
    def now(self) -> Learner | None:
        """Who sits here; nobody who has said so."""
        return self.all.get(self._now)

    @property
    def key(self) -> str:
        """Of the one who sits here; empty for nobody."""
        return self._now if self._now in self.all else ""

    # Who sits here

    def add(self, name: str, colour: int = 0, language: str = "system") -> str:
        """Sits here from now on. Comes back with the key."""
        key = str(max((int(known) for known in self.all), default=0) + 1)
        self.all[key] = Learner(name.strip()[:LONGEST], colour, language)
        self.sit(key)
        return key

    def sit(self, key: str) -> None:
        """With an empty key, nobody."""
        self._now, self.asked = key, True
        self._write()

    def forget(self, key: str) -> None:
        self.all.pop(key, None)
        self._write()

    @property
    def is_full(self) -> bool:
        return len(self.all) >= MOST

    # What the one who sits here does; of nobody nothing is kept

    def change(self, key: str = "", **fields: Any) -> None:
        """Of the one who sits here, or of another one."""
        key = key or self.key
        if key in self.all:
            before, self.all[key] = self.all[key], self.all[key]._replace(**fields)
            if before != self.all[key]:
                self._write()

    def know(self, *things: str, key: str = "") -> None:
        """The coach has explained them."""
        self._with(key, lambda one: {"known": one.known | set(things)})

    def silence(self, warning: str, key: str = "") -> None:
        self._with(key, lambda one: {"silenced": one.silenced | {warning}})

    def count_game(self, game_id: str, key: str = "") -> None:
        """One more of this kind has come to its end."""
        self._with(key, lambda one: {"played": {**one.played, game_id: one.played.get(game_id, 0) + 1}})

    def keep_progress(self, lesson: str, progress: Mapping[str, Any]) -> None:
        """The lesson that one was in last stands last."""
        self._with("", lambda one: {"under_way": {**_without(one.under_way, lesson), lesson: dict(progress)}})

    def finish(self, lesson: str) -> None:
        self._with(
            "",
            lambda one: {"done": one.done | {lesson}, "under_way": _without(one.under_way, lesson)},
        )

    def _with(self, key: str, changed: Callable[[Learner], dict[str, Any]]) -> None:
        one = self.all.get(key or self.key)
        if one is not None:
            self.change(key, **changed(one))

    # The file

    def _write(self) -> None:
        plain = {"now": self.key, "asked": self.asked, "learners": {key: _plain(one) for key, one in self.all.items()}}
        try:
            files.write(self._path, json.dumps(plain, indent=1, ensure_ascii=False).encode())
        except SaveFailed as failure:
            self.noticed.emit("learners_not_kept", {"why": failure.code})
        self.changed.emit()

    def _read(self) -> None:
        try:
            packed = files.read(self._path)
        except BadSave as error:
            if error.code != "missing":
                self._set_aside()
            return
        plain = _decoded(packed)
        if plain is None:
            self._set_aside()
            return
        found = {key: _understood(one) for key, one in plain["learners"].items()}
        self.all = {key: one for key, one in found.items() if one is not None}
        self._now, self.asked = str(plain.get("now", "")), plain.get("asked") is True
        if len(self.all) < len(plain["learners"]):
            self._set_aside()

    def _set_aside(self) -> None:
        """A copy of the file as it is: the next change writes over it."""
        with suppress(BadSave, SaveFailed):
            files.write(self._path.with_name(self._path.name + ASIDE), files.read(self._path))
        self.notices = (Notice("learners_damaged", {}),)


def _without(under_way: Mapping[str, Any], lesson: str) -> dict[str, Any]:
    return {other: where for other, where in under_way.items() if other != lesson}


def _plain(one: Learner) -> dict[str, Any]:
    return {
        name: sorted(cast(Iterable[str], value)) if isinstance(value, frozenset) else _usual(value)
        for name, value in one._asdict().items()
    }


def _usual(value: Any) -> Any:
    return dict(value) if isinstance(value, Mapping) else value


def _decoded(packed: bytes) -> dict[str, Any] | None:
    """By hand, as the settings: home does not wait for what would do it for us."""
    try:
        plain = json.loads(packed)
    except (ValueError, RecursionError):
        return None
    learners = plain.get("learners") if isinstance(plain, dict) else None
    is_good = isinstance(learners, dict) and len(learners) <= MOST and all(key.isdecimal() for key in learners)
    return plain if is_good else None


def _understood(plain: Any) -> Learner | None:
    """None where anything in it is of another kind than it should be."""
    if not isinstance(plain, dict) or not isinstance(plain.get("name"), str) or plain.keys() - set(Learner._fields):
        return None
    given = {name: _typed(name, value) for name, value in plain.items()}
    return None if None in given.values() else Learner(**given)


def _typed(name: str, value: Any) -> Any:
    usual = Learner("")._asdict()[name]
    match usual:
        case frozenset():
            is_good = isinstance(value, list) and all(isinstance(each, str) for each in value)
            return frozenset(value) if is_good else None
        case Mapping():
            return value if _is_mapping(name, value) else None
        case _:
            return value if type(value) is type(usual) and _may_be(name, value) else None


def _is_mapping(name: str, value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    return all(type(each) is int if name == "played" else _is_progress(each) for each in value.values())


def _is_progress(value: Any) -> bool:
    """What was made only the rules can read."""
    is_one = isinstance(value, dict) and value.keys() == {"beat", "made"}
    return is_one and type(value["beat"]) is int and isinstance(value["made"], dict)


def _may_be(name: str, value: Any) -> bool:
    match name:
        case "coach":
            return value in (*LEVELS, "usual")
        case "colour":
            return value in range(16)
        case _:
            return len(value) <= LONGEST
