"""What stands below the players: who can win soon, the coming year's end."""

from __future__ import annotations

import pytest

from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules.northgard import forecast
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.rules.northgard.state import State
from meadhall.stage.northgard import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.table.game import Note
from meadhall.views.table.northgard import notes as lands_notes
from meadhall.views.table.northgard.seats import seat_facts
from meadhall.views.text import Words
from meadhall.views.text.northgard import NorthgardSpeech

NAMES = ("Sigrid", "Torvald", "Hakon")


def notes_when(monkeypatch: pytest.MonkeyPatch, *closed: int) -> list[Note]:
    """Of the first seat, where players have closed so many territories."""

    def held(s: State, party: forecast.Party) -> forecast.Strongholds:
        return forecast.Strongholds(closed[party[0]], 3)

    monkeypatch.setattr(lands_notes, "strongholds_of", held)
    monkeypatch.setattr(lands_notes, "winning", lambda s: [(seat,) for seat, n in enumerate(closed) if n >= 3])
    seats = tuple(Seat(name, seat, "steady" if seat else None) for seat, name in enumerate(NAMES))
    session = Session(Table.start(NORTHGARD, Terms(NORTHGARD.options(), seats, 1)), BotWorker())
    return list(lands_notes.notes(session, NorthgardSpeech(Words("en"), NAMES)))


def test_nobody_is_warned_of_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Beware" not in [note.heading for note in notes_when(monkeypatch, 2, 1, 0)]
    warning = notes_when(monkeypatch, 2, 2, 0)[0]
    assert warning.heading == "Beware"
    assert "Torvald" in warning.text
    assert "Sigrid" not in warning.text


def test_who_wins_as_it_stands_is_no_danger_to_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    near = notes_when(monkeypatch, 3, 1, 0)[0]
    assert (near.heading, near.warns) == ("Your victory is near", False)
    other = notes_when(monkeypatch, 1, 3, 0)[0]
    assert (other.heading, other.warns) == ("Beware", True)


def test_what_a_clan_says_to_its_player_is_quoted_to_others() -> None:
    stage = Scene.northgard(clans=("wolf", "stag", "bear"), players=3)
    seats = tuple(Seat(name, seat, "steady" if seat else None) for seat, name in enumerate(NAMES))
    table = Table(NORTHGARD, Terms(stage.s.options, seats, 1), stage.s, resumed=True)
    speech = NorthgardSpeech(Words("en"), NAMES)
    (said,) = (each.text for each in seat_facts(Session(table, BotWorker()), speech, 1).details if each.icon == "rune")
    assert said == f"Clan of the Stag: “{speech.clan('stag').detail}”"
