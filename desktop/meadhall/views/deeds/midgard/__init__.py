"""What a player of the Harbour of Champions can do. What is chosen with cards, dice and buttons has no ways on the
board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.rules.midgard import actions as do
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.questions import PlaceWorker

from ..deed import Deed, Deeds, Prompted
from . import cautions, lines, ways

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.models.session import Session
    from meadhall.rules.kernel import Action


def _placing(session: Session) -> bool:
    return isinstance(session.decision, PlaceWorker) and session.asks_viewer


def _possible(kind: type[Action]) -> Callable[[Session], bool]:
    return lambda session: any(isinstance(action, kind) for action in session.options())


DEEDS = Deeds(
    # placement
    Deed(
        kind=do.Place,
        leads_to=(e.WorkerPlaced,),
        icon="worker",
        line=lines.place,
        detail=lines.workers_left,
        ways=ways.location,
        ghost="worker",
        beacon="plus",
        caution=cautions.visited,
    ),
    Deed(
        kind=do.SetAsking,
        icon="gear",
        line=lines.set_asking,
        listed=lambda session: False,  # it stands behind a button
        opens=_placing,
        dialog="manners",
    ),
    # runes that may be used unasked
    Deed(
        kind=do.UseGifts,
        icon="rune",
        line=lines.gifts,
        opens=_possible(do.UseGifts),
        tray=lambda action: "rune:rune_gifts",
        dialog="gifts",
    ),
    Deed(
        kind=do.UseWealth,
        icon="rune",
        line=lines.wealth,
        prompted=Prompted.PLAIN,
        tray=lambda action: "rune:rune_wealth",
    ),
    Deed(
        kind=do.UseKnowledge,
        icon="rune",
        prompted=Prompted.PLAIN,
        tray=lambda action: "rune:rune_knowledge",
    ),
    Deed(
        kind=do.UseSuccess,
        icon="rune",
        line=lines.success,
        opens=_possible(do.UseSuccess),
        tray=lambda action: "rune:rune_success",
        dialog="success",
    ),
    # visits
    Deed(kind=do.Take, icon="viking", line=lines.take),
    Deed(kind=do.Trade, icon="swap", line=lines.trade),
    Deed(kind=do.GiveCoins, icon="coin", line=lines.give_coins, ways=ways.church),
    Deed(kind=do.Uses, icon="favour", line=lines.uses, ways=ways.stall),
    Deed(kind=do.Look, icon="eye", line=lines.look, ways=ways.journey, beacon="eye"),
    Deed(kind=do.Keep, leads_to=(e.DestinyKept,), icon="fate", line=lines.with_card),
    Deed(kind=do.TakeRune, leads_to=(e.RuneTaken,), icon="rune", line=lines.take_rune, ways=ways.rune),
    Deed(kind=do.TakeTopRune, leads_to=(e.RuneTaken,), icon="deck", ways=ways.top_rune),
    Deed(kind=do.TakeShip, leads_to=(e.ShipBought,), icon="ship", line=lines.take_ship, ways=ways.ship),
    Deed(kind=do.SailTo, leads_to=(e.ShipSent,), icon="ship", line=lines.sail_to, ways=ways.shore, ghost="ship"),
    # Vikings sent and fighting
    Deed(kind=do.AssignVikings, icon="viking", line=lines.assign, caution=cautions.assigned),
    Deed(kind=do.AcceptRoll, icon="check", line=lines.accept),
    Deed(kind=do.RerollWithFavour, icon="favour", line=lines.reroll),
    Deed(kind=do.UsePotential, icon="rune", line=lines.reroll),
    Deed(kind=do.UseReaction, icon="rune"),
    Deed(kind=do.Fall, icon="skull", line=lines.of_dice),
    Deed(kind=do.Blame, icon="blame", line=lines.blame),
    Deed(kind=do.Lose, icon="skull", line=lines.lose),
    Deed(kind=do.Starve, icon="skull", line=lines.of_dice),
    # runes that are offered, and going on
    Deed(kind=do.UseRune, icon="rune"),
    Deed(kind=do.KeepRune, icon="skip"),
    Deed(kind=do.GoOn, icon="check", prompted=Prompted.GOLDEN),
    # before the game
    Deed(kind=do.TakeLeader, icon="banner-madder", line=lines.take_leader),
)
