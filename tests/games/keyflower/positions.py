"""Positions of Keyflower, written down as a table would be described, and played by command lines.

`auction`, `extending`, `season_start` and `ended` put seats described by `seat(...)` at a moment of the
game. Pieces are words with spaces between them, several of a kind as `red*3`. Pieces that are named nowhere
lie in the bag, in the stack or in the supply. Seat 0 has home 1, seat 1 home 2 and so on, at 0, 0.
What modules add is as at the beginning, unless `data` says otherwise; `boats` names the boats in play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import Any, cast

from artel.games import game_named
from artel.games.keyflower.components.facts import facts as base_facts
from artel.games.keyflower.state import KeyflowerRules
from artel.kernel.game import (
    NATURE,
    Log,
    Outcome,
    Refusal,
    Refused,
    Rng,
    State,
    advance,
    deciders,
    legal_moves,
    play,
    play_nature,
    sample,
    weights,
)
from artel.kernel.log import line_data
from artel.kernel.slices import EVERYTHING
from tests.games.keyflower.pieces import bag as bag
from tests.games.keyflower.pieces import lot as lot
from tests.games.keyflower.pieces import north as north
from tests.games.keyflower.pieces import seat as seat
from tests.games.keyflower.pieces import tile as tile

GAME = game_named("keyflower")
MODULES: tuple[str, ...] = ()
FACTS: dict[str, dict[str, Any]] = {str(row["id"]): dict(row) for row in GAME.facts()}
BASE_FACTS: dict[str, dict[str, Any]] = {str(row["id"]): dict(row) for row in base_facts()}
SEASONS = ["spring", "summer", "autumn", "winter"]
BOATS = ["keyflower", "sea-bastion", "sea-breese", "flipper", "ianvincible", "white-wind"]
BOX = {
    "bag": {"blue": 40, "red": 40, "yellow": 40},
    "stack": {"saw": 16, "pickaxe": 16, "anvil": 16},
    "supply": {"wood": 24, "stone": 24, "iron": 24, "gold": 48},
}
# The places around a home, clockwise from the bottom, as the command language names them.
AROUND = {
    "bottom": (0, 1),
    "lower-left": (-1, 1),
    "upper-left": (-1, 0),
    "top": (0, -1),
    "upper-right": (1, -1),
    "lower-right": (1, 0),
}


def boats_of(players: int) -> list[str]:
    """The boats in play, in the order of their numbers."""
    return BOATS[:players]


def orders_of(players: int, modules: tuple[str, ...]) -> list[str]:
    """The turn order tiles in play, by their numbers."""
    rules = cast(KeyflowerRules, GAME.rules(players, modules))
    return [rules.tables.words[order] for order in rules.orders]


def offering(words: str) -> str:
    """The command line for offering one to three winter tiles."""
    return " ".join(["offer", *[*words.split(), "none", "none"][:3]])


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

    def chance_once(self, seed: int = 1) -> Table:
        """Let chance answer one question."""
        play(self.state, NATURE, int(sample(self.state, Rng(seed))))
        return self

    def chance(self, seed: int = 1) -> Table:
        """Let chance answer until a seat is asked."""
        play_nature(self.state, Rng(seed))
        return self

    def turns(self, *lines: str) -> Table:
        """Each line is the turn of the seat that is asked."""
        for line in lines:
            self.play(self.asked()[0], line)
        return self

    def all_pass(self) -> Table:
        """The season ends: every seat passes in its turn."""
        for _ in range(self.state.rules.players):
            self.turns("pass")
        return self

    def take_boats(self, *boats: str) -> Table:
        """The seats take these boats in the order in which they are asked; without names, the first left."""
        if boats:
            return self.turns(*[f"take-boat {boat}" for boat in boats])
        while self.question() == "choose-boat":
            self.turns(self.moves(self.asked()[0])[0])
        return self

    def offer(self, who: int, words: str) -> Table:
        """A seat offers these of its winter tiles."""
        return self.play(who, offering(words))

    def first_answers(self, *kinds: str) -> Table:
        """Every question of these kinds is answered with the first legal move."""
        while self.question() in kinds:
            who = self.asked()[0]
            play(self.state, who, legal_moves(self.state, who)[0])
        return self

    def copy(self) -> Table:
        """The same position, to be played on apart from this one."""
        return Table(copy(self.state))

    # Looking.

    def data(self) -> dict[str, Any]:
        tellers = cast(KeyflowerRules, self.state.rules).tellers
        told = [told for teller in tellers for told in teller.told(self.state).items()]
        return {**GAME.to_data(self.state), **dict(told)}

    def pieces(self, pile: str) -> dict[str, int]:
        """The bag, the stack or the supply."""
        return dict(self.data()[pile])

    def green(self) -> int:
        return int(self.data()["green"])

    def workers(self, who: int) -> dict[str, int]:
        return dict(self.data()["seats"][who]["workers"])

    def skills(self, who: int) -> dict[str, int]:
        return dict(self.data()["seats"][who]["skills"])

    def to_place(self, who: int) -> list[str]:
        return list(self.data()["seats"][who]["to_place"])

    def lots(self) -> list[str]:
        return [str(row["tile"]) for row in self.data()["lots"]]

    def lot(self, word: str) -> dict[str, Any]:
        return next(dict(row) for row in self.data()["lots"] if row["tile"] == word)

    def bids(self, word: str) -> dict[int, str]:
        """The bids on a lot as words, a lying one in brackets."""
        form = {True: "({}*{})", False: "{}*{}"}
        rows = self.lot(word)["bids"]
        return {int(row["seat"]): form[row["lies"]].format(row["colour"], row["count"]) for row in rows}

    def leader(self, word: str) -> int | None:
        return next((int(row["seat"]) for row in self.lot(word)["bids"] if row["leads"]), None)

    def boat(self, word: str) -> dict[str, Any]:
        return next(dict(row) for row in self.data()["boats"] if row["boat"] == word)

    def village(self, who: int) -> list[str]:
        return [str(row["tile"]) for row in self.data()["villages"][who]]

    def laid(self, word: str) -> dict[str, Any]:
        """A tile that lies in some village."""
        rows = [row for village in self.data()["villages"] for row in village]
        return next(dict(row) for row in rows if row["tile"] == word)

    def goods(self, word: str) -> dict[str, int]:
        return dict(self.laid(word)["goods"])

    def asked(self) -> list[int]:
        return deciders(self.state)

    def question(self) -> str | None:
        asks = GAME.asks(self.state)
        return str(asks[0]["kind"]) if asks else None

    def ask(self) -> dict[str, object]:
        """What everyone may know about the question that is asked."""
        return dict(GAME.asks(self.state)[0])

    def moves(self, who: int) -> list[str]:
        return [GAME.verbs.text(move) for move in legal_moves(self.state, who)]

    def moves_of(self, who: int, start: str) -> list[str]:
        """The legal moves that begin with these words."""
        return [move for move in self.moves(who) if f"{move} ".startswith(f"{start} ")]

    def verbs(self, who: int) -> set[str]:
        return {move.split()[0] for move in self.moves(who)}

    def chances(self) -> dict[str, int]:
        """Chance's moves and how likely each is."""
        return dict(zip(self.moves(NATURE), weights(self.state), strict=True))

    def why_not(self, who: int, line: str) -> str | None:
        """The rule that forbids a line; the kind of the refusal where no rule does."""
        refusal: Refusal | None = GAME.why_not(self.state, who, GAME.verbs.parse(line))
        return None if refusal is None else refusal.rule or refusal.kind

    def told(self, who: int, line: str) -> tuple[int, list[str]] | str | None:
        """What a typed line means: how many moves it takes back and those instead, or what forbids it."""
        try:
            found = GAME.understand(self.state, who, line)
        except Refused as refused:
            return refused.refusal.rule
        return found.back, [GAME.verbs.text(move) for move in found.moves]

    def view(self, who: int) -> dict[str, Any]:
        return GAME.view(self.state, who).data

    def outcome(self) -> Outcome:
        return GAME.outcome(self.state)

    def points(self, who: int = 0) -> int:
        return self.outcome().scores[who]

    def reasons(self, who: int, kind: str) -> dict[str, int]:
        """Points by tile for one kind of reason."""
        rows = [row for row in self.outcome().reasons if row.seat == who and row.kind == kind]
        return {str(row.values.get("tile", kind)): row.points for row in rows}

    def log(self, kind: str) -> list[dict[str, Any]]:
        """The values of every line of this kind written since the position."""
        assert self.state.log is not None
        lines = [line_data(GAME.lines, self.state.log, n) for n in range(len(self.state.log.lines))]
        return [dict(line["v"]) for line in lines if line["k"] == kind]  # type: ignore[call-overload]


