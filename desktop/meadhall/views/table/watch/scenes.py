"""The Watch on the table page, and each of its dialogs, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.watch.questions import (
    AfterHero,
    AnswerOffer,
    BarterOne,
    BuyWithVision,
    ChooseVision,
    ConfirmOffer,
    DemandResource,
    Discard,
    PreRoll,
    SetupSettlement,
    TakeFromHand,
    Turn,
    Winter,
)
from meadhall.views.deeds import Heading
from meadhall.views.deeds.watch import DEEDS
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.scene import Scene, ask_why, asked, opens, walk


def _building(*ghosts: str) -> tuple[type[Action], ...]:
    """Kinds that build what the board shows so."""
    return tuple(kind for kind, row in DEEDS.items() if row.heading is Heading.BUILD and row.ghost in ghosts)


def _opens(dialog: str) -> Callable[[TablePage], object]:
    return opens(next(kind for kind, row in DEEDS.items() if row.dialog == dialog))


def _trading(s: Any) -> bool:
    return asked(Turn)(s) and not s.trade_is_over


def _can(*kinds: type) -> Callable[[Any], bool]:
    return lambda s: asked(Turn)(s) and any(isinstance(action, kinds) for action in kernel.options(s))


def _built(s: Any) -> bool:
    return asked(Turn)(s) and s.building


def _others_trade(s: Any) -> bool:
    return not kernel.is_over(s) and isinstance(kernel.asked(s), Turn) and any(kernel.asides(s, 0))


def _begins(s: Any) -> bool:
    return not kernel.is_over(s) and isinstance(kernel.asked(s), PreRoll)


SCENES: dict[str, Scene] = {
    "watch": Scene(asked(Turn)),
    "placement": Scene(asked(SetupSettlement)),
    "roll": Scene(asked(PreRoll)),
    "places": Scene(_can(*_building("road")), lambda page: page.pick_kind(*_building("road"))),
    "forecast": Scene(_can(*_building("settlement", "keep", "guard")), walk),
    "why-not": Scene(asked(Turn), ask_why),
    "drawer": Scene(asked(Turn), lambda page: page.open_drawer()),
    "saga": Scene(asked(Turn), lambda page: page.open_saga()),
    "others-turn": Scene(_others_trade),
    "curtain": Scene(_begins, alone=False),
    "end": Scene(kernel.is_over),
    "trade": Scene(_trading, _opens("offer")),
    "supply": Scene(_trading, _opens("supply")),
    "propose": Scene(_others_trade, _opens("propose")),
    "offer": Scene(asked(AnswerOffer)),
    "counter": Scene(asked(AnswerOffer), _opens("counter")),
    "answers": Scene(asked(ConfirmOffer)),
    "composer": Scene(asked(Discard)),
    "winter": Scene(asked(Winter)),
    "hero": Scene(asked(AfterHero)),
    "demand": Scene(asked(DemandResource)),
    "barter": Scene(asked(BarterOne)),
    "hand": Scene(asked(TakeFromHand)),
    "vision": Scene(asked(ChooseVision)),
    "price": Scene(asked(BuyWithVision)),
    "seat": Scene(asked(Turn), lambda page: page.open_seat(1)),
    "recap": Scene(asked(Turn), lambda page: page.open_recap()),
    "menu": Scene(asked(Turn), lambda page: page.open_menu()),
    "keys": Scene(asked(Turn), lambda page: page.open_keys()),
    "save-game": Scene(asked(Turn), lambda page: page.open_save(), kept=True),
    "end-turn": Scene(_can(*_building("settlement", "keep")), lambda page: page.press_golden()),
    "undo-to": Scene(_built, lambda page: page.ask_undo_to(page.lines - 1), undo="free"),
}
