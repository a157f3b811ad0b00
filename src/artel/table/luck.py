"""Where the chance of a table begins: what nobody can foresee. All its draws follow from it."""

from __future__ import annotations

import secrets

from artel.kernel.chance import SEED_BYTES


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)
