"""What is printed on the pieces, as tables. `from` says where each value comes from.

rulebook: the rule text gives it. house: it is printed only in a picture, so the value is ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Good:
    """A good: its level, and what the bank asks and pays for it."""

    def __init__(self, good_id: str, level: int, buy: int, sell: int) -> None:
        self.id: Final = good_id
        self.level: Final = level
        self.buy: Final = buy
        self.sell: Final = sell


class Card:
    """A kind of card: how many there are, what it takes and gives, and its points."""

    def __init__(
        self,
        card_id: str,
        copies: int,
        takes: dict[str, int],
        gives: dict[str, int],
        points: int,
        coins: int = 0,
        effect: str = "",
    ) -> None:
        self.id: Final = card_id
        self.copies: Final = copies
        self.takes: Final = takes
        self.gives: Final = gives
        self.points: Final = points
        self.coins: Final = coins
        self.effect: Final = effect


class Space:
    """A space of the score track that pays a good to a marker passing it forward."""

    def __init__(self, space: int, good: str) -> None:
        self.space: Final = space
        self.good: Final = good


# Prices are house values; the levels follow from the cards.
GOOD_ROWS: Final = (
    Good("wood", 1, 2, 1),
    Good("wheat", 1, 2, 1),
    Good("coal", 2, 4, 2),
    Good("food", 2, 4, 2),
    Good("kvass", 2, 4, 2),
    Good("metal", 3, 6, 3),
    Good("crystal", 3, 6, 3),
    Good("potion", 4, 10, 5),
    Good("sword", 4, 10, 5),
)

# Every value of the cards stands in the rulebook.
CARD_ROWS: Final = (
    Card("sawmill", 8, {}, {"wood": 2}, 1),
    Card("farm", 8, {}, {"wheat": 2}, 1),
    Card("charcoal-burner", 8, {"wood": 1}, {"coal": 1}, 2),
    Card("hunters-hut", 8, {"wood": 1}, {"food": 1}, 2),
    Card("bakery-mill", 8, {"wheat": 1}, {"food": 1}, 2),
    Card("kvass-yard", 8, {"wheat": 1}, {"kvass": 1}, 2),
    Card("ore-works", 8, {"food": 1}, {"metal": 1}, 3),
    Card("crystal-mine", 8, {"food": 1}, {"crystal": 1}, 3),
    Card("laboratory", 6, {"coal": 1, "crystal": 1}, {"potion": 1}, 5),
    Card("armoury", 6, {"coal": 1, "metal": 1}, {"sword": 1}, 5),
    Card("castle", 6, {"kvass": 1, "sword": 1}, {}, 8, coins=1, effect="knight"),
    Card("mage-tower", 6, {"kvass": 1, "potion": 1}, {}, 8, coins=1, effect="wizard"),
    Card("scouting", 5, {}, {}, 0, effect="scouting"),
    Card("rebuilding", 5, {}, {}, 0, effect="rebuilding"),
    Card("fair", 5, {}, {}, 0, effect="fair"),
    Card("theft", 5, {}, {}, 0, effect="theft"),
)

DECK_SIZE: Final = sum(card.copies for card in CARD_ROWS)

# The bonus spaces of the score track are house values.
TRACK_ROWS: Final = (
    Space(4, "wood"),
    Space(8, "wheat"),
    Space(13, "coal"),
    Space(18, "food"),
    Space(24, "kvass"),
    Space(30, "wood"),
    Space(36, "wheat"),
    Space(42, "metal"),
    Space(48, "crystal"),
    Space(54, "coal"),
    Space(60, "kvass"),
    Space(66, "food"),
    Space(72, "metal"),
    Space(78, "crystal"),
    Space(84, "potion"),
    Space(90, "sword"),
)

TRACK_END: Final = 99

# Numbers of the rule text that are printed on no piece.
ROUNDS: Final = 4
HAND_SIZE: Final = 5
OPENING_COINS: Final = 5
MARKET_SIZE: Final = 6
EXCHANGE_PRICE: Final = 2
KNIGHT_STEPS: Final = 4
WIZARD_DRAWS: Final = 5
WIZARD_DISCARDS: Final = 3
FAIR_COINS: Final = 2
THEFT_PRICE: Final = (0, 1, 2)
COINS_PER_POINT: Final = 4


def facts() -> list[dict[str, object]]:
    """Every printed value, and where it comes from."""
    return facts_of(GOOD_ROWS, TRACK_ROWS, TRACK_END)


def facts_of(goods: Sequence[Good], track: Sequence[Space], track_end: int) -> list[dict[str, object]]:
    """The same with the prices and the track of an edition."""
    rows: list[dict[str, object]] = []
    for good in goods:
        rows.append(
            {
                "id": f"good-{good.id}",
                "name": good.id,
                "level": good.level,
                "buy": good.buy,
                "sell": good.sell,
                "provenance": {"name": "rulebook", "level": "house", "buy": "house", "sell": "house"},
            }
        )
    for card in CARD_ROWS:
        values: dict[str, object] = {
            "kind": "building" if card.points else "action",
            "copies": card.copies,
            "takes": card.takes,
            "coins": card.coins,
            "gives": card.gives,
            "effect": card.effect or None,
            "points": card.points,
        }
        provenance = dict.fromkeys(("name", *values), "rulebook")
        rows.append({"id": f"card-{card.id}", "name": card.id, **values, "provenance": provenance})
    for space in track:
        rows.append(
            {
                "id": f"track-{space.space}",
                "name": f"space {space.space}",
                "space": space.space,
                "good": space.good,
                "provenance": {"space": "house", "good": "house"},
            }
        )
    rows.extend(_number_facts(track_end))
    return rows


def _number_facts(track_end: int) -> list[dict[str, object]]:
    numbers: list[tuple[str, int, str]] = [
        ("track-end", track_end, "house"),
        ("rounds", ROUNDS, "rulebook"),
        ("hand-size", HAND_SIZE, "rulebook"),
        ("opening-coins", OPENING_COINS, "rulebook"),
        ("market-size", MARKET_SIZE, "rulebook"),
        ("exchange-price", EXCHANGE_PRICE, "rulebook"),
        ("knight-steps", KNIGHT_STEPS, "rulebook"),
        ("wizard-draws", WIZARD_DRAWS, "rulebook"),
        ("wizard-discards", WIZARD_DISCARDS, "rulebook"),
        ("fair-coins", FAIR_COINS, "rulebook"),
        ("theft-price-level-1", THEFT_PRICE[1], "rulebook"),
        ("theft-price-level-2", THEFT_PRICE[2], "rulebook"),
        ("coins-per-point", COINS_PER_POINT, "rulebook"),
    ]
    return [
        {"id": f"number-{name}", "name": name, "value": value, "provenance": {"value": source}}
        for name, value, source in numbers
    ]
