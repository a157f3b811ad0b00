"""The report on an edition of Sweet Lands: what is noted of games, and what follows from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from artel.bots.reporting import report_of
from artel.bots.sweet_lands.report import HAND, REPORT, cards, characters, in_games, limits, residuals
from artel.bots.sweet_lands.statistics import difference, drawn_in, error_of, mean_of, slope_of, spread_of
from artel.bots.sweet_lands.weights import VERSION
from artel.cli.main import main
from artel.games import GAMES
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.words import CARDS, CHARACTERS
from artel.kernel.rng import Rng

PAGE = Path(__file__).parents[2] / "docs" / "editions" / "sweet-lands-report.md"


def row(points: int, who: int, *hand: int, areas: int = 0) -> list[int]:
    return [points, who, 0, 0, areas, 0, 0, *hand]


def test_only_games_with_a_report_have_one() -> None:
    assert {game.name: report_of(game.name) is not None for game in GAMES} == {
        "artificium": False,
        "keyflower": False,
        "sweet-lands": True,
    }


def test_means_and_errors() -> None:
    assert mean_of([1.0, 2.0, 6.0]) == 3.0
    assert spread_of([2.0, 4.0]) == pytest.approx(2**0.5)
    assert error_of([2.0, 4.0]) == pytest.approx(1.0)
    assert slope_of([1.0, 2.0, 3.0], [2.0, 4.0, 6.0]) == pytest.approx(2.0)
    assert (mean_of([]), spread_of([1.0]), error_of([]), slope_of([1.0], [3.0])) == (0.0, 0.0, 0.0, 0.0)


def test_a_difference_is_that_of_two_means_with_welchs_error() -> None:
    held, others = [5.0, 7.0, 9.0], [1.0, 2.0, 3.0, 6.0]
    every = held + others
    more, error = difference(held, sum(every), sum(value * value for value in every), len(every))
    assert more == pytest.approx(mean_of(held) - mean_of(others))
    assert error == pytest.approx((error_of(held) ** 2 + error_of(others) ** 2) ** 0.5)
    assert difference([1.0], 3.0, 5.0, 2) == (0.0, 0.0)


def test_what_is_expected_lies_between_nothing_and_what_was_measured() -> None:
    """Two values of 10 and 200 of nothing, measured with errors of 2: the others are chance."""
    rng = Rng("errors")
    noise = [sum(rng.below(1000) for _ in range(12)) / 1000 - 6 for _ in range(200)]
    values = [10.0, -10.0, *[2 * each for each in noise]]
    found = drawn_in(values, [2.0] * len(values))
    assert all(abs(near) < abs(far) for near, far in zip(found, values, strict=True))
    assert spread_of(found[2:]) < 0.5 * spread_of(values[2:])
    assert drawn_in([4.0, -4.0], [0.0001, 0.0001]) == pytest.approx([4.0, -4.0])
    assert drawn_in([1.0, -1.0, 3.0], [50.0, 50.0, 0.0]) == [0.0, 0.0, 0.0]


def test_characters_are_measured_against_the_mean_of_all() -> None:
    found = characters([row(300, 0), row(100, 1), row(200, 1), row(200, 1)])
    assert (found[0]["mean"], found[0]["deviation"]) == (300.0, 50.0)
    assert found[1]["seats"] == 3
    assert len(found) == len(CHARACTERS)


def test_a_card_that_brings_points_is_found_among_noise() -> None:
    """Card 7 brings 20 points, every card of a hand 4, a character 30: only the first is the card's."""
    rng = Rng("noise")
    rows = []
    for _ in range(1500):
        hand = sorted({rng.below(207) for _ in range(30 + rng.below(20))})
        who = rng.below(2)
        points = 200 + 30 * who + 4 * len(hand) + (20 if 7 in hand else 0) + rng.below(21)
        rows.append(row(points, who, *hand))
    found = {cast(str, each["id"]): each for each in cards(rows)}
    strong = found[CARDS[7]]
    assert cast(float, strong["difference"]) == pytest.approx(20, abs=3 * cast(float, strong["error"]) + 0.5)
    rest = [abs(cast(float, each["difference"])) for name, each in found.items() if name != CARDS[7]]
    assert max(rest) < 5
    assert mean_of(residuals(rows)) == pytest.approx(0, abs=1e-6)


def test_a_share_counts_games_and_not_seats() -> None:
    rows = [row(1, 0, areas=1), row(1, 1, areas=1), row(1, 0), row(1, 1, areas=2)]
    assert in_games(rows, 2, 4, 0) == 1
    assert in_games(rows, 2, 4, 1) == 1


def test_limits_say_what_was_expected_and_what_came() -> None:
    figures = REPORT.figures(SWEET_LANDS.rules(2), [row(300, who % 14) for who in range(28)])
    by_name = {cast(str, each["id"]): each for each in limits(figures)}
    assert by_name["mean"] == {"id": "mean", "least": 290.0, "most": 330.0, "got": 300.0, "kept": True}
    assert by_name["least-share"]["kept"] is False


def test_cards_that_were_measured_badly_keep_no_limit() -> None:
    few = [row(300 + 7 * who, who, *range(who, 207, 2)) for who in range(8)]
    by_name = {cast(str, each["id"]): each for each in limits(REPORT.figures(SWEET_LANDS.rules(2), few))}
    assert by_name["card-error"]["kept"] is False


def test_games_are_noted_alike_in_one_piece_and_in_several() -> None:
    rules = SWEET_LANDS.rules(2)
    whole = REPORT.play(rules, "parts", 0, 2, "random")
    parts = REPORT.play(rules, "parts", 0, 1, "random") + REPORT.play(rules, "parts", 1, 1, "random")
    assert whole == parts
    for each in whole:
        assert len(each) > HAND + 5
        assert each[4] > 0, "somebody who played five rounds has used an area"


def test_the_command_prints_json_and_writes_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "pages" / "report.md"
    line = ["edition", "report", "sweet-lands", "--bot", "random", "--games", "3", "--seed", "7"]
    assert main([*line, "--json", "--page", str(file)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["seed"], figures["bot"]) == (3, "7", f"random {VERSION}")
    assert len(figures["cards"]) == 207
    text = file.read_text(encoding="utf-8")
    assert "| least-share |" in text
    assert "- seed: 7" in text
    assert main(line) == 0
    assert "card-difference" in capsys.readouterr().out


def test_the_page_of_the_docs_is_of_the_house_edition_and_every_limit_is_kept() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"- edition: {SWEET_LANDS.rules(2).edition}\n" in text
    assert f"- bot: {REPORT.level} {VERSION}\n" in text
    table = text.split("## limits", 1)[1].split("##", 1)[0].strip().splitlines()[2:]
    found = {line.split(" | ")[0].removeprefix("| "): line.endswith(" True |") for line in table}
    names = ["mean", "character-deviation", "card-difference", "card-error", "least-share"]
    assert found == dict.fromkeys(names, True)


def test_a_game_without_a_report_and_an_unknown_bot_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "report", "artificium"]) == 2
    assert "expected a game with a report out of sweet-lands, got artificium" in capsys.readouterr().err
    assert main(["edition", "report", "sweet-lands", "--bot", "genius"]) == 2
    assert "got 'genius'" in capsys.readouterr().err
