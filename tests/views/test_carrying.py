"""A saved game never goes on with another card's effect: at every kind of frame, whatever became of the cards.

An effect that is under way goes on just as it would have, or the game goes back to before it and says so.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest

import deckwright as dw
from deckwright.cards.loader import load_text
from deckwright.cards.model import Step
from deckwright.cards.set_file import content_hash
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.cards.model import Ability, Card, CardSet
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table.steps import effects_on
from deckwright.kernel import stack
from deckwright.table.events import AS_IT_WAS, CUT_SHORT, RULES, TAKEN_BACK
from deckwright.table.rulesets import known_sets, packs_of, replaced_set
from deckwright.table.saved import unpack_state
from deckwright.table.snapshots import is_quiet
from tests.older_games.record import KINDS, named, shape_of, shortest

HERO = """
set: extra
name: {en: Extra}
cards:
  - id: extra-hero
    name: {en: Extra}
    hero: void
    cost: 1
    copies: 1
    play: gain 3 power; draw 2
"""
EXTRA: tuple[Step, ...] = load_text(LANGUAGE, HERO).cards[0].abilities[0].steps
RUNNING = ("play", "enter", "use", "reward", "trophy", "unite", "when", "fate")
LONGEST = 40  # answers to the end of an effect

Change = Callable[[Ability], Ability | None]
CHANGES: dict[str, Change] = {
    "longer at its end": lambda ability: replace(ability, steps=(*ability.steps, EXTRA[0])),
    "longer at its beginning": lambda ability: replace(ability, steps=(EXTRA[0], *ability.steps)),
    "longer on both sides": lambda ability: replace(ability, steps=(*EXTRA, *ability.steps, *EXTRA)),
    "shorter at its end": lambda ability: replace(ability, steps=ability.steps[:-1]) if ability.steps[1:] else None,
    "shorter at its beginning": lambda ability: (
        replace(ability, steps=ability.steps[1:]) if ability.steps[1:] else None
    ),
    "turned round": lambda ability: replace(ability, steps=ability.steps[::-1]) if ability.steps[1:] else None,
    "another": lambda ability: replace(ability, steps=EXTRA),
}


@dataclass
class Count:
    """What became of the games."""

    exact: int = 0
    back: int = 0
    wrong: int = 0


def changed_card(card: Card, change: Change) -> Card | None:
    """The card with all that it does changed; `None` if nothing of it can be."""
    abilities = [change(ability) if ability.when in RUNNING else ability for ability in card.abilities]
    if any(ability is not None and not is_whole(ability) for ability in abilities):
        return None
    if copies(card.abilities) != copies([ability for ability in abilities if ability is not None]):
        return None  # a card that copies cannot be copied: other answers, and rightly so (V-200)
    if None in abilities or not any(ability.when in RUNNING for ability in card.abilities):
        return None
    return replace(card, abilities=tuple(ability for ability in abilities if ability is not None))


def copies(abilities: Sequence[Ability]) -> bool:
    return any(step.phrase.verb.startswith("copy") for ability in abilities for step in ability.steps)


def is_whole(ability: Ability) -> bool:
    """A step that replaces another, or repeats a copy, stands behind it."""
    first = ability.steps[0]
    verbs = [step.phrase.verb for step in ability.steps]
    if "copy-again" in verbs and not any(verb.startswith("copy") for verb in verbs[: verbs.index("copy-again")]):
        return False
    return first.condition is None or "instead" not in first.condition.verb


def with_card(used: CardSet, card: str, change: Change | None) -> CardSet | None:
    """The set with this card changed, or without it; `None` if that is not possible."""
    found = [one if one.id != card else changed_card(one, change) if change else None for one in used.cards]
    cards = [one for one in found if one is not None]
    if change is not None and len(cards) < len(found):
        return None
    by_id = {one.id: one for one in cards}
    return replace(used, cards=tuple(cards), by_id=by_id, content_hash=content_hash(cards, (used.size, used.rival)))


@contextmanager
def cards_changed(card: str, change: Change | None) -> Iterator[bool]:
    """Inside this block every built-in set has this card changed; says whether any has it, and can be so."""
    with ExitStack() as changed:
        sets = [with_card(used, card, change) for used in known_sets(KIND).values() if card in used.by_id]
        for one in sets:
            if one is not None:
                changed.enter_context(replaced_set(one))
        yield bool(sets) and None not in sets


def told(game: dw.Game, since: int) -> list[tuple[Any, ...]]:
    """What happened, without the rulings that are cited."""
    return [(e.kind, e.player, e.card, e.source, e.amount, e.resource, e.zones, e.other) for e in game.log[since:]]


def finish(game: dw.Game, level: int) -> list[tuple[Any, ...]]:
    """Answer until the frame at this level is done; what happened, and what was asked."""
    since, asked = len(game.log), []
    for _ in range(LONGEST):
        if game.over or int(game.state[stack.HEIGHT]) <= level:
            break
        asked.append(tuple(action.text for action in game.actions()))
        game.play(game.actions()[-1])
    return told(game, since) + asked


def cards_on(game: dw.Game) -> dict[str, int]:
    """The cards whose effects are under way, each with the level above which its frames lie.

    What has not begun yet, such as Fate that waits, goes by the cards of today.
    """
    levels: dict[str, int] = {}
    for effect in effects_on(game.state, game.ruleset):
        levels.setdefault(effect.card, effect.level)
    if not levels and (source := int(game.state[stack.top(game.state) + stack.SOURCE])) >= 0:
        levels[game.ruleset.ids[source]] = int(game.state[stack.HEIGHT]) - 1
    waiting = game.state[st.FATES :][: int(game.state[st.FATE_COUNT]) * st.FATE_CELLS : st.FATE_CELLS].tolist()
    return {card: level for card, level in levels.items() if game.ruleset.number[card] not in waiting}


def try_change(saved: dict[str, Any], card: str, change: Change, level: int, count: Count) -> None:
    """Load the game where this card has changed: it goes on as it would have, or goes back and says so."""
    with cards_changed(card, change) as possible:
        if not possible:
            return
        again = dw.load(saved)
        how = next(event.amount for event in reversed(again.log) if event.kind == RULES)
        if how == AS_IT_WAS:
            found = finish(again, level)
    if how == TAKEN_BACK:
        before = unpack_state(saved["checkpoint"]["before"]["state"], KIND.table.saves)
        count.back += 1
        count.wrong += not is_quiet(again.state) and not is_quiet(before)
        return
    assert how == AS_IT_WAS
    count.exact += 1
    count.wrong += found != finish(dw.load(saved), level)


GAMES = {named(shape): saved for shape, saved in shortest().items() if not saved["packs"]}


@pytest.mark.parametrize("name", [name for name in GAMES if " " in name])
def test_no_effect_becomes_another_whatever_became_of_its_card(name: str) -> None:
    saved, count = GAMES[name], Count()
    game = dw.load(saved)
    for card, level in cards_on(game).items():
        for change in CHANGES.values():
            try_change(saved, card, change, level, count)
    try_change(saved, "apprentice", CHANGES["longer on both sides"], 1, count)  # all places of the program move
    assert count.wrong == 0
    assert count.exact >= 1
    assert bool(effects_on(game.state, game.ruleset)) <= (count.back > 0), "a changed rest is never taken for the same"


def test_every_kind_of_frame_is_tried() -> None:
    shapes = {kind for saved in GAMES.values() for kind in shape_of(dw.load(saved))}
    assert {*KINDS} - shapes == {fr.END_PHASE, fr.KEEP_CARDS, fr.DISCARD_ROUND}  # below, with cards of one's own


@pytest.mark.parametrize("name", [name for name in GAMES if " " in name][::6])
def test_a_game_without_one_of_its_cards_is_refused_in_words(name: str) -> None:
    for card in cards_on(dw.load(GAMES[name])):
        with cards_changed(card, None), pytest.raises(dw.BadSave, match="other cards than the ruleset now has"):
            dw.load(GAMES[name])


# Cards of one's own.

PACK = """
set: own
name: {{en: Own}}
cards:
  - id: a-neighbour
    name: {{en: Neighbour}}
    hero: void
    cost: 1
    copies: 1
    play: {neighbour}

  - id: own-hero
    name: {{en: Own Hero}}
    hero: void
    cost: 2
    copies: 1
    play: {hero}

  - id: own-memory
    name: {{en: Own Memory}}
    construct: mechana
    cost: 2
    copies: 1
    always: may keep 2 cards in hand at end of turn

  - id: own-omen
    name: {{en: Own Omen}}
    hero: void
    cost: 2
    copies: 1
    play: gain 1 power
    fate: {fate}
