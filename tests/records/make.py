"""Makes the golden records of some games anew, of all by default: `python -m tests.records.make artificium`.

Needed when the `rules version` of a game is raised. Where the moves of the stored records are still legal
and still show the whole game, `--renew` plays them once more under the present rules instead. `--add` leaves
the stored records as they are and adds those that show what they lack, of a new module for example.

Walks games from many seeds, then keeps the few that together show everything: each file adds something
the files before it lack. `coverage_of_records.py` says what a record shows, `curious.py` plays the modules
beside the game itself.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from artel.bots import bot_named, plain
from artel.games import GAMES, game_named
from artel.kernel.game import NATURE, Game, Rng, deciders, legal_moves, play, sample
from artel.kernel.record import OPTION, Record, read_record, record_of
from artel.kernel.whole import whole
from tests.contract.contract import contract_of
from tests.contract.walks import CASES, Case, pick
from tests.records.coverage_of_records import shown_by, wanted
from tests.records.curious import Curious, setups

HERE = Path(__file__).parent
SEEDS = 40
# Games with further modules: so many are played at most, at tables that lie so far apart in their list, in
# every other one without trading in contracts, which are completed then. None is longer than this.
MOST_FURTHER = 80
STRIDE = 3
SHUNNED: tuple[tuple[str, ...], ...] = ((), ("trade",))
MOST_TEXT = 16_000


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
    """The best quick bots with a random move now and then: deep chains, and odd corners too."""
    chance, rng = random.Random(f"{case} {seed}"), Rng(f"golden {case} {seed}")
    bot, state, history = bot_named(case.game.name, list(plain(case.game.name))[-1]), case.setup(), []
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
            move = whole(bot.choose(case.game.view(state, seat), rng), "a move")
        history.append((seat, case.game.verbs.text(move)))
        play(state, seat, move)
    return record_of(case.game, state, history, {})


def base_records(game: Game) -> list[Record]:
    """A small set of records of the game itself, each number of players among them."""
    cases = [case for case in CASES if case.game is game and case.modules == game.default_modules]
    records = [mixed_game(case, seed) for case in cases for seed in range(SEEDS)]
    candidates = [(record, shown_by(game, record)) for record in records]
    return covering(candidates, wanted(game) & set().union(*[shown for _, shown in candidates]))


def further_records(game: Game, missing: set[str]) -> list[Record]:
    """Games with all modules that show what is missing, played until nothing is; then the few that do."""
    cases, candidates, left = setups(game), [], set(missing)
    for seed in range(MOST_FURTHER if cases else 0):
        if not left:
            break
        case = cases[STRIDE * seed % len(cases)]
        record = Curious(case, seed, left, SHUNNED[seed % len(SHUNNED)]).play()
        shown = shown_by(game, record)
        if shown & left and len(record.text()) < MOST_TEXT:
            candidates.append((record, shown))
            left -= shown
    if left:
        raise SystemExit(f"{game.name}: expected records showing {sorted(left)}, got none")
    return covering(candidates, missing)


def covering(candidates: list[tuple[Record, set[str]]], missing: set[str]) -> list[Record]:
    """The few that together show what is missing: each adds something that those before it lack."""
    missing, kept = set(missing), []
    while missing:
        best, shown = max(candidates, key=lambda pair: (len(pair[1] & missing), -len(pair[0].moves)))
        kept.append(best)
        missing -= shown
    return kept


def chosen_records(game: Game) -> list[Record]:
    own = contract_of(game.name).records
    if own is not None:
        return own(game)
    kept = base_records(game)
    return [*kept, *further_records(game, wanted(game).difference(*[shown_by(game, each) for each in kept]))]


def stored_records(game: Game) -> list[Record]:
    """In the order of their numbers."""
    paths = sorted((HERE / game.name).glob("*.record"), key=lambda path: int(path.stem.split("-")[0]))
    return [read_record(path.read_text(encoding="utf-8")) for path in paths]


def renewed_records(game: Game) -> list[Record]:
    """The moves of the stored records, played once more."""
    kept = []
    for old in stored_records(game):
        options = {
            name.removeprefix(OPTION): value for name, value in old.header.items() if name.startswith(OPTION)
        }
        start = game.setup(game.rules(old.players(), old.header["modules"].split(), options))
        kept.append(record_of(game, start, old.moves, {}))
    missing = wanted(game).difference(*[shown_by(game, record) for record in kept])
    if missing:
        raise SystemExit(
            f"{game.name}: expected records showing {sorted(missing)}, got none; leave out --renew"
        )
    return kept


def added_records(game: Game) -> list[Record]:
    """The stored records, and those that show what they lack."""
    kept = stored_records(game)
    return [*kept, *further_records(game, wanted(game).difference(*[shown_by(game, each) for each in kept]))]


WAYS = {"--renew": renewed_records, "--add": added_records}


def main() -> None:
    names = [name for name in sys.argv[1:] if name not in WAYS]
    ways = [WAYS[name] for name in sys.argv[1:] if name in WAYS] or [chosen_records]
    for game in [game_named(name) for name in names] or GAMES:
        records = ways[0](game)
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
