"""Which sort of name each value of Sweet Lands' sentences has; the browser's list is the same."""

from __future__ import annotations

from typing import Final

SORTS: Final = {
    "area": "area",
    "card": "card",
    "cell": "cell",
    "character": "character",
    "domain": "domain",
    "edge": "edge",
    "gain": "gain",
    "good": "resource",
    "industry": "industry",
    "marker": "marker",
    "milestone": "milestone",
    "mio": "mio",
    "piece": "property",
    "place": "place",
    "price": "gain",
    "production": "resource",
    "scoring": "scoring",
    "skill": "skill",
    "source": "source",
    "special": "special",
    "support": "support",
    "track": "track",
}
