"""The browser of the tests: the Chromium of the system."""

from __future__ import annotations

import os
import shutil

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    found = os.environ.get("ARTEL_CHROMIUM") or next(
        (path for path in map(shutil.which, NAMES) if path), None
    )
    if not found:
        pytest.fail(f"expected a Chromium (one of {', '.join(NAMES)}), found none; scripts/test installs it")
    return found
