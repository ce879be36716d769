"""Displays that nobody sees, of both kinds that Linux has."""

import os
import shutil
import subprocess
from pathlib import Path
from time import sleep

from parcel.tools import find

SIZE = "1280x800x24"


class Screen:
    def __init__(self) -> None:
        reading, writing = os.pipe()
        command = [find("Xvfb"), "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp", "-ac"]
        self._server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        self.settings = [f"DISPLAY={self.name}"]

    def see(self, picture: Path) -> None:
        sleep(1)
        dump = [find("xwd"), "-root", "-silent", "-display", self.name]
        dumped = subprocess.run(dump, stdout=subprocess.PIPE, check=True)
        subprocess.run([find("convert"), "xwd:-", str(picture)], input=dumped.stdout, check=True)

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


class Wayland:
    """Inside a chroot, whose programs find it there."""

    RUN, NAME = "run/meadhall", "wayland-0"

    def __init__(self, root: Path) -> None:
        self._run = root / self.RUN
        self._run.mkdir(mode=0o700)
        self._environment = {**os.environ, "XDG_RUNTIME_DIR": str(self._run), "WAYLAND_DISPLAY": self.NAME}
        shown = ["--backend=headless-backend.so", "--use-pixman", "--width=1280", "--height=800", "--idle-time=0"]
        command = [find("weston"), *shown, f"--socket={self.NAME}", "--debug"]  # which lets its pictures be taken
        self._server = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while not (self._run / self.NAME).exists() and self._server.poll() is None:
            sleep(0.1)
        told = {"XDG_RUNTIME_DIR": f"/{self.RUN}", "WAYLAND_DISPLAY": self.NAME, "WAYLAND_DEBUG": "1"}
        self.settings = [f"{name}={value}" for name, value in told.items()]

    def see(self, picture: Path) -> None:
        sleep(1)
        subprocess.run([find("weston-screenshooter")], cwd=self._run, env=self._environment, check=True)
        (taken,) = self._run.glob("*.png")
        shutil.move(taken, picture)

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
        shutil.rmtree(self._run)
