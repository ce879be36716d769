"""The harbour as it is painted: readable in every language and size, quick, and nothing secret in it."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from meadhall.languages import languages
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.data import ENEMIES, JOURNEYS, KRAKEN, MERCHANTS, RUNES, SHIPS, Bundle
from meadhall.rules.midgard.state import DRAUGR_PLACES, Band, Battle, State
from meadhall.views.boards.kit import canvas as kit_canvas
from meadhall.views.boards.kit import names
from meadhall.views.boards.kit.canvas import Stamps
from meadhall.views.boards.midgard import cards, painting, wares
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.boards.midgard.geometry import Geometry
from meadhall.views.boards.midgard.preview import along, played, sensible
from meadhall.views.look import cards as look_cards
from meadhall.views.look import fonts
from meadhall.views.look.drawn import tokens
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import DARK, LIGHT, Room
from meadhall.views.look.style import Style, floor_for
from meadhall.views.text.words import Words
from views.boards.board_kit import lowest, no_step_takes_longer, painted


def board_of(s: State, language: str = "en", width: float = 1280.0) -> MidgardBoard:
    return MidgardBoard(s, range(len(s.players)), Words(language), width)


def crowded(players: int = 4) -> State:
    """Ships with all their load on the way, workers everywhere, a battle, bounties."""
    s = played(players, 90, 3)
    s.bands = (
        Band("troll", 0, dice=(3, 1, 1)),
        Band("ship_large", 1, 0, (4, 2, 1), 3),
        Band("ship_small", 2 % players, 1, (1, 0, 2), 1),
        Band("ship_busse", 1, 2),
    )
    s.trays, s.smokehouse = (3, 5, 1), 6
    s.coasts = tuple(msgspec.structs.replace(coast, bounty=shore * 3) for shore, coast in enumerate(s.coasts))
    return s


Written = list[tuple[str, float, float, float]]  # text, pixels, its width, the room it was given


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    found: Written = []

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        scale = painter.transform().m22()
        wide = QFontMetricsF(font).horizontalAdvance(text)
        found.append((text, font.pixelSize() * scale, wide * scale, box.width() * scale))
        lettering(painter, box, text, font, *more)

    for module in (kit_canvas, names, painting, tokens, wares, look_cards):
        if hasattr(module, "lettering"):
            monkeypatch.setattr(module, "lettering", noted)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "scale"), [(1280.0, 0.698), (1544.0, 0.663), (1280.0, 1.0), (1640.0, 2.0)])
def test_all_words_can_be_read_and_fit(written: Written, language: str, width: float, scale: float) -> None:
    s = crowded()
    for _ in painted(board_of(s, language, width), s, DARK, scale):
        pass
    assert len(written) > 100
    assert not {text: pixels for text, pixels, _, _ in written if pixels < lowest(scale)}
    assert not {text: (wide, room) for text, _, wide, room in written if wide > room * 1.06 + 2}


@pytest.mark.parametrize("language", languages())
def test_a_rune_has_the_name_that_it_has_on_its_card(written: Written, language: str) -> None:
    """Whole, also in a window of 1280×720."""
    s, words = crowded(), Words(language)
    for rune in RUNES:
        s.rune_row = (rune, None, None)
        written.clear()
        for _ in painted(board_of(s, language), s, DARK, 0.698):
            pass
        name = words(f"midgard.card.{rune}")
        lines = {text: wide - room for text, _, wide, room in written if text in name and len(text) > 2}
        assert " ".join(lines) == name
        assert max(lines.values()) <= 3, name  # its squeezed letters begin and end with a little air


@pytest.mark.parametrize("language", languages())
def test_what_a_ship_carries_is_said_in_words_where_there_is_room(written: Written, language: str) -> None:
    s, words = crowded(), Words(language)
    for _ in painted(board_of(s, language), s, DARK, 1.0):
        pass
    told = {text for text, *_ in written}
    capacities = {SHIPS[ship].capacity for ship in ("ship_small", "ship_large")}
    assert {words("midgard.plaque.aboard", n=capacity) for capacity in capacities} <= told


def test_it_is_a_sign_where_there_is_none(written: Written) -> None:
    s = crowded()
    for _ in painted(board_of(s, "ru"), s, DARK, 0.663):
        pass
    told = [text for text, *_ in written]
    large = SHIPS["ship_large"].capacity
    assert Words("ru")("midgard.plaque.aboard", n=large) not in told
    assert str(large) in told


@pytest.mark.parametrize("language", languages())
def test_private_ships_that_lie_side_by_side_tell_what_they_carry_in_one_way(written: Written, language: str) -> None:
    s, words = crowded(), Words(language)
    board = board_of(s, language)
    stamps, yard = Stamps(Style(DARK, 1.0), 1.0, 1.0), board.geometry.yard
    for ship in yard:
        box = board.geometry.ship_box(ship)
        paint(stamps, board, ("slip", ship, -1, round(box.width), round(box.height)))
    told = {text for text, *_ in written}
    in_words = [words("midgard.plaque.aboard", n=SHIPS[ship].capacity) in told for ship in yard]
    assert len(set(in_words)) == 1


@pytest.mark.parametrize("language", languages())
def test_a_bar_at_an_enemy_says_its_wounds_as_the_dialog_does(written: Written, language: str) -> None:
    """In a word, or by a sign where that has no room."""
    board = board_of(played(2, 0, 1), language)
    for scale in (1.0, 0.698):
        paint(
            Stamps(Style(DARK, 1.0, floor=floor_for(scale)), scale, 1.0),
            board,
            ("damage", 3, 4, 122 if scale < 1 else 142),
        )
    told = [text for text, *_ in written]
    assert told[0] == Words(language)("midgard.plaque.wounds", n=3, most=4)
    assert told[1] in (told[0], "3/4")


def test_the_bar_is_clear_of_the_face_and_of_the_blame() -> None:
    s = crowded()
    board, band = board_of(s), s.bands[1]
    lies = board.geometry
    at_gates = {s.troll: lies.building("troll"), s.draugr[0]: lies.building(DRAUGR_PLACES[0])}
    at_sea = {s.coasts[0].monster: lies.monster(0), KRAKEN.id: lies.journey(band.shore)}
    for enemy, box in {**at_gates, **at_sea}.items():
        s.battle = Battle(band.seat, band.place, enemy)
        (y,) = (piece.y for piece in board.pieces(s) if piece.id == "damage")
        assert (0.45 if enemy == KRAKEN.id else 0.55) < (y - box.y) / box.height < 0.8, enemy


@pytest.mark.parametrize(("scale", "whole"), [(1.0, True), (0.698, False)])
def test_short_names_are_for_small_cards(written: Written, scale: float, whole: bool) -> None:
    board, words = board_of(played(2, 0, 1), "ru"), Words("ru")
    boar = next(name for name in ENEMIES if words(f"midgard.card.{name}") == "Златощетинный вепрь")
    paint(Stamps(Style(DARK, 1.0, floor=floor_for(scale)), scale, 1.0), board, ("enemy", boar, 150, 166, ""))
    told = " ".join(text for text, *_ in written)
    assert ("Златощетинный вепрь" in told) is whole
    assert words("midgard.place.shore_1") == "Ближняя бухта"
    written.clear()
    s = played(4, 40, 3)
    for _ in painted(board_of(s, "ru"), s, DARK, scale):
        pass
    assert ("Ближняя бухта" in {text for text, *_ in written}) is whole


def test_what_strikes_a_weapon_out_does_not_lie_along_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them point to the upper right."""
    struck: list[QPainterPath] = []
    monkeypatch.setattr(cards, "stroke", lambda painter, path, *more: struck.append(path))
    monkeypatch.setattr(cards, "icon_die", lambda *more: None)
    cards._forbidden(QPainter(), QPointF(0, 0), 20, 1)
    for path in struck:
        begins, ends = path.pointAtPercent(0), path.pointAtPercent(1)
        assert (ends.x() - begins.x()) * (ends.y() - begins.y()) > 0


