"""Positions that play cannot reach, though every piece of the box is in its place or in some other one."""

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.rules.kernel import Result, Step
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.heroes import AfterHero
from meadhall.rules.watch.cards.heroes_trade import BarterOne, GiveBack, HandOver
from meadhall.rules.watch.cards.samwell import Console
from meadhall.rules.watch.cards.tragedy import LoseDisplayedHero
from meadhall.rules.watch.fights.tormund import Discard, MoveTormund, Seven
from meadhall.rules.watch.fights.wall import PostFreeGuard
from meadhall.rules.watch.fights.wildlings import Advance, CrossNext, Invade, MarkInvasion, Muster, Press, Rush
from meadhall.rules.watch.flow import BeginTurn, Turn
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import GatherTokens, PayIncome, SetupSettlement
from meadhall.rules.watch.production import Produce
from meadhall.rules.watch.scoring import CheckVictory
from meadhall.rules.watch.state import State
from rules.watch.scene import base, watch

Spoil = Callable[[State], object]


def siege() -> State:
    """Figures in all places, and a player who can pay for a keep."""
    scene = watch().wall(1, 0, 1).wall(2, 2).camps(river="WC", cave="G").clearings("W", "W", "", "").gift(H03="W")
    return scene.hand(0, grain=2, ore=3).turn().s


def flaws_after(s: State, spoil: Spoil, *says: str) -> None:
    """The position was sound, is not any more, and the census doesn't tell."""
    assert not WATCH.flaws(s)
    census = WATCH.census(s)
    spoil(s)
    assert WATCH.census(s) == census
    assert list(WATCH.flaws(s)) == list(says)


