"""The pictures of the Vale of Orrin: each stage of each card has its own, and a page may show several of them as they are."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from deckwright.games import kingdom
from tests.games.kingdom.talk import vale

FOLDER = Path(str(kingdom.__path__[0])) / "pictures"
FILES = sorted(FOLDER.iterdir())
MOST = 12_000  # bytes of one picture
MOST_OF_ALL = 2_500_000
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "circle", "ellipse", "use", "g"}
PARTS = SHAPES | {"svg", "defs", "linearGradient", "radialGradient", "stop"}
COLOUR = re.compile(r"#[0-9a-f]{3}|none|url\(#\w+\)")


def stages_of_the_vale() -> set[str]:
    return {
        f"{number}-{stage}.svg"
        for card in vale().definitions
        for number in card.numbers
        for stage in card.stages
    }  # fmt: skip


def without_ids(text: str) -> str:
    return re.sub(r'(id="|#)k[0-9a-z]{2}(?=\w)', r"\1", text)


def test_every_stage_has_its_picture_and_no_other_file_is_there() -> None:
    assert {file.name for file in FILES} == stages_of_the_vale()
    assert len(FILES) == 337


def test_they_are_small() -> None:
    sizes = {file.name: file.stat().st_size for file in FILES}
    assert {name: size for name, size in sizes.items() if size > MOST} == {}
    assert sum(sizes.values()) <= MOST_OF_ALL


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_holds_shapes_alone(file: Path) -> None:
    """No program, no words, nothing from elsewhere, nothing that is slow to draw."""
    root = ElementTree.parse(file).getroot()
    assert root.attrib == {"viewBox": "0 0 240 160", "width": "240", "height": "160"}
    ids = {one.get("id") for one in root.iter() if one.get("id")}
    for one in root.iter():
        assert one.tag.removeprefix(SVG) in PARTS
        assert not (one.text or "").strip() and not (one.tail or "").strip()
        assert not {name for name in one.attrib if name.startswith("on") or name in ("style", "filter", "mask")}
        assert one.get("href", "#")[0] == "#"
        for name in ("fill", "stroke", "stop-color"):
            assert COLOUR.fullmatch(one.get(name, "none"))
        used = [value for value in one.attrib.values() if value.startswith("url(#")]
        named = {value[5:-1] for value in used} | ({one.get("href", "")[1:]} - {""})
        assert named <= ids
        assert not re.search("NaN|undefined|Infinity", " ".join(one.attrib.values()))


def test_several_pictures_may_stand_in_one_page() -> None:
    found: dict[str, str] = {}
    for file in FILES:
        for name in re.findall(r' id="(\w+)"', file.read_text(encoding="utf-8")):
            assert found.setdefault(name, file.name) == file.name


def test_no_two_pictures_are_the_same() -> None:
    """Neither two stages of a card, nor the copies of one."""
    assert len({without_ids(file.read_text(encoding="utf-8")) for file in FILES}) == len(FILES)
