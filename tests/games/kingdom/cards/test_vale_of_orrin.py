"""The Vale of Orrin: every printed number against a table of its facts, what the set promises, and its names.

The table has a row for each stage: produces and upgrades in letters (c coin, w wood, s stone, m metal, x sword, g good),
effects by icon (P passive, A activated, T time, D destroy, O and F optional and forced with their trigger, 1 one-use),
icons of boxes (B3), S for a scroll and Finish for an expansion; moves is what is paid and gained, in order, and counts
the numbers of all other steps, sorted, without those of cards that are discovered.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from deckwright.cards.model import LANGUAGES
from deckwright.cards.sheet import Mistakes, Sheet, read_sheet

HERE = Path(__file__).parent
FILE = Path(__file__).parents[4] / "src/deckwright/games/kingdom/cards/sets/vale-of-orrin.yaml"
LETTERS = {"coin": "c", "wood": "w", "stone": "s", "metal": "m", "sword": "x", "good": "g", "any": "any"}
KIND = rf"(?:{'|'.join(LETTERS)})"
SUM = re.compile(rf"\d+ {KIND}(?:/{KIND}|(?: \+ \d+ {KIND}))*")
ICONS = {"passive": "P", "activated": "A", "time": "T", "destroy": "D", "optional": "O", "forced": "F", "once": "1"}
EFFECT = re.compile(rf"({'|'.join(ICONS)}) ([a-z-]+)(?: when ([a-z ]+))?(?:, (\d per (?:turn|round|game)))?")
SWAPPED = {"down": {1: 2, 2: 1, 3: 4, 4: 3}, "right": {1: 4, 4: 1, 2: 3, 3: 2}}
# What a name may share with the English one: names of the story, and words that both languages have.
SHARED = {
    "pt": {"orrin", "merrin", "morwen", "orla", "altar", "superior", "vale"},
    "pl": {"orrin", "merrin", "morwen", "polder", "regent"},
    "ru": set(),
}

# What cannot be undone is not met before the gate: cards that can be played in the rounds before it.
BEFORE_THE_GATE = {*range(1, 23), *range(71, 77), 95, 96}


def plain(sheet: Sheet, node: Node) -> Any:
    """A value of the file as text, lists and keys; a key that stands twice is a mistake."""
    if isinstance(node, MappingNode):
        mistakes = Mistakes()
        found = {key: plain(sheet, value) for key, _, value in sheet.entries(node, "the set", mistakes, "")}
        mistakes.refuse()
        return found
    if isinstance(node, SequenceNode):
        return [plain(sheet, item) for item in node.value]
    assert isinstance(node, ScalarNode)
    return sheet.words(node, "the set")


@cache
def the_set() -> dict[str, Any]:
    sheet = read_sheet(FILE)
    assert sheet.root is not None
    found: dict[str, Any] = plain(sheet, sheet.root)
    return found


@cache
def facts() -> dict[tuple[int, int], dict[str, str]]:
    with (HERE / "vale-of-orrin-facts.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {(int(row["numbers"].split()[0]), int(row["stage"])): row for row in rows}


def cards() -> list[dict[str, Any]]:
    return list(the_set()["cards"])


def numbers_of(card: dict[str, Any]) -> list[int]:
    return [int(card["number"]), *(int(number) for number in card.get("copies", "").split(", ") if number)]


def stages(card: dict[str, Any]) -> dict[int, dict[str, Any]]:
    return {int(key.split()[1]): value for key, value in card.items() if key.startswith("stage ")}


def all_stages() -> Iterator[tuple[dict[str, Any], int, dict[str, Any]]]:
    for card in cards():
        for number, stage in stages(card).items():
            yield card, number, stage


def steps(value: object) -> Iterator[str]:
    """The phrases of an effect, a box or a scroll; of a step with a condition, both parts."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for step in value:
            yield from steps(step)
    elif isinstance(value, dict):
        for condition, phrase in value.items():
            yield condition
            yield from steps(phrase)


