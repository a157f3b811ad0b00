"""What contracts score at the end: completed or not, as is best over all tiles, boats and contracts."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.merchants.contract_slots import (
    HANDS,
    HELD,
    SHOWN,
    changed,
    contracts_of,
    numbers_of,
)
from artel.games.keyflower.merchants.contracts import (
    CONTRACT_COUNT,
    CONTRACT_POINTS,
    CONTRACT_WORDS,
    CONTRACTS,
)
from artel.games.keyflower.merchants.tiles import SCORE_CONTRACTS, SCORE_UNMET_CONTRACTS
from artel.games.keyflower.scoring.demands import Demand, PieceKinds, set_of
from artel.games.keyflower.scoring.final import score
from artel.games.keyflower.state import KeyflowerState, rules_of

# The demands that were met before: by contract, points and what stands for any piece of a sort.
_MADE: Final[dict[tuple[int, int, int, int, int, int], Demand]] = {}


def contract_demands(state: KeyflowerState, seat: int) -> list[Demand]:
    """One demand for each contract behind the screen, met once at most.

    Rule: KFM-SCORE-4, KFM-SCORE-5, KFM-SCORE-6, KFM-SCORE-7, KFM-SCORE-8, KFM-SCORE-9, KFM-SCORE-10,
    KFM-SCORE-11, KFM-SCORE-12, KFM-SCORE-13
    """
    held = contracts_of(state, seat)
    if not held:
        return []
    points, unmet = contract_points(state, seat)
    kinds = rules_of(state).scoring.table.kinds
    return [demand_for(kinds, contract, points, unmet) for contract in held]


def contract_points(state: KeyflowerState, seat: int) -> tuple[int, int]:
    """What a completed contract of this seat scores, and one that is not: White Wind II and muleteer.

    Rule: KFM-SCORE-6, KFM-BOAT-19, KFM-TILE-12
    """
    tables = rules_of(state).tables
    points, unmet = CONTRACT_POINTS, 0
    for tile in state.laid:
        if state.owner[tile] == seat:
            face = 2 * tile + state.side[tile]
            if tables.effect_kind[face] == SCORE_CONTRACTS:
                points = tables.effect[face].points
            elif tables.effect_kind[face] == SCORE_UNMET_CONTRACTS:
                unmet = tables.effect[face].points
    return points, unmet


def demand_for(kinds: PieceKinds, contract: int, points: int, unmet: int) -> Demand:
    """Demands are values: the same one serves every time."""
    families = kinds.family("workers"), kinds.family("skills"), kinds.family("goods")
    key = (contract, points, unmet, families[0], families[1], families[2])
    found = _MADE.get(key)
    if found is None:
        word = CONTRACT_WORDS[contract]
        found = Demand(
            word, [set_of(kinds, CONTRACTS[contract].needs)], points, most=1, unmet=unmet,
            reason="contract", unmet_reason="contract-unmet", told={"contract": word},
        )  # fmt: skip
        _MADE[key] = found
    return found


def veil_contracts(state: KeyflowerState, seat: int) -> tuple[int, int]:
    """Leave the contracts that everybody saw: each one more is met or not, and takes no points away.

    Rule: KFM-CONTRACT-6, KFM-SCORE-6
    """
    points, unmet = contract_points(state, seat)
    first = seat * CONTRACT_COUNT
    shown = numbers_of(state, SHOWN)[first : first + CONTRACT_COUNT]
    held = changed(state, HELD)
    hidden = held[seat] - sum(shown)
    held[seat] -= hidden
    changed(state, HANDS)[first : first + CONTRACT_COUNT] = shown
    return hidden * unmet, hidden * max(points, unmet)


def contract_worth(state: KeyflowerState, seat: int, word: str) -> int | None:
    """What is lost without a contract of one's own, or gained by one more. Rule: KFM-SCORE-4"""
    if word not in CONTRACT_WORDS:
        return None
    contract = CONTRACT_WORDS.index(word)
    mine = contract in contracts_of(state, seat)
    other = state.clone()
    step = -1 if mine else 1
    changed(other, HANDS)[seat * CONTRACT_COUNT + contract] += step
    changed(other, HELD)[seat] += step
    return int(score(other, seat) - score(state, seat)) * step
