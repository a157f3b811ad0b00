"""Counting the ways to play on from a position."""

from __future__ import annotations

from artel.kernel.game import State, decider, legal_moves, play


def perft(state: State, depth: int) -> int:
    """Sequences of `depth` moves; one that reaches the end of the game earlier counts once."""
    if depth == 0 or not state.agenda:
        return 1
    who = int(decider(state))
    moves = legal_moves(state, who)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        play(after, who, move)
        total += perft(after, depth - 1)
    return total
