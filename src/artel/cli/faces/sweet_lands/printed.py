"""What an edition prints, by the ids of its facts: `card-12`, `area-terrain`, `domain-a`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from artel.cli.edition_files import facts_in

Data = Mapping[str, Any]
NAME: Final = "sweet-lands"


def facts(data: Data) -> dict[str, Data]:
    """Every printed piece, in the edition that a view is of; the house's where there is none."""
    return {str(row["id"]): row for row in facts_in(NAME, data)}


def printed(data: Data, piece: str) -> Data:
    """The printed values of a piece."""
    return facts(data)[piece]
