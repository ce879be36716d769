"""What a seat may not know makes no difference to what it sees."""

from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from meadhall.bots import Question, make
from meadhall.rules.kernel import Action, Chance, Denial, Event, asides, asked, is_over, options, play, why_not
from meadhall.rules.kernel.event import as_seen
from meadhall.rules.wild.events import CardPlayed
from meadhall.table.entry import Entry
from meadhall.table.undo import barrier

from .cases import Case
from .selfplay import Deed, Moment, play_out


def the_view_answers_as_the_position(case: Case, s: Any) -> None:
    """The asked seat finds its legal actions in its view, and every other seat its asides, in the same order."""
    asked_seat = asked(s).seat
    assert list(options(case.game.visible(s, asked_seat))) == list(options(s)), asked(s)
    for seat in range(case.players):
        assert list(asides(case.game.visible(s, seat), seat)) == list(asides(s, seat)), asked(s)


def views_change_nothing(case: Case, s: Any) -> None:
    """Looking and imagining leave the position, and the view, as they were."""
    before = case.print_of(s)
    for seat in range(case.players):
        view = case.game.visible(s, seat)
        seen = case.print_of(view)
        case.game.imagine(view, seat, Random(seat))
        assert case.print_of(view) == seen
    assert case.print_of(s) == before


def imagined_worlds_look_the_same(case: Case, s: Any, rng: Random) -> None:
    """Two positions that differ only in what a seat may not know look the same to it, and are whole positions."""
    for seat in range(case.players):
        view = case.game.visible(s, seat)
        assert case.game.visible(view, seat) == view, "a view of a view"
        for _ in range(2):
            world = case.game.imagine(view, seat, rng)
            assert case.game.visible(world, seat) == view, f"seat {seat} at {asked(s)}"
            assert case.game.census(world) == case.game.census(s)
            assert not case.game.flaws(world)
            assert options(world), f"nothing to do at {asked(world)}"


def imagined_worlds_differ(case: Case, positions: list[Any], rng: Random) -> None:
    """Some secret is really kept: among these positions are such that a seat must guess at."""
    guesses = [case.game.imagine(case.game.visible(s, 0), 0, rng) for s in positions]
    for guess, s in zip(guesses, positions, strict=True):
        guess.chance = s.chance
    assert any(guess != s for guess, s in zip(guesses, positions, strict=True))


def hidden_outcomes_do_not_show(case: Case, moment: Moment) -> None:
    """Whatever else chance might have given: who is told the same sees the same."""
    for seed in range(4):
        other = moment.position.copy()
        other.chance = Chance(seed)
        true, told_truly, told_otherwise = moment.position.copy(), list[Event](), list[Event]()
        play(true, moment.deed.action, told_truly, moment.deed.by)
        play(other, moment.deed.action, told_otherwise, moment.deed.by)
        for seat in range(case.players):
            if as_seen(told_truly, seat) == as_seen(told_otherwise, seat):
                assert case.game.visible(true, seat) == case.game.visible(other, seat), moment.deed


def hidden_choices_do_not_show(case: Case, s: Any) -> None:
    """What one seat decides without the others being told of it doesn't stand in what comes next as they see it."""
    for seat in range(case.players):
        if seat != asked(s).seat:
            agendas: dict[str, Any] = {}
            for action in options(s)[:20]:
                after, events = s.copy(), list[Event]()
                play(after, action, events)
                agenda = case.game.visible(after, seat).agenda
                assert agendas.setdefault(repr(as_seen(events, seat)), agenda) == agenda, action


def what_can_be_taken_back_taught_nothing(case: Case, moment: Moment, rng: Random) -> None:
    """Whatever a seat may not know: while undo leads back from what it did, it has seen the same come of it."""
    if moment.outcomes or any(event.reveals for event in moment.events):
        return
    seat = asked(moment.position).seat if moment.deed.by is None else moment.deed.by
    world = case.game.imagine(case.game.visible(moment.position, seat), seat, rng)
    true, told_truly, told_otherwise = moment.position.copy(), list[Event](), list[Event]()
    play(true, moment.deed.action, told_truly, moment.deed.by)
    play(world, moment.deed.action, told_otherwise, moment.deed.by)
    if not is_over(true) and not is_over(world):  # that somebody has not won in secret may be learned
        assert as_seen(told_truly, seat) == as_seen(told_otherwise, seat), moment.deed
        assert case.game.visible(true, seat) == case.game.visible(world, seat), moment.deed


