"""Prints the path of a Chromium for the browser tests; where there is none, it is installed.

The one named in ARTEL_CHROMIUM comes first, then Playwright's own, then the system's. Only where none of them
runs Playwright fetches its own into the user's cache, and only where that fails the system's packages are
asked.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

NAMED = "ARTEL_CHROMIUM"
SYSTEM = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/usr/bin/chromium",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
# In a process of its own: whoever asks may be driving a browser already.
PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as driver:
    print(driver.chromium.executable_path)
"""
ADVICE = f"install one, or name it in {NAMED}"


def find() -> str | None:
    """A browser that runs, without installing anything."""
    return next((path for path in candidates() if runs(path)), None)


def candidates() -> Iterator[str]:
    named = os.environ.get(NAMED)
    if named:
        # Who names a browser means that one and no other.
        yield named
        return
    yield playwrights_own()
    yield from filter(None, map(shutil.which, SYSTEM))


def playwrights_own() -> str:
    """Where Playwright keeps its own browser, whether it is there or not."""
    asked = subprocess.run([sys.executable, "-c", PLAYWRIGHT], capture_output=True, text=True, check=False)
    return asked.stdout.strip()


def runs(path: str) -> bool:
    try:
        asked = subprocess.run(
            [path, "--version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def install() -> Iterator[None]:
    """One way of installing after the other, each tried when the next is asked for."""
    said("Fetching Chromium for the browser tests into the cache of Playwright ...")
    done("playwright", "install", "chromium")
    yield
    # Debian and its family, as root or with a sudo that asks nothing.
    sudo = () if os.geteuid() == 0 else ("sudo", "-n")
    if shutil.which("apt-get") and (not sudo or done(*sudo, "true")):
        said("Installing Chromium for the browser tests from the system's packages ...")
        quiet = (*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq")
        if done(*quiet, "update"):
            done(*quiet, "install", "-y", "chromium")
    yield


def done(*command: str) -> bool:
    try:
        # What is printed on the standard output is the path and nothing else.
        ended = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
    except OSError:
        return False
    return ended.returncode == 0


def said(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    found = find()
    if found is None and not os.environ.get(NAMED):
        found = next((path for _ in install() if (path := find()) is not None), None)
    if found is None:
        named = os.environ.get(NAMED)
        got = f"{NAMED}={named}, which does not run" if named else "none, and could not install one"
        said(f"Browser tests expected Chromium or Chrome, got {got}: {ADVICE}. They will fail.")
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
