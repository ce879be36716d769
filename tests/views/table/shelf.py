"""What each game gives to the tests of the window: who plays it, who guards its secrets, what it looks like.

As a program it looks at all scenes of a game on a screen of two pixels for one, which a process has from its start:

    QT_SCALE_FACTOR=2 python shelf.py midgard
"""

from __future__ import annotations

import sys

from midgard.champion import Champion
from midgard.harbour_gallery import HARBOUR
from midgard.lookout import Lookout
from northgard.lands import LANDS
from northgard.sentry import Sentry
from northgard.settler import Settler
from person import Person
from watch.ranger import Ranger
from watch.wall import WALL
from watch.warden import Warden
from watchman import Watchman
from wild.listener import Listener
from wild.raider import Raider
from wild.village_gallery import VILLAGES

ROBOTS: dict[str, type[Person]] = {"watch": Ranger, "northgard": Settler, "midgard": Champion, "wild": Raider}
GUARDS: dict[str, type[Watchman]] = {"watch": Warden, "northgard": Sentry, "midgard": Lookout, "wild": Listener}
GALLERIES = {"watch": WALL, "northgard": LANDS, "midgard": HARBOUR, "wild": VILLAGES}

if __name__ == "__main__":
    GALLERIES[sys.argv[1]].look_at_all()
