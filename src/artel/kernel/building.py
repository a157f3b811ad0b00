"""How rules and types of views are put together out of modules, and states out of their data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from artel.kernel.editions import Edition, words_of
from artel.kernel.rules import Module, actions_of, chosen, flatten
from artel.kernel.state import DataError, Rules, State
from artel.kernel.view_types import ViewTypes

if TYPE_CHECKING:
    from artel.kernel.game import Game


def built(
    game: Game,
    players: int,
    modules: list[Module],
    options: dict[str, str],
    edition: Edition | None,
    earlier: dict[str, int],
) -> Rules:
    """The rules of these modules, some by an earlier version; an edition's rows take the place of theirs."""
    printed = edition.printed.rows if edition is not None else {}
    flat = flatten(modules, game.questions, players, printed, earlier)
    flat.options.update(options)
    rules = game.make_rules(players, tuple([module.name for module in modules]), flat)
    rules.frames = game.frames
    rules.options = flat.options
    rules.tie_breaks = flat.tie_breaks
    rules.taken = edition
    rules.edition = words_of(modules) if edition is None else edition.words(modules)
    rules.earlier = earlier
    rules.version = " ".join([str(earlier.get(module.name, module.version)) for module in modules])
    rules.actions = [actions_of(step, modules) for step in game.steps]
    rules.most_plies = game.most_plies
    return rules


def read_state(game: Game, rules: Rules, data: dict[str, object]) -> State:
    """A state out of its data; whatever does not fit is a DataError."""
    return read_by(game, partial(game.state_from, rules, data), data)


def read_by(game: Game, reading: Callable[[], State], data: dict[str, object]) -> State:
    """What a game reads out of data, with ply and agenda; whatever does not fit is a DataError."""
    try:
        state = reading()
        agenda = data["agenda"]
        ply = data["ply"]
        if not isinstance(agenda, list) or not isinstance(ply, int):
            raise DataError(f"expected a list 'agenda' and a number 'ply', got {agenda!r}, {ply!r}")
        state.agenda = [game.frames.parse(str(frame)) for frame in agenda]
        state.ply = ply
    except KeyError as error:
        raise DataError(f"expected a field {error.args[0]!r}, got none") from error
    except DataError:
        raise
    except (TypeError, ValueError, IndexError, AttributeError) as error:
        raise DataError(f"expected the data of a {game.name} state, got a mismatch: {error}") from error
    return state


def view_types_of(game: Game, modules: Sequence[str]) -> ViewTypes | None:
    """What views hold field by field, with these modules or with any; None where nobody has said."""
    own = game.modules[game.default_modules[0]].view_types
    if own is None:
        return None
    bundles = chosen(game.modules, tuple(modules) or game.module_names())
    further = [module.view_types for module in bundles if module.name not in game.default_modules]
    return own.with_those_of([each for each in further if each is not None], always=bool(modules))
