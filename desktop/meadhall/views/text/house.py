"""What the words of all houses have in common: how a game tells its questions, deeds, refusals and options.

Each game has a voice, which knows names, and says what only it has to say; the rest is told here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from .markup import NBSP
from .naming import Names, key
from .speech import Ending, Line, Phases, Prompt, Said
from .words import Argument, Term, Words

if TYPE_CHECKING:
    from ...rules.kernel import Action, Decision, Denial, Event, Result, State


BETWEEN = " · "  # two things on one line
ARROW = f"{NBSP}→ "  # from a price to what it brings


@dataclass(frozen=True, slots=True)
class HouseVoice(Names):
    """A voice leaves the beginning of ids unsaid: it is the house's name."""

    house: ClassVar[str] = ""
    s: Any

    def say(self, ident: str, /, **arguments: Argument) -> str:
        return self.words(f"{self.house}.{ident}", **arguments)

    def has(self, ident: str) -> bool:
        return self.words.has(f"{self.house}.{ident}")

    def term(self, ident: str) -> Term:
        return self.words.term(f"{self.house}.{ident}")

    def counted(self, n: int, icon: str) -> str:
        """A number never parts from its icon."""
        return f"**{n}**{NBSP}[{icon}]"


# Questions

Asking = Mapping[type, Callable[[Any, Any], Prompt]]


def prompt(voice: HouseVoice, decision: Decision[Any], onlooker: bool, special: Asking) -> Prompt:
    """To the player who is asked, or about that player."""
    base = f"prompt.{key(type(decision))}"
    if onlooker:
        return Prompt(voice.say(f"{base}.they", who=voice.who(decision.seat)))
    if type(decision) in special:
        return special[type(decision)](voice, decision)
    return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.then"))


# Cards


class CardWords(NamedTuple):
    name: str
    type: str
    group: str  # where it comes from
    text: str  # on the card
    full: str  # in the reading copy


# Events and refusals

# A name for what sentences call it, and how it is spelled; nothing where there is nothing to call.
Spelling = Mapping[str, Callable[[Any, Any], tuple[str, Argument] | None]]


def fields(event: Any) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


def arguments(voice: HouseVoice, values: Mapping[str, Any], spelling: Spelling) -> dict[str, Argument]:
    """What has no spelling stays what it is; lists that have none get words of their own elsewhere."""
    found: dict[str, Argument] = {}
    for name, value in values.items():
        if name in spelling:
            spelled = spelling[name](voice, value)
            found.update([spelled] if spelled else [])
        elif isinstance(value, int | str):
            found[name] = value
    return found


Telling = Mapping[type, Callable[[Any, Any], str]]
NOTHING_PAID: Telling = {}


def said(
    voice: HouseVoice,
    event: Event,
    telling: Telling,
    spelling: Spelling,
    fights: Collection[type] = (),
    prices: Telling = NOTHING_PAID,
) -> Said | None:
    """One line of the saga; nobody's, where the event has no seat."""
    kind = type(event)
    text = telling[kind](voice, event) if kind in telling else told_as(voice, event, key(kind), spelling)
    price = prices[kind](voice, event) if kind in prices else ""
    return Said(text, getattr(event, "seat", None), kind in fights, price) if text else None


def told_as(voice: HouseVoice, event: Event, name: str, spelling: Spelling, **more: Argument) -> str:
    """In the sentence of this name, with the event's fields and more."""
    return voice.say(f"event.{name}", **{**arguments(voice, fields(event), spelling), **more})


def silently(voice: HouseVoice, event: Event) -> str:
    """What comes before or after tells it, or nobody needs to hear it."""
    return ""


def refusal(voice: HouseVoice, code: str, told: Mapping[str, Argument]) -> str:
    """A reason of the house, or one that all games share."""
    if voice.has(f"denial.{code}"):
        return voice.say(f"denial.{code}", **told)
    shared = f"table.denial.{code}"
    return voice.words(shared, **told) if voice.words.has(shared) else voice.words("table.denial.unknown")


