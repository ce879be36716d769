"""The Harbour of Champions on the table page, and each of its dialogs, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.midgard.data import NO_DICE, Dice, LocationId, RuneId
from meadhall.rules.midgard.questions import (
    Assign,
    BuyShip,
    ChooseFallen,
    ChooseRune,
    ChooseShore,
    ChooseStarving,
    Healing,
    KeepDestiny,
    LastRunes,
    LookAtJourney,
    MoreGlory,
    NameBlamed,
    PayChurch,
    PayToll,
    PickLeader,
    PlaceWorker,
    ReplaceJourney,
    RollWindow,
    TakeDice,
    TrueVision,
    UseStall,
)
from meadhall.rules.midgard.state import ASHORE, State, minus, plus
from meadhall.views.deeds.midgard import DEEDS
from meadhall.views.table.midgard.fighting.voyage import check_list
from meadhall.views.table.midgard.points import counting
from meadhall.views.table.midgard.tidings import round_sheet
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.scene import Scene, asked, walk


def _in_round(number: int, *kinds: type) -> Callable[[State], bool]:
    return lambda s: s.round >= number and asked(*kinds)(s)


_TURN = _in_round(3, PlaceWorker)


def _by(dialog: str) -> Callable[[Action], bool]:
    """What is put together there."""
    return lambda action: DEEDS.of(action).dialog == dialog


def _can(dialog: str) -> Callable[[State], bool]:
    return lambda s: asked(PlaceWorker)(s) and any(map(_by(dialog), kernel.options(s)))


def _opens(dialog: str) -> Callable[[TablePage], object]:
    return lambda page: page.doing.open_kind(next(kind for kind, row in DEEDS.items() if row.dialog == dialog))


def _hunting(s: State) -> bool:
    return asked(RollWindow)(s) and s.battle is not None and s.battle.enemy is None


def _fighting(s: State) -> bool:
    """With something at stake."""
    return asked(RollWindow)(s) and s.battle is not None and s.battle.enemy is not None and len(s.battle.rolled) > 3


def _sailing(s: State) -> bool:
    """Ships and land at once."""
    bands = s.bands_of(0)
    return asked(Assign)(s) and len(bands) > 1 and any(band.shore != ASHORE for band in bands)


def _reserved(s: State) -> bool:
    return asked(PlaceWorker)(s) and any(band.shore != ASHORE for band in s.bands_of(0))


def _visits(s: State, location: LocationId) -> list[Action]:
    return [action for action in kernel.options(s) if DEEDS.of(action).ways(action, s) == [(f"place:{location}",)]]


def _open_to(location: LocationId) -> Callable[[State], bool]:
    return lambda s: _TURN(s) and bool(_visits(s, location))


def _visit(location: LocationId) -> Callable[[TablePage], object]:
    return lambda page: page.act(_visits(page.session.view, location)[0])


def _accept(page: TablePage) -> None:
    """And let fall whoever must, until it is over."""
    while page.session.options() and isinstance(page.session.decision, ChooseFallen | RollWindow):
        page.act(page.session.options()[0])


def _look(page: TablePage) -> None:
    page.act(page.session.options()[0])


def _sheet(make: Callable[..., object]) -> Callable[[TablePage], object]:
    return lambda page: page.show_sheet(lambda desk: make(desk, desk.speech))  # pyright: ignore[reportArgumentType, reportReturnType]


def _given(*runes: RuneId, dice: Dice = NO_DICE) -> Callable[[State], None]:
    """To the first seat, which steady players take but once in many games."""

    def give(s: State) -> None:
        player = s.players[0]
        s.rune_deck = tuple(rune for rune in s.rune_deck if rune not in runes)
        s.rune_row = tuple(None if rune in runes else rune for rune in s.rune_row)
        player.runes += runes
        s.supply, player.dice = minus(s.supply, dice), plus(player.dice, dice)

    return give


SCENES: dict[str, Scene] = {
    "midgard": Scene(_TURN),
    "midgard-late": Scene(_in_round(7, PlaceWorker)),
    "midgard-leader": Scene(asked(PickLeader)),
    "midgard-place": Scene(_TURN, walk),
    "midgard-drawer": Scene(_TURN, lambda page: page.open_drawer()),
    "midgard-manners": Scene(_TURN, _opens("manners")),
    "midgard-points": Scene(_in_round(5, PlaceWorker), _sheet(counting)),
    "midgard-list": Scene(_reserved, _sheet(check_list)),
    "midgard-shore": Scene(asked(ChooseShore), walk),
    "midgard-market": Scene(_open_to("market"), _visit("market")),
    "midgard-church": Scene(asked(PayChurch)),
    "midgard-stall": Scene(asked(UseStall)),
    "midgard-rune": Scene(asked(ChooseRune)),
    "midgard-look": Scene(asked(LookAtJourney), walk),
    "midgard-seen": Scene(asked(LookAtJourney), _look),
    "midgard-ship": Scene(asked(BuyShip)),
    "midgard-assign": Scene(_sailing),
    "midgard-battle": Scene(_fighting),
    "midgard-hunt": Scene(_hunting),
    "midgard-fallen": Scene(asked(ChooseFallen)),
    "midgard-outcome": Scene(_fighting, _accept),
    "midgard-blame": Scene(asked(NameBlamed)),
    "midgard-toll": Scene(asked(PayToll)),
    "midgard-round": Scene(_TURN, _sheet(round_sheet)),
    "midgard-seat": Scene(_TURN, lambda page: page.open_seat(1)),
    "midgard-curtain": Scene(lambda s: s.round > 1 and not kernel.is_over(s), alone=False),
    "midgard-secret": Scene(
        lambda s: not kernel.is_over(s) and isinstance(kernel.asked(s), Assign),
        alone=False,
        options=(("assignment", "secret"),),
    ),
    "midgard-end": Scene(kernel.is_over),
    # Rare ones: a picture of them may take several games.
    "midgard-dice": Scene(asked(TakeDice), given=_given(dice=(2, 2, 2))),
    "midgard-destiny": Scene(asked(KeepDestiny)),
    "midgard-vision": Scene(asked(TrueVision), given=_given("rune_true_vision")),
    "midgard-gifts": Scene(_can("gifts"), _opens("gifts")),
    "midgard-success": Scene(_can("success"), _opens("success")),
    "midgard-healing": Scene(asked(Healing)),
    "midgard-glory": Scene(asked(MoreGlory)),
    "midgard-journey": Scene(asked(ReplaceJourney), given=_given("rune_journey")),
    "midgard-starving": Scene(asked(ChooseStarving)),
    "midgard-last": Scene(asked(LastRunes)),
}
