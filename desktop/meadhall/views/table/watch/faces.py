"""The faces of the Watch's cards: resources, development cards, heroes."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from meadhall.rules.watch.data import RESOURCES, CardId, HeroId
from meadhall.rules.watch.state import CardSeen
from meadhall.views.look.cards import CardFace, Medal
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS
from meadhall.views.text.words import capitalised


class Picture(NamedTuple):
    icon: str
    mood: str
    seed: int
    ribbon: str


_RESOURCES = (
    Picture("timber", "forest", 2, "#456F38"),
    Picture("brick", "hills", 3, "#A34A28"),
    Picture("wool", "hills", 4, "#A9BF7A"),
    Picture("grain", "hills", 5, "#D9AE3C"),
    Picture("ore", "snow", 6, "#5E6877"),
)

_CARDS: dict[CardSeen, Picture] = {
    "ranger_patrol": Picture("explore", "night", 3, "#6E4E8E"),
    "road_building": Picture("road", "forest", 5, "#47713F"),
    "winter_is_coming": Picture("snow", "snow", 2, "#47713F"),
    "new_recruits": Picture("guard", "snow", 6, "#47713F"),
    "vp_warhorse": Picture("glory", "hills", 7, "#805613"),
    "vp_library": Picture("glory", "hall", 2, "#805613"),
    "vp_rookery": Picture("glory", "dusk", 3, "#805613"),
    "vp_tower": Picture("glory", "night", 6, "#805613"),
    "vp_obsidian": Picture("glory", "fjord", 4, "#805613"),
    "?": Picture("scroll", "night", 1, "#4A4038"),
}

_HEROES: dict[HeroId, Picture] = {
    "jeor_mormont": Picture("fist", "hall", 3, "#836421"),
    "bowen_marsh": Picture("swap", "hall", 5, "#836421"),
    "samwell_tarly": Picture("cards", "hall", 4, "#836421"),
    "othell_yarwyck": Picture("road", "forest", 7, "#5B6E3A"),
    "alliser_thorne": Picture("guard", "snow", 4, "#5B6E3A"),
    "melisandre": Picture("scroll", "dusk", 5, "#9A3A2A"),
    "mance_rayder": Picture("eye", "snow", 8, "#9A3A2A"),
    "benjen_stark": Picture("tent", "night", 4, "#3E5E86"),
    "ygritte": Picture("spear", "snow", 9, "#9A3A2A"),
    "yoren": Picture("shield", "dusk", 2, "#3E5E86"),
    "qhorin_halfhand": Picture("axe", "fjord", 6, "#3E5E86"),
}


def resource_colour(kind: int) -> QColor:
    return QColor(_RESOURCES[kind].ribbon)


def resource_face(speech: WatchSpeech, kind: int) -> CardFace:
    picture = _RESOURCES[kind]
    name = capitalised(str(speech.words.term(f"watch.resource.{RESOURCES[kind]}")))
    return CardFace(
        name,
        QColor(picture.ribbon),
        picture.mood,
        picture.seed,
        medals=(Medal(RESOURCE_ICONS[kind]),),
        topic=f"resource:{RESOURCES[kind]}",
    )


def resource_names(speech: WatchSpeech) -> list[str]:
    return [capitalised(str(speech.words.term(f"watch.resource.{name}"))) for name in RESOURCES]


def card_face(speech: WatchSpeech, card: CardSeen, brotherhood: bool) -> CardFace:
    picture, words = _CARDS[card], speech.card(card, brotherhood)
    return CardFace(
        capitalised(words.name),
        QColor(picture.ribbon),
        picture.mood,
        picture.seed,
        medals=(Medal(picture.icon),),
        text=words.text,
        type_line=words.type,
        text_size=16.5,
        topic=f"card:{card}",
    )


def hero_face(speech: WatchSpeech, hero: HeroId, side: str = "") -> CardFace:
    """`side` is a or b for a hero somebody has."""
    picture, words = _HEROES[hero], speech.hero(hero)
    return CardFace(
        words.name,
        QColor(picture.ribbon),
        picture.mood,
        picture.seed,
        medals=(Medal(picture.icon, speech.words(f"watch.hero_side.letter_{side}") if side else ""),),
        text=words.text,
        type_line=words.title,
        text_size=16,
        topic=f"hero:{hero}",
    )


def card_in_full(speech: WatchSpeech, card: CardId, brotherhood: bool) -> str:
    return speech.card(card, brotherhood).full


def hero_in_full(speech: WatchSpeech, hero: HeroId) -> str:
    words = speech.hero(hero)
    return f"{words.full} **{words.window}.**"
