"""Characters: each does rather what it likes, as long as that costs little."""

import pytest

from meadhall.bots import Question, make
from meadhall.bots.characters import CHARACTERS
from meadhall.bots.insight import Choice
from meadhall.bots.registry import MINDS
from meadhall.bots.tempers import Leaning, liked
from meadhall.rules import GAMES, kernel
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement


def choices(**gains: float) -> list[Choice]:
    return [Choice(gain, name) for name, gain in gains.items()]  # pyright: ignore[reportArgumentType]


def to(name: str, price: float) -> Leaning:
    return Leaning(lambda view, action: action == name, price)


def test_what_is_liked_is_done_for_a_small_price() -> None:
    listed = choices(best=3.0, near=2.7, far=1.0, end=0.0)
    assert liked(listed, "best", to("near", 0.5), None) == "near"  # pyright: ignore[reportArgumentType]
    assert liked(listed, "best", to("far", 0.5), None) == "best"  # pyright: ignore[reportArgumentType]
    assert liked(listed, "something free", to("near", 0.5), None) == "something free"  # pyright: ignore[reportArgumentType]


def test_nothing_that_loses_is_done_for_love() -> None:
    listed = choices(best=0.2, harm=-0.1)
    assert liked(listed, "best", to("harm", 0.5), None) == "best"  # pyright: ignore[reportArgumentType]


def test_nothing_is_paid_or_played_for_love_alone() -> None:
    """A card that moves nobody, a ware that nobody needs: even where nothing else is to be done."""
    listed = choices(card=0.0, end=0.0)
    assert liked(listed, "end", to("card", 0.5), None) == "end"  # pyright: ignore[reportArgumentType]


def test_where_something_must_be_done_it_is_what_is_liked() -> None:
    listed = choices(best=-1.0, near=-1.2, far=-3.0)
    assert liked(listed, "best", to("near", 0.5), None) == "near"  # pyright: ignore[reportArgumentType]
    assert liked(listed, "best", to("far", 0.5), None) == "best"  # pyright: ignore[reportArgumentType]


def test_without_the_wall_everybody_still_likes_something() -> None:
    deeds = (BuildRoad(1), FoundSettlement(1), BuildKeep(1), BuyCard())
    view = WATCH.new(WATCH.modes["base"], 4, 1)
    for leaning in MINDS["watch"].leanings.values():
        assert any(leaning.to(view, deed) for deed in deeds)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_temper_means_something_in_every_game(game_id: str) -> None:
    assert {character.temper for character in CHARACTERS} <= MINDS[game_id].leanings.keys()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_temper_shows(game_id: str) -> None:
    """Somewhere in a game it does something else than the steady player would, and it is what it likes."""
    game, minds = GAMES[game_id], MINDS[game_id]
    s = game.new(game.options(), 3, 2)
    bots = [make("steady", game, seat) for seat in range(3)]
    shown = 0
    for number in range(150):
        question = Question(game, s)
        steady = bots[question.seat].choose(question)
        if question.kind in minds.insight.main:
            for character in CHARACTERS:
                if character.level == "steady":
                    answer = make(character.id, game, number).choose(Question(game, s))
                    if answer != make("steady", game, number).choose(Question(game, s)):
                        assert minds.leanings[character.temper].to(question.view, answer)
                        shown += 1
        kernel.play(s, steady)
    assert shown
