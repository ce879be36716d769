"""What is drawn on each card, by its id: a figure before the rays of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from meadhall.views.look.drawn.comic import halftone, rays
from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.game_colours import WILD, Rays
from meadhall.views.look.icons import icon_in
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import veil

from .drawn import beasts, chiefs, heads, houses, things

Figure = Callable[[Pen], None]
_TALL = 122.0  # of a figure with what sticks out of it
_WIDE = 118.0
_RIBBON, _CLOSE = 8.0, 0.03  # of the width, as 120: what the name covers; and of the height: how near an edge may be


class Picture(NamedTuple):
    rays: Rays
    figure: Figure


def _beside(first: Figure, second: Figure, x: float = 26, y: float = 20, size: float = 0.6) -> Figure:
    """A figure with something in front of it."""

    def paint(pen: Pen) -> None:
        first(pen.at(-8, -4, 0.92))
        second(pen.at(x, y, size))

    return paint


def _emblem(icon: str) -> Figure:
    """A sign on a disc, where a deed is meant and nobody in particular."""

    def paint(pen: Pen) -> None:
        pen.ink(disc(0, 0, 46), WILD.paper, 7)
        pen.ink(icon_in(icon, QRectF(-31, -31, 62, 62)), WILD.label, 5)

    return paint


PICTURES: dict[str, Picture] = {
    # the starter deck and the stacks
    "beer": Picture(WILD.beer, things.mug),
    "gold": Picture(WILD.gold, things.ingot),
    "viking_warrior": Picture(WILD.unit, heads.warrior),
    "elf_archer": Picture(WILD.unit, heads.archer),
    "bone_crusher": Picture(WILD.unit, heads.crusher),
    "pigator": Picture(WILD.unit, heads.swine),
    "tower": Picture(WILD.fortification, houses.cannon_tower),
    "chicken_tower": Picture(WILD.fortification, houses.chicken_tower),
    "sheep_cannon": Picture(WILD.fortification, houses.sheep_cannon),
    # buildings
    "brewery": Picture(WILD.brewery, houses.brewery),
    "smelter": Picture(WILD.smelter, houses.smelter),
    "beer_storage": Picture(WILD.cellar, houses.beer_storage),
    "gold_storage": Picture(WILD.vault, houses.gold_storage),
    "tavern": Picture(WILD.tavern, houses.tavern),
    "drakkar": Picture(WILD.drakkar, houses.drakkar),
    "town_hall_1": Picture(WILD.hall, houses.hall(1)),
    "town_hall_2": Picture(WILD.hall, houses.hall(2)),
    "town_hall_3": Picture(WILD.hall, houses.hall(3)),
    # Odin's path
    "beer_mugs": Picture(WILD.beer, things.three_mugs),
    "gold_bars": Picture(WILD.gold, things.ingots),
    "beer_specialist": Picture(WILD.beer, heads.brewer),
    "gold_miner": Picture(WILD.gold, heads.miner),
    "recipe_theft": Picture(WILD.upgrade, _beside(heads.thief, things.loot_beer)),
    "money_theft": Picture(WILD.upgrade, _beside(heads.thief, things.loot_gold)),
    "scroll": Picture(WILD.upgrade, things.scroll),
    "crystal": Picture(WILD.upgrade, things.crystal),
    "mystery_gift_resource": Picture(WILD.upgrade, things.gift_of_drink),
    "mystery_gift_unit": Picture(WILD.upgrade, things.gift_of_arms),
    "sword": Picture(WILD.upgrade, things.sword),
    "odins_boost": Picture(WILD.upgrade, heads.odin),
    "shaman": Picture(WILD.wild_unit, heads.shaman),
    "bear_rider": Picture(WILD.wild_unit, heads.bear_rider),
    "assassin": Picture(WILD.wild_unit, heads.assassin),
    "shockwave_tower": Picture(WILD.fortification, houses.shockwave_tower),
    "hero_trap": Picture(WILD.fortification, things.trap),
    "undead_beer": Picture(WILD.undead, _beside(beasts.skull, things.mug, 30, 26, 0.56)),
    "undead_gold": Picture(WILD.undead, _beside(beasts.skull, things.ingot, 28, 32, 0.56)),
    # Asgard
    "alviss": Picture(WILD.hero, heads.sage),
    "thor": Picture(WILD.hero, heads.thunderer),
    "grendel": Picture(WILD.hero, heads.monster),
    "valkyrie": Picture(WILD.hero, heads.valkyrie),
    "dvergar": Picture(WILD.hero, heads.dwarf),
    "mjollnir": Picture(WILD.hero, things.hammer),
    "lokis_lens": Picture(WILD.hero, things.lens),
    "beer_taxes": Picture(WILD.hero, things.beer_tax),
    "gold_taxes": Picture(WILD.hero, things.gold_tax),
    "treasure_chest": Picture(WILD.hero, things.chest),
    "time_manipulation": Picture(WILD.hero, things.hourglass),
    "resurrection": Picture(WILD.hero, things.rising_hand),
    "dragon": Picture(WILD.asgard, beasts.dragon),
    # missions
    "worker": Picture(WILD.mission, _emblem("build")),
    "worship": Picture(WILD.mission, heads.odin),
    "strategy": Picture(WILD.mission, _emblem("viking")),
    "shield": Picture(WILD.mission, _emblem("shield")),
    "beer_mission": Picture(WILD.mission, houses.brewery),
    "gold_mission": Picture(WILD.mission, houses.smelter),
    "brewer": Picture(WILD.mission, heads.brewer),
    "foundry": Picture(WILD.mission, _emblem("anvil")),
    "innkeeper": Picture(WILD.mission, houses.tavern),
    "captain": Picture(WILD.mission, houses.drakkar),
    "thirsty": Picture(WILD.mission, things.three_mugs),
    "money_money": Picture(WILD.mission, things.ingots),
    "attacker_mission": Picture(WILD.mission, _emblem("crossed")),
    "town_fall": Picture(WILD.mission, houses.hall(2)),
    "architect": Picture(WILD.mission, _emblem("house")),
    "warfare": Picture(WILD.mission, heads.crusher),
    # achievements
    "accomplisher": Picture(WILD.gold, _emblem("flag")),
    "builder": Picture(WILD.gold, _emblem("build")),
    "king_pig": Picture(WILD.gold, heads.swine),
    "gold_digger": Picture(WILD.gold, heads.miner),
    "beer_tycoon": Picture(WILD.gold, things.barrel),
    "follower": Picture(WILD.gold, heads.odin),
    "conqueror": Picture(WILD.gold, heads.warrior),
    "defender": Picture(WILD.gold, houses.cannon_tower),
    # chiefs
    "ragnar": Picture(WILD.smelter, chiefs.ragnar),
    "lagertha": Picture(WILD.vault, chiefs.lagertha),
    "bjorn": Picture(WILD.undead, chiefs.bjorn),
    "astrid": Picture(WILD.upgrade, chiefs.astrid),
    "olaf": Picture(WILD.unit, chiefs.olaf),
    "freydis": Picture(WILD.drakkar, chiefs.freydis),
    "harald": Picture(WILD.wild_unit, chiefs.harald),
    "ingrid": Picture(WILD.mission, chiefs.ingrid),
}


def ground(painter: QPainter, frame: QPainterPath, tones: Rays, unit: float) -> None:
    """Rays and printer's dots, cut to the frame."""
    box = frame.boundingRect()
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    centre = QPointF(box.center().x(), box.top() + box.height() * 0.58)
    rays(painter, box, tones.deep, tones.bright, centre, 12, 8)
    halftone(painter, box, veil(WILD.card_dots, 0.17), max(4.5, 6.5 * unit))
    painter.restore()


def figure(painter: QPainter, box: QRectF, card: str) -> None:
    """As large as fits into the box, in its middle."""
    scale = min(box.width() / _WIDE, box.height() / _TALL)
    PICTURES[card].figure(Pen(painter, box.center() + QPointF(0, scale * 2), scale))


def art(card: str) -> Callable[[QPainter, QPainterPath], None]:
    """For a card face."""

    def paint(painter: QPainter, frame: QPainterPath) -> None:
        box = frame.boundingRect()
        unit = box.width() / 120
        ground(painter, frame, PICTURES[card].rays, unit)
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        above = min(5 * unit, box.height() * _CLOSE)  # a low strip is all for the figure
        below = _RIBBON * unit + above
        figure(painter, box.adjusted(5 * unit, above, -5 * unit, -below), card)
        painter.restore()

    return paint
