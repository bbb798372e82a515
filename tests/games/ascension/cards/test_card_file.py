"""The keys of a card: what is accepted, and every way in which a card can be refused."""

import pytest

from deckwright.cards.loader import load_text
from deckwright.cards.model import Phrase
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.cards.model import Ability, Trigger
from tests.games.ascension.cards.card_texts import CONSTRUCT, HEAD, HERO, MONSTER, TREASURE, assert_refused, changed


def test_a_card_is_read() -> None:
    loaded = load_text(LANGUAGE, HEAD + HERO + CONSTRUCT + MONSTER)
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
    one, other = load_text(LANGUAGE, text).cards[0].abilities_at("use")
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
    card = load_text(LANGUAGE, changed(CONSTRUCT, "use:", f"when {key}:")).cards[0]
    assert card.abilities == (Ability("when", card.abilities[0].steps, None, trigger),)


def test_unite_is_a_key_of_its_own() -> None:
    card = load_text(LANGUAGE, changed(HERO, "play:", "unite Lifebound hero:")).cards[0]
    assert (card.abilities[0].when, card.abilities[0].faction) == ("unite", "lifebound")


def test_treasure_is_read() -> None:
    card = load_text(LANGUAGE, HEAD + TREASURE).cards[0]
    assert (card.type, card.faction, card.origin, card.cost) == ("treasure", None, "treasure", 0)
    assert (card.copies, card.per_set) == (40, {"large": 20, "small": 10})
    assert load_text(LANGUAGE, changed(TREASURE, "large: 20, ", "")).cards[0].per_set == {"large": 0, "small": 10}
    assert load_text(LANGUAGE, changed(TREASURE, "    per set: {large: 20, small: 10}\n", "")).cards[0].per_set is None
    starting = changed(TREASURE, "origin: treasure", "origin: starting").replace("    per set", "    # per set")
    assert load_text(LANGUAGE, starting).cards[0].origin == "starting"


@pytest.mark.parametrize(
    ("card", "key", "value"),
    [
        (CONSTRUCT, "enter", "draw 1"),
        (MONSTER, "trophy", "gain 1 energy"),
        (HERO, "fate", "every player draws 1 per treasure beneath"),
        (CONSTRUCT, "fate", "center row gains 1 slot per treasure beneath"),
        (MONSTER, "fate", "every player discards 1 card"),
        (HERO, "price", "nothing with 7 or more energy"),
        (CONSTRUCT, "price", "a card with treasure beneath costs 2 runes less, once per turn"),
        (HERO, "always", "cannot be copied"),
    ],
)
def test_keys_that_say_when(card: str, key: str, value: str) -> None:
    ability = load_text(LANGUAGE, HEAD + card + f"    {key}: {value}\n").cards[0].abilities[-1]
    assert (ability.when, len(ability.steps)) == (key, 1)


def test_a_construct_may_have_a_price_alone() -> None:
    price = "price: a card with treasure beneath costs 2 runes less, once per turn"
    assert load_text(LANGUAGE, changed(CONSTRUCT, "use: draw 1", price)).cards[0].abilities[0].when == "price"


def test_instead_replaces_the_step_before_it() -> None:
    text = changed(HERO, "play: gain 1 power; draw 1", "play:\n      - draw 1\n      - energize 3 instead: draw 2")
    one, other = load_text(LANGUAGE, text).cards[0].abilities[0].steps
    assert (one.condition, other.condition) == (None, Phrase("energize-instead", {"n": 3}))


