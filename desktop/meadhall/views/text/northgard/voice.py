"""Names of players, cards, regions and goods at one table of the Uncharted Lands."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ....rules.northgard.data import (
    AREAS,
    BUILDINGS,
    CREATURE_CARDS,
    FACES,
    NONE,
    RESOURCES,
    TILES,
    UNSEEN,
    CardId,
    ClanId,
    CreatureCard,
    column_and_row,
)
from ....rules.northgard.state import State
from ..house import BETWEEN, HouseVoice
from ..words import Term
from .cards import icon_of


@dataclass(frozen=True, slots=True)
class Voice(HouseVoice):
    house = "northgard"
    s: State

    # Goods

    def resource(self, kind: int) -> Term:
        return self.term(f"resource.{RESOURCES[kind]}")

    def icon(self, kind: int) -> str:
        return f"[{RESOURCES[kind]}]"

    def goods(self, resources: Sequence[int]) -> str:
        """Such as: 2 [food] 1 [wood]; a number never parts from its icon."""
        return " ".join(self.counted(n, RESOURCES[kind]) for kind, n in enumerate(resources) if n)

    def one(self, kind: int) -> str:
        return self.counted(1, RESOURCES[kind])

    def fame(self, n: int) -> str:
        return self.counted(n, "glory")

    def gains(self, resources: Sequence[int], fame: int) -> str:
        """Such as: 2 [food] 1 [glory]; empty for nothing."""
        return " ".join(filter(None, (self.goods(resources), self.fame(fame) if fame else "")))

    # Cards, clans, pieces

    def card(self, card: CardId) -> Term:
        return self.term(f"card.{'unknown' if card == UNSEEN else card.lower()}.name")

    def quoted(self, card: CardId) -> str:
        return self.say("event.card", card=self.card(card))

    def cards(self, cards: Sequence[CardId]) -> str:
        return ", ".join(self.quoted(card) for card in cards)

    def card_text(self, card: CardId) -> str:
        """What stands on it."""
        return "" if card == UNSEEN else self.say(f"card.{card.lower()}.text")

    def card_icon(self, card: CardId) -> str:
        return icon_of(card)

    def clan(self, clan: ClanId) -> Term:
        return self.term(f"clan.{clan}.name")

    def building(self, building: int) -> Term:
        return self.term(f"building.{BUILDINGS[building].id}")

    def creature(self, card: CreatureCard) -> Term:
        """Where two of a kind are on the map, with the colour of its card."""
        kind = CREATURE_CARDS[card]
        term = self.term(f"creature.{kind}.name")
        alike = [beast for beast in self.s.beasts if CREATURE_CARDS[beast.card] == kind]
        if len(alike) < 2:
            return term
        colour = self.term(f"which.{kind}.{card.removeprefix(f'{kind}_')}")
        return Term({name: f"{form} ({colour.form(name)})" for name, form in term.forms.items()})

    def face(self, face: int) -> str:
        """Of a battle die, by the number that chance gave."""
        points, casualties = FACES[face - 1].points, FACES[face - 1].casualties
        if points and casualties:
            name = "choice" if FACES[face - 1].choice else "both"
            return self.say(f"face.{name}", points=points, casualties=casualties)
        return self.say("face.points", n=points) if points else self.say("face.casualties", n=casualties)

    def figures(self, warriors: int, kaija: bool) -> str:
        """In the accusative, as those who are moved or lost."""
        if not warriors:
            return self.say("words.kaija")
        counted = self.say("words.warriors", n=warriors)
        return self.say("words.with_kaija", warriors=counted) if kaija else counted

    # Regions and tiles

    def region(self, region: int) -> Term:
        """A region bears the name of one of its areas, and keeps it for as long as it keeps its number."""
        return self.term(f"land.{region}")

    def region_at(self, area: int) -> Term:
        region = self.s.land.region_of[area]
        return self.region(area if region == NONE else region)

    def part(self, area: int) -> str:
        """A region; where the area has another name than the region as a whole, with that name."""
        region = self.s.land.region_of[area]
        whole = str(self.region_at(area))
        return whole if region in (area, NONE) else self.say("words.part", place=whole, part=str(self.region(area)))

    def regions(self, regions: Sequence[int]) -> str:
        return self.words.listed([f"**{self.region(region)}**" for region in regions])

    def tile(self, tile: int) -> str:
        return self.say("words.tile", n=tile)

    def tiles(self, tiles: Sequence[int]) -> str:
        return ", ".join(self.tile(tile) for tile in tiles)

    def tile_shows(self, tile: int) -> str:
        """Such as: 3 regions · [food] · small slot ×2 · lair."""
        areas = [AREAS[area] for area in TILES[tile].areas]
        parts = [self.say("words.regions", n=len(areas))]
        icons = "".join(f"[{RESOURCES[kind]}]" * area.icons[kind] for kind in range(3) for area in areas)
        parts += [icons] * bool(icons)
        for slot, n in Counter(area.slot for area in areas if area.slot).items():
            term = self.term(f"slot.{slot}")
            parts.append(str(term) if n == 1 else self.say("words.times", what=term, n=n))
        parts += [str(self.term("words.lair"))] * any(area.lair for area in areas)
        return BETWEEN.join(parts)

    def cell(self, cell: int) -> str:
        """How far from the start tile."""
        column, row = column_and_row(cell)
        steps = [("east" if column > 0 else "west", abs(column)), ("south" if row > 0 else "north", abs(row))]
        return ", ".join(self.say(f"words.{side}", n=n) for side, n in steps if n)

    def turned(self, turns: int) -> str:
        return self.say("words.turned", n=90 * turns) if turns else self.say("words.upright")
