"""Open ports."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.counts import open_ports
from tests.games.sweet_lands.placing import opening, start


def ports(**cells: str) -> int:
    return int(open_ports(start().land(0, **cells).state, 0))


@pytest.mark.rule("SL-FIN-18", "SL-MIL-8")
def test_a_chain_of_tokens_from_the_capital_opens_a_port() -> None:
    # The port of e2: tokens on e2 and on all cells between it and the capital, either side up.
    assert ports(e2="up", e3="flipped", e4="up", e5="flipped") == 1
    # A special token carries the chain on.
    assert ports(e2="up", e3="up", f3="up", f5="up") == 0
    assert ports(e2="up", e3="up", f3="up", f4="up vault", f5="up") == 1


@pytest.mark.rule("SL-FIN-18")
def test_a_gap_a_missing_end_or_a_road_opens_nothing() -> None:
    assert ports(e2="up", e3="up", e5="up") == 0
    assert ports(e3="up", e4="up", e5="up") == 0
    assert ports() == 0
    table = start().land(0, e2="up", e3="up", e5="up").roads(0, "d4-sw e4-e e4-w")
    assert open_ports(table.state, 0) == 0


@pytest.mark.rule("SL-FIN-18")
def test_a_bonus_card_area_does_not_carry_the_chain_on() -> None:
    # Over the area d8 the sea port e10 would be reached from d7.
    assert ports(d7="up", d9="up vault", e10="up") == 0
    assert ports(d7="up", e8="up", e9="up", e10="up") == 1


@pytest.mark.rule("SL-FIN-18")
def test_a_view_tells_which_ports_are_open() -> None:
    table = start().land(0, e2="up", e3="flipped", e4="up", e5="flipped", e9="up", e10="up")
    for viewer in (0, 1):
        assert table.row(0, viewer)["open_ports"] == ["e2"]
        assert table.row(1, viewer)["open_ports"] == []
    assert opening().view(0)["seats"][0]["open_ports"] == []
