"""What a seat may know of an event, and which of the forms of its kind tells it."""

from deckwright.games.ascension.rules import event_kinds as ek
from deckwright.games.ascension.rules import zones as zn
from deckwright.kernel import events as ev
from deckwright.kernel.events import retell_event
from deckwright.kernel.rules import Cells, Events, Numbers, entry, rule

# Forms, which several kinds may have: what hides the card, whose cards or which place it is about, who does it, and how.
FORMS = (
    None, "", "hidden", "plain", "several", "rival", "discard", "deck", "void", "center", "hand", "row", "constructs",
    "hand-hidden", "deck-hidden", "free", "free-deck", "free-hand", "for", "use", "taken", "look", "open", "missing", "empty",
)  # fmt: skip
(
    NOT_TOLD, PLAIN, HIDDEN, NAMELESS, SEVERAL, RIVAL, DISCARD, DECK, VOID, CENTER, HAND, ROW, CONSTRUCTS,
    HAND_HIDDEN, DECK_HIDDEN, FREE, FREE_DECK, FREE_HAND, FOR_MATE, USE, TAKEN, LOOK, OPEN, MISSING, EMPTY,
) = range(25)  # fmt: skip


@entry
def retell(t: Cells, e: Events, first: int, viewer: int, out: Numbers) -> None:
    """Write the events of a buffer from its `first` on as this viewer may know them, each with the form that tells it."""
    for i in range(e[ev.COUNT] - first):
        to = i * ev.TOLD_CELLS
        retell_event(e, ev.HEADER + (first + i) * ev.EVENT_CELLS, viewer, out, to)
        out[to + ev.MESSAGE] = form_of(out, to)


@rule
def form_of(out: Numbers, at: int) -> int:
    """Which form tells an event that stands there as its viewer may know it; a kind without a case has one form."""
    kind = int(out[at + ev.E_KIND])
    if kind == ek.SHUFFLE:
        return shuffle_form(out, at)
    if kind == ek.DRAW:
        return hidden_or(out, at, PLAIN)
    if kind == ek.DISCARD:
        return hidden_or(out, at, SEVERAL if out[at + ev.E_AMOUNT] > 1 else PLAIN)
    if kind == ek.ACQUIRE:
        return acquire_form(out, at)
    if kind == ek.GAIN or kind == ek.TURN:
        return RIVAL if out[at + ev.E_PLAYER] < 0 else PLAIN
    if kind == ek.DEFEAT:
        return defeat_form(out, at)
    if kind == ek.BANISH:
        return banish_form(int(out[at + ev.E_FROM]))
    if kind == ek.TROPHY:
        return USE if out[at + ev.E_FROM] == zn.TROPHIES else PLAIN
    if kind == ek.PUT:
        return put_form(out, at)
    if kind == ek.TAKE:
        return DISCARD if out[at + ev.E_FROM] == zn.DISCARD else hidden_or(out, at, PLAIN)
    if kind == ek.REVEAL:
        return hidden_or(out, at, reveal_form(out, at))
    if kind == ek.TREASURE:
        return treasure_form(out, at)
    if kind == ek.ASK or kind == ek.DECLINE:
        nameless = out[at + ev.E_CARD] == ev.NOBODY and out[at + ev.E_SOURCE] == ev.NOBODY
        return NAMELESS if nameless else PLAIN
    if kind == ek.CHOOSE:
        return NAMELESS if out[at + ev.E_CARD] == ev.NOBODY else PLAIN
    if kind == ek.POOL:
        return EMPTY if out[at + ev.E_AMOUNT] == 0 else PLAIN
    return PLAIN if kind >= ek.FIRST_KIND and kind <= ek.LAST_KIND else NOT_TOLD


@rule
def hidden_or(out: Numbers, at: int, form: int) -> int:
    """This form, unless the card is hidden."""
    return HIDDEN if out[at + ev.E_CARD] == ev.NOBODY else form


@rule
def shuffle_form(out: Numbers, at: int) -> int:
    """Whose cards are shuffled: a player's discard pile or deck, the Void, or the Center Deck."""
    came = int(out[at + ev.E_FROM])
    if out[at + ev.E_PLAYER] < 0:
        return VOID if came == zn.VOID else CENTER
    return DISCARD if came == zn.DISCARD else DECK


@rule
def acquire_form(out: Numbers, at: int) -> int:
    """For whom, paid or not, and where the card goes."""
    if out[at + ev.E_OTHER] >= 0:
        return FOR_MATE
    went, is_free = int(out[at + ev.E_TO]), out[at + ev.E_SOURCE] != ev.NOBODY
    if went == zn.DECK:
        return FREE_DECK if is_free else DECK
    if went == zn.HAND:
        return FREE_HAND if is_free else HAND
    return FREE if is_free else PLAIN


@rule
def defeat_form(out: Numbers, at: int) -> int:
    """By the solo opponent, or by a player, paid or not."""
    if out[at + ev.E_PLAYER] < 0:
        return RIVAL
    return PLAIN if out[at + ev.E_SOURCE] == ev.NOBODY else FREE


@rule
def banish_form(came: int) -> int:
    """Where the card was; of some places nothing is said."""
    if came == zn.HAND:
        return HAND
    if came == zn.DISCARD:
        return DISCARD
    return ROW if came == zn.ROW else PLAIN


@rule
def put_form(out: Numbers, at: int) -> int:
    """Where the card goes, and whether it is hidden."""
    went = int(out[at + ev.E_TO])
    if went == zn.CONSTRUCTS:
        return CONSTRUCTS
    is_hidden = out[at + ev.E_CARD] == ev.NOBODY
    if went == zn.DECK:
        return DECK_HIDDEN if is_hidden else DECK
    if went == zn.HAND:
        return HAND_HIDDEN if is_hidden else HAND
    return HIDDEN if is_hidden else PLAIN


@rule
def reveal_form(out: Numbers, at: int) -> int:
    """A card that was taken is named, a player looks at one alone, or one is turned up for all."""
    if out[at + ev.E_OTHER] >= 0:
        return TAKEN
    if out[at + ev.E_FROM] != zn.NOWHERE and out[at + ev.E_TO] == zn.NOWHERE:
        return LOOK
    return OPEN if out[at + ev.E_PLAYER] < 0 else PLAIN


@rule
def treasure_form(out: Numbers, at: int) -> int:
    """Treasure is acquired, laid under a card, or there is less than the sets ask for."""
    if out[at + ev.E_PLAYER] >= 0:
        return PLAIN
    return ROW if out[at + ev.E_TO] == zn.ROW else MISSING
