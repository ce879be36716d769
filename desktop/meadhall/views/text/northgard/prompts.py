"""The questions of the Uncharted Lands, to the player who is asked and about that player, and the phases of a year."""

from collections.abc import Callable
from typing import Any

from ....rules.kernel import Decision
from ....rules.northgard import forecast
from ....rules.northgard.data import CARDS, IS_LARGE
from ....rules.northgard.questions import (
    AnswerSwap,
    Assigning,
    Building,
    BuyWarrior,
    ChooseBasic,
    ChooseFace,
    ChooseLoot,
    ChooseLosses,
    ChooseTile,
    ChooseVictim,
    ChooseWay,
    CommitFood,
    DemandCard,
    Exploring,
    HiddenMarch,
    Joining,
    Levy,
    Moving,
    NextCard,
    PickFromRow,
    PlaceCreature,
    Pushing,
    Ransom,
    React,
    Recruiting,
    Removing,
    Retreating,
    SearchHand,
    SetupTile,
    Shield,
    Theft,
    ThrowAxe,
    Trading,
    Turn,
)
from ....rules.northgard.state import Battle, Side
from .. import house
from ..naming import key
from ..speech import Prompt
from .voice import Voice


def _turn(voice: Voice, decision: Turn) -> Prompt:
    others = [player for seat, player in enumerate(voice.s.players) if seat != decision.seat]
    alone = all(player.passed for player in others)
    return Prompt(voice.say("prompt.turn.you"), voice.say(f"prompt.turn.{'then_alone' if alone else 'then'}"))


def _next_card(voice: Voice, decision: NextCard) -> Prompt:
    then = "then_flash" if voice.s.main_played else "then"
    return Prompt(voice.say("prompt.next_card.you"), voice.say(f"prompt.next_card.{then}"))


def _pick_from_row(voice: Voice, decision: PickFromRow) -> Prompt:
    base = "prompt.pick_from_row"
    if any(CARDS[card].group == "achievement" for card in voice.s.row):
        return Prompt(voice.say(f"{base}.achievement"), voice.say(f"{base}.then_achievement"))
    return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.then"))


def _setup_tile(voice: Voice, decision: SetupTile) -> Prompt:
    base = "prompt.setup_tile"
    if decision.first_round:
        return Prompt(voice.say(f"{base}.you"), voice.say(f"{base}.then"))
    return Prompt(voice.say(f"{base}.second"), voice.say(f"{base}.then_second"))


def _choose_basic(voice: Voice, decision: ChooseBasic) -> Prompt:
    if decision.effect.optional:  # Rangers
        return Prompt(voice.say("prompt.choose_basic.again"))
    sentence = voice.say(f"prompt.choose_basic.{'second' if decision.done else 'you'}")
    return Prompt(sentence, voice.say("prompt.choose_basic.then"))


def _recruiting(voice: Voice, decision: Recruiting) -> Prompt:
    base = "prompt.recruiting"
    where = voice.say(f"{base}.then_{decision.where}")
    together = decision.same and decision.left > 1
    then = f"{where} {voice.say(f'{base}.then_same')}" if together else where
    return Prompt(voice.say(f"{base}.you", n=decision.left), then)


def _levy(voice: Voice, decision: Levy) -> Prompt:
    then = "then_kaija" if decision.kaija_may_come(voice.s) else "then"
    return Prompt(voice.say("prompt.levy.you"), voice.say(f"prompt.levy.{then}"))


def _building(voice: Voice, decision: Building) -> Prompt:
    base, effect = "prompt.building", decision.effect
    sentence = "optional" if effect.optional else "small" if effect.size == "small" else "you"
    small, large = (effect.price(IS_LARGE.index(size)) for size in (False, True))
    return Prompt(voice.say(f"{base}.{sentence}"), voice.say(f"{base}.then", small=small, large=large))


def _moving(voice: Voice, decision: Moving) -> Prompt:
    effect, base = decision.effect, "prompt.moving"
    then = "then_wolf" if effect.over_rough else "then_through" if effect.through else "then"
    return Prompt(voice.say(f"{base}.you", n=decision.left), voice.say(f"{base}.{then}"))


