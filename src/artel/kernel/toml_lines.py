"""Where things stand in a TOML text: the line of every key, of every table and of every element of a list.

`tomllib` tells a place only where a text is broken. What is sound is walked here once more, and since it is
sound the walk need not look for mistakes. Nesting is looked at before: deep lists exhaust a reader's stack.
"""

from __future__ import annotations

import re
from typing import Final

Path = tuple[str | int, ...]

_BLANK: Final = " \t\r"
_SPACE: Final = " \t\r\n"
_ENDS: Final = ",]}#\n"
# A string of any of the four kinds, or a comment: what brackets and dots may stand in without meaning any.
_QUOTED: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL
)
_MARKS: Final = re.compile(r"[\[\]{}.,=\n]")


def too_deep(text: str, most: int) -> int:
    """The line where lists and tables lie more than `most` deep, or a key has more parts; 0 for none."""
    bare = _QUOTED.sub(_blanked, text)
    line, depth, parts = 1, 0, 0
    for found in _MARKS.finditer(bare):
        mark = found.group()
        if mark == ".":
            parts += 1
        else:
            parts = 0
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth = max(depth - 1, 0)
        elif mark == "\n":
            line += 1
        if depth > most or parts > most:
            return line
    return 0


def _blanked(found: re.Match[str]) -> str:
    return "\n" * found.group().count("\n")


class Lines:
    """The lines of a sound TOML text by path; a path without one of its own has that of what it lies in."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at = 0
        self.line = 1
        self.found: Final[dict[Path, int]] = {}
        # How many tables each list of tables has so far.
        self.counts: Final[dict[Path, int]] = {}
        self._walk()

    def of(self, path: Path) -> int:
        while path:
            if path in self.found:
                return self.found[path]
            path = path[:-1]
        return 1

    def _walk(self) -> None:
        table: Path = ()
        self._skip(_SPACE)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip(_SPACE)

    def _header(self) -> Path:
        """`[a.b]` or `[[a.b]]`; a name on the way that is a list of tables means its last one."""
        line = self.line
        self.at += 1
        is_list = self.text[self.at] == "["
        self.at += 1 if is_list else 0
        names = self._key()
        self.at += 2 if is_list else 1
        path: Path = ()
        for name in names[:-1]:
            path = self._last((*path, name))
        path = (*path, names[-1])
        if is_list:
            self.found.setdefault(path, line)
            self.counts[path] = self.counts.get(path, 0) + 1
        path = self._last(path)
        self.found.setdefault(path, line)
        return path

    def _last(self, path: Path) -> Path:
        return (*path, self.counts[path] - 1) if path in self.counts else path

    def _pair(self, table: Path) -> None:
        line = self.line
        path = table
        for name in self._key():
            path = (*path, name)
            self.found.setdefault(path, line)
        self.at += 1
        self._skip(_BLANK)
        self._value(path)

    def _key(self) -> list[str]:
        """The parts of a dotted key, and the reader before what follows it."""
        parts: list[str] = []
        while True:
            self._skip(_BLANK)
            if self.text[self.at] in "\"'":
                parts.append(self._string())
            else:
                start = self.at
                while self.text[self.at] not in " \t.=]":
                    self.at += 1
                parts.append(self.text[start : self.at])
            self._skip(_BLANK)
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def _value(self, path: Path) -> None:
        mark = self.text[self.at]
        if mark in "\"'":
            self._string()
        elif mark == "[":
            self._list(path)
        elif mark == "{":
            self._inline(path)
        else:
            while self.at < len(self.text) and self.text[self.at] not in _ENDS:
                self.at += 1

    def _list(self, path: Path) -> None:
        self.at += 1
        place = 0
        self._skip(_SPACE)
        while self.text[self.at] != "]":
            self.found[(*path, place)] = self.line
            self._value((*path, place))
            place += 1
            self._skip(_SPACE)
            if self.text[self.at] == ",":
                self.at += 1
                self._skip(_SPACE)
        self.at += 1

    def _inline(self, path: Path) -> None:
        self.at += 1
        self._skip(_SPACE)
        while self.text[self.at] != "}":
            self._pair(path)
            self._skip(_SPACE)
            if self.text[self.at] == ",":
                self.at += 1
                self._skip(_SPACE)
        self.at += 1

    def _string(self) -> str:
        """The string that begins here, as it is written; escapes stay as they are."""
        found = _QUOTED.match(self.text, self.at)
        assert found is not None
        self.line += found.group().count("\n")
        self.at = found.end()
        quotes = 3 if found.group()[:3] in ('"""', "'''") else 1
        return found.group()[quotes:-quotes]

    def _skip(self, blank: str) -> None:
        """On to the next thing: over blanks, and over comments where lines may end."""
        while self.at < len(self.text):
            mark = self.text[self.at]
            if mark == "#" and "\n" in blank:
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif mark in blank:
                self.line += 1 if mark == "\n" else 0
                self.at += 1
            else:
                return
