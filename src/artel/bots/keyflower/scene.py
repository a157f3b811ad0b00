"""What is seen of a turn in Keyflower; version 1.

Both sides' villages and hands, who leads on which lot, what each lot is to whom; of a move what can be told
of it at first sight, whether somebody could answer it, and the tile itself.
"""

from __future__ import annotations

from typing import Final, cast

from artel.bots.keyflower.encode import FEATURES as SEAT_FEATURES
from artel.bots.keyflower.encode import FIRST_TILE, WORDS, KeyflowerEncoder
from artel.bots.keyflower.encode_moves import FEATURES as MOVE_FEATURES
from artel.bots.keyflower.encode_moves import KeyflowerMoves, Sight, bounded
from artel.bots.keyflower.of_turn import of_turn
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.village import Village
from artel.bots.search.scene import Look, Scene, Seen
from artel.bots.search.values import Values
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.moves import (
    BID,
    BID_COLOUR,
    BID_COUNT,
    BID_TILE,
    THE_PASS,
    USE,
    USE_COLOUR,
    USE_TILE,
)
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    NOWHERE,
    SEAT_COUNT,
    KeyflowerState,
    is_order_tile,
    leader,
    rules_of,
    workers_on,
)
from artel.games.keyflower.words import BACK, COLOURS, GREEN, SEASONS
from artel.kernel.state import State

VERSION: Final = 1
# Points and counts are written in fives.
SCALE: Final = 0.2
# Further answers than these do not count.
FAR: Final = 6


def around_features() -> list[tuple[str, str, str]]:
    found = [("season", season, f"1 in {season}") for season in SEASONS]
    found += [("own", f"own-{name}", f"one's own: {says}") for _, name, says in SEAT_FEATURES]
    found += [
        ("rivals", f"rivals-{name}", f"the mean of the rivals: {says}") for _, name, says in SEAT_FEATURES
    ]
    colours = COLOURS[:COLOUR_COUNT]
    found += [
        ("hands", f"own-{colour}-left", f"{colour} workers of one's own that are left") for colour in colours
    ]
    found += [
        ("hands", f"rivals-{colour}-left", f"{colour} workers that rivals have left, on the mean")
        for colour in colours
    ]
    found += [
        ("hands", "own-left", "workers of one's own that are left, in fives"),
        ("hands", "rivals-left", "workers that the rival with most has left, in fives"),
        ("hands", "quiet", "the share of the rivals that have just passed"),
        ("lots", "own-lots", "what the lots where one leads are thought to be worth to oneself, in fives"),
        ("lots", "rivals-lots", "what the lots where rivals lead are thought to be worth to them, in fives"),
        ("lots", "free-lot", "the best lot where nobody leads, in fives of points"),
        ("lots", "beaten", "workers of one's own on bids that were beaten"),
        ("lots", "rivals-beaten", "workers of rivals on bids that were beaten, on the mean"),
    ]
    for whose, says in (("own", "one leads on"), ("rivals", "a rival leads on"), ("free", "nobody leads on")):
        found += [("lots", f"{whose}-lot-{word}", f"1 where {says} {word}") for word in WORDS]
    found += [("winter", f"hand-{word}", f"1 with {word} in the hand for the winter") for word in WORDS]
    return found


def move_features() -> list[tuple[str, str, str]]:
    found = [(group, f"move-{name}", f"{says}, in fives") for group, name, says in MOVE_FEATURES]
    found += [
        ("value", "behind", "how far the quick player thinks it is behind the best move, in fives of points"),
        ("bid", "answer", "workers by which the strongest rival could top a bid, in fives"),
        ("bid", "answerable", "1 where a rival could top it"),
        ("bid", "rival-lot", "the most that the lot is thought to be worth to a rival, in fives of points"),
        ("bid", "leader-lot", "what it is thought to be worth to the rival who leads, in fives of points"),
        ("workers", "green-workers", "1 with green workers"),
        ("use", "use-back", "1 for a tile that was turned over"),
        ("use", "use-lying", "workers that lie there, in fives"),
        ("pass", "pass-best", "what the quick player thinks of the best other move, in fives of points"),
    ]
    found += [("bid", f"bid-{word}", f"1 for a bid on {word}") for word in WORDS]
    found += [("use", f"use-{word}", f"1 for a use of {word}") for word in WORDS]
    return found


