"""Makes the golden records of some games anew, of all by default: `python -m tests.records.make artificium`.

Needed when the `rules version` of a game is raised. Where the moves of the stored records are still legal
and still show the whole game, `--renew` plays them once more under the present rules instead.

Walks games from many seeds, then keeps the few that together show everything: each file adds something
the files before it lack. `coverage_of_records.py` says what a record shows.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from artel.bots import bot_named, levels
from artel.games import GAMES, game_named
from artel.kernel.game import NATURE, Game, Rng, deciders, legal_moves, play, sample
from artel.kernel.record import Record, read_record, record_of
from tests.contract.contract import contract_of
from tests.contract.walks import CASES, Case, pick
from tests.records.coverage_of_records import shown_by, wanted

HERE = Path(__file__).parent
SEEDS = 40


def fancies(game: Game, lines: list[str]) -> list[str]:
    """Moves that bring goods to an unloved tile, turn it over, or use it."""
    found: list[str] = []
    unloved = contract_of(game.name).unloved
    for line in lines:
        verb, *words = line.split()
        if verb in ("upgrade", "carry", "use", "bid") and words:
            place = words[-1] if verb == "carry" else words[0]
            if place in unloved and not (verb == "carry" and words[1] in unloved):
                found.append(line)
    return found


def mixed_game(case: Case, seed: int) -> Record:
    """The best bots with a random move now and then: deep chains, and odd corners too."""
    chance, rng = random.Random(f"{case} {seed}"), Rng(f"golden {case} {seed}")
    bot, state, history = bot_named(case.game.name, levels(case.game.name)[-1]), case.setup(), []
    while asked := deciders(state):
        seat = asked[0]
        moves = legal_moves(state, seat)
        fancy = fancies(case.game, [case.game.verbs.text(each) for each in moves]) if seat != NATURE else []
        if seat == NATURE:
            move = sample(state, rng)
        elif fancy and chance.random() < 0.4:
            move = case.game.verbs.parse(chance.choice(fancy))
        elif chance.random() < 0.1:
            move = pick(case, state, seat, moves, chance, True)
        else:
            move = bot.choose(case.game.view(state, seat), rng)
        history.append((seat, case.game.verbs.text(move)))
        play(state, seat, move)
    return record_of(case.game, state, history, {})


def chosen_records(game: Game) -> list[Record]:
    """A small set of records that together show all that is wanted, each number of players among them."""
    cases = [case for case in CASES if case.game is game]
    records = [mixed_game(case, seed) for case in cases for seed in range(SEEDS)]
    candidates = [(record, shown_by(game, record)) for record in records]
    missing, kept = wanted(game), []
    while missing:
        best, shown = max(candidates, key=lambda pair: (len(pair[1] & missing), -len(pair[0].moves)))
        if not shown & missing:
            raise SystemExit(f"{game.name}: expected records showing {sorted(missing)}, got none")
        kept.append(best)
        missing -= shown
    return kept


def renewed_records(game: Game) -> list[Record]:
    """The moves of the stored records, played once more."""
    kept = []
    for path in sorted((HERE / game.name).glob("*.record")):
        old = read_record(path.read_text(encoding="utf-8"))
        start = game.setup(game.rules(old.players(), old.header["modules"].split()))
        kept.append(record_of(game, start, old.moves, {}))
    missing = wanted(game).difference(*[shown_by(game, record) for record in kept])
    if missing:
        raise SystemExit(
            f"{game.name}: expected records showing {sorted(missing)}, got none; leave out --renew"
        )
    return kept


def main() -> None:
    renew = "--renew" in sys.argv[1:]
    for game in [game_named(name) for name in sys.argv[1:] if name != "--renew"] or GAMES:
        records = renewed_records(game) if renew else chosen_records(game)
        folder = HERE / game.name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for number, record in enumerate(records, start=1):
            name = f"{number}-for-{record.players()}.record"
            (folder / name).write_text(record.text(), encoding="utf-8")
            print(folder / name, len(record.moves), "moves")


if __name__ == "__main__":
    main()
