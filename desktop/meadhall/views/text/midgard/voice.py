"""Names of players, cards, places and goods at one table of the Harbour of Champions."""

from collections.abc import Sequence
from dataclasses import dataclass

from ....rules.midgard.data import (
    DESTINIES,
    DIE_NAMES,
    ENEMIES,
    JOURNEYS,
    LEADERS,
    MERCHANTS,
    RUNES,
    SHIPS,
    STALL_SPACES,
    UNSEEN,
    Bundle,
    CardId,
    Dice,
    LocationId,
    ShipId,
)
from ....rules.midgard.state import ASHORE, Rolled, State, reward_of, symbol
from ..house import ARROW, BETWEEN, HouseVoice
from ..markup import NBSP
from ..words import Term

# Each kind of Vikings is the picture of its weapon, and read as the kind; wood has a name of its own in this house.
DIE_ICONS = ("sword/swordsman", "spear/spearman", "axe/axeman")
GOODS_ICONS = {"glory": "glory", "food": "food", "wood": "wood/log", "coins": "coin", "favour": "favour"}


@dataclass(frozen=True, slots=True)
class Voice(HouseVoice):
    house = "midgard"
    s: State

    # Goods and Vikings

    def bundle(self, bundle: Bundle) -> str:
        """Such as: 2 [food] 1 [axe/axeman]."""
        goods = ((getattr(bundle, name), icon) for name, icon in GOODS_ICONS.items())
        return " ".join(filter(None, [*(self.counted(n, icon) for n, icon in goods if n), self.dice(bundle.dice)]))

    def dice(self, dice: Dice) -> str:
        return " ".join(self.counted(n, DIE_ICONS[kind]) for kind, n in enumerate(dice) if n)

    def aboard(self, dice: Dice, food: int) -> str:
        return " ".join(filter(None, (self.dice(dice), self.bundle(Bundle(food=food)))))

    def exchange(self, price: Bundle, gain: Bundle) -> str:
        """Such as: 1 [food] → 2 [sword/swordsman]."""
        return f"{self.bundle(price)}{ARROW}{self.bundle(gain)}" if price != Bundle() else self.bundle(gain)

    def rolled(self, rolled: Sequence[Rolled]) -> str:
        """What each die shows, such as: [axe/axeman] hit, shield; [spear/spearman] blank."""
        kinds = sorted({die.kind for die in rolled})
        return "; ".join(
            f"[{DIE_ICONS[kind]}]{NBSP}" + ", ".join(self._faces([die for die in rolled if die.kind == kind]))
            for kind in kinds
        )

    def _faces(self, rolled: Sequence[Rolled]) -> list[str]:
        shown = [symbol(die) for die in rolled]
        faces = [(self.say(f"face.{face}"), shown.count(face)) for face in dict.fromkeys(sorted(shown))]
        return [face if n == 1 else self.say("words.times", what=face, n=n) for face, n in faces]

    def forbidden(self, kind: int) -> str:
        return self.say(f"forbid.{DIE_NAMES[kind]}")

    # Cards

    def card(self, card: CardId) -> Term:
        """Leaders, runes, destinies, journeys, ships, merchants and enemies."""
        return self.term(f"card.{'unknown' if card == UNSEEN else card}")

    def quoted(self, card: CardId) -> str:
        return self.say("event.card", card=self.card(card))

    def cards(self, cards: Sequence[CardId]) -> str:
        return ", ".join(self.quoted(card) for card in cards)

    def enemy(self, card: CardId) -> str:
        """Such as: attack 2, defence 4 · 4 [glory] 1 [wood], and a weapon of no use."""
        enemy = ENEMIES[card]
        strength = self.say("enemy.strength", attack=enemy.attack, defence=enemy.defence)
        told = f"{strength}{BETWEEN}{self.bundle(self.reward(card))}"
        return told if enemy.forbid is None else f"{told}{BETWEEN}{self.forbidden(enemy.forbid)}"

    def reward(self, card: CardId) -> Bundle:
        """At a table with its bounty; in the almanac, where there is none, as it is printed."""
        return reward_of(self.s, ENEMIES[card]) if self.s else ENEMIES[card].reward

    def card_text(self, card: CardId) -> str:
        """What it does, in one line."""
        if card in ENEMIES:
            return self.enemy(card)
        if card in DESTINIES:
            destiny = DESTINIES[card]
            what = self.say(f"metric.{destiny.metric}")
            return self.say("card_words.destiny", what=what, most=destiny.most, tied=destiny.tied)
        if card in MERCHANTS:
            return self.bundle(MERCHANTS[card].gain)
        if card in SHIPS:
            return self.ship_text(card)  # pyright: ignore[reportArgumentType]
        return "" if card == UNSEEN else self.say(f"card.{card}.text")

    def ship_text(self, ship: ShipId) -> str:
        longship = SHIPS[ship]
        if longship.kind == "public":
            return self.say("card_words.public_ship", capacity=longship.capacity)
        return self.say("card_words.ship", capacity=longship.capacity, glory=longship.glory)

    def card_type(self, card: CardId) -> str:
        if card in ENEMIES:
            return self.say(f"card_type.{ENEMIES[card].kind}")
        if card in SHIPS:
            return self.say("card_type.public_ship" if SHIPS[card].kind == "public" else "card_type.ship")
        named = (("leader", LEADERS), ("rune", RUNES), ("destiny", DESTINIES), ("journey", JOURNEYS))
        kind = next((kind for kind, cards in named if card in cards), "merchant")
        return "" if card == UNSEEN else self.say(f"card_type.{kind}")

    # Places

    def place(self, location: LocationId) -> Term:
        """A stall space by the stall that lies there."""
        stall = self.s.stalls[STALL_SPACES.index(location)] if location in STALL_SPACES else None
        return self.term(f"place.{stall or location}")

    def shore(self, shore: int) -> Term:
        return self.term(f"place.shore_{shore + 1}")

    def target(self, place: str, shore: int) -> str:
        """Where a band goes: to an enemy at the town, or on a ship to a shore."""
        if shore == ASHORE:
            return str(self.term(f"place.{place}"))
        return self.say("words.ship_to", ship=self.card(place).form("short"), shore=self.shore(shore))
