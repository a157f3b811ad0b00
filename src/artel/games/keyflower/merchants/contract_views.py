"""What contracts add to a view, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.keyflower.merchants.contract_slots import BOATS, SEATS
from artel.games.keyflower.merchants.contracts import CONTRACT_WORDS
from artel.games.keyflower.view_types import COLOUR_TYPE, COUNT_TYPE, FOR, PIECES, SKILL_TYPE, SOURCE
from artel.kernel.schema import Entry, Listed, Record, Words, tally

CONTRACT_TYPE: Final = Words("Contract", CONTRACT_WORDS)
UNSEEN_TYPE: Final = Record(
    "ContractsUnseen",
    "How many contracts of each reshuffle lie unseen in each place, those of none first.",
    [
        Entry(SEATS, Listed(Listed(COUNT_TYPE)), "Behind the screens."),
        Entry(BOATS, Listed(Listed(COUNT_TYPE)), "On the boats, by their places."),
    ],
)
CONTRACT_FIELDS: Final[Sequence[Entry]] = (
    Entry("bag_colours", Listed(COLOUR_TYPE), "Which of the three colours the bag holds at all."),
    Entry("stack_skills", Listed(SKILL_TYPE), "Which skills the stack holds at all."),
    Entry("contracts_left", COUNT_TYPE, "How many contracts are in the stacks."),
    Entry("open_contracts", tally(CONTRACT_TYPE), "The contracts that lie open."),
    Entry("discarded_contracts", tally(CONTRACT_TYPE), "The discards, face up."),
    Entry("contracts_aboard", Listed(COUNT_TYPE), "How many contracts lie on each boat, by their places."),
    Entry("contract_shuffles", tally(CONTRACT_TYPE), "The last reshuffle of each contract that had one."),
    Entry("contracts_unseen", UNSEEN_TYPE, "What everybody remembers of unseen contracts."),
)
CONTRACT_SEAT_FIELDS: Final[Sequence[Entry]] = (
    Entry("contract_count", COUNT_TYPE, "How many contracts are behind the screen."),
    Entry("contracts_shown", tally(CONTRACT_TYPE), "Those of them that everybody has seen."),
    Entry("contracts", tally(CONTRACT_TYPE), "All contracts behind one's own screen.", may_lack=True),
)
CONTRACT_DETAILS: Final[dict[str, Sequence[Entry]]] = {"choose-contract": (SOURCE,), "draw-contract": (FOR,)}
SCORED_CONTRACT: Final = Entry("contract", CONTRACT_TYPE, "The contract.")
CONTRACT_REASONS: Final[dict[str, Sequence[Entry]]] = {
    "contract": (SCORED_CONTRACT, *PIECES),
    "contract-unmet": (SCORED_CONTRACT,),
}
