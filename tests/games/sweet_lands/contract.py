"""What the contract tests must know of Sweet Lands."""

from __future__ import annotations

from typing import Any, cast

from artel.games.sweet_lands.phases.carmen import WELCOME
from artel.games.sweet_lands.slots import DISCARDED
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import CARD_COUNT, CARMEN
from artel.kernel.game import Game, State, deciders
from artel.kernel.record import Record
from artel.kernel.shape import CODE_MASK
from tests.contract.contract import Ask, Contract
from tests.games.sweet_lands.books import SweetChecker
from tests.games.sweet_lands.observer import Observer
from tests.games.sweet_lands.setups import further
from tests.games.sweet_lands.shown import pieces, pieces_shown

# Verbs after which a seat may take up the deck: a card with that effect, chosen among others, or the tower.
LOOKING = ("play", "next", "tower", "turn-over", "stop", "gain", "spend", "discard")


def is_secret(ask: Ask, state: State, seat: int, viewer: int) -> bool:
    """Another seat's cards: drawn, dealt, picked, kept or taken out of the deck."""
    if ask["kind"] in ("draw-card", "draw-pack"):
        return bool(ask["for"] != viewer)
    if ask["kind"] in ("pick", "keep"):
        return seat != viewer and len(deciders(state)) > 1
    return ask["kind"] == "search" and seat != viewer


def opens(ask: Ask, state: State, seat: int, viewer: int, verb: str) -> bool:
    """The last pick brings the next packs, the last kept card the discards; a look shows the deck.

    Whether Carmen Honey has two workers that fit together shows with her last card.
    """
    if ask["kind"] in ("pick", "keep"):
        return len(deciders(state)) == 1
    if ask["kind"] == "draw-card":
        welcomes = any((frame & CODE_MASK) == WELCOME.shape.code for frame in state.agenda)
        return welcomes and cast(SweetState, state).character[ask["for"]] == CARMEN
    return verb in LOOKING and seat == viewer


def enrich(data: dict[str, Any]) -> None:
    """Everybody is rich, and most cards have been discarded, so that the deck runs out."""
    for row in data["seats"]:
        for resource in ("gold", "wheat", "wood", "iron", "diamond"):
            row["sheet"][resource] = 25
    first = CARD_COUNT // 3
    data["where"] = [0] * first + [DISCARDED] * (CARD_COUNT - first)
    data["deck-size"] = first


def golden_records(game: Game) -> list[Record]:
    """Made by a module that itself asks what the contract wants shown."""
    from tests.games.sweet_lands.golden import records

    return records(game)


CONTRACT = Contract(
    checker=SweetChecker,
    observer=Observer,
    is_secret=is_secret,
    opens=opens,
    games=16,
    checked=4,
    most_plies=4000,
    # Without a leaning resources would be sold and bought again, and hardly a tower would ever stand.
    leanings={
        "use": 6.0,
        "play": 6.0,
        "flip": 6.0,
        "claim": 40.0,
        "tower": 40.0,
        "ability": 6.0,
        "end-round": 4.0,
        "sell": 0.1,
        "buy": 0.2,
        "barter": 0.1,
        "scrap-card": 0.1,
        "scrap-disk": 0.2,
        "stop": 0.2,
        "decline": 0.4,
        "take": 4.0,
        "lay": 0.5,
        "road": 0.5,
    },
    enrich=enrich,
    further=further,
    observed_bot="greedy",
    components=pieces,
    records=golden_records,
    components_shown=pieces_shown,
    # Two hundred cards are hardly ever drawn in one game: a rule test lets the deck run out.
    need_not_show=frozenset({"line reshuffled"}),
)
