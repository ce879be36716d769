"""The cards that lie on the board, as they look wherever they are shown: enemies, journeys, runes and backs.

They measure in pixels of the screen, for their words never get smaller than can be read.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.rules.midgard.data import DIE_NAMES, ENEMIES, JOURNEYS, KRAKEN, KRAKEN_CARD, RUNES, CardId, Enemy, RuneId
from meadhall.views.look.cards import CardBack, CardFace, Medal, card, lines_of_name
from meadhall.views.look.drawn.beasts import BEASTS
from meadhall.views.look.drawn.dice import icon_die
from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.drawn.tokens import defence_shield, strength_disc
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.ink import glow, stroke
from meadhall.views.look.palette import CARD_TEXT, RED_NUMBER
from meadhall.views.look.richtext import rich
from meadhall.views.look.shapes import line, seed_of
from meadhall.views.text.words import Words

from .wares import of_bundle

_BASE = 172  # the width for which the measures of a card are made
_LETTERS = 16  # measures of names at that width
_MARK = 0.86  # of the lowest letters: the least radius of the disc of attack
_ART, _SHORE_ART = 0.6, 0.72  # of the height of an enemy's card: at the gates a worker needs a high foot
_JOURNEY_ART = 0.36
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_LIGHT, _SHINE = QColor("#FFFFFF"), QColor("#FFF0C8")

RIBBONS = {"blue": HARBOUR.ice, "yellow": HARBOUR.earthen, "red": HARBOUR.fire}
_MOODS = {
    ("draugr", "blue"): "snow",
    ("draugr", "yellow"): "hills",
    ("draugr", "red"): "dusk",
    ("monster", "blue"): "fjord",
    ("monster", "yellow"): "forest",
    ("monster", "red"): "dusk",
    ("troll", None): "night",
    ("kraken", None): "sea",
}
# What is seen on the cards of monsters, by their numbers.
_MONSTERS: dict[str, tuple[str, ...]] = {
    "blue": (
        *("horse", "horse", "hag", "wolf", "bear", "giant"),
        *("whale", "dragon", "giant", "serpent", "kraken", "serpent"),
    ),
    "yellow": (
        *("hag", "boar", "bear", "dwarves", "serpent", "raven"),
        *("giant", "dragon", "giant", "dragon", "giant", "dragon"),
    ),
    "red": (
        *("hag", "wolf", "raven", "dragon", "wolf", "wolf"),
        *("wolf", "giant", "draugr", "dragon", "dragon", "giant"),
    ),
}
_TONES = {"blue": QColor("#6A9CC2"), "yellow": QColor("#C0924E"), "red": QColor("#C4573C")}
_TROLL, _KRAKEN = QColor("#8F8068"), QColor("#8A5A86")


def beast_of(enemy: Enemy) -> str:
    """What is seen on its card."""
    if enemy.kind != "monster" or enemy.colour is None:
        return enemy.kind
    return _MONSTERS[enemy.colour][int(enemy.id[-2:]) - 1]


def mood_of(enemy: Enemy) -> str:
    """The land in which it is met."""
    return _MOODS[enemy.kind, enemy.colour]


def tone_of(enemy: Enemy) -> QColor:
    if enemy.colour:
        return _TONES[enemy.colour]
    return _KRAKEN if enemy.kind == "kraken" else _TROLL


def ribbon_of(enemy: Enemy) -> QColor:
    return RIBBONS[enemy.colour] if enemy.colour else HARBOUR.troll


def enemy_face(words: Words, enemy: Enemy) -> CardFace:
    """With all its words, to be read."""
    text = _reward(enemy)
    if enemy.forbid is not None:
        text += f"\n**{words(f'midgard.forbid.{DIE_NAMES[enemy.forbid]}')}**"
    return CardFace(
        words(f"midgard.card.{enemy.id}"),
        ribbon_of(enemy),
        art=partial(_enemy_art, enemy),
        text=text,
        strength=str(enemy.attack),
        defence=str(enemy.defence),
        topic=f"card:{enemy.id}",
    )


def _reward(enemy: Enemy, *, close: bool = False) -> str:
    """On one line, however little room something aside leaves."""
    within, between = ("", "\u2009") if close else ("\u00a0", " ")
    return between.join(f"**{ware.figure}**{within}[{ware.icon}]" for ware in of_bundle(enemy.reward))


def _enemy_art(enemy: Enemy, painter: QPainter, frame: QPainterPath) -> None:
    landscape(painter, frame, mood_of(enemy), seed_of(enemy.id) % 97)
    box = frame.boundingRect()
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    glow(painter, box.center().x(), box.center().y(), box.height() * 0.62, _SHINE, 0.5)
    scale = min(box.width() / 150, box.height() / 128)
    centre = QPointF(box.center().x(), box.bottom() - 56 * scale)
    BEASTS[beast_of(enemy)](Pen(painter, centre, scale), tone_of(enemy))
    painter.restore()


def paint_enemy(painter: QPainter, rect: QRectF, words: Words, name: CardId, floor: int, aside: float = 0) -> None:
    """Attack at the upper left, under it the weapon that is of no use, defence at the upper right, below the reward,
    beside which so much is left free."""
    enemy = ENEMIES[name]
    art = _SHORE_ART if enemy.kind == "monster" else _ART
    face = replace(enemy_face(words, enemy), text="", strength="", defence="", art_share=art)
    card(painter, rect, _named(face, words, name, rect, floor), floor)
    scale = rect.width() / _BASE
    radius = max(17 * scale, _MARK * floor)
    inset = radius + 3 * scale
    strength_disc(painter, str(enemy.attack), QPointF(rect.left() + inset, rect.top() + inset), radius)
    shield = QPointF(rect.right() - inset, rect.top() + inset)
    defence_shield(painter, str(enemy.defence), shield, radius * 2.35)
    if enemy.forbid is not None:
        below = QPointF(rect.left() + inset, rect.top() + inset + radius * 2.1)
        _forbidden(painter, below, radius * 1.5, enemy.forbid)
    top = rect.top() + rect.height() * art + 18 * scale
    below = QRectF(rect.left() + 3 * scale, top, rect.width() - 6 * scale - aside, rect.bottom() - top - 4 * scale)
    reward, pixels = _reward(enemy, close=aside > 0), max(22 * scale, floor)
    rich(painter, below, reward, pixels, floor, CARD_TEXT, _CENTRE, line_height=1.2)


def wounds_at(enemy: Enemy, wide: float, high: float) -> float:
    """How far below the upper edge of its card they are told, clear of its face and of what it brings: above its name,
    or below where the foot is high, as at the gates and on a journey."""
    ribbon = wide / _BASE
    if enemy.kind == "monster":
        return high * _SHORE_ART - 11.5 * ribbon - 11
    return high * (_JOURNEY_ART if enemy.kind == "kraken" else _ART) + 15.7 * ribbon + 8


def _named(face: CardFace, words: Words, name: CardId, rect: QRectF, floor: int) -> CardFace:
    """With the short form of its name, if there is one, where the whole has no room, or would need two lines on a card
    so small that its letters are larger than they should be."""
    lines, small = lines_of_name(face.name, rect.width(), floor), _LETTERS * rect.width() / _BASE < floor
    if lines == 1 or (lines == 2 and not small):
        return face
    return replace(face, name=words.term(f"midgard.card.{name}").form("short"))


def _forbidden(painter: QPainter, centre: QPointF, size: float, kind: int) -> None:
    """Weapons point to the upper right, so what strikes them out runs to the lower right."""
    icon_die(painter, (DIE_NAMES[kind],), centre, size, 0, HARBOUR.dice[kind])
    half = size * 0.56
    bar = line((centre.x() - half, centre.y() - half), (centre.x() + half, centre.y() + half))
    stroke(painter, bar, _LIGHT, size * 0.17)
    stroke(painter, bar, RED_NUMBER, size * 0.1)


# Journeys


_SIGNS: dict[CardId, tuple[str, ...]] = {
    "journey_quiet": ("sun",),
    "journey_kraken": (),
    "journey_lost": ("explore",),
    "journey_no_wind": ("hourglass",),
    "journey_storm": ("bolt",),
    "journey_whirlpool": ("burst",),
}


def journey_face(words: Words, name: CardId) -> CardFace:
    """With all its words, to be read."""
    mood = "dusk" if name == KRAKEN_CARD else "sea" if not any(_toll(name)) else "night"
    return CardFace(
        words(f"midgard.card.{name}"),
        HARBOUR.journey,
        mood,
        seed_of(name) % 89,
        art=partial(_enemy_art, KRAKEN) if name == KRAKEN_CARD else None,
        medals=tuple(Medal(icon) for icon in _SIGNS[name]),
        text=words(f"midgard.card.{name}.text"),
        topic=f"journey:{name}",
    )


def paint_journey(painter: QPainter, rect: QRectF, words: Words, name: CardId, floor: int) -> None:
    """Small, with signs for words."""
    face = replace(journey_face(words, name), text=_harm(name), text_size=22, art_share=_JOURNEY_ART)
    card(painter, rect, _named(face, words, name, rect, floor), floor)


def _toll(name: CardId) -> tuple[int, int, int]:
    lose = JOURNEYS[name].lose
    return lose.food, lose.dice, lose.any


def _harm(name: CardId) -> str:
    """In signs, for there is no room for a sentence."""
    if name == KRAKEN_CARD:
        return f"**{KRAKEN.attack}**\u00a0[crossed] **{KRAKEN.defence}**\u00a0[guardshield]"
    food, dice, either = _toll(name)
    signs = [f"**−{count}**\u00a0{what}" for count, what in ((food, "[food]"), (dice, "[person]")) if count]
    if either:
        signs.append(f"**−{either}**\u00a0[person]/[food]")
    return " ".join(signs) or "—"


# Runes


_RUNES: dict[RuneId, str] = {
    "rune_gifts": "chest",
    "rune_glory": "glory",
    "rune_healing": "wound",
    "rune_journey": "ship",
    "rune_knowledge": "eye",
    "rune_potential": "dice",
    "rune_reaction": "shield",
    "rune_success": "trophy",
    "rune_true_vision": "fate",
    "rune_wealth": "coin",
}


def rune_face(words: Words, name: RuneId) -> CardFace:
    """With all its words, to be read."""
    return CardFace(
        words(f"midgard.card.{name}"),
        HARBOUR.rune,
        "night",
        seed_of(name) % 89,
        medals=(Medal(_RUNES[name]),),
        text=words(f"midgard.card.{name}.text"),
        price=(("glory", str(RUNES[name].glory)),),
        topic=f"rune:{name}",
    )


# Backs

JOURNEY_BACK = CardBack(HARBOUR.journey, "explore")
RUNE_BACK = CardBack(HARBOUR.rune, "rune")
DESTINY_BACK = CardBack(HARBOUR.destiny, "fate")
BACKS = {
    "troll": CardBack(HARBOUR.troll, "giant"),
    "draugr": CardBack(QColor("#4E5A66"), "skull"),
    "monster": CardBack(HARBOUR.fire, "dragon"),
    "journey": JOURNEY_BACK,
    "rune": RUNE_BACK,
    "destiny": DESTINY_BACK,
}
