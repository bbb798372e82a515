"""Rulesets and cards as the outside sees them."""

import difflib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from deckwright.cards.compiler import keywords
from deckwright.cards.errors import BadCards, BadOption, NotFound
from deckwright.cards.loader import builtin_sets, load_set
from deckwright.cards.model import LANGUAGES, Card, CardSet
from deckwright.cards.ops import C_REWARD_HONOR
from deckwright.cards.text import card_text
from deckwright.games.ascension.ruleset import MODES, OPTIONS, PLAYERS, Ruleset

BASE_SET = "ascension-10th"
_REPLACED: dict[str, CardSet] = {}  # sets that stand in for built-in ones, for tests of card files


@dataclass(frozen=True)
class SetInfo:
    """A set of cards and its size."""

    id: str
    size: str
    names: Mapping[str, str]
    content_hash: str

    def name(self, lang: str = "en") -> str:
        return self.names.get(lang, self.names["en"])


@dataclass(frozen=True)
class RulesetInfo:
    """What a ruleset offers."""

    id: str
    sets: tuple[SetInfo, ...]
    players: tuple[int, ...]
    modes: Mapping[str, tuple[int, ...]]  # each with its numbers of players
    options: Mapping[str, tuple[str, ...]]  # the first value is the default


@dataclass(frozen=True)
class CardInfo:
    """A card as data."""

    id: str
    type: str
    faction: str | None
    cost: int
    honor: int
    copies: int
    keywords: tuple[str, ...]
    set: str
    origin: str
    rulings: tuple[str, ...]
    reward_honor: int  # of a monster: the Honor that its reward always gives
    _card: Card

    def name(self, lang: str = "en") -> str:
        """The name in one of the four languages."""
        return self._card.names.get(check_language(lang), self._card.names["en"])

    def text(self, lang: str = "en") -> str:
        """The card text, generated from the effect program."""
        return card_text(self._card, check_language(lang))


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise NotFound(f"There is no language {lang!r}. Languages: {', '.join(LANGUAGES)}.")
    return lang


def suggestion(wrong: str, known: Iterable[str]) -> str:
    """A hint at the nearest known name."""
    near = difflib.get_close_matches(wrong, list(known), n=3, cutoff=0.5)
    return f" Did you mean {' or '.join(near)}?" if near else ""


def known_sets() -> dict[str, CardSet]:
    return {**builtin_sets(), **_REPLACED}


@contextmanager
def replaced_set(card_set: CardSet) -> Iterator[None]:
    """Inside this block the set stands in for the built-in one of the same id."""
    before = dict(_REPLACED)
    _REPLACED[card_set.id] = card_set
    find_ruleset.cache_clear()
    try:
        yield
    finally:
        _REPLACED.clear()
        _REPLACED.update(before)
        find_ruleset.cache_clear()


@lru_cache(maxsize=64)
def find_ruleset(name: str, packs: tuple[tuple[str, float], ...] = ()) -> Ruleset:
    """The ruleset of this id, with packs (path and time of change) mixed in."""
    sets = known_sets()
    if name not in sets:
        raise NotFound(f"There is no ruleset {name!r}.{suggestion(name, sets)} Rulesets: {', '.join(sorted(sets))}.")
    used = [sets[name]]
    for path, _ in packs:
        pack = load_set(Path(path))
        if any(pack.id == other.id for other in used):
            raise BadCards(path, 1, 1, f"the set {pack.id} is already in the game", "Give the pack another `set:` id.")
        taken = {card.id for other in used for card in other.cards}
        for card in pack.cards:
            if card.id in taken:
                raise BadCards(card.place.file, card.place.line, card.place.column,
                               f"{card.id}: another set of the game has a card of this id", "Give it another id.")  # fmt: skip
        used.append(pack)
    return Ruleset(name, tuple(used))


def resolve(ruleset: str | Sequence[str], packs: Sequence[str | os.PathLike[str]] = ()) -> Ruleset:
    """A ruleset by id or by a list of sets."""
    if not isinstance(ruleset, str):
        names = list(ruleset)
        if len(names) != 1:
            raise NotFound(
                f"Only one set can be played at a time for now, not {len(names)}. Sets: {', '.join(known_sets())}."
            )
        ruleset = names[0]
    files = []
    for pack in packs:
        path = Path(pack)
        if not path.is_file():
            raise NotFound(f"There is no card file {path}.")
        files.append((str(path), path.stat().st_mtime))
    return find_ruleset(ruleset, tuple(files))


def rulesets() -> dict[str, RulesetInfo]:
    """Every ruleset by its id."""
    return {
        name: RulesetInfo(
            name,
            (SetInfo(found.id, found.size, found.names, found.content_hash),),
            tuple(sorted({number for numbers in PLAYERS.values() for number in numbers})),
            PLAYERS,
            OPTIONS,
        )
        for name, found in known_sets().items()
    }


@lru_cache(maxsize=1024)
def card_info(ruleset: Ruleset, card_id: str) -> CardInfo:
    """A card of a ruleset as data."""
    card = ruleset.cards[card_id]
    origin_set = next(used.id for used in ruleset.sets if any(other.id == card_id for other in used.cards))
    return CardInfo(
        card.id, card.type, card.faction, card.cost, card.honor, card.copies, keywords(card), origin_set, card.origin,
        card.rulings, int(ruleset.compiled.cards[ruleset.number[card_id], C_REWARD_HONOR]), card,
    )  # fmt: skip


def cards(ruleset: str | Sequence[str], packs: Sequence[str | os.PathLike[str]] = ()) -> list[CardInfo]:
    """Every card of a ruleset, in the order of its file."""
    found = resolve(ruleset, packs)
    return [card_info(found, card_id) for card_id in found.cards]


def card(ruleset: str | Sequence[str], card_id: str, packs: Sequence[str | os.PathLike[str]] = ()) -> CardInfo:
    """One card of a ruleset."""
    found = resolve(ruleset, packs)
    if card_id not in found.cards:
        raise NotFound(f"There is no card {card_id!r} in {found.id}.{suggestion(card_id, found.cards)}")
    return card_info(found, card_id)


def check_players(players: int, mode: str) -> None:
    """Refuse a number of players that the mode does not have."""
    if mode not in MODES:
        raise BadOption(f"There is no mode {mode!r} here. Modes: {', '.join(MODES)}.")
    if isinstance(players, bool) or players not in PLAYERS[mode]:
        possible = ", ".join(map(str, PLAYERS[mode]))
        raise BadOption(f"{players} players are not possible in mode {mode} with this ruleset. Possible: {possible}.")


def check_options(options: Mapping[str, object] | None) -> dict[str, str]:
    """All options with their values, defaults filled in."""
    chosen = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in (options or {}).items():
        if name not in OPTIONS:
            raise BadOption(
                f"There is no option {name!r}.{suggestion(str(name), OPTIONS)} Options: {', '.join(OPTIONS)}."
            )
        if isinstance(value, bool) or str(value) not in OPTIONS[name]:
            raise BadOption(f"Option {name} cannot be {value!r}. Possible: {', '.join(OPTIONS[name])}.")
        chosen[name] = str(value)
    return chosen
