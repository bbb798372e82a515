"""The event buffer: what happened, by which card, under which rule.

A buffer lies beside the state, so that a state is the same with and without events. A buffer of length 0 means off. The
header has the number of events in it, the number of the next event, the event that new ones follow from, and for every
frame of the decision stack the event that it follows from. A full buffer raises a flag; the action is then run again
with a larger one.

What a viewer is told of events is written behind one another, without a header: the cells of each as he may know them, and
one more with the message that tells it.
"""

from deckwright.kernel.rules import Events, Numbers, rule, telling

COUNT, NEXT_NUMBER, PARENT_NOW, OVERFLOW = range(4)
PARENTS = 4
MAX_PARENTS = 24
HEADER = PARENTS + MAX_PARENTS

# The cells of an event.
(
    E_KIND, E_PARENT, E_PLAYER, E_CARD, E_SOURCE, E_AMOUNT, E_RESOURCE, E_FROM, E_TO, E_RULE, E_RULING, E_SEEN, E_OTHER,
    E_STAGE, E_DETAIL, E_FREE,
) = range(16)  # fmt: skip
EVENT_CELLS = 16  # a stage and a detail only some games have; the last is for rules alone, while they tell

NOBODY = -1  # no player, no card, no seat
EVERYBODY = -1  # the card of the event is known to everybody; otherwise a mask of the seats that know it

# By what something happens: the card whose effect it is and the ruling that it follows, as one number.
BY_RULES = 0  # by no card
RULING_FROM = 1024  # above the numbers of all cards
WENT_FROM = 16  # above the numbers of all zones

# What a viewer is told of an event.
MESSAGE = EVENT_CELLS  # behind its cells: by which of its forms it is told
TOLD_CELLS = EVENT_CELLS + 1
NOT_TOLD, PLAIN = range(2)  # nobody declared such an event; the form that needs no other name
HIDES_NOTHING = -2  # as a viewer: knows every card, as everybody does when the game is over


@rule
def by_card(source: int, ruling: int) -> int:
    """By this card, under this ruling."""
    return ruling * RULING_FROM + source + 1


@rule
def source_of(by: int) -> int:
    """The card by which something happens, or `NOBODY`."""
    return by % RULING_FROM - 1


@rule
def ruling_of(by: int) -> int:
    """The ruling under which something happens, or 0."""
    return by // RULING_FROM


@rule
def from_to(came: int, went: int) -> int:
    """Where a card came from and where it went, as one number."""
    return came + went * WENT_FROM


@telling
def emit(
    e: Events, kind: int, player: int, card: int, source: int, amount: int, resource: int, came: int, went: int,
    rule_id: int, ruling: int, seen: int, other: int,
) -> None:  # fmt: skip
    """Write one event, if events are on."""
    if e.shape[0] > 0:
        write(e, kind, player, card, source, amount, resource, came, went, rule_id, ruling, seen, other)


@rule
def write(
    e: Events, kind: int, player: int, card: int, source: int, amount: int, resource: int, came: int, went: int,
    rule_id: int, ruling: int, seen: int, other: int,
) -> None:  # fmt: skip
    """Write one event into the buffer."""
    at = HEADER + int(e[COUNT]) * EVENT_CELLS
    number = int(e[NEXT_NUMBER])
    e[NEXT_NUMBER] = number + 1
    if at + EVENT_CELLS > e.shape[0]:
        e[OVERFLOW] = 1
        return
    e[COUNT] += 1
    e[at + E_KIND] = kind
    e[at + E_PARENT] = e[PARENT_NOW]
    e[at + E_PLAYER] = player
    e[at + E_CARD] = card
    e[at + E_SOURCE] = source
    e[at + E_AMOUNT] = amount
    e[at + E_RESOURCE] = resource
    e[at + E_FROM] = came
    e[at + E_TO] = went
    e[at + E_RULE] = rule_id
    e[at + E_RULING] = ruling
    e[at + E_SEEN] = seen
    e[at + E_OTHER] = other
    e[at + E_STAGE] = 0
    e[at + E_DETAIL] = 0
    e[at + E_FREE] = 0


@telling
def follow_last(e: Events) -> None:
    """What happens from here on follows from the event just written."""
    if e.shape[0] > 0:
        e[PARENT_NOW] = e[NEXT_NUMBER] - 1


@telling
def follow_nothing(e: Events) -> None:
    """What happens from here on follows from no earlier event."""
    if e.shape[0] > 0:
        e[PARENT_NOW] = NOBODY


@telling
def remember_parent(e: Events, height: int) -> None:
    """A frame at this height will go on from the event that is the parent now."""
    if e.shape[0] > 0:
        e[PARENTS + height] = e[PARENT_NOW]


@telling
def recall_parent(e: Events, height: int) -> None:
    """Go on from the event that the frame at this height follows from."""
    if e.shape[0] > 0:
        e[PARENT_NOW] = e[PARENTS + height]


# What a viewer is told.


@rule
def knows_card(e: Events, at: int, viewer: int) -> bool:
    """Whether this viewer may know the card of an event; a spectator, who has no seat, knows what everybody knows."""
    seen = int(e[at + E_SEEN])
    if seen == EVERYBODY or viewer == HIDES_NOTHING:
        return True
    return viewer >= 0 and (seen >> viewer) % 2 == 1


@rule
def retell_event(e: Events, at: int, viewer: int, out: Numbers, to: int) -> None:
    """Write the cells of an event as this viewer may know them: without its card where it is hidden from him."""
    for cell in range(EVENT_CELLS):
        out[to + cell] = e[at + cell]
    if not knows_card(e, at, viewer):
        out[to + E_CARD] = NOBODY
