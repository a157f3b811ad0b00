"""What a view of Keyflower holds, field by field: the client's types and docs/views are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.keyflower.components.vocabulary import EFFECT_KINDS, FREE_UPGRADE
from artel.games.keyflower.moves import COLOUR, GOOD, SIDE, SKILL, TILE
from artel.games.keyflower.scoring.pieces import PIECE_IDS
from artel.games.keyflower.words import SEASONS
from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole, Words, tally
from artel.kernel.view_types import SEAT, ViewTypes

TILES: Final = Words("Tile", TILE.words)
COLOURS: Final = Words("Colour", COLOUR.words)
GOODS: Final = Words("Good", GOOD.words)
SKILLS: Final = Words("Skill", SKILL.words)
SIDES: Final = Words("Side", SIDE.words)
SEASON: Final = Words("Season", SEASONS)
# What a side of a tile does, in the printed facts.
EFFECTS: Final = Words("EffectKind", EFFECT_KINDS)
COUNT: Final = Whole(0)

ON_TILE: Final[Sequence[Entry]] = (
    Entry("tile", TILES, "The tile."),
    Entry("side", SIDES, "The side that lies up; of a summer boat front is side a."),
    Entry("colour", Maybe(COLOURS), "The colour it is bound to, null before its first worker."),
    Entry("workers", tally(COLOURS), "The workers that stand on it."),
    Entry("last_use", COUNT, "How many workers its last use took, 0 before the first."),
)
BID: Final = Record(
    "Bid",
    "The bid of one seat on a lot.",
    [
        Entry("seat", SEAT, "Whose bid."),
        Entry("colour", COLOURS, "The colour of its workers."),
        Entry("count", COUNT, "How many workers."),
        Entry("leads", Truth(), "No other bid on this lot is higher."),
        Entry("lies", Truth(), "Made in another colour than the lot's, with summer boat 4a."),
    ],
)
LOT: Final = Record(
    "Lot",
    "A tile in the auction.",
    [
        *ON_TILE,
        Entry("bids", Listed(BID), "The bids on it, by seat."),
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
        Entry("turn", COUNT, "How many sixths it is turned clockwise."),
        Entry("goods", tally(GOODS), "The resources that lie on it."),
    ],
)
BOAT: Final = Record(
    "Boat",
    "A boat with the load that waits on it.",
    [
        Entry("boat", TILES, "The boat."),
        Entry("workers", tally(COLOURS), "The workers on board."),
        Entry("skills", tally(SKILLS), "The skills on board."),
        Entry("taken", Truth(), "Somebody has chosen it this season."),
    ],
)
OWN: Final[Sequence[Entry]] = (
    Entry("workers", tally(COLOURS), "All workers behind one's own screen.", may_lack=True),
    Entry("skills", tally(SKILLS), "All skills behind one's own screen.", may_lack=True),
    Entry("winter", Listed(TILES), "One's winter tiles, before they are offered.", may_lack=True),
    Entry("offered", Listed(TILES), "Those of them that one offers.", may_lack=True),
    Entry("kept", Listed(TILES), "The winter tiles that one has kept back.", may_lack=True),
)
SEAT_ROW: Final = Record(
    "Seat",
    "What is known of a seat; the last five fields only in one's own view.",
    [
        Entry("worker_count", COUNT, "How many workers are behind the screen."),
        Entry("workers_shown", tally(COLOURS), "Those of them that everybody has seen."),
        Entry("skill_count", COUNT, "How many skills are behind the screen."),
        Entry("skills_shown", tally(SKILLS), "Those of them that everybody has seen."),
        Entry("winter_count", COUNT, "How many winter tiles the seat holds."),
        Entry("kept_count", COUNT, "How many of them it has kept back."),
        Entry("to_place", Listed(TILES), "Tiles won that are still to be placed."),
        Entry("to_place_back", Listed(TILES), "Those of them whose back lies up."),
        *OWN,
    ],
)
FIELDS: Final[Sequence[Entry]] = (
    Entry("season", Maybe(SEASON), "The season, null while the table is set up."),
    Entry("first", Maybe(SEAT), "Who holds the start player marker."),
    Entry("passes", COUNT, "How many seats have passed in a row."),
    Entry("green", COUNT, "Green workers left in the supply."),
    Entry("supply", tally(GOODS), "Resources left in the supply."),
    Entry("boats", Listed(BOAT), "The boats of this number of players, in their order."),
    Entry("lots", Listed(LOT), "The tiles in the auction."),
    Entry("villages", Listed(Listed(VILLAGE_TILE)), "The tiles of each seat's village."),
    Entry("removed", Listed(TILES), "Tiles that have left the game."),
    Entry("bag", COUNT, "How many workers are in the bag."),
    Entry("stack", COUNT, "How many skills are in the stack."),
    Entry("bag_story", Listed(Text()), "What went into the bag and out of it, while it tells something."),
    Entry("stack_story", Listed(Text()), "The same of the stack of skills."),
    Entry("seats", Listed(SEAT_ROW), "The seats, in their order."),
)
SOURCE: Final = Entry("source", TILES, "The tile that asks.")
FOR: Final = Entry("for", SEAT, "For whom NATURE draws.")
LEFT: Final = Entry("count", COUNT, "How many are still to be drawn.")
DETAILS: Final[dict[str, Sequence[Entry]]] = {
    "turn": (Entry("lifted", Listed(TILES), "The lots from which beaten bids are lifted."),),
    "transport": (
        SOURCE,
        Entry("steps", COUNT, "How many steps of transport are left."),
        Entry("upgrades", COUNT, "How many upgrades are left."),
    ),
    "choose-good": (SOURCE,),
    "pay": (SOURCE,),
    "pay-upgrade": (SOURCE,),
    "deal-home": (FOR,),
    "deal-winter": (FOR, LEFT),
    "draw-worker": (FOR, LEFT),
    "draw-skill": (FOR, LEFT),
}
SCORING_TILE: Final = Entry("tile", TILES, "The tile that pays.")
COUNTED: Final = "How many of them were counted."
PIECES: Final = [Entry(piece, Whole(1), COUNTED, may_lack=True) for piece in PIECE_IDS]
FLIPPED: Final = Entry("flipped", TILES, "The tile that counts as upgraded.")


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
    words=[TILES, COLOURS, GOODS, SKILLS, SIDES, SEASON, EFFECTS],
    fields=FIELDS,
    details=DETAILS,
    reasons=reasons(),
)
