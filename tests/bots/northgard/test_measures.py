"""What games of Northgard are compared by besides their fame, and how it is reported."""

import msgspec

from meadhall.bots.selfplay import GameRecord
from meadhall.commands.tally import Tally, as_text
from meadhall.rules.kernel import Result
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.turn import PlayCard
from rules.northgard.scene import PURPLE, RED, THREE_POINTS, TWO_POINTS, northgard


def test_northgard_counts_closed_land_battles_and_unrest():
    scene = northgard(2, "TS@(0,0)r0 T30@(0,-1)r0").put(RED, "TS.n", 3).put(PURPLE, "TS.e", 1).hand(RED, "ST_MOVE")
    assert scene.s.land.at(scene.region("TS.n")).closed
    scene.do(PlayCard("ST_MOVE")).march("TS.n", "TS.e", 2, chance=(THREE_POINTS, TWO_POINTS))
    counted = dict(zip(NORTHGARD.measures, NORTHGARD.measured(scene.s, scene.events), strict=True))
    assert counted == {"closed": [1, 0], "battles": [1, 1], "won": [1, 0], "unrest": [0, 0]}


def tally(measures: dict[str, tuple[int, ...]]) -> Tally:
    counted = Tally(2, ("a", "b"))
    counted.add(("a", "b"), GameRecord(Result("won", (0,), (9, 4)), 50, 0.5, 10, measures))
    counted.add(("b", "a"), GameRecord(Result("won", (1,), (2, 5)), 50, 0.5, 10, measures))
    counted.add(("a", "b"), None)
    return counted


def test_the_report_has_a_column_for_each_measure():
    report = tally({"closed": (3, 4), "unrest": (0, 2)}).report("chess", 1.0)
    assert report.mean_measures == {"closed": {"a": 3.5, "b": 3.5}, "unrest": {"a": 1.0, "b": 1.0}}
    assert report.mean_measures_by_seat == {"closed": [3.0, 4.0], "unrest": [0.0, 2.0]}
    lines = as_text(report).splitlines()
    assert lines[1].split()[-3:] == ["points", "closed", "unrest"]
    assert lines[2].split()[-3:] == ["7.00", "3.50", "1.00"]
    assert lines[5].split()[-2:] == ["4.00", "2.00"]


def test_a_game_without_measures_has_the_report_of_always():
    report = tally({}).report("chess", 1.0)
    assert "mean_measures" not in msgspec.json.decode(msgspec.json.encode(report))
    assert as_text(report).splitlines()[1].split()[-1] == "points"