def play_nature_once(state: State, rng: Rng) -> None:
    """Let chance answer one question."""
    play(state, NATURE, int(sample(state, rng)))


def seats_of(state: State) -> list[dict[str, Any]]:
    """What lies behind each seat's screen."""
    rows: Any = GAME.to_data(state)["seats"]
    return list(rows)


def opening(players: int = 3, options: dict[str, str] | None = None) -> Table:
    """A new game, before the first worker is drawn."""
    return Table(GAME.setup(GAME.rules(players, MODULES, options), Log()))


def auction(
    *seats: dict[str, Any],
    season: str = "spring",
    lots: Sequence[dict[str, Any]] = (),
    turn: int = 0,
    passes: int = 0,
    **piles: Any,
) -> Table:
    """A turn of the seat `turn`. The turn order tiles in play join the lots that do not name them."""
    orders = orders_of(len(seats), piles.get("modules", MODULES))
    named = {row["tile"]: row for row in lots}
    rows = [row for row in lots if row["tile"] not in orders]
    rows += [named.get(word, lot(word)) for word in orders]
    return _position(seats, season, rows, [f"turn {turn} 0 0"], passes, piles)


def extending(*seats: dict[str, Any], season: str = "summer", **piles: Any) -> Table:
    """The tiles that were won are about to be added to the villages."""
    return _position(seats, season, [], ["next-season *", "extend-villages *"], 0, piles)


