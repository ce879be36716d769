"""What can happen in a game of Northgard. Seats, territories, areas, tiles and buildings are the state's numbers."""

from typing import ClassVar, Self

import msgspec

from ..kernel import Event
from .data import NONE, UNSEEN, UNSEEN_TILE, CardId, ClanId, CreatureCard, Resources
from .state import Battle, Manner

# Set-up (chapter 3)


class ClanChosen(Event, frozen=True):
    seat: int
    clan: ClanId


class FirstPlayerRolled(Event, frozen=True):
    seat: int
    faces: tuple[int, int]
    axes: int


class FirstPlayerChosen(Event, frozen=True):
    """Also when the marker goes to the first player to pass (NG-6.26)."""

    seat: int


class SetupTilesDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    tiles: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        unseen = (UNSEEN_TILE,) * len(self.tiles)
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=unseen)


class SetupTilesReturned(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    count: int


# The year (chapters 5, 16)


class YearBegan(Event, frozen=True):
    year: int


class RowRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]


class PhaseBegan(Event, frozen=True):
    phase: str  # actions, creatures, harvest, winter, year_end


class TurnBegan(Event, frozen=True):
    seat: int


# Cards (chapters 4, 6, 11)


class DeckShuffled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    count: int


class CardsDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]

    def seen_by(self, seat: int) -> Self:
        unseen = (UNSEEN,) * len(self.cards)
        return self if seat == self.seat else msgspec.structs.replace(self, cards=unseen)


class CardsAssigned(Event, frozen=True):
    """What became of drawn cards: discarded ones are shown, the others only counted (NG-11.8)."""

    seat: int
    kept: int
    discarded: tuple[CardId, ...]
    returned: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: CardId


class CardCancelled(Event, frozen=True):
    """NG-12.48."""

    reveals: ClassVar[bool] = True
    seat: int
    card: CardId
    by: int


class CardCopied(Event, frozen=True):
    seat: int
    card: CardId
    of: int  # whose active zone it lies in


class Waited(Event, frozen=True):
    seat: int
    card: CardId


class CardReplaced(Event, frozen=True):
    seat: int
    card: CardId


class CardRemoved(Event, frozen=True):
    seat: int
    card: CardId


class ClanUpgraded(Event, frozen=True):
    seat: int
    card: CardId
    upgrade: CardId
    boxed: bool


class AskingSet(Event, frozen=True):
    seat: int
    manner: Manner


class Passed(Event, frozen=True):
    seat: int
    discarded: int


class CardPicked(Event, frozen=True):
    """From the row onto the own deck (NG-6.24, NG-12.38)."""

    seat: int
    card: CardId


class CardTaken(Event, frozen=True):
    """From the own discard pile into the hand (NG-12.34)."""

    seat: int
    card: CardId


class EffectChosen(Event, frozen=True):
    """What a card is used for, where it leaves a choice, and where (NG-24.8)."""

    seat: int
    effect: str  # recruit, explore, move, build, build_first, collect_first, hidden_ways
    region: int = NONE


class HandAttacked(Event, frozen=True):
    """The victim has been chosen (NG-12.25, NG-12.40, NG-12.41)."""

    seat: int
    victim: int


