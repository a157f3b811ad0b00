"""An observer of Artificium: remembers every line it has seen and knows a state that cannot be.

It keeps its own books of the open cards, from the log alone, and holds them against every view. Whether a
state is possible is a question to an integer program: is there any way the hidden draws and the cards
taken by Scouting can have gone, from the first card of the game on, that ends in these hands and this deck?
Nothing here is taken from the engine's own memory.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from artel.kernel.game import Game, Rules, State

Cards = Counter[str]
# A stock of cards of one kind in one hand out of one pool; OPEN cards came there for all to see.
Stock = tuple[int, int, str]
OPEN = -1


class Books:
    """The open cards: piles, tables and revealed cards, as the log tells them."""

    def __init__(self, players: int) -> None:
        self.discards: Cards = Counter()
        self.market: Cards = Counter()
        self.tables: list[Cards] = [Counter() for _ in range(players)]
        self.revealed: dict[int, str] = {}

    def lies(self, seat: int) -> None:
        """The revealed card of a seat was applied."""
        self.tables[seat][self.revealed.pop(seat)] += 1

    def differ_from(self, data: dict[str, Any]) -> str | None:
        """Where the books and this data say different things."""
        rows = data["seats"]
        revealed = {seat: row["revealed"] for seat, row in enumerate(rows) if row["revealed"]}
        for name, mine, theirs in [
            ("discards", +self.discards, data["discards"]),
            ("market", +self.market, data["market"]),
            ("tables", [+table for table in self.tables], [row["table"] for row in rows]),
            ("revealed cards", self.revealed, revealed),
        ]:
            if mine != theirs:
                return f"{name}: expected {mine}, got {theirs}"
        return None


class Observer:
    """What one seat, or a spectator, has seen happen."""

    def __init__(self, game: Game, rules: Rules, seat: int) -> None:
        facts: list[dict[str, Any]] = list(game.facts())
        self.game, self.seat, self.players = game, seat, rules.players
        copies = {row["name"]: int(row["copies"]) for row in facts if str(row["id"]).startswith("card-")}
        self.kinds = list(copies)
        self.pools: list[Cards] = [Counter(copies)]
        # What was seen to come out of each pool: laid out, or drawn by the observer itself.
        self.out_of: list[Cards] = [Counter()]
        self.books = Books(rules.players)
        self.own: Cards = Counter()
        # ("drew", seat, pool), ("came", seat, card), ("left", seat, card), ("passed", from, to, card or None)
        self.events: list[tuple[Any, ...]] = []
        self.scouting: tuple[int, int] | None = None
        self.data: dict[str, Any] = {}

    # Seeing.

    def see(self, view_data: dict[str, Any], visible_log_lines: list[dict[str, Any]]) -> None:
        for line in visible_log_lines:
            self._read(str(line["k"]), line["v"])
        self.data = view_data
        if self.scouting is not None and not str(view_data["agenda"][-1:]).count("scout-take"):
            self._scouted(None)
        fault = self.books.differ_from(view_data)
        assert fault is None, f"the log and the view differ, {fault}"
        if self.seat >= 0:
            hand = hand_of(view_data["seats"][self.seat])
            assert +self.own == hand, f"own hand: expected {self.own}, got {hand}"

    def _read(self, kind: str, v: dict[str, Any]) -> None:
        if kind == "scout-took":
            self._scouted(v["card"])
        elif self.scouting is not None:
            self._scouted(None)
        seat, card = v.get("seat", -1), v.get("card", "")
        books = self.books
        match kind:
            case "drew":
                self.own[card] += 1
                self.out_of[-1][card] += 1
            case "drew-hidden":
                self.events.append(("drew", seat, len(self.pools) - 1))
            case "reshuffled":
                self.pools.append(+books.discards)
                self.out_of.append(Counter())
                books.discards = Counter()
            case "market-shows":
                books.market[card] += 1
                self.out_of[-1][card] += 1
            case "exchanged":
                self._left(seat, card)
                self._came(seat, v["taken"])
                books.market[card] += 1
                books.market[v["taken"]] -= 1
            case "market-cleared":
                books.discards += books.market
                books.market = Counter()
            case "exchange-discarded" | "wizard-discarded" | "hand-discarded":
                self._left(seat, card)
                books.discards[card] += 1
            case "revealed":
                self._left(seat, card)
                books.revealed[seat] = card
            case "card-discarded":
                books.discards[books.revealed.pop(seat)] += 1
            case "card-taken-back":
                self._came(seat, books.revealed.pop(seat))
            case "rebuilt":
                books.tables[seat][card] -= 1
                self._came(seat, card)
                books.lies(seat)
            case "built" | "fair" | "stole":
                books.lies(seat)
            case "scouted":
                books.lies(seat)
                self.scouting = (v["target"], seat)
            case "round-ends":
                for table in books.tables:
                    books.discards += table
                    table.clear()

    def _left(self, seat: int, card: str) -> None:
        if seat == self.seat:
            self.own[card] -= 1
        else:
            self.events.append(("left", seat, card))

    def _came(self, seat: int, card: str) -> None:
        if seat == self.seat:
            self.own[card] += 1
        else:
            self.events.append(("came", seat, card))

    def _scouted(self, card: str | None) -> None:
        """The card that changes hands: one of the observer's own, into them, or between two others."""
        assert self.scouting is not None
        loser, taker = self.scouting
        self.scouting = None
        if self.seat in (loser, taker):
            assert card is not None, "expected to be told which card it was, got nothing"
            self._left(loser, card)
            self._came(taker, card)
        else:
            assert card is None, f"expected not to be told which card it was, got {card}"
            self.events.append(("passed", loser, taker))

    # Judging.

    def impossible(self, state: State) -> str | None:
        """Why this state cannot be, as far as the observer has seen; None when it can."""
        data: dict[str, Any] = self.game.to_data(state)
        fault = self.books.differ_from(data)
        if fault is not None:
            return fault
        for seat, row in enumerate(data["seats"]):
            size = self.data["seats"][seat]["hand_size"] + self.data["seats"][seat]["chosen"]
            if sum(hand_of(row).values()) != size:
                return f"hand of seat {seat}: expected {size} cards, got {hand_of(row)}"
        if self.seat >= 0 and hand_of(data["seats"][self.seat]) != +self.own:
            return f"own hand: expected {self.own}, got {hand_of(data['seats'][self.seat])}"
        over = Counter(data["deck"]) - (self.pools[-1] - self.out_of[-1])
        if over:
            return f"deck: expected cards of {self.pools[-1] - self.out_of[-1]}, got {dict(over)} besides"
        return self._program(data).unsolvable()

    def _program(self, data: dict[str, Any]) -> Program:
        program = Program()
        drawn: dict[tuple[int, str], list[int]] = defaultdict(list)
        stocks: dict[Stock, list[tuple[int, float]]] = defaultdict(list)
        bases: Counter[Stock] = Counter()
        pools = [*range(len(self.pools)), OPEN]
        for event in self.events:
            if event[0] == "drew":
                _, seat, pool = event
                taken = [program.variable() for _ in self.kinds]
                program.equal([(each, 1.0) for each in taken], 1)
                for card, each in zip(self.kinds, taken, strict=True):
                    drawn[pool, card].append(each)
                    stocks[seat, pool, card].append((each, 1.0))
            elif event[0] == "came":
                bases[event[1], OPEN, event[2]] += 1
            elif event[0] == "left":
                _, seat, card = event
                self._leaves(program, stocks, bases, [(seat, pool, card) for pool in pools], None)
            else:
                _, loser, taker = event
                every = [(loser, pool, card) for pool in pools for card in self.kinds]
                self._leaves(program, stocks, bases, every, taker)
        self._ends(program, data, drawn, stocks, bases)
        return program

    def _leaves(
        self,
        program: Program,
        stocks: dict[Stock, list[tuple[int, float]]],
        bases: Counter[Stock],
        choices: list[Stock],
        taker: int | None,
    ) -> None:
        """Exactly one card leaves one of these stocks, for the hand of the taker where there is one."""
        gone = []
        for stock in choices:
            if not stocks[stock] and not bases[stock]:
                continue
            each = program.variable()
            gone.append((each, 1.0))
            stocks[stock].append((each, -1.0))
            program.at_least(stocks[stock], -bases[stock])
            if taker is not None:
                stocks[taker, stock[1], stock[2]].append((each, 1.0))
        program.equal(gone, 1)

    def _ends(
        self,
        program: Program,
        data: dict[str, Any],
        drawn: dict[tuple[int, str], list[int]],
        stocks: dict[Stock, list[tuple[int, float]]],
        bases: Counter[Stock],
    ) -> None:
        """The stocks are the hands; every pool is used up but the last, which is the deck."""
        last = len(self.pools) - 1
        for pool, cards in enumerate(self.pools):
            for card in self.kinds:
                left = data["deck"].get(card, 0) if pool == last else 0
                hidden = cards[card] - self.out_of[pool][card] - left
                program.equal([(each, 1.0) for each in drawn[pool, card]], hidden)
        for seat in range(self.players):
            if seat != self.seat:
                hand = hand_of(data["seats"][seat])
                for card in self.kinds:
                    terms, base = [], 0
                    for pool in [*range(len(self.pools)), OPEN]:
                        terms += stocks[seat, pool, card]
                        base += bases[seat, pool, card]
                    program.equal(terms, hand[card] - base)


