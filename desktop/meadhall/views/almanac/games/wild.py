"""Of Gone Wild."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.wild.state import State
from meadhall.views.almanac.games import Faces
from meadhall.views.almanac.now import Here, Tell, count
from meadhall.views.boards.wild import faces as board_faces
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.table.wild import faces
from meadhall.views.text.words import Words

COLOURS = (0, 1, 2, 3)  # Anna, Bo, Cara, Dag
PEOPLE = ("anna", "bo", "cara", "dag")
FACES: Faces = {
    "card": faces.card,
    "building": faces.building,  # pyright: ignore[reportAssignmentType]
    "hall": lambda speech, name: board_faces.hall_face(speech.words, int(name)),
    "mission": faces.mission,
    "achievement": lambda speech, name: board_faces.achievement_face(speech.words, name),
}


def board(view: State, colours: Sequence[int], words: Words) -> WildBoard:
    names = [words(f"almanac_wild.names.seat_{seat}") for seat in range(len(view.players))]
    return WildBoard(view, colours, words, names=names)


def _room(here: Here) -> str:
    s: State = here.s
    seat = here.desk.session.viewer
    if seat is None or (limit := s.players[seat].limit) is None:
        return ""
    return here.say("room", n=s.players[seat].buildings, most=limit)


_HOUSES = ("brewery", "smelter", "beer_storage", "gold_storage", "tavern", "drakkar")
_STACKED = ("elf_archer", "bone_crusher", "pigator", "tower", "chicken_tower", "sheep_cannon")
NOW: dict[str, Tell] = {
    "building_rules": _room,
    "asgard": count("cards", lambda s: len(s.asgard_deck)),
    **{house: count("left", lambda s, house=house: s.in_lot(house)) for house in _HOUSES},
    **{card: count("left", lambda s, card=card: s.in_stack(card)) for card in _STACKED},
}
