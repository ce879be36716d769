"""At the tray and after it: what is rolled again, who falls, and whom the troll's slayer blames."""

from collections.abc import Iterator

from ...rules.kernel import Action
from ...rules.midgard.asking import KeepRune, UseRune
from ...rules.midgard.battle import ChooseFallen, Fall, Healing
from ...rules.midgard.data import LIMITS, SHIPS, Dice
from ...rules.midgard.odds import after_roll, odds
from ...rules.midgard.roll import AcceptRoll, RerollWithFavour, RollWindow, UsePotential, UseReaction
from ...rules.midgard.scoring import blame_costs
from ...rules.midgard.state import Battle, State, fought, minus, symbol
from ...rules.midgard.victory import Blame, MoreGlory, NameBlamed
from ..foresight import Options
from . import weights as w
from .mind import Mind
from .standing import blame_price


def roll_window(m: Mind, _: RollWindow, options: Options) -> Action:
    """What improves the odds by more than it costs. A hunt is not worth it."""
    battle = fought(m.view)
    if battle.enemy is None:
        return AcceptRoll()
    as_it_lies, stake = after_roll(m.view), _stake(m, battle)
    best, most = AcceptRoll(), 0.0
    for action, chance, price in _changes(m, battle, options):
        gain = (chance - as_it_lies) * stake - price
        if gain > most:
            best, most = action, gain
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


def _changes(m: Mind, battle: Battle, options: Options) -> Iterator[tuple[Action, float, float]]:
    """Each with the chance to win after it, and its price."""
    favour = w.PRICE_OF_FAVOUR - (LIMITS.asmundr_glory if m.player.leader == "asmundr" else 0)
    rune = w.RUNE_KEPT * m.prospects.time_to_use
    for option in options:
        match option:
            case UseReaction():
                yield option, after_roll(m.view, reaction=True), rune
            case UsePotential(dice) if dice == _showing(battle, "blank"):
                yield option, after_roll(m.view, dice), rune
            case RerollWithFavour(dice) if _is_sensible(battle, dice):
                yield option, after_roll(m.view, dice), favour
            case _:
                pass


def _showing(battle: Battle, wanted: str) -> tuple[int, ...]:
    return tuple(place for place, die in enumerate(battle.rolled) if symbol(die) == wanted)


def _is_sensible(battle: Battle, dice: tuple[int, ...]) -> bool:
    """All that show nothing, and none that could hardly be better."""
    return {*_showing(battle, "blank")} <= {*dice} and not {*_showing(battle, "hit2")} & {*dice}


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
    """Who is ahead, and whom it costs most."""
    s = m.view

    def harm(option: Action) -> float:
        assert isinstance(option, Blame)
        return _standing(s, option.other) / 10 + _next_blame(s, option.other)

    return max(options, key=harm)


def _standing(s: State, seat: int) -> int:
    """What everybody can see of it."""
    player = s.players[seat]
    ship = SHIPS[player.ship].glory if player.ship else 0
    return player.glory + LIMITS.favour_glory * player.favour + ship - blame_costs(player)


def _next_blame(s: State, seat: int) -> float:
    left, blame = LIMITS.rounds - s.round, s.players[seat].blame
    return blame_price(blame + 1, left) - blame_price(blame, left)
