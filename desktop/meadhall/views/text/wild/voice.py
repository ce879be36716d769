"""Names of players, cards, places and goods at one table of Gone Wild."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ....rules.wild.data import BUILDINGS, HALL, PLOTS, RESOURCES, UNSEEN, Amount, CardId, MissionId, PlotId, Resource
from ....rules.wild.state import Building, Fighter, State
from ..house import HouseVoice
from ..markup import NBSP
from ..words import Term, capitalised

TOKENS: dict[Resource, str] = {"beer": "barrel", "gold": "bar"}


def stored_in(plot: PlotId) -> Resource:
    """What this storage holds."""
    return "beer" if BUILDINGS[PLOTS[plot]].stores == "beer" else "gold"


@dataclass(frozen=True, slots=True)
class Voice(HouseVoice):
    house = "wild"
    s: State

    # Goods

    def goods(self, amount: Amount) -> str:
        """Such as: 2 [beer] 1 [gold]."""
        return " ".join(self.counted(amount.of(kind), kind) for kind in RESOURCES if amount.of(kind))

    def token(self, kind: Resource) -> Term:
        return self.term(f"words.{TOKENS[kind]}")

    def tokens(self, amount: Amount) -> str:
        """Such as: 2 barrels and 1 bar. Barrels and bars can be stored; beer and gold are gone with the turn."""
        counted = [self.say(f"words.{TOKENS[kind]}s", n=amount.of(kind)) for kind in RESOURCES if amount.of(kind)]
        return self.words.listed(counted)

    # Cards

    def card(self, card: CardId) -> Term:
        return self.term(f"card.{'unknown' if card == UNSEEN else card}.name")

    def ware(self, ident: str) -> Term:
        """What can be bought: a card or a building."""
        return self.term(f"building.{ident}.name") if ident in BUILDINGS else self.card(ident)

    def quoted(self, name: Term) -> str:
        return self.say("event.card", card=name)

    def cards(self, cards: Iterable[CardId]) -> str:
        """In quotation marks, such as: “Elf Archer” ×2, “Sword”."""
        return self._tallied({self.quoted(self.card(card)): n for card, n in Counter(cards).items()})

    def band(self, fighters: Sequence[Fighter], boosters: Sequence[CardId]) -> str:
        """All who go into an attack, and what helps them."""
        return self.cards([*(fighter.card for fighter in fighters), *boosters])

    def tally(self, cards: Iterable[CardId]) -> str:
        """Without marks, such as: Elf Archer ×2, Sword."""
        return self._tallied({str(self.card(card)): n for card, n in Counter(cards).items()})

    def _tallied(self, named: Mapping[str, int]) -> str:
        return ", ".join(name if n == 1 else self.say("words.times", what=name, n=n) for name, n in named.items())

    def card_text(self, card: CardId) -> str:
        return "" if card == UNSEEN else self.say(f"card.{card}.text")

    def mission(self, mission: MissionId) -> str:
        return self.quoted(self.term(f"mission.{mission}.name"))

    def achievement(self, achievement: str) -> str:
        return self.quoted(self.term(f"achievement.{achievement}.name"))

    def points(self, n: int) -> str:
        return self.counted(n, "glory")

    # Places

    def place(self, plot: PlotId) -> Term:
        """What stands there: the Town Hall, or a building."""
        return self.term("thing.hall" if plot == HALL else f"building.{PLOTS[plot]}.name")

    def standing(self, seat: int, building: Building) -> str:
        """What stands there with its own name, such as that of a Town Hall of this level."""
        hall = f"hall.town_hall_{self.s.players[seat].level}"
        return self.title(self.term(f"{f'building.{building.kind}' if building.kind else hall}.name"))

    def title(self, name: Term) -> str:
        """With a capital letter."""
        return capitalised(str(name))

    def plot(self, seat: int, plot: PlotId) -> Term:
        """Where this player has more than one of the kind, with its number."""
        name = self.place(plot)
        if plot == HALL or self.s.players[seat].count(PLOTS[plot]) < 2:
            return name
        return name.followed_by(f"{NBSP}{plot.rpartition('_')[2]}")
