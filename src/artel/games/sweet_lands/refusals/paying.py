"""What a seat lacks: resources, cards of its hand, diamonds."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.effects.vocabulary import PRICE_BASIC, PRICE_CARD, PRICE_DISK
from artel.games.sweet_lands.slots import IN_HAND
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import DIAMOND, IRON, RESOURCES, ROUND_COUNT, WHEAT
from artel.kernel.refusal import Refusal


def lacks_resource(s: SweetState, seat: i64, prices: list[int], rule: str) -> Refusal | None:
    """The first resource of which a seat has less than is asked, by these prices."""
    for resource in range(DIAMOND + 1):
        have = int(s.has(seat, resource))
        if have < prices[resource]:
            return Refusal(
                rule, "lacks-resource", {"good": RESOURCES[resource], "need": prices[resource], "have": have}
            )
    return None


def lacks_basics(s: SweetState, seat: i64, need: int, rule: str) -> Refusal | None:
    """Too few basic resources, all together."""
    have = sum([int(s.has(seat, resource)) for resource in range(WHEAT, IRON + 1)])
    if have < need:
        return Refusal(rule, "lacks-basics", {"need": need, "have": have})
    return None


def lacks_disk(s: SweetState, seat: i64, rule: str) -> Refusal | None:
    return Refusal(rule, "lacks-disk", {}) if not s.has(seat, on.DISK) else None


def lacks_cards(s: SweetState, seat: i64, need: int, rule: str) -> Refusal | None:
    """Too few cards in the hand, or all of them, which only the last round allows."""
    have = int(s.has(seat, on.HAND))
    if have < need:
        return Refusal(rule, "lacks-cards", {"need": need, "have": have})
    if have == need and need > 0 and s.round < ROUND_COUNT:
        return Refusal("SL-HND-3", "hand-would-be-empty", {"need": need, "have": have})
    return None


def not_in_hand(s: SweetState, seat: i64, card: int) -> Refusal | None:
    if s.where[card] != IN_HAND + seat:
        return Refusal("SL-HND-5", "card-not-in-hand", {})
    return None


def lacks_price(s: SweetState, seat: i64, prices: list[int], rule: str) -> Refusal | None:
    """The first thing that is missing of all these prices."""
    paid = sum(prices[WHEAT : IRON + 1])
    return (
        lacks_resource(s, seat, prices, rule)
        or lacks_basics(s, seat, prices[PRICE_BASIC] + paid, rule)
        or lacks_cards(s, seat, prices[PRICE_CARD], rule)
        or (lacks_disk(s, seat, rule) if prices[PRICE_DISK] else None)
    )