def _exploring(voice: Voice, decision: Exploring) -> Prompt:
    base = "prompt.exploring"
    sentence = voice.say(f"{base}.{'anywhere' if decision.effect.anywhere else 'you'}")
    redraw = decision.effect.redraw and not decision.must_lay and decision.untried
    return Prompt(sentence, voice.say(f"{base}.{'then_redraw' if redraw else 'then'}"))


def _choose_tile(voice: Voice, decision: ChooseTile) -> Prompt:
    then = "then_collect" if decision.exploring.effect.collect else "then"
    return Prompt(voice.say("prompt.choose_tile.you"), voice.say(f"prompt.choose_tile.{then}"))


def _assigning(voice: Voice, decision: Assigning) -> Prompt:
    base, effect = "prompt.assigning", decision.effect
    parts = [
        voice.say(f"{base}.{what}", n=n)
        for what, n in (("keep", effect.keep), ("discard", effect.discard), ("top", effect.top))
        if n
    ]
    return Prompt(voice.say(f"{base}.you", what=", ".join(parts)), voice.say(f"{base}.then"))


def _react(voice: Voice, decision: React) -> Prompt:
    player, card = voice.who(decision.player), voice.card(decision.card)
    return Prompt(voice.say("prompt.react.you", player=player, card=card), voice.say("prompt.react.then"))


def _theft(voice: Voice, decision: Theft) -> Prompt:
    sentence = voice.say("prompt.theft.you", victim=voice.who(decision.victim))
    return Prompt(sentence, voice.say("prompt.theft.then"))


def _trading(voice: Voice, decision: Trading) -> Prompt:
    due = forecast.year_end(voice.s, decision.seat).winter
    paid = voice.say("prompt.trading.then", goods=voice.goods(due))
    return Prompt(voice.say("prompt.trading.you"), paid if any(due) else voice.say("prompt.trading.then_free"))


def _answer_swap(voice: Voice, decision: AnswerSwap) -> Prompt:
    give, want = voice.one(decision.swap.give), voice.one(decision.swap.want)
    player = voice.who(decision.trading.seat)
    sentence = voice.say("prompt.answer_swap.you", player=player, give=give, want=want)
    return Prompt(sentence, voice.say("prompt.answer_swap.then"))


def _choose_victim(voice: Voice, decision: ChooseVictim) -> Prompt:
    base, effect = "prompt.choose_victim", decision.effect
    return Prompt(voice.say(f"{base}.{'random' if effect.or_draw else 'you'}"), voice.say(f"{base}.then_{effect.blow}"))


def _shield(voice: Voice, decision: Shield) -> Prompt:
    return Prompt(voice.say("prompt.shield.you", player=voice.who(decision.by)), voice.say("prompt.shield.then"))


def _looks_at_hand(voice: Voice, decision: SearchHand | DemandCard) -> Prompt:
    base = f"prompt.{key(type(decision))}"
    return Prompt(voice.say(f"{base}.you", victim=voice.who(decision.victim)), voice.say(f"{base}.then"))


def _ransom(voice: Voice, decision: Ransom) -> Prompt:
    player, card = voice.who(decision.to), voice.card(decision.card)
    return Prompt(voice.say("prompt.ransom.you", player=player, card=card), voice.say("prompt.ransom.then"))


def _buy_warrior(voice: Voice, decision: BuyWarrior) -> Prompt:
    then = voice.say("prompt.buy_warrior.then", place=voice.region(decision.region))
    return Prompt(voice.say("prompt.buy_warrior.you"), then)


def _pushing(voice: Voice, decision: Pushing) -> Prompt:
    then = voice.say("prompt.pushing.then", place=voice.region(decision.region))
    return Prompt(voice.say("prompt.pushing.you"), then)


def _commit_food(voice: Voice, decision: CommitFood) -> Prompt:
    place = voice.region(_battle(voice).region)
    then = voice.say("prompt.commit_food.then", **_strengths(voice, decision.attacker))
    return Prompt(voice.say("prompt.commit_food.you", place=place), then)


def _choose_face(voice: Voice, decision: ChooseFace) -> Prompt:
    other_rolled = _sides(voice, decision.attacker)[1].face
    then = "prompt.choose_face.then_last" if other_rolled else "prompt.choose_face.then"
    return Prompt(voice.say("prompt.choose_face.you"), voice.say(then, **_strengths(voice, decision.attacker)))


