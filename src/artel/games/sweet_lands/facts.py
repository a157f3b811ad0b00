"""Every printed value of an edition and of the rulebook as plain rows, each with its source."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.components import printed
from artel.games.sweet_lands.words import (
    AREAS,
    CHARACTERS,
    MILESTONES,
    NORMAL_SUPPORT_COUNT,
    ROUND_COUNT,
    SCORING_TOKENS,
    SKILL_COPIES,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    UPGRADES,
)
from artel.kernel.edition import Data

HOUSE: Final = "house"
RULEBOOK: Final = "rulebook"
Facts = list[dict[str, object]]


def row(kind: str, name: object, source: str, values: Data) -> dict[str, object]:
    """A row whose values all come from one place."""
    return {
        "id": f"{kind}-{name}",
        "name": str(name),
        **values,
        "provenance": dict.fromkeys(values, source),
    }


def rows(data: Data, table: str) -> list[Data]:
    return cast("list[Data]", data[table])


def without(values: Data, *names: str) -> Data:
    return {name: value for name, value in values.items() if name not in names}


def facts_of(data: Data) -> Facts:
    """Every printed value, with those of an edition."""
    return [*card_facts(data), *board_facts(data), *map_facts(data), *rulebook_facts()]


def card_facts(data: Data) -> Facts:
    """Worker cards; an instant one and one for the end of a round have the same columns."""
    found: Facts = []
    for card in rows(data, "card"):
        values: Data = {
            "names": card["name"],
            "cost": card["cost"],
            "instant": card.get("instant", []),
            "industry": card.get("industry"),
            "work": card.get("work", []),
            "round": card.get("round"),
            "sweets": card["sweets"],
        }
        found.append(row("card", card["id"], HOUSE, values))
    return found


def board_facts(data: Data) -> Facts:
    """Characters, the planning board and the tracks."""
    found: Facts = []
    for number, character in enumerate(rows(data, "character")):
        values = without(character, "id")
        made = row("character", CHARACTERS[number], HOUSE, {"board": number // 2 + 1, **values})
        cast("dict[str, str]", made["provenance"])["board"] = RULEBOOK
        found.append(made)
    planning = cast(Data, data["planning"])
    found.append(row("planning", "board", HOUSE, planning))
    found += [row("shop", shop["industry"], HOUSE, {"cost": shop["cost"]}) for shop in rows(data, "shop")]
    upper = cast(Data, data["industry_track"])["upper"]
    found.append(row("industry", "upper-row", HOUSE, {"steps": upper}))
    for step, industry in enumerate(rows(data, "industry"), 1):
        values = {
            "points": industry.get("points", 0),
            "lab": industry.get("lab"),
            **without(industry, "points", "lab"),
        }
        found.append(row("industry", step, HOUSE, values))
    for step, food in enumerate(rows(data, "food"), 1):
        values = {
            "bonus": food["bonus"],
            "discount": food.get("discount", 0),
            "is_rabbit": "rabbit" in food,
            "rabbit": food.get("rabbit", []),
        }
        found.append(row("food", step, HOUSE, values))
    found += [row("track", track["id"], HOUSE, without(track, "id")) for track in rows(data, "prosperity")]
    return found


def map_facts(data: Data) -> Facts:
    """Areas, domains, support tokens, Mio's cards and single values."""
    found: Facts = []
    for number, area in enumerate(rows(data, "area")):
        made = row(
            "area",
            AREAS[number],
            RULEBOOK,
            {
                "cost": printed.AREA_COSTS[number],
                "effect": list(printed.AREA_EFFECTS[number]),
                "players": printed.AREA_PLAYERS[number],
            },
        )
        sources = cast("dict[str, str]", made["provenance"])
        for name in ("spaces", "round"):
            made[name] = area[name]
            sources[name] = HOUSE
        found.append(made)
    found += [row("domain", domain["id"], HOUSE, without(domain, "id")) for domain in rows(data, "domain")]
    found += [row("support", each["id"], HOUSE, {"effect": each["effect"]}) for each in rows(data, "support")]
    found += [
        row("mio", f"{mio['deck']}{mio['id']}", HOUSE, {"areas": mio["areas"]}) for mio in rows(data, "mio")
    ]
    values = cast(Data, data["values"])
    found.append(row("cities", "points", RULEBOOK, {"points": values["cities"]}))
    found.append(row("cities", "lotus-points", HOUSE, {"points": values["lotus-cities"]}))
    for token, result in cast(Data, values["virtual"]).items():
        found.append(row("virtual", token, HOUSE, {"result": result}))
    for skill, points in cast(Data, values["upgraded"]).items():
        found.append(row("upgraded-points", skill, HOUSE, {"points": points}))
    for terrain, effect in cast(Data, values["terrain"]).items():
        found.append(row("terrain", terrain, HOUSE, {"effect": effect}))
    return found


