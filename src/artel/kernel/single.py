"""Things of which there is one: whoever copies a state or a game goes on using the same ones."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Single:
    """One of a kind: a copy of it is the thing itself."""

    def __copy__(self) -> Single:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Single:
        return self
