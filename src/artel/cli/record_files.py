"""Record files: read whole or not at all, written without harm to what lies there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.cli.arguments import UsageError
from artel.kernel.record import Record, read_record

# Over a hundred times the longest game.
MOST_BYTES: Final = 1 << 20


def read_bytes(path: Path) -> bytes:
    """A file of bounded size; a device or a growing file is not read to its end."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UsageError(f"expected a record file, got {path}: {error.strerror}") from error
    except ValueError as error:
        raise UsageError(f"expected a record file, got {str(path)!r}: {error}") from error
    if len(raw) > MOST_BYTES:
        raise UsageError(f"expected a record of at most {MOST_BYTES} bytes, got more in {path}")
    return raw


def record_in(raw: bytes, path: Path) -> Record:
    try:
        return read_record(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise UsageError(f"expected a record in UTF-8, got other bytes in {path}") from error
