"""Questions about hidden things: all that anybody else meets is the same, whatever is hidden."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from kit import CASES, Case, every_case, secrets
from kit.selfplay import SEED, Deed, Moment, by_kind, next_deed, random_game, recorded, sample
from meadhall.rules import GAMES
from meadhall.rules.kernel import Action, Denial, EventSink, Game, asked, is_over, options, play
from meadhall.rules.midgard import questions as midgard
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard import questions as northgard
from meadhall.rules.northgard.data import LORE, LORE_COSTS
from meadhall.rules.northgard.options import Options
from meadhall.rules.watch import questions as watch
from meadhall.rules.wild import WILD
from meadhall.rules.wild import questions as wild
from meadhall.rules.wild.data import CARDS
from meadhall.rules.wild.fights import defence
from meadhall.rules.wild.state import State

# What can be answered depends on what others don't know, or nobody may know what was answered.
HIDDEN: dict[str, set[type]] = {
    "midgard": {midgard.Assign, midgard.KeepDestiny, midgard.LastRunes, midgard.PlaceWorker},
    "northgard": {
        northgard.Assigning,
        northgard.ChooseDiscard,
        northgard.ChooseTile,
        northgard.DemandCard,
        northgard.NextCard,
        northgard.Ransom,
        northgard.React,
        northgard.SearchHand,
        northgard.SetupTile,
        northgard.Shield,
        northgard.Turn,
    },
    "watch": {
        watch.AnswerOffer,
        watch.BarterOne,
        watch.BuyWithVision,
        watch.ConfirmOffer,
        watch.Discard,
        watch.GiveBack,
        watch.HireWithSubstitute,
        watch.PreRoll,
        watch.TakeFromHand,
        watch.Turn,
    },
    "wild": {wild.ChoosePutBack, wild.Defend, wild.Keep, wild.TakeTurn},
}
ROUNDS = 40  # of games of all variants, at the most
EACH = 4  # questions of a kind from one game


class Question(NamedTuple):
    case: Case
    position: Any
    came_by: Moment  # what was done when it was put


def questions(game: Game[Any], wanted: int, missing: set[type]) -> Iterator[Question]:
    """From whole games of all variants, until there are enough; from then on only of kinds that are still missing."""
    left = wanted
    if game is NORTHGARD and northgard.DemandCard in missing:
        yield from demands()
    for case, moments in games(game):
        asked_there: dict[type, list[Question]] = {}
        for before, moment in pairwise(moments):
            asked_there.setdefault(type(asked(moment.position)), []).append(Question(case, moment.position, before))
        looked_at = HIDDEN[game.id] if left > 0 else missing
        for kind in sorted(looked_at & set(asked_there), key=lambda kind: kind.__name__):
            found = asked_there[kind]
            chosen = found[:: -(-len(found) // EACH)]
            left -= len(chosen)
            yield from chosen
        if left <= 0 and not missing:
            return
    raise AssertionError(f"never about hidden things: {missing}")


def games(game: Game[Any]) -> Iterator[tuple[Case, list[Moment]]]:
    for seed in range(SEED, SEED + ROUNDS):
        for case in CASES:
            if case.game is game:
                yield case, recorded(case) if seed == SEED else random_game(case, seed)


def demands() -> Iterator[Question]:
    """The Snake hardly ever comes to them in random games: here it has the lore for the upgrade, and wants it."""
    case, rng = Case(NORTHGARD, Options(clans="dealt"), 5), Random(SEED)

    def want(rng: Random, legal: Sequence[Action]) -> Action:
        return by_kind(rng, [action for action in legal if "CL_SNAKE_1" in repr(action)] or legal)

    for seed in range(SEED, SEED + ROUNDS):
        s = case.new(seed)
        if s.snake < 0:
            continue
        s.players[s.snake].resources[LORE] = LORE_COSTS.upgrade
        while not is_over(s):
            before = Moment(s.copy(), next_deed(case, s, rng, want), [], [], "")
            play(s, before.deed.action, by=before.deed.by)
            if not is_over(s) and isinstance(asked(s), northgard.DemandCard):
                yield Question(case, s.copy(), before)
                return


def is_about_hidden_things(case: Case, s: Any, rng: Random) -> bool:
    """Somebody else cannot tell what may be answered, or what was."""
    seats = [seat for seat in range(case.players) if seat != asked(s).seat]
    views = [case.game.visible(s, seat) for seat in seats]
    worlds = [case.game.imagine(view, seat, rng) for view, seat in zip(views, seats, strict=True)]
    return any(asked(view) != asked(s) for view in views) or any(options(world) != options(s) for world in worlds)


def nothing_shows(question: Question, rng: Random) -> None:
    """When it is put, and whatever is answered."""
    case, s, before = question
    secrets.imagined_worlds_look_the_same(case, s, rng)
    secrets.nobody_learns_what_is_not_told(case, before.position, before.deed, rng)
    secrets.hidden_choices_do_not_show(case, s)
    for action in options(s)[:20]:
        secrets.nobody_learns_what_is_not_told(case, s, Deed(action), rng)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_about_hidden_things_tells_nobody_else_of_them(game: str, count: Callable[[int, int], int]):
    rng, secret = Random(11), set[type]()
    missing = HIDDEN[game].copy() if count(0, 1) else set[type]()
    for question in questions(GAMES[game], count(40, 300), missing):
        nothing_shows(question, rng)
        if is_about_hidden_things(question.case, question.position, rng):
            secret.add(type(asked(question.position)))
            missing -= secret
    assert secret


@every_case()
def test_questions_about_hidden_things_are_known_for_such(case: Case):
    rng = Random(12)
    for s in sample(case):
        if type(asked(s)) not in HIDDEN[case.game.id]:
            assert not is_about_hidden_things(case, s, rng), asked(s)


# What would be found


def defends(s: State, seat: int) -> bool:
    return any(CARDS[card].defends for card in s.players[seat].hand)


def only_who_can_answer_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(defence, "may_hold_defence", defends)


def the_only_answer_is_given_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(view: State, seat: int) -> defence.Defence | None:
        return None if asked(view) != wild.Defend(seat) or defends(view, seat) else defence.Defence()

    monkeypatch.setattr(WILD, "standing_answer", answer)


def a_refusal_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: wild.Defend, s: State, seat: int, action: Action) -> Denial:
        return Denial("others_defend" if defends(s, self.seat) else "not_now", "")

    monkeypatch.setattr(wild.Defend, "why_not_aside", why_not)


def undo_is_barred_by_what_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = defence.AskDefence.run

    def run(self: defence.AskDefence, s: State, out: EventSink) -> None:
        if defends(s, self.seat):
            s.chance.roll(6)
        ask(self, s, out)

    monkeypatch.setattr(defence.AskDefence, "run", run)


@pytest.mark.parametrize(
    "leak",
    [
        only_who_can_answer_is_asked,
        the_only_answer_is_given_by_itself,
        a_refusal_tells,
        undo_is_barred_by_what_is_held,
    ],
)
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]):
    case = next(case for case in CASES if case.game is WILD)
    attacks = [before for before, moment in pairwise(recorded(case)) if isinstance(asked(moment.position), wild.Defend)]
    nobody_learns(case, attacks)
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        nobody_learns(case, attacks * 10)


def nobody_learns(case: Case, moments: list[Moment]) -> None:
    rng = Random(13)
    for moment in moments:
        secrets.nobody_learns_what_is_not_told(case, moment.position, moment.deed, rng)
