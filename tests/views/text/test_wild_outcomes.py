"""What is said of an attack before it is declared is what the rules then do, and tells nothing secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from kit import rule
from kit.wording import loose
from meadhall.languages import languages
from meadhall.rules import kernel
from meadhall.rules.wild import WILD
from meadhall.rules.wild.data import HALL, Amount
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.forecast import Target, target_of
from meadhall.rules.wild.options import Options
from meadhall.rules.wild.state import NOBODY, Building, State
from meadhall.views.boards.wild.preview import sensible
from meadhall.views.deeds.wild.outcomes import foretold
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.words import Words

NAMES = ("A", "B", "C", "D")
SPEECH = WildSpeech(Words("en"), NAMES)


@pytest.fixture
def s() -> State:
    return WILD.new(Options(chiefs="dealt"), 3, 1)


def on(s: State, building: Building, **acting: int) -> str:
    """Of an attack on this building of the second player."""
    player = s.players[1]
    player.town = (player.town[0], building) if building.plot != HALL else (building,)
    s.acting = replace(s.acting, **acting)  # pyright: ignore[reportArgumentType]
    return said(s, Target(1, building.plot), ("viking_warrior",))


def said(s: State, target: Target, sent: tuple[str, ...] = ()) -> str:
    return loose("\n".join(foretold(SPEECH.voice(s), target, sent).lines))


def test_it_tells_the_defence_with_what_lies_on_it(s: State) -> None:
    said = on(s, Building("brewery_1", forts=("tower",)))
    assert "**Brewery**: defence **3**" in said
    assert "**1** Fortification" in said


def test_it_tells_what_one_more_success_is_worth(s: State) -> None:
    assert "Success: **1** [glory]" in on(s, Building("brewery_1"))
    assert "Success no. **3** this turn: **3** [glory] become **5**" in on(s, Building("brewery_1"), successes=2)


@pytest.mark.parametrize(
    ("building", "reward"),
    [
        (Building("tavern_1"), "At once: **1** [glory]."),
        (Building("beer_storage_1", held=Amount(beer=2)), "At once: **1** [beer]"),
        (Building("gold_storage_1"), "It is empty"),
        (Building(HALL), "At once: **1** [glory]."),
    ],
)
def test_it_tells_the_reward(s: State, building: Building, reward: str) -> None:
    assert reward in on(s, building)


def test_the_greatest_hall_pays_with_asgard(s: State) -> None:
    s.players[1].level = 3
    assert "an Asgard card" in on(s, Building(HALL))


def test_it_knows_no_more_of_the_hand_than_everybody(s: State) -> None:
    player = s.players[1]
    player.hand = ("?", "?")
    player.owned = ("beer", "sheep_cannon", "tower", "tower")
    player.discard = ("tower",)
    assert "At most **2** cards in hand can defend: worth up to **+7**" in on(s, Building("brewery_1"))
    assert "It may bring them **1** [glory] more" in on(s, Building("brewery_1"))
    player.hand = ("?",)
    assert "At most **1** card in hand can defend: worth up to **+5**" in on(s, Building("brewery_1"))
    player.owned = ("beer", "assassin")
    assert "worth up to **+1**" in on(s, Building("brewery_1"))
    player.hand = ()
    assert "No card in the defender’s hand can defend" in on(s, Building("brewery_1"))


def test_it_tells_of_full_defence_as_long_as_nothing_has_been_hit(s: State) -> None:
    assert "And **1** [glory] more at the end of your turn" in on(s, Building("brewery_1"))
    assert "more at the end of your turn" not in on(s, Building("brewery_1"), harmed=True)


@rule("VW-18.13")
def test_a_shockwave_tower_counts_who_is_sent(s: State) -> None:
    told = on(s, Building("brewery_1", forts=("shockwave_tower",)))
    assert "defence **4**" in told
    assert "Each attacking Unit adds **1**" in told
    assert "defence **3**" in said(s, Target(1, "brewery_1"))


def test_beasts_pay_what_stands_on_them(s: State) -> None:
    s.path = ("undead_gold", *s.path[1:])
    assert said(s, Target(slot=0)) == "Beat it: **1** [glory] and **1** [gold]."
    assert "Once per round" in said(s, Target())


def attacks() -> Iterator[tuple[State, AttackRival]]:
    s, chance = WILD.new(Options(chiefs="dealt"), 4, 6), Random(6)
    for _ in range(500):
        if s.result is not None:
            return
        action = chance.choice(sensible(s, chance))
        if isinstance(action, AttackRival):
            yield s, action
        kernel.play(s, action)


@pytest.mark.parametrize("language", languages())
def test_all_eyes_are_told_the_same(language: str) -> None:
    speech, count = WildSpeech(Words(language), NAMES), 0
    for s, action in attacks():
        eyes = [WILD.visible(s, seat) for seat in (s.active, NOBODY)]
        told, heard = (foretold(speech.voice(view), target_of(action), action.attackers).lines for view in eyes)
        assert len(told) >= 4
        assert told == heard
        count += 1
    assert count > 3
