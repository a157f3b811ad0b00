"""Prepares the checkout: environment, package, compiled engine, browser client.

What is done already is not done again (`steps.py`). Only the standard library is used: this runs before
anything is installed.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

# Started by its path, before there is an environment that knows the checkout.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import client
from scripts.environment import BIN, PYTHON, SHOP, environment
from scripts.steps import ROOT, StepError, digest, files_under, project

# The exact version of everything that is installed here.
CONSTRAINTS = ROOT / "constraints.txt"
# Tools that only one benchmark needs.
PEERS = ("ray", "openspiel")
PURPOSES = ("play", "check", "test", "bench", *PEERS)


def run(name: str, *command: str | Path) -> str:
    return SHOP.run(name, *command, tools=BIN)


def install(name: str, *wanted: str, settings: dict[str, str] | None = None) -> None:
    flags = ("--quiet", "--disable-pip-version-check", "--constraint", CONSTRAINTS)
    SHOP.run(name, PYTHON, "-m", "pip", "install", *flags, *wanted, tools=BIN, settings=settings)


# --- The package and its engine ----------------------------------------------------------------------


def package() -> None:
    made_from = digest(files_under(ROOT / "pyproject.toml", ROOT / "setup.py", CONSTRAINTS))
    present = (BIN / "artel").exists()
    SHOP.step("package", "Installing Artel and what it needs", made_from, present, install_package)


def install_package() -> None:
    # What builds the engine comes first and stays, so that a changed source is compiled without the index.
    install("build-tools", *project()["build-system"]["requires"])
    install("package", "--no-build-isolation", "--editable", str(ROOT), settings={"ARTEL_PURE": "1"})


def tools(extra: str) -> None:
    wanted: list[str] = project()["project"]["optional-dependencies"][extra]
    made_from = digest(files_under(CONSTRAINTS), *wanted)
    doing = f"Installing tools ({extra})"
    SHOP.step(f"tools-{extra}", doing, made_from, True, lambda: install(f"tools-{extra}", *wanted))


def engine() -> None:
    folders = [ROOT / "src" / "artel" / name for name in project()["tool"]["artel"]["compiled"]]
    made_from = digest(files_under(*folders, suffix=".py"), package_stamp(), *compilers())
    present = why_pure() is not None or any((ROOT / "src").glob("artel__mypyc*"))
    SHOP.step("engine", "Compiling the engine", made_from, present, compile_engine)
    reason = why_pure()
    log = SHOP.folder / "engine-build.log"
    print(f"{reason} ({log})" if reason else "The engine is compiled.", flush=True)


def package_stamp() -> str:
    return (SHOP.folder / "package").read_text()


def compilers() -> list[str]:
    """What a build depends on outside the checkout: once a compiler is installed, a pure build is redone."""
    found = [shutil.which(name) for name in ("cc", "gcc", "clang")]
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    asked = [os.environ.get(name) for name in ("ARTEL_PURE", "CC", "CFLAGS")]
    return [str(each) for each in (*found, headers, *asked)]


def compile_engine() -> None:
    text = run("engine-build", PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
    reasons = [line for line in text.splitlines() if line.startswith("artel: ")]
    (SHOP.folder / "engine-pure").write_text("\n".join(reasons))


def why_pure() -> str | None:
    """The line with which the last build said that it fell back to pure Python, if it did."""
    note = SHOP.folder / "engine-pure"
    return (note.read_text() or None) if note.exists() else None


# --- The browser client ------------------------------------------------------------------------------


def node() -> None:
    """Node and npm beside the environment's other commands, and the client's libraries."""
    tools("web")
    home = client.node_home(PYTHON)
    link(BIN / "node", home / "bin" / "node")
    link(BIN / "npm", client.npm_program(home))
    client.libraries(PYTHON)


def link(name: Path, target: Path) -> None:
    name.unlink(missing_ok=True)
    name.symlink_to(target)


def prepare(purpose: str) -> None:
    environment()
    package()
    if purpose in ("check", "test"):
        tools("dev")
    if purpose in ("bench", *PEERS):
        tools(purpose)
    if purpose != "check":
        engine()
    if purpose not in ("bench", *PEERS):
        node()
        client.facts(PYTHON)
    if purpose in ("play", "test"):
        client.pages(PYTHON)


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in PURPOSES:
        print(f"prepare.py expected one of {', '.join(PURPOSES)}; got {sys.argv[1:]}", file=sys.stderr)
        return 2
    try:
        prepare(sys.argv[1])
    except StepError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the next start goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
