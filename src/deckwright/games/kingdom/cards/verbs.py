"""The phrases of Kingdom's cards: every verb, price, condition and standing phrase, each declared once.

An entry says all about a phrase: what a designer writes, what it means, its op with what a, b and c hold, the rules that
its events cite, traits, and where it stands. Slots are read by `grammar`; the compiler puts the number of a row, a card or
an arrow in the place of each before it asks an entry for its cells.
"""

from collections.abc import Callable
from dataclasses import dataclass

from deckwright.cards.vocabulary import Arguments, Slot, Values, Verb
from deckwright.games.kingdom.cards import grammar, ops

TRAITS = {
    "picks": "it picks cards, and somebody may have to choose",
    "here": "it does nothing when its own card has left play or is blocked",
    "prolongs": "it moves cards into the deck, or from the discard pile into play",
    "keeps": "it keeps cards in play",
    "turns": "it may turn its own card",
    "marks": "what it does can never be taken back: stickers, ticks and what is written",
    "gains": "it gives resources",
    "sums": "standing twice, the numbers are added",
}

STEPS, STANDS, PRICED = "steps", "standing", "price"  # where a phrase can stand


@dataclass(frozen=True)
class Part(Slot):
    """What may stand at one place of a phrase of Kingdom; `row` says what becomes of it."""

    row: str = "word"


def part(pattern: str, shown: str, row: str) -> Part:
    return Part(pattern, str, shown, row=row)


TARGET = rf"(?:this|{grammar.SELECTOR})"
SLOTS: dict[str, Slot] = {
    "n": part(grammar.NUMBER, "a whole number from 1 to 99", "number"),
    "sum": part(grammar.SUM, '"2 wood + 1 coin/stone"', "sum"),
    "value": part(rf"{grammar.VALUE}(?:, at most {grammar.NUMBER})?", '"1 coin per land in play, at most 3"', "value"),
    "fame": part(rf"-?{grammar.NUMBER}|{grammar.VALUE}(?:, at most {grammar.NUMBER})?",
                 '"10" or "3 per ticked box of this"', "fame"),
    "price": part(grammar.PRICE, '"3 coin or 1 sword"', "price"),
    "target": part(TARGET, '"this" or "1 land in play"', "selector"),
    "selector": part(grammar.SELECTOR, '"1 land in play"', "selector"),
    "cards": part(r"\d+(?: \+ \d+)*", '"117 + 118"', "cards"),
    "choice": part(r"\d+(?: / \d+)+|\d+", '"73 / 74"', "cards"),
    "arrow": part("down|right", "down or right", "arrow"),
    "less": part(rf"(?: for {grammar.NUMBER} less)?", '" for 2 less" or nothing', "less"),
    "going": part("(?: without ending the turn)?", '" without ending the turn" or nothing', "flag"),
    "keeping": part("(?: keeping resources)?", '" keeping resources" or nothing', "flag"),
    "free": part("(?: without paying)?", '" without paying" or nothing', "flag"),
    "end": part("on top|on the bottom", "on top or on the bottom", "end"),
    "then": part("reorder|put any on the bottom", "reorder, or put any on the bottom", "then"),
    "sticker": part(r"[1-9]\d?", "the number of a sticker", "number"),
    "phrase": part(".+", "a phrase", "phrase"),
    "options": part(r".+ \| .+", '"phrase | phrase"', "options"),
    "what": part(grammar.WHAT, '"land"', "one"),
    "whats": part(grammar.WHAT, '"lands or buildings"', "many"),
    "of": part(rf"(?: of {grammar.WHAT})?", '" of buildings" or nothing', "of"),
    "by": part(rf"(?: by {grammar.WHAT})?", '" by enemies" or nothing', "by"),
    "a": part(rf"an? {grammar.WHAT}", '"a noble"', "a"),
    "resource": part(grammar.RES, "a resource, or any", "kind"),
    "given": part("coin|wood|stone|metal|sword|good", "a resource", "kind"),
    "more": part("more|less", "more or less", "sign"),
    "card": part("cards?", "card or cards", "word"),
    "box": part("box is|boxes are", "box is or boxes are", "word"),
}  # fmt: skip

VERBS: dict[str, Verb] = {}
PRICES: dict[str, Verb] = {}
STANDING: dict[str, Verb] = {}
CONDITIONS: dict[str, Verb] = {}


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def of(*names: str | int) -> Callable[[Values], Arguments]:
    """A, b and c from these slots, in order; a number stands for itself."""

    def arguments(values: Values) -> Arguments:
        found = [name if isinstance(name, int) else number(values, name) for name in names]
        a, b, c = (*found, 0, 0, 0)[:3]
        return a, b, c

    return arguments


