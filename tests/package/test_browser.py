"""Which browser the tests drive: found before anything is installed, system-wide only as a last resort."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import browser

RUNS = "#!/bin/sh\necho Chromium 1\n"
BROKEN = "#!/bin/sh\nexit 127\n"
INSTALLER = '#!/bin/sh\necho {name} "$@" >>"{log}"\n{rest}\n'


class Machine:
    """A system with only the browsers and the installers that a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.cache = folder / "cache"
        self.log = folder / "log"
        self.own = self.cache / "chromium-1" / "chrome"
        self.system = self.bin / "google-chrome"

    def put(self, path: Path, text: str = RUNS) -> str:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
        return str(path)

    def installer(self, name: str, brings: Path | None) -> None:
        rest = f"/bin/cp '{self.put(self.bin / 'template')}' '{brings}'" if brings else "exit 1"
        self.put(self.bin / name, INSTALLER.format(name=name, log=self.log, rest=rest))

    def installed(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    made.own.parent.mkdir(parents=True)
    made.put(made.bin / "env", '#!/bin/sh\nshift\nexec "$@"\n')
    made.put(made.bin / "sudo", '#!/bin/sh\n[ "$2" = true ] && exit 0\nshift\nexec "$@"\n')
    monkeypatch.setenv("PATH", str(made.bin))
    monkeypatch.delenv(browser.NAMED, raising=False)
    monkeypatch.setattr(browser, "SYSTEM", ("chromium", "google-chrome"))
    monkeypatch.setattr(browser, "playwrights_own", lambda: str(made.own))
    made.installer("playwright", made.own)
    made.installer("apt-get", made.bin / "chromium")
    return made


def test_the_named_browser_comes_first_then_playwrights_then_the_systems(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.put(machine.system)
    assert browser.find() == str(machine.system)
    machine.put(machine.own)
    assert browser.find() == str(machine.own)
    monkeypatch.setenv(browser.NAMED, machine.put(tmp_path / "mine"))
    assert browser.find() == str(tmp_path / "mine")


def test_a_browser_that_does_not_run_is_passed_over(machine: Machine) -> None:
    machine.put(machine.own, BROKEN)
    machine.put(machine.bin / "chromium", BROKEN)
    machine.put(machine.system)
    assert browser.find() == str(machine.system)


@pytest.mark.parametrize("place", ["own", "system"])
def test_nothing_is_installed_where_a_browser_is_found(
    machine: Machine, place: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = machine.put(getattr(machine, place))
    assert browser.main() == 0
    assert capfd.readouterr().out == f"{found}\n"
    assert machine.installed() == []


def test_playwright_fetches_its_own_before_anything_is_installed_system_wide(
    machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    assert browser.main() == 0
    assert capfd.readouterr().out == f"{machine.own}\n"
    assert machine.installed() == ["playwright install chromium"]


def test_the_systems_package_is_the_last_resort(machine: Machine, capfd: pytest.CaptureFixture[str]) -> None:
    machine.installer("playwright", None)
    assert browser.main() == 0
    assert capfd.readouterr().out == f"{machine.bin / 'chromium'}\n"
    assert machine.installed() == [
        "playwright install chromium",
        "apt-get -qq update",
        "apt-get -qq install -y chromium",
    ]


def test_where_nothing_helps_one_line_says_what_to_do(
    machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.installer("playwright", None)
    machine.installer("apt-get", None)
    assert browser.main() == 1
    told = capfd.readouterr()
    assert told.out == ""
    assert "expected Chromium or Chrome, got none" in told.err.splitlines()[-1]


def test_a_named_browser_that_does_not_run_is_an_error(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.put(machine.system)
    monkeypatch.setenv(browser.NAMED, "/no/such/browser")
    assert browser.main() == 1
    assert "got ARTEL_CHROMIUM=/no/such/browser, which does not run" in capfd.readouterr().err
    assert machine.installed() == []


def test_playwrights_own_is_where_playwright_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    assert Path(browser.playwrights_own()).is_relative_to(tmp_path)
