"""The sheets of Gone Wild, by the same clicks that a person makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QWidget
from wild.villages import reach, speech

from kit import rule
from meadhall.languages import languages
from meadhall.rules import kernel
from meadhall.rules.wild.asking import SetAsking
from meadhall.rules.wild.buying import BuyCard
from meadhall.rules.wild.cards.effects import Recover, RecoverCards
from meadhall.rules.wild.closing import Keep
from meadhall.rules.wild.data import CARDS, HALL, Amount
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.fights.defence import Defence, Defend
from meadhall.rules.wild.forecast import answered, exchanges_before, lean_band, target_of, undone
from meadhall.rules.wild.land.storage import ArrangeTokens
from meadhall.rules.wild.payment import Exchange
from meadhall.rules.wild.questions import ChoosePutBack, PeekAtHand
from meadhall.rules.wild.state import NOBODY, Attack, Fighter, State
from meadhall.rules.wild.turn import EndTurn, TakeTurn
from meadhall.table import Table
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.deeds.wild.outcomes import if_hit
from meadhall.views.look.controls import Kind
from meadhall.views.shell.window import Window
from meadhall.views.table.asking import AskingSheet
from meadhall.views.table.dialogs.ledger import Ledger
from meadhall.views.table.dialogs.opponents import Opponents
from meadhall.views.table.dialogs.player import SeatSheet
from meadhall.views.table.dialogs.roomy import rows_high, widest
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.rails.emblem import IconMark
from meadhall.views.table.tray import cardface
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.wild.defending import DefenceSheet
from meadhall.views.table.wild.naming import Naming
from meadhall.views.table.wild.notes import standings
from meadhall.views.table.wild.paying import ExchangeFirst
from meadhall.views.table.wild.picking import SomeCards
from meadhall.views.table.wild.raid import RaidSheet
from meadhall.views.table.wild.shop import ShopSheet
from meadhall.views.table.wild.storing import StorageSheet
from meadhall.views.table.wild.target import Standing
from meadhall.views.widgets import Dialog, ReadingCopy, RichText, ScrollColumn
from onlooker import breathe

W = TypeVar("W", bound=QWidget)
Sit = Callable[..., Window]


def open_page(sit: Sit, table: Table, **choices: Any) -> TablePage:
    """The curtain is opened for whoever is asked."""
    page = sit(table=table, confirm=False, **choices).page
    assert isinstance(page, TablePage)
    curtain = page.findChild(Curtain)
    if curtain is not None:  # it does not fall where there are no secrets
        curtain.button.click()
    breathe()
    return page


def shown(page: TablePage, kind: type[W]) -> W:
    found = [widget for widget in page.findChildren(kind) if widget.isVisible()]
    assert len(found) == 1
    return found[0]


def last_actions(page: TablePage, count: int) -> list[Any]:
    return [entry.action for entry in page.session._table.entries[-count:]]


def on_turn(s: State) -> bool:
    return isinstance(kernel.asked(s), TakeTurn)


def winnable(s: State, actions: Sequence[kernel.Action]) -> list[AttackRival]:
    """Against hopeless odds an attack may be declared, but nobody is suggested for it."""
    raids = [action for action in actions if isinstance(action, AttackRival)]
    return [raid for raid in raids if lean_band(s, target_of(raid)) is not None]


def can_raid(s: State) -> bool:
    return on_turn(s) and bool(winnable(s, kernel.options(s)))


def board_of(page: TablePage) -> BoardView:
    board = page.findChild(BoardView)
    assert board is not None
    return board


def test_a_building_of_a_rival_is_attacked_with_the_band_that_is_suggested(sit: Sit) -> None:
    page = open_page(sit, reach(can_raid))
    attack = winnable(page.session.view, page.session.options())[0]
    board_of(page).choose(f"plot:{attack.victim}:{attack.target}")
    sheet = shown(page, RaidSheet)
    assert not sheet.confirm.reason
    sheet.confirm.click()
    (made,) = last_actions(page, 1)
    assert isinstance(made, AttackRival)
    assert (made.victim, made.target) == (attack.victim, attack.target)


def test_a_raid_without_fighters_says_why_not_and_any_legal_band_goes(sit: Sit) -> None:
    page = open_page(sit, reach(can_raid))
    page.doing.open_kind(AttackRival)
    sheet = shown(page, RaidSheet)
    assert sheet.confirm.reason  # no target yet
    beatable = [target for target in sheet.targets if target.plot and lean_band(page.session.view, target)]
    button = next(sheet.targets[target] for target in beatable if not sheet.targets[target].reason)
    button.click()
    for key in sheet.cards.buttons:
        sheet.cards.choose(dict.fromkeys(sheet.cards.buttons, 0))
        sheet.cards.changed.emit()
        assert sheet.confirm.reason
        sheet.cards.buttons[key].click()
        assert sheet.cards.chosen[key] == 1
    sheet.suggest.click()
    assert not sheet.confirm.reason


def test_a_raid_wears_the_victims_colour_and_what_may_be_lost_stands_beside_what_is_won(sit: Sit) -> None:
    page = open_page(sit, reach(can_raid))
    page.doing.open_kind(AttackRival)
    sheet = shown(page, RaidSheet)
    nobodys = sheet.half.tone
    for target, button in sheet.targets.items():
        assert button.sizeHint().width() >= sheet.look.px(92)
        if button.reason:
            continue
        button.click()
        assert sheet.half.tone == (nobodys if target.seat == NOBODY else sheet.desk.player(target.seat).base)
        assert sheet.risks.isVisible() is (target.seat != NOBODY)
        breathe()
        if sheet.risks.isVisible():
            assert sheet.gains.y() == sheet.risks.y() > sheet.meter.y() > sheet.half.y()
            assert sheet.gains.geometry().right() < sheet.risks.x()


def test_in_a_raid_targets_and_warriors_are_as_large_as_all_of_them_have_room(sit: Sit) -> None:
    page = open_page(sit, reach(can_raid))
    page.doing.open_kind(AttackRival)
    sheet = shown(page, RaidSheet)
    breathe()
    buttons = [*sheet.targets.values()]
    for column in sheet.half.findChildren(ScrollColumn):
        assert column.verticalScrollBar().maximum() == 0
    end = max(button.mapTo(sheet.half, button.rect().topRight()).x() for button in buttons)
    foot = max(button.mapTo(sheet.half, button.rect().bottomLeft()).y() for button in buttons)
    assert buttons[0].width() > sheet.look.px(140)
    assert sheet.half.width() - end < buttons[0].width() / 2
    assert sheet.half.height() - foot < buttons[0].height()
    assert min(card.width() for card in sheet.cards.buttons.values()) > sheet.look.px(170)


def test_how_large_a_thing_is_follows_from_its_room() -> None:
    def square(wide: int) -> QSize:
        return QSize(wide, wide)

    assert widest((4,), QSize(400, 100), square, 10, 300) == 100  # in a row
    assert widest((4,), QSize(400, 400), square, 10, 300) == 200  # two by two
    assert widest((4, 1), QSize(400, 400), square, 10, 300) == 132  # a group begins a row of its own
    assert widest((1,), QSize(400, 400), square, 10, 300) == 300  # and not too large
    assert widest((99,), QSize(100, 100), square, 40, 300) == 40  # so many scroll
    assert rows_high((4, 1), 400, QSize(132, 100)) == 300


def holding(some: bool) -> Callable[[State], bool]:
    def ripe(s: State) -> bool:
        decision = kernel.asked(s)
        held = any(CARDS[card].defends for card in s.players[decision.seat].hand)
        return isinstance(decision, Defend) and held is some

    return ripe


@rule("VW-12.15")
@pytest.mark.parametrize("some", [True, False], ids=["with cards", "with none"])
def test_the_same_window_comes_at_every_attack(sit: Sit, some: bool) -> None:
    page = open_page(sit, reach(holding(some)))
    sheet = shown(page, DefenceSheet)
    assert [button.text_shown for button in (sheet.nothing, sheet.confirm)] == ["Play nothing", "Defend"]
    assert sheet.confirm.reason
    assert bool(sheet.cards.buttons) is some
    for key in sheet.cards.buttons:
        sheet.cards.buttons[key].click()
        assert sheet.action.cards == (key,)
        assert kernel.why_not(page.session.view, sheet.action, page.session.viewer or 0) is None
        sheet.cards.choose({})
    sheet.nothing.click()
    assert last_actions(page, 1) == [Defence()]


def answers(s: State) -> list[Defence]:
    return [each for each in kernel.asked(s).actions(s) if isinstance(each, Defence)]


def test_a_defence_shows_what_is_lost_beside_what_is_won_and_lights_what_comes(sit: Sit) -> None:
    def stopped(s: State) -> bool:
        return holding(True)(s) and any(answered(s, each).repels for each in answers(s))

    page = open_page(sit, reach(stopped))
    sheet, s = shown(page, DefenceSheet), page.session.view
    assert s.attack is not None
    assert sheet.desk.name(s.attack.seat) in if_hit(speech().voice(s))[0]
    enough = next(each for each in answers(s) if answered(s, each).repels)
    unanswered = (sheet.lost.edge, sheet.won.edge)
    assert sheet.lost.geometry().right() < sheet.won.x()
    assert sheet.lost.y() == sheet.won.y() > sheet.meter.y()
    sheet.cards.choose(Counter(enough.cards))
    sheet.cards.changed.emit()
    assert answered(s, sheet.action).repels
    room = sheet.look.room
    assert unanswered == (room.danger, room.line2)
    assert (sheet.lost.edge, sheet.won.edge) == (room.line2, room.ok)


def test_in_a_defence_the_building_and_all_cards_are_as_large_as_they_have_room(sit: Sit) -> None:
    def alone(s: State) -> bool:
        return holding(True)(s) and s.attack is not None and len(s.attack.fighters) == 1 and not s.attack.boosters

    sheet = shown(open_page(sit, reach(alone)), DefenceSheet)
    own = [*sheet.cards.buttons.values()]
    (attacker,) = set(sheet.findChildren(CardButton)) - set(own)
    (building,) = sheet.findChildren(Standing)
    assert min(building.width(), attacker.width()) >= sheet.look.px(220)
    assert min(card.width() for card in own) > sheet.look.px(165)
    half = attacker.parentWidget()
    assert half is not None
    assert abs(attacker.geometry().center().x() - half.rect().center().x()) <= 2
    assert not any(column.verticalScrollBar().maximum() for column in sheet.findChildren(ScrollColumn))


def test_cards_of_which_each_is_alone_leave_no_room_for_counters_below_them(sit: Sit) -> None:
    def alone(s: State) -> bool:
        decision = kernel.asked(s)
        hand = s.players[decision.seat].hand
        return isinstance(decision, Keep) and 0 < len(hand) == len(set(hand))

    sheet = shown(open_page(sit, reach(alone)), SomeCards)
    (column,) = sheet.findChildren(ScrollColumn)
    card = next(iter(sheet.cards.buttons.values()))
    assert column.height() < 1.25 * card.height()
    assert card.width() > sheet.look.px(190)  # as few as they are
    assert not sheet.told.text_shown


def test_cards_of_which_there_are_several_stand_in_one_row_where_they_have_room(sit: Sit) -> None:
    page = open_page(sit, reach(on_turn))
    found = ("beer",) * 3 + ("gold",) * 3 + ("viking_warrior",)
    page._layers.show(lambda desk: SomeCards(desk, speech(), RecoverCards(0, 5, None), found, Recover))
    breathe()
    sheet = shown(page, SomeCards)
    columns = [card.parentWidget() for card in sheet.cards.buttons.values()]
    assert len({column.y() for column in columns if column is not None}) == 1
    (scroll,) = sheet.findChildren(ScrollColumn)
    assert scroll.verticalScrollBar().maximum() == 0


def test_what_is_dear_is_bought_after_an_exchange_at_once(sit: Sit) -> None:
    def ripe(s: State) -> bool:
        decision = kernel.asked(s)
        wares = (action for action in decision.actions(s) if isinstance(action, BuyCard)) if on_turn(s) else ()
        return any(exchanges_before(s, decision.seat, ware) for ware in wares)

    page = open_page(sit, reach(ripe))
    s: State = page.session.view
    decision = page.session.decision
    assert decision is not None
    ware = next(
        action
        for action in decision.actions(s)
        if isinstance(action, BuyCard) and exchanges_before(s, decision.seat, action)
    )
    exchanges = exchanges_before(s, decision.seat, ware)
    board_of(page).choose(f"stack:{ware.card}")
    shown(page, ExchangeFirst).confirm.click()
    assert last_actions(page, len(exchanges) + 1) == [*exchanges, ware]
    assert all(isinstance(action, Exchange) for action in exchanges)


def _read_kinds(cards: Sequence[CardButton]) -> list[str]:
    """As their reading copies tell them."""
    kinds: list[str] = []
    for card in cards:
        card._read()
        face = ReadingCopy.of(card.window(), card.look).face
        kinds.append(face.type_line if face is not None else "")
    return kinds


def test_the_market_sells_what_can_be_paid_and_bars_the_rest(sit: Sit) -> None:
    def ripe(s: State) -> bool:
        return on_turn(s) and any(isinstance(action, BuyCard) for action in kernel.options(s))

    page = open_page(sit, reach(ripe))
    page.doing.open_kind(BuyCard)
    sheet = shown(page, ShopSheet)
    legal = [card for card in sheet.cards if card.held.actions]
    assert legal
    for card in sheet.cards:
        assert bool(card.reason) is not bool(card.held.actions or card.held.near)
    for row in (sheet.cards[-13:-7], sheet.cards[-7:]):
        assert len({card.held.painted.art_share for card in row}) == 1, "names of a row stand in a line"
    path = [speech().card(card, page.session.view).type for card in page.session.view.path if card is not None]
    assert _read_kinds(sheet.cards[: len(path)]) == path
    lines = page.session.lines
    legal[0].click()
    assert page.session.lines == lines + 1


def test_cards_to_choose_from_are_ringed_as_all_that_is_legal(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = shown(open_page(sit, reach(holding(True))), DefenceSheet)
    rings: list[str] = []
    monkeypatch.setattr(cardface.states, "legal", lambda *_: rings.append("legal"))
    card = next(iter(sheet.cards.buttons.values()))
    card.grab()
    assert rings == ["legal"]
    card.chosen = True
    card.grab()
    assert rings == ["legal"]


def test_digits_of_a_column_stand_below_each_other_whoever_leads(sit: Sit) -> None:
    page = open_page(sit, reach(lambda s: on_turn(s) and s.round > 3))
    page.show_sheet(lambda desk: standings(desk, speech()))
    breathe()
    sheet = shown(page, Ledger)
    s: State = page.session.view
    leads = 0
    for column, achievement in enumerate(s.achievements, 2):
        grid = next(layout for layout in sheet.findChildren(QGridLayout) if layout.columnCount() > column)
        middles = set[int]()
        for seat in range(len(s.players)):
            cell = grid.itemAtPosition(seat + 1, column).layout()  # pyright: ignore[reportOptionalMemberAccess]
            text = cell.itemAt(cell.count() - 1).widget()  # pyright: ignore[reportOptionalMemberAccess]
            assert isinstance(text, RichText)
            (line,) = text.lines().lines
            leads += len(line) > 1
            left = text.x() + (text.width() - sum(wide for _, wide in line)) / 2
            middles.add(round(left + line[0][1] / 2))
        assert max(middles) - min(middles) <= 2, achievement
    assert leads


def test_of_several_rivals_none_has_the_golden_button(sit: Sit) -> None:
    page = open_page(sit, reach(lambda s: isinstance(kernel.asked(s), PeekAtHand)))
    sheet = shown(page, Opponents)
    assert len(sheet.seats) > 1
    assert {button.kind for button in sheet.seats} == {Kind.SECONDARY}


def test_the_standing_order_is_set_behind_a_button(sit: Sit) -> None:
    page = open_page(sit, reach(on_turn))
    page.doing.open_kind(SetAsking)
    sheet = shown(page, AskingSheet)
    sheet.manners.choose("never")
    sheet.manners.chosen.emit("never")
    sheet.confirm.click()
    assert last_actions(page, 1) == [SetAsking("never")]


def test_the_evening_is_settled_with_one_button(sit: Sit) -> None:
    page = open_page(sit, reach(lambda s: isinstance(kernel.asked(s), ArrangeTokens)))
    default = page.session.options()[0]
    shown(page, StorageSheet).confirm.click()
    assert last_actions(page, 1) == [default]


def test_who_ends_the_turn_with_a_full_purse_is_asked_if_he_wants_to_be(sit: Sit) -> None:
    table = reach(lambda s: on_turn(s) and undone(s).buys)
    page = open_page(sit, table)
    lines = page.session.lines
    page._desk.settings.change(confirm=True)
    page.act(EndTurn())
    assert page.session.lines == lines
    shown(page, Dialog).close_layer()
    page._desk.settings.change(remind=False)
    page.act(EndTurn())
    assert page.session.lines == lines + 1


def test_facts_about_a_player_stand_at_the_same_places_in_every_language(sit: Sit) -> None:
    table = reach(on_turn)
    places: list[list[tuple[bool, int]]] = []
    for language in languages():
        page = open_page(sit, table, language=language)
        page.open_seat(1)
        breathe()
        sheet = shown(page, SeatSheet)
        facts = [mark for mark in sheet.findChildren(IconMark) if mark.height() < sheet.look.px(40)]
        assert [mark._icon for mark in facts] == [detail.icon for detail in page._game.seat(1).details]
        at = [(mark.mapTo(sheet, mark.rect().center()), mark) for mark in facts]
        places.append([(centre.x() > sheet.width() / 2, centre.y()) for centre, _ in at])
    for seen in places:
        assert seen == sorted(seen)
    assert len({tuple(right for right, _ in seen) for seen in places}) == 1


@rule("VW-12.5")
def test_assassins_name_units_and_the_trap_a_hero(sit: Sit) -> None:
    page = open_page(sit, reach(on_turn))
    s: State = page.session.view
    band = (Fighter("viking_warrior", 1), Fighter("pigator", 5), Fighter("pigator", 5), Fighter("thor", 4))
    attack = Attack(0, 1, HALL, band)
    naming = Naming(page.look, speech().voice(s), attack, ["assassin", "assassin", "assassin", "hero_trap"])
    assert naming.named(["hero_trap"]) == ((), "thor")
    assert naming.named(["assassin", "assassin"]) == (("pigator", "pigator"), None)  # the strongest first
    assert naming.named(["assassin"] * 3) == (("pigator", "pigator", "viking_warrior"), None)
    _, first = naming.assassins[0]
    first.choose("viking_warrior")
    assert naming.named(["assassin", "hero_trap"]) == (("viking_warrior",), "thor")
    naming.show_for(["assassin"])
    assert [row.isVisibleTo(naming) for row, _ in (*naming.assassins, *naming.traps)] == [True, False, False, False]
    naming.deleteLater()


def test_what_is_put_back_has_no_price_any_more(sit: Sit) -> None:
    """One owns it, as one owns the cards of the hand."""
    table = reach(lambda s: isinstance(kernel.asked(s), ChoosePutBack))
    window = sit(table=table)
    window.findChild(Curtain).button.click()  # pyright: ignore[reportOptionalMemberAccess]
    dialog = next(dialog for dialog in window.findChildren(Dialog) if dialog.isVisible())
    offered = dialog.findChildren(CardButton)
    assert any(CARDS[card].cost != Amount() for card in table.state.players[kernel.asked(table.state).seat].hand)
    assert offered
    assert not any(card.held.face.price for card in offered)
