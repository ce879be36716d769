"""What each seat may see (chapter 20), and what could lie behind it."""

from random import Random

from kit import rule
from meadhall.bots import Question
from meadhall.rules.wild import WILD, events
from meadhall.rules.wild.cards.drawing import draw
from meadhall.rules.wild.cards.effects import LookAt, Play, PutOnTop
from meadhall.rules.wild.data import ASGARD, CARDS, MISSIONS
from meadhall.rules.wild.events import CardPutBack, HandSeen
from rules.wild.scene import A, B, C, wild


@rule("VW-20.1", "VW-19.9")
def test_what_lies_open_is_seen_by_all():
    scene = wild().town(A, "brewery_1").tokens(A, "brewery_1", beer=1).forts(A, "brewery_1", "tower")
    scene.discard(A, "elf_archer").area(A, "scroll").missions(A, "worker").hand(A, "beer", "gold").attacked(A)
    seen, real = WILD.visible(scene.s, B).players[A], scene.player()
    for name in ("points", "level", "town", "missions", "done", "area", "discard", "owned", "attacked"):
        assert getattr(seen, name) == getattr(real, name)
    assert (len(seen.hand), len(seen.deck)) == (2, len(real.deck))


@rule("VW-20.2", "VW-7.11")
def test_a_hand_is_its_owners():
    scene = wild().hand(A, "beer", "tower")
    assert WILD.visible(scene.s, B).players[A].hand == ("?", "?")
    assert WILD.visible(scene.s, A).players[A].hand == ("beer", "tower")


@rule("VW-20.2", "VW-18.17")
def test_the_lens_shows_one_hand_to_one_player():
    scene = wild().hand(A, "lokis_lens").hand(B, "tower", "beer")
    scene.do(Play("lokis_lens", "peek")).do(LookAt(B))
    (seen,) = scene.told(HandSeen)
    assert seen.seen_by(C).cards == ("?", "?")
    assert WILD.visible(scene.s, A).players[B].hand == ("tower", "beer")
    assert WILD.visible(scene.s, C).players[B].hand == ("?", "?")
    scene.end_turn()
    assert WILD.visible(scene.s, A).players[B].hand == ("?", "?")


@rule("VW-20.3", "VW-18.19")
def test_a_card_put_back_is_known_to_its_owner_until_the_next_shuffle():
    scene = wild().hand(A, "time_manipulation", "tower").top(A, "beer", "beer", "beer", "gold")
    scene.do(Play("time_manipulation", "draw")).do(PutOnTop("tower"))
    (told,) = scene.told(CardPutBack)
    assert told.seen_by(B).card == "?"
    deck = WILD.visible(scene.s, A).players[A].deck
    assert (deck[0], set(deck[1:])) == ("tower", {"?"})
    assert set(WILD.visible(scene.s, B).players[A].deck) == {"?"}
    draw(scene.s, A, len(deck) + 1, [])
    assert set(WILD.visible(scene.s, A).players[A].deck) <= {"?"}


@rule("VW-20.4")
def test_the_order_of_decks_is_nobodys():
    view = WILD.visible(wild().s, A)
    for pile in (view.path_deck, view.asgard_deck, view.asgard_box, view.mission_deck, view.players[A].deck):
        assert set(pile) == {"?"}


@rule("VW-20.6")
def test_what_has_left_the_path_may_be_looked_up():
    scene = wild()
    scene.s.path_discard = scene.s.path_deck[:1]
    scene.s.path_deck = scene.s.path_deck[1:]
    assert WILD.visible(scene.s, B).path_discard == scene.s.path_discard


@rule("VW-20.5")
def test_what_somebody_owns_is_where_it_can_be():
    scene = wild().hand(B, "pigator", "tower").discard(B, "scroll").area(B, "elf_archer")
    for seed in range(10):
        world = WILD.imagine(WILD.visible(scene.s, A), A, Random(seed))
        them, real = world.players[B], scene.player(B)
        assert sorted((*them.hand, *them.deck)) == sorted((*real.hand, *real.deck))
        assert len(them.hand) == 2
    hands = {tuple(sorted(WILD.imagine(WILD.visible(scene.s, A), A, Random(n)).players[B].hand)) for n in range(10)}
    assert len(hands) > 1


@rule("VW-2.3", "VW-2.5", "VW-20.4")
def test_an_imagined_world_is_laid_as_the_set_up_lays_it():
    scene = wild(players=2)
    for seed in range(10):
        world = WILD.imagine(WILD.visible(scene.s, A), A, Random(seed))
        values = [MISSIONS[mission].vp > 1 for mission in world.mission_deck]
        assert values == sorted(values)
        assert all(CARDS[card].min_players <= 2 for card in world.asgard_deck)
        assert sorted((*world.asgard_deck, *world.asgard_row, *world.asgard_box)) == sorted(ASGARD)


@rule("VW-20.2", "VW-20.4")
def test_what_was_learnt_cannot_be_taken_back():
    revealing = (events.CardsDrawn, events.DeckShuffled, events.CardShown, HandSeen, events.Defended)
    revealing += (events.PathMoved, events.PathShuffled, events.MissionTaken, events.AsgardTurned)
    revealing += (events.HandDiscarded, events.TieChecked)
    assert all(event.reveals for event in revealing)
    free = (events.Paid, events.PoolGained, events.Built, events.HallUpgraded, events.Exchanged, CardPutBack)
    assert not any(event.reveals for event in free)


@rule("VW-20.7")
def test_a_computer_player_is_shown_what_its_seat_sees():
    scene = wild().hand(B, "tower", "beer")
    question = Question(WILD, scene.s)
    assert question.view.players[B].hand == ("?", "?")
