"""The end of the game (chapter 13)."""

import msgspec

from ..kernel import EventSink, Menu, Result, Step, then
from .asking import ask
from .cards.destinies import destiny_glory
from .cards.runes import UseGifts, UseSuccess, UseWealth, may_succeed
from .data import BLAME, LIMITS, RUNES, SHIPS, UNSEEN, CardId
from .events import GameEnded, Scored
from .fights.victory import GoOn
from .state import Player, State, cards_of


class LastCall(Step[State], frozen=True):
    """CM-13.1: asked while a rune is left that may bring something (window W5)."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        player = s.players[self.seat]
        wealth = player.holds("rune_wealth") and player.coins > 0
        if player.holds("rune_gifts") or wealth or may_succeed(player):
            ask(s, LastRunes(self.seat), out)


class LastRunes(Menu[State], frozen=True):
    kinds = (UseGifts, UseWealth, UseSuccess, GoOn)

    def ask_again(self, s: State) -> None:
        then(s, LastCall(self.seat))


class Score(msgspec.Struct, frozen=True):
    """What a player would have if the game ended now. All of it is counted from the same position (CM-13.2)."""

    track: int
    destinies: tuple[tuple[CardId, int], ...]
    sets: int
    runes: int
    ship: int
    favour: int
    coins: int
    blame: int

    @property
    def total(self) -> int:
        """It may be below 0 (CM-13.11)."""
        scored = sum(glory for _, glory in self.destinies)
        return self.track + scored + self.sets + self.runes + self.ship + self.favour + self.coins - self.blame


def score(s: State, seat: int) -> Score:
    player = s.players[seat]
    known = [card for card in (*player.shown, *player.destinies) if card != UNSEEN]  # in a view some may not be
    return Score(
        track=player.glory,
        destinies=tuple((card, destiny_glory(s, seat, card)) for card in known),
        sets=LIMITS.set_glory * min(cards_of(player, colour) for colour in ("blue", "yellow", "red")),
        runes=sum(RUNES[rune].glory for rune in (*player.runes, *player.used_runes)),
        ship=SHIPS[player.ship].glory if player.ship else 0,
        favour=LIMITS.favour_glory * player.favour,
        coins=player.coins // LIMITS.coins_for_a_glory,
        blame=blame_costs(player),
    )


def blame_costs(player: Player) -> int:
    """CM-13.9."""
    return BLAME[min(player.blame, len(BLAME) - 1)]


class CountUp(Step[State], frozen=True):
    """Whoever is furthest behind comes first (CM-13.13); most glory wins, then most defeated enemies (CM-13.12)."""

    def run(self, s: State, out: EventSink) -> None:
        seats = range(len(s.players))
        scores = [score(s, seat) for seat in seats]
        for seat in sorted(seats, key=lambda seat: s.players[seat].glory):
            out.append(Scored(seat, *(getattr(scores[seat], name) for name in Score.__struct_fields__)))
        points = tuple(each.total for each in scores)
        ranks = [(points[seat], len(s.players[seat].kills)) for seat in seats]
        winners = tuple(seat for seat in seats if ranks[seat] == max(ranks))
        ending = "glory" if points.count(max(points)) == 1 else "shared" if len(winners) > 1 else "most_enemies"
        s.finish(Result(ending, winners, points))
        out.append(GameEnded(ending, winners, points))
