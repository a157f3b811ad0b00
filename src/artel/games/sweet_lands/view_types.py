"""What a view of Sweet Lands holds, field by field: the client's types and docs/views are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.sweet_lands.chain import CHAIN_KINDS
from artel.games.sweet_lands.domain.laying import KIND
from artel.games.sweet_lands.domain.property import HOW
from artel.games.sweet_lands.hexes import EDGES, PLACES
from artel.games.sweet_lands.sheet_words import SHEET_SAYS
from artel.games.sweet_lands.view import SHEET, SHOP_WORDS
from artel.games.sweet_lands.words import (
    AREAS,
    BASICS,
    CARDS,
    CHARACTERS,
    COLOURS,
    DOMAINS,
    INDUSTRIES,
    MARKERS,
    MILESTONES,
    PHASES,
    PIECES,
    PROPERTIES,
    SCORING_TOKENS,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    TERRAINS,
    TOKENS,
    TRACKS,
    UPGRADE_TOKENS,
)
from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole, Words, tally
from artel.kernel.view_types import SEAT_TYPE, ViewTypes

CARD_TYPE: Final = Words("Card", CARDS)
CHARACTER_TYPE: Final = Words("Character", CHARACTERS)
DOMAIN_TYPE: Final = Words("Domain", DOMAINS)
AREA_TYPE: Final = Words("Area", AREAS)
PLACE_TYPE: Final = Words("Place", PLACES)
EDGE_TYPE: Final = Words("Edge", EDGES)
BASIC_TYPE: Final = Words("Basic", BASICS)
SKILL_TYPE: Final = Words("Skill", SKILLS)
UPGRADE_TYPE: Final = Words("Upgrade", UPGRADE_TOKENS)
# A skill token of either sort, as moves and log lines name it.
TOKEN_TYPE: Final = Words("SkillToken", TOKENS)
TRACK_TYPE: Final = Words("Track", TRACKS)
INDUSTRY_TYPE: Final = Words("Industry", INDUSTRIES)
MILESTONE_TYPE: Final = Words("Milestone", MILESTONES)
SCORING_TYPE: Final = Words("ScoringToken", SCORING_TOKENS)
SUPPORT_TYPE: Final = Words("Support", SUPPORTS)
PIECE_TYPE: Final = Words("Piece", PIECES)
SHOP_TYPE: Final = Words("Shop", SHOP_WORDS)
PROPERTY_TYPE: Final = Words("Property", PROPERTIES)
TERRAIN_TYPE: Final = Words("Terrain", (*TERRAINS, *SPECIALS))
SPECIAL_TYPE: Final = Words("Special", SPECIALS)
MARKER_TYPE: Final = Words("Marker", MARKERS)
PHASE_TYPE: Final = Words("Phase", PHASES)
CHAIN_TYPE: Final = Words("ChainKind", CHAIN_KINDS)
COUNT_TYPE: Final = Whole(0)
SUPPORT_CELL_TYPE: Final = Maybe(Whole(1))

AREA_ROW: Final = Record(
    "ActionArea",
    "An action area that is in play with this number of players.",
    [
        Entry("area", AREA_TYPE, "The area."),
        Entry("spaces", Whole(1), "How many spaces it has."),
        Entry("taken", COUNT_TYPE, "How many of them are taken; the next one costs a card more than that."),
        Entry("round", Whole(1), "From which round on it is open."),
        Entry("open", Truth(), "It is open now."),
    ],
)
CELL_ROW: Final = Record(
    "Cell",
    "A cell of a domain on which something lies.",
    [
        Entry("cell", PLACE_TYPE, "Where."),
        Entry("token", Maybe(TERRAIN_TYPE), "The terrain token on it; a capital cell has none."),
        Entry("flipped", COUNT_TYPE, "As which of the seat's tokens it was turned over, 0 where it was not."),
        Entry("property", Maybe(PROPERTY_TYPE), "The property on it."),
        Entry("rabbit", Truth(), "A gingerbread rabbit stands there."),
    ],
)
COLUMNS: Final = Record(
    "Columns",
    "The employed workers of each industry, top down.",
    [Entry(industry, Listed(CARD_TYPE), f"Those in {industry}.") for industry in INDUSTRIES],
)
SHEET_ROW: Final = Record(
    "Sheet",
    "All numbers of a seat that lie open.",
    [Entry(field, COUNT_TYPE, SHEET_SAYS[field]) for field in SHEET],
)
SEAT_ROW: Final = Record(
    "Seat",
    "What is known of a seat; `hand`, `pack` and `picked` only in one's own view.",
    [
        Entry("character", Maybe(CHARACTER_TYPE), "Its character, null before it has one."),
        Entry("domain", Maybe(DOMAIN_TYPE), "The map of its domain."),
        Entry("sheet", SHEET_ROW, "Its numbers."),
        Entry("support", SUPPORT_CELL_TYPE, "The support cell of its support piece, from 1."),
        Entry("used_abilities", Listed(Whole(1)), "The free actions of its character used this round."),
        Entry("hand_size", COUNT_TYPE, "How many cards are in its hand."),
        Entry("table", Listed(CARD_TYPE), "The cards it has played and not employed."),
        Entry("columns", COLUMNS, "Its employed workers."),
        Entry("domain_cells", Listed(CELL_ROW), "The cells of its domain on which something lies."),
        Entry("domain_roads", Listed(EDGE_TYPE), "The edges on which its roads lie."),
        Entry("bonus_areas", Listed(PLACE_TYPE), "The bonus-card areas it has activated."),
        Entry("open_ports", Listed(PLACE_TYPE), "The cells of its domain whose ports are open."),
        Entry("cities", Listed(Listed(PLACE_TYPE)), "Its cities, each by the cells of its properties."),
        Entry("pack_size", COUNT_TYPE, "How many cards of the draft lie before it."),
        Entry("chosen", Truth(), "It has chosen a card that is still hidden."),
        Entry("shops", Listed(SHOP_TYPE), "The shops that stand on its domain."),
        Entry("skills", Listed(SKILL_TYPE), "Its skill tokens."),
        Entry("used_skills", Listed(SKILL_TYPE), "Those of them that are turned over."),
        Entry("upgrades", Listed(UPGRADE_TYPE), "Its upgraded skill tokens."),
        Entry("used_upgrades", Listed(UPGRADE_TYPE), "Those of them that are turned over."),
        Entry("milestones", Listed(MILESTONE_TYPE), "Its milestones."),
        Entry("hand", Listed(CARD_TYPE), "One's own hand.", may_lack=True),
        Entry("pack", Listed(CARD_TYPE), "The cards of the draft that lie before one.", may_lack=True),
        Entry("picked", Maybe(CARD_TYPE), "The card one has chosen and not shown yet.", may_lack=True),
    ],
)
GROUP: Final = Record(
    "Group",
    "Cards of which is known how many are in each hand; which of them is not.",
    [
        Entry("cards", Listed(CARD_TYPE), "The cards."),
        Entry("hands", Listed(COUNT_TYPE), "How many of them each seat has in its hand."),
        Entry("pack", Maybe(SEAT_TYPE), "Before whom the pack lies in which the others are."),
    ],
)
MEMORY: Final = Record(
    "Memory",
    "What somebody who forgets nothing knows of hidden cards.",
    [
        Entry("common", Listed(GROUP), "What everybody knows, since the deck ran out once."),
        Entry("own", Listed(GROUP), "What this viewer knows, of packs and looks through the deck too."),
    ],
)
CHAIN_ROW: Final = Record(
    "ChainEntry",
    "Something that is still to come.",
    [
        Entry("seat", SEAT_TYPE, "For whom."),
        Entry("kind", CHAIN_TYPE, "What it is."),
        Entry("source", Text(may_be_empty=True), "The piece it comes from, or the industry of a bonus."),
        Entry("effects", Listed(Text()), "What it gives or costs, in the effect language."),
    ],
)
MIO: Final = Record(
    "Mio",
    "The virtual opponent of the solo game.",
    [
        Entry("support", SUPPORT_CELL_TYPE, "The support cell of its piece, from 1."),
        Entry("a", Listed(Whole(1)), "The cards turned up from deck A."),
        Entry("b", Listed(Whole(1)), "The cards turned up from deck B."),
    ],
)
VIEW_FIELDS: Final[Sequence[Entry]] = (
    Entry("round", COUNT_TYPE, "The round, from 1; 0 before the first."),
    Entry("phase", PHASE_TYPE, "The phase of the round."),
    Entry("first", Maybe(SEAT_TYPE), "The first player, null before there is one."),
    Entry("order", Listed(SEAT_TYPE), "The order of turns in this round."),
    Entry("ended", Listed(SEAT_TYPE), "The seats that have ended this round, in that order."),
    Entry("deck", COUNT_TYPE, "How many cards are in the deck."),
    Entry("discards", Listed(CARD_TYPE), "The discards, which lie open."),
    Entry("under", Listed(CARD_TYPE), "Cards under the deck that everybody has seen."),
    Entry("areas", Listed(AREA_ROW), "The action areas in play."),
    Entry("skills", tally(SKILL_TYPE), "How many skill tokens of each type are left."),
    Entry("upgrades", Listed(UPGRADE_TYPE), "The upgraded skill tokens beside the board."),
    Entry("milestones", Listed(MILESTONE_TYPE), "The milestones that may still be taken."),
    Entry("scoring", Listed(SCORING_TYPE), "The scoring tokens in play."),
    Entry("crowned", Listed(TRACK_TYPE), "The prosperity tracks whose end somebody has reached."),
    Entry(
        "supports", Listed(Listed(SUPPORT_TYPE)), "The support tokens over each cell of the support board."
    ),
    Entry("mio", Maybe(MIO), "Mio, where one plays alone."),
    Entry("pick", COUNT_TYPE, "Which pick of the draft it is, 0 when there is none."),
    Entry("chain", Listed(CHAIN_ROW), "What is still to come after this question, next thing first."),
    Entry("seats", Listed(SEAT_ROW), "The seats, in their order."),
    Entry("memory", MEMORY, "What can be remembered of the hands."),
)
FOR: Final = Entry("for", SEAT_TYPE, "For whom NATURE draws.")
CARDS_LEFT_ENTRY: Final = Entry("count", COUNT_TYPE, "How many cards are still to come.")
LEFT_ENTRY: Final = Entry("left", COUNT_TYPE, "How many are still to come, with this one.")
STEPS_ENTRY: Final = Entry("steps", COUNT_TYPE, "How many steps are left.")
SOURCE: Final = Entry("source", Text(), "The piece whose effect it is.")
HOW_ENTRY: Final = Entry("how", Words("", HOW.words), "Paid for, free, or free on one terrain.")
DETAILS: Final[dict[str, Sequence[Entry]]] = {
    "draw-card": (FOR, CARDS_LEFT_ENTRY),
    "draw-pack": (FOR, CARDS_LEFT_ENTRY),
    "order": (SOURCE, Entry("effects", Listed(Text()), "Its effects; `next` names one by its place.")),
    "pay-for": (SOURCE, Entry("effect", Text(), "What is paid, and what it brings.")),
    "copy": (Entry("which", Words("", ("basic", "any")), "Basic areas, or extra ones too."),),
    "discard": (
        Entry("count", COUNT_TYPE, "How many cards are to be discarded."),
        Entry("why", Words("", ("cost", "area")), "For an effect, or for the space of an area."),
    ),
    "spend": (
        Entry("count", COUNT_TYPE, "How many basic resources are to be paid."),
        Entry("kinds", Listed(BASIC_TYPE), "Which of them may be."),
    ),
    "gain": (Entry("count", COUNT_TYPE, "How many basic resources are gained."),),
    "employ": (Entry("card", CARD_TYPE, "The worker."),),
    "hire-two": (LEFT_ENTRY,),
    "play-card": (Entry("which", Words("", ("any", "round")), "Any card, or one for the end of a round."),),
    "search": (
        Entry("wanted", Words("", ("round", "macaron")), "What is looked for."),
        Entry("count", COUNT_TYPE, "How many cards may be taken."),
    ),
    "lay": (
        Entry("terrain", COUNT_TYPE, "How many terrain tokens may be laid."),
        Entry("roads", COUNT_TYPE, "How many roads may be laid."),
        Entry("where", Words("", KIND.words), "On which cells: any, one terrain, or far from others too."),
    ),
    "take-piece": (LEFT_ENTRY, HOW_ENTRY),
    "put-piece": (Entry("piece", PIECE_TYPE, "The piece."), HOW_ENTRY),
    "place-rabbit": (LEFT_ENTRY,),
    "drive": (STEPS_ENTRY,),
    "advance": (STEPS_ENTRY, Entry("colour", Words("", ("any", *COLOURS, "least")), "On which tracks.")),
    "raise": (STEPS_ENTRY, Entry("capital", Truth(), "A capital: a prosperity track may be chosen too.")),
    "take-skill": (LEFT_ENTRY,),
}
COUNTED: Final = Entry("count", COUNT_TYPE, "How many were counted.")
REASONS: Final[dict[str, Sequence[Entry]]] = {
    "game": (),
    "prosperity": (
        Entry("track", TRACK_TYPE, "The prosperity track."),
        COUNTED,
        Entry("step", COUNT_TYPE, "How far the marker has come."),
        Entry("each", COUNT_TYPE, "For every so many of them."),
        Entry("rate", COUNT_TYPE, "So many points."),
    ),
    "city-points": (COUNTED,),
    "tents": (COUNTED,),
    "houses": (COUNTED,),
    "buildings": (COUNTED,),
    "gold": (COUNTED,),
    "diamonds": (COUNTED,),
    "ports": (COUNTED,),
    "milestones": (COUNTED,),
    "scoring": (
        Entry("scoring", SCORING_TYPE, "The scoring token."),
        COUNTED,
        Entry("virtual", COUNT_TYPE, "The result of the virtual player."),
    ),
}

VIEW_TYPES: Final = ViewTypes(
    words=[
        CARD_TYPE,
        CHARACTER_TYPE,
        DOMAIN_TYPE,
        AREA_TYPE,
        PLACE_TYPE,
        EDGE_TYPE,
        BASIC_TYPE,
        SKILL_TYPE,
        UPGRADE_TYPE,
        TOKEN_TYPE,
        TRACK_TYPE,
        INDUSTRY_TYPE,
        MILESTONE_TYPE,
        SCORING_TYPE,
        SUPPORT_TYPE,
        PIECE_TYPE,
        SHOP_TYPE,
        PROPERTY_TYPE,
        TERRAIN_TYPE,
        SPECIAL_TYPE,
        MARKER_TYPE,
        PHASE_TYPE,
        CHAIN_TYPE,
    ],
    fields=VIEW_FIELDS,
    details=DETAILS,
    reasons=REASONS,
)
