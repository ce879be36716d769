"""What a player of Gone Wild can do. Of the golden rows the first that is possible is the button that goes on.

What is chosen with cards and buttons has no ways on the board; and to pull down a building is too much for a click.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.rules.wild import actions as do
from meadhall.rules.wild import events as e
from meadhall.rules.wild.data import HALL
from meadhall.rules.wild.forecast import Attack
from meadhall.rules.wild.questions import TakeTurn

from ..deed import Deed, Deeds, Prompted
from . import cautions, fights, lines, outcomes, ways
from .icons import BUILDING_ICONS
from .prices import taken

if TYPE_CHECKING:
    from meadhall.models.session import Session

_PLAIN, _GOLDEN = Prompted.PLAIN, Prompted.GOLDEN


def _on_turn(session: Session) -> bool:
    return isinstance(session.decision, TakeTurn) and session.asks_viewer


def _can_attack(session: Session) -> bool:
    return _on_turn(session) and any(isinstance(action, Attack) for action in session.options())


DEEDS = Deeds(
    # in one's turn
    Deed(
        kind=do.SetAsking,
        icon="gear",
        line=lines.set_asking,
        listed=lambda session: not _on_turn(session),  # it stands behind a button then
        opens=_on_turn,
        dialog="asking",
    ),
    Deed(
        kind=do.CompleteMission,
        icon="flag",
        line=lines.complete_mission,
        button=lines.complete_button,
        prompted=_PLAIN,
        tray=lambda action: f"mission:{action.slot}",
    ),
    Deed(
        kind=do.SwapMission,
        icon="swap",
        line=lines.swap_mission,
        tray=lambda action: f"mission:{action.slot}",
    ),
    Deed(kind=do.Play, icon="cards", line=lines.play, dialog="play", price=lambda session, action: {action.card: 1}),
    Deed(kind=do.PlayAll, icon="chest", line=lines.play_all, prompted=_PLAIN),
    Deed(
        kind=do.BuyCard,
        icon="plus",
        trades=True,
        opens=_on_turn,
        line=lines.buy_card,
        outcome=taken,
        ways=ways.stack,
        dialog="market",
        composer="exchange",
    ),
    Deed(
        kind=do.BuyPath,
        icon="road",
        trades=True,
        line=lines.buy_path,
        outcome=taken,
        ways=ways.path,
        dialog="market",
        composer="exchange",
    ),
    Deed(
        kind=do.Build,
        icon="build",
        trades=True,
        line=lines.build,
        outcome=taken,
        ways=ways.lot,
        ghost="house",
        dialog="market",
        composer="exchange",
    ),
    Deed(
        kind=do.UpgradeHall,
        icon=BUILDING_ICONS[HALL],
        line=lines.upgrade_hall,
        detail=lines.next_hall,
        outcome=taken,
        ways=ways.own_hall,
        composer="exchange",
    ),
    Deed(kind=do.Demolish, icon="trash", line=lines.demolish, dialog="demolish", caution=cautions.demolished),
    Deed(kind=do.Exchange, icon="swap", line=lines.exchange),
    Deed(
        kind=do.AttackRival,
        icon="crossed",
        opens=_can_attack,
        line=fights.rival,
        ways=ways.target,
        bundle=True,
        hostile=lambda spot, action, view: True,
        outcome=outcomes.of_attack,
        caution=cautions.hopeless,
        dialog="raid",
        composer="raid",
    ),
    Deed(
        kind=do.AttackUndead,
        icon="skull",
        line=fights.undead,
        ways=ways.path,
        bundle=True,
        hostile=lambda spot, action, view: True,
        outcome=outcomes.of_attack,
        caution=cautions.hopeless,
        dialog="raid",
        composer="raid",
    ),
    Deed(
        kind=do.AttackDragon,
        icon="dragon",
        line=fights.dragon,
        ways=ways.dragon,
        bundle=True,
        hostile=lambda spot, action, view: True,
        outcome=outcomes.of_attack,
        caution=cautions.hopeless,
        dialog="raid",
        composer="raid",
    ),
    Deed(kind=do.EndTurn, icon="check", prompted=_GOLDEN, detail=lines.turn_ended, caution=cautions.undone),
    # what cards ask
    Deed(
        kind=do.TakeFrom,
        icon="fist",
        line=lines.take_from,
        ways=ways.robbed,
        hostile=lambda spot, action, view: True,
    ),
    Deed(kind=do.TakeNothing, icon="skip", prompted=_GOLDEN),
    Deed(kind=do.TakeResource, icon="beer", line=lines.take_resource),
    Deed(kind=do.PutOnTop, icon="deck", line=lines.with_card),
    Deed(kind=do.Recover, leads_to=(e.CardsRecovered,), icon="undo", line=lines.recover),
    Deed(kind=do.LookAt, leads_to=(e.HandSeen,), icon="eye", line=lines.look_at, ways=ways.village),
    # attacks on oneself, and what comes of fights
    Deed(kind=do.Defence, icon="shield", line=fights.defence),
    Deed(kind=do.PutToken, icon="barrel", line=lines.put_token, ways=ways.own_plot),
    Deed(kind=do.TakeAsgard, leads_to=(e.AsgardTaken,), icon="bolt", line=lines.with_card, ways=ways.asgard),
    # before the game, and the ends of rounds
    Deed(kind=do.TakeChief, icon="banner-madder", line=lines.take_chief),
    Deed(kind=do.Store, icon="barrel", line=lines.store),
    Deed(kind=do.KeepCards, icon="ship", line=lines.keep_cards),
)
