"""What listing the legal moves of Keyflower costs, by question and by how many moves there are.

    scripts/bench keyflower_questions

No question may cost more and more per move as its moves grow in number: the last columns show the
microseconds per move (and per question, taken as one more move) among the shortest and the longest lists.
"""

from __future__ import annotations

import time

from artel.games import game_named
from artel.kernel.game import Rng, State, legal_moves
from artel.kernel.loop import Loop

GAME = game_named("keyflower")
GAMES = 40
PLAYERS = 6
REPEATS = 5


class Walk(Loop):
    """Random play that keeps every fourth question by its kind."""

    def __init__(self, state: State, rng: Rng, found: dict[str, list[tuple[State, int]]]) -> None:
        super().__init__(state, rng)
        self.found = found

    def choose(self, seat: int) -> int:
        state = self.state
        if state.ply % 4 == 0:
            kind = GAME.frames.shape(state.agenda[-1]).name
            self.found.setdefault(kind, []).append((state.clone(), seat))
        moves = legal_moves(state, seat)
        return moves[self.rng.below(len(moves))]


def questions() -> dict[str, list[tuple[State, int]]]:
    """Questions of some random games with six seats, by their kind."""
    found: dict[str, list[tuple[State, int]]] = {}
    rng = Rng("questions")
    for _ in range(GAMES):
        Walk(GAME.setup(GAME.rules(PLAYERS)), rng, found).run()
    return found


def cost(state: State, seat: int) -> tuple[int, float]:
    """How many moves there are, and the microseconds listing them takes at best."""
    best = float("inf")
    for _ in range(REPEATS):
        began = time.perf_counter()
        count = len(legal_moves(state, seat))
        best = min(best, time.perf_counter() - began)
    return count, best * 1e6


def per_move(costs: list[tuple[int, float]]) -> float:
    return sum(took for _, took in costs) / sum(count + 1 for count, _ in costs)


def main() -> None:
    head = f"{'question':16}{'asked':>8}{'moves':>8}{'most':>7}{'us':>8}{'slowest':>9}"
    print(f"{head}{'us/move short':>15}{'long':>8}")
    for kind, asked in sorted(questions().items()):
        costs = sorted(cost(state, seat) for state, seat in asked)
        tenth = max(1, len(costs) // 10)
        mean = sum(took for _, took in costs) / len(costs)
        moves = sum(count for count, _ in costs) / len(costs)
        short, long = per_move(costs[:tenth]), per_move(costs[-tenth:])
        print(
            f"{kind:16}{len(costs):>8}{moves:>8.1f}{costs[-1][0]:>7}{mean:>8.2f}"
            f"{max(took for _, took in costs):>9.1f}{short:>15.3f}{long:>8.3f}"
        )


if __name__ == "__main__":
    main()
