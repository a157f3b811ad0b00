"""What a caller may ask of the server: one budget for each, over HTTP and sockets together.

The unit is about a millisecond of the server's time. A caller is an address, or for IPv6 the network of one
household (/64), since whoever has one address there has them all.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from starlette.types import Scope

from artel.table.wire import ClientMessage, Plan, Points, WireError, kind_of

# How many callers are remembered. Those beyond share one budget, so that nobody is forgotten for a crowd.
MOST_CALLERS: Final = 4096
CROWD: Final = "the crowd"
# So many bytes tables in memory may take together, where the host has not said otherwise.
MOST_MEMORY: Final = 512 * 1024 * 1024
# A message at a table waits so many seconds for its turn before it is refused.
PATIENCE: Final = 2.0
NETWORK_BITS: Final = 64

# Every request costs one unit at the door; these cost more, or are messages on an open socket.
COSTS: Final = {
    "ping": 0.2,
    "say": 1.0,
    "seal": 4.0,
    "open": 4.0,
    "why": 1.0,
    "move": 2.0,
    "undo": 4.0,
    "redo": 4.0,
    "ask-back": 4.0,
    "answer-back": 4.0,
    "wish": 4.0,
    "what-if": 60.0,
    "hello": 8.0,
    "plan": 16.0,
    "points": 8.0,
    "hint": 60.0,
    "look": 16.0,
    "past": 24.0,
    "load": 20.0,
    "sit": 5.0,
    "create": 20.0,
    "picture": 10.0,
    "nonsense": 10.0,
    "record": 10.0,
    "review": 4.0,
    "want-review": 100.0,
    "chance": 50.0,
    "score": 100.0,
    "edition": 20.0,
    "list": 20.0,
    "guide": 20.0,
    "puzzle": 20.0,
    "wrong-key": 50.0,
    "wrong-code": 50.0,
    "not-invited": 50.0,
    "unknown-table": 200.0,
}


# What a plan costs besides the deals of its question: each one, each of its lines, and going on by itself.
EACH_PLAN: Final = 2.0
EACH_LINE: Final = 0.5
FOLLOWING: Final = 24.0
EACH_WALK: Final = 6.0
# What each piece costs of which somebody asks what it would bring.
EACH_PIECE: Final = 4.0


def cost_of(message: ClientMessage) -> float:
    """What a message on an open socket costs."""
    cost = COSTS[kind_of(message)]
    if isinstance(message, Plan):
        for draft in message.plans:
            cost += EACH_PLAN + EACH_LINE * len(draft.lines) + EACH_WALK * len(draft.walks)
            cost += FOLLOWING if draft.follow else 0.0
    elif isinstance(message, Points):
        cost += EACH_PIECE * len(message.pieces)
    return cost


@dataclass(frozen=True)
class Limits:
    """What one caller may do, how many may be connected, how long a seat is waited for; tests change it."""

    rate: float = 400.0
    burst: float = 4000.0
    connections: int = 2000
    of_caller: int = 500
    # So many bytes the tables in memory may take together.
    memory: int = MOST_MEMORY
    # So many seconds a table waits for the seal or the nonce of a seat after somebody else's.
    sealing: float = 120.0


def caller_of(scope: Scope) -> str:
    """By whom a request counts as made."""
    client = scope.get("client")
    return caller_at(client[0]) if client else ""


def caller_at(address: str) -> str:
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, NETWORK_BITS), strict=False))


def is_this_computer(scope: Scope) -> bool:
    client = scope.get("client")
    if not client:
        return False
    try:
        return ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


class Buckets:
    """So much at once for every key, and so much a second after that.

    A key is forgotten once it has recovered, which changes nothing for it. When all that are remembered are
    still recovering, newcomers share one bucket.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = MOST_CALLERS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._most: Final = most
        self._clock: Final = clock
        # What each key has left, and when that was. The key that was charged last stands last.
        self._left: Final[dict[str, tuple[float, float]]] = {}

    def __len__(self) -> int:
        return len(self._left)

    def left(self, key: str) -> float:
        """What the key may still spend; less than nothing when it is in debt."""
        return self._now(self._slot(key))

    def spend(self, key: str, cost: float = 1.0) -> bool:
        """Take the cost, where the key has as much."""
        slot = self._slot(key)
        left = self._now(slot)
        if left < cost:
            return False
        self._write(slot, left - cost)
        return True

    def owe(self, key: str, cost: float, floor: float) -> float:
        """Take the cost whatever is left, down to the floor; answers what is left then."""
        slot = self._slot(key)
        now = self._now(slot)
        left = max(now - cost, min(floor, now))
        self._write(slot, left)
        return left

    def _now(self, slot: str) -> float:
        if slot not in self._left:
            return self.burst
        left, at = self._left[slot]
        return min(self.burst, left + (self._clock() - at) * self.rate)

    def _write(self, slot: str, left: float) -> None:
        self._left.pop(slot, None)
        self._left[slot] = (left, self._clock())

    def _slot(self, key: str) -> str:
        """The key itself, or the crowd's where there is no room for another."""
        if key in self._left or len(self._left) < self._most:
            return key
        for oldest in list(islice(self._left, 2)):
            if self._now(oldest) >= self.burst:
                del self._left[oldest]
        return key if len(self._left) < self._most else CROWD


class AtOnce:
    """How much of something each caller has open at the same time."""

    def __init__(self, most: int, what: str) -> None:
        self._most: Final = most
        self._what: Final = what
        self._open: Final[Counter[str]] = Counter()

    def come(self, caller: str) -> None:
        if self._open[caller] >= self._most:
            expected = f"at most {self._most} {self._what} of one caller"
            raise WireError("too-many-connections", expected, "more", 429)
        self._open[caller] += 1

    def go(self, caller: str) -> None:
        self._open[caller] -= 1
        if self._open[caller] <= 0:
            del self._open[caller]


class Budget:
    """The buckets of all callers, in the words of the wire."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits: Final = limits
        self._callers: Final = Buckets(limits.rate, limits.burst, clock=clock)
        # So deep in debt is only who goes on after being refused.
        self._debt: Final = -PATIENCE * limits.rate

    def spend(self, caller: str, cost: float = 1.0) -> None:
        """Take the cost of a request, or raise WireError. Being refused costs a little too."""
        if not self._callers.spend(caller, cost):
            self.visit(caller)
            raise self._too_fast()

    def owe(self, caller: str, cost: float) -> None:
        """Take the cost of something that has already happened, such as a search for an unknown table."""
        self._callers.owe(caller, cost, self._debt)

    def visit(self, caller: str, cost: float = 1.0) -> bool:
        """Take the cost of coming in, or of nonsense; False for who goes on although all is refused."""
        return self._callers.owe(caller, cost, 2 * self._debt) >= self._debt

    def pause(self, caller: str, cost: float) -> float:
        """Take the cost of a message; answers how many seconds it waits. WireError where that is too long."""
        left = self._callers.left(caller)
        if left - cost < self._debt:
            raise self._too_fast()
        return max(0.0, -self._callers.owe(caller, cost, self._debt) / self._callers.rate)

    def _too_fast(self) -> WireError:
        return WireError("too-fast", f"at most {self._callers.rate:g} units of work a second", "more", 429)
