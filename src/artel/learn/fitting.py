"""Values fitted to what games came to: a ridge regression for every stage."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from artel.bots.search.encoder import Encoder
from artel.bots.search.values import FORMAT, Values
from artel.learn.experience import Experience

if TYPE_CHECKING:
    import numpy as np

# Every fifth game is kept apart, to measure on.
APART = 5
# How hard weights are held back, for features of one common size; a tile seen seldom then counts little.
HELD_BACK = 300.0
# No feature is blown up because it hardly ever differs.
LEAST_SPREAD = 0.05
DIGITS = 4


def fit(
    encoder: Encoder, found: Experience, recipe: dict[str, object], before: Values | None = None
) -> dict[str, Any]:
    """The file of values, with how well each stage's explain the points of games that were kept apart.

    Values of an earlier round are what weights are held back to: what few games do not show stays as it was.
    """
    import numpy as np

    rows = np.asarray(found.features, dtype=np.float64).reshape(-1, found.width)
    points, stages = np.asarray(found.points, dtype=np.float64), np.asarray(found.stages)
    apart = np.asarray(found.games) % APART == 0
    parts: list[dict[str, object]] = []
    for stage in sorted(set(found.stages)):
        here = stages == stage
        # A handful of games may all be kept apart.
        used = here & ~apart if (here & ~apart).any() else here
        known = np.asarray(before.weights_at(int(stage))) if before else np.zeros(found.width)
        bias, more = ridge(rows[used], points[used] - rows[used] @ known)
        weights = known + more
        guessed = bias + rows[here & apart] @ weights
        parts.append(
            {
                "stage": int(stage),
                "seen": int(used.sum()),
                "explained": round(explained(points[here & apart], guessed), 3),
                "bias": round(float(bias), DIGITS),
                "weights": [round(float(weight), DIGITS) for weight in weights],
            }
        )
    return {
        "format": FORMAT,
        "game": encoder.game,
        "version": encoder.version,
        "names": encoder.names,
        "recipe": recipe,
        "stages": parts,
    }


def ridge(rows: np.ndarray[Any, Any], points: np.ndarray[Any, Any]) -> tuple[float, np.ndarray[Any, Any]]:
    """A bias and weights. Features that never differ get none."""
    import numpy as np

    means, spreads = rows.mean(axis=0), np.maximum(rows.std(axis=0), LEAST_SPREAD)
    scaled = (rows - means) / spreads
    held = scaled.T @ scaled + HELD_BACK * np.eye(rows.shape[1])
    weights = np.linalg.solve(held, scaled.T @ (points - points.mean())) / spreads
    return float(points.mean() - means @ weights), weights


def explained(points: np.ndarray[Any, Any], guessed: np.ndarray[Any, Any]) -> float:
    """The share of the spread of the points that a guess explains."""
    if len(points) == 0:
        return 0.0
    spread = float(((points - points.mean()) ** 2).sum())
    return 1.0 - float(((points - guessed) ** 2).sum()) / max(spread, 1e-9)


def text_of(data: dict[str, Any]) -> str:
    """One line for each stage, so that a change of a file can be read."""
    head = {key: value for key, value in data.items() if key != "stages"}
    lines = [json.dumps(stage, separators=(",", ":")) for stage in data["stages"]]
    return json.dumps(head, indent=1)[:-2] + ',\n "stages": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"