"""
PLAIN = {
    "neighbour": "gain 1 rune",
    "hero": "may banish 1 card from hand; gain 2 honor; draw 1",
    "fate": "every player discards 1 card; gain 1 honor",
}


def pack(**parts: str) -> dw.table.rulesets.PackText:
    return dw.table.rulesets.PackText("own.yaml", PACK.format(**{**PLAIN, **parts}))


def own_game(*texts: str, **position: Any) -> dw.Game:
    from tests.talk import given, when

    return when(given(packs=[pack()], **position), *texts)


def banishing() -> dw.Game:
    return own_game("play own-hero", hand=["own-hero", "mystic", "militia"], deck=["apprentice"])


def test_the_rest_of_an_effect_is_what_it_was_when_another_card_is_longer() -> None:
    game = dw.load(banishing().save(), packs=[pack(neighbour="gain 1 rune; draw 1; gain 1 power; gain 1 honor")])
    assert game.log[-1].text("en") == "The game goes on with newer rules or cards"
    game.play("decline")
    assert (game.honor(0), game.power, len(game.zone("hand", 0))) == (2, 0, 3)


@pytest.mark.parametrize(
    "hero", ["may banish 1 card from hand; gain 3 honor; draw 1", "may banish 1 card from hand; draw 1"]
)
def test_a_game_goes_back_to_before_an_effect_that_has_changed(hero: str) -> None:
    game = dw.load(banishing().save(), packs=[pack(hero=hero)])
    assert (game.log[-1].kind, game.log[-1].amount) == (RULES, TAKEN_BACK)
    assert "from before the last effect" in game.log[-1].text("en")
    assert game.decision is not None and game.decision.kind == "turn"
    assert sorted(game.zone("hand", 0)) == ["militia", "mystic", "own-hero"]
    game.play("play own-hero")
    assert dw.load(game.save()).view(0) == game.view(0)


def test_an_effect_of_which_the_beginning_has_changed_goes_on() -> None:
    """What was done is done; the rest is the same."""
    game = dw.load(
        banishing().save(), packs=[pack(hero="gain 1 power; may banish 1 card from hand; gain 2 honor; draw 1")]
    )
    assert game.log[-1].amount == AS_IT_WAS
    game.play("decline")
    assert (game.honor(0), game.power) == (2, 0)


def test_kept_cards_and_rounds_of_discarding_are_gone_on_with() -> None:
    """Frames that only cards of one's own bring."""
    longer = pack(neighbour="gain 1 rune; draw 1")
    keep = own_game("end turn", constructs=["own-memory"], hand=["mystic", "militia"])
    omen = own_game("acquire landtalker@1", row=["landtalker"], center=["own-omen", "demon-slayer"], runes=8,
                    hand=[["mystic", "apprentice"], ["militia", "mystic"]])  # fmt: skip
    for game in (keep, omen):
        again = dw.load(game.save(), packs=[longer])
        assert again.log[-1].amount == AS_IT_WAS
        assert finish(again, 1) == finish(game, 1)
    back = dw.load(own_game("acquire landtalker@1", row=["landtalker"], center=["own-omen", "demon-slayer"], runes=8,
                            hand=[["mystic", "apprentice"], ["militia", "mystic"]]).save(),
                   packs=[pack(fate="every player discards 1 card; gain 2 honor")])  # fmt: skip
    assert back.log[-1].amount == TAKEN_BACK and back.runes == 8