def verb(name: str, template: str, meaning: str, op: int, arguments: Callable[[Values], Arguments], rules: tuple[str, ...],
         traits: tuple[str, ...] = ()) -> None:  # fmt: skip
    VERBS[name] = Verb(name, template, meaning, op, arguments, rules, (), frozenset(traits), (STEPS,))


def price(name: str, template: str, meaning: str, rules: tuple[str, ...]) -> None:
    PRICES[name] = Verb(name, template, meaning, ops.END, of(), rules, (), frozenset(), (PRICED,))


def standing(name: str, template: str, meaning: str, op: int, rules: tuple[str, ...],
             traits: tuple[str, ...] = ()) -> None:  # fmt: skip
    STANDING[name] = Verb(name, template, meaning, op, of(), rules, (), frozenset(traits), (STANDS,))


def condition(name: str, template: str, meaning: str, arguments: Callable[[Values], Arguments], rules: tuple[str, ...],
              op: int = ops.IF) -> None:  # fmt: skip
    CONDITIONS[name] = Verb(name, template, meaning, op, arguments, rules)


price("pay", "pay {price}", "You pay one of these sums first.", ("K-8.2.1",))
price("pay-discarding", "pay by discarding {selector}", "You discard these other cards first.", ("K-R.2",))

verb("gain", "gain {sum}", "You gain that much; of a kind with a slash you choose unit by unit.", ops.GAIN, of(),
     ("K-10.2", "K-21.1"), ("gains",))  # fmt: skip
verb("gain-per", "gain {value}", "You gain that much for each of what is counted.", ops.GAIN_PER, of(),
     ("K-10.2",), ("gains",))  # fmt: skip
verb("spend", "spend {sum} or else {phrase}", "You pay if you can; otherwise the phrase happens.", ops.SPEND, of(),
     ("K-10.1",))  # fmt: skip
verb("gain-production", "gain production of {selector}", "You gain what these cards produce; they stay.",
     ops.GAIN_PRODUCTION, of("selector"), ("K-R.31",), ("picks", "gains"))  # fmt: skip
verb("discover", "discover {cards}", "These cards leave the box.", ops.DISCOVER, of("cards"), ("K-5.1",))
verb("discover-one", "discover one of {choice}", "You look at all that are left and choose one.", ops.DISCOVER_ONE, of(),
     ("K-5.3", "K-5.1"), ("picks",))  # fmt: skip
verb("turn", "turn {target} {arrow}", "The card is turned as the arrow says, and discarded.", ops.TURN,
     of("target", "arrow"), ("K-2.4", "K-8.2.3"), ("picks", "turns"))  # fmt: skip
verb("reset", "reset {selector}", "The card goes back to its first stage.", ops.RESET, of("selector"), ("K-21.2", "K-2.4"),
     ("picks",))  # fmt: skip
verb("upgrade", "upgrade {selector}{less}{going}", "You pay a cost box of the card, and it is turned.", ops.UPGRADE,
     of("selector", "less"), ("K-8.2.1", "K-R.17"), ("picks",))  # fmt: skip
verb("discard", "discard {target}", "It goes to the discard pile and gives nothing.", ops.DISCARD, of("target"),
     ("K-8.1.4",), ("picks",))  # fmt: skip
verb("destroy", "destroy {target}", "It leaves the game.", ops.DESTROY, of("target"), ("K-15.1",), ("picks",))
verb(
    "release", "release {selector}", "Nothing blocks it any more.", ops.RELEASE, of("selector"), ("K-14.5",), ("picks",)
)
verb("defeat", "defeat this", "This enemy is beaten; what follows is what that brings.", ops.DEFEAT, of(), ("K-11.1",))
verb("defeat-free", "defeat {selector} without paying", "What one price of that enemy buys happens unpaid.",
     ops.DEFEAT_FREE, of("selector"), ("K-11.1",), ("picks",))  # fmt: skip
verb("block", "block {selector}", "This card lies on the picked ones.", ops.BLOCK, of("selector"), ("K-14.1",),
     ("picks", "here"))  # fmt: skip
verb("boost", "boost {target}", "It produces 1 more of a resource that it produces.", ops.BOOST, of("target"),
     ("K-17.6",), ("picks", "marks"))  # fmt: skip