def rulebook_facts() -> Facts:
    """What the rulebook itself gives.

    Rule: SL-SOL-9, SL-SOL-10
    """
    found: Facts = []
    for number, special in enumerate(SPECIALS):
        found.append(row("special", special, RULEBOOK, {"effect": list(printed.SPECIAL_EFFECTS[number])}))
    for number, skill in enumerate(SKILLS):
        values: Data = {"effect": list(printed.SKILL_EFFECTS[number]), "copies": SKILL_COPIES}
        found.append(row("skill", skill, RULEBOOK, {**values, "flips": number in printed.FLIP_SKILLS}))
    for number, skill in enumerate(UPGRADES):
        values = {"effect": list(printed.UPGRADE_EFFECTS[number]), "copies": 1}
        found.append(row("upgrade", skill, RULEBOOK, {**values, "flips": number in printed.FLIP_UPGRADES}))
    for number, milestone in enumerate(MILESTONES):
        needs = printed.MILESTONE_NEEDS[number]
        found.append(
            row("milestone", milestone, RULEBOOK, {"needs": needs, "points": printed.MILESTONE_POINTS})
        )
    for number, token in enumerate(SCORING_TOKENS):
        counted = printed.SCORING_COUNTS[number]
        places = list(printed.SCORING_POINTS)
        found.append(row("scoring", token, RULEBOOK, {"counts": counted, "points": places}))
    for number, text in enumerate(printed.SUPPORT_ROUND):
        found.append(row("support", SUPPORTS[NORMAL_SUPPORT_COUNT + number], RULEBOOK, {"effect": [text]}))
    numbers: dict[str, object] = {
        "rounds": ROUND_COUNT,
        "first-hand": printed.FIRST_HAND,
        "later-hand": printed.LATER_HAND,
        "port-points": list(printed.PORT_POINTS),
        "points-per-city-point": printed.POINTS_PER_CITY_POINT,
        "gold-per-point": printed.GOLD_PER_POINT,
        "last-rabbit-points": printed.LAST_RABBIT_POINTS,
        "last-food-wheat": printed.LAST_FOOD_WHEAT,
        "last-industry-points": printed.LAST_INDUSTRY_POINTS,
        "column-points": [list(each) for each in printed.COLUMN_POINTS],
        "food-points": [list(each) for each in printed.FOOD_POINTS],
        "industry-points": [list(each) for each in printed.INDUSTRY_POINTS],
        "column-limit-pieces": list(printed.LIMIT_PIECES),
        "card-gold": printed.CARD_GOLD,
        "basic-gold": printed.BASIC_GOLD,
        "settle-basics": printed.SETTLE_BASICS,
        "barter-basics": printed.BARTER_BASICS,
        "scrap-basics": printed.SCRAP_BASICS,
        "property-area-pieces": printed.PROPERTY_AREA_PIECES,
        "big-property-area-pieces": printed.BIG_PROPERTY_AREA_PIECES,
        "support-cells": list(printed.SUPPORT_CELLS),
        "normal-supports": list(printed.NORMAL_SUPPORTS),
        "round-supports": list(printed.ROUND_SUPPORTS),
        "solo-targets": list(printed.SOLO_TARGETS),
        "people-targets": list(printed.PEOPLE_TARGETS),
    }
    found += [row("number", name, RULEBOOK, {"value": value}) for name, value in numbers.items()]
    return found
