"""Writes `docs/kingdom-language.md`: how a card of Kingdom is written, from the entries that read it."""

from collections.abc import Mapping
from typing import Any

import deckwright as dw
from deckwright.cards.errors import BadCards
from deckwright.cards.loader import load_text
from deckwright.cards.model import LANGUAGES
from deckwright.cards.vocabulary import Verb
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.phrases import example_of
from deckwright.games.kingdom.cards.verbs import CONDITIONS, PRICES, SLOTS, STANDING, VERBS
from deckwright.table.rulesets import PackText
from generators.kingdom_box import SEED, own_box, play_out
from generators.phrase_tables import table

PACK = """game: kingdom
set: two-mills
name: {en: Two Mills}
keywords:
  mill: {en: Mill, plural: mills, pt: Moinho, pl: Młyn, ru: Мельница}
start: 203-206
sequence: 201-202
per round: 1
final: 202
cards:
  - number: 201
    choose side: 1 / 4
    stage 1:
      name: {en: Stream, pt: Riacho, pl: Strumień, ru: Ручей}
      keywords: land
      produces: coin
      upgrade down to 2: 2 wood + 1 stone
    stage 2:
      name: {en: Water Mill, pt: Moinho de Água, pl: Młyn wodny, ru: Водяная мельница}
      keywords: building, mill
      produces: coin, wood/good
      fame: 2
      passive grind:
        - pay 1 wood
        - gain 1 coin
      optional sluice when end of turn, 1 per round:
        - keep up to 2 other lands in play
    stage 4:
      name: {en: Hill, pt: Colina, pl: Wzgórze, ru: Холм}
      keywords: land
      produces: stone
      upgrade down to 3: 2 wood + 2 stone
    stage 3:
      name: {en: Windmill, pt: Moinho de Vento, pl: Wiatrak, ru: Ветряная мельница}
      keywords: building, mill
      produces: coin
      fame: 1 per mill of the kingdom + 1 per 3 lands of the kingdom, at most 6
      once mend:
        - boost 1 other building with production in play
  - number: 202
    stage 1:
      name: {en: Winter, pt: Inverno, pl: Zima, ru: Зима}
      keywords: event
      flags: red
  - number: 203
    copies: 204, 205, 206
    stage 1:
      name: {en: Clearing, pt: Clareira, pl: Polana, ru: Поляна}
      keywords: land
      produces: wood/stone
"""
MISTAKE = PACK.replace("keep up to 2 other lands in play", "keep up to 2 other land in play")
PAGE = """# Cards of Kingdom

<!-- Written by `make docs` from `games/kingdom/cards`: change the entries there, not this page. -->

A set is a YAML file; its first line says `game: kingdom`. A card has a number and up to four stages. What it does is said in
phrases of a closed language. From the same phrases come the program that the rules run and the text on the card, so both
always agree. Every mistake is shown with line, column and a hint, all at once.

## A whole pack

```yaml
{pack}```

It is a small game of its own: four clearings begin, 201 comes with the second round, 202 makes the third the last.
`deckwright play --ruleset two-mills --packs two-mills.yaml` plays it. A set without `start` joins another one,
`--ruleset kingdom+more`; its cards come when a card discovers them.

The text of 201, as made from it:

{texts}
{box}## The file

| key | what it holds |
| --- | --- |
| `set`, `name` | the id of the set; its name by language |
| `keywords` | further keywords, each with its names in four languages and the English plural |
| `start`, `sequence`, `per round` | the numbers that begin, those that come round by round, and how many a round |
| `gate`, `final` | the card that closes the restart; the card that makes a round the last. A pack needs neither |
| `stickers` | how many of each sticker the set brings |
| `titles` | from which score which title |
| `cards` | the cards |

## A card

| key | what it holds |
| --- | --- |
| `number`, `copies` | its serial number; further numbers with the same definition |
| `kind` | {kinds} |
| `choose side` | two stages, of which one is chosen when the card is discovered |
| `stage 1` … `stage 4` | its stages; ↓ swaps 1 and 2, 3 and 4; → swaps 1 and 4, 2 and 3 |
| `discovered` | what a scroll does |
| `rounds`, `discover` | of an expansion: how many rounds, and how many cards a round |
| `permanents`, `banish`, `finish` | of an expansion: what is banished at its beginning, and what happens at its end |
| `protect` | `destroy`, `banish`: this card cannot be |
| `chronicle` | a story line by language; no rules |

A stage has `name`, `keywords`, `flags` ({flags}), `produces`, `fame`, `upgrade down to 2`, `boxes: 8 in order`,
`box 3`, and effects: an icon, a name, perhaps `when`, perhaps a limit.

Icons: {icons}. When: {triggers}. Limits: `, 1 per turn`, `, 3 per round`, `, 1 per game`.

## Phrases

{verbs}
### Prices

They stand before the steps; an effect that cannot be paid is not offered.

{prices}
### Conditions

`- if a noble is in play: block 1 noble in play`, then perhaps `- otherwise: …`.

{conditions}
### Standing phrases

They hold as long as the card lies in play unblocked, or with the permanents; only under `passive`.

{standing}
### What stands in a phrase

{slots}
Cards are meant by how many, what and where: `1 other friendly card in play`, `up to 2 lands or buildings in discard`,
`all soldiers in play`, `all but 1 building in play`, `1 land not at stage 1 in play`, `2 cards with production of the kingdom`,
`1 friendly card with the largest production in play`. Nothing picks its own source or a blocked card. What is counted stands
behind `per`: `1 coin per 2 faith cards of the kingdom, at most 6`, `3 per ticked box of this`.

## When something is wrong

```text
{mistake}
```

A set is also checked as a whole: every stage can be reached, no passive exchange gives back what it took, and no cards bring each
other back into the deck for ever.
"""


def kingdom_guide() -> str:
    """The whole page."""
    pack = load_text(LANGUAGE, PACK, "two-mills.yaml")
    packs: list[Any] = [PackText("two-mills.yaml", PACK)]
    alone = dw.new("two-mills", seed=SEED, packs=packs)
    play_out(alone)
    assert "201" in [event.card for event in alone.log if event.kind == "discover"]
    texts = "".join(f"```text\n{LANGUAGE.words(lang).card(pack.cards[0])}\n```\n\n" for lang in LANGUAGES)
    return PAGE.format(
        pack=PACK, texts=texts, box=own_box(), kinds=quoted(ops.CARD_KINDS), flags=quoted(ops.FLAGS), icons=quoted(ops.ICONS[1:]),
        triggers=quoted(ops.TRIGGERS[1:]), verbs=phrases(VERBS), prices=phrases(PRICES), conditions=phrases(CONDITIONS),
        standing=phrases(STANDING), slots=table(("slot", "for example"), slots()), mistake=message(MISTAKE),
    )  # fmt: skip


def quoted(words: Mapping[str, int] | tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def phrases(entries: Mapping[str, Verb]) -> str:
    rows = ((f"`{safe(verb.template)}`", verb.meaning, ", ".join(verb.rules)) for verb in entries.values())
    return table(("phrase", "what it means", "rules"), rows)


def slots() -> list[tuple[str, str]]:
    return [(f"`{{{name}}}`", safe(slot.shown)) for name, slot in SLOTS.items() if example_of(name)]


def safe(text: str) -> str:
    """A text as a cell of a table may hold it."""
    return text.replace("|", "\\|")


def message(text: str) -> str:
    """What is said about a card file with a mistake in it."""
    try:
        load_text(LANGUAGE, text, "two-mills.yaml")
    except BadCards as error:
        return str(error)
    raise AssertionError("this example should be refused")
