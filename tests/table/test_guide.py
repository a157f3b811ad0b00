"""The first game with a guide: every script plays through the engine, and a learner may come back to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import httpx
import pytest

from artel.cli.ledger import statements
from artel.games import GAMES
from artel.kernel.game import DataError, Game, deciders
from artel.table.guide import MOST_DEEDS, READ, Guided, ScriptError, replayed
from artel.table.lessons import Chapter, Lesson, chapters_of, read
from artel.table.messages import server_schemas
from artel.table.sealing import sealed_data
from artel.table.seats import Seats
from tests.fluent_files import LANGUAGES, messages
from tests.support import ServerProcess

# So many of the lines that a lesson leaves to the learner are tried, from the first to the last.
MOST_TRIED = 4
CHAPTERS = [chapter for game in GAMES for chapter in chapters_of(game.name)]


def name(chapter: Chapter) -> str:
    return f"{chapter.game} {chapter.id}"


def texts_of(chapter: Chapter) -> list[str]:
    """What the chapter is about, what each lesson says, and what is said after the last."""
    each = [f"lesson-{chapter.id}-{lesson.id}" for lesson in chapter.lessons]
    return [f"guide-{chapter.id}", *each, f"lesson-{chapter.id}-over"]


def choices(guided: Guided) -> list[str]:
    """What may be done now: the lines that end this lesson, or those that lead there."""
    lesson = guided.lesson
    assert lesson is not None
    return lesson.fitting(guided.lines()) if lesson.expect else [READ]


def finish(guided: Guided, which: int = 0) -> None:
    """Do this lesson with the first or the last line that fits, again and again; every deed is taken."""
    lesson = guided.lesson
    assert lesson is not None
    while guided.lesson is lesson:
        fitting = choices(guided)
        assert fitting, f"{name(guided.chapter)}: nothing legal fits {lesson}"
        count = len(guided.done)
        answer = guided.do(fitting[which])
        assert len(guided.done) == count + 1, (name(guided.chapter), lesson.id, fitting[which], answer)


def walk(chapter: Chapter, which: int = 0, done: Sequence[str] = ()) -> tuple[list[str], list[int]]:
    """Play a chapter to its end; answers the deeds, and after how many each lesson began."""
    guided = replayed(chapter, list(done))
    began = []
    while guided.lesson is not None:
        began.append(len(guided.done))
        finish(guided, which)
    return guided.done, began


def several(lesson: Lesson) -> bool:
    return any("*" in pattern for pattern in (*lesson.expect, *lesson.also))


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name)
def test_a_script_plays_through_the_engine_with_every_choice_it_leaves(chapter: Chapter) -> None:
    done, began = walk(chapter)
    is_first = chapter is chapters_of(chapter.game)[0]
    assert (10 if is_first else 4) <= len(chapter.lessons) <= (24 if is_first else 12)
    assert len(walk(chapter, -1)[0]) <= MOST_DEEDS
    assert replayed(chapter, done).room.course.deal == []
    for at, lesson in zip(began, chapter.lessons, strict=True):
        if not several(lesson):
            continue
        fitting = choices(replayed(chapter, done[:at]))
        for line in fitting[:: max(1, len(fitting) // MOST_TRIED)]:
            walk(chapter, 0, [*done[:at], line])


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name)
def test_whoever_does_not_know_what_to_do_is_shown(chapter: Chapter) -> None:
    guided = Guided(chapter)
    for at in range(len(chapter.lessons)):
        assert guided.show() == []
        assert guided.at == at + 1
    assert guided.show()[0]["why"] == {"kind": "lesson-over", "rule": None, "values": {}}
    assert replayed(chapter, guided.done).lesson is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_expansion_has_a_chapter_and_so_has_a_game_alone(game: Game) -> None:
    """An expansion is what has rules of its own and can be chosen; small ones share them, and a chapter."""
    chapters = chapters_of(game.name)
    taught = {game.modules[name].ledger for each in chapters for name in each.modules or ("base",)}
    assert taught == {game.modules[name].ledger for name in game.module_names()}
    assert game.min_players > 1 or any(each.players == 1 for each in chapters)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name)
def test_a_lesson_has_its_text_and_cites_rules_of_the_ledger(chapter: Chapter) -> None:
    ledger = {each.id for each in statements(chapter.game)}
    assert {rule for lesson in chapter.lessons for rule in lesson.rules} <= ledger
    for language in LANGUAGES:
        texts = messages(language, f"lesson-{chapter.game}")
        for each in texts_of(chapter):
            assert [attribute.id.name for attribute in texts[each].attributes] == ["title"], each


@pytest.mark.parametrize("game", sorted({chapter.game for chapter in CHAPTERS}))
def test_no_text_is_left_over(game: str) -> None:
    needed = {each for chapter in chapters_of(game) for each in texts_of(chapter)}
    for language in LANGUAGES:
        assert set(messages(language, f"lesson-{game}")) == needed


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
    guided = replayed(first(), walk(first())[0][:2])
    [answer] = guided.do(READ, "x")
    assert answer["t"] == "no"
    guided = replayed(first(), walk(first())[0])
    assert guided.lesson is None
    [answer] = guided.do("pass", "x")
    assert answer["why"] == {"kind": "lesson-over", "rule": None, "values": {}}


def test_a_deal_is_prepared_and_the_seed_draws_the_rest() -> None:
    chapter = first("sweet-lands")
    before = [line for line in chapter.deal if not line.startswith("draw ")]
    prepared = replace(chapter, deal=(*before, "draw card-7", "draw card-9"))
    guided = replayed(prepared, [READ, "support 3"])
    drawn = [entry.line for entry in guided.room.entries if entry.line.startswith("draw ")]
    assert drawn[:2] == ["draw card-7", "draw card-9"]
    assert len(set(drawn)) == 12
    other = replayed(replace(prepared, seed="another"), [READ, "support 3"])
    assert [entry.line for entry in other.room.entries] != [entry.line for entry in guided.room.entries]


def test_a_lesson_points_at_what_comes_next() -> None:
    lesson = Lesson(
        "x", ("done",), ("use a", "lay *"), ("use a -> area-a | areas", "lay * -> land", "always")
    )
    assert lesson.pointed(["use a", "pass"]) == ["area-a | areas", "always"]
    assert lesson.pointed(["lay d7", "lay d8"]) == ["land", "always"]
    assert lesson.pointed([]) == ["always"]
    assert lesson.fitting(["lay d7", "pass"]) == ["lay d7"]
    assert lesson.fitting(["lay d7", "done"]) == ["done"]


def test_what_is_told_of_tables_is_told_of_a_lesson_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that tables get stands in one place, so lessons have it; their deal is not for checking."""

    def more(seats: Seats, *, begun: bool) -> dict[str, Any]:
        return {**sealed_data(seats, begun=begun), "wind": "west"}

    monkeypatch.setattr("artel.table.summary.sealed_data", more)
    told = Guided(CHAPTERS[0]).summary()
    assert told["wind"] == "west"
    assert (told["table"], told["seed"], told["points"]) == ("guide", None, False)
    del told["wind"]
    assert server_schemas().misfit(told) is None


def test_what_no_longer_fits_is_forgotten() -> None:
    done, _ = walk(first())
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


def test_every_chapter_is_learnt_to_its_end_over_the_wire(url: str) -> None:
    """By a learner who has every lesson shown: each answer is one that a table might give."""
    schemas = server_schemas()
    with httpx.Client(timeout=60) as client:
        for chapter in CHAPTERS:
            asked: dict[str, Any] = {"game": chapter.game, "chapter": chapter.id, "done": [], "have": 0}
            answer = client.post(
                f"{url}/api/guide", json={**asked, "message": {"t": "hello", "have": 0}}
            ).json()
            for lesson in chapter.lessons:
                assert answer["lesson"]["id"] == lesson.id
                # Whoever is to do something is shown where.
                assert answer["lesson"]["point"] or not lesson.expect, (name(chapter), lesson.id)
                asked |= {"done": answer["done"], "have": answer["messages"][-1]["n"]}
                answer = client.post(f"{url}/api/guide", json={**asked, "message": "show"}).json()
                answer["messages"] = answer["messages"] or [{"n": asked["have"]}]
                for message in answer["messages"]:
                    assert "t" not in message or schemas.misfit(message) is None
            assert answer["lesson"]["id"] is None


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
            finish(guided)
