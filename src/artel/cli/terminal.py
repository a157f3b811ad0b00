"""The terminal's side of a game: the position, the question, the prompt."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from artel.bots.contract import name_of
from artel.bots.search.advice import FEW_THOUGHTS, THOUGHTS
from artel.bots.search.minds import has_mind
from artel.cli.completions import by_verb, folded
from artel.cli.hearing import wait_for_line
from artel.cli.hints import hint_lines
from artel.cli.ledger import has_ledger, statements
from artel.cli.record_files import Kept, Saves
from artel.cli.show import renderer, show_position
from artel.cli.sitting import Sitting
from artel.cli.texts import Texts
from artel.kernel.build import compiled
from artel.kernel.game import CommandError, Refusal, Refused
from artel.table.questions import advised

QUIT: Final = ("quit", "exit", "q")
INTERRUPTED: Final = 130
# More rows than this push the table out of sight; they are then folded by verb.
MOST_NUMBERED: Final = 24
MOST_DIGITS: Final = 9
# How much of what was typed is repeated.
MOST_REPEATED: Final = 60
RESUME: Final = "artel play --resume"
REPLAY: Final = "artel replay"
HELP: Final = ("number", "why", "hint", "undo", "table", "piece", "seat", "log", "save", "quit")


class Terminal:
    """Reads lines until the game is over or the person leaves. After every line the game is kept."""

    def __init__(
        self, sitting: Sitting, say: Texts, out: Console, kept: Kept, saves: Saves, edition: str = ""
    ) -> None:
        self.sitting: Final = sitting
        self.say: Final = say
        self.out: Final = out
        self.kept: Final = kept
        self.saves: Final = saves
        # The file of the edition: whoever goes on needs it again.
        self.edition: Final = edition
        self._file: Path | None = None
        ledger = statements(sitting.game.name) if has_ledger(sitting.game.name) else []
        self._rules: Final = {each.id: each for each in ledger}
        self._commands: Final[dict[str, Callable[[str], bool]]] = {
            "?": self.show_help,
            "help": self.show_help,
            "why": self.show_why,
            "hint": self.show_hint,
            "show": self.show,
            "moves": self.show_moves,
            "log": self.show_log,
            "undo": self.undo,
            "save": self.save,
        }

    def run(self) -> int:
        if self.sitting.rules.players == 1:
            self.tell("terminal-begins-alone", {"seed": self.sitting.seed})
        else:
            self.tell_rivals(name_of(self.sitting.bot))
        if (taken := self.sitting.rules.taken) is not None:
            self.tell("terminal-edition", {"name": taken.names[self.say.language]})
        try:
            return self.play()
        except KeyboardInterrupt:
            self.out.print()
            self.tell_left()
            return INTERRUPTED

    def tell_rivals(self, level: str) -> None:
        """Who sits at the other seats, and how they play where that is known."""
        name, about = f"bot-{level}", f"bot-about-{level}"
        rival = self.say.say(name) if self.say.has(name) else level
        self.tell("terminal-begins", {"seed": self.sitting.seed, "bot": rival})
        if self.say.has(about):
            self.tell(about)

    def play(self) -> int:
        while True:
            self.sitting.go_on()
            self.keep()
            self.show_news()
            self.show_view(whole=self.sitting.over)
            if self.sitting.over:
                self.tell_record()
                return 0
            self.show_question()
            if not self.read_until_moved():
                self.tell_left()
                return 0

    def read_until_moved(self) -> bool:
        """True when the position has changed, False when the person leaves."""
        while True:
            try:
                self.out.print("> ", end="")
                wait_for_line()
                typed = input().strip()
            except EOFError:
                self.out.print()
                return False
            if typed.lower() in QUIT:
                return False
            if typed and self.obey(typed):
                self.keep()
                return True

    def obey(self, typed: str) -> bool:
        """Carry out one typed line; True when the position has changed."""
        word, _, rest = typed.partition(" ")
        command = self._commands.get(word.lower())
        return self.move(typed) if command is None else command(rest.strip())

    def move(self, typed: str) -> bool:
        try:
            self.sitting.answer(self.numbered(typed))
        except (CommandError, Refused) as error:
            self.show_fault(error)
            return False
        return True

    def numbered(self, typed: str) -> str:
        """The move that a number stands for; anything else is a line already."""
        moves = self.moves()
        if typed.isdecimal() and len(typed) <= MOST_DIGITS and 0 < int(typed) <= len(moves):
            return moves[int(typed) - 1]
        return typed

    def undo(self, rest: str) -> bool:
        why = self.sitting.undo()
        if why is not None:
            self.tell(f"no-{why.kind}", {**why.values})
        return why is None

    def moves(self) -> list[str]:
        verbs = self.sitting.game.verbs
        return [verbs.text(move) for move in self.sitting.view().moves]

    # Keeping and saving.

    def keep(self) -> None:
        before = self.kept.fault
        self.kept.keep(self.sitting.text())
        if self.kept.fault and not before:
            self.tell("terminal-not-kept", {"reason": self.kept.fault})

    def save(self, name: str) -> bool:
        path = Path(name) if name else self._file
        if path is None:
            self.tell("terminal-save-needs-name")
            return False
        try:
            path = path.expanduser()
            self.saves.save(path, self.sitting.text())
        except FileExistsError:
            self.tell("terminal-save-exists", {"file": str(path)})
        except (OSError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.tell("terminal-save-failed", {"file": str(path), "reason": reason})
        else:
            self._file = path
            self.tell("terminal-saved", {"command": self.command(RESUME, path)})
        return False

    def tell_left(self) -> None:
        self.tell("terminal-left")
        if self.kept.path is not None and not self.kept.fault:
            self.tell("terminal-kept", {"command": self.command(RESUME, self.kept.path)})

    def tell_record(self) -> None:
        if self.kept.path is not None and not self.kept.fault:
            self.tell("terminal-record", {"command": self.command(REPLAY, self.kept.path)})

    def command(self, head: str, path: Path) -> str:
        """The command that goes on with a file, with the edition it needs."""
        words = [*head.split(), str(path), *(["--edition", self.edition] if self.edition else [])]
        return shlex.join(words)

    # Showing.

    def tell(self, key: str, values: dict[str, object] | None = None) -> None:
        self.out.print(self.say.say(key, values), markup=False, soft_wrap=True)

    def show_news(self) -> None:
        """What has happened, half a screen at most with who plays; the rest is in the log."""
        self.show_lines(self.sitting.news(), max(8, self.out.height // 2 - 1))

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

    def show_help(self, rest: str) -> bool:
        """Only what may be typed now: the game's verbs with their words, then the terminal's own."""
        self.tell("terminal-help-game")
        self.show_verbs(self.possible())
        self.tell("terminal-help-own")
        impossible = set() if self.sitting.may_undo else {"undo"}
        if renderer(self.sitting.game.name).seat is None:
            impossible.add("seat")
        if not has_mind(self.sitting.game.name):
            impossible.add("hint")
        for name in HELP:
            if name not in impossible:
                self.out.print(f"  {self.say.say(f'terminal-help-{name}')}", markup=False, soft_wrap=True)
        return False

    def show_why(self, line: str) -> bool:
        sitting = self.sitting
        try:
            sitting.game.understand(sitting.state, sitting.seat, self.numbered(line))
        except (CommandError, Refused) as error:
            self.show_fault(error)
        else:
            self.tell("why-fine")
        return False

    def show_hint(self, rest: str) -> bool:
        """The best few moves, as far as this seat can know; the same however often it is asked."""
        sitting, view = self.sitting, self.sitting.view()
        if not has_mind(sitting.game.name):
            self.tell("no-hints-off")
        elif len(view.moves) == 1:
            self.tell("no-no-choice")
        else:
            self.tell("hint-thinking")
            seed = f"hint {sitting.seed} {len(sitting.history)}"
            found = advised(view, THOUGHTS if compiled() else FEW_THOUGHTS, seed)
            for line in hint_lines(self.say, sitting.game, sitting.rules.players, found):
                self.out.print(line, markup=False, soft_wrap=True)
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
