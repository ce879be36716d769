"""Why not, in the Watch. Reasons that all games share stand with the table's words."""

from collections.abc import Callable

from ....rules.kernel import Denial
from ....rules.watch.data import KINDS
from ..house import refusal
from ..words import Argument
from .voice import Voice

Figures = dict[str, int | str]
Told = tuple[str, dict[str, Argument]]


def reason(voice: Voice, denial: Denial) -> str:
    return refusal(voice, *_told(voice, denial))


def _told(voice: Voice, denial: Denial) -> Told:
    special = _SPECIAL.get(denial.code)
    return special(voice, denial.figures) if special else (denial.code, _plainly(voice, denial.figures))


def _plainly(voice: Voice, figures: Figures) -> dict[str, Argument]:
    """Seats become names, and places of the Wall are counted from one."""
    arguments: dict[str, Argument] = {}
    for name, figure in figures.items():
        if name in ("by", "seat") and isinstance(figure, int):
            arguments["who"] = voice.who(figure)
        elif name == "section" and isinstance(figure, int):
            arguments["section"] = figure + 1
        else:
            arguments[name] = figure
    return arguments


def _cannot_pay(voice: Voice, figures: Figures) -> Told:
    if not figures:
        return "cannot_pay_at_all", {}
    return "cannot_pay", {"cards": voice.cards([int(figures.get(str(kind), 0)) for kind in KINDS])}


def _no_piece_left(voice: Voice, figures: Figures) -> Told:
    return f"no_piece_left_{figures['piece']}", {}


def _supply_is_short(voice: Voice, figures: Figures) -> Told:
    if "kind" not in figures:
        return "supply_is_short", {}
    return "supply_is_short_of", {"what": voice.resource(int(figures["kind"]))}


def _too_few_of_the_kind(voice: Voice, figures: Figures) -> Told:
    return "too_few_of_the_kind", {"cards": voice.card_of(int(figures["kind"]), int(figures["rate"]))}


def _wrong_number_of_cards(voice: Voice, figures: Figures) -> Told:
    return "wrong_number_of_cards", {"n": int(figures["count"]), "chosen": figures["chosen"]}


_SPECIAL: dict[str, Callable[[Voice, Figures], Told]] = {
    "cannot_pay": _cannot_pay,
    "no_piece_left": _no_piece_left,
    "supply_is_short": _supply_is_short,
    "too_few_of_the_kind": _too_few_of_the_kind,
    "wrong_number_of_cards": _wrong_number_of_cards,
}
