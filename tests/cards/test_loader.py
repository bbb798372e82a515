"""Card files: what is accepted, and every way in which a file can be refused."""

from pathlib import Path

import pytest

from deckwright.cards.errors import BadCards, NotFound
from deckwright.cards.loader import SETS, builtin_sets, load_set, load_sets_folder, load_text
from deckwright.cards.model import Ability, Phrase, Trigger
from deckwright.cards.sheet import LARGEST_FILE, MOST_MISTAKES

HEAD = "set: my-set\nname: {en: My Set}\ncards:\n"
HERO = """\
  - id: moon-dancer
    name: {en: Moon Dancer, pl: Tancerka}
    official: [pl]
    hero: void
    cost: 3
    honor: 2
    copies: 2
    play: gain 1 power; draw 1
    rulings: [R-122, V-030]
"""
CONSTRUCT = """\
  - id: star-forge
    name: {en: Star Forge}
    construct: mechana
    cost: 5
    copies: 1
    use: draw 1
"""
MONSTER = """\
  - id: night-mare
    name: {en: Night Mare}
    monster: power
    cost: 4
    copies: 3
    reward: gain 3 honor
"""


def refused(text: str) -> BadCards:
    with pytest.raises(BadCards) as caught:
        load_text(text, "my-set.yaml")
    return caught.value


def assert_refused(text: str, place: str, problem: str, hint: str = "") -> None:
    """The only mistake of the text, at this place, beginning with these words."""
    error = refused(text)
    assert [str(one) for one in error.all] == [str(error)]
    assert str(error).startswith(f"my-set.yaml:{place} {problem}"), str(error)
    assert error.hint.startswith(hint), error.hint


def changed(card: str, old: str, new: str) -> str:
    assert old in card
    return HEAD + card.replace(old, new)


def test_a_card_is_read() -> None:
    loaded = load_text(HEAD + HERO + CONSTRUCT + MONSTER)
    assert (loaded.id, loaded.size, len(loaded.cards)) == ("my-set", "promo", 3)
    card = loaded.by_id["moon-dancer"]
    assert card.names == {"en": "Moon Dancer", "pt": "Moon Dancer", "pl": "Tancerka", "ru": "Moon Dancer"}
    assert (card.type, card.faction, card.cost, card.honor, card.copies) == ("hero", "void", 3, 2, 2)
    assert (card.origin, card.rulings, card.official) == ("center", ("R-122", "V-030"), ("pl",))
    assert [step.phrase.verb for step in card.abilities[0].steps] == ["gain", "draw"]
    assert str(card.place) == "text:4:5"
    assert loaded.by_id["night-mare"].faction is None


def test_each_item_under_use_is_an_ability() -> None:
    text = changed(CONSTRUCT, "use: draw 1", "use:\n      - draw 1; gain 1 rune\n      - unite Void hero: gain 1 honor")
    one, other = load_text(text).cards[0].abilities_at("use")
    assert [step.phrase.verb for step in one.steps] == ["draw", "gain"]
    assert other.steps[0].condition == Phrase("unite", {"faction": "void"})


@pytest.mark.parametrize(
    ("key", "trigger"),
    [
        ("play Mechana construct, once per turn", Trigger("play", "construct", "mechana", False, "once per turn")),
        ("acquire hero in center row, once per turn", Trigger("acquire", "hero", None, True, "once per turn")),
        ("defeat monster in center row, first each turn", Trigger("defeat", "monster", None, True, "first each turn")),
        ("play Void, once per turn", Trigger("play", None, "void", False, "once per turn")),
        ("acquire card, once per turn", Trigger("acquire", None, None, False, "once per turn")),
        ("defeat, once per turn", Trigger("defeat", None, None, False, "once per turn")),
    ],
)
def test_triggers(key: str, trigger: Trigger) -> None:
    card = load_text(changed(CONSTRUCT, "use:", f"when {key}:")).cards[0]
    assert card.abilities == (Ability("when", card.abilities[0].steps, None, trigger),)


def test_unite_is_a_key_of_its_own() -> None:
    card = load_text(changed(HERO, "play:", "unite Lifebound hero:")).cards[0]
    assert (card.abilities[0].when, card.abilities[0].faction) == ("unite", "lifebound")


