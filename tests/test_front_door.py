"""What a newcomer reads first is so: the files that are named are there, and the rules version is the one that is played."""

import re
from pathlib import Path

import pytest

import deckwright as dw

ROOT = Path(__file__).parents[1]
FRONT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs/architecture.md")
IN_THE_TREE = re.compile(r"`((?:src|tests|docs|web|generators|bench|examples)/[A-Za-z0-9_./-]+)`")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
TARGET = re.compile(r"`make ([a-z-]+)`")


@pytest.mark.parametrize("page", FRONT)
def test_every_file_that_is_named_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = {ROOT / place for place in IN_THE_TREE.findall(text)}
    linked = {(ROOT / page).parent / place for place in LINK.findall(text)}
    assert [str(place) for place in named | linked if not place.exists()] == []


@pytest.mark.parametrize("page", FRONT)
def test_every_command_of_make_is_there(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(TARGET.findall((ROOT / page).read_text(encoding="utf-8"))) <= targets


def test_the_changes_begin_with_the_rules_version_that_is_played() -> None:
    versions = re.findall(
        r"^### Rules version (\d+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    now = dw.new("ascension-10th", players=2, seed=1).save()["rules_version"]
    assert [int(version) for version in versions] == list(range(now, 0, -1))
