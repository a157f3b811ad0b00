"""Key Celeste on score sheets: the ghost of whoever holds it and has not played it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.celeste.ghost import GHOST, HELD, holds_ghost, put_ghost
from artel.games.keyflower.sheet_book import Said, SheetData, SheetLine
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.score_form import MARK_KIND, FormField
from artel.kernel.sheet import Fault

if TYPE_CHECKING:
    from artel.games.keyflower.sheet_text import Sheet

# A sheet to start from.
EXAMPLE: Final = """\
modules the-glade-in-winter    # in play, though nobody has it
player Anna
home-6
storyteller beside home-6 upper-right turn 1
sorcerer upgraded beside storyteller upper-left turn 5
developer beside sorcerer lower-left turn 3
stable beside developer bottom turn 3
key-celeste beside home-6 lower-right turn 2
the-glade beside stable lower-right turn 1
beekeeper beside the-glade lower-left turn 3
delivery-man beside sorcerer upper-left turn 2
emporium beside stable upper-left turn 1
workers 2 green 3 red
ghost
marker

player Boris
home-1 upgraded
keyside: 3 wood 3 stone 3 iron 3 gold    # what the tile has brought lies on it
monument
talton-lodge upgraded
tavern upgraded
"""


class SaidGhost(Said):
    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        put_ghost(state, HELD, seat)
        return None

    def recall(self, data: SheetData) -> None:
        data.fields[GHOST] = True


class GhostLine(SheetLine):
    """`ghost`: there is one."""

    def field(self) -> FormField:
        return FormField(GHOST, MARK_KIND, sort="piece", once=True)

    def read(self, sheet: Sheet, tokens: list[str]) -> None:
        sheet.nothing_after(tokens, 1)
        before = sheet.first_line(GHOST)
        if before:
            sheet.fault_again("ghost-twice", "the one ghost", "ghost again", before)
            return
        sheet.player().said.append(SaidGhost(sheet.line))

    def write(self, state: KeyflowerState, seat: int) -> list[str]:
        return [GHOST] if holds_ghost(state, seat) else []

    def told(self, state: KeyflowerState, seat: int) -> dict[str, object]:
        return {GHOST: holds_ghost(state, seat)}


SHEET_LINES: Final[dict[str, object]] = {GHOST: GhostLine(GHOST)}
SHEET_EXAMPLES: Final[dict[str, object]] = {"key-celeste": EXAMPLE}
