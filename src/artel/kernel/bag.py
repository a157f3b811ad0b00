"""Multisets as data: counts by word, zeros left out."""

from __future__ import annotations

from collections.abc import Sequence


def bag(counts: Sequence[int], words: Sequence[str]) -> dict[str, int]:
    """A multiset by its words."""
    return {words[number]: counts[number] for number in range(len(words)) if counts[number]}


def counts_of(data: object, words: Sequence[str]) -> list[int]:
    """The inverse of `bag`; an unknown word is refused."""
    if not isinstance(data, dict):
        raise TypeError(f"expected counts by name, got {data!r}")
    counts = [0] * len(words)
    for word, count in data.items():
        if word not in words or not isinstance(count, int) or count < 0:
            raise TypeError(f"expected counts of {', '.join(words)}, got {word!r}: {count!r}")
        counts[words.index(word)] = count
    return counts
