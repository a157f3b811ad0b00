"""Contracts on score sheets: by what they ask for, as is printed on them, or by our numbers."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from artel.games.keyflower.merchants.contract_slots import DECK, changed, contracts_of, put_in_hand
from artel.games.keyflower.merchants.contracts import (
    CONTRACT,
    CONTRACT_COUNT,
    CONTRACT_WORDS,
    CONTRACTS,
    MARKER,
    WHITE,
)
from artel.games.keyflower.sheet_book import NEAR, THE_END, Said, SheetData, SheetLine
from artel.games.keyflower.state import KeyflowerState
from artel.games.keyflower.words import COLOURS, GOODS, SKILLS
from artel.kernel.score_form import CHOICES_KIND, FormField
from artel.kernel.sheet import Fault, whole_number

if TYPE_CHECKING:
    from artel.games.keyflower.sheet_text import Sheet

KEYWORD: Final = "contracts"
# What stands between two contracts of a line.
STROKE: Final = "/"
# What a contract may ask for, and the other words for it; a white symbol is any piece of its sort.
NEEDED: Final[list[str]] = [*COLOURS, *SKILLS, *GOODS, *WHITE]
ANY_SAID: Final = ("any", "white")
SORTS: Final[dict[str, str]] = {
    "worker": "any-worker", "workers": "any-worker", "skill": "any-skill", "skills": "any-skill",
    "resource": "any-resource", "resources": "any-resource", "good": "any-resource", "goods": "any-resource",
}  # fmt: skip


def needs_said(contract: int) -> str:
    """What a contract asks for, as a sheet writes it: `2 blue 4 any-worker`."""
    needs = CONTRACTS[contract].needs
    kinds = [word for at, word in enumerate(needs) if word not in needs[:at]]
    return " ".join([word if needs.count(word) == 1 else f"{needs.count(word)} {word}" for word in kinds])


def plain_words(tokens: list[str]) -> list[str]:
    """The words with one spelling for each piece: `any resource`, `white-resource`, `marker`."""
    found: list[str] = []
    for token in tokens:
        first, _, sort = token.partition("-")
        if found and found[-1] in ANY_SAID and token in SORTS:
            found[-1] = SORTS[token]
        elif first in ANY_SAID and sort in SORTS:
            found.append(SORTS[sort])
        else:
            found.append(MARKER if token == "marker" else token)
    return found


class SaidContract(Said):
    """A contract behind the screen."""

    def __init__(self, line: int, contract: int) -> None:
        super().__init__(line)
        self.contract: Final = contract

    def put(self, state: KeyflowerState, seat: int) -> Fault | None:
        changed(state, DECK)[self.contract] = 0
        put_in_hand(state, seat, self.contract, seen=True)
        return None

    def recall(self, data: SheetData) -> None:
        data.add_word(KEYWORD, CONTRACT_WORDS[self.contract])


class ContractsLine(SheetLine):
    """`contract 2 gold`, `contracts saw wood / 2 blue 4 any worker / contract-12`."""

    def __init__(self) -> None:
        super().__init__(KEYWORD, ["contract"], [*NEEDED, *CONTRACT_WORDS])

    def field(self) -> FormField:
        return FormField(KEYWORD, CHOICES_KIND, CONTRACT_WORDS, [CONTRACT_COUNT], sort="contract", once=True)

    def read(self, sheet: Sheet, tokens: list[str]) -> None:
        group: list[str] = []
        told = False
        for token in [*plain_words(tokens[1:]), STROKE]:
            if token == STROKE or token in CONTRACT_WORDS:
                told = self._read_group(sheet, group) or told
                group = []
            else:
                group.append(token)
            if token in CONTRACT_WORDS:
                self._take(sheet, CONTRACT.index[token])
                told = True
        if not told:
            self._unknown(sheet, THE_END)

    def _read_group(self, sheet: Sheet, group: list[str]) -> bool:
        """The words between two strokes: one contract by its needs, or some by their numbers."""
        numbers = [number for number in map(whole_number, group) if number is not None]
        if not group:
            return False
        if len(numbers) == len(group):
            for number in numbers:
                if 0 <= number < CONTRACT_COUNT:
                    self._take(sheet, number)
                else:
                    self._unknown(sheet, str(number))
            return True
        counts = self._counts(sheet, group)
        if counts is not None:
            for contract in range(CONTRACT_COUNT):
                needs = CONTRACTS[contract].needs
                if all(needs.count(word) == counts[at] for at, word in enumerate(NEEDED)):
                    self._take(sheet, contract)
                    return True
            self._unknown(sheet, " ".join(group))
        return True

    def _counts(self, sheet: Sheet, group: list[str]) -> list[int] | None:
        """How many of each piece; None behind a fault."""
        counts = [0] * len(NEEDED)
        count = 1
        for at, token in enumerate(group):
            number = whole_number(token)
            if number is not None and number > 0 and at + 1 < len(group):
                count = number
            elif token in NEEDED:
                counts[NEEDED.index(token)] += count
                count = 1
            else:
                found = sheet.fault("unknown-piece", f"contracts: {' | '.join(NEEDED)}", token)
                found.near = get_close_matches(token, NEEDED, NEAR, 0.6)
                found.values["names"] = ", ".join(NEEDED)
                return None
        return counts

    def _unknown(self, sheet: Sheet, got: str) -> None:
        expected = f"what one of the {CONTRACT_COUNT} contracts asks for, such as {needs_said(0)}"
        found = sheet.fault("unknown-contract", expected, got)
        said = [needs_said(contract) for contract in range(CONTRACT_COUNT)]
        found.near = get_close_matches(got, said, NEAR, 0.6)

    def _take(self, sheet: Sheet, contract: int) -> None:
        word = CONTRACT_WORDS[contract]
        before = sheet.first_line(word)
        if before:
            sheet.fault_again("contract-twice", f"{word} once", needs_said(contract), before)
            return
        sheet.player().said.append(SaidContract(sheet.line, contract))

    def write(self, state: KeyflowerState, seat: int) -> list[str]:
        """One line for each, by what it asks for."""
        return [f"contract {needs_said(contract)}" for contract in contracts_of(state, seat)]

    def told(self, state: KeyflowerState, seat: int) -> dict[str, object]:
        return {KEYWORD: [CONTRACT_WORDS[contract] for contract in contracts_of(state, seat)]}


SHEET_LINES: Final[dict[str, object]] = {KEYWORD: ContractsLine()}
