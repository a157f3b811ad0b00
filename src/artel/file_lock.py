"""A lock on an open file that ends with the process that holds it, however it ends."""

from __future__ import annotations

import os
import sys
from typing import Final

# On Windows a lock is one on bytes, which others cannot read then: it lies behind all that is ever written.
LOCKED_BYTE: Final = 1 << 30


def lock_file(file: int) -> bool:
    """Lock a file that was opened for writing and is at its beginning; False where another holds it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
