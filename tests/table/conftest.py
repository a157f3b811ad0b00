from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.support import ServerProcess


@pytest.fixture
def running_server(start_server: Callable[..., ServerProcess]) -> str:
    """The address of a server of one's own."""
    return start_server().url
