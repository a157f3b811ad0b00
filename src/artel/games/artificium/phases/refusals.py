"""Why a move about one's revealed card is not legal."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.artificium.components import THEFT_PRICE
from artel.games.artificium.moves import (
    APPLY,
    BUY,
    BUY_GOOD,
    REBUILD,
    REBUILD_CARD,
    SCOUT,
    SCOUT_SEAT,
    SELL,
    SELL_GOOD,
    STEAL,
    STEAL_GOOD,
    STEAL_SEAT,
    VERBS,
)
from artel.games.artificium.state import ArtificiumState, rules_of
from artel.games.artificium.words import (
    CARDS,
    FIRST_ACTION,
    GOOD_COUNT,
    GOODS,
    REBUILDING,
    SCOUTING,
    THEFT,
)
from artel.kernel.refusal import Refusal


def refuse_resolving(state: ArtificiumState, seat: i64, card: i64, move: i64) -> Refusal:
    rules = rules_of(state)
    if BUY.has(move):
        good = BUY_GOOD.read(move)
        values: dict[str, int | str] = {"good": GOODS[good], "price": rules.buy[good]}
        return Refusal("AR-TRD-5", "cannot-buy", {**values, "coins": state.coins[seat]})
    if SELL.has(move):
        return Refusal("AR-TRD-6", "nothing-to-sell", {"good": GOODS[SELL_GOOD.read(move)]})
    if APPLY.has(move) and card < FIRST_ACTION:
        return _refuse_building(state, seat, card)
    if SCOUT.has(move) and card == SCOUTING:
        return _refuse_scout(state, seat, SCOUT_SEAT.read(move))
    if REBUILD.has(move) and card == REBUILDING:
        back = REBUILD_CARD.read(move)
        if back == REBUILDING and (state.rebuilt >> seat) & 1 == 1:
            return Refusal("AR-CRD-30", "rebuilt-already", {"card": CARDS[back]})
        rule = "AR-CRD-22" if back == REBUILDING else "AR-CRD-21"
        return Refusal(rule, "not-on-table", {"card": CARDS[back]})
    if STEAL.has(move) and card == THEFT:
        return _refuse_theft(state, seat, STEAL_SEAT.read(move), STEAL_GOOD.read(move))
    verb = VERBS.shape(move).name
    return Refusal("AR-PLY-7", "not-this-card", {"card": CARDS[card], "verb": verb})


def _refuse_building(state: ArtificiumState, seat: i64, card: i64) -> Refusal:
    rules = rules_of(state)
    values: dict[str, int | str] = {"card": CARDS[card]}
    for good in range(GOOD_COUNT):
        need = rules.takes[card * GOOD_COUNT + good]
        have = state.goods[seat * GOOD_COUNT + good]
        if need > have:
            values.update({"good": GOODS[good], "need": need, "have": have})
            return Refusal("AR-PLY-7", "lacks-good", values)
    values.update({"need": rules.coins[card], "have": state.coins[seat]})
    return Refusal("AR-PLY-7", "lacks-coins", values)


def _refuse_scout(state: ArtificiumState, seat: i64, target: i64) -> Refusal:
    if target >= state.rules.players:
        return Refusal("AR-CRD-18", "no-such-seat", {"seat": int(target), "players": state.rules.players})
    if target == seat:
        return Refusal("AR-CRD-20", "not-yourself", {"card": CARDS[SCOUTING]})
    return Refusal("AR-CRD-20", "target-empty-hand", {"seat": int(target)})


def _refuse_theft(state: ArtificiumState, seat: i64, target: i64, good: i64) -> Refusal:
    level = rules_of(state).level[good]
    if target >= state.rules.players:
        return Refusal("AR-CRD-26", "no-such-seat", {"seat": int(target), "players": state.rules.players})
    if target == seat:
        return Refusal("AR-CRD-26", "not-yourself", {"card": CARDS[THEFT]})
    if level > 2:
        return Refusal("AR-CRD-29", "level-too-high", {"good": GOODS[good], "level": level})
    if state.goods[target * GOOD_COUNT + good] == 0:
        return Refusal("AR-CRD-26", "target-lacks", {"seat": int(target), "good": GOODS[good]})
    values: dict[str, int | str] = {"price": THEFT_PRICE[level], "coins": state.coins[seat]}
    return Refusal("AR-CRD-26" if level == 1 else "AR-CRD-27", "cannot-pay", values)
