"""What the commands print: people's forms through rich, programs' forms as JSON."""

from __future__ import annotations

import json
import sys

from rich.console import Console

from artel.cli.legible import output_encoding


def console() -> Console:
    """Standard output as it is now, so that a redirected one is found."""
    return Console(file=sys.stdout, highlight=False)


def notes() -> Console:
    return Console(file=sys.stderr, highlight=False)


def print_json(data: object) -> None:
    """Exact in every encoding: what an output cannot show is escaped, never respelled."""
    whole = output_encoding().lower().startswith("utf")
    print(json.dumps(data, ensure_ascii=not whole, indent=1))
