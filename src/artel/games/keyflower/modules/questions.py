"""The named questions of Keyflower: what modules may answer, and how their answers combine."""

from __future__ import annotations

from typing import Final

from artel.kernel.rules import Question

# Village tiles laid out in a season, winter tiles dealt to each seat, workers each seat begins with.
LOTS: Final = "lots"
WINTER_TILES: Final = "winter-tiles"
STARTING_WORKERS: Final = "starting-workers"
# Whether the state keeps who took which boat, in what order.
BOATS_TOLD: Final = "boats-told"
# Whether a lot may be shut: it takes no more bids or workers.
LOTS_SHUT: Final = "lots-shut"
# Whether an animal that no field of its own tile fits looks for one at home, and whether a wheat may be spent
# that only a traded contract could make use of: both were so under the first version of The Farmers.
ANIMALS_GO_HOME: Final = "animals-go-home"
WHEAT_BEFORE_TRADES: Final = "wheat-before-trades"


def _sum(one: int, other: int) -> int:
    return one + other


QUESTIONS: Final = (
    Question(LOTS, 0, _sum),
    Question(WINTER_TILES, 0, _sum),
    Question(STARTING_WORKERS, 0, _sum),
    Question(BOATS_TOLD, 0, max),
    Question(LOTS_SHUT, 0, max),
    Question(ANIMALS_GO_HOME, 0, max),
    Question(WHEAT_BEFORE_TRADES, 0, max),
)
