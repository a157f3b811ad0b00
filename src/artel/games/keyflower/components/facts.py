"""The component tables as plain rows of words and numbers, with the source of every value.

This is what the compendium, the docs, the client and an edition file are made from.
"""

from artel.games.keyflower.components.boats import Boat
from artel.games.keyflower.components.box import RIVER_POINTS
from artel.games.keyflower.components.homes import Home
from artel.games.keyflower.components.summer import SummerBoat
from artel.games.keyflower.components.tables import TILES
from artel.games.keyflower.components.turn_order import TurnOrderTile
from artel.games.keyflower.components.vocabulary import (
    BOTH,
    EXCHANGE,
    FAMILIES,
    MADE_OF,
    NAMED_TYPE,
    NONE,
    PATTERNS,
    PUBLIC,
    RULEBOOK,
    SCORE,
    SCORE_RIVER,
    STEPS,
    TILE_KINDS,
    TRANSPORT,
    UPGRADES,
    WORKERS,
    YARD,
    Cost,
    Effect,
    Tile,
    ability_words,
    effect_words,
)
from artel.games.keyflower.words import AUTUMN, COLOURS, GOODS, SEASONS, SKILLS, SPRING

# The printed spelling of this name is known from public sources only; every other name is in the rulebooks.
_PUBLIC_NAMES = ("ianvincible",)


def _counted(counts: list[int], words: list[str]) -> dict[str, int]:
    return {words[i]: count for i, count in enumerate(counts) if count}


def cost_facts(cost: Cost) -> dict[str, int]:
    """An upgrade cost as counts by word; any-resource and any-skill are the player's choice."""
    facts = _counted(cost.goods, GOODS)
    facts.update(_counted(cost.skills, SKILLS))
    if cost.any_good:
        facts["any-resource"] = cost.any_good
    if cost.any_skill:
        facts["any-skill"] = cost.any_skill
    facts.update(cost.apart)
    return facts


def _paid(effect: Effect) -> str | list[str]:
    units = effect.pays.units
    return units[0] if len(units) == 1 else list(units)


def gains_of(effect: Effect) -> dict[str, int]:
    """What a side gives, as counts by word."""
    facts: dict[str, int] = {}
    for gain in effect.gains:
        facts[gain.word] = gain.count
        if gain.word == STEPS:
            facts[UPGRADES] = gain.upgrades
    return facts


def _scored(effect: Effect) -> dict[str, object]:
    facts: dict[str, object] = {}
    if effect.family != NONE:
        facts["family"] = FAMILIES[effect.family]
    facts["pattern"] = PATTERNS[effect.pattern]
    facts["size"] = effect.size
    facts["points"] = effect.points
    if effect.pattern == MADE_OF:
        facts["wants"] = {word: effect.wants.count(word) for word in effect.wants}
    if effect.pattern == NAMED_TYPE:
        words = COLOURS if effect.family == WORKERS else GOODS
        facts["type"] = words[effect.named]
    return facts


def effect_facts(effect: Effect) -> dict[str, object]:
    """One side of a tile as a row: its kind and the values that kind has."""
    facts: dict[str, object] = {"kind": effect_words()[effect.kind]}
    if effect.kind == TRANSPORT:
        facts.update(gains_of(effect))
    elif effect.kind == YARD or effect.kind == SCORE:
        facts.update(_scored(effect))
    elif effect.one_of:
        facts["one_of"] = gains_of(effect)
    elif gains_of(effect):
        facts["gains"] = gains_of(effect)
    if effect.kind == SCORE_RIVER:
        facts["points"] = list(RIVER_POINTS)
    elif effect.points:
        facts["points"] = effect.points
    if effect.kind == EXCHANGE:
        facts["pays"] = _paid(effect)
    if effect.abilities:
        named = [ability_words()[ability] for ability in effect.abilities]
        facts["ability"] = named[0] if len(named) == 1 else named
    return facts


def _boat_facts(boat: Boat, row: dict[str, object], provenance: dict[str, str]) -> None:
    row["least_players"] = boat.least_players
    row["load"] = {
        SEASONS[season]: {
            "workers": boat.workers[season],
            "skills": boat.skills[season],
            **{word: counts[season] for word, counts in boat.brings.items()},
        }
        for season in range(SPRING, AUTUMN + 1)
    }
    row["turned_before"] = SEASONS[boat.turned_before()]
    if boat.twin_of:
        row["twin_of"] = boat.twin_of
        provenance["twin_of"] = RULEBOOK
    # The rulebook gives the player count and the scoring of a boat in words; its load is only in the picture.
    provenance.update({"least_players": BOTH, "load": PUBLIC, "turned_before": PUBLIC})


def _turn_order_facts(tile: TurnOrderTile, row: dict[str, object], provenance: dict[str, str]) -> None:
    row["number"] = tile.number
    row["purple_players"] = list(tile.purple_players)
    row["plain_players"] = list(tile.plain_players)
    provenance.update({"number": tile.source, "purple_players": tile.source, "plain_players": tile.source})


def tile_facts(tile: Tile) -> dict[str, object]:
    """One tile as a row. Edges, costs and the points of tiles with two faces are never told by the book."""
    picture = PUBLIC if tile.source == BOTH else tile.source
    provenance: dict[str, str] = {
        "name": PUBLIC if tile.word in _PUBLIC_NAMES else RULEBOOK,
        "season": RULEBOOK,
        "edges": picture,
        "upgrade_cost": picture,
        "front": tile.source,
        "back": tile.source,
        "points": tile.source if tile.cost is None else picture,
    }
    row: dict[str, object] = {
        "id": tile.word,
        "name": tile.name,
        "kind": TILE_KINDS[tile.kind],
        "season": None if tile.season == NONE else SEASONS[tile.season],
        "edges": tile.edges,
        "upgrade_cost": None if tile.cost is None else cost_facts(tile.cost),
        "front": effect_facts(tile.front),
        "back": effect_facts(tile.back),
        "points": [tile.front_points, tile.back_points],
        "source": tile.source,
        "provenance": provenance,
    }
    if isinstance(tile, Boat):
        _boat_facts(tile, row, provenance)
    elif isinstance(tile, TurnOrderTile):
        _turn_order_facts(tile, row, provenance)
    elif isinstance(tile, (Home, SummerBoat)):
        row["number"] = tile.number
        provenance["number"] = RULEBOOK
    return row


def piece_facts(word: str, count: int, source: str, **more: tuple[int, str]) -> dict[str, object]:
    """A kind of piece as a row: how many the box has, and other values with the source of each."""
    values = {"count": (count, source), **more}
    return {
        "id": word,
        "kind": "piece",
        **{name: value for name, (value, _) in values.items()},
        "source": source,
        "provenance": {name: each for name, (_, each) in values.items()},
    }


def facts() -> list[dict[str, object]]:
    """Every tile of the base game, in the order of the tile numbers."""
    return [tile_facts(tile) for tile in TILES]
