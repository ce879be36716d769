"""What tests see of a position that was set up by hand."""

from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Denial, Event, Illegal
from meadhall.stage.stage import Stage


class Observed(Stage[Any]):
    def refused(self, action: Action, by: int | None = None) -> Denial:
        """Why it may not be played. The position must stay as it was."""
        before = self.game.codec.fingerprint(self.s)
        try:
            kernel.play(self.s, action, by=by)
        except Illegal as illegal:
            assert self.game.codec.fingerprint(self.s) == before
            return illegal.denial
        raise AssertionError(f"{action} was allowed")

    def denied(self, action: Action, by: int | None = None) -> tuple[str, str]:
        """The code, and the rule."""
        denial = self.refused(action, by)
        return denial.code, denial.rule

    def allows(self, action: Action, by: int | None = None) -> bool:
        return kernel.why_not(self.s, action, by) is None

    def options(self, kind: type[Action] | None = None) -> list[Any]:
        return [action for action in kernel.options(self.s) if kind is None or isinstance(action, kind)]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of this kind that the last thing brought."""
        return [event for event in self.events if isinstance(event, kind)]
