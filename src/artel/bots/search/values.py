"""What has been learned: at the end of each season or round, what every feature of a seat is worth to it.

And of single moves: what every feature of a move says of what it will bring. A file says which features it
weighs, by name (`by_name.py`), and how it was made (`artel train`).
"""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Final, cast

from artel.bots.search.by_name import broken, opened, placed, places_in
from artel.bots.search.encoder import Features
from artel.kernel.game import DataError

FORMAT: Final = 1
WHAT: Final = "learned values"
# Of seats where a stage ends, as a bot plays by it and as it is told to people; of moves, what they bring,
# and how much whoever has played much likes them.
FILE: Final = "values.json"
OUTCOMES: Final = "outcomes.json"
GUESSES: Final = "guesses.json"
HABITS: Final = "habits.json"


class Values:
    """Weights by stage and feature, in points at the end of the game."""

    def __init__(
        self, encoder: Features, first: int, biases: list[float], weights: list[list[float]]
    ) -> None:
        # The first stage at whose beginning there is anything to weigh; the last is the end of the game.
        self.first: Final = first
        self.biases: Final = biases
        self.weights: Final = weights
        self.groups: Final = list(dict.fromkeys(encoder.groups))
        self._group: Final = [self.groups.index(group) for group in encoder.groups]

    def weights_at(self, stage: int) -> list[float]:
        return self.weights[self._at(stage)]

    def _at(self, stage: int) -> int:
        return max(0, min(stage - self.first, len(self.biases) - 1))

    def points(self, stage: int, row: list[float]) -> float:
        """What a seat can expect to score in all."""
        weights = self.weights_at(stage)
        total = self.biases[self._at(stage)]
        for number in range(len(row)):
            value = row[number]
            if value != 0.0:
                total += weights[number] * value
        return total

    def shares(self, stage: int, row: list[float]) -> list[float]:
        """The same by group of features, as `groups` lists them; what is common to all seats left out."""
        weights = self.weights_at(stage)
        found = [0.0] * len(self.groups)
        for number in range(len(row)):
            found[self._group[number]] += weights[number] * row[number]
        return found


def values_from(encoder: Features, text: str, name: str) -> Values:
    """What a file of values holds of these features; `DataError` where it is none, or is for other ones."""
    data = opened(text, WHAT, FORMAT, encoder, name)
    try:
        names = cast("list[object]", data["names"])
        count = len(names)
        stages = cast("list[dict[str, object]]", data["stages"])
        first = int(cast(int, stages[0]["stage"]))
        biases = numbers([stage["bias"] for stage in stages])
        weights = [numbers(stage["weights"]) for stage in stages]
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise broken(WHAT, FORMAT, name, error) from error
    places = places_in(names, encoder.names, name)
    for row in weights:
        if len(row) != count:
            raise DataError(f"{name}: expected {count} weights a stage, one for each name, got {len(row)}")
    return Values(encoder, first, biases, [placed(row, places) for row in weights])


def numbers(data: object) -> list[float]:
    found = [float(cast(float, each)) for each in cast("list[object]", data)]
    for each in found:
        if not math.isfinite(each):
            raise ValueError(f"expected finite numbers, got {each}")
    return found


def blank(encoder: Features) -> Values:
    """Nothing learned yet: everything is worth nothing."""
    return Values(encoder, 0, [0.0], [encoder.buffer()])


def shipped(encoder: Features, name: str = FILE, otherwise: Values | None = None) -> Values:
    """The values that came with the program; where nothing was learned of a game these others, or none."""
    folder = f"artel.bots.{encoder.game.replace('-', '_')}"
    place = files(folder) / name
    if not place.is_file():
        return blank(encoder) if otherwise is None else otherwise
    return values_from(encoder, place.read_text(encoding="utf-8"), f"{folder}/{name}")