def season_start(*seats: dict[str, Any], season: str, **piles: Any) -> Table:
    """This season is about to begin."""
    before = SEASONS[SEASONS.index(season) - 1]
    return _position(seats, before, [], ["season-begins *"], 0, piles)


def ended(*seats: dict[str, Any], **piles: Any) -> Table:
    """The game is over and can be scored. Seat 1, not seat 0, has the marker unless told otherwise."""
    return _position(seats or (seat(),), "winter", [], [], 0, {"first": 1, **piles})


def _bound(row: dict[str, Any], extensions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A tile of a village; an extension on it binds it to its colour, unless told otherwise."""
    own = [str(each["extension"]).partition("-")[0] for each in extensions if each["tile"] == row["tile"]]
    return {**row, "colour": own[0]} if own and row["colour"] is None else row


def _position(
    seats: Sequence[dict[str, Any]],
    season: str,
    lots: list[dict[str, Any]],
    agenda: list[str],
    passes: int,
    piles: dict[str, Any],
) -> Table:
    rows = [*seats, seat()] if len(seats) == 1 else list(seats)
    villages = []
    for number, row in enumerate(rows):
        homes = [t for t in row["village"] if t["tile"].startswith("home-")]
        laid = [*([] if homes else [tile(f"home-{number + 1}")]), *row["village"]]
        villages.append([_bound(each, piles.get("data", {}).get("extensions", [])) for each in laid])
    loads = piles.get("loads", {})
    boats = [
        {"boat": boat, "taken": False, "workers": {}, "skills": {}, **_load(loads.get(boat, ""))}
        for boat in piles.get("boats", boats_of(len(rows)))
    ]
    rules = cast(KeyflowerRules, GAME.rules(len(rows), piles.get("modules", MODULES), piles.get("options")))
    slices, lists = rules.slices, rules.slices.first(len(rows))
    data: dict[str, object] = {
        "season": season,
        "first": piles.get("first", 0),
        "passes": passes,
        "lots": lots,
        "villages": villages,
        "boats": boats,
        "seats": [
            {**slices.seat_data(lists, who, EVERYTHING), **_seat_row(row)} for who, row in enumerate(rows)
        ],
        "bag_story": _story(rows, "workers", ("blue", "red", "yellow", "green")),
        "stack_story": _story(rows, "skills", ("saw", "pickaxe", "anvil")),
        "removed": [],
        "boat_choices": [],
        "ply": 0,
        "agenda": agenda,
        **_piles(rows, villages, lots, boats, piles),
        # What the modules in play have besides: as at the beginning, or what is given.
        **slices.table_data(lists, EVERYTHING),
        **piles.get("data", {}),
    }
    state = GAME.from_data(rules, data)
    state.log = Log()
    advance(state)
    return Table(state)


def _load(words: str) -> dict[str, dict[str, int]]:
    counts = bag(words)
    skills = {name: count for name, count in counts.items() if name in BOX["stack"]}
    return {"workers": {name: n for name, n in counts.items() if name not in skills}, "skills": skills}


def _seat_row(row: dict[str, Any]) -> dict[str, Any]:
    kept = {name: row[name] for name in ("workers", "skills", "winter", "to_place")}
    return {
        **kept,
        "to_place_back": [],
        "workers_shown": {},
        "skills_shown": {},
        "offered": [],
        "kept": [],
        **row.get("data", {}),
    }


def _story(rows: list[dict[str, Any]], pieces: str, kinds: Sequence[str]) -> list[str]:
    """Everything behind the screens was drawn unseen, at the beginning."""
    return [
        f"draw {number} {kind} {row[pieces][kind]}"
        for number, row in enumerate(rows)
        for kind in kinds
        if row[pieces].get(kind)
    ]


def _piles(
    rows: list[dict[str, Any]],
    villages: list[list[dict[str, Any]]],
    lots: list[dict[str, Any]],
    boats: list[dict[str, Any]],
    given: dict[str, Any],
) -> dict[str, object]:
    """Bag, stack, supply and green workers: the rest of the box, or what is given."""
    out: Counter[str] = Counter()
    for row in [*rows, *lots, *boats, *[t for village in villages for t in village]]:
        for name in ("workers", "skills", "goods"):
            out.update(row.get(name, {}))
    for row in lots:
        for bid in row["bids"]:
            out[bid["colour"]] += bid["count"]
    left: dict[str, object] = {}
    for pile, counts in BOX.items():
        if pile in given:
            left[pile] = bag(given[pile])
        else:
            left[pile] = {name: count - out[name] for name, count in counts.items() if count > out[name]}
    left["green"] = given.get("green", 20 - out["green"])
    return left
