"""Keeps games played here out of the user's folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the terminal keeps the games of one test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "artel" / "terminal"


@pytest.fixture(autouse=True)
def no_log_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of a server is begun for a whole process, and this one belongs to the tests."""
    monkeypatch.setattr("artel.cli.serve.begin_log", lambda level: None)