def test_the_number_of_runes_is_within_the_frame_of_their_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[QPointF, float]] = []
    monkeypatch.setattr(tokens, "count_plate", lambda painter, text, at, size: found.append((at, size)))
    board = board_of(played(2, 0, 1))
    deck = board.geometry.rune_deck
    key = ("pile", "rune", 4, round(deck.width), round(deck.height))
    paint(Stamps(Style(DARK, 1.0), 1.0, 1.0), board, key)
    ((at, size),) = found
    assert at.y() + size * 0.7 < deck.height / 2 - 2


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_stall_keeps_to_one_line_of_a_low_roof(written: Written, language: str) -> None:
    """In a window of 1280×720 two would lie on its edges."""
    s, words = crowded(), Words(language)
    s.stalls = (None,) * len(s.stalls)
    for _ in painted(board_of(s, language), s, DARK, 0.698):
        pass
    told = {text for text, *_ in written}
    assert {str(words.term(f"midgard.place.stall_{kind}_1")) for kind in ("mil", "trade")} <= told


def test_goods_of_a_merchant_lie_beside_the_worker() -> None:
    """Three kinds of them, in a window of 1280×720."""
    most = max((card.gain for card in MERCHANTS.values()), key=lambda gain: len([*wares.of_bundle(gain)]))
    room = Geometry(4, 4).plaque("merchant").width - 60
    canvas = SimpleNamespace(readable=lambda measure: 12 / 0.698, font=fonts.font)
    assert wares.fits(cast(Any, canvas), wares.trade(Bundle(coins=1), most), room, 12)


