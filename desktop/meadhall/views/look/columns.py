"""How wide the columns of a table are."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meadhall.views.look.richtext import lines_of

_LEAST_SHARE = 0.18  # of the width, for the narrowest column
_PRICE = re.compile(r"(?:\*\*\d+\*\*\s?|\d+\s?|\[[\w/-]+\]\s?)+")  # figures and icons


def column_widths(rows: Sequence[Sequence[str]], room: float, pixels: float) -> list[float]:
    """In proportion to what stands in the columns, but none too narrow, least of all for a price, which is read in one
    line; `room` is what there is for text."""
    wanted = [max(lines_of(cell, 1e6, pixels).width for cell in column) for column in zip(*rows, strict=True)]
    if sum(wanted) <= room:
        spare = (room - sum(wanted)) / len(wanted)
        return [each + spare for each in wanted]
    least = room * _LEAST_SHARE
    prices = [
        max((lines_of(cell, 1e6, pixels).width for cell in column if _PRICE.fullmatch(cell)), default=0.0)
        for column in zip(*rows, strict=True)
    ]
    narrow = [max(min(each, least), price) for each, price in zip(wanted, prices, strict=True)]
    if sum(narrow) >= room:
        narrow = [min(each, least) for each in wanted]
    left = room - sum(narrow)
    over = sum(each - low for each, low in zip(wanted, narrow, strict=True))
    return [low + left * (each - low) / over for each, low in zip(wanted, narrow, strict=True)]
