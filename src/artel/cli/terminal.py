"""The terminal's side of a game: the position, the question, the prompt."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console

from artel.cli.ledger import statements
from artel.cli.show import show_position
from artel.cli.sitting import Sitting
from artel.cli.texts import Texts
from artel.kernel.game import CommandError, Refusal, Refused

QUIT: Final = ("quit", "exit", "q")


class Terminal:
    """Reads lines until the game is over or the person leaves."""

    def __init__(self, sitting: Sitting, say: Texts, out: Console) -> None:
        self.sitting: Final = sitting
        self.say: Final = say
        self.out: Final = out
        self._rules: Final = {each.id: each.text for each in statements(sitting.game.name)}

    def run(self) -> int:
        self.tell("terminal-begins", {"seed": self.sitting.seed, "bot": self.sitting.bot.level})
        while True:
            self.sitting.go_on()
            self.show_news()
            self.show_view()
            if self.sitting.over:
                return 0
            self.show_question()
            if not self.read_until_moved():
                self.tell("terminal-left")
                return 0

    def read_until_moved(self) -> bool:
        """True when the position has changed, False when the person leaves."""
        while True:
            try:
                typed = self.out.input("> ").strip()
            except EOFError:
                return False
            if typed in QUIT:
                return False
            if typed and self.obey(typed):
                return True

    def obey(self, typed: str) -> bool:
        """Carry out one typed line; True when the position has changed."""
        word, _, rest = typed.partition(" ")
        if word in ("?", "help"):
            self.show_help()
        elif word == "why":
            self.show_why(rest)
        elif word == "show":
            self.show_view()
            self.show_question()
        elif word == "undo":
            return self.undo()
        else:
            return self.move(typed)
        return False

    def move(self, typed: str) -> bool:
        moves = self.moves()
        line = moves[int(typed) - 1] if typed.isdecimal() and 0 < int(typed) <= len(moves) else typed
        try:
            self.sitting.answer(line)
        except CommandError as error:
            self.show_command_error(error)
            return False
        except Refused as refused:
            self.show_refusal(refused.refusal)
            return False
        return True

    def undo(self) -> bool:
        if self.sitting.undo():
            return True
        self.tell("no-nothing-to-undo")
        return False

    def moves(self) -> list[str]:
        verbs = self.sitting.game.verbs
        return [verbs.text(move) for move in self.sitting.view().moves]

    # Showing.

    def tell(self, key: str, values: dict[str, object] | None = None) -> None:
        self.out.print(self.say.say(key, values), markup=False, soft_wrap=True)

    def show_news(self) -> None:
        for line in self.sitting.news():
            self.out.print(self.say.log_line(line), markup=False, soft_wrap=True)

    def show_view(self) -> None:
        game, state = self.sitting.game, self.sitting.state
        outcome = game.outcome(state) if self.sitting.over else None
        show_position(self.out, self.say, game.name, self.sitting.view().data, outcome)

    def show_question(self) -> None:
        """The question, and its legal moves by number: each is also the command that plays it."""
        asks = self.sitting.game.asks(self.sitting.state)
        ask = next(each for each in asks if each["seat"] == self.sitting.seat)
        values = {"card": ask.get("source"), **ask}
        question = self.say.say(f"ask-{ask['kind']}", values)
        self.out.print(f"\n[bold]{question}[/]")
        numbered = folded(self.moves())
        self.out.print(Columns(numbered, padding=(0, 3), column_first=True))

    def show_help(self) -> None:
        self.tell("terminal-help")
        for shape in self.sitting.game.verbs.shapes:
            self.out.print(f"  {shape.usage()}", markup=False, soft_wrap=True)

    def show_why(self, line: str) -> None:
        try:
            refusal = self.sitting.why_not(line)
        except CommandError as error:
            self.show_command_error(error)
            return
        if refusal is None:
            self.tell("why-fine")
        else:
            self.show_refusal(refusal)

    def show_refusal(self, refusal: Refusal) -> None:
        self.out.print(
            self.say.refusal(refusal.kind, refusal.values, refusal.rule), markup=False, soft_wrap=True
        )
        if refusal.rule in self._rules:
            self.out.print(f"  {self._rules[refusal.rule]}", style="dim", markup=False, soft_wrap=True)

    def show_command_error(self, error: CommandError) -> None:
        self.tell(f"no-{error.kind}", {"expected": error.expected, "got": error.got})


def folded(lines: list[str]) -> list[str]:
    """Numbered moves; those that differ only in a last number that counts up stand in one row."""
    rows: list[str] = []
    first = 0
    while first < len(lines):
        head, _, tail = lines[first].rpartition(" ")
        last = first
        while tail.isdecimal() and lines[last + 1 : last + 2] == [f"{head} {int(tail) + last + 1 - first}"]:
            last += 1
        if last == first:
            rows.append(f"{first + 1:7} {lines[first]}")
        else:
            rows.append(f"{f'{first + 1}-{last + 1}':>7} {head} {tail}-{int(tail) + last - first}")
        first = last + 1
    return rows
