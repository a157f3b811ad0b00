"""Multisets: as data (counts by word, zeros left out) and as something NATURE draws from."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from artel.kernel.rng import Rng


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


def there(counts: list[int], moves: list[int]) -> list[int]:
    """NATURE's moves for the kinds there are."""
    found: list[int] = []
    for kind in range(len(counts)):
        if counts[kind] > 0:
            found.append(moves[kind])
    return found


def positive(counts: list[int]) -> list[int]:
    """The weights of these moves: how many there are of each kind."""
    return [count for count in counts if count > 0]


def draw(counts: list[int], moves: list[int], rng: Rng) -> i64:
    """The move of one piece drawn from a multiset: the same as picking among `there` by `positive`."""
    return moves[rng.pick(counts)]
