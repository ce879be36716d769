"""Who thinks for long shows it; characters are quicker or slower than others."""

import pytest

from meadhall.bots.characters import CHARACTERS
from meadhall.models.pace import tempo
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.models.thinking.thought import Thought
from models.loop import new_session
from onlooker import Onlooker, heard


def test_a_long_thought_is_seen_until_it_ends(qtbot: Onlooker) -> None:
    thought = Thought()
    changed = heard(thought.changed)
    thought.begin(2)
    assert thought.thinker is None
    qtbot.waitSignal(thought.changed).wait()
    assert thought.thinker == 2
    thought.end()
    assert thought.thinker is None
    assert len(changed) == 2


def test_a_short_thought_is_not_seen(qtbot: Onlooker) -> None:
    thought = Thought()
    changed = heard(thought.changed)
    thought.begin(1)
    thought.end()
    assert not thought._timer.isActive()
    assert changed == []


def test_tempers_differ_a_little() -> None:
    tempi = {character.id: tempo(character.id) for character in CHARACTERS}
    assert min(tempi.values()) == tempi["bjarki"] >= 0.5
    assert max(tempi.values()) == tempi["hakon"] <= 1.5
    assert tempo("steady") == 1


@pytest.mark.parametrize(("bot", "pause"), [("steady", 4_000_000), ("bjarki", 2_600_000), ("hakon", 5_400_000)])
def test_a_character_waits_its_own_time(worker: BotWorker, bot: str, pause: int) -> None:
    session = new_session(worker, (bot, bot, bot))
    session.set_pause(4_000_000)
    session.start()
    assert session._pause.interval() == pause
    assert session.pause == 4_000_000
    session.close()
    assert session.thought.thinker is None
