"""What a decision shows: whether its maker could foresee it all, and whether others can tell what it was."""

from __future__ import annotations

from typing import Final

from artel.kernel.game import Game, Log, Rng, State, View, legal_moves, play_trusted

DEALS: Final = 8


def may_have_shown(game: Game, log: Log, seat: int, since: int) -> bool:
    """False when the lines from `since` on tell that the decision showed its maker nothing hidden.

    A game says by which lines a decision alone, without NATURE and without the end of a joint question,
    can open something hidden. Where it says nothing, anything may have been shown.
    """
    if game.openings is None:
        return True
    return any(game.lines.shape(log.lines[index]).name in game.openings for index in log.visible(seat, since))


def was_foreseen(game: Game, before: View, move: int, after: View, salt: str) -> bool:
    """True when the move showed its maker nothing that the maker did not know.

    It is played on states dealt anew from the maker's view: what is certain is what all the deals agree on.
    """
    for deal in range(DEALS):
        state = game.redeal(before, Rng(f"{salt}:{deal}"))
        play_trusted(state, before.seat, move)
        if game.view(state, before.seat) != after:
            return False
    return True


def is_sealed(game: Game, before: State, seat: int, move: int, viewers: list[int]) -> bool:
    """True when none of the viewers can tell this answer from any other the seat could have given."""
    shown = _views(game, before, seat, move, viewers)
    return all(
        _views(game, before, seat, other, viewers) == shown
        for other in legal_moves(before, seat)
        if other != move
    )


def _views(game: Game, before: State, seat: int, move: int, viewers: list[int]) -> list[View]:
    after = before.clone()
    play_trusted(after, seat, move)
    return [game.view(after, viewer) for viewer in viewers if viewer != seat]
