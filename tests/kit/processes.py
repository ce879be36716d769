"""Other processes, on each system in its own way: ended without warning, held still, looked for."""

import ctypes
import os
import signal
import sys
from pathlib import Path

if sys.platform == "win32":
    _SUSPEND_RESUME, _QUERY, _STILL_ACTIVE = 0x0800, 0x1000, 259

    def end(pid: int) -> None:
        os.kill(pid, signal.SIGTERM)  # which asks nobody there

    def hold(pid: int) -> None:
        _with_handle(pid, _SUSPEND_RESUME, ctypes.windll.ntdll.NtSuspendProcess)

    def let_go(pid: int) -> None:
        _with_handle(pid, _SUSPEND_RESUME, ctypes.windll.ntdll.NtResumeProcess)

    def is_alive(pid: int) -> bool:
        code = ctypes.c_ulong()
        ask = ctypes.windll.kernel32.GetExitCodeProcess
        known = _with_handle(pid, _QUERY, lambda handle: ask(handle, ctypes.byref(code)))
        return bool(known) and code.value == _STILL_ACTIVE

    def _with_handle(pid, right, act):
        kernel32 = ctypes.windll.kernel32
        handle = kernel32.OpenProcess(right, False, pid)
        if not handle:
            return 0
        try:
            return act(handle)
        finally:
            kernel32.CloseHandle(handle)

else:

    def end(pid: int) -> None:
        os.kill(pid, signal.SIGKILL)

    def hold(pid: int) -> None:
        os.kill(pid, signal.SIGSTOP)

    def let_go(pid: int) -> None:
        os.kill(pid, signal.SIGCONT)

    def is_alive(pid: int) -> bool:
        """A process that has ended is dead, even while nobody has taken note of its end."""
        try:
            os.kill(pid, 0)
            told = Path(f"/proc/{pid}/stat").read_text()
        except ProcessLookupError:
            return False
        except FileNotFoundError:
            return not Path("/proc/self").exists()
        return told.rpartition(")")[2].split()[0] != "Z"
