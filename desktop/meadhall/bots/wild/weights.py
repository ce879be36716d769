"""What the steady player of Vikings Gone Wild believes: every weight of its rules of thumb. The currency is points."""

# Time
PACE, PACE_LATER = 3.0, 0.1  # points a round that the leader makes, and how much more for each that he has

# Resources: worth something at the very end, and more with every round in which what they buy can be used
BEER_AT_LAST, BEER_A_ROUND = 0.17, 0.11
GOLD = 1.6  # in beer

# Cards, each time they come into the hand
FIGHT = (0.0, 1.3, 1.8, 2.0, 2.3, 2.5, 2.75, 3.0, 3.1)  # by strength
MUCH_STRENGTH = 3.2
BOOST = 0.28  # for each strength
UNIT_BONUS = 0.8
DEFENCE = 0.2  # for each strength of a Fortification
MORE_DEFENCE = 0.25  # for each Unit that it counts
REPEL = 0.4  # for each point that it brings
DISARM = 0.5
DRAWN_BEER, DRAWN_FIGHT = 1.25, 0.45  # what another card brings, beside what it fights
PEEK = 0.3
RECOVERED = 1.1
STOLEN = 0.3  # how often there is a token to be stolen
SHOWN = 0.4  # how often the card that is shown fits
ORDINARY = 0.8  # of a drawn card: what another card in the deck takes the place of

FIRST_DEFENCE = 0.6  # of the first card that defends: whoever may hold one is attacked with more, or not at all

# Buildings
BUILDING_IN_THE_WAY = 0.1  # a target more, each round
STORE = 0.35  # a storage, each round, for each building that fills it, up to
STORE_MOST = 2.0
KEEP = 0.6  # a Drakkar, each round
ROOM = 0.45  # what a Town Hall of level 2 lets build, each round
ROOM_LATER = 0.15  # and of level 3
NO_NEED_YET = 0.4  # of that, while there is still room

DEMOLISH = 0.5  # a building goes only for one that is worth so much more
AWAITED = 3.0  # rounds to come in which a greater hall may be paid, so that none has to go

# Tokens that stay in a storage
KEPT_FOR_LATER = 0.8  # of what they are worth now
FULL_AGAIN = 0.65  # that a storage that is full will be so in the next rounds
ON_THE_WAY = 0.12  # a stored token towards a full storage, each round

# Missions and achievements
SECOND_MISSION = 0.5  # of what can be completed in a later round
NEXT_ROUND, STEP = 0.9, 0.25  # of a mission that is met too late for this round; of one that is a building nearer
DEED_SOME_DAY = 0.7  # that what must be done in one turn will be done
SPREAD, SPREAD_A_ROUND = 0.6, 0.5  # how sure a lead is
SWAP = 0.6  # a mission that promises less may go, if gold would be lost anyway

# Attacks
RIVAL_POINT = 0.5  # a point for one of two rivals
ONE_OF_MANY = 0.65  # of the Fortifications that might stop an attack: others may need them
PLUNDER = 1.5  # of a token: what the other loses counts too
ASGARD = 3.0
ASSASSIN_AT_HOME = 0.5
SPENT = 0.05  # whoever stays at home could be kept, or fight elsewhere
FOR_MISSION = 2.5  # a success that a mission asks for
FOR_SUCCESSES = 0.8  # each of those that one counts

# Defence
SUCCESS_OF_A_RIVAL = 1.0
FULL_DEFENCE = 0.5  # of its point: something else may still be hit
LAID = 0.05  # a card that is not in hand any more
LAID_LATER = 0.3  # of what it is worth: another attack may come

KEPT = 0.05  # a card on a Drakkar: one more in the next hand, whatever it is
