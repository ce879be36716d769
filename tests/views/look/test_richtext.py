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


@pytest.mark.usefixtures("qapp")
def test_what_begins_with_an_icon_goes_on_beside_it_where_it_hangs() -> None:
    text = "[warn] There is no storage for two bars, and still something to buy.\nNothing hangs below this one line."
    plain, hung = (lines_of(text, 200, 16, hanging=hanging) for hanging in (False, True))
    (_, icon), *_ = hung.lines[0]
    signs = [line[0][0].icon for line in hung.lines]
    pushed = [width if not piece.text else 0 for (piece, width), *_ in hung.lines]
    last = next(at for at, ((piece, _), *_) in enumerate(hung.lines) if piece.text.startswith("Nothing"))
    assert signs == [True, *[False] * (len(signs) - 1)]
    assert pushed[0] == 0
    assert all(icon < by < icon + 10 for by in pushed[1:last])
    assert not any(pushed[last:])
    assert last >= 3
    assert all(piece.text for line in plain.lines for piece, _ in line)
    assert hung.width <= 200


@pytest.mark.usefixtures("qapp")
def test_no_line_ends_in_the_dot_of_a_list() -> None:
    broken = lines_of("1 coin · no axes at all", 60, 15)
    said = [" ".join(piece.text for piece, _ in line).strip() for line in broken.lines]
    assert len(said) > 1
    assert not any(line.endswith("·") for line in said), said
