"""Means, their standard errors, and differences between groups."""

from __future__ import annotations

from math import sqrt


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def spread_of(values: list[float]) -> float:
    """The standard deviation; of fewer than two values nothing is known."""
    if len(values) < 2:
        return 0.0
    middle = mean_of(values)
    return sqrt(sum([(value - middle) * (value - middle) for value in values]) / (len(values) - 1))


def error_of(values: list[float]) -> float:
    """The standard error of a mean."""
    return spread_of(values) / sqrt(len(values)) if values else 0.0


def slope_of(sizes: list[float], values: list[float]) -> float:
    """By how much a value grows with a size: the line through all of them."""
    middle = mean_of(sizes)
    above = sum([(size - middle) * value for size, value in zip(sizes, values, strict=True)])
    below = sum([(size - middle) * (size - middle) for size in sizes])
    return above / below if below else 0.0


def difference(held: list[float], total: float, squares: float, count: int) -> tuple[float, float]:
    """How much higher the mean of some values is than that of the others, and its standard error.

    Of all values only their number, their sum and the sum of their squares are needed.
    """
    others = count - len(held)
    if len(held) < 2 or others < 2:
        return (0.0, 0.0)
    own = mean_of(held)
    rest = (total - sum(held)) / others
    rest_squares = squares - sum([value * value for value in held])
    rest_variance = max(0.0, rest_squares - others * rest * rest) / (others - 1)
    variance = spread_of(held) * spread_of(held)
    return (own - rest, sqrt(variance / len(held) + rest_variance / others))


def drawn_in(values: list[float], errors: list[float]) -> list[float]:
    """What is to be expected of many values measured with errors: each without the part that is chance.

    They spread more than they would without errors. What is left of the variance is that of what was to be
    measured; a value is the likelier chance, the greater its error is beside that.
    """
    measured = [place for place in range(len(values)) if errors[place] > 0.0]
    noise = mean_of([errors[place] * errors[place] for place in measured])
    spread = spread_of([values[place] for place in measured])
    true = max(0.0, spread * spread - noise)
    found = [0.0] * len(values)
    for place in measured:
        found[place] = values[place] * true / (true + errors[place] * errors[place])
    return found
