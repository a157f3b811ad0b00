"""Editions of a game: taken in from files, played with everywhere, never mixed up with the house's own."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import artel
from artel.bots import bot_named
from artel.games import GAMES, game_named
from artel.kernel import editions
from artel.kernel.building import built
from artel.kernel.digest import digest
from artel.kernel.driver import new_play
from artel.kernel.edition import EditionError
from artel.kernel.editions import EDITION
from artel.kernel.game import (
    NATURE,
    DataError,
    Game,
    Rng,
    Rules,
    decider,
    legal_moves,
    play_nature,
    play_trusted,
)
from artel.kernel.record import RecordError, read_record, record_of, replay, result_text
from artel.kernel.rules import Module, checked_options, chosen
from artel.kernel.view import View

RECORDS = Path(__file__).parent.parent / "records"
WITH_FILES = [game for game in GAMES if game.edition_form() is not None]
ARTIFICIUM = game_named("artificium")


@pytest.fixture(autouse=True)
def nothing_taken_in() -> Iterator[None]:
    """Every test begins and ends with the house editions alone."""
    yield
    for game in GAMES:
        game.editions.forget()


def dearer(text: str = "") -> str:
    """Artificium's house edition with wood for 3 coins."""
    text = text or ARTIFICIUM.editions.house_text()
    changed = text.replace('id = "wood"\nlevel = 1\nbuy = 2', 'id = "wood"\nlevel = 1\nbuy = 3')
    assert changed != text
    return changed.replace("House edition", "Dear wood")


def test_the_games_whose_pictures_we_lack_have_edition_files() -> None:
    assert {"artificium", "keyflower"} <= {game.name for game in WITH_FILES}


@pytest.mark.parametrize("game", WITH_FILES, ids=lambda game: game.name)
def test_the_exported_house_edition_is_the_house_edition(game: Game) -> None:
    taken = game.take_in_edition(game.editions.house_text())
    assert taken.digest == game.editions.house_digest() == digest(game.house_data())
    assert taken.words(list(game.modules.values())) == game.edition()
    house = game.rules(3)
    assert game.rules(3, edition=taken.digest) is house
    assert house.taken is None
    assert taken.facts(list(game.modules.values())) == game.facts()


@pytest.mark.parametrize("game", WITH_FILES, ids=lambda game: game.name)
def test_the_rows_of_the_house_file_give_every_game_as_it_was(game: Game) -> None:
    """Built from the file's own rows, not from the modules', a game goes the same way to the letter."""
    taken = game.take_in_edition(game.editions.house_text())
    names = list(dict.fromkeys([*game.default_modules, *taken.printed.rows]))
    house = game.rules(2, names)
    own = editions_rules(game, 2, names, taken, {})
    assert own is not house
    assert own.edition == house.edition
    assert course(game, own) == course(game, house)


def course(game: Game, rules: Rules) -> list[str]:
    """A game of random moves: every move, and how it ended."""
    rng = Rng("course")
    state = game.setup(rules)
    lines: list[str] = []
    while state.agenda:
        seat = decider(state)
        if seat == NATURE:
            play_nature(state, rng)
            continue
        moves = legal_moves(state, seat)
        move = moves[rng.below(len(moves))]
        lines.append(f"{seat} {len(moves)} {game.verbs.text(move)}")
        play_trusted(state, seat, move)
    return [*lines, game.digest(state), result_text(game, state)]


@pytest.mark.parametrize("game", ["artificium", "keyflower"])
def test_golden_records_play_with_the_rows_of_the_house_file(game: str) -> None:
    own = game_named(game)
    taken = own.take_in_edition(own.editions.house_text())
    paths = sorted((RECORDS / game).glob("*.record"))
    records = [read_record(path.read_text(encoding="utf-8")) for path in paths]
    printed = [each for each in records if set(each.header["modules"].split()) & set(taken.printed.rows)]
    assert len(printed) > 3
    for record in printed[:3]:
        modules = record.header["modules"].split()
        rules = editions_rules(own, int(record.header["players"]), modules, taken, record.header)
        assert rules.edition == record.header["edition"]
        state = own.setup(rules)
        for number, (seat, line) in enumerate(record.moves, start=1):
            own.attempt(state, seat, line)
            if number in record.marks:
                assert own.digest(state) == record.marks[number]


def editions_rules(
    game: Game, players: int, names: list[str], taken: editions.Edition, header: dict[str, str]
) -> Rules:
    """The rules built from the rows of an edition, also where they are the house's."""
    given = {key.removeprefix("option-"): value for key, value in header.items() if key.startswith("option-")}
    options = checked_options(game.name, game.options(names), given, players)
    return built(game, players, chosen(game.modules, names), options, taken, {})


def test_a_changed_price_is_paid_and_told_by_views() -> None:
    taken = ARTIFICIUM.take_in_edition(dearer())
    play = new_play(ARTIFICIUM, 2, 1, edition=taken.digest)
    assert play.state.rules.edition == taken.words([ARTIFICIUM.modules["base"]])
    view = play.view(0)
    assert view.data["edition"] == taken.digest
    assert ARTIFICIUM.rules_of_view(view) is play.state.rules
    assert ARTIFICIUM.redeal(view, Rng(1)).rules is play.state.rules
    bot = bot_named("artificium", "greedy")
    while not play.over:
        assert play.seat is not None
        play.play(bot.choose(play.view(play.seat), Rng(5)))
    bought = {line["v"]["good"]: line["v"]["coins"] for line in play.log() if line["k"] == "bought"}  # type: ignore[index]
    assert bought["wood"] == 3
    assert bought["wheat"] == 2


def test_the_house_edition_is_quiet_in_views() -> None:
    assert "edition" not in new_play(ARTIFICIUM, 2, 1).view(0).data


