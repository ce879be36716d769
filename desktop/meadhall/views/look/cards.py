"""Cards: art with a medal, the name on a ribbon, text, figures in the corners; backs and piles (LOOK 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from meadhall.views.look import fonts
from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.tokens import count_plate, defence_shield, price_mark, strength_disc
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import (
    E2,
    E3,
    PIECE,
    NameLines,
    contour_line,
    ink,
    lettering,
    name_lines,
    shadow,
    squeezed,
    stroke,
)
from meadhall.views.look.palette import CARD_TEXT, CREAM, GOLD_TEXT, INK, PAPER, TOKEN_PAPER, Player
from meadhall.views.look.players.heraldry import device_path
from meadhall.views.look.richtext import lines_of, rich
from meadhall.views.look.shapes import disc, of_rect, rectangle
from meadhall.views.look.states import hatch
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import clearest, mix

_BASE = 172  # the width all measures of a card are made for
_FRAME = 2.4
_GRAIN = 0.7  # of the paper: fine, however large the card
_CORNER_FIGURE = 17.9  # pixels: the lowest of the corners, on a card of that width
_RIBBON = 27
_LEAST_MEDAL = 24
_CLOSE = 4  # pixels that a name may come closer to the edges than it should
_NAMELESS_ART, _BARE_ART, _ART = 0.98, 0.86, (0.46, 0.4, 0.34, 0.28, 0.22)  # of the height
_LEAST_ART = 0.34  # that is left for the line of its type
_PICTURE = (0.62, 0.54)  # where a picture of its own leaves the words as large as they are
_TEXT_LINE, _TYPE_LINE, _TYPE_GAP = 1.26, 1.4, 0.4  # in letters
_LEAST_COMMON = 0.34  # of the height: for the sake of others no picture is lower
_APART = 0.4  # as high are those beside one that is lower, at least
_FOOT_TONE = QColor("#140A14")
_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")
_GONE = QColor("#8C7E6C")  # where a pile was; seen on light and dark
_INSTANT = QColor("#F5C542")
_SMALL_CAPS = QColor("#6A5539")
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter

Art = Callable[[QPainter, QPainterPath], None]


@dataclass(frozen=True)
class Medal:
    """An icon on the art, with a count or a letter at its lower right."""

    icon: str
    mark: str = ""


@dataclass(frozen=True)
class CardFace:
    """What stands on a card. Without text the art takes nearly all of it. Its type goes where there is no room."""

    name: str
    ribbon: QColor
    mood: str = "forest"
    seed: int = 1
    art: Art | None = None  # instead of a landscape
    medals: tuple[Medal, ...] = ()
    text: str = ""  # with **bold** and [icons]
    brief: str = ""  # the same in fewer words, where those have no room
    type_line: str = ""
    text_size: float = 16  # at 172 wide
    instant: bool = False
    strength: str = ""
    defence: str = ""
    price: tuple[tuple[str, str], ...] = ()  # icon and figure
    art_share: float = 0.0  # of the height, where it is not for the text to say
    topic: str = ""  # what the almanac knows of it by: "card:keep"

    @property
    def bears_corners(self) -> bool:
        """Something stands in the corners of its picture that no words tell."""
        return bool(self.strength or self.defence or self.instant)


def card(painter: QPainter, rect: QRectF, face: CardFace, floor: float, *, lifted: bool = False) -> QPainterPath:
    """Draw a card, with no letters lower than `floor`; returns its outline, for states."""
    scale = rect.width() / _BASE
    outline = card_path(rect)
    _body(painter, rect, outline, scale, lifted=lifted)
    inside = _inside(rect, scale)
    room = _room_of_name(rect.width(), scale)
    name = squeezed(_name_lines(face.name, room, scale, floor), room + _CLOSE)
    high = max(_RIBBON * scale, len(name.lines) * name.font.pixelSize() * 1.16 + 4 * scale)
    joint = rect.top() + rect.height() * art_share(rect, face, scale, floor)
    _art(painter, rect, inside, joint, face, scale)
    ribbon = QRectF(rect.left() + scale, joint + _RIBBON * 0.58 * scale - high, rect.width() - 2 * scale, high)
    if face.name:
        _ribbon(painter, ribbon, face, name, scale)
    _medals(painter, QRectF(rect.left(), rect.top(), rect.width(), ribbon.top() - rect.top()), face, scale, floor)
    if face.text:
        wide = _room_of_words(rect.width(), scale)
        below = QRectF(rect.left() + 10 * scale, ribbon.bottom() + 4 * scale, wide, 0)
        below.setBottom(rect.bottom() - 7 * scale)
        _text(painter, below, face, scale, floor)
    _corners(painter, rect, face, max(scale, floor / _CORNER_FIGURE))
    contour_line(painter, of_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.width() * 0.055), max(1.0, 1.2 * scale))
    return outline


def art_share(rect: QRectF, face: CardFace, scale: float, floor: float) -> float:
    """Of the height: nearly all without text, and less than usual where a small card has much text, or the line of its
    type would have no room. A picture takes what short words leave free."""
    if face.art_share or not face.text:
        return face.art_share or (_BARE_ART if face.name else _NAMELESS_ART)
    width = _room_of_words(rect.width(), scale)
    type_line, whole = _with_type(face, width, scale, floor)
    least = lines_of(face.text, width, max(face.text_size * scale * 0.75, floor), _TEXT_LINE).height
    wanted = [(share, whole) for share in _PICTURE if face.art]
    wanted += [(share, whole) for share in _ART if type_line is not None and share >= _LEAST_ART]
    wanted += [(share, least) for share in _ART]
    return next((share for share, high in wanted if _has_room_below(rect, share, high, scale)), _ART[-1])


def shares_in_a_line(rect: QRectF, faces: Sequence[CardFace], floor: float) -> list[float]:
    """Of cards that lie side by side, so that their names stand in a line; only the longest words leave it."""
    own = [art_share(rect, face, rect.width() / _BASE, floor) for face in faces]
    lowest = min((share for share, face in zip(own, faces, strict=True) if face.text), default=0.0)
    common = lowest if lowest >= _LEAST_COMMON else _APART
    return [min(share, common) if face.text else 0.0 for share, face in zip(own, faces, strict=True)]


def bears_type(rect: QRectF, face: CardFace, share: float, floor: float) -> bool:
    """Whether the line of its type has room below its words, if its picture has such a share of its height."""
    scale = rect.width() / _BASE
    type_line, high = _with_type(face, _room_of_words(rect.width(), scale), scale, floor)
    return type_line is not None and _has_room_below(rect, share, high, scale)


def _has_room_below(rect: QRectF, share: float, high: float, scale: float) -> bool:
    """Whether words so high have room below a picture that has such a share of the height."""
    return rect.height() * (1 - share) - (_RIBBON * 0.58 + 11) * scale >= high


def _with_type(face: CardFace, width: float, scale: float, floor: float) -> tuple[NameLines | None, float]:
    """The line of its type, and how high it is with the words above it."""
    type_line = _type_line(face, width, scale, floor)
    words = lines_of(face.text, width, max(face.text_size * scale, floor), _TEXT_LINE).height
    return type_line, words + _type_height(type_line)


def _type_line(face: CardFace, width: float, scale: float, floor: float) -> NameLines | None:
    """In capitals, on two lines if need be; none where one of its words is too long even so."""
    if not face.type_line:
        return None
    font = fonts.font("bold", max(11.5 * scale, floor), 0.6 * scale)
    found = name_lines(face.type_line.upper(), font, width, floor)
    metrics = QFontMetricsF(found.font)
    return found if all(metrics.horizontalAdvance(line) <= width + _CLOSE for line in found.lines) else None


def _type_height(type_line: NameLines | None) -> float:
    """With what keeps it off the words above it."""
    return 0.0 if type_line is None else (len(type_line.lines) * _TYPE_LINE + _TYPE_GAP) * type_line.font.pixelSize()


def card_path(rect: QRectF) -> QPainterPath:
    return of_rect(rect, rect.width() * 0.055)


def _inside(rect: QRectF, scale: float) -> QPainterPath:
    frame = _FRAME * scale
    return of_rect(rect.adjusted(frame, frame, -frame, -frame), rect.width() * 0.044)


def _body(painter: QPainter, rect: QRectF, outline: QPainterPath, scale: float, *, lifted: bool) -> None:
    shadow(painter, outline, E3 if lifted else E2, max(0.6, scale))
    painter.fillPath(outline, INK)
    inside = _inside(rect, scale)
    painter.fillPath(inside, PAPER)
    texture(painter, inside, "paper", 0.1, _GRAIN)


def _art(painter: QPainter, rect: QRectF, inside: QPainterPath, joint: float, face: CardFace, scale: float) -> None:
    frame = rectangle(rect.left(), rect.top(), rect.width(), joint - rect.top()).intersected(inside)
    if face.art:
        face.art(painter, frame)
    else:
        landscape(painter, frame, face.mood, face.seed)
    painter.fillRect(QRectF(rect.left() + scale, joint, rect.width() - 2 * scale, 2 * scale), INK)


def _room_of_words(width: float, scale: float) -> float:
    return width - 20 * scale


def _room_of_name(width: float, scale: float) -> float:
    return width - max(10 * scale, 8)


def _name_lines(name: str, width: float, scale: float, floor: float) -> NameLines:
    size = max(16 * scale, floor)
    return name_lines(name, fonts.font("name", size), width, max(size * 0.72, floor))


def lines_of_name(name: str, width: float, floor: float) -> int:
    """How many it takes on a card of such a width, in pixels; none where it has no room at all."""
    scale = width / _BASE
    room = _room_of_name(width, scale)
    lines, font = _name_lines(name, room, scale, floor)
    metrics = QFontMetricsF(font)
    return len(lines) if all(metrics.horizontalAdvance(line) <= room + _CLOSE for line in lines) else 0


def _ribbon(painter: QPainter, ribbon: QRectF, face: CardFace, name: NameLines, scale: float) -> None:
    painter.fillRect(ribbon, face.ribbon)
    foot = 3.4 * scale
    below = QRectF(ribbon.left(), ribbon.bottom() - foot, ribbon.width(), foot)
    painter.fillRect(below, mix(face.ribbon, _FOOT_TONE, 0.35))
    painter.fillRect(QRectF(ribbon.left(), ribbon.top(), ribbon.width(), 1.6 * scale), mix(face.ribbon, _WHITE, 0.3))
    stroke(painter, of_rect(ribbon), INK, 1.6 * scale)
    colour = clearest(face.ribbon, CREAM, GOLD_TEXT)
    words = ribbon.adjusted(0, 0, 0, -foot * 0.7)
    high = words.height() / len(name.lines)
    for number, line in enumerate(name.lines):
        place = QRectF(words.left(), words.top() + number * high, words.width(), high)
        lettering(painter, place, line, name.font, colour)


def _medals(painter: QPainter, space: QRectF, face: CardFace, scale: float, floor: float) -> None:
    """They keep to the picture, even to a low one."""
    count = len(face.medals)
    size = min((46 if count == 1 else 38) * scale, max(space.height() - 6 * scale, _LEAST_MEDAL * scale))
    gap = 6 * scale
    x = space.center().x() - (count * size + (count - 1) * gap) / 2 + size / 2
    for medal in face.medals:
        centre = QPointF(x, space.center().y() + scale)
        paper = disc(centre.x(), centre.y(), size / 2)
        shadow(painter, paper, PIECE, scale)
        ink(painter, paper, TOKEN_PAPER, max(1.2, 2 * scale), depth=2.6 * scale)
        half = size * 0.31
        inline(painter, medal.icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), INK)
        if medal.mark:
            pixels = max(13 * scale, floor)
            aside = size * 0.39 + (pixels - 13 * scale) * 0.6  # a plate that cannot shrink goes out of the icon's way
            down = max(min(aside, space.bottom() - pixels * 0.8 - centre.y()), 0.0)
            count_plate(painter, medal.mark, centre + QPointF(aside + (aside - down) * 0.6, down), pixels)
        x += size + gap


def _text(painter: QPainter, below: QRectF, face: CardFace, scale: float, floor: float) -> None:
    pixels = max(face.text_size * scale, floor)
    heading = _type_line(face, below.width(), scale, floor)
    if heading is not None:
        above = below.adjusted(0, 0, 0, -_type_height(heading))
        if lines_of(face.text, above.width(), pixels, _TEXT_LINE).height <= above.height():
            high = heading.font.pixelSize() * _TYPE_LINE
            first = below.bottom() - high * len(heading.lines)
            for number, line in enumerate(heading.lines):
                place = QRectF(below.left(), first + number * high, below.width(), high)
                lettering(painter, place, line, heading.font, _SMALL_CAPS)
            below = above
    rich(painter, below, face.text, pixels, floor, CARD_TEXT, _CENTRE, line_height=_TEXT_LINE)


def _corners(painter: QPainter, rect: QRectF, face: CardFace, scale: float) -> None:
    """Their figures stay readable, however small the card. Without strength, defence stands in its place."""
    inset = 18 * scale
    upper_left = QPointF(rect.left() + inset, rect.top() + inset)
    if face.instant:
        ink(
            painter,
            disc(upper_left.x(), upper_left.y(), 12.5 * scale),
            _INSTANT,
            max(1.2, 1.8 * scale),
            depth=2 * scale,
        )
        half = 7.6 * scale
        mono(painter, "bolt", QRectF(upper_left.x() - half, upper_left.y() - half, 2 * half, 2 * half), INK)
    elif face.strength:
        strength_disc(painter, face.strength, upper_left, 15 * scale)
    if face.defence:
        beside = not face.price and (bool(face.strength) or not face.text)  # words, or the ribbon, are below
        low = rect.top() + inset if beside else rect.bottom() - inset - scale
        corner = QPointF(rect.right() - inset - scale, low)
        alone = not face.strength and not face.instant
        defence_shield(painter, face.defence, upper_left if alone else corner, 36 * scale)
    corner = QPointF(rect.right() - inset, upper_left.y())
    row = inset + 31 * scale * (len(face.price) - 1) + 14 * scale
    beneath = row > rect.width() - inset - 18 * scale  # beside each other they would hide what stands at the left
    for number, (icon, figure) in enumerate(face.price if beneath else reversed(face.price)):
        step = 31 * scale * number
        price_mark(painter, icon, figure, corner + (QPointF(0, step) if beneath else QPointF(-step, 0)), 14 * scale)


# --- backs and piles


@dataclass(frozen=True)
class CardBack:
    """The back of a kind of card: a player's device, or an icon."""

    colour: QColor
    icon: str = ""
    player: Player | None = None


