"""What the steady player of the Watch believes: every weight that its rules of thumb use, in one place.

The currency is the victory point. "Per round" means once around the table.
"""

# Time
DISCOUNT = 0.88  # a point that comes one round later is worth this much of it
ROUNDS_PER_POINT = 1.7  # how long a good player takes for one point
LONGEST_LOOK = 14.0  # rounds; nobody looks farther ahead

# Winning
WIN = 7.0  # what winning is worth beyond the points themselves
LOST_AT_ONCE = 12.0  # what it costs to lose by a deed of one's own, points that it would bring included
LEAD = 0.55  # how fast the chance to win grows with points: exp(LEAD * points), shared among all
CARD_IN_HAND_OF_OTHERS = 0.3  # an unplayed development card of an opponent hides so many points

# Resource cards
CARD = 0.13  # points that one more card each round brings in each round
ODD_CARDS = 0.3  # cards of a kind do not come in the numbers that the supply asks for: part of a trade is lost
SPARE_CARD = 0.035  # a card beyond the next two goals
AFTERWARDS = 0.5  # share of what follows a goal that its delay delays as well
SECOND_GOAL = 0.35  # share of the second best goal in the worth of a hand
SEVEN_LOSS = 0.1  # a card that a seven would take, when a hand is above the limit
SCARCE = 0.6  # how much dearer a resource is that one does not produce at all
UNDER_TORMUND = 0.5  # what still counts of a hex on which Tormund stands
UNDER_WILDLING = 0.15  # and of a hex with a wildling

# Places for settlements, in pips (a 6 or 8 has five)
KIND = (1.05, 1.1, 0.95, 1.1, 1.0)  # lumber, brick, wool, grain, ore in the first rounds
NEW_KIND = 1.6  # a resource that one did not have
NEW_NUMBER = 0.35  # a number that one did not have
OWN_ROUTE = 0.22  # a 2:1 route, for each pip of its resource
ANY_ROUTE = 0.9  # a 3:1 route
EXPOSED = (0.82, 0.92, 0.97)  # hexes that a wildling reaches first, second, third along an arrow
WHIM = 0.4  # chance among places that are about as good
ROOM = 0.12  # the best places two roads away
PIP = 0.25  # of a first settlement, in points: about two cards in a game

# Pieces
ROUTE = 0.05  # a trade route opened later, for each card per round that it could change, each round
ROAD_AHEAD = 0.12  # a road laid early keeps a place from others
CONTESTED = 0.8  # a place that an opponent can reach as well
LONGEST_ROAD_RISK = 0.7  # it can be taken away again
PATROL = 0.3  # to move Tormund and to rob
PROGRESS = 0.55
PATROL_RACE = 0.3  # each patrol on the way to the Largest Patrol, for each of its points
GUARD_STEP = 0.52  # each guard on the way to the third and fifth, which are points

# The north
ROLLS_PER_TOKEN = 7.0  # how often somebody's building turns up a token
SOON = 0.5  # how much of the danger is that of the next rounds
SOON_IN_ROUNDS = 2
AHEAD_IN_GUARDS = 0.85  # chance to win a tragic end that came now, with most guards alone
LEVEL_IN_GUARDS = 0.6  # with as many guards as another and ahead of him in the ties
LEVEL_BUT_BEHIND = 0.25
ONE_GUARD_SHORT = 0.12
IMAGINED_WORLDS = 6

# Trade
OFFERS = 3  # a turn; the rules for computer players allow four
OFFER_GAIN = 0.06  # an offer that brings less is not worth the others' time
OFFER_HOPE = 0.12  # nor one that hardly anybody will take
FROM_ELSEWHERE = 0.1  # cards of each kind per round that come to a hand otherwise than from its land
WILLING = 0.4  # chance that an opponent who has the one card gives it for another kind of which he has none
WILLING_FOR_TWO = 2.2  # so much more for two cards
UNWILLING = 0.3  # less for each point that one is ahead of him
ACCEPT_GAIN = 0.02
COUNTER_GAIN = 0.1
FEED = 0.06  # wanted for each point that the partner is ahead
DANGEROUS = 8  # with so many points nobody is helped any more
SUPPLY_GAIN = 0.06  # a trade with the supply that only improves the hand

# Tormund
HARM = 0.09  # each pip that a building of an opponent loses
OWN_HARM = 0.16  # each pip of one's own
ROB = 0.25  # a card from an opponent
AHEAD = 0.25  # how much more it counts against each point that he is ahead

# Development cards and heroes
WINTER_GAIN = 0.45  # what two cards must bring at once before they are taken
VISION = 1.25  # choosing among three cards
HERO_GAIN = 0.1  # what using a hero must bring
SURE_TO_HOLD = 0.9  # chance that an opponent has a card, with which nobody else need be asked for it
PATROL_SPENT = 0.3  # a patrol given up for a guard
FREED_PIP = 0.05  # a pip that pays again
ROAD_MOVED = 0.3  # a road saved on the way to a place
# How welcome each hero is where nothing special speaks for or against him.
APPEAL = {
    "samwell_tarly": 0.75,
    "mance_rayder": 0.2,
    "qhorin_halfhand": 0.45,
    "bowen_marsh": 0.6,
    "jeor_mormont": 0.65,
    "alliser_thorne": 0.4,
    "melisandre": 0.45,
    "yoren": 0.05,
    "ygritte": 0.05,
    "benjen_stark": 0.1,
    "othell_yarwyck": 0.15,
}
APPEAL_OF_LOOT = 0.7  # Mance, for one who is behind
APPEAL_OF_GUARD = 0.5  # Yoren with a patrol to spend
APPEAL_OF_CHEAP_GUARD = 0.12  # Thorne, for each point that the next guard is worth
APPEAL_OF_SAFETY = 0.5  # Benjen and Ygritte, for each point that the tragic end threatens to cost
