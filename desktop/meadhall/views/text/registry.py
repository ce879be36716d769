"""Which game speaks with which words."""

from collections.abc import Callable, Sequence

from .speech import Speech
from .watch import WatchSpeech
from .words import Words

_SPEECHES: dict[str, Callable[[Words, Sequence[str]], Speech]] = {"watch": WatchSpeech}


def speech_for(game_id: str, words: Words, names: Sequence[str] = ()) -> Speech:
    """`names` are the players' names by seat; the set-up page, which asks for options only, has none."""
    return _SPEECHES[game_id](words, names)
