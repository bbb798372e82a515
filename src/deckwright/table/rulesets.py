"""Rulesets and cards as the outside sees them."""

import difflib
import os
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import msgspec

from deckwright.cards.errors import BadCards, BadOption, NotFound
from deckwright.cards.language import Language
from deckwright.cards.loader import CARD_FILES, builtin_sets, game_of, load_text
from deckwright.cards.ops import C_REWARD_HONOR
from deckwright.cards.sheet import read_text
from deckwright.games.ascension.cards.model import Card, CardSet
from deckwright.games.ascension.table.ruleset import MODES, OPTIONS, Ruleset
from deckwright.table.arguments import SHOWN, check_language, excerpt, is_whole, listed, mapping, shown
from deckwright.table.kinds import DEFAULT, kind_named

BASE_SET = "ascension-10th"
BUILTIN = ("ascension-10th", "rise-of-vigil")
COMBINED = "ascension-combined"
_REPLACED: dict[str, CardSet] = {}  # sets that stand in for built-in ones, for tests of card files


class PackText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file of one's own as it travels with a game: its bare name and its text."""

    file: Annotated[str, msgspec.Meta(max_length=200)]
    text: str


Pack = str | os.PathLike[str] | PackText  # a card file, a folder of them, or the text of one


@dataclass(frozen=True)
class SetInfo:
    """A set of cards and its size."""

    id: str
    size: str
    names: Mapping[str, str]
    content_hash: str

    def name(self, lang: str = "en") -> str:
        """The name in one of the four languages."""
        return self.names.get(check_language(lang), self.names["en"])


@dataclass(frozen=True)
class RulesetInfo:
    """What a ruleset offers."""

    id: str
    sets: tuple[SetInfo, ...]
    players: tuple[int, ...]
    modes: Mapping[str, tuple[int, ...]]  # each with its numbers of players
    options: Mapping[str, tuple[str, ...]]  # the first value is the default
    rival: str  # the solo opponent: samael or cult


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
    _language: Language[CardSet]

    def name(self, lang: str = "en") -> str:
        """The name in one of the four languages."""
        return self._card.names.get(check_language(lang), self._card.names["en"])

    def text(self, lang: str = "en") -> str:
        """The card text, generated from the effect program."""
        return self._language.words(check_language(lang)).card(self._card)


def similar(wrong: object, known: Iterable[str]) -> list[str]:
    """The known names nearest to a wrong one."""
    if not isinstance(wrong, str) or len(wrong) > SHOWN:
        return []
    return difflib.get_close_matches(wrong, list(known), n=3, cutoff=0.5)


def suggestion(wrong: object, known: Iterable[str]) -> str:
    """A hint at the nearest known name."""
    near = similar(wrong, known)
    return f" Did you mean {' or '.join(near)}?" if near else ""


def language_of(game: str = DEFAULT) -> Language[CardSet]:
    """What the cards of a game can say."""
    return kind_named(game).cards


def language_for(file: str, text: str) -> Language[CardSet]:
    """The language of the game that a card file names."""
    try:
        return language_of(game_of(text))
    except NotFound as error:
        raise BadCards(
            file, 1, 1, f"the file: {error}", "Write one of them after `game:`, or install the game."
        ) from None


def known_sets() -> dict[str, CardSet]:
    return {**builtin_sets(language_of()), **_REPLACED}


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
def find_ruleset(names: tuple[str, ...], packs: tuple[PackText, ...] = ()) -> Ruleset:
    """The ruleset of these sets; packs are mixed in, or are there to be named."""
    builtin = known_sets()
    brought = load_packs(packs, builtin)
    known = {**builtin, **brought}
    for name in names:
        if name not in known:
            everything = [*builtin, COMBINED, *brought]
            raise NotFound(
                f"There is no ruleset {shown(name)}.{suggestion(name, everything)} Rulesets: {', '.join(sorted(everything))}."
            )
    named = any(name in brought for name in names)
    used = {*names}
    used |= {pack.id for pack in brought.values() if not (named or pack.into)}
    while more := {pack.id for pack in brought.values() if used.intersection(pack.into)} - used:
        used |= more
    sets = tuple(known[name] for name in (*sorted(used & {*builtin}), *sorted(used & {*brought})))
    return Ruleset(ruleset_id(used), sets, borrowed_cards(sets, builtin))


