"""Records of games between bots: the very games of `play_match`, played again move by move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from artel.bots import bot_from
from artel.bots.contract import Bot
from artel.bots.seated import SeatedBots
from artel.cli.arguments import UsageError
from artel.kernel.game import Game, Rng, Rules
from artel.kernel.record import Record, record_of


def write_records(
    game: Game, rules: Rules, levels: Sequence[str], games: int, seed: str, folder: Path
) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(games):
            record = recorded_game(game, rules, levels, number, seed)
            path = folder / f"{game.name}-{number:05d}.artel"
            path.write_text(record.text(), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"expected a folder that can be written, got {folder}: {error.strerror}") from error


def recorded_game(game: Game, rules: Rules, levels: Sequence[str], number: int, seed: str) -> Record:
    """Game `number` of the match: the same seats and the same numbers from the same seed."""
    seated = [levels[(seat + number) % len(levels)] for seat in range(rules.players)]
    bots = [bot_from(game.name, level) for level in seated]
    state = game.setup(rules)
    moves = moves_of(game, rules, bots, Rng(f"{seed}/{number}"))
    return record_of(game, state, moves, {"bots": " ".join(seated), "match": f"{seed}/{number}"})


class Recorded(SeatedBots):
    """Bots whose moves are written down."""

    def __init__(self, game: Game, rules: Rules, bots: list[Bot], rng: Rng) -> None:
        super().__init__(game, game.setup(rules), bots, rng)
        self.moves: list[tuple[int, str]] = []

    def made(self, seat: int, move: int) -> None:
        self.moves.append((seat, self.game.verbs.text(move)))


def moves_of(game: Game, rules: Rules, bots: list[Bot], rng: Rng) -> list[tuple[int, str]]:
    loop = Recorded(game, rules, bots, rng)
    loop.run()
    return loop.moves