def test_words_stay_words() -> None:
    """`no`, `on`, `yes` and `null` are names like any other."""
    card = load_text(changed(HERO, "{en: Moon Dancer, pl: Tancerka}", "{en: no, pt: on, pl: yes, ru: null}")).cards[0]
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
        load_set(file)


def test_a_mark_of_byte_order_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + (HEAD + HERO).encode())
    assert load_set(file).id == "my-set"


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "my-set.yaml"
    file.write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(BadCards, match=r"^my-set.yaml:1:1 the file has 500001 bytes; a card file has at most 500000."):
        load_set(file)


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match=r"^none.yaml: the file cannot be read: No such file or directory.$"):
        load_set(tmp_path / "none.yaml")
    with pytest.raises(NotFound, match="this is no file"):
        load_set(tmp_path)
    with pytest.raises(NotFound, match="there is no such folder"):
        load_sets_folder(tmp_path / "none")


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
    ],
)
def test_keys_of_the_file(text: str, place: str, problem: str, hint: str) -> None:
    assert_refused(text, place, problem, hint)


# The keys of a card.


@pytest.mark.parametrize(
    ("old", "new", "place", "problem", "hint"),
    [
        ("id: moon-dancer", "id: Moon Dancer", "4:9", 'card 1, id: "Moon Dancer" cannot be an id.', "Write small"),
        ("id: moon-dancer", "id: -moon", "4:9", 'card 1, id: "-moon" cannot be an id.', ""),
        ("id: moon-dancer", "id: [a]", "4:9", "card 1, id: text is needed here, not a list.", ""),
        ("id: moon-dancer", "id:", "4:8", "card 1, id: nothing is written here.", ""),
        ("id: moon-dancer\n    name", "name", "4:5", 'card 1: the key "id" is missing.', 'Write "id: …".'),
        ("    copies: 2\n", "", "4:5", 'moon-dancer: the key "copies" is missing.', 'Write "copies: …".'),
        ("    cost: 3\n", "", "4:5", 'moon-dancer: the key "cost" is missing.', 'Write "cost: 3"'),
        ("    hero: void\n", "", "4:5", "moon-dancer: the type is missing.", 'Write "hero: void"'),
        ("hero: void\n", "hero: void\n    construct: void\n", "8:5", ("moon-dancer: a card has one type, not hero and"
         " construct."), "Remove one."),
        ("hero: void", "hero: viod", "7:11", 'moon-dancer, hero: "viod" is not known here.', 'Did you mean "void"?'),
        ("hero: void", "hero: power", "7:11", 'moon-dancer, hero: "power" is not known', "Write none, enlightened,"),
        ("cost: 3", "cost: three", "8:11", 'moon-dancer, cost: "three" is not a whole number.', ("Write a whole number"
         " from 1 to 99, without quotes.")),
        ("cost: 3", 'cost: "3"', "8:11", 'moon-dancer, cost: "3" is not a whole number.', "Write a whole number"),
        ("cost: 3", "cost: 3.5", "8:11", 'moon-dancer, cost: "3.5" is not a whole number.', ""),
        ("cost: 3", "cost: 03", "8:11", 'moon-dancer, cost: "03" is not a whole number.', ""),
        ("cost: 3", "cost: -1", "8:11", 'moon-dancer, cost: "-1" is not a whole number.', ""),
        ("cost: 3", "cost: 100", "8:11", "moon-dancer, cost: 100 is out of range.", "Write a whole number from 1"),
        ("cost: 3", "cost: [3]", "8:11", "moon-dancer, cost: a number is needed here, not a list.", ""),
        ("copies: 2", "copies: 0", "10:13", "moon-dancer, copies: 0 is out of range.", "Write a whole number from 1 to"),
        ("honor: 2", "honour: 2", "9:5", 'moon-dancer: unknown key "honour".', 'Did you mean "honor"?'),
        ("honor: 2", "cost: 2", "9:5", 'card 1: the key "cost" stands twice, first in line 8.', "Remove one of them."),
        ("honor: 2", "<<: 2", "9:5", 'moon-dancer: unknown key "<<".', "Write id, name,"),
        ("hero: void", "heroe: void", "7:5", 'moon-dancer: unknown key "heroe".', 'Did you mean "hero"?'),
        ("copies: 2", "copys: 2", "10:5", 'moon-dancer: unknown key "copys".', 'Did you mean "copies"?'),
        ("hero: void", "treasure: none", "7:5", "moon-dancer: treasure cards cannot be written yet.", ""),
        ("honor: 2", "origin: middle", "9:13", 'moon-dancer, origin: "middle" is not known here.', "Write starting,"),
        ("[pl]", "pl", "6:15", "moon-dancer, official: a list is needed here, not text.", "Write languages"),
        ("[pl]", "[de]", "6:16", 'moon-dancer, official: "de" is not known here.', "Write pt, pl or ru."),
        ("[pl]", "[ru]", "6:16", 'moon-dancer, official: "ru" has no name.', "Write each language once"),
        ("[pl]", "[pl, pl]", "6:20", 'moon-dancer, official: "pl" stands twice.', ""),
        ("{en: Moon Dancer, pl", "{pl", "5:11", "moon-dancer, name: the English name is missing.", "Write the names"),
        ("{en: Moon Dancer, pl", "{en: a, de: b, pl", "5:19", 'moon-dancer, name: "de" is no language', "Write en, pt"),
        ("en: Moon Dancer", "en: [a]", "5:16", "moon-dancer, name en: text is needed here, not a list.", ""),
        ("en: Moon Dancer", 'en: "a\\e[31m"', "5:16", "moon-dancer, name en: one line of ordinary text", ""),
        ("en: Moon Dancer", 'en: " a"', "5:16", "moon-dancer, name en: one line of ordinary text", ""),
        ("en: Moon Dancer", "en: " + "a" * 81, "5:16", "moon-dancer, name en: the name is too long.", ""),
        ("R-122", "R-12", "12:15", 'moon-dancer, rulings: "R-12" is no id of a ruling.', "Write ids of rulings"),
        ("R-122", "V-030", "12:22", 'moon-dancer, rulings: "V-030" stands twice.', ""),
        ("play: gain 1 power; draw 1", "always: cannot be banished", "4:5", "moon-dancer: a hero does nothing yet.",
         "Write what it does under play or unite."),
        ("play:", "use:", "11:5", 'moon-dancer: "use" cannot stand on a hero.', "A hero takes play, unite or always."),
        ("play:", "plays:", "11:5", 'moon-dancer: unknown key "plays".', 'Did you mean "play"?'),
        ("play:", "unite void hero:", "11:5", 'moon-dancer: the key "unite void hero" is not written as it should',
         'Write, for example, "unite Lifebound hero"'),
        ("play:", "unite:", "11:5", 'moon-dancer: the key "unite" is not written as it should be.', ""),
        ("play: gain 1 power; draw 1", "unite Void hero: draw 1\n    unite Lifebound hero: draw 1", "12:5",
         'moon-dancer: a card has one "unite" at most.', "Remove one."),
        ("draw 1", "acquire a monster for free to top of deck", "11:25", ("moon-dancer: a monster is defeated, never"
         " acquired."), "Write hero or construct."),
        ("play:", "always: constructs count as Mechana\n    play:", "11:13", ("moon-dancer: this works while the card is"
         " in play"), ""),
    ],
)  # fmt: skip
def test_keys_of_a_hero(old: str, new: str, place: str, problem: str, hint: str) -> None:
    assert_refused(changed(HERO, old, new), place, problem, hint)


