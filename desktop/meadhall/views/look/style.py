"""The look of one window at one moment: its room, its scale, its words. Every widget and painter is given one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple, Protocol

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from meadhall.views.look import fonts
from meadhall.views.look.palette import Room
from meadhall.views.look.sounds import SILENCE, Sounds

_HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)
_PIXMAP_BYTES = 56 * 1024 * 1024  # for a screen of one pixel to a logical one
_SMALLEST_UNIT, _LARGEST_UNIT = 0.72, 2.2
_SMALLEST_LETTERS, _USUAL_LETTERS = 12, 13  # pixels: no text is smaller in the smallest window, and in the usual one


class Says(Protocol):
    """Words(language): a message of the catalogue, in that language."""

    def __call__(self, message: str, /, **arguments: object) -> str: ...


class Motion(NamedTuple):
    """How fast things move (0: at once), and whether they only fade."""

    speed: float = 1.0
    reduced: bool = False

    def milliseconds(self, at_normal_speed: float) -> int:
        return 0 if self.speed <= 0 else round(at_normal_speed / self.speed)


NORMAL = Motion()


def unit_for(width: float, height: float, text_scale: float = 1.0) -> float:
    """One measure of the design (made at 1920x1080) in pixels of a window of that size. Where text stands on its floor
    smaller text would only take room from it, so nothing shrinks."""
    fit = min(width / 1920, height / 1080)
    return max(min(max(fit, _SMALLEST_UNIT), _LARGEST_UNIT) * text_scale, _SMALLEST_UNIT)


def floor_for(unit: float) -> int:
    """Pixels below which no letters fall in a window where a measure of the design takes so many."""
    larger = min(max((unit - _SMALLEST_UNIT) / (1 - _SMALLEST_UNIT), 0), 1)
    return round(_SMALLEST_LETTERS + larger * (_USUAL_LETTERS - _SMALLEST_LETTERS))


class Style:
    """Room, scale, type and words together, with the pictures already painted for them."""

    def __init__(
        self,
        room: Room,
        unit: float = 1.0,
        words: Says | None = None,
        motion: Motion = NORMAL,
        *,
        patterned: bool = False,
        floor: int | None = None,
    ) -> None:
        """`floor` is that of the window, where the unit is not what belongs to its size alone."""
        self.room = room
        self.unit = unit
        self.floor = floor if floor is not None else floor_for(unit)
        self.motion = motion
        self.patterned = patterned  # pieces wear patterns over their colours
        self.sounds: Sounds = SILENCE  # a window that can be heard puts its own here
        self._words = words
        self._pixmaps = _Pixmaps()
        self.missing_fonts = fonts.load_fonts()

    def of_a_board(self) -> Style:
        """The same look for painters that measure in units of their own."""
        return Style(self.room, 1.0, patterned=self.patterned, floor=self.floor)

    def in_room(self, room: Room) -> Style:
        """For what is always light or always dark, such as a sheet of paper."""
        return Style(room, self.unit, self._words, self.motion, floor=self.floor)

    @property
    def words(self) -> Says:
        if self._words is None:
            raise LookupError("this style was made without words")
        return self._words

    def px(self, measure: float) -> int:
        """A measure of the design in whole pixels; what is drawn at all stays at least one pixel."""
        scaled = round(measure * self.unit)
        return scaled if scaled or not measure else (1 if measure > 0 else -1)

    def scaled(self, measure: float) -> float:
        """A measure of the design in pixels and their fractions, for painting."""
        return measure * self.unit

    def letters(self, measure: float) -> float:
        """The height of letters of that measure in pixels: never under the floor."""
        return max(float(self.floor), self.scaled(measure))

    def font(self, role: str, measure: float, tracking: float = 0) -> QFont:
        """A font for the chrome. Roles: text, medium, bold, name, display, comic."""
        return fonts.font(role, self.letters(measure), self.scaled(tracking))

    def metrics(self, role: str, measure: float, tracking: float = 0) -> QFontMetricsF:
        return QFontMetricsF(self.font(role, measure, tracking))

    def pen(self, colour: QColor, measure: float, dash: tuple[float, ...] = ()) -> QPen:
        """A pen with round ends; width and dashes are measures of the design."""
        return round_pen(colour, self.scaled(measure), tuple(self.scaled(part) for part in dash))

    def pixmap(
        self,
        key: Hashable,
        size: QSizeF | tuple[float, float],
        paint: Callable[[QPainter], None],
        dpr: float = 1.0,
        ground: QColor | None = None,
    ) -> QPixmap:
        """A picture painted once. `paint` draws in logical pixels; the key must name everything else it depends on."""
        width, height = (size.width(), size.height()) if isinstance(size, QSizeF) else size
        make = partial(painted_pixmap, width, height, paint, dpr, ground)
        return self._pixmaps.get((key, width, height, dpr), make, _PIXMAP_BYTES * dpr**2)

    def let_pictures_go(self) -> None:
        """When nothing is painted in this style any more: now and then PySide keeps a widget that is gone, and this
        with it."""
        self._pixmaps = _Pixmaps()


class _Pixmaps:
    """The pictures used last."""

    def __init__(self) -> None:
        self._bytes = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], QPixmap], limit: float) -> QPixmap:
        """Of so many bytes together."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._bytes += _weight(made)
        while self._bytes > limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _weight(dropped)
        return made


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def painted_pixmap(
    width: float,
    height: float,
    paint: Callable[[QPainter], None],
    dpr: float = 1.0,
    ground: QColor | None = None,
) -> QPixmap:
    """A picture with everything that `paint` draws on it: a clear one, or an opaque one, which is quicker to lay."""
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(ground or Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    smooth(painter)
    paint(painter)
    painter.end()
    return pixmap


def smooth(painter: QPainter) -> None:
    """Ask for the soft edges that all painters of the kit count on."""
    painter.setRenderHints(_HINTS)


def round_pen(colour: QColor, width: float, dash: tuple[float, ...] = ()) -> QPen:
    """A pen of round ends and joins in real pixels; Qt measures dashes in widths, we in pixels."""
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern([max(part / width, 0.01) for part in dash])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
