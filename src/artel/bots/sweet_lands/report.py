"""How an edition of Sweet Lands plays: points by character and card, and what is used in how many games."""

from __future__ import annotations

from typing import Final, cast

from artel.bots import bot_named
from artel.bots.contract import Bot
from artel.bots.reporting import EditionReport, Row
from artel.bots.seated import SeatedBots
from artel.bots.sweet_lands.statistics import (
    difference,
    drawn_in,
    error_of,
    mean_of,
    slope_of,
    spread_of,
)
from artel.bots.sweet_lands.weights import VERSION
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.text import (
    ABILITY_USED,
    CLAIMED,
    DREW,
    FOUND,
    PICKED,
    SKILL_TAKEN,
    TOWER_BUILT,
    USED,
)
from artel.games.sweet_lands.words import (
    AREA_COUNT,
    AREAS,
    BASTET,
    CARD_COUNT,
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    CHE,
    MILESTONES,
    SAKURA,
    SKILL_COUNT,
    SOLBI,
    TOKENS,
)
from artel.kernel.log import Line, Log
from artel.kernel.rng import Rng
from artel.kernel.shape import Part
from artel.kernel.state import Rules

# What an edition must keep: the mean of all points, how far a character and a card may move it, and the least
# share of games in which everything is used.
LEAST_MEAN: Final = 290.0
MOST_MEAN: Final = 330.0
MOST_DEVIATION: Final = 6.0
MOST_CARD: Final = 8.0
# What is said of cards says something only where errors are at most half of what a card may do.
MOST_CARD_ERROR: Final = 4.0
LEAST_SHARE: Final = 2.0

# A row: points, character, then masks of what the seat used, then the cards that were in its hand.
MOST_CARD_POINTS: Final = 0
WHO: Final = 1
ABILITY: Final = 2
TOWER: Final = 3
AREA_MASK: Final = 4
SKILL_MASK: Final = 5
MILESTONE_MASK: Final = 6
HAND: Final = 7
# Characters with an ability that is used or not; those of the others are always at work.
WITH_ABILITY: Final = (BASTET, SOLBI, CHE, SAKURA)

Table = list[dict[str, object]]


class SweetReport(EditionReport):
    """Two seats on the map all share, the best bot in both, characters as chance has it."""

    def __init__(self) -> None:
        self.players = 2
        self.level = "planner"
        self.version = VERSION

    def play(self, rules: Rules, seed: str, first: int, games: int, level: str) -> list[Row]:
        bots: list[Bot] = [bot_named(SWEET_LANDS.name, level) for _ in range(rules.players)]
        found: list[Row] = []
        for number in range(first, first + games):
            state = cast(SweetState, SWEET_LANDS.setup(rules))
            state.log = Log()
            SeatedBots(SWEET_LANDS, state, bots, Rng(f"{seed}/{number}")).run()
            found.extend(rows_of(state, state.log))
        return found

    def figures(self, rules: Rules, rows: list[Row]) -> dict[str, list[dict[str, object]]]:
        points = [float(row[MOST_CARD_POINTS]) for row in rows]
        seats = rules.players
        found: dict[str, Table] = {
            "points": [
                {
                    "seats": len(rows),
                    "mean": round(mean_of(points), 1),
                    "spread": round(spread_of(points), 1),
                    "error": round(error_of(points), 2),
                }
            ],
            "characters": characters(rows),
            "areas": areas(cast(SweetRules, rules), rows, seats),
            "skills": shares(list(TOKENS[:SKILL_COUNT]), rows, seats, SKILL_MASK),
            "milestones": shares(list(MILESTONES), rows, seats, MILESTONE_MASK) if seats > 1 else [],
            "abilities": abilities(rows, seats),
            "cards": cards(rows),
        }
        if cast(SweetRules, rules).has_upgrades:
            upgraded = shares(list(TOKENS), rows, seats, SKILL_MASK)
            found["skills"] = upgraded
        found["limits"] = limits(found)
        return found


def rows_of(state: SweetState, log: Log) -> list[Row]:
    """What is noted of every seat of a game that is over."""
    scores = SWEET_LANDS.scores(state)
    seats = state.rules.players
    rows = [[scores[seat], state.character[seat], 0, 0, 0, 0, 0] for seat in range(seats)]
    hands = [[False] * CARD_COUNT for _ in range(seats)]
    for line in log.lines:
        for noted in NOTED:
            if noted.line.has(line):
                rows[noted.seat.read(line)][noted.place] |= 1 << int(noted.value.read(line))
        for drawn in DRAWN:
            if drawn.line.has(line):
                hands[drawn.seat.read(line)][drawn.value.read(line)] = True
        if ABILITY_USED.has(line):
            rows[ABILITY_SEAT.read(line)][ABILITY] = 1
        elif TOWER_BUILT.has(line):
            rows[TOWER_SEAT.read(line)][TOWER] = 1
    for seat in range(seats):
        rows[seat].extend([card for card in range(CARD_COUNT) if hands[seat][card]])
    return rows


class Noted:
    """A kind of log line, whose seat and value are noted in one place of a row."""

    def __init__(self, line: Line, value: str, place: int) -> None:
        self.line: Final = line
        self.seat: Final[Part] = line.part("seat")
        self.value: Final[Part] = line.part(value)
        self.place: Final = place


