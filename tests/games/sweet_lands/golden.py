"""Golden records of Sweet Lands: seats that plan a turn and go for what no record has shown yet.

Random play hardly ever builds a city, so a seat tries what its turn would come to: each of its moves is
played on with the best of a few answers until the turn is over, and what stands then is weighed, with what
is missing weighing most. Chance deals what is missing as far as it may.
"""

from __future__ import annotations

import random
from typing import cast

from artel.bots import bot_named
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.counts import (
    CITIES,
    EMPLOYED,
    PORTS,
    PROPERTIES_COUNTED,
    SKILLS_COUNTED,
    connected,
    count,
)
from artel.games.sweet_lands.phases.production import MIO_STEP
from artel.games.sweet_lands.sheet import AT, WIDTH
from artel.games.sweet_lands.slots import BUILT, IN_DECK, OF_TYPE
from artel.games.sweet_lands.state import SweetState, map_of, rules_of
from artel.games.sweet_lands.words import CARD_COUNT, CARMEN, CHARACTERS, NO_MARK, TRACKS
from artel.kernel.game import NATURE, Game, Log, Rng, State, deciders, legal_moves, play, weights
from artel.kernel.record import Record, record_of
from tests.contract.walks import Case
from tests.games.sweet_lands.setups import further
from tests.games.sweet_lands.shown import pieces_shown
from tests.records.coverage_of_records import asked, lines_of, named, set_up, shown_by, wanted

MOST_TRIED, MOST_ANSWERS, MOST_STEPS = 60, 14, 40
NEW = 60.0
MOST_GAMES = 160
MOST_TEXT = 15_500
# Tables are taken up in steps, so that each has games of either kind. How often a good bot takes up what is
# missing, and one in how many games is not a good bot's.
STRIDE, TAKING_UP, WISE_EVERY = 5, 0.5, 4
WORTH = {
    "gold": 0.25, "wheat": 0.6, "wood": 0.6, "iron": 0.6, "diamond": 3.0, "disk": 1.0, "vp": 1.0,
    "city-points": 2.0, "industry-points": 1.0, "gold-production": 0.8, "wheat-production": 1.5,
    "wood-production": 1.5, "iron-production": 1.5, "tokens": 3.0, "flipped": 3.0, "roads": 2.5,
    "rabbits": 6.0, "food": 2.5, "cart": 3.0, "locomotive": 3.0, "wonders": 12.0, "labs": 4.0,
    "played": 4.0, "hand": 2.0,
    **{f"track-{track}": 2.0 for track in TRACKS},
}  # fmt: skip
SHEET = [(AT[field], worth) for field, worth in WORTH.items()]
# What leads to a milestone.
LEADS = {
    "m2a": "tokens",
    "m3a": "food",
    "m3b": "wonders",
    "m4b": "cake",
    "m5a": "gold-production",
    "m6a": "cart",
}
QUIET = ("sell", "buy", "barter", "scrap-card", "scrap-disk")


def standing(s: SweetState, seat: int, tower: float) -> float:
    """What a seat has; its clock tower and what leads to it weigh as much as is said."""
    at = seat * WIDTH
    value = sum(worth * s.sheet[at + field] for field, worth in SHEET)
    counted = {
        which: int(count(s, seat, which))
        for which in (PROPERTIES_COUNTED, CITIES, PORTS, EMPLOYED, SKILLS_COUNTED)
    }
    value += 5 * counted[PROPERTIES_COUNTED] + 12 * counted[CITIES] + 6 * counted[PORTS]
    value += 5 * counted[EMPLOYED] + 5 * counted[SKILLS_COUNTED] + growing(s, seat)
    value += 2 * max([int(s.has(seat, on.TENTS + kind)) ** 2 for kind in range(3)])
    if s.has(seat, on.TOWER):
        return value + 3 * tower
    if not s.has(seat, on.WONDERS):
        value += 2 * int(s.has(seat, on.FOOD) + s.has(seat, on.CART))
    for what, need in rules_of(s).tower_needs[s.character[seat]]:
        value += tower * min(1.0, int(count(s, seat, what)) / need)
    return value


def growing(s: SweetState, seat: int) -> float:
    """Groups of properties that may become cities: the more types stand together the better."""
    near, rest, value = map_of(s, seat).near, int(s.mask(seat, BUILT)), 0.0
    while rest:
        group = int(connected(near, rest & -rest, rest))
        rest &= ~group
        types = sum(1 for kind in range(6) if group & s.mask(seat, OF_TYPE + kind))
        value += 3.0 * min(types, 3) ** 2
    return value


