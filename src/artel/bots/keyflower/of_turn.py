"""The moves of a turn, in the order in which they are worth a thought at first sight."""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.turn import TurnValue
from artel.games.keyflower.moves import (
    BID,
    BID_COLOUR,
    BID_TILE,
    LIFT,
    THE_PASS,
    USE,
    USE_COLOUR,
    USE_TILE,
)
from artel.games.keyflower.state import KeyflowerState

# So many of the best moves of a turn are tried first, and the first of them with so many more workers.
BEST_MOVES: Final = 7
RAISED: Final = 3
MOST_MORE: Final = 2
# Whoever tries more goes on to so many moves, to more workers for so many of them, and to so many bids that
# are lifted: the best move is often none that looks good at first sight.
FURTHER_MOVES: Final = 24
FURTHER_RAISED: Final = 10
LIFTED: Final = 6
# So many moves are tried before passing is.
BEFORE_PASSING: Final = 3


def of_turn(s: KeyflowerState, moves: list[int], turn: TurnValue) -> list[int]:
    """The best bids and uses at first sight, passing, more workers for the best; and then the others."""
    group = turn.group_of(s)
    least: dict[int, int] = {}
    raised: dict[int, list[int]] = {}
    for move in moves:
        key = deed(move)
        if key < 0:
            continue
        if key not in least:
            least[key] = move
        else:
            raised.setdefault(key, []).append(move)
    values = {
        key: turn.bid(group, move) if BID.has(move) else turn.use(group, move) for key, move in least.items()
    }
    ranked = sorted(least, key=lambda key: -values[key])
    more = [[least[key], *raised.get(key, [])[:MOST_MORE]] for key in ranked[:FURTHER_MOVES]]
    found = [each[0] for each in more[:BEST_MOVES]]
    if THE_PASS in moves:
        found.insert(BEFORE_PASSING, THE_PASS)
    found += [move for each in more[:RAISED] for move in each[1:]]
    found += [each[0] for each in more[BEST_MOVES:]]
    found += [move for each in more[RAISED:FURTHER_RAISED] for move in each[1:]]
    return found + [move for move in moves if LIFT.has(move)][:LIFTED]


def deed(move: int) -> int:
    """A bid or a use without its number of workers; -1 for anything else."""
    if BID.has(move):
        return int(BID.of(BID_TILE.read(move), BID_COLOUR.read(move)))
    if USE.has(move):
        return int(USE.of(USE_TILE.read(move), USE_COLOUR.read(move)))
    return -1
