"""Every field of a view, in the order of the view: its path, what it is, and the number that `show` writes for it."""

from deckwright.kernel import showing as sh
from deckwright.kernel.showing import FieldList

VIEW = FieldList()

# The table.
GAME = VIEW.add("game", sh.TOLD, of="tag")
RULESET = VIEW.add("ruleset", sh.TOLD, of="text")
MODE = VIEW.add("mode", sh.TOLD, of="text")
OPTIONS = VIEW.add("options", sh.TOLD, of="texts by name")
OVER = VIEW.add("over", sh.FLAG)
ROUND = VIEW.add("round", sh.COUNTER)
TURNS = VIEW.add("turns", sh.COUNTER)
TURN_PLAYER = VIEW.add("turn_player", sh.SEAT)
FIRST = VIEW.add("first", sh.SEAT)
POOL = VIEW.add("pool", sh.COUNTER)
RUNES = VIEW.add("runes", sh.COUNTER)
RESTRICTED_RUNES = VIEW.add("restricted_runes", sh.COUNTER)
POWER = VIEW.add("power", sh.COUNTER)
ENERGY = VIEW.add("energy", sh.COUNTER)
END_TRIGGERED = VIEW.add("end_triggered", sh.FLAG)
EXTRA_TURNS = VIEW.add("extra_turns", sh.COUNTER)
HAND_SIZE = VIEW.add("hand_size", sh.COUNTER)

# The center.
ROW = VIEW.add("row", sh.ZONE, sh.BY_SLOT)
SLOT = VIEW.add("row[]", sh.ITEM)
SLOT_NUMBER = VIEW.add("row[].slot", sh.COUNTER)
SLOT_CARD = VIEW.add("row[].card", sh.CARD, empty=True)
SLOT_UNDER = VIEW.add("row[].under", sh.ZONE, sh.SORTED)
SLOT_PRICE = VIEW.add("row[].price", sh.COUNTER, absent=True)
PILES = VIEW.add("piles", sh.PILES)
VOID = VIEW.add("void", sh.ZONE, sh.SORTED)
BOX = VIEW.add("box", sh.ZONE, sh.SORTED)
CENTER = VIEW.add("center", sh.PART)
CENTER_COUNT = VIEW.add("center.count", sh.COUNTER)
CENTER_CARDS = VIEW.add("center.cards", sh.ZONE, sh.FROM_TOP, absent=True)

# The seats.
SEATS = VIEW.add("seats", sh.LIST)
SEAT = VIEW.add("seats[]", sh.ITEM)
SEAT_NUMBER = VIEW.add("seats[].seat", sh.SEAT)
TEAM = VIEW.add("seats[].team", sh.COUNTER)
HONOR = VIEW.add("seats[].honor", sh.COUNTER)
HAND = VIEW.add("seats[].hand", sh.PART)
HAND_COUNT = VIEW.add("seats[].hand.count", sh.COUNTER)
HAND_KNOWN = VIEW.add("seats[].hand.known", sh.ZONE, sh.SORTED)
HAND_CARDS = VIEW.add("seats[].hand.cards", sh.ZONE, sh.SORTED, absent=True)
DECK = VIEW.add("seats[].deck", sh.PART)
DECK_COUNT = VIEW.add("seats[].deck.count", sh.COUNTER)
DECK_TOP = VIEW.add("seats[].deck.top", sh.ZONE, sh.FROM_TOP)
DECK_CARDS = VIEW.add("seats[].deck.cards", sh.ZONE, sh.SORTED, absent=True)
DISCARD = VIEW.add("seats[].discard", sh.ZONE, sh.SORTED)
PLAYED = VIEW.add("seats[].played", sh.ZONE, sh.BY_TIME)
CONSTRUCTS = VIEW.add("seats[].constructs", sh.ZONE, sh.SORTED)
CONSTRUCT = VIEW.add("seats[].constructs[]", sh.ITEM)
CONSTRUCT_CARD = VIEW.add("seats[].constructs[].card", sh.CARD)
CONSTRUCT_USED = VIEW.add("seats[].constructs[].used", sh.ABILITIES)
TROPHIES = VIEW.add("seats[].trophies", sh.ZONE, sh.SORTED)
UNSEEN = VIEW.add("seats[].unseen", sh.ZONE, sh.SORTED, absent=True)
UNSEEN_WITH = VIEW.add("seats[].unseen_with", sh.SEATS, absent=True)
TOTAL = VIEW.add("seats[].total", sh.COUNTER, absent=True)
TAKEN_FROM_YOU = VIEW.add("seats[].taken_from_you", sh.ZONE, sh.SORTED, absent=True)

# The solo opponent.
RIVAL = VIEW.add("rival", sh.PART, empty=True)
RIVAL_HONOR = VIEW.add("rival.honor", sh.COUNTER)
RIVAL_SET_ASIDE = VIEW.add("rival.set_aside", sh.ZONE, sh.SORTED)
RIVAL_NAME = VIEW.add("rival.name", sh.WORD)
RIVAL_SCORE = VIEW.add("rival.score", sh.COUNTER, absent=True)

# What is asked.
DECISION = VIEW.add("decision", sh.PART, empty=True)
ASKED_PLAYER = VIEW.add("decision.player", sh.SEAT)
ASKED_KIND = VIEW.add("decision.kind", sh.WORD)
ASKED_SOURCE = VIEW.add("decision.source", sh.CARD, empty=True)
ASKED_CARD = VIEW.add("decision.card", sh.CARD, empty=True)
ASKED_ABOUT = VIEW.add("decision.about", sh.SEAT, empty=True)
ASKED_OPTIONAL = VIEW.add("decision.optional", sh.FLAG)
ANSWERS = VIEW.add("decision.options", sh.TOLD, absent=True, of="texts")
EVENT = VIEW.add("event", sh.TOLD, of="number")

# The end.
SCORES = VIEW.add("scores", sh.COUNTERS, absent=True)
RANKING = VIEW.add("ranking", sh.SEATS, absent=True)
WINNERS = VIEW.add("winners", sh.SEATS, absent=True)
SEED = VIEW.add("seed", sh.CODE, absent=True)
