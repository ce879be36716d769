"""What stands on and under the boxes of the home page."""

from typing import NamedTuple

from .words import Words


class Facts(NamedTuple):
    title: str  # on the box and in the bar
    full: str  # the published game
    caption: str  # one line under the box
    facts: str  # players and minutes
    players: str
    minutes: str
    about: str  # a few lines for the set-up page


def facts(game_id: str, words: Words) -> Facts:
    def say(name: str) -> str:
        return words(f"game.{game_id}.{name}")

    players, minutes = say("players"), say("minutes")
    line = words(f"game.{game_id}.facts", players=players, minutes=minutes)
    return Facts(say("title"), say("full"), say("caption"), line, players, minutes, say("about"))


def moment(game_id: str, words: Words, rounds: int, turns: int) -> str:
    """How far a game has come, as its own table counts."""
    return words(f"game.{game_id}.moment", round=rounds, turn=turns)