def _throw_axe(voice: Voice, decision: ThrowAxe) -> Prompt:
    then = voice.say("prompt.throw_axe.then", **_strengths(voice, attacker=True))
    return Prompt(voice.say("prompt.throw_axe.you"), then)


def _strengths(voice: Voice, attacker: bool) -> dict[str, int]:
    own, other = _sides(voice, attacker)
    return {"own": own.points, "other": other.points}


def _sides(voice: Voice, attacker: bool) -> tuple[Side, Side]:
    """Whoever decides, and the other."""
    battle = _battle(voice)
    return (battle.attacker, battle.defender) if attacker else (battle.defender, battle.attacker)


def _battle(voice: Voice) -> Battle:
    assert voice.s.battle is not None
    return voice.s.battle


def _choose_losses(voice: Voice, decision: ChooseLosses) -> Prompt:
    then = voice.say("prompt.choose_losses.then", place=voice.region(decision.region))
    return Prompt(voice.say("prompt.choose_losses.you", n=decision.count), then)


def _retreating(voice: Voice, decision: Retreating) -> Prompt:
    sentence = voice.say("prompt.retreating.you", place=voice.region(decision.region))
    return Prompt(sentence, voice.say("prompt.retreating.then"))


def _place_creature(voice: Voice, decision: PlaceCreature) -> Prompt:
    called = voice.s.called
    creature = voice.creature(called) if called else voice.term("figure.creature")
    return Prompt(voice.say("prompt.place_creature.you", creature=creature), voice.say("prompt.place_creature.then"))


def _choose_way(voice: Voice, decision: ChooseWay) -> Prompt:
    sentence = voice.say("prompt.choose_way.you", creature=voice.creature(decision.card))
    return Prompt(sentence, voice.say("prompt.choose_way.then"))


def _joining(voice: Voice, decision: Joining) -> Prompt:
    return Prompt(
        voice.say("prompt.joining.you", place=voice.region(decision.target)), voice.say("prompt.joining.then")
    )


def _removing(voice: Voice, decision: Removing) -> Prompt:
    base, effect = "prompt.removing", decision.effect
    sentence = voice.say(f"{base}.{'anywhere' if effect.anywhere else 'you'}")
    return Prompt(sentence, voice.say(f"{base}.{'then_raid' if effect.raid else 'then'}"))


def _choose_loot(voice: Voice, decision: ChooseLoot) -> Prompt:
    then = voice.say("prompt.choose_loot.then", place=voice.region(decision.region))
    return Prompt(voice.say("prompt.choose_loot.you"), then)


def _hidden_march(voice: Voice, decision: HiddenMarch) -> Prompt:
    sentence = voice.say("prompt.hidden_march.you", place=voice.region(decision.target))
    return Prompt(sentence, voice.say("prompt.hidden_march.then"))


_SPECIAL: dict[type, Callable[[Voice, Any], Prompt]] = {
    Turn: _turn,
    NextCard: _next_card,
    PickFromRow: _pick_from_row,
    SetupTile: _setup_tile,
    ChooseBasic: _choose_basic,
    Recruiting: _recruiting,
    Levy: _levy,
    Building: _building,
    Moving: _moving,
    Exploring: _exploring,
    ChooseTile: _choose_tile,
    Assigning: _assigning,
    React: _react,
    Theft: _theft,
    Trading: _trading,
    AnswerSwap: _answer_swap,
    ChooseVictim: _choose_victim,
    Shield: _shield,
    SearchHand: _looks_at_hand,
    DemandCard: _looks_at_hand,
    Ransom: _ransom,
    BuyWarrior: _buy_warrior,
    Pushing: _pushing,
    CommitFood: _commit_food,
    ChooseFace: _choose_face,
    ThrowAxe: _throw_axe,
    ChooseLosses: _choose_losses,
    Retreating: _retreating,
    PlaceCreature: _place_creature,
    ChooseWay: _choose_way,
    Joining: _joining,
    Removing: _removing,
    ChooseLoot: _choose_loot,
    HiddenMarch: _hidden_march,
}


def prompt(voice: Voice, decision: Decision[Any], onlooker: bool) -> Prompt:
    return house.prompt(voice, decision, onlooker, _SPECIAL)
