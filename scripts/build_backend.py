"""How a wheel and an sdist are made: by setuptools, after the browser client has been built.

A checkout whose client is missing or older than its sources asks for Node as one more build requirement.
No wheel is ever made without the client. An editable install needs none: the scripts build it beside.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
)

from scripts import client
from scripts.steps import StepError

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *client_requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *client_requirements()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    with_client()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    with_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    """The metadata names the licences of what the client brings along, so that comes first."""
    with_client()
    return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def client_requirements() -> list[str]:
    return [] if client.is_ready() else client.needed()


def with_client() -> None:
    try:
        client.make_ready(Path(sys.executable))
    except StepError as error:
        sys.exit(str(error))
