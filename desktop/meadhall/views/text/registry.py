"""Which game speaks with which words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .speech import Speech
from .words import Words


def speech_for(game_id: str, words: Words, names: Sequence[str] = ()) -> Speech:
    """`names` are the players' names by seat; the set-up page, which asks for options only, has none."""
    return _SPEECHES[game_id](words, names)


# A game's words are read when it is first spoken of: home need not wait for them.


def _watch(words: Words, names: Sequence[str]) -> Speech:
    from .watch import WatchSpeech

    return WatchSpeech(words, names)


def _northgard(words: Words, names: Sequence[str]) -> Speech:
    from .northgard import NorthgardSpeech

    return NorthgardSpeech(words, names)


def _midgard(words: Words, names: Sequence[str]) -> Speech:
    from .midgard import MidgardSpeech

    return MidgardSpeech(words, names)


def _wild(words: Words, names: Sequence[str]) -> Speech:
    from .wild import WildSpeech

    return WildSpeech(words, names)


_SPEECHES: dict[str, Callable[[Words, Sequence[str]], Speech]] = {
    "watch": _watch,
    "northgard": _northgard,
    "midgard": _midgard,
    "wild": _wild,
}
