"""One kind of action as people meet it, and the table of all kinds of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from meadhall.views.text.naming import key
from meadhall.views.text.speech import Line

if TYPE_CHECKING:
    from meadhall.models.session import Session
    from meadhall.rules.kernel import Action, Event
    from meadhall.views.text.house import HouseVoice

# The spots to choose one after the other to say an action: mostly one, two for "this road, over there".
Way = tuple[str, ...]

# A title, which may be empty where that of the kind will do, a second line, and perhaps an icon of its own.
Told = tuple[str, str] | tuple[str, str, str]


@dataclass(frozen=True)
class Caution:
    """Whether one means it, and what speaks against it."""

    question: str
    detail: str
    what: str  # by which name the coach knows it; none for what is simply asked twice
    number: str  # that says how much it is about
    reminds: bool = False  # of what ends with the turn; nothing here is against it otherwise


class Heading(Enum):
    """Under which heading the list of actions shows a kind."""

    BUILD = "build"
    ACTIONS = "actions"


class Prompted(Enum):
    """Whether the prompt has a button for each action of a kind: for those that need no choice of a place or cards."""

    NO = "no"
    PLAIN = "plain"
    GOLDEN = "golden"  # that which goes on: of these rows, the first with an action that is possible


@dataclass(frozen=True, kw_only=True)
class Deed:
    kind: type[Action]
    icon: str

    leads_to: tuple[type[Event], ...] = ()  # events that tell that somebody has done it, and nothing else does

    # Words: what tells actions of the kind apart, the second line of the whole kind, and the verb of a button, where
    # the sentences of the kind (`deed.<kind>.title`, `.detail`, `.button`) do not say enough.
    line: Callable[[Any, Any], Told] | None = None  # voice, action
    detail: Callable[[Any], str] | None = None  # voice
    button: Callable[[Any, Any], str] | None = None  # voice, action

    # The list
    heading: Heading = Heading.ACTIONS
    listed: Callable[[Session], bool] = lambda session: True
    trades: bool = False  # the key for trades leads to it

    # The prompt
    prompted: Prompted = Prompted.NO
    waits: Callable[[Session], bool] = lambda session: False  # its button is not golden while more can be had
    opens: Callable[[Session], bool] = lambda session: False  # it has a button that opens the dialog of the kind

    # The tray: the key of the card there that says an action
    tray: Callable[[Any], str] = lambda action: ""

    # The board
    ways: Callable[[Any, Any], Sequence[Way]] = lambda action, view: ()
    bundle: bool = False  # one is asked how many
    hostile: Callable[[str, Any, Any], bool] = lambda spot, action, view: False  # spot, action, view: leads to a fight
    ghost: str = ""  # which of the board's pictures shows what would come of it
    beacon: str = ""  # the sign of what can be done at a spot
    outcome: Callable[[Any, Any], Sequence[str]] = lambda voice, action: ()  # what it would bring, for the bubble there

    # Dialogs, by the names under which the game's table has them
    dialog: str = ""  # where it is put together
    composer: str = ""  # the same, once a spot of the board was pointed at
    caution: Callable[[Session, Any, Any], Caution | None] = lambda session, speech, action: None
    price: Callable[[Session, Any], Mapping[str, int]] = lambda session, action: {}  # cards of the tray, by their tags


class Deeds(Mapping["type[Action]", Deed]):
    def __init__(self, *rows: Deed) -> None:
        self._rows = {row.kind: row for row in rows}
        assert len(self._rows) == len(rows), "two rows for one kind"

    def __getitem__(self, kind: type[Action]) -> Deed:
        return self._rows[kind]

    def __iter__(self) -> Iterator[type[Action]]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def of(self, action: Action) -> Deed:
        return self._rows[type(action)]

    def behind(self, event: Event) -> set[type[Action]]:
        """What somebody has done of whom this event tells, where it tells that."""
        return {row.kind for row in self._rows.values() if isinstance(event, row.leads_to)}

    # Its words

    def kind(self, voice: HouseVoice, kind: type[Action]) -> Line:
        """What all actions of a kind have in common: a heading over them, with the price as its detail."""
        row, base = self._rows[kind], f"deed.{key(kind)}"
        if row.detail is not None:
            detail = row.detail(voice)
        else:
            detail = voice.say(f"{base}.detail") if voice.has(f"{base}.detail") else ""
        return Line(voice.say(f"{base}.title"), detail, row.icon)

    def line(self, voice: HouseVoice, action: Action) -> Line:
        """One action, so that it can be told from all others of its kind."""
        row = self.of(action)
        if row.line is None:
            return self.kind(voice, row.kind)
        title, detail, *icon = row.line(voice, action)
        return Line(title or voice.say(f"deed.{key(row.kind)}.title"), detail, icon[0] if icon else row.icon)

    def button(self, voice: HouseVoice, action: Action) -> str:
        row = self.of(action)
        if row.button is not None:
            return row.button(voice, action)
        ident = f"deed.{key(row.kind)}.button"
        return voice.say(ident) if voice.has(ident) else self.line(voice, action).title


NO_DEEDS = Deeds()
