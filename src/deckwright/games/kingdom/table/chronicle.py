"""The chronicle: the story of a kingdom, round by round, in sentences, told from its log."""

from collections.abc import Iterator, Sequence

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared import details
from deckwright.games.kingdom.table.by_round import count, rounds
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.titles import title_for
from deckwright.games.kingdom.table.words import detail_said, named, together
from deckwright.kernel.events import PLAIN
from deckwright.table.events import Event
from deckwright.table.said import Said, Speech, Value, one_by_one, speech_of

GROUPED = {  # kinds of events whose cards are told in one sentence
    "defeat": "story-defeated", "destroy": "story-destroyed", "set_aside": "story-set-aside",
    "banish": "story-banished", "boost": "story-boosted",
}  # fmt: skip
ONCE = {"gate": "story-gate", "last_round": "story-last-round"}
WAYS = 3  # to say what is said in every round
TURNING = ("upgrade", "turned", "reset")


def chronicle(log: Sequence[Event], ruleset: Ruleset, now: int, lang: str) -> list[str]:
    """The story of a kingdom so far: for each round a heading, and a paragraph."""
    teller = Teller(ruleset, speech_of(ruleset, lang), lang)
    return [
        paragraph
        for number, expansion, events in rounds(log, now)
        for paragraph in teller.round(number, expansion, events)
    ]


class Teller:
    """Tells round after round, and remembers at which stage each card stands."""

    def __init__(self, ruleset: Ruleset, speech: Speech, lang: str) -> None:
        self.ruleset, self.speech, self.lang = ruleset, speech, lang
        self.stages: dict[str, int] = {}

    def round(self, number: int, expansion: int | None, events: Sequence[Event]) -> list[str]:
        """The heading and the sentences of one round."""
        sentences = [*self.beginning(events), *self.found(number, events)]
        before = dict(self.stages)
        sentences += [*self.changed(events), *self.deeds(events, before)]
        if not sentences:
            sentences = [self.say("story-quiet")]
        sentences += self.end(number, events)
        return [self.heading(number, expansion), " ".join(dict.fromkeys(sentences))]

    def heading(self, number: int, expansion: int | None) -> str:
        """The number of the round; in an expansion, which counts anew, behind its name."""
        if expansion is None:
            return self.say("story-round", n=number)
        return self.say("story-round-of-expansion", card=named(str(expansion), 1), n=number)

    def say(self, key: str, **values: Value) -> str:
        return self.speech.text(Said(key, values))

    def name(self, card: str) -> Value:
        """A card as it stands now."""
        return named(card, self.stages.get(card))

    def once(self, values: Sequence[Value]) -> list[str]:
        """Each in words, and each of these once: copies have the same name."""
        return list(dict.fromkeys(map(self.speech.text, values)))

    def of_cards(self, key: str, cards: Sequence[Value]) -> Iterator[str]:
        """A sentence about several cards; none where there are none."""
        if cards:
            yield self.say(key, cards=together(self.once(cards)))

    # The parts of a round.

    def beginning(self, events: Sequence[Event]) -> Iterator[str]:
        """With what the kingdom or an expansion begins."""
        for event in events:
            if event.kind == "setup":
                ids = [str(number) for number in self.ruleset.frame.start]
                names = {self.ruleset.name_of(card, 1, self.lang): card for card in ids}  # copies are named once
                yield from self.of_cards("story-founded", [named(card, 1) for card in names.values()])
            elif event.kind == "expansion" and event.card is not None:
                self.stages[event.card] = event.stage or 1
                yield self.say("story-expansion", card=self.name(event.card))

    def found(self, number: int, events: Sequence[Event]) -> Iterator[str]:
        """The cards that were discovered, and the lines that they tell; not always in the same words."""
        cards = [event for event in events if event.kind == "discover" and event.card is not None]
        yield from self.of_cards(
            f"story-found-{number % WAYS + 1}", [named(str(event.card), event.stage) for event in cards]
        )
        for event in cards:
            self.stages[str(event.card)] = event.stage or 1
            line = self.ruleset.cards[str(event.card)].chronicle.get(self.lang)
            if line is not None:
                yield line

    def changed(self, events: Sequence[Event]) -> Iterator[str]:
        """What cards were, and what they are."""
        pairs = self.once([pair for event in events if event.kind in TURNING for pair in self.turned(event)])
        if pairs:
            yield self.say("story-changed", n=len(pairs), pairs=one_by_one(pairs))

    def deeds(self, events: Sequence[Event], stages: dict[str, int]) -> Iterator[str]:
        """What became of the cards, named as they were then, in the order in which it happened; alike things together."""
        names: dict[str, Value] = {}  # of cards that block, as they did
        blocked: dict[str, list[Value]] = {}
        grouped: dict[str, list[Value]] = {}
        ticks: dict[str, int] = {}
        for event in events:
            if event.card is None:
                continue
            stages[event.card] = event.stage or 1
            card = named(event.card, event.stage)
            if event.kind == "block" and event.source is not None:
                names.setdefault(event.source, named(event.source, stages.get(event.source)))
                blocked.setdefault(event.source, []).append(card)
            elif event.kind == "tick":
                ticks[event.card] = ticks.get(event.card, 0) + 1
            elif event.kind == "sticker":
                values = detail_said(event.kind, PLAIN, event.detail)
                yield self.say("story-sticker", card=card, **values)
            elif event.kind in GROUPED and self.ruleset.cards[event.card].kind != "scroll":
                grouped.setdefault(GROUPED[event.kind], []).append(card)
            elif event.kind in ONCE:
                yield self.say(ONCE[event.kind])
        for source, cards in blocked.items():
            yield self.say("story-blocked", card=names[source], cards=together(self.once(cards)))
        for ticked, n in ticks.items():
            yield self.say("story-ticked", card=self.name(ticked), n=n)
        for key, cards in grouped.items():
            yield from self.of_cards(key, cards)

    def turned(self, event: Event) -> Iterator[Value]:
        """What a card was, and what it is; an upgrade and the turning that follows from it are one thing."""
        card, stage = str(event.card), event.stage or 1
        before = self.stages.get(card, details.stage_before(stage, event.detail) or 1)
        self.stages[card] = stage
        if before != stage:
            yield Said("story-turned", {"before": named(card, before), "card": named(card, stage)})

    def end(self, number: int, events: Sequence[Event]) -> Iterator[str]:
        """What was left unused, how the kingdom stood, and how it came out."""
        counted = count(number, None, events, 0)
        lost = [Said(f"amount-{kind}", {"n": n}) for kind in ops.RESOURCES if (n := counted["lost"][kind])]
        if lost:
            yield self.say("story-lost", amounts=together(lost))
        for event in events:
            if event.kind == "round_end":
                yield self.say(
                    f"story-round-end-{number % WAYS + 1}",
                    n=counted["turns"],
                    fame=Said("amount-fame", {"n": event.amount}),
                )
            elif event.kind == "score":
                yield self.say("story-score", fame=Said("amount-fame", {"n": event.amount}))
                yield from self.title(event.amount)

    def title(self, score: int) -> Iterator[str]:
        """What a kingdom of this fame is called."""
        names = title_for(self.ruleset, score)
        title = names.get(self.lang, names["en"])
        if title:
            yield self.say("story-title", title=title)
