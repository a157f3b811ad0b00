"""The container file and the systemd unit name what exists. `test_wheel.py` runs the container's commands."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from artel.cli.commands import parser
from artel.cli.serve import hosting_of
from artel.table.watching import HEALTH
from scripts.steps import ROOT
from tests.package.deploy import (
    CONTAINER,
    SERVICE,
    container_command,
    health_check,
    instructions,
    service_command,
)

EXAMPLE = re.compile(r"^# +ARTEL_FLAGS=(.*)$", re.MULTILINE)


def test_the_container_serves_where_its_check_looks() -> None:
    program, *words = container_command()
    wishes = parser().parse_args(words)
    assert (program, wishes.command, wishes.data, wishes.no_browser) == (
        "artel",
        "serve",
        Path("/data"),
        True,
    )
    assert instructions("EXPOSE") == [str(wishes.port)]
    assert instructions("VOLUME") == [str(wishes.data)]
    assert f"http://127.0.0.1:{wishes.port}{HEALTH}" in health_check()[-1]
    # Nobody reaches the loopback of a container from outside.
    assert wishes.lan


def test_the_container_is_built_from_what_is_there() -> None:
    named = re.findall(r"/src/([\w./-]+)", "\n".join(instructions("RUN")))
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
    left_out = (ROOT / "deploy" / "Containerfile.dockerignore").read_text(encoding="utf-8").split()
    assert {".venv", ".git", "web/node_modules"} <= set(left_out)
    assert not {"src", "web", "locales", "scripts", "constraints.txt"} & set(left_out)
    assert instructions("USER") == ["artel"]


def test_the_service_starts_with_the_flags_of_its_example() -> None:
    [example] = EXAMPLE.findall(SERVICE.read_text(encoding="utf-8"))
    program, *words = service_command(example)
    assert program == "/opt/artel/bin/artel"
    wishes = parser().parse_args(words)
    assert (wishes.command, wishes.data) == ("serve", Path("/var/lib/artel"))
    assert hosting_of(wishes).public_url == "https://games.example.org"
    assert parser().parse_args(service_command()[1:]).public_url is None


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    unit = tmp_path / SERVICE.name
    text = SERVICE.read_text(encoding="utf-8")
    # Something that is there, under a name that needs no quoting.
    unit.write_text(text.replace("/opt/artel/bin/artel", "/bin/sh"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("path", [CONTAINER, SERVICE], ids=lambda path: path.name)
def test_no_address_but_examples(path: Path) -> None:
    hosts = set(re.findall(r"://([\w.-]+)", path.read_text(encoding="utf-8")))
    assert hosts <= {"127.0.0.1", "games.example.org"}