def test_fate_of_the_first_row_begins_anew() -> None:
    """Before the first turn the last position with no effect under way is the setup itself."""
    game = dw.new(packs=[pack()], seed=seed_with_fate(), players=2)
    assert not is_quiet(game.state)
    again = dw.load(game.save(), packs=[pack(fate="every player discards 2 cards")])
    kinds = [event.kind for event in again.log]
    assert RULES in kinds and kinds.index(RULES) < len(kinds) - 1, "Fate happens after it"
    assert not is_quiet(again.state)


def seed_with_fate() -> int:
    return next(seed for seed in range(1000) if not is_quiet(dw.new(packs=[pack()], seed=seed, players=2).state))


def test_what_an_older_save_does_not_say_is_left_out() -> None:
    """No position before the effect is known: the rest of the effect is not carried out, and the log says so."""
    saved = banishing().save()
    saved["checkpoint"] = {**saved["checkpoint"], "effects": None, "before": None}
    game = dw.load({**saved, "rules_version": 1})
    assert (game.log[-1].kind, game.log[-1].amount) == (RULES, CUT_SHORT)
    assert "the rest of the last effect is left out" in game.log[-1].text("en")
    assert game.decision is not None and game.decision.kind == "turn"
    assert (game.honor(0), game.zone("played", 0)) == (0, ["own-hero"])


def test_a_redrawn_copy_keeps_no_earlier_position() -> None:
    """What is hidden must not be read from the position before."""
    saved = banishing().determinize(1, 5).save()
    assert saved["checkpoint"]["before"] is None and saved["checkpoint"]["effects"]


def test_packs_of_a_game_are_known_by_their_text() -> None:
    assert packs_of(banishing().ruleset) == [pack()]
