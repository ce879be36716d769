"""Single moments in which the steady player of Northgard must do the sensible thing."""

from random import Random
from typing import Any

from kit import bots
from meadhall.bots import Question, make
from meadhall.bots.northgard.insight import INSIGHT
from meadhall.bots.northgard.steady import ANSWERS
from meadhall.rules.kernel import Action
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.cards.draw import Assign
from meadhall.rules.northgard.cards.hand_attacks import Discard, UseShield
from meadhall.rules.northgard.cards.row import OfferRow, Pick
from meadhall.rules.northgard.data import FOOD, TILE_NUMBERS, UNREST
from meadhall.rules.northgard.fights.combat import SpendFood, TakeCasualty, TakePoint
from meadhall.rules.northgard.fights.creature_fights import Challenge
from meadhall.rules.northgard.harvest import Trade
from meadhall.rules.northgard.land.build import Construct
from meadhall.rules.northgard.land.explore import LayTile, TakeTile
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.turn import EndTurn, Pass, PlayCard, Upgrade, Wait
from rules.northgard.scene import CHOICE, PURPLE, RED, Scene, area, building, northgard


def choice(scene: Scene, seed: int = 1) -> Action:
    return make("steady", NORTHGARD, seed).choose(Question(NORTHGARD, scene.s))


def until_done(scene: Scene, most: int = 12) -> list[Action]:
    """What the asked player does one after the other, up to the end of the turn."""
    done: list[Action] = []
    seat = scene.asks().seat
    while len(done) < most and scene.s.result is None and scene.asks().seat == seat:
        done.append(choice(scene))
        if isinstance(done[-1], EndTurn | Pass):
            break
        scene.do(done[-1])
    return done


def test_it_has_an_answer_to_every_question():
    assert bots.questions(NORTHGARD) == set(ANSWERS)


# Twelve tiles with closed land: TS.e, TS.s, T18.s, T01.n and T01.e have large slots, T02.n and T03.e small ones.
LANDS = (
    "TS@(0,0)r0 T28@(1,0)r3 T24@(2,0)r2 T18@(3,0)r1 "
    "T21@(0,1)r3 T26@(1,1)r2 T01@(2,1)r2 T02@(3,1)r0 "
    "T29@(0,2)r1 T31@(1,2)r0 T27@(2,2)r0 T03@(3,2)r2"
)
LARGE = [building(name) for name in ("fortress", "forge", "altar_of_kings")]


def lands(players: int = 3, **options: Any) -> Scene:
    return northgard(players, LANDS, **options)


# Land

CROSS = "TS@(0,0)r0 T13@(1,0)r0"  # TS.n, TS.s and TS.w have one open edge each, TS.e+T13.a three


def test_it_closes_what_it_can_close():
    scene = northgard(board=CROSS).put(RED, "TS.n", 1).put(RED, "T13.a", 2).hand(RED, "ST_EXPLORE").pile("T30")
    scene.play("ST_EXPLORE")
    tile = choice(scene)
    assert isinstance(tile, LayTile)
    scene.do(tile)
    assert scene.s.land.at(scene.region("TS.n")).closed
    assert scene.fame(RED) == 2


def test_of_two_tiles_it_takes_the_one_with_the_large_slot():
    scene = northgard(board=CROSS, clans=("raven", "boar", "goat")).put(RED, "TS.n", 2).pile("T13", "T28", "T14")
    tile = choice(scene.play("CL_RAVEN_0"))
    assert isinstance(tile, TakeTile)
    assert tile.tile == TILE_NUMBERS["T28"]


def test_it_spreads_over_land_that_nobody_holds():
    scene = northgard(board=CROSS).put(RED, "TS.n", 3).hand(RED, "ST_MOVE")
    assert choice(scene) == PlayCard("ST_MOVE")
    done = until_done(scene)
    assert any(isinstance(move, March) and move.warriors < 3 for move in done)
    assert scene.s.owner.count(RED) == 2


def test_it_builds_the_third_stronghold():
    """Three closed territories with a large building win at the end of the year."""
    scene = lands().put(RED, "TS.e", 1).put(RED, "TS.s", 1).put(RED, "T18.s", 1).put(PURPLE, "T03.e", 1)
    scene.build("TS.e", "altar_of_kings").build("TS.s", "forge").goods(RED, wood=3)
    built = [move for move in until_done(scene.hand(RED, "ST_BUILD")) if isinstance(move, Construct)]
    assert built[0].building in LARGE
    assert scene.s.land.region_of[built[0].area] == scene.region("T18.s")


def test_with_wood_for_a_large_building_it_takes_one_that_yields():
    scene = lands().put(RED, "T01.e", 2).goods(RED, wood=3).hand(RED, "ST_BUILD")
    assert choice(scene.play("ST_BUILD")) in [Construct(kind, area("T31.n")) for kind in LARGE]


