"""What sound costs while nothing happens: on miniaudio's own device that plays nowhere, in processor time."""

from __future__ import annotations

from time import process_time, sleep

from ...sound.device import Device, Loudspeaker
from ...sound.player import Player
from .measured import Measured

BED = {"wind": 0.9, "drums": 0.5}
SECONDS = 5.0
WITH, WITHOUT = 2.0, 0.5  # per cent of one processor
_FADE, _ROUND = 4, 17  # seconds until a bed is steady, and until it has gone round once


def hearing() -> list[Measured]:
    player = Player(opened=nowhere)
    player.set_volumes(100, 100)
    player.surround(BED)
    sleep(_FADE)
    first = share(SECONDS)
    sleep(_ROUND - SECONDS)
    steady = share(SECONDS)
    player.surround({})
    sleep(2 * _FADE)
    resting = share(SECONDS)
    player.close()
    details = f"two loops; {first:.2g} % in their first round, while they are mixed"
    return [
        _row("a bed at rest", steady, WITH, details),
        _row("no bed and nothing else to be heard", resting, WITHOUT, "the device has been stopped"),
    ]


def nowhere(rate: int) -> Device:
    import miniaudio

    return Loudspeaker(rate, [miniaudio.Backend.NULL])


def share(seconds: float) -> float:
    """Of one processor, in per cent, by this process."""
    before = process_time()
    sleep(seconds)
    return 100 * (process_time() - before) / seconds


def _row(what: str, value: float, most: float, details: str) -> Measured:
    return Measured(f"sound: {what}, % of a processor", value, f"less than {most:g}", value < most, details)
