"""Free memory does not stay with the program."""

import subprocess
import sys

HOLD = """
from meadhall.memory import give_back
def resident():
    return int(next(line for line in open("/proc/self/status") if line.startswith("VmRSS")).split()[1]) // 1024
give_back()
much = [bytes(4000) for _ in range(25000)]
few = much[::50]
del much
before = resident()
give_back()
print(before - resident(), len(few))
"""


def test_what_is_free_between_things_in_use_is_given_back() -> None:
    if sys.platform != "linux":  # others give it back by themselves
        return
    told = subprocess.run([sys.executable, "-c", HOLD], capture_output=True, text=True, check=True).stdout
    assert int(told.split()[0]) > 40  # MB
