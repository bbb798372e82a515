"""Card files: what is accepted, and every way in which a file can be refused."""

from pathlib import Path

import pytest

from deckwright.cards.errors import BadCards, NotFound
from deckwright.cards.loader import builtin_sets, load_set, load_sets_folder, load_text
from deckwright.cards.sheet import LARGEST_FILE, MOST_MISTAKES
from deckwright.games.ascension.cards.language import LANGUAGE
from tests.games.ascension.cards.card_texts import (
    CONSTRUCT,
    HEAD,
    HERO,
    MONSTER,
    TREASURE,
    assert_refused,
    changed,
    refused,
)


def test_the_opponent_and_the_sets_that_a_pack_goes_into() -> None:
    plain = load_text(LANGUAGE, HEAD + HERO)
    assert (plain.rival, plain.into) == ("samael", ())
    pack = load_text(LANGUAGE, "rival: cult\ninto: [ascension-10th, rise-of-vigil]\n" + HEAD + HERO)
    assert (pack.rival, pack.into) == ("cult", ("ascension-10th", "rise-of-vigil"))


def test_words_stay_words() -> None:
    """`no`, `on`, `yes` and `null` are names like any other."""
    card = load_text(
        LANGUAGE, changed(HERO, "{en: Moon Dancer, pl: Tancerka}", "{en: no, pt: on, pl: yes, ru: null}")
    ).cards[0]
    assert card.names == {"en": "no", "pt": "on", "pl": "yes", "ru": "null"}


# The text itself.


@pytest.mark.parametrize(
    ("text", "place", "problem", "hint"),
    [
        ("", "1:1", "the file is empty.", 'A set begins with "set: my-set".'),
        ("# nothing\n", "1:1", "the file is empty.", ""),
        ("set: my-set\n\tname: x\n", "2:1", "a tab.", "Use spaces."),
        ("set:\tmy-set\n", "1:5", "a tab.", "Use spaces."),
        ("set: my-set\nname: {en: \x07}\n", "2:12", "a character that a card file cannot hold.", "Remove it."),
        ("set: my-set\nname: {en: a\u2028}\n", "2:13", "a character that a card file cannot hold.", "Remove it."),
        ("set: &a my-set\n", "1:6", "anchors and aliases are not allowed.", "Write the value out"),
        ("set: *a\n", "1:6", "anchors and aliases are not allowed.", "Write the value out"),
        ("set: !!str my-set\n", "1:6", "tags are not allowed.", 'Put a text that begins with "!" in quotes.'),
        ("set: a\n---\nset: b\n", "2:1", 'a second document begins here ("---").', "One file holds one set."),
        ("set: 'my-set\nname: x\n", "1:6", "a quotation mark that is never closed.", "Close it"),
        ("set: a: b\n", "1:7", 'a ":" too much in this line', "Put a text"),
        ("set: a\n  name: b\n", "2:7", 'a ":" too much in this line, or a line that is indented too far.', ""),
        ("  set: a\nname: b\n", "2:1", "this line does not fit the lines above it.", "Keys of one card"),
        ("set: a\nname\ncards: b\n", "3:1", 'a line without "key: value".', 'Write "key: value"'),
        ("set: a\nname: {en: b\ncards: c\n", "3:6", 'names in "{ }" that are not written', 'Write "{en: Name'),
        ("set: a\nname: [en\ncards: c\n", "3:6", 'a list in "[ ]" that is not written', 'Write "[first'),
        ("set: |a\n", "1:6", 'a text cannot begin with "|" or ">".', "Put the text in quotes."),
        ("set: !<a\n", "1:6", "tags are not allowed.", 'Put a text that begins with "!" in quotes.'),
        ("% a\n", "1:1", 'a line cannot begin with "%".', "Remove it."),
        ("set: @a\n", "1:6", "a text cannot begin with this character.", "Put the text in quotes."),
        ('set: "\\q"\n', "1:8", "an escape that does not exist.", "Inside double quotes"),
        ("set: " + "[" * 200, "1:17", "too many lists inside each other.", ""),
        ("just a text\n", "1:1", "the file: keys are needed here, not text.", "A set has the keys"),
        ("- a\n- b\n", "1:1", "the file: keys are needed here, not a list.", "A set has the keys"),
    ],
)  # fmt: skip
def test_what_is_no_card_file(text: str, place: str, problem: str, hint: str) -> None:
    error = refused(text)
    assert str(error).startswith(f"my-set.yaml:{place} {problem}"), str(error)
    assert error.hint.startswith(hint), error.hint