# What is refused.


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
        ("honor: 2", "origin: middle", "9:13", 'moon-dancer, origin: "middle" is not known here.', "Write starting,"),
        ("cost: 3", "origin: startin", "8:13", 'moon-dancer, origin: "startin" is not known', 'Did you mean "starting"?'),
        ("cost: 3", "origin: treasure", "8:5", "moon-dancer: only a treasure has this origin.", 'Write "origin: center"'),
        ("copies: 2", "copies: 2\n    per set: {large: 1}", "11:5", "moon-dancer, per set: only a card of origin treasure",
         "Remove it."),
        ("copies: 2", "copies: 2\n    energize 3: draw 1", "11:5", 'moon-dancer: "energize 3" is a condition, not a key of',
         'Write it as an item of a list, under play for example: "- energize 3: draw 1".'),
        ("copies: 2", "copies: 2\n    trophy: draw 1", "11:5", 'moon-dancer: "trophy" cannot stand on a hero.', "A hero"),
        ("copies: 2", "copies: 2\n    enter: draw 1", "11:5", 'moon-dancer: "enter" cannot stand on a hero.', "A hero"),
        ("copies: 2", "copies: 2\n    Fate: draw 1", "11:5", 'moon-dancer: unknown key "Fate".', 'Did you mean "fate"?'),
        ("cost: 3", "cost: 3\n    origin: always\n    fate: draw 1", "10:5", 'moon-dancer: "fate" works on cards of the'
         " center deck only.", 'Remove "fate", or the origin.'),
        ("cost: 3", "origin: starting\n    fate: draw 1", "9:5", 'moon-dancer: "fate" works on cards of the center deck', ""),
        ("cost: 3", "origin: starting\n    price: nothing with 3 or more energy", "9:12", "moon-dancer: it costs nothing in"
         " the row, and this card never lies there.", "Remove it, or the origin."),
        ("cost: 3", "cost: 3\n    price: a card with treasure beneath costs 1 rune less, once per turn", "9:12",
         "moon-dancer: this works while the card is in play", "Make the card a construct"),
        ("cost: 3", "cost: 3\n    price: nothing with 3 or more energy; nothing with 4 or more energy", "9:43",
         "moon-dancer: a price is said once.", "Remove one."),
        ("play: gain 1 power; draw 1", "play:\n      - energize 3 instead: draw 1", "12:9", ("moon-dancer, play step 1:"
         ' "instead" replaces the step before it, and there is none.'), ("Write the step that it replaces before it, or"
         ' "- energize 3: …".')),
        ("draw 1", "copy it again", "11:25", 'moon-dancer: "copy it again" needs a step before it', 'Write "copy a hero'),
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
        ("play:", "use:", "11:5", 'moon-dancer: "use" cannot stand on a hero.', "A hero takes play, unite, fate, price or"),
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
        ("unite Void hero:", '"unite Void hero" cannot stand on a construct.', "A construct takes play, enter,"),
        ("reward:", '"reward" cannot stand on a construct.',
         "A construct takes play, enter, use, when, fate, price or always."),
        ("trophy:", '"trophy" cannot stand on a construct.', "A construct takes play, enter,"),
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
    assert load_text(
        LANGUAGE, changed(CONSTRUCT, "use: draw 1", "when acquire hero, once per turn: may put it into hand")
    )
    assert_refused(changed(CONSTRUCT, "use: draw 1", "when play hero, once per turn: may put it into hand"), "9:36",
                   'star-forge, when play hero, once per turn step 1: "may put it into hand" cannot stand under this',
                   "It stands under when acquire ….")  # fmt: skip


def test_into_play_only_when_acquiring_constructs() -> None:
    right = "when acquire Mechana construct, once per turn: may put it into play"
    assert load_text(LANGUAGE, changed(CONSTRUCT, "use: draw 1", right))
    assert_refused(changed(CONSTRUCT, "draw 1", "may put it into play"), "9:10",
                   'star-forge, use step 1: "may put it into play" cannot stand under this key.',
                   "It stands under when acquire ….")  # fmt: skip
    assert_refused(changed(CONSTRUCT, "use: draw 1", right.replace("acquire", "play")), "9:49",
                   'star-forge, when play Mechana construct, once per turn step 1: "may put it into play" cannot stand',
                   "It stands under when acquire ….")  # fmt: skip
    for anything in ("hero", "Mechana"):
        text = changed(CONSTRUCT, "use: draw 1", right.replace("Mechana construct", anything))
        column = 35 + len(anything)
        assert_refused(text, f"9:{column}", "star-forge: only constructs enter play.", 'Write "when acquire construct')


@pytest.mark.parametrize(
    ("value", "place", "problem", "hint"),
    [
        ("when acquire hero, once per turn: draw 1; may put it into hand", "9:47",
         "star-forge: what moves the acquired card is the only step under its key.", "Remove the other steps."),
        ("when acquire hero, once per turn: may put it into hand; draw 1", "9:39",
         "star-forge: what moves the acquired card is the only step under its key.", "Remove the other steps."),
        ("use:\n      - draw 1\n      - energize 3 instead: draw 2", "11:9",
         'star-forge, use step 2: "instead" replaces the step before it, and under use each item is an ability of its own.',
         'Write "- energize 3: …": a second ability'),
        ("always: cannot be copied", "9:13", "star-forge: only the effects of heroes are copied.", "Remove it"),
        ("price: nothing with 7 energy", "9:12", 'star-forge, price step 1: unknown phrase "nothing with 7 energy".',
         'Did you mean "nothing with 7 or more energy"?'),
        ("price: 3", "9:12", 'star-forge, price step 1: unknown phrase "3".', "A phrase under price is, for example,"),
    ],
)  # fmt: skip
def test_phrases_of_a_construct(value: str, place: str, problem: str, hint: str) -> None:
    assert_refused(changed(CONSTRUCT, "use: draw 1", value), place, problem, hint)


