"""Record files: read whole or not at all, written without harm to what lies there."""

from __future__ import annotations

import errno
import os
import re
import stat
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from artel.cli.arguments import UsageError
from artel.kernel.record import Record, read_record
from artel.table.folder import TERMINAL, default_data_dir

# Over a hundred times the longest game.
MOST_BYTES: Final = 1 << 20
# How many games the terminal keeps by itself, and how long their names are.
MOST_KEPT: Final = 50
MOST_NAME: Final = 40
ENDING: Final = ".artel"


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


class Saves:
    """What this game has been written to. Only its own files are ever replaced, and only unchanged ones."""

    def __init__(self) -> None:
        self._own: Final[dict[Path, bytes]] = {}

    def came_from(self, path: Path, raw: bytes) -> None:
        self._own[path.resolve()] = raw

    def save(self, path: Path, text: str) -> None:
        """Write the whole record or leave everything as it was; the reason is an `OSError`."""
        raw = text.encode("utf-8")
        target = path.resolve()
        if target in self._own and holds(target, self._own[target]):
            replace(target, raw)
        else:
            create(target, raw)
        self._own[target] = raw


def holds(path: Path, raw: bytes) -> bool:
    return path.is_file() and path.stat().st_size == len(raw) and path.read_bytes() == raw


def create(path: Path, raw: bytes) -> None:
    """A new file; one that is already there stays as it is, and a half-written one does not."""
    with path.open("xb") as file:
        try:
            file.write(raw)
            file.flush()
        except OSError:
            path.unlink()
            raise


def replace(path: Path, raw: bytes) -> None:
    """Put a whole new file in the place of an old one at once."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            if path.exists():
                os.fchmod(descriptor, stat.S_IMODE(path.stat().st_mode))
            file.write(raw)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


class Kept:
    """The game as it stands, in a file of its own, so that a closed terminal loses no move.

    The folder holds a bounded number of games; the ones left alone longest make room.
    """

    def __init__(self, folders: Sequence[Path], name: str) -> None:
        self.path: Path | None = None
        # Why nothing can be kept, when that is so.
        self.fault = ""
        self._folders: Final = folders
        self._name: Final = re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")[:MOST_NAME]
        self._raw = b""

    def go_on_in(self, path: Path, raw: bytes) -> None:
        """Keep the game where it was kept before, if the file is one of ours."""
        if path.resolve().parent in [folder.resolve() for folder in self._folders]:
            self.path = path.resolve()
            self._raw = raw

    def keep(self, text: str) -> None:
        raw = text.encode("utf-8")
        if raw == self._raw:
            return
        try:
            if self.path is None:
                self.path = self._claimed(raw)
            else:
                replace(self.path, raw)
            self._raw = raw
            self.fault = ""
        except OSError as error:
            self.fault = f"{error.filename}: {error.strerror}"

    def _claimed(self, raw: bytes) -> Path:
        """A new file in the first folder that can be written."""
        for folder in self._folders[:-1]:
            with suppress(OSError):
                return claimed(folder, self._name, raw)
        return claimed(self._folders[-1], self._name, raw)


def claimed(folder: Path, name: str, raw: bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    make_room(folder)
    for number in range(1, MOST_KEPT + 2):
        path = folder / f"{name}{'' if number == 1 else f'-{number}'}{ENDING}"
        with suppress(FileExistsError):
            create(path, raw)
            return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder / name))


def make_room(folder: Path) -> None:
    """Leave one place free among the games kept here."""
    ages = sorted((path.stat().st_mtime, path) for path in folder.glob(f"*{ENDING}"))
    for _, path in ages[: max(0, len(ages) - MOST_KEPT + 1)]:
        path.unlink()


def kept_folders() -> list[Path]:
    """Where games in the terminal are kept: with the user's data, or where anybody may write."""
    return [default_data_dir() / TERMINAL, Path(tempfile.gettempdir()) / f"artel-terminal-{os.getuid()}"]