@pytest.mark.parametrize(
    ("new", "problem", "hint"),
    [
        ("when plays hero, once per turn:", 'the key "when plays hero, once per turn" is not written as', 'Write "when"'),
        ("when play hero:", 'the key "when play hero" is not written as it should be.', 'Write "when"'),
        ("when play hero in center row, once per turn:", "a card is played from hand, not from the center row.", ""),
        ("when play monster, once per turn:", "monsters are defeated; heroes and constructs are played", ""),
        ("when defeat hero, once per turn:", "monsters are defeated; heroes and constructs are played", ""),
        ("when defeat Void monster, once per turn:", "a monster has no faction.", ""),
        ("when play hero, first each turn:", '"first each turn" goes with "when defeat monster in center row" only.',
         'Write "once per turn".'),
        ("unite Void hero:", '"unite Void hero" cannot stand on a construct.', "A construct takes play, use,"),
        ("reward:", '"reward" cannot stand on a construct.', "A construct takes play, use, when or always."),
        ("use: [draw 1, draw 1, draw 1, draw 1, draw 1]\n    play:", "5 abilities under use; at most 4 are allowed.",
         "Put phrases that happen together"),
    ],
)  # fmt: skip
def test_keys_of_a_construct(new: str, problem: str, hint: str) -> None:
    assert_refused(changed(CONSTRUCT, "use:", new), "9:5", f"star-forge: {problem}", hint)