NOTED: Final = [
    Noted(USED, "area", AREA_MASK),
    Noted(SKILL_TAKEN, "skill", SKILL_MASK),
    Noted(CLAIMED, "milestone", MILESTONE_MASK),
]
DRAWN: Final = [Noted(DREW, "card", HAND), Noted(FOUND, "card", HAND), Noted(PICKED, "card", HAND)]
ABILITY_SEAT: Final = ABILITY_USED.part("seat")
TOWER_SEAT: Final = TOWER_BUILT.part("seat")


def percent(part: float, whole: float) -> float:
    return round(100.0 * part / whole, 2) if whole else 0.0


def characters(rows: list[Row]) -> Table:
    """By character: its mean, and how far that is from the mean of all."""
    overall = mean_of([float(row[MOST_CARD_POINTS]) for row in rows])
    found: Table = []
    for who in range(CHARACTER_COUNT):
        own = [float(row[MOST_CARD_POINTS]) for row in rows if row[WHO] == who]
        found.append(
            {
                "id": CHARACTERS[who],
                "seats": len(own),
                "mean": round(mean_of(own), 1),
                "deviation": percent(mean_of(own) - overall, overall) if own else 0.0,
                "error": percent(error_of(own), overall),
            }
        )
    return found


def in_games(rows: list[Row], seats: int, place: int, number: int) -> int:
    """In how many games a bit of a mask was noted for some seat."""
    found = 0
    for begin in range(0, len(rows), seats):
        if any((row[place] >> number) & 1 for row in rows[begin : begin + seats]):
            found += 1
    return found


def shares(words: list[str], rows: list[Row], seats: int, place: int) -> Table:
    """In what share of games each of these was used."""
    games = len(rows) // seats
    return [
        {"id": word, "share": percent(in_games(rows, seats, place, number), games)}
        for number, word in enumerate(words)
    ]


def areas(rules: SweetRules, rows: list[Row], seats: int) -> Table:
    """The action areas in play."""
    every = shares(list(AREAS), rows, seats, AREA_MASK)
    return [every[area] for area in range(AREA_COUNT) if rules.spaces[area]]


def abilities(rows: list[Row], seats: int) -> Table:
    """By character: in what share of all games its ability and its clock tower were at work."""
    games = len(rows) // seats
    found: Table = []
    for who in range(CHARACTER_COUNT):
        own = [row for row in rows if row[WHO] == who]
        used = len([row for row in own if row[ABILITY] or who not in WITH_ABILITY])
        found.append(
            {
                "id": CHARACTERS[who],
                "share": percent(used, games),
                "tower": percent(len([row for row in own if row[TOWER]]), games),
                "towers": percent(len([row for row in own if row[TOWER]]), len(own)),
            }
        )
    return found


def cards(rows: list[Row]) -> Table:
    """By card: how many points more a seat has in whose hand it was, all else being equal.

    The means of the characters and what each card more in a hand brings are taken off first.
    """
    left = residuals(rows)
    held: list[list[float]] = [[] for _ in range(CARD_COUNT)]
    for row, points in zip(rows, left, strict=True):
        for card in row[HAND:]:
            held[card].append(points)
    total = sum(left)
    squares = sum([points * points for points in left])
    measured = [difference(held[card], total, squares, len(left)) for card in range(CARD_COUNT)]
    expected = drawn_in([more for more, _ in measured], [error for _, error in measured])
    return [
        {
            "id": CARDS[card],
            "seats": len(held[card]),
            "difference": round(measured[card][0], 2),
            "error": round(measured[card][1], 2),
            "expected": round(expected[card], 2),
        }
        for card in range(CARD_COUNT)
    ]


def residuals(rows: list[Row]) -> list[float]:
    """Points without what the character and the number of cards explain."""
    means: list[float] = []
    for who in range(CHARACTER_COUNT):
        means.append(mean_of([float(row[MOST_CARD_POINTS]) for row in rows if row[WHO] == who]))
    left = [float(row[MOST_CARD_POINTS]) - means[row[WHO]] for row in rows]
    sizes = [float(len(row) - HAND) for row in rows]
    slope = slope_of(sizes, left)
    middle = mean_of(sizes)
    return [points - slope * (size - middle) for points, size in zip(left, sizes, strict=True)]


def limits(found: dict[str, Table]) -> Table:
    """What an edition must keep, and what it does."""
    mean = cast(float, found["points"][0]["mean"])
    furthest = max([abs(cast(float, row["deviation"])) for row in found["characters"]])
    strongest = max([abs(cast(float, row["expected"])) for row in found["cards"]])
    # Nothing is known of a card that was in no hand, or in every one: no more than of any seat.
    spread = cast(float, found["points"][0]["spread"])
    unsure = max([cast(float, row["error"]) or spread for row in found["cards"]])
    seldom = [
        cast(float, row["share"])
        for table in ("areas", "skills", "milestones", "abilities")
        for row in found[table]
    ] + [cast(float, row["tower"]) for row in found["abilities"]]
    return [
        limit("mean", LEAST_MEAN, MOST_MEAN, mean),
        limit("character-deviation", 0.0, MOST_DEVIATION, furthest),
        limit("card-difference", 0.0, MOST_CARD, strongest),
        limit("card-error", 0.0, MOST_CARD_ERROR, unsure),
        limit("least-share", LEAST_SHARE, 100.0, min(seldom)),
    ]


def limit(name: str, least: float, most: float, got: float) -> dict[str, object]:
    return {"id": name, "least": least, "most": most, "got": got, "kept": least <= got <= most}


REPORT: Final = SweetReport()
