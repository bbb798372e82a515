"""From cards to numbers: rows of the card table, and programs that the rules can run."""

from dataclasses import replace

import numpy as np
import pytest

from deckwright.cards.compiler import CardTable
from deckwright.cards.errors import BadCards
from deckwright.cards.loader import builtin_sets, load_text
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.cards.model import Card

SET = builtin_sets(LANGUAGE)["ascension-10th"]
TABLE = LANGUAGE.compile(SET.cards)
VIGIL = LANGUAGE.compile(builtin_sets(LANGUAGE)["rise-of-vigil"].cards)
PROGRAM_CELLS = (ops.C_PLAY, ops.C_REWARD, ops.C_UNITE, ops.C_USE_1, ops.C_USE_2, ops.C_USE_3, ops.C_USE_4,
                 ops.C_TRIGGER_PC, ops.C_ENTER, ops.C_TROPHY, ops.C_FATE)  # fmt: skip

HEAD = "set: my-set\nname: {en: My Set}\ncards:\n"


def made(type_: str, abilities: str) -> Card:
    """A card with these abilities."""
    text = f"{HEAD}  - id: made\n    name: {{en: Made}}\n    {type_}\n    cost: 1\n    copies: 1\n{abilities}"
    return load_text(LANGUAGE, text).cards[0]


def row_of(card: str, table: CardTable = TABLE) -> list[int]:
    return [int(cell) for cell in table.cards[table.number(card)]]


def having(cell: int, table: CardTable = TABLE) -> list[str]:
    """The cards with something in this cell."""
    return [card for card in table.ids if row_of(card, table)[cell]]


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
    assert VIGIL.cards.shape == TABLE.cards.shape
    assert ops.CARD_CELLS == 32


def test_the_order_in_the_file_does_not_matter() -> None:
    other = LANGUAGE.compile(tuple(reversed(SET.cards)))
    assert other.ids == TABLE.ids
    assert np.array_equal(other.cards, TABLE.cards) and np.array_equal(other.program, TABLE.program)


@pytest.mark.parametrize("table", [TABLE, VIGIL], ids=["ascension-10th", "rise-of-vigil"])
def test_no_program_is_at_0(table: CardTable) -> None:
    assert list(table.program[0]) == [ops.END] + [0] * (ops.STEP_CELLS - 1)
    starts = [pc for row in table.cards for pc in (int(row[cell]) for cell in PROGRAM_CELLS) if pc]
    assert len(starts) == len(set(starts)), "each ability has its own program"
    assert all(table.program[pc - 1][ops.OP] == ops.END for pc in starts)
    assert table.program[-1][ops.OP] == ops.END
    ends = sum(int(step[ops.OP]) == ops.END for step in table.program)
    assert ends == len(starts) + 1, "no program is left without a cell that points to it"


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
    shards = [row_of(card, VIGIL) for card in ("energy-shard-start", "energy-shard")]
    assert [row[ops.C_ORIGIN] for row in shards] == [ops.STARTING, ops.TREASURE_PILE]
    assert [row[ops.C_TYPE] for row in shards] == [ops.TREASURE, ops.TREASURE]
    assert [row[ops.C_COST] for row in shards] == [0, 0]


def test_a_condition_stands_before_its_step() -> None:
    assert program_at(row_of("kor-the-ferromancer")[ops.C_PLAY]) == [
        (ops.GAIN, ops.POWER, 2, ops.ONCE),
        (ops.IF, ops.CONSTRUCTS_AT_LEAST, 2, 1),
        (ops.DRAW, 0, 1, 0),
    ]


def test_energize_stands_before_its_step() -> None:
    assert program_at(row_of("darkwalker", VIGIL)[ops.C_PLAY], VIGIL) == [
        (ops.GAIN, ops.POWER, 2, ops.ONCE),
        (ops.IF, ops.ENERGIZE, 1, 1),
        (ops.BANISH, ops.FROM_HAND | ops.FROM_DISCARD, 1, 1),
    ]


def test_instead_comes_first_and_jumps_over_what_it_replaces() -> None:
    """Too little Energy: skip the step and the jump. Enough: the step, then over the replaced one."""
    anything = ops.IN_ROW | ops.IN_PILES
    assert program_at(row_of("righteous-templar", VIGIL)[ops.C_PLAY], VIGIL) == [
        (ops.IF_INSTEAD, ops.ENERGIZE, 3, 2),
        (ops.DEFEAT_FREE, anything, ops.NO_LIMIT, 0),
        (ops.JUMP, 0, 0, 1),
        (ops.DEFEAT_FREE, anything, 4, 0),
    ]


