"""The verbs of Sweet Lands, each declared once."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.effects.table import MOST_IN_LIST
from artel.games.sweet_lands.hexes import EDGES, PLACES
from artel.games.sweet_lands.words import (
    AREAS,
    BASICS,
    CARDS,
    CHARACTERS,
    DOMAINS,
    INDUSTRIES,
    MARKERS,
    MILESTONES,
    MIO_CARD_COUNT,
    PIECES,
    PRODUCTIONS,
    SCORING_TOKENS,
    SPECIALS,
    SUPPORTS,
    TOKENS,
    TRACKS,
    UPGRADES,
)
from artel.kernel.shape import Field, Language, Shape, numbers
from artel.kernel.state import SEAT

CARD: Final = Field("card", CARDS)
CHARACTER: Final = Field("character", CHARACTERS)
DOMAIN: Final = Field("domain", DOMAINS)
AREA: Final = Field("area", AREAS)
CELL: Final = Field("cell", PLACES)
EDGE: Final = Field("edge", EDGES)
BASIC: Final = Field("good", BASICS)
TOKEN: Final = Field("skill", TOKENS)
TRACK: Final = Field("track", TRACKS)
INDUSTRY: Final = Field("industry", INDUSTRIES)
MILESTONE: Final = Field("milestone", MILESTONES)
PIECE: Final = Field("piece", PIECES)
SPECIAL_FIELD: Final = Field("special", SPECIALS)
PRODUCTION: Final = Field("production", PRODUCTIONS)
MARKER: Final = Field("marker", MARKERS)
SUPPORT_CELL: Final = Field("place", [str(place) for place in range(1, 8)])
# So many of a basic resource in one payment or gain.
MOST_BASICS: Final = 32
AMOUNT: Final = numbers("amount", MOST_BASICS)

# Before the first round.
CHOOSE_CHARACTER: Final = Shape("choose-character", CHARACTER)
CHOOSE_DOMAIN: Final = Shape("choose-domain", DOMAIN)
SUPPORT: Final = Shape("support", SUPPORT_CELL)
PICK: Final = Shape("pick", CARD)
# The four things to do in a turn.
USE: Final = Shape("use", AREA)
USE_DISK: Final = Shape("use-disk", AREA)
PLAY: Final = Shape("play", CARD)
FLIP: Final = Shape("flip", TOKEN)
END_ROUND: Final = Shape("end-round")
DONE: Final = Shape("done")
# Free actions.
SETTLE: Final = Shape("settle", Field("what", ("terrain", "road")))
BUY_CARD: Final = Shape("buy-card")
BUY: Final = Shape("buy", BASIC)
CLAIM: Final = Shape("claim", MILESTONE)
SELL: Final = Shape("sell", BASIC)
BARTER: Final = Shape("barter", BASIC)
SCRAP_DISK: Final = Shape("scrap-disk")
SCRAP_CARD: Final = Shape("scrap-card", CARD)
TOWER: Final = Shape("tower", CELL)
ABILITY: Final = Shape("ability", Field("ability", ("1", "2", "3")))
# Paying and gaining.
DISCARD: Final = Shape("discard", CARD)
PAY_DIAMOND: Final = Shape("pay-diamond")
SPEND: Final = Shape("spend", AMOUNT.named("wheat"), AMOUNT.named("wood"), AMOUNT.named("iron"))
GAIN: Final = Shape("gain", AMOUNT.named("wheat"), AMOUNT.named("wood"), AMOUNT.named("iron"))
RAISE: Final = Shape("raise", PRODUCTION)
ACCEPT: Final = Shape("accept")
DECLINE: Final = Shape("decline")
NEXT: Final = Shape("next", numbers("item", MOST_IN_LIST))
# The domain.
LAY: Final = Shape("lay", CELL)
LAY_SPECIAL: Final = Shape("lay-special", SPECIAL_FIELD, CELL)
ROAD: Final = Shape("road", EDGE)
TAKE: Final = Shape("take", PIECE)
PUT: Final = Shape("put", CELL)
RABBIT: Final = Shape("rabbit", CELL)
TURN_OVER: Final = Shape("turn-over", CELL)
STOP: Final = Shape("stop")
# Tracks, bonuses, workers.
DRIVE: Final = Shape("drive", MARKER)
ADVANCE: Final = Shape("advance", TRACK)
BONUS: Final = Shape("bonus", INDUSTRY)
SKILL: Final = Shape("skill", TOKEN)
EMPLOY: Final = Shape("employ", INDUSTRY)
HIRE: Final = Shape("hire", CARD, INDUSTRY)
FIND: Final = Shape("find", CARD)
COPY: Final = Shape("copy", AREA)
KEEP: Final = Shape("keep", CARD)
# NATURE's.
DRAW: Final = Shape("draw", CARD)
FIRST: Final = Shape("first", SEAT)
REVEAL_MILESTONE: Final = Shape("reveal-milestone", MILESTONE)
REVEAL_SCORING: Final = Shape("reveal-scoring", Field("scoring", SCORING_TOKENS))
REVEAL_SUPPORT: Final = Shape("reveal-support", Field("support", SUPPORTS))
REVEAL_UPGRADE: Final = Shape("reveal-upgrade", Field("upgrade", UPGRADES))
MIO: Final = Shape("mio", Field("mio", [str(card) for card in range(1, MIO_CARD_COUNT + 1)]))

VERBS: Final = Language(
    CHOOSE_CHARACTER,
    CHOOSE_DOMAIN,
    SUPPORT,
    PICK,
    USE,
    USE_DISK,
    PLAY,
    FLIP,
    END_ROUND,
    DONE,
    SETTLE,
    BUY_CARD,
    BUY,
    CLAIM,
    SELL,
    BARTER,
    SCRAP_DISK,
    SCRAP_CARD,
    TOWER,
    ABILITY,
    DISCARD,
    PAY_DIAMOND,
    SPEND,
    GAIN,
    RAISE,
    ACCEPT,
    DECLINE,
    NEXT,
    LAY,
    LAY_SPECIAL,
    ROAD,
    TAKE,
    PUT,
    RABBIT,
    TURN_OVER,
    STOP,
    DRIVE,
    ADVANCE,
    BONUS,
    SKILL,
    EMPLOY,
    HIRE,
    FIND,
    COPY,
    KEEP,
    DRAW,
    FIRST,
    REVEAL_MILESTONE,
    REVEAL_SCORING,
    REVEAL_SUPPORT,
    REVEAL_UPGRADE,
    MIO,
)

# The only field of a verb, in whichever verb it stands, and of those with more than one.
CHOSEN_CHARACTER: Final = CHOOSE_CHARACTER.part("character")
CHOSEN_DOMAIN: Final = CHOOSE_DOMAIN.part("domain")
SUPPORT_AT: Final = SUPPORT.part("place")
PICKED_CARD: Final = PICK.part("card")
USED_AREA: Final = USE.part("area")
USED_DISK_AREA: Final = USE_DISK.part("area")
PLAYED_CARD: Final = PLAY.part("card")
FLIPPED_TOKEN: Final = FLIP.part("skill")
SETTLE_WHAT: Final = SETTLE.part("what")
BOUGHT: Final = BUY.part("good")
CLAIMED: Final = CLAIM.part("milestone")
SOLD: Final = SELL.part("good")
BARTERED: Final = BARTER.part("good")
SCRAPPED: Final = SCRAP_CARD.part("card")
TOWER_CELL: Final = TOWER.part("cell")
ABILITY_NUMBER: Final = ABILITY.part("ability")
DISCARDED_CARD: Final = DISCARD.part("card")
SPENT_WHEAT: Final = SPEND.part("wheat")
SPENT_WOOD: Final = SPEND.part("wood")
SPENT_IRON: Final = SPEND.part("iron")
RAISED: Final = RAISE.part("production")
NEXT_ITEM: Final = NEXT.part("item")
LAID_CELL: Final = LAY.part("cell")
SPECIAL_KIND: Final = LAY_SPECIAL.part("special")
SPECIAL_CELL: Final = LAY_SPECIAL.part("cell")
ROAD_EDGE: Final = ROAD.part("edge")
TAKEN_PIECE: Final = TAKE.part("piece")
PUT_CELL: Final = PUT.part("cell")
RABBIT_CELL: Final = RABBIT.part("cell")
TURNED_CELL: Final = TURN_OVER.part("cell")
DRIVEN: Final = DRIVE.part("marker")
ADVANCED: Final = ADVANCE.part("track")
BONUS_INDUSTRY: Final = BONUS.part("industry")
SKILL_TOKEN: Final = SKILL.part("skill")
EMPLOYED_IN: Final = EMPLOY.part("industry")
HIRED_CARD: Final = HIRE.part("card")
HIRED_IN: Final = HIRE.part("industry")
FOUND_CARD: Final = FIND.part("card")
COPIED_AREA: Final = COPY.part("area")
KEPT_CARD: Final = KEEP.part("card")
DRAWN_CARD: Final = DRAW.part("card")
FIRST_SEAT: Final = FIRST.part("seat")
REVEALED_MILESTONE: Final = REVEAL_MILESTONE.part("milestone")
REVEALED_SCORING: Final = REVEAL_SCORING.part("scoring")
REVEALED_SUPPORT: Final = REVEAL_SUPPORT.part("support")
REVEALED_UPGRADE: Final = REVEAL_UPGRADE.part("upgrade")
MIO_CARD: Final = MIO.part("mio")

# The packed moves by their only field, so that listing them allocates nothing.
CHARACTERS_CHOSEN: Final = CHOOSE_CHARACTER.all()
DOMAINS_CHOSEN: Final = CHOOSE_DOMAIN.all()
SUPPORTS_CHOSEN: Final = SUPPORT.all()
PICK_CARDS: Final = PICK.all()
USES: Final = USE.all()
DISK_USES: Final = USE_DISK.all()
PLAYS: Final = PLAY.all()
FLIPS: Final = FLIP.all()
SETTLES: Final = SETTLE.all()
BUYS: Final = BUY.all()
CLAIMS: Final = CLAIM.all()
SALES: Final = SELL.all()
BARTERS: Final = BARTER.all()
SCRAPS: Final = SCRAP_CARD.all()
TOWERS: Final = TOWER.all()
ABILITIES: Final = ABILITY.all()
DISCARDS: Final = DISCARD.all()
RAISES: Final = RAISE.all()
NEXTS: Final = NEXT.all()
LAYS: Final = LAY.all()
ROADS: Final = ROAD.all()
TAKES: Final = TAKE.all()
PUTS: Final = PUT.all()
RABBITS: Final = RABBIT.all()
TURNS_OVER: Final = TURN_OVER.all()
DRIVES: Final = DRIVE.all()
ADVANCES: Final = ADVANCE.all()
BONUSES: Final = BONUS.all()
SKILLS_TAKEN: Final = SKILL.all()
EMPLOYS: Final = EMPLOY.all()
FINDS: Final = FIND.all()
COPIES: Final = COPY.all()
KEEPS: Final = KEEP.all()
DRAWS: Final = DRAW.all()
FIRSTS: Final = FIRST.all()
MILESTONES_REVEALED: Final = REVEAL_MILESTONE.all()
SCORINGS_REVEALED: Final = REVEAL_SCORING.all()
SUPPORTS_REVEALED: Final = REVEAL_SUPPORT.all()
UPGRADES_REVEALED: Final = REVEAL_UPGRADE.all()
MIO_CARDS: Final = MIO.all()
THE_END_ROUND: Final = END_ROUND.all()[0]
THE_DONE: Final = DONE.all()[0]
THE_BUY_CARD: Final = BUY_CARD.all()[0]
THE_SCRAP_DISK: Final = SCRAP_DISK.all()[0]
THE_DIAMOND: Final = PAY_DIAMOND.all()[0]
THE_ACCEPT: Final = ACCEPT.all()[0]
THE_DECLINE: Final = DECLINE.all()[0]
THE_STOP: Final = STOP.all()[0]
