"""What is seen in Sweet Lands by who has an instinct: groups, names and meanings, in their order.

`scene.py` writes them. What lies around comes first, then what is told of a move.
"""

from __future__ import annotations

from typing import Final

from artel.bots.sweet_lands.features import FEATURES as SEAT_FEATURES
from artel.bots.sweet_lands.features import ON_SHEET, Rows
from artel.games.sweet_lands.moves import (
    ADVANCE,
    BONUS,
    CHOOSE_CHARACTER,
    CHOOSE_DOMAIN,
    COPY,
    DRIVE,
    EMPLOY,
    FIND,
    FLIP,
    HIRE,
    KEEP,
    LAY,
    PICK,
    PLAY,
    PUT,
    RAISE,
    SETTLE,
    SKILL,
    TAKE,
    USE,
    USE_DISK,
    VERBS,
)
from artel.games.sweet_lands.words import (
    AREAS,
    CARDS,
    CHARACTERS,
    MILESTONES,
    SCORING_TOKENS,
    SKILLS,
    SUPPORTS,
    TRACKS,
    UPGRADES,
)
from artel.kernel.shape import Shape

# The questions that instinct answers: the turn first, then those whose answers are tried, then those whose
# answers show later and are judged at first sight. All others are answered quickly.
TRIED: Final = (
    "turn",
    "advance",
    "drive",
    "take-skill",
    "choose-bonus",
    "employ",
    "hire",
    "take-piece",
    "put-piece",
    "place-rabbit",
    "lay",
    "turn-over",
    "raise",
    "pay-for",
    "copy",
    "play-card",
    "search",
    "find-and-play",
)
AT_SIGHT: Final = ("choose-character", "choose-domain", "choose-support", "move-support", "keep", "pick")
QUESTIONS: Final = (*TRIED, *AT_SIGHT)
# The verbs whose only word is a feature; with a disk an area is the same one.
NAMED: Final[list[Shape]] = [
    USE, PLAY, FLIP, SETTLE, ADVANCE, DRIVE, SKILL, BONUS, EMPLOY, TAKE, RAISE, COPY,
    CHOOSE_CHARACTER, CHOOSE_DOMAIN, LAY, PUT,
]  # fmt: skip
# Those by which a card is taken into the hand, kept there or employed.
OF_CARDS: Final[list[Shape]] = [KEEP, PICK, FIND, HIRE]
TERMS: Final = ("vp", "points", "goods", "hand", "skills", "tower", "cards", "columns", "land")

AROUND: Final[Rows] = [
    *[("question", f"asks-{name}", f"1 where the question is {name}") for name in QUESTIONS],
    *[("own", f"own-{name}", f"one's own: {says}") for _, name, says in SEAT_FEATURES],
    *[("rivals", f"rivals-{name}", f"the mean of the rivals: {says}") for _, name, says, _ in ON_SHEET],
    *[("rivals", f"rival-is-{name}", f"1 where a rival is {name}") for name in CHARACTERS],
    *[("rivals", f"rivals-skill-{name}", f"the share of rivals with the skill {name}") for name in SKILLS],
    ("turns", "first", "1 for the first player of the round"),
    ("turns", "rivals-ended", "the share of rivals that have ended the round"),
    ("turns", "deck", "cards left in the deck, in hundreds"),
    *[("areas", f"open-{name}", f"1 where a space of {name} is free") for name in AREAS],
    *[("areas", f"cards-{name}", f"the cards that the next space of {name} costs") for name in AREAS],
    *[("goals", f"in-play-{name}", f"1 where the milestone {name} can be taken") for name in MILESTONES],
    *[("goals", f"part-{name}", f"the part of it that is met, where {name} can be") for name in MILESTONES],
    *[("goals", f"token-{name}", f"1 where the scoring token {name} is in play") for name in SCORING_TOKENS],
    *[("goals", f"crowned-{name}", f"1 where somebody was at the end of {name}") for name in TRACKS],
    *[("skills", f"left-{name}", f"tokens of the skill {name} that are left") for name in SKILLS],
    *[("skills", f"left-up-{name}", f"1 where the upgraded skill {name} can be had") for name in UPGRADES],
    *[("skills", f"used-{name}", f"1 where the skill {name} lies turned over") for name in SKILLS],
    *[("skills", f"has-up-{name}", f"1 with the upgraded skill {name}") for name in UPGRADES],
    *[("support", f"support-{name}", f"1 where one's support cell has {name}") for name in SUPPORTS],
    *[("support", f"free-{name}", f"1 where a free support cell has {name}") for name in SUPPORTS],
    *[("hand", f"hand-{name}", f"1 with {name} in hand") for name in CARDS],
    *[("table", f"table-{name}", f"1 with {name} on the table") for name in CARDS],
    *[("table", f"column-{name}", f"1 with {name} employed") for name in CARDS],
]
SHOWN: Final[Rows] = [
    ("value", "value", "how much better off the quick player thinks it leaves one, in fives of points"),
    ("value", "high-value", "the square of that where it is above nothing"),
    ("value", "behind", "how far that is behind the best, in fives of points"),
    ("value", "quick", "1 for what the quick player would do"),
    ("value", "sight", "what it seems worth before it is tried, where nothing can be, in fives of points"),
    ("kind", "purchases", "what is bought or sold before the deed"),
]
MOVES: Final[Rows] = [
    *SHOWN,
    *[("terms", f"gains-{name}", f"what greedy's {name} gains by it, in fives of points") for name in TERMS],
    *[("gains", f"gains-sheet-{name}", f"what it changes: {says}") for _, name, says, _ in ON_SHEET],
    *[("kind", f"verb-{shape.name}", f"1 for {shape.name}") for shape in VERBS.shapes],
    *[("support", f"cell-{name}", f"1 for a support cell with {name}") for name in SUPPORTS],
    *[("named", f"takes-{name}", f"1 for {name}, taken, kept or hired") for name in CARDS],
    *[
        ("named", f"{shape.name}-{word}", f"1 for {shape.name} {word}")
        for shape in NAMED
        for word in shape.fields[0].words
    ],
]


def places(rows: Rows) -> dict[str, int]:
    """By name, the number of a feature."""
    return {row[1]: place for place, row in enumerate(rows)}


AROUND_AT: Final = places(AROUND)
FIRST_MOVE: Final = len(AROUND)
TERMS_AT: Final = FIRST_MOVE + len(SHOWN)
GAINS_AT: Final = TERMS_AT + len(TERMS)
VERBS_AT: Final = GAINS_AT + len(ON_SHEET)
CELLS_AT: Final = VERBS_AT + len(VERBS.shapes)
CARDS_AT: Final = CELLS_AT + len(SUPPORTS)
NAMED_AT: Final = CARDS_AT + len(CARDS)


def numbered() -> dict[int, int]:
    """By move, the number of the feature that is its word."""
    found: dict[int, int] = {}
    at = NAMED_AT
    for shape in NAMED:
        for move in shape.all():
            found[move] = at
            at += 1
    for move, with_disk in zip(USE.all(), USE_DISK.all(), strict=True):
        found[with_disk] = found[move]
    for shape in OF_CARDS:
        for move in shape.all():
            found[move] = CARDS_AT + shape.numbers_in(move)[0]
    return found


NUMBERS: Final = numbered()
