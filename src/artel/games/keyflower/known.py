"""What one seat knows of hidden pieces, as numbers: what can be dealt follows from this and nothing else.

It is read off a state, of which only open lists and the seat's own are looked at, or off a state that was
read from a view, in which the rest is blank; how many pieces lie hidden where is then told by the view.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.exchange import PAY, place_of
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.box import SKILL_COUNTS, WORKER_COUNTS
from artel.games.keyflower.components.vocabulary import UNITS, Cost
from artel.games.keyflower.phases.season import OFFER_TILES
from artel.games.keyflower.remembered import (
    GAIN,
    GAIN_COUNT,
    GAIN_KIND,
    PUT,
    PUT_COUNT,
    PUT_KIND,
    SPEND,
    SPEND_COUNT,
    SPEND_KIND,
    TAKE,
    TAKE_COUNT,
    TAKE_KIND,
    seen_by,
)
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    NOWHERE,
    SEAT_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    leader,
    rules_of,
)
from artel.games.keyflower.words import GREEN, SKILL_PIECES, WORKER_PIECES
from artel.kernel import hidden
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import UNSEEN_KIND, InFlight, frame_seat, frame_waiting, held_by


class Known:
    """What a viewer knows: the stories as it saw them, what must be there, and how much lies where."""

    def __init__(self, s: KeyflowerState, viewer: int) -> None:
        rules = rules_of(s)
        self.viewer: Final = viewer
        must = Must(s)
        # Of the bag and of the stack: the story, what else must have happened, and what was there before.
        self.bag_story: Final = seen_by(s.bag_story, viewer)
        shown = shown_workers(s)
        self.bag_then: Final = shown + there_now(must.seat, must.workers)
        self.bag_before: Final = pool_before(unseen_workers(s, must.held), self.bag_story + shown)
        self.stack_story: Final = seen_by(s.stack_story, viewer)
        self.stack_then: Final = there_now(must.seat, must.skills)
        self.stack_before: Final = pool_before(unseen_skills(s, must.held), self.stack_story)
        # By place in the deck of winter: whether the viewer sees the tile somewhere.
        self.winter_seen: Final = seen_winter_tiles(s, viewer)
        # By seat, how many winter tiles it holds, and how many it kept back.
        self.winter_counts = counts_by_seat(s.winter_of, rules.players)
        self.kept_counts = counts_by_seat(s.kept_of, rules.players)
        # The seats that still choose what to offer; 0 when nobody does.
        self.choosing: Final = waiting_to_offer(s)
        # By sort of piece that modules bring: what is known of where they lie.
        self.lying: Final[list[list[int]]] = []
        for sort in rules.sorts:
            dealer = rules.dealers.get(sort)
            if dealer is not None:
                self.lying.append(dealer.known(s))
            else:
                self.lying.append(hidden.sizes(rules.slices, s.lists, rules.players, viewer, sort))
        # What else no deal changes.
        self.sure: Final = [teller.sure(s) for teller in rules.tellers]


def known_from(s: KeyflowerState, data: dict[str, object], viewer: int) -> Known:
    """The same from a view, and from a state that was read from it."""
    rules = rules_of(s)
    known = Known(s, viewer)
    rows = cast("list[dict[str, object]]", data["seats"])
    known.winter_counts = [cast(int, row["winter_count"]) for row in rows]
    known.kept_counts = [cast(int, row["kept_count"]) for row in rows]
    for number, sort in enumerate(rules.sorts):
        dealer = rules.dealers.get(sort)
        if dealer is not None:
            known.lying[number] = dealer.known_in(data)
        else:
            known.lying[number] = hidden.sizes_told(rules.slices, data, rules.players, viewer, sort)
    for number, teller in enumerate(rules.tellers):
        known.sure[number] = teller.sure_in(data)
    return known


def seen_winter_tiles(s: KeyflowerState, viewer: i64) -> list[bool]:
    """By place in the deck of winter: in the auction, in a village, gone, or held by the viewer."""
    rules = rules_of(s)
    winters = rules.winters
    owner, winter_of, kept_of = s.owner, s.winter_of, s.kept_of
    seen: list[bool] = []
    place: i64 = 0
    while place < len(winters):
        is_own: bool = winter_of[place] == viewer or kept_of[place] == viewer
        seen.append(is_own or owner[winters[place]] != NOWHERE)
        place += 1
    for tile in s.removed:
        place = rules.winter_at[tile]
        if place != NOWHERE:
            seen[place] = True
    return seen


def counts_by_seat(holders: list[int], players: i64) -> list[int]:
    counts = [0] * players
    for seat in holders:
        if seat >= 0:
            counts[seat] += 1
    return counts


def waiting_to_offer(s: KeyflowerState) -> i64:
    if not s.agenda or not OFFER_TILES.shape.has(s.agenda[-1]):
        return 0
    return frame_waiting(s.agenda[-1])


class Must:
    """What the seat that is asked must have, as everyone can tell from the question, and what steps hold.

    Workers added with summer boat 4b are there, and whoever is asked to pay can pay.
    """

    def __init__(self, s: KeyflowerState) -> None:
        self.held: Final = held_by(s.rules, s.agenda)
        self.seat: i64 = 0
        self.workers: Final = [0] * COLOUR_COUNT
        self.skills: list[int] = [0] * SKILL_COUNT
        if not s.agenda:
            return
        frame: i64 = s.agenda[-1]
        if TURN.shape.has(frame):
            self.seat = frame_seat(frame)
            added = TURN.added.read(frame)
            for colour in range(GREEN):
                self.workers[colour] = int(added % 7)
                added //= 7
        elif PAY.shape.has(frame):
            self.seat = frame_seat(frame)
            self._can_pay(s, exchanged(s, PAY.tile.read(frame), place_of(s.agenda, frame)))
        else:
            step = s.rules.steps[frame & CODE_MASK]
            if isinstance(step, Interrupted):
                self.seat = frame_seat(frame)
                self._can_pay(s, step.still_to_pay(frame))

    def _can_pay(self, s: KeyflowerState, rest: Cost) -> None:
        """The named units still to be paid; a beaten bid pays for one of its colour."""
        self.skills = rest.skills
        for colour in range(COLOUR_COUNT):
            if rest.workers[colour] > 0:
                self.workers[colour] = max(0, rest.workers[colour] - beaten_bids(s, self.seat, colour))


def exchanged(s: KeyflowerState, tile: i64, place: i64) -> Cost:
    """The units of an exchange still to be paid."""
    effect = rules_of(s).tables.effect[2 * tile + s.side[tile]]
    return Cost([UNITS[unit] for unit in effect.pays.exchanged[place:]])


def beaten_bids(s: KeyflowerState, seat: i64, colour: i64) -> int:
    """On how many lots a seat has a beaten bid of a colour."""
    count = 0
    for tile in s.lots:
        bid: i64 = s.bids[tile * SEAT_COUNT + seat]
        if bid != 0 and bid & 3 == colour and leader(s, tile) != seat:
            count += 1
    return count


def shown_workers(s: KeyflowerState) -> list[int]:
    """What everyone saw go behind the screens, beside the story."""
    found: list[int] = []
    place: i64 = 0
    while place < len(s.shown):
        if s.shown[place] > 0:
            found.append(int(GAIN.of(place // COLOUR_COUNT, place % COLOUR_COUNT, s.shown[place])))
        place += 1
    return found


def there_now(seat: i64, counts: list[int]) -> list[int]:
    """Pieces that are behind a screen now: they could be paid, and taken back at once."""
    found: list[int] = []
    for kind, count in enumerate(counts):
        if count > 0:
            found.append(int(SPEND.of(seat, kind, count)))
            found.append(int(GAIN.of(seat, kind, count)))
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


def unseen_workers(s: KeyflowerState, held: list[InFlight]) -> list[int]:
    """By colour, what lies neither on the table nor in the supply: in the bag or behind a screen."""
    unseen = WORKER_COUNTS[:COLOUR_COUNT]
    unseen[GREEN] -= s.green
    take_off(unseen, s.load)
    bids = s.bids
    for tile in s.lots:
        take_workers_off(unseen, s, tile)
        place: i64 = tile * SEAT_COUNT
        end: i64 = place + s.rules.players
        while place < end:
            bid: i64 = bids[place]
            if bid != 0:
                unseen[bid & 3] -= bid >> 2
            place += 1
    for tile in s.laid:
        take_workers_off(unseen, s, tile)
    for pieces in held:
        if pieces.sort == WORKER_PIECES:
            unseen[pieces.kind] -= pieces.count
    return unseen


def unseen_skills(s: KeyflowerState, held: list[InFlight]) -> list[int]:
    """By type, what is in the stack, face down beside it or behind a screen."""
    unseen = SKILL_COUNTS[:]
    take_off(unseen, s.load_skills)
    for pieces in held:
        if pieces.sort == SKILL_PIECES and pieces.kind != UNSEEN_KIND:
            unseen[pieces.kind] -= pieces.count
    return unseen


def take_workers_off(unseen: list[int], s: KeyflowerState, tile: i64) -> None:
    """Less the workers on a tile."""
    on_tile = s.on_tile
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        there: i64 = on_tile[tile * COLOUR_COUNT + colour]
        if there != 0:
            unseen[colour] -= there
        colour += 1


def take_off(counts: list[int], rows: list[int]) -> None:
    """Less what lies in rows that have as many kinds, one row after the other."""
    kinds: i64 = len(counts)
    place: i64 = 0
    while place < len(rows):
        there: i64 = rows[place]
        if there != 0:
            counts[place % kinds] -= there
        place += 1
