"""The built client is served; a checkout without one says how to build it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from artel.table import pages
from artel.table.wire import WireError


def get(path: str, **given: str) -> Response:
    headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]
    request = Request({"type": "http", "path_params": {"path": path}, "headers": headers})
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


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A build of one script in three forms and a font, which has no other form."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/a.js", "assets/a.js.br", "assets/a.js.gz", "assets/f.woff2"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("accept", "coding", "form"),
    [
        ("gzip, deflate, br, zstd", "br", "a.js.br"),
        ("gzip, deflate", "gzip", "a.js.gz"),
        ("br;q=0.2, gzip;q=0.9", "gzip", "a.js.gz"),
        ("br;q=0, gzip;q=0", None, "a.js"),
        ("*", "br", "a.js.br"),
        ("*;q=0, X-GZIP", "gzip", "a.js.gz"),
        ("identity", None, "a.js"),
        ("", None, "a.js"),
        ("br;q=lots, ,;;=", None, "a.js"),
    ],
)
def test_everybody_gets_the_smallest_form_they_understand(
    built: Path, accept: str, coding: str | None, form: str
) -> None:
    answer = get("assets/a.js", accept_encoding=accept)
    assert isinstance(answer, FileResponse)
    assert Path(answer.path) == built / "assets" / form
    assert answer.headers.get("content-encoding") == coding
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]


def test_what_has_no_other_form_is_sent_as_it_is(built: Path) -> None:
    answer = get("assets/f.woff2", accept_encoding="br, gzip")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_who_has_a_file_is_not_sent_it_again(built: Path) -> None:
    first = get("assets/a.js", accept_encoding="br")
    tag = first.headers["etag"]
    again = get("assets/a.js", accept_encoding="br", if_none_match=f'"other", W/{tag}')
    assert again.status_code == 304
    assert again.body == b""
    assert "immutable" in again.headers["cache-control"]
    # The other form is another content, and so is a changed file.
    assert get("assets/a.js", accept_encoding="gzip", if_none_match=tag).status_code == 200
    (built / "assets" / "a.js.br").write_text("changed since")
    assert get("assets/a.js", accept_encoding="br", if_none_match=tag).status_code == 200


def test_a_wrong_link_is_never_told_to_be_known(built: Path) -> None:
    tag = get("").headers["etag"]
    assert get("", if_none_match=tag).status_code == 304
    assert get("nowhere", accept="text/html", if_none_match=tag).status_code == 404


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de, it;q=0.4, en;q=0.2", "it"),
        ("it;q=0, ru;q=0.1", "ru"),
        ("de", "en"),
        ("", "en"),
        ("*;q=lots,;;", "en"),
    ],
)
def test_the_language_a_reader_likes_best(header: str, language: str) -> None:
    assert pages.language_of(header) == language


def test_a_page_links_to_what_it_will_ask_for_where_that_is_known(built: Path) -> None:
    (built / "ahead").mkdir()
    for name in ("first.ru", "table-keyflower.ru", "table.ru"):
        (built / "ahead" / f"{name}.html").write_text(name)

    def sent(kind: str, language: str) -> str:
        header = [(b"accept-language", language.encode())]
        answer = pages.page_of(Request({"type": "http", "headers": header}), kind)
        assert isinstance(answer, FileResponse)
        assert answer.headers["vary"] == "accept-encoding, accept-language"
        assert answer.headers["cache-control"] == "no-cache"
        return Path(answer.path).name

    assert sent("first", "ru") == "first.ru.html"
    assert sent("table-keyflower", "ru") == "table-keyflower.ru.html"
    # Another language that has not been built, a game with no board of its own: the page itself does.
    assert sent("table-keyflower", "it") == "index.html"
    assert sent("table-ludo", "ru") == "index.html"
