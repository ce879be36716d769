"""What a player says: a small frozen struct in the player's words."""

import msgspec


class Action(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Equal actions are the same action; the tag (the class's name) is how a save file spells it."""
