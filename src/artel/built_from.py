"""Whether the compiled engine was made from the sources that lie beside it.

Compiled files hide their sources, so after an edit the old engine would go on in silence. A build inside a
checkout therefore leaves a note of every source it has read (setup.py writes it); a wheel brings both and has
none. An edit shows in a file's size or content. The time of a file is believed only where it says that
nothing has happened: git changes the times of files that stay the same.

Every import of the engine passes here and setup.py reads this before anything is installed, so it is made of
little more than `os`.
"""

from __future__ import annotations

import hashlib
import os
import sys

NOTE = "built-from.txt"
TOLD = "ARTEL_TOLD_OF_OLD_BUILD"
PACKAGE = os.path.dirname(__file__)


def note_of(package: str, folders: list[str]) -> str:
    """A line for every source: size, time, digest, name."""
    found = sorted(sources(package, folders).items())
    return "".join(
        f"{about.st_size} {about.st_mtime_ns} {digest(package, name)} {name}\n" for name, about in found
    )


def sources(package: str, folders: list[str]) -> dict[str, os.stat_result]:
    """Every module of these folders, with what the file system says of it."""
    found = {}
    waiting = [path for folder in folders if os.path.isdir(path := os.path.join(package, folder))]
    start = len(package) + 1
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    found[entry.path[start:].replace(os.sep, "/")] = entry.stat()
                elif entry.is_dir():
                    waiting.append(entry.path)
    return found


def digest(package: str, name: str) -> str:
    with open(os.path.join(package, name), "rb") as source:
        return hashlib.sha256(source.read()).hexdigest()


def edited(package: str = PACKAGE) -> list[str]:
    """The sources changed, added or removed since the engine in use was compiled."""
    note = os.path.join(package, NOTE)
    if not os.path.exists(note) or not is_compiled(package):
        return []
    with open(note, encoding="utf-8") as lines:
        rows = [line.rstrip("\n").split(" ", 3) for line in lines]
    # A line cut off in writing says nothing.
    noted = {row[3]: (int(row[0]), int(row[1]), row[2]) for row in rows if len(row) == 4}
    now = sources(package, sorted({name.partition("/")[0] for name in noted}))
    kept = noted.keys() & now.keys()
    changed = [name for name in kept if differs(package, name, now[name], *noted[name])]
    return sorted([*changed, *(noted.keys() ^ now.keys())])


def differs(package: str, name: str, now: os.stat_result, size: int, time: int, content: str) -> bool:
    if now.st_size != size:
        return True
    return now.st_mtime_ns != time and digest(package, name) != content


def is_compiled(package: str) -> bool:
    """Whether this Python would import compiled modules; those of another version lie there unused."""
    from importlib.machinery import EXTENSION_SUFFIXES

    module = os.path.join(package, "kernel", "build")
    return any(os.path.exists(module + suffix) for suffix in EXTENSION_SUFFIXES)


def complaint(package: str = PACKAGE) -> str | None:
    """The one line that says what is old, or None."""
    names = edited(package)
    if not names:
        return None
    more = f" and {len(names) - 1} more" if len(names) > 1 else ""
    what = f"expected an engine compiled from its sources, got one older than {names[0]}{more}"
    return f"artel: {what}; scripts/play and scripts/test compile it anew"


def complain() -> None:
    """Say it once: the processes that this one starts import the engine too."""
    line = None if TOLD in os.environ else complaint()
    if line is not None:
        os.environ[TOLD] = "1"
        print(line, file=sys.stderr, flush=True)
