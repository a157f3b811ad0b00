"""What games teach: at the end of every season or round, how each seat stood, and what it came to."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from artel.bots.contract import Bot
from artel.bots.search.encoder import Encoder
from artel.bots.search.mind import Mind
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_trusted, sample
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, Rules, State

# A player that looks around takes any of so many moves.
LOOKED_AT = 12


@dataclass
class Experience:
    """Rows of features, what each seat scored in the end, and the stage at which it stood so."""

    width: int
    features: array[float] = field(default_factory=lambda: array("f"))
    points: array[float] = field(default_factory=lambda: array("f"))
    stages: array[int] = field(default_factory=lambda: array("b"))
    # The game that a row is from, counted from the first.
    games: array[int] = field(default_factory=lambda: array("i"))

    def add(self, other: Experience) -> None:
        self.features.extend(other.features)
        self.points.extend(other.points)
        self.stages.extend(other.stages)
        self.games.extend(other.games)


def play(rules: Rules, player: Bot, mind: Mind, encoder: Encoder, number: int, seed: str) -> Experience:
    """One game. Every seat now and then does something else than its player would, each as often as drawn."""
    rng = Rng(f"{seed}/{number}")
    # In thousandths of a seat's decisions.
    restless = [int(rng.below(150)) for _ in range(rules.players)]

    def answers(state: State, seat: int) -> int:
        return answer(state, seat, player, mind, restless[seat], rng)

    return watch(rules, answers, mind, encoder, number, rng)


def watch(
    rules: Rules, answers: Callable[[State, int], int], mind: Mind, encoder: Encoder, number: int, rng: Rng
) -> Experience:
    """One game of which is kept how all stood where a stage ended, and what they came to."""
    game = KNOWN[rules.game]
    state = game.setup(rules)
    found = Experience(len(encoder.names))
    stage = mind.stage(state)
    # Before anybody has decided anything, there is nothing to learn.
    began = False
    while True:
        seat = int(decider(state))
        if mind.stage(state) != stage:
            stage = mind.stage(state)
            if began:
                look(state, encoder, found, int(stage), number)
        if seat == NOBODY:
            # How the seats stand at the end says of what the points came.
            look(state, encoder, found, int(stage) + 1, number)
            break
        if seat == NATURE:
            play_trusted(state, NATURE, sample(state, rng))
            continue
        began = True
        play_trusted(state, seat, answers(state, seat))
    scores = game.scores(state)
    for _ in range(len(found.stages) // rules.players):
        found.points.extend(scores)
    return found


def answer(state: State, seat: int, player: Bot, mind: Mind, restless: int, rng: Rng) -> int:
    moves = legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    imagined = KNOWN[state.rules.game].determinise(state, seat, rng)
    if rng.below(1000) >= restless:
        return player.decide(imagined, seat, moves, rng)
    tried = mind.candidates(imagined, seat, moves, LOOKED_AT, rng)
    return tried[rng.below(len(tried))]


def look(state: State, encoder: Encoder, found: Experience, stage: int, number: int) -> None:
    row = encoder.buffer()
    for seat in range(state.rules.players):
        encoder.encode(state, seat, row)
        found.features.extend(row)
        found.stages.append(stage)
        found.games.append(number)
