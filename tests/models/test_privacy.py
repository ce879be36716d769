"""Nobody's secrets follow anybody else's without the curtain between them, and no secret is there before it rises."""

from random import Random
from typing import Any

import pytest

from kit.cases import Case, every_case
from kit.selfplay import sample
from meadhall.models.choices import NOT_AT_THE_SCREEN
from meadhall.models.privacy import NOBODY, Screen
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.kernel import Moment
from meadhall.rules.watch.cards.heroes_trade import TakeFromHand
from meadhall.rules.watch.events import CardBought, CardStolen, CardTakenFromHand, Discarded
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.scoring import point_cards
from meadhall.table import Table
from models.loop import act_somehow, new_table, play_on
from onlooker import Onlooker, heard

TWO_AND_A_BOT = (None, "steady", None)


class Watcher:
    """Looks at everything a view could reach, whenever the session says anything."""

    def __init__(self, session: Session, table: Table) -> None:
        self.session, self.table = session, table
        self.looks = 0
        self.curtains: list[int] = []
        self.last: Any = None  # whose secrets were last on the screen
        for told in (session.viewer_changed, session.asked, session.ended, session.undone):
            told.connect(self.look)
        session.changed.connect(self.hear)

    def hear(self, story: list[Moment]) -> None:
        for event, view in story:
            self.may_be_told(event)
            self.hides_others(view)
        self.look()

    def look(self) -> None:
        self.looks += 1
        session, viewer = self.session, self.session.viewer
        assert viewer is None or viewer in session.people
        assert viewer is None or session.curtain_for is None
        assert session.view == session.game.visible(self.table.state, NOBODY if viewer is None else viewer)
        self.hides_others(session.view)
        for told in session.told():
            assert told.action is None or told.seat == viewer
            for event in told.events:
                self.may_be_told(event)
        for event in session.recap():
            self.may_be_told(event)
        if viewer is None or viewer != session.asked_seat:
            assert session.options() == []
            assert all(group.aside for group in session.choices.groups)
        if viewer is None:
            assert session.choices.groups == ()
            assert session.choices.asides == []
            if session.result is None:
                assert session.why_not(kernel.options(self.table.state)[0]) == NOT_AT_THE_SCREEN
        if session.curtain_for is not None:
            self.curtains.append(session.curtain_for)

    def hides_others(self, view: Any) -> None:
        viewer = self.session.viewer
        open_hands = {step.victim for step in view.agenda if isinstance(step, TakeFromHand) and step.seat == viewer}
        for seat, player in enumerate(view.players):
            if seat != viewer:
                assert seat in open_hands or not any(player.hand[:5])
                shown = point_cards(player) if view.result is not None else ()  # GC-11.6
                assert set(player.cards + player.fresh) <= {"?", *shown}
        assert view.chance.seed == 0
        assert set(view.reserve) <= {"?"}

    def may_be_told(self, event: Any) -> None:
        viewer = self.session.viewer
        match event:
            case CardBought(seat, card):
                assert card == "?" or seat == viewer
            case Discarded(seat, _, cards):
                assert cards is None or seat == viewer
            case CardStolen(thief, victim, kind) | CardTakenFromHand(thief, victim, kind):
                assert kind == 5 or viewer in (thief, victim)
            case _:
                assert event == event.seen_by(NOBODY if viewer is None else viewer)


def watched(worker: BotWorker, options: Any, bots: Any, every_time: bool = False, **terms: Any) -> Watcher:
    table = new_table(bots, options, **terms)
    return Watcher(Session(table, worker, every_time=every_time), table)


BASE = Options(mode="base", placement="free", first_player="1")
NORTH = Options(first_player="1", tragedy_of_heroes=True)


@pytest.mark.parametrize("options", [BASE, NORTH], ids=["base", "brotherhood"])
@pytest.mark.parametrize("every_time", [False, True])
def test_a_game_of_two_persons_and_a_bot(qtbot: Onlooker, worker: BotWorker, options: Any, every_time: bool) -> None:
    watcher = watched(worker, options, TWO_AND_A_BOT, every_time, seed=3)
    session, shown = watcher.session, []
    session.viewer_changed.connect(lambda: shown.append(session.viewer))
    session.start()
    play_on(qtbot, session, Random(3), lambda: session.lines > 250)
    assert watcher.looks > 250
    assert set(watcher.curtains) == {0, 2}
    assert 1 not in shown
    session.close()


def test_with_undo_back_and_forth(qtbot: Onlooker, worker: BotWorker) -> None:
    watcher = watched(worker, BASE, TWO_AND_A_BOT, seed=5, undo="free")
    session, rng = watcher.session, Random(5)
    session.start()
    for lines in range(20, 200, 12):
        play_on(qtbot, session, rng, lambda lines=lines: session.lines > lines)
        if session.result is None:
            assert session.undo_to(session.lines - rng.randrange(1, 9)) is None
            if rng.random() < 0.5:
                session.redo()
    session.close()


def position_where(seat: int, secrets: Any, seed: int = 3) -> Any:
    """A position in which this seat is asked and just these seats hold cards."""
    for s in sample(Case(new_table([None] * 3).game, BASE, 3), every=1):
        if not kernel.is_over(s) and kernel.asked(s).seat == seat and secrets(s):
            return s
    raise AssertionError


