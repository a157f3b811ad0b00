"""A game told in full, for reading: the table, each question, its legal moves, the answer, the log."""

from __future__ import annotations

import textwrap
from typing import Any

from artel.bots import bot_named
from artel.games import game_named
from artel.kernel.game import NATURE, Game, Log, Rng, State, deciders, legal_moves, play, sample, weights
from artel.kernel.log import line_data
from artel.kernel.whole import whole

PLAYTHROUGHS = [("artificium", 2), ("artificium", 4)]
HEADER = """\
A playthrough of {game} for {players}. Generated: do not edit. `python tests/playthroughs/make.py`
tells the same moves anew, with `--new` other ones; the tests compare it with what the engine does now.

  == the table as everyone and no one sees it: hands included
  -- the question, to whom, how many moves are legal, and which; of chance's moves only the number
   > the answer
   . what the log says, with the rule and, in brackets, the seats that see it if not all do
"""


def greedy_moves(name: str, players: int) -> list[tuple[int, str]]:
    """One game of greedy bots."""
    game = game_named(name)
    state, made = game.setup(game.rules(players)), []
    rng, bot = Rng(f"playthrough {players}"), bot_named(name, "greedy")
    while asked := deciders(state):
        seat = asked[0]
        chosen = sample(state, rng) if seat == NATURE else bot.choose(game.view(state, seat), rng)
        move = whole(chosen, "a move")
        made.append((seat, game.verbs.text(move)))
        play(state, seat, move)
    return made


def told_moves(text: str) -> list[tuple[int, str]]:
    """The answers of a playthrough."""
    answers = [line[3:].partition(" ") for line in text.splitlines() if line.startswith(" > ")]
    return [(NATURE if who == "*" else int(who), line) for who, _, line in answers]


def playthrough(name: str, players: int, moves: list[tuple[int, str]]) -> str:
    """These moves from the opening on, as text."""
    game = game_named(name)
    state = game.setup(game.rules(players), Log())
    told = [HEADER.format(game=name, players=players)]
    told += log_lines(game, state, 0)
    heading = ""
    for seat, line in moves:
        if (now := stage(game, state)) != heading:
            heading = now
            told += ["", f"== {now}", *table_lines(game, state)]
        told += question_lines(game, state, seat)
        told.append(f" > {'*' if seat == NATURE else seat} {line}")
        written = len(lines_of(state))
        game.attempt(state, seat, line)
        told += log_lines(game, state, written)
    if not state.agenda:
        told += ["", "== over", *table_lines(game, state), *outcome_lines(game, state)]
    return "\n".join(told) + "\n"


def lines_of(state: State) -> list[int]:
    assert state.log is not None
    return state.log.lines


def stage(game: Game, state: State) -> str:
    """When the table is told again: at every phase, and at every step of playing cards."""
    data = game.to_data(state)
    words = [f"{name} {data[name]}" for name in ("round", "season", "phase") if name in data]
    if len(deciders(state)) > 1:
        words.append(str(game.asks(state)[0]["kind"]))
    return ", ".join(words)


def table_lines(game: Game, state: State) -> list[str]:
    """Everything in the state that is not empty, a line for the table and one for each seat."""
    data = game.to_data(state)
    seats: Any = data.pop("seats", [])
    told = filled({key: value for key, value in data.items() if key not in ("agenda", "phase", "round")})
    rows = [f"table: {told}", *[f"seat {seat}: {filled(row)}" for seat, row in enumerate(seats)]]
    return [line for row in rows for line in wrapped(row, "     ")]


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(
        text,
        110,
        initial_indent="   ",
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )


def filled(row: dict[str, Any]) -> str:
    words = []
    for key, value in row.items():
        told = told_value(value)
        if told not in ("", None, False, []):
            words.append(f"{key} {told}" if told is not True else key)
    return "; ".join(words)


def told_value(value: Any) -> Any:
    """Counts by name as words, a list of such counts seat by seat, and what is made of both in brackets."""
    if isinstance(value, dict):
        if all(isinstance(each, int) for each in value.values()):
            return " ".join(f"{name}*{count}" if count != 1 else name for name, count in value.items())
        inner = filled(value)
        return f"({inner})" if inner else ""
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        rows = [(seat, filled_bag) for seat, each in enumerate(value) if (filled_bag := told_value(each))]
        return ", ".join(f"of {seat} {row}" for seat, row in rows)
    if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
        return ", ".join(value)
    return value


def question_lines(game: Game, state: State, seat: int) -> list[str]:
    ask = dict(next(ask for ask in game.asks(state) if ask["seat"] == seat))
    moves = legal_moves(state, seat)
    kind = ask.pop("kind")
    ask.pop("seat")
    about = "".join(f", {name} {value}" for name, value in ask.items())
    who = "chance" if seat == NATURE else f"seat {seat}"
    lines = [f"-- {kind}: {who}{about}; {len(moves)} moves"]
    if seat == NATURE:
        return [f"{lines[0]}, weights {sum(weights(state))}"]
    # Moves that differ in their last word only stand together: "buy wood wheat".
    grouped: dict[str, list[str]] = {}
    for move in moves:
        first, _, last = game.verbs.text(move).rpartition(" ")
        grouped.setdefault(first or last, []).extend([last] if first else [])
    words = "; ".join(" ".join([first, *last]) for first, last in grouped.items())
    return lines + wrapped(words, "   ")


def log_lines(game: Game, state: State, since: int) -> list[str]:
    assert state.log is not None
    told = []
    for index in range(since, len(state.log.lines)):
        line: Any = line_data(game.lines, state.log, index)
        values = "".join(f" {name}={value}" for name, value in line["v"].items())
        seen_by = [seat for seat in range(state.rules.players) if index in state.log.visible(seat, index)]
        alone = "" if len(seen_by) == state.rules.players else f" [{' '.join(map(str, seen_by))}]"
        told.append(f" . {line['k']}{values} {line['rule']}{alone}")
    return told


def outcome_lines(game: Game, state: State) -> list[str]:
    outcome = game.outcome(state)
    told = [f"   scores {outcome.scores}, won by {outcome.winners}"]
    for reason in outcome.reasons:
        values = "".join(f" {name}={value}" for name, value in reason.values.items())
        told.append(f"   seat {reason.seat}: {reason.points:+d} {reason.kind}{values}")
    return told