# Battles


def test_it_attacks_when_the_odds_are_good():
    scene = lands().put(RED, "TS.s", 4).put(PURPLE, "T01.e", 1).build("T01.e", "altar_of_kings").goods(RED, food=2)
    scene.hand(RED, "ST_MOVE")
    assert choice(scene) == PlayCard("ST_MOVE")
    move = choice(scene.do(PlayCard("ST_MOVE")))
    assert isinstance(move, March)
    assert move.target == scene.region("T01.e")
    assert move.warriors >= 3


def test_it_does_not_attack_the_stronger():
    scene = lands().put(RED, "TS.s", 3).put(PURPLE, "T01.e", 4).build("T01.e", "fortress").goods(PURPLE, food=4)
    scene.hand(RED, "DE_MILITIA", "ST_MOVE")
    moves = [move for move in until_done(scene) if isinstance(move, March)]
    assert scene.region("T01.e") not in [move.target for move in moves]


def attack(attackers: int, defenders: int) -> Scene:
    scene = lands(2).put(RED, "TS.s", attackers + 1).put(PURPLE, "T01.e", defenders).build("T01.e", "altar_of_kings")
    scene.goods(RED, food=3).hand(RED, "ST_MOVE")
    scene.do(PlayCard("ST_MOVE"))
    return scene


def test_it_feeds_a_battle_that_food_can_win():
    scene = attack(3, 3).march("TS.s", "T01.e", 3).goods(RED, food=4)
    assert choice(scene) == SpendFood(3)


def skirmish(year: int) -> Scene:
    """Over a territory that yields nothing; four warriors eat one food in winter."""
    scene = lands(2).year(year).put(RED, "TS.e", 4).put(PURPLE, "TS.s", 3).turn(RED)
    return scene.goods(RED, food=1).hand(RED, "ST_MOVE").play("ST_MOVE").march("TS.e", "TS.s", 3)


def test_it_keeps_the_food_of_the_winter_out_of_a_battle_for_little():
    """Unrest costs five fame; in the last year as well, for the winter comes before the end."""
    assert choice(skirmish(2)) == SpendFood(0)
    assert choice(skirmish(2).goods(RED, food=4)) != SpendFood(0)


def test_it_wastes_no_food_on_a_battle_that_is_won():
    scene = attack(6, 1).march("TS.s", "T01.e", 6)
    assert choice(scene) == SpendFood(0)


def test_it_takes_the_casualty_that_kills_the_last_defender():
    """Or the point, where that decides."""
    scene = attack(1, 1).march("TS.s", "T01.e", 1).feed(0, CHOICE)
    assert choice(scene) == TakeCasualty()
    scene = attack(3, 3).march("TS.s", "T01.e", 3).feed(0, CHOICE)
    assert choice(scene) == TakePoint()


def test_it_hunts_what_it_can_beat():
    scene = lands(creatures=True).put(RED, "T01.w", 4).beast("brown_bear_beige", "T01.w").goods(RED, food=4)
    scene.hand(RED, "ST_MOVE")
    assert choice(scene) == PlayCard("ST_MOVE")
    assert Challenge("brown_bear_beige") in until_done(scene)


def test_it_keeps_away_from_a_valkyrie():
    scene = lands(creatures=True).put(RED, "T03.e", 3).beast("fallen_valkyrie_beige", "T01.w").hand(RED, "ST_MOVE")
    moves = [move for move in until_done(scene) if isinstance(move, March)]
    assert scene.region("T01.w") not in [move.target for move in moves]


# Winter


def test_it_recruits_nobody_whom_it_cannot_feed():
    """The fourth warrior costs a food in winter; without it Unrest costs five fame."""
    scene = lands().year(7).put(RED, "T02.n", 3).hand(RED, "ST_RECRUIT")
    assert choice(scene) == Pass()
    scene = lands().year(2).put(RED, "T01.n", 3).hand(RED, "ST_RECRUIT").goods(RED, food=3)
    assert choice(scene) == PlayCard("ST_RECRUIT")


def test_it_trades_for_the_food_of_the_winter():
    scene = lands().put(RED, "T02.n", 4).goods(RED, wood=4)
    scene.s.agenda.pop()
    scene.run()
    trade = choice(scene)
    assert isinstance(trade, Trade)
    assert trade.kind == FOOD


def test_it_gives_its_last_goods_rather_than_take_unrest():
    scene = lands().put(RED, "TS.s", 7).goods(RED, food=1, wood=1, lore=2)
    scene.s.agenda.pop()
    scene.run()
    assert choice(scene) == Trade((0, 1, 2), FOOD)


# Cards


def test_it_drafts_the_achievement_that_counts_most():
    scene = lands().year(7).put(RED, "T02.n", 9).hand(RED)
    scene.s.row = ("AC_TRAPPER", "AC_WARLORD", "AC_BUILDER")
    assert choice(scene.run(OfferRow(RED))) == Pick("AC_WARLORD")


