"""Effects, costs, abilities, cargo and free actions that a module brings as data."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games.keyflower.components.facts import cost_facts, effect_facts
from artel.games.keyflower.components.vocabulary import Cost, gives
from artel.games.keyflower.game import KEYFLOWER, Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.questions import QUESTIONS
from artel.kernel.game import Rng
from artel.kernel.rules import Module, ModuleError
from tests.contract.walks import Case, walk
from tests.games.keyflower import positions
from tests.games.keyflower.contract import KeyflowerChecker
from tests.games.keyflower.fair import FAIR, FAIR_GAME, FAIR_TILES, spring_tile
from tests.games.keyflower.positions import Table, auction, lot, north, season_start, seat, tile

MODULES = ("base", "fair")


@pytest.fixture(autouse=True)
def fair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are positions of the game with the fair."""
    monkeypatch.setattr(positions, "GAME", FAIR_GAME)
    monkeypatch.setattr(positions, "MODULES", MODULES)
    monkeypatch.setattr(positions, "boats_of", lambda players: [*positions.BOATS[:players], "white-wind"])


def pay_up(
    *, skills: str = "saw anvil", workers: str = "red*3 blue", toll: str = "gold", **more: Any
) -> Table:
    """Seat 0 may use the peddler, which takes several payments."""
    village = (tile("home-1", goods=toll), *north("peddler"))
    return auction(seat(workers, *village, skills=skills), seat(), **more)


# Gains.


def test_gains_come_in_their_order_each_after_the_questions_of_the_one_before() -> None:
    table = auction(seat("red*3", *north("keywood", "alehouse")), seat()).play(0, "use keywood red 1")
    assert (table.goods("keywood"), table.verbs(-1)) == ({"wood": 2}, {"draw"})
    table.nature("draw blue")
    assert (table.question(), table.ask()["steps"], table.ask()["upgrades"]) == ("transport", 2, 1)
    assert (table.workers(0), table.goods("keywood")) == ({"red": 2, "blue": 1}, {"wood": 2})
    table.play(0, "stop")
    assert table.workers(0) == {"red": 3, "blue": 2, "yellow": 1}
    assert table.goods("keywood") == {"wood": 2, "iron": 1}
    assert table.asked() == [1]


def test_a_tile_turned_over_in_the_middle_still_gives_what_it_showed() -> None:
    table = auction(seat("red*3", *north("keywood")), seat()).play(0, "use keywood red 1")
    table.nature("draw blue").play(0, "upgrade keywood")
    table.play(0, *["stop"] * (table.question() == "transport"))
    assert (table.laid("keywood")["side"], table.goods("keywood")) == ("back", {"iron": 1})


def test_gains_are_kept_in_the_data_of_a_state() -> None:
    table = auction(seat("red*3", *north("keywood")), seat()).play(0, "use keywood red 1")
    data = table.data()
    assert data["agenda"][-2] == "gain-next 0 keywood front 2"
    again = FAIR_GAME.from_data(table.state.rules, data)
    assert FAIR_GAME.to_data(again) == data


def test_a_word_nobody_gives_or_takes_is_refused_when_the_rules_are_made() -> None:
    def rules_with(**row: Any) -> None:
        odd = spring_tile("keywood", "RRFRRF", gives(**row), gives({"wood": 1}))
        odd_module = Module("odd", rows={"tiles": {"keywood": odd}}, openings=())
        game = Keyflower(
            "keyflower", min_players=2, max_players=6, modules=[BASE, odd_module], questions=QUESTIONS
        )
        game.rules(2, ("base", "odd"))

    rules_with(gains={"wood": 1}, pays=["saw"])
    with pytest.raises(ModuleError, match=r"expected a gain out of wood \| .*, got 'honey'"):
        rules_with(gains={"honey": 1})
    with pytest.raises(ModuleError, match="expected a payer out of none, got 'honey'"):
        rules_with(gains={"wood": 1}, pays=["honey"])


