"""What the clans can do besides their cards (chapter 18). Kaija and Scorched Earth act where the rules meet them."""

from ...kernel import EventSink, Step
from ..data import FOOD, IS_LARGE, LORE, of_kind
from ..goods import gain, gain_fame
from ..state import State, harvest_of


class AfterBuilding(Step[State], frozen=True):
    """Goat (NG-18.13): 1 food for a small building, 2 for a large one, paid for or not."""

    seat: int
    building: int

    def run(self, s: State, out: EventSink) -> None:
        if s.players[self.seat].clan == "goat":
            gain(s, self.seat, of_kind(FOOD, 2 if IS_LARGE[self.building] else 1), "clan", out)


class AfterExplore(Step[State], frozen=True):
    """What Boar, Raven and Stag have of a tile laid by their own Explore (NG-10.10)."""

    seat: int
    closed: tuple[int, ...]  # all territories that it closed

    def run(self, s: State, out: EventSink) -> None:
        seat = self.seat
        own = [region for region in self.closed if s.owner[region] == seat]
        match s.players[seat].clan:
            case "boar" if not self.closed:  # NG-18.11: of anybody, or neutral (NG-EX-29)
                gain(s, seat, of_kind(LORE), "clan", out)
            case "raven":  # NG-18.15 to NG-18.17
                for region in own:
                    gain(s, seat, harvest_of(s, region), "clan", out)
            case "stag":  # NG-18.28
                gain_fame(s, seat, len(own), "clan", out)
            case _:
                pass


class AfterVictory(Step[State], frozen=True):
    """Wolf and Stag, when they have won a battle against a player as the attacker (NG-18.18, NG-18.27)."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        match s.players[self.seat].clan:
            case "wolf":
                gain(s, self.seat, of_kind(FOOD), "clan", out)
            case "stag":
                gain_fame(s, self.seat, 1, "clan", out)
            case _:
                pass
