"""Actions as they are listed at the terminal, and as people say them there."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.terminal.cardbook import CardBook
from deckwright.games.kingdom.terminal.facts import stage_facts
from deckwright.games.kingdom.terminal.signs import ARROWS, ICONS, NUMBER_SIGN, fame_sign
from deckwright.table.said import speech_of

# The groups in the order of the list: what is asked, then what a turn may do, then what ends it.
GROUPS = (
    "card", "trigger", "resource", "box", "side", "option", "accept", "decline", "answer", "produce", "use", "upgrade",
    "advance", "pass", "go",
)  # fmt: skip
PLACE = {group: place for place, group in enumerate(GROUPS)}
ABOUT_CARDS = re.compile(r"(produce|upgrade|use) ([0-9]{1,4})(?: ([\w-]+))?")
ANSWER = re.compile(r"choose (card|trigger|resource|box|side|option):([\w-]+)(?:/([\w-]+))?")
BARE = ("advance", "pass", "go on", "accept", "decline", "choose done")
SHORT = {"produce": "p", "upgrade": "up", "use": "us"}
FALLBACK = "en"


class Labels:
    """Names for the actions of a kingdom in one language, and every way to type them."""

    def __init__(self, words: Messages, book: CardBook, names: Sequence[str]) -> None:
        self.words = words
        self.book = book
        self.called = book.ruleset.kind.online.words(book.ruleset)
        self.text = speech_of(book.ruleset, words.lang, names).text

    def ordered(self, actions: Sequence[Any]) -> list[Any]:
        """As they are numbered: group by group, in each as the game lists them."""
        return sorted(actions, key=lambda action: PLACE.get(group_of(action.text), len(GROUPS)))

    def heading(self, action: Any) -> str:
        """What a group of actions is called; answers need none, the question stands above them."""
        group = group_of(action.text)
        return self.words.say(f"menu-{group}") if group in ("produce", "use", "upgrade") else ""

    def entry(self, action: Any, view: dict[str, Any]) -> Text:
        """An action under its heading."""
        spoken = ABOUT_CARDS.fullmatch(action.text)
        if spoken is None:
            return self.answer(action, view)
        verb, number, which = spoken[1], int(spoken[2]), spoken[3]
        shown = next(card for card in (*view["play"], *view["permanents"]) if card["card"] == number)
        entry = self.book.titled(str(number))
        if verb == "produce":
            return entry.append(f"  +{self.book.amounts.production(shown['production'])}", style="cyan")
        if verb == "use":
            icon = next(effect["icon"] for effect in shown["effects"] if effect["name"] == which)
            return entry.append(f" {ICONS[icon]} ", style="magenta").append(which)
        upgrade = next(one for one in shown["upgrades"] if one["arrow"] == which)
        entry.append(f" {ARROWS[which]} ").append(
            self.book.name_at(number, upgrade["to"]), style=self.book.color(number, upgrade["to"])
        )
        return entry.append(f"  −{self.book.amounts.all(upgrade['price'])}", style="cyan")

    def answer(self, action: Any, view: dict[str, Any]) -> Text:
        """An answer to a question, with what it does where its name does not say it."""
        spoken = ANSWER.fullmatch(action.text)
        entry = Text(self.text(self.called.label(action)))
        if spoken is not None and spoken[1] == "side" and (card := view["decision"]["card"]) is not None:
            said = [
                stage_facts(
                    self.book.ruleset.cards[str(card)], self.book.printed(int(card), int(spoken[2])), self.words
                )
            ]
            said += self.book.lines(int(card), int(spoken[2]))
            return entry.append(" ".join(said), style="dim")
        if spoken is not None and spoken[1] in ("card", "trigger"):
            entry = self.book.titled(spoken[2])
        if spoken is not None and spoken[1] == "card" and self.book.game is not None:
            state = self.book.game.card(int(spoken[2]))
            made, fame = self.book.amounts.production(state.production), fame_sign(state.fame)
            entry.append("".join(f"  {part}" for part in (f"+{made}" if made else "", fame) if part), style="cyan")
        effect = self.effect(action)
        return entry.append(f"  {effect}", style="dim") if effect else entry

    def effect(self, action: Any) -> str:
        """What the effect behind an action does."""
        return " ".join(self.called.effect(action, self.words.lang).split())

    def sentence(self, text: str) -> str:
        """What an action is called, alone in a line."""
        if spoken := ABOUT_CARDS.fullmatch(text):
            what = self.book.name(spoken[2]) + (f" {ARROWS.get(spoken[3], spoken[3])}" if spoken[3] else "")
            return f"{self.words.say(f'menu-{spoken[1]}')}: {what}"
        if (spoken := ANSWER.fullmatch(text)) and spoken[1] in ("card", "trigger"):
            return self.words.say("menu-choose", what=self.book.name(spoken[2]))
        return self.text(self.called.retold(text))

    def known_as(self, text: str) -> list[str]:
        """Its text, its name; of what is about a card the card alone, behind its verb, and in short (`p4`, `up4 down`)."""
        ways = [text, self.sentence(text)]
        if spoken := ABOUT_CARDS.fullmatch(text):
            verb, number, which = spoken[1], spoken[2], spoken[3] or ""
            short = SHORT[verb]
            heading = self.words.say(f"menu-{verb}")
            names = [number, *self.names(number)]
            ways += [f"{first} {name} {which}" for first in (verb, short, heading, "") for name in names]
            ways += [f"{first} {name}" for first in (verb, short, heading, "") for name in names]
            ways += [f"{short}{number}", f"{short}{number} {which}", f"{short}{number}{which[:1]}"]
        elif (spoken := ANSWER.fullmatch(text)) and spoken[1] in ("card", "trigger"):
            ways += [spoken[2], *self.names(spoken[2])]
            ways += [f"{spoken[2]} {spoken[3]}", spoken[3]] if spoken[3] else []
        elif spoken:
            ways += [spoken[2]]
        return ways

    def names(self, card: str) -> list[str]:
        """The names of a card without its number."""
        called = (self.book.name(card), self.book.name(card, FALLBACK))
        return [name.removeprefix(f"{NUMBER_SIGN}{card}").strip() for name in called if " " in name]

    def likely(self, actions: Sequence[Any]) -> Sequence[Any]:
        return actions

    def conceivable(self, view: dict[str, Any], seat: int) -> list[str]:
        """What the cards in play and the permanents suggest, legal or not."""
        found = []
        for card in (*view["play"], *view["permanents"]):
            found.append(f"produce {card['card']}")
            found += [f"upgrade {card['card']} {upgrade['arrow']}" for upgrade in card["upgrades"]]
            found += [f"use {card['card']} {effect['name']}" for effect in card["effects"]]
        return [*found, "advance", "pass"]

    def spelled(self, typed: str) -> str | None:
        """What looks like an action, whatever card it names: the game says why not."""
        text = " ".join(typed.casefold().split())
        if text in BARE or ABOUT_CARDS.fullmatch(text) or ANSWER.fullmatch(text):
            return text
        return None

    def left(self, chosen: Any, actions: Sequence[Any], view: dict[str, Any], seat: int) -> str:
        """What would be lost: by new cards in play, or by passing while something could be paid."""
        losing = view["decision"]["losing"].get(chosen.text)
        if losing is None and chosen.text == "pass" and any(group_of(one.text) == "upgrade" for one in actions):
            losing = view["pool"]
        lost = self.book.amounts.all(losing or {})
        return self.words.say("would-lose", amounts=lost) if lost else ""


def group_of(text: str) -> str:
    """The heading under which an action is listed, by its text."""
    if spoken := ANSWER.fullmatch(text):
        return spoken[1]
    return "answer" if text == "choose done" else text.partition(" ")[0]
