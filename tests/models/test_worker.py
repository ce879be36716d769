"""The bots' worker process by itself."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from kit.cases import Case, every_case
from kit.selfplay import sample
from meadhall.bots import wire
from meadhall.bots.worker import Thinker
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from models.loop import new_table
from onlooker import PATIENCE

COMMAND = [sys.executable, "-m", "meadhall.lessons.worker"]


def question(ticket: int = 1, **other: Any) -> wire.Ask:
    s = new_table([None] * 3).state
    what = {"table": "t", "game": "watch", "level": "random", "seed": 1, "view": WATCH.codec.pack(WATCH.visible(s, 0))}
    return wire.Ask(ticket, **{**what, **other})


@pytest.fixture
def process() -> Iterator["subprocess.Popen[bytes]"]:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()


def say(process: "subprocess.Popen[bytes]", *messages: wire.Ask | wire.Cancel) -> None:
    assert process.stdin is not None
    process.stdin.write(b"".join(map(wire.framed, messages)))
    process.stdin.flush()


def answers(process: "subprocess.Popen[bytes]", count: int) -> list[wire.Answer]:
    assert process.stdout is not None
    frames, found = wire.Frames(), []
    while len(found) < count:
        piece = os.read(process.stdout.fileno(), 1 << 16)
        assert piece, "the worker has ended"
        found += map(wire.ANSWERS.decode, frames.add(piece))
    return found


def test_messages_in_any_pieces() -> None:
    messages = [question(1), wire.Cancel(1), question(2)]
    stream = b"".join(map(wire.framed, messages))
    for size in (1, 3, 4, 100, len(stream)):
        frames, found = wire.Frames(), []
        for start in range(0, len(stream), size):
            found += map(wire.REQUESTS.decode, frames.add(stream[start : start + size]))
        assert found == [wire.REQUESTS.decode(wire.framed(message)[4:]) for message in messages]


def test_an_answer_is_a_legal_action(process: "subprocess.Popen[bytes]") -> None:
    say(process, question(7))
    (answer,) = answers(process, 1)
    assert (answer.ticket, answer.why) == (7, "")
    assert WATCH.codec.unpack_action(answer.action) in kernel.options(new_table([None] * 3).state)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"level": "brilliant"}, "brilliant"),
        ({"game": "chess"}, "chess"),
        ({"view": {"players": 3}}, "ValidationError"),
    ],
)
def test_what_goes_wrong_is_said_and_the_next_question_answered(
    process: "subprocess.Popen[bytes]", wrong: dict[str, Any], why: str
) -> None:
    say(process, question(1, **wrong), question(2))
    first, second = answers(process, 2)
    assert why in first.why
    assert first.action is None
    assert second.why == ""


def test_cancelled_questions_are_not_thought_about(process: "subprocess.Popen[bytes]") -> None:
    say(process, *(wire.Cancel(ticket) for ticket in (2, 3)), *(question(ticket) for ticket in (1, 2, 3, 4)))
    assert [answer.why for answer in answers(process, 4)] == ["", "cancelled", "cancelled", ""]


def test_a_long_thought_is_dropped_in_the_middle() -> None:
    """And the bot answers the next question as if nothing had been asked."""
    thinker, asked = Thinker(), 0

    def wanted() -> bool:
        nonlocal asked
        asked += 1
        return asked < 40

    assert thinker.answer(question(1, level="master"), wanted).why == "cancelled"
    assert asked == 40
    assert thinker.answer(question(2, level="master")).why == ""


def test_without_a_place_for_complaints_it_answers_all_the_same() -> None:
    """As where Windows started the program with its window."""
    deaf = "import os, sys; os.close(2); sys.stderr = None; from meadhall.bots.worker import main; main()"
    with subprocess.Popen([sys.executable, "-c", deaf], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        say(process, question(7))
        assert answers(process, 1)[0].why == ""
        process.kill()


def test_it_ends_with_its_window(process: "subprocess.Popen[bytes]") -> None:
    say(process, question())
    answers(process, 1)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(PATIENCE / 1000) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there it goes to all processes of a console, to this one too")
def test_ctrl_c_is_not_for_the_worker(process: "subprocess.Popen[bytes]") -> None:
    say(process, question(1))
    answers(process, 1)
    process.send_signal(signal.SIGINT)
    say(process, question(2))
    assert answers(process, 1)[0].ticket == 2


def test_it_knows_nothing_of_qt() -> None:
    look = "import sys, meadhall.lessons.worker; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    subprocess.check_call([sys.executable, "-c", look])


# Bots and their random state


def actions(thinker: Thinker, tables: str, **other: Any) -> list[Any]:
    return [thinker.answer(question(table=table, **other)).action for table in tables]


def test_bots_keep_their_random_state_within_a_table() -> None:
    one = actions(Thinker(), "aaaaaaaa")
    assert len({str(action) for action in one}) > 1
    assert actions(Thinker(), "aaaaaaaa") == one
    assert actions(Thinker(), "abababab") == [one[0]] * 8


def test_after_a_mistake_a_bot_begins_anew() -> None:
    thinker = Thinker()
    first = thinker.answer(question()).action
    assert thinker.answer(question(view=None)).why
    assert thinker.answer(question()).action == first


@every_case()
def test_the_packed_view_is_the_view(case: Case) -> None:
    """What msgpack makes of a view is read as the very same one."""
    codec = case.game.codec
    for s in sample(case, every=20):
        view = case.game.visible(s, kernel.asked(s).seat)
        sent = wire.REQUESTS.decode(wire.framed(question(view=codec.pack(view)))[4:])
        assert isinstance(sent, wire.Ask)
        assert codec.unpack(sent.view) == view