class Program:
    """Yes-or-no unknowns, and sums of them that must be just so, or at least so."""

    def __init__(self) -> None:
        self.size = 0
        self.rows: list[list[tuple[int, float]]] = []
        self.lows: list[float] = []
        self.highs: list[float] = []

    def variable(self) -> int:
        self.size += 1
        return self.size - 1

    def equal(self, terms: list[tuple[int, float]], value: int) -> None:
        self._row(terms, value, value)

    def at_least(self, terms: list[tuple[int, float]], value: int) -> None:
        self._row(terms, value, np.inf)

    def _row(self, terms: list[tuple[int, float]], low: float, high: float) -> None:
        self.rows.append(list(terms))
        self.lows.append(low)
        self.highs.append(high)

    def unsolvable(self) -> str | None:
        for terms, low, high in zip(self.rows, self.lows, self.highs, strict=True):
            if not terms and not low <= 0 <= high:
                return f"expected {low} unseen cards somewhere, got none that could be there"
        if self.size == 0:
            return None
        values = [weight for terms in self.rows for _, weight in terms]
        columns = [column for terms in self.rows for column, _ in terms]
        starts = np.cumsum([0, *[len(terms) for terms in self.rows]])
        matrix = csr_array((values, columns, starts), shape=(len(self.rows), self.size))
        found = milp(
            np.zeros(self.size),
            constraints=LinearConstraint(matrix, np.array(self.lows), np.array(self.highs)),
            bounds=Bounds(0, 1),
            integrality=np.ones(self.size),
            options={"time_limit": 60.0},
        )
        if found.status == 2:
            return "expected some course of the hidden draws that leads here, got none"
        assert found.status == 0, f"expected an answer of the solver, got {found.message}"
        return None


def hand_of(row: dict[str, Any]) -> Cards:
    """A hand, the card lying face down included."""
    cards = Counter(row["hand"])
    if row["sealed"] is not None:
        cards[row["sealed"]] += 1
    return cards
