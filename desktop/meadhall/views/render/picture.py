"""What is to be drawn, and how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from meadhall.rules import GAMES
from meadhall.views.almanac.page import Opened
from meadhall.views.shell.window import Window


class Impossible(Exception):
    """This picture cannot be; the message says why."""


@dataclass(frozen=True)
class Picture:
    """What is to be drawn, and how."""

    subject: str
    seed: int = 1
    actions: int = 0  # that bots play first
    players: int = 4
    language: str = "en"
    theme: str = "dark"
    scale: float = 1.0  # device pixels for one
    size: tuple[int, int] = (1920, 1080)  # in device pixels
    choices: Mapping[str, Any] = field(default_factory=dict)  # settings besides


Show = Callable[[Window, Picture], None]


def opened_in(picture: Picture) -> Opened:
    _, *named = picture.subject.split(":")
    opened = Opened(*named[:2])
    if opened.game_id not in GAMES:
        raise Impossible(f"there is no game {opened.game_id!r}")
    return opened


def named_game(picture: Picture) -> str:
    return opened_in(replace(picture, subject=picture.subject if ":" in picture.subject else "coach:watch")).game_id
