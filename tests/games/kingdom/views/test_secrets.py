"""Nothing of an undiscovered card, and nothing of the order of the deck, is in what the player may see or read (K-R.27)."""

import json
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import deckwright as dw
from deckwright.cards.loader import load_text
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import chacha
from deckwright.table.rulesets import replaced_set

SET = "vale-of-orrin"
ACTIONS = 260
LANGS = ("en", "pt", "pl", "ru")


def actions(seed: int) -> list[str]:
    """What somebody does at random at the beginning of a kingdom."""
    game, chance = dw.new("kingdom", seed=seed), random.Random(seed)
    for _ in range(ACTIONS):
        game.play(chance.choice(game.actions()))
    return list(game.history)


def replayed(seed: int, texts: list[str]) -> Iterator[Any]:
    """The same kingdom, moment by moment."""
    game = dw.new("kingdom", seed=seed)
    yield game
    for text in texts:
        game.play(text)
        yield game


def seen(game: Any, langs: tuple[str, ...]) -> str:
    """All that the player is shown, and all that he may read."""
    views = [game.view(0), game.view(0, memory_aids=False), game.view(None)]
    told = [str(event) for event in game.events(0)]
    return json.dumps([views, [game.faces(lang) for lang in langs], told], ensure_ascii=False)


def altered(text: str, spared: set[int]) -> str:
    """The card file with all other cards as different as can be: names, keywords, production, fame, chronicle."""
    blocks = re.split(r"(?m)^(?=  - number: )", text)
    for place, block in enumerate(blocks[1:], 1):
        numbers = {int(n) for n in re.findall(r"\d+", " ".join(re.findall(r"(?:number|copies): (.*)", block)))}
        if numbers & spared:
            continue
        block = re.sub(r"\{en: ([^,}]+)", r"{en: Strange \1", block)
        block = re.sub(r"(?m)^( +en: )(?=\w)", r"\1Strange ", block)
        block = re.sub(r"(?m)^( +keywords: )person", r"\1person, item", block)
        block = re.sub(r"(?m)^( +produces: )coin$", r"\1wood", block)
        blocks[place] = re.sub(r"(?m)^( +fame: )\d+$", r"\g<1>7", block)
    return "".join(blocks)


@pytest.mark.parametrize("seed", [2, 3])
def test_sets_that_differ_in_undiscovered_cards_alone_look_equal(seed: int) -> None:
    texts = actions(seed)
    told = [seen(game, LANGS if n % 40 == 0 else ("en",)) for n, game in enumerate(replayed(seed, texts)) if n % 8 == 0]
    *_, last = replayed(seed, texts)
    read = {face["number"] for face in last.faces("en")}
    assert 15 < len(read) < 90
    source = (files(LANGUAGE.package) / "sets" / f"{SET}.yaml").read_text(encoding="utf-8")
    other = load_text(LANGUAGE, altered(source, read), f"{SET}.yaml")
    before = load_text(LANGUAGE, source, f"{SET}.yaml")
    assert sum(one.content() != two.content() for one, two in zip(other.cards, before.cards, strict=True)) > 30
    with replaced_set(other):
        again = [
            seen(game, LANGS if n % 40 == 0 else ("en",)) for n, game in enumerate(replayed(seed, texts)) if n % 8 == 0
        ]
        assert "Strange" in json.dumps([card.text() + card.name() for card in dw.cards("kingdom")])
    assert again == told


def test_states_that_differ_in_hidden_order_and_key_alone_look_equal() -> None:
    chance = random.Random(5)
    for n, game in enumerate(replayed(5, actions(5))):
        if n % 9 or game.over:
            continue
        told = seen(game, ("en",))
        other, s = game.copy(), game.state.copy()
        first, count = st.DECK + int(s[st.KNOWN_BOTTOM]), int(s[st.DECK_COUNT])
        last = st.DECK + count - max(1, int(s[st.KNOWN_TOP]))
        hidden = s[first:last].tolist()
        chance.shuffle(hidden)
        s[first:last] = hidden
        s[chacha.KEY : chacha.KEY + chacha.KEY_CELLS] = chance.sample(range(32_000), chacha.KEY_CELLS)
        other.state = s
        assert seen(other, ("en",)) == told
        assert game.determinize(0, seed=n).view(0) == game.view(0)
        assert game.determinize(0, seed=n).faces("en") == game.faces("en")


def test_faces_never_hold_a_card_that_lies_unread_in_the_box() -> None:
    for n, game in enumerate(replayed(6, actions(6))):
        if n % 5:
            continue
        view = game.view(0)
        numbers = {face["number"] for face in game.faces("ru")}
        assert numbers == {*range(1, 139)} - {*view["box"]} | {*view["read"]} | {136, 137, 138} | {
            *view.get("offered", ())
        }


def test_an_undiscovered_number_is_refused_as_one_that_there_is_not() -> None:
    game: Any = dw.new("kingdom", seed=1)
    for ask in (game.card, game.fame):
        said = []
        for number in (99, 9_999):
            with pytest.raises(dw.NotFound) as refused:
                ask(number)
            said.append(str(refused.value).replace(str(number), "N"))
        assert said[0] == said[1]
    for odd in ("12", None, 2.5, True):
        with pytest.raises(dw.NotFound, match="There is no card"):
            game.card(odd)
