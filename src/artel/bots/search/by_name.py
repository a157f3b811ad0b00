"""What has been learned is read by name: what a file says of a name goes to the feature so called now.

A game may have changed since: a feature that the file does not know weighs nothing, and one that the game no
longer has is passed over. So a further tile or card is played with at once, and learned of later. What a
feature of a name says stays the same as long as its version does.
"""

from __future__ import annotations

import json
from typing import Final

from artel.bots.search.encoder import Features
from artel.kernel.game import DataError

# Where a file knows nothing of a feature.
UNKNOWN: Final = -1
# So much of what came is told.
MOST_TOLD: Final = 60


def opened(text: str, what: str, written: int, features: Features, name: str) -> dict[str, object]:
    """What a file holds; `DataError` names the first thing by which it is of other features."""
    try:
        data: dict[str, object] = json.loads(text)
        kind = [data["format"], data["game"], data["version"]]
    except (ValueError, KeyError, TypeError) as error:
        raise broken(what, written, name, error) from error
    expected: list[object] = [written, features.game, features.version]
    for number, word in enumerate(("format", "game", "version")):
        if kind[number] != expected[number]:
            more = difference(data.get("names"), features.names)
            raise DataError(f"{name}: expected {word} {expected[number]}, got {told(kind[number])}{more}")
    return data


def difference(names: object, features: list[str]) -> str:
    """The first name in which a list differs from the features as they are; nothing where there is none."""
    came = [*names, *[None] * len(features)] if isinstance(names, list) else list(features)
    for number in range(len(features)):
        if came[number] != features[number]:
            return f"; name {number + 1}: expected {features[number]!r}, got {told(came[number])}"
    return ""


def broken(what: str, written: int, name: str, error: Exception) -> DataError:
    """A file in which something is not as it has to be."""
    return DataError(f"{name}: expected {what} of format {written}, got {type(error).__name__}: {error}")


def places_in(names: list[object], features: list[str], name: str) -> list[int]:
    """By feature, its number among the names of a file; `DataError` where a file has learned of none."""
    found: dict[str, int] = {}
    for number, each in enumerate(names):
        if not isinstance(each, str):
            raise DataError(f"{name}: expected names of features, got {told(each)}")
        if each in found:
            raise DataError(f"{name}: expected every name once, got {told(each)} again")
        found[each] = number
    places = [found.get(feature, UNKNOWN) for feature in features]
    if features and max(places) == UNKNOWN:
        raise DataError(f"{name}: expected names of the features, got none{difference(names, features)}")
    return places


def placed(weights: list[float], places: list[int], wide: int = 1) -> list[float]:
    """What weighs each feature now, out of what weighs the names of a file: so many numbers for each."""
    nothing = [0.0] * wide
    found: list[float] = []
    for place in places:
        found.extend(nothing if place == UNKNOWN else weights[place * wide : (place + 1) * wide])
    return found


def told(came: object) -> str:
    """What came, as an error tells it."""
    text = repr(came)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}..."
