"""A board at which lines are typed: what is understood there whatever the lines are for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console

from artel.cli.board import Board
from artel.cli.hearing import wait_for_line
from artel.cli.sitting import Sitting
from artel.cli.texts import Texts

QUIT: Final = ("quit", "exit", "q")


class Prompt(Board, ABC):
    """Reads lines until one leads on or the person leaves. What is no command answers the question."""

    def __init__(self, sitting: Sitting, say: Texts, out: Console) -> None:
        super().__init__(sitting, say, out)
        # Each is given the rest of its line, and says whether that leads on.
        self.commands: Final[dict[str, Callable[[str], bool]]] = {
            "?": self.show_help,
            "help": self.show_help,
            "why": self.show_why,
            "hint": self.show_hint,
            "show": self.show,
            "moves": self.show_moves,
            "log": self.show_log,
        }

    def read(self) -> bool:
        """True when a line has led on, False when the person leaves."""
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
                return True

    def obey(self, typed: str) -> bool:
        """Carry out one typed line; True when it leads on."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        return self.answer(typed) if command is None else command(rest.strip())

    @abstractmethod
    def answer(self, typed: str) -> bool:
        """A line that is no command; True when it leads on."""

    @abstractmethod
    def show_hint(self, rest: str) -> bool:
        """Something that helps to decide."""

    @abstractmethod
    def show_help(self, rest: str) -> bool:
        """What may be typed."""

    def show_own(self, keys: Sequence[str]) -> None:
        """What may be typed besides moves, a sentence each."""
        for key in keys:
            self.out.print(f"  {self.say.say(key)}", markup=False, soft_wrap=True)
