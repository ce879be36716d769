"""What decides is shown large over the board, for a moment: dice thrown, a fight, a blow that falls, a triumph.

A game's motions yield a `Drama` of one of the acts here. An act is painted around the middle of the theatre, in
measures of the design, from nothing but how much of its time has passed; so it can be looked at frame by frame. It
says nothing in words: the band below the board does. What touches on its way is heard as it does (`knocks`). At most
one is under way at a time, and none is longer than `LONGEST`.
"""

from __future__ import annotations
