"""Every painter draws something, draws it alike twice, and Qt has nothing to complain about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from meadhall import art
from meadhall.views.look import chrome, controls, covers, icons, states
from meadhall.views.look.cards import CardBack, CardFace, Medal, art_share, card, card_back, pile
from meadhall.views.look.controls import Kind, Row, Touch
from meadhall.views.look.drawn import creatures, dice, figures, tokens
from meadhall.views.look.drawn.comic import halftone, rays
from meadhall.views.look.drawn.faces import elf, pig, viking
from meadhall.views.look.drawn.landscape import MOODS, landscape
from meadhall.views.look.drawn.northern import hall, longship
from meadhall.views.look.ink import E1, fade, glow, ink, outlined, shadow
from meadhall.views.look.palette import DARK, LIGHT, PLAYERS
from meadhall.views.look.players import heraldry
from meadhall.views.look.richtext import rich
from meadhall.views.look.shapes import disc, of_rect, star
from meadhall.views.look.sheet import SIZE, paint_sheet
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.wide_cards import picture_strip, words_and_strip

Paint = Callable[[QPainter, Style, QRectF], object]
RED, BLUE = QColor("#C43D2B"), QColor("#2A5FA8")
FACE = CardFace(
    "Forced march", RED, medals=(Medal("boot", "2"), Medal("eye")), text="**2** moves, 1 [ore]", type_line="late",
    instant=True, defence="3", price=(("gold", "2"), ("beer", "1"), ("wood", "4")),
)  # fmt: skip


def _low(rect: QRectF) -> QPointF:
    return QPointF(rect.center().x(), rect.bottom() - 8)


PAINTERS: dict[str, Paint] = {
    "ink": lambda p, s, r: ink(p, disc(r.center().x(), r.center().y(), 30), RED),
    "shadow": lambda p, s, r: shadow(p, of_rect(r), E1),
    "fade": lambda p, s, r: fade(p, of_rect(r), RED, BLUE, across=True),
    "glow": lambda p, s, r: glow(p, r.center().x(), r.center().y(), 40, RED, 0.5),
    "outlined": lambda p, s, r: outlined(p, r, "Щит", s.font("display", 30), RED, BLUE, 5),
    "rich": lambda p, s, r: rich(p, r, "a **b** 2 [ore]", 16, 12, RED),
    "texture paper": lambda p, s, r: texture(p, of_rect(r), "paper", 0.5),
    "texture wood": lambda p, s, r: texture(p, of_rect(r), "wood", 0.5, 1.7),
    "texture cloud": lambda p, s, r: texture(p, of_rect(r), "cloud", 0.5),
    "icon mono": lambda p, s, r: icons.mono(p, "boot", r, RED),
    "icon flat": lambda p, s, r: icons.flat(p, "food", r),
    "icon inked": lambda p, s, r: icons.inked(p, "grain", r),
    "great banner": lambda p, s, r: heraldry.great_banner(p, PLAYERS[2], r.adjusted(14, 10, -14, -2)),
    "wildling climber": lambda p, s, r: figures.wildling(p, figures.Wildling.CLIMBER, r.center(), 15),
    "wildling giant": lambda p, s, r: figures.wildling(p, figures.Wildling.GIANT, r.center(), 15),
    "wildling warrior": lambda p, s, r: figures.wildling(p, figures.Wildling.WARRIOR, r.center(), 15),
    **{
        f"creature {kind}": lambda p, s, r, paint=paint: paint(p, _low(r), 60, "brown")
        for kind, paint in creatures.CREATURES.items()
    },
    "kaija": lambda p, s, r: creatures.kaija(p, PLAYERS[0], _low(r), 60),
    "tormund": lambda p, s, r: figures.tormund(p, _low(r), 60),
    "twelve die": lambda p, s, r: dice.twelve_die(p, 12, r.center(), 48, 20),
    "icon die": lambda p, s, r: dice.icon_die(p, ["axe", "axe"], r.center(), 48, 3, RED),
    "empty die": lambda p, s, r: dice.icon_die(p, [], r.center(), 48, 3, RED),
    "resource disc": lambda p, s, r: tokens.resource_disc(p, "ore", r.center()),
    "resource tile": lambda p, s, r: tokens.resource_tile(p, "ore", QRectF(20, 20, 42, 60), 12),
    "count plate": lambda p, s, r: tokens.count_plate(p, "×3", r.center(), 14, BLUE),
    "building disc": lambda p, s, r: tokens.building_disc(p, "anvil", r.center(), 16, RED),
    "building square": lambda p, s, r: tokens.building_square(p, "keep", r.center(), 46, RED),
    "empty slot": lambda p, s, r: tokens.empty_slot(p, r, text="4"),
    "square slot": lambda p, s, r: tokens.empty_slot(p, r, round_=False),
    "invasion": lambda p, s, r: tokens.invasion_mark(p, "2", r.center(), 18, RED),
    "last invasion": lambda p, s, r: tokens.invasion_mark(p, "skull", r.center(), 18, RED),
    "refusal": lambda p, s, r: tokens.refusal_mark(p, r.center(), 11),
    "strength": lambda p, s, r: tokens.strength_disc(p, "5", r.center(), 15),
    "longship": lambda p, s, r: longship(p, 75, 90, 0.5, sail=(RED, s.room.paper), hull=BLUE),
    "hall": lambda p, s, r: hall(p, 70, 90, 0.8, roof=RED, wall=BLUE, snow=s.room.paper),
    "rays": lambda p, s, r: rays(p, r, RED, BLUE, r.center(), 12),
    "halftone": lambda p, s, r: halftone(p, r, RED, 8),
    "viking": lambda p, s, r: viking(p, r.center(), 0.8),
    "elf": lambda p, s, r: elf(p, r.center(), 0.8),
    "pig": lambda p, s, r: pig(p, r.center(), 0.8),
    "panel": chrome.panel,
    "player panel": lambda p, s, r: chrome.player_panel(p, s, r, PLAYERS[0], active=False),
    "active panel": lambda p, s, r: chrome.player_panel(p, s, r, PLAYERS[0], active=True),
    "dialog": chrome.dialog,
    "dim": chrome.dim,
    "bubble": lambda p, s, r: chrome.bubble(p, s, QRectF(30, 30, 80, 40), QPointF(50, 10)),
    "section": lambda p, s, r: chrome.section_head(p, s, r, "Saga", "scroll", "12"),
    "top bar": chrome.top_bar,
    "rail": lambda p, s, r: chrome.rail(p, s, r, edge_right=True),
    "tray": chrome.tray,
    "prompt": lambda p, s, r: chrome.prompt_band(p, s, r, PLAYERS[1]),
    "prompt of nobody": lambda p, s, r: chrome.prompt_band(p, s, r, None),
    "wall": chrome.hall_wall,
    "beam": chrome.beam,
    "plank": chrome.plank,
    "gates": chrome.gates,
    "button with key": lambda p, s, r: controls.button(p, s, r, "Undo", icon="undo", key="Z"),
    "chip": lambda p, s, r: controls.chip(p, s, QRectF(10, 10, 90, 26), "+2", icon="food"),
    "phase chip": lambda p, s, r: controls.phase_chip(p, s, QRectF(10, 10, 90, 29), "Build"),
    "field": lambda p, s, r: controls.field(p, s, r, Touch(focused=True)),
    "chosen": lambda p, s, r: controls.segment(p, s, r, chosen=True, quiet=True),
    "not chosen": lambda p, s, r: controls.segment(p, s, r, chosen=False, touch=controls.OFF),
    "switch on": lambda p, s, r: controls.switch(p, s, QRectF(10, 10, 62, 34), on=True, touch=Touch(focused=True)),
    "switch off": lambda p, s, r: controls.switch(p, s, QRectF(10, 10, 62, 34), on=False, touch=controls.OFF),
    "slider": lambda p, s, r: controls.slider(p, s, QRectF(10, 30, 100, 30), 0.4, Touch(hovered=True)),
    "progress": lambda p, s, r: controls.progress(p, s, QRectF(10, 30, 100, 9), 3, 7),
    "card": lambda p, s, r: card(p, QRectF(20, 10, 84, 116), FACE, s.floor),
    "lifted card": lambda p, s, r: card(p, QRectF(20, 10, 84, 116), CardFace("Ore", BLUE), s.floor, lifted=True),
    "card back": lambda p, s, r: card_back(p, QRectF(20, 10, 70, 98), CardBack(RED, icon="eye")),
    "pile": lambda p, s, r: pile(p, QRectF(20, 10, 70, 98), CardBack(RED, player=PLAYERS[0]), 8, s.floor),
    "no pile": lambda p, s, r: pile(p, QRectF(20, 10, 70, 98), CardBack(RED), 0, s.floor),
    "legal": lambda p, s, r: states.legal(p, s, of_rect(r, 8), pulse=0.7),
    "calm": lambda p, s, r: states.calm(p, s, of_rect(r, 8)),
    "calm land": lambda p, s, r: states.calm_land(p, s, star(6, 70, 60, 50, 40)),
    "legal land": lambda p, s, r: states.legal_land(p, s, star(6, 70, 60, 50, 40)),
    "hovered": lambda p, s, r: states.hovered(p, s, of_rect(r, 8)),
    "selected": lambda p, s, r: states.selected(p, s, of_rect(r, 8)),
    "selected land": lambda p, s, r: states.selected_land(p, s, star(6, 70, 60, 50, 40)),
    "attacked": lambda p, s, r: states.attacked(p, s, of_rect(r, 8)),
    "disabled": lambda p, s, r: states.disabled(p, s, of_rect(r, 8)),
    "new": lambda p, s, r: states.new_tab(p, s, QPointF(20, 20), "NEW"),
    "just moved": lambda p, s, r: states.just_moved(p, s, of_rect(r, 8), PLAYERS[1]),
    "focus": lambda p, s, r: states.focus(p, s, of_rect(r, 8)),
    "beacon": lambda p, s, r: states.beacon(p, s, r.center(), "boot"),
    **{f"number {pips}": lambda p, s, r, n=pips: tokens.number_token(p, n + 1, n, r.center()) for pips in range(1, 6)},
    **{f"pips {face}": lambda p, s, r, n=face: dice.pip_die(p, n, r.center(), 48, 7 * n) for face in range(1, 7)},
    **{f"mood {mood}": lambda p, s, r, m=mood: landscape(p, of_rect(r), m, 3) for mood in MOODS},
    **{f"row {row.value}": lambda p, s, r, w=row: controls.action_row(p, s, r, "road", "Road", w) for row in Row},
    **{f"button {kind.value}": lambda p, s, r, k=kind: controls.button(p, s, r, "Go", k) for kind in Kind},
    **{
        f"hovered button {kind.value}": lambda p, s, r, k=kind: controls.button(p, s, r, "Go", k, Touch(hovered=True))
        for kind in Kind
    },
    **{
        f"barred button {kind.value}": lambda p, s, r, k=kind: controls.button(p, s, r, "Go", k, controls.OFF)
        for kind in Kind
    },
    "pressed button": lambda p, s, r: controls.button(p, s, r, "Go", touch=Touch(pressed=True, focused=True)),
}
for one in PLAYERS:
    PAINTERS[f"banner {one.name}"] = lambda p, s, r, o=one: heraldry.banner(p, o, r.adjusted(30, 8, -30, 0))
    PAINTERS[f"badge {one.name}"] = lambda p, s, r, o=one: heraldry.badge(p, o, r.center(), 20)
    PAINTERS[f"warrior {one.name}"] = lambda p, s, r, o=one: figures.warrior(p, o, _low(r), 60)
    PAINTERS[f"guard {one.name}"] = lambda p, s, r, o=one: figures.guard(p, o, _low(r), 60)
    PAINTERS[f"ghost {one.name}"] = lambda p, s, r, o=one: figures.guard_ghost(p, o, _low(r), 60)
    PAINTERS[f"settlement {one.name}"] = lambda p, s, r, o=one: figures.settlement(p, o, _low(r), 40)
    PAINTERS[f"keep {one.name}"] = lambda p, s, r, o=one: figures.keep(p, o, _low(r), 40)
    PAINTERS[f"road {one.name}"] = lambda p, s, r, o=one: figures.road(p, o, r.topLeft(), r.bottomRight(), 9)


def painted(paint: Paint, style: Style, dpr: float = 1.0) -> QImage:
    image = QImage(round(150 * dpr), round(140 * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    smooth(painter)
    paint(painter, style, QRectF(10, 10, 130, 120))
    assert painter.opacity() == 1
    assert painter.worldTransform().isIdentity()
    assert not painter.hasClipping()
    painter.end()
    return image


@pytest.mark.parametrize("name", PAINTERS)
def test_painters_draw_the_same_each_time(name: str) -> None:
    """At two scales, in two rooms; and they leave the painter as they found it."""
    for room, unit, dpr in ((DARK, 1.0, 1.0), (LIGHT, 1.5, 2.0)):
        first = painted(PAINTERS[name], Style(room, unit), dpr)
        second = painted(PAINTERS[name], Style(room, unit), dpr)
        empty = painted(lambda p, s, r: None, Style(room), dpr)
        assert first != empty
        assert first == second


def test_no_flake_of_snow_stands_beside_the_letters_of_the_watch() -> None:
    """It would be read as an accent, or as an apostrophe. Stars are smaller and dimmer."""
    sheet = QImage(str(art.path("covers", "watch-768.jpg")))
    one = sheet.width() / covers.WIDTH
    title = [(x, y) for x in range(round(30 * one), round(342 * one)) for y in range(round(24 * one), round(140 * one))]
    assert sum(sheet.pixelColor(x, y).lightness() > 190 for x, y in title) < 500


@pytest.mark.parametrize("game", ["northgard", "watch", "midgard", "wild"])
@pytest.mark.parametrize("width", [96, 248, 372])
def test_covers_at_any_size(game: str, width: int) -> None:
    style = Style(LIGHT)
    box = covers.box_pixmap(style, game, width, "Гавань чемпіонів", 1.5, lit=True)
    again = covers.box_pixmap(Style(LIGHT), game, width, "Гавань чемпіонів", 1.5, lit=True)
    assert box.toImage() == again.toImage()
    other = covers.box_pixmap(style, game, width, "Gone Wild", 1.5, lit=True)
    assert box.toImage() != other.toImage(), "the title is printed on it"


@pytest.mark.parametrize(("room", "unit"), [(DARK, 0.5), (LIGHT, 1.0)], ids=["dark", "light"])
def test_the_sheet_shows_it_all(room, unit: float) -> None:
    image = QImage(round(SIZE[0] * unit), round(SIZE[1] * unit), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    smooth(painter)
    paint_sheet(painter, Style(room, unit))
    painter.end()
    assert len({image.pixel(x, 300) for x in range(0, image.width(), 3)}) > 20


def test_a_picture_takes_what_short_words_leave_and_no_word_gets_smaller_for_it() -> None:
    card_size, on_its_side = QRectF(0, 0, 168, 212), QRectF(0, 0, 150, 112)
    short, long = "Strength **1**.", "Draw and show **1** card. A resource? Take **1** barrel, and then one more."
    pictured = replace(FACE, art=lambda painter, frame: None, text=short)
    assert art_share(card_size, pictured, 1, 12) == 0.62
    assert art_share(card_size, replace(pictured, text=long), 1, 12) <= 0.46
    assert art_share(card_size, replace(pictured, art=None), 1, 12) == 0.46  # a landscape is the same everywhere
    assert picture_strip(on_its_side, short, 13, 22, Style(LIGHT), 34) == 0.52 * 112
    assert picture_strip(on_its_side, long, 13, 22, Style(LIGHT), 34) <= 34


def test_a_landscape_makes_room_for_the_line_of_the_type() -> None:
    """But never becomes very low for it."""
    bare = [replace(FACE, type_line="", text="Post a guard. " * times) for times in range(1, 16)]
    shares = [
        tuple(art_share(QRectF(0, 0, 172, 239), replace(face, type_line=kind), 1, 12) for kind in ("", "Ranger"))
        for face in bare
    ]
    assert any(titled < untitled for untitled, titled in shares)
    assert all(titled == untitled or 0.34 <= titled < untitled for untitled, titled in shares)


def test_a_card_with_little_room_says_less_and_then_gives_up_its_picture() -> None:
    long, style = "Draw and show **1** card. A resource? Take **1** barrel, and then one more.", Style(LIGHT)

    def shown(width: float, **face: Any) -> tuple[str, float]:
        plain = CardFace("Mead", FACE.ribbon, text=long, **face)
        return words_and_strip(QRectF(0, 0, width, 112), plain, 13, 22, style, 34)

    assert shown(150) == (long, picture_strip(QRectF(0, 0, 150, 112), long, 13, 22, style, 34))
    assert shown(78, brief="Show **1** card.")[0] == "Show **1** card."
    assert shown(86) == (long, 0.0)
    assert shown(92, price=(("coin", "2"),))[0] == "", "its price stands on the picture"
    low = words_and_strip(QRectF(0, 0, 200, 84), CardFace("Mead", FACE.ribbon, text="Take **1**."), 13, 22, style, 34)
    assert low == ("Take **1**.", 0.0), "too low for a picture"
    assert shown(86, instant=True)[0] == "", "the sign of it stands on the picture"
    assert shown(50)[0] == ""


def test_what_says_where_one_can_go_is_a_sign_and_no_lamp() -> None:
    """Twenty of them lie on Midgard's board at once: less than half of each is aurora."""
    for room in (DARK, LIGHT):
        picture = QImage(40, 40, QImage.Format.Format_RGB32)
        picture.fill(QColor("#EAD7B0"))
        painter = QPainter(picture)
        smooth(painter)
        states.beacon(painter, Style(room, 1.0), QPointF(20, 20), "plus")
        painter.end()
        tones = [picture.pixelColor(x, y) for x in range(40) for y in range(40)]
        bright = sum(_apart(tone, room.aurora) < 60 for tone in tones)
        dark = sum(_apart(tone, room.keyline) < 60 for tone in tones)
        assert 0 < bright < dark


