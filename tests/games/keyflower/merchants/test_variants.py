"""The variants A, B and C."""

from __future__ import annotations

from collections import Counter

import pytest

from artel.kernel.game import SPECTATOR, Rng
from tests.games.keyflower import positions
from tests.games.keyflower.merchants.building import BOATS_II, MODULES
from tests.games.keyflower.positions import GAME, Table, auction, opening, season_start, seat, tile

A = {"merchants-only": "yes"}
B = {"open-screens": "yes"}
WINTER = {"artisan", "builder", "muleteer"}


@pytest.fixture(autouse=True)
def merchants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are positions of the game with The Merchants."""
    monkeypatch.setattr(positions, "MODULES", MODULES)


def dealt(table: Table) -> list[str]:
    return [word for row in table.data()["seats"] for word in row["winter"]]


@pytest.mark.rule("KFM-VARIANT-1")
@pytest.mark.parametrize("players", [2, 6])
def test_a_only_boats_ii(players: int) -> None:
    table = opening(players, A).chance()
    assert [row["boat"] for row in table.data()["boats"]] == BOATS_II[:players]


@pytest.mark.rule("KFM-VARIANT-2")
@pytest.mark.parametrize(
    ("season", "word"), [("spring", "assayer"), ("summer", "bookkeeper"), ("autumn", "merchant")]
)
def test_a_its_tile_is_always_among_the_lots(season: str, word: str) -> None:
    others: set[str] = set()
    for seed in range(6):
        if season == "spring":
            table = opening(2, A).chance(seed)
        else:
            table = season_start(seat(), seat(), season=season, options=A).chance(seed)
        assert word in table.lots()
        assert len(table.lots()) == 6 + 1
        others.update(table.lots())
    assert len(others) > 8


@pytest.mark.rule("KFM-VARIANT-3")
@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 12), (4, 12), (5, 15), (6, 12)])
def test_a_the_winter_tiles_dealt(players: int, count: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        table = opening(players, A).chance(seed)
        words = dealt(table)
        assert len(words) == len(set(words)) == count
        assert len(WINTER & set(words)) == (3 if players == 5 else 2)
        seen.update(words)
    assert set(seen) >= WINTER
    # No place in the deal is better than another for them.
    firsts = [opening(players, A).chance(seed).data()["seats"][0]["winter"] for seed in range(60)]
    mine = sum(len(WINTER & set(hand)) for hand in firsts) / 60
    expected = (3 if players == 5 else 2) / players
    assert 0.5 * expected < mine < 1.6 * expected


@pytest.mark.rule("KFM-VARIANT-3")
def test_a_states_dealt_anew_keep_to_two_of_the_three() -> None:
    table = opening(3, A)
    rng = Rng("anew")
    thirds: set[str] = set()
    while table.state.agenda and table.asked() == [-1]:
        positions.play_nature_once(table.state, rng)
        for viewer in (SPECTATOR, 0, 2):
            redealt = Table(GAME.redeal(GAME.view(table.state, viewer), rng))
            assert len(WINTER & set(dealt(redealt))) <= 2
    for seed in range(40):
        redealt = Table(GAME.redeal(GAME.view(table.state, 1), Rng(seed)))
        words = set(dealt(redealt))
        assert len(WINTER & words) == 2
        thirds |= WINTER - words
    own = WINTER & set(table.data()["seats"][1]["winter"])
    assert thirds == WINTER - own


# B.


def paying(options: dict[str, str] | None, skills: str, shown: dict[str, int], word: str = "brewer") -> Table:
    """Seat 0 pays any skill at a tile; those shown were received in the open, after the others."""
    held = positions.bag(skills)
    story = [f"draw 0 {kind} {n - shown.get(kind, 0)}" for kind, n in held.items() if n > shown.get(kind, 0)]
    story += [f"gain 0 {kind} {count}" for kind, count in shown.items()]
    rows = [tile("home-1"), tile(word, 0, -1)]
    first = seat("red*2", *rows, skills=skills, skills_shown=shown)
    return auction(first, seat(), options=options, data={"stack_story": story}).play(0, f"use {word} red 1")


@pytest.mark.rule("KFM-VARIANT-5")
@pytest.mark.parametrize("word", ["brewer", "hiring-fair"])
def test_b_an_open_skill_is_seen_when_it_is_paid(word: str) -> None:
    for options, seen in ((None, 0), (B, 1)):
        table = paying(options, "saw*2 anvil", {"saw": 1}, word).play(0, "pay-skill saw")
        lines = table.log("skill-paid-hidden")
        assert (len(lines), table.view(1)["seats"][0]["skills_shown"]) == (1 - seen, {})
        table.chance()
        assert sum(table.pieces("stack").values()) + sum(table.skills(0).values()) == 48


@pytest.mark.rule("KFM-VARIANT-5")
def test_b_an_open_skill_lies_beside_the_stack_until_the_draw_it_pays_for() -> None:
    table = paying(B, "saw anvil", {"saw": 1}, "hiring-fair")
    before = table.pieces("stack")["saw"]
    table.play(0, "pay-skill saw")
    assert (table.asked(), table.pieces("stack")["saw"]) == ([-1], before)
    for viewer in (SPECTATOR, 0, 1):
        view = GAME.view(table.state, viewer)
        redealt = GAME.redeal(view, Rng(viewer + 5))
        assert GAME.view(redealt, viewer) == view
        # The saw is beside the stack in every state that looks so.
        data = Table(redealt).data()
        hands = [Counter(row["skills"]) for row in data["seats"]]
        assert (Counter(data["stack"]) + hands[0] + hands[1])["saw"] == 15
    table.chance()
    assert sum(table.pieces("stack").values()) == 48 - sum(table.skills(0).values())


@pytest.mark.rule("KFM-VARIANT-5")
def test_b_a_closed_skill_stays_closed_and_the_open_ones_stay() -> None:
    table = paying(B, "saw*2 anvil*2", {"saw": 1}).play(0, "pay-skill anvil")
    assert len(table.log("skill-paid-hidden")) == 1
    assert table.view(1)["seats"][0]["skills_shown"] == {"saw": 1}
    assert (
        paying(None, "saw*2 anvil*2", {"saw": 1})
        .play(0, "pay-skill anvil")
        .view(1)["seats"][0]["skills_shown"]
        == {}
    )


@pytest.mark.rule("KFM-VARIANT-5")
def test_b_everyone_knows_that_what_was_paid_face_down_was_of_no_open_type() -> None:
    table = paying(B, "saw*2 anvil pickaxe*2", {"saw": 1}).play(0, "pay-skill anvil").chance()
    view = GAME.view(table.state, 1)
    for seed in range(40):
        story = Table(GAME.redeal(view, Rng(seed))).data()["stack_story"]
        assert "lay 0 saw" not in story


@pytest.mark.rule("KFM-VARIANT-4")
def test_b_what_came_in_the_open_leaves_first() -> None:
    loads = {"keyflower-ii": "red*2 saw"}
    boats = ["keyflower-ii", "sea-bastion"]
    table = auction(seat("red"), seat(), options=B, boats=boats, loads=loads, first=1).all_pass()
    table.take_boats("sea-bastion", "keyflower-ii").chance()
    row = table.view(1)["seats"][0]
    assert (row["workers_shown"], row["skills_shown"]) == ({"red": 2}, {"saw": 1})
    lots = [word for word in table.lots() if not word.startswith("turn")]
    table.play(0, f"bid {lots[0]} red 2")
    assert table.view(1)["seats"][0]["workers_shown"] == {}
    assert table.workers(0) == {"red": 1}


# C.


@pytest.mark.rule("KFM-VARIANT-6")
def test_c_a_green_worker_for_the_chosen_seats() -> None:
    table = opening(3, {"green-start": "yes no yes"}).chance()
    assert [row["worker_count"] for row in table.data()["seats"]] == [9, 8, 9]
    assert [table.workers(who).get("green", 0) for who in range(3)] == [1, 0, 1]
    assert [row["workers_shown"] for row in table.view(1)["seats"]] == [{"green": 1}, {}, {"green": 1}]
    assert table.green() == 20 - 2


def test_what_is_no_choice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"option merchants-only: expected no \| yes, got 'maybe'"):
        opening(3, {"merchants-only": "maybe"})
    with pytest.raises(ValueError, match="option green-start: expected 3 of them, got 'yes'"):
        opening(3, {"green-start": "yes"})