def test_facts_tell_gains_payments_and_abilities() -> None:
    keywood, peddler, miner = (row.front for row in FAIR_TILES[:3])
    assert effect_facts(keywood)["gains"] == {
        "wood": 2, "random-worker": 1, "transport": 2, "upgrade": 1, "troupe": 1, "iron": 1,
    }  # fmt: skip
    assert effect_facts(peddler)["pays"] == ["any-worker", "toll", "blue-worker", "saw", "any-skill"]
    assert effect_facts(miner)["ability"] == ["open-country", "lucky"]
    assert cost_facts(Cost(["gold", "toll", "any-skill"])) == {"gold": 1, "toll": 1, "any-skill": 1}


# Payments of an exchange.


def test_every_unit_of_an_exchange_is_asked_for_and_what_needs_no_choice_is_paid_last() -> None:
    table = pay_up().play(0, "use peddler red 1")
    asked = []
    for line in ("pay-worker blue", "pay-worker red", "pay-skill saw"):
        asked.append((table.question(), table.moves_of(0, line.split()[0])))
        table.play(0, line)
    assert asked == [
        ("pay", ["pay-worker blue"]),
        ("pay", ["pay-worker red"]),
        ("pay", ["pay-skill saw"]),
    ]
    assert (table.workers(0), table.goods("home-1")) == ({"red": 1}, {"gold": 1})
    table.play(0, "pay-skill anvil")
    # The toll went to the supply, the workers wait until two others are drawn.
    assert (table.pieces("supply")["gold"], table.goods("home-1")) == (48, {})
    assert table.pieces("bag") == {"blue": 39, "red": 37, "yellow": 40}
    table.nature("draw yellow", "draw yellow")
    assert table.pieces("bag") == {"blue": 40, "red": 38, "yellow": 38}
    assert (table.goods("peddler"), table.asked()) == ({"gold": 1}, [1])


@pytest.mark.parametrize(
    "lacking",
    [
        {"skills": "saw"},
        {"skills": "anvil*2"},
        {"workers": "red*3"},
        {"workers": "red blue"},
        {"toll": "wood"},
    ],
)
def test_an_exchange_needs_all_of_its_units(lacking: dict[str, str]) -> None:
    assert "use peddler red 1" in pay_up().moves(0)
    table = pay_up(**lacking)
    assert "use peddler red 1" not in table.moves(0)
    assert table.why_not(0, "use peddler red 1") is not None


def test_beaten_bids_pay_for_units_of_their_colour() -> None:
    rows = [lot("alehouse", {0: "blue", 1: "blue*2"}), lot("stable", {0: "blue*2", 1: "blue*3"})]
    table = pay_up(workers="red", lots=rows).play(0, "use peddler red 1")
    assert table.moves_of(0, "pay-bid") == ["pay-bid alehouse", "pay-bid stable"]
    table.play(0, "pay-bid alehouse")
    assert table.moves_of(0, "pay-bid") == ["pay-bid stable"]
    table.play(0, "pay-bid stable", "pay-skill saw", "pay-skill anvil").nature("draw red", "draw red")
    assert table.pieces("bag")["blue"] == 40 - 5


def test_a_seat_asked_for_one_of_several_units_is_dealt_what_it_must_have() -> None:
    table = pay_up(skills="saw anvil*3").play(0, "use peddler red 1", "pay-worker blue", "pay-worker red")
    view = FAIR_GAME.view(table.state, 1)
    for number in range(8):
        dealt = FAIR_GAME.redeal(view, Rng(str(number)))
        assert FAIR_GAME.view(dealt, 1).data == view.data
        assert Table(dealt).skills(0)["saw"] >= 1


def test_one_of_the_gains_is_chosen_after_the_payment() -> None:
    peddler = {**north("peddler")[0], "side": "back"}
    table = auction(seat("red", peddler, skills="saw"), seat(), supply="iron*2").play(0, "use peddler red 1")
    assert table.moves_of(0, "make") == []
    table.play(0, "pay-skill saw")
    assert table.moves_of(0, "make") == ["make iron"]
    table.play(0, "make iron")
    assert table.goods("peddler") == {"iron": 1}


# Abilities.


def test_any_tile_can_give_the_abilities_of_the_base_game() -> None:
    """Home and miner touch by road, the alehouse lies across a field."""
    field = tile("alehouse", -1, -1)

    def steps(word: str) -> list[str]:
        village = (tile("home-1"), tile(word, 0, -1, goods="wood"), field)
        return auction(seat("red", *village), seat()).play(0, "use home-1 red 1").moves_of(0, "carry")

    assert "carry wood miner alehouse" in steps("miner")
    assert steps("stable") == ["carry wood stable home-1"]


