"""Games of modules for golden records: bots that go for what no record has shown yet.

Chance too deals what is missing, as far as it may: any legal game is as good a record as another.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from artel.bots import bot_named, plain
from artel.kernel.game import NATURE, Game, Log, Rng, State, deciders, legal_moves, play, sample
from artel.kernel.record import Record, record_of
from tests.contract.contract import Told, contract_of
from tests.contract.walks import Case, pick
from tests.records.coverage_of_records import asked, lines_of, named, points_of, set_up

# Of the moves that may be tried, so many are, and so many for the points they lead to. How often a move is
# taken for what it shows, for its points, for a piece that it names, and by leaning.
MOST_TRIED, MOST_SCORED = 24, 6
SHOWING, SCORING, NAMING, LEANING = 0.9, 0.6, 0.5, 0.06
# Where only this much is missing, pieces are gone for more often.
FEW, INSISTING = 12, 0.75
# Verbs that bring a piece nearer, by the place of its word.
NEARER = {
    "bid": 0, "upgrade": 0, "take-boat": 0, "carry": 2, "offer": 0, "place": 0, "extend": 1,
    "contract": 0,
}  # fmt: skip
# What is laid open by chance may be gone before anybody takes it: better another one.
LAID_OPEN = ("show-contract",)


class Curious:
    """One game in which all are after what is missing.

    `patient` ones shun some verbs, and look for what the points would show if the game ended now.
    """

    def __init__(self, case: Case, seed: int, missing: set[str], shunned: Sequence[str] = ()) -> None:
        self.case, self.game = case, case.game
        self.chance = random.Random(f"curious {case} {seed}")
        self.rng = Rng(f"curious {case} {seed}")
        self.bot = bot_named(case.game.name, list(plain(case.game.name))[-1])
        self.state = case.setup(Log())
        self.missing = missing - set_up(self.state.rules)
        self.shunned = shunned
        self.patient = bool(shunned)
        self.leads = contract_of(case.game.name).leads(case.game)
        self.told: list[Told] = []
        self.history: list[tuple[int, str]] = []

    def play(self) -> Record:
        while seats := deciders(self.state):
            seat = seats[0]
            move = self.chosen(seat, legal_moves(self.state, seat))
            self.missing -= self.shown(self.state, seat, move)
            self.history.append((seat, self.game.verbs.text(move)))
            before = self.lines(self.state)
            play(self.state, seat, move)
            self.told += lines_of(self.game, before.lines)
        return record_of(self.game, self.state, self.history, {})

    def lines(self, state: State) -> Log:
        """A log for what comes next alone."""
        state.log = Log()
        return state.log

    def shown(self, state: State, seat: int, move: int) -> set[str]:
        """What a move would show that is missing."""
        found = asked(self.game, state, self.game.verbs.text(move).split()[0])
        after = state.clone()
        log = self.lines(after)
        play(after, seat, move)
        told = lines_of(self.game, log.lines)
        found |= named(told)
        if told:
            found |= contract_of(self.game.name).components_shown([*self.told, *told])
        return found & self.missing

    def promised(self, seat: int, move: int) -> int:
        """How much that is missing the points would show after a move."""
        after = self.state.clone()
        play(after, seat, move)
        return self.scored(after)

    def scored(self, state: State) -> int:
        told = points_of(self.game, state)
        return len((named(told) | contract_of(self.game.name).components_shown(told)) & self.missing)

    def chosen(self, seat: int, moves: list[int]) -> int:
        if seat == NATURE:
            return self.dealt(moves)
        if len(moves) == 1:
            return moves[0]
        lines = {move: self.game.verbs.text(move).split() for move in moves}
        wanted = [move for move in moves if lines[move][0] not in self.shunned] or moves
        near = [move for move in wanted if self.brings_nearer(lines[move])]
        tried = self.chance.sample(wanted, min(len(wanted), MOST_TRIED))
        tried += self.chance.sample(near, min(len(near), MOST_TRIED))
        tried += [move for move in wanted if lines[move][0] == "use" and self.interest(lines[move][1:2])]
        if self.chance.random() < SHOWING:
            most, best = max((len(self.shown(self.state, seat, move)), move) for move in tried)
            if most:
                return best
        if self.patient and self.chance.random() < SCORING:
            most, best = max((self.promised(seat, move), move) for move in tried[:MOST_SCORED])
            if most > self.scored(self.state):
                return best
        if near and self.chance.random() < (NAMING if len(self.missing) > FEW else INSISTING):
            return self.chance.choice([move for move in near if lines[move][0] == "upgrade"] or near)
        if self.chance.random() < LEANING:
            return pick(self.case, self.state, seat, wanted, self.chance, True)
        advised = self.bot.choose(self.game.view(self.state, seat), self.rng)
        return advised if advised in wanted else self.chance.choice(wanted)

    def brings_nearer(self, words: list[str]) -> bool:
        place = NEARER.get(words[0])
        return place is not None and self.interest(words[1 + place :][:1]) > 0

    def interest(self, words: list[str]) -> int:
        """How much of a missing thing these words name: the piece, and its side."""
        found = 0
        for each in self.missing:
            parts = self.leads.get(each, each.partition(" ")[2]).split()
            if parts and parts[0] in words:
                found = max(found, 1 + (len(parts) > 1 and parts[1] in words))
        return found

    def dealt(self, moves: list[int]) -> int:
        interest: dict[int, int] = {}
        for move in moves:
            verb, *words = self.game.verbs.text(move).split()
            interest[move] = self.interest(words) * (-1 if verb in LAID_OPEN else 1)
        most = max(interest.values())
        if most == 0 or self.chance.random() > SHOWING:
            return int(sample(self.state, self.rng))
        best = [move for move in moves if interest[move] == most]
        self.chance.shuffle(best)
        if not self.patient or len(best) == 1:
            return best[0]
        return max(best[: 2 * MOST_SCORED], key=lambda move: self.promised(NATURE, move))


def setups(game: Game) -> list[Case]:
    """All modules together, for every number of players: with nothing chosen, and with every other choice."""
    names = game.module_names()
    if names == game.default_modules:
        return []
    found = []
    for players in range(game.min_players, game.max_players + 1):
        for pick_of in (0, -1):
            options = tuple(
                (option.name, " ".join([option.values[pick_of]] * (players if option.per_seat else 1)))
                for option in game.options(names)
            )
            found.append(Case(game, names, players, options))
    return found