def doing(stage: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The phrases of the effects and boxes of a stage, each with its key."""
    for key, value in stage.items():
        if EFFECT.fullmatch(key) or re.fullmatch(r"box \d+", key):
            for phrase in steps(value):
                yield key, phrase


def phrases(card: dict[str, Any]) -> list[str]:
    own = [phrase for key in ("discovered", "finish") for phrase in steps(card.get(key, []))]
    return own + [phrase for stage in stages(card).values() for _, phrase in doing(stage)]


def discovered_by(texts: list[str]) -> set[int]:
    found = [re.findall(r"\bdiscover (?:one of )?(\d+(?: [/+] \d+)*)", text) for text in texts]
    return {int(number) for matches in found for match in matches for number in re.split(r" [/+] ", match)}


def upgrades(stage: dict[str, Any]) -> dict[str, tuple[int, str]]:
    keys = {key: re.fullmatch(r"upgrade (down|right) to (\d)", key) for key in stage if key.startswith("upgrade")}
    assert all(keys.values()), keys
    return {match[1]: (int(match[2]), stage[key]) for key, match in keys.items() if match}


def letters(price: str) -> str:
    """A price in letters, sorted: "2 coin + 1 wood" is "ccw"."""
    parts = [part.split(" ") for part in price.split(" + ")]
    return "".join(sorted(LETTERS[kind] * int(count) for count, kind in parts))


def sorted_letters(price: str) -> str:
    return "".join(sorted(price))


def slots(text: str) -> Counter[str]:
    return Counter("/".join(LETTERS[kind] for kind in slot.split("/")) for slot in text.split(", ") if slot)


def effect_letters(card: dict[str, Any], number: int) -> Counter[str]:
    stage = stages(card)[number]
    found: list[str] = []
    for key in stage:
        if match := EFFECT.fullmatch(key):
            inner = ", ".join(part for part in (match[3], match[4]) if part)
            found.append(ICONS[match[1]] + (f"({inner})" if inner else ""))
        elif re.fullmatch(r"box \d+", key):
            found.append(key.replace("box ", "B"))
    if "discovered" in card:
        found.append("S")
    if "finish" in card and number == max(stages(card)):
        found.append("Finish")
    return Counter(found)


def moves(stage: dict[str, Any]) -> list[str]:
    """What the steps of a stage pay and gain, with sums in letters: "pay 1 wood" is "pay w"."""
    return [SUM.sub(shortened, phrase) for _, phrase in doing(stage) if re.match(r"(pay|gain|spend) \d", phrase)]


def counts(card: dict[str, Any], number: int) -> list[int]:
    """The numbers of all other steps, those of a scroll and, with the last stage, of an expansion's end among them."""
    found = [phrase for _, phrase in doing(stages(card)[number]) if not re.match(r"(pay|gain|spend) \d", phrase)]
    found += steps(card.get("discovered", []))
    if number == max(stages(card)):
        found += steps(card.get("finish", []))
    plain_text = " ".join(re.sub(r"\bdiscover (one of )?\d+( / \d+)*", "", phrase) for phrase in found)
    return sorted(int(digits) for digits in re.findall(r"\d+", plain_text))


def shortened(match: re.Match[str]) -> str:
    """A sum in letters; of a kind that is chosen "2 wood/stone" is "2 of w/s"."""
    count, kind = match[0].split(" ", 1)
    if "/" not in kind and kind != "any":
        return letters(match[0])
    chosen = "/".join(LETTERS[one] for one in kind.split("/"))
    return chosen if count == "1" else f"{count} of {chosen}"


def flags(card: dict[str, Any], number: int) -> set[str]:
    stage = stages(card)[number]
    found = set(stage["flags"].split(", ")) if "flags" in stage else set()
    if str(number) in card.get("choose side", "").split(" / "):
        found.add("side")
    if any(phrase.startswith("block ") for _, phrase in doing(stage)):
        found.add("blocker")
    found |= {mark for mark in ("gate", "final") if the_set()[mark] == card["number"]}
    return found


def test_every_number_is_a_card() -> None:
    """KV-6: the numbers are 1-138, each once; 133 definitions have 320 stages."""
    assert sorted(number for card in cards() for number in numbers_of(card)) == list(range(1, 139))
    assert len(cards()) == 133
    assert len(list(all_stages())) == 320
    assert {(int(card["number"]), number) for card, number, _ in all_stages()} == set(facts())


def test_what_the_set_says_of_itself() -> None:
    head = the_set()
    assert (head["game"], head["set"]) == ("kingdom", "vale-of-orrin")
    assert (head["start"], head["sequence"], head["per round"]) == ("1-10", "11-70", "2")
    assert (head["gate"], head["final"]) == ("23", "70")
    assert head["stickers"] == {"1": "10", "2": "10", "3": "5", "4": "5", "5": "5", "6": "5", "7": "2", "8": "8",
                                "10": "5", "11": "1"}  # fmt: skip
    assert [int(score) for score in head["titles"]] == [0, 375, 425, 500, 575, 650]
    assert all(set(title) == set(LANGUAGES) for title in (head["name"], *head["titles"].values()))
    assert all(set(names) == {*LANGUAGES, "plural"} for names in head["keywords"].values())
    kinds = {int(card["number"]): card["kind"] for card in cards() if "kind" in card}
    assert kinds == {**dict.fromkeys((23, 29, 37, 47, 57, 70), "scroll"), **dict.fromkeys((136, 137, 138), "expansion")}


@pytest.mark.parametrize("place", sorted(facts()), ids=lambda place: f"{place[0]}-{place[1]}")
def test_a_stage_is_as_the_table_says(place: tuple[int, int]) -> None:
    row = facts()[place]
    card = next(card for card in cards() if int(card["number"]) == place[0])
    stage = stages(card)[place[1]]
    assert numbers_of(card) == [int(number) for number in row["numbers"].split()]
    assert stage["name"]["en"] == row["name"]
    assert stage.get("keywords", "").split(", ") == (row["keywords"].split() or [""])
    assert flags(card, place[1]) == set(row["flags"].split())
    assert slots(stage.get("produces", "")) == Counter(row["produces"].split())
    assert stage.get("fame", "").replace(" per ticked box of this", "/box") == row["fame"]
    assert stage.get("boxes", "").split(" ")[0] == row["boxes"]
    wanted = [part.split() for part in row["upgrades"].split(", ") if part]
    assert {arrow: (to, letters(price)) for arrow, (to, price) in upgrades(stage).items()} == {
        arrow: (int(to), sorted_letters(price)) for arrow, price, to in wanted
    }
    assert effect_letters(card, place[1]) == Counter(
        part for part in re.split(r", (?=[A-Z]|1$|1,)", row["effects"]) if part
    )
    assert "; ".join(moves(stage)) == row["moves"]
    assert counts(card, place[1]) == [int(count) for count in row["counts"].split()]
    own = [phrase for _, phrase in doing(stage)] + list(steps(card.get("discovered", [])))
    assert discovered_by(own) == {int(number) for number in row["discovers"].split()}


def test_an_arrow_leads_where_the_card_turns() -> None:
    """KV-1: stage 1 exists, and an arrow leads to the stage that lies there."""
    for card, number, stage in all_stages():
        assert 1 in stages(card)
        for arrow, (to, _) in upgrades(stage).items():
            assert to == SWAPPED[arrow][number], (card["number"], number)
            assert to in stages(card), (card["number"], number)


def turned_to(number: int, stage: dict[str, Any]) -> set[int]:
    said = {arrow for _, phrase in doing(stage) for arrow in re.findall(r"\bturn this (down|right)", phrase)}
    return {SWAPPED[arrow][number] for arrow in said}


def test_every_stage_can_be_reached() -> None:
    """KV-2: from stage 1, or from a side that is chosen, by upgrades and by being turned."""
    for card in cards():
        own = stages(card)
        reached: set[int] = set()
        waiting = {int(side) for side in card.get("choose side", "1").split(" / ")}
        while waiting:
            number = waiting.pop()
            reached.add(number)
            waiting |= {to for to, _ in upgrades(own[number]).values()} | turned_to(number, own[number])
            waiting -= reached
        assert reached == set(own), card["number"]


def test_icons_stand_where_they_may() -> None:
    """KV-3, KV-9, KV-15, KV-16: triggers, limits and names of effects."""
    for card, number, stage in all_stages():
        where = (card["number"], number)
        effects = [match for key in stage if (match := EFFECT.fullmatch(key))]
        assert len({match[2] for match in effects}) == len(effects) <= 6, where
        for match in effects:
            said = list(steps(stage[match[0]]))
            assert match[1] != "activated" or "permanent" not in flags(card, number), where
            assert (match[3] is not None) == (match[1] in ("optional", "forced")), where
            assert match[1] != "forced" or not any("up to" in phrase for phrase in said), where
            assert match[3] != "played" or not any(phrase.startswith("pay ") for phrase in said), where


def test_nothing_before_the_gate_lasts_for_ever() -> None:
    """KV-5: no sticker, box, one-use effect, boost or written fame where the game can still be restarted."""
    for card in cards():
        if not BEFORE_THE_GATE & set(numbers_of(card)):
            continue
        lasting = [phrase for phrase in phrases(card) if re.match(r"(add sticker|boost|tick|write)\b", phrase)]
        marks = [key for stage in stages(card).values() for key in stage if re.match(r"(boxes|box \d|once)\b", key)]
        assert lasting + marks == [], card["number"]


def test_every_special_card_is_found_by_another() -> None:
    """KV-6, KV-14: an effect finds each of 71-135, none finds another number."""
    found = {number for card in cards() for number in discovered_by(phrases(card))}
    assert found == set(range(71, 136))


def test_stickers_are_on_the_sheet() -> None:
    """KV-8, KV-13: cards name stickers 7, 8, 10 and 11; a boost takes one of 1-6."""
    named = {
        int(number) for card in cards() for phrase in phrases(card) for number in re.findall(r"sticker (\d+)", phrase)
    }
    assert named == {7, 8, 10, 11}
    supply = {int(number) for number in the_set()["stickers"]}
    assert named | set(range(1, 7)) <= supply
    assert supply <= {*range(1, 9), 10, 11}


def test_a_red_card_can_be_got_rid_of() -> None:
    """KV-10: a red stage has no fame to give, and is removed, turned or waited out."""
    red = [(card, stage) for card, number, stage in all_stages() if "red" in flags(card, number)]
    assert len(red) == 19
    for card, stage in red:
        assert int(stage.get("fame", "0")) <= 0, card["number"]
        assert any(re.search(r"\b(turn|destroy) this\b", phrase) for _, phrase in doing(stage)), card["number"]
        assert set(stage["keywords"].split(", ")) & {"enemy", "event"}, card["number"]


def test_keywords_are_declared() -> None:
    known = {"land", "building", "person", "enemy", "event"}
    used = {keyword for _, _, stage in all_stages() for keyword in stage.get("keywords", "").split(", ") if keyword}
    assert used - known == set(the_set()["keywords"])


def test_scrolls_and_expansions_are_whole() -> None:
    """KV-7, KV-17: a scroll has one stage and its steps; an expansion has a stage for each of its rounds, all permanent."""
    for card in cards():
        own = stages(card)
        if card.get("kind") == "scroll":
            assert "discovered" in card and list(own) == [1] and set(own[1]) == {"name"}, card["number"]
        elif card.get("kind") == "expansion":
            assert [card[key] for key in ("rounds", "discover", "permanents", "banish")] == ["4", "0", "1", "12"]
            assert sorted(own) == [1, 2, 3, 4] and all("permanent" in flags(card, number) for number in own)
            turned = [phrase for number in own for key, phrase in doing(own[number]) if key.endswith("end of round")]
            assert turned == ["turn this down", "turn this right", "turn this down"], card["number"]
        else:
            assert not {"discovered", "finish", "rounds", "discover", "permanents", "banish"} & set(card), card[
                "number"
            ]


def test_every_stage_has_a_name_of_its_own_in_every_language() -> None:
    for lang in LANGUAGES:
        names = [stage["name"][lang] for _, _, stage in all_stages()]
        twice = [name for name, count in Counter(name.casefold() for name in names).items() if count > 1]
        assert twice == [], lang
    assert all(set(stage["name"]) == set(LANGUAGES) for _, _, stage in all_stages())


def words(text: str) -> set[str]:
    return {word.casefold() for word in re.findall(r"[^\W\d_]{3,}", text)}


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_english_name_is_left_standing(lang: str) -> None:
    shared = [words(stage["name"][lang]) & words(stage["name"]["en"]) for _, _, stage in all_stages()]
    assert set().union(*shared) == SHARED[lang]


def test_texts_are_in_their_own_script() -> None:
    """Russian in Cyrillic and the others in Latin letters, with no letter of the other slipped in."""
    other = {"ru": r"[A-Za-z]", **dict.fromkeys(("en", "pt", "pl"), r"[\u0400-\u04ff]")}
    written = [stage["name"] for _, _, stage in all_stages()] + [
        card["chronicle"] for card in cards() if "chronicle" in card
    ]
    written += [the_set()["name"], *the_set()["titles"].values(), *the_set()["keywords"].values()]
    found = [texts[lang] for texts in written for lang in LANGUAGES if re.search(other[lang], texts[lang])]
    assert found == []


def test_a_story_line_is_told_in_every_language_and_tells_no_rule() -> None:
    told = {int(card["number"]): card["chronicle"] for card in cards() if "chronicle" in card}
    assert set(range(11, 139)) - set(told) == {118}  # the second copy of 117
    for number, line in told.items():
        assert set(line) == set(LANGUAGES), number
        assert all(len(text) <= 100 and text[-1] == "." and not re.search(r"\d", text) for text in line.values()), (
            number
        )
    for lang in LANGUAGES:
        assert len({line[lang] for line in told.values()}) == len(told), lang
