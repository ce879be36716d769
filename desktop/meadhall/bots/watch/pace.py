"""How soon a price can be paid: by income, and by trade with the supply."""

from functools import lru_cache

from . import weights as w

TIMES = (1.0, 2.0, 3.0, 4.5, 6.5, 9.0, 13.0, 18.0)  # rounds from now at which a hand is looked at
NEVER = 25.0


class Slack(dict[int, float]):
    """What a kind of card adds, by how many one has over: what one could trade for it, or what is missing of it."""

    def __init__(self, coming: float, rate: int) -> None:
        self._coming = coming
        self._rate = rate

    def __missing__(self, over: int) -> float:
        slack = self[over] = self._of(over + self._coming)
        return slack

    def _of(self, cards: float) -> float:
        return cards if cards < 0 else max(0.0, cards / self._rate - w.ODD_CARDS)


class SlackNow(Slack):
    """Of what one has already no part of a trade is lost, and no part of a card is traded for."""

    def _of(self, cards: float) -> float:
        return cards if cards < 0 else cards // self._rate


slack_of = lru_cache(maxsize=2048)(Slack)
slack_now = lru_cache(maxsize=16)(SlackNow)


class Pace:
    """Of one who gets so many cards of each kind in a round and trades at these rates."""

    def __init__(self, income: tuple[float, ...], rates: tuple[int, ...]) -> None:
        self._now = [slack_now(0.0, rate) for rate in rates]
        self._then = [
            (time, [slack_of(cards * time, rate) for cards, rate in zip(income, rates, strict=True)]) for time in TIMES
        ]

    def rounds(self, a: int, b: int, c: int, d: int, e: int) -> float:
        """Until what is missing has come together, by the hand less the price: below zero cards of a kind are
        missing. Two of three answers are new, and to look for the third would take as long: they are not kept."""
        of_a, of_b, of_c, of_d, of_e = self._now
        before, earlier = of_a[a] + of_b[b] + of_c[c] + of_d[d] + of_e[e], 0.0
        if before >= 0:
            return 0.0
        for time, (of_a, of_b, of_c, of_d, of_e) in self._then:
            slack = of_a[a] + of_b[b] + of_c[c] + of_d[d] + of_e[e]
            if slack >= 0:
                return earlier + (time - earlier) * before / (before - slack)
            before, earlier = slack, time
        return NEVER


pace_of = lru_cache(maxsize=16)(Pace)
