"""How each piece is painted, around its own origin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from meadhall.rules.watch.data import CLAN_OF_TRAIL, CLANS, LIMITS
from meadhall.rules.watch.forecast import WAYS
from meadhall.views.look import fonts
from meadhall.views.look.drawn import figures, tokens
from meadhall.views.look.drawn.dice import pip_die, twelve_die
from meadhall.views.look.drawn.figures import Wildling
from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import PIECE, ink, lettering, shadow, stroke
from meadhall.views.look.palette import BUBBLE, INK, PLAYERS, RED_NUMBER
from meadhall.views.look.patterns import pattern
from meadhall.views.look.players import heraldry
from meadhall.views.look.shapes import disc, polygon, rounded
from meadhall.views.look.tones import veil
from meadhall.views.text.words import Words

from ..kit.album import Album, Key, oblong, square
from ..kit.canvas import Canvas
from . import memory
from .geometry import POST_HEIGHT, POST_WIDTH, Geometry
from .land import ICONS
from .panels import TOKEN_STEP, note

_ORIGIN = QPointF(0, 0)
_CREAM = QColor("#FFF3E0")
_NIGHT = QColor("#1C2731")
_STATION = QColor("#E5A32E")
_ARROW = QColor("#A5301F")
_GHOST_LIGHT = QColor("#E8FFF7")
_COIN = QColor("#FFDF8A")


class PiecePainter(Album):
    def __init__(self, geometry: Geometry, words: Words) -> None:
        self._geometry = geometry
        self._words = words
        super().__init__(
            {
                "road": (self._road, self._road_box),
                "settlement": (_settlement, square(30)),
                "keep": (_keep, square(32)),
                "guard": (_guard, square(32)),
                "wildling": (_wildling, square(30)),
                "tormund": (_tormund, square(42)),
                "number": (self._number, oblong(geometry.side * 0.8, geometry.side * 0.5)),
                "shade": (self._shade, square(geometry.side + 4)),
                "refusal": (_refusal, square(18)),
                "landing": (_landing, oblong(46, 24)),
                "reserve": (_reserve, square(46)),
                "empty": (self._empty, oblong(80, 20)),
                "badge": (_badge, oblong(76, 30)),
                "invasions": (_invasions, square(30)),
                "gift_count": (self._gift_count, oblong(geometry.panel_width / 2, 36)),
                "standing": (self._standing, oblong(geometry.panel_width / 2, 30)),
                "die": (_die, square(40)),
                "twelve": (_twelve, square(42)),
                "rolled": (self._rolled, oblong(geometry.panel_width / 2, 34)),
                "supply": (_supply, square(46)),
                "rate": (_rate, square(26)),
                "deck": (_deck, square(42)),
                "resource": (_resource, square(26)),
                "card": (_card, square(30)),
                "sky": (self._sky, lambda key: memory.sky_box(geometry)),
                "scar": (memory.paint_scar, lambda key: memory.SCAR_BOX),
            }
        )

    def _sky(self, canvas: Canvas, key: Key) -> None:
        memory.paint_sky(canvas, key, self._geometry)

    # The land

    def _road_box(self, key: Key) -> QRectF:
        return square(self._geometry.side * 0.5 + 10)(key)

    def _road(self, canvas: Canvas, key: Key) -> None:
        _, colour, slope = key
        reach = self._geometry.side * 0.33
        # Half a path upright, or at 30 degrees to either side.
        dx, dy = ((0.0, reach), (reach * 0.866, reach * 0.5), (reach * 0.866, -reach * 0.5))[slope]
        width = 8.8 if self._geometry.brotherhood else 11.0
        figures.road(canvas.painter, PLAYERS[colour], QPointF(-dx, -dy), QPointF(dx, dy), width)

    def _shade(self, canvas: Canvas, key: Key) -> None:
        geometry = self._geometry
        canvas.painter.fillPath(polygon(geometry.hex_corners(geometry.side - 1)), veil(_NIGHT, 0.5))

    def _number(self, canvas: Canvas, key: Key) -> None:
        """On a small screen the token grows, so that even the smallest of its figures can be read."""
        geometry, rolls = self._geometry, key[1]
        wanted, most = max(geometry.token_radius, 1.2 * canvas.lowest), geometry.side * 0.37
        if wanted > most * 1.12:
            _plain_number(canvas, rolls, most)
            return
        radius = min(wanted, most)
        # One hex of base answers to 2 and to 12: two tokens side by side.
        apart = radius * 0.96 if len(rolls) > 1 else 0.0
        for place, roll in enumerate(rolls):
            at = QPointF((2 * place - 1) * apart, 0)
            tokens.number_token(canvas.painter, roll, WAYS[roll], at, radius, canvas.lowest)

    def _empty(self, canvas: Canvas, key: Key) -> None:
        text = self._words("watch.board.empty")
        canvas.text(QRectF(-76, -18, 152, 30), text, "medium", 14, QColor("#6B5C3C"))

    # Panels

    def _gift_count(self, canvas: Canvas, key: Key) -> None:
        text = self._words("watch.board.gift_count", n=key[1], most=LIMITS.gift_holds)
        half = self._geometry.panel_width / 2
        tone = canvas.style.room.danger if key[1] >= LIMITS.gift_holds - 1 else canvas.style.room.text
        canvas.text(QRectF(-half, -20, 2 * half, 40), text, "name", 28, tone)

    def _standing(self, canvas: Canvas, key: Key) -> None:
        """How many guards each player has: whoever has most wins the tragic end, and wears gold."""
        painter, room = canvas.painter, canvas.style.room
        standing = key[1]
        most = max(count for _, count in standing)
        step = (self._geometry.panel_width - 20) / len(standing)
        for place, (colour, count) in enumerate(standing):
            x = (place - (len(standing) - 1) / 2) * step
            if count == most and most:
                pill = rounded(x - step / 2 + 2, -17, step - 4, 34, 10)
                painter.fillPath(pill, veil(room.gold, 0.3))
                stroke(painter, pill, room.gold, 1.6)
            heraldry.badge(painter, PLAYERS[colour], QPointF(x - 9, 0), 10)
            canvas.text(QRectF(x + 3, -13, 18, 26), str(count), "name", 17, room.text)

    def _rolled(self, canvas: Canvas, key: Key) -> None:
        _, total, wildling = key
        words = self._words
        lines = [words("watch.board.roll_seven") if total == 7 else words("watch.board.roll_produces", sum=total)]
        if wildling in CLAN_OF_TRAIL:
            clan = words.term(f"watch.clan.{CLANS[CLAN_OF_TRAIL[wildling]]}")
            lines.append(words("watch.board.roll_wildling", n=wildling, what=clan))
        elif wildling:
            lines.append(words("watch.board.roll_quiet", n=wildling))
        half = self._geometry.panel_width / 2 - 4
        note(canvas, QRectF(-half, -30, 2 * half, 60), "\n".join(lines), 14, canvas.style.room.text)


# --- the land


def _settlement(canvas: Canvas, key: Key) -> None:
    foot, size = QPointF(0, 7), 25
    figures.settlement(canvas.painter, PLAYERS[key[1]], foot, size)
    _pattern(canvas, figures.settlement_path(foot, size), key[1])


def _keep(canvas: Canvas, key: Key) -> None:
    foot, size = QPointF(0, 10), 32
    figures.keep(canvas.painter, PLAYERS[key[1]], foot, size)
    _pattern(canvas, figures.keep_path(foot, size), key[1])


def _pattern(canvas: Canvas, path: QPainterPath, colour: int) -> None:
    """Besides the device, which is small, for those who asked for it."""
    if canvas.style.patterned:
        pattern(canvas.painter, path, colour, 0.55, 0.6)


def _wildling(canvas: Canvas, key: Key) -> None:
    figures.wildling(canvas.painter, Wildling(key[1]), _ORIGIN, 14.5)


def _tormund(canvas: Canvas, key: Key) -> None:
    figures.tormund(canvas.painter, QPointF(0, 17), 40)


def _refusal(canvas: Canvas, key: Key) -> None:
    tokens.refusal_mark(canvas.painter, _ORIGIN, 9.5)


def _landing(canvas: Canvas, key: Key) -> None:
    """A red arrow that points south, and its numbers."""
    if not canvas.legible(12):
        return
    painter = canvas.painter
    text = "·".join(map(str, key[1]))
    size = canvas.readable(12)
    grown = size / 12
    wide = (12 + 8 * len(text)) * grown
    plate = rounded(-wide / 2 - 6, -8 * grown, wide + 8, 16 * grown, 8 * grown)
    painter.fillPath(plate, veil(BUBBLE, 0.9))
    stroke(painter, plate, veil(INK, 0.75), 1.2)
    x = -wide / 2 + 3
    arrow = [(-3.6, -4), (3.6, -4), (3.6, 0), (6, 0), (0, 6), (-6, 0), (-3.6, 0)]
    painter.fillPath(polygon([(x + px * grown * 0.8, py * grown) for px, py in arrow]), _ARROW)
    canvas.text(QRectF(x + 3, -10, wide, 20), text, "name", 12, INK)


def _plain_number(canvas: Canvas, rolls: Sequence[int], radius: float) -> None:
    """On a very small board: the figure alone."""
    ink(canvas.painter, disc(0, 0, radius), BUBBLE, 1.8, depth=3)
    text = "·".join(map(str, rolls))
    font = fonts.font("name", min(canvas.readable(15), radius * (1.3 if len(text) < 3 else 0.8)))
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    lettering(canvas.painter, box, text, font, RED_NUMBER if {6, 8} & set(rolls) else INK)


# --- the north


def _guard(canvas: Canvas, key: Key) -> None:
    if "ghost" in key:
        canvas.painter.fillPath(rounded(-POST_WIDTH / 2, -POST_HEIGHT / 2, POST_WIDTH, POST_HEIGHT, 8), _GHOST_LIGHT)
        figures.guard_ghost(canvas.painter, PLAYERS[key[1]], QPointF(-1, 12), 34)
    else:
        foot, size = QPointF(-2, 13), 33
        figures.guard(canvas.painter, PLAYERS[key[1]], foot, size)
        _pattern(canvas, figures.guard_path(foot, size), key[1])


def _reserve(canvas: Canvas, key: Key) -> None:
    _, kind, count = key
    figures.wildling(canvas.painter, Wildling(kind), _ORIGIN, 14.5)
    grown = canvas.readable(13) / 13
    _plate(canvas, str(count), QPointF(2 + 15 * grown, 4 + 10 * grown), 13)


def _badge(canvas: Canvas, key: Key) -> None:
    """Guards against warriors: read downwards it is the clearing, the badge, the Wall."""
    _, guards, warriors, breaks = key
    painter = canvas.painter
    size = canvas.readable(15)
    grown = size / 15
    half, high = 40 * grown, 11.5 * grown
    plate = rounded(-half, -high, 2 * half, 2 * high, high)
    shadow(painter, plate, PIECE)
    ink(painter, plate, RED_NUMBER if breaks else WATCH.night, 1.7, depth=2)
    icon = 15 * grown
    mono(painter, "guard", QRectF(-half + 7 * grown, -icon / 2, icon, icon), _CREAM)
    mono(painter, "fighter", QRectF(half - 7 * grown - icon, -icon / 2, icon, icon), _CREAM)
    canvas.text(QRectF(-half, -high, 2 * half, 2 * high), f"{guards} : {warriors}", "name", 15, _CREAM)


# --- panels


def _invasions(canvas: Canvas, key: Key) -> None:
    last = key[1] >= LIMITS.invasions
    ring = disc(0, 0, TOKEN_STEP + 4)
    stroke(canvas.painter, ring, _STATION, 3)
    fill = RED_NUMBER if last else _STATION
    tokens.invasion_mark(canvas.painter, "skull" if last else str(key[1]), _ORIGIN, TOKEN_STEP, fill, canvas.lowest)


def _die(canvas: Canvas, key: Key) -> None:
    pip_die(canvas.painter, key[1] or 1, _ORIGIN, 46)


def _twelve(canvas: Canvas, key: Key) -> None:
    twelve_die(canvas.painter, key[1] or "?", _ORIGIN, 48, least=canvas.lowest)


def _supply(canvas: Canvas, key: Key) -> None:
    _, kind, count = key
    _tile(canvas, count, lambda box: inline(canvas.painter, ICONS[kind], box, INK))


def _rate(canvas: Canvas, key: Key) -> None:
    """For how many the one who is to move gets one, where it is better than for everybody."""
    _plate(canvas, f"{key[1]}:1", _ORIGIN, 12, _COIN)


def _plate(canvas: Canvas, text: str, at: QPointF, measure: float, fill: QColor = BUBBLE) -> None:
    if canvas.legible(measure):
        tokens.count_plate(canvas.painter, text, at, canvas.readable(measure), fill)


def _deck(canvas: Canvas, key: Key) -> None:
    _tile(canvas, str(key[1]), lambda box: mono(canvas.painter, "scroll", box, QColor("#6E4E8E")))


def _tile(canvas: Canvas, count: str, icon: Callable[[QRectF], None]) -> None:
    painter = canvas.painter
    path = rounded(-22, -27, 44, 54, 6)
    shadow(painter, path, PIECE, 0.8)
    ink(painter, path, BUBBLE, 1.7, depth=2.4)
    icon(QRectF(-13.5, -22, 27, 27))
    canvas.text(QRectF(-22, 5, 44, 20), count, "bold", 15, INK)


def _resource(canvas: Canvas, key: Key) -> None:
    """On its way to somebody."""
    tokens.resource_disc(canvas.painter, ICONS[key[1]], _ORIGIN, 17)


def _card(canvas: Canvas, key: Key) -> None:
    painter = canvas.painter
    path = rounded(-13, -18, 26, 36, 4)
    shadow(painter, path, PIECE)
    ink(painter, path, WATCH.night, 1.7, depth=2)
    mono(painter, "scroll", QRectF(-8, -8, 16, 16), _CREAM)
