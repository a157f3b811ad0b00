"""The built browser client, served from the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from artel.table.wire import WireError, shown

STATIC: Final = Path(__file__).parent / "static"

# A build names the files in this folder after their contents, so that they never change.
HASHED: Final = "assets"

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
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, status_code=503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _file_at(path: str) -> Path | None:
    """The file of the client at this path. No file system can hold some of the paths that are asked for."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (ValueError, OSError):
        return None


async def static_file(request: Request) -> Response:
    path = str(request.path_params["path"])
    file = _file_at(path)
    if file is None:
        if "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
            # A person followed a wrong link: the client says so in their language.
            return FileResponse(STATIC / "index.html", status_code=404)
        raise WireError(
            "unknown-path",
            "/, /t/TABLE, /score/GAME, /api/... or a file of the client",
            shown("/" + path),
            404,
        )
    kept = "public, max-age=31536000, immutable" if path.startswith(HASHED + "/") else "no-cache"
    return FileResponse(file, headers={"cache-control": kept})
