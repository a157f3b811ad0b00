"""One server per data folder: a lock that ends with the process that holds it, however it ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from artel.file_lock import lock_file

# Tables hold the hashes of secrets and everybody's hidden cards: only their owner may read them.
PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
MOST_ADDRESS: Final = 200
LOCK: Final = "tables.lock"


class LockedError(RuntimeError):
    """Another server holds the lock; the holder is its address, as far as it has said."""

    def __init__(self, holder: str) -> None:
        super().__init__(f"expected a free lock, got one held by {holder}")
        self.holder: Final = holder


def private_file(path: Path) -> Path:
    """A file that is there, and that only its owner may read."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    if path.stat().st_mode & 0o777 != PRIVATE_FILE:
        path.chmod(PRIVATE_FILE)
    return path


class DataLock:
    """Held from the beginning; the operating system lets go of it when the process is gone."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        if not folder.is_dir():
            folder.mkdir(parents=True, mode=PRIVATE_FOLDER)
        self._file: Final = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
        if not lock_file(self._file):
            address = os.read(self._file, MOST_ADDRESS).decode("utf-8", "replace").strip()
            os.close(self._file)
            raise LockedError(f"the server at {address}" if address else "a server that is just starting")
        os.ftruncate(self._file, 0)

    def write(self, address: str) -> None:
        """Tell whoever finds the lock taken where the server is."""
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{address}\n".encode())

    def release(self) -> None:
        """Let go of the lock. The file stays: removing it would let two servers lock two files."""
        os.ftruncate(self._file, 0)
        os.close(self._file)
