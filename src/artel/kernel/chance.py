"""Verifiable chance: the draws follow from the table's secret seed and from a nonce of every seat.

Seed and nonces are sealed first: everybody sees the hashes of all of them. Only then are the nonces opened,
and the seed at the end of the game. So nobody can have chosen a seed or a nonce by what the others chose.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

SEED_BYTES: Final = 32
DIGITS: Final = "0123456789abcdef"


def seal_of(secret: bytes) -> str:
    """What is published of a seed or a nonce before it is opened."""
    return hashlib.sha256(secret).hexdigest()


def is_secret(word: str) -> bool:
    """True for a seed, a nonce or a seal as they are written: 64 lower-case hexadecimal digits."""
    return len(word) == 2 * SEED_BYTES and all(digit in DIGITS for digit in word)


class SealedChance:
    """A secret seed, and the nonces of the seats that have one."""

    def __init__(self, seed: bytes, nonces: dict[int, bytes] | None = None) -> None:
        self.seed: Final = seed
        self.nonces: Final = {} if nonces is None else nonces
        for secret in (seed, *self.nonces.values()):
            if len(secret) != SEED_BYTES:
                raise ValueError(f"expected a seed or nonce of {SEED_BYTES} bytes, got {len(secret)}")
        self._key: Final = self._mixed()

    def _mixed(self) -> bytes:
        """The key of all draws; without any nonce it is the seed itself."""
        if not self.nonces:
            return self.seed
        told = b"".join([bytes([seat]) + self.nonces[seat] for seat in sorted(self.nonces)])
        return hmac.new(self.seed, told, hashlib.sha256).digest()

    def commitment(self) -> str:
        return seal_of(self.seed)

    def bot_seed(self, seat: int, moves: int) -> str:
        """What a bot's own chance follows from, so that an undo never throws its dice again."""
        return hmac.new(self._key, f"bot:{seat}:{moves}".encode(), hashlib.sha256).hexdigest()

    def pick(self, draw: int, weights: list[int]) -> int:
        """The index drawn as the game's draw number `draw`, each as likely as its weight.

        Draws are counted from 0 over the moves that were not taken back. An undo reaches back only over
        draws that nobody has seen, so the number alone says which draw it is.
        """
        total = sum(weights)
        if total <= 0:
            raise ValueError(f"expected a positive weight, got {weights}")
        limit = (1 << 256) - (1 << 256) % total
        attempt = 0
        while True:
            message = f"{draw}:{attempt}".encode()
            number = int.from_bytes(hmac.new(self._key, message, hashlib.sha256).digest(), "big")
            if number < limit:
                break
            attempt += 1
        left = number % total
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError(f"expected a positive weight, got {weights}")