def load_packs(packs: Sequence[PackText], builtin: Mapping[str, CardSet]) -> dict[str, CardSet]:
    """The sets in these card files, by their ids."""
    brought: dict[str, CardSet] = {}
    for found in packs:
        pack = load_pack(found)
        if pack.id in (*builtin, *brought, COMBINED):
            raise BadCards(found.file, 1, 1, f'another set has the id "{pack.id}".', "Give the pack another `set:` id.")
        brought[pack.id] = pack
    return brought


@lru_cache(maxsize=64)
def load_pack(pack: PackText) -> CardSet:
    return load_text(language_of(), pack.text, pack.file)


def read_pack(pack: Pack, game: str = DEFAULT) -> list[PackText]:
    """The texts of a card file, or of all card files of a folder."""
    if isinstance(pack, PackText):
        return [pack]
    name = os.fspath(pack) if isinstance(pack, str | os.PathLike) else None
    if not isinstance(name, str):
        raise BadOption(f"A pack is the path of a card file or of a folder of such files, not {shown(pack)}.")
    path = Path(name)
    try:
        path.stat()
        files = sorted(path.glob(CARD_FILES)) if path.is_dir() else [path]
    except (OSError, ValueError):  # it is not there, may not be read, or is no path at all
        raise NotFound(f"There is no card file or folder {excerpt(name) or '(an empty path)'}.") from None
    if not files:
        raise NotFound(f"The folder {excerpt(name)} has no card file: their names end in .yaml.")
    texts = [PackText(file.name, read_text(file)) for file in files]
    return of_game(texts, game) if path.is_dir() else texts


def of_game(packs: Sequence[PackText], game: str) -> list[PackText]:
    """The card files of a game among those of a folder; of each other one a line says that it is left out."""
    for pack in packs:
        if game_of(pack.text) != game:
            warnings.warn(f"{pack.file} is left out: it has cards of the game {excerpt(game_of(pack.text))}, not of {game}.",
                          stacklevel=2)  # fmt: skip
    return [pack for pack in packs if game_of(pack.text) == game]


def packs_of(ruleset: Ruleset) -> list[PackText]:
    """The packs that take part in a ruleset."""
    return [PackText(used.file, used.text) for used in ruleset.sets if used.id not in BUILTIN]


def ruleset_id(used: Iterable[str]) -> str:
    """Both built-in sets together have a name of their own; all others are joined by a plus sign."""
    names = {*used}
    first = []
    if {*BUILTIN} <= names:
        names -= {*BUILTIN}
        first = [COMBINED]
    return "+".join([*first, *sorted(names, key=lambda name: (name not in BUILTIN, name))])


def borrowed_cards(sets: Sequence[CardSet], builtin: Mapping[str, CardSet]) -> tuple[Card, ...]:
    """Packs alone use the starting deck and the piles of the base set, unless they bring their own."""
    if any(used.id in builtin for used in sets):
        return ()
    brought = {card.origin for used in sets for card in used.cards}
    return tuple(
        card for card in builtin[BASE_SET].cards if card.origin in ("starting", "always") and card.origin not in brought
    )


def set_names(ruleset: str | Sequence[str]) -> tuple[str, ...]:
    """The sets that a ruleset names: an id, several joined by a plus sign, or a list."""
    names = ruleset.split("+") if isinstance(ruleset, str) else listed("the sets of a ruleset", ruleset)
    if not names or not all(isinstance(name, str) and name.strip() for name in names):
        raise NotFound(f"A ruleset names at least one set, not {shown(ruleset)}. Rulesets: {', '.join(rulesets())}.")
    found = [one for name in names for one in (BUILTIN if name.strip() == COMBINED else (name.strip(),))]
    return tuple(sorted({*found}))


def resolve(ruleset: str | Sequence[str], packs: Sequence[Pack] = ()) -> Ruleset:
    """A ruleset by id or by a list of sets."""
    texts = [text for pack in listed("packs", packs) for text in read_pack(pack)]
    return find_ruleset(set_names(ruleset), tuple(texts))


