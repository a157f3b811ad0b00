"""docs/bot-features.md is what the bots' encoders declare."""

from __future__ import annotations

import re

import pytest

from artel.bots.sweet_lands.encode import SweetLandsEncoder
from artel.cli import feature_docs
from tests.cli.samples import ROOT, Capture


def test_the_page_is_up_to_date(capsys: Capture) -> None:
    assert feature_docs.main(["--check"]) == 0, capsys.readouterr().err


def test_an_old_page_is_noticed_and_left_alone(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    before = (ROOT / feature_docs.PAGE).read_text(encoding="utf-8")
    monkeypatch.setattr(feature_docs, "page", lambda: "something newer")
    assert feature_docs.main(["--check"]) == 1
    assert "expected what the encoders declare, got an older page" in capsys.readouterr().err
    assert (ROOT / feature_docs.PAGE).read_text(encoding="utf-8") == before


def test_every_feature_of_sweet_lands_stands_on_the_page_with_its_group() -> None:
    text = (ROOT / feature_docs.PAGE).read_text(encoding="utf-8")
    chapter = text.split("## Sweet Lands")[1].split("\n## ")[0]
    told = re.findall(r"^\| `([\w-]+)` \| `([\w-]+)` \| \w", chapter, re.MULTILINE)
    encoder = SweetLandsEncoder()
    assert told == list(zip(encoder.names, encoder.groups, strict=True))
