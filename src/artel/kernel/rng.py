"""A small generator for bots, redeals and self-play; the same numbers in both builds.

Xorshift with 128 bits of state: shifts and exclusive-ors only, so nothing overflows 64 bits.
The table's own chance is another one (`chance.py`), made to be checked, not to be fast.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """Numbers that follow from a seed."""

    def __init__(self, seed: int | str) -> None:
        material = hashlib.sha256(str(seed).encode()).digest()
        self.x: i64 = int.from_bytes(material[0:4], "big") | 1
        self.y: i64 = int.from_bytes(material[4:8], "big")
        self.z: i64 = int.from_bytes(material[8:12], "big")
        self.w: i64 = int.from_bytes(material[12:16], "big")

    def clone(self) -> Rng:
        """Another one that gives the same numbers from here on."""
        return rng_at(self.x, self.y, self.z, self.w)

    def take(self, other: Rng) -> None:
        """Give the numbers that another one would give from here on."""
        self.x, self.y, self.z, self.w = other.x, other.y, other.z, other.w

    def __reduce__(self) -> tuple[object, ...]:
        return (rng_at, (int(self.x), int(self.y), int(self.z), int(self.w)))

    def __repr__(self) -> str:
        return f"<Rng at {self.x} {self.y} {self.z} {self.w}>"

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self.x ^ (self.x << 11)) & WORD
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = (self.w ^ (self.w >> 19)) ^ (t ^ (t >> 8))
        return self.w

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound-1, for bounds far below 2**32."""
        return (self.word() * bound) >> 32

    def pick(self, weights: list[int]) -> i64:
        """An index, each as likely as its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        index: i64 = 0
        for weight in weights:
            left -= weight
            if left < 0:
                return index
            index += 1
        raise ValueError(f"expected a positive weight, got {weights}")

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def rng_at(x: i64, y: i64, z: i64, w: i64) -> Rng:
    """The generator that has come to these four words."""
    rng = Rng("")
    rng.x, rng.y, rng.z, rng.w = x, y, z, w
    return rng
