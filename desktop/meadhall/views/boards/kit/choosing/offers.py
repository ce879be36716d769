"""From legal actions to spots: what a spot offers when it is chosen. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from meadhall.rules.kernel import Action
from meadhall.views.deeds import Way


@dataclass(frozen=True)
class Act:
    """One action: it is done."""

    action: Action


@dataclass(frozen=True)
class Ask:
    """Several: a small menu at the spot."""

    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Compose:
    """So many of each kind: for the composer."""

    actions: tuple[Action, ...]


@dataclass(frozen=True)
class GoOn:
    """The first of several spots: now the next one."""

    way: Way


Answer = Act | Ask | Compose | GoOn


class Offers:
    """The legal actions of a moment by the spots that say them."""

    def __init__(
        self,
        actions: Iterable[Action] = (),
        ways_of: Callable[[Action], Sequence[Way]] = lambda action: (),
        is_bundle: Callable[[Action], bool] = lambda action: False,
        is_sample: Callable[[Action], bool] = lambda action: False,
    ) -> None:
        self._is_bundle = is_bundle
        self._is_sample = is_sample
        self._by_way: dict[Way, list[Action]] = {}
        for action in actions:
            for way in ways_of(action):
                self._by_way.setdefault(way, []).append(action)

    def all(self) -> list[Action]:
        """Each once."""
        return list(dict.fromkeys(action for here in self._by_way.values() for action in here))

    def targets(self, begun: Way = ()) -> list[str]:
        """The spots that lead on from here."""
        depth = len(begun)
        return list(dict.fromkeys(way[depth] for way in self._by_way if len(way) > depth and way[:depth] == begun))

    def at(self, spot: str, begun: Way = ()) -> list[Action]:
        """All actions that choosing this spot does or leads to, each once."""
        reached = (*begun, spot)
        found = [action for way, here in self._by_way.items() if way[: len(reached)] == reached for action in here]
        return list(dict.fromkeys(found))

    def answer(self, spot: str, begun: Way = ()) -> Answer | None:
        """What happens when this spot is chosen; None where nothing does."""
        reached = (*begun, spot)
        actions = self._by_way.get(reached)
        if actions is None:
            return GoOn(reached) if self.targets(reached) else None
        if len(actions) == 1 and not self._is_sample(actions[0]):
            return Act(actions[0])
        return (Compose if all(self._is_bundle(action) for action in actions) else Ask)(tuple(actions))
