"""What is told of a card in lists and under its name."""

from typing import Any

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.model import Stage
from deckwright.games.kingdom.cards.text import KingdomWording
from deckwright.games.kingdom.table.card_state import CardState
from deckwright.games.kingdom.terminal.amounts import Amounts
from deckwright.games.kingdom.terminal.cardbook import beyond_stages
from deckwright.games.kingdom.terminal.signs import ARROWS, fame_sign
from deckwright.table.terminal import Column


def kind_of(card: Any, words: Messages) -> str:
    """Card of the kingdom, scroll or expansion."""
    return words.say(f"kind-{card.kind}")


def stages_of(card: Any, words: Messages) -> str:
    """How many stages it has."""
    return str(len(card.stages))


def path_of(card: Any, words: Messages) -> str:
    """The names of its further stages."""
    names = [card.stages[number].names for number in sorted(card.stages)][1:]
    return ", ".join(one.get(words.lang, one["en"]) for one in names)


def printed(card: Any, words: Messages) -> list[str]:
    """Stage by stage what is printed on it: name, keywords, production, fame, cost boxes, effects."""
    wording, lines = LANGUAGE.words(words.lang), list[str]()
    assert isinstance(wording, KingdomWording)
    for number, stage in sorted(card.stages.items()):
        lines.append(f"{number} {called(stage, words)}{stage_facts(card, stage, words)}")
        for upgrade in stage.upgrades:
            arrow = ARROWS[ops.ARROWS[upgrade.arrow]]
            lines.append(f"    {arrow} {wording.price(upgrade.price)}  ⇒ {called(card.stages[upgrade.to], words)}")
        lines += [f"    {line}" for line in wording.stage(card, number)]
    return [*lines, *beyond_stages(wording, card)]


def called(stage: Stage, words: Messages) -> str:
    return stage.names.get(words.lang, stage.names["en"])


def stage_facts(card: Any, stage: Stage, words: Messages, now: CardState | None = None) -> str:
    """` · Land · +1 wood · ★2`, as it is printed, or as it is now."""
    parts = [keyword_of(card, word, words) for word in (stage if now is None else now).keywords]
    if made := Amounts(words).production(slots_of(stage) if now is None else now.production):
        parts.append(f"+{made}")
    if sign := fame_sign(stage.fame.base if now is None else now.fame):
        parts.append(sign)
    if stage.is_permanent:
        parts.append(words.say("permanent"))
    return "".join(f" · {part}" for part in parts)


def keyword_of(card: Any, word: str, words: Messages) -> str:
    """A keyword as people read it."""
    own = card.keywords.get(word)
    return str(own.get(words.lang, own["en"])) if own else words.say(f"view-keyword-{word}")


def slots_of(stage: Stage) -> list[list[str]]:
    """What a stage produces as it is printed, slot by slot."""
    return [[word for bit, word in enumerate(ops.RESOURCES) if kinds >> bit & 1] for kinds in stage.produces]


COLUMNS = (Column("kind", kind_of), Column("stage_count", stages_of, number=True), Column("path", path_of))


def facts_of(card: Any, words: Messages) -> list[str]:
    """Its kind, and the names of its stages."""
    return [kind_of(card, words), words.say("stages", count=len(card.stages))]
