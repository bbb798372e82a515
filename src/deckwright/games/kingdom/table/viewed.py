"""What is to be said about the fields of a view: its words, the zones of events, the messages that name them."""

from collections.abc import Mapping
from pathlib import Path

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared import questions
from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.games.kingdom.rules.outlook import PHASES
from deckwright.games.kingdom.table.ruleset import MODES, Ruleset
from deckwright.games.kingdom.table.titles import title_of
from deckwright.table.kinds import Viewed

RESOURCES = dict(enumerate(ops.RESOURCES))
KINDS = {
    kinds: "any" if kinds == ops.ANY else "/".join(word for bit, word in RESOURCES.items() if kinds >> bit & 1)
    for kinds in range(1, ops.ANY + 1)
}
STICKERS = {sticker: str(sticker) for sticker in range(1, ops.STICKER_KINDS)}


def shown(path: str, words: Mapping[int, str]) -> dict[str, Mapping[int, str]]:
    """The words of a field that every open card has."""
    return {f"{zone}[].{path}": words for zone in vf.ZONES}


def words_in(ruleset: Ruleset) -> dict[str, Mapping[int, str]]:
    """What the cards in use bring: keywords, and the names of effects."""
    names: dict[int, str] = {}
    table = ruleset.compiled
    for card, definition in zip(table.cards, table.definitions, strict=True):
        for number, stage in definition.stages.items():
            first = int(table.stages[card[ops.C_STAGE_1 + number - 1], ops.S_EFFECT])
            names |= {first + place: effect.name for place, effect in enumerate(stage.effects)}
    return {
        **shown("keywords", dict(enumerate(table.keywords))),
        **shown("effects[].name", names),
        **shown("crossed", names),
    }


VIEWED = Viewed(
    fields=vf.VIEW,
    words={
        "mode": dict(enumerate(MODES)),
        "phase": dict(enumerate(PHASES)),
        "decision.kind": questions.KINDS,
        "decision.losing": RESOURCES,
        "pool": {1 << bit: word for bit, word in RESOURCES.items()},
        "stickers": STICKERS,
        **shown("production", RESOURCES),
        **shown("upgrades[].arrow", dict(enumerate(ops.ARROWS))),
        **shown("upgrades[].price", KINDS),
        **shown("upgrades[].others[].price", KINDS),
        **shown("effects[].icon", {icon: word for icon, word in enumerate(ops.ICONS) if word}),
    },
    words_in=words_in,
    told={"title": title_of},
    zones={name: name for name in (*vf.ZONES[:6], "box", "reading")} | {"deck": "deck.known_top"},
    messages=Path(__file__).parent / "view_words",
)