class CardDiscarded(Event, frozen=True):
    """From a hand by somebody's effect; `by` is the seat whose card did it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: CardId
    by: int


class Shielded(Event, frozen=True):
    """An Unrest card was discarded instead (NG-15.12)."""

    reveals: ClassVar[bool] = True
    seat: int
    by: int


class HandSeen(Event, frozen=True):
    """NG-23.6."""

    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    cards: tuple[CardId, ...]

    def seen_by(self, seat: int) -> Self:
        if seat in (self.seat, self.victim):
            return self
        return msgspec.structs.replace(self, cards=(UNSEEN,) * len(self.cards))


class CardDemanded(Event, frozen=True):
    """NG-12.25: this card of the seen hand, or a ransom."""

    seat: int
    victim: int
    card: CardId

    def seen_by(self, seat: int) -> Self:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, card=UNSEEN)


class Ransomed(Event, frozen=True):
    """NG-12.25: two resources instead of the card."""

    seat: int
    to: int
    resources: Resources


# Goods


class ResourcesGained(Event, frozen=True):
    seat: int
    resources: Resources
    source: str  # start, harvest, card, clan, tile, stolen, trade


class ResourcesPaid(Event, frozen=True):
    seat: int
    resources: Resources
    purpose: str  # build, lore action, winter, battle, card, trade


class FameGained(Event, frozen=True):
    seat: int
    fame: int
    source: str  # closing, harvest, altar, clan, creature


class FameLost(Event, frozen=True):
    reveals: ClassVar[bool] = True  # that there was so much to lose
    seat: int
    fame: int


# The map (chapters 2, 7 to 10)


class TilesDrawn(Event, frozen=True):
    """One drawn tile is public, several are seen by who draws them (NG-23.5)."""

    reveals: ClassVar[bool] = True
    seat: int
    tiles: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        if seat == self.seat or len(self.tiles) == 1:
            return self
        return msgspec.structs.replace(self, tiles=(UNSEEN_TILE,) * len(self.tiles))


class TilesUnderPile(Event, frozen=True):
    seat: int
    count: int


class TileLaid(Event, frozen=True):
    seat: int
    tile: int
    cell: int
    turns: int
    closed: tuple[int, ...]


class ExploreFailed(Event, frozen=True):
    """No tile of the pile fits (NG-10.4)."""

    seat: int


class WarriorsRecruited(Event, frozen=True):
    seat: int
    region: int
    warriors: int
    source: str  # setup, recruit, camp, card, second_chance


class KaijaRecruited(Event, frozen=True):
    seat: int
    region: int


class Built(Event, frozen=True):
    seat: int
    building: int
    area: int
    slotless: bool


class BuildingReplaced(Event, frozen=True):
    seat: int
    area: int
    old: int
    new: int


class FiguresMoved(Event, frozen=True):
    seat: int  # whose figures they are
    source: int
    target: int
    warriors: int
    kaija: bool
    manner: str  # move, retreat, push, card


class FiguresLost(Event, frozen=True):
    seat: int
    region: int
    warriors: int
    kaija: bool
    reason: str  # battle, no_retreat, draugr, card


class ScorchedPlaced(Event, frozen=True):
    seat: int
    area: int


# Battle (chapter 13)


class BattleBegan(Event, frozen=True):
    battle: Battle


class FoodSpent(Event, frozen=True):
    seat: int
    food: int


class BattleDieRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int  # or CREATURE
    face: int
    roller: int


class FaceChosen(Event, frozen=True):
    """Of the choice face, or with Axe Throwers."""

    seat: int
    casualty: bool


class BattleEnded(Event, frozen=True):
    battle: Battle
    winner: int  # a seat, CREATURE or NOBODY


# Creatures (chapters 21, 22)


class CreatureAppeared(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: CreatureCard
    area: int


class CreatureCalled(Event, frozen=True):
    """More creatures: it is turned up, and its place is yet to be chosen."""

    reveals: ClassVar[bool] = True
    seat: int
    card: CreatureCard


class CreatureDeckShuffled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    count: int


class CreatureMoved(Event, frozen=True):
    card: CreatureCard
    source: int
    target: int


class CreatureActed(Event, frozen=True):
    card: CreatureCard
    region: int


class CreatureBeaten(Event, frozen=True):
    seat: int
    card: CreatureCard


# Harvest, winter, the end (chapters 14 to 17)


class Harvested(Event, frozen=True):
    """These territories of a player have given these resources. What that brings is told by other events."""

    seat: int
    regions: tuple[int, ...]
    resources: Resources


class ResourceStolen(Event, frozen=True):
    """Scorched Earth (NG-18.24)."""

    seat: int
    victim: int
    kind: int


class Traded(Event, frozen=True):
    seat: int
    give: Resources
    kind: int


class PartnersTraded(Event, frozen=True):
    """NG-20.8."""

    reveals: ClassVar[bool] = True
    seat: int
    partner: int
    gave: int
    got: int


class SwapOffered(Event, frozen=True):
    """To the partner, who is asked (NG-20.8)."""

    seat: int
    partner: int
    give: int
    want: int


class SwapRefused(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    partner: int
    give: int
    want: int


class WinterPaid(Event, frozen=True):
    seat: int
    resources: Resources
    in_full: bool


class UnrestTaken(Event, frozen=True):
    seat: int
    from_pile: bool  # else 5 fame and the top card of the deck (NG-15.8)


class TopCardDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: CardId


class GameEnded(Event, frozen=True):
    ending: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
