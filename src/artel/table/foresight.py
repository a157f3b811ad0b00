"""What a seat can know of a move before it is made.

Everything here is worked out on states dealt anew from the seat's own view, never on the true one,
so nothing hidden can come out: what is certain is what all the deals agree on.
"""

from __future__ import annotations

from typing import Final

from artel.kernel.game import Game, Log, Rng, State, View, legal_moves, play_trusted

DEALS: Final = 8


def foreseen_lines(
    game: Game, state: State, view: View, moves: list[int], salt: str
) -> list[tuple[Log, int]]:
    """The log lines these moves are sure to write before the next question, each with the log it lies in.

    Deals can agree by chance. Where the last answer to a joint question opens what the others answered,
    nothing is foreseen from the first line on that does not speak of the asker.
    """
    opens = game.reveals(state, view.seat)
    runs: list[tuple[Log, list[int]]] = []
    for deal in range(DEALS):
        log = Log()
        _played(game, view, moves, f"{salt}:{deal}", log)
        runs.append((log, log.visible(view.seat)))
    first, indices = runs[0]
    sure: list[tuple[Log, int]] = []
    for place, index in enumerate(indices):
        if opens and game.lines.shape(first.lines[index]).values(first.lines[index]).get("seat") != view.seat:
            return sure
        for log, others in runs[1:]:
            if place >= len(others) or log.lines[others[place]] != first.lines[index]:
                return sure
        sure.append((first, index))
    return sure


def may_have_shown(game: Game, log: Log, seat: int, since: int) -> bool:
    """False when the lines from `since` on tell that the decision showed its maker nothing hidden.

    A game says by which lines a decision alone, without NATURE and without the end of a joint question,
    can open something hidden. Where it says nothing, anything may have been shown.
    """
    if game.openings is None:
        return True
    return any(game.lines.shape(log.lines[index]).name in game.openings for index in log.visible(seat, since))


def was_foreseen(game: Game, before: View, move: int, after: View, salt: str) -> bool:
    """True when the move showed its maker nothing that the maker did not know."""
    for deal in range(DEALS):
        if game.view(_played(game, before, [move], f"{salt}:{deal}", None), before.seat) != after:
            return False
    return True


def _played(game: Game, view: View, moves: list[int], salt: str, log: Log | None) -> State:
    state = game.redeal(view, Rng(salt))
    state.log = log
    for move in moves:
        play_trusted(state, view.seat, move)
    return state


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
