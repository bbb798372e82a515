"""How to write a card of Ascension: the designer's guide, made from the same entries that read the cards."""

import re
from collections.abc import Mapping

from deckwright.cards.card_file import MOST_COPIES
from deckwright.cards.loader import load_text
from deckwright.cards.model import LANGUAGES
from deckwright.cards.phrases import LONGEST, word_list
from deckwright.cards.sheet import LARGEST_FILE
from deckwright.cards.vocabulary import Verb
from deckwright.games.ascension.cards import card_file, ops
from deckwright.games.ascension.cards.card_file import RIVALS, SIZES
from deckwright.games.ascension.cards.language import LANGUAGE, VOCABULARY
from deckwright.games.ascension.cards.verbs import CONDITIONS, EFFECTS, PRICES, STANDING, VERBS
from generators.phrase_tables import message, slots_table, table, verbs_table

FIRST = """\
set: my-first-set
name: {en: My First Set}
cards:
  - id: moon-dancer
    name: {en: Moon Dancer, pl: Tancerka Księżyca}
    hero: void
    cost: 3
    honor: 2
    copies: 2
    play: gain 1 power; draw 1
"""
MORE = """\
  - id: star-forge
    name: {en: Star Forge}
    construct: mechana
    cost: 5
    honor: 4
    copies: 1
    use:
      - gain 1 rune
      - with 2 or more constructs: gain 1 honor
    when play Mechana construct, once per turn: draw 1

  - id: night-mare
    name: {en: Night Mare}
    monster: power
    cost: 4
    copies: 3
    reward: gain 3 honor; may banish 1 card from center row
"""
EXAMPLE = f"{FIRST}\n{MORE}"
HOARD = """\
set: my-hoard
name: {en: My Hoard}
size: small
into: [ascension-10th]
cards:
  - id: sun-coin
    name: {en: Sun Coin}
    treasure: none
    origin: treasure
    copies: 20
    per set: {large: 10, small: 5}
    play: gain 1 energy; draw 1

  - id: gold-seeker
    name: {en: Gold Seeker}
    hero: lifebound
    cost: 4
    honor: 2
    copies: 3
    play:
      - gain 2 runes
      - energize 2 instead: gain 4 runes
    fate: every player draws 1 per treasure beneath

  - id: hoard-wyrm
    name: {en: Hoard Wyrm}
    monster: power
    cost: 5
    copies: 2
    reward:
      - gain 3 honor
      - energize 1: draw 1
    trophy: gain 2 energy
"""

# Mistakes that show what a message looks like: what is replaced in an example, and by what.
MISTAKES = (
    ("a phrase that does not exist", EXAMPLE, "draw 1\n\n", "draws 1\n\n"),
    ("a word that does not agree with its number", EXAMPLE, "gain 1 rune\n", "gain 1 runes\n"),
    ("a word that cannot stand there", EXAMPLE, "from center row", "from deck"),
    ("a key that does not exist", EXAMPLE, "honor: 2", "honour: 2"),
    ("a phrase under the wrong key", EXAMPLE, "play: gain 1 power", "play: pay 4 runes to gain 3 honor"),
    ("a number that is none", EXAMPLE, "cost: 5", "cost: five"),
    ("`instead` with nothing to replace", HOARD, "      - gain 2 runes\n", ""),
    ("a treasure that would have to be bought", HOARD, "origin: treasure\n", "origin: treasure\n    cost: 2\n"),
)

