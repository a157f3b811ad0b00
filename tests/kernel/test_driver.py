"""`artel.new`: the friendly face for library users."""

from __future__ import annotations

import pytest

import artel
from artel.games import GAMES
from artel.kernel.game import NATURE, SPECTATOR, Game
from artel.kernel.record import read_record, replay

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played_out(game: Game, seed: int) -> artel.Play:
    """Each seat asked makes the move whose turn it is in the list."""
    play = artel.new(game.name, players=game.min_players, seed=seed)
    for _ in range(5000):
        if play.over:
            break
        moves = play.moves()
        play.play(moves[len(play.history) % len(moves)])
    return play


@games
def test_a_game_starts_at_a_question_to_a_seat(game: Game) -> None:
    play = artel.new(game.name, players=game.min_players, seed=7)
    assert not play.over
    assert play.outcome is None
    assert play.seat == play.seats[0]
    assert NATURE not in play.seats
    assert play.moves() == play.moves(play.seat)
    assert all(seat == NATURE for seat, _ in play.history)


@games
def test_moves_print_as_their_lines(game: Game) -> None:
    play = artel.new(game.name, players=game.min_players, seed=7)
    for move in play.moves():
        assert game.verbs.parse(str(move)) == move.packed
        assert repr(move) == f"Move({move.line!r})"
        assert move == artel.Move(move.packed, game)
        assert hash(move) == hash(artel.Move(move.packed, game))
        assert move != str(move)
        assert play.why_not(str(move)) is None


@games
def test_a_move_may_be_typed(game: Game) -> None:
    by_value, by_line = (artel.new(game.name, players=game.min_players, seed=3) for _ in range(2))
    by_value.play(by_value.moves()[0])
    by_line.play(str(by_line.moves()[0]), seat=by_line.seat)
    assert game.digest(by_value.state) == game.digest(by_line.state)
    assert by_value.history == by_line.history


@games
def test_a_refusal_leaves_everything_as_it_was(game: Game) -> None:
    play = artel.new(game.name, players=max(2, game.min_players), seed=7)
    before, lines, history = game.digest(play.state), len(play.log()), list(play.history)
    legal = {str(move) for move in play.moves()}
    illegal = next(
        line
        for line in (game.verbs.text(game.verbs.from_dense(n)) for n in range(game.verbs.size))
        if line not in legal
    )
    refusal = play.why_not(illegal)
    assert refusal is not None
    with pytest.raises(artel.Refused) as caught:
        play.play(illegal)
    assert caught.value.refusal.to_data() == refusal.to_data()
    assert repr(illegal) in str(caught.value)
    with pytest.raises(artel.Refused):
        play.play(play.moves()[0], seat=play.state.rules.players - 1 if play.seat == 0 else 0)
    with pytest.raises(artel.CommandError):
        play.play("fly to the moon")
    assert (game.digest(play.state), len(play.log()), play.history) == (before, lines, history)


@games
def test_a_game_ends_with_an_outcome(game: Game) -> None:
    play = played_out(game, 5)
    assert play.over
    assert play.seats == []
    assert play.seat is None
    outcome = play.outcome
    assert outcome is not None
    assert len(outcome.scores) == game.min_players
    with pytest.raises(artel.Refused, match="game-over"):
        play.moves()
    with pytest.raises(artel.Refused, match="game-over"):
        play.play("pass")


@games
def test_the_history_replays_to_the_same_state(game: Game) -> None:
    play = played_out(game, 5)
    record = read_record(play.record().text())
    assert record.moves == play.history
    assert game.digest(replay(game, record)) == game.digest(play.state)


@games
def test_the_history_is_a_copy_and_what_is_done_to_it_does_nothing_to_the_game(game: Game) -> None:
    play = played_out(game, 5)
    before = list(play.history)
    for write in (list.pop, list.reverse, lambda history: history.append((0, "pass"))):
        write(play.history)
        assert play.history == before
        assert play.record().moves == before
    record = play.record()
    record.moves.clear()
    assert play.history == before


@games
def test_the_seed_decides_what_nature_does(game: Game) -> None:
    assert played_out(game, 5).history == played_out(game, 5).history
    assert played_out(game, 5).history != played_out(game, 6).history


@games
def test_views_and_logs_are_those_of_the_seat(game: Game) -> None:
    play = artel.new(game.name, players=max(2, game.min_players), seed=7)
    assert play.view().seat == SPECTATOR
    assert play.view(1) == game.view(play.state, 1)
    # Somewhere on the way chance shows something to one seat alone.
    while play.log(0) == play.log(1):
        play.play(play.moves()[0])
    log = play.state.log
    assert log is not None
    assert len(play.log(0)) == len(log.visible(0))
    assert [line["n"] for line in play.log()] == [log.plies[index] for index in log.visible(SPECTATOR)]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match="got 'ludo'"):
        artel.new("ludo", players=2)
    with pytest.raises(ValueError, match="got 9"):
        artel.new(GAMES[0].name, players=9)
