"""The browser of the tests: the Chromium that `scripts/browser.py` finds."""

from __future__ import annotations

import pytest

from scripts.browser import ADVICE, find

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
    found = find()
    if found is None:
        pytest.fail(f"expected a Chromium, found none that runs: {ADVICE}")
    return found