def card_back(painter: QPainter, rect: QRectF, back: CardBack, *, shadowed: bool = True) -> QPainterPath:
    scale = rect.width() / _BASE
    outline = card_path(rect)
    if shadowed:
        shadow(painter, outline, E2, max(0.5, scale))
    painter.fillPath(outline, INK)
    inside = _inside(rect, max(scale, 0.6))
    painter.fillPath(inside, back.colour)
    texture(painter, inside, "paper", 0.1, _GRAIN)
    field = of_rect(rect.adjusted(*_margins(rect, 0.075)), rect.width() * 0.035)
    hatch(painter, field, mix(back.colour, _BLACK, 0.2), max(5, rect.width() / 10), max(1.4, rect.width() / 34))
    stroke(painter, field, mix(back.colour, _WHITE, 0.38), max(1.0, rect.width() / 55))
    _emblem(painter, rect, back)
    return outline


def _margins(rect: QRectF, share: float) -> tuple[float, float, float, float]:
    inset = rect.width() * share
    return inset, inset, -inset, -inset


def _emblem(painter: QPainter, rect: QRectF, back: CardBack) -> None:
    width = rect.width()
    centre = rect.center()
    emblem = disc(centre.x(), centre.y(), width * 0.25)
    ink(painter, emblem, mix(back.colour, _WHITE, 0.25), max(1.2, width / 46), depth=width * 0.035)
    dark = mix(back.colour, _BLACK, 0.5)
    if back.player:
        painter.fillPath(device_path(back.player, centre, width * 0.155), dark)
    elif back.icon:
        half = width * 0.16
        mono(painter, back.icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), dark)


def pile(painter: QPainter, rect: QRectF, back: CardBack, count: int, floor: float) -> None:
    """A pile, its upper card in `rect`: up to three copies, and the count on a plate, no lower than `floor`."""
    step = max(1.5, rect.width() * 0.036)
    copies = min(count, 3)
    for number in reversed(range(copies)):
        card_back(painter, rect.translated(-step * number, step * number), back, shadowed=number == copies - 1)
    if copies == 0:
        dash = max(3.0, rect.width() / 14)
        stroke(painter, card_path(rect), _GONE, max(1.2, rect.width() / 48), (dash, dash))
    pixels = max(floor, rect.width() / 7.5)
    count_plate(painter, str(count), QPointF(rect.center().x(), rect.bottom() - pixels * 0.2), pixels)
