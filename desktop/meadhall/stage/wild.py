"""A position of Vikings Gone Wild set up by hand.

    scene = Scene.wild(players=3).hand(A, "viking_warrior").town(B, "smelter_1")

Cards and buildings come out of their decks and stacks, so that nothing is lost or doubled.
"""

from collections.abc import Sequence
from typing import Any, Self

from msgspec.structs import replace

from ..rules.kernel import Outcome
from ..rules.wild import WILD
from ..rules.wild.data import (
    ACHIEVEMENTS,
    BUILDING_IDS,
    CARDS,
    HALL,
    MISSIONS,
    NUMBERS,
    PLOTS,
    STACKS,
    Amount,
    CardId,
    PlotId,
)
from ..rules.wild.options import Options
from ..rules.wild.state import Acting, Building, State, without
from ..rules.wild.turn import BeginTurn
from .stage import Stage

A, B, C, D = range(4)
OPEN_PATH = ("scroll", "sword", "crystal", "shaman", "bear_rider")


class Scene(Stage[State]):
    game = WILD

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(WILD.new(options, players, seed=1))
        for seat, player in enumerate(self.s.players):
            self.missions(seat)
            player.deck, player.hand = player.deck + player.hand, ()
        self.path(*OPEN_PATH)

    @classmethod
    def wild(cls, players: int = 3, **options: Any) -> Self:
        """Round 1; A, who is first, is to take his turn. Nobody has a card in hand, a mission or a building."""
        return cls(Options(first_player="1", chiefs="dealt", **options), players)

    # The position

    def hand(self, seat: int, *cards: CardId) -> Self:
        """Just these."""
        player = self.s.players[seat]
        player.deck, player.hand = player.deck + player.hand, ()
        player.hand = tuple(self._fetch(seat, card) for card in cards)
        return self

    def deck(self, seat: int, *cards: CardId) -> Self:
        """Just these, the top first: what else was there lies in the discard pile."""
        player = self.s.players[seat]
        fetched = tuple(self._fetch(seat, card) for card in cards)
        player.discard += player.deck
        player.deck = fetched
        return self

    def top(self, seat: int, *cards: CardId) -> Self:
        """These on top of the deck."""
        fetched = tuple(self._fetch(seat, card) for card in cards)
        self.s.players[seat].deck = fetched + self.s.players[seat].deck
        return self

    def discard(self, seat: int, *cards: CardId) -> Self:
        """These as well."""
        self.s.players[seat].discard += tuple(self._fetch(seat, card) for card in cards)
        return self

    def area(self, seat: int, *cards: CardId) -> Self:
        self.s.players[seat].area += tuple(self._fetch(seat, card) for card in cards)
        return self

    def _fetch(self, seat: int, card: CardId) -> CardId:
        """Of the own deck or discard pile; else out of the market, and then it belongs to this player."""
        s, player = self.s, self.s.players[seat]
        if card in player.deck:
            player.deck = without(player.deck, (card,))
        elif card in player.discard:
            player.discard = without(player.discard, (card,))
        else:
            self._out_of_market(card)
            player.owned = tuple(sorted((*player.owned, card)))
        assert s.players[seat] is player
        return card

    def _out_of_market(self, card: CardId) -> None:
        s = self.s
        if card in STACKS:
            place = STACKS.index(card)
            assert s.stacks[place], f"no more {card}"
            s.stacks = (*s.stacks[:place], s.stacks[place] - 1, *s.stacks[place + 1 :])
        elif CARDS[card].home == "path":
            self._off_path(card)
        elif card in s.asgard_row:
            s.asgard_row, s.asgard_deck = (*without(s.asgard_row, (card,)), s.asgard_deck[0]), s.asgard_deck[1:]
        else:
            s.asgard_box = tuple(each for each in s.asgard_box if each != card)
            s.asgard_deck = tuple(each for each in s.asgard_deck if each != card)

    def _off_path(self, card: CardId) -> None:
        """Out of the deck, or out of a slot that another card takes."""
        s = self.s
        if card in s.path_deck:
            s.path_deck = without(s.path_deck, (card,))
        elif card in s.path:
            slot = s.path.index(card)
            s.path, s.path_deck = (*s.path[:slot], s.path_deck[-1], *s.path[slot + 1 :]), s.path_deck[:-1]
        else:
            s.path_discard = without(s.path_discard, (card,))

    def path(self, *cards: CardId) -> Self:
        """The five open cards, the one next to the deck first."""
        s = self.s
        s.path_deck += tuple(card for card in s.path if card)
        s.path = ()
        for card in cards:
            self._off_path(card)
        s.path = cards
        return self

    def path_top(self, *cards: CardId) -> Self:
        for card in cards:
            self._off_path(card)
        self.s.path_deck = cards + self.s.path_deck
        return self

    def asgard(self, row: Sequence[CardId], deck: Sequence[CardId]) -> Self:
        """Beside the deck, and in it; the rest is out of the game."""
        s = self.s
        cards = (*s.asgard_row, *s.asgard_deck, *s.asgard_box)
        s.asgard_row, s.asgard_deck = tuple(row), tuple(deck)
        s.asgard_box = without(cards, (*row, *deck))
        return self

    def town(self, seat: int, *plots: PlotId, level: int | None = None) -> Self:
        """These buildings as well."""
        s, player = self.s, self.s.players[seat]
        if level is not None:
            player.level = level
        for plot in plots:
            place = BUILDING_IDS.index(PLOTS[plot])
            s.lots = (*s.lots[:place], s.lots[place] - 1, *s.lots[place + 1 :])
            player.town += (Building(plot),)
        return self

    def mark(self, seat: int, plot: PlotId = HALL, **marks: bool) -> Self:
        """new=True, damaged=True."""
        player = self.s.players[seat]
        player.put(replace(self.at(seat, plot), **marks))
        return self

    def tokens(self, seat: int, plot: PlotId = HALL, beer: int = 0, gold: int = 0) -> Self:
        self.s.players[seat].put(replace(self.at(seat, plot), held=Amount(beer, gold)))
        return self

    def forts(self, seat: int, plot: PlotId, *cards: CardId) -> Self:
        for card in cards:
            self._fetch(seat, card)
        self.s.players[seat].put(replace(self.at(seat, plot), forts=cards))
        return self

    def pool(self, beer: int = 0, gold: int = 0) -> Self:
        self.s.acting = replace(self.s.acting, pool=Amount(beer, gold))
        return self

    def points(self, seat: int, points: int) -> Self:
        self.s.players[seat].points = points
        return self

    def attacked(self, *seats: int) -> Self:
        for seat in seats:
            self.s.players[seat].attacked = True
        return self

    def missions(self, seat: int, *missions: str) -> Self:
        """Just these; none in the other slots. Those that lay there are on top of the deck again."""
        s, player = self.s, self.s.players[seat]
        back = tuple(mission for mission in player.missions if mission)
        s.mission_deck = tuple(sorted((*back, *s.mission_deck), key=lambda mission: MISSIONS[mission].vp > 1))
        s.mission_deck = without(s.mission_deck, missions)
        player.missions = (*missions, *[None] * (NUMBERS.missions - len(missions)))
        return self

    def mission_top(self, *missions: str) -> Self:
        self.s.mission_deck = missions + without(self.s.mission_deck, missions)
        return self

    def done(self, seat: int, *missions: str) -> Self:
        self.s.mission_deck = without(self.s.mission_deck, missions)
        self.s.players[seat].done += missions
        return self

    def achievements(self, *achievements: str) -> Self:
        assert set(achievements) <= set(ACHIEVEMENTS)
        self.s.achievements = achievements
        return self

    def turn(self, seat: int, chance: Sequence[Outcome] = ()) -> Self:
        """This seat's turn begins, whoever's it was; the others have had theirs or will have none."""
        self.s.agenda.pop()
        self.s.acting = Acting()
        return self.run(BeginTurn(seat), chance=chance)

    def at(self, seat: int, plot: PlotId = HALL) -> Building:
        building = self.s.players[seat].at(plot)
        assert building is not None
        return building
