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
    "victim": lambda voice, seat: ("victim", voice.who(seat)),
    "winners": lambda voice, seats: ("names", voice.all_of(seats)),
    "chief": lambda voice, chief: ("chief", voice.term(f"chief.{chief}")),
    "phase": lambda voice, phase: ("phase", voice.say(f"phase.{phase}")),
    "card": lambda voice, card: ("card", voice.quoted(voice.ware(card))),
    "cards": lambda voice, cards: ("cards", voice.cards(cards)),
    "mission": lambda voice, mission: ("mission", voice.mission(mission)),
    "achievement": lambda voice, achievement: ("achievement", voice.achievement(achievement)),
    "achievements": lambda voice, cards: ("achievements", ", ".join(voice.achievement(card) for card in cards)),
    "building": lambda voice, building: ("building", voice.term(f"building.{building}.name")),
    "plot": lambda voice, plot: ("place", voice.place(plot)),
    "target": lambda voice, plot: ("target", voice.place(plot)),
    "resource": lambda voice, resource: ("token", voice.token(resource)),
    "gain": lambda voice, amount: ("goods", voice.goods(amount)),
    "lost": lambda voice, amount: ("goods", voice.goods(amount)),
    "count": lambda voice, n: ("n", n),
    "kept": lambda voice, n: ("n", n),
}
