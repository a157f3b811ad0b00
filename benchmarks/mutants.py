"""Rules broken on purpose, one at a time: which of them do the tests notice?

scripts/bench mutants
python benchmarks/mutants.py [--game GAME] [--rule WORD] [--every N] [--jobs N] [--seconds S]

Each mutant of `mutants.toml` is put into a copy of the sources that runs as pure Python. The tests of its
game run first, then the contract tests of that game, until one fails. Golden records and playthroughs are
left out: they notice any change at all and say nothing about rules.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
GAMES_FOLDER = Path("src/artel/games")
LIST = Path(__file__).with_suffix(".toml")
NOTICED, SURVIVED, UNDECIDED = "noticed", "survived", "undecided"
SECONDS = 300.0


class MutantError(ValueError):
    """A mutant that cannot be made: what was expected, and what came."""


@dataclass(frozen=True)
class Mutant:
    """One rule broken: a snippet of a file of the games and what takes its place."""

    rule: str
    file: str
    find: str
    replace: str

    @property
    def game(self) -> str:
        return self.file.partition("/")[0].replace("_", "-")

    def broken(self, source: str) -> str:
        """The source with the rule broken; the snippet must stand there exactly once."""
        count = source.count(self.find)
        if count != 1:
            raise MutantError(f"{self.rule}: expected once in {self.file}, got {count} times: {self.find!r}")
        return source.replace(self.find, self.replace)


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    said: str
    by: str
    seconds: float


def mutants(path: Path = LIST) -> list[Mutant]:
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return [Mutant(row["rule"], row["file"], row["find"], row["replace"]) for row in rows]


def make(mutant: Mutant, folder: Path) -> Path:
    """A copy of the sources, without compiled modules, in which the rule is broken."""
    target = folder / "src"
    shutil.copytree(
        ROOT / "src", target, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    )
    path = folder / GAMES_FOLDER / mutant.file
    path.write_text(mutant.broken(path.read_text(encoding="utf-8")), encoding="utf-8")
    return target


def tests_of(game: str) -> list[list[str]]:
    """The arguments of each run of pytest, the quicker ones first."""
    folder = f"tests/games/{game.replace('-', '_')}"
    return [[f"{folder}/rules", folder], ["tests/contract", "-k", game]]


def judge(mutant: Mutant, seconds: float, runs: Sequence[Sequence[str]] | None = None) -> Verdict:
    """Run the tests against a mutant until one fails or the time is up."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        source = make(mutant, Path(folder))
        for run in tests_of(mutant.game) if runs is None else runs:
            left = seconds - (time.monotonic() - began)
            try:
                status, failed = tested(source, run, left)
            except subprocess.TimeoutExpired:
                return Verdict(
                    mutant, UNDECIDED, f"{seconds:.0f} s were not enough", time.monotonic() - began
                )
            if status == 1:
                return Verdict(mutant, NOTICED, failed, time.monotonic() - began)
            if status != 0:
                raise MutantError(f"{mutant.rule}: expected tests that run, got status {status}: {failed}")
    return Verdict(mutant, SURVIVED, "", time.monotonic() - began)


def tested(source: Path, arguments: Sequence[str], seconds: float) -> tuple[int, str]:
    """The exit status of pytest over these sources, and the test that failed first."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [*command, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=max(1.0, seconds),
        check=False,
    )
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    last = (done.stdout + done.stderr).strip().splitlines()[-1:]
    # A mutant that does not even import, or whose tests cannot be collected, is noticed too.
    status = 1 if done.returncode == 2 and failed else done.returncode
    return status, (failed or last or [""])[0]


def chosen(arguments: argparse.Namespace) -> list[Mutant]:
    found = [
        mutant
        for mutant in mutants()
        if arguments.game in (None, mutant.game) and arguments.rule in mutant.rule
    ]
    return found[:: arguments.every]


def report(verdicts: Sequence[Verdict]) -> str:
    """How many survive, and which."""
    lines = []
    for said in (SURVIVED, UNDECIDED):
        lines += [
            f"{said}: {verdict.mutant.rule} {verdict.mutant.file}: {verdict.mutant.find.strip()!r}"
            f" -> {verdict.mutant.replace.strip()!r} {verdict.by}".rstrip()
            for verdict in verdicts
            if verdict.said == said
        ]
    survived = sum(verdict.said == SURVIVED for verdict in verdicts)
    undecided = sum(verdict.said == UNDECIDED for verdict in verdicts)
    share = 100 * survived / len(verdicts)
    lines.append(f"{len(verdicts)} broken, {survived} survived ({share:.1f} %), {undecided} undecided")
    return "\n".join(lines)


def fail(message: str) -> NoReturn:
    print(f"mutants: {message}", file=sys.stderr)
    raise SystemExit(2)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", help="only mutants of this game")
    parser.add_argument("--rule", default="", help="only mutants of rules whose id contains this")
    parser.add_argument("--every", type=int, default=1, help="only every Nth of them")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (default: 2)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the most one mutant may take")
    arguments = parser.parse_args(argv)
    if hasattr(os, "sched_setaffinity"):
        # Nothing is timed here, so all cores may help.
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    found = chosen(arguments)
    if not found:
        fail(f"expected at least one mutant, got none for {arguments.game or 'any game'} {arguments.rule!r}")
    verdicts = []
    try:
        for mutant in found:
            mutant.broken((ROOT / GAMES_FOLDER / mutant.file).read_text(encoding="utf-8"))
        with ThreadPoolExecutor(arguments.jobs) as pool:
            for verdict in pool.map(lambda mutant: judge(mutant, arguments.seconds), found):
                print(f"{verdict.said:9} {verdict.mutant.rule:13} {verdict.seconds:5.1f} s  {verdict.by}")
                verdicts.append(verdict)
    except MutantError as error:
        fail(str(error))
    print(report(verdicts))


if __name__ == "__main__":
    main()
