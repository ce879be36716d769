"""Which shore, and on the way there: what is given up, who starves, and when the Journey rune is used."""

from ...rules.kernel import Action
from ...rules.midgard.asking import KeepRune, UseRune
from ...rules.midgard.data import ENEMIES, FEEDS, KRAKEN, KRAKEN_CARD, Dice
from ...rules.midgard.fights.voyage import ChooseStarving, Lose, PayToll, ReplaceJourney, Starve, toll_of
from ...rules.midgard.forecast import band_left, odds, without
from ...rules.midgard.land.ships import ChooseShore
from ...rules.midgard.state import journey_at, minus, ship_at
from ..foresight import Options
from . import weights as w
from .mind import Mind


def choose_shore(m: Mind, decision: ChooseShore, options: Options) -> Action:
    """Nothing else changes by it than whom one may fight there."""
    return max(options, key=lambda option: m.prospects.of(m.after(decision, option)))


def pay_toll(m: Mind, decision: PayToll, options: Options) -> Action:
    """Food that nobody needs first; then whatever leaves the better band."""
    band = ship_at(m.view, decision.shore)

    def worth(option: Action) -> float:
        assert isinstance(option, Lose)
        return _arriving(m, decision.shore, minus(band.dice, option.dice), band.food - option.food)

    return max(options, key=worth)


def starve(m: Mind, decision: ChooseStarving, options: Options) -> Action:
    band = ship_at(m.view, decision.shore)

    def worth(option: Action) -> float:
        assert isinstance(option, Starve)
        return _fighting(m, decision.shore, minus(band.dice, option.dice))

    return max(options, key=worth)


def _arriving(m: Mind, shore: int, dice: Dice, food: int) -> float:
    return _fighting(m, shore, band_left(dice, min(sum(dice), FEEDS[shore] * food)))


def _fighting(m: Mind, shore: int, dice: Dice) -> float:
    """The victory that this band may hope for; and who is left of it, to decide between hopeless ones."""
    monster = m.view.coasts[shore].monster
    assert monster is not None
    foe = ENEMIES[monster]
    fighters = without(dice, foe.forbid)
    win = odds(fighters, foe.attack, foe.defence, m.prospects.swordmaiden).win
    return win * m.prospects.reward(monster) + m.worth.vikings(fighters) + m.worth.vikings(dice) / 100


def replace_journey(m: Mind, decision: ReplaceJourney, _: Options) -> Action:
    """Against a kraken that the band is no match for, and against every toll that hurts."""
    band, card = ship_at(m.view, decision.shore), journey_at(m.view, decision.shore)
    if card == KRAKEN_CARD:
        win = odds(band.dice, KRAKEN.attack, KRAKEN.defence, m.prospects.swordmaiden).win
        return UseRune() if win < w.MATCH_FOR_A_KRAKEN else KeepRune()
    spare = band.food - -(-sum(band.dice) // FEEDS[decision.shore])
    return UseRune() if toll_of(card, band) > max(spare, 0) else KeepRune()
