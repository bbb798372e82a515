"""How to write a card: the designer's guide, made from the same entries that read the cards.

`python -m deckwright.cards.guide` writes it to docs/card-language.md.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from deckwright.cards import card_file, ops
from deckwright.cards.compiler import phrase_keywords
from deckwright.cards.errors import BadCards
from deckwright.cards.hints import filled
from deckwright.cards.loader import SIZES, load_text
from deckwright.cards.model import LANGUAGES
from deckwright.cards.phrases import LONGEST, listed, parse_phrase
from deckwright.cards.sheet import LARGEST_FILE
from deckwright.cards.templates import slot_names
from deckwright.cards.verbs import CONDITIONS, SLOTS, STANDING, VERBS, Verb

PAGE = Path("docs/card-language.md")

EXAMPLE = """\
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

# Mistakes that show what a message looks like: what is replaced in the example, and by what.
MISTAKES = (
    ("a phrase that does not exist", "draw 1\n\n", "draws 1\n\n"),
    ("a word that does not agree with its number", "gain 1 rune\n", "gain 1 runes\n"),
    ("a word that cannot stand there", "from center row", "from deck"),
    ("a key that does not exist", "honor: 2", "honour: 2"),
    ("a phrase under the wrong key", "play: gain 1 power", "play: pay 4 runes to gain 3 honor"),
    ("a number that is none", "cost: 5", "cost: five"),
)

SET_KEYS = (
    ("`set`", "yes", "the id of the set: small letters, digits and hyphens"),
    ("`name`", "yes", f"names by language ({', '.join(LANGUAGES)}); `en` must be there"),
    ("`size`", "no", f"{listed(SIZES)}; `promo` when left out"),
    ("`cards`", "yes", "the list of cards"),
)
CARD_KEYS = (
    ("`id`", "yes", "small letters, digits and hyphens; no other card of the set has it"),
    ("`name`", "yes", "names by language; `en` must be there and stands in for a missing one"),
    ("`official`", "no", "the languages, beside English, whose name is the publisher's: `[pt, pl]`"),
    ("`hero` or `construct`", "one type", f"the faction: {listed(card_file.FACTIONS)}"),
    ("`monster`", "one type", "the word `power`"),
    ("`origin`", "no", f"{listed(ops.ORIGINS)}; `center` when left out"),
    ("`cost`", "unless starting", f"0 to {card_file.HIGHEST}: Runes, or Power for a Monster"),
    ("`honor`", "no", f"0 to {card_file.HIGHEST}: Honor at the end of the game; 0 when left out; not for a Monster"),
    ("`copies`", "yes", f"1 to {card_file.MOST_COPIES}; of a starting card, for each player"),
    ("`rulings`", "no", "ids of the rulings that decide doubtful cases, the most important first: `[R-122]`"),
)
ABILITY_KEYS = (
    ("`play`", "when the card is played", ""),
    ("`use`", "once per turn, when its owner likes", f"at most {ops.MAX_USES} abilities, each an item of the list"),
    ("`reward`", "when the Monster is defeated", "every Monster has one"),
    ("`unite Void hero`", "once in the turn, when another Hero of that faction is played before or after",
     "at most one"),
    ("`when play Mechana construct, once per turn`", "by itself, while the card is in play", "at most one"),
    ("`always`", "as long as the card lies there", "standing phrases only"),
)  # fmt: skip


def designer_guide() -> str:
    """The guide as Markdown."""
    sections = [
        opening(), set_section(), ability_section(), steps_section(),
        verbs_section("Phrases", "What a card does. They stand under the keys named beside them.", VERBS),
        verbs_section("Conditions", "A step `condition: phrase` does nothing where the condition does not hold.",
                      CONDITIONS),
        verbs_section("Standing phrases", "They stand under `always` and have no condition.", STANDING),
        slots_section(), mistakes_section(), checks_section(),
    ]  # fmt: skip
    return "\n".join(sections)


def opening() -> str:
    load_text(EXAMPLE)  # what is shown here works
    return (
        "# How to write a card\n\n"
        "<!-- Written by `python -m deckwright.cards.guide`; change src/deckwright/cards/verbs.py or guide.py. -->\n\n"
        "A set is a YAML file. Nothing in it is a program: a card says what it does in phrases of a small, closed "
        "language. Text, rules and keywords of the card come from these phrases.\n\n"
        f"```yaml\n{EXAMPLE}```\n\n"
        "`deckwright cards check my-first-set.yaml` says what is wrong with it, or that all is well.\n"
    )


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [tuple(headings), *(tuple(row) for row in rows)]
    lines.insert(1, tuple("---" for _ in lines[0]))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def set_section() -> str:
    headings = ("key", "needed", "what it holds")
    return (
        f"## Keys of the file\n\n{table(headings, SET_KEYS)}\n"
        f"## Keys of a card\n\n{table(headings, CARD_KEYS)}\n"
        "A value is text or a whole number. `no`, `on` and `yes` are words like any other. A text with `: ` or `#`, "
        "or a name with a comma inside `{ }`, stands in quotes.\n"
    )


