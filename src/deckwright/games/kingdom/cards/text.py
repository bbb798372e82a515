"""Card text of Kingdom in four languages, made from what its cards say.

A phrase is a message `verb-…`, `standing-…` or `condition-…`; what stands in its slots is put together first: cards, amounts,
prices, what is counted. No keyword is ever declined: where nouns have cases, the word *card* has them and the keyword stands
beside it. So cards are asked for in a case: `acc` behind a verb, `gen` behind a noun, `nom` as what acts.
"""

import re
from collections.abc import Sequence

from deckwright.cards.messages import capital
from deckwright.cards.model import Phrase, Step
from deckwright.cards.text import Wording, sentence
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Count, Formula, Item, Price, Selector, Term
from deckwright.games.kingdom.cards.model import Card, Effect, Stage
from deckwright.games.kingdom.cards.phrases import Key, read_phrase
from deckwright.games.kingdom.cards.verbs import STANDING, VERBS

HOW = {ops.EXACTLY: "how-exactly", ops.UP_TO: "how-up-to", ops.ALL: "how-all", ops.ALL_BUT: "how-all"}
SIDE = {ops.FRIENDLY: "friendly", ops.RED: "red"}
HAS = {ops.WITH_PRODUCTION: "with-production", ops.WITH_UPGRADE: "with-upgrade", ops.WITH_FREE_BOX: "with-free-box",
       ops.WITH_LARGEST: "with-largest"}  # fmt: skip
WHERE = {ops.IN_PLAY: "in-play", ops.IN_DISCARD: "in-discard", ops.IN_DECK: "in-deck", ops.IN_PERMANENTS: "in-permanents",
         ops.OF_KINGDOM: "of-kingdom", ops.ON_TOP: "on-top-of-deck"}  # fmt: skip
MANY = {"acc": 2, "gen": 5, "nom": 2}  # a number that asks for the plural of this case
PAID_BESIDE = ("activated", "time", "destroy")  # icons that ask for something themselves: a price stands beside it
NUMBERS = re.compile(r" [+/] ")  # between the numbers of cards


def how_many(selector: Selector) -> int:
    """How many cards are picked at most; of all, any number above one."""
    return selector.n if selector.how in (ops.EXACTLY, ops.UP_TO) else 2


