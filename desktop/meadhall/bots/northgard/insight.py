"""What those need of Northgard who look ahead."""

from random import Random
from types import MappingProxyType

from ...rules.northgard.actions import Pass
from ...rules.northgard.ending import parties
from ...rules.northgard.questions import Building, Moving, PickFromRow, Recruiting, Turn
from ...rules.northgard.state import State
from ..foresight import Options
from ..insight import Choice, Insight, by_value
from .cards.drafting import worth_of_pick
from .features import FEATURES, measure, progress
from .fights.danger import Danger
from .fitted import FITTED, WIDER
from .mind import Mind
from .plan import Plan
from .steady import ANSWERS
from .turn import choices_of, worthwhile


def fresh_mind(view: State, seat: int, rng: Random) -> Mind:
    return Mind(view, seat, rng, ANSWERS, Plan(), Danger())


def rounds_of_turns(s: State) -> int:
    """A year would be too long to look ahead: a turn of each."""
    return (s.turn + len(s.players) - 1) // len(s.players)


def kind_of_game(s: State) -> str:
    """Partners share what befalls them, and ten years are longer than seven: there a lead says less."""
    if s.options.teams:
        return "teams"
    return "ten years" if s.options.years == "10" else ""


def in_the_turn(m: Mind, decision: Turn, options: Options) -> list[Choice]:
    """To pass is weighed where a steady player may pass. Elsewhere it seems better than it is: who passes is sooner
    through the year, and sees the harvest and a full hand where others still see what they have to play."""
    choices = choices_of(m, options)[1]
    found = sorted([Choice(gain, action) for gain, action in choices], key=lambda choice: -choice.gain)
    return found if worthwhile(m, choices) else [*found, Choice(0.0, Pass())]


def row(m: Mind, _: PickFromRow, options: Options) -> list[Choice]:
    found = [Choice(worth_of_pick(m, option), option) for option in options]
    return sorted(found, key=lambda choice: -choice.gain)


INSIGHT = Insight(
    mind=fresh_mind,
    main=MappingProxyType({Turn: in_the_turn}),
    others=MappingProxyType({PickFromRow: row, Building: by_value, Moving: by_value, Recruiting: by_value}),
    features=FEATURES,
    measure=measure,
    progress=progress,
    fitted=FITTED,
    kind=kind_of_game,
    wider=WIDER,
    clock=rounds_of_turns,
    parties=parties,
)
