"""The log lines of Sweet Lands: ids and numbers, each with the rule it speaks of."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.effects.vocabulary import GAINS, PRICES
from artel.games.sweet_lands.moves import (
    AREA,
    CARD,
    CELL,
    CHARACTER,
    DOMAIN,
    EDGE,
    INDUSTRY,
    MARKER,
    MILESTONE,
    PIECE,
    SPECIAL_FIELD,
    SUPPORT_CELL,
    TOKEN,
    TRACK,
)
from artel.games.sweet_lands.words import (
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    MIO_CARD_COUNT,
    SCORING_TOKENS,
    SKILL_COUNT,
    SUPPORT_COUNT,
    SUPPORTS,
    TOKENS,
    UPGRADE_COUNT,
    UPGRADE_TOKENS,
)
from artel.kernel.log import Line
from artel.kernel.shape import Field, Language, numbers
from artel.kernel.state import SEAT

ROUND: Final = numbers("round", 8)
# What gives victory points at the end of a round: characters, support tokens, skills, upgraded ones, cards,
# each by the whole id of its name; and where each of these begins.
SOURCES: Final = (
    *[f"character-{character}" for character in CHARACTERS],
    *[f"support-{support}" for support in SUPPORTS],
    *[f"skill-{token}" for token in TOKENS],
    *CARDS,
)
FIRST_SOURCES: Final = (
    0,
    CHARACTER_COUNT,
    CHARACTER_COUNT + SUPPORT_COUNT,
    CHARACTER_COUNT + SUPPORT_COUNT + SKILL_COUNT,
    CHARACTER_COUNT + SUPPORT_COUNT + SKILL_COUNT + UPGRADE_COUNT,
)
# No seat ever has so much of anything.
COUNT: Final = numbers("count", 1 << 16)
STEP: Final = numbers("step", 64)
POINTS: Final = numbers("points", 1 << 16)

ROUND_BEGINS: Final = Line("round-begins", "SL-RND-4", ROUND)
FIRST_PLAYER: Final = Line("first-player", "SL-END-9", SEAT)
MILESTONE_IN_PLAY: Final = Line("milestone-in-play", "SL-SET-2", MILESTONE)
SCORING_IN_PLAY: Final = Line("scoring-in-play", "SL-SET-3", Field("scoring", SCORING_TOKENS))
SUPPORT_IN_PLAY: Final = Line("support-in-play", "SL-SUP-2", Field("support", SUPPORTS), SUPPORT_CELL)
UPGRADE_IN_PLAY: Final = Line("upgrade-in-play", "SL-VAR-6", Field("skill", UPGRADE_TOKENS))
CHARACTER_CHOSEN: Final = Line("character-chosen", "SL-SET-13", SEAT, CHARACTER)
DOMAIN_CHOSEN: Final = Line("domain-chosen", "SL-SET-14", SEAT, DOMAIN)
SUPPORT_CHOSEN: Final = Line("support-chosen", "SL-END-8", SEAT, SUPPORT_CELL)
DREW: Final = Line("drew", "SL-HND-1", SEAT, CARD)
DREW_HIDDEN: Final = Line("drew-hidden", "SL-HND-5", SEAT)
RESHUFFLED: Final = Line("reshuffled", "SL-HND-6")
RETURNED: Final = Line("returned", "SL-CHR-25", SEAT, CARD)
PICKED: Final = Line("picked", "SL-VAR-3", SEAT, CARD)
PICKED_HIDDEN: Final = Line("picked-hidden", "SL-VAR-3", SEAT)
AREA_OPENS: Final = Line("area-opens", "SL-ARE-32", AREA)
MIO_TAKES: Final = Line("mio-takes", "SL-SOL-3", AREA)
MIO_DRAWS: Final = Line(
    "mio-draws",
    "SL-SOL-3",
    Field("deck", ("a", "b")),
    Field("mio", [str(card) for card in range(1, MIO_CARD_COUNT + 1)]),
)
MIO_SUPPORT: Final = Line("mio-support", "SL-SOL-6", SUPPORT_CELL)
USED: Final = Line("used", "SL-ARE-2", SEAT, AREA, numbers("space", 4))
COPIED: Final = Line("copied", "SL-ARE-26", SEAT, AREA)
DISCARDED: Final = Line("discarded", "SL-HND-2", SEAT, CARD)
PLAYED: Final = Line("played", "SL-CRD-2", SEAT, CARD)
EMPLOYED: Final = Line("employed", "SL-EMP-1", SEAT, CARD, INDUSTRY)
FLIPPED_SKILL: Final = Line("flipped-skill", "SL-FLP-4", SEAT, TOKEN)
GAINED: Final = Line("gained", "SL-RES-4", SEAT, Field("gain", GAINS), COUNT)
SPENT: Final = Line("spent", "SL-RES-4", SEAT, Field("price", PRICES), COUNT)
LAID: Final = Line("laid", "SL-TER-1", SEAT, CELL)
LAID_SPECIAL: Final = Line("laid-special", "SL-TER-4", SEAT, SPECIAL_FIELD, CELL)
ROAD_LAID: Final = Line("road-laid", "SL-ROD-1", SEAT, EDGE)
TURNED: Final = Line("turned", "SL-ROD-7", SEAT, CELL)
AREA_ACTIVATED: Final = Line("area-activated", "SL-BON-1", SEAT, CELL)
BUILT: Final = Line("built", "SL-PRP-4", SEAT, PIECE, CELL)
TOWER_BUILT: Final = Line("tower-built", "SL-FRE-10", SEAT, CELL)
RABBIT_CAME: Final = Line("rabbit-came", "SL-RAB-1", SEAT, CELL)
DROVE: Final = Line("drove", "SL-IND-2", SEAT, MARKER, STEP)
LOCOMOTIVE_CAME: Final = Line("locomotive-came", "SL-IND-3", SEAT)
FED: Final = Line("fed", "SL-FOD-1", SEAT, STEP)
ADVANCED: Final = Line("advanced", "SL-PRO-6", SEAT, TRACK, STEP)
CROWNED: Final = Line("crowned", "SL-PRO-7", SEAT, TRACK)
BONUS_TAKEN: Final = Line("bonus-taken", "SL-IBO-1", SEAT, INDUSTRY)
SKILL_TAKEN: Final = Line("skill-taken", "SL-FLP-1", SEAT, TOKEN)
WONDER: Final = Line("wonder", "SL-TOW-5", SEAT, numbers("count", 64))
LOOKED: Final = Line("looked", "SL-EFF-12", SEAT)
FOUND: Final = Line("found", "SL-EFF-12", SEAT, CARD)
FOUND_HIDDEN: Final = Line("found-hidden", "SL-EFF-12", SEAT)
CLAIMED: Final = Line("claimed", "SL-MIL-1", SEAT, MILESTONE)
MILESTONES_CLOSED: Final = Line("milestones-closed", "SL-MIL-4")
ABILITY_USED: Final = Line("ability-used", "SL-FRE-11", SEAT, CHARACTER)
MARKED: Final = Line("marked", "SL-CHR-26", SEAT, COUNT)
ROUND_ENDED: Final = Line("round-ended", "SL-END-1", SEAT, numbers("place", 8))
CITY_POINTS: Final = Line("city-points", "SL-CTY-6", SEAT, numbers("cities", 32), POINTS)
INDUSTRY_POINTS: Final = Line("industry-points", "SL-END-4", SEAT, POINTS)
ROUND_POINTS: Final = Line(
    "round-points",
    "SL-END-1",
    SEAT,
    Field("source", SOURCES),
    POINTS,
)
CLEANED: Final = Line("cleaned", "SL-CLN-2", ROUND)
KEPT: Final = Line("kept", "SL-CLN-4", SEAT)
GAME_OVER: Final = Line("game-over", "SL-FIN-1")

LINES: Final = Language(
    ROUND_BEGINS,
    FIRST_PLAYER,
    MILESTONE_IN_PLAY,
    SCORING_IN_PLAY,
    SUPPORT_IN_PLAY,
    UPGRADE_IN_PLAY,
    CHARACTER_CHOSEN,
    DOMAIN_CHOSEN,
    SUPPORT_CHOSEN,
    DREW,
    DREW_HIDDEN,
    RESHUFFLED,
    RETURNED,
    PICKED,
    PICKED_HIDDEN,
    AREA_OPENS,
    MIO_TAKES,
    MIO_DRAWS,
    MIO_SUPPORT,
    USED,
    COPIED,
    DISCARDED,
    PLAYED,
    EMPLOYED,
    FLIPPED_SKILL,
    GAINED,
    SPENT,
    LAID,
    LAID_SPECIAL,
    ROAD_LAID,
    TURNED,
    AREA_ACTIVATED,
    BUILT,
    TOWER_BUILT,
    RABBIT_CAME,
    DROVE,
    LOCOMOTIVE_CAME,
    FED,
    ADVANCED,
    CROWNED,
    BONUS_TAKEN,
    SKILL_TAKEN,
    WONDER,
    LOOKED,
    FOUND,
    FOUND_HIDDEN,
    CLAIMED,
    MILESTONES_CLOSED,
    ABILITY_USED,
    MARKED,
    ROUND_ENDED,
    CITY_POINTS,
    INDUSTRY_POINTS,
    ROUND_POINTS,
    CLEANED,
    KEPT,
    GAME_OVER,
)
