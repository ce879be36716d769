"""A display that nobody sees."""

import os
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

    def see(self, picture: Path) -> None:
        sleep(1)
        dump = [find("xwd"), "-root", "-silent", "-display", self.name]
        dumped = subprocess.run(dump, stdout=subprocess.PIPE, check=True)
        subprocess.run([find("convert"), "xwd:-", str(picture)], input=dumped.stdout, check=True)

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
