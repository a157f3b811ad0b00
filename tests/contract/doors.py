"""What the library answers to numbers of numpy, to lists, and to what is neither: the same in every build."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import numpy

import artel
from artel.bots.contract import Bot, RandomBot
from artel.bots.match import play_match
from artel.games import GAMES
from artel.kernel.build import compiled
from artel.kernel.game import Game, Log, Rng, View, deciders, legal_moves, play, play_nature, play_trusted
from artel.kernel.state import State

# What a number may come as, and what it may not.
NUMBERS: dict[str, Callable[[int], Any]] = {
    "int": int,
    "int64": numpy.int64,
    "int32": numpy.int32,
    "uint8": numpy.uint8,
    "array": numpy.array,
}
NO_NUMBERS: dict[str, Callable[[int], Any]] = {
    "float": float,
    "float64": numpy.float64,
    "bool of numpy": numpy.bool_,
    "str": str,
    "list": lambda number: [number],
}
ROWS: dict[str, Callable[[list[str]], Any]] = {"tuple": tuple, "list": list, "array": numpy.array}
MAPPINGS: dict[str, Callable[[dict[str, str]], Any]] = {"dict": dict, "mapping": MappingProxyType}


# Calls by name, made with one way of writing what they take.
Calls = Callable[[Game, Any], dict[str, Callable[[], object]]]


class OfNumpy(Bot):
    """Answers with numbers of numpy."""

    looks = False

    def choose(self, view: View, rng: Rng) -> numpy.int64:
        return numpy.int64(view.moves[-1])


def data_of(game: Game, state: State) -> str:
    """The state as a file has it: JSON takes no number of numpy."""
    return json.dumps(game.to_data(state))


def with_number(game: Game, made: Callable[[int], Any]) -> dict[str, Callable[[], object]]:
    """Calls that take a number, by name."""

    def started() -> State:
        state = game.setup(game.rules(3), Log())
        play_nature(state, Rng("doors"))
        return state

    state = started()
    seat = deciders(state)[0]
    move = legal_moves(state, seat)[0]
    line = game.verbs.text(move)
    # Numbers of a move may be larger than a byte.
    narrow = made is numpy.uint8

    def played(answer: object, who: object) -> object:
        driver = artel.new(game.name, 3, "doors")
        first = driver.seat
        assert first is not None
        told = made(driver.moves()[0].packed) if answer is None and not narrow else driver.moves()[0]
        driver.play(told, made(first) if who is None else None)
        return [driver.record().text(), json.dumps(driver.view(driver.seat or 0).data), driver.log(0)]

    def carried_out(how: Callable[..., None]) -> object:
        own = started()
        how(own, made(seat), move if narrow else made(move))
        return data_of(game, own)

    def dealt() -> object:
        return data_of(game, game.determinise(state, made(seat), Rng("dealt")))

    driver = artel.new(game.name, 3, "doors")
    return {
        "players": lambda: artel.new(game.name, made(3), "doors").record().text(),
        "seed": lambda: artel.new(game.name, 3, made(7)).history,
        "rules": lambda: (game.rules(made(3)).players, game.rules(made(3)) is game.rules(3)),
        "players in view": lambda: json.dumps(artel.new(game.name, made(3), 7).view(0).data),
        "move": lambda: played(None, 0),
        "seat": lambda: played(0, None),
        "moves": lambda: [str(each) for each in driver.moves(made(int(driver.seat or 0)))],
        "Move": lambda: str(artel.Move(move if narrow else made(move), game)),
        "why_not of a line": lambda: repr(driver.why_not(line, made(1))),
        "view": lambda: json.dumps(driver.view(made(1)).data),
        "log": lambda: driver.log(made(1)),
        "no such seat": lambda: driver.view(made(7)),
        "no such player": lambda: artel.new(game.name, made(9), 7),
        "game.view": lambda: json.dumps(game.view(state, made(1)).data),
        "game.why_not": lambda: repr(game.why_not(state, made(1), move if narrow else made(move))),
        "game.attempt": lambda: game.attempt(started(), made(seat), line),
        "game.understand": lambda: game.understand(started(), made(seat), line).moves,
        "game.possible": lambda: game.possible(state, made(seat)),
        "game.reveals": lambda: game.reveals(state, made(seat)),
        "game.determinise": dealt,
        "play": lambda: carried_out(play),
    }


def with_trust(game: Game, made: Callable[[int], Any]) -> dict[str, Callable[[], object]]:
    """The quick doors for search: they look at nothing, and take every whole number."""

    def carried_out() -> object:
        state = game.setup(game.rules(3), Log())
        play_nature(state, Rng("doors"))
        seat = deciders(state)[0]
        move = legal_moves(state, made(seat))[0]
        play_trusted(state, made(seat), move if made is numpy.uint8 else made(move))
        return data_of(game, state)

    return {"play_trusted": carried_out}


def with_row(game: Game, made: Callable[[list[str]], Any]) -> dict[str, Callable[[], object]]:
    names = list(game.module_names())[:2]
    return {
        "modules": lambda: artel.new(game.name, 2, 7, modules=made(names)).record().text(),
        "rules by modules": lambda: list(game.rules(2, made(names)).modules),
        "options by modules": lambda: [option.name for option in game.options(made(names))],
        "no such module": lambda: artel.new(game.name, 2, 7, modules=made(["nowhere"])),
    }


def with_mapping(game: Game, made: Callable[[dict[str, str]], Any]) -> dict[str, Callable[[], object]]:
    return {
        "no options": lambda: artel.new(game.name, 2, 7, options=made({})).record().text(),
        "no such option": lambda: artel.new(game.name, 2, 7, options=made({"weather": "fine"})),
    }


def answer(call: Callable[[], object]) -> str:
    """What came of a call: what it gave, or how it was refused."""
    try:
        return f"gave {call()!r}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def answers(game: Game, calls: Calls, ways: dict[str, Any]) -> dict[str, dict[str, str]]:
    """What came of each call, by the way in which it was made."""
    named = {way: calls(game, made) for way, made in ways.items()}
    return {way: {name: answer(call) for name, call in own.items()} for way, own in named.items()}


def match_of_numpy(game: Game) -> str:
    tally = play_match(game, game.rules(2), [OfNumpy(), RandomBot()], 0, 1, "numpy")
    return f"{tally.games} {tally.decisions} {tally.wins}"


def report() -> dict[str, Any]:
    """Which build this is, and all it answers."""
    return {
        "compiled": compiled(),
        "numbers": {game.name: answers(game, with_number, NUMBERS) for game in GAMES},
        "no numbers": {game.name: answers(game, with_number, NO_NUMBERS) for game in GAMES},
        "trusted": {game.name: answers(game, with_trust, NUMBERS) for game in GAMES},
        "rows": {game.name: answers(game, with_row, ROWS) for game in GAMES},
        "mappings": {game.name: answers(game, with_mapping, MAPPINGS) for game in GAMES},
        "matches": {game.name: match_of_numpy(game) for game in GAMES},
    }


if __name__ == "__main__":
    print(json.dumps(report()))
