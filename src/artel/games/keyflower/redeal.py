"""A whole state that looks like a given view: the unseen workers, skills and winter tiles dealt anew."""

from __future__ import annotations

from typing import cast

from artel.games.keyflower import words
from artel.games.keyflower.components.box import SKILL_COUNTS, WORKER_COUNTS
from artel.games.keyflower.components.tables import FIRST_WINTER
from artel.games.keyflower.state import COLOURS, WINTER_TILES, KeyflowerRules
from artel.games.keyflower.words import GREEN
from artel.kernel.bag import bag, counts_of
from artel.kernel.rng import Rng

COLOUR_WORDS = words.COLOURS[:COLOURS]


def fill_view(rules: KeyflowerRules, data: dict[str, object], viewer: int, rng: Rng) -> dict[str, object]:
    full = dict(data)
    rows = [dict(row) for row in cast("list[dict[str, object]]", data["seats"])]
    full["seats"] = rows
    workers = _pile(_unseen_workers(data, rows, viewer), rng)
    skills = _pile(_unseen_skills(data, rows, viewer), rng)
    for seat, row in enumerate(rows):
        if seat != viewer:
            row["workers"] = _behind_screen(row["workers_shown"], row["worker_count"], COLOUR_WORDS, workers)
            row["skills"] = _behind_screen(row["skills_shown"], row["skill_count"], words.SKILLS, skills)
    full["bag"] = _counted(workers, COLOUR_WORDS)
    full["stack"] = _counted(skills, words.SKILLS)
    _deal_winter_tiles(rules, data, rows, viewer, rng)
    return full


def _pile(counts: list[int], rng: Rng) -> list[int]:
    pile = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(pile)
    return pile


def _counted(pile: list[int], names: list[str]) -> dict[str, int]:
    counts = [0] * len(names)
    for kind in pile:
        counts[kind] += 1
    return bag(counts, names)


def _behind_screen(shown: object, size: object, names: list[str], pile: list[int]) -> dict[str, int]:
    """What is known to be there, and unseen pieces for the rest."""
    counts = counts_of(shown, names)
    while sum(counts) < cast(int, size):
        counts[pile.pop()] += 1
    return bag(counts, names)


def _remove(counts: list[int], data: object, names: list[str]) -> None:
    for kind, count in enumerate(counts_of(data, names)):
        counts[kind] -= count


def _unseen_workers(data: dict[str, object], rows: list[dict[str, object]], viewer: int) -> list[int]:
    """By colour, what is neither in sight nor known: in the bag or behind another screen."""
    unseen = WORKER_COUNTS[:COLOURS]
    unseen[GREEN] -= cast(int, data["green"])
    for boat in cast("list[dict[str, object]]", data["boats"]):
        _remove(unseen, boat["workers"], COLOUR_WORDS)
    for lot in cast("list[dict[str, object]]", data["lots"]):
        _remove(unseen, lot["workers"], COLOUR_WORDS)
        for bid in cast("list[dict[str, object]]", lot["bids"]):
            unseen[COLOUR_WORDS.index(cast(str, bid["colour"]))] -= cast(int, bid["count"])
    for village in cast("list[list[dict[str, object]]]", data["villages"]):
        for tile in village:
            _remove(unseen, tile["workers"], COLOUR_WORDS)
    for seat, row in enumerate(rows):
        _remove(unseen, row["workers" if seat == viewer else "workers_shown"], COLOUR_WORDS)
    for frame in cast("list[str]", data["agenda"]):
        step, *fields = frame.split()
        if step == "bag-later":
            unseen[COLOUR_WORDS.index(fields[1])] -= int(fields[2])
    return unseen


def _unseen_skills(data: dict[str, object], rows: list[dict[str, object]], viewer: int) -> list[int]:
    unseen = SKILL_COUNTS[:]
    for boat in cast("list[dict[str, object]]", data["boats"]):
        _remove(unseen, boat["skills"], words.SKILLS)
    for seat, row in enumerate(rows):
        _remove(unseen, row["skills" if seat == viewer else "skills_shown"], words.SKILLS)
    for frame in cast("list[str]", data["agenda"]):
        step, *fields = frame.split()
        if step == "stack-later":
            unseen[words.SKILLS.index(fields[1])] -= 1
    return unseen


def _deal_winter_tiles(
    rules: KeyflowerRules, data: dict[str, object], rows: list[dict[str, object]], viewer: int, rng: Rng
) -> None:
    """Other seats get winter tiles the viewer has not seen; those done with choosing have chosen some."""
    names = rules.tables.words[FIRST_WINTER : FIRST_WINTER + WINTER_TILES]
    mine = cast("list[str]", rows[viewer]["winter"]) if viewer >= 0 else []
    pile = [tile for tile in range(WINTER_TILES) if names[tile] not in mine]
    rng.shuffle(pile)
    choosing = [
        ask["seat"] for ask in cast("list[dict[str, object]]", data["asks"]) if ask["kind"] == "offer-tiles"
    ]
    for seat, row in enumerate(rows):
        if seat == viewer:
            continue
        hand = sorted(pile.pop() for _ in range(cast(int, row["winter_count"])))
        row["winter"] = [names[tile] for tile in hand]
        row["offered"] = []
        if choosing and seat not in choosing:
            row["offered"] = [names[tile] for tile in hand[: 1 + rng.below(len(hand))]]
