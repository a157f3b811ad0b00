"""What The Farmers adds to views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.keyflower.farmers.words import ANIMALS, SECTORS
from artel.games.keyflower.view_types import COUNT_TYPE, COUNTED, SCORING_TILE, SOURCE, TILE_TYPE
from artel.kernel.schema import Entry, Listed, Record, Text, Whole, Words, tally
from artel.kernel.view_types import ViewTypes

ANIMAL_TYPE: Final = Words("Animal", ANIMALS)
SECTOR_TYPE: Final = Words("Sector", SECTORS)
HERD_TYPE: Final = Record(
    "Herd",
    "The animals in one field, which is named by its first corner.",
    [
        Entry("tile", TILE_TYPE, "The tile of that corner."),
        Entry("sector", SECTOR_TYPE, "Which corner of the tile, as it lies."),
        *[Entry(word, Whole(1), "How many of them.", may_lack=True) for word in ANIMALS],
    ],
)
FIELD_POINTS_TYPE: Final = Record(
    "FieldPoints",
    "What a field would score, which is named by its first corner.",
    [
        Entry("tile", TILE_TYPE, "The tile of that corner."),
        Entry("sector", SECTOR_TYPE, "Which corner of the tile, as it lies."),
        Entry("points", COUNT_TYPE, "The points for all kinds in it."),
    ],
)
GRASS_TYPE: Final = Record(
    "Grass",
    "The grass of one tile in a village.",
    [
        Entry("tile", TILE_TYPE, "The tile."),
        Entry(
            "fields",
            Listed(Text()),
            "By corner, in the order of the sectors: the tile and the sector that name its field.",
        ),
    ],
)
COUNTED_WHEAT: Final = Entry("wheat", Whole(1), COUNTED, may_lack=True)
REASONS: Final[dict[str, Sequence[Entry]]] = {
    "pieces": [COUNTED_WHEAT],
    "gold": [COUNTED_WHEAT],
    "field": [
        Entry("tile", TILE_TYPE, "The tile of the field's first corner."),
        Entry("sector", SECTOR_TYPE, "Which corner of the tile, as it lies."),
        Entry("animal", ANIMAL_TYPE, "The kind of animal that the field scores for."),
        Entry("sheltered", Whole(1), "A sheep of the sheep shelter that counts here.", may_lack=True),
        Entry("purple", Whole(1), "The start player marker that counts as that animal.", may_lack=True),
    ],
    "score-sheep": [SCORING_TILE, Entry("sheep", COUNT_TYPE, "The sheep that count on it.")],
    "score-field-tiles": [SCORING_TILE],
}
VIEW_TYPES: Final = ViewTypes(
    words=[ANIMAL_TYPE, SECTOR_TYPE],
    fields=[
        Entry("grass", Listed(GRASS_TYPE), "Which corners of the tiles in villages belong to which field."),
        Entry("herds", Listed(HERD_TYPE), "The animals in the fields."),
        Entry(
            "field_points", Listed(FIELD_POINTS_TYPE), "What the fields would score if the game ended now."
        ),
        Entry("animals", tally(ANIMAL_TYPE), "Animals left in the supply."),
        Entry("sheltered", COUNT_TYPE, "The sheep on the sheep shelter."),
        Entry("wheat_supply", COUNT_TYPE, "Wheat left in the supply."),
    ],
    seat_fields=[Entry("wheat", COUNT_TYPE, "Its wheat behind the screen.")],
    reasons=REASONS,
    details={
        "place-animal": (SOURCE, Entry("animals", tally(ANIMAL_TYPE), "The animals that are to be placed.")),
    },
)
