"""What a golden record shows, as short words: verbs, questions, log lines, endings, components."""

from __future__ import annotations

from artel.games.keyflower.components.tables import TABLES
from artel.games.keyflower.words import SIDES
from artel.kernel.game import Game, Log
from artel.kernel.record import Record, replay
from artel.kernel.state import DO


def wanted(game: Game) -> set[str]:
    """Everything the records of a game must show together."""
    found = {f"verb {shape.name}" for shape in game.verbs.shapes}
    found |= {f"question {step.shape.name}" for step in game.steps if step.kind != DO}
    found |= {f"line {shape.name}" for shape in game.lines.shapes}
    found |= {f"players {n}" for n in range(game.min_players, game.max_players + 1)}
    found |= {f"applied {row['name']}" for row in game.facts() if str(row["id"]).startswith("card-")}
    if game.name == "keyflower":
        found |= _faces()
        # A tile that fits nowhere hardly ever comes up; a rule test lays one out by hand.
        found -= {"line no-room"}
    return found | {"ending single", "ending shared"}


def _faces() -> set[str]:
    """Every side of every tile of Keyflower, lying in a village and used where it can be used."""
    found: set[str] = set()
    for tile, word in enumerate(TABLES.words):
        two_sided = TABLES.cost[tile] is not None or word.startswith("summer-boat")
        for side in (0, 1) if two_sided else (0,):
            found.add(f"laid {word} {SIDES[side]}")
            if TABLES.usable[2 * tile + side]:
                found.add(f"used {word} {SIDES[side]}")
    return found


# A card that is no building is applied when its own line is written.
ACTIONS = {"scouted": "scouting", "rebuilt": "rebuilding", "fair": "fair", "stole": "theft"}


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
    side: dict[object, object] = {}
    for packed in log.lines:
        shape = game.lines.shape(packed)
        tile = shape.values(packed).get("tile")
        if shape.name in ("lot-shown", "upgraded"):
            side[tile] = shape.values(packed).get("side", "back")
        if shape.name in ("placed", "upgraded", "home-dealt"):
            found.add(f"laid {tile} {side.get(tile, 'front')}")
        if shape.name == "used":
            found.add(f"used {tile} {side.get(tile, 'front')}")
        found.add(f"line {shape.name}")
        if shape.name == "built":
            found.add(f"applied {shape.values(packed)['card']}")
        elif shape.name in ACTIONS:
            found.add(f"applied {ACTIONS[shape.name]}")
    if not end.agenda:
        found.add("ending single" if len(game.outcome(end).winners) == 1 else "ending shared")
    return found
