"""No bot and no hint sees more than its seat: whole games of every game, asked at two tables that look alike.

`scripts/bench blind` asks everybody at every question.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from artel.bots import known
from artel.bots.contract import Bot
from artel.bots.search.mind import margin
from artel.bots.search.minds import mind_of
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rng, State, View, legal_moves, play_trusted
from tests.bots.blind import (
    HASTY,
    HINT,
    WEIGHED,
    Asked,
    Blindfold,
    SeenThrough,
    blindfold,
    by_view,
    questions,
)

ALL = "all"


@dataclass(frozen=True)
class Table:
    """A game, its seats, its modules and options."""

    name: str
    players: int
    modules: str = ""
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        further = [*self.modules.split(), *[name for name, _ in self.options]]
        return "-".join([self.name, str(self.players), *further])

    @property
    def has_all(self) -> bool:
        """Whether those who think long take part."""
        return self.players <= FEW_SEATS and not self.modules

    @property
    def game(self) -> Game:
        return game_named(self.name)

    def whole_game(self, seed: str) -> list[tuple[State, int]]:
        """Every question with a choice, as it was."""
        game = self.game
        modules = game.module_names() if self.modules == ALL else tuple(self.modules.split())
        rules = game.rules(self.players, modules, dict(self.options))
        return [(state.clone(), seat) for state, seat in questions(game, rules, seed)]


TABLES = [
    *[Table("artificium", players) for players in (2, 3, 4)],
    *[Table("keyflower", players) for players in (2, 3, 4)],
    Table("keyflower", 2, ALL),
    Table("keyflower", 3, "base merchants farmers"),
    *[Table("sweet-lands", players) for players in (1, 2, 4)],
    Table("sweet-lands", 3, options=(("drafting", "yes"), ("turn-order", "changing"))),
]
# Who does not think ahead answers every question, or so many, spread over the whole game as the others' are.
EVERY = ("random", "greedy")
OFTEN = {"novice": 40, "apprentice": 40, HASTY: 2, "journeyman": 1, WEIGHED: 1, HINT: 1}
# Those who think long answer so many in the base games of few seats, and elsewhere in the benchmark alone.
SELDOM = 1
FEW_SEATS = 2


def asked_at(who: str, count: int, table: Table) -> set[int]:
    """The numbers of the questions, of so many, at which somebody answers: not all at the same."""
    if who in EVERY:
        return set(range(count))
    times = OFTEN.get(who, SELDOM if table.has_all else 0)
    first = sum(map(ord, who))
    return {(first + number * count // times) % count for number in range(times)}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_is_answered_alike_whatever_is_hidden(table: Table) -> None:
    moments = table.whole_game("whole game")
    both = blindfold(table.game, table.players, str(table))
    turns = {who: asked_at(who, len(moments), table) for who in both.there}
    for number, (state, seat) in enumerate(moments):
        both.look(state, seat, [who for who in turns if number in turns[who]])
    if table.has_all:
        assert set(known(table.name)) < set(both.looked.answers), "every bot has taken part"
    # Whoever plays alone knows all but what is drawn later.
    assert both.looked.hidden > len(moments) // 2 if table.players > 1 else both.looked.hidden == 0


def peeping(game: Game) -> Asked:
    """A player that plays the true state on, as if it were its own thought."""
    mind = mind_of(game.name)

    def answer(state: State, seat: int, rng: Rng) -> object:
        values = []
        for move in (moves := mind.candidates(state, seat, legal_moves(state, seat), 4, rng)):
            after, chance = state.clone(), rng.clone()
            play_trusted(after, seat, move)
            over = mind.run(after, mind.stage(state), chance)
            values.append(margin(mind.worths(after, over), seat))
        return moves[values.index(max(values))]

    return answer


class Gossip(Bot):
    """Answers by what it has been shown so far, whosever seat it sat in."""

    def __init__(self) -> None:
        self.shown = 0

    def choose(self, view: View, rng: Rng) -> int:
        self.shown += 1
        return view.moves[self.shown % len(view.moves)]


def found_out(game: Game, cheat: Callable[[], Asked]) -> None:
    """Whoever answers so is found before the game ends: one for the true table, and one for each seat."""
    both = Blindfold(game, {"cheat": cheat()}, [{"cheat": cheat()} for _ in range(2)])
    moments = Table(game.name, 2).whole_game("cheating")
    with pytest.raises(SeenThrough, match="expected the same answer of cheat at both tables"):
        look_all(both, moments)


def look_all(both: Blindfold, moments: list[tuple[State, int]]) -> None:
    for state, seat in moments:
        both.look(state, seat, ["cheat"])


games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_who_plays_the_true_state_on_is_found(game: Game) -> None:
    found_out(game, lambda: peeping(game))


@games
def test_who_draws_otherwise_by_what_is_hidden_is_found_though_it_answers_alike(game: Game) -> None:
    def longer(state: State, seat: int, rng: Rng) -> object:
        for _ in range(int(game.digest(state)[:1], 16)):
            rng.word()
        return legal_moves(state, seat)[0]

    found_out(game, lambda: longer)


@games
def test_who_remembers_what_another_seat_has_seen_is_found(game: Game) -> None:
    found_out(game, lambda: by_view(game, Gossip().choose))
