"""Rulesets and cards as the outside sees them: found among the games, with card files of one's own mixed in."""

import os
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from deckwright.cards.errors import BadCards, BadOption, NotFound
from deckwright.cards.language import Language
from deckwright.cards.loader import CARD_FILES, game_of, set_of
from deckwright.cards.model import CardSet
from deckwright.cards.sheet import read_text
from deckwright.table.arguments import check_language, excerpt, is_whole, listed, shown, suggestion
from deckwright.table.kinds import GameKind, Ruleset, default_kind, kind_named, kinds

MOST_NUMBER = 10_000  # by which a card may be called
_REPLACED: dict[str, CardSet] = {}  # sets that stand in for built-in ones, for tests of card files


class PackText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file of one's own as it travels with a game: its bare name and its text."""

    file: Annotated[str, msgspec.Meta(max_length=200)]
    text: str


Pack = str | os.PathLike[str] | PackText  # a card file, a folder of them, or the text of one


class CardFile(NamedTuple):
    """A card file that was found, and whether it was named itself or lay in a folder that was."""

    pack: PackText
    named: bool


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
    game: str  # whose sets these are


class CardInfo:
    """A card as data; a game adds what its cards have."""

    id: str
    type: str
    copies: int
    set: str
    rulings: tuple[str, ...]

    def name(self, lang: str = "en") -> str:
        """The name in one of the four languages."""
        raise NotImplementedError

    def text(self, lang: str = "en") -> str:
        """The card text, generated from the effect program."""
        raise NotImplementedError


# Sets and packs.


def known_sets(kind: GameKind) -> dict[str, CardSet]:
    """The sets that come with a game."""
    builtin = kind.sets.known()
    return {**builtin, **{name: one for name, one in _REPLACED.items() if name in builtin}}


def all_sets() -> dict[str, CardSet]:
    """The sets that come with any game."""
    return {name: found for kind in kinds().values() for name, found in known_sets(kind).items()}


def language_for(file: str, text: str) -> Language[CardSet]:
    """The language of the game that a card file names."""
    try:
        return kind_named(game_of(text)).cards
    except NotFound as error:
        hint = "Write one of them after `game:`, or install the game."
        raise BadCards(file, 1, 1, f"the file: {error}", hint) from None


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
    kind = kind_of(names, packs)
    builtin = known_sets(kind)
    brought = load_packs(packs, kind)
    known = {**builtin, **brought}
    for name in names:
        if name not in known:
            check_one_game(names, kind)
            everything = [*all_rulesets(), *brought]
            raise NotFound(
                f"There is no ruleset {shown(name)}.{suggestion(name, everything)} Rulesets: {', '.join(sorted(everything))}."
            )
    named = any(name in brought for name in names)
    used = {*names}
    used |= {pack.id for pack in brought.values() if not (named or pack.into)}
    while more := {pack.id for pack in brought.values() if used.intersection(pack.into)} - used:
        used |= more
    sets = tuple(known[name] for name in (*sorted(used & {*builtin}), *sorted(used & {*brought})))
    made: Ruleset = kind.sets.make(ruleset_id(kind, used), sets)
    return made


def kind_of(names: Iterable[str], packs: Iterable[PackText] = ()) -> GameKind:
    """Whose sets these are: of built-in ones their game, of packs the one that they name, else the default game."""
    default, wanted = default_kind(), {*names}
    if wanted & {*default.sets.known()}:
        return default
    for kind in kinds().values():
        if wanted & {*kind.sets.known()}:
            return kind
    return next((kinds().get(game_of(pack.text), default) for pack in packs if set_of(pack.text) in wanted), default)


def check_one_game(names: Sequence[str], kind: GameKind) -> None:
    """Refuse sets of two games: nothing but its own cards fits into one."""
    for name in names:
        other = next((one for one in kinds().values() if one is not kind and name in one.sets.known()), None)
        if other is not None:
            own = next(one for one in names if one not in other.sets.known())
            raise BadOption(
                f"{excerpt(own)} and {name} cannot be played together: {name} is a set of the game {other.name}, "
                f"not of {kind.name}."
            )


def load_packs(packs: Sequence[PackText], kind: GameKind) -> dict[str, CardSet]:
    """The sets in these card files, by their ids."""
    brought: dict[str, CardSet] = {}
    for found in packs:
        pack = load_pack(found, kind)
        if pack.id in (*kind.sets.rulesets, *brought):
            raise BadCards(found.file, 1, 1, f'another set has the id "{pack.id}".', "Give the pack another `set:` id.")
        brought[pack.id] = pack
    return brought


@lru_cache(maxsize=64)
def load_pack(pack: PackText, kind: GameKind) -> CardSet:
    """The set in a card file."""
    return kind.sets.load(pack)


def read_packs(packs: Sequence[Pack]) -> list[CardFile]:
    """The card files that these packs name; a folder stands for all files in it."""
    return [found for pack in listed("packs", packs) for found in read_pack(pack)]


