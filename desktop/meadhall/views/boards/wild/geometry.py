"""Where everything lies. Board units: 724 high, and as wide as the window allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF

from meadhall.rules.wild.data import BUILDING_IDS, CARDS, HALL, NUMBERS, STACKS, PlotId

from ..kit.boxes import Box

HEIGHT, NARROWEST, WIDEST = 724.0, 1280.0, 1620.0
EDGE = 14.0
GAP = 8.0
_STACK_GAP = 5.0  # narrow, so that the longest names have room

_PATH_TOP, _PATH_HIGH = 10.0, 188.0
_TRACK_TOP, TRACK_HIGH = 206.0, 36.0
_MARKET_TOP, TAG_HIGH = 250.0, 24.0
_STACK_HIGH = 116.0
_VILLAGE_TOP = 408.0
_CARD_TOP, _CARD_HIGH = 16.0, 156.0  # of the path's cards, within its panel
_DECK_WIDE = 92.0
_PATH_GAPS, _LEAST_GAP = 9, 14.0
_HEM, _BESIDE = 4.0, 6.0  # at the right and at the left of the third card of Asgard
_LEAVING = 26.0  # room for the sign where the last card leaves
_DRAGON = 1.3  # cards wide
_OVER = 0.9  # of the track: the points that end the game; the rest is for those who went further
_FURTHEST = 20  # so many points further

_GLANCE = 0.297  # of the width: the column of the other villages
_TITLE_HIGH, _TITLE_WIDE = 46.0, 430.0
_ROW = 6  # so many buildings stand in one row
_HALL_WIDE, _HALL_RATIO = 158.0, 1.3
_HOUSE_WIDEST, _HOUSE_RATIO, _LOW_HOUSE_RATIO = 140.0, 1.42, 0.92  # lower where there are two rows
_MINI, _MINI_GAP, _MINI_ROW, _LARGEST_MINI = 54.0, 5.0, 94.0, 110.0
_TAB_HEAD, _TAB_GAP, _TAB_EDGE = 58.0, 6.0, 6.0


class Geometry:
    def __init__(self, width: float, seats: int, target: int) -> None:
        self.width = width
        self.seats = seats
        self.target = target
        self.size = (width, HEIGHT)

    # Odin's path, the dragon, Asgard

    @cached_property
    def path_panel(self) -> QRectF:
        return QRectF(EDGE, _PATH_TOP, self.width - 2 * EDGE, _PATH_HIGH)

    @cached_property
    def _path_card(self) -> float:
        """How wide a card of the path is: deck, five cards, dragon, two cards and Asgard's deck share the panel."""
        free = self.path_panel.width() - 2 * EDGE - 2 * _DECK_WIDE - _LEAVING - _PATH_GAPS * _LEAST_GAP
        return min(free / (7 + _DRAGON), _CARD_HIGH * 0.86)

    @cached_property
    def _path_gap(self) -> float:
        used = 2 * EDGE + 2 * _DECK_WIDE + _LEAVING + (7 + _DRAGON) * self._path_card
        return (self.path_panel.width() - used) / _PATH_GAPS

    @property
    def _path_step(self) -> float:
        return self._path_card + self._path_gap

    def _on_path(self, x: float, wide: float) -> Box:
        return Box(x, self.path_panel.top() + _CARD_TOP, wide, _CARD_HIGH)

    def _deck(self, x: float) -> Box:
        """Lower than cards are, in the middle of their height."""
        beside, high = self._on_path(x, _DECK_WIDE), _DECK_WIDE / 0.72
        return Box(x, beside.y + (_CARD_HIGH - high) / 2 + 5, _DECK_WIDE, high)

    @property
    def path_deck(self) -> Box:
        return self._deck(self.path_panel.left() + EDGE)

    def slot(self, number: int) -> Box:
        """Of the path; slot 0 is next to the deck."""
        first = self.path_panel.left() + EDGE + _DECK_WIDE + self._path_gap
        return self._on_path(first + number * self._path_step, self._path_card)

    @property
    def path_end(self) -> tuple[float, float]:
        """Where the last card leaves."""
        last = self.slot(NUMBERS.path_slots - 1)
        return last.right + (self._path_gap + _LEAVING) / 2, last.middle[1]

    @property
    def dragon(self) -> Box:
        last = self.slot(NUMBERS.path_slots - 1)
        return self._on_path(last.right + self._path_gap + _LEAVING, self._path_card * _DRAGON)

    def asgard(self, number: int) -> Box:
        """A card beside the deck; while somebody picks there are three, and the third lies over the deck."""
        if number >= NUMBERS.asgard_on_show:
            left = self.asgard(1).right + _BESIDE
            return self._on_path(left, min(self._path_card, self.path_panel.right() - _HEM - left))
        return self._on_path(self.dragon.right + self._path_gap + number * self._path_step, self._path_card)

    @property
    def asgard_deck(self) -> Box:
        return self._deck(self.asgard(1).right + self._path_gap)

    # The track of points

    @property
    def track(self) -> QRectF:
        return QRectF(EDGE, _TRACK_TOP, self.width - 2 * EDGE, TRACK_HIGH)

    @property
    def track_place(self) -> Box:
        box = self.track
        return Box(box.left(), box.top(), box.width(), box.height())

    def points_at(self, points: float) -> float:
        """The x of so many points; beyond the end they lie closer."""
        left, wide = self.track.left() + 34, self.track.width() - 64
        if points <= self.target:
            return left + wide * _OVER * points / self.target
        beyond = min((points - self.target) / _FURTHEST, 1.0)
        return left + wide * (_OVER + (1 - _OVER) * beyond)

    @property
    def goal(self) -> QRectF:
        """The flag at the end, above whoever has come there."""
        return QRectF(self.points_at(self.target) - 17, self.track.top() - 15, 34, 22)

    @property
    def track_y(self) -> float:
        return self.track.center().y()

    # The market

    @cached_property
    def _feats_wide(self) -> float:
        return 172 + (self.width - NARROWEST) * 0.35

    @cached_property
    def _stack_step(self) -> float:
        return (self.width - 2 * EDGE - self._feats_wide - 3 * 2 * GAP) / (len(STACKS) + len(BUILDING_IDS))

    @property
    def _stack_top(self) -> float:
        return _MARKET_TOP + TAG_HIGH + 5

    def _market(self, number: int, group: int) -> Box:
        x = EDGE + number * self._stack_step + group * 2 * GAP
        wide = min(self._stack_step - _STACK_GAP, _STACK_HIGH * 0.86)
        return Box(x, self._stack_top, wide, _STACK_HIGH)

    def stack(self, card: str) -> Box:
        number = STACKS.index(card)
        return self._market(number, 1 if CARDS[card].kind == "fortification" else 0)

    def lot(self, building: str) -> Box:
        return self._market(len(STACKS) + BUILDING_IDS.index(building), 2)

    def tag(self, group: int) -> tuple[float, float, float]:
        """Left, top, and how wide the group is."""
        first = self._market((0, 3, 6)[group], group)
        count = (3, 3, 6)[group]
        return first.x, _MARKET_TOP, count * self._stack_step - GAP

    @property
    def feats_tag(self) -> tuple[float, float, float]:
        return self.width - EDGE - self._feats_wide, _MARKET_TOP, self._feats_wide

    @property
    def bell(self) -> tuple[float, float]:
        """The right end of the sign that tells of the last round: before the flag that ends the track."""
        return self.points_at(self.target) - 30, (self.path_panel.bottom() + self.track.top()) / 2 - 3

    def feat(self, number: int) -> Box:
        """An achievement."""
        left, _, wide = self.feats_tag
        high = (_STACK_HIGH + 8) / NUMBERS.achievements
        return Box(left, self._stack_top + number * high, wide, high - 3)

    # The village that lies open

    @cached_property
    def village(self) -> QRectF:
        wide = self.width - 2 * EDGE - self.glance_wide - GAP
        return QRectF(EDGE, _VILLAGE_TOP, wide, HEIGHT - _VILLAGE_TOP - 10)

    @property
    def title(self) -> QRectF:
        return QRectF(self.village.left(), self.village.top(), self.village.width(), _TITLE_HIGH)

    @property
    def army(self) -> Box:
        """What one has to fight with, at the right of the title."""
        title = self.title
        left = title.left() + _TITLE_WIDE
        return Box(left, title.top() + 7, title.right() - 14 - left, _TITLE_HIGH - 8)

    @cached_property
    def _ground(self) -> QRectF:
        """Where buildings stand."""
        return self.village.adjusted(18, _TITLE_HIGH + 4, -18, -14)

    @cached_property
    def hall(self) -> Box:
        high = min(self._ground.height(), _HALL_WIDE * _HALL_RATIO)
        return Box(self._ground.left(), self._ground.bottom() - high, _HALL_WIDE, high)

    def houses(self, count: int) -> Sequence[Box]:
        """For so many buildings: one row of large ones, or two of smaller ones."""
        left = self.hall.right + 16
        wide = self._ground.right() - left
        rows = 1 if count <= _ROW else 2
        columns = -(-count // rows)
        gap = 12.0 if rows == 1 else 9.0
        tall = (self._ground.height() - (rows - 1) * 10) / rows
        house = min(
            (wide + gap) / columns - gap, _HOUSE_WIDEST, tall / (_HOUSE_RATIO if rows == 1 else _LOW_HOUSE_RATIO)
        )
        high = min(house * _HOUSE_RATIO, tall)
        step = min((wide - house) / max(columns - 1, 1), house + 2.2 * gap)
        top = self._ground.bottom() - rows * high - (rows - 1) * 10
        return [
            Box(left + (number % columns) * step, top + (number // columns) * (high + 10), house, high)
            for number in range(count)
        ]

    # The other villages at a glance

    @property
    def glance_wide(self) -> float:
        return round(self.width * _GLANCE)

    def tab(self, row: int, open_row: int) -> Box:
        """Of the village that lies open, its title."""
        if row == open_row:
            title = self.title
            return Box(title.left(), title.top(), _TITLE_WIDE, title.height())
        left, wide = self.width - EDGE - self.glance_wide, self.glance_wide
        step = (self.village.height() + _TAB_GAP) / (self.seats - 1)
        return Box(left, _VILLAGE_TOP + (row - (row > open_row)) * step, wide, step - _TAB_GAP)

    def minis(self, row: int, open_row: int, count: int) -> Sequence[Box]:
        """The Town Hall and the buildings of a village, as large as all have room there."""
        tab = self.tab(row, open_row).rect
        tab.adjust(_TAB_HEAD, _TAB_EDGE, -6, -_TAB_EDGE)
        size = next(size for size in _mini_sizes(tab.height()) if _room_for(tab, size) >= count or size < 18)
        columns = max(1, int((tab.width() + _MINI_GAP) / (size + _MINI_GAP)))
        rows = -(-count // columns)
        top = tab.center().y() - (rows * (size + _MINI_GAP) - _MINI_GAP) / 2
        return [
            Box(
                tab.left() + (number % columns) * (size + _MINI_GAP),
                top + (number // columns) * (size + _MINI_GAP),
                size,
                size,
            )
            for number in range(count)
        ]


def _mini_sizes(high: float) -> Iterator[float]:
    """Few villages have more room than many."""
    size = min(_MINI * max(1.0, high / _MINI_ROW), _LARGEST_MINI)
    while True:
        yield size
        size -= 1


def _room_for(tab: QRectF, size: float) -> int:
    step = size + _MINI_GAP
    return int((tab.width() + _MINI_GAP) / step) * int((tab.height() + _MINI_GAP) / step)


def order_of(plots: Sequence[PlotId]) -> list[PlotId]:
    """The Town Hall first, then kind by kind, so that what one builds comes to its like."""
    kinds = {kind: number for number, kind in enumerate(BUILDING_IDS)}
    return sorted(plots, key=lambda plot: (plot != HALL, kinds.get(plot.rpartition("_")[0], -1), plot))
