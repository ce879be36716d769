"""The cards as they look wherever they are shown. The tray and dialogs of the table take them from here."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QColor

from meadhall.rules.wild.data import (
    ACHIEVEMENTS,
    BUILDINGS,
    CARDS,
    HALLS,
    MISSIONS,
    NUMBERS,
    UNSEEN,
    AchievementId,
    Amount,
    BuildingId,
    Card,
    CardId,
    MissionId,
)
from meadhall.views.deeds.wild.icons import BUILDING_ICONS
from meadhall.views.look.cards import CardBack, CardFace, Medal
from meadhall.views.look.palette import Player
from meadhall.views.text.words import Words, capitalised

from .pictures import art

RIBBONS = {
    "resource": QColor("#8A5A1A"),
    "upgrade": QColor("#7A3E9A"),
    "unit": QColor("#B8402E"),
    "hero": QColor("#836421"),
    "fortification": QColor("#3E6EA0"),
    "undead": QColor("#4E6B3A"),
    "building": QColor("#8E4A22"),
    "mission": QColor("#2A736D"),
    "achievement": QColor("#836418"),
}
DRAGON = "dragon"
_PICTURE, _TREASURE = 0.68, 0.74  # of the height of a card that says what it does in signs; of what is mere treasure
_STRENGTH_ALONE = 22  # high letters, where other words have 18
_UNKNOWN = QColor("#4A4038")
PATH_BACK = CardBack(QColor("#5A3B8A"), icon="eye")
ASGARD_BACK = CardBack(QColor("#B98A2E"), icon="favour")


def back_of(player: Player) -> CardBack:
    return CardBack(player.base, player=player)


def ident(item: str) -> str:
    """What the words of a card, a building, a hall, a mission or an achievement begin with."""
    if item in CARDS:
        return f"wild.card.{item}"
    if item in BUILDINGS:
        return f"wild.building.{item}"
    if item in MISSIONS:
        return f"wild.mission.{item}"
    if item in ACHIEVEMENTS:
        return f"wild.achievement.{item}"
    return f"wild.thing.{item}" if item == DRAGON else f"wild.hall.{item}"


def name_of(words: Words, item: str) -> str:
    return capitalised(words(f"{ident(item)}.name"))


def short_name(words: Words, item: str) -> str:
    """The same name with hyphens where it may be broken, for where it has no room in one piece."""
    return capitalised(words.term(f"{ident(item)}.name").form("short"))


def _face(words: Words, item: str, kind: str, topic: str = "") -> CardFace:
    name, text = name_of(words, item), words(f"{ident(item)}.text")
    return CardFace(name, RIBBONS[kind], art=art(item), text=text, text_size=18, topic=topic or f"{kind}:{item}")


def in_full(words: Words, face: CardFace, item: str) -> CardFace:
    """For the reading copy: with all that there is to know, and the joke."""
    return replace(face, text=words(f"{ident(item)}.full"), text_size=14.5)


def card_face(words: Words, card: CardId) -> CardFace:
    if card == UNSEEN:
        return CardFace("", _UNKNOWN, "night", medals=(Medal("cards"),))
    spec = CARDS[card]
    return replace(
        _face(words, card, spec.kind, f"card:{card}"),
        strength=_strength(spec),
        defence=_defence(spec),
        price=price(spec.cost),
    )


def _strength(spec: Card) -> str:
    if spec.boost:
        return f"+{spec.boost}"
    return f"{spec.strength}{'+' if spec.strength_per_building else ''}" if spec.strength else ""


def _defence(spec: Card) -> str:
    return f"{spec.defence}{'+' if spec.defence_per_unit else ''}" if spec.defence else ""


def price(cost: Amount) -> tuple[tuple[str, str], ...]:
    figures = (("beer", cost.beer), ("gold", cost.gold))
    return tuple((icon, str(count)) for icon, count in figures if count)


def small_face(words: Words, card: CardId) -> CardFace:
    """What it does said in signs, for a card that is too small for its words."""
    return replace(card_face(words, card), text=signs(CARDS[card]), text_size=25, art_share=_PICTURE)


def hand_face(words: Words, card: CardId) -> CardFace:
    """As one holds it: what brings nothing but resources says so in large signs, others where words have no room, and
    what has nothing but strength says that in larger letters."""
    face = card_face(words, card)
    if card == UNSEEN:
        return face
    brings, does = _icons(CARDS[card].gain), signs(CARDS[card])
    if face.strength and not does:
        return replace(face, text_size=_STRENGTH_ALONE)
    if not brings or does != brings:
        return replace(face, brief=does)
    return replace(face, text=brings, text_size=28, art_share=_TREASURE)


def bare(face: CardFace) -> CardFace:
    """Without its words."""
    return replace(face, text="")


def building_face(words: Words, building: BuildingId) -> CardFace:
    spec = BUILDINGS[building]
    return replace(_face(words, building, "building"), defence=str(spec.defence), price=price(spec.cost))


def hall_face(words: Words, level: int) -> CardFace:
    spec = HALLS[level]
    face = _face(words, hall(level), "building", f"hall:{level}")
    return replace(face, defence=str(spec.defence), price=price(spec.cost))


def hall(level: int) -> str:
    """As words and pictures name it."""
    return f"town_hall_{level}"


def dragon_face(words: Words) -> CardFace:
    return replace(_face(words, DRAGON, "undead", "action:AttackDragon"), defence=str(NUMBERS.dragon_defence))


def mission_face(words: Words, mission: MissionId) -> CardFace:
    return replace(_face(words, mission, "mission"), price=(("glory", str(MISSIONS[mission].vp)),))


def achievement_face(words: Words, achievement: AchievementId) -> CardFace:
    return _face(words, achievement, "achievement")


# --- in signs


def signs(spec: Card) -> str:
    """Such as: 2 [cards] 3 [beer]. What cannot be said so is left to the words."""
    found = [*_when_played(spec), *_when_it_fights(spec), *_when_it_defends(spec)]
    if spec.vp:
        found.append(f"**{spec.vp}**\u00a0[glory] [{spec.token}]")
    return "  ".join(found)


def _when_played(spec: Card) -> list[str]:
    found = [_icons(spec.gain)] if spec.gain.beer or spec.gain.gold else []
    if spec.gain_per_building:
        found.append(_for_each(spec.gain_per_building))
    if spec.gain_per_rival:
        found.append(f"[{BUILDINGS[spec.gain_per_rival].produces}]\u00a0/\u00a0[person]")
    if spec.choose:
        found.append("[beer]\u00a0/\u00a0[gold]")
    if spec.draw:
        found.append(f"**{spec.draw}**\u00a0[cards]")
    if spec.put_back:
        found.append("[undo]")
    if spec.steal:
        found.append(f"[fist]\u00a0[{spec.steal}]")
    if spec.show:
        found.append(f"[cards]\u00a0[eye]\u00a0[{spec.token}]")
    if spec.recover:
        found.append(f"[redo]\u00a0**{spec.recover}**\u00a0[{'viking' if spec.recover_kind == 'unit' else 'cards'}]")
    if spec.peek:
        found.append("[eye]")
    return found


def _for_each(building: BuildingId) -> str:
    return f"[{BUILDINGS[building].produces}]\u00a0/\u00a0[{BUILDING_ICONS[building]}]"


def _icons(gain: Amount) -> str:
    counts = (("beer", gain.beer), ("gold", gain.gold))
    return " ".join(f"**{count}**\u00a0[{icon}]" for icon, count in counts if count)


def _when_it_fights(spec: Card) -> list[str]:
    found: list[str] = []
    if spec.unit_bonus:
        found.append(f"**+{spec.unit_bonus}**\u00a0/\u00a0[viking]")
    if spec.strength_per_building:
        found.append(f"**+1**\u00a0/\u00a0[{BUILDING_ICONS[spec.strength_per_building]}]")
    if spec.boost:
        found.append("[viking]\u00a0[crossed]")
    if spec.success_vp:
        found.append(f"[crossed]\u00a0**{spec.success_vp}**\u00a0[glory]")
    return found


def _when_it_defends(spec: Card) -> list[str]:
    found: list[str] = []
    if spec.defence_per_unit:
        found.append(f"**+{spec.defence_per_unit}**\u00a0/\u00a0[viking]")
    if spec.disarm:
        found.append(f"[guardshield]\u00a0[{'viking' if spec.disarm == 'unit' else 'fate'}]\u00a0**0**")
    if spec.repel_vp:
        found.append(f"[guardshield]\u00a0**{spec.repel_vp}**\u00a0[glory]")
    return found


def capacity(kind: str) -> int:
    """How many tokens a building has places for."""
    return next((NUMBERS.storage for building in BUILDINGS.values() if building.id == kind and building.stores), 0)