class Eager:
    """One game in which everybody is after what is missing."""

    def __init__(self, case: Case, seed: int, missing: set[str]) -> None:
        self.game, self.state = case.game, case.setup(Log())
        self.chance = random.Random(f"eager {case} {seed}")
        self.missing = missing - set_up(self.state.rules)
        self.told: list[tuple[str, dict[str, object]]] = []
        self.history: list[tuple[int, str]] = []
        # A record stays small: at a full table two seats do little.
        self.lazy = self.chance.sample(range(case.players), 2) if case.players == 4 else []

    def play(self) -> Record:
        while seats := deciders(self.state):
            seat = seats[0]
            moves = legal_moves(self.state, seat)
            move = self.dealt(moves) if seat == NATURE else self.chosen(seat, moves)
            line = self.game.verbs.text(move)
            found = asked(self.game, self.state, line.split()[0])
            self.history.append((seat, line))
            self.state.log = log = Log()
            play(self.state, seat, move)
            told = lines_of(self.game, log.lines)
            self.told += [each for each in told if each[0] in ("character-chosen",)]
            self.missing -= found | named(told) | pieces_shown([*self.told, *told])
        return record_of(self.game, self.state, self.history, {})

    def chosen(self, seat: int, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        verbs = {move: self.game.verbs.shape(move).name for move in moves}
        quiet = [move for move in moves if verbs[move] in QUIET]
        rest = [move for move in moves if verbs[move] not in QUIET]
        tried = self.chance.sample(rest, min(len(rest), MOST_TRIED))
        tried += self.chance.sample(quiet, min(len(quiet), 3))
        tried += [move for move in rest if verbs[move] in ("tower", "claim", "play") and move not in tried]
        # Alike, the first of them would be taken again and again.
        return max(tried, key=lambda move: (self.promised(seat, move), self.chance.random()))

    def promised(self, seat: int, move: int) -> float:
        """What a turn would come to that begins with this move."""
        s = cast(SweetState, self.state.clone())
        s.log = log = Log()
        found = asked(self.game, s, self.game.verbs.shape(move).name)
        ended = self.game.verbs.shape(move).name == "end-round"
        # Cards that are left when the round ends are lost.
        lost = 2.0 + WORTH["hand"] * int(s.has(seat, on.HAND)) if ended else 0.0
        play(s, seat, move)
        for _ in range(MOST_STEPS):
            if deciders(s) != [seat] or self.question(s) in ("turn", "after", "move-support"):
                break
            found |= self.step(s, seat)
        told = lines_of(self.game, log.lines)
        found |= named(told) | pieces_shown([*self.told, *told])
        value = self.worth(s, seat)
        if seat in self.lazy:
            value = 20.0 if ended else 0.0
        return value + NEW * len(found & self.missing) - lost

    def worth(self, s: SweetState, seat: int) -> float:
        if s.character[seat] < 0:
            return 0.0
        missing = f"tower {CHARACTERS[s.character[seat]]}" in self.missing
        if s.domain[seat] < 0 or s.round == 0:
            return 2 * NEW if missing else 0.0
        wished = sum(worth * int(s.has(seat, AT[field])) for field, worth in self.wishes())
        return standing(s, seat, 70.0 if missing else 10.0) + growing(s, seat) * missing + wished

    def wishes(self) -> list[tuple[str, float]]:
        """Numbers of a seat that lead to what is missing."""
        found = [
            (field, 14.0) for field in ("tents", "houses", "buildings") if f"reason {field}" in self.missing
        ]
        found += [(f"track-{track}", 8.0) for track in TRACKS if f"crowned {track}" in self.missing]
        found += [
            (field, 5.0) for milestone, field in LEADS.items() if f"claimed {milestone}" in self.missing
        ]
        return found

    def step(self, s: SweetState, seat: int) -> set[str]:
        """The best of a few answers, by what stands right after it."""
        moves = legal_moves(s, seat)
        best, most = moves[0], -1e9
        for move in self.chance.sample(moves, min(len(moves), MOST_ANSWERS)):
            after = s.clone()
            play(after, seat, move)
            value = self.worth(after, seat) + self.chance.random()
            if value > most:
                best, most = move, value
        found = asked(self.game, s, self.game.verbs.shape(best).name)
        play(s, seat, best)
        return found

    def question(self, state: State) -> str:
        return state.rules.steps[state.agenda[-1] & 255].shape.name

    def dealt(self, moves: list[int]) -> int:
        """Chance, which likes what is missing: a card to be played, a token, hands that Carmen gives back."""
        s = cast(SweetState, self.state)
        words = {move: self.game.verbs.text(move).split()[-1] for move in moves}
        ends = {each.partition(" ")[2].removeprefix("up-") for each in self.missing}
        if "line returned" in self.missing and s.round == 1 and CARMEN in s.character:
            marks = rules_of(s).card_mark
            unfit = [f"card-{card + 1}" for card in range(CARD_COUNT) if marks[card] == NO_MARK]
            ends = set(unfit) if s.where.count(IN_DECK) else ends
        if self.question(s) == "mio":
            deck = "ab"[MIO_STEP.deck.read(s.agenda[-1])]
            ends = {each[-1] for each in self.missing if each.startswith(f"mio {deck}")}
        liked = [move for move in moves if words[move] in ends]
        if liked:
            return self.chance.choice(liked)
        return self.chance.choices(moves, weights(self.state))[0]


class Wise(Eager):
    """A game of a good bot: it comes to cities and towers, and takes up what is missing on its way."""

    def __init__(self, case: Case, seed: int, missing: set[str]) -> None:
        super().__init__(case, seed, missing)
        self.bot = bot_named(case.game.name, "greedy")
        self.rng = Rng(f"wise {case} {seed}")

    def chosen(self, seat: int, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        if self.question(self.state) == "choose-character":
            return max(moves, key=lambda move: (self.promised(seat, move), self.chance.random()))
        sure = [move for move in moves if self.game.verbs.shape(move).name in ("tower", "claim")]
        if sure:
            return self.chance.choice(sure)
        if self.chance.random() < TAKING_UP:
            most, best = max((len(self.shown(seat, move)), move) for move in moves)
            if most:
                return best
        return int(self.bot.choose(self.game.view(self.state, seat), self.rng))

    def shown(self, seat: int, move: int) -> set[str]:
        """What is missing and a move shows at once."""
        after = self.state.clone()
        after.log = log = Log()
        play(after, seat, move)
        told = lines_of(self.game, log.lines)
        found = asked(self.game, self.state, self.game.verbs.shape(move).name)
        return (found | named(told) | pieces_shown([*self.told, *told])) & self.missing


def idle_record(game: Game) -> Record:
    """Two who end every round at once, until they share the victory."""
    for seed in range(4000):
        chance = random.Random(f"idle {seed}")
        state = game.setup(game.rules(2))
        history = []
        while seats := deciders(state):
            moves = legal_moves(state, seats[0])
            lines = [game.verbs.text(move) for move in moves]
            move = moves[lines.index("end-round")] if "end-round" in lines else chance.choice(moves)
            history.append((seats[0], game.verbs.text(move)))
            play(state, seats[0], move)
        if len(game.outcome(state).winners) > 1:
            return record_of(game, state, history, {})
    raise SystemExit("expected two who share the victory, got none")


def records(game: Game) -> list[Record]:
    """Games played until nothing is missing; then the few that show everything."""
    made = [idle_record(game)]
    left = wanted(game) - shown_by(game, made[0])
    cases = [Case(game, each.modules, each.players, each.options, name=each.name) for each in further(game)]
    cases += [Case(game, game.default_modules, players) for players in range(1, 5)]
    small = [case for case in cases if case.players == 2]
    alone = [case for case in cases if case.players == 1]
    for seed in range(MOST_GAMES):
        if not left:
            break
        # Good bots play long games, which are small records with few seats only.
        kind, tables = (Wise, small) if seed % WISE_EVERY else (Eager, cases)
        if all(each.startswith("mio ") for each in left):
            kind, tables = Eager, alone
        record = kind(tables[seed * STRIDE % len(tables)], seed, left).play()
        shown = shown_by(game, record) & left
        print(
            f"game {seed}: {len(shown)} new, {len(left - shown)} left {sorted(left - shown)[:20]}", flush=True
        )
        if shown and len(record.text()) < MOST_TEXT:
            made.append(record)
            left -= shown
    if left:
        raise SystemExit(f"{game.name}: expected records showing {sorted(left)}, got none")
    return covering([(record, shown_by(game, record)) for record in made], wanted(game))


def covering(candidates: list[tuple[Record, set[str]]], missing: set[str]) -> list[Record]:
    """The few that together show what is missing, small ones first."""
    missing, kept = set(missing), []
    while missing:
        best, shown = max(candidates, key=lambda pair: len(pair[1] & missing) / len(pair[0].moves) ** 0.5)
        kept.append(best)
        missing -= shown
    return kept
