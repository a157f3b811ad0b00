"""What the scripts install has exact versions, and no file says where to get it from."""

from __future__ import annotations

import json
import re
from itertools import chain

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.steps import ROOT, files_under, project
from tests.package.support import distributions_for

PINNED = re.compile(r"([A-Za-z0-9_.-]+)==([0-9][0-9a-z.]*)")
# Where an address may stand: what people are told to open themselves, and this machine.
ADDRESS = re.compile(r"https?://[^\s\"')]+")
HARMLESS = re.compile(r"https://www\.python\.org/downloads|https?://(127\.0\.0\.1|localhost)\b")
SETTINGS = re.compile(r"(?m)^\W*(--)?((extra-)?index-url|find-links|registry)\b")


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found = [PINNED.fullmatch(line) for line in lines if not line.startswith("#")]
    assert all(found), "expected NAME==VERSION in every line of constraints.txt"
    return {canonicalize_name(match[1]): match[2] for match in found if match}


def test_everything_that_is_asked_for_is_pinned_within_its_range() -> None:
    listed, build = project()["project"], project()["build-system"]
    extras = chain.from_iterable(listed["optional-dependencies"].values())
    for wanted in map(Requirement, chain(build["requires"], listed["dependencies"], extras)):
        version = pins().get(canonicalize_name(wanted.name))
        assert version is not None, f"expected a version of {wanted.name} in constraints.txt, found none"
        assert wanted.specifier.contains(version), f"expected {wanted}, constraints.txt has {version}"


def test_what_is_installed_is_what_is_pinned() -> None:
    """The environment of this test was made by the scripts: all that anything in it needs has its pin."""
    listed = project()["project"]
    extras = listed["optional-dependencies"]
    wanted = [*project()["build-system"]["requires"], *listed["dependencies"], *extras["web"], *extras["dev"]]
    found = {name: each.version for name, each in distributions_for(wanted).items()}
    assert found == {name: pins().get(name) for name in found}


def test_the_libraries_of_the_client_are_locked_without_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    libraries = {name: row for name, row in lock["packages"].items() if name}
    assert len(libraries) > 50
    for name, row in libraries.items():
        assert "resolved" not in row, f"{name}: expected no address, got {row['resolved']}"
        assert row.get("integrity", "").startswith("sha512-") or row.get("inBundle"), f"{name}: no checksum"
        assert re.fullmatch(r"[0-9]+\.[0-9]+\.[0-9]+\S*", row["version"])


def test_no_file_that_installs_anything_holds_an_address() -> None:
    names = ["constraints.txt", "pyproject.toml", "setup.py", "MANIFEST.in", "scripts", ".ci"]
    names += ["web/package.json", "web/.npmrc", "README.md", "CONTRIBUTING.md"]
    paths = list(files_under(*(ROOT / name for name in names)))
    assert len(paths) > len(names)
    for path in paths:
        text = path.read_text(encoding="utf-8")
        strange = [address for address in ADDRESS.findall(text) if not HARMLESS.match(address)]
        assert strange == [], f"{path.relative_to(ROOT)}: expected no address"
        assert SETTINGS.search(text) is None, f"{path.relative_to(ROOT)}: expected no choice of an index"
