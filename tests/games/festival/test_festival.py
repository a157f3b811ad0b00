"""A module that adds a piece of everything: what it adds works, and the base game stays as it is."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest

import artel
from artel.cli.ledger import statements_in
from artel.games.keyflower.components.facts import facts as base_facts
from artel.games.keyflower.game import KEYFLOWER, Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.questions import QUESTIONS
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.scoring.best import best_allocation, best_score
from artel.games.keyflower.scoring.final import holdings_of
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.kernel.game import Log, Rng, deciders, legal_moves, play, sample
from artel.kernel.record import header_for, read_record, record_of, replay, rules_of_record
from artel.kernel.rules import Module, ModuleError
from tests.contract.walks import CASES, Case, finished, walk
from tests.games.festival import module
from tests.games.festival.module import FESTIVAL, FESTIVAL_GAME, KINDS, MENUS, NEW_TILES, numbers_of
from tests.games.keyflower.scoring.test_demands import check_rows, oracle

MODULES = ("base", "festival")
FESTIVAL_CASES = [case for case in CASES if case.game is FESTIVAL_GAME]
SOURCES = Path(artel.__file__).parent
RECORDS = Path(__file__).parents[2] / "records" / "keyflower"
BASE_RECORDS = [
    path
    for path in sorted(RECORDS.glob("*.record"))
    if read_record(path.read_text("utf-8")).header["modules"] == "base"
]
# The same modules behind the name of the base game, as they stand when an expansion is installed.
WITH_FESTIVAL = Keyflower(
    "keyflower", min_players=2, max_players=6, modules=[BASE, FESTIVAL], questions=QUESTIONS
)


def test_no_source_knows_of_it() -> None:
    words = ["festival", *[word for word in NEW_TILES if word != "cellar"]]
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8").lower()
        # At a table an invitation is something else.
        own = [] if path.is_relative_to(SOURCES / "table") else ["invitation"]
        assert not [word for word in [*words, *own] if word in text], path


def test_it_adds_a_tile_of_every_kind() -> None:
    tables = rules_of(cast(KeyflowerState, FESTIVAL_GAME.setup(FESTIVAL_GAME.rules(3, MODULES)))).tables
    first = TILE.index[NEW_TILES[0]]
    assert tables.words[first:] == NEW_TILES
    assert set(tables.kind[first:]) == set(range(6))


@pytest.mark.parametrize("case", FESTIVAL_CASES, ids=str)
def test_whole_games_meet_all_of_it(case: Case) -> None:
    """New tiles and the boat are met, the common menus are interrupted, and every new line is told."""
    interrupted: set[str] = set()
    told: set[str] = set()
    met: set[str] = set()
    for seed in range(12):
        log = Log()
        for turn in walk(case, seed, log):
            lines = [case.game.verbs.text(move) for move in turn.moves]
            if "invite" in lines:
                interrupted.add(case.game.frames.text(turn.state.agenda[-1]).split()[0])
            met.update(word for line in [case.game.verbs.text(turn.move)] for word in line.split())
        told.update(case.game.lines.shape(line).name for line in log.lines)
    assert {"turn", "transport", "pay"} <= interrupted <= set(MENUS)
    assert {line.name for line in FESTIVAL.lines} <= told
    assert set(NEW_TILES) - {"home-7", "summer-boat-9", "turn-5"} <= met


def test_every_question_of_a_turn_can_be_interrupted() -> None:
    """Over all numbers of seats together, every one of the menus was."""
    interrupted: set[str] = set()
    for case in FESTIVAL_CASES:
        for seed in range(30, 42):
            for turn in walk(case, seed):
                if module.INVITE.of() in turn.moves:
                    interrupted.add(case.game.frames.text(turn.state.agenda[-1]).split()[0])
    assert interrupted == set(MENUS)


@pytest.mark.parametrize("case", FESTIVAL_CASES, ids=str)
def test_the_solver_equals_the_integer_program(case: Case) -> None:
    """In the last states of random games, made richer, with wishes, tiles that share pieces and all."""
    for seed in range(8):
        state = cast(KeyflowerState, finished(case, seed)[0])
        chance = random.Random(f"{case} {seed}")
        for seat in range(case.players):
            enrich(state, seat, chance)
            holdings = holdings_of(state, seat)
            expected = oracle(holdings_of(state, seat))
            assert best_score(holdings) == expected, f"{case} seed {seed} seat {seat}"
            sheet = best_allocation(holdings_of(state, seat))
            assert sheet.points == expected
            check_rows(sheet, holdings_of(state, seat))


def enrich(state: KeyflowerState, seat: int, chance: random.Random) -> None:
    """More behind the screen and in the hand, so that demands compete."""
    for place in range(4):
        state.screen[seat * 4 + place] += chance.randrange(4)
    for place in range(3):
        state.skills[seat * 3 + place] += chance.randrange(4)
    for place in range(len(KINDS)):
        numbers_of(state, "invitations")[seat * len(KINDS) + place] += chance.randrange(3)
    home = next(tile for tile in state.laid if state.owner[tile] == seat)
    for place in range(4):
        state.goods[home * 4 + place] += chance.randrange(4)


# The base game beside it.


@pytest.mark.parametrize("path", BASE_RECORDS, ids=lambda path: path.name)
def test_records_of_the_base_game_stay_as_they_are(path: Path) -> None:
    """A game that knows the festival replays them mark by mark, and writes them again byte by byte."""
    text = path.read_text("utf-8")
    record = read_record(text)
    state = replay(WITH_FESTIVAL, record)
    extra = {name: value for name, value in record.header.items() if name not in header_for(KEYFLOWER, state)}
    assert record_of(WITH_FESTIVAL, state, record.moves, extra).text() == text


def test_the_same_games_are_dealt_and_played_with_it_on_the_path() -> None:
    ends = []
    for game in (KEYFLOWER, WITH_FESTIVAL):
        state, rng = game.setup(game.rules(4)), Rng("beside")
        while asked := deciders(state):
            moves = legal_moves(state, asked[0])
            move = sample(state, rng) if asked == [-1] else moves[rng.below(len(moves))]
            play(state, asked[0], move)
        ends.append(game.digest(state))
    assert ends[0] == ends[1]


def test_clones_of_the_base_game_are_no_longer_for_it() -> None:
    lists = [cast(KeyflowerState, game.setup(game.rules(4))).goods for game in (KEYFLOWER, WITH_FESTIVAL)]
    assert len(lists[0]) == len(lists[1]) == 4 * 64
    state = cast(KeyflowerState, FESTIVAL_GAME.setup(FESTIVAL_GAME.rules(4, MODULES)))
    assert len(state.goods) == 4 * (TILE.index[NEW_TILES[-1]] + 1)


def test_edition_and_version_are_per_module() -> None:
    rules = WITH_FESTIVAL.rules(3, MODULES)
    assert rules.edition.split() == [BASE.edition(), FESTIVAL.edition()]
    assert rules.version == "2 3"
    assert WITH_FESTIVAL.rules(3).edition == KEYFLOWER.rules(3).edition == BASE.edition()
    assert WITH_FESTIVAL.facts()[: len(base_facts())] == base_facts()
    other = Module("festival", version=3, needs=["base"], facts=lambda: [{"id": "other"}], openings=())
    assert other.edition() != FESTIVAL.edition()


def test_a_record_of_another_edition_of_the_module_is_refused() -> None:
    state = FESTIVAL_GAME.setup(FESTIVAL_GAME.rules(2, MODULES))
    record = read_record(record_of(FESTIVAL_GAME, state, [], {}).text())
    assert record.header["rules"] == "2 3"
    assert rules_of_record(FESTIVAL_GAME, record).modules == MODULES
    for name, kind in (("edition", "edition"), ("rules", "rules")):
        words = record.header[name].split()
        broken = read_record(record_of(FESTIVAL_GAME, state, [], {}).text())
        broken.header[name] = f"{words[0]} 7"
        with pytest.raises(ValueError, match=rf"{kind}: expected .*{words[1]}"):
            rules_of_record(FESTIVAL_GAME, broken)


# Options.


def test_options_are_checked_recorded_seen_and_kept_when_dealt_anew() -> None:
    chosen = {"purse": "3", "banner": "sun moon sun"}
    rules = FESTIVAL_GAME.rules(3, MODULES, chosen)
    state = FESTIVAL_GAME.setup(rules)
    rng = Rng("options")
    while deciders(state) == [-1]:
        play(state, -1, sample(state, rng))
    # The first player has been given one more when the season began.
    tokens = numbers_of(state, "tokens")
    first = int(cast(KeyflowerState, state).first)
    assert [count - (seat == first) for seat, count in enumerate(tokens)] == [4, 3, 4]
    view = FESTIVAL_GAME.view(state, 1)
    assert view.data["options"] == chosen
    assert FESTIVAL_GAME.redeal(view, Rng("again")).rules.options == chosen
    record = record_of(FESTIVAL_GAME, state, [], {})
    assert (record.header["option-purse"], record.header["option-banner"]) == ("3", "sun moon sun")
    assert rules_of_record(FESTIVAL_GAME, read_record(record.text())).options == chosen


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"purse": "9"}, r"option purse: expected 1 \| 2 \| 3, got '9'"),
        ({"banner": "sun moon"}, "option banner: expected 3 of them, got 'sun moon'"),
        ({"speed": "high"}, r"expected purse \| banner, got an option 'speed'"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(ModuleError, match=complaint):
        FESTIVAL_GAME.rules(3, MODULES, options)


def test_options_belong_to_the_modules_in_play() -> None:
    assert FESTIVAL_GAME.options(("base",)) == []
    assert [(option.name, option.module) for option in FESTIVAL_GAME.options(MODULES)] == [
        ("purse", "festival"),
        ("banner", "festival"),
    ]


@pytest.mark.parametrize(
    ("answers", "complaint"),
    [
        ({"winter-tiles": 2}, "question 'winter-tiles': expected at most 4, got 5"),
        ({"lots": 6}, "question 'lots': expected at most 12, got 13"),
    ],
)
def test_answers_that_no_question_could_hold_are_refused(answers: dict[str, int], complaint: str) -> None:
    more = Module("more", needs=["base"], answers={**answers}, openings=())
    game = Keyflower("more", min_players=2, max_players=6, modules=[BASE, more], questions=QUESTIONS)
    with pytest.raises(ModuleError, match=complaint):
        game.rules(3, ("base", "more"))


def test_its_ledger_stands_beside_that_of_the_base_game() -> None:
    ids = [each.id for ledger in FESTIVAL_GAME.ledgers() for each in statements_in(Path(ledger))]
    assert [rule for rule in ids if rule.startswith("FE-")] == [
        "FE-TOKEN-1",
        "FE-TOKEN-2",
        "FE-DECK-1",
        "FE-DECK-2",
    ]
    assert ids[0].startswith("KF-")
