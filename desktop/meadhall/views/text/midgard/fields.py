"""Fields of events and figures of refusals become what sentences speak of, such as seats the names of players."""

from collections.abc import Mapping
from typing import Any

from .. import house
from ..words import Argument
from .voice import Voice


def arguments(voice: Voice, values: Mapping[str, Any]) -> dict[str, Argument]:
    return house.arguments(voice, values, SPELLING)


SPELLING: house.Spelling = {
    "seat": lambda voice, seat: ("who", voice.who(seat)),
    "leader": lambda voice, leader: ("leader", voice.card(leader)),
    "phase": lambda voice, phase: ("phase", voice.say(f"phase.{phase}")),
    "card": lambda voice, card: ("card", voice.quoted(card)),
    "cards": lambda voice, cards: ("cards", voice.cards(cards)),
    "rune": lambda voice, rune: ("rune", voice.quoted(rune)),
    "ship": lambda voice, ship: ("ship", voice.card(ship)),
    "enemy": lambda voice, enemy: ("enemy", voice.card(enemy)),
    "shore": lambda voice, shore: ("shore", voice.shore(shore)),
    "location": lambda voice, location: ("place", voice.place(location)),
    "dice": lambda voice, dice: ("dice", voice.dice(dice)),
    "rolled": lambda voice, rolled: ("rolled", voice.rolled(rolled)),
    "gain": lambda voice, gain: ("goods", voice.bundle(gain)),
    "price": lambda voice, price: ("goods", voice.bundle(price)),
    "reward": lambda voice, reward: ("goods", voice.bundle(reward)),
    "source": lambda voice, source: ("source", source),
    "count": lambda voice, n: ("n", n),
    "coins": lambda voice, n: ("n", n),
    "kind": lambda voice, kind: ("weapon", voice.forbidden(kind)),
}
