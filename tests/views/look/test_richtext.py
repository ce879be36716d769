"""Sentences in lines: what never parts, and how far apart things stand."""

from __future__ import annotations

import pytest

from meadhall.views.look.richtext import lines_of


def _lines(markup: str, width: float) -> list[str]:
    return ["".join(piece.text for piece, _ in line) for line in lines_of(markup, width, 16).lines]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", range(60, 260, 7))
def test_a_score_stays_on_one_line(width: int) -> None:
    said = _lines("Anna wins in the Valley, **9** : **7**.", width)
    assert any("9 : 7." in line for line in said), said


@pytest.mark.usefixtures("qapp")
def test_a_figure_is_nearer_to_its_own_icon_than_to_the_one_before() -> None:
    (line,) = lines_of("1 [food] **2** [wood] each", 400, 16).lines
    blanks = [width for piece, width in line if not piece.icon and not piece.text.strip()]
    widths = {piece.text: width for piece, width in line}
    space = widths["1 "] - widths["2"]
    assert blanks[0] > 1.8 * space, (line, blanks)


@pytest.mark.usefixtures("qapp")
def test_a_colon_after_a_word_binds_nothing() -> None:
    assert _lines("**Harvest**: 12", 60) == ["Harvest:", "12"]
