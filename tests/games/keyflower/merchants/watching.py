"""What a careful watcher knows of the contracts, kept apart from what the engine keeps.

A contract that went unseen somewhere is a piece with all the contracts that it may be: those that may have
been in the stacks then, less those that were seen elsewhere since.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

ALL = frozenset(f"contract-{number}" for number in range(36))


class ContractWatcher:
    """Follows the log lines of one viewer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.begun = False
        self.stacks: set[str] = set()
        self.open: set[str] = set()
        self.discards: set[str] = set()
        # By seat: what is known to be there.
        self.known: dict[int, set[str]] = defaultdict(set)
        # By seat or boat: a set of possibilities for each unseen contract.
        self.unseen: dict[int | str, list[set[str]]] = defaultdict(list)

    def see(self, view: dict[str, Any], lines: list[dict[str, Any]]) -> None:
        if "open_contracts" not in view:
            return
        if not self.begun:
            self.begun = True
            self.discards = set(view["discarded_contracts"])
            self.stacks = set(ALL - self.discards)
        for line in lines:
            getattr(self, "_" + line["k"].replace("-", "_"), self._nothing)(line["v"])

    def _nothing(self, v: dict[str, Any]) -> None:
        """A line that moves no contract."""

    def _seen(self, contract: str) -> None:
        """It lies where everybody, or this viewer, sees it: so it is nowhere else."""
        self.stacks.discard(contract)
        for pieces in self.unseen.values():
            for piece in pieces:
                piece.discard(contract)

    def _contract_shown(self, v: dict[str, Any]) -> None:
        self._seen(v["contract"])
        self.open.add(v["contract"])

    def _contract_taken(self, v: dict[str, Any]) -> None:
        self.open.remove(v["contract"])
        self.known[v["seat"]].add(v["contract"])

    def _contract_drew(self, v: dict[str, Any]) -> None:
        self._seen(v["contract"])
        self.known[v["seat"]].add(v["contract"])

    def _contract_drew_hidden(self, v: dict[str, Any]) -> None:
        self.unseen[v["seat"]].append(set(self.stacks))

    def _contract_loaded(self, v: dict[str, Any]) -> None:
        self.unseen[v["tile"]].append(set(self.stacks))

    def _contract_came(self, v: dict[str, Any]) -> None:
        self._take_out(v["tile"], v["contract"])
        self._seen(v["contract"])
        self.known[v["seat"]].add(v["contract"])

    def _contract_came_hidden(self, v: dict[str, Any]) -> None:
        self.unseen[v["seat"]].append(self.unseen[v["tile"]].pop(0))

    def _contract_traded(self, v: dict[str, Any]) -> None:
        seat, contract = v["seat"], v["contract"]
        if contract in self.known[seat]:
            self.known[seat].remove(contract)
        else:
            self._take_out(seat, contract)
            self._seen(contract)
        self.discards.add(contract)

    def _take_out(self, place: int | str, contract: str) -> None:
        piece = next(each for each in self.unseen[place] if contract in each)
        self.unseen[place].remove(piece)

    def _contracts_replaced(self, v: dict[str, Any]) -> None:
        self.discards |= self.open
        self.open = set()

    def _contracts_shuffled(self, v: dict[str, Any]) -> None:
        assert v["count"] == len(self.discards)
        self.stacks, self.discards = self.discards, set()

    def trouble(self, data: dict[str, Any]) -> str | None:
        """Why contracts cannot lie as these data have them, or None."""
        if not self.begun:
            return None
        if set(data["open_contracts"]) != self.open or set(data["discarded_contracts"]) != self.discards:
            return f"open contracts are {self.open}, discards {self.discards}"
        if not set(data["contract_deck"]) <= self.stacks:
            return f"the stacks cannot hold {set(data['contract_deck']) - self.stacks}"
        for seat, row in enumerate(data["seats"]):
            held = set(row["contracts"])
            if not self.known[seat] <= held:
                return f"seat {seat} holds {self.known[seat]}, not {held}"
            if not fits(held - self.known[seat], self.unseen[seat]):
                return f"seat {seat} cannot hold {held - self.known[seat]}"
        for boat, bag in zip(data["boats"], data["boat_contracts"], strict=False):
            if not fits(set(bag), self.unseen[boat["boat"]]):
                return f"{boat['boat']} cannot carry {bag}"
        return None


def fits(contracts: Iterable[str], pieces: list[set[str]]) -> bool:
    """True when each contract can be one of the pieces, and each piece one of the contracts."""
    left = sorted(contracts)
    owner: dict[int, str] = {}

    def find(contract: str, tried: set[int]) -> bool:
        for number, piece in enumerate(pieces):
            if contract in piece and number not in tried:
                tried.add(number)
                if number not in owner or find(owner[number], tried):
                    owner[number] = contract
                    return True
        return False

    return len(left) == len(pieces) and all(find(contract, set()) for contract in left)
