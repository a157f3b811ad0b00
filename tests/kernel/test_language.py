"""Moves, frames and log lines: packed integers, command lines and dense numbers say the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artel.games import GAMES
from artel.kernel.game import Game
from artel.kernel.shape import CODE_MASK, CommandError, Field, Language, MisfitError, Shape, numbers

BY_NAME = {game.name: game for game in GAMES}
games = pytest.mark.parametrize("game", GAMES, ids=BY_NAME)


def language() -> Language:
    colours = Field("colour", ["red", "blue", "green"])
    return Language(
        Shape("pass"), Shape("bid", numbers("lot", 5), colours, numbers("count", 4)), Shape("paint", colours)
    )


@games
def test_every_move_has_one_line_and_one_dense_number(game: Game) -> None:
    """Of verbs with very many moves, every so many."""
    verbs = game.verbs
    lines, packed = set(), set()
    places: list[int] = []
    base = 0
    for shape in verbs.shapes:
        places.extend(range(base, base + shape.size, 1 + shape.size // 50_000))
        base += shape.size
    for place in places:
        move = verbs.from_dense(place)
        line = verbs.text(move)
        assert verbs.dense(move) == place
        assert verbs.parse(line) == move
        assert verbs.is_canonical(move)
        lines.add(line)
        packed.add(move)
    assert len(lines) == len(packed) == len(places)
    assert verbs.size == base


@games
def test_all_lists_every_move_of_a_verb_in_dense_order(game: Game) -> None:
    base = 0
    for shape in game.verbs.shapes:
        assert [game.verbs.dense(move) for move in shape.all()] == list(range(base, base + shape.size))
        base += shape.size


@games
def test_names_are_unique_within_a_game(game: Game) -> None:
    for shapes in (game.verbs.shapes, game.frames.shapes, game.lines.shapes):
        assert len({shape.name for shape in shapes}) == len(shapes)
        assert [shape.code for shape in shapes] == list(range(len(shapes)))


@games
def test_every_move_and_line_fits_a_machine_word(game: Game) -> None:
    for shape in (*game.verbs.shapes, *game.frames.shapes, *game.lines.shapes):
        top = shape.of(*[field.size - 1 for field in shape.fields])
        assert 0 <= top < 1 << 62
        assert shape.numbers_in(top) == [field.size - 1 for field in shape.fields]


@given(lot=st.integers(0, 4), colour=st.integers(0, 2), count=st.integers(0, 3))
def test_fields_come_back_out(lot: int, colour: int, count: int) -> None:
    bid = language().named["bid"]
    packed = bid.of(lot, colour, count)
    assert bid.numbers_in(packed) == [lot, colour, count]
    assert bid.values(packed) == {"lot": lot, "colour": ["red", "blue", "green"][colour], "count": count}
    assert bid.has(packed)
    assert not language().named["paint"].has(packed)


@pytest.mark.parametrize(
    ("given_", "said"),
    [
        ((5, 0, 0), "bid: expected lot from 0 to 4, got 5"),
        ((0, 3, 0), "bid: expected colour from 0 to 2, got 3"),
        ((0, 0, 1500), "bid: expected count from 0 to 3, got 1500"),
        ((0, -1, 0), "bid: expected colour from 0 to 2, got -1"),
        ((0, 0, 0, 1), "bid: expected 3 fields, got another: 1"),
    ],
)
def test_a_value_that_does_not_fit_is_an_error(given_: tuple[int, ...], said: str) -> None:
    """It is never cut off, and never spills into its neighbour."""
    with pytest.raises(MisfitError, match=f"^{said}$"):
        language().named["bid"].of(*given_)


@given(number=st.integers(-5, 1 << 20))
def test_canonical_numbers_are_exactly_those_of_the_lines(number: int) -> None:
    words = language()
    every = {words.from_dense(place) for place in range(words.size)}
    assert words.is_canonical(number) == (number in every)


@pytest.mark.parametrize(
    ("line", "kind", "got"),
    [
        ("", "empty-command", ""),
        ("   ", "empty-command", "   "),
        ("fly", "unknown-command", "fly"),
        ("bid 1 red", "missing-word", "bid 1 red"),
        ("bid", "missing-word", "bid"),
        ("pass now", "extra-word", "pass now"),
        ("paint red blue", "extra-word", "paint red blue"),
        ("paint mauve", "unknown-word", "mauve"),
        ("bid 5 red 1", "unknown-word", "5"),
        ("bid -1 red 1", "unknown-word", "-1"),
        ("bid 01 red 1", "unknown-word", "01"),
        ("FLY", "unknown-command", "FLY"),
        ("bid 1 MAUVE 1", "unknown-word", "MAUVE"),
        (f"bid {'9' * 5000} red 1", "unknown-word", "9" * 5000),
    ],
)
def test_a_wrong_line_names_what_was_expected(line: str, kind: str, got: str) -> None:
    with pytest.raises(CommandError) as caught:
        language().parse(line)
    assert (caught.value.kind, caught.value.got) == (kind, got)
    assert caught.value.expected
    assert caught.value.expected in str(caught.value)


def test_an_error_lists_what_could_have_stood_there() -> None:
    words = language()
    with pytest.raises(CommandError, match=r"one of: pass \| bid \| paint"):
        words.parse("fly")
    with pytest.raises(CommandError, match=r"colour: red \| blue \| green"):
        words.parse("paint mauve")
    with pytest.raises(CommandError, match=r"lot: 0 \.\.\. 4"):
        words.parse("bid 9 red 1")
    with pytest.raises(CommandError, match="bid LOT COLOUR COUNT"):
        words.parse("bid 1")


@games
@given(line=st.text(max_size=30))
def test_any_text_is_a_move_or_a_command_error(game: Game, line: str) -> None:
    try:
        move = game.verbs.parse(line)
    except CommandError:
        return
    assert game.verbs.parse(game.verbs.text(move)) == move


def test_spaces_between_words_do_not_matter() -> None:
    words = language()
    assert words.parse("  bid   2 red\t3 ") == words.parse("bid 2 red 3")


def test_words_may_be_written_in_any_case() -> None:
    words = language()
    assert words.parse("Bid 2 RED 3") == words.parse("bid 2 red 3")


def test_last_words_with_a_default_may_be_left_out() -> None:
    colour = Field("colour", ["red", "blue", "none"], default="none")
    words = Language(Shape("mix", Field("first", ["red", "blue"]), colour, colour.named("third")))
    assert words.parse("mix red") == words.parse("mix red none none")
    assert words.parse("mix red blue") == words.parse("mix red blue none")
    with pytest.raises(CommandError, match=r"mix FIRST \[COLOUR\] \[THIRD\]"):
        words.parse("mix")
    with pytest.raises(CommandError, match="extra-word"):
        words.parse("mix red blue blue blue")


@pytest.mark.parametrize("place", [-1, 1 + 60 + 3])
def test_a_dense_number_out_of_range_is_an_error(place: int) -> None:
    with pytest.raises(CommandError, match="unknown-number"):
        language().from_dense(place)


@pytest.mark.parametrize("packed", [-1, 3, CODE_MASK])
def test_a_code_without_a_shape_is_an_error(packed: int) -> None:
    with pytest.raises(CommandError, match="unknown-number"):
        language().text(packed)


@pytest.mark.parametrize("words", [["a", "a"], ["a b"], [""], ["A"]])
def test_words_must_be_unique_and_single_and_small(words: list[str]) -> None:
    with pytest.raises(ValueError, match="unique, in small letters, without spaces"):
        Field("thing", words)


def test_a_shape_must_fit() -> None:
    wide = numbers("n", 1 << 12)
    with pytest.raises(ValueError, match="at most 5 fields, got 6"):
        Shape("many", *[wide.named(str(n)) for n in range(6)])
    with pytest.raises(ValueError, match="at most 62 bits"):
        Shape("wide", *[wide.named(str(n)) for n in range(5)])


def test_two_shapes_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="'pass' twice"):
        Language(Shape("pass"), Shape("pass"))


def test_a_field_is_read_by_its_name() -> None:
    bid = language().named["bid"]
    move = bid.of(4, 2, 3)
    assert [bid.part(name).read(move) for name in ("lot", "colour", "count")] == [4, 2, 3]
    with pytest.raises(ValueError, match=r"bid: expected a field lot \| colour \| count, got 'seat'"):
        bid.part("seat")
    with pytest.raises(ValueError, match="pass: expected a field no field, got 'lot'"):
        language().named["pass"].part("lot")


@games
def test_parts_agree_with_the_values_of_every_shape(game: Game) -> None:
    for shape in (*game.verbs.shapes, *game.frames.shapes, *game.lines.shapes):
        numbers_in = [min(place + 1, field.size - 1) for place, field in enumerate(shape.fields)]
        packed = shape.of(*numbers_in)
        assert [shape.part(field.name).read(packed) for field in shape.fields] == numbers_in


def test_words_are_added_behind_and_nothing_moves() -> None:
    tile = Field("tile", ["mill", "farm"], room=4)
    goal, second = tile.named("goal"), tile.after("second", ["none"])
    carry, offer = Shape("carry", tile, goal), Shape("offer", tile, second)
    words = Language(carry, offer)
    lines = ["carry mill farm", "offer farm none", "offer mill farm"]
    before = [words.parse(line) for line in lines]
    tile.add(["inn"])
    assert [words.parse(line) for line in lines] == before
    assert words.text(words.parse("carry inn farm")) == "carry inn farm"
    assert words.text(words.parse("offer inn none")) == "offer inn none"
    assert [words.dense(words.from_dense(place)) for place in range(words.size)] == list(range(3 * 3 + 3 * 4))
    assert not words.is_canonical(carry.of(3, 0)), "there is room for it, but no such word yet"
    with pytest.raises(MisfitError):
        carry.of(4, 0)
    with pytest.raises(ValueError, match="tile: expected at most 4 words, got 5"):
        tile.add(["hut", "hall"])
    with pytest.raises(ValueError, match="unique"):
        tile.add(["mill"])


def test_a_shape_keeps_its_number() -> None:
    ask, tell, say, shout = Shape("ask"), Shape("tell"), Shape("say"), Shape("shout")
    Language(ask, spoken=[say])
    more = Language(ask, tell, spoken=[say, shout])
    assert [shape.code for shape in (ask, tell, say, shout)] == [0, 1, CODE_MASK, CODE_MASK - 1]
    assert [more.text(more.parse(word)) for word in ("tell", "shout")] == ["tell", "shout"]
    with pytest.raises(ValueError, match="tell: expected its number 1 again, got 0"):
        Language(tell)


def test_a_quiet_field_is_told_only_where_it_says_something() -> None:
    tile = Field("tile", ["inn", "barn"])
    second = tile.after("second", ["none"], default="none")
    offer = Shape("offer", tile, second, second.named("third", quiet=True))
    verbs = Language(offer)
    for line in ("offer inn none", "offer inn barn", "offer inn barn inn"):
        assert verbs.text(verbs.parse(line)) == line
    assert verbs.parse("offer inn") == verbs.parse("offer inn none none")
    assert verbs.text(verbs.parse("offer barn inn none")) == "offer barn inn"