def ability_section() -> str:
    types = {
        word: [kind for kind, keys in card_file.ABILITY_KEYS.items() if word in keys] for word in card_file.ABILITIES
    }
    rows = [
        (key, listed(types[re.sub(r"\W", " ", key).split()[0]]), meaning, note) for key, meaning, note in ABILITY_KEYS
    ]
    needed = " ".join(
        f"A {kind} has at least one of {listed(keys)}." for kind, keys in card_file.NEEDED.items() if len(keys) > 1
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
        "play: gain 1 power; draw 1\n"
        "```\n\n"
        "```yaml\n"
        "play:\n"
        "  - gain 2 power\n"
        "  - with 2 or more constructs: draw 1\n"
        "```\n\n"
        "Under `use` each item is an ability of its own, used or left as its owner likes.\n"
    )


def verbs_section(title: str, meaning: str, entries: Mapping[str, Verb]) -> str:
    return f"## {title}\n\n{meaning}\n\n" + "\n".join(verb_entry(verb) for verb in entries.values())


def verb_entry(verb: Verb) -> str:
    """One phrase: how it is written, what it means, an example, where it stands, which rules it follows."""
    lines = [f"### `{verb.template}`\n", f"{verb.meaning}\n"]
    if slot_names(verb.template):
        lines.append(f"- For example: `{next(filled(verb.template, ('2', '3')))}`")
    if verb.name in VERBS:
        keys = ("when acquire …",) if verb.name == "may-put-into-hand" else verb.used_by
        lines.append(f"- Stands under: {', '.join(f'`{key}`' for key in keys)}")
    if verb.asks:
        lines.append("- Somebody chooses.")
    words = keywords_of(verb)
    if words:
        lines.append(f"- Keywords: {', '.join(words)}")
    lines.append(f"- Rules: {', '.join(verb.rules)}\n")
    return "\n".join(lines)


def keywords_of(verb: Verb) -> list[str]:
    """Every keyword that the phrase can give a card."""
    if verb.name in CONDITIONS:
        return sorted(verb.keywords)
    table = {verb.name: verb}
    phrases = [parse_phrase(text, table) for text in filled(verb.template, ())]
    return sorted({word for phrase in phrases if phrase is not None for word in phrase_keywords(phrase)})


def slots_section() -> str:
    rows = [(f"`{{{name}}}`", slot.shown) for name, slot in SLOTS.items()]
    return (
        f"## What stands in the braces\n\n{table(('slot', 'what it takes'), rows)}\n"
        "`rune` and `card` follow 1, `runes` and `cards` any other number. Factions have a capital letter in phrases.\n"
    )


def mistakes_section() -> str:
    """Messages as the loader really writes them."""
    parts = ["## What mistakes look like\n"]
    for what, right, wrong in MISTAKES:
        parts.append(f"{what[0].upper()}{what[1:]}:\n\n```\n{message(EXAMPLE.replace(right, wrong))}\n```\n")
    return "\n".join(parts)


def message(text: str) -> str:
    try:
        load_text(text, "my-first-set.yaml")
    except BadCards as error:
        return str(error)
    raise AssertionError("this example should be refused")


def checks_section() -> str:
    return (
        "## What else is refused\n\n"
        "- a key that is unknown, missing or stands twice; a value of the wrong kind\n"
        "- tabs, anchors (`&`), aliases (`*`), tags (`!`), a second document\n"
        f"- a file that is not UTF-8, is empty or has more than {LARGEST_FILE} bytes\n"
        f"- more than {LONGEST} phrases under one key\n"
        "- the number 0 in a phrase\n"
        "- a Monster to be acquired or to cost fewer Runes\n"
        "- `constructs count as Mechana` and `may keep …` on anything but a Construct\n"
        "- a trigger that can never happen, such as `when defeat hero`\n"
    )


def main(arguments: list[str]) -> None:
    """Write the guide to docs/, or to the file that is named."""
    page = Path(arguments[0]) if arguments else PAGE
    page.write_text(designer_guide(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
