"""What a golden record shows, as short words: verbs, questions, log lines, endings, options, components.

Also the reasons for points, and what modules add to questions.
"""

from __future__ import annotations

from collections.abc import Iterable

from artel.kernel.game import Game, Log, Rules, State
from artel.kernel.record import Record, rules_of_record
from artel.kernel.state import DO
from tests.contract.contract import Told, contract_of


def wanted(game: Game) -> set[str]:
    """Everything the records of a game must show together, of every module."""
    contract = contract_of(game.name)
    found = {f"verb {shape.name}" for shape in game.verbs.shapes}
    found |= {f"question {step.shape.name}" for step in game.steps if step.kind != DO}
    found |= {f"line {shape.name}" for shape in game.lines.shapes}
    found |= {f"players {n}" for n in range(game.min_players, game.max_players + 1)}
    for module in game.modules.values():
        for menu, actions in module.actions.items():
            found |= {f"action {verb.name} {menu}" for action in actions for verb in action.verbs}
        for option in module.options:
            found |= {f"option {option.name} {value}" for value in option.values}
    types = game.view_types()
    found |= {f"reason {kind}" for kind in (types.reasons if types else ())}
    found |= contract.components(game)
    return (found | {"ending single", "ending shared"}) - contract.need_not_show


def shown_by(game: Game, record: Record) -> set[str]:
    """What happens in one record, found by playing its moves."""
    log = Log()
    state = game.setup(rules_of_record(game, record), log)
    found = set_up(state.rules)
    for seat, line in record.moves:
        found |= asked(game, state, line.split()[0])
        game.attempt(state, seat, line)
    told = lines_of(game, log.lines)
    if not state.agenda:
        told += points_of(game, state)
        found.add("ending single" if len(game.outcome(state).winners) == 1 else "ending shared")
    return found | named(told) | contract_of(game.name).components_shown(told)


def set_up(rules: Rules) -> set[str]:
    """The number of players, and what was chosen."""
    chosen = {f"option {name} {value}" for name, words in rules.options.items() for value in words.split()}
    return {f"players {rules.players}", *chosen}


def asked(game: Game, state: State, verb: str) -> set[str]:
    """A question, answered by a verb."""
    question = game.frames.shape(state.agenda[-1]).name
    return {f"question {question}", f"verb {verb}", f"action {verb} {question}"}


def lines_of(game: Game, lines: Iterable[int]) -> list[Told]:
    shapes = [(game.lines.shape(packed), packed) for packed in lines]
    return [(shape.name, shape.values(packed)) for shape, packed in shapes]


def points_of(game: Game, state: State) -> list[Told]:
    """The reasons for the points, told like lines."""
    return [(f"reason {row.kind}", dict(row.values)) for row in game.outcome(state).reasons]


def named(told: list[Told]) -> set[str]:
    return {kind if kind.startswith("reason ") else f"line {kind}" for kind, _ in told}
