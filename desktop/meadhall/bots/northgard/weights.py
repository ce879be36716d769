"""What the steady player of Northgard believes: every weight of its rules of thumb. The currency is fame."""

from collections.abc import Mapping
from types import MappingProxyType

from ...rules.northgard.data import ClanId

# Time
HOLD = 0.88  # how much of what a territory is worth each year is left a year later: it may have been lost
CARDS_AHEAD = 4.0  # with so many cards still to come plans count in full

# Open land: the chance that it will be closed, by the tile edges that are open
CLOSING = (1.0, 0.6, 0.45, 0.33, 0.24, 0.18, 0.12)
HARDLY_CLOSING = 0.08
SOME_DAY = 0.75  # of the years to come, until then
SOURCE = 1.2  # to have open land at all: without it nobody explores
SPARE_SOURCE = 0.25  # each one more

# What a territory gives
YIELD = (0.45, 0.55, 0.6)  # an icon each year: food, wood, lore
LAST_YIELD = 1 / 3  # in the last year
ALTAR = 3.0  # each year
FORGE = 2.2  # each year to come: a card more
CAMP = 0.55  # each year
TOWER = 0.3
FORTRESS = 0.8
SMALL_SLOT = 0.25
LARGE_SLOT = 0.9

WON = 100.0

# Strongholds, on the way to the sudden victory
STRONGHOLDS = (0.0, 1.5, 5.0, 25.0)
TEAM_STRONGHOLDS = (0.0, 1.0, 2.5, 5.0, 9.0, 25.0)
ROOM_FOR_ONE = 0.35  # of a stronghold: closed land with an empty large slot
RIVAL_STRONGHOLDS = (0.0, 0.2, 2.0, 14.0)

# Figures
FIGURE = 0.45
CROWD = 10  # more warriors than this are worth little more
CROWDED = 0.15
NEXT_DOOR = 0.42  # of a neutral territory, for somebody who could go there
OVER_ROUGH = 0.7
SECOND_CHOICES = (1.0, 0.55, 0.3)
TO_STRIKE = 0.3  # of an enemy territory, for somebody who could take it
SURE_ENOUGH = 0.6  # no attack is thought of below this chance
STRIKE = 0.3  # how likely an enemy who could attack does so, times his odds
STRIKE_NEXT_YEAR = 0.15  # if he has passed
LOST_WITH_LAND = 0.6  # each figure that falls or flees with it
KAIJA = 0.8  # more than a warrior

# Goods: the first few of a kind have a use, the others are a third of a fame
GOODS = ((4, 0.42), (3, 0.6), (3, 0.62))
MORE_GOODS = 0.36
THIRD = 1 / 3
USE_OF_GOODS = (0.0, 0.15, 0.6, 1.0)  # how much the uses count, by the harvests still to come
HUNGRY_YEARS = 0.4  # food that the land does not yield for the winters to come, each

# Unrest
UNREST = 5.6
UNREST_LATER = 0.5  # a dead card in the hand
CAN_TRADE = 0.6  # each resource that the harvest's trade takes to avoid it

# Cards
IN_HAND = 0.75  # a card that can still be played this year
DRAWN_A_YEAR = 4.3  # cards that come into the hand
CARDS_OF_RIVALS = 0.12  # each card in a hand of theirs
PLAY = 0.08  # what a card must bring to be played
FIRST_TO_PASS = 0.35  # the best choice of the row, and the first turn
WORTH_WAITING = 0.3  # so much more an attack must bring when the attacked one has passed
FEW_CARDS = 2  # who has no more of them will soon pass
FLEXIBLE = 0.3  # a card that can be everything waits until the others have done what only they can
COMES_IN_HAND = 0.6  # an upgrade can be played this year: this much of what it would do now
UNSEEN_CARD = 0.45  # what the deck may bring
MANY_RECRUITS = 4  # a card that recruits is of full use
MANY_TILES = 6
MANY_SLOTS = 3
NO_ROOM = 0.3
WORTH_A_RANSOM = 1.2
WORTH_A_REACTION = 1.0
EXPLORES = 3  # tiles imagined to know what an Explore brings

# The others
RIVAL = 0.12  # of what the lands of an opponent are worth

# Creatures
DRAUGR = 1.0  # each year, where it stands in one's land
BEAR = 1.2
CREATURE_HERE = 0.9  # how likely one that tolerates nobody attacks, times its odds
CREATURE_NEAR = 0.3
WORTH_A_CALL = 2.0
HUNT = 0.45  # of its fame, for somebody who could beat it

ORDINARY_TILE = 1.0  # what brings less is put back, if it may be
EXITS = 6  # of hidden ways that are looked into
PLACES = 20  # where a tile could be laid that are gone into, in the set-up and away from the own land

# Battles
HALF_FLEES = 0.5  # of those who lose
VICTORY = 0.5
MARCH_GAIN = 0.05  # below that everybody stays
LINES = 3  # of marches that are followed further
LINES_IN_THOUGHT = 2
PROMISING = 8  # of the marches that could be the first may follow on any other

# Trade and swaps
TRADE_GAIN = 0.25
SWAP_GAIN = 0.3

CLAN_APPEAL: Mapping[ClanId, float] = MappingProxyType(
    {"goat": 0.4, "stag": 0.4, "raven": 0.3, "wolf": 0.3, "boar": 0.2, "snake": 0.2, "bear": 0.1}
)
WHIM = 1.0  # chance among clans that are about as good
