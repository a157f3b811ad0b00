"""Bots from outside Artel: a class named on the command line, or by an installed package."""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import re
import sys
from typing import Final

from artel.bots.contract import Bot, name_of
from artel.kernel.game import DataError

# The group of entry points by which an installed package offers its bots.
GROUP: Final = "artel.bots"
WANTED: Final = "package.module:Class"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")


def installed() -> dict[str, str]:
    """The bots that installed packages offer: the name of each, and where it is. Nothing is imported."""
    return {each.name: each.value for each in importlib.metadata.entry_points(group=GROUP)}


def bot_at(place: str) -> Bot:
    """A bot out of `package.module:Class`; modules of the current folder are found too."""
    module_name, _, class_name = place.partition(":")
    if not module_name or not class_name.isidentifier():
        raise DataError(f"expected a bot as {WANTED}, got {place!r}")
    made = getattr(_module(module_name, place), class_name, None)
    if not isinstance(made, type) or not issubclass(made, Bot):
        raise DataError(f"expected a subclass of artel.bots.contract.Bot at {place!r}, got {made!r}")
    try:
        bot = made()
    except Exception as error:
        raise DataError(
            f"expected {place} to be made without arguments, got {type(error).__name__}: {error}"
        ) from error
    if NAME.fullmatch(name_of(bot)) is None:
        raise DataError(f"{place}: expected a level of letters, digits and -, got {bot.level!r}")
    return bot


def _module(name: str, place: str) -> object:
    # At the end, so that no file of the current folder hides an installed module.
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise DataError(
            f"expected a module {name!r} for the bot {place!r}, got {type(error).__name__}: {error}"
        ) from error
