"""Card files for tests: one card of each type, and what to say of a file that is refused."""

import pytest

from deckwright.cards.errors import BadCards
from deckwright.cards.loader import load_text
from deckwright.games.ascension.cards.language import LANGUAGE

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
TREASURE = """\
  - id: sun-coin
    name: {en: Sun Coin}
    treasure: none
    origin: treasure
    copies: 40
    per set: {large: 20, small: 10}
    play: gain 1 energy; draw 1
"""


def refused(text: str) -> BadCards:
    with pytest.raises(BadCards) as caught:
        load_text(LANGUAGE, text, "my-set.yaml")
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
