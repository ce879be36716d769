"""The cards that an entry tells of, as they lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from meadhall.almanac import Entry
from meadhall.views.look.cards import CardFace
from meadhall.views.text.registry import speech_for
from meadhall.views.text.words import Words

# How to make the face of a thing, by its kind; of a game's speech and the rest of its name.
Faces = dict[str, Callable[[Any, str], CardFace]]


def faces_of(words: Words, game_id: str, entry: Entry) -> list[CardFace]:
    """One for each card that opens the entry: what stands in it is for the card to say, how it is done for the entry."""
    speech = speech_for(game_id, words)
    return list(_faces(_GAMES[game_id](), speech, entry))


def _faces(known: Faces, speech: Any, entry: Entry) -> Iterator[CardFace]:
    for thing in entry.opens:
        kind, _, name = thing.partition(":")
        if kind in known:
            yield known[kind](speech, name)


# The faces of a game are read when somebody opens its book.


def _watch() -> Faces:
    from meadhall.rules.watch.data import RESOURCES
    from meadhall.views.table.watch import faces

    return {
        "card": lambda speech, name: faces.card_face(speech, name, True),  # pyright: ignore[reportArgumentType]
        "hero": lambda speech, name: faces.hero_face(speech, name),  # pyright: ignore[reportArgumentType]
        "resource": lambda speech, name: faces.resource_face(speech, RESOURCES.index(name)),  # pyright: ignore[reportArgumentType]
    }


def _northgard() -> Faces:
    from meadhall.views.table.northgard import faces

    return {
        "card": lambda speech, name: faces.card_face(speech, name, None),  # pyright: ignore[reportArgumentType]
        "clan": lambda speech, name: faces.clan_face(speech, name),  # pyright: ignore[reportArgumentType]
    }


def _midgard() -> Faces:
    from meadhall.views.table.midgard import faces

    made: dict[str, Callable[[Any, Any], CardFace]] = {
        "card": faces.enemy,
        "leader": faces.leader,
        "rune": faces.rune,
        "destiny": faces.destiny,
        "journey": faces.journey,
    }

    def ship(voice: Any, name: Any) -> CardFace:
        return faces.ship(voice, name)

    private = {"ship": ship}
    return {kind: (lambda speech, name, make=make: make(speech.voice(None), name)) for kind, make in (made | private).items()}


def _wild() -> Faces:
    from meadhall.views.boards.wild import faces as board
    from meadhall.views.table.wild import faces

    return {
        "card": lambda speech, name: faces.card(speech, name),  # pyright: ignore[reportArgumentType]
        "building": lambda speech, name: faces.building(speech, name),  # pyright: ignore[reportArgumentType]
        "hall": lambda speech, name: board.hall_face(speech.words, int(name)),
        "mission": lambda speech, name: faces.mission(speech, name),  # pyright: ignore[reportArgumentType]
        "achievement": lambda speech, name: board.achievement_face(speech.words, name),  # pyright: ignore[reportArgumentType]
    }


_GAMES: dict[str, Callable[[], Faces]] = {
    "watch": _watch,
    "northgard": _northgard,
    "midgard": _midgard,
    "wild": _wild,
}
