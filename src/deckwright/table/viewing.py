"""Views: what a seat, or a spectator, may know, made from the fields that the rules of its game write."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from deckwright.kernel import showing as sh
from deckwright.kernel.playing import SPECTATOR
from deckwright.table import running
from deckwright.table.hidden import new_bag
from deckwright.table.kinds import Ruleset

if TYPE_CHECKING:
    from deckwright.table.game import Game

ROOM = 2048  # cells, at first; a view that needs more gets more

# What the table adds to what the rules write, by what it asks a game.
TOLD: dict[str, Callable[[Any], Any]] = {
    "game": lambda game: game.ruleset.kind.name,
    "ruleset": lambda game: game.ruleset_id,
    "mode": lambda game: game.mode,
    "options": lambda game: dict(game.options),
    "decision.options": lambda game: [action.text for action in game.actions()],
    "event": lambda game: len(game.log) - 1,
}
SETTLED = ("game", "ruleset", "mode", "options")  # of these, what is the same as long as a game lasts


class Moment:
    """A game as it stood when its log was shorter, as far as a view asks."""

    def __init__(self, game: "Game", log: range) -> None:
        self.game, self.log = game, log

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def build_view(game: "Game | Moment", viewer: int | None, memory_aids: bool) -> dict[str, Any]:
    """All that this seat may know, in canonical order; `None` is a spectator."""
    cells = shown_cells(game.ruleset, game.state, SPECTATOR if viewer is None else viewer, memory_aids)
    return decoder_of(game.ruleset).decode(cells, game)


def shown_cells(ruleset: Ruleset, state: np.ndarray, viewer: int, memory_aids: bool) -> list[int]:
    """The cells that the rules write for this viewer."""
    show, table, bag = running.rules(ruleset.kind).show, ruleset.table, new_bag(ruleset.kind)
    room = ROOM
    while True:
        out = np.zeros(room, dtype=np.int32)
        show(state, table, bag, out, viewer, memory_aids)
        end = int(out[sh.END])
        if end <= room:
            cells: list[int] = out[:end].tolist()
            return cells
        room = end


@lru_cache(maxsize=64)
def decoder_of(ruleset: Ruleset) -> "Decoder":
    """What reads the fields of a ruleset's games."""
    viewed = ruleset.kind.viewed
    words = {**viewed.words, **viewed.words_in(ruleset)}
    return Decoder(viewed.fields.fields, words, ruleset.ids, list(ruleset.cards), {**TOLD, **viewed.told})


# How the cells of a field are read.
(
    NUMBER, TRUTH, ONE_CARD, SOME_SEAT, NUMBERS, CARDS, GROUP, ITEMS, ITEM, ADDED, ONE_WORD, SOME_WORDS, SOME_CHOICES, AMOUNTS,
    BY_NUMBER, BY_ACTION, ONE_NUMBERED, SOME_NUMBERED, BY_CARD, OF_CARDS, BYTES,
) = range(21)  # fmt: skip
READ_AS = {
    sh.COUNTER: NUMBER, sh.COUNTERS: NUMBERS, sh.FLAG: TRUTH, sh.CARD: ONE_CARD, sh.SEAT: SOME_SEAT, sh.SEATS: NUMBERS,
    sh.WORD: ONE_WORD, sh.ZONE: CARDS, sh.PILES: BY_CARD, sh.ABILITIES: OF_CARDS, sh.CODE: BYTES, sh.PART: GROUP,
    sh.LIST: ITEMS, sh.ROWS: ITEMS, sh.ITEM: ITEM, sh.TOLD: ADDED, sh.WORDS: SOME_WORDS, sh.CHOICES: SOME_CHOICES,
    sh.AMOUNTS: AMOUNTS, sh.NUMBERS: NUMBERS, sh.NUMBERS_BY: BY_NUMBER, sh.WORDS_BY: BY_NUMBER,
    sh.AMOUNTS_BY_ACTION: BY_ACTION, sh.CARD_NUMBERS: SOME_NUMBERED,
}  # fmt: skip


def is_numbered(field: sh.Field) -> bool:
    """Whether cards stand in it as whole numbers."""
    return field.numbered or field.what == sh.CARD_NUMBERS


AS_NUMBER = {sh.CARD: ONE_NUMBERED, sh.ZONE: SOME_NUMBERED}


