"""Games that began under the first version of The Farmers: they go on by it, in states, views and pickles."""

from __future__ import annotations

import pickle
from typing import cast

import pytest

from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.farmers.words import ANIMALS
from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.game import Log, Rng, State
from artel.kernel.rules import ModuleError
from tests.games.keyflower.farmers.farm import MODULES, auction, farmer, herds
from tests.games.keyflower.positions import GAME, Table, tile

FIRST = {"farmers": 1}
CORNERS = ["bottom-left", "left", "top-left", "top-right", "right", "bottom-right"]
HOME = [f"home-1 {corner}" for corner in CORNERS]
FOLD = ["home-1 top-left", "sheep-fold left", "sheep-fold top-left", "home-1 top-right"]


def begun_under(versions: dict[str, int], table: Table) -> Table:
    """The same position in a game that began under these versions."""
    rules = GAME.rules(table.state.rules.players, table.state.rules.modules, versions=versions)
    state = GAME.from_data(rules, GAME.to_data(table.state))
    state.log = Log()
    return Table(state)


def crowded() -> Table:
    """Every field of the own sheep fold holds pigs; the home has room."""
    return auction(farmer("red*3", tile("sheep-fold", 0, -1)), herds=dict.fromkeys(FOLD, "pig"))


def test_an_animal_goes_home_where_a_game_began_so() -> None:
    table = begun_under(FIRST, crowded()).play(0, "use sheep-fold red 1")
    fields = [name for name in HOME if name not in FOLD]
    assert table.moves(0) == [f"pasture sheep {name}" for name in fields]
    assert table.play(0, "pasture sheep home-1 left").question() == "turn"
    assert herds(table)["home-1 left"] == "sheep"
    assert herds(crowded().play(0, "use sheep-fold red 1")) == dict.fromkeys(FOLD, "pig")


@pytest.mark.parametrize("versions", [FIRST, {}, {"farmers": 2}])
def test_the_version_goes_with_views_deals_clones_and_pickles(versions: dict[str, int]) -> None:
    table = begun_under(versions, crowded())
    view, rng = GAME.view(table.state, 1), Rng("version")
    earlier = {name: version for name, version in versions.items() if version == 1}
    assert view.data.get("versions", {}) == earlier
    found: list[State] = [
        GAME.redeal(view, rng), GAME.determinise(table.state, 1, rng), table.state.clone(),
        pickle.loads(pickle.dumps(table.state)), GAME.redeal(pickle.loads(pickle.dumps(view)), rng),
    ]  # fmt: skip
    for state in found:
        assert state.rules is table.state.rules
        assert (state.rules.earlier, state.rules.version) == (earlier, f"2 {1 if earlier else 2}")


def test_bots_expect_what_the_version_gives() -> None:
    for versions, brings in ((FIRST, True), ({}, False)):
        state = cast(KeyflowerState, begun_under(versions, crowded()).state)
        worth = cast(KeyflowerRules, state.rules).advice.gains[ANIMALS[0]]
        assert (worth(state, 0, number_of("sheep-fold"), 1) > 0) == brings


def test_a_version_that_nobody_goes_by_is_refused() -> None:
    with pytest.raises(ModuleError, match=r"module farmers: expected rules version 2 \| 1, got 3"):
        GAME.rules(2, MODULES, versions={"farmers": 3})
    with pytest.raises(ModuleError, match=r"expected versions of base \| farmers, got one of 'merchants'"):
        GAME.rules(2, MODULES, versions={"merchants": 1})
