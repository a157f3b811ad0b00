"""Skills paid where any type will do: the others learn that one was paid, not which."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.games.keyflower.words import ANVIL
from artel.kernel.game import SPECTATOR, Rng
from artel.kernel.log import line_data
from artel.kernel.state import UNSEEN_KIND, held_by, in_flight
from tests.games.keyflower.positions import GAME, Table, auction, lot, seat, seats_of, tile

BREWER = [lot("brewer")]
FAIR = [lot("hiring-fair")]


def at_the_brewer(skills: str) -> Table:
    table = auction(seat("red", skills=skills), seat("red"), season="summer", lots=BREWER, bag="red*9")
    return table.play(0, "use brewer red 1")


def at_the_hiring_fair(skills: str) -> Table:
    table = auction(seat("red", skills=skills), seat("red"), season="summer", lots=FAIR)
    return table.play(0, "use hiring-fair red 1")


def upgrading_the_barn(skills: str) -> Table:
    barn = tile("barn", 0, -1, goods="wood")
    table = auction(seat("red", barn, skills=skills), seat("red"), season="winter")
    return table.play(0, "use home-1 red 1", "upgrade barn")


def upgrading_the_inn(skills: str) -> Table:
    inn = tile("inn", 0, -1, goods="wood")
    table = auction(seat("red", inn, skills=skills), seat("red"), season="winter")
    return table.play(0, "use home-1 red 1", "upgrade inn")


WAYS = [at_the_brewer, at_the_hiring_fair, upgrading_the_barn, upgrading_the_inn]


def lines(table: Table, viewer: int) -> list[tuple[str, object]]:
    """The visible lines about skills that were paid."""
    log = table.state.log
    assert log is not None
    seen = [line_data(GAME.lines, log, index) for index in log.visible(viewer)]
    return [(str(line["k"]), line["v"]) for line in seen if str(line["k"]).startswith("skill-paid")]


@pytest.mark.rule("KF-UPGRADE-12", "KF-TILE-5", "KF-TILE-16")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_others_learn_that_a_skill_was_paid_and_not_which(way: Callable[[str], Table]) -> None:
    one, two = way("saw anvil").play(0, "pay-skill saw"), way("saw anvil").play(0, "pay-skill anvil")
    for viewer in (1, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer)["seats"][0]["skill_count"] == 1
        assert lines(one, viewer) == lines(two, viewer) == [("skill-paid-hidden", {"seat": 0})]
    # Who paid knows, and remembers what went into the stack.
    assert lines(one, 0) == [("skill-paid", {"seat": 0, "skill": "saw"})]
    assert one.view(0)["stack_story"] != two.view(0)["stack_story"]
    assert "lay 0 saw" in one.view(0)["stack_story"]
    assert "lay-hidden 0" in one.view(1)["stack_story"]


@pytest.mark.rule("KF-TILE-6", "KF-UPGRADE-9")
def test_everyone_knows_the_type_where_it_is_named() -> None:
    smelter = auction(seat("red", skills="anvil"), seat(), season="summer", lots=[lot("smelter")])
    smelter.play(0, "use smelter red 1", "pay-skill anvil")
    mine = tile("key-mine", 0, -1)
    upgrade = auction(seat("red", mine, skills="anvil"), seat()).play(
        0, "use home-1 red 1", "upgrade key-mine"
    )
    for table in (smelter, upgrade):
        for viewer in (0, 1, SPECTATOR):
            assert lines(table, viewer) == [("skill-paid", {"seat": 0, "skill": "anvil"})]
            assert table.pieces("stack")["anvil"] == 16


@pytest.mark.rule("KF-UPGRADE-12")
def test_what_was_known_to_be_behind_the_screen_may_be_what_was_paid() -> None:
    loads = {"keyflower": "saw", "sea-bastion": "pickaxe"}
    lots = [lot("brewer", {0: "red"}), lot("turn-1", {0: "red"})]
    table = auction(seat("red*3", skills=""), seat(), season="summer", lots=lots, loads=loads)
    table.all_pass().take_boats("keyflower").turns("take-boat sea-bastion").first_answers(
        "place-tiles"
    ).chance()
    assert table.view(1)["seats"][0]["skills_shown"] == {"saw": 1}
    while table.asked() != [0]:
        table.turns("pass")
    table.play(0, "use brewer red 1", "pay-skill saw").chance()
    row = table.view(1)["seats"][0]
    assert (row["skills_shown"], row["skill_count"]) == ({}, 0)


@pytest.mark.rule("KF-UPGRADE-12", "KF-SETUP-4")
def test_a_redealt_payment_is_one_the_seat_could_make() -> None:
    """A seat known to have a saw and a pickaxe pays one of them: it never keeps an anvil."""
    table = at_the_brewer("saw pickaxe")
    data = GAME.to_data(table.state)
    data["stack_story"] = ["gain 0 saw 1", "gain 0 pickaxe 1"]
    data["seats"][0]["skills_shown"] = {"saw": 1, "pickaxe": 1}  # type: ignore[index]
    state = GAME.from_data(table.state.rules, data)
    known = Table(state).play(0, "pay-skill saw")
    rng = Rng("kept")
    kept: set[str] = set()
    for _ in range(40):
        redealt = seats_of(GAME.redeal(GAME.view(known.state, 1), rng))
        kept.add(*redealt[0]["skills"])
    assert kept == {"saw", "pickaxe"}


@pytest.mark.rule("KF-TILE-16")
def test_the_skill_laid_beside_the_stack_is_nowhere_in_sight() -> None:
    table = at_the_hiring_fair("saw anvil").play(0, "pay-skill anvil")
    assert table.pieces("stack") == {"saw": 15, "pickaxe": 16, "anvil": 15}
    assert "stack-later *" in table.view(1)["agenda"]
    assert [(held.sort, held.kind, held.count) for held in in_flight(table.state)] == [("skills", ANVIL, 1)]
    told = held_by(table.state.rules, table.state.agenda)
    assert [(held.sort, held.kind, held.count) for held in told] == [("skills", UNSEEN_KIND, 1)]
    assert "anvil" not in str({**table.view(1), "moves": []}["agenda"])
    table.chance()
    assert sum(table.pieces("stack").values()) == 48 - 3
