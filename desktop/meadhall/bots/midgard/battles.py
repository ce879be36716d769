"""At the tray and after it: what is rolled again, who falls, and whom the troll's slayer blames."""

from collections.abc import Iterator
from math import exp

from ...rules.kernel import Action
from ...rules.midgard.asking import KeepRune, UseRune
from ...rules.midgard.data import LIMITS, SHIPS, Dice
from ...rules.midgard.fights.battle import ChooseFallen, Fall, Healing
from ...rules.midgard.fights.roll import AcceptRoll, RerollWithFavour, RollWindow, UsePotential, UseReaction
from ...rules.midgard.fights.victory import Blame, MoreGlory, NameBlamed
from ...rules.midgard.forecast import after_roll, best_reroll, odds
from ...rules.midgard.scoring import blame_costs
from ...rules.midgard.state import Battle, State, fought, minus, symbol
from ..foresight import Options
from . import weights as w
from .mind import Mind
from .standing import blame_price


def roll_window(m: Mind, _: RollWindow, options: Options) -> Action:
    """What improves the odds by more than it costs. A hunt is not worth it."""
    battle = fought(m.view)
    if battle.enemy is None:
        return AcceptRoll()
    hopes = Hopes(m, _stake(m, battle))
    best, most = AcceptRoll(), hopes.as_it_lies
    if hopes.stake - most <= min(hopes.favour, hopes.rune):
        return best  # nothing can bring what it costs
    for action, glory in _changes(hopes, battle, options):
        if glory > most:
            best, most = action, glory
    return best


def _stake(m: Mind, battle: Battle) -> float:
    """What lies between victory and defeat: the reward, those who would come home, and what they are sailing to."""
    vikings = sum(m.prospects.viking[die.kind] for die in battle.rolled)
    band = m.view.band_at(battle.place)
    later = 0.0
    if battle.foe.kind == "kraken" and band is not None:
        monster = m.view.coasts[band.shore].monster
        later = m.prospects.reward(monster) / 2 if monster else 0.0
    return m.prospects.reward(battle.foe.id) + later + w.BEST_FACES_LIE * vikings


class Hopes:
    """What a battle may bring, in glory, with favour spent as well as can be."""

    def __init__(self, m: Mind, stake: float) -> None:
        self.stake = stake
        self.favour = w.PRICE_OF_FAVOUR - (LIMITS.asmundr_glory if m.player.leader == "asmundr" else 0)
        self.rune = w.RUNE_KEPT * m.prospects.time_to_use
        self._view, self._held = m.view, min(m.player.favour, w.MOST_FAVOUR)
        self._price = max(round(self.favour / stake, 1), w.LEAST_PRICE)

    @property
    def as_it_lies(self) -> float:
        return self.after()

    def after(self, again: tuple[int, ...] = (), reaction: bool = False) -> float:
        return self.stake * after_roll(self._view, again, reaction, self._held, self._price).worth

    def reroll(self) -> tuple[Action, float] | None:
        """The best there is for a token."""
        found = best_reroll(self._view, self._held, self._price)
        return (RerollWithFavour(found[0]), self.stake * found[1].worth - self.favour) if found else None


def _changes(hopes: Hopes, battle: Battle, options: Options) -> Iterator[tuple[Action, float]]:
    """Each with the glory that may be hoped for after it, less what it costs."""
    blanks = tuple(place for place, die in enumerate(battle.rolled) if symbol(die) == "blank")
    if UseReaction() in options:
        yield UseReaction(), hopes.after(reaction=True) - hopes.rune
    if UsePotential(blanks) in options:
        yield UsePotential(blanks), hopes.after(blanks) - hopes.rune
    reroll = hopes.reroll()
    if reroll:
        yield reroll


def fall(m: Mind, decision: ChooseFallen, options: Options) -> Action:
    """Those without whom the rest has the best chance; once the enemy has fallen, those who are worth least."""
    battle = fought(m.view)
    band = m.view.band_at(battle.place)
    assert band is not None
    defence = battle.foe.defence - battle.damage
    stake = _stake(m, battle)

    def worth(option: Action) -> float:
        assert isinstance(option, Fall)
        left = minus(band.dice, option.dice)
        win = odds(left, battle.foe.attack, defence, m.prospects.swordmaiden).win
        return stake * win + (0.1 if defence > 0 else 1.0) * _worth(m, left)

    return max(options, key=worth)


def _worth(m: Mind, dice: Dice) -> float:
    """A little for swords even in the last round: they may still fight elsewhere."""
    return sum(count * (m.prospects.viking[kind] + w.DICE[kind] / 100) for kind, count in enumerate(dice))


def heal(m: Mind, decision: Healing, _: Options) -> Action:
    """Asked only where it is worthwhile; not when the enemy falls and nobody will be missed."""
    battle = fought(m.view)
    if battle.damage >= battle.foe.defence and not m.prospects.left:
        return KeepRune()
    return UseRune()


def more_glory(m: Mind, decision: MoreGlory, _: Options) -> Action:
    return UseRune() if decision.bonus >= w.GLORY_RUNE or m.prospects.left <= 1 else KeepRune()


def name_blamed(m: Mind, _: NameBlamed, options: Options) -> Action:
    """Whom it costs most, of those who may still win: of equal ones whoever is ahead."""
    s = m.view
    most = max(_standing(s, other) for other in s.others(m.seat))

    def harm(option: Action) -> float:
        assert isinstance(option, Blame)
        return _next_blame(s, option.other) * exp((_standing(s, option.other) - most) / w.RIVALRY)

    return max(options, key=harm)


def _standing(s: State, seat: int) -> int:
    """What everybody can see of it."""
    player = s.players[seat]
    ship = SHIPS[player.ship].glory if player.ship else 0
    return player.glory + LIMITS.favour_glory * player.favour + ship - blame_costs(player)


def _next_blame(s: State, seat: int) -> float:
    left, blame = LIMITS.rounds - s.round, s.players[seat].blame
    return blame_price(blame + 1, left) - blame_price(blame, left)
