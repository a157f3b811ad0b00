"""What tables are dealt in tests: the same in every run of a test, and otherwise with another ARTEL_DEALS.

A test says in a file which one it is, and the seeds of a server's tables follow from that and from how many
it has made for this test. `ARTEL_DEALS=2 scripts/test` deals everything anew.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from artel.table import luck

# Where servers of this process's tests find the name of the test.
FILE = "ARTEL_TEST_NAME_FILE"
DEALS = "ARTEL_DEALS"


class Dealer:
    """Seeds that follow from the name in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._name = ""
        self._made = 0

    def seed(self) -> bytes:
        name = self._file.read_text(encoding="utf-8")
        self._made = self._made + 1 if name == self._name else 1
        self._name = name
        return sha256(f"{os.environ.get(DEALS, '')} {name} {self._made}".encode()).digest()


def deal_by_name() -> None:
    """From now on the tables of this process are dealt by the name of the test."""
    if FILE in os.environ:
        luck.new_seed = Dealer(Path(os.environ[FILE])).seed
