"""Why a move of a turn is not legal."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.keyflower.actions.bid import can_counter
from artel.games.keyflower.actions.group import MIXED, Group, screen_left
from artel.games.keyflower.actions.limits import limiting_rule
from artel.games.keyflower.components.box import MOST_WORKERS_ON_A_TILE
from artel.games.keyflower.components.vocabulary import (
    ANY,
    BOAT,
    COUNTER_BID,
    FREE_COLOURS,
    NONE,
    SUMMER_BOAT,
    TURN_ORDER,
    WINTER_TILE,
    Effect,
)
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.state import (
    NO_COLOUR,
    NOWHERE,
    SEAT_COUNT,
    KeyflowerState,
    has_ability,
    leader,
    rules_of,
    workers_on,
)
from artel.games.keyflower.words import COLOURS
from artel.kernel.refusal import Refusal


def refuse_lift(state: KeyflowerState, group: Group, tile: i64) -> Refusal:
    values: dict[str, int | str] = {"tile": TILE.word(tile)}
    if tile not in state.lots or state.bids[tile * SEAT_COUNT + group.seat] == 0:
        return Refusal("KF-BID-10", "no-bid-there", values)
    if leader(state, tile) == group.seat:
        return Refusal("KF-BID-3", "leading-bid-stays", values)
    if (group.lifted >> state.lots.index(tile)) & 1:
        return Refusal("KF-BID-11", "already-lifted", values)
    colour = state.bids[tile * SEAT_COUNT + group.seat] & 3
    if group.size > 0 and group.colour != colour and not has_ability(state, group.seat, FREE_COLOURS):
        return Refusal("KF-SBOAT-22", "needs-boat-4b", {})
    return Refusal("KF-BID-11", "nowhere-to-go", values)


def refuse_add(state: KeyflowerState, group: Group, colour: i64, count: i64) -> Refusal:
    if not has_ability(state, group.seat, FREE_COLOURS):
        return Refusal("KF-SBOAT-22", "needs-boat-4b", {})
    wrong = _refuse_workers(state, group, colour, count, "KF-USE-4", "KF-USE-2")
    if wrong is not None:
        return wrong
    if count == 0:
        return Refusal("KF-USE-2", "no-workers", {})
    if group.size + count >= MOST_WORKERS_ON_A_TILE:
        return Refusal("KF-USE-6", "too-many-for-a-tile", {"most": MOST_WORKERS_ON_A_TILE})
    return Refusal("KF-SBOAT-22", "last-colour-is-named-in-the-use", {"colour": COLOURS[colour]})


def _refuse_workers(
    state: KeyflowerState, group: Group, colour: i64, count: i64, source: str, least: str
) -> Refusal | None:
    """What is wrong with the workers themselves, by the rule of their source and that of their number."""
    left = screen_left(state, group, colour)
    if count > left:
        values: dict[str, int | str] = {"colour": COLOURS[colour], "count": int(count), "have": int(left)}
        return Refusal(source, "too-few-workers", values)
    if count + group.size == 0:
        return Refusal(least, "no-workers", {})
    return None


def refuse_bid(state: KeyflowerState, group: Group, tile: i64, colour: i64, count: i64) -> Refusal:
    values: dict[str, int | str] = {"tile": TILE.word(tile), "colour": COLOURS[colour]}
    if tile not in state.lots:
        rule = "KF-SEASON-17" if tile in rules_of(state).of_kind(BOAT) else "KF-BID-1"
        return Refusal(rule, "not-in-auction", values)
    if tile == state.shut:
        return Refusal(rules_of(state).cites["shut bid"], "lot-shut", values)
    if (group.lifted >> state.lots.index(tile)) & 1:
        return Refusal("KF-BID-8", "bid-lifted-from-there", values)
    wrong = _refuse_workers(state, group, colour, count, "KF-BID-2", "KF-BID-1")
    if wrong is not None:
        return wrong
    if group.added != 0:
        return Refusal("KF-BID-4", "one-colour-per-bid", values)
    own = state.bids[tile * SEAT_COUNT + group.seat]
    if group.size > 0 and group.colour != colour:
        return Refusal("KF-BID-4", "one-colour-per-bid", values)
    if own > 0 and own & 3 != colour:
        values["bound"] = COLOURS[own & 3]
        return Refusal("KF-BID-4", "wrong-colour", values)
    bound = state.colour[tile]
    if own == 0 and bound not in (NO_COLOUR, colour):
        counter = has_ability(state, group.seat, COUNTER_BID)
        if not (counter and can_counter(state, group.seat, tile)):
            values["bound"] = COLOURS[bound]
            return Refusal("KF-SBOAT-17" if counter else "KF-BID-4", "wrong-colour", values)
    front = leader(state, tile)
    most = 0 if front == NOWHERE else state.bids[tile * SEAT_COUNT + front] >> 2
    values.update({"total": int((own >> 2) + group.size + count), "leading": int(most)})
    return Refusal("KF-BID-9" if own else "KF-BID-6", "bid-too-low", values)


def refuse_use(state: KeyflowerState, group: Group, tile: i64, colour: i64, count: i64) -> Refusal:
    values: dict[str, int | str] = {"tile": TILE.word(tile), "colour": COLOURS[colour]}
    where = _refuse_place(state, tile)
    if where is not None:
        return where
    wrong = _refuse_workers(state, group, colour, count, "KF-USE-4", "KF-USE-2")
    if wrong is not None:
        return wrong
    wrong = _refuse_colours(state, group, tile, colour)
    if wrong is not None:
        return wrong
    total = int(group.size + count)
    need = state.last_use[tile] + 1
    values.update({"total": total, "need": need})
    if total < need:
        return Refusal("KF-USE-14", "use-needs-more", values)
    if workers_on(state, tile) + total > MOST_WORKERS_ON_A_TILE:
        values["most"] = MOST_WORKERS_ON_A_TILE
        return Refusal("KF-USE-6", "tile-full", values)
    if count == 0 or (group.added != 0 and colour <= group.last_added):
        return Refusal("KF-SBOAT-22", "told-by-another-colour", values)
    effect = rules_of(state).tables.effect[2 * tile + state.side[tile]]
    limit = limiting_rule(state, effect)
    if limit is not None:
        return Refusal(limit, "not-to-be-used", values)
    return Refusal(_payment_rule(effect), "cannot-pay-exchange", values)


def _refuse_colours(state: KeyflowerState, group: Group, tile: i64, colour: i64) -> Refusal | None:
    """What is wrong with the colours of those who use a tile: only boat 4b lets them be mixed."""
    values: dict[str, int | str] = {"tile": TILE.word(tile), "colour": COLOURS[colour]}
    boat = has_ability(state, group.seat, FREE_COLOURS)
    bound = state.colour[tile]
    if boat and bound != NO_COLOUR:
        return None
    if group.colour == MIXED or group.added != 0 or (group.size > 0 and group.colour != colour):
        if boat:
            return Refusal("KF-SBOAT-25", "one-colour-per-use", values)
        return Refusal("KF-SBOAT-22", "needs-boat-4b", {})
    if bound not in (NO_COLOUR, colour):
        values["bound"] = COLOURS[bound]
        return Refusal("KF-USE-5" if workers_on(state, tile) > 0 else "KF-USE-3", "wrong-colour", values)
    return None


def _payment_rule(effect: Effect) -> str:
    """The statement that asks for the payment of an exchange."""
    if effect.pays_skill == NONE:
        return "KF-TILE-17" if effect.pays_worker == ANY else "KF-TILE-8"
    if effect.pays_skill != ANY:
        return "KF-TILE-6"
    return "KF-TILE-16" if effect.skills > 0 else "KF-TILE-5"


def _refuse_place(state: KeyflowerState, tile: i64) -> Refusal | None:
    """What is wrong with the tile itself."""
    tables = rules_of(state).tables
    values: dict[str, int | str] = {"tile": TILE.word(tile)}
    if tile not in state.lots and tile not in state.laid:
        return Refusal("KF-USE-1", "not-in-play", values)
    if tables.usable[2 * tile + state.side[tile]]:
        if tile != state.shut:
            return None
        return Refusal(rules_of(state).cites["shut use"], "lot-shut", values)
    own = rules_of(state).cites.get(f"never-used {TILE.word(tile)}")
    if own is not None:
        return Refusal(own, "never-used", values)
    kind = tables.kind[tile]
    if kind == TURN_ORDER:
        return Refusal("KF-ORDER-12", "never-used", values)
    if kind == SUMMER_BOAT:
        return Refusal("KF-SBOAT-3", "never-used", values)
    if kind == WINTER_TILE:
        return Refusal("KF-USE-1", "never-used", values)
    return Refusal("KF-TILE-13", "never-used", values)
