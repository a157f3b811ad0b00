"""Score sheets: the end of a boxed game as a text, for games that can read one; and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from artel.kernel.editions import Edition
from artel.kernel.game import DataError
from artel.kernel.score_form import ScoreForm
from artel.kernel.state import State

# Reading stops where a text has so many faults.
MOST_FAULTS: Final = 50
MOST_GOT: Final = 60


class Fault:
    """What is wrong with a line: what was expected, and what came."""

    def __init__(self, kind: str, line: int, expected: str, got: str) -> None:
        self.kind = kind
        self.line = line
        self.expected = expected
        self.got = got if len(got) <= MOST_GOT else got[:MOST_GOT] + "…"
        # Words close to the one that came, and what the sentence of this kind needs besides `got`.
        self.near: list[str] = []
        self.values: dict[str, int | str] = {}

    def as_data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "line": self.line,
            "expected": self.expected,
            "got": self.got,
            "near": self.near,
            "values": self.values,
        }

    def __str__(self) -> str:
        said = f"line {self.line}: expected {self.expected}, got {self.got}"
        return f"{said} (near: {', '.join(self.near)})" if self.near else said


class SheetError(DataError):
    """A text that is no score sheet: its faults, by line."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults: Final = faults

    def as_data(self) -> dict[str, object]:
        """The first fault, with the others beside it; `more` when the sheet may have still others."""
        faults = [fault.as_data() for fault in self.faults]
        return {**self.faults[0].as_data(), "faults": faults, "more": len(faults) >= MOST_FAULTS}


class SheetScorer:
    """Scores the end of a boxed game from a text, knows the words of that text, and writes one of a state."""

    def __init__(
        self,
        score: Callable[[str, Edition | None], dict[str, object]],
        form: Callable[[Edition | None], ScoreForm],
        write: Callable[[State], str],
        most_text: int,
        words: Callable[[], dict[str, object]] | None = None,
    ) -> None:
        # By the house's printed values or those of an edition.
        self.score: Final = score
        self.form: Final = form
        # The words of a text that says more than its form.
        self._words: Final = words
        # The sheet of a game that is over.
        self.write: Final = write
        # Characters that a sheet may have.
        self.most_text: Final = most_text

    def words(self, edition: Edition | None = None) -> dict[str, object]:
        """What an editor needs: the form, examples, and the words of the text where it has more of them."""
        form = self.form(edition)
        more = {} if self._words is None else self._words()
        return {"examples": form.examples, **more, "form": form.as_data()}


def tokens_of(line: str) -> list[str]:
    """The words of a line. Commas, colons and brackets only help the eye; a stroke is a word of its own."""
    plain = line.lower().replace("'", "").replace("’", "").replace("−", "-").replace("/", " / ")
    for sign in ",:;()=":
        plain = plain.replace(sign, " ")
    return plain.split()


def whole_number(token: str) -> int | None:
    digits = token[1:] if token[0] in "+-" else token
    if not digits.isascii() or not digits.isdigit() or len(digits) > 4:
        return None
    return int(token)