def rulesets() -> dict[str, RulesetInfo]:
    """Every ruleset by its id: its sets, modes with their numbers of players, options and solo opponent.

    >>> list(dw.rulesets())
    ['ascension-10th', 'rise-of-vigil', 'ascension-combined']
    >>> dict(dw.rulesets()["ascension-10th"].modes)
    {'versus': (2, 3, 4), 'solo': (1,), 'teams': (4,)}
    """
    return {name: ruleset_info(find_ruleset(set_names(name))) for name in (*BUILTIN, COMBINED)}


def ruleset_info(found: Ruleset) -> RulesetInfo:
    """What a ruleset offers."""
    return RulesetInfo(
        found.id,
        tuple(SetInfo(used.id, used.size, used.names, used.content_hash) for used in found.sets),
        tuple(sorted({number for numbers in found.players.values() for number in numbers})),
        found.players,
        MappingProxyType(OPTIONS),
        found.rival,
    )


@lru_cache(maxsize=1024)
def card_info(ruleset: Ruleset, card_id: str) -> CardInfo:
    """A card of a ruleset as data."""
    card = ruleset.cards[card_id]
    origin_set = next((used.id for used in ruleset.sets if card_id in used.by_id), BASE_SET)
    return CardInfo(
        card.id, card.type, card.faction, card.cost, card.honor, card.copies, ruleset.kind.cards.keywords(card),
        origin_set, card.origin, card.rulings,
        int(ruleset.compiled.cards[ruleset.number[card_id], C_REWARD_HONOR]), card, ruleset.kind.cards,
    )  # fmt: skip


def cards(ruleset: str | Sequence[str], packs: Sequence[str | os.PathLike[str]] = ()) -> list[CardInfo]:
    """Every card of a ruleset, in the order of its file.

    >>> [card.id for card in dw.cards("ascension-10th") if card.origin == "always"]
    ['mystic', 'heavy-infantry', 'cultist']
    """
    found = resolve(ruleset, packs)
    return [card_info(found, card_id) for card_id in found.cards]


def card(ruleset: str | Sequence[str], card_id: str, packs: Sequence[str | os.PathLike[str]] = ()) -> CardInfo:
    """One card of a ruleset; `NotFound` says which id was meant.

    >>> card = dw.card("ascension-10th", "spike-vixen")
    >>> print(card.name("pl"), card.type, card.faction, card.cost, card.text("en"))
    Kolczasta zaklinaczka hero void 2 Gain 1 Power. Draw 1 card.
    """
    found = resolve(ruleset, packs)
    if not isinstance(card_id, str) or card_id not in found.cards:
        raise NotFound(f"There is no card {shown(card_id)} in {found.id}.{suggestion(card_id, found.cards)}")
    return card_info(found, card_id)


def check_players(ruleset: Ruleset, players: int, mode: str) -> None:
    """Refuse a number of players that the mode does not have (R-006, V-150, V-183)."""
    check_mode(mode)
    numbers = ruleset.players[mode]
    if not is_whole(players) or players not in numbers:
        possible = ", ".join(map(str, numbers))
        more = " Two or more sets allow up to six players." if len(ruleset.sets) == 1 and mode != "solo" else ""
        raise BadOption(
            f"{shown(players)} players are not possible in mode {mode} with {ruleset.id}. Possible: {possible}.{more}"
        )


def check_options(options: Mapping[str, object] | None) -> dict[str, str]:
    """All options with their values, defaults filled in."""
    chosen = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in mapping("options", options).items():
        if not isinstance(name, str) or name not in OPTIONS:
            raise BadOption(
                f"There is no option {shown(name)}.{suggestion(name, OPTIONS)} Options: {', '.join(OPTIONS)}."
            )
        meant = str(value) if isinstance(value, str) or (is_whole(value) and 0 <= value < 1000) else None
        if meant not in OPTIONS[name]:
            raise BadOption(f"Option {name} cannot be {shown(value)}. Possible: {', '.join(OPTIONS[name])}.")
        chosen[name] = meant
    return chosen


def check_mode(mode: object) -> None:
    if not isinstance(mode, str) or mode not in MODES:
        raise BadOption(f"There is no mode {shown(mode)} here. Modes: {', '.join(MODES)}.")
