"""Verifiable chance: the table's draws follow from a secret seed it commits to beforehand."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

SEED_BYTES: Final = 32


class SealedChance:
    """A secret seed: its hash is published at the start, the seed itself at the end."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"expected a seed of {SEED_BYTES} bytes, got {len(seed)}")
        self.seed: Final = seed

    def commitment(self) -> str:
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, draw: int, weights: list[int]) -> int:
        """The index drawn as the game's draw number `draw`, each as likely as its weight.

        Draws are counted from 0 over the whole game. No undo ever reaches back over a draw, so the
        number alone says which draw it is.
        """
        total = sum(weights)
        if total <= 0:
            raise ValueError(f"expected a positive weight, got {weights}")
        limit = (1 << 256) - (1 << 256) % total
        attempt = 0
        while True:
            message = f"{draw}:{attempt}".encode()
            number = int.from_bytes(hmac.new(self.seed, message, hashlib.sha256).digest(), "big")
            if number < limit:
                break
            attempt += 1
        left = number % total
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError(f"expected a positive weight, got {weights}")