def change(thing: Any, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(thing, name, value)


# Tokens


def keeps_tokens_to_reserve(s: State) -> None:
    (pair, *rest), player = s.players[0].keep_tile, s.players[0]
    change(player, keep_tile=tuple(rest))
    change(s, reserve=(*s.reserve, *pair))


def keeps_tokens_to_another(s: State) -> None:
    giver, taker = s.players[:2]
    change(taker, keep_tile=(*taker.keep_tile, giver.keep_tile[0]))
    change(giver, keep_tile=giver.keep_tile[1:])


def tiles_token_to_reserve(s: State) -> None:
    player = s.players[0]
    change(s, reserve=(*s.reserve, player.tile[0]))
    change(player, tile=player.tile[1:])


@pytest.mark.parametrize("spoil", [keeps_tokens_to_reserve, keeps_tokens_to_another, tiles_token_to_reserve])
def test_tokens_lie_under_their_pieces(spoil: Spoil) -> None:
    s = siege()
    flaws_after(s, spoil, *["tokens without their pieces"] * (1 + (spoil is keeps_tokens_to_another)))


def test_a_tragic_end_in_the_middle_of_a_keeps_tokens_leaves_one_off_the_tile() -> None:
    s = siege()
    s.finish(Result("all_lose", (), (2, 2, 2, 2)))
    tiles_token_to_reserve(s)
    assert not WATCH.flaws(s)
    flaws_after(s, tiles_token_to_reserve, "tokens without their pieces")


# The north


def more_in_the_gift(s: State, *hexes: int) -> None:
    """Warriors on these hexes, from the Frostfangs."""
    change(s, gift=tuple("warrior" if hex in hexes else figure for hex, figure in enumerate(s.gift)))
    change(s, frostfangs={**s.frostfangs, "warrior": s.frostfangs["warrior"] - len(hexes)})


def a_climber_waits(s: State) -> None:
    change(s, camps=(("warrior", "warrior"), *s.camps[1:]), clearings=(("climber",), *s.clearings[1:]))


SIEGES: dict[str, tuple[Spoil, str]] = {
    "three invasions": (lambda s: change(s, invasions=3), "a game that should be over"),
    "eight in the Gift": (lambda s: more_in_the_gift(s, 1, 2, 4, 5, 6, 7, 8), "a game that should be over"),
    "fewer invasions than none": (lambda s: change(s, invasions=-1), "a negative count"),
    "on no hex": (lambda s: more_in_the_gift(s, 0), "a wildling off the map"),
    "two against one": (
        lambda s: change(s, clearings=((), ("warrior", "warrior"), (), ())),
        "wildlings that should have crossed",
    ),
    "one against nobody": (lambda s: change(s, wall=((0, 1), (), (2,), ())), "wildlings that should have crossed"),
    "a climber waits": (a_climber_waits, "wildlings that should have crossed"),
}


@pytest.mark.parametrize("name", SIEGES)
def test_what_waits_in_the_north(name: str) -> None:
    spoil, says = SIEGES[name]
    flaws_after(siege(), spoil, says)


def test_as_many_in_the_gift_and_as_many_invasions_as_may_be() -> None:
    s = siege()
    s.invasions = 2
    more_in_the_gift(s, 1, 2, 4, 5, 6, 7)
    assert not WATCH.flaws(s)


def test_frostfangs_without_a_place_for_a_kind() -> None:
    s = watch().turn().camps(river="GGGG", cave="GGGG").s
    flaws_after(s, lambda s: s.frostfangs.pop("giant"), "no place for some wildlings")


@pytest.mark.parametrize(
    "fields",
    [
        {"camps": (("warrior",), (), ())},
        {"clearings": (("giant",), (), (), ())},
        {"gift": (None, "climber", *[None] * 20)},
        {"frostfangs": {"warrior": 1}},
        {"reserve": ("river_giant",)},
        {"used": ("river_giant",)},
        {"display": ("yoren",)},
        {"lost_heroes": ("yoren",)},
        {"wall": ((0,), (), (), ())},
        {"invasions": 1},
    ],
    ids=lambda fields: next(iter(fields)),
)
def test_nothing_is_north_of_the_wall_in_base(fields: dict[str, Any]) -> None:
    flaws_after(base().turn().s, lambda s: change(s, **fields), "something north of the Wall in base")


@pytest.mark.parametrize(
    "fields",
    [
        {"hero": "yoren"},
        {"hero_gone": "yoren"},
        {"tile": ("cave_giant",)},
        {"keep_tile": (("cave_giant", "cave_giant"),)},
    ],
    ids=lambda fields: next(iter(fields)),
)
def test_no_heroes_and_no_tokens_in_base(fields: dict[str, Any]) -> None:
    flaws_after(base().turn().s, lambda s: change(s.players[1], **fields), "heroes or tokens in base")


# The agenda, the bottom first


@pytest.mark.parametrize(
    "step",
    [
        Rush(0),
        Muster("?"),
        Advance(1),
        Press(1),
        Invade(1),
        CrossNext(1),
        MarkInvasion(),
        Seven(0),
        Produce(6),
        PayIncome(0, 28),
        GatherTokens(),
        BeginTurn(0),
        SetupSettlement(0, second=False),
        Turn(0),
        MoveTormund(0),
    ],
    ids=lambda step: type(step).__name__,
)
def test_steps_that_never_wait_there(step: Step[State]) -> None:
    for place in (0, 1):
        flaws_after(siege(), lambda s, place=place: s.agenda.insert(place, step), *_says(step, place))


def _says(step: Step[State], place: int) -> list[str]:
    """On top, a question there may be fine."""
    if place == 1 and not step.asks:
        return ["nobody to ask"]
    return ["steps that never wait like this"]


def rolled(*steps: Step[State], players: int = 4) -> State:
    """These steps on top of what the dice leave to be done."""
    s = watch(players).turn().s
    s.agenda += (CheckVictory(0), *steps)
    return s


def test_what_the_dice_bring() -> None:
    for number in (1, 12):
        assert not WATCH.flaws(rolled(Advance(number), MoveTormund(0)))
        assert not WATCH.flaws(rolled(Advance(number), Produce(12), LoseDisplayedHero(0)))
    for number in (-1, 0, 13, 99):
        assert WATCH.flaws(rolled(Advance(number), MoveTormund(0))) == ["a step that cannot come about"]
    assert WATCH.flaws(rolled(Advance(1), Produce(13), LoseDisplayedHero(0))) == ["a step that cannot come about"]
    assert WATCH.flaws(rolled(Advance(1), MoveTormund(1))) == ["a turn of another player"]
    assert WATCH.flaws(rolled(Advance(1), Advance(1), MoveTormund(0))) == ["steps that never wait like this"]


def test_a_discard_that_cannot_come_about() -> None:
    s = watch().hand(1, ore=8).hand(2, wool=9).turn().s
    s.agenda += (CheckVictory(0), Advance(12), MoveTormund(0), Discard(2, (), ((1, (0, 0, 0, 0, 4)),)))
    assert not WATCH.flaws(s)
    for strange in (
        Discard(2, (), ((1, (0, 0, 0, 0, 5)),)),
        Discard(2, (), ((1, (4, 0, 0, 0, 0)),)),
        Discard(2, (2,), ()),
        Discard(2, (7,), ()),
    ):
        s.agenda[-1] = strange
        assert WATCH.flaws(s) == ["a step that cannot come about"]


def demanding(*steps: Step[State]) -> State:
    """Jeor's owner may have demanded something."""
    s = watch().hero(0, "jeor_mormont").hand(0, ore=1).hand(1, ore=1).turn().s
    s.agenda += (CheckVictory(0), AfterHero(0), CheckVictory(0), *steps)
    return s


def test_what_heroes_leave_to_be_done() -> None:
    assert not WATCH.flaws(demanding(HandOver(0, 2, 4), GiveBack(0, 1)))
    assert not WATCH.flaws(demanding(BarterOne(0)))
    for strange in (HandOver(0, 2, 9), HandOver(0, 2, -1), HandOver(0, 0, 4)):
        assert WATCH.flaws(demanding(strange, GiveBack(0, 1))) == ["a step that cannot come about"]
    assert WATCH.flaws(demanding(GiveBack(0, 0))) == ["a step that cannot come about"]
    assert WATCH.flaws(demanding(GiveBack(0, 7))) == ["a question to nobody"]
    assert WATCH.flaws(demanding(HandOver(0, 2, 4))) == ["nobody to ask"]
    s = demanding(BarterOne(0))
    s.display, s.players[0].hero = (*s.display, "jeor_mormont"), None
    assert WATCH.flaws(s) == ["a step that cannot come about"]


def test_only_samwells_owner_is_consoled() -> None:
    s = watch().hero(2, "samwell_tarly").turn().s
    s.agenda += (CheckVictory(0), Advance(12), Console(2))
    assert not WATCH.flaws(s)
    s.agenda[-1] = Console(1)
    assert WATCH.flaws(s) == ["a step that cannot come about"]


def test_base_asks_for_nothing_of_the_brotherhood() -> None:
    s = base().turn().s
    s.agenda += (CheckVictory(0), MoveTormund(0))
    assert not WATCH.flaws(s)
    s.agenda[-1:] = [PostFreeGuard(0)]
    assert WATCH.flaws(s) == ["the Brotherhood's steps in base"]


def test_before_the_first_turn_all_place_as_much() -> None:
    options = Options(first_player="1")
    whole = WATCH.new(options, 3, 1)
    assert not WATCH.flaws(whole)
    for place in range(2, len(whole.agenda)):
        more, fewer = whole.copy(), whole.copy()
        more.agenda.insert(place, more.agenda[place])
        del fewer.agenda[place]
        assert WATCH.flaws(more), place
        assert WATCH.flaws(fewer), place
    another = whole.copy()
    another.agenda[0] = BeginTurn(1)
    assert WATCH.flaws(another) == ["a turn of another player"]


def test_the_end_asks_nothing() -> None:
    s = siege()
    s.result = Result("all_lose", (), (2, 2, 2, 2))
    assert WATCH.flaws(s) == ["a question after the end"]
    s.agenda.clear()
    assert not WATCH.flaws(s)
