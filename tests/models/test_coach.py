"""For whom the coach counts a game."""

from pathlib import Path
from random import Random

import pytest

from meadhall.models.keeping.library import Library
from meadhall.models.learning.coach import Coach
from meadhall.models.learning.learners import Learners
from meadhall.models.thinking.bot_worker import BotWorker
from models.loop import new_session, play_on
from onlooker import Onlooker


@pytest.mark.parametrize("is_a_game", [True, False], ids=["game", "lesson"])
def test_a_game_that_ends_counts_once_and_a_lesson_not_at_all(
    qtbot: Onlooker, worker: BotWorker, library: Library, tmp_path: Path, is_a_game: bool
) -> None:
    learners = Learners(tmp_path / "learners.json")
    learners.add("Ann")
    session = new_session(worker, (None, "steady", "steady"), library if is_a_game else None)
    coach = Coach(session, learners)
    session.start()
    coach_begun = coach.level
    play_on(qtbot, session, Random(2), lambda: False)
    coach.count()
    coach.count()
    Coach(session, learners).count()  # another page of the same game
    assert learners.now is not None
    assert learners.now.played == ({"watch": 1} if is_a_game else {})
    assert coach_begun == "warnings"
    session.close()
