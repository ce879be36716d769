"""What a seat of Northgard has: what its chance to win is judged by."""

from ...rules.northgard.data import CALENDARS, LIMITS, UNREST
from ...rules.northgard.state import State, warriors_on_map
from ..linear import Feature
from .fights.danger import Danger
from .season import season
from .worth import Worth

FEATURES = (
    Feature("fame", "fame"),
    Feature("land", "land"),
    Feature("open_land", "land"),
    Feature("plans", "plans"),
    Feature("figures", "army"),
    Feature("goods", "goods"),
    Feature("winter", "winter"),
    Feature("cards", "cards"),
    Feature("regions", "land"),
    Feature("strongholds", "land"),
    Feature("warriors", "army"),
    Feature("hand", "cards"),
    Feature("unrest", "cards", -1),
    Feature("food", "goods"),
    Feature("wood", "goods"),
    Feature("lore", "goods"),
    Feature("upgrades", "cards", 0),
    Feature("passed", "cards", 0),
)


def measure(s: State, seat: int) -> list[float]:
    worth, player = Worth(s, seat, season(s, seat), Danger()), s.players[seat]
    shares = worth.shares(s, seat)
    realm = worth.grounds.of(s).realms(s)[seat]
    return [
        *shares,
        len(realm.regions),
        realm.strongholds,
        warriors_on_map(s, seat),
        len(player.hand),
        player.owned.count(UNREST),
        *player.resources,
        len(player.upgrades),
        player.passed,
    ]


def progress(s: State) -> float:
    """A year is over when all cards are played."""
    years, hands = len(CALENDARS[s.options.years]), LIMITS.cards_a_year * len(s.players)
    left = sum(len(player.hand) for player in s.players if not player.passed)
    return max(0.0, min(1.0, (s.year - min(left / hands, 1.0)) / years))
