"""What contracts are worth to the bots before the end, which to take, and when to trade one in.

Until winter a contract is a hope: the more of its pieces are there, the likelier it is completed. In winter
the exact scorer knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.merchants.choosing import TAKE_CONTRACT, TAKE_CONTRACT_CONTRACT
from artel.games.keyflower.merchants.contract_lines import ITEM
from artel.games.keyflower.merchants.contract_scoring import demand_for
from artel.games.keyflower.merchants.contract_slots import (
    DECK,
    contract_count,
    contracts_of,
    discard_from_hand,
    numbers_in,
    numbers_of,
    open_contracts,
    put_in_hand,
)
from artel.games.keyflower.merchants.contracts import CONTRACT_POINTS, CONTRACTS, Contract
from artel.games.keyflower.merchants.tiles import CONTRACT_WORD
from artel.games.keyflower.merchants.trading import TRADE, TRADE_CONTRACT, TRADE_ITEM
from artel.games.keyflower.scoring.best import best_score
from artel.games.keyflower.scoring.final import holdings_of
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    GOOD_COUNT,
    SEAT_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    leader,
    rules_of,
)
from artel.games.keyflower.words import COLOURS, GOLD, GOODS, SKILLS, WINTER
from artel.kernel.numbers import row_of

if TYPE_CHECKING:
    from artel.games.keyflower.advice import Worth

# By season: how likely a contract is for which everything is there, and what each missing piece leaves of it.
READY: Final[list[float]] = [0.6, 0.65, 0.75, 0.95]
MISSING_WORKER: Final[list[float]] = [0.75, 0.72, 0.62, 0.3]
MISSING_PIECE: Final[list[float]] = [0.68, 0.62, 0.5, 0.2]
# The start player marker changes hands.
MARKER_KEPT: Final[list[float]] = [0.35, 0.4, 0.5, 0.9]
MARKER_CAUGHT: Final[list[float]] = [0.25, 0.25, 0.25, 0.1]
# Pieces on a contract are missing elsewhere.
SPARED: Final = 0.8
# A contract can always be traded in.
ITEM_WORTH: Final = 0.5
# What is better kept than traded is not looked at further.
KEPT: Final = 4.5
# How many closed contracts are imagined, and what seeing the open ones first is worth.
IMAGINED: Final = 5
WORKER_WORDS: Final = (*COLOURS[:COLOUR_COUNT], "any-worker")


def workers_at_hand(state: KeyflowerState, seat: int) -> list[int]:
    """Behind the screen, in the village and in beaten bids, by colour."""
    workers = row_of(state.screen, seat, COLOUR_COUNT)
    for tile in state.laid:
        if state.owner[tile] == seat:
            for colour in range(COLOUR_COUNT):
                workers[colour] += state.on_tile[tile * COLOUR_COUNT + colour]
    for tile in state.lots:
        bid = state.bids[tile * SEAT_COUNT + seat]
        if bid > 0 and leader(state, tile) != seat:
            workers[bid & 3] += bid >> 2
    return workers


class Pool:
    """The pieces of one seat that could be put on contracts, taken out as contracts are planned."""

    def __init__(self, state: KeyflowerState, seat: int) -> None:
        self.season: Final = int(max(state.season, 0))
        self.marker: Final = bool(state.first == seat)
        workers = workers_at_hand(state, seat)
        goods = [0] * GOOD_COUNT
        for tile in state.laid:
            if state.owner[tile] == seat:
                for good in range(GOOD_COUNT):
                    goods[good] += state.goods[tile * GOOD_COUNT + good]
        self.pieces: Final[dict[str, int]] = {}
        for word, count in zip(COLOURS, workers, strict=False):
            self.pieces[word] = count
        for word, count in zip(GOODS, goods, strict=True):
            self.pieces[word] = count
        first = seat * SKILL_COUNT
        for word, count in zip(SKILLS, state.skills[first : first + SKILL_COUNT], strict=True):
            self.pieces[word] = count

    def chance(self, contract: Contract, *, take: bool) -> float:
        """How likely a contract is completed; what it would take is taken out if told."""
        season = self.season
        if contract.is_start:
            return MARKER_KEPT[season] if self.marker else MARKER_CAUGHT[season]
        found = READY[season]
        left = self.pieces if take else dict(self.pieces)
        for word in contract.needs:
            source = self._source(left, word)
            if source:
                left[source] -= 1
            else:
                found *= MISSING_WORKER[season] if word in WORKER_WORDS else MISSING_PIECE[season]
        return found

    def _source(self, left: dict[str, int], word: str) -> str:
        """What pays one piece: itself, the most plentiful of its sort, gold last; "" for nothing."""
        if word == "any-worker":
            return most_of(left, COLOURS[:COLOUR_COUNT])
        if word == "any-skill":
            return most_of(left, SKILLS)
        if word == "any-resource":
            return most_of(left, GOODS[:GOLD]) or most_of(left, GOODS[GOLD:])
        if left[word] > 0:
            return word
        return GOODS[GOLD] if word in GOODS and left[GOODS[GOLD]] > 0 else ""


def most_of(left: dict[str, int], words: list[str]) -> str:
    best = max(words, key=left.__getitem__)
    return best if left[best] > 0 else ""


def chances(state: KeyflowerState, seat: int, held: list[int]) -> list[float]:
    """How likely each of these contracts is completed: the surest first takes its pieces first."""
    pool = Pool(state, seat)
    waiting = list(held)
    found: list[float] = []
    while waiting:
        best = waiting[0]
        most = -1.0
        for contract in waiting:
            chance = pool.chance(CONTRACTS[contract], take=False)
            if chance > most:
                best, most = contract, chance
        waiting.remove(best)
        found.append(pool.chance(CONTRACTS[best], take=True))
    return found


def hope(state: KeyflowerState, seat: int, held: list[int]) -> float:
    """What these contracts are worth before winter: completed, or traded in some day."""
    total = 0.0
    for chance in chances(state, seat, held):
        total += max(ITEM_WORTH, SPARED * CONTRACT_POINTS * chance)
    return total


def contracts_hope(state: KeyflowerState, seat: int) -> float:
    held = contracts_of(state, seat)
    return hope(state, seat, held) if held else 0.0


def in_hand(state: KeyflowerState, seat: int) -> list[int]:
    """The contracts of a seat, and whether it has the marker that one of them asks for."""
    held = contracts_of(state, seat)
    return [1 if state.first == seat else 0, *held] if held else []


def who_could_pay(state: KeyflowerState, seat: int) -> list[int]:
    """The workers that contracts could take."""
    return workers_at_hand(state, seat) if contract_count(state, seat) > 0 else []


def contract_gain(state: KeyflowerState, seat: int, tile: int, count: int) -> float:
    """The best of the open contracts, or a closed one; a second is chosen from what is left."""
    held = contracts_of(state, seat)
    now = hope(state, seat, held)
    gains = sorted([hope(state, seat, [*held, contract]) - now for contract in open_contracts(state)])
    gains.append(max(ITEM_WORTH, gains[-1] if gains else ITEM_WORTH))
    return sum(gains[-count:]) if count > 1 else gains[-1]


def choose_contract(state: KeyflowerState, seat: int, moves: list[int], worth: Worth) -> int:
    """The open contract that adds most, unless a closed one promises more on the mean."""
    best, most = moves[0], -1000.0
    for move in moves:
        if TAKE_CONTRACT.has(move):
            value = worth_with(state, seat, int(TAKE_CONTRACT_CONTRACT.read(move)), worth)
        else:
            closed = numbers_in(numbers_of(state, DECK))[:: max(1, contract_span(state))]
            values = [worth_with(state, seat, contract, worth) for contract in closed]
            value = sum(values) / len(values) if values else -1000.0
        if value > most:
            best, most = move, value
    return best


def contract_span(state: KeyflowerState) -> int:
    """Every so manieth of the closed contracts is imagined."""
    return sum(numbers_of(state, DECK)) // IMAGINED


def worth_with(state: KeyflowerState, seat: int, contract: int, worth: Worth) -> float:
    after = state.clone()
    put_in_hand(after, seat, contract, seen=False)
    return worth(after)


def trade_gain(state: KeyflowerState, seat: int, move: int, worth: Worth) -> float:
    """The item in place of the contract."""
    contract = int(TRADE_CONTRACT.read(move))
    if state.season < WINTER:
        held = contracts_of(state, seat)
        others = [each for each in held if each != contract]
        if hope(state, seat, held) - hope(state, seat, others) > KEPT:
            return -1.0
    after = state.clone()
    discard_from_hand(after, seat, contract)
    rules_of(state).items[ITEM.word(int(TRADE_ITEM.read(move)))].take(after, seat)
    return worth(after) - worth(state)


def muleteer_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    """What is not completed scores there."""
    unmet = rules_of(state).tables.effect[2 * tile + state.side[tile]].points
    total = 0.0
    for chance in chances(state, seat, contracts_of(state, seat)):
        total += 1.0 - chance
    return float(unmet) * total


def white_wind_worth(state: KeyflowerState, seat: int, boat: int, tiles: list[int]) -> float:
    """The exact score with and without its better price for completed contracts."""
    if contract_count(state, seat) == 0:
        return 0.0
    better = rules_of(state).tables.effect[2 * boat].points
    kinds = rules_of(state).scoring.table.kinds
    scores: list[int] = []
    for points in (CONTRACT_POINTS, better):
        found = holdings_of(state, seat, [])
        for contract in contracts_of(state, seat):
            found.want(demand_for(kinds, contract, points, 0))
        scores.append(best_score(found))
    return float(scores[1] - scores[0])


ADVICE: Final[dict[str, dict[str, object]]] = {
    "hopes": {"contracts": contracts_hope},
    "gains": {CONTRACT_WORD: contract_gain},
    "choosers": {"choose-contract": choose_contract},
    "deeds": {TRADE.name: trade_gain},
    "prospects": {"muleteer": muleteer_prospect},
    "boats": {"white-wind-ii": white_wind_worth},
    "heeds": {"contracts": in_hand, "muleteer": in_hand},
    "crews": {"contracts": who_could_pay, "muleteer": who_could_pay},
}
