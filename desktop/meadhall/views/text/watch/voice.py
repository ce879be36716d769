"""Names of players, cards and places at one table of the Watch."""

from collections.abc import Sequence
from dataclasses import dataclass

from ....rules.watch.data import CLANS, KINDS, NORTH, RESOURCES, HeroId, Kind
from ....rules.watch.forecast import Stock
from ....rules.watch.state import ANY, CardSeen, Route, State, Token, parse_token
from ..house import BETWEEN, HouseVoice
from ..markup import NBSP
from ..words import Term

RESOURCE_ICONS = ("timber", "brick", "wool", "grain", "ore")
# Clockwise from the top, as the ledger numbers the corners of a hex; a side lies between a corner and the next one.
CORNERS = ("n", "ne", "se", "s", "sw", "nw")
SIDES = ("ne", "e", "se", "sw", "w", "nw")


def counted(stock: Stock) -> str:
    return f"{stock.count}+" if stock.or_more else str(stock.count)


@dataclass(frozen=True, slots=True)
class Voice(HouseVoice):
    house = "watch"
    s: State

    # Cards

    def resource(self, kind: int) -> Term:
        return self.words.term(f"watch.resource.{'any' if kind == ANY else RESOURCES[kind]}")

    def cards(self, bundle: Sequence[int]) -> str:
        """Such as: 2 [timber] 1 [ore]; a number never parts from its icon."""
        return " ".join(f"**{bundle[kind]}**{NBSP}[{RESOURCE_ICONS[kind]}]" for kind in KINDS if bundle[kind])

    def card_of(self, kind: int, count: int = 1) -> str:
        return f"**{count}**{NBSP}[{RESOURCE_ICONS[kind]}]"

    def price(self, bundle: Sequence[int]) -> str:
        """An icon for each card."""
        return "".join(f"[{RESOURCE_ICONS[kind]}]" * bundle[kind] for kind in KINDS)

    def development_card(self, card: CardSeen) -> Term:
        return self.words.term(f"watch.card.{'unknown' if card == '?' else card}.name")

    def hero(self, hero: HeroId) -> Term:
        return self.words.term(f"watch.hero.{hero}.name")

    # Wildlings

    def wildling(self, kind: Kind) -> Term:
        return self.words.term(f"watch.wildling.{kind}")

    def clan(self, clan: int) -> Term:
        return self.words.term(f"watch.clan.{CLANS[clan]}")

    def of_clan(self, clan: int) -> str:
        return self.say(f"of_clan.{CLANS[clan]}")

    def token(self, token: Token) -> str:
        clan, kind = parse_token(token)
        return self.say("event.token", kind=self.wildling(kind), clan=self.of_clan(clan))

    # Places

    def hex(self, hex: int) -> Term:
        """Such as: forest 9. Where there are two of them, with its row and its place in it."""
        layout = self.s.layout
        terrain, rolls = layout.terrain[hex] or "ice_field", layout.rolls[hex]
        term = self.words.term(f"watch.terrain.{terrain}")
        if rolls:
            term = term.followed_by(f"{NBSP}**{'/'.join(map(str, rolls))}**")
        twins = [
            other for other in self.s.ground.hexes if (layout.terrain[other], layout.rolls[other]) == (terrain, rolls)
        ]
        return term.followed_by(self._whereabouts(hex)) if len(twins) > 1 else term

    def _whereabouts(self, hex: int) -> str:
        centres = self.s.ground.centres
        rows = sorted({centres[other][1] for other in self.s.ground.hexes})
        row = sorted(other for other in self.s.ground.hexes if centres[other][1] == centres[hex][1])
        return " " + self.say("place.twin", row=rows.index(centres[hex][1]) + 1, n=row.index(hex) + 1)

    def intersection(self, place: int) -> str:
        """By the hexes around it; where there is but one, by its corner."""
        hexes = list(self.s.ground.hexes_at[place])
        if len(hexes) > 1:
            return self._joined(hexes)
        corner = CORNERS[self.s.ground.corners[hexes[0]].index(place)]
        return self.say("place.corner", hex=self.hex(hexes[0]), side=self.say(f"place.corner_{corner}"))

    def path(self, path: int) -> str:
        """By the two hexes it parts; at the rim, by the side of the one."""
        ground = self.s.ground
        ends = ground.ends[path]
        hexes = [hex for hex in ground.hexes if set(ends) <= set(ground.corners[hex])]
        if len(hexes) > 1:
            return self._joined(hexes)
        first, second = sorted(ground.corners[hexes[0]].index(end) for end in ends)
        side = SIDES[5 if (first, second) == (0, 5) else first]
        return self.say("place.corner", hex=self.hex(hexes[0]), side=self.say(f"place.side_{side}"))

    def _joined(self, hexes: Sequence[int]) -> str:
        return BETWEEN.join(str(self.hex(hex)) for hex in hexes)

    def section(self, section: int) -> str:
        return self.say("place.section", n=section + 1)

    def trails(self, clearing: int) -> str:
        """The numbers of the trails that end on a clearing, such as 1·2."""
        return "·".join(map(str, NORTH.clearing[clearing].numbers))

    def clearing(self, clearing: int) -> str:
        return self.say("place.clearing", trails=self.trails(clearing))

    def camp(self, clan: int, camp: int) -> str:
        return self.say("place.camp", clan=self.clan(clan), camp=camp)

    def route(self, route: Route) -> str:
        return self.say("place.route", rate=route.rate, what=self.resource(route.resource))
