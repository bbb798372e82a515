"""From cards to numbers: rows of the card table, and programs that the rules can run."""

from dataclasses import replace

import numpy as np
import pytest

from deckwright.cards import ops
from deckwright.cards.compiler import CardTable, compile_cards, keywords
from deckwright.cards.errors import BadCards
from deckwright.cards.loader import builtin_sets, load_text
from deckwright.cards.model import Card

SET = builtin_sets()["ascension-10th"]
TABLE = compile_cards(SET.cards)
PROGRAM_CELLS = (ops.C_PLAY, ops.C_REWARD, ops.C_UNITE, ops.C_USE_1, ops.C_USE_2, ops.C_USE_3, ops.C_USE_4,
                 ops.C_TRIGGER_PC)  # fmt: skip

HEAD = "set: my-set\nname: {en: My Set}\ncards:\n"


def made(type_: str, abilities: str) -> Card:
    """A card with these abilities."""
    text = f"{HEAD}  - id: made\n    name: {{en: Made}}\n    {type_}\n    cost: 1\n    copies: 1\n{abilities}"
    return load_text(text).cards[0]


def row_of(card: str, table: CardTable = TABLE) -> list[int]:
    return [int(cell) for cell in table.cards[table.number(card)]]


def program_at(pc: int, table: CardTable = TABLE) -> list[tuple[int, ...]]:
    """The steps from here to the end, without their ruling."""
    assert pc > 0
    steps = []
    while table.program[pc][ops.OP] != ops.END:
        steps.append(tuple(int(cell) for cell in table.program[pc][: ops.OP_RULING]))
        pc += 1
    return steps


def test_the_card_table_has_a_row_for_each_card_in_alphabetical_order() -> None:
    assert TABLE.ids == tuple(sorted(card.id for card in SET.cards))
    assert TABLE.cards.shape == (53, ops.CARD_CELLS) and TABLE.cards.dtype == np.int16
    assert TABLE.program.shape[1] == ops.STEP_CELLS and TABLE.program.dtype == np.int16
    assert ops.CARD_CELLS == 24


def test_the_order_in_the_file_does_not_matter() -> None:
    other = compile_cards(tuple(reversed(SET.cards)))
    assert other.ids == TABLE.ids
    assert np.array_equal(other.cards, TABLE.cards) and np.array_equal(other.program, TABLE.program)


def test_no_program_is_at_0() -> None:
    assert list(TABLE.program[0]) == [ops.END, 0, 0, 0, 0]
    starts = [pc for row in TABLE.cards for pc in (int(row[cell]) for cell in PROGRAM_CELLS) if pc]
    assert len(starts) == len(set(starts)), "each ability has its own program"
    assert all(TABLE.program[pc - 1][ops.OP] == ops.END for pc in starts)
    assert TABLE.program[-1][ops.OP] == ops.END


def test_a_hero() -> None:
    row = row_of("spike-vixen")
    assert row[ops.C_TYPE] == ops.HERO and row[ops.C_FACTION] == ops.VOID
    assert (row[ops.C_COST], row[ops.C_HONOR], row[ops.C_COPIES]) == (2, 1, 2)
    assert row[ops.C_ORIGIN] == ops.CENTER
    assert program_at(row[ops.C_PLAY]) == [(ops.GAIN, ops.POWER, 1, ops.ONCE), (ops.DRAW, 0, 1, 0)]
    assert row[ops.C_REWARD] == row[ops.C_UNITE] == row[ops.C_USES] == row[ops.C_TRIGGER] == 0


def test_origins() -> None:
    origins = [row_of(card)[ops.C_ORIGIN] for card in ("apprentice", "mystic", "cultist", "mephit")]
    assert origins == [ops.STARTING, ops.ALWAYS, ops.ALWAYS, ops.CENTER]
    assert row_of("apprentice")[ops.C_FACTION] == row_of("mephit")[ops.C_FACTION] == 0


def test_a_condition_stands_before_its_step() -> None:
    assert program_at(row_of("kor-the-ferromancer")[ops.C_PLAY]) == [
        (ops.GAIN, ops.POWER, 2, ops.ONCE),
        (ops.IF, ops.CONSTRUCTS_AT_LEAST, 2, 1),
        (ops.DRAW, 0, 1, 0),
    ]


def test_unite() -> None:
    row = row_of("runic-lycanthrope")
    assert row[ops.C_UNITE_FACTION] == ops.LIFEBOUND
    assert program_at(row[ops.C_PLAY]) == [(ops.GAIN, ops.RUNES, 2, ops.ONCE)]
    assert program_at(row[ops.C_UNITE]) == [(ops.GAIN, ops.POWER, 2, ops.ONCE)]


