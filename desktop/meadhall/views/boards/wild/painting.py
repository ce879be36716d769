"""How each piece is painted, around its own origin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.rules.wild.data import BUILDING_IDS, NUMBERS
from meadhall.views.look import states
from meadhall.views.look.cards import CardFace, card_back, card_path
from meadhall.views.look.drawn.tokens import strength_disc
from meadhall.views.look.game_colours import WILD
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import E1, E2, PIECE, NameLines, fitted, ink, lettering, shadow, squeezed, stroke
from meadhall.views.look.palette import CREAM, INK, PLAYERS
from meadhall.views.look.players import heraldry
from meadhall.views.look.shapes import disc, of_rect, rectangle
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.words import Words

from ..kit.album import Album, Box, Key, square
from ..kit.canvas import Canvas
from . import faces, hours, lots, signs
from .pictures import PICTURES, figure, ground

_ORIGIN = QPointF(0, 0)
_NAMED = 84.0  # so wide a sign of a building has room for its name
_BACKS = {"path": faces.PATH_BACK, "asgard": faces.ASGARD_BACK}
_TAB = QColor("#E4EBC4")
_FOUGHT, _AHEAD = 11.0, 7.5
_CLOSER = (
    (1.3, 1.0),
    (1.0, 0.9),
    (0.6, 0.72),
)  # steps of badges, in radii; how wide letters beside them may be at least
_BELL = 210.0  # how wide it may be at most
_BESIDE_BANNER = 68  # where the title of a village begins


def _sized(margin: float) -> Box:
    """The last two words of the key are width and height."""
    return lambda key: _box(key).adjusted(-margin, -margin, margin, margin)


def _box(key: Key) -> QRectF:
    wide, high = key[-2:]
    return QRectF(-wide / 2, -high / 2, wide, high)


class PiecePainter(Album):
    def __init__(self, words: Words) -> None:
        self._words = words
        super().__init__(
            {
                "card": (self._card, _sized(14)),
                "deck": (_deck, _sized(18)),
                "stack": (self._stack, _sized(18)),
                "dragon": (self._dragon, _sized(14)),
                "feat": (self._feat, _sized(6)),
                "title": (self._title, _sized(20)),  # the banner hangs below it
                "house": (self._house, _sized(22)),
                "free": (lambda canvas, key: lots.free_plot(canvas, _box(key)), _sized(4)),
                "tab": (_tab, _sized(12)),
                "mini": (self._mini, _sized(14)),
                "marker": (_marker, square(18)),
                "bell": (self._bell, lambda key: QRectF(-_BELL - 20, -24, _BELL + 40, 48)),
                "count": (_count, _plate_box),
                "token": (_token, square(20)),
                "points": (_points, square(34)),
                "army": (_army, _sized(10)),
                "attack": (_attack, _sized(34)),
                "ring": (_ring, _sized(26)),
                "hit": (self._hit, square(120)),
                "hour": (hours.paint, hours.box_of),
            }
        )

    def _card(self, canvas: Canvas, key: Key) -> None:
        card = key[1]
        short = faces.short_name(self._words, card)
        signs.lay_card(canvas, _box(key), faces.small_face(self._words, card), short)

    def _stack(self, canvas: Canvas, key: Key) -> None:
        """Cards or buildings of the market; where they are sold out, their place."""
        _, item, count, _, _ = key
        painter, box = canvas.painter, _box(key)
        if not count:
            stroke(painter, card_path(box), veil(INK, 0.5), 2, (9, 7))
            painter.setOpacity(0.45)
            figure(painter, box.adjusted(12, 16, -12, -16), item)
            painter.setOpacity(1)
            return
        for step in range(min(count, 3) - 1, 0, -1):
            under = card_path(box.translated(-2.4 * step, 2.4 * step))
            ink(painter, under, mix(WILD.paper, INK, 0.12), 2, depth=0)
        signs.lay_card(canvas, box, faces.bare(self._of_market(item)), faces.short_name(self._words, item))

    def _of_market(self, item: str) -> CardFace:
        for building in BUILDING_IDS:
            if building == item:
                return faces.building_face(self._words, building)
        return faces.card_face(self._words, item)

    def _dragon(self, canvas: Canvas, key: Key) -> None:
        """With a mark of everybody who has fought it in this round."""
        _, fought, _, _ = key
        painter, box = canvas.painter, _box(key)
        outline = of_rect(box, 11)
        shadow(painter, outline, E2, 0.8)
        ground(painter, outline, WILD.asgard, 1.4)
        foot = max(canvas.readable(14) * 1.7, 25)
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        figure(painter, QRectF(box.left() + 6, box.top() + 12, box.width() - 4, box.height() - foot + 6), faces.DRAGON)
        plate = QRectF(box.left(), box.bottom() - foot, box.width(), foot)
        painter.fillRect(plate, WILD.paper)
        painter.fillRect(QRectF(plate.left(), plate.top(), plate.width(), 2.4), INK)
        painter.restore()
        name = faces.name_of(self._words, faces.DRAGON)
        signs.rich_line(canvas, plate.adjusted(6, 2, -6, 0), f"**{name}**: [beer]\u00a0/\u00a0[gold]", 15)
        stroke(painter, outline, INK, 3)
        radius = max(16, canvas.lowest * 0.8)
        strength_disc(painter, str(NUMBERS.dragon_defence), QPointF(box.left() + 20, box.top() + 20), radius)
        for number, colour in enumerate(fought):
            at = QPointF(box.right() - 15 - number * 25, box.top() + 17)
            heraldry.badge(painter, PLAYERS[colour], at, _FOUGHT)

    def _feat(self, canvas: Canvas, key: Key) -> None:
        """An achievement: its picture and its name."""
        _, achievement, ahead, _, high = key
        painter, box = canvas.painter, _box(key)
        path = of_rect(box, 7)
        shadow(painter, path, PIECE, 0.6)
        ink(painter, path, WILD.paper, 2.2, depth=3)
        picture = QRectF(box.left() + 2, box.top() + 1, high * 1.15, high - 2)
        ground(painter, of_rect(picture.adjusted(0, 1, 0, -1), 6), PICTURES[achievement].rays, 0.8)
        painter.save()
        painter.setClipPath(of_rect(picture, 6), Qt.ClipOperation.IntersectClip)
        figure(painter, picture.adjusted(2, 1, -2, -1), achievement)
        painter.restore()
        stroke(painter, rectangle(picture.right(), box.top() + 1, 0.1, high - 2), INK, 2)
        name, least = faces.name_of(self._words, achievement), canvas.readable(signs.SMALLEST)
        room = QRectF(picture.right() + 5, box.top(), box.right() - picture.right() - 10, high)
        letters = signs.width_of(canvas.font("name", signs.SMALLEST), name)
        row = _row_of_badges(len(ahead), room.width(), letters)
        _ahead(painter, picture.right() if row.over else room.right(), ahead, row.step)
        words = room if row.over else room.adjusted(0, 0, -row.wide, 0)
        font = fitted(canvas.font("name", 15), name, words.width(), least)
        narrow = squeezed(NameLines((name,), font), words.width()).font
        lettering(painter, words, name, narrow, INK, Qt.AlignmentFlag.AlignLeft)

    def _title(self, canvas: Canvas, key: Key) -> None:
        """Whose village lies open, how many buildings stand there, and what befell it in this round."""
        _, colour, owner, count, limit, (attacked, first), room, _, _ = key
        painter, box = canvas.painter, _box(key)
        banner = QRectF(box.left() + 20, box.top() + 8, 36, 54)
        heraldry.banner(painter, PLAYERS[colour], banner)
        sentence = "wild.board.village_full" if limit is None else "wild.board.village"
        told, most = self._words(sentence, n=count, most=limit or 0), room - _BESIDE_BANNER - 40
        text = f"{owner} · {told}"
        font = fitted(canvas.font("comic", 19), text, most, canvas.readable(signs.SMALLEST))
        if signs.width_of(font, text) > most:
            text = f"{owner.partition(' ')[0]} · {told}"
        wide = min(signs.width_of(font, text), most) + 30
        plate = QRectF(box.left() + _BESIDE_BANNER, box.top() + 8, wide, 34)
        path = of_rect(plate, 9)
        ink(painter, path, WILD.paper, 2.6, depth=3)
        lettering(painter, plate, text, font, INK)
        _round_marks(canvas, attacked, first, QPointF(banner.left(), banner.top() + 6), banner.width())

    def _house(self, canvas: Canvas, key: Key) -> None:
        lots.house(canvas, _box(key), key[1], self._words)

    def _mini(self, canvas: Canvas, key: Key) -> None:
        """A sign; where there are few and so they are large, the building with its name."""
        box, lot = _box(key), key[1]
        if box.width() < _NAMED:
            lots.mini(canvas, box, lot)
        else:
            lots.house(canvas, box, lot, self._words)

    def _bell(self, canvas: Canvas, key: Key) -> None:
        """The end is near: no tag, which would name a part of the market."""
        signs.notice(canvas, 26, _BELL, "horn", self._words("wild.board.last_round"), WILD.label)

    def _hit(self, canvas: Canvas, key: Key) -> None:
        _, what, wide = key
        signs.hit(canvas, wide, self._words(f"wild.board.{what}"))


class _Badges(NamedTuple):
    """How far apart they lie, how wide they are together, and whether they lie over the picture."""

    step: float
    wide: float
    over: bool


def _row_of_badges(count: int, room: float, letters: float) -> _Badges:
    """Beside a name whose letters are so wide; the less room, the closer they lie, and the narrower its letters."""
    rows = [(step, _AHEAD * (2 + step * (count - 1)) + 3 if count else 0.0, share) for step, share in _CLOSER]
    for step, wide, share in rows:
        if wide <= room - letters * share:
            return _Badges(step, wide, over=False)
    return _Badges(*rows[-1][:2], over=True)


def _ahead(painter: QPainter, right: float, colours: Sequence[int], step: float) -> None:
    """The badges of whoever is ahead, from the right."""
    for number, colour in enumerate(reversed(colours)):
        heraldry.badge(painter, PLAYERS[colour], QPointF(right - _AHEAD * (1 + step * number), 0), _AHEAD)


def _count(canvas: Canvas, key: Key) -> None:
    signs.count(canvas, key[1], _ORIGIN)


def _plate_box(key: Key) -> QRectF:
    """However small the board, as large as its figures then have to be."""
    wide = 26 + 14 * len(key[1])
    return QRectF(-wide, -26, 2 * wide, 52)


def _deck(canvas: Canvas, key: Key) -> None:
    _, back, count, _, _ = key
    painter, box = canvas.painter, _box(key)
    if not count:
        stroke(painter, card_path(box), veil(CREAM, 0.6), 2.2, (9, 7))
    for step in range(min(count, 3) - 1, -1, -1):
        card_back(painter, box.translated(-3 * step, 3 * step), _BACKS[back], shadowed=step == 0)


def _tab(canvas: Canvas, key: Key) -> None:
    """A village in the column of the others: whose it is, the points, and what befell it in this round."""
    _, colour, points, attacked, first, *_ = key
    painter, box = canvas.painter, _box(key)
    path = of_rect(box, 10)
    shadow(painter, path, E1, 0.7)
    ink(painter, path, _TAB, 2.6, depth=4)
    x = box.left() + 30
    heraldry.badge(painter, PLAYERS[colour], QPointF(x, -12), 14)
    size = canvas.readable(16)
    glory = QRectF(box.left() + 5, 9, 52, size * 1.2)
    mono(painter, "glory", QRectF(glory.left(), glory.top(), size, size), INK)
    lettering(painter, glory.adjusted(size, 0, 0, 0), str(points), canvas.font("name", 17), INK)
    _round_marks(canvas, attacked, first, QPointF(x - 16, box.top() + 16), 32)


def _round_marks(canvas: Canvas, attacked: bool, first: bool, at: QPointF, step: float) -> None:
    """Whether one was attacked in this round, and begins the next."""
    if attacked:
        signs.badge(canvas.painter, "crossed", at, 9, WILD.burst)
    if first:
        signs.badge(canvas.painter, "favour", at + QPointF(step, 0), 9, WILD.paper)


def _marker(canvas: Canvas, key: Key) -> None:
    shadow(canvas.painter, disc(0, 0, 12), PIECE, 0.6)
    heraldry.badge(canvas.painter, PLAYERS[key[1]], _ORIGIN, 12.5)


def _token(canvas: Canvas, key: Key) -> None:
    """A barrel or a bar on its way to somebody."""
    signs.token(canvas.painter, key[1], _ORIGIN, 15)


def _points(canvas: Canvas, key: Key) -> None:
    """So many points on their way to the track."""
    painter = canvas.painter
    ink(painter, disc(0, 0, 20), WILD.label, 2.4, depth=4)
    lettering(painter, QRectF(-20, -20, 40, 40), f"+{key[1]}", canvas.font("name", 19), INK)


def _army(canvas: Canvas, key: Key) -> None:
    """Fighters and Fortifications that one owns, wherever they are: from the right, as close as need be."""
    _, owned, _, _ = key
    if not owned:
        return
    painter, box, font = canvas.painter, _box(key), canvas.font("name", 14)
    radius = box.height() * 0.39
    texts = ["" if count == 1 else str(count) for _, count in owned]
    wide = [2 * radius + (signs.width_of(font, text) + 3 if text else 0) for text in texts]
    gap = min(7.0, (box.width() - 20 - sum(wide)) / max(len(wide) - 1, 1))
    x = box.right() - 10 - sum(wide) - gap * (len(wide) - 1)
    plate = of_rect(QRectF(x - 8, box.top(), box.right() - x + 8, box.height()), box.height() / 2)
    painter.fillPath(plate, veil(WILD.paper, 0.82))
    stroke(painter, plate, INK, 2.2)
    for (card, _), text, width in zip(owned, texts, wide, strict=True):
        signs.medallion(painter, card, QPointF(x + radius, 0), radius)
        if text:
            room = QRectF(x + 2 * radius, -radius, width - 2 * radius, 2 * radius)
            lettering(painter, room, text, font, INK)
        x += width + gap


def _attack(canvas: Canvas, key: Key) -> None:
    """Under attack, with the strength of it."""
    box = _box(key)
    states.attacked(canvas.painter, canvas.style, of_rect(box, signs.cornered(box)))
    radius = max(box.width() * 0.14, canvas.readable(13))
    strength_disc(canvas.painter, str(key[1]), box.topLeft() + QPointF(radius * 0.5, radius * 0.5), radius)


def _ring(canvas: Canvas, key: Key) -> None:
    """A building lights up."""
    box = _box(key)
    states.selected(canvas.painter, canvas.style, of_rect(box, signs.cornered(box)))
