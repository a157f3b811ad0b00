"""A puzzle in the terminal: the position as `artel play` shows it, and a verdict on every move."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from artel.bots import bot_named, usual
from artel.bots.search.advice import Advice
from artel.cli.hints import listed, reason
from artel.cli.main import STOPPED
from artel.cli.prompt import Prompt
from artel.cli.sitting import Sitting
from artel.cli.texts import Texts
from artel.kernel.game import CommandError, Game, Refused, legal_moves
from artel.kernel.record import rules_of_record
from artel.puzzles.days import puzzles_of
from artel.puzzles.puzzle import Puzzle, Weight, check_question

GIVE_UP: Final = "give up"
HELP: Final = ("number", "hint", "give-up", "why", "show", "log", "quit")


def posed(game: Game, puzzle: Puzzle) -> Sitting:
    """The game of a puzzle up to its question, seen from the seat that decides."""
    rules = rules_of_record(game, puzzle.record)
    sitting = Sitting(game, rules, puzzle.seat, bot_named(game.name, usual(game.name)), puzzle.id)
    for seat, line in puzzle.record.moves[: puzzle.at]:
        sitting.play(seat, game.verbs.parse(line))
    check_question(puzzle, game, sitting.state)
    return sitting


class PuzzleTerminal(Prompt):
    """A puzzle until its best move is found or shown, or the person leaves."""

    def __init__(self, sitting: Sitting, say: Texts, out: Console, puzzle: Puzzle, number: int) -> None:
        super().__init__(sitting, say, out)
        self.puzzle: Final = puzzle
        self.number: Final = number

    def run(self) -> int:
        own = self.sitting.game.name
        told = {"number": self.number, "count": len(puzzles_of(own)), "seat": self.puzzle.seat}
        level = self.say.say(f"puzzle-level-{self.puzzle.level}")
        self.tell("puzzle-terminal", {"game": self.say.say(f"game-{own}"), "level": level, **told})
        self.show_view(whole=True)
        self.show_question()
        try:
            self.read()
        except KeyboardInterrupt:
            self.out.print()
            return STOPPED
        return 0

    def answer(self, typed: str) -> bool:
        """Judge a line, or show the best one; True when there is nothing more to try."""
        if " ".join(typed.lower().split()) == GIVE_UP:
            self.tell("puzzle-answer")
            self.judge(self.puzzle.best(self.sitting.state))
            return True
        line = self.numbered(typed)
        sitting = self.sitting
        try:
            told = sitting.game.understand(sitting.state, sitting.seat, line)
        except (CommandError, Refused) as error:
            self.show_fault(error)
            return False
        if told.back or len(told.moves) != 1 or told.moves[0] not in legal_moves(sitting.state, sitting.seat):
            self.tell("no-puzzle-one-move")
            return False
        weight = self.puzzle.weight(sitting.state, told.moves[0])
        self.tell("puzzle-right" if weight.right else "puzzle-wrong")
        self.judge(told.moves[0])
        if not weight.right:
            self.tell("puzzle-try-again")
        return weight.right

    def judge(self, move: int) -> None:
        """What was found of a move, and why."""
        weight = self.puzzle.weight(self.sitting.state, move)
        line = self.sitting.game.verbs.text(move)
        said = self.say.literally("puzzle-one-line", {"line": line, "points": round(weight.points / 10)})
        told = Advice(move, weight.points / 10, 0.0, weight.behind / 10, reasons_of(weight))
        why = reason(self.say, told, best=weight.right, alone=False)
        ahead = {"ahead": (self.puzzle.ahead(self.sitting.game, self.sitting.state) - weight.behind) / 10}
        besides = f" {self.say.literally('puzzle-ahead', ahead)}" if weight.right else ""
        self.out.print(f"{said} {why}{besides}", markup=False, soft_wrap=True)

    def show_hint(self, rest: str) -> bool:
        """What the best move has more than the next, without saying which it is."""
        best = self.puzzle.weight(self.sitting.state, self.puzzle.best(self.sitting.state))
        groups = listed(self.say, reasons_of(best))
        key = "puzzle-hint-groups" if groups else "puzzle-hint-bare"
        self.out.print(self.say.literally(key, {"groups": groups}), markup=False, soft_wrap=True)
        return False

    def show_help(self, rest: str) -> bool:
        self.show_own([f"puzzle-help-{name}" for name in HELP])
        return False


def reasons_of(weight: Weight) -> list[tuple[str, float]]:
    return [(group, points / 10) for group, points in weight.reasons]
