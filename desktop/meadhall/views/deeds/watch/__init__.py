"""What a player of the Watch can do. Of the golden rows the first that is possible is the button that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.watch import actions as do
from meadhall.rules.watch.forecast import USUAL_PRICES
from meadhall.rules.watch.questions import AnswerOffer

from ..deed import Caution, Deed, Deeds, Heading, Prompted
from . import lines, outcomes, ways

if TYPE_CHECKING:
    from meadhall.models.session import Session
    from meadhall.views.text.watch import WatchSpeech

_PIECES = {do.FoundSettlement: "settlement", do.BuildKeep: "keep"}  # each is a point
_BUILD, _PLAIN, _GOLDEN = Heading.BUILD, Prompted.PLAIN, Prompted.GOLDEN


def _forgotten(session: Session, speech: WatchSpeech, action: Any) -> Caution | None:
    """A settlement or a keep that could still be built is easily forgotten."""
    voice, legal = speech.voice(session.view), set(map(type, session.options()))
    could = [name for kind, name in _PIECES.items() if kind in legal]
    if not could:
        return None
    what = could[0] if len(could) == 1 else "both"
    question, detail = speech.words("table.ask.end_turn"), voice.say(f"deed.end_turn.could_{what}")
    return Caution(question, detail, "unbuilt", f"+{len(could)}", reminds=True)  # a point for each


DEEDS = Deeds(
    # before the game
    Deed(kind=do.Settle, icon="house", line=lines.at_intersection, ways=ways.vertex, ghost="settlement"),
    Deed(kind=do.LayFirstRoad, icon="road", line=lines.at_path, ways=ways.path, ghost="road"),
    # the turn
    Deed(
        kind=do.ClaimVictory,
        icon="trophy",
        prompted=_GOLDEN,
        # the program declares victory itself, unless the table has agreed otherwise
        listed=lambda session: session.view.options.confirm_victory,
    ),
    Deed(kind=do.RollDice, icon="dice", prompted=_GOLDEN, ways=ways.dice),
    Deed(kind=do.EndTurn, icon="check", prompted=_GOLDEN, detail=lines.turn_ended, caution=_forgotten),
    Deed(
        kind=do.PlayCard,
        icon="scroll",
        line=lines.play_card,
        tray=lambda action: f"card:{action.card}",
    ),
    Deed(kind=do.UseHero, icon="person", line=lines.use_hero, detail=lines.hero_used, tray=lambda action: "hero"),
    # building
    Deed(
        kind=do.BuildRoad,
        icon="road",
        heading=_BUILD,
        line=lines.at_path,
        detail=lines.priced(USUAL_PRICES[do.BuildRoad]),
        ways=ways.path,
        ghost="road",
        outcome=outcomes.piece,
    ),
    Deed(
        kind=do.FoundSettlement,
        icon="house",
        heading=_BUILD,
        line=lines.at_intersection,
        detail=lines.priced(USUAL_PRICES[do.FoundSettlement]),
        ways=ways.vertex,
        ghost="settlement",
        outcome=outcomes.piece,
    ),
    Deed(
        kind=do.BuildKeep,
        icon="keep",
        heading=_BUILD,
        line=lines.at_intersection,
        detail=lines.priced(USUAL_PRICES[do.BuildKeep]),
        ways=ways.vertex,
        ghost="keep",
        outcome=outcomes.keep,
    ),
    Deed(
        kind=do.BuyCard,
        icon="scroll",
        heading=_BUILD,
        detail=lines.priced(USUAL_PRICES[do.BuyCard]),
        ways=ways.deck,
    ),
    Deed(
        kind=do.HireGuard,
        icon="guard",
        heading=_BUILD,
        line=lines.at_section,
        detail=lines.priced(USUAL_PRICES[do.HireGuard]),
        ways=ways.post,
        ghost="guard",
        outcome=outcomes.guard,
    ),
    # trade
    Deed(kind=do.SupplyTrade, icon="swap", trades=True, line=lines.supply_trade, ways=ways.wanted, dialog="supply"),
    Deed(kind=do.OfferTrade, icon="swap", trades=True, line=lines.offer_trade, dialog="offer"),
    Deed(kind=do.TakeProposal, icon="check", trades=True, line=lines.take_proposal, dialog="offer"),
    Deed(kind=do.DeclineProposal, icon="cross", trades=True, line=lines.decline_proposal, dialog="offer"),
    Deed(kind=do.Propose, icon="swap", trades=True, line=lines.propose, dialog="propose"),
    Deed(kind=do.RefuseOffers, icon="cross", line=lines.refuse_offers, button=lines.refuse_offers_button),
    Deed(
        kind=do.Counter,
        icon="swap",
        trades=True,
        line=lines.counter,
        dialog="counter",
        opens=lambda session: isinstance(session.decision, AnswerOffer) and bool(session.options()),
    ),
    Deed(kind=do.Accept, icon="check", prompted=_GOLDEN),
    Deed(kind=do.Decline, icon="cross", prompted=_PLAIN),
    Deed(kind=do.Deal, icon="check", line=lines.deal),
    Deed(kind=do.Withdraw, icon="cross"),
    # a seven
    Deed(kind=do.DiscardCards, icon="trash", line=lines.handful),
    Deed(
        kind=do.DriveTormund,
        icon="move",
        line=lines.at_hex,
        ways=ways.hex,
        ghost="tormund",
        outcome=outcomes.tormund,
    ),
    Deed(kind=do.Rob, icon="fist", line=lines.victim("rob"), prompted=_PLAIN, ways=ways.victim),
    # development cards
    Deed(kind=do.GoAfterTormund, icon="move", prompted=_PLAIN, ways=ways.tormund),
    Deed(kind=do.DriveOut, icon="axe", line=lines.from_hex("drive_out"), ways=ways.hex),
    Deed(kind=do.LayRoad, icon="road", line=lines.at_path, ways=ways.path, ghost="road", outcome=outcomes.piece),
    Deed(kind=do.StopRoads, icon="flag", prompted=_PLAIN),
    Deed(kind=do.TakeCards, icon="cards", line=lines.handful, ways=ways.all_taken, bundle=True, composer="winter"),
    Deed(
        kind=do.PostGuard,
        icon="guard",
        line=lines.at_section,
        ways=ways.post,
        ghost="guard",
        outcome=outcomes.guard,
    ),
    # heroes
    Deed(kind=do.KeepHero, icon="check"),
    Deed(kind=do.TakeHero, icon="person", line=lines.named_hero),
    Deed(kind=do.ReturnHero, icon="undo"),
    Deed(kind=do.LoseHero, icon="skull", line=lines.named_hero),
    Deed(kind=do.Demand, icon="fist", line=lines.demand),
    Deed(kind=do.Give, icon="cards", line=lines.one_card, tray=lambda action: f"resource:{action.kind}"),
    Deed(kind=do.Barter, icon="swap", line=lines.barter, ways=ways.wanted),
    Deed(kind=do.LookAt, icon="eye", line=lines.victim("look_at"), prompted=_PLAIN),
    Deed(kind=do.Take, icon="cards", line=lines.one_card),
    Deed(
        kind=do.MoveRoad,
        icon="road",
        line=lines.move_road,
        ways=ways.from_path_to_path,
        ghost="road",
        outcome=outcomes.piece,
    ),
    Deed(
        kind=do.HireCheaply,
        icon="guard",
        line=lines.hire_cheaply,
        ways=ways.post,
        ghost="guard",
        outcome=outcomes.guard,
    ),
    Deed(kind=do.BuyVision, icon="scroll", line=lines.buy_vision, ways=ways.deck),
    Deed(kind=do.PickCard, icon="scroll", line=lines.pick_card),
    Deed(kind=do.SendHomeFromCamp, icon="tent", line=lines.from_camp, ways=ways.camp),
    Deed(kind=do.SendHomeFromClearing, icon="tree", line=lines.from_clearing, ways=ways.clearing),
    Deed(kind=do.SendHome, icon="move", line=lines.from_hex("send_home"), ways=ways.hex),
    Deed(kind=do.TakeCard, icon="cards", line=lines.one_card, ways=ways.taken),
    Deed(kind=do.LetPass, icon="skip", prompted=_PLAIN),
)
