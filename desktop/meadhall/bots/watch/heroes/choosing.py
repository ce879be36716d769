"""Heroes: when to use one's own, and which to keep or to take."""

from collections.abc import Callable, Sequence

from ....rules.kernel import Action
from ....rules.watch.cards.heroes import KeepHero, TakeHero
from ....rules.watch.cards.tragedy import LoseHero
from ....rules.watch.data import KINDS, HeroId
from ....rules.watch.state import TORMUNDS_CAMP
from .. import weights as w
from ..defence import freed_pips
from ..mind import Mind
from . import at_work as work

# Points that using the hero now would bring.
_GAINS: dict[HeroId, Callable[[Mind], float]] = {
    "jeor_mormont": lambda m: work.best_demand(m)[0],
    "bowen_marsh": lambda m: work.best_barter(m)[0],
    "othell_yarwyck": lambda m: work.best_road_move(m)[0],
    "alliser_thorne": lambda m: work.best_cheap_guard(m)[0],
    "melisandre": lambda m: work.best_vision(m)[0],
    "mance_rayder": lambda m: work.best_look(m)[0],
    "benjen_stark": lambda m: work.best_from_north(m)[0],
    "ygritte": lambda m: work.best_from_gift(m)[0],
    "yoren": work.gain_of_yoren,
    "qhorin_halfhand": work.gain_of_qhorin,
}


def is_hero_useful(m: Mind) -> bool:
    hero = m.me.hero
    return hero in _GAINS and _GAINS[hero](m) >= w.HERO_GAIN


def keep_or_take(m: Mind, options: Sequence[Action]) -> Action:
    """The most welcome hero for the turns to come."""
    return max(options, key=lambda option: _welcome(m, option))


def _welcome(m: Mind, option: Action) -> float:
    match option:
        case KeepHero() if m.me.hero:
            return appeal(m, m.me.hero)
        case TakeHero(hero):
            return appeal(m, hero)
        case _:
            return -1.0


def lose_displayed(m: Mind, options: Sequence[Action]) -> Action:
    """The one whom this seat would miss least."""
    losses = [option for option in options if isinstance(option, LoseHero)]
    return min(losses, key=lambda option: appeal(m, option.hero))


def appeal(m: Mind, hero: HeroId) -> float:
    return w.APPEAL[hero] + _circumstances(m, hero)


def _circumstances(m: Mind, hero: HeroId) -> float:
    match hero:
        case "mance_rayder":
            return w.APPEAL_OF_LOOT if m.o.standing[m.seat] + 0.9 < max(m.o.standing) else 0.0
        case "qhorin_halfhand" if m.s.tormund != TORMUNDS_CAMP:
            return freed_pips(m.o, m.s.tormund) * w.FREED_PIP
        case "yoren":
            return w.APPEAL_OF_GUARD if m.o.me.patrols and m.s.patrol_holder != m.seat else 0.0
        case "alliser_thorne" if m.north and m.north.best_section:
            return w.APPEAL_OF_CHEAP_GUARD * m.north.best_section[1]
        case "benjen_stark" if m.north:
            return w.APPEAL_OF_SAFETY * m.north.danger * m.north.fear
        case "ygritte" if m.north:
            blocked = sum(freed_pips(m.o, hex) for hex in m.s.ground.hexes if m.s.gift[hex] is not None)
            return w.APPEAL_OF_SAFETY * m.north.danger * m.north.fear + min(0.6, blocked * w.FREED_PIP)
        case "samwell_tarly":
            return -0.05 * sum(m.o.income[kind] for kind in KINDS)  # who always collects has no use for him
        case _:
            return 0.0
