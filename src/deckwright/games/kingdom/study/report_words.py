"""What the report calls cards, ways at forks, resources and stickers."""

from deckwright.cards.messages import capital
from deckwright.games.kingdom.cards.model import Card
from deckwright.games.kingdom.study.report_figures import Chapter, Figures, Fork
from deckwright.games.kingdom.table.card_info import keyword_name, words_of
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.sim.report_words import ReportWords
from deckwright.table.field_words import messages_of


def card_name(card: Card, number: str, lang: str, stage: int = 0) -> str:
    """The number of a card with the name of a stage, its first one unless another is asked for."""
    return f"{number} · {stage_name(card, stage or min(card.stages), lang)}"


def stage_name(card: Card, stage: int, lang: str) -> str:
    names = card.stages[stage].names
    return names.get(lang, names["en"])


def resource_name(word: str, lang: str) -> str:
    return capital(words_of(lang).say(f"resource-{word}"))


def sticker_name(kind: int, ruleset: Ruleset, lang: str) -> str:
    return capital(messages_of(ruleset.kind, lang).say(f"view-sticker-{kind}"))


def type_name(card: Card, lang: str) -> str:
    """The first keyword of its first stage, or what kind of card it is."""
    stage = card.stages[min(card.stages)]
    words = words_of(lang)
    kind = "permanent" if card.kind == "kingdom" else card.kind
    return keyword_name(card, stage.keywords[0] if stage.keywords else kind, words)


def chapter_name(chapter: Chapter, words: ReportWords) -> str:
    """Which chapter it is, with its rounds."""
    return words.say("chapter" if chapter.number else "chapter-expansions", n=chapter.number,
                     first=chapter.first, last=chapter.last)  # fmt: skip


def way_name(figures: Figures, fork: Fork, label: str | int, lang: str) -> str:
    """A way at a fork: the name of a side, what an option does, the card that is discovered."""
    if fork.kind == "sides":
        return stage_name(fork.card, int(label), lang)
    if fork.kind == "cards":
        return card_name(figures.ruleset.cards[str(label)], str(label), lang)
    return capital(words_of(lang).of_phrases(fork.card, fork.stage, str(label)).strip())


def signed(number: float, words: ReportWords) -> str:
    """Fame more or less, with its sign."""
    text = words.decimal(abs(number), 1)
    return f"{'+' if number > 0 else '−'}{text}" if round(10 * abs(number)) else text
