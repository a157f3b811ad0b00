"""A short fingerprint of anything JSON-able in canonical form."""

from __future__ import annotations

import hashlib
import json
from typing import Final

DIGITS: Final = 16


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: object) -> str:
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:DIGITS]
