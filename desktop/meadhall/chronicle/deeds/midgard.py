"""Midgard."""

from ...rules.midgard.data import ENEMIES
from ...rules.midgard.events import (
    BattleBegan,
    BlameTaken,
    DiceLost,
    DiceRolled,
    EnemyDefeated,
    RoundBegan,
    RuneUsed,
    Scored,
    ShipSent,
)
from .tale import BEHIND, Deed, Tale, of_seat

SLAIN, RUNES, DESTINIES, SHORES = 3, 4, 3, 2


class Fight:
    """From its beginning until those who are left come home."""

    def __init__(self, began: BattleBegan) -> None:
        self.began, self.rolls, self.lost, self.won = began, 0, 0, False

    @property
    def at_sea(self) -> bool:
        return ENEMIES[self.began.enemy].kind == "monster"

    @property
    def left(self) -> int:
        return sum(self.began.dice) - self.lost


def won_fights(tale: Tale, seat: int) -> list[Fight]:
    found: list[Fight] = []
    for _, event in tale.events:
        if isinstance(event, BattleBegan):
            found.append(Fight(event))
        elif found and isinstance(event, DiceRolled) and not found[-1].won:  # those who hunt roll, too
            found[-1].rolls += 1
        elif found and isinstance(event, DiceLost) and event.reason == "battle":
            found[-1].lost += sum(event.dice)
        elif found and isinstance(event, EnemyDefeated):
            found[-1].won = True
    return [fight for fight in found if fight.won and fight.began.seat == seat]


def last_man(tale: Tale, seat: int) -> bool:
    """Slew a monster with one Viking left."""
    return any(fight.at_sea and fight.left == 1 for fight in won_fights(tale, seat))


def first_blow(tale: Tale, seat: int) -> bool:
    """Slew a monster with the first roll."""
    return any(fight.at_sea and fight.rolls == 1 for fight in won_fights(tale, seat))


def unharmed(tale: Tale, seat: int) -> bool:
    """Slew a monster, and lost nobody in the battle."""
    return any(fight.at_sea and not fight.lost for fight in won_fights(tale, seat))


def no_blame(tale: Tale, seat: int) -> bool:
    """Won, and was never blamed."""
    return tale.wins(seat) and not tale.own(BlameTaken, seat)


def three_slain(tale: Tale, seat: int) -> bool:
    """Slew three enemies in one round."""
    return any(len(of_seat(round_, EnemyDefeated, seat)) >= SLAIN for round_ in tale.parts(RoundBegan))


def both_shores(tale: Tale, seat: int) -> bool:
    """Slew monsters on two shores in one round."""
    return any(
        sum(ENEMIES[event.enemy].kind == "monster" for event in of_seat(round_, EnemyDefeated, seat)) >= SHORES
        for round_ in tale.parts(RoundBegan)
    )


def kraken(tale: Tale, seat: int) -> bool:
    return any(event.enemy == "kraken" for event in tale.own(EnemyDefeated, seat))


def four_runes(tale: Tale, seat: int) -> bool:
    return len(tale.own(RuneUsed, seat)) >= RUNES


def three_destinies(tale: Tale, seat: int) -> bool:
    """Three destinies that counted in the end."""
    return any(sum(glory > 0 for _, glory in event.destinies) >= DESTINIES for event in tale.own(Scored, seat))


def landlubber(tale: Tale, seat: int) -> bool:
    """Won without sending a ship."""
    return tale.wins(seat) and not tale.own(ShipSent, seat)


def outnumbered(tale: Tale, seat: int) -> bool:
    """Slew a monster with two Vikings or fewer."""
    return any(fight.at_sea and sum(fight.began.dice) <= 2 for fight in won_fights(tale, seat))


DEEDS = (
    Deed("last_man", "viking", last_man),
    Deed("first_blow", "axe", first_blow),
    Deed("unharmed", "shield", unharmed),
    Deed("outnumbered", "spear", outnumbered),
    Deed("no_blame", "sun", no_blame),
    Deed("three_slain", "skull", three_slain),
    Deed("both_shores", "ship", both_shores),
    Deed("kraken", "dragon", kraken),
    Deed("four_runes", "rune", four_runes),
    Deed("three_destinies", "fate", three_destinies),
    Deed("landlubber", "boot", landlubber),
    BEHIND,
)
