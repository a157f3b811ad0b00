"""Calling the command line, and records to feed it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from artel.cli.main import main
from artel.games import game_named
from artel.kernel.chance import SealedChance
from artel.kernel.game import NATURE, deciders, legal_moves, weights
from artel.kernel.record import Record, record_of

ROOT = Path(__file__).resolve().parents[2]
GAME = game_named("artificium")
# A seat that wants the game to end answers with the first of these that is legal.
IDLE = ("pass", "take-back", "discard-card", "done", "choose")

Capture = pytest.CaptureFixture[str]


def called(capture: Capture, *argv: str) -> tuple[int, str, str]:
    """Exit code, output and errors of one command."""
    capture.readouterr()
    code = main(argv)
    out, err = capture.readouterr()
    return code, out, err


def called_json(capture: Capture, *argv: str) -> Any:
    code, out, err = called(capture, *argv, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def refused(capture: Capture, *argv: str) -> str:
    """The one line with which a command is refused."""
    code, out, err = called(capture, *argv)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1, err
    return err.strip()


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Lines that a person types; afterwards the input ends."""
    waiting = list(lines)

    def read(prompt: str = "") -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", read)


def idle_move(seat: int, lines: list[str]) -> str:
    """As little as possible."""
    return next(line for word in IDLE for line in lines if line.split()[0] == word)


def sealed_record(
    players: int = 2, answer: Callable[[int, list[str]], str] = idle_move, name: str = "example"
) -> Record:
    """A whole game whose draws follow from a sealed seed, as a table records it."""
    chance = SealedChance(hashlib.sha256(name.encode()).digest())
    state = GAME.setup(GAME.rules(players))
    moves: list[tuple[int, str]] = []
    draws = 0
    while asked := deciders(state):
        seat = asked[0]
        lines = [GAME.verbs.text(move) for move in legal_moves(state, seat)]
        if seat == NATURE:
            line = lines[chance.pick(draws, weights(state))]
            draws += 1
        else:
            line = answer(seat, lines)
        GAME.attempt(state, seat, line)
        moves.append((seat, line))
    extra = {"chance": chance.commitment(), "seed": chance.seed.hex()}
    return record_of(GAME, state, moves, extra)
