"""What a screen reader is told of a page: the accessibility tree of the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

# What may be pressed or filled in must say what it is.
NAMED = {"button", "link", "textbox", "combobox", "checkbox", "radio", "slider", "tab", "switch", "searchbox"}
LIVE = {"polite", "assertive"}


class Told(NamedTuple):
    """One thing of the tree, with everything written under it."""

    role: str
    name: str
    text: str
    live: str


class Tree:
    """The tree as it is now. What is hidden from a screen reader is not in it."""

    def __init__(self, session: CDPSession) -> None:
        nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
        self._nodes = {str(node["nodeId"]): node for node in nodes}
        self._roots = [node for node in nodes if "parentId" not in node]

    def things(self) -> Iterator[Told]:
        for node in self._nodes.values():
            if not node["ignored"]:
                yield Told(
                    _value(node, "role"), _value(node, "name").strip(), self._text(node), _property(node, "live")
                )

    def texts(self, role: str) -> list[str]:
        """What the things of a role are called, or say."""
        return [told.name or told.text for told in self.things() if told.role == role]

    def live(self) -> str:
        """All that is read out by itself when it changes."""
        return "\n".join(told.text for told in self.things() if told.live in LIVE)

    def nameless(self) -> list[Told]:
        return [told for told in self.things() if told.role in NAMED and not told.name]

    def _text(self, node: dict[str, Any]) -> str:
        if _value(node, "role") == "StaticText":
            return _value(node, "name")
        below = (self._nodes.get(str(child)) for child in node.get("childIds", ()))
        return " ".join(filter(None, (self._text(child) for child in below if child is not None)))


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
