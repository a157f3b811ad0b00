"""What Sweet Lands never loses: cards, pieces on the domain, and all that the log tells."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.domain_map import EDGE_WORDS, MOST_CELLS
from artel.games.sweet_lands.memory import EVERYBODY, group_of
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import (
    COLUMN_ROOM,
    DRAFTED,
    EMPLOYED,
    FLIPPED_TOKEN,
    IN_DECK,
    IN_HAND,
    MASKS_LIST,
    NEAR_ROADS_LIST,
    PROPERTY_BITS,
    PROPERTY_SHIFT,
    RABBIT_BIT,
    TOKEN_BITS,
)
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import CARD_COUNT, INDUSTRY_COUNT, PROPERTIES, RESOURCES
from artel.kernel.game import Game, State

DERIVED_EVERY = 10
COUNTED = (*RESOURCES, "disk", "vp", "city-points", "industry-points")


class SweetChecker:
    """Every card in one place, every number of a seat as its domain, its cards and the log tell it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.read = 0
        self.books: Counter[tuple[int, str]] = Counter()
        self.opened = False

    def check(self, state: State) -> None:
        s = cast(SweetState, state)
        assert min(s.sheet) >= 0, f"ply {s.ply}: expected nothing below 0, got {s.sheet}"
        self._cards(s)
        self._memory(s)
        for seat in range(s.rules.players):
            self._domain(s, seat)
        if s.log is not None:
            self._books(s)
        if s.ply % DERIVED_EVERY == 0:
            self._derived(s)

    def _derived(self, s: SweetState) -> None:
        again = cast(SweetState, self.game.from_data(s.rules, self.game.to_data(s)))
        for derived in (MASKS_LIST, NEAR_ROADS_LIST):
            assert s.lists[derived] == again.lists[derived], (
                f"ply {s.ply}: what follows from the domain is stale"
            )

    def _cards(self, s: SweetState) -> None:
        places = Counter(s.where)
        assert s.deck_size == places[IN_DECK], f"ply {s.ply}: {s.deck_size} of {places[IN_DECK]} in the deck"
        for seat in range(s.rules.players):
            assert s.has(seat, on.HAND) == places[IN_HAND + seat], f"ply {s.ply}: the hand of {seat}"
            begin = seat * INDUSTRY_COUNT * COLUMN_ROOM
            columns = s.columns[begin : begin + INDUSTRY_COUNT * COLUMN_ROOM]
            employed = sorted(card - 1 for card in columns if card)
            assert employed == [card for card in range(CARD_COUNT) if s.where[card] == EMPLOYED + seat]
            held = s.picked[seat] - 1
            assert held < 0 or s.where[held] == IN_HAND + seat or s.where[held] >= DRAFTED
        assert s.pick > 0 or max(s.where) < DRAFTED

    def _memory(self, s: SweetState) -> None:
        """Only cards of other hands and of packs are remembered."""
        for card in range(CARD_COUNT):
            for viewer in (*range(s.rules.players), EVERYBODY):
                if group_of(s.known[card], viewer):
                    place = s.where[card]
                    is_held = IN_HAND <= place < IN_HAND + s.rules.players or place >= DRAFTED
                    assert is_held, f"ply {s.ply}: seat {viewer} remembers card {card + 1} at {place}"
                    assert place != IN_HAND + viewer, f"ply {s.ply}: {viewer} remembers its own card"

    def _domain(self, s: SweetState, seat: int) -> None:
        cells = s.cells[seat * MOST_CELLS : (seat + 1) * MOST_CELLS]
        tokens = [cell & TOKEN_BITS for cell in cells]
        built = Counter((cell >> PROPERTY_SHIFT) & PROPERTY_BITS for cell in cells)
        assert s.has(seat, on.TOKENS_LAID) == sum(1 for token in tokens if token)
        assert s.has(seat, on.FLIPPED) == tokens.count(FLIPPED_TOKEN)
        assert s.has(seat, on.RABBITS) == sum(1 for cell in cells if cell & RABBIT_BIT)
        assert [s.has(seat, on.TENTS + kind) for kind in range(len(PROPERTIES))] == [
            built[kind + 1] for kind in range(len(PROPERTIES))
        ], f"ply {s.ply}: pieces of seat {seat}"
        own = s.roads[seat * EDGE_WORDS : (seat + 1) * EDGE_WORDS]
        assert s.has(seat, on.ROADS) == sum(word.bit_count() for word in own)

    def _books(self, s: SweetState) -> None:
        """Resources, disks and points computed from the opening and the log alone."""
        assert s.log is not None
        if not self.opened:
            self.opened = True
            for seat in range(s.rules.players):
                for number, what in enumerate(COUNTED):
                    self.books[seat, what] = s.sheet[seat * WIDTH + number]
        for packed in s.log.lines[self.read :]:
            shape = self.game.lines.shape(packed)
            self._enter(s, shape.name, cast("dict[str, Any]", shape.values(packed)))
        self.read = len(s.log.lines)
        for seat in range(s.rules.players):
            for number, what in enumerate(COUNTED):
                have = s.sheet[seat * WIDTH + number]
                expected = self.books[seat, what]
                assert have == expected, f"ply {s.ply}: seat {seat}: expected {expected} {what}, got {have}"

    def _enter(self, s: SweetState, kind: str, v: dict[str, Any]) -> None:
        seat = v.get("seat", -1)
        if kind == "gained":
            self.books[seat, v["gain"]] += v["count"]
        elif kind == "spent":
            self.books[seat, v["price"]] -= v["count"]
        elif kind == "character-chosen":
            who = s.character[seat]
            for number, resource in enumerate(RESOURCES):
                self.books[seat, resource] += rules_of(s).start[who][number]
        elif kind == "city-points":
            self.books[seat, "city-points"] += v["points"]
        elif kind == "industry-points":
            self.books[seat, "industry-points"] += v["points"]
        elif kind == "round-points":
            self.books[seat, "vp"] += v["points"]
        elif kind == "cleaned":
            for each in range(s.rules.players):
                self.books[each, "disk"] = 0