@pytest.mark.parametrize(
    ("old", "new", "place", "problem", "hint"),
    [
        ("monster: power", "monster: void", "6:14", 'night-mare, monster: "void" is not known here.', "Write power."),
        ("cost: 4", "cost: 4\n    honor: 1", "8:5", "night-mare: a monster has no honor of its own.", 'Write "reward'),
        ("cost: 4", "origin: starting", "7:5", "night-mare: a monster is no starting card.", "Write always or"),
        ("    reward: gain 3 honor\n", "", "4:5", "night-mare: a monster does nothing yet.", ("Write what it does under"
         " reward.")),
        ("cost: 4", "cost: 4\n    play: draw 1", "8:5", 'night-mare: "play" cannot stand on a monster.', "A monster"),
        ("reward: gain 3 honor", "trophy: draw 1", "4:5", "night-mare: a monster does nothing yet.", "Write what it does"),
        ("cost: 4", "cost: 4\n    origin: always\n    trophy: draw 1", "9:5", ('night-mare: "trophy" works on cards of the'
         " center deck only."), 'Remove "trophy", or the origin.'),
        ("cost: 4", "cost: 4\n    price: nothing with 3 or more energy", "8:5", 'night-mare: "price" cannot stand on a',
         "A monster takes reward, trophy, fate or always."),
    ],
)  # fmt: skip
def test_keys_of_a_monster(old: str, new: str, place: str, problem: str, hint: str) -> None:
    assert_refused(changed(MONSTER, old, new), place, problem, hint)


@pytest.mark.parametrize(
    ("old", "new", "place", "problem", "hint"),
    [
        ("copies: 40", "copies: 40\n    cost: 2", "9:5", ("sun-coin: treasure has no cost: it comes with the card that lies"
         " on it."), "Remove the cost."),
        ("    origin: treasure\n    copies: 40\n    per set: {large: 20, small: 10}", "    copies: 40", "6:5",
         "sun-coin: treasure is a starting card or lies under cards of the row.", 'Write "origin: treasure" or'),
        ("origin: treasure\n    copies: 40\n    per set: {large: 20, small: 10}", "origin: always\n    copies: 40", "7:5",
         "sun-coin: treasure is a starting card or lies under cards of the row.", 'Write "origin: treasure" or'),
        ("treasure: none", "treasure: power", "6:15", 'sun-coin, treasure: "power" is not known here.', "Write none,"),
        ("origin: treasure\n    copies: 40", "origin: starting\n    copies: 40", "9:5", ("sun-coin, per set: only a card of"
         " origin treasure has this."), "Remove it."),
        ("{large: 20, small: 10}", "30", "9:14", "sun-coin, per set: keys are needed here, not text.", "Write the numbers"),
        ("large: 20", "big: 20", "9:15", 'sun-coin, per set: "big" is no size.', "Write the numbers by size:"),
        ("large: 20", "large: many", "9:22", 'sun-coin, per set large: "many" is not a whole number.', "Write a whole"),
        ("large: 20", "large: 100", "9:22", "sun-coin, per set large: 100 is out of range.", "Write a whole number"),
        ("{large: 20, small: 10}", "{}", "9:5", "sun-coin, per set: no copy would ever be shuffled in.", "Write the"),
        ("per set", "per_set", "9:5", 'sun-coin: unknown key "per_set".', 'Did you mean "per set"?'),
        ("play:", "use:", "10:5", 'sun-coin: "use" cannot stand on a treasure.', "A treasure takes play."),
        ("play:", "fate: draw 1\n    play:", "10:5", 'sun-coin: "fate" cannot stand on a treasure.', "A treasure takes"),
        ("    play: gain 1 energy; draw 1\n", "", "4:5", "sun-coin: a treasure does nothing yet.", "Write what it does"),
    ],
)  # fmt: skip
def test_keys_of_a_treasure(old: str, new: str, place: str, problem: str, hint: str) -> None:
    assert_refused(changed(TREASURE, old, new), place, problem, hint)


def test_a_mistyped_origin_is_one_mistake() -> None:
    text = changed(TREASURE, "origin: treasure", "origin: tresure").replace("    per set", "    # per set")
    assert_refused(text, "7:13", 'sun-coin, origin: "tresure" is not known here.', 'Did you mean "treasure"?')


def test_instead_after_a_mistyped_step_is_one_mistake() -> None:
    steps = "play:\n      - gian 1 power\n      - energize 3 instead: draw 1"
    assert_refused(changed(HERO, "play: gain 1 power; draw 1", steps), "12:9",
                   'moon-dancer, play step 1: unknown phrase "gian 1 power".')  # fmt: skip


def test_a_starting_card_needs_no_cost() -> None:
    assert load_text(LANGUAGE, changed(HERO, "cost: 3", "origin: starting")).cards[0].cost == 0
