"""Positions of Artificium, written down as a table would be described, and played by command lines.

`at_market`, `at_play`, `at_round_end` and `at_round_start` put seats described by `seat(...)` at the
beginning of a phase. Cards and goods are words with spaces between them. Cards that are named nowhere
lie in the deck, so that all 108 are always there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from artel.games import game_named
from artel.kernel.game import (
    NATURE,
    Log,
    Outcome,
    Refusal,
    Rng,
    State,
    advance,
    deciders,
    legal_moves,
    play,
    play_nature,
    weights,
)
from artel.kernel.log import line_data

GAME = game_named("artificium")
FACTS: dict[str, dict[str, Any]] = {str(row["id"]): dict(row) for row in GAME.facts()}
CARDS: dict[str, dict[str, Any]] = {
    row["name"]: row for row_id, row in FACTS.items() if row_id.startswith("card-")
}
GOODS: dict[str, dict[str, Any]] = {
    row["name"]: row for row_id, row in FACTS.items() if row_id.startswith("good-")
}
# What is left of a round from each phase on; the agenda names the next thing last.
ROUND = ["end-of-round *", "play-cards *", "card-market *", "start-of-round *"]
SIX_CARDS = "sawmill farm charcoal-burner bakery-mill kvass-yard ore-works"


def seat(
    hand: str = "", *, coins: int = 5, marker: int = 0, goods: str = "", table: str = "", out: bool = False
) -> dict[str, Any]:
    """One seat: its hand, and whatever differs from the opening."""
    return {
        "coins": coins,
        "marker": marker,
        "goods": bag(goods),
        "hand": bag(hand),
        "table": bag(table),
        "revealed": None,
        "sealed": None,
        "exchanges": 0,
        "built": {},
        "knighted": 0,
        "passed": False,
        "out": out,
        "rebuilt": False,
    }


def bag(words: str) -> dict[str, int]:
    return dict(Counter(words.split()))


def all_cards() -> Counter[str]:
    return Counter({name: int(card["copies"]) for name, card in CARDS.items()})


class Table:
    """A game in progress, spoken to in command lines."""

    def __init__(self, state: State) -> None:
        self.state = state

    # Playing.

    def play(self, who: int, *lines: str) -> Table:
        """This seat plays these lines; an illegal one raises `Refused`."""
        for line in lines:
            GAME.attempt(self.state, who, line)
        return self

    def nature(self, *lines: str) -> Table:
        return self.play(NATURE, *lines)

    def chance(self, seed: int = 1) -> Table:
        """Let chance answer until a seat is asked."""
        play_nature(self.state, Rng(seed))
        return self

    def draw_until(self, kind: str) -> Table:
        """Let chance draw the first card it can until this question comes up."""
        while self.question() != kind:
            assert deciders(self.state) == [NATURE], f"expected {kind}, got {GAME.asks(self.state)}"
            play(self.state, NATURE, legal_moves(self.state, NATURE)[0])
        return self

    def choose(self, *cards: str) -> Table:
        """The seats that are asked lay these cards, in the order of the seats."""
        for who, card in zip(deciders(self.state), cards, strict=True):
            self.play(who, f"choose {card}")
        return self

    def all_play(self, line: str) -> Table:
        """Every seat that is asked answers the same once, one after the other or together."""
        for who in range(self.state.rules.players):
            if who in deciders(self.state):
                self.play(who, line)
        return self

    # Looking.

    def data(self) -> dict[str, Any]:
        return GAME.to_data(self.state)

    def row(self, who: int) -> dict[str, Any]:
        return dict(self.data()["seats"][who])

    def coins(self, who: int) -> int:
        return int(self.row(who)["coins"])

    def marker(self, who: int) -> int:
        return int(self.row(who)["marker"])

    def goods(self, who: int) -> dict[str, int]:
        return dict(self.row(who)["goods"])

    def hand(self, who: int) -> dict[str, int]:
        return dict(self.row(who)["hand"])

    def table(self, who: int) -> dict[str, int]:
        """The cards lying face up before a seat."""
        return dict(self.row(who)["table"])

    def cards_in(self, pile: str) -> dict[str, int]:
        """The deck, the discards or the market."""
        return dict(self.data()[pile])

    def asked(self) -> list[int]:
        return deciders(self.state)

    def question(self) -> str | None:
        asks = GAME.asks(self.state)
        return str(asks[0]["kind"]) if asks else None

    def moves(self, who: int) -> list[str]:
        return [GAME.verbs.text(move) for move in legal_moves(self.state, who)]

    def moves_of(self, who: int, verb: str) -> list[str]:
        return [move for move in self.moves(who) if move.split()[0] == verb]

    def verbs(self, who: int) -> set[str]:
        return {move.split()[0] for move in self.moves(who)}

    def chances(self) -> dict[str, int]:
        """Chance's moves and how likely each is."""
        return dict(zip(self.moves(NATURE), weights(self.state), strict=True))

    def why_not(self, who: int, line: str) -> str | None:
        """The rule that forbids a line; the kind of the refusal where no rule does."""
        refusal: Refusal | None = GAME.why_not(self.state, who, GAME.verbs.parse(line))
        return None if refusal is None else refusal.rule or refusal.kind

    def view(self, who: int) -> dict[str, Any]:
        return GAME.view(self.state, who).data

    def outcome(self) -> Outcome:
        return GAME.outcome(self.state)

    def log(self, kind: str) -> list[dict[str, Any]]:
        """The values of every line of this kind written since the position."""
        assert self.state.log is not None
        lines = [line_data(GAME.lines, self.state.log, n) for n in range(len(self.state.log.lines))]
        return [dict(line["v"]) for line in lines if line["k"] == kind]  # type: ignore[call-overload]


