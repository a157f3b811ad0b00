"""What a server writes to its log: enough to help its host, and nothing that opens a seat or tells a game.

Keys, seeds, nonces, codes and what people say never get there, at no level. Where they travel (query strings,
frames, headers) only libraries would log them; those are kept at the level at which they do not, and the last
filter strikes out a key that gets through all the same.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Final

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
SECRET: Final = re.compile(r"(?i)\b(key|code|seed|nonce|id)=([^\s&\"'#]+)")


class Discreet(logging.Formatter):
    """Strikes secrets out of whatever is to be written, errors and their traces included."""

    def format(self, record: logging.LogRecord) -> str:
        return SECRET.sub(r"\1=...", super().format(record))


def begin_log(level: str) -> None:
    """From now on this process writes its log to standard error, from this level up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet(FORMAT))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
