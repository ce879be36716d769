"""Whatever becomes of the device, nobody waits, nothing is raised, nothing is printed."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from time import monotonic, sleep

import pytest

from kit import devices
from kit.devices import Made
from meadhall.commands.bench.hearing import WITH, WITHOUT, nowhere, share
from meadhall.sound import device, player
from meadhall.sound.device import Unheard, is_remote, open_device
from meadhall.sound.player import Player

PATIENCE = 20.0  # seconds, on a machine that does much else


def until(holds: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end
        sleep(0.005)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    monkeypatch.setattr(player, "_LOOK", 0.2)
    monkeypatch.setattr(player, "_AGAIN", 0.3)
    yield
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def made() -> list[Made]:
    return []


@pytest.fixture
def playing(made: list[Made]) -> Iterator[Player]:
    one = Player(opened=devices.made(made))
    yield one
    one.close()


def test_a_sound_begins_and_ends_the_devices_work(playing: Player, made: list[Made]) -> None:
    playing.set_volumes(100, 100)
    playing.play("press")
    until(lambda: bool(made) and made[0].heard > 0)
    until(lambda: made[0].rested == 1)
    playing.play("press")
    until(lambda: made[0].begun == 2)
    assert (len(made), playing.why) == (1, "")


def test_without_anything_to_be_heard_no_device_works(playing: Player, made: list[Made]) -> None:
    playing.set_volumes(100, 0)
    playing.surround({"wind": 1.0})
    until(lambda: bool(made))
    sleep(0.1)
    assert made[0].begun == 0


@pytest.mark.parametrize("why", ["no_device", "no_library", "remote"])
def test_without_a_device_it_is_silent_and_says_why(why: str) -> None:
    told: list[str] = []
    tried: list[int] = []

    def opened(rate: int) -> device.Device:
        tried.append(rate)
        raise Unheard(why)

    silent = Player(lambda: told.append(silent.why), opened)
    silent.surround({"waves": 1.0})
    silent.play("dice")
    until(lambda: bool(told))
    sleep(0.4)
    silent.play("dice")
    until(silent._orders.empty)
    sleep(0.1)
    silent.close()
    assert told == [why]
    assert len(tried) == (2 if why == "no_device" else 1)  # a loudspeaker may be plugged in, a library may not


def test_a_device_that_is_taken_away_is_missed_and_found_again(playing: Player, made: list[Made]) -> None:
    playing.set_volumes(100, 100)
    playing.surround({"wind": 1.0})
    until(lambda: bool(made) and made[0].heard > 3)
    made[0].take_away()
    until(lambda: playing.why == "lost")
    assert made[0].closed == 1
    sleep(0.4)
    playing.play("dice")
    until(lambda: len(made) == 2 and made[1].heard > 3)
    assert playing.why == ""
    sleep(2.0)  # longer than the dice: the wind is heard again, though nobody has asked anew
    heard = made[1].heard
    until(lambda: made[1].heard > heard + 3)


def test_volumes_that_were_set_without_a_device_hold_once_there_is_one(made: list[Made]) -> None:
    there = False

    def opened(rate: int) -> device.Device:
        if not there:
            raise Unheard("no_device")
        return devices.made(made)(rate)

    one = Player(opened=opened)
    one.play("dice")
    until(lambda: one.why == "no_device")
    one.set_volumes(0, 100)
    one.surround({"waves": 1.0})
    there = True
    sleep(0.4)
    one.play("dice")  # of which nothing is heard, as effects are off; but now there is a device
    until(lambda: bool(made) and made[0].heard > 3)
    one.close()
    assert one._band._effects == 0


def test_on_the_null_device(capfd: pytest.CaptureFixture[str]) -> None:
    """Through miniaudio itself."""
    one = Player(opened=nowhere)
    one.set_volumes(100, 100)
    one.surround({"wind": 1.0, "drums": 0.5})
    one.play("dice")
    until(lambda: one._asked > 5)
    one.close()
    assert (one.why, one._device) == ("", None)


def test_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    monkeypatch.setattr(device, "is_remote", lambda: False)
    one = Player()
    one.play("dice")
    until(lambda: one.why == "no_library")
    one.close()


def test_nothing_is_left_when_it_is_closed(playing: Player, made: list[Made]) -> None:
    playing.set_volumes(100, 100)
    playing.surround({"wind": 1.0})
    until(lambda: bool(made) and made[0].heard > 0)
    playing.close()
    playing.close()
    assert made[0].closed == 1
    assert not any(thread.name == "sound" and thread is playing._thread for thread in threading.enumerate())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is of Linux")
def test_alsa_prints_nothing_of_what_it_does_not_find() -> None:
    """In a process of its own: what was said before would not be heard again."""
    program = """if True:
        import miniaudio
        from meadhall.sound import device
        device._backends()
        try:
            device.Loudspeaker(32_000, [miniaudio.Backend.ALSA]).close()
        except device.Unheard:
            pass"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert (ran.stdout, ran.stderr) == ("", "")


@pytest.mark.parametrize("name", ["SSH_CONNECTION", "XRDP_SESSION"])
def test_over_a_remote_desktop_it_is_silent(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "1")
    assert is_remote()
    with pytest.raises(Unheard, match="remote"):
        open_device(32_000)


@pytest.mark.parametrize(("shown", "remote"), [(":0", False), ("", False), ("localhost:10.0", True), ("unix:0", False)])
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a display of X11")
def test_a_display_of_another_machine_is_remote(monkeypatch: pytest.MonkeyPatch, shown: str, remote: bool) -> None:
    for name in ("SSH_CONNECTION", "XRDP_SESSION", "VNCDESKTOP"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", shown)
    assert is_remote() == remote


def test_the_processor_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bed of two loops that has gone round once, and without."""
    monkeypatch.setattr(player, "_LOOK", 2.0)
    one = Player(opened=nowhere)
    one.set_volumes(80, 40)
    one.surround({"wind": 0.9, "drums": 0.5})
    until(lambda: one._asked > 2)
    one._band.frames(24 * 32_000)  # the fade and the first round, at once
    assert share(1.5) < WITH
    one.surround({})
    until(lambda: not one._runs)
    assert share(1.0) < WITHOUT
    one.close()
