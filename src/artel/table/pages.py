"""The built browser client, served from the package: each file in the smallest form its reader knows."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse

from artel.kernel.edition import LANGUAGES
from artel.table.wire import WireError, shown

STATIC: Final = Path(__file__).parent / "static"

# A build names the files in this folder after their contents, so that they never change.
HASHED: Final = "assets"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# The forms that a build lays beside its text files, the smallest first.
FORMS: Final = (("br", ".br"), ("gzip", ".gz"))

# A build writes the page once more for each language and each kind of table.
AHEAD: Final = "ahead"

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Artel</title>
<h1>Artel</h1>
<p>The server runs, but the browser client has not been built. Build it with</p>
<pre>scripts/play</pre>
<p>in the project's folder, or install a released package, which contains it.</p>
</html>
"""


async def page(request: Request) -> Response:
    """The one page of the client; what it shows depends on the address."""
    return page_of(request)


async def first_page(request: Request) -> Response:
    return page_of(request, "first")


def page_of(request: Request, kind: str = "") -> Response:
    """The page, with links to all that this kind of it will ask for in the reader's language, where known."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, status_code=503)
    ahead = STATIC / AHEAD / f"{kind}.{language_of(request.headers.get('accept-language', ''))}.html"
    answer = _sent(request, ahead if ahead.is_file() else index, ASK_AGAIN)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


async def static_file(request: Request) -> Response:
    path = str(request.path_params["path"])
    file = _file_at(path)
    if file is None:
        index = STATIC / "index.html"
        if "text/html" in request.headers.get("accept", "") and index.is_file():
            # A person followed a wrong link: the client says so in their language.
            return _sent(request, index, ASK_AGAIN, 404)
        raise WireError(
            "unknown-path",
            "/, /t/TABLE, /score/GAME, /puzzle, /api/... or a file of the client",
            shown("/" + path),
            404,
        )
    return _sent(request, file, FOREVER if path.startswith(HASHED + "/") else ASK_AGAIN)


def _file_at(path: str) -> Path | None:
    """The file of the client at this path. No file system can hold some of the paths that are asked for."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (ValueError, OSError):
        return None


def _sent(request: Request, file: Path, kept: str, status: int = 200) -> Response:
    """The file, in the form the caller likes best among those the build has made, unless it is known."""
    coding, form = _form_of(file, request.headers.get("accept-encoding", ""))
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if coding is not None:
        headers["content-encoding"] = coding
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    answer = FileResponse(form, status, headers, media_type, stat_result=os.stat(form))
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if status == 200 and answer.headers["etag"] in known:
        return NotModifiedResponse(answer.headers)
    return answer


def _form_of(file: Path, header: str) -> tuple[str | None, Path]:
    """How the file is encoded for somebody who accepts this, and where that form lies."""
    wishes = accepted(header)
    forms = [(coding, file.with_name(file.name + end)) for coding, end in FORMS]
    liked = [
        (wishes.get(coding, wishes.get("*", 0.0)), coding, form) for coding, form in forms if form.is_file()
    ]
    weight, best, form = max(liked, key=lambda each: each[0], default=(0.0, "", file))
    return (best, form) if weight > 0 else (None, file)


def language_of(header: str) -> str:
    """The language of ours that somebody with this Accept-Language header likes best."""
    wishes = accepted(header)
    for wish in sorted(wishes, key=lambda each: -wishes[each]):
        if wishes[wish] > 0 and wish.split("-")[0] in LANGUAGES:
            return wish.split("-")[0]
    return LANGUAGES[0]


def accepted(header: str) -> dict[str, float]:
    """The wishes of an Accept header with their weights; what is no weight counts as none."""
    wishes: dict[str, float] = {}
    for wish in header.split(","):
        coding, *parameters = (part.strip().lower() for part in wish.split(";"))
        weight = 1.0
        for parameter in parameters:
            if parameter.startswith("q="):
                try:
                    weight = float(parameter[2:])
                except ValueError:
                    weight = 0.0
        if coding:
            wishes["gzip" if coding == "x-gzip" else coding] = weight
    return wishes
