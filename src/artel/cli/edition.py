"""artel edition: the printed values of a game as a file, to be edited and played with."""

from __future__ import annotations

import argparse
from typing import Final

from artel.cli.arguments import Commands, Parser, UsageError, add_game, add_json, add_language, command
from artel.cli.edition_files import edition_in
from artel.cli.edition_report import add_report, report
from artel.cli.facts import shown
from artel.cli.output import console, print_json
from artel.cli.texts import texts
from artel.kernel.editions import EDITION, Edition
from artel.kernel.game import Game
from artel.kernel.rules import Module

EXAMPLES = """\
  artel edition export artificium > mine.toml    the house edition, to be edited
  artel edition check mine.toml                  every mistake, with its line
  artel play artificium --edition mine.toml      --edition also for serve, selfplay, replay, facts and score

docs/editions.md says more."""
Change = dict[str, object]
# So many changed values are listed.
MOST_CHANGES: Final = 40


def add_to(commands: Commands) -> None:
    parser = command(commands, "edition", "Export, check and compare editions of a game.", EXAMPLES)
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", parser_class=Parser)
    exporting = deeds.add_parser("export", help="print the house edition of a game as a file")
    add_game(exporting)
    add_language(exporting)
    checking = deeds.add_parser("check", help="say what is wrong with a file, or what it changes")
    checking.add_argument("file", metavar="FILE", help="an edition file; - reads standard input")
    add_json(checking)
    add_language(checking)
    add_report(deeds.add_parser("report", help="let bots play, and say how an edition is balanced"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.deed is None:
        raise UsageError("expected export GAME, check FILE or report GAME, got nothing")
    if arguments.deed == "report":
        return report(arguments)
    return export(arguments) if arguments.deed == "export" else check(arguments)


def export(arguments: argparse.Namespace) -> int:
    """The house edition, with remarks in the language of whoever edits it."""
    game: Game = arguments.game
    say = texts(arguments.lang, game.name)
    print(game.editions.house_text(lambda note: say.say(f"edition-note-{note}")), end="")
    return 0


def check(arguments: argparse.Namespace) -> int:
    game, edition = edition_in(arguments.file, arguments.lang)
    changed = changes(game, edition)
    if arguments.json:
        print_json(as_data(game, edition, changed))
        return 0
    say = texts(arguments.lang, game.name)
    about = {"file": arguments.file, "game": game.name, "digest": digest_told(game, edition)}
    out = console()
    lines = [say.literally("edition-sound", {**about, "name": edition.names[arguments.lang]})]
    if not changed:
        lines.append(say.say("edition-as-house"))
    else:
        lines.append(say.say("edition-changes", {"count": len(changed)}))
    lines += [f"  {row['id']}: {row['value']} {row['house']} -> {row['edition']}" for row in told(changed)]
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)
    return 0


def printed_of(game: Game, edition: Edition) -> list[Module]:
    """The modules whose values the file gives."""
    return [module for name, module in game.modules.items() if name in edition.printed.facts]


def digest_told(game: Game, edition: Edition) -> str:
    """What records carry of those, by the name of the module where there are several."""
    modules = printed_of(game, edition)
    words = edition.words(modules)
    if len(game.modules) == 1:
        return words
    pairs = zip(modules, words.split(), strict=True)
    return ", ".join([f"{module.name} {word}" for module, word in pairs])


def told(changed: list[Change]) -> list[dict[str, str]]:
    return [{name: shown(value) or "-" for name, value in row.items()} for row in changed[:MOST_CHANGES]]


def changes(game: Game, edition: Edition) -> list[Change]:
    """Every value that differs from the house's, and rows that only one of them has."""
    house = {row["id"]: row for row in game.facts()}
    found: list[Change] = []
    for row in game.facts(edition):
        sources = row["provenance"]
        assert isinstance(sources, dict)
        own = house.pop(row["id"], {})
        for name, source in sources.items():
            if source == EDITION:
                found.append({"id": row["id"], "value": name, "house": own.get(name), "edition": row[name]})
    for row in house.values():
        found.append({"id": row["id"], "value": "", "house": row["name"], "edition": None})
    return found


def as_data(game: Game, edition: Edition, changed: list[Change]) -> dict[str, object]:
    return {
        "game": game.name,
        "name": edition.names,
        "digest": edition.words(printed_of(game, edition)),
        "house": edition.digest == game.editions.house_digest(),
        "modules": {name: edition.word(module) for name, module in game.modules.items()},
        "changes": changed,
    }
