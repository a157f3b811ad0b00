"""What a client says about its own turn: taking back, with and without the others, and what it wishes."""

from __future__ import annotations

from dataclasses import dataclass

from artel.kernel.schema import Maybe, Truth
from artel.table.declared import COUNT, ID, LINE, given


@dataclass(frozen=True)
class Undo:
    """Take back one's last decision, or one's whole turn."""

    id: str = given(ID, "The client's name for this message, unique for its seat.")
    at: int = given(COUNT, "How many entries the client has seen.")
    turn: bool = given(Truth(), "Back to where one's turn began.", may_lack=True, default=False)


@dataclass(frozen=True)
class Redo:
    """Decide once more as it was decided before the last undo."""

    id: str = given(ID, "The client's name for this message, unique for its seat.")
    at: int = given(COUNT, "How many entries the client has seen.")


@dataclass(frozen=True)
class AskBack:
    """Ask the others to go back to before one's last decision."""

    id: str = given(ID, "The client's name for this message.")
    at: int = given(COUNT, "How many entries the client has seen.")


@dataclass(frozen=True)
class AnswerBack:
    """Agree to what was asked, refuse it, or ask it no longer."""

    id: str = given(ID, "The client's name for this message.")
    at: int = given(COUNT, "How many entries there were when it was asked.")
    yes: bool = given(Truth(), "Whether one agrees.")


@dataclass(frozen=True)
class Wish:
    """What the table may answer in one's place."""

    id: str = given(ID, "The client's name for this message.")
    forced: bool = given(Truth(), "Answers without a choice are taken by themselves.")
    stand: str | None = given(
        Maybe(LINE),
        "The line that is to stand until something changes; null: none.",
        may_lack=True,
        default=None,
    )
