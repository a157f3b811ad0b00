"""Somebody who watches a game of Keyflower and forgets nothing.

An observer sees what one seat, or a spectator, sees: views and the visible lines of the log. From the lines
it keeps its own account of every piece, and asks an integer program whether a state could have come about: is
there a colour for each unseen draw, and a type for each skill paid face down, so that nothing ever left a
place where it was not? It shares no code with the stories that the engine keeps.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import lil_array

from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.words import SKILL_PIECES, WORKER_PIECES
from artel.kernel.digest import canonical
from artel.kernel.game import Game, Rules, State
from artel.kernel.state import held_by
from tests.games.keyflower.merchants.watching import ContractWatcher

COLOURS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
# What is bid for in every season and settled after the boats' gains.
STANDING = "key-celeste"
# Amounts by kind: known ones by name, unknown ones as a number of pieces of any kind.
Amount = dict[str, int] | int


class Account:
    """The pieces of one sort: what went from where to where, known or unknown, in order."""

    def __init__(self, kinds: Sequence[str], pool: dict[str, int]) -> None:
        self.kinds = kinds
        self.pool = pool
        # (from, to, amount): a place is "pool", "aside", "table" or a seat.
        self.moves: list[tuple[str, str, Amount]] = []

    def move(self, start: str, goal: str, amount: Amount) -> None:
        if not amount:
            return
        if self.moves:
            before, after, last = self.moves[-1]
            if (before, after) == (start, goal) and isinstance(last, int) == isinstance(amount, int):
                if isinstance(last, int) and isinstance(amount, int):
                    self.moves[-1] = (start, goal, last + amount)
                elif isinstance(last, dict) and isinstance(amount, dict):
                    self.moves[-1] = (start, goal, dict(Counter(last) + Counter(amount)))
                return
        self.moves.append((start, goal, amount))

    def fits(self, places: dict[str, dict[str, int]]) -> bool:
        """True when the moves can have led to these places, no kind ever below nothing anywhere."""
        return Flow(self).leads_to(places)


class Flow:
    """The integer program of an account: a number for each kind of each unknown move."""

    def __init__(self, account: Account) -> None:
        self.kinds = account.kinds
        self.variables = 0
        self.rows: list[tuple[dict[int, int], int, float]] = []
        # What a place holds of a kind: a constant and factors of variables.
        self.known: dict[tuple[str, str], int] = defaultdict(int)
        self.unknown: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
        self.lowered: set[tuple[str, str]] = set()
        for kind, count in account.pool.items():
            self.known["pool", kind] = count
        for start, goal, amount in account.moves:
            self._happen(start, goal, amount)
        for place in list(self.lowered):
            self._not_below_nothing(place)

    def _happen(self, start: str, goal: str, amount: Amount) -> None:
        for kind in self.kinds:
            # Before a place gets more of a kind, it must not owe any.
            if (goal, kind) in self.lowered:
                self._not_below_nothing((goal, kind))
        if isinstance(amount, dict):
            for kind, count in amount.items():
                self.known[start, kind] -= count
                self.known[goal, kind] += count
                self.lowered.add((start, kind))
            return
        row: dict[int, int] = {}
        for kind in self.kinds:
            row[self.variables] = 1
            self.unknown[start, kind][self.variables] -= 1
            self.unknown[goal, kind][self.variables] += 1
            self.lowered.add((start, kind))
            self.variables += 1
        self.rows.append((row, amount, amount))

    def _not_below_nothing(self, place: tuple[str, str]) -> None:
        self.lowered.discard(place)
        if place[0] != "table":
            self.rows.append((dict(self.unknown[place]), -self.known[place], np.inf))

    def leads_to(self, places: dict[str, dict[str, int]]) -> bool:
        rows = list(self.rows)
        for place, counts in places.items():
            for kind in self.kinds:
                held = counts.get(kind, 0) - self.known[place, kind]
                rows.append((dict(self.unknown[place, kind]), held, held))
        for row, low, high in [row for row in rows if not row[0]]:
            if not low <= 0 <= high:
                return False
            rows.remove((row, low, high))
        if not rows:
            return True
        matrix = lil_array((len(rows), self.variables))
        for at, (row, _, _) in enumerate(rows):
            for variable, factor in row.items():
                matrix[at, variable] = factor
        lows, highs = np.array([row[1] for row in rows]), np.array([row[2] for row in rows])
        answer = milp(
            np.zeros(self.variables),
            integrality=np.ones(self.variables),
            bounds=Bounds(0, 200),
            constraints=[LinearConstraint(matrix.tocsr(), lows, highs)],
        )
        return bool(answer.success)


class Observer:
    """What one viewer has seen, and whether a state can be after that."""

    def __init__(self, game: Game, rules: Rules, seat: int) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.players = rules.players
        self.workers = Account(COLOURS, {"blue": 40, "red": 40, "yellow": 40})
        self.skills = Account(SKILLS, dict.fromkeys(SKILLS, 16))
        self.view: dict[str, Any] = {}
        self.bids: dict[str, dict[int, tuple[str, int]]] = defaultdict(dict)
        self.standing: dict[str, Counter[str]] = defaultdict(Counter)
        self.loads: dict[str, Counter[str]] = defaultdict(Counter)
        self.boats_left = 0
        self.is_winter = False
        # What is paid enters the bag or the stack only after the draws that it pays for.
        self.to_bag: Counter[str] = Counter()
        self.laid_aside = False
        self.dealt: Counter[int] = Counter()
        self.own_winter: set[str] = set()
        self.offered: Counter[int] = Counter()
        self.auctioned: set[str] = set()
        own = cast(KeyflowerRules, rules)
        self.winters = {own.tables.words[tile] for tile in own.winters}
        self.contracts = ContractWatcher(seat)

    # Seeing.

    def see(self, view_data: dict[str, Any], visible_log_lines: list[dict[str, Any]]) -> None:
        self.view = view_data
        self.contracts.see(view_data, visible_log_lines)
        self._turn([(line["k"], line["v"]) for line in visible_log_lines])
        for line in visible_log_lines:
            getattr(self, "_" + line["k"].replace("-", "_"), self._nothing)(line["v"])
        if self.boats_left == 0 and all(ask["kind"] != "exchange-boat" for ask in view_data["asks"]):
            self._order_bids_leave()
        held = self._held()
        if WORKER_PIECES not in held:
            self.workers.move("table", "pool", dict(self.to_bag))
            self.to_bag.clear()
        if self.laid_aside and SKILL_PIECES not in held:
            self.skills.move("aside", "pool", 1)
            self.laid_aside = False

    def _held(self) -> set[str]:
        """The sorts of piece that wait on the agenda until the draws they pay for are made."""
        agenda = [self.rules.frames.parse(line) for line in self.view["agenda"]]
        return {pieces.sort for pieces in held_by(self.rules, agenda)}

    def _turn(self, lines: list[tuple[str, dict[str, Any]]]) -> None:
        """What a seat put down in its turn, and did not take from its beaten bids, came from its screen."""
        spent: dict[int, Counter[str]] = defaultdict(Counter)
        for kind, v in lines:
            if kind == "bid":
                before = self.bids[v["tile"]].get(v["seat"], ("", 0))[1]
                spent[v["seat"]][v["colour"]] += v["count"] - before
            elif kind in ("put", "worker-paid"):
                spent[v["seat"]][v["colour"]] += v["count"]
            elif kind == "bid-moved":
                spent[v["seat"]][v["colour"]] -= v["count"]
        for seat, counts in spent.items():
            self.workers.move(str(seat), "table", {colour: n for colour, n in counts.items() if n})

    def _nothing(self, v: dict[str, Any]) -> None:
        """A line that moves no piece."""

    def _drew(self, v: dict[str, Any]) -> None:
        self.workers.move("pool", str(v["seat"]), {v["colour"]: 1})

    def _drew_hidden(self, v: dict[str, Any]) -> None:
        self.workers.move("pool", str(v["seat"]), 1)

    def _skill_drew(self, v: dict[str, Any]) -> None:
        self.skills.move("pool", str(v["seat"]), {v["skill"]: 1})

    def _skill_drew_hidden(self, v: dict[str, Any]) -> None:
        self.skills.move("pool", str(v["seat"]), 1)

    def _loaded(self, v: dict[str, Any]) -> None:
        self.workers.move("pool", "table", {v["colour"]: 1})
        self.loads[v["tile"]][v["colour"]] += 1

    def _green_loaded(self, v: dict[str, Any]) -> None:
        # It comes from the supply, not out of the bag.
        self.loads[v["tile"]]["green"] += 1

    def _skill_loaded(self, v: dict[str, Any]) -> None:
        self.skills.move("pool", "table", {v["skill"]: 1})
        self.loads[v["tile"]][v["skill"]] += 1

    def _bid(self, v: dict[str, Any]) -> None:
        self.bids[v["tile"]][v["seat"]] = (v["colour"], v["count"])

    def _bid_moved(self, v: dict[str, Any]) -> None:
        self.bids[v["tile"]].pop(v["seat"])

    def _put(self, v: dict[str, Any]) -> None:
        self.standing[v["tile"]][v["colour"]] += v["count"]

    def _worker_paid(self, v: dict[str, Any]) -> None:
        self.to_bag[v["colour"]] += v["count"]

    def _skill_paid(self, v: dict[str, Any]) -> None:
        aside = SKILL_PIECES in self._held()
        self.skills.move(str(v["seat"]), "aside" if aside else "pool", {v["skill"]: 1})
        self.laid_aside = aside

    def _skill_paid_hidden(self, v: dict[str, Any]) -> None:
        self.skills.move(str(v["seat"]), "aside", 1)
        self.laid_aside = True

    def _green_came(self, v: dict[str, Any]) -> None:
        self.workers.move("table", str(v["seat"]), {"green": v["count"]})

    def _came_home(self, v: dict[str, Any]) -> None:
        self.bids[v["tile"]].pop(v["seat"])
        self.workers.move("table", str(v["seat"]), {v["colour"]: v["count"]})

    def _collected(self, v: dict[str, Any]) -> None:
        self.workers.move("table", str(v["seat"]), {v["colour"]: v["count"]})

    def _lot_removed(self, v: dict[str, Any]) -> None:
        self.workers.move("table", "pool", dict(self.standing[v["tile"]]))

    def _lot_won(self, v: dict[str, Any]) -> None:
        # Where the ghost stood there is no bid left.
        colour, count = self.bids.pop(v["tile"], {}).get(v["seat"], ("", 0))
        self.workers.move("table", "pool", {colour: count} if count else {})

    def _scared(self, v: dict[str, Any]) -> None:
        self.bids[v["tile"]].pop(v["target"])
        self.workers.move("table", str(v["seat"]), {v["colour"]: v["count"]})

    def _ghost_taken(self, v: dict[str, Any]) -> None:
        self._lot_won({"tile": STANDING, "seat": v["seat"]})

    def _contract_traded(self, v: dict[str, Any]) -> None:
        # A green worker comes from the supply, and its line tells so.
        if v["item"] in COLOURS and v["item"] != "green":
            self.workers.move("pool", str(v["seat"]), {v["item"]: 1})
        elif v["item"] in SKILLS:
            self.skills.move("pool", str(v["seat"]), {v["item"]: 1})

    def _boat_taken(self, v: dict[str, Any]) -> None:
        # In winter the boat itself is taken; a module's boat may still carry what nobody took before.
        load = Counter() if self.is_winter else self.loads.pop(v["tile"], Counter())
        seat = str(v["seat"])
        self.workers.move("table", seat, {kind: n for kind, n in load.items() if kind in COLOURS})
        self.skills.move("table", seat, {kind: n for kind, n in load.items() if kind in SKILLS})
        self.boats_left -= 1

    def _order_bids_leave(self) -> None:
        """All have chosen, and exchanged what they had to: bids for the turn order go into the bag."""
        for tile in [tile for tile in self.bids if tile != STANDING]:
            for colour, count in self.bids.pop(tile).values():
                self.workers.move("table", "pool", {colour: count})

    def _season_begins(self, v: dict[str, Any]) -> None:
        self._order_bids_leave()
        self.boats_left = self.players
        self.is_winter = v["season"] == "winter"
        self.standing.clear()

    def _winter_dealt(self, v: dict[str, Any]) -> None:
        self.dealt[v["seat"]] += 1
        self.own_winter.add(v["tile"])

    def _winter_dealt_hidden(self, v: dict[str, Any]) -> None:
        self.dealt[v["seat"]] += 1

    def _offered(self, v: dict[str, Any]) -> None:
        self.offered[v["seat"]] = v["count"]

    def _lot_shown(self, v: dict[str, Any]) -> None:
        self.auctioned.add(v["tile"])

    # Judging.

    def impossible(self, state: State) -> str | None:
        """Why this state cannot be, or None."""
        data: dict[str, Any] = self.game.to_data(state)
        if canonical(self.game.view(state, self.seat).data) != canonical(self.view):
            return "it does not look like what is seen"
        return self.trouble(data)

    def trouble(self, data: dict[str, Any]) -> str | None:
        """Why hidden pieces and tiles cannot lie as these data have them, or None."""
        return self._winter_trouble(data) or self._pieces_trouble(data) or self.contracts.trouble(data)

    def _winter_trouble(self, data: dict[str, Any]) -> str | None:
        out: Counter[str] = Counter()
        for seat, row in enumerate(data["seats"]):
            held, kept = row["winter"], row["kept"]
            out.update(held + kept)
            if self.offered:
                if held or len(kept) != self.dealt[seat] - self.offered[seat]:
                    return f"seat {seat} offered {self.offered[seat]} winter tiles and kept {kept}"
            elif kept or len(held) != self.dealt[seat]:
                return f"seat {seat} holds {held} and kept {kept} before winter"
            if seat == self.seat and set(held + kept) != self.own_winter - self.auctioned:
                return f"my winter tiles are {held + kept}"
            if not self.winters.issuperset(held + kept):
                return f"seat {seat} holds {held} and kept {kept}, which are no winter tiles"
            if seat != self.seat and self.own_winter & set(held + kept):
                return f"seat {seat} has one of my winter tiles"
        if self.auctioned & set(out):
            return f"{self.auctioned & set(out)} came into the auction and was kept back"
        if max(out.values(), default=0) > 1 or len(out) > len(self.winters):
            return f"winter tiles lie twice: {out}"
        return self._limit_trouble(set(out) | (self.auctioned & self.winters))

    def _limit_trouble(self, dealt: set[str]) -> str | None:
        """Variant A: two of three winter tiles are dealt, and the third where the others are too few."""
        if self.rules.options.get("merchants-only") != "yes":
            return None
        limited = {"artisan", "builder", "muleteer"}
        every = self.players * cast(KeyflowerRules, self.rules).winter_tiles
        most = max(2, every - len(self.winters - limited))
        if len(dealt & limited) > most or (len(dealt) == every and len(dealt & limited) != most):
            return f"expected {most} of {limited} among the winter tiles, got {dealt}"
        return None

    def _pieces_trouble(self, data: dict[str, Any]) -> str | None:
        rows = {str(seat): row for seat, row in enumerate(data["seats"])}
        workers = {seat: row["workers"] for seat, row in rows.items()}
        if not self.workers.fits({**workers, "pool": data["bag"]}):
            return f"workers cannot lie like this: {workers}, in the bag {data['bag']}"
        skills = {seat: row["skills"] for seat, row in rows.items()}
        if not self.skills.fits({**skills, "pool": data["stack"]}):
            return f"skills cannot lie like this: {skills}, in the stack {data['stack']}"
        return None
