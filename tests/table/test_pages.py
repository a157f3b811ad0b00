"""The built client is served; a checkout without one says how to build it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from artel.table import pages
from artel.table.wire import WireError


def get(path: str) -> Response:
    request = Request({"type": "http", "path_params": {"path": path}, "headers": []})
    return asyncio.run(pages.static_file(request) if path else pages.page(request))


def test_without_a_build_the_page_names_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    answer = get("")
    assert answer.status_code == 503
    assert b"scripts/play" in answer.body


def test_files_of_the_build_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    for name in ("static/index.html", "static/assets/a-1.js", "secret.txt"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(pages, "STATIC", static)
    assert get("").headers["cache-control"] == "no-cache"
    assert "immutable" in get("assets/a-1.js").headers["cache-control"]
    for path in ("../secret.txt", "assets/../../secret.txt", "/etc/hostname", "assets", "none.js"):
        with pytest.raises(WireError, match="unknown-path"):
            get(path)
