"""What the files of deploy/ run."""

from __future__ import annotations

import json
import re
import shlex

from scripts.steps import ROOT

CONTAINER = ROOT / "deploy" / "Containerfile"
SERVICE = ROOT / "deploy" / "artel.service"


def instructions(word: str) -> list[str]:
    """What stands behind this word in the Containerfile, each time."""
    return re.findall(rf"^{word} (.*)$", CONTAINER.read_text(encoding="utf-8"), re.MULTILINE)


def container_command() -> list[str]:
    """The program that the container runs, with its flags."""
    [entry], [flags] = instructions("ENTRYPOINT"), instructions("CMD")
    return [*json.loads(entry), *json.loads(flags)]


def health_check() -> list[str]:
    [told] = instructions("HEALTHCHECK")
    words = json.loads(told[told.index("CMD ") + 4 :])
    assert isinstance(words, list)
    return words


def service_command(flags: str = "") -> list[str]:
    """The same for the service, with the flags that its host has added."""
    [told] = re.findall(r"^ExecStart=(.*)$", SERVICE.read_text(encoding="utf-8"), re.MULTILINE)
    return shlex.split(told.replace("$ARTEL_FLAGS", flags))