SET_KEYS = (
    ("`set`", "yes", "the id of the set: small letters, digits and hyphens"),
    ("`game`", "no", "whose cards these are: `ascension`; a file that names no game is of this one"),
    ("`name`", "yes", f"names by language ({', '.join(LANGUAGES)}); `en` must be there"),
    ("`size`", "no", f"{word_list(SIZES)}; `promo` when left out. It decides how much treasure comes in: see `per set`"),
    ("`into`", "no", "ids of other sets, such as `[ascension-10th]`: this set is part of each of them whenever that set "
     "is played and this one is installed; without it, this set joins every game that it is installed for"),
    ("`rival`", "no", f"the opponent of a game for one player, {word_list(RIVALS)}; `samael` when left out"),
    ("`cards`", "yes", "the list of cards"),
)  # fmt: skip
CARD_KEYS = (
    ("`id`", "yes", "small letters, digits and hyphens; no other card of the game has it"),
    ("`name`", "yes", "names by language; `en` must be there and stands in for a missing one"),
    ("`official`", "no", "the languages, beside English, whose name is the publisher's: `[pt, pl]`"),
    ("`hero` or `construct`", "one type", f"the faction: {word_list(card_file.FACTIONS)}"),
    ("`monster`", "one type", "the word `power`"),
    ("`treasure`", "one type", "`none`, or a faction"),
    ("`origin`", "for treasure", f"{word_list(ops.ORIGINS)}; `center` when left out. Treasure is `treasure` (shuffled into "
     "the center deck, then under the next card of the row) or `starting`; other cards are never `treasure`"),
    ("`cost`", "yes", f"1 to {card_file.HIGHEST}: Runes, or Power for a Monster; a starting card needs none, treasure "
     "has none"),
    ("`honor`", "no", f"0 to {card_file.HIGHEST}: Honor at the end of the game; 0 when left out; not for a Monster"),
    ("`copies`", "yes", f"1 to {MOST_COPIES}; of a starting card, for each player; of treasure, in the box"),
    ("`per set`", "no", "of `origin: treasure`: how many copies are shuffled in for each large and each small set of the "
     "game, `{large: 30, small: 20}`; a size left out counts 0; all copies when the key is left out"),
    ("`rulings`", "no", "ids of the rulings that decide doubtful cases, the most important first: `[R-122]`"),
)  # fmt: skip
ABILITY_KEYS = (
    ("`play`", "when the card is played", ""),
    ("`enter`", "when the Construct enters play, played or put there", ""),
    ("`use`", "once per turn, when its owner likes", f"at most {ops.MAX_USES} abilities, each an item of the list"),
    ("`reward`", "when the Monster is defeated", "every Monster has one"),
    ("`trophy`", "once, when the player who defeated the Monster likes; then it goes to the Void",
     "the Monster lies before that player until then; center deck only"),
    ("`unite Void hero`", "once in the turn, when another Hero of that faction is played before or after",
     "at most one"),
    ("`when play Mechana construct, once per turn`", "by itself, while the card is in play", "at most one"),
    ("`fate`", "when the card has entered the row and what brought it there is done; in the first row too",
     "\"you\" is the player whose turn it is; center deck only"),
    ("`price`", "when something is to be paid", "prices only"),
    ("`always`", "as long as the card lies there", "standing phrases only"),
)  # fmt: skip


def designer_guide() -> str:
    """The guide as Markdown."""
    sections = [
        opening(), hoard_section(), set_section(), ability_section(), steps_section(),
        verbs_section("Phrases", "What a card does. Where it asks, somebody has to choose. It stands under the key named, "
                      f"or under any of {', '.join(f'`{key}`' for key in EFFECTS)}.", VERBS),
        verbs_section("Conditions", "A step `condition: phrase` does nothing where the condition does not hold.",
                      CONDITIONS),
        verbs_section("Standing phrases", "They stand under `always` and have no condition.", STANDING),
        verbs_section("Prices", "They stand under `price` and have no condition.", PRICES),
        slots_section(), mistakes_section(), checks_section(),
    ]  # fmt: skip
    return "\n".join(sections)


def opening() -> str:
    load_text(LANGUAGE, EXAMPLE)  # what is shown here works
    wrong = FIRST.replace("draw 1", "draws 1")
    return (
        "# How to write a card\n\n"
        "<!-- Written by `make docs` from games/ascension/cards/verbs.py and generators/card_language.py. -->\n\n"
        "A set is a YAML file. Nothing in it is a program: a card says what it does in phrases of a small, closed "
        "language. Text, rules and keywords of the card come from these phrases.\n\n"
        "## Your first card in ten minutes\n\n"
        "**Write the file.** Make a folder, `my-packs`, and in it `my-first-set.yaml`:\n\n"
        f"```yaml\n{FIRST}```\n\n"
        "The keys say what the card is: a Hero of the Void that costs 3 Runes, is worth 2 Honor at the end and lies twice "
        "in the center deck. `play` says what happens when it is played.\n\n"
        "**Check it.**\n\n"
        "```\n$ deckwright cards check my-packs/my-first-set.yaml\nmy-packs/my-first-set.yaml: 1 card, all well\n```\n\n"
        "Had you written `draws 1`, it would say where and what instead:\n\n"
        f"```\n{message(LANGUAGE, wrong)}\n```\n\n"
        "`deckwright cards show moon-dancer --set my-packs/my-first-set.yaml` shows the card with its text, "
        "`--lang pl` in Polish.\n\n"
        "**Play with it.** `--packs` installs the card files of a folder; the cards are shuffled into the center deck:\n\n"
        "```\n$ deckwright play --ruleset ascension-10th --packs my-packs\n```\n\n"
        "To have them at hand always, name the folder in the config file, `~/.config/deckwright/config.toml` on Linux "
        '(`DECKWRIGHT_CONFIG` may name another): `packs = ["~/my-packs"]`. Then `deckwright play --ruleset '
        "ascension-10th+my-first-set` plays with the set, and `--ruleset my-first-set` with nothing else, on the starting "
        "decks and piles of ascension-10th.\n\n"
        "**Go on.** A Construct with two abilities and a trigger, and a Monster; they stand below the first card:\n\n"
        f"```yaml\n{MORE}```\n"
    )