@pytest.mark.parametrize("room", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_step_of_painting_takes_long(room: Room, players: int) -> None:
    s = crowded(players) if players > 2 else played(2, 60, 4)
    assert no_step_takes_longer(0.016, board_of(s), s, room)


def keys(board: MidgardBoard, s: State) -> list[Any]:
    return [(piece.id, piece.key, piece.x, piece.y) for piece in board.pieces(s)]


def test_only_who_has_looked_at_a_journey_sees_it() -> None:
    s = played(4, 60, 3)
    coast = msgspec.structs.replace(s.coasts[0], journey="journey_kraken", revealed=False, seen_by=(2,))
    s.put_coast(0, coast)
    board = board_of(s)
    for seat in range(4):
        view = MIDGARD.visible(s, seat)
        (key,) = [key for name, key, _, _ in keys(board, view) if name == "journey:0"]
        assert ("journey_kraken" in key) == (seat == 2)
        assert (2,) in key  # that somebody has looked is open to all
        face = board.card_at("journey:0", view)
        assert (face is not None) == (seat == 2)


def test_nothing_secret_is_painted() -> None:
    """Two worlds that a seat cannot tell apart look the same to it: destinies, piles, decks, journeys."""
    chance = Random(9)
    for number, s in enumerate(along(4, 8)):
        if number % 9:
            continue
        board = board_of(s)
        for seat in range(4):
            view = MIDGARD.visible(s, seat)
            other = MIDGARD.imagine(view, seat, chance)
            assert keys(board, MIDGARD.visible(other, seat)) == keys(board, view)
            told = str([key for _, key, _, _ in keys(board, view)])
            assert "destiny_" not in told
            assert {card for card in ENEMIES if card in told} <= on_the_board(s)


def on_the_board(s: State) -> set[str]:
    return {card for card in (s.troll, *s.draugr, *(coast.monster for coast in s.coasts)) if card}


def test_large_cards_are_read_where_they_lie() -> None:
    s = played(4, 60, 3)
    board = board_of(s)
    for spot in board.spots(s):
        face = board.card_at(spot, s)
        if spot.startswith(("monster:", "place:troll", "place:draugr")):
            assert face is not None
            assert face.text
        if spot.startswith("rune:") and spot != "rune:deck" and s.rune_row[int(spot[5:])]:
            assert face is not None


def test_every_card_there_is_can_be_painted() -> None:
    s = played(2, 0, 1)
    board = board_of(s, "uk")
    stamps = Stamps(Style(DARK, 1.0), 1.0, 1.0)
    found = [("enemy", card, 122, 168, "worker") for card in ENEMIES]
    found += [("enemy", card, 150, 166, foot) for card in ENEMIES for foot in ("coins", "")]
    found += [("journey", card, False, 90, 118, (0, 1, 2, 3)) for card in JOURNEYS]
    found += [("rune", card, 190, 40) for card in RUNES]
    for key in found:
        paint(stamps, board, key)


def paint(stamps: Stamps, board: MidgardBoard, key: Any) -> None:
    stamps.get(key, board.piece_box(key), lambda on: board.paint_piece(key, on))


@pytest.mark.parametrize("language", languages())
def test_the_monsters_of_the_shores_have_their_names_on_one_line(language: str) -> None:
    """Also at 1280×720; two lines would cover what little there is to see of them."""
    words, pixels = Words(language), Geometry(4, 4).monster(0).width * 0.698
    for enemy in ENEMIES.values():
        if enemy.kind == "monster":
            name = words.term(f"midgard.card.{enemy.id}")
            assert 1 in [look_cards.lines_of_name(form, pixels, 12) for form in (str(name), name.form("short"))], name


def test_ghosts_and_beacons_show_what_would_be_there() -> None:
    stamps = Stamps(Style(DARK, 1.0), 1.0, 1.0)
    kinds = set[str]()
    for s in along(4, 4):
        board = board_of(s)
        for action in sensible(s)[:30]:
            for way in board.ways_of(action, s):
                for piece in (board.ghost(action, s), board.beacon(way[-1], action, s)):
                    if piece is not None:
                        kinds.add(f"{type(action).__name__} {piece.key[0]}")  # pyright: ignore[reportIndexIssue]
                        paint(stamps, board, piece.key)
    assert kinds >= {"Place worker", "Place beacon", "Look beacon", "SailTo ship"}


@pytest.mark.parametrize(("wide", "apart"), [(200.0, True), (72.0, False)])
def test_goods_stand_apart_where_there_is_room(monkeypatch: pytest.MonkeyPatch, wide: float, apart: bool) -> None:
    """A figure belongs to the icon after it, not to the one before."""
    icons: list[QRectF] = []
    figures: list[QRectF] = []
    monkeypatch.setattr(wares, "inline", lambda painter, icon, box, colour: icons.append(box))
    monkeypatch.setattr(wares, "lettering", lambda painter, box, text, font, colour: figures.append(box))
    canvas = kit_canvas.Canvas(QPainter(), Stamps(Style(LIGHT, 1.0), 1.0, 1.0))
    wares.paint_wares(canvas, QRectF(0, 0, wide, 30), (wares.Ware("ship", "12"), wares.Ware("glory", "9")), 15)
    (ship, crown), (twelve, nine) = icons, figures
    before, after = ship.left() - twelve.right(), nine.left() - ship.right()
    assert (after > 4 * before) is apart
    assert twelve.left() >= 0
    assert crown.right() <= wide
