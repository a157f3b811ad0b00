"""Golden records: every one still replays, and together they show the whole game.

They are found by themselves: a record put into `tests/records/<game>/` is tested from then on. Those in its
folder `earlier`, MODULE-VERSION-WHAT.record, were played under a version of a module that is not the newest.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.games import GAMES, game_named
from artel.kernel.game import Game
from artel.kernel.record import MARK_EVERY, RecordError, read_record, replay, rules_of_record
from tests.records.coverage_of_records import shown_by, wanted

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record"))
EARLIER = sorted(HERE.glob("*/earlier/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = replay(game_named(path.parent.name), record)
    assert state.agenda == []
    assert record.result is not None
    assert record.text() == text
    assert len(record.marks) >= len(record.moves) // MARK_EVERY
    assert len(text) < 16_000, "a golden record stays small"


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_version_replays_by_that_version_alone(path: Path) -> None:
    game = game_named(path.parent.parent.name)
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert replay(game, record).agenda == []
    assert record.text() == text
    module, version, _ = path.stem.rsplit("-", 2)
    rules = rules_of_record(game, record)
    assert rules.earlier[module] == int(version)
    later = {name: each for name, each in rules.earlier.items() if name != module}
    newest = game.rules(rules.players, rules.modules, rules.options, versions=later)
    record.header["rules"] = newest.version
    with pytest.raises(RecordError, match=r"diverged|a legal move"):
        replay(game, record)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_earlier_version_has_a_record_that_shows_it(game: Game) -> None:
    shown = {tuple(path.stem.rsplit("-", 2)[:2]) for path in EARLIER if path.parent.parent.name == game.name}
    kept = {(module.name, str(version)) for module in game.modules.values() for version in module.earlier}
    assert shown == kept


def test_every_folder_of_records_is_that_of_a_game() -> None:
    assert {path.parent.name for path in RECORDS} == {game.name for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_records_show_the_whole_game(game: Game) -> None:
    shown: set[str] = set()
    for path in RECORDS:
        if path.parent.name == game.name:
            shown |= shown_by(game, read_record(path.read_text(encoding="utf-8")))
    assert wanted(game) - shown == set()