class Decoder:
    """Makes a view of plain data from cells; the list of fields says what each is and where it stands."""

    def __init__(
        self,
        fields: Sequence[sh.Field],
        words: Mapping[str, Mapping[int, str]],
        ids: Sequence[str],
        printed: Sequence[str],
        told: Mapping[str, Callable[[Any], Any]] = TOLD,
    ) -> None:
        self.ids = (*ids, None)  # the last is no card: it has the number -1
        self.numbers = (*(int(id_) for id_ in ids), None) if any(is_numbered(field) for field in fields) else ()
        self.printed = {card: place for place, card in enumerate(printed)}  # the order of piles
        place = {field.path: number for number, field in enumerate(fields)}
        lists = {field.holder for field in fields if field.what == sh.ITEM}
        self.plan: list[tuple[int, int, str, Any]] = [
            (
                ITEMS if field.path in lists else AS_NUMBER[field.what] if field.numbered else READ_AS[field.what],
                place.get(field.holder, len(fields)),
                field.name,
                told[field.path] if field.what == sh.TOLD else words.get(field.path),
            )
            for field in fields
        ]
        self.told_anew = {
            number
            for number, (field, (how, *_, more)) in enumerate(zip(fields, self.plan, strict=True))
            if how == BY_ACTION or (how == ADDED and not (field.path in SETTLED and more is TOLD[field.path]))
        }  # what they say does not follow from their cells

    def decode(self, cells: list[int], game: Any) -> dict[str, Any]:
        """The view that these cells describe; what the rules leave to the table is asked of the game."""
        return self.whole(cells, sh.FIRST_FIELD, len(cells), game)

    def whole(self, cells: list[int], at: int, end: int, game: Any) -> dict[str, Any]:
        """The view whose fields are these cells."""
        view: dict[str, Any] = {}
        self.fill(len(self.plan), view, cells, at, end, game)
        return view

    def part(self, cells: list[int], at: int, end: int, game: Any) -> Any:
        """What stands in a view where these cells begin: a field with all that it holds."""
        how, holder, name, more = self.plan[cells[at]]
        if how == NUMBER:  # what is asked for most is read at once
            return cells[at + 2]
        if how == CARDS:
            return [self.ids[card] for card in cells[at + 2 : end]]
        if how == ADDED:
            return more(game)
        into: Any = [] if how == ITEM else {}
        self.fill(holder, into, cells, at, end, game)
        return into[0] if how == ITEM else into[name]

    def fill(self, holder: int, into: Any, cells: list[int], at: int, end: int, game: Any) -> None:
        """Put into a group, list or item, or into the view itself, what these cells describe."""
        ids, plan, numbers = self.ids, self.plan, self.numbers
        filled: list[Any] = [None] * (len(plan) + 1)  # the groups, lists and items that are filled now
        filled[holder] = into
        while at < end:
            field = cells[at]
            how, holder, name, more = plan[field]
            begin = at + 2
            at = begin + cells[at + 1]
            into = filled[holder]
            if how == NUMBER:
                into[name] = cells[begin]
            elif how == CARDS:
                into[name] = [ids[card] for card in cells[begin:at]]
            elif how == ONE_CARD:
                into[name] = ids[cells[begin]]
            elif how == ITEM:
                filled[field] = {}
                into.append(filled[field])
            elif how == SOME_SEAT:
                into[name] = None if cells[begin] == sh.NOTHING else cells[begin]
            elif how == GROUP:
                filled[field] = into[name] = {} if at == begin else None
            elif how == ITEMS:
                filled[field] = into[name] = []
            elif how == TRUTH:
                into[name] = cells[begin] == 1
            elif how == NUMBERS:
                into[name] = cells[begin:at]
            elif how == ADDED:
                into[name] = more(game)
            elif how == ONE_WORD:
                into[name] = more[cells[begin]]
            elif how == ONE_NUMBERED:
                into[name] = numbers[cells[begin]]
            elif how == SOME_NUMBERED:
                into[name] = [numbers[card] for card in cells[begin:at]]
            elif how == SOME_WORDS:
                into[name] = [more[word] for word in cells[begin:at]]
            elif how == BY_NUMBER:
                into[name] = by_number(cells[begin:at], more) if at > begin else {}
            elif how == AMOUNTS:
                into[name] = {more[cells[pair]]: cells[pair + 1] for pair in range(begin, at, 2)}
            elif how == BY_ACTION:
                into[name] = by_action(cells[begin:at], more, game) if at > begin else {}
            else:
                into[name] = self.several(how, cells[begin:at], more)

    def several(self, how: int, cells: list[int], words: Any) -> Any:
        """What is rarer: words that are bits, cards in pairs with a number, and bytes."""
        if how == SOME_CHOICES:
            return [[word for bit, word in words.items() if cell >> bit & 1] for cell in cells]
        if how == BYTES:
            return np.array(cells).astype("<i2").tobytes().hex()
        pairs = [(str(self.ids[card]), number) for card, number in zip(cells[::2], cells[1::2], strict=True)]
        if how == BY_CARD:
            return dict(sorted(pairs, key=lambda pile: self.printed[pile[0]]))
        return [f"{card}#{number}" if number else card for card, number in pairs]


def by_number(cells: list[int], words: Mapping[int, str] | None) -> dict[str, list[Any]]:
    """What belongs to each number, from pairs: words, or numbers."""
    found: dict[str, list[Any]] = {}
    for number, cell in zip(cells[::2], cells[1::2], strict=True):
        found.setdefault(str(number), []).append(cell if words is None else words[cell])
    return found


def by_action(cells: list[int], words: Mapping[int, str], game: Any) -> dict[str, dict[str, int]]:
    """Amounts for some of the actions that are legal now, by their texts; none where no actions are listed."""
    texts = {action.index: action.text for action in game.actions()}
    found: dict[str, dict[str, int]] = {}
    for action, word, amount in zip(cells[::3], cells[1::3], cells[2::3], strict=True):
        if texts:
            found.setdefault(texts[action], {})[words[word]] = amount
    return found
