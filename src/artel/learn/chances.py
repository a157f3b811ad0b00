"""What margins are worth as chances to win, fitted to what came of them: a scale for every stage.

A scale is the most likely one where what was won, weighed by the margins, is as much as was promised. The
more points it has, the less is promised to who is ahead.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

from artel.bots.search.chances import FORMAT, chance_of
from artel.bots.search.instinct import INSTINCT
from artel.bots.search.scene import Scene
from artel.kernel.rng import Rng
from artel.learn.fitting import APART
from artel.learn.foretelling import Foretold

# No scale has fewer points or more, whatever few games say.
LEAST_SCALE: Final = 0.5
MOST_SCALE: Final = 500.0
# Each halves what is left between the two.
HALVINGS: Final = 24
DIGITS: Final = 4
TENTHS: Final = 10
DIGEST: Final = 12
# Nothing is so sure that a single surprise would count without end.
SUREST: Final = 1e-6


def scale_of(margins: list[float], won: list[float]) -> float:
    """The most likely scale."""
    least, most = LEAST_SCALE, MOST_SCALE
    for _ in range(HALVINGS):
        scale = math.sqrt(least * most)
        if kept_less(margins, won, scale):
            least = scale
        else:
            most = scale
    return math.sqrt(least * most)


def kept_less(margins: list[float], won: list[float], scale: float) -> bool:
    """Whether less was won than this scale has promised."""
    pairs = zip(margins, won, strict=True)
    return math.fsum([margin * (share - chance_of(margin, scale)) for margin, share in pairs]) < 0.0


def fit_chances(scene: Scene, found: Foretold, recipe: dict[str, object]) -> dict[str, Any]:
    """The file. Some games are kept apart, and the recipe says how well they were foretold by the others.

    A stage in which nobody has a turn has the scale of the one before.
    """
    apart = kept_apart(found)
    used: dict[int, list[int]] = {}
    for row in range(len(found.won)):
        if found.games[row] not in apart:
            used.setdefault(found.stages[row], []).append(row)
    scales: dict[int, float] = {}
    for stage in range(min(used), max(used) + 1):
        rows = used.get(stage, [])
        if rows:
            scale = scale_of([found.margins[row] for row in rows], [found.won[row] for row in rows])
        scales[stage] = round(scale, DIGITS)
    return {
        "format": FORMAT,
        "game": scene.game,
        "version": scene.version,
        "recipe": {**recipe, **measured(found, apart, scales)},
        "stages": [
            {"stage": stage, "turns": len(used.get(stage, [])), "scale": scale}
            for stage, scale in scales.items()
        ],
    }


def network_of(game: str) -> str:
    """A word for the network that came with the program: scales belong to the one they were fitted to."""
    place = files(f"artel.bots.{game.replace('-', '_')}") / INSTINCT
    weights: str = json.loads(place.read_text(encoding="utf-8"))["weights"]
    return hashlib.sha256(weights.encode()).hexdigest()[:DIGEST]


def kept_apart(found: Foretold) -> set[int]:
    """Every fifth game or so; not each fifth, for kinds of games follow each other by their numbers."""
    return {game for game in set(found.games) if Rng(f"apart/{game}").below(APART) == 0}


def measured(found: Foretold, apart: set[int], scales: dict[int, float]) -> dict[str, object]:
    """Of the games kept apart: the log-loss, that of who calls all seats alike, and what came of each tenth.

    A tenth of all chances has a row: what was promised in the mean, how often it came, in how many turns.
    """
    told = [
        (chance_of(found.margins[row], scales[found.stages[row]]), found.won[row], 1 / found.players[row])
        for row in range(len(found.won))
        if found.games[row] in apart and found.stages[row] in scales
    ]
    tenths: list[list[float]] = []
    for tenth in range(TENTHS):
        here = [each for each in told if min(TENTHS - 1, int(each[0] * TENTHS)) == tenth]
        if here:
            promised, came = mean(each[0] for each in here), mean(each[1] for each in here)
            tenths.append([round(promised, DIGITS), round(came, DIGITS), len(here)])
    return {
        "loss": round(mean(loss(chance, won) for chance, won, _ in told), DIGITS),
        "constant": round(mean(loss(alike, won) for _, won, alike in told), DIGITS),
        "tenths": tenths,
    }


def loss(chance: float, won: float) -> float:
    """What it costs to have told this chance, as a power of e."""
    sure = max(SUREST, min(1.0 - SUREST, chance))
    return -won * math.log(sure) - (1.0 - won) * math.log(1.0 - sure)


def mean(numbers: Iterable[float]) -> float:
    """Of nothing nothing."""
    found = list(numbers)
    return math.fsum(found) / max(1, len(found))
