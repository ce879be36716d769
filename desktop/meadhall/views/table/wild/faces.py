"""Cards of Gone Wild as the tray and the sheets show them: those of the board, with what kind of card each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from meadhall.rules.kernel import Action, Denial
from meadhall.rules.wild.data import PLOTS, UNSEEN, BuildingId, CardId, ChiefId, MissionId, PlotId
from meadhall.rules.wild.forecast import defence_of
from meadhall.rules.wild.state import Building, State
from meadhall.views.boards.wild import faces as board_faces
from meadhall.views.boards.wild.pictures import art
from meadhall.views.look.cards import CardFace
from meadhall.views.table.game import Held
from meadhall.views.text.wild import WildSpeech

_CHIEF = board_faces.RIBBONS["hero"]


def card(speech: WildSpeech, which: CardId) -> CardFace:
    face = board_faces.hand_face(speech.words, which)
    return face if which == UNSEEN or face.art_share else replace(face, type_line=speech.card(which, None).type)  # pyright: ignore[reportArgumentType]


def in_signs(speech: WildSpeech, which: CardId) -> CardFace:
    """Where it is too small for its words; its reading copy has them, and its kind."""
    return replace(board_faces.small_face(speech.words, which), type_line=speech.card(which, None).type)  # pyright: ignore[reportArgumentType]


def full(speech: WildSpeech, which: CardId) -> str:
    return "" if which == UNSEEN else speech.card(which, None).full  # pyright: ignore[reportArgumentType]


def held(
    speech: WildSpeech,
    which: CardId,
    key: str = "",
    *,
    count: int = 1,
    actions: Sequence[Action] = (),
    denial: Denial | None = None,
) -> Held:
    """Of somebody's own, so its price does not matter any more."""
    return Held(
        key or which,
        replace(card(speech, which), price=()),
        full(speech, which),
        tag=which,
        count=count,
        actions=tuple(actions),
        denial=denial,
    )


def counted(speech: WildSpeech, cards: Iterable[CardId], key: str = "") -> list[Held]:
    """Those that are alike together."""
    return [held(speech, which, f"{key}{which}", count=count) for which, count in sorted(Counter(cards).items())]


def chief(speech: WildSpeech, which: ChiefId) -> CardFace:
    line = speech.chief(which)
    return CardFace(line.title, _CHIEF, art=art(which), text=line.detail)


def building(speech: WildSpeech, kind: BuildingId) -> CardFace:
    return board_faces.building_face(speech.words, kind)


def standing(speech: WildSpeech, s: State, seat: int, plot: PlotId) -> CardFace:
    """What stands on this plot, with its number where there are several of the kind."""
    kind, words = PLOTS.get(plot), speech.words
    if kind is None:
        return board_faces.hall_face(words, s.players[seat].level)
    voice = speech.voice(s)
    return replace(board_faces.building_face(words, kind), name=voice.title(voice.plot(seat, plot)))


def mission(speech: WildSpeech, which: MissionId, text: str = "") -> CardFace:
    face = board_faces.mission_face(speech.words, which)
    return replace(face, text=text) if text else face


def told(speech: WildSpeech, s: State, seat: int, plot: PlotId) -> str:
    """What stands there, how it is, and its defence."""
    there = s.players[seat].at(plot)
    assert there is not None
    voice = speech.voice(s)
    state = "damaged" if there.damaged else "new" if there.new else "whole"
    place = voice.title(voice.plot(seat, plot))
    return voice.say(f"page.building.{state}", place=place, defence=defence_of(s, seat, there))


def topic_of(s: State, seat: int, building: Building) -> str:
    """What the almanac knows it by."""
    return f"building:{building.kind}" if building.kind else f"hall:{s.players[seat].level}"
