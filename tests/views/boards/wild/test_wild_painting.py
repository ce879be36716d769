"""The board of Gone Wild as it is painted: every text can be read, nothing takes long, and nothing secret is drawn."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPixmap

from meadhall.languages import languages
from meadhall.rules.wild.data import (
    ACHIEVEMENTS,
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    CHIEFS,
    HALLS,
    MISSIONS,
    PLOTS,
    STACKS,
    Amount,
)
from meadhall.rules.wild.state import Building, State
from meadhall.views.boards.kit import canvas as kit_canvas
from meadhall.views.boards.kit import names
from meadhall.views.boards.kit.canvas import Stamps
from meadhall.views.boards.wild import faces, ground, lots, painting, signs
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.boards.wild.geometry import Geometry
from meadhall.views.boards.wild.pictures import PICTURES, art
from meadhall.views.boards.wild.pieces import Lot
from meadhall.views.boards.wild.preview import played
from meadhall.views.look import cards, fonts
from meadhall.views.look.cards import card
from meadhall.views.look.drawn import tokens
from meadhall.views.look.ink import lettering, name_lines
from meadhall.views.look.palette import DARK, LIGHT, Room
from meadhall.views.look.shapes import rectangle
from meadhall.views.look.style import Style
from meadhall.views.text.words import Words
from views.boards.board_kit import lowest, no_step_takes_longer, painted

SMALL, SMALL_WIDE = 0.685, 1305.0  # the board in a window of 1280×720
SANDBOX = (0.608, 1435.0)  # which has a bar more


def crowded(players: int, buildings: int, seed: int = 4) -> State:
    """Everything that can lie on a building lies on one, and the end is near."""
    s = played(players, 400, seed)
    for player in s.players:
        player.level = 3
        plots = list(PLOTS)[:buildings]
        town = [Building(plot) for plot in ("town_hall", *plots)]
        town[0] = replace(town[0], held=Amount(2, 1), forts=("tower",))
        town[1] = replace(town[1], damaged=True)
        town[2] = replace(town[2], new=True)
        town[-1] = replace(town[-1], forts=("sheep_cannon", "chicken_tower"))
        player.town = tuple(town)
    s.players[0].points = s.target + 3
    s.last_round = True
    return s


def test_two_rows_of_houses_reach_over_the_whole_village() -> None:
    geometry = Geometry(SMALL_WIDE, 4, 30)
    *_, last = geometry.houses(12)
    assert geometry.village.right() - last.right < last.rect.width() / 2
    assert last.rect.width() > 0.8 * last.rect.height()


def test_in_a_low_strip_a_figure_is_as_high_as_the_strip() -> None:
    """A mission's on the rail: of 41 pixels the name covers nine."""
    picture = QPixmap(142, 41)
    picture.fill(DARK.bg)
    painter = QPainter(picture)
    art("strategy")(painter, rectangle(0, 0, 142, 41))
    painter.end()
    ink = [y for y in range(41) if picture.toImage().pixelColor(71, y).lightness() < 60]
    assert max(ink) - min(ink) > 0.5 * 32
    assert max(ink) < 32


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scale", [SMALL, 1.0, 2.0])
def test_no_text_is_too_small(monkeypatch: pytest.MonkeyPatch, language: str, scale: float) -> None:
    sizes: dict[str, float] = {}

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        sizes[text] = font.pixelSize() * painter.transform().m22()
        lettering(painter, box, text, font, *more)

    for module in (kit_canvas, names, ground, lots, painting, signs, cards, tokens):
        if hasattr(module, "lettering"):
            monkeypatch.setattr(module, "lettering", noted)
    s = crowded(4, 9)
    board = WildBoard(s, range(4), Words(language), SMALL_WIDE if scale < 1 else 1280.0)
    for _ in painted(board, s, LIGHT, scale):
        pass
    assert len(sizes) > 30
    assert not {text: size for text, size in sizes.items() if size < lowest(scale)}


@pytest.mark.parametrize("language", languages())
def test_a_card_has_one_name(language: str) -> None:
    """Wherever it is shown: what is said where there is little room only has a hyphen more."""
    words = Words(language)
    for item in (*CARDS, *BUILDINGS, *MISSIONS, *ACHIEVEMENTS, *map(faces.hall, HALLS)):
        name, parted = faces.name_of(words, item), faces.short_name(words, item)
        assert name in (parted, parted.replace("-", "")), item


