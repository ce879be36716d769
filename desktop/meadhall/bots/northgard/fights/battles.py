"""In a battle: food, faces, losses and the order of several."""

from ....rules.kernel import Action
from ....rules.northgard.actions import STOP, Fight, Lose, SpendFood, TakeCasualty, TakePoint
from ....rules.northgard.data import FOOD
from ....rules.northgard.fights.combat import fought
from ....rules.northgard.forecast import decided
from ....rules.northgard.forecast.odds import odds
from ....rules.northgard.questions import ChooseBattle, ChooseFace, ChooseLosses, CommitFood, Pushing, ThrowAxe
from ....rules.northgard.state import CREATURE, Battle, State, beast_of, guests_in
from ...foresight import Options
from .. import weights as w
from ..mind import Mind
from .hunting import at_stake, price_of_food
from .prospects import win_chance


def choose_battle(m: Mind, decision: ChooseBattle, options: Options) -> Action:
    """The surest first: it may give refuge to those who lose another."""

    def chance(option: Action) -> float:
        guests = guests_in(m.view, option.region) if isinstance(option, Fight) else None
        return win_chance(m.view, guests, decision.battles.bonus) if guests else 0.0

    return max(options, key=chance)


def push(m: Mind, decision: Pushing, options: Options) -> Action:
    """One defender fewer, Kaija before any other."""
    pushes = [option for option in options if option != STOP]
    return max(pushes, key=lambda option: m.gain(decision, option)) if pushes else STOP


def commit_food(m: Mind, decision: CommitFood, options: Options) -> Action:
    """As much as the better odds are worth; but hardly what the winter asks for."""
    battle = fought(m.view)
    stake = _stake(m, battle)

    def worth(option: Action) -> float:
        food = option.food if isinstance(option, SpendFood) else 0
        return stake * _hope(m.view, decided(battle, option, decision.attacker), decision.attacker) - _price(
            m, battle, food
        )

    return max(options, key=worth)


def _price(m: Mind, battle: Battle, food: int) -> float:
    """What it would be good for otherwise. Against creatures it is what was counted on."""
    if battle.creature is not None:
        return price_of_food(m.season) * food
    player = m.view.players[m.seat]
    after = player.copy()
    after.resources[FOOD] -= food
    return m.worth.of_goods(m.view, player, m.seat) - m.worth.of_goods(m.view, after, m.seat)


def _stake(m: Mind, battle: Battle) -> float:
    """What lies between victory and defeat."""
    region = battle.region
    land = max(m.worth.grounds.of(m.view)[region].worth, 0.0)
    own = battle.attacker if battle.attacker.seat == m.seat else battle.defender
    if battle.creature is None:
        return land + w.LOST_WITH_LAND * own.figures + w.VICTORY
    beast = beast_of(m.view, battle.creature)
    assert beast is not None
    return at_stake(m.view, beast, m.season, land, own.figures)


def _hope(s: State, battle: Battle, attacker: bool) -> float:
    """The chance to win with so much food, if the other side then does what is best for it, or nothing."""
    other = battle.defender.seat
    if not attacker or other == CREATURE:
        return _chance(battle, attacker)
    most = min(s.players[other].resources[FOOD], battle.defender.figures)
    answers = [_chance(decided(battle, SpendFood(food), attacks=False), attacker) for food in {0, most}]
    return sum(answers) / len(answers)


def _chance(battle: Battle, attacker: bool) -> float:
    """That nobody wins is better than to lose."""
    chances = odds(battle.attacker, battle.defender, battle.bonus)
    return (chances.attacker if attacker else chances.defender) + chances.nobody / 4


def choose_face(m: Mind, decision: ChooseFace, _: Options) -> Action:
    return _point_or_casualty(m.view, decision.attacker)


def throw_axe(m: Mind, _: ThrowAxe, options: Options) -> Action:
    return _point_or_casualty(m.view, attacker=True)


def _point_or_casualty(s: State, attacker: bool) -> Action:
    """Whatever makes victory likelier; where it is all the same, the casualty."""
    ways = TakeCasualty(), TakePoint()
    return max(ways, key=lambda way: _chance(decided(fought(s), way, attacker), attacker))


def choose_losses(m: Mind, _: ChooseLosses, options: Options) -> Action:
    """Kaija stays."""
    return next((option for option in options if isinstance(option, Lose) and not option.kaija), options[0])