def test_words_of_modules_change_only_where_values_do() -> None:
    keyflower = game_named("keyflower")
    text = keyflower.editions.house_text()
    changed = text.replace('id = "sheep-fold"\nedges = "RRRFRF"', 'id = "sheep-fold"\nedges = "RRFFRF"')
    assert changed != text
    taken = keyflower.take_in_edition(changed)
    assert keyflower.rules(2, edition=taken.digest) is keyflower.rules(2)
    mixed = keyflower.rules(2, ["farmers", "key-celeste"], edition=taken.digest)
    house = keyflower.rules(2, ["farmers", "key-celeste"])
    pairs = zip(mixed.edition.split(), house.edition.split(), mixed.modules, strict=True)
    assert [name for own, other, name in pairs if own != other] == ["farmers"]


def test_changed_values_are_the_editions_own_in_its_facts() -> None:
    taken = ARTIFICIUM.take_in_edition(dearer())
    rows = {row["id"]: row for row in ARTIFICIUM.facts(taken)}
    assert rows["good-wood"]["buy"] == 3
    assert rows["good-wood"]["provenance"] == {
        "name": "rulebook",
        "level": "house",
        "buy": EDITION,
        "sell": "house",
    }
    assert rows["good-wheat"] in ARTIFICIUM.facts()


def test_a_record_plays_only_with_its_edition() -> None:
    taken = ARTIFICIUM.take_in_edition(dearer())
    play = new_play(ARTIFICIUM, 2, 1, edition=taken.digest)
    while not play.over:
        play.play(play.moves()[0])
    record = record_of(ARTIFICIUM, play.state, play.history, {})
    text = record.text()
    words = taken.words([ARTIFICIUM.modules["base"]])
    assert f"edition {words}\n" in text
    assert replay(ARTIFICIUM, read_record(text)).rules is play.state.rules
    ARTIFICIUM.editions.forget()
    with pytest.raises(
        RecordError, match=rf"expected edition {ARTIFICIUM.edition()} \(house\), .*--edition"
    ) as told:
        replay(ARTIFICIUM, read_record(text))
    assert told.value.got == words
    other = ARTIFICIUM.take_in_edition(dearer().replace("end = 99", "end = 98"))
    with pytest.raises(RecordError, match=rf"{other.words([ARTIFICIUM.modules['base']])} \(Dear wood\)"):
        replay(ARTIFICIUM, read_record(text))


def test_an_unknown_edition_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(DataError, match=f"artificium: expected edition {ARTIFICIUM.edition()}, got abc"):
        ARTIFICIUM.rules(2, edition="abc")
    taken = ARTIFICIUM.take_in_edition(dearer())
    words = taken.words([ARTIFICIUM.modules["base"]])
    with pytest.raises(DataError, match=rf"expected edition {ARTIFICIUM.edition()} \| {words}, got abc"):
        ARTIFICIUM.rules(2, edition="abc")


def test_a_bounded_number_is_kept_and_those_asked_for_stay() -> None:
    first = ARTIFICIUM.take_in_edition(dearer())
    for number in range(editions.MOST_EDITIONS + 5):
        ARTIFICIUM.take_in_edition(dearer().replace("Dear wood", f"Edition {number}"))
        assert ARTIFICIUM.rules(2, edition=first.digest).edition == first.words([ARTIFICIUM.modules["base"]])
    assert len(ARTIFICIUM.editions.known()) == editions.MOST_EDITIONS


def test_rules_states_and_views_bring_their_edition_into_another_process() -> None:
    taken = ARTIFICIUM.take_in_edition(dearer())
    state = ARTIFICIUM.setup(ARTIFICIUM.rules(2, edition=taken.digest))
    play_nature(state, Rng(1))
    view = ARTIFICIUM.view(state, 0)
    sent = pickle.dumps((state.rules, state, view))
    code = (
        "import pickle, sys\n"
        "rules, state, view = pickle.load(sys.stdin.buffer)\n"
        "from artel.games import game_named\n"
        "game = game_named('artificium')\n"
        "assert state.rules is rules and game.rules_of_view(view) is rules\n"
        "print(rules.buy[0], rules.taken.digest, game.digest(state))\n"
    )
    told = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    assert told.stdout.decode().split() == ["3", taken.digest, ARTIFICIUM.digest(state)]
    alone = pickle.loads(pickle.dumps(view))
    assert isinstance(alone, View)
    assert alone == view


def test_a_game_without_files_says_so() -> None:
    bare = Game("bare", min_players=1, max_players=2, modules=[Module("base")])
    with pytest.raises(DataError, match="expected a game with edition files, got bare"):
        bare.take_in_edition("")


def test_the_library_takes_a_file_or_its_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(dearer(), encoding="utf-8")
    given: list[str | Path] = [path, dearer()]
    for edition in given:
        play = artel.new("artificium", players=2, seed=1, edition=edition)
        taken = play.state.rules.taken
        assert taken is not None
        assert taken.names["en"] == "Dear wood"
        assert read_record(play.record().text()).header["edition"] == play.state.rules.edition
    with pytest.raises(artel.EditionError, match=r"line 1: expected a key 'format', got none"):
        artel.new("artificium", players=2, edition='game = "artificium"')
    path.write_bytes(b"\xff")
    with pytest.raises(artel.EditionError, match="expected text in UTF-8"):
        artel.new("artificium", players=2, edition=path)


def test_a_faulty_file_leaves_nothing_behind() -> None:
    with pytest.raises(EditionError):
        ARTIFICIUM.take_in_edition(dearer().replace("end = 99", "end = 9"))
    assert ARTIFICIUM.editions.known() == []
