"""The faces of the cards of the Harbour of Champions: leaders, runes, destinies, journeys, ships, enemies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.rules.kernel import Action, Denial
from meadhall.rules.midgard.data import DESTINIES, ENEMIES, SHIPS, CardId, LeaderId, Metric, RuneId, ShipId
from meadhall.rules.midgard.forecast import standing
from meadhall.views.boards.midgard import cards as board_cards
from meadhall.views.boards.midgard.ships import SAILS
from meadhall.views.look.cards import CardFace, Medal
from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.northern import longship
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.shapes import seed_of
from meadhall.views.table.game import Held
from meadhall.views.text.markup import NBSP
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.text.words import capitalised

_SEEDS = 60  # landscapes of a mood


class Picture(NamedTuple):
    icon: str
    mood: str


_LEADERS: dict[LeaderId, Picture] = {
    "asmundr": Picture("favour", "snow"),
    "dagrun": Picture("fate", "dusk"),
    "gylfir": Picture("ship", "fjord"),
    "svanhildr": Picture("sword", "hills"),
    "ullr": Picture("axe", "forest"),
}
_METRICS: dict[Metric, str] = {
    "cards_blue": "snow",
    "cards_yellow": "mountain",
    "cards_red": "burst",
    "cards_troll": "giant",
    "cards_draugr": "skull",
    "cards_monster": "dragon",
    "vikings": "dice",
    "food": "food",
    "wood": "wood",
    "coins": "coin",
    "favour": "favour",
    "runes": "rune",
}
_LEADER = QColor("#9E3A2B")
_SHIP = QColor("#6B4A2A")


def name(voice: Voice, card: str) -> str:
    """As it stands on the card."""
    return capitalised(str(voice.card(card)))


def leader(voice: Voice, which: LeaderId) -> CardFace:
    picture = _LEADERS[which]
    return CardFace(
        name(voice, which),
        _LEADER,
        picture.mood,
        seed_of(which) % _SEEDS,
        medals=(Medal(picture.icon),),
        text=voice.say(f"card.{which}.text"),
        topic=f"leader:{which}",
    )


def rune(voice: Voice, which: RuneId, *, used: bool = False) -> CardFace:
    face = board_cards.rune_face(voice.words, which)
    return replace(face, text=voice.say("page.tray.used")) if used else face


def destiny(voice: Voice, card: CardId, standing: str = "") -> CardFace:
    spec = DESTINIES[card]
    what = voice.say(f"metric.{spec.metric}")
    brief = voice.say("card_words.destiny_brief", what=what, most=spec.most, tied=spec.tied)
    return CardFace(
        name(voice, card),
        HARBOUR.destiny,
        "hall",
        seed_of(card) % _SEEDS,
        medals=(Medal(_METRICS[spec.metric]),),
        text=f"{voice.card_text(card)}\n{standing}" if standing else voice.card_text(card),
        brief=f"{brief} {standing}".rstrip(),
        topic=f"destiny:{card}",
    )


def stands(voice: Voice, seat: int, card: CardId) -> str:
    """In what a destiny counts, such as: you 4, others 6. It breaks at the comma, if anywhere."""
    own, best = standing(voice.s, seat, card)
    alone = best is None
    said = voice.say("page.destiny.own", n=own) if alone else voice.say("page.destiny.against", own=own, best=best)
    return re.sub("(?<!,) ", NBSP, said)


def journey(voice: Voice, card: CardId) -> CardFace:
    return board_cards.journey_face(voice.words, card)


def ship(voice: Voice, which: ShipId) -> CardFace:
    """A private one, with what it costs."""
    spec = SHIPS[which]
    return CardFace(
        name(voice, which),
        _SHIP,
        "sea",
        art=lambda painter, frame: _ship_art(painter, frame, which),
        text=f"{voice.bundle(spec.cost)}\n{voice.say('page.ship.holds', n=spec.capacity)}",
        price=(("glory", str(spec.glory)),),
        topic=f"ship:{which}",
    )


def _ship_art(painter: QPainter, frame: QPainterPath, which: ShipId) -> None:
    landscape(painter, frame, "sea", seed_of(which) % _SEEDS)
    box = frame.boundingRect()
    painter.save()
    painter.setClipPath(frame)
    scale = box.height() / 150
    sail = SAILS[which], QColor("#F1E3C2")
    longship(painter, box.center().x(), box.bottom() - 8 * scale, scale, sail=sail, hull=QColor("#8A5A30"))
    painter.restore()


def enemy(voice: Voice, card: CardId) -> CardFace:
    """As on the board, with all its words."""
    return board_cards.enemy_face(voice.words, ENEMIES[card])


def held(
    face: CardFace,
    key: str,
    actions: Sequence[Action] = (),
    denial: Denial | None = None,
    full: str = "",
) -> Held:
    return Held(key, face, full or face.text, actions=tuple(actions), denial=denial)
