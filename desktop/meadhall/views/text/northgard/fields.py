"""Fields of events and figures of refusals become what sentences speak of, such as seats the names of players."""

from typing import Any

from ....rules.northgard.data import CREATURE_CARDS, NONE
from .. import house
from ..words import Argument
from .voice import Voice

Told = tuple[str, Argument]


def arguments(voice: Voice, values: dict[str, Any]) -> dict[str, Argument]:
    return house.arguments(voice, values, SPELLING)


def _card(voice: Voice, card: str) -> Told:
    return ("creature", voice.creature(card)) if card in CREATURE_CARDS else ("card", voice.quoted(card))


SPELLING: house.Spelling = {
    "seat": lambda voice, seat: ("who", voice.who(seat)),
    "seat0": lambda voice, seat: ("who", voice.who(seat)),
    "seat1": lambda voice, seat: ("other", voice.who(seat)),
    "victim": lambda voice, seat: ("victim", voice.who(seat)),
    "partner": lambda voice, seat: ("partner", voice.who(seat)),
    "roller": lambda voice, seat: ("roller", voice.who(seat)),
    "to": lambda voice, seat: ("to", voice.who(seat)),
    "by": lambda voice, seat: ("by", voice.who(seat)),
    "of": lambda voice, seat: ("of", voice.who(seat)),
    "region": lambda voice, region: ("place", voice.region(region)) if region != NONE else None,
    "source": lambda voice, region: ("source", voice.region(region) if isinstance(region, int) else region),
    "target": lambda voice, region: ("target", voice.region(region)),
    "area": lambda voice, area: ("place", voice.region_at(area)),
    "regions": lambda voice, regions: ("places", voice.regions(regions)),
    "closed": lambda voice, regions: ("places", voice.regions(regions)),
    "card": _card,
    "upgrade": lambda voice, card: ("upgrade", voice.quoted(card)),
    "cards": lambda voice, cards: ("cards", voice.cards(cards)),
    "clan": lambda voice, clan: ("clan", voice.clan(clan)),
    "building": lambda voice, building: ("building", voice.building(building)),
    "old": lambda voice, building: ("old", voice.building(building)),
    "new": lambda voice, building: ("new", voice.building(building)),
    "resources": lambda voice, resources: ("goods", voice.goods(resources)),
    "tiles": lambda voice, tiles: ("tiles", voice.tiles(tiles)),
    "face": lambda voice, face: ("face", voice.face(face)),
    "phase": lambda voice, phase: ("phase", voice.say(f"phase.{phase}")),
    "count": lambda voice, n: ("n", n),
    "warriors": lambda voice, n: ("n", n),
}
