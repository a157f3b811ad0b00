"""Rules broken on purpose, one at a time: which of them do the tests notice?

scripts/bench mutants
python benchmarks/mutants.py [--part PART] [--rule WORD] [--every N] [--jobs N] [--seconds S]

Each mutant of `mutants.toml` is put into a copy of the sources that runs as pure Python. The tests of its
part run first, then for a game its contract tests, then golden records and playthroughs, until one fails.
Walks and records notice any change at all and say nothing about rules, so what they notice is counted apart.
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
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src/artel")
GAMES = "games"
LIST = Path(__file__).with_suffix(".toml")
# By the tests of its own part; only by walks of the contract; only by golden records or playthroughs.
NOTICED, WALKED, RECORDED = "noticed", "by walks", "by records"
SURVIVED, UNDECIDED = "survived", "undecided"
# What may notice a mutant: what it says if it does, and the arguments for pytest.
Run = tuple[str, list[str]]
SECONDS = 300.0
# What pytest exits with where no test bears the name of the game, as among the playthroughs.
NO_TESTS = 5


class MutantError(ValueError):
    """A mutant that cannot be made: what was expected, and what came."""


@dataclass(frozen=True)
class Mutant:
    """One rule broken: a snippet of a file of the package and what takes its place."""

    rule: str
    file: str
    find: str
    replace: str

    @property
    def part(self) -> str:
        """The game whose rule is broken, or the folder of the package that it stands in."""
        folders = self.file.split("/")
        return folders[1].replace("_", "-") if folders[0] == GAMES else folders[0]

    @property
    def of_game(self) -> bool:
        return self.file.startswith(f"{GAMES}/")

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
    path = folder / PACKAGE / mutant.file
    path.write_text(mutant.broken(path.read_text(encoding="utf-8")), encoding="utf-8")
    return target


def tests_of(mutant: Mutant) -> list[Run]:
    """What may notice it, what says most about rules first."""
    part = mutant.part
    if not mutant.of_game:
        return [(NOTICED, [f"tests/{part}"])]
    folder = f"tests/{GAMES}/{part.replace('-', '_')}"
    return [
        (NOTICED, [f"{folder}/rules", folder]),
        (WALKED, ["tests/contract", "-k", part]),
        (RECORDED, ["tests/records", "tests/playthroughs", "-k", part]),
    ]


def judge(mutant: Mutant, seconds: float, runs: Sequence[Run] | None = None) -> Verdict:
    """Run the tests against a mutant until one fails or the time is up."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        source = make(mutant, Path(folder))
        for said, arguments in tests_of(mutant) if runs is None else runs:
            left = seconds - (time.monotonic() - began)
            try:
                status, failed = tested(source, arguments, left)
            except subprocess.TimeoutExpired:
                return Verdict(
                    mutant, UNDECIDED, f"{seconds:.0f} s were not enough", time.monotonic() - began
                )
            if status == 1:
                return Verdict(mutant, said, failed, time.monotonic() - began)
            if status not in (0, NO_TESTS):
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
        if arguments.part in (None, mutant.part) and arguments.rule in mutant.rule
    ]
    return found[:: arguments.every]


def report(verdicts: Sequence[Verdict]) -> str:
    """How many are noticed by what, and which are not noticed by the tests of their part."""
    lines = []
    for said in (RECORDED, WALKED, SURVIVED, UNDECIDED):
        lines += [
            f"{said}: {verdict.mutant.rule} {verdict.mutant.file}: {verdict.mutant.find.strip()!r}"
            f" -> {verdict.mutant.replace.strip()!r} {verdict.by}".rstrip()
            for verdict in verdicts
            if verdict.said == said
        ]
    count = Counter(verdict.said for verdict in verdicts)
    share = 100 * count[SURVIVED] / len(verdicts)
    lines.append(
        f"{len(verdicts)} broken, {count[NOTICED]} noticed by the tests of their part,"
        f" {count[WALKED]} by walks alone, {count[RECORDED]} by records alone,"
        f" {count[SURVIVED]} survived ({share:.1f} %), {count[UNDECIDED]} undecided"
    )
    return "\n".join(lines)


def fail(message: str) -> NoReturn:
    print(f"mutants: {message}", file=sys.stderr)
    raise SystemExit(2)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--part", help="only mutants of this game, or of this folder of the package")
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
        fail(f"expected at least one mutant, got none for {arguments.part or 'any part'} {arguments.rule!r}")
    verdicts = []
    try:
        for mutant in found:
            mutant.broken((ROOT / PACKAGE / mutant.file).read_text(encoding="utf-8"))
        with ThreadPoolExecutor(arguments.jobs) as pool:
            for verdict in pool.map(lambda mutant: judge(mutant, arguments.seconds), found):
                print(f"{verdict.said:10} {verdict.mutant.rule:13} {verdict.seconds:5.1f} s  {verdict.by}")
                verdicts.append(verdict)
    except MutantError as error:
        fail(str(error))
    print(report(verdicts))


if __name__ == "__main__":
    main()
