"""The whole kit on one picture, to be looked at: python -m meadhall.views.look.sheet OUT.png [dark|light] [scale]"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath

from meadhall import art
from meadhall.views.look import chrome, controls, covers, icons, states
from meadhall.views.look.cards import CardBack, CardFace, Medal, card, card_back, card_path, pile
from meadhall.views.look.controls import Kind, Row, Touch
from meadhall.views.look.drawn import dice, figures, tokens
from meadhall.views.look.drawn.comic import halftone, rays
from meadhall.views.look.drawn.faces import elf, pig, viking
from meadhall.views.look.drawn.landscape import MOODS, landscape
from meadhall.views.look.drawn.northern import hall
from meadhall.views.look.game_colours import WATCH, Terrain
from meadhall.views.look.ink import E2, E3, ink, lettering, shadow, stroke
from meadhall.views.look.palette import PLAYERS, ROOMS
from meadhall.views.look.players import heraldry
from meadhall.views.look.richtext import rich
from meadhall.views.look.shapes import line, of_rect, rounded
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil

SIZE = (1920, 1960)
_LEFT = Qt.AlignmentFlag.AlignLeft
_GAMES = {
    "northgard": "Uncharted Lands",
    "watch": "Brotherhood of the Watch",
    "midgard": "Harbour of Champions",
    "wild": "Gone Wild",
}


class _Desk:
    """The sheet's painter and style, with measures turned into pixels."""

    def __init__(self, painter: QPainter, style: Style) -> None:
        self.painter = painter
        self.style = style

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        unit = self.style.unit
        return QRectF(x * unit, y * unit, width * unit, height * unit)

    def point(self, x: float, y: float) -> QPointF:
        return QPointF(x * self.style.unit, y * self.style.unit)

    def panel(self, x: float, y: float, width: float, height: float, heading: str) -> None:
        chrome.panel(self.painter, self.style, self.rect(x, y, width, height), radius=12)
        chrome.section_head(self.painter, self.style, self.rect(x + 16, y + 9, width - 32, 24), heading.upper())

    def text(self, x: float, y: float, width: float, text: str, role: str, size: float, *, left: bool = True) -> None:
        align = _LEFT if left else Qt.AlignmentFlag.AlignCenter
        font = self.style.font(role, size)
        lettering(self.painter, self.rect(x, y, width, size * 1.4), text, font, self.style.room.text, align)

    def caption(self, x: float, y: float, width: float, text: str) -> None:
        font = self.style.font("text", 12)
        lettering(self.painter, self.rect(x, y, width, 18), text, font, self.style.room.text2)


def paint_sheet(painter: QPainter, style: Style) -> None:
    desk = _Desk(painter, style)
    chrome.rail(painter, style, desk.rect(0, 0, *SIZE), edge_right=True)
    desk.text(40, 16, 900, "Ink & Timber — the kit", "display", 36)
    for part in _PARTS:
        part(desk)


def _icons(desk: _Desk) -> None:
    desk.panel(32, 78, 760, 516, "Icons · 24 grid · solid, knocked-out detail")
    names = sorted(file.stem for file in art.path("icons", "").glob("*.svg"))
    plain = [name for name in names if not name.startswith(("badge-", "banner-", "device-", "die-"))]
    for number, name in enumerate(plain[:112]):
        x, y = 50 + number % 16 * 46, 118 + number // 16 * 67
        icons.inline(desk.painter, name, desk.rect(x + 4, y, 32, 32), desk.style.room.text)
        desk.caption(x - 6, y + 35, 52, name)