def opening(players: int = 3) -> Table:
    """A new game, before the first card is dealt."""
    return Table(GAME.setup(GAME.rules(players), Log()))


def at_round_start(*seats: dict[str, Any], round_number: int = 2, first: int = 0, **piles: str) -> Table:
    """The round begins: nobody has drawn yet; `first` was first player in the round before."""
    return _position(seats, ROUND, round_number, first, "deal", piles)


def at_market(
    *seats: dict[str, Any], market: str = SIX_CARDS, round_number: int = 2, first: int = 0, **piles: str
) -> Table:
    """The market shows these cards and the first player is asked."""
    table = _position(seats, ROUND[:3], round_number, first, "deal", piles)
    for card in market.split():
        table.nature(f"reveal {card}")
    return table


def at_play(*seats: dict[str, Any], round_number: int = 2, first: int = 0, **piles: str) -> Table:
    """The sealed choice of the first step."""
    return _position(seats, ROUND[:2], round_number, first, "market", piles)


def at_round_end(*seats: dict[str, Any], round_number: int = 2, first: int = 0, **piles: str) -> Table:
    """All seats are out of the round: it ends."""
    return _position(seats, ROUND[:1], round_number, first, "play", piles)


def _position(
    seats: Sequence[dict[str, Any]],
    agenda: list[str],
    round_number: int,
    first: int,
    phase: str,
    piles: dict[str, str],
) -> Table:
    """Cards not named lie in the deck, or in the discards where the deck is named.

    The pile `keeper` names a seat that holds them instead, so that deck and discards can be empty.
    """
    rows = [dict(row) for row in seats]
    deck, discards, keeper = piles.get("deck"), piles.get("discards", ""), piles.get("keeper")
    rest = all_cards()
    rest.subtract(bag(f"{deck or ''} {discards}"))
    for row in rows:
        rest.subtract(row["hand"])
        rest.subtract(row["table"])
    assert min(rest.values()) >= 0, f"expected at most the cards of the box, got more: {rest}"
    kept = dict(+rest)
    in_discards = Counter(bag(discards))
    if keeper is not None:
        rows[int(keeper)]["hand"] = dict(Counter(rows[int(keeper)]["hand"]) + Counter(kept))
    elif deck is not None:
        in_discards.update(kept)
    data: dict[str, object] = {
        "round": round_number,
        "phase": phase,
        "first": first,
        "discards": dict(in_discards),
        "market": {},
        "deck": kept if deck is None and keeper is None else bag(deck or ""),
        "seats": rows,
        "memory": {"known": [{} for _ in rows], "events": [], "doubtful": []},
        "ply": 0,
        "agenda": agenda,
    }
    state = GAME.from_data(GAME.rules(len(rows)), data)
    state.log = Log()
    advance(state)
    return Table(state)