class Met(NamedTuple):
    """All that one seat meets after something was done: who is asked what, what it is offered and refused itself,
    whether somebody answers by an order, without thinking, and how far it can go back."""

    agenda: list[Any]
    offered: list[Action]
    refusals: list[Denial | None]
    answered_by_order: bool
    undo: Denial | None


def nobody_learns_what_is_not_told(case: Case, s: Any, deed: Deed, rng: Random) -> None:
    """Whatever a seat may not know: it meets the same after this was done, unless chance or an event turns something
    up before its eyes. Whoever meets the same in all worlds learns nothing."""
    here = _done(s.copy(), deed)
    for seat in range(case.players):
        world = case.game.imagine(case.game.visible(s, seat), seat, rng)
        world.chance = s.chance.copy()
        if why_not(world, deed.action, deed.by) is not None:
            continue  # in that world it could not have been done
        there = _done(world, deed)
        if is_over(here.after) or is_over(there.after):
            continue  # and all is turned up
        if _goes_the_same_way(here.entry, there.entry, seat):
            assert _met(case, here, seat) == _met(case, there, seat), (seat, deed)


class _Done(NamedTuple):
    after: Any
    entry: Entry


def _done(s: Any, deed: Deed) -> _Done:
    events, seat = list[Event](), asked(s).seat if deed.by is None else deed.by
    outcomes = play(s, deed.action, events, deed.by)
    return _Done(s, Entry(seat, deed.action, tuple(outcomes), tuple(events), 0))


def _met(case: Case, done: _Done, seat: int) -> Met:
    s = done.after
    other = asked(s).seat
    return Met(
        case.game.visible(s, seat).agenda,
        list(options(s) if other == seat else asides(s, seat)),
        [why_not(s, action, seat) for action in (done.entry.action, *asides(s, seat))],
        other != seat and _is_answered_by_order(case, s, other),
        barrier([done.entry], 0, seat),
    )


def _is_answered_by_order(case: Case, s: Any, seat: int) -> bool:
    """That somebody's own turn ends by itself where no more can be done in it tells as much as at any table; and to be
    asked by others only when one can answer is a player's own wish."""
    by_wish = seat == s.active or getattr(s.players[seat], "asking", None) == "held"
    return not by_wish and case.game.standing_answer(case.game.visible(s, seat), seat) is not None


def _goes_the_same_way(here: Entry, there: Entry, seat: int) -> bool:
    """Event after event is the same, until one of them tells something new; then nobody can take it back."""
    for one, other in zip_longest(as_seen(here.events, seat), as_seen(there.events, seat)):
        if one != other:
            if here.outcomes or (one and other and one.reveals and other.reveals):
                return False
            if seat != here.seat and (_lays_open(one, here.seat) or _lays_open(other, here.seat)):
                return False
            assert type(one) is type(other), (one, other)
            assert all(barrier([entry], 0, entry.seat) for entry in (here, there)), (one, other)
            return False
    return True


def _lays_open(event: Event | None, seat: int) -> bool:
    """A purchase of Gone Wild plays the cards of the own hand that pay for it. It doesn't name them, but who buys is
    told before which they are, and plays them as openly as one by one: with another hand that is another deed. Who
    did it learns nothing by it, and can take it back."""
    return isinstance(event, CardPlayed) and event.seat == seat


def an_imagined_world_plays_on(case: Case, s: Any, rng: Random) -> None:
    """To the end, and with everything that is in the box."""
    for seat in range(case.players):
        world = case.game.imagine(case.game.visible(s, seat), seat, rng)
        play_out(case, world, rng)
        assert case.game.census(world) == case.game.census(s)


def a_bot_answers_by_what_it_sees(case: Case, level: str, s: Any, rng: Random) -> None:
    """Whatever is hidden from the asked seat can be dealt anew: the computer player's choice stays the same."""
    seat = asked(s).seat
    world = case.game.imagine(case.game.visible(s, seat), seat, rng)
    choices = [make(level, case.game, 1).choose(Question(case.game, position)) for position in (s, world)]
    assert choices[0] == choices[1], asked(s)
    assert why_not(s, choices[0]) is None
