"""What the contract tests must know of Keyflower."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any, cast

from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.games.keyflower.words import COLOURS, SKILL_PIECES, SKILLS, WORKER_PIECES
from artel.kernel.game import KNOWN, Game, State, deciders, legal_moves
from artel.kernel.state import in_flight
from tests.contract.contract import Ask, Contract
from tests.games.keyflower.farmers.checks import FarmChecker
from tests.games.keyflower.merchants.conserved import check_building
from tests.games.keyflower.observer import Observer
from tests.games.keyflower.setups import further
from tests.games.keyflower.shown import leads, pieces, pieces_shown

# So few that all of a kind may be gone.
FEW = 15


class KeyflowerChecker:
    """Workers by colour, resources and skills by type: as many at every moment as at the start.

    What sets bring besides has checkers of its own.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.farm = FarmChecker()

    def check(self, state: State) -> None:
        data = cast("dict[str, Any]", self.game.to_data(state))
        for teller in rules_of(cast(KeyflowerState, state)).tellers:
            data.update(teller.told(state))
        workers, goods, skills = Counter(data["bag"]), Counter(data["supply"]), Counter(data["stack"])
        workers["green"] += data["green"]
        for boat in data["boats"]:
            workers.update(boat["workers"])
            skills.update(boat["skills"])
        for tile in [*data["lots"], *itertools.chain.from_iterable(data["villages"])]:
            workers.update(tile["workers"])
            goods.update(tile.get("goods", {}))
            for bid in tile.get("bids", []):
                workers[bid["colour"]] += bid["count"]
        for row in data["seats"]:
            workers.update(row["workers"])
            skills.update(row["skills"])
        # What is paid away goes back to the bag or the stack only after the draws it paid for.
        for held in in_flight(state):
            if held.sort == WORKER_PIECES:
                workers[COLOURS[held.kind]] += held.count
            else:
                assert held.sort == SKILL_PIECES
                skills[SKILLS[held.kind]] += held.count
        goods.update(check_building(data))
        where = f"{self.game.name} ply {state.ply}: {workers} {goods} {skills}"
        assert workers == {"red": 40, "blue": 40, "yellow": 40, "green": 20}, where
        assert goods == {"iron": 24, "stone": 24, "wood": 24, "gold": 48}, where
        assert skills == {"anvil": 16, "pickaxe": 16, "saw": 16}, where
        for counts in (workers, goods, skills, data["bag"], data["supply"], data["stack"]):
            assert min(counts.values(), default=0) >= 0, where
        if "herds" in data:
            self.farm.check(state, data)
        if "contract_deck" in data:
            check_contracts(data, f"{self.game.name} ply {state.ply}")


def check_contracts(data: dict[str, Any], where: str) -> None:
    """Every contract lies in exactly one place, and what is known of a screen is behind it."""
    places = [data["contract_deck"], data["open_contracts"], data["discarded_contracts"]]
    places += [*data["boat_contracts"], *[row["contracts"] for row in data["seats"]]]
    there = Counter(itertools.chain.from_iterable(place.items() for place in places))
    assert there == {(f"contract-{number}", 1): 1 for number in range(36)}, f"{where}: {there}"
    for row in data["seats"]:
        assert set(row["contracts_shown"]) <= set(row["contracts"]), f"{where}: {row}"
        assert row["contract_count"] == len(row["contracts"]), f"{where}: {row}"


def is_secret(ask: Ask, state: State, seat: int, viewer: int) -> bool:
    """What others draw behind their screens or pay face down, the winter tiles they are dealt and offer."""
    if ask["kind"] == "load-contract":
        return True
    if ask["kind"] in ("draw-worker", "draw-skill", "draw-contract", "deal-winter"):
        return bool(ask["for"] != viewer)
    if ask["kind"] in ("pay", "pay-upgrade"):
        # Where any skill will do it is paid face down, unless it lay open.
        own = [line for line in lines_of(state, seat) if not line.startswith("trade ")]
        hidden = all(line.startswith("pay-skill ") for line in own)
        return seat != viewer and hidden and not lies_open(state, seat)
    return ask["kind"] == "offer-tiles" and seat != viewer and len(deciders(state)) > 1


def lies_open(state: State, seat: int) -> bool:
    """True when a skill of the seat lies in front of the screen."""
    s = cast(KeyflowerState, state)
    return rules_of(s).variants.open_screens and any(s.skills_shown[seat * 3 : seat * 3 + 3])


def lines_of(state: State, seat: int) -> list[str]:
    verbs = KNOWN[state.rules.game].verbs
    return [verbs.text(move) for move in legal_moves(state, seat)]


def opens(ask: Ask, state: State, seat: int, viewer: int, verb: str) -> bool:
    """The last offer turns up all of them; a contract is seen when it is traded, or taken from a boat.

    With The Merchants it is open which kinds the bag and the stack hold at all, so what is drawn from few
    or paid into few may tell its kind.
    """
    if "merchants" in state.rules.modules:
        if verb in ("trade", "take-boat"):
            return verb == "trade" or seat == viewer
        s = cast(KeyflowerState, state)
        if verb in ("draw", "draw-skill", "pay-skill") and (s.bag_size < FEW or sum(s.stack) < FEW):
            return True
    return ask["kind"] == "offer-tiles" and len(deciders(state)) == 1


def enrich(data: dict[str, Any]) -> None:
    """Most contracts have been discarded, so that the stacks run out."""
    if "contract_deck" in data:
        gone = [f"contract-{number}" for number in range(10, 36)]
        data["contract_deck"] = {word: 1 for word in data["contract_deck"] if word not in gone}
        data["discarded_contracts"] = dict.fromkeys(gone, 1)


CONTRACT = Contract(
    checker=KeyflowerChecker,
    observer=Observer,
    is_secret=is_secret,
    opens=opens,
    games=150,
    checked=9,
    most_plies=4000,
    leanings={
        "upgrade": 30.0,
        "carry": 3.0,
        "lift": 4.0,
        "add": 4.0,
        "stop": 0.3,
        "shelter": 20.0,
        "trade": 0.3,
    },
    components=pieces,
    components_shown=pieces_shown,
    leads=leads,
    # A tile or an animal that fits nowhere and stacks of contracts that run out hardly ever come up: rule
    # tests lay them out by hand. Sea Bastion II is gone before winter, when boats are laid.
    need_not_show=frozenset(
        {"line no-room", "line no-pasture", "line contracts-shuffled", "laid sea-bastion-ii front"}
    ),
    unloved=("alehouse", "peddler", "tavern", "inn"),
    modules=(("base",),),
    further=further,
    enrich=enrich,
)
