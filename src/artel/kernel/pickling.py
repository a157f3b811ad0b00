"""How games, rules, states and steps are pickled: by the name of their game and what is saved of them.

A game pickles as its name and the module it was made in, so one that was never imported where the pickle is
read is imported there; a state as the rules it is played by and its saved data.
"""

from __future__ import annotations

import importlib
import pickle

from artel.kernel.game import KNOWN, DataError, Game
from artel.kernel.log import Log
from artel.kernel.state import Rules, State, Step
from artel.kernel.view import View


def parts_of_game(game: Game) -> tuple[object, ...]:
    if KNOWN.get(game.name) is not game:
        raise pickle.PicklingError(f"expected the one game known as {game.name!r}, got another of that name")
    return (game_known_as, (game.name, type(game).__module__))


def game_known_as(name: str, module: str) -> Game:
    """The game of this name; the module that makes it is imported where it has not been."""
    if name not in KNOWN:
        importlib.import_module(module)
    if name not in KNOWN:
        raise DataError(f"expected a game {name!r} made by {module}, got {' | '.join(KNOWN)}")
    return KNOWN[name]


def known_game(name: str) -> Game:
    if name not in KNOWN:
        raise pickle.PicklingError(f"expected rules of a game out of {' | '.join(KNOWN)}, got {name!r}")
    return KNOWN[name]


def parts_of_rules(rules: Rules) -> tuple[object, ...]:
    game = known_game(rules.game)
    chosen = (game, rules.players, rules.modules, rules.options, rules.earlier)
    if rules.taken is None:
        return (rules_of_game, (*chosen, rules.edition))
    return (rules_of_game, (*chosen, rules.taken.digest, rules.taken.text))


def rules_of_game(
    game: Game,
    players: int,
    modules: tuple[str, ...],
    options: dict[str, str],
    versions: dict[str, int],
    edition: str,
    text: str = "",
) -> Rules:
    """The rules a pickle names; printed values that have changed since are refused.

    The text of an edition travels with them, for a process that has not read it.
    """
    know_edition(game, edition, text)
    return game.rules(players, modules, options or None, edition, versions)


def know_edition(game: Game, name: str, text: str) -> None:
    """Take an edition in where it is not at hand."""
    if text and game.editions.named(name) is None:
        game.take_in_edition(text)


def parts_of_view(view: View) -> tuple[object, ...]:
    """A view of another edition than the house's brings the text of it along."""
    game = known_game(view.game)
    edition = game.editions.named(str(view.seen["edition"]))
    text = edition.text if edition is not None else ""
    return (view_of_edition, (game, text, view.seat, view.moves, view.data))


def view_of_edition(game: Game, text: str, seat: int, moves: list[int], data: dict[str, object]) -> View:
    know_edition(game, str(data["edition"]), text)
    return View(game.name, seat, moves, data)


def parts_of_state(state: State) -> tuple[object, ...]:
    game = known_game(state.rules.game)
    return (state_of_game, (game, state.rules, game.to_data(state), state.log))


def state_of_game(game: Game, rules: Rules, data: dict[str, object], log: Log | None) -> State:
    state = game.from_data(rules, data)
    state.log = log
    return state


def parts_of_step(step: Step) -> tuple[object, ...]:
    for game in KNOWN.values():
        if step in game.steps:
            return (step_of_game, (game, step.shape.name))
    raise pickle.PicklingError(f"expected a step of {' | '.join(KNOWN)}, got {step!r}")


def step_of_game(game: Game, name: str) -> Step:
    for step in game.steps:
        if step.shape.name == name:
            return step
    raise DataError(f"{game.name}: expected a step out of its {len(game.steps)}, got {name!r}")