@pytest.mark.parametrize(("scale", "room"), [(SMALL, SMALL_WIDE), SANDBOX], ids=["table", "sandbox"])
@pytest.mark.parametrize("language", languages())
def test_every_name_has_room_in_a_small_window(language: str, scale: float, room: float) -> None:
    fonts.load_fonts()
    words, geometry = Words(language), Geometry(room, 4, 30)
    wide = dict.fromkeys(CARDS, geometry.slot(0).width)
    wide |= {card: geometry.stack(card).width for card in STACKS}
    wide |= {building: geometry.lot(building).width for building in BUILDING_IDS}
    for item, width in wide.items():
        face = faces.building_face(words, item) if item in BUILDINGS else faces.card_face(words, item)
        assert signs.readable(face, faces.short_name(words, item), width * scale, 12).name, item


@pytest.mark.parametrize("language", languages())
def test_no_name_of_the_market_is_broken_within_a_word(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Letters become narrower instead. What is two words in one may end a line between them."""
    said: list[str] = []

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        said.append(text)
        assert QFontMetricsF(font).horizontalAdvance(text) <= box.width(), text

    monkeypatch.setattr(cards, "lettering", noted)
    words, geometry = Words(language), Geometry(SMALL_WIDE, 4, 30)
    joined = {"ru": ("Эльф-лучник", "Овце-пушка"), "uk": ("Ельф-лучник", "Вівце-гармата")}.get(language, ())
    canvas_of = Stamps(Style(LIGHT, 1.0, floor=12), SMALL, 1.0)
    for item in (*STACKS, *BUILDING_IDS):
        said.clear()
        box = geometry.stack(item) if item in STACKS else geometry.lot(item)
        face = faces.building_face(words, item) if item in BUILDINGS else faces.card_face(words, item)
        short, room = faces.short_name(words, item), QRectF(0, 0, box.width, box.height)
        canvas_of.get(item, room, partial(signs.lay_card, box=room, face=faces.bare(face), short=short))
        name = " ".join(said).replace("- ", "-")
        assert name in (faces.name_of(words, item), short)
        assert "-" not in name or name in joined


def test_no_price_of_the_market_hides_strength_or_defence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they have no room beside each other, prices stand one below the other."""
    marks: list[QRectF] = []

    def noted(painter: QPainter, icon: str, figure: str, centre: QPointF, radius: float) -> None:
        marks.append(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))

    monkeypatch.setattr(cards, "price_mark", noted)
    words, geometry = Words("en"), Geometry(SMALL_WIDE, 4, 30)
    picture = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    for item in (*STACKS, *BUILDING_IDS):
        box = geometry.stack(item) if item in STACKS else geometry.lot(item)
        face = faces.building_face(words, item) if item in BUILDINGS else faces.card_face(words, item)
        rect = QRectF(0, 0, box.width * SMALL, box.height * SMALL)
        marks.clear()
        painter = QPainter(picture)
        card(painter, rect, faces.bare(face), 12)
        painter.end()
        assert len(marks) == len(face.price)
        left = QRectF(0, 0, 24, 24)  # the figure of a disc or a shield
        assert not any(mark.intersects(left) for mark in marks), item
        assert not any(one.intersects(other) for one, other in pairwise(marks)), item
        assert all(mark.right() <= rect.right() and mark.bottom() < 0.6 * rect.height() for mark in marks), item


@pytest.mark.parametrize("language", languages())
def test_signs_on_two_lines_keep_below_the_name(language: str) -> None:
    words, width = Words(language), Geometry(SMALL_WIDE, 4, 30).slot(0).width * SMALL
    face = signs.readable(faces.small_face(words, "crystal"), "", width, 12)
    rect = QRectF(0, 0, width, 107)
    scale = width / 172
    free = rect.height() * (1 - cards.art_share(rect, face, scale, 12)) - (27 * 0.58 + 11) * scale
    assert free >= 2 * 12 * 1.25


def test_the_banner_of_a_village_is_not_cut_off_below(monkeypatch: pytest.MonkeyPatch) -> None:
    hung: list[QRectF] = []
    monkeypatch.setattr(painting.heraldry, "banner", lambda painter, player, rect: hung.append(rect))
    geometry, album = Geometry(SMALL_WIDE, 4, 30), painting.PiecePainter(Words("en"))
    room, high = geometry.title.width(), geometry.title.height()
    key = ("title", 0, "Ann", 3, 6, (False, False), room, room, high)
    Stamps(Style(LIGHT, 1.0, floor=12), SMALL, 1.0).get(key, album.box(key), partial(album.paint, key))
    assert len(hung) == 1
    assert album.box(key).contains(hung[0].adjusted(-4, 0, 4, 2))


