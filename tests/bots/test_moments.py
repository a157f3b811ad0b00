"""Thoughts about the moves of one question end at the same kind of moment, whatever each of them leads to."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

import pytest

from artel.bots.search.foresight import Foresight
from artel.bots.search.mind import Mind, alike
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Scene, Seen
from artel.bots.search.tree import Tree
from artel.games.artificium.state import ArtificiumState
from artel.games.artificium.words import END_PHASE
from artel.games.keyflower.actions.turn import TURN
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.state import SweetState
from artel.kernel.agenda import decider, legal_moves, play_nature, play_trusted
from artel.kernel.record import read_record, replay
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import State
from tests.bots.by_instinct import known, questions

# Of a question so many moves of a kind are thought about, and so many questions of a game.
MOST_MOVES: Final = 3
QUESTIONS: Final = 10
# Positions of puzzles that blamed free actions, until games to the end refuted them.
REFUTED: Final = Path(__file__).parent / "refuted"


class Watching(Scene):
    """A scene that keeps how a game stood whenever somebody looked around in it."""

    def __init__(self, scene: Scene) -> None:
        around = [(f"group-{at}", f"feature-{at}", "") for at in range(scene.around)]
        super().__init__(scene.game, scene.version, around, [], points=scene.points, alone=scene.alone)
        self.scene: Final = scene
        self.ends: list[tuple[object, ...]] = []

    def fits(self, state: State) -> bool:
        return self.scene.fits(state)

    def moment(self, state: State) -> int:
        return self.scene.moment(state)

    def look_around(self, state: State, seat: int) -> Seen:
        self.ends.append(kind_of(state))
        return self.scene.look_around(state, seat)


def kind_of(state: State) -> tuple[object, ...]:
    """Who is asked what, and where in its game that is; nothing else that a move could have changed."""
    asked = state.rules.steps[state.agenda[-1] & CODE_MASK].shape.name
    found: tuple[object, ...] = (int(decider(state)), asked)
    match state.rules.game:
        case "artificium":
            s = cast(ArtificiumState, state)
            # Before the next round: the question of its end. After it: whatever comes first then.
            ending = s.phase == END_PHASE
            return (found[0], int(s.round), asked if ending else "")
        case "sweet-lands":
            return (*found, int(cast(SweetState, state).round))
        case _:
            fresh = TURN.lifted.read(state.agenda[-1]) == 0 and TURN.added.read(state.agenda[-1]) == 0
            return (*found, fresh)


def comes_again(state: State, seat: int, move: int) -> bool:
    """Whether a move is free: the same seat is asked the same after it."""
    after = state.clone()
    play_trusted(after, seat, move)
    play_nature(after, Rng("again"))
    return decider(after) == seat and (after.agenda[-1] ^ state.agenda[-1]) & CODE_MASK == 0


def with_free_moves(mind: Mind, name: str, players: int, seed: str) -> list[tuple[State, int, list[int]]]:
    """Questions of a game, the last of them too, with moves that are free and others."""
    found: list[tuple[State, int, list[int]]] = []
    for state, seat in questions(mind, name, players, seed):
        moves = legal_moves(state, seat)
        free = [move for move in moves if comes_again(state, seat, move)]
        others = [move for move in moves if move not in free]
        if free and others:
            found.append((state, seat, [*free[:MOST_MOVES], *others[:MOST_MOVES], others[-1]]))
    return [*found[:: max(1, len(found) // QUESTIONS)], found[-1]]


@pytest.mark.parametrize(
    ("name", "players"),
    [("artificium", 2), ("artificium", 3), ("sweet-lands", 1), ("sweet-lands", 2), ("keyflower", 2)],
)
def test_all_moves_of_a_question_end_at_the_same_kind_of_moment(name: str, players: int) -> None:
    mind = mind_of(name)
    scene, instinct = known(mind)
    found = with_free_moves(mind, name, players, "moments")
    assert len(found) > QUESTIONS // 2
    for state, seat, moves in found:
        watching = Watching(scene)
        kind = Tree if mind.answers() else Foresight
        thoughts = kind(mind, watching, instinct, state, seat, alike(moves), Rng("ends"))
        ends: set[tuple[object, ...]] = set()
        for number in range(len(moves)):
            watching.ends.clear()
            thoughts.deal([number])
            ends |= set(watching.ends) or {("over",)}
        assert len(ends) == 1, f"{ends} after {sorted(moves)}"
        assert next(iter(ends))[0] in (seat, "over")


@pytest.mark.parametrize(
    ("position", "seat", "best", "free", "told"),
    [(4, 1, "end-round", "scrap-disk", 27.7), (5, 0, "use industry", "sell iron", 26.6)],
)
def test_a_free_action_after_which_the_best_move_remains_gives_little_away(
    position: int, seat: int, best: str, free: str, told: float
) -> None:
    """A sale was judged at once, and everything else when the turn had come round again."""
    text = (REFUTED / f"sweet-lands-{position}.record").read_text(encoding="utf-8")
    record = read_record(text)
    state = replay(SWEET_LANDS, record, len(record.moves))
    mind = mind_of("sweet-lands")
    scene, instinct = known(mind)
    moves = [SWEET_LANDS.verbs.parse(line) for line in (best, free)]
    thoughts = Foresight(mind, scene, instinct, state, seat, alike(moves), Rng("refuted"))
    thoughts.evenly(12)
    assert thoughts.ahead(0, 1)[0] < told / 3
