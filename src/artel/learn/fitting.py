"""Values fitted to what games came to, and guesses to what moves brought: a ridge regression a stage."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from artel.bots.search.encoder import Encoder, Features
from artel.bots.search.values import FORMAT, Values
from artel.learn.experience import Experience
from artel.learn.trying import Tries

if TYPE_CHECKING:
    import numpy as np

# Every fifth game is kept apart, to measure on.
APART = 5
# How hard weights are held back, for features of one common size; a tile seen seldom then counts little.
HELD_BACK = 300.0
# No feature is blown up because it hardly ever differs.
LEAST_SPREAD = 0.05
DIGITS = 4
# Guesses that explain no more than this of games kept apart are none.
LEAST_EXPLAINED = 0.02


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
    return file_of(encoder, recipe, parts)


def fit_moves(encoder: Features, found: Tries, recipe: dict[str, object]) -> dict[str, Any]:
    """The file of guesses. Moves are compared with those of the same decision, so nothing has a bias.

    A stage without such decisions has the weights of the one before; one in which they tell nothing has none.
    """
    import numpy as np

    rows = np.asarray(found.features, dtype=np.float64).reshape(-1, found.width)
    gains, sure = np.asarray(found.gains, dtype=np.float64), np.asarray(found.deals, dtype=np.float64)
    decisions, stages = np.asarray(found.decisions), np.asarray(found.stages)
    for column in (gains, *rows.T):
        column -= (np.bincount(decisions, column * sure) / np.bincount(decisions, sure))[decisions]
    apart = np.asarray(found.games) % APART == 0
    parts: list[dict[str, object]] = []
    for stage in range(min(found.stages), max(found.stages) + 1):
        here = stages == stage
        if not here.any():
            parts.append({**parts[-1], "stage": stage})
            continue
        used = here & ~apart if (here & ~apart).any() else here
        root = np.sqrt(sure[used] / sure[used].mean())
        weights = ridge_of_differences(rows[used] * root[:, None], gains[used] * root)
        share = explained(gains[here & apart], rows[here & apart] @ weights)
        kept = weights if share > LEAST_EXPLAINED else 0.0 * weights
        parts.append(
            {
                "stage": stage,
                "seen": int(used.sum()),
                "explained": round(share, 3),
                "bias": 0.0,
                "weights": [round(float(weight), DIGITS) + 0.0 for weight in kept],
            }
        )
    return file_of(encoder, recipe, parts)


def file_of(encoder: Features, recipe: dict[str, object], stages: list[dict[str, object]]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": encoder.game,
        "version": encoder.version,
        "names": encoder.names,
        "recipe": recipe,
        "stages": stages,
    }


def ridge_of_differences(rows: np.ndarray[Any, Any], gains: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Weights alone, of what is measured from the mean of its decision already."""
    import numpy as np

    spreads = np.maximum(rows.std(axis=0), LEAST_SPREAD)
    scaled = rows / spreads
    held = scaled.T @ scaled + HELD_BACK * np.eye(rows.shape[1])
    weights: np.ndarray[Any, Any] = np.linalg.solve(held, scaled.T @ gains) / spreads
    return weights


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
