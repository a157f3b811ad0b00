"""The loop of the engine: who is asked, what may be answered, and playing an answer."""

from __future__ import annotations

from typing import Final, SupportsIndex

from mypy_extensions import i64

from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import ASK, DO, NATURE, State, frame_seat, frame_waiting
from artel.kernel.whole import whole

NOBODY: Final = -3
# More steps without a decision in a row than any game has: they lead back to themselves.
MOST_STEPS: Final = 10_000


class EndlessError(Exception):
    """A game that does not advance: it was to be over by now, and still something is to be done."""


class IllegalMoveError(ValueError):
    """A move that is not among the legal ones: which question to whom was open, and what came."""


def is_endless(state: State) -> bool:
    """True when the game should have ended by now and has not."""
    return len(state.agenda) > 0 and state.ply >= state.rules.most_plies


def check_advance(state: State) -> None:
    """Raise `EndlessError` for a game that should have ended by now."""
    if is_endless(state):
        raise endless(state, f"within {state.rules.most_plies} plies")


def endless(state: State, expected: str) -> EndlessError:
    step = state.rules.steps[state.agenda[-1] & CODE_MASK].shape.name
    return EndlessError(
        f"{state.rules.game} does not advance: expected its end {expected},"
        f" got the question {step!r} at ply {state.ply}"
    )


def deciders(state: State) -> list[int]:
    """The seats that may answer now: one, several at once, NATURE alone, or none when it is over."""
    if not state.agenda:
        return []
    frame: i64 = state.agenda[-1]
    if state.rules.steps[frame & CODE_MASK].kind == ASK:
        return [int(frame_seat(frame))]
    waiting = frame_waiting(frame)
    return [seat for seat in range(state.rules.players) if (waiting >> seat) & 1]


def decider(state: State) -> i64:
    """The first of the deciders, or NOBODY when the game is over."""
    agenda = state.agenda
    if not agenda:
        return NOBODY
    frame: i64 = agenda[-1]
    if state.rules.steps[frame & CODE_MASK].kind == ASK:
        return frame_seat(frame)
    waiting: i64 = frame_waiting(frame)
    seat: i64 = 0
    while (waiting & 1) == 0:
        waiting >>= 1
        seat += 1
    return seat


def legal_moves(state: State, seat: i64) -> list[int]:
    """The law: unique, in canonical order, never empty while this seat is asked."""
    agenda = state.agenda
    if not agenda:
        return []
    frame: i64 = agenda[-1]
    step = state.rules.steps[frame & CODE_MASK]
    if step.kind == ASK:
        if frame_seat(frame) != seat:
            return []
    elif seat < 0 or (frame_waiting(frame) >> seat) & 1 == 0:
        return []
    # For interpreted code, which knows no bounds, numbers of numpy end here.
    return step.moves(state, frame, i64(seat))


def holds(moves: list[int], move: i64) -> bool:
    """True when a move is one of these: quicker in the compiled build than `in`."""
    found = False
    each: i64
    for each in moves:
        if each == move:
            found = True
            break
    return found


def play(state: State, seat: SupportsIndex, move: SupportsIndex) -> None:
    """Carry out a move of the seat that is asked; an illegal one raises and leaves the state as it was."""
    who, packed = whole(seat, "a seat"), whole(move, "a move")
    if not holds(legal_moves(state, who), packed):
        raise illegal(state, who, packed)
    play_trusted(state, who, packed)


def illegal(state: State, seat: int, move: int) -> IllegalMoveError:
    game = state.rules.game
    if not state.agenda:
        return IllegalMoveError(f"{game} is over: expected no move, got {move} of seat {seat}")
    asked = " | ".join([str(each) for each in deciders(state)])
    step = state.rules.steps[state.agenda[-1] & CODE_MASK].shape.name
    count = len(legal_moves(state, seat))
    return IllegalMoveError(
        f"{game}: expected one of the {count} legal moves of seat {seat} at the question {step!r}"
        f" to seat {asked}, got {move}"
    )


def play_trusted(state: State, seat: i64, move: i64) -> None:
    """Carry out a move known to be legal; afterwards a question waits or the game is over.

    Nothing is checked: this is for search and for drivers that have asked `why_not`. A game that should
    long be over raises `EndlessError` instead, whoever drives it, and stays as it was.
    """
    rules = state.rules
    if state.ply >= rules.most_plies:
        check_advance(state)
    frame: i64 = state.agenda.pop()
    rules.steps[frame & CODE_MASK].answer(state, frame, i64(seat), i64(move))
    state.ply += 1
    advance(state)


def advance(state: State) -> None:
    """Carry out the steps without a decision until a question is on top."""
    agenda = state.agenda
    steps = state.rules.steps
    done: i64 = 0
    while agenda:
        frame: i64 = agenda[-1]
        step = steps[frame & CODE_MASK]
        if step.kind != DO:
            return
        done += 1
        if done > MOST_STEPS:
            raise endless(state, f"or a decision within {MOST_STEPS} steps")
        agenda.pop()
        step.run(state, frame)


def weights(state: State) -> list[int]:
    """How likely each of NATURE's moves is, in the order of `legal_moves`."""
    frame: i64 = state.agenda[-1]
    return state.rules.steps[frame & CODE_MASK].weights(state, frame)


def sample(state: State, rng: Rng) -> i64:
    """One of NATURE's moves, drawn by its weights."""
    frame: i64 = state.agenda[-1]
    return state.rules.steps[frame & CODE_MASK].sample(state, frame, rng)


def play_nature(state: State, rng: Rng) -> None:
    """Let NATURE answer until somebody else is asked or the game is over."""
    while decider(state) == NATURE:
        play_trusted(state, NATURE, sample(state, rng))