verb("play", "play {selector}{keeping}", "The cards enter the play area from the discard pile.", ops.PLAY,
     of("selector", "keeping"), ("K-10.4",), ("picks", "prolongs"))  # fmt: skip
verb("play-top", "play top {n} of the deck{keeping}", "The top cards of the deck enter the play area.", ops.PLAY_TOP,
     of("n", "keeping"), ("K-10.4",))  # fmt: skip
verb("advance", "advance{keeping}", "You Advance by this effect.", ops.ADVANCE, of(0, "keeping"), ("K-8.4.1",))
verb("put", "put {target} {end}", "Into the deck, which must not be empty.", ops.PUT, of("target", "end"),
     ("K-16.1", "K-16.2"), ("picks", "prolongs"))  # fmt: skip
verb("look", "look at top {n}, then {then}", "You look at the top cards and put them back.", ops.LOOK, of("n", "then"),
     ("K-16.1", "K-R.13"), ("picks",))  # fmt: skip
verb("keep", "keep {selector}", "They stay in play at this end of turn.", ops.KEEP, of("selector"), ("K-20.1",),
     ("picks", "keeps"))  # fmt: skip
verb("sticker", "add sticker {sticker} to {target}", "If one is left on the sheet.", ops.STICKER,
     of("target", "sticker"), ("K-17.1", "K-17.2"), ("picks", "marks"))  # fmt: skip
verb("tick", "tick {target}{free}", "A box is ticked, and does what its icon says.", ops.TICK, of("target"),
     ("K-18.1", "K-18.2"), ("picks", "marks"))  # fmt: skip
verb("write", "write {fame} on the kingdom", "That much fame is written beside the cards.", ops.WRITE, of("fame"),
     ("K-26.6",), ("marks",))  # fmt: skip
verb("choose", "choose {options}", "One of several phrases.", ops.CHOOSE, of(), ("K-21.1",))

condition("is-in-play", "if {a} is in play", "There is at least one.", of(ops.IS_IN_PLAY, "a"), ())
condition("is-not-in-play", "if no {what} is in play", "There is none.", of(ops.IS_NOT_IN_PLAY, "what"), ())
condition("this-blocks", "if this blocks {a}", "This card lies on such a card.", of(ops.THIS_BLOCKS, "a"), ("K-14.1",))
condition("boxes-ticked", "if {n} {box} ticked", "So many boxes of this card, or more.", of(ops.BOXES_TICKED, "n"),
          ("K-18.1",))  # fmt: skip
condition("otherwise", "otherwise", "The condition of the step before did not hold.", of(), (), ops.OTHERWISE)

standing("first-gives", "the first {what} each turn gives {n} {resource} more", "Only the first that produces.", ops.GIVES,
         ("K-R.31",), ("sums",))  # fmt: skip
standing(
    "gives", "{whats} give {n} {resource} {more}", "Whenever such a card produces.", ops.GIVES, ("K-R.31",), ("sums",)
)
standing("givers-give", "cards that give {given} give {n} {resource} {more}", "Whenever a card produces that resource.",
         ops.GIVES, ("K-R.31",), ("sums",))  # fmt: skip
standing("costs", "upgrades{of} cost {n} {resource} less", "No price falls below 1.", ops.COSTS, ("K-R.40",), ("sums",))
standing("advance-adds", "advance plays {n} {more}", "Added to what is set.", ops.ADVANCE_ADDS, ("K-8.4.1",), ("sums",))
standing("advance-plays", "advance plays {n}", "Instead of the usual number.", ops.ADVANCE_PLAYS, ("K-8.4.1",))
standing("turn-plays", "turns start with {n} cards", "Instead of the usual number.", ops.TURN_PLAYS, ("K-7.1",))
standing("no-advance", "you cannot advance", "Neither by an action nor by an effect.", ops.NO_ADVANCE, ("K-R.32",))
standing("blocks-fewer", "enemies block {n} {card} fewer", "Each of them.", ops.BLOCKS_FEWER, ("K-14.1",), ("sums",))
standing("unblockable", "{whats} cannot be blocked{by}", "Nothing blocks them.", ops.UNBLOCKABLE, ("K-14.1",))
standing("good-as-coins", "1 good may be spent as 2 coin", "In any price.", ops.GOOD_AS_COINS, ("K-R.38",))
standing("peek", "peek at top {n}", "You see them as long as this holds.", ops.PEEK, ("K-R.13",))
