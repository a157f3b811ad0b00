"""What a viewer cannot see happen, game by game: which answers stay secret, which open something.

Two states that look the same to a viewer may be played on side by side. A secret answer may differ
between them; an answer that opens what was hidden ends the comparison, for the difference is news.
"""

from __future__ import annotations

from typing import Any

from artel.games import game_named
from artel.kernel.game import Game, State, deciders, legal_moves


def artificium_secret(ask: dict[str, Any], state: State, seat: int, viewer: int) -> bool:
    """Another seat's draw or sealed card, and a card that wanders between two others."""
    if ask["kind"] == "draw-card":
        return bool(ask["for"] != viewer)
    if ask["kind"] == "scout-take":
        return viewer not in (ask["for"], ask["target"])
    return ask["kind"] == "choose" and seat != viewer and len(deciders(state)) > 1


def artificium_opens(ask: dict[str, Any], state: State, seat: int, viewer: int, verb: str) -> bool:
    """The last sealed card turns all of them up; a whole hand is discarded openly."""
    if ask["kind"] == "choose":
        return len(deciders(state)) == 1
    return verb == "exchange-hand" and seat != viewer


def keyflower_secret(ask: dict[str, Any], state: State, seat: int, viewer: int) -> bool:
    """What others draw behind their screens or pay face down, the winter tiles they are dealt and offer."""
    if ask["kind"] in ("draw-worker", "draw-skill", "deal-winter"):
        return bool(ask["for"] != viewer)
    if ask["kind"] in ("pay", "pay-upgrade"):
        # Where any skill will do it is paid face down.
        return seat != viewer and all(line.startswith("pay-skill ") for line in lines_of(state, seat))
    return ask["kind"] == "offer-tiles" and seat != viewer and len(deciders(state)) > 1


def lines_of(state: State, seat: int) -> list[str]:
    verbs = game_named(state.rules.game).verbs
    return [verbs.text(move) for move in legal_moves(state, seat)]


def keyflower_opens(ask: dict[str, Any], state: State, seat: int, viewer: int, verb: str) -> bool:
    """The last offer turns up all of them."""
    return ask["kind"] == "offer-tiles" and len(deciders(state)) == 1


SECRET = {"artificium": artificium_secret, "keyflower": keyflower_secret}
OPENS = {"artificium": artificium_opens, "keyflower": keyflower_opens}


def is_secret(game: Game, state: State, seat: int, viewer: int) -> bool:
    return SECRET[game.name](game.asks(state)[0], state, seat, viewer)


def opens(game: Game, state: State, seat: int, viewer: int, move: int) -> bool:
    verb = game.verbs.shape(move).name
    return OPENS[game.name](game.asks(state)[0], state, seat, viewer, verb)
