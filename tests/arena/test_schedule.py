"""Who plays whom: everybody as often as anybody else, in every seat, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from artel.arena.playing import Match, TimedSeats, play_pairing
from artel.arena.schedule import MOST_BOTS, MOST_GAMES, Pairing, Schedule, fields, rounds_of
from artel.bots import bot_from
from artel.bots.contract import Bot
from artel.games import game_named
from artel.kernel.game import NATURE, DataError, Game, Rng, View

SIZES = [(bots, players) for bots in range(2, 7) for players in range(1, 7)]


def seats_taken(schedule: Schedule) -> Counter[tuple[int, int]]:
    """How often each bot sat in each seat."""
    return Counter((bot, seat) for pairing in schedule for seat, bot in enumerate(pairing.seats))


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_sits_in_every_seat_as_often_as_any_other(bots: int, players: int) -> None:
    schedule = Schedule(bots, players, "seed", 13)
    taken = seats_taken(schedule)
    assert set(taken) == {(bot, seat) for bot in range(bots) for seat in range(players)}
    assert len(set(taken.values())) == 1
    assert schedule.games == len(list(schedule))
    # Whole deals, and no deal more than was asked for.
    last = len(schedule.seatings(0, schedule.deals - 1))
    assert 13 <= schedule.games_of_field < 13 + last


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_a_deal_is_played_in_every_rotation_and_no_game_twice(bots: int, players: int) -> None:
    schedule = Schedule(bots, players, "seed", 13)
    games = [(pairing.deal, pairing.seats) for pairing in schedule]
    assert len(set(games)) == len(games)
    for deal, seats in games:
        assert (deal, seats[1:] + seats[:1]) in set(games)
    assert [pairing.number for pairing in schedule] == list(range(schedule.games))


def test_every_pair_meets_at_two_seats() -> None:
    schedule = Schedule(4, 2, "seed", 6)
    met = Counter(frozenset(pairing.seats) for pairing in schedule)
    assert met == {frozenset((one, other)): 6 for one in range(4) for other in range(one)}


def test_fewer_bots_than_seats_repeat_evenly() -> None:
    assert fields(2, 4) == [(0, 0, 1, 1)]
    assert fields(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]
    assert fields(2, 5) == [(0, 0, 0, 1, 1), (0, 0, 1, 1, 1)]
    assert rounds_of((0, 0, 1, 1))[1] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_neighbours_change_from_deal_to_deal() -> None:
    schedule = Schedule(4, 4, "seed", 24)
    behind = Counter(
        (pairing.seats[seat - 1], pairing.seats[seat]) for pairing in schedule for seat in range(4)
    )
    assert len(behind) == 12
    assert len(set(behind.values())) == 1


def test_more_games_leave_those_before_as_they_are() -> None:
    few, many = list(Schedule(3, 4, "seed", 20)), list(Schedule(3, 4, "seed", 60))
    assert many[: len(few)] == few
    assert len(few) < len(many)


@pytest.mark.parametrize(
    ("bots", "players", "games", "said"),
    [
        (1, 2, 10, f"expected 2 to {MOST_BOTS} bots, got 1"),
        (MOST_BOTS + 1, 2, 1, f"expected 2 to {MOST_BOTS} bots, got {MOST_BOTS + 1}"),
        (2, 2, 0, f"expected 1 to {MOST_GAMES} games in all, got 0 for each of 1 fields of 2 seats"),
        (2, 2, MOST_GAMES + 1, f"got {MOST_GAMES + 1} for each of 1 fields"),
        (24, 6, 2, "got 2 for each of 134596 fields of 6 seats"),
        (2, 4, 10**30, "fields of 4 seats"),
    ],
)
def test_an_arena_has_bounds(bots: int, players: int, games: int, said: str) -> None:
    with pytest.raises(DataError, match=said):
        Schedule(bots, players, "seed", games)


class Drawn(TimedSeats):
    """Keeps what NATURE drew before anybody decided."""

    def __init__(self, game: Game, pairing: Pairing, names: tuple[str, ...], seed: str) -> None:
        bots = [bot_from(game.name, names[bot]) for bot in pairing.seats]
        super().__init__(game, game.rules(len(bots)), bots, f"{seed}/{pairing.deal}")
        self.start: list[int] = []
        self.decided = False

    def made(self, seat: int, move: int) -> None:
        self.decided = self.decided or seat != NATURE
        if not self.decided:
            self.start.append(move)


def test_rotated_games_have_the_same_deal_and_other_deals_another() -> None:
    game = game_named("artificium")
    starts: dict[int, set[tuple[int, ...]]] = {}
    after: dict[int, set[tuple[int, ...]]] = {}
    for pairing in Schedule(3, 3, "seed", 6):
        loop = Drawn(game, pairing, ("random", "greedy", "random"), "seed")
        loop.run()
        starts.setdefault(pairing.deal, set()).add(tuple(loop.start))
        after.setdefault(pairing.deal, set()).add(tuple(game.scores(loop.state)))
    assert [len(each) for each in starts.values()] == [1, 1]
    assert len(set.union(*starts.values())) == 2
    assert all(len(start) > 10 for each in starts.values() for start in each)
    assert all(len(each) == 3 for each in after.values())


class First(Bot):
    """The first of its moves, without any number of its own."""

    looks = False

    def choose(self, view: View, rng: Rng) -> int:
        return view.moves[0]


class Wasteful(First):
    """The same, after drawing numbers for nothing."""

    def choose(self, view: View, rng: Rng) -> int:
        for _ in range(len(view.moves)):
            rng.word()
        return super().choose(view, rng)


class Course(TimedSeats):
    """Keeps every move of a game."""

    def __init__(self, bot: Bot) -> None:
        game = game_named("artificium")
        super().__init__(game, game.rules(2), [bot, bot], "seed/7")
        self.moves: list[tuple[int, int]] = []
        self.run()

    def made(self, seat: int, move: int) -> None:
        self.moves.append((seat, move))


def test_what_bots_draw_for_themselves_does_not_touch_the_deal() -> None:
    thrifty, wasteful = Course(First()), Course(Wasteful())
    assert repr(thrifty.rng) != repr(wasteful.rng)
    assert sum(seat == NATURE for seat, _ in thrifty.moves) > 20
    assert thrifty.moves == wasteful.moves


def test_a_game_is_the_same_whoever_plays_it() -> None:
    match = Match(game_named("artificium").rules(2), ("random", "greedy"), "seed")
    pairing = Pairing(3, 1, (1, 0))
    one, other = play_pairing(match, pairing), play_pairing(match, pairing)
    assert (one.scores, one.places) == (other.scores, other.places)
    assert [sum(each.values()) for each in one.times] == [sum(each.values()) for each in other.times]
    assert one.places[0] == 1


def test_another_version_elsewhere_is_refused() -> None:
    match = Match(game_named("artificium").rules(2), ("random", "greedy"), "seed", "0.0.1")
    with pytest.raises(DataError, match=r"expected Artel 0\.0\.1 wherever games are played, got "):
        play_pairing(match, Pairing(0, 0, (0, 1)))
