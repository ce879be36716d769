"""What a game gives to the table page: what stands in panels, tray and lists, and the dialogs that are its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Denial, Event
from meadhall.table import Told
from meadhall.views.boards.kit.board import Board
from meadhall.views.deeds import Caution
from meadhall.views.look.cards import CardBack, CardFace
from meadhall.views.look.style import Style
from meadhall.views.table.desk import Desk
from meadhall.views.table.saga.remarks import Hears
from meadhall.views.text import Line
from meadhall.views.widgets import Overlay

OpenDialog = Callable[[Desk], Overlay]


@dataclass(frozen=True)
class Track:
    """How far a game has come, such as in the third year of seven."""

    name: str
    steps: int  # 0 where nobody knows how long it will be
    now: int  # counted from 1; 0 before the first


class Carved(NamedTuple):
    """How far a game has come on its way to the end: so many of so many years, rounds, points or breaches."""

    of: str  # as the words below table.carving say
    now: int
    most: int


@dataclass(frozen=True)
class Figure:
    """An icon with a number, and what it means."""

    icon: str
    text: str
    hint: str = ""
    warns: bool = False
    leads: bool = False  # nobody has more: there is a card or points for it


@dataclass(frozen=True)
class Answer:
    """What a seat says to something that was put to all: shown beside its panel."""

    icon: str
    text: str


@dataclass(frozen=True)
class Detail:
    """A sentence in the full panel of a seat, and the icon before it."""

    icon: str
    text: str


@dataclass(frozen=True)
class Thumb:
    """A card that lies open before a player, as small as a fingernail."""

    icon: str
    colour: QColor
    name: str


@dataclass(frozen=True)
class SeatFacts:
    points: int | None  # as far as they lie open, or are the viewer's own; None where they are secret
    hidden: bool = False  # there may be more than one can see
    private: bool = False  # not everybody at the table sees so many
    about: str = ""  # the line under the name
    figures: tuple[Figure, ...] = ()
    ribbon: tuple[Figure, ...] = ()  # in words, or by their icons where there is no room for these
    pieces: tuple[Figure, ...] = ()  # instead of the ribbon
    thumbs: tuple[Thumb, ...] = ()  # beside the pieces
    away: str = ""  # why this player takes no part any more for a while
    answer: Answer | None = None
    details: tuple[Detail, ...] = ()  # for the full panel
    cards: OpenDialog | None = field(default=None, compare=False)  # that everybody may look through, from there
    topic: tuple[str, ...] = ()  # what the almanac knows this player by: hero, clan, leader


@dataclass(frozen=True)
class Swatch:
    """A colour, and what it means."""

    colour: QColor
    text: str


@dataclass(frozen=True)
class Scale:
    """How far one has come on a line with marks."""

    now: int
    marks: tuple[int, ...]  # the last one is its end
    name: str  # read aloud


@dataclass(frozen=True)
class Note:
    """Something below the players: a goal, or what is left in the box."""

    heading: str
    text: str = ""
    figures: tuple[Figure, ...] = ()
    swatches: tuple[Swatch, ...] = ()
    scale: Scale | None = None
    warns: bool = False
    icon: str = ""
    opens: OpenDialog | None = field(default=None, compare=False)  # what a click shows


@dataclass(frozen=True)
class Held:
    """A card of the tray, or several that are the same."""

    key: str
    face: CardFace
    full: str = ""  # for the reading copy
    tag: str = ""  # as prices name it
    count: int = 1
    actions: tuple[Action, ...] = ()  # what a click on it can do
    denial: Denial | None = None  # why it cannot be used
    new: bool = False
    near: str = ""  # what has to be done before it can be used
    beside: CardFace | None = None  # as it is painted among others, where it may say less than it knows

    @property
    def painted(self) -> CardFace:
        return self.beside or self.face


@dataclass(frozen=True)
class Pile:
    """Cards of the tray that belong together."""

    cards: tuple[Held, ...]
    caption: str = ""
    stacked: bool = False  # each drawn as often as there are of it
    large: bool = False  # to be read where they lie


@dataclass(frozen=True)
class Heap:
    """Cards that lie on each other: one sees the uppermost at most. A click shows what one may know of them."""

    key: str
    name: str
    count: int
    back: CardBack | None = None
    top: CardFace | None = None
    opens: OpenDialog | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Shelf:
    """Cards that lie open behind a dashed line, small, and a heap beside them."""

    heading: str
    cards: tuple[Held, ...]
    heap: Heap
    caption: str = ""
    opens: OpenDialog | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Thing:
    """A thing one may take in hand: from then on the board offers only what is done with it."""

    key: str
    name: str
    text: str = ""
    tag: str = ""  # on a plate: what it costs
    tag_icon: str = ""
    actions: frozenset[Action] = frozenset()
    barred: frozenset[Action] = frozenset()  # what one may try with it in vain
    denial: Denial | None = None
    turns: bool = False  # it can be turned before it is laid
    topic: str = ""  # what the almanac knows it by
    paint: Callable[[QPainter, QRectF, Style, int], None] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Things:
    """What lies before the player instead of the hand while one of them is chosen."""

    things: tuple[Thing, ...]
    wide: float  # and high: measures of the picture of each
    caption: str = ""


@dataclass(frozen=True)
class Rack:
    """Places side by side, with a piece on each or none, and tokens with their numbers below."""

    heading: str
    places: int
    pieces: tuple[str, ...]  # keys, and the names that are read aloud
    names: tuple[str, ...]
    figures: tuple[Figure, ...]
    hint: str  # what one reads of the pieces
    paint: Callable[[QPainter, QPointF, float, str], None] = field(compare=False)


@dataclass(frozen=True)
class Fund:
    """A part of what one can spend, by icon and number."""

    heading: str
    figures: tuple[Figure, ...]
    fades: bool = False  # it is lost when the turn ends


@dataclass(frozen=True)
class Purse:
    """What one can spend."""

    funds: tuple[Fund, ...]
    topic: str = ""  # what the almanac knows it by


@dataclass(frozen=True)
class PriceCard:
    """A card of a price; one that is missing is a ghost. Its colour goes with its icon."""

    icon: str
    missing: bool
    colour: QColor = field(compare=False)


@dataclass(frozen=True)
class Price:
    icon: str
    name: str
    cards: tuple[PriceCard, ...]
    hint: str
    topic: str  # what the almanac knows it by


@dataclass(frozen=True)
class Prices:
    """What can be bought, beside the own hand."""

    heading: str
    prices: tuple[Price, ...]


Part = Pile | Heap | Shelf | Things | Rack | Purse | Prices


@dataclass(frozen=True)
class Deed:
    """What can be done with a card of the tray: an action or a dialog, or why not."""

    line: Line
    action: Action | None = None
    opens: OpenDialog | None = None
    denial: Denial | None = None


@dataclass(frozen=True)
class Market:
    """Cards that lie open to all, above the list of actions."""

    heading: str
    icon: str
    cards: tuple[Held, ...]
    nothing: str = ""


@dataclass(frozen=True)
class Source:
    """Where points can come from, with the points of each seat; losses are below zero."""

    title: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """A figure of all seats at the beginning and at the end of each turn, or year."""

    heading: str
    steps: tuple[tuple[int, ...], ...]


class TurningPoint(NamedTuple):
    when: str  # such as: Turn 12
    event: Event
    line: int  # of the entry that brought it


@dataclass(frozen=True)
class Tale:
    """A game that is over, for the pictures of the end page."""

    length: str  # such as: 62 turns
    sources: tuple[Source, ...]
    course: Course
    turning: tuple[TurningPoint, ...]
    columns: tuple[tuple[str, tuple[str, ...]], ...]  # of the table, by seat
    # sum of a throw -> how often, and how often it was to be expected; empty where another course says more
    dice: Mapping[int, tuple[int, float]] = field(default_factory=dict[int, tuple[int, float]])
    second: Course | None = None


@dataclass(frozen=True)
class PromptChoice:
    """A button of the prompt: an action, or the dialog of a kind of action."""

    text: str
    icon: str
    action: Action | None = None
    opens: type[Action] | None = None
    golden: bool = False  # the one that goes on


class TableGame(Protocol):
    """One for each table; everything it tells is what the session's viewer may know."""

    def track(self) -> Track | None:
        """Instead of the number of the turn."""
        return None

    def carved(self) -> Carved: ...

    def board(self) -> Board: ...

    def recall(self, board: Any) -> None:
        """What no position tells, such as the dice that lie on the table: after an undo."""

    def bubble(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str: ...

    def seat(self, seat: int) -> SeatFacts: ...

    def notes(self) -> Sequence[Note]: ...

    def tray(self) -> Sequence[Part]: ...

    def menu(self, held: Held) -> Sequence[Deed]:
        """What can be done with a card of the tray; nothing where a click on it does what it can do."""
        return ()

    def market(self) -> Market | None:
        return None

    def reports(self, events: Sequence[Event]) -> Sequence[OpenDialog]:
        """What the viewer is to read when these events have been shown, one after the other."""
        return ()

    def forgotten(self, told: Sequence[Event | None]) -> Collection[int]:
        """Places of what the saga no longer tells the viewer, of all that it has told: memory may be part of a game."""
        return ()

    def price(self, action: Action) -> Mapping[str, int]:
        """Which cards of the tray it costs, by their tags."""
        return {}

    def is_building(self, kind: type[Action]) -> bool:
        """Whether it stands in the upper part of the list of actions."""
        return False

    def price_words(self, action: Action) -> str:
        """The price in words, for below the cards."""
        return ""

    def is_listed(self, kind: type[Action]) -> bool:
        """Whether the list of actions shows it, even while it cannot be done."""
        return True

    def telling(self, denials: Sequence[Denial]) -> Denial:
        """Of the reasons against all actions of a kind, the one that says most."""
        return max(denials, key=denials.count)

    def is_trade(self, kind: type[Action]) -> bool:
        """Whether the key for trades is for it."""
        return False

    def buttons(self) -> Sequence[PromptChoice]:
        """What can be done without choosing a place or cards; the golden one last."""
        ...

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        """Where actions of this kind are put together; none where list and board say enough."""
        ...

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        """The dialog that asks this; none where list and board do."""
        ...

    def composing(self, actions: Sequence[Action]) -> OpenDialog | None:
        """Where the board was pointed at to put one of these together."""
        return None

    def caution(self, action: Action) -> Caution | None:
        """What to ask before it, where one may have forgotten something."""
        return None

    def was_only_choice(self, event: Event, told: Told) -> bool:
        """Whether it tells of something that was done for the viewer, because nothing else was possible."""
        return False

    def sets_out(self, event: Event) -> bool:
        """Whether it only begins what is told next: the saga says so, if nothing comes of it."""
        return False

    def tale(self) -> Tale: ...

    def hears(self) -> Hears:
        """Which of the events that it is told are an occasion to say something; it counts along."""
        return lambda event: ()


MakeTableGame = Callable[[Session, Desk], TableGame]
