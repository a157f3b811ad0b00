"""What a board in the browser draws: an edition as its file has it, and what the rulebook prints besides."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.components import printed
from artel.games.sweet_lands.hexes import PLACES
from artel.games.sweet_lands.rows import Table, table, tables
from artel.games.sweet_lands.words import (
    AREAS,
    BIG_PROPERTY_AREA,
    MILESTONES,
    NORMAL_SUPPORT_COUNT,
    PROPERTY_AREA,
    ROUND_COUNT,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    TERRAINS,
    TRACKS,
    UPGRADES,
)

# The parts of an edition file that are drawn as they stand.
DRAWN: Final = (
    "name",
    "card",
    "character",
    "planning",
    "shop",
    "food",
    "prosperity",
    "domain",
    "mio",
    "values",
)
FLIPPED: Final = (
    *[SKILLS[number] for number in printed.FLIP_SKILLS],
    *[f"up-{UPGRADES[number]}" for number in printed.FLIP_UPGRADES],
)
# Properties are bought one by one, so no effect of an area says how many there may be.
PROPERTY_AREAS: Final = {
    PROPERTY_AREA: (f"property {printed.PROPERTY_AREA_PIECES}",),
    BIG_PROPERTY_AREA: (f"property {printed.BIG_PROPERTY_AREA_PIECES}",),
}


def board_data(data: Table) -> Table:
    """Everything printed, by the words of the views."""
    return {
        **{part: data[part] for part in DRAWN},
        "industry": {"upper": table(data["industry_track"])["upper"], "steps": data["industry"]},
        "areas": [area_data(data, number, area) for number, area in enumerate(AREAS)],
        "supports": supports_data(data),
        "tokens": {
            **dict(zip(TERRAINS, printed.TERRAIN_EFFECTS, strict=True)),
            **dict(zip(SPECIALS, printed.SPECIAL_EFFECTS, strict=True)),
        },
        "skills": dict(zip(SKILLS, printed.SKILL_EFFECTS, strict=True)),
        "upgrades": dict(zip(UPGRADES, printed.UPGRADE_EFFECTS, strict=True)),
        "flipped": FLIPPED,
        "milestones": dict(zip(MILESTONES, printed.MILESTONE_NEEDS, strict=True)),
        "tracks": TRACKS,
        "places": PLACES,
        "rounds": ROUND_COUNT,
        "free": {
            "settle": f"card 1 + basic {printed.SETTLE_BASICS}",
            "buy-card": f"gold {printed.CARD_GOLD}",
            "buy": f"gold {printed.BASIC_GOLD}",
            "sell": "basic 1",
            "barter": f"basic {printed.BARTER_BASICS}",
            "scrap": f"basic {printed.SCRAP_BASICS}",
        },
        "ports": printed.PORT_POINTS,
        "limits": printed.LIMIT_PIECES,
        "targets": printed.SOLO_TARGETS,
    }


def area_data(data: Table, number: int, area: str) -> Table:
    """An action area: its cost, effect and spaces, when it opens, and from how many seats on it is there."""
    row = next(each for each in tables(data["area"]) if each["id"] == area)
    basic = number < printed.BASIC_AREA_COUNT
    return {
        "id": area,
        "kind": "basic" if basic else "extra" if number >= printed.FIRST_EXTRA_AREA else "special",
        "cost": printed.AREA_COSTS[number],
        "effect": PROPERTY_AREAS.get(number, printed.AREA_EFFECTS[number]),
        "spaces": row["spaces"],
        "round": row["round"],
        "players": printed.AREA_PLAYERS[number],
    }


def supports_data(data: Table) -> Table:
    normal = {cast(str, row["id"]): row["effect"] for row in tables(data["support"])}
    later = SUPPORTS[NORMAL_SUPPORT_COUNT:]
    return {**normal, **{token: [text] for token, text in zip(later, printed.SUPPORT_ROUND, strict=True)}}
