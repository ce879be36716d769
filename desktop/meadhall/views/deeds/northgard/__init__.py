"""What a player of the Uncharted Lands can do. Of the golden rows the first that is possible is the button that goes
on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.northgard import actions as do
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.questions import Moving

from ..deed import Deed, Deeds, Prompted
from . import cautions, lines, outcomes, ways

if TYPE_CHECKING:
    from meadhall.models.session import Session

_PLAIN, _GOLDEN = Prompted.PLAIN, Prompted.GOLDEN


def _one_card(session: Session, action: Any) -> dict[str, int]:
    return {action.card: 1}


def _of_hand(action: Any) -> str:
    return f"hand:{action.card}"


def _tile(action: Any) -> str:
    return f"tile:{action.tile}"


def _building(action: Any) -> str:
    return f"building:{action.building}"


def _of_row(action: Any) -> str:
    return f"row:{action.card}"


DEEDS = Deeds(
    # before the game
    Deed(kind=do.TakeClan, icon="banner-madder", line=lines.take_clan),
    Deed(kind=do.PlaceGroup, icon="flag", line=lines.with_kaija, ways=ways.region),
    # the turn
    Deed(
        kind=do.PlayCard,
        icon="cards",
        line=lines.with_card,
        price=_one_card,
        tray=_of_hand,
        dialog="card",
    ),
    Deed(kind=do.Wait, icon="sleep", line=lines.spending, price=_one_card, dialog="card"),
    Deed(kind=do.Replace, icon="swap", line=lines.spending, price=_one_card, dialog="card"),
    Deed(kind=do.Remove, icon="trash", line=lines.spending, price=_one_card, dialog="card"),
    Deed(kind=do.Upgrade, icon="bolt", line=lines.upgrade, price=_one_card, dialog="upgrade"),
    Deed(
        kind=do.Pass, leads_to=(e.Passed,), icon="flag", detail=lines.passing, prompted=_PLAIN, caution=cautions.passing
    ),
    Deed(kind=do.EndTurn, icon="check", detail=lines.next_player, prompted=_GOLDEN),
    Deed(
        kind=do.Stop,
        icon="check",
        line=lines.stop,
        button=lines.stopping,
        prompted=_GOLDEN,
        waits=lambda session: not isinstance(session.decision, Moving),  # elsewhere it gives away what is due to one
    ),
    Deed(kind=do.SetAsking, icon="gear", line=lines.set_asking, dialog="asking"),
    # what cards do
    Deed(kind=do.TakeBasic, leads_to=(e.EffectChosen,), icon="beer", line=lines.take_basic, prompted=_PLAIN),
    Deed(kind=do.RecruitAt, icon="horn", line=lines.with_kaija, ways=ways.region),
    Deed(kind=do.LevyAt, icon="horn", line=lines.with_kaija, ways=ways.region),
    Deed(kind=do.PlaceAt, icon="horn", line=lines.at_region, ways=ways.region),
    Deed(
        kind=do.March,
        icon="boot",
        line=lines.march,
        ways=ways.from_to,
        bundle=True,
        composer="figures",
        hostile=ways.where_it_harms,
        ghost="arrow",
        beacon="boot",
        outcome=outcomes.march,
    ),
    Deed(kind=do.ComeOutAt, leads_to=(e.EffectChosen,), icon="boot", line=lines.at_region, ways=ways.region),
    Deed(
        kind=do.LayTile,
        leads_to=(e.TileLaid,),
        icon="explore",
        line=lines.lay_tile,
        tray=_tile,
        ways=ways.cell,
        ghost="tile",
        beacon="explore",
        outcome=outcomes.tile,
    ),
    Deed(kind=do.TakeTile, icon="explore", line=lines.take_tile),
    Deed(kind=do.PutBack, icon="undo", prompted=_PLAIN),
    Deed(
        kind=do.Construct,
        icon="build",
        line=lines.construct,
        tray=_building,
        ways=ways.slot,
        ghost="building",
        beacon="build",
        outcome=outcomes.building,
    ),
    Deed(kind=do.Exchange, icon="swap", line=lines.exchange, ways=ways.building),
    Deed(kind=do.CollectFirst, leads_to=(e.EffectChosen,), icon="chest", line=lines.collect_first, ways=ways.region),
    Deed(kind=do.BuildFirst, leads_to=(e.EffectChosen,), icon="build", prompted=_PLAIN),
    Deed(kind=do.Assign, icon="cards", line=lines.assign),
    Deed(kind=do.Pick, leads_to=(e.CardPicked,), icon="scroll", line=lines.with_card, tray=_of_row),
    Deed(kind=do.CopyCard, leads_to=(e.CardCopied,), icon="scroll", line=lines.copy_card),
    Deed(kind=do.TakeBack, leads_to=(e.CardTaken,), icon="undo", line=lines.with_card),
    Deed(kind=do.DrawOne, icon="cards", prompted=_PLAIN),
    Deed(kind=do.Spend, icon="chest", line=lines.spend),
    Deed(
        kind=do.Scorch,
        leads_to=(e.ScorchedPlaced,),
        icon="burst",
        line=lines.at_region,
        ways=ways.region,
        ghost="scorched",
        beacon="fate",
    ),
    Deed(kind=do.RemoveFrom, icon="skull", line=lines.remove_from, ways=ways.region, hostile=ways.there),
    Deed(kind=do.TakeKind, icon="chest", line=lines.take_kind, button=lines.kind_of_goods, prompted=_PLAIN),
    # hands under attack, and reactions
    Deed(kind=do.Cancel, icon="shield"),
    Deed(kind=do.LetHappen, icon="skip"),
    Deed(kind=do.PickVictim, leads_to=(e.HandAttacked,), icon="fist", line=lines.victim),
    Deed(kind=do.DrawInstead, icon="cards"),
    Deed(kind=do.UseShield, icon="shield"),
    Deed(kind=do.TakeBlow, icon="skip"),
    Deed(kind=do.PointAt, leads_to=(e.CardDemanded,), icon="eye", line=lines.with_card),
    Deed(kind=do.GiveUpCard, icon="trash"),
    Deed(kind=do.Discard, icon="trash", line=lines.with_card, tray=_of_hand),
    # battle
    Deed(kind=do.Fight, icon="crossed", line=lines.at_region, ways=ways.region, hostile=ways.there),
    Deed(kind=do.PushTo, icon="move", line=lines.with_kaija, ways=ways.region),
    Deed(kind=do.SpendFood, icon="food", line=lines.spend_food),
    Deed(kind=do.TakePoint, icon="axe"),
    Deed(kind=do.TakeCasualty, icon="skull"),
    Deed(kind=do.Lose, icon="skull", line=lines.lose, button=lines.losing, prompted=_PLAIN),
    Deed(
        kind=do.RetreatTo,
        icon="boot",
        line=lines.retreat_to,
        ways=ways.region,
        bundle=True,
        composer="figures",
        beacon="boot",
    ),
    # creatures
    Deed(
        kind=do.Challenge,
        icon="crossed",
        line=lines.challenge,
        ways=ways.beast,
        hostile=ways.there,
        outcome=outcomes.fight,
    ),
    Deed(kind=do.Call, icon="lair", prompted=_PLAIN),
    Deed(kind=do.PutCreature, icon="lair", line=lines.at_area, ways=ways.area),
    Deed(kind=do.LeadTo, icon="wolf", line=lines.at_region, ways=ways.region, beacon="boot"),
    # the year's end
    Deed(
        kind=do.Steal,
        leads_to=(e.ResourceStolen,),
        icon="fist",
        line=lines.steal,
        button=lines.kind_of_goods,
        prompted=_PLAIN,
    ),
    Deed(kind=do.Trade, icon="swap", line=lines.trade, trades=True),
    Deed(kind=do.Swap, icon="swap", line=lines.swap, trades=True),
    Deed(kind=do.Agree, icon="check", prompted=_GOLDEN),
    Deed(kind=do.Refuse, icon="cross", prompted=_PLAIN),
    Deed(kind=do.BeginAt, icon="flag", line=lines.at_region, ways=ways.region),
)
