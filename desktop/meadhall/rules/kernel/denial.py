"""Why something cannot be done: a code, the rule's id and figures; the views make a sentence of it."""

import msgspec


class Denial(msgspec.Struct, frozen=True):
    code: str
    rule: str
    figures: dict[str, int | str] = {}


class Illegal(Exception):
    """Raised by `play` for an action that may not happen. The state is as it was."""

    def __init__(self, denial: Denial) -> None:
        super().__init__(f"{denial.code} ({denial.rule}) {denial.figures or ''}".strip())
        self.denial = denial
