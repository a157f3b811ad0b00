"""What a decision or a draw shows: to its maker, to the others, and whether they can tell what it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.kernel.game import NATURE, Game, Log, Rng, State, View, legal_moves, play_trusted

DEALS: Final = 8
# For what others do more deals are compared: what is nearly sure is not known.
DEALS_OF_OTHERS: Final = 24
# What is not one of so many is taken for seen without comparing.
MOST_OUTCOMES: Final = 256
# So many other outcomes are compared at a glance.
GLANCE: Final = 1


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


def who_saw_draw(
    game: Game, before: State, move: int, viewers: Sequence[int], most: int = MOST_OUTCOMES
) -> int | None:
    """The first of these viewers found who can tell this draw from another one that was possible, if any.

    Every outcome is played once for all viewers. Most draws are seen by somebody, and then a single other
    outcome tells it, to whomever. With fewer outcomes than there are, somebody more may have seen it.
    """
    outcomes = legal_moves(before, NATURE)
    if len(outcomes) > MOST_OUTCOMES:
        return next(iter(viewers), None)
    told = _told(game, before, NATURE, move, viewers)
    for other in [other for other in outcomes if other != move][:most]:
        if (differs := _told(game, before, NATURE, other, viewers)) != told:
            return next(
                who for who, one, another in zip(viewers, told, differs, strict=True) if one != another
            )
    return None


def deed_showed(game: Game, before: State, mover: int, move: int, viewer: int, salt: str) -> bool:
    """True when another seat's decision told the viewer something hidden beside what was chosen.

    Whoever knew that the mover could do this, and what would come of it, has learned nothing but the choice:
    the move is possible in every deal of what the viewer knew, and looks the same in all of them.
    """
    known, seen = game.view(before, viewer), _told(game, before, mover, move, [viewer])
    for deal in range(DEALS_OF_OTHERS):
        state = game.redeal(known, Rng(f"{salt}:{deal}"))
        if move not in legal_moves(state, mover) or _told(game, state, mover, move, [viewer]) != seen:
            return True
    return False


def _told(
    game: Game, before: State, mover: int, move: int, viewers: Sequence[int]
) -> list[tuple[View, list[int]]]:
    """What each of these viewers sees and hears after this move."""
    after, log = before.clone(), Log()
    after.log = log
    play_trusted(after, mover, move)
    after.log = None
    return [
        (game.view(after, viewer), [log.lines[index] for index in log.visible(viewer)]) for viewer in viewers
    ]


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