def test_each_use_is_a_program() -> None:
    row = row_of("snapdragon")
    assert row[ops.C_USES] == 2 and row[ops.C_USE_3] == 0
    assert program_at(row[ops.C_USE_1]) == [(ops.GAIN, ops.RUNES, 1, ops.ONCE)]
    assert program_at(row[ops.C_USE_2]) == [
        (ops.IF, ops.HERO_PLAYED, ops.LIFEBOUND, 1),
        (ops.GAIN, ops.HONOR, 1, ops.ONCE),
    ]
    assert program_at(row_of("yggdrasil-staff")[ops.C_USE_2]) == [(ops.TRADE, 4, 3, 0)]


@pytest.mark.parametrize(
    ("card", "event", "filter_", "limit"),
    [
        ("burrower-mark-ii", ops.ON_PLAY, ops.CONSTRUCT | ops.MECHANA, ops.ONCE_PER_TURN),
        ("rocket-courier-x-99", ops.ON_ACQUIRE, ops.CONSTRUCT | ops.MECHANA, ops.ONCE_PER_TURN),
        ("voidthirster", ops.ON_DEFEAT, ops.MONSTER | ops.IN_ROW, ops.FIRST_EACH_TURN),
    ],
)
def test_triggers(card: str, event: int, filter_: int, limit: int) -> None:
    row = row_of(card)
    assert (row[ops.C_TRIGGER], row[ops.C_TRIGGER_FILTER], row[ops.C_TRIGGER_LIMIT]) == (event, filter_, limit)
    assert len(program_at(row[ops.C_TRIGGER_PC])) == 1


def test_flags_of_single_cards() -> None:
    def having(cell: int) -> list[str]:
        return [card for card in TABLE.ids if row_of(card)[cell]]

    assert having(ops.C_COPIES_HEROES) == ["twofold-askara"]
    assert having(ops.C_UNBANISHABLE) == ["avatar-of-the-fallen"]
    assert having(ops.C_LINKS) == ["hedron-link-device"]
    assert having(ops.C_KEEPS) == []
    keeper = made("construct: void", "    always: may keep 2 cards in hand at end of turn\n")
    assert row_of("made", compile_cards([keeper]))[ops.C_KEEPS] == 2


def test_the_honor_of_a_reward_is_what_is_gained_in_any_case() -> None:
    card = made("monster: power", "    reward:\n      - gain 2 honor; draw 1; gain 1 honor\n"
                "      - with 2 or more constructs: gain 4 honor\n      - gain 1 honor per Mechana construct\n")  # fmt: skip
    assert row_of("made", compile_cards([card]))[ops.C_REWARD_HONOR] == 3


@pytest.mark.parametrize(
    ("rulings", "number"), [("", 0), ("    rulings: [R-122, V-001]\n", 122), ("    rulings: [V-030]\n", 1030)]
)
def test_every_step_carries_the_first_ruling(rulings: str, number: int) -> None:
    table = compile_cards([made("hero: void", f"    play: draw 1; gain 1 rune\n{rulings}")])
    assert [int(step[ops.OP_RULING]) for step in table.program] == [0, number, number, number]


def test_at_most_120_cards_fit() -> None:
    card = made("hero: void", "    play: draw 1\n")
    cards = [replace(card, id=f"card-{number}") for number in range(121)]
    assert len(compile_cards(cards[:120]).ids) == 120
    with pytest.raises(BadCards, match="121 different cards; at most 120 fit into a game"):
        compile_cards(cards)


def test_programs_must_fit() -> None:
    card = made("hero: void", "    play: draw 1\n")
    long = tuple(card.abilities[0].steps) * 400
    cards = [replace(card, id=f"card-{n}", abilities=(replace(card.abilities[0], steps=long),)) for n in range(100)]
    with pytest.raises(BadCards, match="have more than 32767 steps"):
        compile_cards(cards)


def test_an_id_of_two_sets_is_refused() -> None:
    card = made("hero: void", "    play: draw 1\n")
    with pytest.raises(BadCards, match=r"^text:4:5 made: the id stands at text:4:5 too.\nGive each card its own id.$"):
        compile_cards([card, card])


def test_no_cards_are_a_table_too() -> None:
    table = compile_cards([])
    assert table.cards.shape == (0, ops.CARD_CELLS) and table.program.shape == (1, ops.STEP_CELLS)


@pytest.mark.parametrize(
    ("type_", "ability", "words"),
    [
        ("hero: void", "play: banish every monster in center row", ("banish-center",)),
        ("hero: void", "play: may banish 1 card from hand or discard pile", ("banish-discard", "banish-hand")),
        ("construct: void", "use: banish this to take another turn", ("activated", "extra-turn")),
        ("construct: void", "use: draw 1", ("once-per-turn",)),
        ("construct: void", "when play hero, once per turn: draw 1", ("once-per-turn", "trigger")),
        ("hero: void", "unite Void hero: draw 1", ("unite",)),
        ("hero: void", "play: draw 1", ()),
    ],
)
def test_keywords(type_: str, ability: str, words: tuple[str, ...]) -> None:
    assert keywords(made(type_, f"    {ability}\n")) == words
