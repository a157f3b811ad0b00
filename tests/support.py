"""A real server in a process of its own, and a small client to sit at its tables."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from artel.table.messages import server_schemas
from tests.fake_time import pass_time

Message = dict[str, Any]
# Whatever a server says in a test is held against what it may say.
SAID = server_schemas()
WAIT = 60.0
ROOT = Path(__file__).resolve().parents[1]

SERVE = """
import json, sys
from pathlib import Path
from artel.table.app import serve
from artel.table.budget import Limits
from artel.table.network import ServeError
if __name__ == "__main__":
    options = json.loads(sys.argv[1])
    sys.path.insert(0, options.pop("tests"))
    from tests.deals import deal_by_name
    deal_by_name()
    options["data_dir"] = Path(options["data_dir"])
    if "limits" in options:
        options["limits"] = Limits(**options["limits"])
    if "editions" in options:
        from artel.cli.edition_files import edition_in
        options["editions"] = [edition_in(file, "en")[1] for file in options["editions"]]
    if "patience" in options:
        from artel.table import door, listening
        door.HEADERS_SECONDS = door.BODY_SECONDS = door.STUCK_SECONDS = options.pop("patience")
        listening.ENTER_SECONDS = door.HEADERS_SECONDS
    if "soft_files" in options:
        import resource
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (options.pop("soft_files"), hard))
    if "hard_files" in options:
        import resource
        most = options.pop("hard_files")
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if "hosting" in options:
        from artel.table.expiry import Keep
        from artel.table.hosting import Hosting
        wishes = options["hosting"]
        if "keep" in wishes:
            wishes["keep"] = Keep(**wishes["keep"])
        options["hosting"] = Hosting(**wishes)
    if "fake_time" in options:
        import functools
        del options["fake_time"]
        from tests.fake_time import FakeTime
        options["server_time"] = functools.partial(FakeTime, options["data_dir"] / "time")
    if "found_address" in options:
        found = options.pop("found_address")
        options["find_address"] = lambda: found
    try:
        serve(**options)
    except ServeError as error:
        sys.exit(str(error))
"""


class ServerProcess:
    """`serve(...)` in a process of its own, or as the head of a group; `url` is known once it listens."""

    def __init__(
        self, folder: Path, *, group: bool = False, fake_time: bool = False, **options: object
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        if fake_time:
            options["fake_time"] = True
        script = folder / "serve.py"
        script.write_text(SERVE)
        given = {
            "data_dir": str(folder),
            "open_browser": False,
            "bot_delay": 0.0,
            "port": 0,
            "tests": str(ROOT),
            **options,
        }
        self.process = subprocess.Popen(
            [sys.executable, str(script), json.dumps(given)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=group,
        )
        # What it has said after it began to listen, once it has ended.
        self.said = ""
        assert self.process.stdout is not None
        # What it has said until it listened, or all of it where it never did.
        self.beginning = ""
        while not self._addresses() and (line := self.process.stdout.readline()):
            self.beginning += line
        # A server that has much to say must not wait for somebody to listen.
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def url(self) -> str:
        assert self._addresses(), f"expected a server that listens, got {self.beginning}"
        return self._addresses()[0]

    def _addresses(self) -> list[str]:
        return [word for word in self.beginning.split() if word.startswith("http://")]

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            self.said = output.read()

    def pass_time(self, seconds: float) -> None:
        """Let so much server time pass at once, where the server was started with a fake one."""
        pass_time(self.folder / "time", seconds)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        """End it politely; answers the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        """Wait until it has ended; answers the exit status."""
        status = self.process.wait(WAIT)
        self._listener.join(WAIT)
        return status


class Guest:
    """One connection to a table. Everything that ever came is kept in `received`."""

    def __init__(self, url: str, place: str, key: str | None = None, have: int | None = 0) -> None:
        address = f"{url.replace('http', 'ws', 1)}/ws/{place}"
        # What is not asked for is read too: a guest who stopped reading would wait long for its goodbye.
        self._opened = connect(address, open_timeout=WAIT, max_size=None, max_queue=None)
        self.socket: ClientConnection = self._opened.__enter__()
        self.received: list[Message] = []
        if key:
            self.send({"t": "enter", "key": key})
        if have is not None:
            self.send({"t": "hello", "have": have})
        elif not key:
            # Nobody is told anything before they have said something.
            self.send({"t": "ping"})

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def next(self, timeout: float = WAIT) -> Message:
        message = json.loads(self.socket.recv(timeout=timeout))
        assert isinstance(message, dict)
        misfit = SAID.misfit(message)
        assert misfit is None, f"{message['t']}: {misfit}"
        self.received.append(message)
        return message

    def wait_for(self, kind: str, /, **fields: object) -> Message:
        """The next message of this kind with these fields; others are passed over."""
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            message = self.next(max(0.1, deadline - time.monotonic()))
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise TimeoutError(f"expected a message {kind} {fields}, got none in {WAIT} s")

    def wait_for_one_of(self, *kinds: str) -> Message:
        """The next message of one of these kinds; others are passed over."""
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            message = self.next(max(0.1, deadline - time.monotonic()))
            if message["t"] in kinds:
                return message
        raise TimeoutError(f"expected a message {kinds}, got none in {WAIT} s")

    def ask(self, message: Message) -> Message:
        """Send a message with an id and wait for its answer."""
        ident = str(message.setdefault("id", str(uuid.uuid4())))
        self.send(message)
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            answer = self.next(max(0.1, deadline - time.monotonic()))
            if answer.get("id") == ident:
                return answer
        raise TimeoutError(f"expected an answer to {message}, got none in {WAIT} s")

    def move(self, line: str, at: int, ident: str | None = None) -> Message:
        return self.ask({"t": "move", "id": ident or str(uuid.uuid4()), "at": at, "line": line})

    def drain(self) -> None:
        """Take in what has arrived and what arrives in the next moment."""
        while True:
            try:
                self.next(timeout=0.2)
            except (TimeoutError, ConnectionClosed):
                return

    def last_view(self) -> Message:
        return next(message for message in reversed(self.received) if message["t"] == "view")

    def last_n(self) -> int:
        """How many entries the last view had seen."""
        return int(self.last_view()["n"])


def post(url: str, path: str, body: object, **headers: str) -> httpx.Response:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return httpx.post(url + path, content=content, headers=headers, timeout=WAIT)


def with_key(key: str) -> dict[str, str]:
    """The header by which a key travels."""
    return {"authorization": f"Bearer {key}"}


def new_table(
    url: str, seats: int = 2, bots: tuple[str, ...] = (), take: int | None = 0, **more: object
) -> Message:
    """A table of Artificium with open seats first and bots after them."""
    places: list[Message] = [{"kind": "open"} for _ in range(seats - len(bots))]
    places += [{"kind": "bot", "bot": bot} for bot in bots]
    wish = {"game": "artificium", "seats": places, "name": "Anna", "take": take, **more}
    answer = post(url, "/api/tables", wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert isinstance(made, dict)
    return made


def full_table(url: str, seats: int = 2, **more: object) -> tuple[str, list[str]]:
    """A table where everyone has sat down; its name and the keys of the seats."""
    made = new_table(url, seats, (), 0, **more)
    keys = [str(made["key"])]
    for name in ("Boris", "Clara", "Dario", "Elena", "Fjodor")[: seats - 1]:
        joined = post(url, f"/api/tables/{made['table']}/join", {"name": name, "seat": None})
        assert joined.status_code == 200, joined.text
        keys.append(joined.json()["key"])
    return str(made["table"]), keys
