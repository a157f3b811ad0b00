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
    known = [Known(rules, data, seat, row) for seat, row in enumerate(rows)]
    workers = _pile(_unseen_workers(data, rows, known, viewer), rng)
    skills = _pile(_unseen_skills(data, rows, known, viewer), rng)
    for seat, row in enumerate(rows):
        if seat != viewer:
            row["workers"] = _behind_screen(known[seat].workers, row["worker_count"], COLOUR_WORDS, workers)
            row["skills"] = _behind_screen(known[seat].skills, row["skill_count"], words.SKILLS, skills)
    full["bag"] = _counted(workers, COLOUR_WORDS)
    full["stack"] = _counted(skills, words.SKILLS)
    _deal_winter_tiles(rules, data, rows, viewer, rng)
    return full


class Known:
    """What everyone knows to be behind a screen, the question that is asked of the seat included.

    Workers added with summer boat 4b are there, and whoever is asked to pay can pay.
    """

    def __init__(
        self, rules: KeyflowerRules, data: dict[str, object], seat: int, row: dict[str, object]
    ) -> None:
        self.workers = counts_of(row["workers_shown"], COLOUR_WORDS)
        self.skills = counts_of(row["skills_shown"], words.SKILLS)
        agenda = cast("list[str]", data["agenda"])
        step, *fields = agenda[-1].split() if agenda else [""]
        if not fields or fields[0] != str(seat):
            return
        if step == "turn":
            added = int(fields[2])
            for colour in range(GREEN):
                self.workers[colour] = max(self.workers[colour], added % 7)
                added //= 7
        elif step == "pay":
            self._can_pay(rules, data, seat, fields[1])

    def _can_pay(self, rules: KeyflowerRules, data: dict[str, object], seat: int, word: str) -> None:
        tile = rules.tables.words.index(word)
        effect = rules.tables.effect[2 * tile + words.SIDES.index(_side_of(data, word))]
        if effect.pays_skill >= 0:
            self.skills[effect.pays_skill] = max(self.skills[effect.pays_skill], 1)
        elif effect.pays_worker >= 0 and not _has_beaten_bid(data, seat, COLOUR_WORDS[effect.pays_worker]):
            self.workers[effect.pays_worker] = max(self.workers[effect.pays_worker], 1)


def _side_of(data: dict[str, object], word: str) -> str:
    rows = list(cast("list[dict[str, object]]", data["lots"]))
    for village in cast("list[list[dict[str, object]]]", data["villages"]):
        rows.extend(village)
    return cast(str, next(row["side"] for row in rows if row["tile"] == word))


def _has_beaten_bid(data: dict[str, object], seat: int, colour: str) -> bool:
    for lot in cast("list[dict[str, object]]", data["lots"]):
        for bid in cast("list[dict[str, object]]", lot["bids"]):
            if bid["seat"] == seat and bid["colour"] == colour and not bid["leads"]:
                return True
    return False


def _pile(counts: list[int], rng: Rng) -> list[int]:
    pile = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(pile)
    return pile


def _counted(pile: list[int], names: list[str]) -> dict[str, int]:
    counts = [0] * len(names)
    for kind in pile:
        counts[kind] += 1
    return bag(counts, names)


def _behind_screen(known: list[int], size: object, names: list[str], pile: list[int]) -> dict[str, int]:
    """What is known to be there, and unseen pieces for the rest."""
    counts = known[:]
    while sum(counts) < cast(int, size):
        counts[pile.pop()] += 1
    return bag(counts, names)


def _remove(counts: list[int], data: object, names: list[str]) -> None:
    _remove_counts(counts, counts_of(data, names))


def _remove_counts(counts: list[int], gone: list[int]) -> None:
    for kind, count in enumerate(gone):
        counts[kind] -= count


def _unseen_workers(
    data: dict[str, object], rows: list[dict[str, object]], known: list[Known], viewer: int
) -> list[int]:
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
        own = seat == viewer
        _remove_counts(unseen, counts_of(row["workers"], COLOUR_WORDS) if own else known[seat].workers)
    for frame in cast("list[str]", data["agenda"]):
        step, *fields = frame.split()
        if step == "bag-later":
            unseen[COLOUR_WORDS.index(fields[1])] -= int(fields[2])
    return unseen


def _unseen_skills(
    data: dict[str, object], rows: list[dict[str, object]], known: list[Known], viewer: int
) -> list[int]:
    unseen = SKILL_COUNTS[:]
    for boat in cast("list[dict[str, object]]", data["boats"]):
        _remove(unseen, boat["skills"], words.SKILLS)
    for seat, row in enumerate(rows):
        own = seat == viewer
        _remove_counts(unseen, counts_of(row["skills"], words.SKILLS) if own else known[seat].skills)
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
