"""What a view of Keyflower holds, field by field: the client's types and docs/views are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.keyflower.components.vocabulary import EFFECT_KINDS, FREE_UPGRADE
from artel.games.keyflower.moves import COLOUR, GOOD, SIDE, SKILL, TILE
from artel.games.keyflower.scoring.pieces import PIECE_IDS
from artel.games.keyflower.words import SEASONS
from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole, Words, tally
from artel.kernel.view_types import SEAT_TYPE, ViewTypes

TILE_TYPE: Final = Words("Tile", TILE.words)
COLOUR_TYPE: Final = Words("Colour", COLOUR.words)
GOOD_TYPE: Final = Words("Good", GOOD.words)
SKILL_TYPE: Final = Words("Skill", SKILL.words)
SIDE_TYPE: Final = Words("Side", SIDE.words)
SEASON_TYPE: Final = Words("Season", SEASONS)
# What a side of a tile does, in the printed facts.
EFFECT_TYPE: Final = Words("EffectKind", EFFECT_KINDS)
COUNT_TYPE: Final = Whole(0)

ON_TILE: Final[Sequence[Entry]] = (
    Entry("tile", TILE_TYPE, "The tile."),
    Entry("side", SIDE_TYPE, "The side that lies up; of a summer boat front is side a."),
    Entry("colour", Maybe(COLOUR_TYPE), "The colour it is bound to, null before its first worker."),
    Entry("workers", tally(COLOUR_TYPE), "The workers that stand on it."),
    Entry("last_use", COUNT_TYPE, "How many workers its last use took, 0 before the first."),
)
BID_TYPE: Final = Record(
    "Bid",
    "The bid of one seat on a lot.",
    [
        Entry("seat", SEAT_TYPE, "Whose bid."),
        Entry("colour", COLOUR_TYPE, "The colour of its workers."),
        Entry("count", COUNT_TYPE, "How many workers."),
        Entry("leads", Truth(), "No other bid on this lot is higher."),
        Entry("lies", Truth(), "Made in another colour than the lot's, with summer boat 4a."),
    ],
)
LOT_TYPE: Final = Record(
    "Lot",
    "A tile in the auction.",
    [
        *ON_TILE,
        Entry("bids", Listed(BID_TYPE), "The bids on it, by seat."),
        Entry("owner", Maybe(Whole(-1)), "Who has won it, null before; -1 where nobody has and it leaves."),
        Entry("marker", Truth(), "The turn order tile that brings the start player marker."),
    ],
)
VILLAGE_TILE: Final = Record(
    "VillageTile",
    "A tile in a village.",
    [
        *ON_TILE,
        Entry("q", Whole(-99), "Its column."),
        Entry("r", Whole(-99), "Its place in the column, slanting down to the right."),
        Entry("turn", COUNT_TYPE, "How many sixths it is turned clockwise."),
        Entry("goods", tally(GOOD_TYPE), "The resources that lie on it."),
    ],
)
BOAT_TYPE: Final = Record(
    "Boat",
    "A boat with the load that waits on it.",
    [
        Entry("boat", TILE_TYPE, "The boat."),
        Entry("workers", tally(COLOUR_TYPE), "The workers on board."),
        Entry("skills", tally(SKILL_TYPE), "The skills on board."),
        Entry("taken", Truth(), "Somebody has chosen it this season."),
    ],
)
OWN_ENTRIES: Final[Sequence[Entry]] = (
    Entry("workers", tally(COLOUR_TYPE), "All workers behind one's own screen.", may_lack=True),
    Entry("skills", tally(SKILL_TYPE), "All skills behind one's own screen.", may_lack=True),
    Entry("winter", Listed(TILE_TYPE), "One's winter tiles, before they are offered.", may_lack=True),
    Entry("offered", Listed(TILE_TYPE), "Those of them that one offers.", may_lack=True),
    Entry("kept", Listed(TILE_TYPE), "The winter tiles that one has kept back.", may_lack=True),
)
SEAT_ROW: Final = Record(
    "Seat",
    "What is known of a seat; the last five fields only in one's own view.",
    [
        Entry("worker_count", COUNT_TYPE, "How many workers are behind the screen."),
        Entry("workers_shown", tally(COLOUR_TYPE), "Those of them that everybody has seen."),
        Entry("skill_count", COUNT_TYPE, "How many skills are behind the screen."),
        Entry("skills_shown", tally(SKILL_TYPE), "Those of them that everybody has seen."),
        Entry("winter_count", COUNT_TYPE, "How many winter tiles the seat holds."),
        Entry("kept_count", COUNT_TYPE, "How many of them it has kept back."),
        Entry("to_place", Listed(TILE_TYPE), "Tiles won that are still to be placed."),
        Entry("to_place_back", Listed(TILE_TYPE), "Those of them whose back lies up."),
        *OWN_ENTRIES,
    ],
)
FIELDS: Final[Sequence[Entry]] = (
    Entry("season", Maybe(SEASON_TYPE), "The season, null while the table is set up."),
    Entry("first", Maybe(SEAT_TYPE), "Who holds the start player marker."),
    Entry("passes", COUNT_TYPE, "How many seats have passed in a row."),
    Entry("green", COUNT_TYPE, "Green workers left in the supply."),
    Entry("supply", tally(GOOD_TYPE), "Resources left in the supply."),
    Entry("boats", Listed(BOAT_TYPE), "The boats of this number of players, in their order."),
    Entry("lots", Listed(LOT_TYPE), "The tiles in the auction."),
    Entry("villages", Listed(Listed(VILLAGE_TILE)), "The tiles of each seat's village."),
    Entry("removed", Listed(TILE_TYPE), "Tiles that have left the game."),
    Entry("bag", COUNT_TYPE, "How many workers are in the bag."),
    Entry("stack", COUNT_TYPE, "How many skills are in the stack."),
    Entry("bag_story", Listed(Text()), "What went into the bag and out of it, while it tells something."),
    Entry("stack_story", Listed(Text()), "The same of the stack of skills."),
    Entry("seats", Listed(SEAT_ROW), "The seats, in their order."),
)
SOURCE: Final = Entry("source", TILE_TYPE, "The tile that asks.")
FOR: Final = Entry("for", SEAT_TYPE, "For whom NATURE draws.")
LEFT_ENTRY: Final = Entry("count", COUNT_TYPE, "How many are still to be drawn.")
DETAILS: Final[dict[str, Sequence[Entry]]] = {
    "turn": (Entry("lifted", Listed(TILE_TYPE), "The lots from which beaten bids are lifted."),),
    "transport": (
        SOURCE,
        Entry("steps", COUNT_TYPE, "How many steps of transport are left."),
        Entry("upgrades", COUNT_TYPE, "How many upgrades are left."),
    ),
    "choose-good": (SOURCE,),
    "pay": (SOURCE,),
    "pay-upgrade": (SOURCE,),
    "deal-home": (FOR,),
    "deal-winter": (FOR, LEFT_ENTRY),
    "draw-worker": (FOR, LEFT_ENTRY),
    "draw-skill": (FOR, LEFT_ENTRY),
}
SCORING_TILE: Final = Entry("tile", TILE_TYPE, "The tile that pays.")
COUNTED: Final = "How many of them were counted."
PIECES: Final = [Entry(piece, Whole(1), COUNTED, may_lack=True) for piece in PIECE_IDS]
FLIPPED: Final = Entry("flipped", TILE_TYPE, "The tile that counts as upgraded.")


def reasons() -> dict[str, Sequence[Entry]]:
    """Boats and turn order tiles score under the name of their effect."""
    found: dict[str, Sequence[Entry]] = {
        "printed": (SCORING_TILE,),
        "pieces": (SCORING_TILE, *PIECES),
        "gold": PIECES,
    }
    for kind in EFFECT_KINDS:
        if kind.startswith("score-"):
            found[kind] = (SCORING_TILE,)
    found[EFFECT_KINDS[FREE_UPGRADE]] = (SCORING_TILE, FLIPPED)
    return found


VIEW_TYPES: Final = ViewTypes(
    words=[TILE_TYPE, COLOUR_TYPE, GOOD_TYPE, SKILL_TYPE, SIDE_TYPE, SEASON_TYPE, EFFECT_TYPE],
    fields=FIELDS,
    details=DETAILS,
    reasons=reasons(),
)