def test_instead_replaces_one_step_and_leaves_those_before_it() -> None:
    assert program_at(row_of("herald-of-doom", VIGIL)[ops.C_REWARD], VIGIL) == [
        (ops.GAIN, ops.HONOR, 6, ops.ONCE),
        (ops.IF_INSTEAD, ops.ENERGIZE, 7, 2),
        (ops.TAKE_EVERY, ops.HERO | ops.CONSTRUCT | ops.MONSTER, 0, 0),
        (ops.JUMP, 0, 0, 1),
        (ops.TAKE_FREE, ops.IN_ROW, ops.NO_LIMIT, 0),
    ]
    assert row_of("herald-of-doom", VIGIL)[ops.C_REWARD_HONOR] == 6


def played(table: CardTable, pc: int, energy: int) -> list[int]:
    """How many cards each step draws that is carried out with so much Energy."""
    drawn = []
    while table.program[pc][ops.OP] != ops.END:
        op, _, b, c = (int(cell) for cell in table.program[pc][: ops.OP_RULING])
        if op == ops.JUMP or (op in (ops.IF, ops.IF_INSTEAD) and energy < b):
            pc += c
        elif op == ops.DRAW:
            drawn.append(b)
        pc += 1
    return drawn


@pytest.mark.parametrize(
    ("steps", "by_energy"),
    [
        ("[draw 1, {energize 2 instead: draw 2}]", {0: [1], 1: [1], 2: [2], 9: [2]}),
        ("[draw 1, {energize 2: draw 2}, draw 3]", {0: [1, 3], 2: [1, 2, 3]}),
        ("[draw 5; draw 1, {energize 2 instead: draw 2}, draw 6]", {1: [5, 1, 6], 2: [5, 2, 6]}),
        ("[draw 1, {energize 2 instead: draw 2}, {energize 4 instead: draw 4}]", {1: [1], 3: [2], 4: [4]}),
        ("[{energize 1: draw 1}, {energize 2 instead: draw 2}, draw 3]", {0: [3], 1: [1, 3], 2: [2, 3]}),
        ("[draw 1, {energize 1: draw 5}, {energize 3 instead: draw 6}]", {0: [1], 1: [1, 5], 3: [1, 6]}),
    ],
)
def test_what_instead_leaves(steps: str, by_energy: dict[int, list[int]]) -> None:
    table = LANGUAGE.compile([made("hero: void", f"    play: {steps}\n")])
    pc = row_of("made", table)[ops.C_PLAY]
    assert {energy: played(table, pc, energy) for energy in by_energy} == by_energy


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


@pytest.mark.parametrize(
    ("table", "card", "moves"),
    [(TABLE, "rocket-courier-x-99", ops.TO_HAND), (VIGIL, "prototype-ch32", ops.TO_PLAY),
     (TABLE, "burrower-mark-ii", 0), (VIGIL, "portabillet", 0), (TABLE, "muramasa", 0)],
)  # fmt: skip
def test_triggers_that_move_the_card_acquired(table: CardTable, card: str, moves: int) -> None:
    assert row_of(card, table)[ops.C_MOVES] == moves


def test_entering_trophy_and_fate_have_programs_of_their_own() -> None:
    eye, siren, druid = (row_of(card, VIGIL) for card in ("temporal-eye", "serpent-siren", "loamspeaker-druid"))
    assert program_at(eye[ops.C_ENTER], VIGIL) == [(ops.DRAW, 0, 1, 0)]
    assert program_at(eye[ops.C_USE_1], VIGIL) == [(ops.EXTRA_TURN, 1, 0, 0)]
    assert program_at(siren[ops.C_REWARD], VIGIL) == [(ops.GAIN, ops.HONOR, 1, ops.ONCE)]
    assert program_at(siren[ops.C_TROPHY], VIGIL) == [(ops.GAIN, ops.ENERGY, 1, ops.ONCE)]
    assert program_at(druid[ops.C_PLAY], VIGIL) == [(ops.GAIN, ops.RUNES, 3, ops.ONCE)]
    assert program_at(druid[ops.C_FATE], VIGIL) == [(ops.POOL_GROWS, 0, 10, ops.PER_TREASURE)]
    assert eye[ops.C_PLAY] == eye[ops.C_TROPHY] == eye[ops.C_FATE] == 0


def test_only_these_cards_enter_stay_as_trophies_or_have_fate() -> None:
    assert having(ops.C_ENTER, VIGIL) == ["temporal-eye"]
    assert having(ops.C_TROPHY, VIGIL) == ["serpent-siren", "vault-sphinx"]
    assert having(ops.C_FATE, VIGIL) == ["loamspeaker-druid", "monk-of-the-lidless-eye", "omnicron", "spirit-merchant"]
    assert [having(cell) for cell in (ops.C_ENTER, ops.C_TROPHY, ops.C_FATE)] == [[], [], []]


