"""The part "Enter your own box" of `docs/kingdom-language.md`: a small set from zero, which the generator checks and plays."""

import random
from typing import Any

import deckwright as dw
from deckwright.cards.loader import load_text
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.table.rulesets import PackText

SEED = 7
MOST_ACTIONS = 3_000
BOX = """game: kingdom
set: my-box
name: {en: My Box}
start: 1-6
sequence: 7-14
per round: 2
gate: 8
final: 14
stickers: {1: 4, 8: 4}
titles:
  0: {en: Camp}
  15: {en: Town}
cards:
  - number: 1
    copies: 2, 3
    stage 1:
      name: {en: Field}
      keywords: land
      produces: coin
      upgrade down to 2: 2 coin
    stage 2:
      name: {en: Farm}
      keywords: land
      produces: coin, coin
      fame: 1
  - number: 4
    copies: 5, 6
    stage 1:
      name: {en: Grove}
      keywords: land
      produces: wood
  - number: 7
    choose side: 1 / 4
    stage 1:
      name: {en: Camp by the Ford}
      keywords: building
      produces: wood
    stage 4:
      name: {en: Camp on the Hill}
      keywords: building
      produces: stone
  - number: 8
    kind: scroll
    stage 1:
      name: {en: First Letter}
    discovered:
      - add sticker 1 to 1 land of the kingdom
      - discover 15
  - number: 9
    stage 1:
      name: {en: Poachers}
      keywords: enemy
      flags: red
      fame: -2
      forced ambush when played:
        - block 1 other friendly card in play
      passive hire:
        - pay 2 coin
        - defeat this
        - turn this down
    stage 2:
      name: {en: Foresters}
      keywords: person
      produces: wood
      fame: 2
  - number: 10
    stage 1:
      name: {en: Chapel Works}
      keywords: building
      flags: permanent
      fame: 2 per ticked box of this
      boxes: 4 in order
      box 2: add sticker 8 to 1 friendly card of the kingdom
      time build:
        - pay 2 wood
        - tick this
  - number: 11
    copies: 12, 13
    stage 1:
      name: {en: Pedlar}
      keywords: person
      produces: coin/wood
      fame: 1
  - number: 14
    stage 1:
      name: {en: First Winter}
      keywords: event
      flags: red
  - number: 15
    stage 1:
      name: {en: Miller}
      keywords: person
      produces: coin
      fame: 3
  - number: 16
    kind: expansion
    rounds: 2
    discover: 0
    permanents: 0
    banish: 2
    finish:
      - write 2 per ticked box of this on the kingdom
    stage 1:
      name: {en: The Bridge}
      flags: permanent
      boxes: 2 in order, shared
      time span:
        - pay 2 wood
        - tick this
"""
TEXT = """## Enter your own box

Who owns a box of such a game can enter it, from zero, as a set that is played alone. This one is small and complete; the
program that writes this page has checked it and played it to its score and through its expansion.

```yaml
{box}```

**Numbers.** The number on a card is its number here; cards that say the same share an entry with `copies`. `start` are the
numbers that lie in the deck at first, `sequence` those that come in order, so many `per round`. Every other number waits in the
box until a card discovers it (15, by the letter) or an expansion is chosen (16). A stage is a face: 1 front, 2 front upside
down, 4 back, 3 back upside down, as ↓ and → turn them. Stickers and boxes keep their printed numbers; `gate` closes the restart,
`final` makes the round the last one.

**Facts only.** Write numbers, costs, icons and what a card does in the phrases below; the text on the card is made from them, in
four languages. Do not copy sentences or pictures of others, and give your own names if you share the file. A name may be in one
language; others show that one.

**Check, play, save, share.**

```text
$ deckwright cards check my-box.yaml
my-box.yaml: {count} cards, all well
$ deckwright play --ruleset my-box --packs my-box.yaml
$ deckwright cards show 9 --set my-box.yaml --spoilers
```

A set that uses numbers of the Vale of Orrin is played alone; `cards check` says so. In Python:

```python
kingdom = dw.Kingdom.found("Ford", seed={seed}, packs=["my-box.yaml"], ruleset="my-box")
kingdom.game.play("pass")
data = kingdom.save()  # the card file is inside: `dw.Kingdom.load(data)` needs nothing else
```

Somebody else needs only the file: in his folder of packs it is one more set. A card can be tried at once:

```python
game = dw.scenario("my-box", play=[9, 1], pool={{"coin": 2}}, packs=["my-box.yaml"], seed=1)
game.play("use 9 hire")
```

"""


def own_box() -> str:
    """This part of the page; the set in it is played."""
    cards = load_text(LANGUAGE, BOX, "my-box.yaml").cards
    played_through()
    return TEXT.format(box=BOX, count=len(cards), seed=SEED)


def played_through() -> dw.Kingdom:
    """A kingdom of this set after its score and its expansion."""
    packs: list[Any] = [PackText("my-box.yaml", BOX)]
    kingdom = dw.Kingdom.found("Ford", seed=SEED, packs=packs, ruleset="my-box")
    play_out(kingdom.game)
    kingdom.expand(16)
    play_out(kingdom.game)
    return dw.Kingdom.load(kingdom.save())


def play_out(game: dw.Game) -> None:
    """Play by chance to the end, passing only where nothing else is left."""
    chance = random.Random(SEED)
    for _ in range(MOST_ACTIONS):
        if game.over:
            return
        legal = game.actions()
        game.play(chance.choice([one for one in legal if one.text != "pass"] or legal))
    raise AssertionError("this game should have come to its end")
