"""What practice teaches: habits of moves, from games in which everybody plays by the habits so far.

A move is drawn the likelier, the better it is liked. Whatever came of a season or round better than it stood
before makes the moves that were made there liked more, and whatever came out worse less: an actor with the
learned values as its critic.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from artel.bots.search.mind import Mind, margin
from artel.bots.search.minds import mind_of
from artel.games import game_named
from artel.kernel.agenda import legal_moves
from artel.kernel.game import KNOWN
from artel.kernel.loop import Loop
from artel.kernel.rng import Rng
from artel.kernel.state import Rules
from artel.learn.fitting import DIGITS
from artel.learn.schedule import plain_rules

# Games between two changes of the habits.
BATCH = 48
# How far a liking goes in one step at first; at the end it goes nowhere.
STEP = 0.04
# How slowly the mean of the directions and of their squares forget (Adam's).
DIRECTION, SIZE = 0.95, 0.99
FINE = 1 << 30


@dataclass
class Lesson:
    """By stage and feature, where likings should go, and how many drawn moves say so."""

    directions: dict[int, list[float]]
    moves: int
    points: float

    def add(self, other: Lesson) -> None:
        self.moves += other.moves
        self.points += other.points
        for stage, row in other.directions.items():
            own = self.directions.setdefault(stage, [0.0] * len(row))
            for number, direction in enumerate(row):
                own[number] += direction


class Practice(Loop):
    """A game of everybody's habits so far."""

    def __init__(
        self, rules: Rules, mind: Mind, habits: dict[int, list[float]], number: int, seed: str
    ) -> None:
        super().__init__(KNOWN[rules.game].setup(rules), Rng(f"{seed}/{number}"))
        self.mind = mind
        self.habits = habits
        self.stage = int(mind.stage(self.state))
        self.stood = [0.0] * rules.players
        # By seat, what speaks for the moves that it has drawn in this stage.
        self.drawn: list[list[list[float]]] = [[] for _ in range(rules.players)]
        self.lesson = Lesson({}, 0, 0.0)

    def choose(self, seat: int) -> int:
        moves = legal_moves(self.state, seat)
        if len(moves) == 1:
            return moves[0]
        imagined = KNOWN[self.state.rules.game].determinise(self.state, seat, self.rng)
        known, rows = self.mind.familiar(imagined, seat, moves)
        if not known:
            return self.mind.decide(imagined, seat, moves, self.rng)
        odds = self.odds(rows)
        left = self.rng.below(FINE) / FINE
        picked = 0
        while picked + 1 < len(odds) and left >= odds[picked]:
            left -= odds[picked]
            picked += 1
        apart = rows[picked][:]
        for odd, row in zip(odds, rows, strict=True):
            for number, each in enumerate(row):
                if each:
                    apart[number] -= odd * each
        self.drawn[seat].append(apart)
        return known[picked]

    def odds(self, rows: list[list[float]]) -> list[float]:
        habits = self.habits.get(self.stage)
        if habits is None:
            habits = self.habits[self.stage] = beginning(len(rows[0]))
        likings = [
            sum([habit * each for habit, each in zip(habits, row, strict=True) if each]) for row in rows
        ]
        most = max(likings)
        shares = [math.exp(liking - most) for liking in likings]
        total = sum(shares)
        return [share / total for share in shares]

    def made(self, seat: int, move: int) -> None:
        stage = int(self.mind.stage(self.state))
        if stage != self.stage and self.state.agenda:
            self.learn(self.mind.values(self.state))
            self.stage = stage

    def run(self) -> None:
        super().run()
        points = [float(each) for each in KNOWN[self.state.rules.game].scores(self.state)]
        self.learn(points)
        self.lesson.points = sum(points) / len(points)

    def learn(self, stand: list[float]) -> None:
        """The moves of the stage that has ended led from where the seats stood to where they stand."""
        for seat, drawn in enumerate(self.drawn):
            if drawn:
                better = margin(stand, seat) - margin(self.stood, seat)
                row = self.lesson.directions.setdefault(self.stage, [0.0] * len(drawn[0]))
                for number in range(len(row)):
                    row[number] += better * sum([each[number] for each in drawn])
                self.lesson.moves += len(drawn)
                drawn.clear()
        self.stood = stand


def beginning(width: int) -> list[float]:
    """Habits of who has not played yet: what the quick player thinks of a move, its first feature."""
    return [1.0, *[0.0] * (width - 1)]


def lesson_of(game: str, habits: dict[int, list[float]], first: int, games: int, seed: str) -> Lesson:
    """What games number `first` to `first + games - 1` teach; the same in whichever process."""
    mind = mind_of(game)
    found = Lesson({}, 0, 0.0)
    for number in range(first, first + games):
        practice = Practice(plain_rules(game_named(game), number, seed), mind, dict(habits), number, seed)
        practice.run()
        found.add(practice.lesson)
    return found


class Habits:
    """Likings by stage and feature, and how they change with every batch of games."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.by_stage: dict[int, list[float]] = {}
        self._directions: dict[int, list[float]] = {}
        self._sizes: dict[int, list[float]] = {}
        self._steps: dict[int, int] = {}

    def change(self, lesson: Lesson, games: int, haste: float) -> None:
        """One step; how far a liking goes is by how clear its direction is, not by its feature's size."""
        for stage, row in lesson.directions.items():
            own = self.by_stage.setdefault(stage, beginning(self.width))
            directions = self._directions.setdefault(stage, [0.0] * self.width)
            sizes = self._sizes.setdefault(stage, [0.0] * self.width)
            steps = self._steps[stage] = self._steps.get(stage, 0) + 1
            for number in range(self.width):
                direction = row[number] / games
                directions[number] += (1 - DIRECTION) * (direction - directions[number])
                sizes[number] += (1 - SIZE) * (direction * direction - sizes[number])
                mean = directions[number] / (1 - DIRECTION**steps)
                size = math.sqrt(sizes[number] / (1 - SIZE**steps))
                own[number] += STEP * haste * mean / size if size > 0.0 else 0.0

    def stages(self) -> list[dict[str, object]]:
        """As a file has them; a stage without such moves has the habits of the one before."""
        found: list[dict[str, object]] = []
        row: list[float] = []
        for stage in range(min(self.by_stage), max(self.by_stage) + 1):
            row = self.by_stage.get(stage, row)
            found.append(
                {"stage": stage, "bias": 0.0, "weights": [round(each, DIGITS) + 0.0 for each in row]}
            )
        return found
