"""What the almanac knows the spots of the board by where no card lies; cards say it themselves."""

from __future__ import annotations

_TOPICS = {
    "path": "entry:path",
    "path_deck": "entry:path",
    "asgard": "entry:asgard",
    "asgard_deck": "entry:asgard",
    "track": "entry:ways_to_points",
    "plot": "entry:building_rules",
    "tab": "entry:town_hall",
}


def topic_of(spot: str) -> tuple[str, ...]:
    topic = _TOPICS.get(spot.partition(":")[0], "")
    return (topic,) if topic else ()
