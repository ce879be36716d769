"""The figures of LOOK 3: contrast in both rooms, and players who can be told apart by colour-blind eyes."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtGui import QColor

from meadhall.views.look.chrome import tinted
from meadhall.views.look.palette import CREAM, DARK, INK, LIGHT, PLAYERS, STRONG, Player, Room
from meadhall.views.look.tones import clearest, contrast, luminance, mix, veil

rooms = pytest.mark.parametrize("room", [DARK, LIGHT], ids=lambda room: room.name)

Vector = tuple[float, float, float]

# How dichromats see, as matrices over linear light (Machado, Oliveira and Fernandes 2009, severity 1.0).
SIGHTS: dict[str, tuple[Vector, Vector, Vector]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ: tuple[Vector, Vector, Vector] = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE = (0.95047, 1.0, 1.08883)


def times(matrix: tuple[Vector, Vector, Vector], vector: Vector) -> Vector:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def linear(colour: QColor) -> Vector:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())


def lab(light: Vector) -> Vector:
    def bend(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    clipped = tuple(min(max(value, 0.0), 1.0) for value in light)
    x, y, z = (bend(value / white) for value, white in zip(times(TO_XYZ, clipped), WHITE, strict=True))  # type: ignore[arg-type]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@rooms
def test_text_is_readable_on_panels(room: Room) -> None:
    assert contrast(room.text, room.panel) >= 12
    assert contrast(room.text2, room.panel) >= 5
    assert contrast(room.text3, room.panel) >= 4.5


@pytest.mark.parametrize("room", STRONG.values(), ids=STRONG)
def test_with_high_contrast_all_words_are_easily_read_on_every_ground(room: Room) -> None:
    words = (room.text, room.text2, room.text3, room.accent, room.danger, room.ok, room.info)
    grounds = (room.bg, room.bar, room.panel, room.raised, room.tray, room.chip)
    assert min(contrast(word, ground) for word in words for ground in grounds) >= 6.5
    assert min(contrast(room.line, ground) for ground in grounds) >= 3


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
@pytest.mark.parametrize("room", [DARK, LIGHT, *STRONG.values()], ids=lambda room: room.name)
def test_words_are_readable_on_a_panel_in_a_players_colour(room: Room, player: Player) -> None:
    fill = tinted(room, player.base)
    assert fill != room.panel
    assert min(contrast(word, fill) for word in (room.text, room.text2, room.accent, room.danger)) >= 4.5


def test_lettering_takes_the_tone_that_stands_off_more() -> None:
    assert clearest(QColor("#402010"), CREAM, INK) == CREAM
    assert clearest(QColor("#E0D060"), CREAM, INK) == INK


@rooms
def test_text2_is_readable_on_the_bare_rail(room: Room) -> None:
    assert contrast(room.text2, room.bg) >= 5


@rooms
def test_words_on_buttons_are_readable(room: Room) -> None:
    assert contrast(room.gold_text, room.gold) >= 4.5
    assert contrast(room.danger_text, room.danger_fill) >= 4.5
    assert contrast(room.text, room.raised) >= 7


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_devices_stand_out_on_their_colour(player) -> None:
    assert contrast(player.on, player.base) >= 4.5


@pytest.mark.parametrize(("sight", "least"), [("normal", 36), ("deutan", 35), ("protan", 24), ("tritan", 25)])
def test_players_differ_for_every_eye(sight: str, least: float) -> None:
    seen = {player.name: lab(times(SIGHTS[sight], linear(player.base))) for player in PLAYERS}
    distances = {(one, other): math.dist(seen[one], seen[other]) for one, other in itertools.combinations(seen, 2)}
    nearest = min(distances, key=lambda pair: distances[pair])
    assert distances[nearest] >= least, nearest


def test_aurora_is_nobodys_colour() -> None:
    """One colour means "you can": no player comes near it."""
    for room in (DARK, LIGHT):
        for player in PLAYERS:
            assert math.dist(lab(linear(room.aurora)), lab(linear(player.base))) > 50


def test_tones_make_new_colours() -> None:
    base = QColor("#804020")
    assert mix(base, QColor("#000000"), 0.5) == QColor("#402010")
    assert veil(base, 0.5).alpha() == 128
    assert base.alpha() == 255
    assert luminance(QColor("#FFFFFF")) == pytest.approx(1)
