"""Instinct: a small network that has played much. It says how good a move feels, and who is ahead.

How well a move is liked is habit's liking and what the network adds to it; what a scene promises is a margin
in points. Features that are not there cost nothing, and neither do nodes that are silent.
"""

from __future__ import annotations

import base64
import math
import struct
from importlib.resources import files
from typing import Final, NamedTuple, cast

from librt.vecs import vec
from mypy_extensions import i64

from artel.bots.search.by_name import broken, opened, placed, places_in
from artel.bots.search.scene import Look, Scene, Seen
from artel.kernel.game import DataError
from artel.kernel.rng import Rng

FORMAT: Final = 1
WHAT: Final = "an instinct"
INSTINCT: Final = "instinct.json"
# A file has a few hundred thousand weights, of two bytes each.
MOST_TEXT: Final = 12_000_000
MOST_WIDTH: Final = 1024
# Moves are drawn as finely as this.
FINE: Final = 1 << 30


class Part:
    """Two layers of nodes and one number: features in, one answer out."""

    def __init__(self, wide: int, narrow: int, weights: list[float], features: int) -> None:
        self.wide: Final[i64] = wide
        self.narrow: Final[i64] = narrow
        at = features * wide
        self.first: Final = vec[float](weights[:at])
        self.first_bias: Final = vec[float](weights[at : at + wide])
        at += wide
        self.second: Final = vec[float](weights[at : at + wide * narrow])
        at += wide * narrow
        self.second_bias: Final = vec[float](weights[at : at + narrow])
        at += narrow
        self.last: Final = vec[float](weights[at : at + narrow])
        self.last_bias: Final = weights[at + narrow]

    def begin(self) -> vec[float]:
        """Nodes before anything is seen."""
        return self.first_bias[:]

    def see(self, nodes: vec[float], seen: Seen, shift: int) -> None:
        """Add what is seen to the first nodes; the features of a part are numbered from `shift`."""
        first, wide = self.first, self.wide
        for number in range(len(seen.at)):
            start: i64 = (seen.at[number] - shift) * wide
            value: float = seen.of[number]
            for node in range(wide):
                nodes[node] += value * first[start + node]

    def answer(self, nodes: vec[float]) -> float:
        second, narrow = self.second, self.narrow
        inner = self.second_bias[:]
        for node in range(self.wide):
            value: float = nodes[node]
            if value > 0.0:
                start: i64 = node * narrow
                for number in range(narrow):
                    inner[number] += value * second[start + number]
        found: float = self.last_bias
        last = self.last
        for number in range(narrow):
            if inner[number] > 0.0:
                found += inner[number] * last[number]
        return found


class Instinct:
    """Of one game."""

    def __init__(self, scene: Scene, wide: int, narrow: int, weights: list[float]) -> None:
        features = len(scene.names)
        count = size_of(features, wide, narrow)
        self.moves: Final = Part(wide, narrow, weights[:count], features)
        self.margins: Final = Part(wide, narrow, weights[count:], scene.around)
        self.points: Final = scene.points

    def likings(self, look: Look) -> list[float]:
        """How well each move of a turn is liked, as powers of e by which it is drawn in practice."""
        part = self.moves
        around = part.begin()
        part.see(around, look.around, 0)
        found: list[float] = []
        for number in range(len(look.moves)):
            nodes = around[:]
            part.see(nodes, look.rows[number], 0)
            found.append(look.likings[number] + part.answer(nodes))
        return found

    def margin(self, around: Seen) -> float:
        """How far ahead of the best of the others a seat can expect to end."""
        part = self.margins
        nodes = part.begin()
        part.see(nodes, around, 0)
        return self.points * part.answer(nodes)


def drawn(likings: list[float], rng: Rng) -> int:
    """The number of a move, drawn by the powers of e of how well it is liked."""
    most = max(likings)
    shares = [math.exp(liking - most) for liking in likings]
    left = math.fsum(shares) * int(rng.below(FINE)) / FINE
    for number, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return number
    return len(likings) - 1


def size_of(features: int, wide: int, narrow: int) -> int:
    """How many weights a part has."""
    return features * wide + wide + wide * narrow + narrow + narrow + 1


class Network(NamedTuple):
    """As a file has one, with weights for the features of a scene."""

    wide: int
    narrow: int
    weights: list[float]


def instinct_from(scene: Scene, text: str, name: str) -> Instinct:
    """What a file holds; `DataError` where it is none, or is for other features."""
    network = network_from(scene, text, name)
    return Instinct(scene, network.wide, network.narrow, network.weights)


def network_from(scene: Scene, text: str, name: str) -> Network:
    """The same as numbers: of both parts, the actor first."""
    data = opened(text, WHAT, FORMAT, scene, name)
    try:
        names = cast("list[object]", data["names"])
        wide, narrow = [int(each) for each in cast("list[int]", data["nodes"])]
        weights = unpacked(cast(str, data["weights"]))
        count = len(names)
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise broken(WHAT, FORMAT, name, error) from error
    if not (1 <= wide <= MOST_WIDTH and 1 <= narrow <= MOST_WIDTH):
        raise DataError(f"{name}: expected 1 to {MOST_WIDTH} nodes a layer, got {wide} and {narrow}")
    # The actor weighs all names, the critic the first ones, which are of what lies around.
    actor, inner = size_of(count, wide, narrow), size_of(0, wide, narrow)
    around, rest = divmod(len(weights) - actor - inner, wide)
    if rest != 0 or not 0 <= around <= count:
        raise DataError(
            f"{name}: expected {actor + inner} to {2 * actor} weights for {count} names and {wide} nodes,"
            f" in steps of {wide}, got {len(weights)}"
        )
    for each in weights:
        if not math.isfinite(each):
            raise DataError(f"{name}: expected finite weights, got {each}")
    seen = places_in(names[:around], scene.names[: scene.around], name)
    moves = places_in(names[around:], scene.names[scene.around :], name)
    of_moves = weights[around * wide : count * wide]
    found = placed(weights, seen, wide)
    found += placed(of_moves, moves, wide)
    found += weights[count * wide : actor]
    found += placed(weights[actor:], seen, wide)
    found += weights[actor + around * wide :]
    return Network(wide, narrow, found)


def packed(weights: list[float]) -> str:
    """Weights as a file has them."""
    return base64.b64encode(struct.pack(f"<{len(weights)}e", *weights)).decode("ascii")


def unpacked(text: str) -> list[float]:
    """The weights of a file."""
    if len(text) > MOST_TEXT:
        raise ValueError(f"expected at most {MOST_TEXT} characters of weights, got {len(text)}")
    data = base64.b64decode(text, validate=True)
    return list(struct.unpack(f"<{len(data) // 2}e", data))


def shipped_instinct(scene: Scene) -> Instinct | None:
    """The one that came with the program."""
    folder = f"artel.bots.{scene.game.replace('-', '_')}"
    place = files(folder) / INSTINCT
    if not place.is_file():
        return None
    return instinct_from(scene, place.read_text(encoding="utf-8"), f"{folder}/{INSTINCT}")
