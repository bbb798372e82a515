"""Actions as they are listed at the terminal, and as people say them there."""

from collections.abc import Sequence
from typing import Any

from deckwright.cards.messages import Messages
from deckwright.games.ascension.table import labels
from deckwright.games.ascension.table.actions import AscensionAction
from deckwright.games.ascension.table.spoken import TURN_VERBS, parse
from deckwright.games.ascension.terminal.cardbook import CardBook
from deckwright.games.ascension.terminal.facts import MONSTER

GROUPS = (
    "play", "use", "trophy", "acquire", "defeat",
    "hand", "discard", "played", "construct", "row", "pile", "teammate", "void", "deck", "reward", "trigger", "option",
    "player", "answer", "end",
)  # fmt: skip
PLACE = {group: place for place, group in enumerate(GROUPS)}
KEEPS = "trophy"  # what keeps for another turn
FALLBACK = "en"


class Labels(labels.Labels):
    """Names for actions in one language, and every way to type them."""

    def __init__(self, words: Messages, book: CardBook, names: Sequence[str]) -> None:
        super().__init__(book, names)
        self.words = words
        self.book = book
        self.types = book.types

    def ordered(self, actions: Sequence[AscensionAction]) -> list[AscensionAction]:
        """The actions as they are numbered: by group, inside a group as the game lists them."""
        return sorted(actions, key=lambda action: PLACE.get(action.group, len(GROUPS) - 3))

    def known_as(self, text: str) -> list[str]:
        """Every way in which a person may say this action: with the card's name here, in English, by its id."""
        spoken = parse(text)
        verbs = (spoken.verb, spoken.zone or "", self.heading(spoken.place))
        place = f" {spoken.slot}" if spoken.slot is not None else ""
        place += f" {spoken.ability}" if spoken.ability is not None else ""
        place += f" {self.names[spoken.seat]}" if spoken.seat is not None else ""
        card = spoken.card
        called = [self.answer(spoken)] if card is None else [self.book.name(card), self.book.name(card, FALLBACK), card]
        whose = (" for teammate", f" {self.heading('teammate')}") if spoken.teammate else ("",)
        ways = [text]
        for name in (f"{name}{place}{who}" for name in called for who in whose):
            ways.append(name)
            ways.extend(f"{verb} {name}" for verb in verbs if verb)
        return ways

    def likely(self, actions: Sequence[AscensionAction]) -> list[AscensionAction]:
        """A gift is asked for as such."""
        return [action for action in actions if not action.spoken.teammate] or [*actions]

    def conceivable(self, view: dict[str, Any], seat: int) -> list[str]:
        """Texts of all actions that the cards on the table suggest, legal or not."""
        texts = []
        for place in view["row"]:
            if place["card"] is not None:
                verb = "defeat" if self.types.get(place["card"]) == MONSTER else "acquire"
                texts.append(f"{verb} {place['card']}@{place['slot']}")
        for card in view["piles"]:
            texts.append(f"defeat {card}" if self.types.get(card) == MONSTER else f"acquire {card}")
        if view["mode"] == "teams":
            texts.extend([f"{text} for teammate" for text in texts if text.startswith("acquire ")])
        own = view["seats"][seat]
        texts.extend(f"play {card}" for card in dict.fromkeys(own["hand"].get("cards", ())))
        texts.extend(f"use {construct['card']}" for construct in own["constructs"])
        return texts

    def spelled(self, typed: str) -> str | None:
        """An action about a card of this ruleset."""
        return typed.casefold() if parse(typed.casefold()).card in self.types else None

    def left(self, chosen: AscensionAction, actions: Sequence[AscensionAction], view: dict[str, Any], seat: int) -> str:
        """`2 cards to play, 1 card to acquire`; nothing where only Trophies are left, which keep for another turn."""
        if chosen.group != "end":
            return ""
        counts = dict.fromkeys(TURN_VERBS, 0)
        for action in actions:
            spoken = action.spoken
            if spoken.verb == "play":
                counts["play"] += view["seats"][seat]["hand"]["cards"].count(spoken.card)
            elif spoken.verb in counts and not spoken.teammate:
                counts[spoken.verb] += 1
        if not any(count for verb, count in counts.items() if verb != KEEPS):
            return ""
        return ", ".join(self.words.say(f"left-{verb}", count=count) for verb, count in counts.items() if count)
