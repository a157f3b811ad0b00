"""What boats II, cabins and extensions add to a view, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.keyflower.components.vocabulary import effect_words
from artel.games.keyflower.merchants.boats import FREIGHT_WORDS
from artel.games.keyflower.merchants.contract_views import (
    CONTRACT_DETAILS,
    CONTRACT_FIELDS,
    CONTRACT_REASONS,
    CONTRACT_SEAT_FIELDS,
    CONTRACT_TYPE,
)
from artel.games.keyflower.merchants.extensions import EXTENSION
from artel.games.keyflower.merchants.tiles import (
    FREE_EXTENSION,
    SCORE_EXTENSIONS,
    SCORE_UPGRADE_SYMBOLS,
    SCORE_UPGRADED,
    SCORE_WINTER_TILES,
)
from artel.games.keyflower.view_types import COUNT_TYPE, SCORING_TILE, SOURCE, TILE_TYPE
from artel.kernel.schema import Entry, Listed, Maybe, Record, Words, tally
from artel.kernel.view_types import SEAT_TYPE, ViewTypes

EXTENSION_TYPE: Final = Words("Extension", EXTENSION.words)
FREIGHT_TYPE: Final = Words("Freight", FREIGHT_WORDS)
EXTENSION_ENTRY: Final = Entry("extension", EXTENSION_TYPE, "The extension.")
PLACED_EXTENSION: Final = Record(
    "PlacedExtension",
    "An extension and where it lies.",
    [EXTENSION_ENTRY, Entry("tile", Maybe(TILE_TYPE), "The tile that carries it, null in the supply.")],
)
BOAT_CHOICE: Final = Record(
    "BoatChoice",
    "Who took which boat.",
    [Entry("boat", TILE_TYPE, "The boat."), Entry("seat", SEAT_TYPE, "Who took it.")],
)
SCORED: Final = (SCORE_UPGRADED, SCORE_EXTENSIONS, SCORE_WINTER_TILES, SCORE_UPGRADE_SYMBOLS)


def reasons() -> dict[str, Sequence[Entry]]:
    """Winter tiles and boats score under the name of their effect."""
    found: dict[str, Sequence[Entry]] = {effect_words()[kind]: (SCORING_TILE,) for kind in SCORED}
    found["extension"] = (Entry("tile", TILE_TYPE, "The tile that carries it."), EXTENSION_ENTRY)
    extended = Entry("extended", TILE_TYPE, "The tile that carries the free extension.")
    found[effect_words()[FREE_EXTENSION]] = (SCORING_TILE, extended)
    return found


WORD_TYPES: Final = [EXTENSION_TYPE, FREIGHT_TYPE, CONTRACT_TYPE]
FIELDS: Final[list[Entry]] = [
    Entry("freight", Listed(tally(FREIGHT_TYPE)), "Gold and cabins on the boats, by their places."),
    Entry("cabins_left", COUNT_TYPE, "Cabins left in the supply."),
    Entry("extensions", Listed(PLACED_EXTENSION), "All extensions, in their order."),
    Entry("boat_choices", Listed(BOAT_CHOICE), "The boats chosen last, in the order of the choice."),
    *CONTRACT_FIELDS,
]
SEAT_FIELDS: Final[list[Entry]] = [
    Entry("cabins", COUNT_TYPE, "Cabins on its home tile."),
    *CONTRACT_SEAT_FIELDS,
]
DETAILS: Final[dict[str, Sequence[Entry]]] = {
    "pay-extension": (SOURCE, EXTENSION_ENTRY),
    **CONTRACT_DETAILS,
}
VIEW_TYPES: Final = ViewTypes(
    words=WORD_TYPES,
    fields=FIELDS,
    seat_fields=SEAT_FIELDS,
    details=DETAILS,
    reasons={**reasons(), **CONTRACT_REASONS},
)
