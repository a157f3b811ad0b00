"""Somebody who sits beside a seat, sees what it sees, and forgets nothing.

It keeps every occasion by itself: which cards were in hands then and how many of them in each. Since a card
leaves a hand openly only, what is left of an occasion is known at every later moment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from artel.games.sweet_lands.slots import DRAFTED, IN_HAND
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import CARDS
from artel.kernel.game import Game, Rules, State

LEAVES = ("discarded", "played", "employed", "returned")


@dataclass
class Occasion:
    """These cards are in hands, so many in each."""

    cards: set[str]
    hands: list[int]

    def leave(self, seat: int, card: str) -> None:
        if card in self.cards:
            self.cards.remove(card)
            self.hands[seat] -= 1

    def fault(self, where: dict[str, int]) -> str | None:
        for seat, count in enumerate(self.hands):
            held = [card for card in self.cards if where[card] == IN_HAND + seat]
            if len(held) != count:
                return f"seat {seat}: expected {count} of {sorted(self.cards)}, got {held}"
        return None


@dataclass
class Pack:
    """A pack of the draft as it was handed on, and who has taken a card out of it since."""

    cards: set[str]
    takers: list[int] = field(default_factory=list)

    def fault(self, number: int, where: dict[str, int]) -> str | None:
        gone = sorted(where[card] for card in self.cards if where[card] != DRAFTED + number)
        expected = sorted(IN_HAND + seat for seat in self.takers)
        return (
            None if gone == expected else f"pack {number}: expected {expected} to have one each, got {gone}"
        )


class Observer:
    """Remembers what one viewer has seen, and says of a state why it cannot be."""

    def __init__(self, game: Game, rules: Rules, viewer: int) -> None:
        self.viewer = viewer
        self.players = rules.players
        self.occasions: list[Occasion] = []
        # Packs that are on their way, by the seat at which they began.
        self.packs: dict[int, Pack] = {}
        self.before: dict[str, Any] = {}

    def see(self, view_data: dict[str, Any], visible_log_lines: list[dict[str, Any]]) -> None:
        pile = {*self.before.get("discards", []), *self.before.get("under", [])}
        for line in visible_log_lines:
            kind, values = line["k"], line["v"]
            if kind in LEAVES:
                for occasion in self.occasions:
                    occasion.leave(values["seat"], values["card"])
            if kind in ("discarded", "returned"):
                pile.add(values["card"])
            elif kind == "reshuffled":
                self._remember(view_data, set(CARDS) - pile - self._in_sight(view_data))
            elif kind == "looked" and values["seat"] == self.viewer:
                groups = view_data["memory"]["own"]
                self._remember(view_data, {card for group in groups for card in group["cards"]})
        if self.viewer >= 0:
            self._draft(view_data)
        self.before = view_data

    def _in_sight(self, data: dict[str, Any]) -> set[str]:
        found: set[str] = set()
        for row in data["seats"]:
            found.update(row["table"], *row["columns"].values(), row.get("hand", []))
        return found

    def _remember(self, data: dict[str, Any], cards: set[str]) -> None:
        """Every card that lies nowhere else is in one of the other hands."""
        hands = [0 if seat == self.viewer else row["hand_size"] for seat, row in enumerate(data["seats"])]
        assert len(cards) == sum(hands), f"expected {sum(hands)} cards in hands, got {sorted(cards)}"
        self.occasions.append(Occasion(cards, hands))

    def _draft(self, data: dict[str, Any]) -> None:
        """Look at the pack when it comes, and know it when it has been handed on."""
        was, now = self.before.get("pick", 0), data["pick"]
        if was == now:
            return
        if was:
            row = self.before["seats"][self.viewer]
            # The last answer of all may have been one's own: then the hand shows what was taken.
            mine = set(data["seats"][self.viewer]["hand"]) - set(row["hand"])
            seen = set(row["pack"])
            for number, pack in self.packs.items():
                pack.takers.append((number + was - 1) % self.players)
            self.packs[self._number(was)] = Pack(seen - mine)
        if now:
            again = self.packs.pop(self._number(now), None)
            if again is not None:
                self._settle(Pack(again.cards - set(data["seats"][self.viewer]["pack"]), again.takers))
        elif was:
            self._last_cards(data, was)

    def _last_cards(self, data: dict[str, Any], was: int) -> None:
        """With the last pick the one card that is left of a pack goes to the next seat."""
        for number, pack in self.packs.items():
            taker = (number + was) % self.players
            if taker == self.viewer:
                pack.cards -= set(data["seats"][self.viewer]["hand"])
            else:
                pack.takers.append(taker)
            self._settle(pack)
        self.packs = {}

    def _settle(self, pack: Pack) -> None:
        hands = [0] * self.players
        for seat in pack.takers:
            hands[seat] += 1
        assert len(pack.cards) == len(pack.takers), f"expected a card for each of {pack.takers}, got {pack}"
        if pack.cards:
            self.occasions.append(Occasion(set(pack.cards), hands))

    def _number(self, pick: int) -> int:
        """Which pack lies before the viewer at a pick."""
        return int((self.viewer - pick + 1) % self.players)

    def impossible(self, state: State) -> str | None:
        s = cast(SweetState, state)
        where = {card: s.where[number] for number, card in enumerate(CARDS)}
        for occasion in self.occasions:
            if fault := occasion.fault(where):
                return fault
        for number, pack in self.packs.items():
            if fault := pack.fault(number, where):
                return fault
        return None