def test_an_ability_belongs_to_the_side_that_is_up() -> None:
    def payments(side: str) -> list[str]:
        village = (tile("home-1", goods="iron*2"), tile("miner", 0, -1, side=side))
        table = auction(seat("red", *village), seat()).play(0, "use home-1 red 1")
        return table.moves_of(0, "upgrade")

    assert payments("front") == []
    assert payments("back") == ["upgrade home-1"]


def test_an_ability_of_a_module_works_for_the_owner_alone() -> None:
    table = auction(seat("red", *north("miner")), seat("red")).play(0, "use miner red 1")
    assert table.workers(0) == {"blue": 1, "red": 1, "yellow": 1, "green": 1}
    table = auction(seat("red", *north("miner")), seat("red"), turn=1).play(1, "use miner red 1")
    assert table.workers(1) == {"blue": 1, "red": 1, "yellow": 1}


def test_incomes_come_at_the_end_of_any_season_in_the_order_of_the_tiles() -> None:
    rows = [lot("quarryman", {0: "red"}), lot("woodcutter", {1: "red"})]
    table = auction(seat(), seat(), lots=rows).all_pass().take_boats()
    drawn = [(table.ask()["for"], table.nature("draw red")) for _ in range(2)]
    assert [who for who, _ in drawn] == [0, 1]
    assert (table.workers(0)["green"], table.workers(1).get("green", 0)) == (1, 0)


# Boats.


def test_more_boats_than_seats_and_who_took_which_in_what_order() -> None:
    table = auction(seat(), seat(), first=1, loads={"white-wind": "red*2 saw"}).all_pass()
    assert table.moves(1) == ["take-boat keyflower", "take-boat sea-bastion", "take-boat white-wind"]
    table.play(1, "take-boat white-wind")
    assert (table.workers(1), table.skills(1)) == ({"red": 2}, {"saw": 1})
    # A module's cargo comes with the boat's own: two lanterns for the third boat.
    assert table.goods("home-2") == {"gold": 2}
    table.play(0, "take-boat sea-bastion")
    chosen = [{"boat": "white-wind", "seat": 1}, {"boat": "sea-bastion", "seat": 0}]
    assert table.data()["boat_choices"] == table.view(0)["boat_choices"] == chosen
    again = FAIR_GAME.from_data(table.state.rules, table.data())
    assert FAIR_GAME.to_data(again) == table.data()


def test_the_base_game_keeps_its_boats_as_before() -> None:
    rules = FAIR_GAME.rules(2, ("base",))
    data = Table(FAIR_GAME.setup(rules)).data()
    assert "boat_choices" not in data
    assert [row["boat"] for row in data["boats"]] == ["keyflower", "sea-bastion"]


def test_every_boat_is_loaded() -> None:
    table = season_start(seat(), seat(), season="summer").chance()
    assert sum(table.boat("white-wind")["workers"].values()) == 4


# Purchases and free actions.


def gilding(goods: str = "wood iron stone", skills: str = "saw anvil", toll: str = "gold") -> Table:
    """Seat 0 is in the middle of a transport and may have its keywood gilded."""
    village = (tile("home-1", goods=toll), tile("keywood", 0, -1, goods=goods))
    return auction(seat("red*2", *village, skills=skills), seat()).play(0, "use home-1 red 1")


def test_a_purchase_of_a_module_is_paid_unit_by_unit_and_the_question_goes_on() -> None:
    table = gilding()
    before = table.data()["agenda"]
    table.play(0, "gild keywood")
    assert (table.question(), table.ask()["source"]) == ("pay-gilding", "keywood")
    assert table.moves_of(0, "pay-good") == ["pay-good stone", "pay-good iron"]
    assert table.why_not(0, "pay-good wood") == "FAIR-1"
    table.play(0, "pay-good iron")
    assert table.moves_of(0, "pay-skill") == ["pay-skill saw", "pay-skill anvil"]
    assert table.why_not(0, "pay-skill pickaxe") == "FAIR-2"
    table.play(0, "pay-skill saw")
    assert (table.laid("keywood")["side"], table.goods("keywood")) == ("back", {"stone": 1})
    assert table.goods("home-1") == {}
    assert table.data()["agenda"] == before


