"""What waits to be sent over one connection, bounded in bytes for each and for all together.

Views and the table's summary are not queued: a mark says that one is due, and it is made when the
client is ready for it. So a slow client gets the newest view, with the lines it lacks, and never each
of them; and a client that reads nothing holds no more than a few answers before it is cut off.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from artel.table.wire import Message, WireError, encode

MOST_OF_ONE: Final = 256 * 1024
MOST_OF_ALL: Final = 64 * 1024 * 1024
# So often a view waits for what is worked out beside the table; where that ever changes, it is made at once.
MOST_WAITS: Final = 3
# The marks of what is made when its turn comes.
VIEW: Final = "view"
SUMMARY: Final = "summary"


def size_of(text: str) -> int:
    """How many bytes a text has on its way."""
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))


class Load:
    """How much waits in all the outboxes of a server together."""

    def __init__(self, most: int = MOST_OF_ALL) -> None:
        self._most: Final = most
        self._bytes = 0
        self._outboxes: Final[set[Connection]] = set()

    def bytes(self) -> int:
        return self._bytes

    def enter(self, connection: Connection) -> None:
        self._outboxes.add(connection)

    def leave(self, connection: Connection) -> None:
        self._outboxes.discard(connection)

    def change(self, size: int) -> None:
        """Count what is added or sent. Where it is too much, whoever holds most is cut off."""
        self._bytes += size
        while self._bytes > self._most and self._outboxes:
            max(self._outboxes, key=lambda each: each.held).close()


class Source(Protocol):
    """Where a connection gets its newest view and summary from when it is ready for them."""

    async def view_ready(self, connection: Connection) -> None:
        """Return when a view can be made at once."""

    def view_for(self, connection: Connection) -> str | None: ...

    def summary_for(self, connection: Connection) -> str: ...


class Credentials(NamedTuple):
    """By whom something counts as asked (`budget.caller_of`), and the hash of the key they came with."""

    caller: str = ""
    # Empty for who only watches.
    key: str = ""


NO_CREDENTIALS: Final = Credentials()


class Connection:
    """One tab or program at a table."""

    def __init__(self, seat: int, *, greeted: bool = False, key: str = "", caller: str = "") -> None:
        self.seat: Final = seat
        self.credentials: Final = Credentials(caller, key)
        self.since: Final = time.monotonic()
        # Views come only after a hello, which says how many entries the client knows.
        self.greeted = greeted
        self.have = 0
        self.held = 0
        self.closed = False
        # Why it was closed, where whoever is at the other end is to hear of that.
        self.because: WireError | None = None
        self._endings: Final[list[Callable[[], None]]] = []
        self._source: Source | None = None
        self._load = Load()
        # In the order of sending: messages by number, and marks.
        self._waiting: Final[OrderedDict[int | str, str]] = OrderedDict()
        self._queued = 0
        self._sending = 0
        self._ready: Final = asyncio.Event()

    @property
    def has_key(self) -> bool:
        return self.credentials.key != ""

    def at_end(self, deed: Callable[[], None]) -> None:
        """Do this as soon as the connection is closed, whoever closes it."""
        self._endings.append(deed)

    def open(self, source: Source, load: Load) -> None:
        """From now on the connection hears of this table."""
        self._source, self._load = source, load
        load.enter(self)

    def rest(self) -> None:
        """Nothing happens at the table for now: it leaves memory, and this must not hold it there."""
        self._source = None

    def is_due(self) -> bool:
        """True while something waits to be sent, or to be made."""
        return bool(self._waiting)

    def send(self, message: Message) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Queue a message. A client that does not keep up is cut off; it comes back and catches up."""
        if self.closed:
            return
        self._queued += 1
        self._waiting[self._queued] = text
        self._hold(size_of(text))
        if self.held > MOST_OF_ONE:
            self.close()
        self._ready.set()

    def show(self) -> None:
        """A new view is due, after all that waits: an `ok` comes before the view with its move."""
        if self.greeted:
            self._mark(VIEW)

    def tell(self) -> None:
        """A new summary is due."""
        self._mark(SUMMARY)

    def _mark(self, mark: str) -> None:
        if not self.closed:
            self._waiting[mark] = ""
            self._waiting.move_to_end(mark)
            self._ready.set()

    def close(self, because: WireError | None = None) -> None:
        """Nothing more is sent but the reason, and nothing more is taken; whoever sends is told to close."""
        if self.closed:
            return
        self.closed, self.because = True, because
        self._waiting.clear()
        self._sending = 0
        self._load.leave(self)
        self._hold(-self.held)
        self._ready.set()
        for ending in self._endings:
            ending()

    async def next(self) -> str | None:
        """The next message to be sent; None when the connection is to be closed.

        Asking for the next one means that the last has been sent.
        """
        self._hold(-self._sending)
        self._sending = 0
        waits = 0
        while not self.closed:
            if not self._waiting:
                self._ready.clear()
                await self._ready.wait()
                continue
            if waits < MOST_WAITS and next(iter(self._waiting)) == VIEW and self._source is not None:
                # The mark stays until then: what waits may be given up, and the view is still due.
                waits += 1
                await self._source.view_ready(self)
                continue
            text = self._made(*self._waiting.popitem(last=False))
            if text is not None:
                self._sending = size_of(text)
                return text
        return None

    def _made(self, mark: int | str, text: str) -> str | None:
        """The message itself, or what a mark stands for now; None where there is nothing to say."""
        source = self._source
        if isinstance(mark, int) or source is None:
            return text or None
        made = source.view_for(self) if mark == VIEW else source.summary_for(self)
        if made is not None:
            self._hold(size_of(made))
        return made

    def _hold(self, size: int) -> None:
        self.held += size
        self._load.change(size)
