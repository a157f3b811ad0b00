"""What never gets lost in a game: its pieces, and whatever the log says was paid or made.

`checker_for(game)` gives a fresh checker; its `check(state)` is called after every move. A game
without an entry in `CHECKERS` fails its contract test: nobody has said yet what it conserves.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol, cast

from artel.games.artificium.state import ArtificiumState, held
from artel.games.artificium.words import CARD_COUNT, CARDS, GOOD_COUNT, GOODS
from artel.kernel.game import SPECTATOR, Game, State
from artel.kernel.memory import known_after


class Checker(Protocol):
    def check(self, state: State) -> None: ...


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


class KeyflowerChecker:
    """Workers by colour, resources and skills by type: as many at every moment as at the start."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def check(self, state: State) -> None:
        data = cast("dict[str, Any]", self.game.to_data(state))
        workers, goods, skills = Counter(data["bag"]), Counter(data["supply"]), Counter(data["stack"])
        workers["green"] += data["green"]
        for boat in data["boats"]:
            workers.update(boat["workers"])
            skills.update(boat["skills"])
        for tile in [*data["lots"], *itertools.chain.from_iterable(data["villages"])]:
            workers.update(tile["workers"])
            goods.update(tile.get("goods", {}))
            for bid in tile.get("bids", []):
                workers[bid["colour"]] += bid["count"]
        for row in data["seats"]:
            workers.update(row["workers"])
            skills.update(row["skills"])
        # What is paid away goes back to the bag or the stack only after the draws it paid for.
        for frame in data["agenda"]:
            step, *words = frame.split()
            if step == "bag-later":
                workers[words[1]] += int(words[2])
            elif step == "stack-later":
                laid = next(line for line in reversed(data["stack_story"]) if line.startswith("lay "))
                skills[laid.split()[2]] += 1
        where = f"{self.game.name} ply {state.ply}: {workers} {goods} {skills}"
        assert workers == {"red": 40, "blue": 40, "yellow": 40, "green": 20}, where
        assert goods == {"iron": 24, "stone": 24, "wood": 24, "gold": 48}, where
        assert skills == {"anvil": 16, "pickaxe": 16, "saw": 16}, where
        for counts in (workers, goods, skills, data["bag"], data["supply"], data["stack"]):
            assert min(counts.values(), default=0) >= 0, where


CHECKERS: dict[str, Callable[[Game], Checker]] = {
    "artificium": ArtificiumChecker,
    "keyflower": KeyflowerChecker,
}


def checker_for(game: Game) -> Checker:
    assert game.name in CHECKERS, f"expected a checker of what {game.name} conserves, got none"
    return CHECKERS[game.name](game)
