"""A game as the terminal shows it to one seat: the position, the question, pieces, the log, refusals."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from artel.cli.completions import by_verb, folded
from artel.cli.ledger import has_ledger, statements
from artel.cli.show import renderer, show_position
from artel.cli.sitting import Sitting
from artel.cli.texts import Texts
from artel.kernel.game import CommandError, Refusal, Refused

# More rows than this push the table out of sight; they are then folded by verb.
MOST_NUMBERED: Final = 24
MOST_DIGITS: Final = 9
# How much of what was typed is repeated.
MOST_REPEATED: Final = 60


class Board:
    """What one seat of a sitting is shown, in one language. What is asked here changes nothing."""

    def __init__(self, sitting: Sitting, say: Texts, out: Console) -> None:
        self.sitting: Final = sitting
        self.say: Final = say
        self.out: Final = out
        ledger = statements(sitting.game.name) if has_ledger(sitting.game.name) else []
        self._rules: Final = {each.id: each for each in ledger}

    def moves(self) -> list[str]:
        verbs = self.sitting.game.verbs
        return [verbs.text(move) for move in self.sitting.view().moves]

    def numbered(self, typed: str) -> str:
        """The move that a number stands for; anything else is a line already."""
        moves = self.moves()
        if typed.isdecimal() and len(typed) <= MOST_DIGITS and 0 < int(typed) <= len(moves):
            return moves[int(typed) - 1]
        return typed

    def tell(self, key: str, values: dict[str, object] | None = None) -> None:
        self.out.print(self.say.say(key, values), markup=False, soft_wrap=True)

    def show_log(self, rest: str) -> bool:
        wanted = int(rest) if rest.isdecimal() and len(rest) <= MOST_DIGITS else self.out.height - 2
        self.show_lines(self.sitting.log(), max(1, wanted))
        return False

    def show_lines(self, lines: list[dict[str, object]], most: int) -> None:
        if len(lines) > most:
            self.tell("terminal-earlier", {"count": len(lines) - most + 1, "all": len(self.sitting.log())})
            lines = lines[len(lines) - most + 1 :]
        for line in lines:
            self.out.print(self.say.log_line(line), markup=False)

    def show_view(self, whole: bool) -> None:
        game, state = self.sitting.game, self.sitting.state
        outcome = game.outcome(state) if self.sitting.over else None
        show_position(self.out, self.say, game.name, self.sitting.view().data, outcome, whole)

    def show(self, name: str) -> bool:
        """The whole table, what belongs to a seat, or a piece."""
        shown = renderer(self.sitting.game.name)
        data = self.sitting.view().data
        if not name:
            self.show_view(whole=True)
            self.show_question()
        elif shown.seat and name.isdecimal() and len(name) == 1 and int(name) < self.sitting.rules.players:
            shown.seat(self.out, self.say, data, int(name))
        else:
            self.show_piece(name)
        return False

    def show_piece(self, name: str) -> None:
        shown = renderer(self.sitting.game.name)
        names = shown.names(self.say)
        word = names.get(name.lower()) or names.get("-".join(name.lower().split()))
        if word is None:
            self.tell("terminal-no-piece", {"got": name[:MOST_REPEATED]})
            near = get_close_matches(name.lower(), names, n=3)
            self.suggest(list(dict.fromkeys(f"show {names[each]}" for each in near)))
        else:
            shown.piece(self.out, self.say, word, self.sitting.view().data)

    def show_question(self) -> None:
        """The question and what may be answered: by number, or folded by verb where that is much."""
        asks = self.sitting.game.asks(self.sitting.state)
        ask = next(each for each in asks if each["seat"] == self.sitting.seat)
        values = {"card": ask.get("source"), **ask}
        self.out.print()
        self.out.print(self.say.told("ask", str(ask["kind"]), values), style="bold", markup=False)
        moves = self.moves()
        if len(folded(moves)) > MOST_NUMBERED:
            self.show_verbs(self.possible())
            return
        self.show_moves("")
        self.show_verbs([line for line in self.possible() if line not in moves])

    def possible(self) -> list[str]:
        """Every line that is understood now, the legal moves and other ways to tell them."""
        return self.sitting.game.possible(self.sitting.state, self.sitting.seat)

    def show_moves(self, rest: str) -> bool:
        """Every legal move by number: each is also the command that plays it."""
        rows = [Text(row) for row in folded(self.moves())]
        self.out.print(Columns(rows, padding=(0, 3), column_first=True))
        return False

    def show_verbs(self, moves: list[str]) -> None:
        usages = {shape.name: shape.usage() for shape in self.sitting.game.spoken.shapes}
        for verb, rows in by_verb(moves).items():
            self.out.print(Text(f"  {usages[verb]}"))
            for heads, after in rows:
                said = f"{heads}: {after}" if after else heads
                self.out.print(Padding(Text(said), (0, 0, 0, 6), expand=False))

    def show_why(self, line: str) -> bool:
        sitting = self.sitting
        try:
            sitting.game.understand(sitting.state, sitting.seat, self.numbered(line))
        except (CommandError, Refused) as error:
            self.show_fault(error)
        else:
            self.tell("why-fine")
        return False

    def show_fault(self, error: CommandError | Refused) -> None:
        """Why a line is no move now, the rule behind it, and what may have been meant."""
        if isinstance(error, Refused):
            self.show_refusal(error.refusal)
        else:
            self.tell(f"no-{error.kind}", {"expected": error.expected, "got": error.got[:MOST_REPEATED]})
        self.suggest(error.nearest)

    def show_refusal(self, refusal: Refusal) -> None:
        said = self.say.refusal(refusal.kind, refusal.values, refusal.rule)
        self.out.print(said, markup=False, soft_wrap=True)
        if refusal.rule in self._rules:
            statement = self.say.rule(self._rules[refusal.rule])
            self.out.print(f"  {statement}", style="dim", markup=False)

    def suggest(self, lines: Sequence[str]) -> None:
        """Lines that may have been meant."""
        if lines:
            self.tell("did-you-mean", {"lines": ", ".join(lines)})
