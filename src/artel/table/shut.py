"""Whether the data file is still as the last server has shut it: then it need not be read to be trusted.

A note beside the file says what it was like when it was shut: its size, when it was last changed, which
file it is, and its first bytes, in which SQLite counts changes. The note is gone before anybody may write,
and comes back once the file is closed and nothing waits in a log beside it. So there is none after a kill or
a power cut, and none that fits a file that was changed, copied or put back meanwhile.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from pathlib import Path
from typing import Final

from artel.table.lock import private_file

# The bytes in which SQLite says how large the file is and how often it was changed.
HEADER_BYTES: Final = 100


def note_shut(path: Path) -> None:
    """Note how the closed file is, where nothing waits in a log beside it. Who cannot write has no note."""
    if _has_log(path):
        return
    note = note_of(path)
    with contextlib.suppress(OSError):
        unfinished = private_file(note.with_name(note.name + ".new"))
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(_likeness(path))
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(note)


def is_as_shut(path: Path) -> bool:
    """True when the file is as it was noted, and no log lies beside it."""
    try:
        return not _has_log(path) and note_of(path).read_text("utf-8") == _likeness(path)
    except (OSError, UnicodeDecodeError):
        return False


def forget_shut(path: Path) -> None:
    """Take the note away for good, before anything is written to the file."""
    with contextlib.suppress(FileNotFoundError):
        note_of(path).unlink()
        if os.name == "posix":
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def note_of(path: Path) -> Path:
    return path.with_suffix(".shut")


def _has_log(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def _likeness(path: Path) -> str:
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    found = path.stat()
    return json.dumps(
        {
            "bytes": found.st_size,
            "changed": found.st_mtime_ns,
            "file": [found.st_dev, found.st_ino],
            "header": hashlib.sha256(header).hexdigest(),
        }
    )
