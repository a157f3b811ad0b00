"""What the contract tests must know of Artificium."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from artel.games.artificium.slots import CARD_PIECES, SLICES
from artel.games.artificium.state import ArtificiumState, held
from artel.games.artificium.words import CARD_COUNT, CARDS, GOOD_COUNT, GOODS
from artel.kernel.game import SPECTATOR, Game, State, deciders
from artel.kernel.memory import known_after
from tests.contract.contract import Ask, Contract, Told
from tests.games.artificium.observer import Observer


class ArtificiumChecker:
    """The 108 cards by kind; coins, goods and markers exactly as the log tells them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        facts = cast("list[dict[str, Any]]", game.facts())
        self.copies = {row["name"]: row["copies"] for row in facts if row["id"].startswith("card-")}
        self.sell = {row["name"]: row["sell"] for row in facts if row["id"].startswith("good-")}
        self.read = 0
        self.coins: Counter[int] = Counter()
        self.markers: Counter[int] = Counter()
        self.goods: Counter[tuple[int, str]] = Counter()

    def check(self, state: State) -> None:
        s = cast(ArtificiumState, state)
        self._cards(s)
        self._nothing_negative(s)
        if s.log is not None:
            self._books(s)

    def _cards(self, s: ArtificiumState) -> None:
        for card, name in enumerate(CARDS):
            held = sum(s.hand[card::CARD_COUNT]) + sum(s.table[card::CARD_COUNT])
            laid = s.revealed.count(card) + s.sealed.count(card)
            everywhere = s.deck[card] + s.discards[card] + s.market[card] + held + laid
            assert everywhere == self.copies[name], (
                f"ply {s.ply}: {name}: {everywhere} of {self.copies[name]}"
            )
        assert SLICES.pieces(s.lists, s.rules.players, CARD_PIECES) == list(self.copies.values())
        assert s.deck_size == sum(s.deck)
        for seat in range(s.rules.players):
            hand = slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT)
            assert s.hand_size[seat] == sum(s.hand[hand])
        self._memory(s)

    def _memory(self, s: ArtificiumState) -> None:
        """Nobody is sure of a card that is not there; one lying face down still counts to its hand."""
        hands = s.hand[:]
        for seat, card in enumerate(s.sealed):
            if card >= 0:
                hands[seat * CARD_COUNT + card] += 1
        for viewer in range(SPECTATOR, s.rules.players) if s.memory.events else (SPECTATOR,):
            sure = known_after(s.memory.pieces, s.memory.known, s.memory.told_to(viewer), held(s))
            assert all(known <= there for known, there in zip(sure, hands, strict=True)), (
                f"ply {s.ply}: seat {viewer} is sure of cards that are not there: {sure}, got {hands}"
            )

    def _nothing_negative(self, s: ArtificiumState) -> None:
        for counts in (s.coins, s.goods, s.marker, s.hand, s.deck, s.discards, s.market, s.table):
            assert min(counts) >= 0, f"ply {s.ply}: expected nothing below 0, got {counts}"

    def _books(self, s: ArtificiumState) -> None:
        """Coins, goods and markers computed from the opening and the log alone."""
        assert s.log is not None
        if self.read == 0:
            self.coins.update(dict(enumerate(s.coins)))
        for packed in s.log.lines[self.read :]:
            shape = self.game.lines.shape(packed)
            self._enter(shape.name, cast("dict[str, Any]", shape.values(packed)))
        self.read = len(s.log.lines)
        for seat in range(s.rules.players):
            assert s.coins[seat] == self.coins[seat], f"ply {s.ply}: seat {seat} has unexplained coins"
            assert s.marker[seat] == self.markers[seat], f"ply {s.ply}: seat {seat} has unexplained points"
            for good, name in enumerate(GOODS):
                have = s.goods[seat * GOOD_COUNT + good]
                assert have == self.goods[seat, name], f"ply {s.ply}: seat {seat} has unexplained {name}"

    def _enter(self, kind: str, v: dict[str, Any]) -> None:
        seat = v.get("seat", -1)
        if kind in ("exchanged", "spent-coins", "stole", "bought"):
            self.coins[seat] -= v["coins"]
        elif kind in ("sold", "fair"):
            self.coins[seat] += v["coins"]
        if kind in ("bought", "bonus", "stole", "made"):
            self.goods[seat, v["good"]] += v.get("count", 1)
        elif kind in ("sold", "spent"):
            self.goods[seat, v["good"]] -= 1
        if kind == "stole":
            self.goods[v["target"], v["good"]] -= 1
        elif kind == "built":
            self.markers[seat] += v["points"]
        elif kind == "knighted":
            self.markers[v["target"]] -= v["steps"]
        elif kind == "final-sale":
            for good, price in self.sell.items():
                self.coins[seat] += price * self.goods.pop((seat, good), 0)
            assert self.coins[seat] == v["coins"]
            assert self.coins[seat] // 4 == v["points"]


def is_secret(ask: Ask, state: State, seat: int, viewer: int) -> bool:
    """Another seat's draw or sealed card, and a card that wanders between two others."""
    if ask["kind"] == "draw-card":
        return bool(ask["for"] != viewer)
    if ask["kind"] == "scout-take":
        return viewer not in (ask["for"], ask["target"])
    return ask["kind"] == "choose" and seat != viewer and len(deciders(state)) > 1


def opens(ask: Ask, state: State, seat: int, viewer: int, verb: str) -> bool:
    """The last sealed card turns all of them up; a whole hand is discarded openly."""
    if ask["kind"] == "choose":
        return len(deciders(state)) == 1
    return verb == "exchange-hand" and seat != viewer


def make_rich(data: dict[str, Any]) -> None:
    """Coins for everything: only the rich build castles and towers by chance."""
    for row in data["seats"]:
        row["coins"] = 80


def cards(game: Game) -> set[str]:
    return {f"applied {row['name']}" for row in game.facts() if str(row["id"]).startswith("card-")}


# A card that is no building is applied when its own line is written.
ACTIONS = {"scouted": "scouting", "rebuilt": "rebuilding", "fair": "fair", "stole": "theft"}


def cards_applied(lines: Iterable[Told]) -> set[str]:
    found: set[str] = set()
    for kind, values in lines:
        if kind == "built":
            found.add(f"applied {values['card']}")
        elif kind in ACTIONS:
            found.add(f"applied {ACTIONS[kind]}")
    return found


CONTRACT = Contract(
    checker=ArtificiumChecker,
    observer=Observer,
    is_secret=is_secret,
    opens=opens,
    games=200,
    checked=16,
    most_plies=2000,
    # Without a leaning nearly every card would be taken back and hardly a castle ever built.
    leanings={
        "apply": 40.0,
        "rebuild": 10.0,
        "scout": 10.0,
        "steal": 5.0,
        "buy": 3.0,
        "sell": 0.1,
        "discard-card": 0.2,
        "take-back": 0.02,
        "done": 4.0,
    },
    enrich=make_rich,
    components=cards,
    components_shown=cards_applied,
)