def read_pack(pack: Pack) -> list[CardFile]:
    """A card file, or all card files of a folder."""
    if isinstance(pack, PackText):
        return [CardFile(pack, named=True)]
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
    return [CardFile(PackText(file.name, read_text(file)), named=not path.is_dir()) for file in files]


def of_game(files: Sequence[CardFile], kind: GameKind) -> list[PackText]:
    """Those of a game; a file of another one is left out with a line, but refused later where it was named itself."""
    taken: list[PackText] = []
    for pack, named in files:
        game = game_of(pack.text)
        if named or game == kind.name:
            taken.append(pack)
        else:
            warnings.warn(f"{pack.file} is left out: it has cards of the game {excerpt(game)}, not of {kind.name}.",
                          stacklevel=2)  # fmt: skip
    return taken


def packs_of(ruleset: Ruleset) -> list[PackText]:
    """The packs that take part in a ruleset."""
    builtin = ruleset.kind.sets.known()
    return [PackText(used.file, used.text) for used in ruleset.sets if used.id not in builtin]


def ruleset_id(kind: GameKind, used: Iterable[str]) -> str:
    """Sets that have a name together go by it; all others are joined by a plus sign, built-in ones first."""
    names, builtin, first = {*used}, kind.sets.known(), []
    for together, several in kind.sets.together.items():
        if {*several} <= names:
            names -= {*several}
            first.append(together)
    return "+".join([*first, *sorted(names, key=lambda name: (name not in builtin, name))])


def set_names(ruleset: str | Sequence[str]) -> tuple[str, ...]:
    """The sets that a ruleset names: an id, several joined by a plus sign, or a list."""
    names = ruleset.split("+") if isinstance(ruleset, str) else listed("the sets of a ruleset", ruleset)
    if not names or not all(isinstance(name, str) and name.strip() for name in names):
        raise NotFound(
            f"A ruleset names at least one set, not {shown(ruleset)}. Rulesets: {', '.join(all_rulesets())}."
        )
    return tuple(sorted({one for name in names for one in sets_called(name.strip())}))


def sets_called(name: str) -> tuple[str, ...]:
    """The sets that a name stands for: itself, or several that have a name together."""
    if name in default_kind().sets.rulesets:
        return default_kind().sets.together.get(name, (name,))
    return next((kind.sets.together[name] for kind in kinds().values() if name in kind.sets.together), (name,))


def resolve(ruleset: str | Sequence[str], packs: Sequence[Pack] = ()) -> Ruleset:
    """A ruleset by id or by a list of sets."""
    files = read_packs(packs)
    names = set_names(ruleset)
    kind = kind_of(names, (found.pack for found in files))
    return find_ruleset(names, tuple(of_game(files, kind)))


# What there is.


def all_rulesets() -> list[str]:
    """Every ruleset that can be played without cards of one's own."""
    return [name for kind in kinds().values() for name in kind.sets.rulesets]


def rulesets() -> dict[str, RulesetInfo]:
    """Every ruleset by its id: its sets, modes with their numbers of players, options and solo opponent.

    >>> list(dw.rulesets())
    ['ascension-10th', 'rise-of-vigil', 'ascension-combined', 'kingdom']
    >>> dict(dw.rulesets()["ascension-10th"].modes)
    {'versus': (2, 3, 4), 'solo': (1,), 'teams': (4,)}
    """
    return {name: ruleset_info(find_ruleset(set_names(name))) for name in all_rulesets()}


def ruleset_info(found: Ruleset) -> RulesetInfo:
    """What a ruleset offers."""
    return found.kind.sets.info(found)


def card_info(ruleset: Ruleset, card_id: str) -> CardInfo:
    """A card of a ruleset as data."""
    return ruleset.kind.sets.card(ruleset, card_id)


def cards(ruleset: str | Sequence[str], packs: Sequence[str | os.PathLike[str]] = ()) -> list[CardInfo]:
    """Every card of a ruleset, in the order of its file.

    >>> [card.id for card in dw.cards("ascension-10th") if card.origin == "always"]
    ['mystic', 'heavy-infantry', 'cultist']
    """
    found = resolve(ruleset, packs)
    return [card_info(found, card_id) for card_id in found.cards]


def card(ruleset: str | Sequence[str], card_id: str | int, packs: Sequence[str | os.PathLike[str]] = ()) -> CardInfo:
    """One card of a ruleset, by its id; one that is a number may be given as such. `NotFound` says which id was meant.

    >>> card = dw.card("ascension-10th", "spike-vixen")
    >>> print(card.name("pl"), card.type, card.faction, card.cost, card.text("en"))
    Kolczasta zaklinaczka hero void 2 Gain 1 Power. Draw 1 card.
    """
    found = resolve(ruleset, packs)
    if is_whole(card_id) and 0 <= card_id < MOST_NUMBER:
        card_id = str(card_id)
    if not isinstance(card_id, str) or card_id not in found.cards:
        raise NotFound(f"There is no card {shown(card_id)} in {found.id}.{suggestion(card_id, found.cards)}")
    return card_info(found, card_id)
