"""What golden records show of Keyflower's pieces, of every module, computed from the modules' own tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import cast

from artel.games.keyflower.components.tables import tables_of
from artel.games.keyflower.components.vocabulary import BOAT, Tile, effect_words
from artel.games.keyflower.merchants.contracts import CONTRACT_WORDS, CONTRACTS, MARKER
from artel.games.keyflower.merchants.extensions import EXTENSION
from artel.games.keyflower.words import BACK, FRONT, SIDES
from artel.kernel.game import Game
from tests.contract.contract import Told

# Lines that tell which contract a seat has got.
CONTRACT_GOT = ("contract-came", "contract-taken", "contract-drew")


def tiles_of(game: Game) -> list[Tile]:
    """Every tile of every module; those that take another's place besides it."""
    rows = [row for module in game.modules.values() for row in module.rows.get("tiles", {}).values()]
    return [cast(Tile, row) for row in rows]


@cache
def faces(game: Game) -> frozenset[str]:
    """Every side of every tile, lying in a village and used where it can be used; every boat, taken."""
    tables = tables_of(tiles_of(game))
    found: set[str] = set()
    for tile in tiles_of(game):
        number = tables.words.index(tile.word)
        two_sided = tile.cost is not None or tile.word.startswith("summer-boat")
        for side in (0, 1) if two_sided else (0,):
            found.add(f"laid {tile.word} {SIDES[side]}")
            if tables.usable[2 * number + side]:
                found.add(f"used {tile.word} {SIDES[side]}")
        if tile.kind == BOAT:
            found.add(f"took {tile.word}")
    return frozenset(found)


@cache
def items(game: Game) -> frozenset[str]:
    """What contracts are traded for."""
    return frozenset(
        word for module in game.modules.values() for word in module.rows.get("items", {})
    )  # fmt: skip


def pieces(game: Game) -> set[str]:
    """All that has a picture: tiles, boats, extensions, contracts and what they are traded for.

    Each contract is held and traded; completed are contracts with each of their symbols.
    """
    found = set(faces(game))
    for word, contract in zip(CONTRACT_WORDS, CONTRACTS, strict=True):
        found |= {f"held {word}", f"traded {word}"}
        found |= {f"completed {need}" for need in contract.needs}
    found |= {f"built {word}" for word in EXTENSION.words}
    return found | {f"traded-for {word}" for word in items(game)}


def pieces_shown(lines: Iterable[Told]) -> set[str]:
    found: set[str] = set()
    side: dict[object, object] = {}
    for kind, values in lines:
        tile = values.get("tile")
        if kind in ("lot-shown", "upgraded"):
            side[tile] = values.get("side", "back")
        if kind in ("placed", "upgraded", "home-dealt"):
            found.add(f"laid {tile} {side.get(tile, 'front')}")
        elif kind == "used":
            found.add(f"used {tile} {side.get(tile, 'front')}")
        elif kind == "boat-taken":
            found.add(f"took {tile}")
        elif kind == "extended":
            found.add(f"built {values['extension']}")
        elif kind in CONTRACT_GOT:
            found.add(f"held {values['contract']}")
        elif kind == "contract-traded":
            found |= {f"traded {values['contract']}", f"traded-for {values['item']}"}
        elif kind == "reason contract":
            needs = CONTRACTS[CONTRACT_WORDS.index(values["contract"])].needs
            found |= {f"completed {need}" for need in needs}
    return found


def leads(game: Game) -> dict[str, str]:
    """A piece that leads to what names none: the tile that scores for a reason or has a module of its own,
    and the start player contract for what no other contract is traded for."""
    found: dict[str, str] = {}
    for module in game.modules.values():
        tiles = [cast(Tile, row) for row in module.rows.get("tiles", {}).values()]
        for tile in tiles:
            for side in (FRONT, BACK):
                found.setdefault(f"reason {effect_words()[tile.effect(side).kind]}", tile.word)
        if len(tiles) == 1:
            word = f"{tiles[0].word} front"
            found.update({f"verb {verb.name}": word for verb in module.verbs})
            found.update({f"question {step.shape.name}": word for step in module.steps})
            found.update({f"action trade {step.shape.name}": word for step in module.steps})
    start = next(word for word, each in zip(CONTRACT_WORDS, CONTRACTS, strict=True) if each.is_start)
    named = {word for contract in CONTRACTS for word in contract.named}
    found.update({f"traded-for {word}": start for word in items(game) if word not in named})
    known = {
        "verb shelter": "sheep-shelter",
        "reason contract-unmet": "muleteer",
        f"completed {MARKER}": start,
    }
    return found | known