def test_a_construct_has_one_trigger() -> None:
    text = changed(CONSTRUCT, "use:", "when play hero, once per turn: draw 1\n    when acquire hero, once per turn:")
    assert_refused(text, "10:5", 'star-forge: a card has one "when" at most.')


def test_into_hand_only_when_acquiring() -> None:
    assert load_text(changed(CONSTRUCT, "use: draw 1", "when acquire hero, once per turn: may put it into hand"))
    assert_refused(changed(CONSTRUCT, "use: draw 1", "when play hero, once per turn: may put it into hand"), "9:36",
                   'star-forge, when play hero, once per turn step 1: "may put it into hand" cannot stand under this',
                   "It stands under when acquire ….")  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "place", "problem", "hint"),
    [
        ("monster: power", "monster: void", "6:14", 'night-mare, monster: "void" is not known here.', "Write power."),
        ("cost: 4", "cost: 4\n    honor: 1", "8:5", "night-mare: a monster has no honor of its own.", 'Write "reward'),
        ("cost: 4", "origin: starting", "7:5", "night-mare: a monster is no starting card.", "Write always or"),
        ("    reward: gain 3 honor\n", "", "4:5", "night-mare: a monster does nothing yet.", ("Write what it does under"
         " reward.")),
        ("cost: 4", "cost: 4\n    play: draw 1", "8:5", 'night-mare: "play" cannot stand on a monster.', "A monster"),
    ],
)  # fmt: skip
def test_keys_of_a_monster(old: str, new: str, place: str, problem: str, hint: str) -> None:
    assert_refused(changed(MONSTER, old, new), place, problem, hint)


def test_a_starting_card_needs_no_cost() -> None:
    assert load_text(changed(HERO, "cost: 3", "origin: starting")).cards[0].cost == 0


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
    assert "ascension-10th" in builtin_sets()
    assert set(builtin_sets()) == {path.stem for path in SETS.glob("*.yaml")}
    assert builtin_sets()["ascension-10th"] is builtin_sets()["ascension-10th"]


def test_a_folder_of_sets(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(HEAD + HERO, encoding="utf-8")
    (tmp_path / "two.yaml").write_text(HEAD.replace("my-set", "other") + MONSTER, encoding="utf-8")
    assert list(load_sets_folder(tmp_path)) == ["my-set", "other"]
    (tmp_path / "three.yaml").write_text(HEAD + HERO, encoding="utf-8")
    with pytest.raises(BadCards, match=r'^three.yaml:1:1 the set "my-set" stands in one.yaml already.'):
        load_sets_folder(tmp_path)


def test_the_hash_is_of_the_cards_not_of_the_file() -> None:
    plain = load_text(HEAD + HERO + MONSTER).content_hash
    assert load_text(HEAD + "# a comment\n" + MONSTER + "\n\n" + HERO).content_hash == plain
    in_a_list = HERO.replace("play: gain 1 power; draw 1", "play: [gain 1 power, draw 1]")
    assert load_text(HEAD + in_a_list + MONSTER).content_hash == plain


@pytest.mark.parametrize(
    ("old", "new"),
    [("cost: 3", "cost: 4"), ("gain 1 power; draw 1", "draw 1; gain 1 power"), ("power", "honor"), ("Tancerka", "Inna"),
     ("hero: void", "hero: none"), ("copies: 2", "copies: 1"), ("R-122", "R-123"), ("play:", "unite Void hero:")],
)  # fmt: skip
def test_a_changed_card_has_another_hash(old: str, new: str) -> None:
    assert load_text(HEAD + HERO).content_hash != load_text(changed(HERO, old, new)).content_hash
