"""Records: whatever is wrong with a file is named with its line, what was expected and what came."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artel.games import GAMES
from artel.kernel.game import Game
from artel.kernel.record import FORMAT, RecordError, read_record, record_of, replay, verify_chance
from tests.contract.walks import CASES, finished

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def whole(game: Game) -> str:
    case = next(case for case in CASES if case.game is game)
    state, history = finished(case, 0)
    return record_of(game, state, history, {"table": "birch-41"}).text()


TEXTS = {game.name: whole(game) for game in GAMES}


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert f"line {caught.value.line}: {caught.value.kind}: expected" in str(caught.value)
    return caught.value


def diverged(game: Game, text: str) -> RecordError:
    record = read_record(text)
    with pytest.raises(RecordError) as caught:
        replay(game, record)
    return caught.value


def checked_whole(game: Game, text: str) -> None:
    record = read_record(text)
    replay(game, record)
    verify_chance(game, record)


@games
def test_a_record_is_a_small_text_with_marks_and_a_result(game: Game) -> None:
    lines = TEXTS[game.name].splitlines()
    assert lines[0] == FORMAT
    assert f"game {game.name}" in lines
    assert "table birch-41" in lines
    assert re.fullmatch(r"result [-\d ]+ won [\d ]+", lines[-1])
    assert any(re.fullmatch(r"= 50 [0-9a-f]{16}", line) for line in lines)
    assert read_record(TEXTS[game.name]).text() == TEXTS[game.name]


@pytest.mark.parametrize("text", ["", "\n", "chess 1\n", "artel-record 2\n"])
def test_another_file_is_no_record(text: str) -> None:
    error = refused(text)
    assert (error.kind, error.line, error.expected) == ("no-record", 1, FORMAT)


@games
@pytest.mark.parametrize("name", ["game", "modules", "edition", "rules", "players"])
def test_a_missing_header_line_is_named(game: Game, name: str) -> None:
    error = refused(re.sub(rf"(?m)^{name} .*\n", "", TEXTS[game.name], count=1))
    assert error.kind == "header"
    assert repr(name) in error.expected


@games
@pytest.mark.parametrize("players", ["many", "", "-2", "2.5", "²"])
def test_players_must_be_a_number(game: Game, players: str) -> None:
    error = refused(re.sub(r"(?m)^players .*$", f"players {players}", TEXTS[game.name], count=1))
    assert error.kind == "header"


@games
def test_every_truncation_is_noticed(game: Game) -> None:
    """Cut after any line, a record is an error and never a shorter game."""
    lines = TEXTS[game.name].splitlines(keepends=True)
    for count in range(len(lines)):
        assert refused("".join(lines[:count])).kind in ("no-record", "header", "truncated")


@games
@pytest.mark.parametrize("line", ["9 pass", "x pass", "-1 pass", "", "? pass", "² pass"])
def test_a_move_needs_a_seat_of_the_game(game: Game, line: str) -> None:
    lines = TEXTS[game.name].splitlines()
    first = lines.index("") + 1
    error = refused("\n".join([*lines[:first], line, *lines[first:]]))
    assert (error.kind, error.line, error.got) == ("seat", first + 1, line)


@games
@pytest.mark.parametrize("mark", ["= 51 0123456789abcdef", "= 50", "= fifty 0123456789abcdef", "="])
def test_a_mark_stands_where_it_says(game: Game, mark: str) -> None:
    error = refused(re.sub(r"(?m)^= 50 .*$", mark, TEXTS[game.name]))
    assert error.kind == "mark"
    assert "= 50" in error.expected


@games
def test_nothing_follows_the_end(game: Game) -> None:
    error = refused(TEXTS[game.name] + "0 pass\n")
    assert (error.kind, error.got) == ("after-end", "0 pass")
    assert read_record(TEXTS[game.name] + "\n\n").result is not None


@games
def test_a_divergence_is_located_by_its_mark(game: Game) -> None:
    text = re.sub(r"(?m)^= 100 .*$", "= 100 0123456789abcdef", TEXTS[game.name])
    error = diverged(game, text)
    assert (error.kind, error.move) == ("diverged", 100)
    assert text.splitlines()[error.line - 1] == "= 100 0123456789abcdef"
    assert "0123456789abcdef" in error.expected


@games
def test_an_illegal_move_is_located(game: Game) -> None:
    record = read_record(TEXTS[game.name])
    for wrong in ("fly", record.moves[0][1] + " x"):
        record.moves[30] = (record.moves[30][0], wrong)
        with pytest.raises(RecordError) as caught:
            replay(game, record)
        assert (caught.value.kind, caught.value.move) == ("move", 31)
        assert wrong in caught.value.got


@games
@pytest.mark.parametrize("move", [1, 49, 50, 51, 100, 101])
def test_a_fault_is_named_by_the_line_of_the_file(game: Game, move: int) -> None:
    """Marks and header count as lines, whatever the header holds."""
    record = read_record(TEXTS[game.name])
    record.moves[move - 1] = (record.moves[move - 1][0], "fly")
    for text in (record.text(), record.text().replace("players ", "extra one\nplayers ")):
        error = diverged(game, text)
        assert (error.kind, error.move) == ("move", move)
        assert text.split("\n")[error.line - 1].endswith(" fly")
        assert f"line {error.line}, move {move}: move: expected" in str(error)


@games
@pytest.mark.parametrize("name", ["game", "modules", "edition", "rules", "players", "seed"])
def test_a_header_that_does_not_fit_is_named_by_its_line(game: Game, name: str) -> None:
    text = TEXTS[game.name].replace("table birch-41", "chance 00\nseed 11")
    text = re.sub(rf"(?m)^{name} .*$", f"{name} 9", text)
    with pytest.raises(RecordError) as caught:
        checked_whole(game, text)
    assert text.split("\n")[caught.value.line - 1] == f"{name} 9"


@games
def test_another_result_is_named_by_the_closing_line(game: Game) -> None:
    text = re.sub(r"(?m)^result .*$", "result 0 won 0", TEXTS[game.name])
    error = diverged(game, text)
    assert (error.kind, error.line) == ("result", len(text.splitlines()))


@games
def test_lines_end_at_line_feeds_alone(game: Game) -> None:
    """Other signs that some programs break lines at stand within a line, as editors count them."""
    text = TEXTS[game.name].replace("table birch-41", "table birch\x0b\x85\u202841")
    assert read_record(text).header["table"] == "birch\x0b\x85\u202841"
    assert read_record(text.replace("\n", "\r\n")).moves == read_record(text).moves


@games
@pytest.mark.parametrize("name", ["players", "rules"])
def test_a_number_of_absurd_length_is_refused(game: Game, name: str) -> None:
    error = refused(re.sub(rf"(?m)^{name} .*$", f"{name} {'9' * 5000}", TEXTS[game.name]))
    assert error.kind == "header"
    assert len(str(error)) < 500


@games
def test_a_seat_of_absurd_length_is_refused(game: Game) -> None:
    lines = TEXTS[game.name].splitlines()
    first = lines.index("") + 1
    error = refused("\n".join([*lines[:first], f"{'1' * 5000} pass", *lines[first:]]))
    assert (error.kind, error.line) == ("seat", first + 1)


@games
def test_a_header_line_stands_once(game: Game) -> None:
    error = refused(TEXTS[game.name].replace("players ", "game chess\nplayers "))
    assert (error.kind, error.got) == ("header", "game chess")


@games
def test_a_move_of_the_wrong_seat_is_located(game: Game) -> None:
    record = read_record(TEXTS[game.name])
    place = next(n for n, (seat, _) in enumerate(record.moves) if seat == -1)
    record.moves[place] = (0, record.moves[place][1])
    with pytest.raises(RecordError, match="not-your-turn"):
        replay(game, record)


@games
def test_a_move_after_the_end_of_the_game_is_refused(game: Game) -> None:
    record = read_record(TEXTS[game.name])
    record.moves.append((0, game.verbs.text(game.verbs.from_dense(0))))
    with pytest.raises(RecordError, match="game-over"):
        replay(game, record)


@games
@pytest.mark.parametrize(("name", "value", "kind"), [("game", "ludo", "game"), ("rules", "999", "rules")])
def test_a_record_of_something_else_is_refused(game: Game, name: str, value: str, kind: str) -> None:
    error = diverged(game, re.sub(rf"(?m)^{name} .*$", f"{name} {value}", TEXTS[game.name], count=1))
    assert (error.kind, error.got) == (kind, value)


@games
@pytest.mark.parametrize(("name", "value"), [("edition", "feed"), ("modules", "pirates"), ("players", "99")])
def test_settings_the_game_does_not_know_are_refused(game: Game, name: str, value: str) -> None:
    record = read_record(re.sub(rf"(?m)^{name} .*$", f"{name} {value}", TEXTS[game.name], count=1))
    with pytest.raises(ValueError, match=f"got '?{value}"):
        replay(game, record)


@games
def test_a_wrong_result_is_found(game: Game) -> None:
    assert diverged(game, re.sub(r"(?m)^result .*$", "result 1 2 won 1", TEXTS[game.name])).kind == "result"
    assert diverged(game, re.sub(r"(?m)^result .*$", "unfinished", TEXTS[game.name])).kind == "result"


@games
@pytest.mark.parametrize("upto", [-1, 100000])
def test_a_place_outside_the_record_is_refused(game: Game, upto: int) -> None:
    with pytest.raises(RecordError) as caught:
        replay(game, read_record(TEXTS[game.name]), upto=upto)
    assert (caught.value.kind, caught.value.got) == ("place", str(upto))


@games
@given(data=st.data())
def test_a_damaged_record_never_breaks_the_reader(game: Game, data: st.DataObject) -> None:
    """Any line replaced, dropped or doubled: it reads and replays, or a RecordError says what is wrong."""
    lines = TEXTS[game.name].splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.one_of(st.sampled_from(lines), st.text(max_size=12)))
        lines[place : place + 1] = data.draw(st.sampled_from([[], [other], [lines[place], other]]))
    try:
        record = read_record("\n".join(lines))
    except RecordError:
        return
    assert read_record(record.text()).moves == record.moves