def _players(desk: _Desk) -> None:
    desk.panel(808, 78, 560, 300, "Players · colour + cut + device")
    for number, player in enumerate(PLAYERS):
        x = 834 + number * 106
        heraldry.banner(desk.painter, player, desk.rect(x + 8, 126, 56, 92))
        heraldry.badge(desk.painter, player, desk.point(x + 36, 250), 21 * desk.style.unit)
        figures.warrior(desk.painter, player, desk.point(x + 8, 344), 60 * desk.style.unit)
        figures.settlement(desk.painter, player, desk.point(x + 40, 344), 25 * desk.style.unit)
        figures.keep(desk.painter, player, desk.point(x + 72, 344), 34 * desk.style.unit)
        desk.text(x - 10, 352, 96, player.name.capitalize(), "bold", 14, left=False)


def _tokens(desk: _Desk) -> None:
    painter, unit = desk.painter, desk.style.unit
    desk.panel(808, 394, 560, 200, "Tokens & figures")
    for number, icon in enumerate(("food", "wood", "lore", "glory", "coin", "favour", "blame", "beer", "gold")):
        tokens.resource_disc(painter, icon, desk.point(838 + number * 42, 446), 18 * unit)
    for number, (icon, count) in enumerate((("brick", 9), ("timber", 11), ("wool", 14), ("grain", 12), ("ore", 8))):
        tokens.resource_tile(painter, icon, desk.rect(1206 + number * 31, 424, 28, 40), count)
    for number, kind in enumerate(figures.Wildling):
        figures.wildling(painter, kind, desk.point(838 + number * 40, 496), 15 * unit)
    figures.tormund(painter, desk.point(964, 516), 46 * unit)
    for number, player in enumerate(PLAYERS):
        figures.guard(painter, player, desk.point(1006 + number * 36, 514), 38 * unit)
        start, end = desk.point(830 + number * 62, 574), desk.point(868 + number * 62, 548)
        figures.road(painter, player, start, end, 9 * unit)
    figures.guard_ghost(painter, PLAYERS[1], desk.point(1186, 514), 38 * unit)
    for number, (value, pips) in enumerate(((2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (8, 5), (11, 2), (12, 1))):
        tokens.number_token(painter, value, pips, desk.point(1150 + number % 8 * 28, 562), 13 * unit)
    tokens.invasion_mark(painter, "2", desk.point(1226, 496), 16 * unit, desk.style.room.gold)
    tokens.invasion_mark(painter, "skull", desk.point(1264, 496), 16 * unit, WATCH.hot_number)
    tokens.count_plate(painter, "14", desk.point(1302, 496), 13 * unit)
    tokens.refusal_mark(painter, desk.point(1336, 496), 11 * unit)


def _dice(desk: _Desk) -> None:
    desk.panel(32, 610, 470, 190, "Dice")
    unit = desk.style.unit
    for face in range(1, 7):
        angle = (-5, 4, -3, 6, -4, 3)[face - 1]
        dice.pip_die(desk.painter, face, desk.point(80 + (face - 1) * 64, 682), 48 * unit, angle)
    dice.twelve_die(desk.painter, 5, desk.point(464, 682), 48 * unit)
    fills = ("#F2EBDD", "#B93A2B", "#37323A", "#D9B26A")
    for number, (icon, fill) in enumerate(zip(("sword", "spear", "axe", "skull"), fills, strict=True)):
        faces = [icon, icon] if number % 2 else [icon]
        dice.icon_die(desk.painter, faces, desk.point(80 + number * 64, 750), 46 * unit, number * 3 - 4, QColor(fill))
    for number, size in enumerate((26, 48, 60)):
        dice.twelve_die(desk.painter, 12 - number, desk.point(334 + number * 56, 750), size * unit, number * 7)


def _states(desk: _Desk) -> None:
    painter, style = desk.painter, desk.style
    desk.panel(518, 610, 850, 190, "States")
    for number, name in enumerate(_STATES):
        x, y = 536 + number * 92, 656
        rect = desk.rect(x, y - (states.LIFT if name == "hover" else 0), 70, 86)
        path = card_path(rect)
        shadow(painter, path, E3 if name == "hover" else E2, style.unit * 0.7)
        ink(painter, path, style.room.paper, style.scaled(2.4), depth=style.scaled(3))
        icons.inked(
            painter,
            "keep",
            QRectF(rect.center() - desk.point(18, 22), desk.point(36, 36) + rect.center() - desk.point(18, 22)),
            QColor("#C58B4E"),
        )
        _STATES[name](desk, rect)
        desk.text(x - 12, y + 99, 94, name, "medium", 14, left=False)


def _legal(desk: _Desk, rect: QRectF) -> None:
    states.legal(desk.painter, desk.style, card_path(rect))
    states.beacon(desk.painter, desk.style, rect.topRight(), "plus")


def _new(desk: _Desk, rect: QRectF) -> None:
    states.new_tab(desk.painter, desk.style, rect.topLeft(), "NEW")


_STATES: dict[str, Callable[[_Desk, QRectF], None]] = {
    "rest": lambda desk, rect: None,
    "legal": _legal,
    "hover": lambda desk, rect: states.hovered(desk.painter, desk.style, card_path(rect)),
    "selected": lambda desk, rect: states.selected(desk.painter, desk.style, card_path(rect)),
    "attacked": lambda desk, rect: states.attacked(desk.painter, desk.style, card_path(rect)),
    "disabled": lambda desk, rect: states.disabled(desk.painter, desk.style, card_path(rect)),
    "new": _new,
    "just moved": lambda desk, rect: states.just_moved(desk.painter, desk.style, card_path(rect), PLAYERS[1]),
    "focus": lambda desk, rect: states.focus(desk.painter, desk.style, card_path(rect)),
}


def _cards(desk: _Desk) -> None:
    painter = desk.painter
    desk.panel(1384, 78, 504, 722, "Card anatomy")
    march = CardFace(
        "Forced march",
        QColor("#7A4E86"),
        mood="fjord",
        seed=5,
        medals=(Medal("boot", "2"),),
        text="**2 moves.** In every battle this turn add **+1**.",
        type_line="late development",
        instant=True,
    )
    card(painter, desk.rect(1406, 122, 220, 306), march, desk.style.floor)
    hero = CardFace(
        "Samwell Tarly",
        QColor("#8A6A24"),
        mood="hall",
        medals=(Medal("cards", "A"),),
        text="Take a resource that you did not get: 1 [ore] or 1 [grain].",
    )
    card(painter, desk.rect(1646, 122, 136, 184), hero, desk.style.floor)
    wolf = CardFace(
        "Ice wolf", QColor("#3E6E96"), mood="snow", seed=4, medals=(Medal("wolf"),), text="10 [glory] 1 [favour]",
        strength="2", defence="7",
    )  # fmt: skip
    card(painter, desk.rect(1646, 316, 86, 116), wolf, desk.style.floor)
    pig_card = CardFace(
        "Swinator",
        QColor("#B8402E"),
        art=_pig_art,
        text="Draw 1 if it wins",
        strength="5",
        price=(("beer", "4"), ("gold", "3")),
    )
    card(painter, desk.rect(1744, 316, 128, 172), pig_card, desk.style.floor)
    resources = (
        ("Timber", "timber", "forest", "#5F8F4C"), ("Brick", "brick", "hills", "#C4633C"),
        ("Wool", "wool", "hills", "#A9BF7A"), ("Grain", "grain", "dusk", "#D9AE3C"), ("Ore", "ore", "snow", "#7F8997"),
    )  # fmt: skip
    for number, (name, icon, mood, colour) in enumerate(resources):
        face = CardFace(name, QColor(colour), mood=mood, seed=number + 2, medals=(Medal(icon),))
        rect = desk.rect(1404 + number * 94, 502 - (10 if number == 1 else 0), 86, 116)
        outline = card(painter, rect, face, desk.style.floor, lifted=number == 1)
        if number == 1:
            states.selected(painter, desk.style, outline)
    backs = (
        CardBack(QColor("#C4633C"), player=PLAYERS[0]),
        CardBack(QColor("#2A5FA8"), player=PLAYERS[1]),
        CardBack(QColor("#5A3B8A"), icon="eye"),
        CardBack(QColor("#3E5A66"), icon="explore"),
        CardBack(QColor("#7A6238"), icon="fate"),
    )
    for number, back in enumerate(backs):
        pile(painter, desk.rect(1412 + number * 94, 646, 70, 98), back, (8, 1, 21, 2, 0)[number], desk.style.floor)
    for number, mood in enumerate(MOODS):
        small = of_rect(desk.rect(1404 + number * 59, 764, 54, 28), 4 * desk.style.unit)
        landscape(painter, small, mood, number)
        stroke(painter, small, desk.style.room.ink, desk.style.scaled(1.4))


def _pig_art(painter: QPainter, frame: QPainterPath) -> None:
    box = frame.boundingRect()
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    rays(painter, box, QColor("#F2B33E"), QColor("#F9D27A"), box.center(), 12, 8)
    halftone(painter, box, veil(QColor("#7A2A00"), 0.18), 6.5)
    pig(painter, box.center() + QPointF(0, box.height() * 0.06), box.height() / 115)
    painter.restore()


def _buttons(desk: _Desk) -> None:
    painter, style = desk.painter, desk.style
    desk.panel(32, 816, 640, 330, "Buttons, chips, fields")
    at = desk.rect
    controls.button(painter, style, at(50, 856, 150, 52), "End turn", icon="check", size=18)
    controls.button(painter, style, at(212, 856, 130, 52), "Undo", Kind.SECONDARY, icon="undo", key="Z", size=18)
    controls.button(painter, style, at(354, 856, 140, 52), "Attack", Kind.DANGER, icon="crossed", size=18)
    controls.button(painter, style, at(506, 856, 148, 52), "Build", Kind.PRIMARY, controls.OFF, icon="lock", size=18)
    controls.button(painter, style, at(50, 922, 110, 44), "Hover", touch=Touch(hovered=True))
    controls.button(painter, style, at(170, 922, 110, 44), "Pressed", touch=Touch(hovered=True, pressed=True))
    controls.button(painter, style, at(292, 922, 110, 44), "Focus", touch=Touch(focused=True))
    controls.button(painter, style, at(416, 922, 110, 44), "Hover", Kind.SECONDARY, Touch(hovered=True))
    controls.button(painter, style, at(536, 922, 110, 44), "Ghost", Kind.GHOST, Touch(hovered=True))
    x = 50.0
    for text, icon in (
        ("+2", "food"),
        ("3 : 1", "swap"),
        ("7 / 8", "dice"),
        ("Year 3", "hourglass"),
        ("4 turns", "flag"),
    ):
        width = controls.chip_width(style, text, icon, 16) / style.unit
        controls.chip(painter, style, at(x, 984, width, 32), text, icon=icon, size=16)
        x += width + 10
    face = controls.field(painter, style, at(50, 1034, 250, 46))
    lettering(painter, face.content, "Їжа, ліс, перекази…", style.font("text", 18), face.text, _LEFT)
    controls.field(painter, style, at(312, 1034, 100, 46), Touch(focused=True))
    for number, text in enumerate(("Людина", "Комп’ютер")):
        chosen = controls.segment(painter, style, at(424 + number * 116, 1034, 112, 46), chosen=number == 0)
        lettering(painter, chosen.content, text, style.font("bold", 16), chosen.text)
    controls.switch(painter, style, at(50, 1098, 62, 34), on=True)
    controls.switch(painter, style, at(124, 1098, 62, 34), on=False)
    controls.slider(painter, style, at(204, 1098, 200, 34), 0.4)
    controls.progress(painter, style, at(424, 1111, 228, 9), 3, 7)


def _rows(desk: _Desk) -> None:
    painter, style = desk.painter, desk.style
    desk.panel(688, 816, 330, 330, "Action list")
    rows = (
        ("road", "Road", "[brick] [timber]", Row.CAN, Touch()),
        ("keep", "Keep", "2 [grain] 3 [ore]", Row.CAN, Touch(hovered=True)),
        ("guard", "Guard", "[brick] [timber] [wool]", Row.DOING, Touch()),
        ("house", "Settlement", "1 [grain] is missing", Row.LOCKED, Touch()),
        ("swap", "Offer a trade", "To the brothers or the bank", Row.CAN, Touch(focused=True)),
    )
    for number, (icon, title, second, row, touch) in enumerate(rows):
        rect = desk.rect(702, 852 + number * 57, 302, 50)
        face = controls.action_row(
            painter, style, rect, icon, title, row, touch, key="R" if number == 0 else "", second_line=True
        )
        middle = _LEFT | Qt.AlignmentFlag.AlignVCenter
        rich(painter, face.content, second, style.letters(13.5), style.floor, face.text2, middle)


def _type(desk: _Desk) -> None:
    desk.panel(1034, 816, 334, 330, "Type")
    desk.text(1052, 852, 300, "Ґрунт, Їжак, Щит", "display", 30)
    desk.text(1052, 900, 300, "Поселення 0123456789", "name", 24)
    desk.text(1052, 938, 300, "Дикі вікінги", "comic", 26)
    sample = (
        "**Виставити дозорного** на вільний пост із найменшим номером. Выставьте дозорного: 1 [brick] 1 [wool]"
        " 1 [timber]. Every sentence says **what to do next**."
    )
    style = desk.style
    rich(desk.painter, desk.rect(1052, 986, 300, 150), sample, style.letters(17), style.floor, style.room.text)


def _colours(desk: _Desk) -> None:
    room = desk.style.room
    desk.panel(1384, 816, 504, 330, "Colour")
    rows = [
        [room.bg, room.bar, room.panel, room.raised, room.tray, room.line, room.line2, room.field],
        [room.text, room.text2, room.text3, room.gold, room.aurora, room.danger, room.ok, room.info],
        [tone for player in PLAYERS for tone in (player.base,)] + [room.selected, room.attack, room.paper],
        [player.dark for player in PLAYERS] + [room.token, room.bubble, room.danger_fill],
        [tone.ground for tone in WATCH if isinstance(tone, Terrain)] + [WATCH.ice, WATCH.sky],
        [WATCH.river, WATCH.cave, WATCH.hornfoot, WATCH.climber, WATCH.giant, WATCH.warrior, WATCH.night, WATCH.snow],
    ]
    for row, tones in enumerate(rows):
        for column, tone in enumerate(tones):
            swatch = rounded(0, 0, 52, 36, 5)
            desk.painter.save()
            desk.painter.scale(desk.style.unit, desk.style.unit)
            desk.painter.translate(1404 + column * 59, 856 + row * 46)
            ink(desk.painter, swatch, tone, 1.5, depth=0)
            desk.painter.restore()


def _table(desk: _Desk) -> None:
    """Bars, rails and bands as they lie beside each other at the table."""
    painter, style = desk.painter, desk.style
    chrome.top_bar(painter, style, desk.rect(0, 1162, 1920, 56))
    icons.mono(painter, "menu", desk.rect(18, 1178, 24, 24), style.room.text2)
    desk.text(58, 1174, 400, "Братство Дозора", "display", 23)
    controls.phase_chip(painter, style, desk.rect(420, 1175, 140, 29), "Building")
    for number, player in enumerate(PLAYERS[:2]):
        rect = desk.rect(12, 1230 + number * 72, 276, 64)
        chrome.player_panel(painter, style, rect, player, active=number == 1)
        heraldry.banner(painter, player, desk.rect(26, 1228 + number * 72, 34, 54))
        desk.text(80, 1234 + number * 72, 180, ("Ingrid", "Bjørn")[number], "name", 19)
    chrome.tray(painter, style, desk.rect(300, 1300, 1280, 76))
    band = desk.rect(300, 1236, 1280, 64)
    chrome.prompt_band(painter, style, band, PLAYERS[1])
    text = "Post a guard: choose a **lit post** on the Wall"
    rich(painter, desk.rect(382, 1243, 800, 27), text, style.letters(20), style.floor, style.room.text)
    rich(
        painter,
        desk.rect(382, 1270, 800, 22),
        "The third guard is worth **1** [glory].",
        style.letters(14.5),
        style.floor,
        style.room.text2,
    )
    controls.button(painter, style, desk.rect(1240, 1247, 132, 44), "Cancel", Kind.SECONDARY, icon="undo", size=16)
    controls.button(painter, style, desk.rect(1384, 1247, 180, 44), "End turn", icon="check", size=16)
    chrome.bubble(painter, style, desk.rect(1612, 1250, 270, 70), desk.point(1600, 1350), QColor("#00785C"))
    reason = "**Post 2, section 4.** The clearing is empty; now 2 guards."
    rich(painter, desk.rect(1628, 1260, 240, 52), reason, style.letters(14.5), style.floor, style.room.ink)


def _shelf(desk: _Desk) -> None:
    painter, style = desk.painter, desk.style
    painter.save()
    painter.setClipRect(desk.rect(0, 1376, 1920, 584))
    chrome.hall_wall(painter, style, desk.rect(0, 1376, 1420, 584))
    chrome.beam(painter, style, desk.rect(0, 1376, 1420, 74))
    chrome.plank(painter, style, desk.rect(0, 1896, 1420, 36))
    for number, (game, title) in enumerate(_GAMES.items()):
        rect = desk.rect(34 + number * 342, 1518 - (10 if number == 1 else 0), 294, 294 * covers.HEIGHT / covers.WIDTH)
        covers.box(painter, style, game, rect, title, lit=number == 1)
    chrome.gates(painter, style, desk.rect(1420, 1376, 500, 584))
    heraldry.great_banner(painter, PLAYERS[2], desk.rect(1530, 1420, 280, 480))
    painter.restore()


def _people(desk: _Desk) -> None:
    """What the covers are made of, at small sizes."""
    unit = desk.style.unit
    for number, head in enumerate((viking, elf, pig)):
        head(desk.painter, desk.point(1130 + number * 74, 44), 0.44 * unit)
    hall(desk.painter, 1360 * unit, 66 * unit, 0.6 * unit, roof=QColor("#8A4A32"), wall=QColor("#A9774A"))
    small = CardBack(QColor("#3E5A66"), icon="eye")
    card_back(desk.painter, desk.rect(1420, 18, 36, 50), small)
    stroke(
        desk.painter,
        line((1480 * unit, 44 * unit), (1560 * unit, 44 * unit)),
        desk.style.room.gold,
        3 * unit,
        (8 * unit, 6 * unit),
    )
    tokens.empty_slot(desk.painter, desk.rect(1580, 24, 40, 40), line=desk.style.room.text2, text="4")
    tokens.building_disc(desk.painter, "anvil", desk.point(1660, 44), 16 * unit, QColor("#C58B4E"))
    tokens.building_square(desk.painter, "keep", desk.point(1720, 44), 46 * unit, QColor("#D9B26A"))
    states.attack_badge(desk.painter, desk.style, desk.point(1780, 44))


_PARTS = (_icons, _players, _tokens, _dice, _states, _cards, _buttons, _rows, _type, _colours, _table, _shelf, _people)


def main(arguments: list[str]) -> None:
    out, room, scale = [*arguments, *("", "light", "1")[len(arguments) :]]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QGuiApplication([])
    unit = float(scale)
    image = QImage(round(SIZE[0] * unit), round(SIZE[1] * unit), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    smooth(painter)
    paint_sheet(painter, Style(ROOMS[room], unit))
    painter.end()
    image.save(out)


if __name__ == "__main__":
    main(sys.argv[1:])