class KingdomWording(Wording):
    """How the cards of Kingdom read in one language."""

    of: Card  # the card whose text is made: it knows the names of its keywords
    at: Stage | None = None  # and the stage

    def card(self, card: Card) -> str:  # type: ignore[override]
        """The text of all stages, one line for each effect."""
        lines = [line for number in sorted(card.stages) for line in self.stage(card, number)]
        return "\n".join([*lines, *self.moments(card)])

    def moments(self, card: Card) -> list[str]:
        """What happens when it is discovered, and at the end of an expansion: it belongs to no stage."""
        self.of, self.at = card, None
        found = (("discovered", card.discovered), ("finish", card.finish))
        clauses = {moment: self.steps(steps) for moment, steps in found if steps}
        return [capital(self.say(f"ability-{moment}", clause=clause)) + "." for moment, clause in clauses.items()]

    def stage(self, card: Card, number: int) -> list[str]:
        """The text of one stage, one line for each effect and each box with an icon."""
        stage = card.stages[number]
        self.of, self.at = card, stage
        lines = [self.say("flag-continuous")] if "continuous" in stage.flags else []
        lines += [self.effect(effect) for effect in stage.effects]
        for box in sorted(stage.box_steps):
            lines.append(self.say("ability-box", n=box, clause=self.steps(stage.box_steps[box])))
        if stage.fame.terms:
            lines.append(self.say("ability-fame", fame=self.fame(stage)))
        return [capital(line.strip()) + "." for line in lines]

    def of_effect(self, card: Card, number: int, effect: Effect) -> str:
        """The line of one effect of a stage."""
        self.of, self.at = card, card.stages[number]
        return sentence(self.effect(effect).strip())

    def of_phrases(self, card: Card, number: int, written: str) -> str:
        """What phrases inside a phrase of a stage say, as a clause."""
        self.of, self.at = card, card.stages.get(number)
        return self.inner(written)

    def fame(self, stage: Stage) -> str:
        return self.formula(stage.fame)

    def effect(self, effect: Effect) -> str:
        """One effect: its icon, when it happens, its price, its steps."""
        name = self.effect_name(effect)
        clause = self.steps(
            effect.steps or effect.standing, may=effect.icon == "optional" and name != "effect-optional"
        )
        price = "" if effect.price is None else self.price(effect.price)
        if price and effect.icon not in PAID_BESIDE:
            clause = self.say("priced", price=price, clause=clause)
        if effect.limit:
            clause = self.say("limited", n=effect.limit, clause=clause, per=self.say(f"per-{effect.per}"))
        when = self.say(f"when-{effect.trigger.replace(' ', '-')}") if effect.trigger else ""
        return self.say(name, clause=clause, when=when, price=price)

    def effect_name(self, effect: Effect) -> str:
        """The message of an icon; an optional effect with a condition reads like a forced one whose step "may" be done."""
        if effect.icon == "optional" and effect.price is None and effect.steps[0].condition is not None:
            return "effect-forced"
        name = f"effect-{effect.icon}"
        if effect.icon == "time" and self.at is not None and self.at.is_permanent:
            name += "-permanent"
        if effect.icon == "once" and effect.trigger:
            name += "-when"
        return f"{name}-priced" if effect.price is not None and effect.icon in PAID_BESIDE else name

    # Steps.

    def steps(self, steps: Sequence[Step], may: bool = False) -> str:
        """Steps in one clause; a step with a condition stands apart from the one before it."""
        text = ""
        for step in steps:
            clause = self.step_of(step, may)
            joint = "then" if step.condition is None else "then-otherwise"
            text = self.say(joint, clause=text, next=clause) if text else clause
        return text

    def step_of(self, step: Step, may: bool = False) -> str:
        clause = self.phrase(step.phrase)
        if may:
            clause = self.say("may", clause=clause)
        if step.condition is None:
            return clause
        return self.say(f"condition-{step.condition.verb}", clause=clause, **self.values(step.condition))

    def phrase(self, phrase: Phrase) -> str:
        """One phrase; `this` and flags have messages of their own."""
        group = "standing" if phrase.verb in STANDING else "verb"
        name = phrase.verb
        for slot in ("target", "arrow", "keeping", "going", "free", "end", "then", "more"):
            word = str(phrase.values.get(slot, "")).strip()
            if slot == "target":
                name += "-this" if word == "this" else ""
            elif word:
                name += f"-{word.replace(' ', '-')}"
        if phrase.verb == "upgrade":
            name = phrase.verb
        if name == "tick-this" and self.at is not None and self.at.in_order:
            name = "tick-this-next"
        text = self.say(f"{group}-{name}", **self.values(phrase))
        return re.sub(r" +", " ", text).strip()

    def values(self, phrase: Phrase) -> dict[str, int | str]:
        """What stands in the slots of a phrase, in words."""
        found: dict[str, int | str] = {}
        for slot, value in phrase.values.items():
            text = str(value)
            if slot in ("target", "selector"):
                selector = None if text == "this" else self.read(text)
                found["cards"] = "" if selector is None else self.cards(selector, "acc")
                found["whose"] = "" if selector is None else self.cards(selector, "gen")
                found["count"] = 1 if selector is None else how_many(selector)
            elif slot == "sum":
                found["amount"] = self.amounts(grammar.read_sum(text))
            elif slot == "value":
                found |= self.counted(grammar.read_value(text, self.of.plurals))
            elif slot == "fame":
                found["fame"] = self.formula(grammar.read_fame(text, self.of.plurals))
            elif slot in ("n", "sticker"):
                found["n"] = int(text)
            elif slot in ("cards", "choice"):
                found["numbers"], found["count"] = self.numbers(text), len(NUMBERS.split(text))
            elif slot == "less":
                found["less"] = self.say("less", n=int(re.sub(r"\D", "", text))) if text else ""
            elif slot == "going":
                found["going"] = self.say("going") if text else ""
            elif slot == "phrase":
                found["next"] = self.inner(text)
            elif slot == "options":
                found["options"] = self.any_of([self.inner(option) for option in text.split(" | ")])
            elif slot in ("what", "whats", "of", "by", "a"):
                kinds = self.kind_of_cards(slot, text)
                found |= {slot: kinds[slot]} if slot in ("of", "by") else kinds
            elif slot in ("resource", "given"):
                kinds_ = grammar.read_kind(text)
                n = int(str(phrase.values.get("n", 1)))
                found[slot] = self.say("amount-some", n=n) if kinds_ == ops.ANY else self.amount(Item(kinds_, n))
                found["kind"] = self.kind(kinds_) if slot == "given" else found.get("kind", "")
        if phrase.verb == "sticker":
            found["sticker"] = self.say(f"sticker-{phrase.values['sticker']}")
        return found

    def inner(self, text: str) -> str:
        """Phrases inside a phrase."""
        parts = [
            self.phrase(read_phrase(one, self.of.place, Key("", self.of.plurals), VERBS)) for one in text.split("; ")
        ]
        joined = parts[0]
        for part in parts[1:]:
            joined = self.say("then", clause=joined, next=part)
        return joined

    def any_of(self, clauses: Sequence[str]) -> str:
        joined = clauses[0]
        for clause in clauses[1:]:
            joined = self.say("or-clause", clause=joined, next=clause)
        return joined

    def numbers(self, text: str) -> str:
        words = NUMBERS.split(text)
        if len(words) == 1:
            return words[0]
        return self.say("and-number", first=", ".join(words[:-1]), last=words[-1])

    # Cards.

    def read(self, text: str) -> Selector:
        return grammar.read_selector(text, self.of.plurals)

    def cards(self, selector: Selector, case: str) -> str:
        """How many of which cards; "up to" has a case of its own."""
        case = self.say("case-up-to") if selector.how == ops.UP_TO and case == "acc" else case
        n = selector.n if selector.how in (ops.EXACTLY, ops.UP_TO) else MANY[case]
        how = self.say(f"{HOW[selector.how]}-{case}" if HOW[selector.how] == "how-all" else HOW[selector.how], n=n)
        text = self.which(selector, case, n, how)
        return self.say("all-but", cards=text, n=selector.n) if selector.how == ops.ALL_BUT else text

    def which(self, selector: Selector, case: str, n: int, how: str = "") -> str:
        """Cards of this kind in this case, as the number asks."""
        side = "blocked" if selector.blocked else SIDE.get(selector.side, "")
        text = self.say(
            "cards",
            how=how,
            other=self.say(f"other-{case}", n=n) if selector.other else "",
            side=self.say(f"{side}-{case}", n=n) if side else "",
            card=self.say(f"card-{case}", n=n),
            what=self.keywords(selector.keywords, n),
            has=self.say(HAS[selector.has]) if selector.has else "",
            stage=self.stages(selector),
            where=self.say(WHERE[selector.zone]) if selector.zone else "",
        )
        return re.sub(r" +", " ", text).strip()

    def stages(self, selector: Selector) -> str:
        if not selector.stages:
            return ""
        words = [str(stage) for stage in selector.stages]
        last = words[-1]
        listed = last if len(words) == 1 else self.say("or-number", first=", ".join(words[:-1]), last=last)
        return self.say("at-stage", n=len(words), stages=listed)

    def keywords(self, words: Sequence[str], n: int) -> str:
        """Keywords beside the word *card*, or in English in its place; with none of them, that word alone."""
        if not words:
            return self.say("keywords-none", n=n)
        names = [self.keyword(word, n) for word in words]
        return self.say("keywords", first=names[0]) if len(names) == 1 else self.say(
            "keywords-or", first=", ".join(self.say("keyword-beside", name=name) for name in names[:-1]), last=names[-1]
        )  # fmt: skip

    def keyword(self, word: str, n: int) -> str:
        """The name of a keyword; in English it has a plural."""
        own = self.of.keywords.get(word)
        if self.lang == "en":
            plural = self.of.plurals[word]
            if n != 1:
                return plural
            return f"{word} card" if plural.endswith(" cards") else (own["en"].lower() if own else word)
        return own[self.lang] if own else self.say(f"keyword-{word}")

    @property
    def lang(self) -> str:
        return self.messages.lang

    def kind_of_cards(self, slot: str, text: str) -> dict[str, int | str]:
        """Cards of a kind without a number: `a noble`, `lands`, ` by enemies`."""
        words = re.sub(r"^(?: of | by |an? )", "", text)
        if not words:
            return {slot: ""}
        many = slot in ("whats", "of", "by")
        selector = grammar.read_cards(words, many, self.of.plurals)
        found: dict[str, int | str] = {"what": self.keywords(selector.keywords, 2 if many else 1)}
        cases = {"whats": "acc", "of": "gen", "by": "acc"}
        for case in ("nom", "acc", "gen") if not many else (cases[slot],):
            found["cards" if many else case] = self.which(selector, case, MANY[case] if many else 1)
        found["article"] = self.say("article", first=words[0]) if not many else ""
        found[slot] = self.say(f"slot-{slot}", **found) if slot in ("of", "by") else found.get("cards", "")
        return found

    # Amounts, prices, what is counted.

    def amount(self, item: Item) -> str:
        """So many of a kind."""
        if item.kinds == ops.ANY:
            return self.say("amount-any", n=item.n)
        if item.kinds & (item.kinds - 1) == 0:
            return self.say(f"amount-{self.kind_name(item.kinds)}", n=item.n)
        return self.say("amount-mixed", n=item.n, kinds=self.kind(item.kinds))

    def kind_name(self, kinds: int) -> str:
        return next(word for k, word in enumerate(ops.RESOURCES) if kinds == 1 << k)

    def kind(self, kinds: int) -> str:
        """The resources of a kind by name."""
        names = [self.say(f"resource-{word}") for k, word in enumerate(ops.RESOURCES) if kinds >> k & 1]
        return names[0] if len(names) == 1 else self.say("or-number", first=", ".join(names[:-1]), last=names[-1])

    def amounts(self, items: Sequence[Item]) -> str:
        words = [self.amount(item) for item in items]
        return words[0] if len(words) == 1 else self.say("and-number", first=", ".join(words[:-1]), last=words[-1])

    def per(self, count: Count) -> str:
        """For each of what is counted."""
        if count.what == ops.COUNT_CARDS:
            assert count.selector is not None
            return self.say("per-card", k=count.every, cards=self.which(count.selector, "acc", count.every))
        names = {ops.COUNT_TICKS_HERE: "per-tick-here", ops.COUNT_TICKS: "per-tick", ops.COUNT_UNTICKED: "per-unticked"}
        return self.say(names[count.what], k=count.every)

    def counted(self, term: Term) -> dict[str, int | str]:
        amount = self.amount(Item(term.kinds, term.n)) if term.kinds else self.say("amount-fame", n=term.n)
        most = "" if term.most is None else self.say("at-most", n=term.most)
        return {"amount": amount, "per": self.per(term.count), "most": most}

    def formula(self, formula: Formula) -> str:
        """Fame that counts something."""
        if not formula.terms:
            return self.say("amount-fame", n=formula.base)
        words = [self.say("for-each", **self.counted(term)) for term in formula.terms]
        text = words[0] if len(words) == 1 else self.say("and-number", first=", ".join(words[:-1]), last=words[-1])
        return text if formula.most is None else text + self.say("at-most", n=formula.most)

    def price(self, price: Price) -> str:
        """What an effect asks for."""
        sums = [self.amounts(sum_.items) for sum_ in price.sums]
        if any(sum_.boxes[0] for sum_ in price.sums):
            tiers = [
                self.say(
                    "tier", amount=words, first=sum_.boxes[0], last=sum_.boxes[1], n=sum_.boxes[1] - sum_.boxes[0] + 1
                )
                for words, sum_ in zip(sums, price.sums, strict=True)
            ]
            text = self.say("or-number", first=", ".join(tiers[:-1]), last=tiers[-1]) if tiers[1:] else tiers[0]
        else:
            text = "" if not sums else sums[0] if len(sums) == 1 else self.say(
                "or-number", first=", ".join(sums[:-1]), last=sums[-1]
            )  # fmt: skip
        if text:
            text = self.say("pay", price=text)
        if price.less is not None and price.per is not None:
            text += self.say("price-less", amount=self.amount(price.less), per=self.per(price.per))
        if price.cards is not None:
            cards = self.say("verb-discard", cards=self.cards(price.cards, "acc"))
            text = self.say("and-clause", clause=text, next=cards) if text else cards
        return text