@pytest.mark.parametrize("ahead", [1, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_whoever_leads_an_achievement_is_shown_beside_its_name(
    monkeypatch: pytest.MonkeyPatch, language: str, ahead: int
) -> None:
    """However long the name is: a box without badges says that nobody leads."""
    shown: list[float] = []
    ends: list[float] = []

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        ends.append(box.left() + QFontMetricsF(font).horizontalAdvance(text))

    monkeypatch.setattr(painting.heraldry, "badge", lambda painter, player, at, size: shown.append(at.x() - size))
    monkeypatch.setattr(painting, "lettering", noted)
    box, album = Geometry(SMALL_WIDE, 4, 30).feat(0), painting.PiecePainter(Words(language))
    for achievement in ACHIEVEMENTS:
        shown.clear()
        key = ("feat", achievement, tuple(range(ahead)), *box.size)
        Stamps(Style(LIGHT, 1.0, floor=12), SMALL, 1.0).get(key, album.box(key), partial(album.paint, key))
        assert len(shown) == ahead
        assert ends[-1] <= min(shown) + 1, achievement


@pytest.mark.parametrize("language", languages())
def test_letters_grow_with_the_board(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """On a board three times as large as the smallest, names of cards and houses are twice as high as there."""
    sizes: list[int] = []

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        sizes.append(font.pixelSize())

    monkeypatch.setattr(cards, "lettering", noted)
    monkeypatch.setattr(names, "lettering", noted)
    words, geometry = Words(language), Geometry(SMALL_WIDE, 4, 30)
    canvas_of = Stamps(Style(LIGHT, 1.0, floor=12), 2.1, 1.0)
    house = geometry.houses(11)[0]
    for item in BUILDING_IDS:
        face, lot = faces.building_face(words, item), Lot(item, item, 2, Amount(), new=False, damaged=False, forts=())
        card_box, box = (QRectF(0, 0, *place.size) for place in (geometry.lot(item), house))
        canvas_of.get(item, card_box, partial(signs.lay_card, box=card_box, face=faces.bare(face), short=face.name))
        canvas_of.get(lot, box, lambda canvas, lot=lot, box=box: lots.house(canvas, box, lot, words))
    assert len(sizes) >= 2 * len(BUILDING_IDS)
    assert min(sizes) >= 24


MOST = 18  # buildings of a village


@pytest.mark.parametrize("count", [3, 6, 9, MOST])
@pytest.mark.parametrize("language", languages())
def test_every_building_of_a_village_says_its_name(monkeypatch: pytest.MonkeyPatch, language: str, count: int) -> None:
    lines: list[str] = []

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        lines.append(text)
        assert QFontMetricsF(font).horizontalAdvance(text) <= box.width()

    monkeypatch.setattr(names, "lettering", noted)
    words, geometry = Words(language), Geometry(SMALL_WIDE, 4, 30)
    house = geometry.houses(count)[0]
    places = [("town_hall", faces.hall(level), geometry.hall) for level in HALLS]
    places += [(building, building, house) for building in BUILDING_IDS]
    canvas_of = Stamps(Style(LIGHT, 1.0, floor=12), SMALL, 1.0)
    for kind, item, box in places:
        for forts in ((), ("tower", "chicken_tower")):
            lines.clear()
            lot = Lot(kind, item, 2, Amount(), new=False, damaged=False, forts=forts)
            room = QRectF(0, 0, box.width, box.height)
            canvas_of.get(lot, room, lambda canvas, lot=lot, room=room: lots.house(canvas, room, lot, words))
            said = " ".join(lines).replace("- ", "-")
            known = (faces.name_of(words, item), faces.short_name(words, item))
            dropped = [""] if count == MOST else []  # labels drop before they shrink
            assert said in [*known, *dropped], item


def test_a_name_without_room_beside_the_shield_stands_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """However large the board is, where letters are larger too."""
    lines: list[str] = []

    def noted(painter: QPainter, box: QRectF, text: str, *more: Any) -> None:
        lines.append(text)

    monkeypatch.setattr(names, "lettering", noted)
    words, house = Words("ru"), Geometry(SMALL_WIDE, 4, 30).houses(15)[0]
    room = QRectF(0, 0, house.width, house.height)
    for zoom in (1.5, 2.0):
        canvas_of = Stamps(Style(LIGHT, 1.0, floor=12), zoom, 1.0)
        for item in BUILDING_IDS:
            lines.clear()
            lot = Lot(item, item, 2, Amount(), new=False, damaged=False, forts=())
            canvas_of.fresh(room, lambda canvas, lot=lot: lots.house(canvas, room, lot, words))
            assert lines, (item, zoom)


def test_a_rivals_building_says_its_name_where_there_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []

    def noted(painter: QPainter, box: QRectF, text: str, *more: Any) -> None:
        lines.append(text)

    monkeypatch.setattr(names, "lettering", noted)
    lot = Lot("tavern", "tavern", 2, Amount(), new=False, damaged=False, forts=())
    painter, canvas_of = painting.PiecePainter(Words("en")), Stamps(Style(LIGHT, 1.0, floor=12), SMALL, 1.0)
    for players, said in ((4, []), (2, ["Tavern"])):
        lines.clear()
        sign = Geometry(SMALL_WIDE, players, 30).minis(1, 0, 7)[0]
        key = ("mini", lot, *sign.size)
        canvas_of.get(key, QRectF(0, 0, *sign.size), partial(painter.paint, key))
        assert lines == said


def test_a_figure_is_not_torn_from_its_ending() -> None:
    font = fonts.font("name", 11)
    assert name_lines("Ратуша 1-го уровня", font, 70, 11).lines == ("Ратуша", "1-го уровня")
    assert name_lines("Викинг-воин", font, 50, 11).lines == ("Викинг-", "воин")


@pytest.mark.parametrize("room", [DARK, LIGHT], ids=["dark", "light"])
def test_no_step_of_painting_takes_long(room: Room) -> None:
    """All but one within a frame: an army of nine kinds, which no game sees twice, takes 10 to 21 ms."""
    s = crowded(4, 9)
    assert no_step_takes_longer(0.025, WildBoard(s, range(4), Words("en")), s, room)


def test_everything_has_a_picture_of_its_own() -> None:
    halls = {faces.hall(level) for level in HALLS}
    assert set(PICTURES) == {*CARDS, *BUILDINGS, *MISSIONS, *ACHIEVEMENTS, *CHIEFS, *halls, faces.DRAGON}
    seen: dict[bytes, str] = {}
    for item in (*CARDS, *BUILDINGS, *CHIEFS):
        image = QImage(60, 60, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        art(item)(painter, rectangle(0, 0, 60, 60))
        painter.end()
        drawn = bytes(image.constBits())
        assert drawn not in seen, (item, seen[drawn])
        seen[drawn] = item


@pytest.mark.parametrize("language", languages())
def test_every_card_has_its_words_and_can_be_painted(language: str) -> None:
    words = Words(language)
    found = [
        *((item, faces.card_face(words, item)) for item in CARDS),
        *((item, faces.small_face(words, item)) for item in CARDS),
        *((item, faces.building_face(words, item)) for item in BUILDINGS),
        *((item, faces.mission_face(words, item)) for item in MISSIONS),
        *((item, faces.achievement_face(words, item)) for item in ACHIEVEMENTS),
        *((faces.hall(level), faces.hall_face(words, level)) for level in HALLS),
        (faces.DRAGON, faces.dragon_face(words)),
    ]
    pixmap = QPixmap(330, 420)
    for item, face in found:
        assert face.name
        full = faces.in_full(words, face, item)
        assert full.text
        painter = QPainter(pixmap)
        card(painter, QRectF(10, 10, 300, 384), full, 13)
        painter.end()


def test_a_card_that_one_may_not_know_shows_nothing() -> None:
    face = faces.card_face(Words("en"), "?")
    assert not face.name
    assert not face.text
    assert face.art is None


def test_the_pictures_are_the_same_for_all_eyes() -> None:
    """Whatever lies in hands and decks: nothing of it is in the name of a picture."""
    s = played(4, 300, 8)
    board = WildBoard(s, range(4), Words("en"))
    before = {piece.id: piece.key for piece in board.pieces(s)}
    veiled = s.copy()
    for player in veiled.players:
        player.hand = ("?",) * len(player.hand)
        player.deck = ("?",) * len(player.deck)
    veiled.path_deck = ("?",) * len(s.path_deck)
    veiled.asgard_deck = ("?",) * len(s.asgard_deck)
    veiled.mission_deck = ("?",) * len(s.mission_deck)
    veiled.asgard_box = ("?",) * len(s.asgard_box)
    assert {piece.id: piece.key for piece in board.pieces(veiled)} == before