def all_hold_cards(s: Any) -> bool:
    return all(player.hand_size for player in s.players)


def screen(people: list[int], every_time: bool = False) -> Screen:
    return Screen(new_table([None] * 3).game, people, every_time)


def test_curtain_between_persons() -> None:
    at = {seat: position_where(seat, all_hold_cards) for seat in range(3)}
    one = screen([0, 2])
    one.follow(at[0])
    assert (one.viewer, one.curtain_for) == (None, 0)
    one.reveal()
    assert (one.viewer, one.curtain_for) == (0, None)
    one.follow(at[1])  # the bot: the last one who looked still looks
    assert (one.viewer, one.curtain_for) == (0, None)
    one.follow(at[0])
    assert (one.viewer, one.curtain_for) == (0, None)
    one.follow(at[2])
    assert (one.viewer, one.curtain_for) == (None, 2)
    one.follow(at[0])  # undone before the other looked: the curtain all the same
    assert (one.viewer, one.curtain_for) == (None, 0)
    one.follow(at[1])
    assert (one.viewer, one.curtain_for) == (None, None)
    one.reveal()  # nothing hangs there
    assert (one.viewer, one.curtain_for) == (None, None)


def test_curtain_every_time() -> None:
    at = {seat: position_where(seat, all_hold_cards) for seat in range(3)}
    one = screen([0, 2], every_time=True)
    one.follow(at[0])
    one.reveal()
    one.follow(at[1])
    assert (one.viewer, one.curtain_for) == (None, None)
    one.follow(at[0])
    assert (one.viewer, one.curtain_for) == (None, 0)


def test_no_curtain_where_there_is_nothing_to_see() -> None:
    """But whoever was there before is out of sight at once."""
    empty = position_where(2, lambda s: not s.players[2].hand_size and not s.players[2].cards)
    one = screen([0, 2])
    one.viewer = 0
    one.follow(empty)
    assert (one.viewer, one.curtain_for) == (2, None)


def test_one_person_needs_no_curtain() -> None:
    one = screen([2], every_time=True)
    for seat in range(3):
        one.follow(position_where(seat, all_hold_cards))
        one.call(0, position_where(seat, all_hold_cards))
        assert (one.viewer, one.curtain_for) == (2, None)


def test_nobody_sits_at_a_game_of_bots() -> None:
    one = screen([])
    one.follow(position_where(0, all_hold_cards))
    assert (one.viewer, one.curtain_for) == (None, None)


def test_a_person_calls_for_the_screen(qtbot: Onlooker, worker: BotWorker) -> None:
    watcher = watched(worker, BASE, (None, None, None), seed=2)
    session, rng = watcher.session, Random(2)
    session.start()
    play_on(qtbot, session, rng, lambda: session.lines > 30 and session.curtain_for is not None)
    asked = session.curtain_for
    assert asked is not None
    session.reveal()
    guest = (asked + 1) % 3
    moved = heard(session.viewer_changed)
    session.call(guest)
    assert (session.viewer, session.curtain_for) == (None, guest)
    session.reveal()
    assert session.viewer == guest
    assert session.options() == []
    session.hand_back()
    assert (session.viewer, session.curtain_for) == (None, asked)
    assert len(moved) == 3
    session.reveal()
    session.call(99)
    assert session.viewer == asked
    act_somehow(session, rng)


def test_the_end_shows_nobodys_hand(qtbot: Onlooker, worker: BotWorker) -> None:
    watcher = watched(worker, BASE, TWO_AND_A_BOT, seed=2)
    session = watcher.session
    ended = heard(session.ended)
    session.start()
    play_on(qtbot, session, Random(2), lambda: False)
    assert ended == [()]
    assert (session.viewer, session.curtain_for) == (None, None)
    session.close()


def test_recap_before_the_curtain_is_what_all_may_know(qtbot: Onlooker, worker: BotWorker) -> None:
    watcher = watched(worker, BASE, (None, None, None), seed=4)
    session = watcher.session
    session.start()
    play_on(qtbot, session, Random(4), lambda: session.lines > 40 and session.curtain_for is not None)
    before = session.recap()
    assert before
    session.reveal()
    after = session.recap()
    assert [type(event) for event in before] == [type(event) for event in after]
    acted = [told.line for told in session.told() if told.seat == session.viewer]
    assert after == [event for told in session.told(acted[-1] + 1) for event in told.events]
    assert session.act(RollDice()) is None
    assert session.recap() == after  # one's own throw takes nothing from it


# What the models rely on in every game


@every_case()
def test_nobody_sees_what_every_seat_sees(case: Case) -> None:
    """Whatever is shown to nobody can be told from any seat's view: it is no secret."""
    for s in sample(case):
        neutral = case.game.visible(s, NOBODY)
        for seat in range(case.players):
            assert case.game.visible(case.game.visible(s, seat), NOBODY) == neutral


@every_case()
def test_the_view_gives_the_same_reasons(case: Case) -> None:
    """The session answers `why_not` from the view of the seat that is asked."""
    for s in sample(case, every=20):
        seat = kernel.asked(s).seat
        view = case.game.visible(s, seat)
        for action in list(kernel.asked(s).actions(s))[:200]:
            assert kernel.why_not(view, action, seat) == kernel.why_not(s, action, seat)