def test_a_condition_written_in_one_line_says_how_to_write_it() -> None:
    error = refused(changed(HERO, "play: gain 1 power; draw 1", "play: unite Void hero: draw 1"))
    assert (error.line, error.column) == (11, 26)
    assert '"- condition: phrase"' in error.hint


def test_a_file_must_be_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    file.write_bytes("set: a\nname: {en: żółw}\n".encode("iso-8859-2"))
    with pytest.raises(BadCards, match=r"^my-set.yaml:2:12 a character that is not UTF-8.\nSave the file as UTF-8.$"):
        load_set(LANGUAGE, file)


def test_a_mark_of_byte_order_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + (HEAD + HERO).encode())
    assert load_set(LANGUAGE, file).id == "my-set"


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    file.write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(BadCards, match=r"^my-set.yaml:1:1 the file has 500001 bytes; a card file has at most 500000."):
        load_set(LANGUAGE, file)


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match=r"^none.yaml: the file cannot be read: No such file or directory.$"):
        load_set(LANGUAGE, tmp_path / "none.yaml")
    with pytest.raises(NotFound, match="this is no file"):
        load_set(LANGUAGE, tmp_path)
    with pytest.raises(NotFound, match="there is no such folder"):
        load_sets_folder(LANGUAGE, tmp_path / "none")


# The keys of the file.


@pytest.mark.parametrize(
    ("text", "place", "problem", "hint"),
    [
        (HEAD.replace("set: my-set\n", "") + HERO, "1:1", 'the file: the key "set" is missing.', "A set has the keys"),
        ("set: my-set\nname: {en: My Set}\n", "1:1", 'the file: the key "cards" is missing.', "A set has the keys"),
        (HEAD + HERO + "sise: large\n", "13:1", 'the file: unknown key "sise".', 'Did you mean "size"?'),
        (HEAD + HERO + "size: medium\n", "13:7", 'size: "medium" is not known here.', "Write large, small or promo."),
        (HEAD + HERO + "set: b\n", "13:1", 'the file: the key "set" stands twice, first in line 1.', "Remove one"),
        (HEAD.replace("my-set", "My Set") + HERO, "1:6", 'set: "My Set" cannot be an id.', "Write small letters"),
        (
            HEAD.replace("{en: My Set}", "My Set") + HERO,
            "2:7",
            "name: keys are needed here, not text.",
            "Write the names",
        ),
        (HEAD + "  []\n", "4:3", "cards: the list is empty.", "Write each card"),
        (HEAD + "  a: b\n", "4:3", "cards: a list is needed here, not keys and values.", "Write each card"),
        (HEAD + "  - a\n", "4:5", "card 1: keys are needed here, not text.", "A card begins"),
        (HEAD + HERO + "? [a]\n: b\n", "13:3", "the file: a key is one text, not a list.", ""),
        (HEAD + HERO + "rival: Cult\n", "13:8", 'rival: "Cult" is not known here.', 'Did you mean "cult"?'),
        (HEAD + HERO + "rival: nobody\n", "13:8", 'rival: "nobody" is not known here.', "Write samael or cult."),
        (HEAD + HERO + "rivals: cult\n", "13:1", 'the file: unknown key "rivals".', 'Did you mean "rival"?'),
        (HEAD + HERO + "into: other\n", "13:7", "into: a list is needed here, not text.", "Write ids of other sets"),
        (HEAD + HERO + "into: []\n", "13:7", "into: the list is empty.", "Write ids of other sets"),
        (HEAD + HERO + "into: [My Set]\n", "13:8", 'into: "My Set" cannot be an id.', "Write small letters"),
        (HEAD + HERO + "into: [a, b, a]\n", "13:14", 'into: "a" stands twice.', "Write ids of other sets, each once"),
        (HEAD + HERO + "into: [my-set]\n", "13:8", 'into: "my-set" is this set itself.', "Write ids of other sets"),
    ],
)
def test_keys_of_the_file(text: str, place: str, problem: str, hint: str) -> None:
    assert_refused(text, place, problem, hint)


