"""What stands in the phrases of Kingdom's cards: kinds of resources, sums, prices, selectors and counts, as values.

Each has a pattern, by which a phrase is known, and a reader, which says what is wrong with it. Keywords belong to a set:
readers get them with their plurals.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from deckwright.games.kingdom.cards import ops

Plurals = Mapping[str, str]  # keyword -> its plural in English

RES = "(?:coin|wood|stone|metal|sword|good|any)"
KIND = f"{RES}(?:/{RES})*"
NUMBER = r"[1-9]\d?"
SUM = rf"{NUMBER} {KIND}(?: \+ {NUMBER} {KIND})*"
PLACE = "(?:in play|in discard|in deck|in permanents|of the kingdom|on top of the deck)"
WITH = "(?:with production|with an upgrade|with a free box|with the largest production)"
STAGE_AT = r"(?:not )?at stage [1-4](?: or [1-4])*"
WORDS = r"[a-z]+(?: or [a-z]+)*(?: cards?)?"
WHAT = rf"(?:(?:friendly|red|blocked) )?{WORDS}(?: {WITH})?(?: {STAGE_AT})?"
HOW = rf"(?:{NUMBER}|up to {NUMBER}|all but {NUMBER}|all|each of {NUMBER})"
SELECTOR = rf"{HOW} (?:other )?{WHAT} {PLACE}"
TICKS = rf"(?:{NUMBER} )?ticked box(?:es)? of (?:this|the kingdom)"
COUNT = rf"(?:(?:{NUMBER} )?(?:other )?{WHAT} {PLACE}|{TICKS}|stage of this without a tick)"
PER = rf"per {COUNT}"
VALUE = rf"-?{NUMBER}(?: {KIND})? {PER}"
TIER = rf"{SUM} for box(?:es {NUMBER}-{NUMBER}| {NUMBER})"
PRICE = rf"(?:{TIER}(?:, {TIER})*|{SUM}(?: or {SUM})*)(?:, less {NUMBER} {RES} {PER})?"
FAME = rf"-?\d{{1,2}}|{VALUE}(?: \+ {VALUE})*(?:, at most {NUMBER})?"


class Unreadable(Exception):
    """A part of a phrase that does not read as it should; the hint says what to write."""

    def __init__(self, problem: str, hint: str = "") -> None:
        super().__init__(problem)
        self.problem, self.hint = problem, hint


@dataclass(frozen=True)
class Item:
    """So many of a kind; a kind is a set of resources."""

    kinds: int
    n: int


@dataclass(frozen=True)
class Selector:
    """Which cards: how many, of what, where."""

    how: int = ops.ALL
    n: int = 0
    other: bool = False
    side: int = ops.ANY_SIDE
    blocked: bool = False
    keywords: tuple[str, ...] = ()
    has: int = ops.HAS_NOTHING
    stages: tuple[int, ...] = ()
    zone: int = ops.NO_PLACE


@dataclass(frozen=True)
class Count:
    """What is counted."""

    what: int
    every: int = 1
    selector: Selector | None = None


@dataclass(frozen=True)
class Term:
    """So many, of a kind or of none, for each of what is counted."""

    n: int
    kinds: int
    count: Count
    most: int | None = None


@dataclass(frozen=True)
class Formula:
    """A number, or what is counted for it."""

    base: int = 0
    terms: tuple[Term, ...] = ()
    most: int | None = None


@dataclass(frozen=True)
class Sum:
    """Resources to pay, perhaps only for some boxes."""

    items: tuple[Item, ...]
    boxes: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Price:
    """One of several sums, perhaps less something, and cards."""

    sums: tuple[Sum, ...] = ()
    less: Item | None = None
    per: Count | None = None
    cards: Selector | None = None


THIS = Selector(how=ops.THIS)
PLACES = {
    "in play": ops.IN_PLAY,
    "in discard": ops.IN_DISCARD,
    "in deck": ops.IN_DECK,
    "in permanents": ops.IN_PERMANENTS,
    "of the kingdom": ops.OF_KINGDOM,
    "on top of the deck": ops.ON_TOP,
}
HAVING = {
    "with production": ops.WITH_PRODUCTION,
    "with an upgrade": ops.WITH_UPGRADE,
    "with a free box": ops.WITH_FREE_BOX,
    "with the largest production": ops.WITH_LARGEST,
}
SIDES = {"friendly": ops.FRIENDLY, "red": ops.RED}


def read_kind(text: str) -> int:
    """The resources of a kind, one bit each."""
    kinds = 0
    for word in text.split("/"):
        bit = ops.ANY if word == "any" else 1 << ops.RESOURCES.index(word)
        if kinds & bit:
            raise Unreadable(f'"{word}" stands twice in "{text}".', "Name each resource once.")
        kinds |= bit
    return kinds


def read_item(text: str) -> Item:
    n, kind = text.split(" ")
    return Item(read_kind(kind), int(n))


def read_sum(text: str) -> tuple[Item, ...]:
    """`2 wood + 1 coin/stone`: each kind once."""
    items = tuple(read_item(part) for part in text.split(" + "))
    if len({item.kinds for item in items}) < len(items):
        raise Unreadable(f'a kind stands twice in "{text}".', "Write each kind once, with its number.")
    if len(items) > ops.MOST_ITEMS:
        raise Unreadable(f'"{text}" has too many kinds.', f"Write at most {ops.MOST_ITEMS}.")
    return items


def forms_of(words: str, many: bool, plurals: Plurals) -> tuple[str, ...]:
    """The keywords in `land or building`, `faith cards` or `cards`: singular or plural as the number asks."""
    card = "cards" if many else "card"
    if words in ("card", "cards"):
        agree(words, card)
        return ()
    if words.endswith((" card", " cards")):
        found = tuple(words.rsplit(" ", 1)[0].split(" or "))
        for word in found:
            check_known(word, plurals)
        agree(words, f"{' or '.join(found)} {card}")
        return found
    return tuple(keyword_of(word, many, plurals) for word in words.split(" or "))


def keyword_of(word: str, many: bool, plurals: Plurals) -> str:
    for keyword, plural in plurals.items():
        if word in (keyword, plural):
            agree(word, plural if many else keyword)
            return keyword
    check_known(word, plurals)
    raise AssertionError(word)


def check_known(word: str, plurals: Plurals) -> None:
    if word not in plurals:
        raise Unreadable(f'"{word}" is no keyword of this set.', f"Keywords: {', '.join(plurals)}.")


def agree(word: str, right: str) -> None:
    if word != right:
        raise Unreadable(f'"{word}" does not agree with its number.', f'Write "{right}".')


SELECTOR_PARTS = re.compile(
    rf"(?P<other>other )?(?:(?P<side>friendly|red|blocked) )?(?P<what>{WORDS})(?: (?P<has>{WITH}))?"
    rf"(?: (?P<not>not )?at stage (?P<stages>[1-4](?: or [1-4])*))?(?: (?P<zone>{PLACE}))?"
)


def read_cards(text: str, many: bool, plurals: Plurals) -> Selector:
    """Which cards, without how many: `other friendly card in play`."""
    match = SELECTOR_PARTS.fullmatch(text)
    if match is None:
        raise Unreadable(f'"{text}" names no cards.', 'Write, for example, "1 land in play".')
    stages = tuple(int(stage) for stage in (match["stages"] or "").split(" or ") if stage)
    if match["not"]:
        stages = tuple(stage for stage in (1, 2, 3, 4) if stage not in stages)
    return Selector(
        other=match["other"] is not None,
        side=SIDES.get(match["side"] or "", ops.ANY_SIDE),
        blocked=match["side"] == "blocked",
        keywords=forms_of(match["what"], many, plurals),
        has=HAVING[match["has"]] if match["has"] else ops.HAS_NOTHING,
        stages=stages,
        zone=PLACES[match["zone"]] if match["zone"] else ops.NO_PLACE,
    )


def read_selector(text: str, plurals: Plurals) -> Selector:
    """`this`, or how many of which cards."""
    if text == "this":
        return THIS
    how, n, rest = ops.EXACTLY, 0, text
    for words, kind in (("up to ", ops.UP_TO), ("all but ", ops.ALL_BUT), ("each of ", ops.EXACTLY), ("", ops.EXACTLY)):
        match = re.match(rf"{words}({NUMBER}) ", text)
        if match:
            how, n, rest = kind, int(match[1]), text[match.end() :]
            break
    else:
        how, rest = ops.ALL, text.removeprefix("all ")
    # "all but 1 building": the number stands beside the word it agrees with
    found = read_cards(rest, many=n != 1, plurals=plurals)
    return Selector(how, n, found.other, found.side, found.blocked, found.keywords, found.has, found.stages, found.zone)


def read_count(text: str, plurals: Plurals) -> Count:
    """What stands behind `per`."""
    if text == "stage of this without a tick":
        return Count(ops.COUNT_UNTICKED)
    match = re.fullmatch(rf"(?:({NUMBER}) )?(.*)", text)
    assert match is not None
    every = int(match[1]) if match[1] else 1
    if match[1] == "1":
        raise Unreadable(f'"per 1" in "{text}".', "Leave the 1 out.")
    ticks = re.fullmatch(r"(ticked box(?:es)?) of (this|the kingdom)", match[2])
    if ticks:
        agree(ticks[1], "ticked box" if every == 1 else "ticked boxes")
        return Count(ops.COUNT_TICKS_HERE if ticks[2] == "this" else ops.COUNT_TICKS, every)
    found = read_cards(match[2], many=every != 1, plurals=plurals)
    return Count(ops.COUNT_CARDS, every, found)


VALUE_PARTS = re.compile(rf"(-?{NUMBER})(?: ({KIND}))? per ({COUNT})(?:, at most ({NUMBER}))?")


def read_value(text: str, plurals: Plurals) -> Term:
    """`1 coin per 2 faith cards of the kingdom, at most 6`."""
    match = VALUE_PARTS.fullmatch(text)
    if match is None:
        raise Unreadable(f'"{text}" counts nothing.', 'Write, for example, "1 coin per land in play, at most 3".')
    return Term(
        int(match[1]),
        read_kind(match[2]) if match[2] else 0,
        read_count(match[3], plurals),
        int(match[4]) if match[4] else None,
    )


def read_fame(text: str, plurals: Plurals) -> Formula:
    """A number, or terms that count."""
    if re.fullmatch(r"-?\d{1,2}", text):
        return Formula(int(text))
    match = re.fullmatch(rf"(.*?)(?:, at most ({NUMBER}))?", text)
    assert match is not None
    terms = tuple(read_value(part, plurals) for part in match[1].split(" + "))
    if len(terms) > ops.MOST_TERMS:
        raise Unreadable(f'"{text}" has too many parts.', f"Write at most {ops.MOST_TERMS}.")
    return Formula(0, terms, int(match[2]) if match[2] else None)


def read_price(text: str, plurals: Plurals) -> Price:
    """One of several sums, or sums by the number of the next box; perhaps less something."""
    text, less, per = split_less(text, plurals)
    parts = re.split(r", ", text)
    if " for box" in text:
        sums = tuple(read_tier(part) for part in parts)
        following = 1
        for sum_ in sums:
            if sum_.boxes[0] != following or sum_.boxes[1] < following:
                raise Unreadable(
                    f'the boxes in "{text}" do not follow each other.', 'Write "… for boxes 1-3, … for boxes 4-6".'
                )
            following = sum_.boxes[1] + 1
    else:
        sums = tuple(Sum(read_sum(part)) for part in text.split(" or "))
    if len(sums) > ops.MOST_SUMS:
        raise Unreadable(f'"{text}" has too many sums.', f"Write at most {ops.MOST_SUMS}.")
    return Price(sums, less, per)


def split_less(text: str, plurals: Plurals) -> tuple[str, Item | None, Count | None]:
    match = re.fullmatch(rf"(.*?), less ({NUMBER} {RES}) per ({COUNT})", text)
    if match is None:
        return text, None, None
    return match[1], read_item(match[2]), read_count(match[3], plurals)


def read_tier(text: str) -> Sum:
    match = re.fullmatch(rf"({SUM}) for box(?:es ({NUMBER})-({NUMBER})| ({NUMBER}))", text)
    if match is None:
        raise Unreadable(f'"{text}" is no price of boxes.', 'Write "4 coin for boxes 1-3".')
    first = int(match[2] or match[4])
    return Sum(read_sum(match[1]), (first, int(match[3] or first)))