def _apart(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


@pytest.mark.parametrize("height", [126, 160, 212])
def test_no_medal_lies_over_a_name(height: int) -> None:
    """Not even where much text leaves a low picture."""
    words = "Demand a resource of one or two opponents; give each a card of yours in return."
    face = CardFace("Jeor Mormont", RED, text=words, medals=(Medal("fist", "B"),))
    shown: list[QImage] = []
    for one in (face, replace(face, medals=())):
        picture = QImage(120, height, QImage.Format.Format_RGB32)
        picture.fill(RED)
        painter = QPainter(picture)
        smooth(painter)
        card(painter, QRectF(4, 4, 112, height - 8), one, 12)
        painter.end()
        shown.append(picture)
    with_medal, without = shown
    share = art_share(QRectF(4, 4, 112, height - 8), face, 112 / 172, 12)
    joint = int(4 + share * (height - 8))
    below = [(x, y) for x in range(120) for y in range(joint + 2, height)]
    assert all(with_medal.pixel(x, y) == without.pixel(x, y) for x, y in below)
    assert with_medal != without


def test_the_defence_of_an_enemy_leaves_the_words_of_its_card_alone() -> None:
    """It stands where the board has it: at the upper right, for an enemy has no price."""
    enemy = CardFace("Fire Drake", RED, text="**10** [glory] **1** [favour]\n**No axes**", strength="2", defence="4")
    shown: list[QImage] = []
    for face in (enemy, replace(enemy, defence="")):
        picture = QImage(150, 190, QImage.Format.Format_RGB32)
        picture.fill(RED)
        painter = QPainter(picture)
        card(painter, QRectF(5, 5, 140, 180), face, 12)
        painter.end()
        shown.append(picture)
    changed = [y for y in range(190) for x in range(150) if shown[0].pixel(x, y) != shown[1].pixel(x, y)]
    assert changed
    assert max(changed) < 60
