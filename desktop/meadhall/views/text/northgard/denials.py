"""Why not, in the Uncharted Lands. Reasons that all games share stand with the table's words."""

from ....rules.kernel import Denial
from ....rules.northgard.data import RESOURCES, of_kind
from ..house import refusal
from .fields import arguments
from .voice import Voice


def reason(voice: Voice, denial: Denial) -> str:
    if denial.code in _NOT_ENOUGH:
        return _not_enough(voice, _NOT_ENOUGH.index(denial.code), denial.figures)
    return refusal(voice, _name(denial), arguments(voice, denial.figures))


_NOT_ENOUGH = [f"not_enough_{kind}" for kind in RESOURCES]


def _not_enough(voice: Voice, kind: int, figures: dict[str, int | str]) -> str:
    goods = voice.goods(of_kind(kind, int(figures["needed"])))
    return voice.say("denial.not_enough", goods=goods, held=figures["held"])


def _name(denial: Denial) -> str:
    """Some codes have a sentence for each of their figures."""
    code, figures = denial.code, denial.figures
    if code == "wrong_slot":
        return f"wrong_slot_{figures['slot']}"
    if code == "not_yours" and "seat" in figures:
        return "not_yours_but"
    if code == "not_so_many":
        return next((f"not_so_many_{what}" for figure, what in _SO_MANY.items() if figure in figures), code)
    return code


_SO_MANY = {"top": "cards", "needed": "resources", "count": "lost"}