def test_prices() -> None:
    assert having(ops.C_FREE_AT, VIGIL) == ["oziah-judge-of-logos"]
    assert row_of("oziah-judge-of-logos", VIGIL)[ops.C_FREE_AT] == 7
    assert having(ops.C_STAFF, VIGIL) == ["wildcall-staff"]
    assert row_of("wildcall-staff", VIGIL)[ops.C_STAFF] == 2
    assert having(ops.C_FREE_AT) == having(ops.C_STAFF) == []


def test_flags_of_single_cards() -> None:
    assert having(ops.C_COPIES_HEROES) == ["twofold-askara"]
    assert having(ops.C_COPIES_HEROES, VIGIL) == ["reality-sculptor", "ulu-askara-prince"]
    assert having(ops.C_UNCOPYABLE, VIGIL) == ["ulu-askara-prince"]
    assert having(ops.C_UNCOPYABLE) == []
    assert having(ops.C_UNBANISHABLE) == ["avatar-of-the-fallen"]
    assert having(ops.C_LINKS) == ["hedron-link-device"]
    assert having(ops.C_KEEPS) == []
    keeper = made("construct: void", "    always: may keep 2 cards in hand at end of turn\n")
    assert row_of("made", LANGUAGE.compile([keeper]))[ops.C_KEEPS] == 2


def test_the_honor_of_a_reward_is_what_is_gained_in_any_case() -> None:
    card = made("monster: power", "    reward:\n      - gain 2 honor; draw 1; gain 1 honor\n"
                "      - with 2 or more constructs: gain 4 honor\n      - gain 1 honor per Mechana construct\n")  # fmt: skip
    assert row_of("made", LANGUAGE.compile([card]))[ops.C_REWARD_HONOR] == 3


@pytest.mark.parametrize(
    ("rulings", "number"), [("", 0), ("    rulings: [R-122, V-001]\n", 122), ("    rulings: [V-030]\n", 1030)]
)
def test_every_step_carries_the_first_ruling(rulings: str, number: int) -> None:
    table = LANGUAGE.compile([made("hero: void", f"    play: draw 1; gain 1 rune\n{rulings}")])
    assert [int(step[ops.OP_RULING]) for step in table.program] == [0, number, number, number]


def test_at_most_120_cards_fit() -> None:
    card = made("hero: void", "    play: draw 1\n")
    cards = [replace(card, id=f"card-{number}") for number in range(121)]
    assert len(LANGUAGE.compile(cards[:120]).ids) == 120
    with pytest.raises(BadCards, match="121 different cards; at most 120 fit into a game"):
        LANGUAGE.compile(cards)


def test_programs_must_fit() -> None:
    card = made("hero: void", "    play: draw 1\n")
    long = tuple(card.abilities[0].steps) * 400
    cards = [replace(card, id=f"card-{n}", abilities=(replace(card.abilities[0], steps=long),)) for n in range(100)]
    with pytest.raises(BadCards, match="have more than 32767 steps"):
        LANGUAGE.compile(cards)


def test_an_id_of_two_sets_is_refused() -> None:
    card = made("hero: void", "    play: draw 1\n")
    with pytest.raises(BadCards, match=r"^text:4:5 made: the id stands at text:4:5 too.\nGive each card its own id.$"):
        LANGUAGE.compile([card, card])


def test_no_cards_are_a_table_too() -> None:
    table = LANGUAGE.compile([])
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
        ("hero: void", "play: [draw 1, {energize 2 instead: draw 2}]", ("energize",)),
        ("construct: void", "enter: draw 1", ()),
        ("construct: void", "use: banish this and another copy to take another turn", ("activated", "extra-turn")),
        ("hero: void", "play: draw 1\n    price: nothing with 3 or more energy", ("alternate-cost",)),
        ("monster: power", "reward: draw 1\n    trophy: gain 1 energy", ("trophy",)),
        ("monster: power", "reward: draw 1\n    fate: every player discards 1 card", ("fate",)),
        (
            "hero: void",
            "play: may banish 1 card from center row and acquire a treasure that replaces it",
            ("banish-center", "treasure"),
        ),
        ("hero: void", "play: acquire an always-available hero for free to hand", ("free-acquire", "to-hand")),
    ],
)
def test_keywords(type_: str, ability: str, words: tuple[str, ...]) -> None:
    assert LANGUAGE.keywords(made(type_, f"    {ability}\n")) == words


def test_treasure_is_a_keyword() -> None:
    assert LANGUAGE.keywords(builtin_sets(LANGUAGE)["rise-of-vigil"].by_id["energy-shard"]) == ("treasure",)
