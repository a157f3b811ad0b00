"""The five maps of the house edition: what the tokens in the box allow, and everything within reach."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.house_edition import Row, rows
from tests.games.sweet_lands.house_maps import COLUMN_COUNT, ROWS, Map, near

DOMAINS = ("a", "b1", "b2", "b3", "b4")
# A fourth of the tokens in the box.
MOST_TOKENS = {"f": 15, "o": 13, "m": 13, "s": 7}
MOST_CELLS = 60


def test_there_are_five_different_maps() -> None:
    assert tuple(domain["id"] for domain in rows("domain")) == DOMAINS
    assert len({tuple(domain["map"]) for domain in rows("domain")}) == 5


@pytest.fixture(params=range(5), ids=DOMAINS)
def domain(request: pytest.FixtureRequest) -> Row:
    number: int = request.param
    return rows("domain")[number]


def test_a_map_is_a_picture_of_nine_rows_of_eleven(domain: Row) -> None:
    picture = Map(domain).picture
    assert [len(line) for line in picture] == [COLUMN_COUNT] * len(ROWS)
    assert {code for line in picture for code in line} <= set("fomsFOMSxcb.")


def test_four_players_have_tokens_enough(domain: Row) -> None:
    land = Map(domain)
    for code, most in MOST_TOKENS.items():
        assert most - 3 <= len(land.cells(code + code.upper())) <= most
    assert 43 <= len(land.cells("fomsFOMS")) <= 48
    assert 3 <= len(land.cells("x")) <= 4
    assert len(land.cells("fomsFOMSxc")) <= MOST_CELLS


def test_the_capital_lies_together_near_the_middle(domain: Row) -> None:
    land = Map(domain)
    capitals = land.cells("c")
    assert 2 <= len(capitals) <= 3
    assert len(land.steps([min(capitals)], capitals)) == len(capitals)
    assert all(3 <= row <= 5 and 4 <= column <= 6 for row, column in capitals)
    beside = {land.codes.get(other, ".").lower() for cell in capitals for other in near(cell)}
    assert set("fom") <= beside


def test_a_chain_of_terrain_reaches_every_cell(domain: Row) -> None:
    land = Map(domain)
    terrain = land.cells("fomsFOMSx")
    assert set(land.steps(land.cells("c"), terrain)) == terrain | land.cells("c")


def test_four_ports_stand_on_the_border_and_away_from_the_capital(domain: Row) -> None:
    land = Map(domain)
    ports = land.cells("FOMS")
    assert len(ports) == 4
    assert all(land.is_border(port) for port in ports)
    far = land.steps(land.cells("c"), land.cells("fomsFOMSx"))
    assert all(3 <= far[port] <= 5 for port in ports)
    assert 15 <= sum(far[port] for port in ports) <= 18
    assert not any(other in ports for port in ports for other in near(port))


def test_bonus_card_areas_lie_apart_and_can_be_activated(domain: Row) -> None:
    land = Map(domain)
    areas = land.cells("b")
    terrain = land.cells("fomsFOMSx")
    assert 4 <= len(areas) <= 6
    for area in areas:
        assert not areas & set(near(area))
        assert len(terrain & set(near(area))) >= 2


def test_symbols_are_on_terrain_and_some_of_them_are_skills(domain: Row) -> None:
    land = Map(domain)
    assert 3 <= len(land.symbols) <= 6
    assert set(land.symbols) <= land.cells("fomsFOMS")
    assert [effect for bonus in domain["bonuses"].values() for effect in bonus].count("skill 1") == 2
