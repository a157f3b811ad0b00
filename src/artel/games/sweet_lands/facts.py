"""Every printed value of an edition and of the rulebook as plain rows, each with its source."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.components import printed
from artel.games.sweet_lands.words import (
    AREAS,
    BUILDER,
    CHARACTERS,
    COLUMNS,
    FOOD_SKILL,
    FOREMAN,
    GUILD,
    HOST,
    INDUSTRY_SKILL,
    LAND_MASTER,
    MILESTONES,
    MINT,
    MIO_CARD_COUNT,
    NORMAL_SUPPORT_COUNT,
    RABBIT_KEEPER,
    ROAD_MASTER,
    ROADS_AREA,
    ROUND_COUNT,
    ROW_LENGTH,
    SCHOLAR,
    SCORING_TOKENS,
    SKILL_COPIES,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    TERRAIN_AREA,
    UP_CITIES,
    UP_PORTS,
    UP_SWEET,
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


def from_rulebook(row: dict[str, object], *columns: str) -> dict[str, object]:
    """A row of the house, some columns of which the rulebook gives."""
    cast("dict[str, str]", row["provenance"]).update(dict.fromkeys(columns, RULEBOOK))
    return row


def rows(data: Data, table: str) -> list[Data]:
    return cast("list[Data]", data[table])


def without(values: Data, *names: str) -> Data:
    return {name: value for name, value in values.items() if name not in names}


def facts_of(data: Data) -> Facts:
    """Every printed value, with those of an edition."""
    upgraded = cast(Data, cast(Data, data["values"])["upgraded"])
    return [
        *card_facts(data),
        *board_facts(data),
        *map_facts(data),
        *skill_facts(),
        *upgrade_facts(upgraded),
        *rulebook_facts(),
        *number_facts(),
    ]


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
        own: Data = {
            "board": number // 2 + 1,
            "abilities": list(printed.CHARACTER_ABILITIES[number]),
            "tower_effect": printed.TOWER_EFFECTS[number] or None,
        }
        found.append(from_rulebook(row("character", CHARACTERS[number], HOUSE, {**own, **values}), *own))
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
        found.append(from_rulebook(row("food", step, HOUSE, values), "discount"))
    tracks = [row("track", track["id"], HOUSE, without(track, "id")) for track in rows(data, "prosperity")]
    from_rulebook(tracks[0], "rates")
    return [*found, *tracks]


def kind_of_area(area: int) -> str:
    if area < printed.BASIC_AREA_COUNT:
        return "basic"
    return "special" if area < printed.FIRST_EXTRA_AREA else "extra"


def map_facts(data: Data) -> Facts:
    """Areas, domains, support tokens, Mio's cards and single values."""
    found: Facts = []
    for number, area in enumerate(rows(data, "area")):
        made = row(
            "area",
            AREAS[number],
            RULEBOOK,
            {
                "kind": kind_of_area(number),
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
    for terrain, effect in cast(Data, values["terrain"]).items():
        found.append(row("terrain", terrain, HOUSE, {"effect": effect}))
    return found


def skill_facts() -> Facts:
    """Skill tokens: when they work, what they do, and for those that count, points step by step."""
    steps = {
        COLUMNS: printed.COLUMN_POINTS,
        FOOD_SKILL: printed.FOOD_POINTS,
        INDUSTRY_SKILL: printed.INDUSTRY_POINTS,
    }
    # Of what there must be one more, and the points it brings whenever there is.
    answers = {
        BUILDER: ("property", printed.BUILDER_POINTS),
        RABBIT_KEEPER: ("rabbit", printed.KEEPER_POINTS),
        FOREMAN: ("any-bonus", printed.FOREMAN_POINTS),
    }
    found: Facts = []
    for number, skill in enumerate(SKILLS):
        whenever, points = answers.get(number, (None, 0))
        values: Data = {
            "ability": printed.SKILL_ABILITIES[number],
            "effect": [f"vp {points}"] if whenever else list(printed.SKILL_EFFECTS[number]),
            "whenever": whenever,
            "steps": [list(each) for each in steps.get(number, ())],
            "copies": SKILL_COPIES,
        }
        found.append(row("skill", skill, RULEBOOK, values))
    return found


def upgrade_facts(points: Data) -> Facts:
    """Upgraded skills; the points of two of them are an edition's."""
    effects = {
        UP_CITIES: f"vp {points['cities']} per cities",
        UP_PORTS: f"vp {points['ports']} per ports",
        UP_SWEET: f"vp {printed.SWEET_POINTS} per main-sweet",
        SCHOLAR: f"cards {printed.SCHOLAR_CARDS}",
        MINT: f"vp {printed.MINT_POINTS}",
        HOST: f"vp {printed.HOST_POINTS}",
    }
    prices = {
        ROAD_MASTER: (ROADS_AREA, f"wood {printed.ROAD_MASTER_WOOD}"),
        LAND_MASTER: (TERRAIN_AREA, f"wheat {printed.LAND_MASTER_WHEAT}"),
    }
    found: Facts = []
    for number, skill in enumerate(UPGRADES):
        area, cost = prices.get(number, (None, None))
        values: Data = {
            "ability": printed.UPGRADE_ABILITIES[number],
            "effect": [effects[number]] if number in effects else list(printed.UPGRADE_EFFECTS[number]),
            "whenever": {MINT: "gold-production", HOST: "play-card"}.get(number),
            "discards": printed.SCHOLAR_DISCARDS if number == SCHOLAR else 0,
            "limit": printed.GUILD_LIMIT if number == GUILD else 0,
            "area": None if area is None else AREAS[area],
            "cost": cost,
            "copies": 1,
        }
        made = row("upgrade", skill, RULEBOOK, values)
        if skill in points:
            cast("dict[str, str]", made["provenance"])["effect"] = HOUSE
        found.append(made)
    return found


def rulebook_facts() -> Facts:
    """What the rulebook itself gives of special terrain, milestones, scoring and support tokens."""
    found: Facts = []
    for number, special in enumerate(SPECIALS):
        found.append(row("special", special, RULEBOOK, {"effect": list(printed.SPECIAL_EFFECTS[number])}))
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
    return found


def number_facts() -> Facts:
    """The numbers of the rulebook that stand on no piece.

    Rule: SL-SOL-9, SL-SOL-10, SL-FIN-30
    """
    return [row("number", name, RULEBOOK, {"value": plain(value)}) for name, value in NUMBERS.items()]


def plain(value: object) -> object:
    return [plain(each) for each in value] if isinstance(value, tuple) else value


NUMBERS: Final[dict[str, object]] = {
    "rounds": ROUND_COUNT,
    "first-hand": printed.FIRST_HAND,
    "later-hand": printed.LATER_HAND,
    "cards-kept": printed.CARDS_KEPT,
    "port-points": printed.PORT_POINTS,
    "port-count": printed.PORT_COUNT,
    "least-capitals": printed.LEAST_CAPITALS,
    "terrain-tokens": printed.TERRAIN_TOKENS,
    "least-city": printed.LEAST_CITY,
    "points-per-city-point": printed.POINTS_PER_CITY_POINT,
    "points-per-tent-rabbit": printed.POINTS_PER_TENT_RABBIT,
    "points-per-house-city-point": printed.POINTS_PER_HOUSE_CITY_POINT,
    "points-per-building-industry-point": printed.POINTS_PER_BUILDING_INDUSTRY_POINT,
    "gold-per-point": printed.GOLD_PER_POINT,
    "points-per-diamond": printed.POINTS_PER_DIAMOND,
    "last-rabbit-points": printed.LAST_RABBIT_POINTS,
    "last-food-wheat": printed.LAST_FOOD_WHEAT,
    "last-industry-points": printed.LAST_INDUSTRY_POINTS,
    "last-step-diamonds": printed.LAST_STEP_DIAMONDS,
    "first-rabbit": printed.FIRST_RABBIT,
    "discounts": printed.DISCOUNTS,
    "first-industry-points": printed.FIRST_INDUSTRY_POINTS,
    "first-track-rates": printed.FIRST_TRACK_RATES,
    "column-limit": printed.COLUMN_LIMIT,
    "column-limit-pieces": printed.COLUMN_LIMIT_PIECES,
    "employ-diamonds": printed.EMPLOY_DIAMONDS,
    "cards-found": printed.CARDS_FOUND,
    "settle-cards": printed.SETTLE_CARDS,
    "settle-basics": printed.SETTLE_BASICS,
    "card-gold": printed.CARD_GOLD,
    "basic-gold": printed.BASIC_GOLD,
    "sell-gold": printed.SELL_GOLD,
    "barter-basics": printed.BARTER_BASICS,
    "scrap-basics": printed.SCRAP_BASICS,
    "property-area-pieces": printed.PROPERTY_AREA_PIECES,
    "big-property-area-pieces": printed.BIG_PROPERTY_AREA_PIECES,
    "extra-area-rounds": printed.EXTRA_AREA_ROUNDS,
    "milestones-in-play": printed.MILESTONES_IN_PLAY,
    "most-milestones": printed.MOST_MILESTONES,
    "scoring-in-play": printed.SCORING_IN_PLAY,
    "upgrade-diamonds": printed.UPGRADE_DIAMONDS,
    "more-upgrades-than-seats": printed.MORE_UPGRADES_THAN_SEATS,
    "nata-iron": printed.NATA_IRON,
    "elsa-terrain": printed.ELSA_TERRAIN,
    "sena-gold-production": printed.SENA_GOLD_PRODUCTION,
    "sena-tower-points": printed.SENA_TOWER_POINTS,
    "sena-sweets": printed.SENA_SWEETS,
    "carmen-cards": printed.CARMEN_CARDS,
    "carmen-workers": printed.CARMEN_WORKERS,
    "carmen-marks": printed.CARMEN_MARKS,
    "sakura-wagashi": printed.SAKURA_WAGASHI,
    "gretel-diamonds": printed.GRETEL_DIAMONDS,
    "gretel-tower-points": printed.GRETEL_TOWER_POINTS,
    "jasmine-skills": printed.JASMINE_SKILLS,
    "laila-steps": printed.LAILA_STEPS,
    "support-cells": printed.SUPPORT_CELLS,
    "normal-supports": printed.NORMAL_SUPPORTS,
    "round-supports": printed.ROUND_SUPPORTS,
    "solo-targets": printed.SOLO_TARGETS,
    "people-targets": printed.PEOPLE_TARGETS,
    "pieces-in-a-row": ROW_LENGTH,
    "cards-of-mio": MIO_CARD_COUNT,
}
