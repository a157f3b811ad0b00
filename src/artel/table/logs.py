"""What a server writes to its log: enough to help its host, and nothing that opens a seat or tells a game.

Keys, seeds, nonces, codes and what people say never get there, at no level. Where they travel (frames,
headers) only libraries would log them; those are kept at the level at which they do not, and the last filter
strikes out a key that gets through all the same.

Nor can anybody fill the log: of what is alike only so much is written in a minute, for one caller and for all
of them together. What was left out is counted, and told once a minute, and at the end.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, TextIO

from artel.table.budget import Buckets

LEVELS: Final = ("error", "warning", "info", "debug")
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
# Below this level these tell the traffic itself: requests with their query, frames with their text.
TALKATIVE: Final = (
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "uvicorn.asgi",
    "websockets",
    "asyncio",
)
SECRET: Final = re.compile(r"(?i)(\b(?:key|code|seed|nonce|id)=|\bbearer +|\"key\": *\")([^\s&\"'#]+)")
# So many lines of one kind at once and in each minute after that: of one caller, and of all together.
OF_CALLER: Final = 20
OF_ALL: Final = 200
A_MINUTE: Final = 60.0
# Whoever asks for every message is told more of them.
DEBUG_COST: Final = 0.1
# So many kinds are told apart; all others together are one kind.
MOST_KINDS: Final = 256
OTHERS: Final = "others"
# On whose behalf something is done; empty where the server does it by itself.
CALLER: Final[ContextVar[str]] = ContextVar("caller", default="")
NUMBERS: Final = re.compile(r"0x[0-9a-f]+|\d+")
MOST_SHOWN: Final = 100
# Longer than any trace of ours.
MOST_OF_LINE: Final = 16_384


class Discreet(logging.Formatter):
    """Strikes secrets out of whatever is to be written, traces included, and keeps it short."""

    def format(self, record: logging.LogRecord) -> str:
        text = SECRET.sub(r"\1...", super().format(record))
        return text if len(text) <= MOST_OF_LINE else text[:MOST_OF_LINE] + "..."


def kind_of_line(record: logging.LogRecord) -> str:
    """What lines have in common that differ only in what they are about."""
    error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] is not None else ""
    said = NUMBERS.sub("#", str(record.msg).partition("\n")[0])[:MOST_SHOWN]
    return " ".join(filter(None, (record.levelname, record.name + ":", said, error)))


class Measured(logging.StreamHandler[TextIO]):
    """Writes a log of which nobody can make more than so much."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._of_caller: Final = Buckets(OF_CALLER / A_MINUTE, OF_CALLER, clock=clock)
        self._of_all: Final = Buckets(OF_ALL / A_MINUTE, OF_ALL, clock=clock)
        self._kinds: Final[set[str]] = set()
        self._clock: Final = clock
        # By kind: how many were left out, and since when.
        self._left_out: Final[dict[str, tuple[int, float]]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        kind = self._known(kind_of_line(record))
        cost = DEBUG_COST if record.levelno <= logging.DEBUG else 1.0
        if not (self._of_caller.spend(f"{CALLER.get()} {kind}", cost) and self._of_all.spend(kind, cost)):
            count, since = self._left_out.get(kind, (0, self._clock()))
            self._left_out[kind] = (count + 1, since)
        else:
            super().emit(record)
        self._tell(before=self._clock() - A_MINUTE)

    def close(self) -> None:
        self._tell(before=self._clock())
        super().close()

    def _known(self, kind: str) -> str:
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            return OTHERS
        self._kinds.add(kind)
        return kind

    def _tell(self, before: float) -> None:
        """Say how many lines are missing of each kind of which some have been since before then."""
        for kind, (count, since) in list(self._left_out.items()):
            if since <= before:
                del self._left_out[kind]
                values = (count, kind)
                told = logging.LogRecord(
                    __name__, logging.WARNING, "", 0, "%d lines left out like: %s", values, None
                )
                super().emit(told)


def begin_log(level: str) -> None:
    """From now on this process writes its log to standard error, from this level up."""
    handler = Measured(sys.stderr)
    handler.setFormatter(Discreet(FORMAT))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
