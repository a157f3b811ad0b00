"""The Merchants beside promo tiles: what exists only where both are played, each an implied module."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.vocabulary import HOME
from artel.games.keyflower.merchants.bargaining import trading
from artel.games.keyflower.merchants.boats import cabins_of
from artel.games.keyflower.promos.landing import LAND_GOOD
from artel.games.keyflower.promos.lodging import PAY_WORKERS
from artel.games.keyflower.promos.sorcery import SORCERY
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.kernel.rules import Module
from artel.kernel.state import Step


def cabin_symbols(state: KeyflowerState, tile: int) -> int:
    """A cabin is an upgrade symbol of the home tile, also for the developer beside it.

    Rule: KFP-DEVELOPER-2
    """
    if rules_of(state).tables.kind[tile] != HOME:
        return 0
    return int(cabins_of(state, state.owner[tile]))


def trading_at(promo: str, question: Step) -> Module:
    """Contracts are traded in at the question of a promo tile as at any other of the own turn."""
    name = question.shape.name
    return Module(
        f"merchants-{promo}",
        needs=["merchants", promo],
        implied=True,
        openings=(),
        actions={**trading(name)},
    )


MERCHANTS_PROMOS: Final[list[Module]] = [
    trading_at("sorcerer", SORCERY),
    Module(
        "merchants-developer",
        needs=["merchants", "developer"],
        implied=True,
        openings=(),
        rows={"symbols": {"cabins": cabin_symbols}},
    ),
    trading_at("boat-7", LAND_GOOD),
    trading_at("talton-lodge", PAY_WORKERS),
]