@pytest.mark.parametrize(
    "lacking", [{"goods": "iron stone"}, {"goods": "wood"}, {"skills": ""}, {"toll": ""}]
)
def test_a_purchase_needs_all_of_its_units(lacking: dict[str, str]) -> None:
    assert "gild keywood" in gilding().moves(0)
    assert "gild keywood" not in gilding(**lacking).moves(0)


def interrupted(kind: str) -> Table:
    """Seat 0 before one of the questions inside a use."""
    if kind == "transport":
        return gilding()
    if kind == "pay-gilding":
        return gilding().play(0, "gild keywood")
    if kind == "pay":
        return pay_up().play(0, "use peddler red 1")
    if kind == "choose-good":
        return auction(seat("red", *north("workshop"), skills="saw"), seat()).play(0, "use workshop red 1")
    assert kind == "pay-upgrade"
    village = (tile("home-1"), tile("workshop", 0, -1, goods="wood iron stone"))
    table = auction(seat("red", *village, skills="saw"), seat())
    return table.play(0, "use home-1 red 1", "upgrade workshop")


@pytest.mark.parametrize("kind", ["transport", "pay", "choose-good", "pay-upgrade", "pay-gilding"])
def test_a_free_action_leaves_the_question_as_it_was(kind: str) -> None:
    table = interrupted(kind)
    before, moves, green = table.data(), table.moves(0), table.workers(0).get("green", 0)
    assert (table.question(), "whistle" in moves) == (kind, True)
    table.play(0, "whistle")
    assert table.data()["agenda"] == before["agenda"]
    assert set(moves) - set(table.moves(0)) == set()
    assert table.workers(0)["green"] == green + 1
    assert table.data()["villages"] == before["villages"]


def test_a_free_action_that_takes_what_the_payment_needs_is_not_offered() -> None:
    table = pay_up(skills="saw anvil*2").play(0, "use peddler red 1")
    assert table.moves_of(0, "burn") == ["burn anvil"]
    assert table.why_not(0, "burn saw") == "FAIR-3"
    table.play(0, "burn anvil")
    assert (table.moves_of(0, "burn"), table.question()) == ([], "pay")
    table = gilding(skills="saw").play(0, "gild keywood")
    assert (table.question(), table.moves_of(0, "burn")) == ("pay-gilding", [])


def test_a_payment_that_a_purchase_in_its_middle_took_away_is_given_up() -> None:
    """The skill that the peddler wanted goes into the gilding."""
    keywood = tile("keywood", 0, -2, goods="wood*2 iron")
    village = (tile("home-1", goods="gold*2"), *north("peddler"), keywood)
    table = auction(seat("red*3 blue", *village, skills="saw anvil"), seat())
    table.play(0, "use peddler red 1", "gild keywood", "pay-good wood", "pay-skill saw")
    assert (table.laid("keywood")["side"], table.goods("peddler")) == ("back", {})
    assert (table.asked(), table.question()) == ([1], "turn")


# Whole games.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_with_the_fair_lose_nothing(players: int) -> None:
    case = Case(FAIR_GAME, MODULES, players)
    checker = KeyflowerChecker(FAIR_GAME)
    asked = set()
    for turn in walk(case, players):
        checker.check(turn.state)
        data = Table(turn.state).data()
        asked.add(str(data["agenda"][-1]).split()[0])
        assert FAIR_GAME.frames.is_canonical(turn.state.agenda[-1])
        if turn.state.ply % 10 == 0:
            assert FAIR_GAME.to_data(FAIR_GAME.from_data(turn.state.rules, data)) == data
        if turn.state.ply % 40 == 0:
            view = FAIR_GAME.view(turn.state, 0)
            assert FAIR_GAME.view(FAIR_GAME.redeal(view, Rng("x")), 0).data == view.data
    assert "transport" in asked


def test_the_fair_is_no_part_of_the_base_game() -> None:
    assert FAIR_GAME.rules(3, ("base",)).edition == BASE.edition()
    assert FAIR.name not in KEYFLOWER.modules