def test_an_id_stands_once() -> None:
    assert_refused(
        HEAD + HERO + HERO, "13:9", 'card 2: the id "moon-dancer" stands twice, first in line 4.', "Give each"
    )


def test_all_mistakes_are_found_from_top_to_bottom() -> None:
    text = (
        HEAD.replace("My Set", "")
        + HERO.replace("void", "viod").replace("draw 1", "draws 1")
        + CONSTRUCT.replace("5", "x")
    )
    error = refused(text)
    assert [(one.line, one.column) for one in error.all] == [(2, 11), (7, 11), (11, 25), (16, 11)]
    assert (error.line, error.column) == (2, 11)


def test_many_mistakes_are_enough() -> None:
    cards = "".join(HERO.replace("moon-dancer", f"card-{n}").replace("draw 1", "xyzzy") for n in range(200))
    assert len(refused(HEAD + cards).all) == MOST_MISTAKES


# Folders and hashes.


def test_the_sets_that_come_with_deckwright() -> None:
    assert "ascension-10th" in builtin_sets(LANGUAGE)
    assert set(builtin_sets(LANGUAGE)) == {path.stem for path in LANGUAGE.sets.glob("*.yaml")}
    assert builtin_sets(LANGUAGE)["ascension-10th"] is builtin_sets(LANGUAGE)["ascension-10th"]


def test_a_folder_of_sets(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(HEAD + HERO, encoding="utf-8")
    (tmp_path / "two.yaml").write_text(HEAD.replace("my-set", "other") + MONSTER, encoding="utf-8")
    assert list(load_sets_folder(LANGUAGE, tmp_path)) == ["my-set", "other"]
    (tmp_path / "three.yaml").write_text(HEAD + HERO, encoding="utf-8")
    with pytest.raises(BadCards, match=r'^three.yaml:1:1 the set "my-set" stands in one.yaml already.'):
        load_sets_folder(LANGUAGE, tmp_path)


def test_the_hash_is_of_the_cards_not_of_the_file() -> None:
    plain = load_text(LANGUAGE, HEAD + HERO + MONSTER).content_hash
    assert load_text(LANGUAGE, HEAD + "# a comment\n" + MONSTER + "\n\n" + HERO).content_hash == plain
    in_a_list = HERO.replace("play: gain 1 power; draw 1", "play: [gain 1 power, draw 1]")
    assert load_text(LANGUAGE, HEAD + in_a_list + MONSTER).content_hash == plain


@pytest.mark.parametrize(
    ("old", "new"),
    [("cost: 3", "cost: 4"), ("gain 1 power; draw 1", "draw 1; gain 1 power"), ("power", "honor"),
     ("hero: void", "hero: none"), ("copies: 2", "copies: 1"), ("R-122", "R-123"), ("play:", "unite Void hero:")],
)  # fmt: skip
def test_a_changed_card_has_another_hash(old: str, new: str) -> None:
    assert load_text(LANGUAGE, HEAD + HERO).content_hash != load_text(LANGUAGE, changed(HERO, old, new)).content_hash


@pytest.mark.parametrize(
    ("old", "new"), [("Tancerka", "Inna"), ("R-122, V-030", "R-122, V-030, V-031"), (", V-030", "")]
)
def test_a_better_name_or_a_further_ruling_outdates_no_game(old: str, new: str) -> None:
    assert load_text(LANGUAGE, HEAD + HERO).content_hash == load_text(LANGUAGE, changed(HERO, old, new)).content_hash


@pytest.mark.parametrize(("old", "new"), [("large: 20", "large: 21"), ("gain 1 energy", "gain 1 rune")])
def test_a_changed_treasure_has_another_hash(old: str, new: str) -> None:
    assert (
        load_text(LANGUAGE, HEAD + TREASURE).content_hash
        != load_text(LANGUAGE, changed(TREASURE, old, new)).content_hash
    )
