"""A value that is a sum, each feature times its weight: it is quick, it can be fitted, and it can be explained."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple


class Feature(NamedTuple):
    """Something of a seat that can be counted."""

    name: str
    group: str  # what people would call it
    sign: int = 1  # it never does harm (1) or good (-1); 0 where it may do either


class Stage(NamedTuple):
    """What counts when so much of the game is over."""

    at: float  # from 0 to 1
    weights: tuple[float, ...]  # points at the end for each feature
    spread: float  # so many points of lead make a win e times as likely


Fitted = Sequence[Stage]  # in their order


def stage_at(fitted: Fitted, progress: float) -> Stage:
    """Between two stages something between them."""
    before = fitted[0]
    for stage in fitted:
        if progress < stage.at:
            share = (progress - before.at) / (stage.at - before.at) if stage.at > before.at else 1.0
            weights = tuple([a + (b - a) * share for a, b in zip(before.weights, stage.weights, strict=True)])
            return Stage(progress, weights, before.spread + (stage.spread - before.spread) * share)
        before = stage
    return before


def value(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])


def chances(values: Sequence[float], spread: float) -> list[float]:
    """Of winning, by seat."""
    best = max(values)
    shares = [exp((each - best) / spread) for each in values]
    total = sum(shares)
    return [share / total for share in shares]
