"""A whole state that looks like a given view: the unseen workers, skills and winter tiles dealt anew."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from artel.games.keyflower import words
from artel.games.keyflower.actions.exchange import PAY, place_of
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.box import SKILL_COUNTS, WORKER_COUNTS
from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.vocabulary import UNITS, Cost
from artel.games.keyflower.dealing import Dealing
from artel.games.keyflower.remembered import (
    BAG_EVENTS,
    GAIN,
    GAIN_COUNT,
    GAIN_KIND,
    PUT,
    PUT_COUNT,
    PUT_KIND,
    SPEND,
    SPEND_COUNT,
    SPEND_KIND,
    STACK_EVENTS,
    TAKE,
    TAKE_COUNT,
    TAKE_KIND,
)
from artel.games.keyflower.state import COLOUR_COUNT, SKILL_COUNT, KeyflowerRules
from artel.games.keyflower.words import GREEN, SKILL_PIECES, WORKER_PIECES
from artel.kernel.bag import bag, counts_of
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import UNSEEN_KIND, InFlight, frame_seat, held_by

COLOUR_WORDS = words.COLOURS[:COLOUR_COUNT]


def fill_view(rules: KeyflowerRules, data: dict[str, object], viewer: int, rng: Rng) -> dict[str, object]:
    """The data of a whole state that looks to the viewer like this view."""
    full = dict(data)
    rows = [dict(row) for row in cast("list[dict[str, object]]", data["seats"])]
    full["seats"] = rows
    must = Must(rules, data)
    workers = _dealt_workers(rules, data, rows, must, rng)
    skills = _dealt_skills(rules, data, must, rng)
    for seat, row in enumerate(rows):
        if seat != viewer:
            row["workers"] = bag(workers.behind_screen(seat), COLOUR_WORDS)
            row["skills"] = bag(skills.behind_screen(seat), words.SKILLS)
    full["bag"] = bag(workers.pool, COLOUR_WORDS)
    full["stack"] = bag(skills.pool, words.SKILLS)
    full["bag_story"] = [BAG_EVENTS.text(event) for event in workers.story]
    full["stack_story"] = [STACK_EVENTS.text(event) for event in skills.story]
    _deal_winter_tiles(rules, data, rows, viewer, rng)
    slices = rules.slices
    for sort in slices.sorts():
        dealer = rules.dealers.get(sort)
        if dealer is None:
            slices.deal(full, viewer, sort, slices.unseen(data, viewer, sort), rng)
        else:
            dealer(full, viewer, rng)
    return full


def _dealt_workers(
    rules: KeyflowerRules, data: dict[str, object], rows: list[dict[str, object]], must: Must, rng: Rng
) -> Dealing:
    """The bag and the screens: hidden draws anew, and what everyone knows to be there besides."""
    story = [BAG_EVENTS.parse(line) for line in cast("list[str]", data["bag_story"])]
    then: list[int] = []
    for seat, row in enumerate(rows):
        for colour, count in enumerate(counts_of(row["workers_shown"], COLOUR_WORDS)):
            if count > 0:
                then.append(int(GAIN.of(seat, colour, count)))
    pool = pool_before(_unseen_workers(data, must.held), story + then)
    dealing = Dealing(story, then + _there(must.seat, must.workers), pool, rules.players, rng)
    dealing.deal()
    return dealing


def _dealt_skills(rules: KeyflowerRules, data: dict[str, object], must: Must, rng: Rng) -> Dealing:
    """The stack and the screens: hidden draws and payments anew."""
    story = [STACK_EVENTS.parse(line) for line in cast("list[str]", data["stack_story"])]
    pool = pool_before(_unseen_skills(data, must.held), story)
    then = _there(must.seat, must.skills)
    dealing = Dealing(story, then, pool, rules.players, rng, open_first=rules.variants.open_screens)
    dealing.deal()
    return dealing


def _there(seat: int, counts: list[int]) -> list[int]:
    """Pieces that are behind a screen now: they could be paid, and taken back at once."""
    found: list[int] = []
    for kind, count in enumerate(counts):
        if count > 0:
            found.extend((int(SPEND.of(seat, kind, count)), int(GAIN.of(seat, kind, count))))
    return found


def pool_before(unseen: list[int], story: list[int]) -> list[int]:
    """What was in the pool when the story began: what is unseen now, all that was seen to move undone."""
    pool = unseen[:]
    for event in story:
        if PUT.has(event):
            pool[PUT_KIND.read(event)] -= PUT_COUNT.read(event)
        elif TAKE.has(event):
            pool[TAKE_KIND.read(event)] += TAKE_COUNT.read(event)
        elif GAIN.has(event):
            pool[GAIN_KIND.read(event)] -= GAIN_COUNT.read(event)
        elif SPEND.has(event):
            pool[SPEND_KIND.read(event)] += SPEND_COUNT.read(event)
    return pool


class Must:
    """What the seat that is asked must have, as everyone can tell from the question, and what steps hold.

    Workers added with summer boat 4b are there, and whoever is asked to pay can pay.
    """

    def __init__(self, rules: KeyflowerRules, data: dict[str, object]) -> None:
        agenda = [rules.frames.parse(line) for line in cast("list[str]", data["agenda"])]
        self.held = held_by(rules, agenda)
        self.seat = 0
        self.workers = [0] * COLOUR_COUNT
        self.skills = [0] * SKILL_COUNT
        if not agenda:
            return
        frame = agenda[-1]
        if TURN.shape.has(frame):
            self.seat = frame_seat(frame)
            added = TURN.part("added").read(frame)
            for colour in range(GREEN):
                self.workers[colour] = added % 7
                added //= 7
        elif PAY.shape.has(frame):
            self.seat = frame_seat(frame)
            self._can_pay(data, _exchanged(rules, data, PAY.tile.read(frame), place_of(agenda, frame)))
        else:
            step = rules.steps[frame & CODE_MASK]
            if isinstance(step, Interrupted):
                self.seat = frame_seat(frame)
                self._can_pay(data, step.still_to_pay(frame))

    def _can_pay(self, data: dict[str, object], rest: Cost) -> None:
        """The named units still to be paid; a beaten bid pays for one of its colour."""
        self.skills = rest.skills
        for colour in range(COLOUR_COUNT):
            if rest.workers[colour] > 0:
                bids = _beaten_bids(data, self.seat, COLOUR_WORDS[colour])
                self.workers[colour] = max(0, rest.workers[colour] - bids)


def _exchanged(rules: KeyflowerRules, data: dict[str, object], tile: i64, place: i64) -> Cost:
    """The units of an exchange still to be paid."""
    effect = rules.tables.effect[2 * tile + words.SIDES.index(_side_of(data, TILE.words[tile]))]
    return Cost([UNITS[unit] for unit in effect.pays.exchanged[place:]])


def _side_of(data: dict[str, object], word: str) -> str:
    rows = list(cast("list[dict[str, object]]", data["lots"]))
    for village in cast("list[list[dict[str, object]]]", data["villages"]):
        rows.extend(village)
    return cast(str, next(row["side"] for row in rows if row["tile"] == word))


def _beaten_bids(data: dict[str, object], seat: int, colour: str) -> int:
    count = 0
    for lot in cast("list[dict[str, object]]", data["lots"]):
        for bid in cast("list[dict[str, object]]", lot["bids"]):
            if bid["seat"] == seat and bid["colour"] == colour and not bid["leads"]:
                count += 1
    return count


def _remove(counts: list[int], data: object, names: list[str]) -> None:
    for kind, count in enumerate(counts_of(data, names)):
        counts[kind] -= count


def _unseen_workers(data: dict[str, object], held: list[InFlight]) -> list[int]:
    """By colour, what lies neither on the table nor in the supply: in the bag or behind a screen."""
    unseen = WORKER_COUNTS[:COLOUR_COUNT]
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
    for pieces in held:
        if pieces.sort == WORKER_PIECES:
            unseen[pieces.kind] -= pieces.count
    return unseen


def _unseen_skills(data: dict[str, object], held: list[InFlight]) -> list[int]:
    """By type, what is in the stack, face down beside it or behind a screen."""
    unseen = SKILL_COUNTS[:]
    for boat in cast("list[dict[str, object]]", data["boats"]):
        _remove(unseen, boat["skills"], words.SKILLS)
    for pieces in held:
        if pieces.sort == SKILL_PIECES and pieces.kind != UNSEEN_KIND:
            unseen[pieces.kind] -= pieces.count
    return unseen


def _deal_winter_tiles(
    rules: KeyflowerRules, data: dict[str, object], rows: list[dict[str, object]], viewer: int, rng: Rng
) -> None:
    """Other seats get winter tiles the viewer has not seen; those done with choosing have chosen some.

    What they kept back in winter is none of the tiles that came into the auction.
    """
    names = [rules.tables.words[tile] for tile in rules.winters]
    seen = _tiles_in_sight(data)
    if viewer >= 0:
        seen += cast("list[str]", rows[viewer]["winter"]) + cast("list[str]", rows[viewer]["kept"])
    pile = [place for place in range(len(names)) if names[place] not in seen]
    rng.shuffle(pile)
    if rules.variants.limits:
        pile = _dealable(rules, data, [name in seen for name in names], pile, rng)
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
            rng.shuffle(hand)
            chosen = sorted(hand[: 1 + rng.below(len(hand))])
            row["offered"] = [names[tile] for tile in chosen]
        kept = sorted(pile.pop() for _ in range(cast(int, row["kept_count"])))
        row["kept"] = [names[tile] for tile in kept]


def _dealable(
    rules: KeyflowerRules, data: dict[str, object], seen: list[bool], pile: list[int], rng: Rng
) -> list[int]:
    """Out of a shuffled pile, what may have been dealt or is still to be: so many limited tiles, no more."""
    variants = rules.variants
    limited = [place for place in pile if variants.is_limited[place]]
    free = [place for place in pile if not variants.is_limited[place]]
    known = [place for place in range(len(seen)) if seen[place]]
    more = variants.limit - sum([1 for place in known if variants.is_limited[place]])
    dealable = limited[:more] + free[: variants.dealt - len(known) - more]
    rng.shuffle(dealable)
    return dealable


def _tiles_in_sight(data: dict[str, object]) -> list[str]:
    """Every tile in the auction, in the villages, about to be added to one, or gone unsold."""
    found = list(cast("list[str]", data["removed"]))
    rows = list(cast("list[dict[str, object]]", data["lots"]))
    for village in cast("list[list[dict[str, object]]]", data["villages"]):
        rows.extend(village)
    found.extend(cast(str, row["tile"]) for row in rows)
    for row in cast("list[dict[str, object]]", data["seats"]):
        found.extend(cast("list[str]", row["to_place"]))
    return found