def test_it_makes_an_upgrade_of_unrest():
    scene = lands().put(RED, "T02.n", 3).hand(RED, UNREST).goods(RED, food=2, lore=3)
    move = choice(scene)
    assert isinstance(move, Upgrade)
    assert move.card == UNREST


def test_unrest_shields_the_hand():
    scene = lands().hand(RED, UNREST, "ST_FEAST").turn(PURPLE).hand(PURPLE, "DL_SPY")
    scene.put(RED, "T02.n", 3).put(PURPLE, "T03.e", 3).do(PlayCard("DL_SPY"))
    assert choice(scene) == UseShield()


def test_unrest_is_discarded_first():
    scene = lands().hand(RED, "ST_FEAST", UNREST, "ST_MOVE").turn(PURPLE).hand(PURPLE, "DL_ANCESTRAL_CURSE")
    assert choice(scene.do(PlayCard("DL_ANCESTRAL_CURSE"))) == Discard(UNREST)


def test_it_keeps_the_best_of_the_drawn_cards():
    scene = lands().put(RED, "T02.n", 3).deck(RED, "ST_MOVE", "DL_FISHING", UNREST).hand(RED)
    kept = choice(scene.play("DL_TRADING_POST"))
    assert isinstance(kept, Assign)
    assert (kept.keep, kept.discard) == (("DL_FISHING",), (UNREST,))


def test_it_plays_flash_cards_on_top():
    scene = lands().put(RED, "T01.n", 2).hand(RED, "ST_RECRUIT", "DL_FISHING")
    assert {move for move in until_done(scene) if isinstance(move, PlayCard)} == {
        PlayCard("DL_FISHING"),
        PlayCard("ST_RECRUIT"),
    }
    assert scene.has(RED)["food"] == 3


def test_a_hand_of_no_use_ends_the_year():
    assert choice(lands().put(RED, "T02.n", 3).hand(RED, "ST_BUILD", UNREST)) == Pass()


def weighed(scene: Scene) -> list[Action]:
    """By those who look ahead."""
    return [each.action for each in INSIGHT.weighed(Question(NORTHGARD, scene.s), Random(1), everywhere=False)]


def test_who_looks_ahead_passes_only_where_little_is_left_to_play():
    """A year that is over looks better than one in which something is still to be done."""
    assert Pass() in weighed(lands().put(RED, "T02.n", 3).hand(RED, "ST_BUILD", UNREST))
    scene = northgard(board=CROSS).put(RED, "TS.n", 1).put(RED, "T13.a", 2).hand(RED, "ST_EXPLORE").pile("T30")
    assert PlayCard("ST_EXPLORE") in weighed(scene)
    assert Pass() not in weighed(scene)


# Other things than to play cards


def test_it_takes_a_clan_upgrade_for_spare_lore():
    """The hand is of no use, but an upgrade will be; two cards drawn instead could be anything."""
    scene = lands(clans=("goat", "boar", "raven")).year(6).put(RED, "T02.n", 3).hand(RED, "ST_BUILD", "ST_RECRUIT")
    assert isinstance(choice(scene.goods(RED, food=2, lore=3)), Upgrade)


def stag(board: str, *places: str) -> str:
    """The upgrade that it takes, with one warrior in each of these places and nothing else to do."""
    scene = northgard(board=board, clans=("stag", "raven", "snake")).year(3)
    for place in places:
        scene.put(RED, place, 1)
    taken = choice(scene.hand(RED, UNREST).goods(RED, food=2, wood=3, lore=3))
    assert isinstance(taken, Upgrade)
    return taken.upgrade


def test_it_takes_the_upgrade_that_does_most_just_then():
    """In the long run CL_STAG_2 is the better one."""
    assert stag(CROSS, "TS.n", "T13.a") == "CL_STAG_1"
    assert stag(LANDS, "T02.n") == "CL_STAG_2"


def waiting_for(cards: int) -> Scene:
    """Purple, with so many cards left, holds good land beside Red, and a force that could take it back."""
    scene = lands(2).put(RED, "TS.s", 5).put(PURPLE, "T01.e", 1).put(PURPLE, "TS.e", 4).build("T01.e", "altar_of_kings")
    return scene.goods(RED, food=3).hand(RED, "ST_MOVE", "ST_BUILD").hand(PURPLE, *["ST_MOVE", "ST_FEAST"][:cards])


def test_it_waits_until_who_is_attacked_can_do_nothing_any_more():
    assert choice(waiting_for(1)) == Wait("ST_BUILD")
    passed = waiting_for(1)
    passed.s.players[PURPLE].passed = True
    assert choice(passed) == PlayCard("ST_MOVE")
