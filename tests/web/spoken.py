"""What a screen reader is told of a page: the accessibility tree of the browser."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

# What may be pressed or filled in must say what it is.
NAMED = {"button", "link", "textbox", "combobox", "checkbox", "radio", "slider", "tab", "switch", "searchbox"}
LIVE = {"polite", "assertive"}


class Told(NamedTuple):
    """One thing of the tree, with everything written under it."""

    role: str
    name: str
    parts: tuple[str, ...]
    live: str

    @property
    def text(self) -> str:
        return plain(" ".join(self.parts))


class Tree:
    """The tree as it is now. What is hidden from a screen reader is not in it."""

    def __init__(self, session: CDPSession) -> None:
        nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
        self._nodes = {str(node["nodeId"]): node for node in nodes}
        # What stands in each thing of these roles.
        self._within: dict[str, list[Told]] = {}
        for node in nodes:
            if "parentId" not in node:
                self._read(node, [])

    def _read(self, node: dict[str, Any], around: list[str]) -> list[str]:
        """Take in a thing and what is under it; answers everything written there."""
        role = _value(node, "role")
        if role == "StaticText":
            return [_value(node, "name")]
        inner = around if node["ignored"] else [*around, role]
        parts: list[str] = []
        for child in map(str, node.get("childIds", ())):
            if child in self._nodes:
                parts += self._read(self._nodes[child], inner)
        if not node["ignored"]:
            told = Told(role, _value(node, "name").strip(), tuple(parts), _property(node, "live"))
            for place in set(around):
                self._within.setdefault(place, []).append(told)
        return parts

    def things(self, within: str = "RootWebArea") -> list[Told]:
        """Everything under the things of this role."""
        return self._within.get(within, [])

    def texts(self, role: str) -> list[str]:
        """What the things of a role are called, or say."""
        return [told.name or told.text for told in self.things() if told.role == role]

    def live(self) -> list[str]:
        """All that is read out by itself when it changes."""
        return [told.text for told in self.things() if told.live in LIVE]

    def nameless(self) -> list[Told]:
        return [told for told in self.things() if told.role in NAMED and not told.name]


def plain(text: str) -> str:
    """The words alone: where pictures stand between them a browser puts more spaces."""
    return re.sub(r"\s+([.,:;])", r"\1", " ".join(text.split()))


def _value(node: dict[str, Any], field: str) -> str:
    return str(node.get(field, {}).get("value") or "")


def _property(node: dict[str, Any], name: str) -> str:
    found = (each["value"].get("value") for each in node.get("properties", ()) if each["name"] == name)
    return str(next(found, "") or "")


def listening(page: Page) -> CDPSession:
    """Begin to listen to a page."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    return session
