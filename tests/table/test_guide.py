"""The first game with a guide: every script plays through the engine, and a learner may come back to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from artel.cli.ledger import statements
from artel.games import GAMES
from artel.kernel.game import DataError, deciders, legal_moves
from artel.table.guide import MOST_DEEDS, READ, Guided, ScriptError, replayed
from artel.table.lessons import Chapter, Lesson, chapters_of, read
from artel.table.messages import server_schemas
from tests.fluent_files import LANGUAGES, messages
from tests.support import ServerProcess

# So many of the lines that a lesson leaves to the learner are tried, from the first to the last.
MOST_TRIED = 4
CHAPTERS = [chapter for game in GAMES for chapter in chapters_of(game.name)]


def name(chapter: Chapter) -> str:
    return f"{chapter.game} {chapter.id}"


def choices(guided: Guided) -> list[str]:
    """The legal lines that end this lesson."""
    lesson = guided.lesson
    assert lesson is not None
    if not lesson.expect:
        return [READ]
    moves = legal_moves(guided.room.state, guided.chapter.seat)
    lines = [guided.room.game.verbs.text(move) for move in moves]
    return [line for line in lines if lesson.ends_with(line)]


def walk(chapter: Chapter, which: int) -> list[str]:
    """Play a whole chapter, always with the first or the last line that fits; every deed ends its lesson."""
    guided = Guided(chapter)
    while guided.lesson is not None:
        at = guided.at
        fitting = choices(guided)
        assert fitting, f"{name(chapter)}: nothing legal fits {guided.lesson}"
        guided.do(fitting[which])
        assert guided.at == at + 1, guided.lesson
    return guided.done


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name)
def test_a_script_plays_through_the_engine_with_every_choice_it_leaves(chapter: Chapter) -> None:
    done = walk(chapter, 0)
    assert 10 <= len(chapter.lessons) <= 24
    walk(chapter, -1)
    for at, lesson in enumerate(chapter.lessons):
        if not any("*" in pattern for pattern in lesson.expect):
            continue
        fitting = choices(replayed(chapter, done[:at]))
        for line in fitting[:: max(1, len(fitting) // MOST_TRIED)]:
            other = replayed(chapter, done[:at])
            other.do(line)
            following = other.lesson
            assert following is None or choices(other), (name(chapter), lesson.id, line)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name)
def test_a_lesson_has_its_text_and_cites_rules_of_the_ledger(chapter: Chapter) -> None:
    ledger = {each.id for each in statements(chapter.game)}
    assert {rule for lesson in chapter.lessons for rule in lesson.rules} <= ledger
    for language in LANGUAGES:
        texts = messages(language, f"lesson-{chapter.game}")
        for each in (*[lesson.id for lesson in chapter.lessons], "over"):
            message = texts[f"lesson-{chapter.id}-{each}"]
            assert [attribute.id.name for attribute in message.attributes] == ["title"]


@pytest.mark.parametrize("game", sorted({chapter.game for chapter in CHAPTERS}))
def test_no_text_is_left_over(game: str) -> None:
    needed = {
        f"lesson-{chapter.id}-{each}"
        for chapter in chapters_of(game)
        for each in (*[lesson.id for lesson in chapter.lessons], "over")
    }
    assert set(messages("en", f"lesson-{game}")) == needed


def first(game: str = "artificium") -> Chapter:
    return chapters_of(game)[0]


def test_another_legal_move_is_refused_and_nothing_happens() -> None:
    guided = Guided(first())
    guided.do(READ)
    guided.do(READ)
    before = guided.room.state
    [answer] = guided.do("pass", "m1")
    assert answer == {"t": "no", "id": "m1", "why": {"kind": "lesson-expects", "rule": None, "values": {}}}
    [answer] = guided.do("exchange farm farm", "m2")
    why = answer["why"]
    assert isinstance(why, dict)
    assert str(why["rule"]).startswith("AR-")
    assert guided.room.state is before
    assert (guided.at, guided.done) == (2, [READ, READ])


def test_a_lesson_that_expects_a_move_is_not_read_over_and_a_chapter_ends() -> None:
    guided = replayed(first(), walk(first(), 0)[:2])
    [answer] = guided.do(READ, "x")
    assert answer["t"] == "no"
    guided = replayed(first(), walk(first(), 0))
    assert guided.lesson is None
    [answer] = guided.do("pass", "x")
    assert answer["why"] == {"kind": "lesson-over", "rule": None, "values": {}}


def test_what_no_longer_fits_is_forgotten() -> None:
    done = walk(first(), 0)
    assert replayed(first(), [*done[:5], "choose castle", *done[5:]]).done == done[:5]


def test_a_script_that_the_engine_does_not_follow_says_where() -> None:
    broken = Chapter(
        "x", "artificium", 2, "1705", (Lesson("a"),), start=("0 choose castle | 1 choose castle",)
    )
    with pytest.raises(ScriptError, match=r"x, before lesson 1: expected '0 choose castle .* to be legal"):
        Guided(broken)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("chapter = 1", "expected tables"),
        ("[[chapter]\n", "in TOML"),
        ("[[chapter]]\nid = 'a'", "expected players"),
        ("[[chapter]]\nid='a'\nplayers='2'\nseed='1'", "expected players as int"),
        ("[[chapter]]\nid='a'\nplayers=2\nseed='1'\nsize=3", "got \\['size'\\]"),
        ("[[chapter]]\nid='a'\nplayers=2\nseed='1'", "expected lessons of different ids"),
        (
            "[[chapter]]\nid='a'\nplayers=2\nseed='1'\n[[chapter.lesson]]\nid='b'\nexpect='c'",
            "expect as list",
        ),
    ],
)
def test_a_faulty_file_is_told(text: str, fault: str) -> None:
    with pytest.raises(DataError, match=fault):
        read(text, "artificium")


def ask(url: str, **data: Any) -> httpx.Response:
    whole = {"game": "artificium", "chapter": "base", "done": [], "have": 0, "message": None, **data}
    return httpx.post(f"{url}/api/guide", json=whole, timeout=60)


def test_a_device_learns_leaves_and_comes_back(start_server: Callable[..., ServerProcess]) -> None:
    """Nothing is kept at the server: the same deeds lead to the same place after a restart."""
    schemas = server_schemas()
    server = start_server()
    hello = {"t": "hello", "have": 0}
    begun = ask(server.url, message=hello).json()
    assert [message["t"] for message in begun["messages"]] == ["table", "view"]
    assert begun["lesson"] | {"id": "welcome", "at": 0, "expects": False} == begun["lesson"]
    read_on = ask(server.url, done=[], message=None).json()
    assert (read_on["done"], read_on["lesson"]["id"]) == ([""], "goods")
    have = begun["messages"][1]["n"]
    move = {"t": "move", "id": "m1", "at": have, "line": "exchange castle ore-works"}
    played = ask(server.url, done=["", ""], have=have, message=move).json()
    kinds = [message["t"] for message in played["messages"]]
    assert kinds == ["ok", "view", "view"]
    assert [message["reset"] for message in played["messages"][1:]] == [False, False]
    for message in (*begun["messages"], *played["messages"]):
        assert schemas.misfit(message) is None
    assert played["lesson"]["began"] == 3
    server.stop()
    again = ask(start_server().url, done=played["done"], message=hello).json()
    assert again["lesson"] == played["lesson"]
    assert again["messages"][1]["view"] == played["messages"][2]["view"]


def test_bad_input_is_answered_and_bounded(url: str) -> None:
    assert ask(url, chapter="none").json()["error"]["kind"] == "unknown-lesson"
    assert "artificium base" in ask(url, game="chess").json()["error"]["expected"]
    assert ask(url, done=7).json()["error"]["kind"] == "wrong-type"
    assert ask(url, done=["x"] * (MOST_DEEDS + 1)).status_code == 400
    assert ask(url, done=["x" * 300]).status_code == 400
    assert ask(url, have=-1).status_code == 400
    assert ask(url, message="hello").json()["error"]["kind"] == "wrong-type"
    assert ask(url, message={"t": "fly"}).json()["error"]["kind"] == "unknown-message"
    assert ask(url, done=["x"] * MOST_DEEDS, message={"t": "hello", "have": 0}).json()["done"] == []
    undo = {"t": "undo", "id": "u", "at": 1}
    assert ask(url, message=undo).json()["messages"][0]["why"]["kind"] == "lesson-no-undo"
    seal = {"t": "seal", "id": "s", "seal": "0" * 64}
    assert ask(url, message=seal).json()["messages"][0]["why"]["kind"] == "lesson-sealed"
    plan = {"t": "plan", "id": "p", "at": 0, "plans": [{"lines": ["pass"]}]}
    assert ask(url, message=plan).json()["messages"][0]["t"] in ("plan", "no")


def test_the_seat_of_the_learner_is_asked_whenever_a_move_is_expected() -> None:
    for chapter in CHAPTERS:
        guided = Guided(chapter)
        while (lesson := guided.lesson) is not None:
            assert not lesson.expect or chapter.seat in deciders(guided.room.state), (
                name(chapter),
                lesson.id,
            )
            guided.do(choices(guided)[0])
