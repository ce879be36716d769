"""What decides is shown large: one thing at a time, not for long, and it says what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest

from meadhall.bots import Question, make
from meadhall.rules.kernel import Event, Moment
from meadhall.rules.midgard.options import Options as HarbourOptions
from meadhall.rules.northgard.events import BattleDieRolled, BattleEnded, FirstPlayerChosen, FirstPlayerRolled
from meadhall.rules.northgard.options import Options as LandsOptions
from meadhall.rules.northgard.state import NOBODY, Battle
from meadhall.rules.northgard.state import Side as Fighter
from meadhall.rules.watch.events import DiceRolled, InvasionMarked
from meadhall.rules.watch.events import FirstPlayerChosen as ChosenInTheNorth
from meadhall.rules.watch.events import FirstPlayerRolled as RolledInTheNorth
from meadhall.rules.watch.options import Options as WatchOptions
from meadhall.rules.wild.options import Options as WildOptions
from meadhall.sound.shelf import RANKS, index
from meadhall.views.boards.kit.drama.act import LONGEST, Act, Prop, Props
from meadhall.views.boards.kit.drama.clash import Clash, Side
from meadhall.views.boards.kit.drama.emblem import Count, Emblem
from meadhall.views.boards.kit.drama.throw import Die, Throw
from meadhall.views.boards.kit.drama.triumph import Triumph
from meadhall.views.boards.kit.moving.beginning import Beginning
from meadhall.views.boards.kit.moving.drama import Drama
from meadhall.views.boards.kit.moving.motions import Appear, Beat, Settle, Shake, Vanish
from meadhall.views.boards.northgard import drama as lands_drama
from meadhall.views.boards.watch import drama as watch_drama
from meadhall.views.hearing.cues import heard_in
from meadhall.views.look.palette import DARK, PLAYERS
from meadhall.views.look.style import Motion as Pace
from meadhall.views.look.style import Style
from onlooker import breathe
from views.boards.board_table import GAMES, BoardTable

Sit = Callable[..., BoardTable]
ALL: dict[Any, set[str]] = {  # of what a whole game tells, what is performed
    WatchOptions(): {"DiceRolled", "GameWon"},
    LandsOptions(): {"FirstPlayerChosen", "BattleDieRolled", "BattleEnded", "FameGained", "GameEnded"},
    HarbourOptions(): {"DiceRolled", "EnemyDefeated", "RoundBegan", "GameEnded"},
    WildOptions(): {"LastRound", "GameEnded"},
}


def dramas(beat: Beat) -> list[Drama]:
    return [motion for _, motion in beat.motions if isinstance(motion, Drama)]


@pytest.mark.parametrize("options", ALL, ids=lambda options: type(options).__module__.split(".")[2])
def test_one_thing_at_a_time_and_nothing_drags(sit_down: Sit, options: Any) -> None:
    table = sit_down(options, players=3, seed=3)
    board, seen = table.view.board, set[str]()
    outcomes = heard_in(GAMES[type(options)][0].id).outcomes
    beats = board.beats

    def looked_at(*about: Any) -> Any:
        made = list(beats(*about))
        for beat in made:
            found = dramas(beat)
            assert len(found) <= 1, beat.event
            assert all(one.ms <= LONGEST for one in found), beat.event
            seen.update(type(beat.event).__name__ for _ in found)
            for one in found:
                # How a fight ends is heard when it is seen, and nothing else on the board tells it before.
                assert isinstance(one.act, Clash) == (type(beat.event) in outcomes), beat.event
                telling = [at for at, motion in beat.motions if isinstance(motion, (Shake, Vanish, Appear, Settle))]
                assert not isinstance(one.act, Clash) or min(telling, default=one.decides) >= one.decides, beat.event
        return made

    board.beats = looked_at  # type: ignore[method-assign]
    game, _ = GAMES[type(options)]
    bots = [make("steady", game, seat) for seat in range(3)]

    def choose(s: Any) -> Any:
        question = Question(game, s)
        return bots[question.seat].choose(question)

    table.play_through(choose, 2000)
    assert table.state.result is not None
    assert seen >= ALL[options]


def test_what_is_performed_is_gone_when_all_is_at_rest(sit_down: Sit) -> None:
    table = sit_down(WatchOptions(mode="base"), players=3, seed=3, motion=Pace(1.0))
    bot, acts = make("random", GAMES[WatchOptions][0], 1), []
    table.view.stage.performed.connect(lambda act, share: acts.append(act))
    for _ in range(40):
        table.act(bot.choose(Question(GAMES[WatchOptions][0], table.state)))
        table.view._player.advance(200)
        table.view.finish_motion()
        assert table.view._theatre.act is None
        assert table.view._theatre.isHidden()
    assert any(isinstance(act, Throw) for act in acts)


def acting(table: BoardTable) -> Act:
    """Plays until something is performed."""
    bot = make("random", GAMES[WatchOptions][0], 1)
    for _ in range(60):
        table.act(bot.choose(Question(GAMES[WatchOptions][0], table.state)))
        table.view._player.advance(100)
        if (act := table.view._theatre.act) is not None:
            return act
        table.view.finish_motion()
    raise AssertionError("nothing was performed")


def test_it_stays_in_the_middle_of_a_board_that_becomes_smaller(sit_down: Sit) -> None:
    table = sit_down(WatchOptions(mode="base"), players=3, seed=3, motion=Pace(1.0))
    table.view.film(0)
    acting(table)
    stands = table.view._theatre
    table.view.resize(640, 362)  # of the same sides: the board stays what it is
    breathe()
    assert stands.isVisible()
    assert table.view.rect().contains(stands.geometry())
    assert abs(stands.geometry().center().x() - table.view.rect().center().x()) <= 1


def test_nobodys_pointer_is_held_up_and_a_click_ends_it(sit_down: Sit) -> None:
    table = sit_down(WatchOptions(mode="base"), players=3, seed=3, motion=Pace(1.0))
    table.view.film(0)
    acting(table)
    stands = table.view._theatre
    assert table.view.childAt(stands.geometry().center()) is table.view.viewport()
    table.view.setFocus()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=stands.geometry().center())
    assert stands.act is None


def test_what_came_of_it_is_told_when_one_sees_it_and_not_before(sit_down: Sit) -> None:
    table = sit_down(WatchOptions(mode="base"), players=3, seed=3, motion=Pace(1.0))
    table.view.film(0)
    begun: list[Any] = []
    decided: list[Any] = []
    table.view.told.connect(begun.append)
    table.view.decided.connect(decided.append)
    act = acting(table)
    assert isinstance(act, Throw)
    roll = next(event for event in begun if isinstance(event, DiceRolled))
    table.view._player.advance(act.ms * act.decided - 120)
    assert roll not in decided
    table.view._player.advance(60)
    assert roll in decided
    assert all(flown == 1 for flown in act.flown(act.decided + 0.001))
    assert table.view._theatre.act is act, "and may be read"
    table.view.finish_motion()
    assert decided.count(roll) == 1


class Noting(Props):
    """Tells which pictures were laid."""

    def __init__(self) -> None:
        self._ground = QPixmap(10, 10)
        super().__init__(QPainter(self._ground), Style(DARK), 1.0)
        self.laid: list[Any] = []
        self.fallen: list[Any] = []

    def lay(self, prop: Prop, x: float, y: float, **how: Any) -> None:
        self.laid.append(prop.key)
        key: Any = prop.key
        if key[0] == "side" and how.get("opacity", 1.0) < 0.6:
            self.fallen.append(key[1])
        super().lay(prop, x, y, **how)


def laid_at(act: Any, share: float) -> list[Any]:
    props = Noting()
    act.paint(props, share)
    props.painter.end()
    return [key for key in props.laid if key[0] != "dim"]


def test_the_dice_come_to_rest_on_what_was_thrown_the_wildlings_last() -> None:
    for seed in range(6):
        throw = watch_drama.throw(DiceRolled(0, (3, 5), 9), seed).act
        assert [key[1] for key in laid_at(throw, throw.still)] == [("pips", 3), ("pips", 5), ("twelve", 9)]


def test_no_die_lies_before_the_one_thrown_before_it() -> None:
    die = watch_drama.throw(DiceRolled(0, (1, 1), 0), 1)
    throw = Throw([Die(watch_drama.SIX, watch_drama.SIX[5])] * 8, 1)
    assert throw.ms <= LONGEST
    landed = [share / 200 for share in range(200)]
    counts = [sum(flown >= 1 for flown in throw.flown(share)) for share in landed]
    assert counts == sorted(counts)
    assert counts[0] == 0
    assert set(range(9)) <= set(counts)
    assert die.ms < throw.ms


@pytest.mark.parametrize("name", ["three dice", "many dice", "clash", "invasion", "triumph"])
def test_what_touches_is_heard_in_its_order_while_it_is_seen(name: str) -> None:
    act = ACTS[name]
    shares = [knock.share for knock in act.knocks]
    assert shares == sorted(shares)
    assert all(0 < share <= act.still for share in shares)
    assert all(index().sounds[knock.sound].kind in RANKS for knock in act.knocks)


def test_each_die_knocks_as_it_comes_to_rest_and_the_last_one_otherwise() -> None:
    throw = watch_drama.throw(DiceRolled(0, (3, 5), 9), 2).act
    assert isinstance(throw, Throw)
    assert [knock.sound for knock in throw.knocks] == ["settle", "settle", "decide"]
    for number, knock in enumerate(throw.knocks):
        assert throw.flown(knock.share - 0.01)[number] < 1
        assert throw.flown(knock.share + 0.001)[number] == 1


def test_a_count_goes_one_further() -> None:
    emblem = Emblem("fighter", PLAYERS[0].base, Count(2, 3))

    def full(share: float) -> int:
        return [key[1] for key in laid_at(emblem, share) if key[0] == "counter"].count(True)

    assert full(0.3) == 1
    assert full(emblem.still) == 2


@pytest.mark.parametrize("fame", [1, 4, 9])
def test_new_ones_are_counted_one_after_the_other(fame: int) -> None:
    act = lands_drama.closed(1, fame).act
    counts = [[key[1] for key in laid_at(act, share / 50) if key[0] == "counter"].count(True) for share in range(51)]
    assert counts == sorted(counts)
    assert set(counts) >= {0, 1, fame}
    assert [key[1] for key in laid_at(act, act.still) if key[0] == "counter"] == [True] * fame


def beginning(rolled: Mapping[int, tuple[int, int]], first: int, colours: Sequence[int]) -> Throw:
    dice = Beginning(lands_drama.SIDES, colours)
    for seat, faces in rolled.items():
        assert not list(dice.rolled(seat, faces))
    ((_, thrown),) = dice.chosen(first, 5)
    assert isinstance(thrown, Drama)
    assert isinstance(thrown.act, Throw)
    return thrown.act


ACTS: dict[str, Act] = {
    "who begins": beginning(dict.fromkeys(range(5), (1, 6)), 2, range(5)),
    "three dice": watch_drama.throw(DiceRolled(0, (3, 5), 9), 2).act,
    "many dice": Throw([Die(watch_drama.SIX, watch_drama.SIX[5], PLAYERS[0].base)] * 14, 1),
    "clash": Clash(Side("viking", PLAYERS[0].base, 7), Side("skull", PLAYERS[1].base, 4), 0),
    "invasion": watch_drama.invasion(InvasionMarked(2)).act,
    "ten years": Emblem("hourglass", PLAYERS[0].base, Count(10, 10)),
    "triumph": Triumph([0]),
    "three triumph": Triumph([0, 1, 3]),
}
AROUND = 60  # so much beyond what an act says that it covers


@pytest.mark.parametrize("name", ACTS)
def test_nothing_is_cut_off_at_the_edge_of_the_theatre(name: str) -> None:
    act = ACTS[name]
    size = act.size.toSize()
    for moment in range(1, 30):
        whole = size.grownBy(QMargins(*[AROUND] * 4))
        picture = QImage(whole + QSize(-whole.width() % 4, 0), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        painter.translate(AROUND + size.width() / 2, AROUND + size.height() / 2)
        act.paint(Props(painter, Style(DARK), 1.0), moment / 30)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.resetTransform()
        painter.fillRect(QRect(QPoint(AROUND, AROUND), size), 0)
        painter.end()
        alpha = picture.convertToFormat(QImage.Format.Format_Alpha8)
        beyond = max(alpha.constBits())
        assert beyond < 60, f"at {moment / 30:.2f}"


@pytest.mark.parametrize("name", ACTS)
def test_the_board_steps_back_behind_an_act(name: str) -> None:
    props = Noting()
    ACTS[name].paint(props, ACTS[name].still)
    props.painter.end()
    assert props.laid[0][0] == "dim"


@pytest.mark.parametrize("won", [0, 1, None])
def test_who_has_won_stands_in_glory(won: int | None) -> None:
    clash = Clash(Side("viking", PLAYERS[0].base, 7), Side("skull", PLAYERS[1].base, 4), won)
    props = Noting()
    clash.paint(props, clash.still)
    props.painter.end()
    laid = props.laid
    assert set(props.fallen) == {("viking", "skull")[side] for side in (0, 1) if side != won}, (
        "both, where none has won"
    )
    assert ("glory" in laid) is (won is not None)
    if won is not None:
        assert laid[-1][1] == ("viking", "skull")[won], "in front"


@pytest.mark.parametrize(("winner", "won"), [(1, 0), (2, 1), (NOBODY, None)])
def test_a_battle_ends_as_the_rules_say(winner: int, won: int | None) -> None:
    fought = Battle(0, Fighter(1, 3, points=5), Fighter(2, 1, points=4))
    clash = lands_drama.battle(BattleEnded(fought, winner), (0, 3, 2)).act
    assert isinstance(clash, Clash)
    assert clash.won is won
    assert [(side.tone, side.brings) for side in clash.sides] == [(PLAYERS[3].base, 5), (PLAYERS[2].base, 4)]


@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_of_a_battle_shows_what_was_thrown(face: int) -> None:
    throw = lands_drama.throw(BattleDieRolled(2, face, 2), (0, 1, 4), 3).act
    assert isinstance(throw, Throw)
    assert throw._dice[0].ring == PLAYERS[4].base
    assert [key[1] for key in laid_at(throw, throw.still)] == [("battle", face)]


def test_whoever_begins_throws_last_and_each_in_the_own_colour() -> None:
    act = beginning({0: (1, 2), 1: (6, 5), 2: (3, 3)}, 1, (0, 3, 2))
    assert act.ms <= LONGEST
    assert [key[1] for key in laid_at(act, act.still)] == [("battle", face) for face in (1, 2, 3, 3, 6, 5)]
    assert [die.ring for die in act._dice] == [PLAYERS[colour].base for colour in (0, 0, 2, 2, 3, 3)]
    tops = [act._place(number)[1] for number in range(6)]
    assert tops[0] == tops[3] < tops[4] == tops[5], "the dice of one player lie in one row"


LEVEL = [(0, (6, 6)), (1, (6, 6)), (0, (1, 1)), (1, (2, 2))]  # a seat and its dice; the first two rolled alike


@pytest.mark.parametrize(
    ("options", "rolls", "chosen", "die"),
    [
        (LandsOptions(), [FirstPlayerRolled(seat, dice, 6) for seat, dice in LEVEL], FirstPlayerChosen(1), "battle"),
        (WatchOptions(), [RolledInTheNorth(seat, dice) for seat, dice in LEVEL], ChosenInTheNorth(1), "pips"),
    ],
    ids=["northgard", "watch"],
)
def test_dice_of_those_who_were_level_are_shown_as_they_were_rolled_last(
    sit_down: Sit, options: Any, rolls: list[Event], chosen: Event, die: str
) -> None:
    """And a marker that goes to whoever has passed takes no dice."""
    table = sit_down(options, players=3, seed=3)
    s = table.state
    story = [Moment(event, s) for event in (*rolls, chosen)]
    board = table.view.board
    *before, known = board.beats(story, s, lambda seat: (0.0, 0.0))
    assert not any(beat.motions for beat in before)
    (act,) = [motion.act for motion in dramas(known)]
    assert [key[1] for key in laid_at(act, act.still)] == [(die, face) for face in (1, 1, 2, 2)]
    (passed,) = board.beats(story[-1:], s, lambda seat: (0.0, 0.0))
    assert not passed.motions


def test_an_invasion_is_counted_against_those_that_lose_the_wall() -> None:
    act = watch_drama.invasion(InvasionMarked(2)).act
    assert [key[1] for key in laid_at(act, act.still) if key[0] == "counter"] == [True, True, False]


def test_all_who_have_won_are_shown() -> None:
    triumph = Triumph([1, 3])
    assert [key[1] for key in laid_at(triumph, triumph.still) if key[0] == "triumph"] == [1, 3]


def test_where_motion_is_unwelcome_the_outcome_stands_still(sit_down: Sit) -> None:
    table = sit_down(WatchOptions(mode="base"), players=3, seed=3, motion=Pace(1.0, reduced=True))
    shares: set[float] = set()
    stills: set[float] = set()

    def note(act: Any, share: float) -> None:
        if isinstance(act, Throw) and share:
            shares.add(share)
            stills.add(act.still)

    table.view.stage.performed.connect(note)
    bot = make("random", GAMES[WatchOptions][0], 1)
    for _ in range(60):
        table.act(bot.choose(Question(GAMES[WatchOptions][0], table.state)))
        for _ in range(40):
            table.view._player.advance(60)
        assert not table.view.is_moving
    assert shares
    assert shares == stills
