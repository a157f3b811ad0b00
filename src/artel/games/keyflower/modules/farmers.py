"""The Farmers as a module: fields, animals and wheat."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.components.facts import piece_facts
from artel.games.keyflower.components.vocabulary import PUBLIC, RULEBOOK
from artel.games.keyflower.farmers.advice import ADVICE
from artel.games.keyflower.farmers.breeding import BREEDING
from artel.games.keyflower.farmers.fields import BORDERS, ROOTS
from artel.games.keyflower.farmers.herds import ANIMALS_LEFT, HERDS, SHELTERED, Farmland, Grass
from artel.games.keyflower.farmers.moves import DRIVE, PASTURE, SHELTER
from artel.games.keyflower.farmers.moving import Drive, Drovers, Shelter
from artel.games.keyflower.farmers.placing import ANIMALS_COME, GIVERS, PLACE_ANIMAL
from artel.games.keyflower.farmers.scoring import (
    FIELD_POINTS,
    SCORERS,
    FieldPoints,
    bring_marker,
    bring_wheat,
    score_fields,
)
from artel.games.keyflower.farmers.sheet import SHEET_EXAMPLES, SHEET_LINES, SHEET_OPTIONS
from artel.games.keyflower.farmers.text import LINES
from artel.games.keyflower.farmers.tiles import REPLACED, TILES, WHEAT, more_winter_tiles
from artel.games.keyflower.farmers.tiles import facts as printed
from artel.games.keyflower.farmers.view_types import VIEW_TYPES
from artel.games.keyflower.farmers.wheat import (
    CARRIER,
    SPEND_WHEAT,
    WHEAT_HELD,
    WHEAT_IN_BOX,
    WHEAT_LEFT,
    WHEAT_LINES,
    GivesWheat,
    PaysWheat,
    SpendWheat,
)
from artel.games.keyflower.farmers.words import ANIMALS, ANIMALS_IN_BOX
from artel.games.keyflower.modules.questions import ANIMALS_GO_HOME, WHEAT_BEFORE_TRADES, WINTER_TILES
from artel.games.keyflower.moves import GIFT
from artel.kernel.rules import Insert, Module, Reading

GIFT.add([*ANIMALS, WHEAT])


def facts() -> list[dict[str, object]]:
    """The tiles, and the pieces with what a field scores for each animal. Rule: KFF-BOX-2, KFF-BOX-3"""
    return with_pieces(printed())


def with_pieces(tiles: list[dict[str, object]]) -> list[dict[str, object]]:
    """The facts of the tiles, and those of the pieces behind them."""
    animals = [
        piece_facts(word, ANIMALS_IN_BOX[kind], PUBLIC, field_points=(FIELD_POINTS[kind], RULEBOOK))
        for kind, word in enumerate(ANIMALS)
    ]
    return [*tiles, *animals, piece_facts(WHEAT, WHEAT_IN_BOX, PUBLIC)]


FARMERS: Final = Module(
    "farmers",
    version=2,
    earlier={1: Reading({ANIMALS_GO_HOME: 1, WHEAT_BEFORE_TRADES: 1})},
    needs=["base"],
    verbs=[PASTURE, DRIVE, SHELTER, SPEND_WHEAT],
    steps=[ANIMALS_COME, PLACE_ANIMAL, BREEDING],
    lines=[*LINES, *WHEAT_LINES],
    openings=(),
    actions={"transport": [Drive(DRIVE), Shelter(SHELTER), SpendWheat(SPEND_WHEAT)]},
    removed={"tiles": REPLACED},
    rows={
        "tiles": {tile.word: tile for tile in TILES},
        "givers": {**GIVERS, WHEAT: GivesWheat()},
        "payers": {WHEAT: PaysWheat()},
        "surveyors": {"farmland": Farmland()},
        "tellers": {"grass": Grass(), "points": FieldPoints()},
        "carriers": {"animals": Drovers(), WHEAT: CARRIER},
        "scorers": SCORERS,
        "sheet-lines": SHEET_LINES,
        "sheet-options": SHEET_OPTIONS,
        "sheet-examples": SHEET_EXAMPLES,
        "lasting-bonuses": {"fields": score_fields},
        "pieces": {WHEAT: "crops"},
        "holders": {WHEAT: bring_wheat, "marker": bring_marker},
        **ADVICE,
    },
    inserts=[Insert("season-end", BREEDING.shape.name, before="extend-villages")],
    answers={WINTER_TILES: more_winter_tiles()},
    slots=[HERDS, ANIMALS_LEFT, SHELTERED, WHEAT_LEFT, WHEAT_HELD, ROOTS, BORDERS],
    facts=facts,
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).parent.parent / "farmers" / "ledger.toml"),
)