AROUND: Final = around_features()
MOVES: Final = move_features()
WIDTH: Final = len(SEAT_FEATURES)
HANDS: Final = len(SEASONS) + 2 * WIDTH
LOTS: Final = HANDS + 2 * COLOUR_COUNT + 3
LEADS: Final = LOTS + 5
HAND: Final = LEADS + 3 * len(WORDS)
FIRST_MOVE: Final = len(AROUND)
EXTRA: Final = FIRST_MOVE + len(MOVE_FEATURES)
BIDS: Final = EXTRA + 9
USES: Final = BIDS + len(WORDS)


class KeyflowerScene(Scene):
    def __init__(self, encoder: KeyflowerEncoder, sights: KeyflowerMoves, habits: Values) -> None:
        super().__init__("keyflower", VERSION, AROUND, MOVES)
        self.encoder: Final = encoder
        self.sights: Final = sights
        self.habits: Final = habits
        self._row: Final = encoder.buffer()
        self._sum: Final = encoder.buffer()

    def fits(self, state: State) -> bool:
        return TURN.shape.has(state.agenda[-1])

    def moment(self, state: State) -> int:
        """The first turn of each season."""
        return int(cast(KeyflowerState, state).season)

    def look_around(self, state: State, seat: int) -> Seen:
        s = cast(KeyflowerState, state)
        return self._around(s, seat, self._turns(s))

    def looks_around(self, state: State) -> list[Seen]:
        s = cast(KeyflowerState, state)
        turns = self._turns(s)
        return [self._around(s, seat, turns) for seat in range(s.rules.players)]

    def look(self, state: State, seat: int, moves: list[int], most: int) -> Look:
        s = cast(KeyflowerState, state)
        turns = self._turns(s)
        sight = self.sights.sight_with(s, seat, turns[seat])
        found = Look(self._around(s, seat, turns))
        known = of_turn(s, moves, sight.turn)[:most]
        found.moves.extend(known)
        rows = [sight.row(move) for move in known]
        best = max([row[0] for move, row in zip(known, rows, strict=True) if move != THE_PASS], default=0.0)
        weights = self.habits.weights_at(2 * int(s.season))
        for number in range(len(known)):
            row = rows[number]
            seen = Seen()
            liking = 0.0
            for at in range(len(row)):
                value = row[at]
                if value != 0.0:
                    liking += weights[at] * value
                    seen.put(FIRST_MOVE + at, SCALE * value)
            found.likings.append(liking)
            self._move(s, seat, known[number], best - row[0], best, sight, turns, seen)
            found.rows.append(seen)
        return found

    def _turns(self, s: KeyflowerState) -> list[TurnValue]:
        return [TurnValue(s, seat, self.sights.weights) for seat in range(s.rules.players)]

    def _around(self, s: KeyflowerState, seat: int, turns: list[TurnValue]) -> Seen:
        seen = Seen()
        seen.put(int(max(s.season, 0)), 1.0)
        self._villages(s, seat, [turn.village for turn in turns], seen)
        self._hands(s, seat, seen)
        self._lots(s, seat, turns, seen)
        places = self.encoder.places(rules_of(s))
        for tile in turns[seat].estate.hand:
            if places[tile] >= 0:
                seen.put(HAND + word_at(places[tile]), 1.0)
        return seen

    def _villages(self, s: KeyflowerState, seat: int, villages: list[Village], seen: Seen) -> None:
        others = s.rules.players - 1
        total, row = self._sum, self._row
        for at in range(WIDTH):
            total[at] = 0.0
        for other in range(s.rules.players):
            self.encoder.encode_from(s, other, villages, row)
            if other == seat:
                for at in range(WIDTH):
                    seen.put(len(SEASONS) + at, row[at])
            else:
                for at in range(WIDTH):
                    if row[at] != 0.0:
                        total[at] += row[at]
        for at in range(WIDTH):
            if total[at] != 0.0:
                seen.put(len(SEASONS) + WIDTH + at, total[at] / others)

    def _hands(self, s: KeyflowerState, seat: int, seen: Seen) -> None:
        others = s.rules.players - 1
        own, most = 0, 0
        sums = [0] * COLOUR_COUNT
        for other in range(s.rules.players):
            total = 0
            for colour in range(COLOUR_COUNT):
                count = s.screen[other * COLOUR_COUNT + colour]
                total += count
                if other == seat:
                    seen.put(HANDS + colour, float(count))
                else:
                    sums[colour] += count
            if other == seat:
                own = total
            else:
                most = max(most, total)
        for colour in range(COLOUR_COUNT):
            seen.put(HANDS + COLOUR_COUNT + colour, sums[colour] / others)
        at = HANDS + 2 * COLOUR_COUNT
        seen.put(at, SCALE * own)
        seen.put(at + 1, SCALE * most)
        seen.put(at + 2, s.passes / max(1, others))

    def _lots(self, s: KeyflowerState, seat: int, turns: list[TurnValue], seen: Seen) -> None:
        places = self.encoder.places(rules_of(s))
        own, theirs, free, beaten, rivals_beaten = 0.0, 0.0, 0.0, 0, 0
        for tile in s.lots:
            front = int(leader(s, tile))
            if front == seat:
                own += bounded(turns[seat].lot(tile))
                whose = 0
            elif front != NOWHERE:
                theirs += bounded(turns[front].lot(tile))
                whose = 1
            else:
                free = max(free, bounded(turns[seat].lot(tile)))
                whose = 2
            for other in range(s.rules.players):
                bid = s.bids[tile * SEAT_COUNT + other] >> 2
                if bid > 0 and other != front:
                    if other == seat:
                        beaten += bid
                    else:
                        rivals_beaten += bid
            if places[tile] >= 0:
                seen.put(LEADS + whose * len(WORDS) + word_at(places[tile]), 1.0)
        seen.put(LOTS, SCALE * own)
        seen.put(LOTS + 1, SCALE * theirs)
        seen.put(LOTS + 2, SCALE * free)
        seen.put(LOTS + 3, SCALE * beaten)
        seen.put(LOTS + 4, SCALE * rivals_beaten / (s.rules.players - 1))

    def _move(
        self,
        s: KeyflowerState,
        seat: int,
        move: int,
        behind: float,
        best: float,
        sight: Sight,
        turns: list[TurnValue],
        seen: Seen,
    ) -> None:
        places = self.encoder.places(rules_of(s))
        if BID.has(move):
            seen.put(EXTRA, SCALE * behind)
            tile, colour = int(BID_TILE.read(move)), int(BID_COLOUR.read(move))
            self._bid(s, seat, tile, colour, int(BID_COUNT.read(move)), turns, seen)
            if places[tile] >= 0:
                seen.put(BIDS + word_at(places[tile]), 1.0)
        elif USE.has(move):
            seen.put(EXTRA, SCALE * behind)
            tile = int(USE_TILE.read(move))
            seen.put(EXTRA + 5, 1.0 if USE_COLOUR.read(move) == GREEN else 0.0)
            seen.put(EXTRA + 6, 1.0 if s.side[tile] == BACK else 0.0)
            seen.put(EXTRA + 7, SCALE * int(workers_on(s, tile)))
            if places[tile] >= 0:
                seen.put(USES + word_at(places[tile]), 1.0)
        elif move == THE_PASS:
            seen.put(EXTRA + 8, SCALE * best)

    def _bid(
        self,
        s: KeyflowerState,
        seat: int,
        tile: int,
        colour: int,
        count: int,
        turns: list[TurnValue],
        seen: Seen,
    ) -> None:
        """Who could answer, and how much they would like to."""
        whole = (s.bids[tile * SEAT_COUNT + seat] >> 2) + count
        answer, wanted, front = -FAR, 0.0, int(leader(s, tile))
        for other in range(s.rules.players):
            if other == seat:
                continue
            bid = s.bids[tile * SEAT_COUNT + other]
            able = s.screen[other * COLOUR_COUNT + colour] + (bid >> 2)
            answer = max(answer, able - whole)
            wanted = max(wanted, bounded(turns[other].lot(tile)))
        seen.put(EXTRA + 1, SCALE * min(FAR, answer))
        seen.put(EXTRA + 2, 1.0 if answer > 0 else 0.0)
        if not is_order_tile(s, tile):
            seen.put(EXTRA + 3, SCALE * wanted)
        if front not in (NOWHERE, seat):
            seen.put(EXTRA + 4, SCALE * bounded(turns[front].lot(tile)))
        seen.put(EXTRA + 5, 1.0 if colour == GREEN else 0.0)


def word_at(place: int) -> int:
    """The number of a tile's word, by where its sides stand among the features of a seat."""
    return (place - FIRST_TILE) // 2
