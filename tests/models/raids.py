"""Attacks about to be made on somebody who has given an order how to be asked."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.wild import forecast
from meadhall.rules.wild.asking import SetAsking
from meadhall.rules.wild.data import CARDS
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.fights.defence import may_hold_defence
from meadhall.rules.wild.game import WILD
from meadhall.rules.wild.state import Manner, State
from meadhall.rules.wild.turn import TakeTurn
from meadhall.table import Table, Terms
from models.loop import seated


class Raid(NamedTuple):
    """Somebody is about to attack this seat, who will be asked."""

    table: Table
    attack: AttackRival


def raid(manner: Manner, holds: bool, victim: int = 0, people: tuple[str | None, ...] = (None,) * 3) -> Raid:
    """All seats are played for until it comes; the victim has given an order."""
    for seed in range(1, 40):
        table = Table.start(WILD, Terms(WILD.options(), seated(people), seed, undo="free"))
        bot = make("steady", WILD, seed)
        while not kernel.is_over(table.state):
            s: State = table.state
            asked = kernel.asked(s)
            if isinstance(asked, TakeTurn) and asked.seat == victim and s.players[victim].asking != manner:
                table.play(SetAsking(manner))
                continue
            found = attack_on(s, victim, manner, holds)
            if found is not None:
                return Raid(table, found)
            table.play(bot.choose(Question(WILD, WILD.visible(s, asked.seat))))
    raise AssertionError("no such attack came")


def attack_on(s: State, victim: int, manner: Manner, holds: bool) -> AttackRival | None:
    asked, player = kernel.asked(s), s.players[victim]
    if not isinstance(asked, TakeTurn) or asked.seat == victim or player.asking != manner:
        return None
    if not may_hold_defence(s, victim) or holds is not any(CARDS[card].defends for card in player.hand):
        return None
    attacks = (action for action in kernel.options(s) if isinstance(action, AttackRival) and action.victim == victim)
    raids = ((attack, forecast.raid_on(s, attack)) for attack in attacks)
    return next((attack for attack, raid in raids if raid.strength >= raid.defence), None)  # of others one is warned