# Phases


def phases(voice: HouseVoice, names: Sequence[str], begin: type) -> Phases:
    current = names.index(phase_now(voice.s, names, begin))
    return Phases(tuple(voice.say(f"phase.{name}") for name in names), current)


def phase_now(s: State, names: Sequence[str], begin: type) -> str:
    """`begin` is the step with which a phase begins: the one before the next of them goes on now."""
    waiting = next((step.phase for step in reversed(s.agenda) if isinstance(step, begin)), None)
    return names[-1] if waiting is None else names[names.index(waiting) - 1]


# The end


def ending(voice: HouseVoice, result: Result, how: str = "", **more: Argument) -> Ending:
    """Who wins, and how it came about, if the name of the ending does not say it all."""
    winners = result.winners
    names = voice.words.listed([voice.who(seat) for seat in winners])
    points = str(result.points[winners[0]]).replace("-", "−")  # a minus, not a hyphen
    story = voice.say(f"result.{how or result.ending}", names=voice.all_of(winners), points=points, **more)
    return Ending(voice.say("result.title", names=names, n=len(winners)), story)


# Options


def option(voice: HouseVoice, name: str) -> Line:
    return Line(voice.say(f"option.{name}.title"), voice.say(f"option.{name}.detail"))


def option_value(voice: HouseVoice, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return voice.words(f"shell.common.{'on' if value else 'off'}")
    if name == "first_player" and value != "auto":
        seat = int(value) - 1
        if seat < len(voice.names):
            return voice.say("option.first_player.seat", who=voice.who(seat))
        return voice.say("option.first_player.number", n=int(value))
    return voice.say(f"option.{name}.{value}")


# All of it


class Tales(NamedTuple):
    """What a game says, each from its voice."""

    prompt: Callable[[Any, Any, bool], Prompt]  # to the asked, or to onlookers
    phases: Callable[[Any], Phases]
    kind: Callable[[Any, type[Action]], Line]
    line: Callable[[Any, Any], Line]
    button: Callable[[Any, Any], str]
    said: Callable[[Any, Any], Said | None]
    reason: Callable[[Any, Any], str]
    ending: Callable[[Any, Any], Ending]


V = TypeVar("V", bound=HouseVoice)


class HouseSpeech(Generic[V]):
    """See `speech.Speech`. `names` are the players' names by seat."""

    voices: ClassVar[type[Any]]
    tales: ClassVar[Tales]

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self._names = names

    def voice(self, position: Any) -> V:
        """For those who name places and cards of their own, such as the board."""
        return self.voices(self.words, self._names, position)

    def prompt(self, decision: Decision[Any], position: Any, onlooker: bool = False) -> Prompt:
        return self.tales.prompt(self.voice(position), decision, onlooker)

    def phase(self, position: Any) -> Phases:
        return self.tales.phases(self.voice(position))

    def kind(self, kind: type[Action], position: Any) -> Line:
        return self.tales.kind(self.voice(position), kind)

    def action(self, action: Action, position: Any) -> Line:
        return self.tales.line(self.voice(position), action)

    def verb(self, kind: type[Action], position: Any) -> str:
        voice, base = self.voice(position), f"deed.{key(kind)}"
        ident = next((ident for ident in (f"{base}.opens", f"{base}.button") if voice.has(ident)), "")
        return voice.say(ident) if ident else self.kind(kind, position).title

    def button(self, action: Action, position: Any) -> str:
        return self.tales.button(self.voice(position), action)

    def event(self, event: Event, position: Any) -> Said | None:
        return self.tales.said(self.voice(position), event)

    def denial(self, denial: Denial, position: Any) -> str:
        return self.tales.reason(self.voice(position), denial)

    def result(self, result: Result, position: Any) -> Ending:
        return self.tales.ending(self.voice(position), result)

    def option(self, name: str) -> Line:
        return option(self.voice(None), name)

    def option_value(self, name: str, value: Any) -> str:
        return option_value(self.voice(None), name, value)
