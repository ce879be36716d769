"""Why one move is better than another, in words of the game: the one or two groups of the judgement that decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.bots.judgement import Candidate
from meadhall.views.text import Words

_LEAST = 0.05  # points; what is less would be told as nothing
_SHARE = 0.3  # of the greatest: what is less did not decide
_UNITS = {"midgard": "glory", "northgard": "fame"}


def greatest(points: Mapping[str, float], sign: int) -> list[tuple[str, float]]:
    """One or two groups: first of those that speak for it (1) or against it (-1)."""
    own = [(group, lead) for group, lead in points.items() if lead * sign >= _LEAST]
    own.sort(key=lambda one: -abs(one[1]))
    return [one for one in own[:2] if abs(one[1]) >= _SHARE * abs(own[0][1])]


def told(words: Words, game_id: str, points: Mapping[str, float], sign: int) -> str:
    """A sentence, or nothing."""
    unit = _UNITS.get(game_id, "points")
    said = [
        words(
            f"hint.reason.{unit}_{'more' if lead >= 0 else 'less'}",
            n=words.decimal(abs(lead)),
            what=words(f"hint.{game_id}.{group}"),
        )
        for group, lead in greatest(points, sign)
    ]
    if not said:
        return ""
    return words("hint.reason.one", a=said[0]) if len(said) == 1 else words("hint.reason.two", a=said[0], b=said[1])


def reason(words: Words, game_id: str, found: Sequence[Candidate], place: int) -> str:
    """For the best beside the next, and for the others beside the best."""
    one = found[place]
    if place == 0:
        other = found[1]
        if other.is_about_as_good:
            return words("hint.reason.equal")
        why = told(words, game_id, {group: -lead for group, lead in other.reasons.items()}, 1)
        return words("hint.reason.best", why=why) if why else ""
    if one.is_about_as_good:
        return words("hint.reason.equal_best")
    why = told(words, game_id, one.reasons, -1)
    return words("hint.reason.behind", why=why) if why else words("hint.reason.small")


def reason_of_other(words: Words, game_id: str, done: Candidate) -> str:
    """Why somebody may have done it."""
    if abs(done.behind) <= done.error:
        return words("hint.card.equal")
    if done.behind > 0:
        return words("hint.card.weaker")
    why = told(words, game_id, done.reasons, 1)
    return words("hint.card.stronger", why=why) if why else words("hint.card.equal")
