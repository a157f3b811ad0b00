"""Numbers that come from outside: whatever Python takes as an index, numpy's integers too."""

from __future__ import annotations

import operator
from typing import SupportsIndex


def whole(value: SupportsIndex, meant: str) -> int:
    """The number as Python's own `int`, so that nothing else gets into a state, a view or a record.

    Both builds take and refuse the same: a float is refused even where it has no fraction.
    """
    if type(value) is int:
        return value
    try:
        return int(operator.index(value))
    except TypeError:
        raise TypeError(f"expected {meant} as a whole number, got {value!r}") from None
