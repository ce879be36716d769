"""A position of Champions of Midgard set up by hand.

    scene = Scene.midgard(players=3).goods(GREEN, wood=1).dice(GREEN, "SSP").enemy("troll", "troll_07")

Dice are written as in the ledger's examples: S sword, P spear, A axe; faces as – blank, 1, 2 and O.
"""

from collections.abc import Sequence
from functools import reduce
from typing import Any, Self

import msgspec

from ..rules.kernel import Outcome
from ..rules.midgard import MIDGARD
from ..rules.midgard.data import (
    DESTINIES,
    DRAUGR,
    ENEMIES,
    FACES,
    JOURNEYS,
    LEADERS,
    MONSTERS,
    RUNES,
    TROLLS,
    Dice,
    LeaderId,
    LocationId,
    ShipId,
    StallId,
)
from ..rules.midgard.fights.voyage import Voyage
from ..rules.midgard.flow import BeginPhase, FightAtTown
from ..rules.midgard.forecast import odds
from ..rules.midgard.land.placement import PlaceWorker
from ..rules.midgard.options import Options
from ..rules.midgard.scoring import score
from ..rules.midgard.state import LAND_PLACES, Band, State, Worker, enemy_at, minus, owned, plus
from .stage import Stage

GREEN, PURPLE, ORANGE, WHITE = range(4)
SYMBOLS = {"-": "blank", "1": "hit1", "2": "hit2", "O": "shield"}
BERTHS: dict[str, LocationId] = {"ship_small": "berth_small", "ship_large": "berth_large"}
DECKS = {
    **dict.fromkeys(TROLLS, "troll_deck"),
    **dict.fromkeys(DRAUGR, "draugr_deck"),
    **dict.fromkeys(MONSTERS, "monster_deck"),
    **dict.fromkeys(JOURNEYS, "journey_deck"),
    **dict.fromkeys(RUNES, "rune_deck"),
    **dict.fromkeys(DESTINIES, "destiny_deck"),
}


def bundle(dice: str) -> Dice:
    return dice.count("S"), dice.count("P"), dice.count("A")


def face(shown: str) -> int:
    """What chance gives, such as for "S1", "P-" or "AO"."""
    return FACES["SPA".index(shown[0])].index(SYMBOLS[shown[1]]) + 1  # pyright: ignore[reportArgumentType]


def _enemy(s: State, place: str) -> Any:
    """As `Scene.enemy` names the place."""
    shore = int(place[-1]) - 1 if place.startswith("shore") else -1
    card = enemy_at(s, Band(place, GREEN, shore))  # pyright: ignore[reportArgumentType]
    assert card is not None
    return ENEMIES[card]


def _foe(_: Any, s: State, path: str) -> Any:
    """Such as troll.attack or draugr_left.reward.coins."""
    place, *fields = path.split(".")
    return reduce(getattr, fields, _enemy(s, place))


def _chance(_: Any, s: State, path: str) -> int:
    """To win, in percent, such as of SSP.draugr_left."""
    dice, place = path.split(".")
    foe = _enemy(s, place)
    return round(100 * odds(bundle(dice), foe.attack, foe.defence).win)


def _vikings(_: Any, s: State, seat: str) -> int:
    """At home and sent."""
    return sum(owned(s, int(seat)))


def _score(_: Any, s: State, path: str) -> Any:
    """If the game ended now, such as 0.total."""
    seat, field = path.split(".")
    return getattr(score(s, int(seat)), field)


