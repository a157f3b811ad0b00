"""A picture of ratings with their intervals, by matplotlib (`pip install "artel[arena]"`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from artel.arena.ratings import needed
from artel.kernel.game import DataError

SUFFIXES = (".svg", ".png")
COLOUR = "#2f5d50"


def check_plot(path: Path) -> None:
    """Before the first game and not after the last."""
    if path.suffix.lower() not in SUFFIXES:
        raise DataError(f"expected a picture named *{' or *'.join(SUFFIXES)}, got {path}")
    if not path.parent.is_dir():
        raise DataError(f"expected a folder for the picture, got {path.parent}, which is none")
    try:
        import matplotlib  # noqa: F401
    except ModuleNotFoundError as error:
        raise needed("matplotlib", "arena", "for the picture") from error


def draw(report: dict[str, Any], path: Path) -> None:
    """The best bot on top."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib.figure import Figure

    rows = report["bots"][::-1]
    figure = Figure(figsize=(7, 1.2 + 0.4 * len(rows)), layout="constrained")
    axes = figure.add_subplot()
    for at, row in enumerate(rows):
        axes.plot([row["low"], row["high"]], [at, at], color=COLOUR, marker="|")
        axes.plot(row["rating"], at, color=COLOUR, marker="o")
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("Elo")
    axes.set_title(f"{report['game']} ({report['players']}), n = {report['games']}")
    axes.grid(axis="x", alpha=0.3)
    # The same report gives the same file.
    with matplotlib.rc_context({"svg.hashsalt": "artel", "svg.fonttype": "none"}):
        try:
            figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
        except OSError as error:
            said = f"expected a picture that can be written, got {path}: {error.strerror}"
            raise DataError(said) from error