def hoard_section() -> str:
    load_text(LANGUAGE, HOARD)
    return (
        "## Treasure, Fate, trophies and Energy\n\n"
        f"```yaml\n{HOARD}```\n\n"
        "- `sun-coin` is treasure: it lies under a card of the row and goes to whoever acquires or defeats that card. In a "
        "game of ascension-10th, which is large, and this set, which is small, 15 are shuffled in (`per set`).\n"
        "- `gold-seeker` has Fate: it happens when the card enters the row.\n"
        "- `hoard-wyrm` has a trophy: its Honor comes at once; the Monster stays with the player, who may banish it for "
        "the trophy in this turn or any later one.\n"
        "- `energize 1` asks whether so much Energy was gained this turn; Energy is not spent. `energize 2 instead` "
        "replaces the step before it: 4 Runes, not 6.\n"
        "- `into: [ascension-10th]`: where this file is installed, these cards belong to every game of that set and to no "
        "other.\n"
    )


def set_section() -> str:
    headings = ("key", "needed", "what it holds")
    return (
        f"## Keys of the file\n\n{table(headings, SET_KEYS)}\n"
        "Where one set of the game says `rival: cult`, the opponent is the Cult, else Samael. Both take the two cards "
        "furthest right after each of your turns; the turn that empties the Honor pool is the last against Samael, while "
        "the Cult still takes its cards.\n\n"
        f"## Keys of a card\n\n{table(headings, CARD_KEYS)}\n"
        "A value is text or a whole number. `no`, `on` and `yes` are words like any other. A text with `: ` or `#`, "
        "or a name with a comma inside `{ }`, stands in quotes.\n"
    )


def ability_section() -> str:
    types = {
        word: [kind for kind, keys in card_file.ABILITY_KEYS.items() if word in keys] for word in VOCABULARY.moments
    }
    rows = [
        (key, word_list(types[re.sub(r"\W", " ", key).split()[0]]), meaning, note)
        for key, meaning, note in ABILITY_KEYS
    ]
    needed = " ".join(
        f"A {kind} has at least one of {word_list(keys)}." for kind, keys in card_file.NEEDED.items() if len(keys) > 1
    )
    return (
        f"## Keys that say when\n\n{table(('key', 'on a', 'when it happens', 'also'), rows)}\n{needed}\n\n"
        "`when` is followed by `play`, `acquire` or `defeat`; then, where it matters, by a faction, by `hero`, "
        "`construct`, `monster` or `card`, and by `in center row`; then by `, once per turn` (the first time "
        "while this card is in play) or `, first each turn` (the first time in the turn, even if this card was not in "
        "play then; only after `when defeat monster in center row`).\n"
    )


def steps_section() -> str:
    return (
        "## Steps\n\n"
        "Phrases happen in the order in which they stand. They share a line, separated by `;`, or each is an item of "
        "a list. A step with a condition is an item of its own and has one phrase:\n\n"
        "```yaml\n"
        "play:\n"
        "  - gain 2 power; draw 1\n"
        "  - with 2 or more constructs: draw 1\n"
        "```\n\n"
        "`energize 3 instead` replaces the one phrase before it, here `draw 1`; a second one replaces what the first "
        "has left, so the higher number comes last:\n\n"
        "```yaml\n"
        "play:\n"
        "  - gain 2 power; draw 1\n"
        "  - energize 3 instead: draw 2\n"
        "  - energize 5 instead: draw 3\n"
        "```\n\n"
        "Under `use` each item is an ability of its own, used or left as its owner likes; so nothing is replaced there.\n"
    )


def verbs_section(title: str, meaning: str, entries: Mapping[str, Verb]) -> str:
    anywhere = EFFECTS if entries is VERBS else ()
    return f"## {title}\n\n{meaning}\n\n{verbs_table(VOCABULARY, entries, anywhere)}"


def slots_section() -> str:
    return (
        f"## What stands in the braces\n\n{slots_table(VOCABULARY)}\n"
        "`rune`, `card` and `slot` follow 1, `runes`, `cards` and `slots` any other number. Factions have a capital "
        "letter in phrases.\n"
    )


def mistakes_section() -> str:
    """Messages as the loader really writes them."""
    parts = ["## What mistakes look like\n"]
    for what, example, right, wrong in MISTAKES:
        assert right in example, f"{right!r} does not stand in the example"
        parts.append(f"{what[:1].upper()}{what[1:]}:\n\n```\n{message(LANGUAGE, example.replace(right, wrong))}\n```\n")
    return "\n".join(parts)


def checks_section() -> str:
    return (
        "## What else is refused\n\n"
        "- a key that is unknown, missing or stands twice; a value of the wrong kind\n"
        "- tabs, anchors (`&`), aliases (`*`), tags (`!`), a second document\n"
        f"- a file that is not UTF-8, is empty or has more than {LARGEST_FILE} bytes\n"
        f"- more than {LONGEST} phrases under one key\n"
        "- the number 0 in a phrase\n"
        "- a Monster to be acquired or to cost fewer Runes\n"
        "- `constructs count as Mechana`, `may keep …` and `a card with treasure beneath costs …` on anything but a "
        "Construct; `cannot be copied` on anything but a Hero\n"
        "- `fate`, `trophy` and `nothing with … energy` on a card that does not come from the center deck\n"
        "- `copy it again` with no copying before it; `may put it into play` for anything but Constructs; either `may put "
        "it …` beside another step\n"
        "- a trigger that can never happen, such as `when defeat hero`\n"
    )
