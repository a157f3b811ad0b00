"""The terminal's side of a game: the position, the question, the prompt."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from rich.console import Console

from artel.bots.contract import name_of
from artel.bots.search.advice import FEW_THOUGHTS, THOUGHTS
from artel.bots.search.minds import has_mind
from artel.cli.hints import hint_lines
from artel.cli.main import STOPPED
from artel.cli.prompt import Prompt
from artel.cli.record_files import Kept, Saves
from artel.cli.show import renderer
from artel.cli.sitting import Sitting
from artel.cli.texts import Texts
from artel.kernel.build import compiled
from artel.kernel.game import CommandError, Refused
from artel.table.questions import advised

RESUME: Final = "artel play --resume"
REPLAY: Final = "artel replay"
HELP: Final = ("number", "why", "hint", "undo", "table", "piece", "seat", "log", "save", "quit")


class Terminal(Prompt):
    """A game until it is over or the person leaves. After every line it is kept."""

    def __init__(
        self, sitting: Sitting, say: Texts, out: Console, kept: Kept, saves: Saves, edition: str = ""
    ) -> None:
        super().__init__(sitting, say, out)
        self.kept: Final = kept
        self.saves: Final = saves
        # The file of the edition: whoever goes on needs it again.
        self.edition: Final = edition
        self._file: Path | None = None
        self.commands["undo"] = self.undo
        self.commands["save"] = self.save

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
            return STOPPED

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
            if not self.read():
                self.tell_left()
                return 0
            self.keep()

    def answer(self, typed: str) -> bool:
        try:
            self.sitting.answer(self.numbered(typed))
        except (CommandError, Refused) as error:
            self.show_fault(error)
            return False
        return True

    def undo(self, rest: str) -> bool:
        why = self.sitting.undo()
        if why is not None:
            self.tell(f"no-{why.kind}", {**why.values})
        return why is None

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

    def show_news(self) -> None:
        """What has happened, half a screen at most with who plays; the rest is in the log."""
        self.show_lines(self.sitting.news(), max(8, self.out.height // 2 - 1))

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
        self.show_own([f"terminal-help-{name}" for name in HELP if name not in impossible])
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
            for line in hint_lines(self.say, sitting.game, view, sitting.rules.players, found):
                self.out.print(line, markup=False, soft_wrap=True)
        return False