class Scene(Stage[State]):
    game = MIDGARD
    figures = {"foe": _foe, "chance": _chance, "vikings": _vikings, "score": _score}

    def __init__(self, options: Options, players: int, leaders: Sequence[LeaderId]) -> None:
        super().__init__(MIDGARD.new(options, players, seed=1))
        for seat, player in enumerate(self.s.players):
            player.leader = leaders[seat]
            self.goods(seat).dice(seat, "").destinies(seat)
            player.blame = 0

    @classmethod
    def midgard(cls, players: int = 3, leaders: Sequence[LeaderId] = LEADERS[1:], **options: Any) -> Self:
        """Round 1; Green, who is first, is to place a worker. Nobody has any goods, dice, runes or destinies."""
        return cls(Options(first_player="1", leaders="dealt", **options), players, leaders)

    # The position. Cards change places with those that lie where they are wanted, so that nothing is lost or doubled.

    def goods(
        self, seat: int, food: int = 0, wood: int = 0, coins: int = 0, favour: int = 0, blame: int = 0, glory: int = 0
    ) -> Self:
        """Just these."""
        player = self.s.players[seat]
        player.food, player.wood, player.coins, player.favour = food, wood, coins, favour
        player.blame, player.glory = blame, glory
        return self

    def dice(self, seat: int, dice: str) -> Self:
        """Just these at home."""
        s, player = self.s, self.s.players[seat]
        s.supply = minus(plus(s.supply, player.dice), bundle(dice))
        player.dice = bundle(dice)
        return self

    def tray(self, dice: str) -> Self:
        """Just these on the three trays."""
        s = self.s
        s.supply = minus(plus(s.supply, s.trays), bundle(dice))
        s.trays = bundle(dice)
        return self

    def ship(self, seat: int, ship: ShipId) -> Self:
        """Of their own."""
        self.s.players[seat].ship = ship
        return self

    def leader(self, seat: int, leader: LeaderId) -> Self:
        for player in self.s.players:
            if player.leader == leader:
                player.leader = self.s.players[seat].leader
        self.s.players[seat].leader = leader
        return self

    def runes(self, seat: int, *runes: str) -> Self:
        for rune in runes:
            self._fetch(rune)
            self.s.players[seat].runes += (rune,)  # type: ignore[operator]
        return self

    def destinies(self, seat: int, *cards: str) -> Self:
        player = self.s.players[seat]
        self.s.destiny_deck += player.destinies
        player.destinies = ()
        for card in cards:
            self._fetch(card)
        player.destinies = cards
        return self

    def kills(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self._fetch(card)
            self.s.players[seat].kills += (card,)
        return self

    def enemy(self, place: str, card: str) -> Self:
        """At the troll, at draugr_left or draugr_right, or at shore_1 to shore_4."""
        s = self.s
        self._fetch(card)
        if place == "troll":
            old, s.troll = s.troll, card
        elif place.startswith("draugr"):
            side = place == "draugr_right"
            old = s.draugr[side]
            s.draugr = (s.draugr[0], card) if side else (card, s.draugr[1])
        else:
            shore = int(place[-1]) - 1
            old = s.coasts[shore].monster
            s.put_coast(shore, msgspec.structs.replace(s.coasts[shore], monster=card))
        assert old is not None
        setattr(s, DECKS[old], (*getattr(s, DECKS[old]), old))
        return self

    def journey(self, shore: int, card: str) -> Self:
        self._fetch(card)
        coast = self.s.coasts[shore]
        assert coast.journey is not None
        self.s.journey_deck += (coast.journey,)
        self.s.put_coast(shore, msgspec.structs.replace(coast, journey=card))
        return self

    def top(self, *cards: str) -> Self:
        """These on top of their deck."""
        for card in reversed(cards):
            self._fetch(card)
            setattr(self.s, DECKS[card], (card, *getattr(self.s, DECKS[card])))
        return self

    def stalls(self, *stalls: StallId | None) -> Self:
        self.s.stalls = stalls
        return self

    def merchant(self, card: str) -> Self:
        s = self.s
        s.merchant_deck = tuple(each for each in (*s.merchant_deck, *s.merchants) if each != card)
        s.merchants = (card,)
        return self

    def _fetch(self, card: str) -> None:
        """Out of its deck, the row or the town; another card takes its place there."""
        s, deck = self.s, DECKS[card]
        cards = list(getattr(s, deck))
        if card in cards:
            cards.remove(card)
        elif card in s.rune_row:
            s.rune_row = tuple(cards.pop() if rune == card else rune for rune in s.rune_row)
        elif card == s.troll:
            s.troll = cards.pop()
        elif card in s.draugr:
            s.draugr = tuple(cards.pop() if each == card else each for each in s.draugr)
        else:
            shore = next(n for n, coast in enumerate(s.coasts) if card in (coast.monster, coast.journey))
            field = "monster" if s.coasts[shore].monster == card else "journey"
            s.put_coast(shore, msgspec.structs.replace(s.coasts[shore], **{field: cards.pop()}))
        setattr(s, deck, tuple(cards))

    def number(self, name: str) -> Any:
        """Dice such as SSP by kinds; a face such as S1 as chance gives it."""
        if name[-1] in SYMBOLS:
            return face(name)
        return bundle(name)

    def turn(self, seat: int) -> Self:
        """This seat is to place a worker, and the next ones after it."""
        self.s.agenda[-1] = PlaceWorker(seat)
        return self

    def placed(self, seat: int, *locations: LocationId) -> Self:
        """These workers stand there already; what they have brought is not looked after."""
        for location in locations:
            self.s.players[seat].workers -= 1
            self.s.placed += (Worker(location, seat),)
        return self

    def round(self, number: int) -> Self:
        self.s.round = number
        return self

    def band(self, seat: int, place: Any, dice: str = "", food: int = 0, shore: int = -1) -> Self:
        """A reserved place, and who has been sent there: they come from home, or else from the supply."""
        s, player = self.s, self.s.players[seat]
        sent = bundle(dice)
        if all(some <= held for some, held in zip(sent, player.dice, strict=True)):
            player.dice = minus(player.dice, sent)
        else:
            s.supply = minus(s.supply, sent)
        location = place if place in LAND_PLACES else BERTHS.get(place, "own_ship")
        player.workers -= 1
        s.placed += (Worker(location, seat),)
        s.bands += (Band(place, seat, shore, sent, food),)
        return self

    # Battles, up to the first question

    def all_placed(self) -> Self:
        """Of this round only those fights are left that are laid next."""
        while self.s.agenda[-1] != BeginPhase("cleanup"):
            self.s.agenda.pop()
        return self

    def fight(self, place: Any, dice: str, chance: Sequence[Outcome | str], seat: int = GREEN) -> Self:
        """These dice against whoever is there."""
        return self.band(seat, place, dice)._in_combat().run(FightAtTown(place), chance=_thrown(chance))

    def sail(
        self, shore: int, dice: str, food: int, chance: Sequence[Outcome | str] = (), ship: str = "ship_large"
    ) -> Self:
        return self.band(GREEN, ship, dice, food, shore)._in_combat().run(Voyage(shore), chance=_thrown(chance))

    def _in_combat(self) -> Self:
        """So that the bar above the table tells of battles, too."""
        begun = [BeginPhase("assignment"), BeginPhase("combat")]
        self.s.agenda = [step for step in self.s.agenda if step not in begun]
        return self


def _thrown(chance: Sequence[Outcome | str]) -> list[Outcome]:
    return [face(each) if isinstance(each, str) else each for each in chance]
