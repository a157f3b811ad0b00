"""What a golden record shows, as short words: verbs, questions, log lines, endings, components."""

from __future__ import annotations

from artel.kernel.game import Game, Log
from artel.kernel.record import Record, replay
from artel.kernel.state import DO
from tests.contract.contract import contract_of


def wanted(game: Game) -> set[str]:
    """Everything the records of a game must show together."""
    contract = contract_of(game.name)
    found = {f"verb {shape.name}" for shape in game.verbs.shapes}
    found |= {f"question {step.shape.name}" for step in game.steps if step.kind != DO}
    found |= {f"line {shape.name}" for shape in game.lines.shapes}
    found |= {f"players {n}" for n in range(game.min_players, game.max_players + 1)}
    found |= contract.components(game)
    return (found | {"ending single", "ending shared"}) - contract.need_not_show


def shown_by(game: Game, record: Record) -> set[str]:
    """What happens in one record, found by replaying it."""
    found = {f"players {record.players()}"}
    log = Log()
    end = replay(game, record, log=log)
    state = game.setup(end.rules)
    for seat, line in record.moves:
        found.add(f"question {game.frames.shape(state.agenda[-1]).name}")
        found.add(f"verb {line.split()[0]}")
        game.attempt(state, seat, line)
    shapes = [(game.lines.shape(packed), packed) for packed in log.lines]
    found |= {f"line {shape.name}" for shape, _ in shapes}
    told = [(shape.name, shape.values(packed)) for shape, packed in shapes]
    found |= contract_of(game.name).components_shown(told)
    if not end.agenda:
        found.add("ending single" if len(game.outcome(end).winners) == 1 else "ending shared")
    return found
