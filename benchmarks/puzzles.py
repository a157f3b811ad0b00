"""Are the puzzles true? Every legal move of each that is shipped, in games that are played to their end.

    scripts/bench puzzles [--only artificium] [--number 4 7] [--deals 768] [--write artificium.json]

All moves are tried in the same deals with the same chance, by instinct at every seat; those that are surely
behind the best by more than a point leave the race, and of the others it goes on. A puzzle stands where the
same deed is best there and far ahead, where it is known of every move whether it is right, and where games of
the quick player do not surely find one as good that is wrong. Those that stand are written to a file, with
what was measured now.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Final

from artel.bots.search.farsight import MOST_DEALS
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.weighing import Weighed
from artel.games import GAMES
from artel.kernel.game import Game, Rng
from artel.puzzles.finding import QUICK_DEALS, Looks
from artel.puzzles.puzzle import FOLDER, Puzzle, PuzzleFile, are_kin, read_puzzles

# So many of the nearest moves are shown.
SHOWN: Final = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", choices=[game.name for game in GAMES])
    parser.add_argument("--number", type=int, nargs="+")
    parser.add_argument("--deals", type=int, default=MOST_DEALS)
    parser.add_argument("--quick-deals", type=int, default=QUICK_DEALS)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    if given.write is not None and given.only is None:
        parser.error("expected --only GAME with --write, got it alone")
    for game in GAMES:
        path = FOLDER / f"{game.name}.json"
        if has_mind(game.name) and path.is_file() and given.only in (None, game.name):
            file = read_puzzles(path.read_text(encoding="utf-8"))
            if (wrong := [n for n in given.number or () if not 1 <= n <= len(file.puzzles)]) != []:
                parser.error(f"expected puzzles of {game.name} from 1 to {len(file.puzzles)}, got {wrong}")
            judged = {
                number: judge(game, file, number, given.deals, given.quick_deals)
                for number in given.number or range(1, len(file.puzzles) + 1)
            }
            kept = [puzzle for puzzle in judged.values() if puzzle is not None]
            print(f"{game.name}: {len(kept)} of {len(judged)} stand", flush=True)
            if given.write is not None:
                left = PuzzleFile(game.name, file.least, tuple(kept))
                given.write.write_text(left.text(), encoding="utf-8")


def judge(game: Game, file: PuzzleFile, number: int, deals: int, quick: int) -> Puzzle | None:
    """The puzzle as it was measured now; None where it does not stand."""
    puzzle = file.puzzles[number - 1]
    state = puzzle.state(game)
    told = puzzle.best(state)
    view = game.view(state, puzzle.seat)
    looks = Looks(game, mind_of(game.name), f"judge {puzzle.id}", file.least / 10)
    played = looks.played_out(view, puzzle.at, deals)
    fault = ""
    if not are_kin(game, played[0].move, told):
        fault = "refuted"
    elif not looks.is_clear(played):
        fault = "not clear"
    elif disputed := looks.disputed(view, puzzle.at, played, quick):
        fault = f"disputed by the quick player: {', '.join(game.verbs.text(move) for move in disputed)}"
    print(f"{game.name} {number}, {puzzle.id}: {fault or 'stands'}", flush=True)
    show(game, puzzle, view.moves, played)
    if fault:
        return None
    weights = looks.weights_of(view, played)
    quickest = looks.mind.candidates(state, puzzle.seat, view.moves, 1, Rng(puzzle.id))[0]
    return replace(puzzle, weights=weights, level=looks.level(view, puzzle.at, quickest, weights))


def show(game: Game, puzzle: Puzzle, moves: list[int], played: list[Weighed]) -> None:
    for each in played[:SHOWN]:
        told = puzzle.weights[moves.index(each.move)].behind / 10
        line = f"{game.verbs.text(each.move):32} told {told:5.1f} behind"
        print(f"    {line}, is {each.behind:5.1f} ± {each.error:.1f} in {each.deals} deals", flush=True)
