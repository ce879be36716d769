"""A game can be saved whatever is asked, and opens again in the window with that question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from eyes import can_answer, layer_of
from late import new_table

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.table import Seat, Table, save
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from onlooker import breathe

Open = Callable[..., Window]

SEATS = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Сам", 2, "steady"))


def questions(game_id: str, seed: int, levels: Sequence[str]) -> Iterator[tuple[str, Table]]:
    """The first of each kind that Ann is asked, in a game of each of these, the first one with this seed."""
    known: set[str] = set()
    for number, level in enumerate(levels, seed):
        table = new_table(game_id, SEATS, number)
        bot = make(level, table.game, number)
        while not kernel.is_over(table.state):
            asked = kernel.asked(table.state)
            kind = type(asked).__name__
            if asked.seat == 0 and kind not in known:
                known.add(kind)
                yield kind, table
            table.play(bot.choose(Question(table.game, table.game.visible(table.state, asked.seat))))


@pytest.mark.parametrize(
    ("game", "seed", "levels"),
    [
        pytest.param("watch", 1, ["steady"], marks=pytest.mark.thorough),
        ("northgard", 1, ["random"] * 4),
        pytest.param("midgard", 1, ["steady", "random"] * 4, marks=pytest.mark.thorough),
        ("wild", 37, ["random", *["steady"] * 18]),
    ],
)
def test_every_question_opens_again(at_home: Open, tmp_path: Path, game: str, seed: int, levels: list[str]) -> None:
    window, kinds = at_home(), list[str]()
    for kind, table in questions(game, seed, levels):
        path = tmp_path / f"{kind}.save"
        save(table, path, 1)
        window.open_game(path)
        breathe()
        assert isinstance(window.page, TablePage), kind
        assert window.session is not None
        assert window.session.view == table.game.visible(table.state, 0)
        assert type(window.session.decision).__name__ == kind
        assert layer_of(window) or can_answer(window), kind
        kinds.append(kind)
    assert len(kinds) > 10
